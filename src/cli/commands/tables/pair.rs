//! The tables of the next round.

use super::{SYSTEM, criterion_word, remarks, round_fact, stages};
use crate::cli::commands::pair::{begin, first_board};
use crate::cli::desk::{
    addresses, first_of, label, player as find_player, section as find_section,
};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::store::{ByeRow, Edit, GameRow, PairingRow, RoundRow, SeatRow, Section};
use crate::tournament::PlayerId;
use crate::tournament::seating::{Seating, TableRound, camps, repeats, sizes};
use crate::tournament::tables::{Criterion, Field, TablesEvent};
use crate::words::Words;

/// Seats the next round: by the stages of the section, or by hand, a table `5-9-2-7` in the order of turns.
pub(in crate::cli::commands) fn pair(
    edit: &Edit<'_>,
    mut section: Section,
    by_hand: &[String],
    words: &Words,
) -> Result<(Section, Vec<Fact>), Error> {
    debug_assert_eq!(section.row.system, SYSTEM);
    let stages = stages(&section)?;
    let round = section.rounds.len() + 1;
    let mut notes = Vec::new();
    if round == 1 {
        section = begin(edit, section, &mut notes)?;
    }
    let event = section
        .tables_event(section.rounds.len())
        .ok_or_else(|| Error::No(Fact::new("pair-no-more-rounds").with("round", round)))?;
    let Some(field) = event.field(round) else {
        let not_over = stages.of_round(round).and_then(|_| not_over(&section));
        let no_more = || Fact::new("pair-no-more-rounds").with("round", round);
        return Err(Error::No(not_over.unwrap_or_else(no_more)));
    };
    notes.extend(round_fact(&stages, round));
    notes.extend(advance_notes(&section, &field, words));
    let number = u16::try_from(round).unwrap_or(u16::MAX);
    let (absent, players): (Vec<PlayerId>, Vec<PlayerId>) = field
        .players
        .iter()
        .partition(|player| section.absence(section.key(**player), number).is_some());
    if players.len() < 2 {
        return Err(Error::No(Fact::new("pair-no-players")));
    }
    let tables = match by_hand.is_empty() {
        true => seat(&event, &field, &players, section.seed()),
        false => read_tables(&section, &players, by_hand)?,
    };
    let history = history(&event);
    let again = repeats(&[history.clone(), vec![tables.clone()]].concat()) - repeats(&history);
    notes.push(Fact::new("tables-repeats").with("count", again));
    let mut row = RoundRow {
        section: section.row.id,
        number: i64::from(number),
        source: if by_hand.is_empty() { "system" } else { "hand" }.to_owned(),
        ..RoundRow::default()
    };
    edit.insert(&mut row)?;
    write(edit, &section, &row, &tables)?;
    for player in absent {
        // no place, no points
        edit.insert(&mut ByeRow {
            id: 0,
            round: row.id,
            player: section.key(player),
            kind: "zero".to_owned(),
        })?;
    }
    let section = find_section(edit, Some(&section.row.name))?;
    notes.extend(remarks(&section, round));
    Ok((section, notes))
}

/// Which tables the next stage waits for, and what is to be done; none if all are over.
fn not_over(section: &Section) -> Option<Fact> {
    let tables = addresses(section, |game| !game.is_over());
    let adjourned = addresses(section, |game| !game.is_over() && !game.is_open());
    let games = section.rounds.iter().flat_map(|round| &round.matches);
    let mut games = games.flat_map(|one| &one.games);
    let seats = games.find(|game| !game.is_over())?.seats.len();
    let places: Vec<String> = (1..=seats).map(|place| place.to_string()).collect();
    let id = match adjourned.is_empty() {
        true => "tables-not-over",
        false => "tables-adjourned-too",
    };
    Some(
        Fact::new(id)
            .with("section", section.row.name.clone())
            .with("tables", first_of(&tables))
            .with("adjourned", first_of(&adjourned))
            .with("first", tables.first()?.clone())
            .with("places", places.join(" ")),
    )
}

/// What the lot or a tie-break decided about who goes on.
fn advance_notes(section: &Section, field: &Field, words: &Words) -> Vec<Fact> {
    let notes = advanced(section, field, words).into_iter();
    notes.map(|(_, note)| note).collect()
}

/// The same with the players of whom it was decided.
pub(super) fn advanced(section: &Section, field: &Field, words: &Words) -> Vec<(PlayerId, Fact)> {
    if field.round > 1 {
        return Vec::new();
    }
    let decided = field.advanced.iter().filter_map(|one| {
        let criterion = one.decided_by?;
        let id = match (criterion, one.table) {
            (Criterion::Lot, None) => "tables-advanced-by-lot",
            (Criterion::Lot, Some(_)) => "tables-advanced-by-lot-table",
            (_, None) => "tables-advanced-by",
            (_, Some(_)) => "tables-advanced-by-table",
        };
        let fact = Fact::new(id)
            .with("player", label(section, section.key(one.player)))
            .with("table", one.table.unwrap_or(0))
            .with("criterion", criterion_word(words, criterion))
            .with("seed", section.row.seed.clone());
        Some((one.player, fact))
    });
    decided.collect()
}

/// The tables of all rounds so far by the numbers of the players.
fn history(event: &TablesEvent) -> Vec<TableRound> {
    let table = |table: &crate::tournament::tables::Table| -> Vec<u16> {
        table.seats.iter().map(|seat| seat.player.0).collect()
    };
    let rounds = event.rounds.iter();
    rounds
        .map(|round| round.iter().map(table).collect())
        .collect()
}

/// The next round of the plan for the stage. If the rounds so far are those of the plan made at its start, that plan
/// goes on; else the rest is planned anew.
pub(super) fn seat(
    event: &TablesEvent,
    field: &Field,
    players: &[PlayerId],
    seed: u64,
) -> TableRound {
    let all = history(event);
    let first = event.stages.first_round(field.stage) - 1;
    let (before, played) = all.split_at(first);
    let stage = event.stages.list()[field.stage];
    let mut players: Vec<u16> = players.iter().map(|player| player.0).collect();
    players.sort_unstable();
    let seating = Seating {
        players: &players,
        size: stage.size,
        rounds: stage.rounds,
        history: before,
        seed: seed.wrapping_add(field.stage as u64),
    };
    let plan = seating.plan();
    if plan.starts_with(played) && plan.len() > played.len() {
        return plan[played.len()].clone();
    }
    let rest = Seating {
        rounds: stage.rounds - played.len(),
        history: &all,
        ..seating
    };
    rest.plan().into_iter().next().unwrap_or_default()
}

/// Tables given by hand: everybody of the field sits at one.
fn read_tables(
    section: &Section,
    players: &[PlayerId],
    by_hand: &[String],
) -> Result<TableRound, Error> {
    let mut tables = TableRound::new();
    for text in by_hand {
        let table = text.split('-').map(|part| {
            let row = find_player(section, part)?;
            Ok(section.number(row.id).0)
        });
        let table: Vec<u16> = table.collect::<Result<_, Error>>()?;
        if !(2..=6).contains(&table.len()) {
            return Err(Error::Usage(
                Fact::new("tables-bad-size")
                    .with("size", table.len())
                    .with("text", text.clone()),
            ));
        }
        tables.push(table);
    }
    let mut seated: Vec<u16> = tables.iter().flatten().copied().collect();
    seated.sort_unstable();
    let mut wanted: Vec<u16> = players.iter().map(|player| player.0).collect();
    wanted.sort_unstable();
    if seated != wanted {
        let differ = |one: &[u16], other: &[u16]| {
            let missing = one.iter().filter(|player| !other.contains(player));
            missing.map(u16::to_string).collect::<Vec<_>>().join(", ")
        };
        return Err(Error::Usage(
            Fact::new("tables-not-all")
                .with("missing", differ(&wanted, &seated))
                .with("others", differ(&seated, &wanted)),
        ));
    }
    debug_assert!(!sizes(wanted.len(), 2).is_empty());
    Ok(tables)
}

fn write(
    edit: &Edit<'_>,
    section: &Section,
    round: &RoundRow,
    tables: &TableRound,
) -> Result<(), Error> {
    let first = first_board(edit, section, round, tables.len())?;
    for (board, table) in (first..).zip(tables) {
        let mut pairing = PairingRow {
            id: 0,
            round: round.id,
            board,
        };
        edit.insert(&mut pairing)?;
        let mut game = GameRow {
            id: 0,
            pairing: pairing.id,
            number: 1,
            adjourned: 0,
        };
        edit.insert(&mut game)?;
        for (player, camp) in table.iter().zip(camps(table.len())) {
            edit.insert(&mut SeatRow {
                id: 0,
                game: game.id,
                number: i64::from(*camp),
                player: section.key(PlayerId(*player)),
                result: None,
            })?;
        }
    }
    Ok(())
}
