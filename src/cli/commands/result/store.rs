//! Results into the event, and what is said about them.

use super::{Given, Outcome, understand};
use crate::cli::commands::pairings::result_text;
use crate::cli::commands::tables::{self, TableResultJson};
use crate::cli::desk::{
    board as find_board, first_mover_first, label, seat_of, section as find_section,
};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::store::{Edit, Game, GameRow, SeatRow, Section, SectionRow, SheetRow, result_word};
use crate::tournament::{GameResult, System};

/// Whether results of rounds before the last may be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli::commands) enum Guard {
    Current,
    Correct,
}

/// A result that was entered.
pub(in crate::cli::commands) struct Entered {
    pub(in crate::cli::commands) said: Fact,
    pub(in crate::cli::commands) warnings: Vec<Fact>,
    json: AnyJson,
}

/// A result of a match, or of a table.
#[derive(Clone, serde::Serialize)]
#[serde(untagged)]
enum AnyJson {
    Match(EnteredJson),
    Table(TableResultJson),
}

#[derive(Clone, serde::Serialize)]
struct EnteredJson {
    section: String,
    round: i64,
    board: i64,
    game: i64,
    white: String,
    black: String,
    white_result: Option<String>,
    black_result: Option<String>,
    adjourned: bool,
    winner: Option<String>,
}

#[derive(serde::Serialize)]
pub(super) struct ResultsJson {
    format: u32,
    journal: Option<i64>,
    results: Vec<AnyJson>,
}

pub(super) fn answer(entered: &[Entered], journal: Option<i64>) -> ResultsJson {
    ResultsJson {
        format: FORMAT,
        journal,
        results: entered.iter().map(|one| one.json.clone()).collect(),
    }
}

/// Enters all results, or none.
pub(in crate::cli::commands) fn enter(
    edit: &Edit<'_>,
    given: &[Given],
    name: Option<&str>,
    guard: Guard,
) -> Result<Vec<Entered>, Error> {
    let mut sections = match name {
        Some(name) => vec![find_section(edit, Some(name))?],
        None => {
            let rows: Vec<SectionRow> = edit.all()?;
            rows.into_iter()
                .map(|row| edit.section(row))
                .collect::<Result<_, _>>()?
        }
    };
    let mut entered = Vec::new();
    for one in given {
        let at_line = |error: Error| match (one.line, error) {
            (Some(line), Error::Usage(fact)) => {
                Error::Unusable(vec![Fact::new("error-at-line").with("line", line), fact])
            }
            (_, error) => error,
        };
        entered.extend(enter_one(edit, &mut sections, one, guard).map_err(at_line)?);
    }
    Ok(entered)
}

fn enter_one(
    edit: &Edit<'_>,
    sections: &mut [Section],
    given: &Given,
    guard: Guard,
) -> Result<Vec<Entered>, Error> {
    let place = find_board(sections, &given.text, given.address)?;
    let is_last = place.round + 1 == sections[place.section].rounds.len();
    if sections[place.section].is_tables() {
        let section = &mut sections[place.section];
        let text = given.results.join(" ");
        let at = (place.round, place.board);
        let (said, warnings, json) = tables::enter(edit, section, at, &text, guard)?;
        let json = AnyJson::Table(json);
        return Ok(vec![Entered {
            said,
            warnings,
            json,
        }]);
    }
    let first = given.address.game.unwrap_or(1);
    let is_bracket = sections[place.section].system() == System::KnockOut;
    let leader =
        |section: &Section| section.leader(&section.rounds[place.round].matches[place.board]);
    let leader_before = leader(&sections[place.section]);
    let mut entered: Vec<Entered> = Vec::new();
    for (number, text) in (first..).zip(&given.results) {
        let section = &mut sections[place.section];
        let count = section.rounds[place.round].matches[place.board].games.len() as i64;
        if number > count {
            if number > count + 1 || section.system() != System::KnockOut {
                let fact = Fact::new("error-no-game")
                    .with("address", given.text.clone())
                    .with("game", number);
                return Err(Error::Usage(fact));
            }
            if leader(section).is_some() && guard == Guard::Current {
                return Err(Error::No(
                    Fact::new("error-match-decided").with("address", given.text.clone()),
                ));
            }
            // A game that breaks a tie: colours go on changing.
            let one = &mut section.rounds[place.round].matches[place.board];
            let game = further_game(edit, one, number)?;
            one.games.push(game);
        }
        let game =
            &section.rounds[place.round].matches[place.board].games[(number - 1).max(0) as usize];
        let mut outcome = understand(section, game, text)?;
        // In a list `*` stands for "not over", which an adjourned game is not either.
        if given.line.is_some() && text.trim() == "*" && game.row.adjourned != 0 {
            outcome = Outcome::Adjourned;
        }
        if !is_last && game.is_over() && guard == Guard::Current && section.system().needs_results()
        {
            return Err(Error::No(
                Fact::new("error-old-result").with("address", given.text.clone()),
            ));
        }
        let [left, _] = first_mover_first(section);
        let before = game
            .is_over()
            .then(|| result_text(section, game, game.seats[seat_of(left)].player));
        let game = write(edit, game, outcome)?;
        entered.push(say(edit, section, place, &game, before)?);
        section.rounds[place.round].matches[place.board].games[(number - 1).max(0) as usize] = game;
    }
    // The next round of a bracket was paired with the winner.
    let section = &sections[place.section];
    let leader_now = leader(section);
    if is_bracket && !is_last && leader_before.is_some() && leader_now != leader_before {
        let fact = match (guard, leader_now) {
            (Guard::Current, _) => Fact::new("error-match-turned"),
            (_, None) => Fact::new("warn-match-undecided"),
            _ => Fact::new("warn-match-turned"),
        };
        let fact = fact
            .with("address", given.text.clone())
            .with("winner", label(section, leader_before.unwrap_or(0)))
            .with("round", section.rounds[place.round + 1].row.number);
        if guard == Guard::Current {
            return Err(Error::No(fact));
        }
        if let Some(last) = entered.last_mut() {
            last.warnings.push(fact);
        }
    }
    Ok(entered)
}

fn further_game(edit: &Edit<'_>, one: &crate::store::Match, number: i64) -> Result<Game, Error> {
    let (white, black) = one.players();
    let mut row = GameRow {
        id: 0,
        pairing: one.row.id,
        number,
        adjourned: 0,
    };
    edit.insert(&mut row)?;
    let mut seats = Vec::new();
    for (player, seat) in (if number % 2 == 1 {
        [white, black]
    } else {
        [black, white]
    })
    .into_iter()
    .zip(1..)
    {
        let mut seat = SeatRow {
            id: 0,
            game: row.id,
            number: seat,
            player,
            result: None,
        };
        edit.insert(&mut seat)?;
        seats.push(seat);
    }
    Ok(Game { row, seats })
}

/// Writes the outcome of a game.
pub(in crate::cli::commands) fn write(
    edit: &Edit<'_>,
    game: &Game,
    outcome: Outcome,
) -> Result<Game, Error> {
    let mut game = game.clone();
    let (white, black) = match outcome {
        Outcome::Over(white, black) => (Some(white), Some(black)),
        Outcome::Adjourned | Outcome::Open => (None, None),
    };
    for (seat, result) in game.seats.iter_mut().zip([white, black]) {
        seat.result = result.map(|result| result_word(result).to_owned());
        edit.update(seat)?;
    }
    game.row.adjourned = i64::from(outcome == Outcome::Adjourned);
    edit.update(&game.row)?;
    Ok(game)
}

fn say(
    edit: &Edit<'_>,
    section: &Section,
    place: crate::cli::desk::Found,
    game: &Game,
    before: Option<String>,
) -> Result<Entered, Error> {
    let round = &section.rounds[place.round];
    let board = round.matches[place.board].row.board;
    let (white, black) = (game.seats[0].player, game.seats[1].player);
    let [left, right] = first_mover_first(section).map(|side| game.seats[seat_of(side)].player);
    let result = |seat: usize| {
        game.seats[seat]
            .result
            .as_deref()
            .and_then(crate::store::result_from_word)
    };
    let is_win = |result| {
        matches!(
            result,
            Some(GameResult::Win | GameResult::ShortWin | GameResult::ForfeitWin)
        )
    };
    let winner = if is_win(result(0)) {
        Some(white)
    } else if is_win(result(1)) {
        Some(black)
    } else {
        None
    };
    let id = match (winner, result(0), result(1)) {
        (Some(_), Some(GameResult::ForfeitWin), _) | (Some(_), _, Some(GameResult::ForfeitWin)) => {
            "result-forfeit"
        }
        (Some(_), _, _) => "result-won",
        (None, Some(GameResult::Draw), Some(GameResult::Draw)) => "result-drawn",
        (None, Some(GameResult::ForfeitLoss), _) => "result-nobody-came",
        (None, Some(_), _) => "result-other",
        (None, None, _) if game.row.adjourned != 0 => "result-adjourned",
        (None, None, _) => "result-open",
    };
    let address = if section.row.games > 1 || game.row.number > 1 {
        format!("{}.{board}.{}", round.row.number, game.row.number)
    } else {
        format!("{}.{board}", round.row.number)
    };
    let said = Fact::new(id)
        .with("address", address.clone())
        .with("left", label(section, left))
        .with("right", label(section, right))
        .with("score", result_text(section, game, left))
        .with(
            "winner",
            winner.map_or_else(String::new, |player| label(section, player)),
        );
    let mut warnings = Vec::new();
    if let Some(before) = before.filter(|before| *before != result_text(section, game, left)) {
        warnings.push(
            Fact::new("warn-result-changed")
                .with("address", address.clone())
                .with("before", before),
        );
    }
    let by_result = match winner {
        Some(player) if player == white => Some("white"),
        Some(_) => Some("black"),
        None => matches!(result(0), Some(GameResult::Draw)).then_some("draw"),
    };
    for sheet in edit.of::<SheetRow>("game", game.row.id)? {
        let by_sheet = sheet.result.as_deref();
        if by_sheet.is_some() && by_result.is_some() && by_sheet != by_result {
            let fact = Fact::new("warn-sheet-disagrees").with("address", address.clone());
            warnings.push(fact.with("copy", sheet.copy));
        }
    }
    let json = EnteredJson {
        section: section.row.name.clone(),
        round: round.row.number,
        board,
        game: game.row.number,
        white: label(section, white),
        black: label(section, black),
        white_result: game.seats[0].result.clone(),
        black_result: game.seats[1].result.clone(),
        adjourned: game.row.adjourned != 0,
        winner: winner.map(|player| label(section, player)),
    };
    Ok(Entered {
        said,
        warnings,
        json: AnyJson::Match(json),
    })
}
