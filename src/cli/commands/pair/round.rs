//! The next round of a section.

use std::collections::HashMap;

use super::{Pair, by_hand};
use crate::cli::commands::{feasibility, pairings, tables};
use crate::cli::desk::{addresses, first_of, section as find_section};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::{Answer, ui::Ui};
use crate::store::{
    ByeRow, Edit, Game, GameRow, Keep, PairingRow, RoundRow, SeatRow, Section, bye_word,
    colour_word, result_word,
};
use crate::tournament::knockout::KnockoutError;
use crate::tournament::{
    Board, ByeKind, Colour, GameResult, Lot, Paired, PairingError, PlayerId, RoundNumber, System,
    SystemError,
};

/// What has been paired, and what is to be said about it.
struct Done {
    section: Section,
    notes: Vec<Fact>,
    warnings: Vec<Fact>,
}

pub(super) fn run(arguments: &Pair, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let keep = if arguments.dry_run {
        Keep::TryOut
    } else {
        Keep::Commit
    };
    let done = store.transact::<_, Error>(&arguments.event.stamp("pair"), keep, |edit| {
        let section = find_section(edit, arguments.section.section.as_deref())?;
        if section.is_tables() {
            let (section, notes) = tables::pair(edit, section, &arguments.board, &ui.words)?;
            let warnings = Vec::new();
            return Ok(Done {
                section,
                notes,
                warnings,
            });
        }
        pair(arguments, edit, section)
    })?;
    for warning in &done.warnings {
        ui.warn(warning);
    }
    if !arguments.json {
        for note in &done.notes {
            ui.tell(note)?;
        }
    }
    let last = done.section.rounds.len() - 1;
    pairings::show(&done.section, last, arguments.json, ui)?;
    if arguments.dry_run && !arguments.json {
        ui.tell(&Fact::new("dry-run"))?;
    }
    Ok(Answer::Yes)
}

fn pair(arguments: &Pair, edit: &Edit<'_>, mut section: Section) -> Result<Done, Error> {
    let round = section.next_round();
    let name = section.row.name.clone();
    let mut notes = Vec::new();
    if section.system().needs_results() || section.system() == System::Manual {
        let open = addresses(&section, Game::is_open);
        if !open.is_empty() {
            return Err(Error::No(
                Fact::new("error-games-open")
                    .with("section", name)
                    .with("count", open.len())
                    .with("games", first_of(&open)),
            ));
        }
    }
    if round == 1 {
        section = begin(edit, section, &mut notes)?;
    }
    let event = section.event_before(round);
    let number = RoundNumber(round);
    let mut warnings = if round == 1 {
        feasibility::of_section(&section)
    } else {
        feasibility::of_next_round(&section)
    };
    let by_hand = !arguments.board.is_empty();
    let paired = if by_hand {
        by_hand::read(&section, &event, &arguments.board, arguments.bye.as_deref())?
    } else {
        section
            .system()
            .pair(&event, number)
            .map_err(|error| Error::No(error_fact(&error)))?
    };
    if by_hand {
        warnings.extend(by_hand::warnings(&event, number, &paired));
        let system = section.system().pair(&event, number);
        warnings.extend(
            system
                .ok()
                .and_then(|system| by_hand::compared(&paired, &system)),
        );
    }
    let mut row = RoundRow {
        section: section.row.id,
        number: i64::from(round),
        source: if by_hand { "hand" } else { "system" }.to_owned(),
        ..RoundRow::default()
    };
    edit.insert(&mut row)?;
    write(edit, &section, &row, &paired)?;
    let section = find_section(edit, Some(&section.row.name))?;
    Ok(Done {
        section,
        notes,
        warnings,
    })
}

/// Fixes numbers, first colour and the accelerated group.
pub(in crate::cli::commands) fn begin(
    edit: &Edit<'_>,
    section: Section,
    notes: &mut Vec<Fact>,
) -> Result<Section, Error> {
    for (player, number) in section.players.iter().zip(1..) {
        edit.update(&crate::store::PlayerRow {
            number: Some(number),
            ..player.clone()
        })?;
    }
    let mut row = section.row.clone();
    if row.initial_colour.is_none() && section.system().needs_results() && !section.is_tables() {
        let colour =
            [Colour::White, Colour::Black][Lot::from_seed(section.seed()).below(2) as usize];
        row.initial_colour = Some(colour_word(colour).to_owned());
        let id = match (tables::is_star(&row), colour) {
            (true, Colour::White) => "pair-drawn-first",
            (true, Colour::Black) => "pair-drawn-second",
            (false, Colour::White) => "pair-drawn-white",
            (false, Colour::Black) => "pair-drawn-black",
        };
        notes.push(Fact::new(id).with("seed", row.seed.clone()));
    }
    if row.acceleration.as_deref() == Some("baku") {
        row.acceleration = Some(format!("baku:{}", section.players.len()));
    }
    edit.update(&row)?;
    find_section(edit, Some(&row.name))
}

fn write(
    edit: &Edit<'_>,
    section: &Section,
    round: &RoundRow,
    paired: &Paired,
) -> Result<(), Error> {
    let keys: HashMap<PlayerId, i64> = section
        .numbers()
        .into_iter()
        .map(|(key, number)| (number, key))
        .collect();
    let key = |number: PlayerId| keys.get(&number).copied().unwrap_or(0);
    let number = u16::try_from(round.number).unwrap_or(u16::MAX);
    for (board, Board { white, black }) in
        (first_board(edit, section, round, paired.boards.len())?..).zip(&paired.boards)
    {
        let mut pairing = PairingRow {
            id: 0,
            round: round.id,
            board,
        };
        edit.insert(&mut pairing)?;
        let players = (key(*white), key(*black));
        for game in 1..=section.row.games {
            write_game(edit, section, number, (pairing.id, game), players)?;
        }
    }
    let mut seated: Vec<i64> = paired
        .boards
        .iter()
        .flat_map(|board| [key(board.white), key(board.black)])
        .collect();
    for bye in &paired.byes {
        seated.push(key(*bye));
        let kind = bye_word(ByeKind::Pairing).to_owned();
        edit.insert(&mut ByeRow {
            id: 0,
            round: round.id,
            player: key(*bye),
            kind,
        })?;
    }
    for player in section
        .players
        .iter()
        .filter(|player| !seated.contains(&player.id))
    {
        let kind = section
            .absence(player.id, number)
            .map_or("zero", |absence| absence.bye.as_str())
            .to_owned();
        edit.insert(&mut ByeRow {
            id: 0,
            round: round.id,
            player: player.id,
            kind,
        })?;
    }
    Ok(())
}

/// Writes a game; colours change from game to game. Who has left a table or a bracket loses at once.
fn write_game(
    edit: &Edit<'_>,
    section: &Section,
    round: u16,
    (pairing, number): (i64, i64),
    (white, black): (i64, i64),
) -> Result<(), Error> {
    let mut game = GameRow {
        id: 0,
        pairing,
        number,
        adjourned: 0,
    };
    edit.insert(&mut game)?;
    let seats = if number % 2 == 1 {
        [white, black]
    } else {
        [black, white]
    };
    let has_left = |player: i64| {
        section
            .absence(player, round)
            .is_some_and(|absence| absence.last.is_none())
    };
    let decided = has_left(white) || has_left(black);
    for (player, seat) in seats.into_iter().zip(1..) {
        let result = if has_left(player) {
            GameResult::ForfeitLoss
        } else {
            GameResult::ForfeitWin
        };
        let result = decided.then(|| result_word(result).to_owned());
        edit.insert(&mut SeatRow {
            id: 0,
            game: game.id,
            number: seat,
            player,
            result,
        })?;
    }
    Ok(())
}

/// The number of the first board: the one that is fixed, or behind the boards of other sections in the same round.
pub(in crate::cli::commands) fn first_board(
    edit: &Edit<'_>,
    section: &Section,
    round: &RoundRow,
    boards: usize,
) -> Result<i64, Error> {
    let others: Vec<i64> = edit
        .all::<RoundRow>()?
        .into_iter()
        .filter(|other| other.number == round.number && other.section != section.row.id)
        .map(|other| other.id)
        .collect();
    let mut taken = Vec::new();
    for other in others {
        taken.extend(
            edit.of::<PairingRow>("round", other)?
                .into_iter()
                .map(|pairing| pairing.board),
        );
    }
    let Some(first) = section.row.first_board else {
        return Ok(taken.into_iter().max().unwrap_or(0) + 1);
    };
    let last = first + i64::try_from(boards).unwrap_or(0) - 1;
    if taken.iter().any(|board| (first..=last).contains(board)) {
        let fact = Fact::new("error-boards-taken")
            .with("name", section.row.name.clone())
            .with("free", taken.iter().max().map_or(1, |board| board + 1))
            .with("first", first)
            .with("last", last);
        return Err(Error::No(fact));
    }
    Ok(first)
}

/// Why there is no pairing.
pub(in crate::cli::commands) fn error_fact(error: &SystemError) -> Fact {
    match error {
        SystemError::ByHand => Fact::new("pair-by-hand"),
        SystemError::Pairing(PairingError::NoPlayers) => Fact::new("pair-no-players"),
        SystemError::Pairing(PairingError::NoMoreRounds(round)) => {
            Fact::new("pair-no-more-rounds").with("round", round.0)
        }
        SystemError::Pairing(PairingError::UnsuitableField { players }) => {
            Fact::new("pair-unsuitable").with("players", *players)
        }
        SystemError::Pairing(PairingError::NoLegalPairing {
            players,
            free,
            nobody_for_the_bye,
        }) => {
            if *nobody_for_the_bye {
                return Fact::new("pair-nobody-for-the-bye").with("players", *players);
            }
            let free: Vec<String> = free
                .iter()
                .map(|(id, count)| format!("{id}: {count}"))
                .collect();
            Fact::new("pair-none")
                .with("players", *players)
                .with("free", free.join(", "))
        }
        SystemError::Knockout(KnockoutError::TooFew) => {
            Fact::new("pair-unsuitable").with("players", 1)
        }
        SystemError::Knockout(KnockoutError::Won(player)) => {
            Fact::new("pair-won").with("player", player.0)
        }
        SystemError::Knockout(KnockoutError::Undecided(boards)) => {
            let boards: Vec<String> = boards
                .iter()
                .map(|board| format!("{}-{}", board.white, board.black))
                .collect();
            Fact::new("pair-undecided").with("boards", boards.join(", "))
        }
    }
}
