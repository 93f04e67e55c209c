//! A tournament report into a section.

use std::collections::HashMap;

use crate::cli::desk::section as find_section;
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::exchange::registration::date;
use crate::store::{
    AbsenceRow, ByeRow, Edit, GameRow, PairingRow, PlayerRow, RoundRow, SeatRow, SectionRow,
    bye_word, colour_word, result_word,
};
use crate::tournament::{
    ByeKind, Entry, Event, GameResult, PlayerId, Points, RoundNumber, Scoring, System,
    baku_acceleration, sort_boards,
};

/// Stores players, rounds, results and announced byes; the keys of the players by number.
pub(super) fn store(
    edit: &Edit<'_>,
    name: Option<&str>,
    event: &Event,
    system: System,
) -> Result<HashMap<PlayerId, i64>, Error> {
    let section = find_section(edit, name)?;
    if !section.players.is_empty() {
        return Err(Error::No(Fact::new("error-not-empty")));
    }
    let paired = event.rounds_paired();
    let mut row = section.row.clone();
    settings(&mut row, event, system);
    edit.update(&row)?;
    let mut keys = HashMap::new();
    for (id, player) in &event.players {
        let text = |value: &str| (!value.is_empty()).then(|| value.to_owned());
        let mut new = PlayerRow {
            section: row.id,
            number: (paired > 0).then_some(i64::from(id.0)),
            name: player.name.clone(),
            title: text(&player.title),
            rating: player.rating.map(i64::from),
            federation: text(&player.federation),
            sex: player.sex.map(String::from),
            birth: date(&player.birth).or_else(|| text(&player.birth)),
            federation_id: text(&player.federation_id),
            ..PlayerRow::default()
        };
        edit.insert(&mut new)?;
        keys.insert(*id, new.id);
    }
    for forbidden in &event.forbidden {
        for (index, one) in forbidden.players.iter().enumerate() {
            for other in &forbidden.players[index + 1..] {
                let (Some(one), Some(other)) = (keys.get(one), keys.get(other)) else {
                    continue;
                };
                let last = forbidden.rounds.end().0;
                edit.insert(&mut crate::store::BanRow {
                    id: 0,
                    section: row.id,
                    kind: "players".to_owned(),
                    one: Some(*one),
                    other: Some(*other),
                    first: i64::from(forbidden.rounds.start().0.max(1)),
                    last: (last < 999).then_some(i64::from(last)),
                })?;
            }
        }
    }
    for round in (1..=paired).map(RoundNumber) {
        store_round(edit, row.id, event, round, &keys)?;
    }
    announced(edit, event, paired, &keys)?;
    Ok(keys)
}

fn settings(row: &mut SectionRow, event: &Event, system: System) {
    let tenths = |points: Points| i64::from(points.tenths());
    let Scoring {
        win, draw, loss, ..
    } = event.scoring;
    row.acceleration = acceleration(event);
    row.system = system.name().to_owned();
    row.seeding = "given".to_owned();
    row.rounds = event.rounds.map(i64::from);
    // Tables fix the colours themselves.
    let lot = event.initial_colour.filter(|_| system.needs_results());
    row.initial_colour = lot.map(|colour| colour_word(colour).to_owned());
    (row.win, row.draw, row.loss) = (tenths(win), tenths(draw), tenths(loss));
    row.forfeit_win = Some(tenths(event.scoring.forfeit_win));
    row.forfeit_loss = Some(tenths(event.scoring.forfeit_loss));
    row.pairing_bye = Some(tenths(event.scoring.pairing_bye));
    row.full_bye = Some(tenths(event.scoring.full_bye));
    row.half_bye = Some(tenths(event.scoring.half_bye));
    row.zero_bye = Some(tenths(event.scoring.zero_bye));
    row.games = if system == System::DoubleSwiss { 2 } else { 1 };
}

/// The virtual points: by their name where they are those of Baku, else one by one.
fn acceleration(event: &Event) -> Option<String> {
    if event.accelerations.is_empty() {
        return None;
    }
    if event.accelerations == baku_acceleration(event, event.rounds.unwrap_or(0)) {
        return Some(format!("baku:{}", event.players.len()));
    }
    let given = event.accelerations.iter().map(|one| one.text());
    Some(format!("given {}", given.collect::<Vec<_>>().join(" ")))
}

fn store_round(
    edit: &Edit<'_>,
    section: i64,
    event: &Event,
    round: RoundNumber,
    keys: &HashMap<PlayerId, i64>,
) -> Result<(), Error> {
    let number = i64::from(round.0);
    let mut row = RoundRow {
        section,
        number,
        source: "system".to_owned(),
        ..RoundRow::default()
    };
    edit.insert(&mut row)?;
    let mut boards = crate::tournament::recorded(event, round).boards;
    sort_boards(&mut boards, event, round.0 - 1);
    for (board, number) in boards.iter().zip(1..) {
        let mut pairing = PairingRow {
            id: 0,
            round: row.id,
            board: number,
        };
        edit.insert(&mut pairing)?;
        let games = |id: PlayerId| match event
            .players
            .get(&id)
            .and_then(|player| player.entry(round))
        {
            Some(Entry::Paired { games, .. }) => games.clone(),
            _ => crate::tournament::Games::new(),
        };
        let (white, black) = (games(board.white), games(board.black));
        for (index, (white_result, black_result)) in white.iter().zip(&black).enumerate() {
            let mut game = GameRow {
                id: 0,
                pairing: pairing.id,
                number: index as i64 + 1,
                adjourned: 0,
            };
            edit.insert(&mut game)?;
            let first = (keys[&board.white], *white_result);
            let second = (keys[&board.black], *black_result);
            let seats = if index % 2 == 0 {
                [first, second]
            } else {
                [second, first]
            };
            for ((player, result), number) in seats.into_iter().zip(1..) {
                let result: GameResult = result;
                let result = Some(result_word(result).to_owned());
                edit.insert(&mut SeatRow {
                    id: 0,
                    game: game.id,
                    number,
                    player,
                    result,
                })?;
            }
        }
    }
    for (id, player) in &event.players {
        let kind = match player.entry(round) {
            Some(Entry::Bye(kind)) => *kind,
            None => ByeKind::Zero,
            Some(Entry::Paired { .. }) => continue,
        };
        let kind = bye_word(kind).to_owned();
        edit.insert(&mut ByeRow {
            id: 0,
            round: row.id,
            player: keys[id],
            kind,
        })?;
    }
    Ok(())
}

/// Byes behind the last paired round.
fn announced(
    edit: &Edit<'_>,
    event: &Event,
    paired: u16,
    keys: &HashMap<PlayerId, i64>,
) -> Result<(), Error> {
    for (id, player) in &event.players {
        for (index, entry) in player.entries.iter().enumerate().skip(usize::from(paired)) {
            let Some(Entry::Bye(kind)) = entry else {
                continue;
            };
            let round = i64::from(RoundNumber::at(index).0);
            edit.insert(&mut AbsenceRow {
                id: 0,
                player: keys[id],
                first: round,
                last: Some(round),
                bye: bye_word(*kind).to_owned(),
                reason: "absent".to_owned(),
            })?;
        }
    }
    Ok(())
}
