//! Records to an event.

use std::collections::BTreeMap;

use super::check::check;
use super::matches::{has_matches, join};
use super::problem::{Problem, ProblemKind};
use super::record::{Cell, Document, PlayerRecord, Record};
use crate::tournament::{
    ALL_ROUNDS, Acceleration, ByeKind, Colour, Entry, Event, Forbidden, GameResult, Player,
    PlayerId, Points, RoundNumber, Scoring, baku_acceleration,
};

/// Understands a report. Without a table of points the one of TRF holds, 1-½-0.
///
/// Byes in the columns behind the last paired round are announcements for rounds to come, and so is `240`.
/// A `DOUBLESWISS` code in `192` makes one round of two games out of two rounds of the report.
/// A code that ends in `_BAKU` gives virtual points where the file has none.
pub fn to_event(document: &Document) -> (Event, Vec<Problem>) {
    let mut event = Event {
        scoring: Scoring::CHESS,
        ..Event::default()
    };
    let mut problems = Vec::new();
    let mut byes = Vec::new();
    let mut by_player: BTreeMap<u16, &[Points]> = BTreeMap::new();
    let mut absent = Vec::new();
    for (index, record) in document.records.iter().enumerate() {
        let line = index + 1;
        let mut problem = |column, kind| problems.push(Problem { line, column, kind });
        match record {
            Record::Player(player) => {
                if event
                    .players
                    .insert(PlayerId(player.number), player_of(player))
                    .is_some()
                {
                    problem(5, ProblemKind::NumberTwice(player.number));
                }
            }
            Record::Rounds(rounds, _) => event.rounds = Some(*rounds),
            Record::InitialColour(letter) => event.initial_colour = colour_of(*letter),
            Record::Points(pairs) => set_symbols(&mut event.scoring, pairs),
            Record::EnginePoints(letter, points) => {
                set_engine_points(&mut event.scoring, *letter, *points)
            }
            Record::ScoringPairs(pairs) => {
                for (code, points) in pairs {
                    if !set_pair(&mut event.scoring, code, *points) {
                        problem(5, ProblemKind::Unsupported(code.clone()));
                    }
                }
            }
            Record::Byes {
                kind,
                round,
                players,
            } => byes.push((line, *kind, RoundNumber(*round), players)),
            Record::Absent(players) => absent.push((line, players)),
            Record::Acceleration {
                points,
                rounds,
                players,
            } => event.accelerations.push(Acceleration {
                points: *points,
                rounds: RoundNumber(rounds.0)..=RoundNumber(rounds.1),
                players: PlayerId(players.0)..=PlayerId(players.1),
            }),
            Record::PlayerAcceleration(player, points) => {
                by_player.insert(*player, points.as_slice());
            }
            Record::Forbidden { rounds, players } => event.forbidden.push(Forbidden {
                rounds: RoundNumber(rounds.0)..=RoundNumber(rounds.1),
                players: players.iter().copied().map(PlayerId).collect(),
            }),
            Record::ForbiddenAlways(players) => event.forbidden.push(Forbidden {
                rounds: ALL_ROUNDS,
                players: players.iter().copied().map(PlayerId).collect(),
            }),
            Record::Configuration(words) => {
                for word in words {
                    match word.as_str() {
                        "white1" => event.initial_colour = Some(Colour::White),
                        "black1" => event.initial_colour = Some(Colour::Black),
                        _ => problem(5, ProblemKind::Unsupported(word.clone())),
                    }
                }
            }
            Record::Other(text) => {
                if let Some(name) = text.strip_prefix("012 ") {
                    event.name = name.trim().to_owned();
                }
            }
            Record::System(_) => {}
        }
    }
    event.accelerations.extend(ranges(&by_player));
    let next = RoundNumber(event.rounds_paired() + 1);
    for (line, kind, round, players) in byes {
        announce(
            &mut event,
            &mut problems,
            line,
            (bye_of(kind), round),
            players,
        );
    }
    for (line, players) in absent {
        announce(
            &mut event,
            &mut problems,
            line,
            (ByeKind::Zero, next),
            players,
        );
    }
    check(document, &event, &mut problems);
    if has_matches(document.system()) {
        event = join(&event);
    }
    if document
        .system()
        .is_some_and(|code| code.ends_with("_BAKU"))
        && event.accelerations.is_empty()
    {
        event.accelerations = baku_acceleration(&event, event.rounds.unwrap_or(0));
    }
    if event.initial_colour.is_none() {
        event.initial_colour = first_colour(&event);
    }
    problems.sort_by_key(|problem| (problem.line, problem.column));
    (event, problems)
}

/// Virtual points told player by player, as ranges of neighbours who have the same.
fn ranges(by_player: &BTreeMap<u16, &[Points]>) -> Vec<Acceleration> {
    let players: Vec<(u16, &[Points])> = by_player
        .iter()
        .map(|(id, points)| (*id, *points))
        .collect();
    let mut ranges = Vec::new();
    for same in players.chunk_by(|one, other| one.1 == other.1 && one.0 + 1 == other.0) {
        let (first, last) = (same[0].0, same[same.len() - 1].0);
        for (index, points) in same[0]
            .1
            .iter()
            .enumerate()
            .filter(|(_, points)| **points != Points::ZERO)
        {
            let round = RoundNumber::at(index);
            let players = PlayerId(first)..=PlayerId(last);
            ranges.push(Acceleration {
                points: *points,
                rounds: round..=round,
                players,
            });
        }
    }
    ranges
}

fn player_of(record: &PlayerRecord) -> Player {
    Player {
        name: record.name.clone(),
        sex: record.sex,
        title: record.title.clone(),
        rating: record.rating.filter(|rating| *rating > 0),
        federation: record.federation.clone(),
        club: String::new(),
        federation_id: record.federation_id.clone(),
        birth: record.birth.clone(),
        entries: record.rounds.iter().map(entry_of).collect(),
    }
}

fn entry_of(cell: &Cell) -> Option<Entry> {
    let bye = |kind| Some(Entry::Bye(kind));
    let opponent = cell.opponent.filter(|number| *number > 0);
    match (opponent, cell.code) {
        (None, ' ' | 'Z' | '-' | '0' | 'L') => {
            if *cell == Cell::BLANK {
                None
            } else {
                bye(ByeKind::Zero)
            }
        }
        (None, 'U') => bye(ByeKind::Pairing),
        // TRF06 wrote a bye as a result against nobody.
        (None, 'F' | '1' | '+' | 'W') => bye(ByeKind::Full),
        (None, _) => bye(ByeKind::Half),
        (Some(opponent), code) => {
            let colour = colour_of(cell.colour).unwrap_or(Colour::White);
            Some(Entry::game(PlayerId(opponent), colour, result_of(code)))
        }
    }
}

fn result_of(code: char) -> GameResult {
    match code {
        '1' => GameResult::Win,
        '0' => GameResult::Loss,
        'W' => GameResult::ShortWin,
        'D' => GameResult::ShortDraw,
        'L' => GameResult::ShortLoss,
        '+' => GameResult::ForfeitWin,
        '-' => GameResult::ForfeitLoss,
        // A game without a result is adjourned: a draw for the pairing (C.04.2 3.1).
        _ => GameResult::Draw,
    }
}

fn colour_of(letter: char) -> Option<Colour> {
    match letter {
        'w' | 'W' => Some(Colour::White),
        'b' | 'B' => Some(Colour::Black),
        _ => None,
    }
}

fn bye_of(letter: char) -> ByeKind {
    match letter {
        'F' => ByeKind::Full,
        'H' => ByeKind::Half,
        _ => ByeKind::Zero,
    }
}

fn announce(
    event: &mut Event,
    problems: &mut Vec<Problem>,
    line: usize,
    (kind, round): (ByeKind, RoundNumber),
    players: &[u16],
) {
    for (index, number) in players.iter().enumerate() {
        match event.players.get_mut(&PlayerId(*number)) {
            Some(player) if player.entry(round).is_none() => {
                player.set_entry(round, Entry::Bye(kind))
            }
            Some(_) => {}
            None => problems.push(Problem {
                line,
                column: 11 + 5 * index,
                kind: ProblemKind::UnknownPlayer(*number),
            }),
        }
    }
}

/// `162`: a win is also worth a forfeit win and a full-point bye, a draw a half-point bye, `A` an absence and a forfeit loss.
fn set_symbols(scoring: &mut Scoring, pairs: &[(char, Points)]) {
    for (symbol, points) in pairs {
        let points = *points;
        match symbol {
            'W' => (scoring.win, scoring.forfeit_win, scoring.full_bye) = (points, points, points),
            'D' => (scoring.draw, scoring.half_bye) = (points, points),
            'L' => scoring.loss = points,
            'A' => (scoring.zero_bye, scoring.forfeit_loss) = (points, points),
            'Z' => scoring.zero_bye = points,
            _ => {}
        }
    }
    let value = |wanted| {
        pairs
            .iter()
            .find(|(symbol, _)| *symbol == wanted)
            .map(|(_, points)| *points)
    };
    scoring.pairing_bye = value('P').unwrap_or(scoring.win);
}

fn set_engine_points(scoring: &mut Scoring, letter: char, points: Points) {
    match letter {
        'W' => (scoring.win, scoring.forfeit_win, scoring.full_bye) = (points, points, points),
        'D' => (scoring.draw, scoring.half_bye) = (points, points),
        'L' => scoring.loss = points,
        'Z' => scoring.zero_bye = points,
        'F' => scoring.forfeit_loss = points,
        _ => scoring.pairing_bye = points,
    }
}

fn set_pair(scoring: &mut Scoring, code: &str, points: Points) -> bool {
    match code {
        "W" => (scoring.win, scoring.forfeit_win, scoring.full_bye) = (points, points, points),
        "D" => (scoring.draw, scoring.half_bye) = (points, points),
        "L" => scoring.loss = points,
        "WW" | "BW" => scoring.win = points,
        "WD" | "BD" => scoring.draw = points,
        "WL" | "BL" => scoring.loss = points,
        "ZPB" => scoring.zero_bye = points,
        "HPB" => scoring.half_bye = points,
        "FPB" => scoring.full_bye = points,
        "PAB" => scoring.pairing_bye = points,
        "FW" => scoring.forfeit_win = points,
        "FL" => scoring.forfeit_loss = points,
        _ => return false,
    }
    true
}

/// The colour of the first board of round 1, from the first player who had one there: odd numbers got the colour drawn.
fn first_colour(event: &Event) -> Option<Colour> {
    let round = RoundNumber(1);
    let took_part = event
        .players
        .iter()
        .filter(|(_, player)| player.entry(round).is_some_and(Entry::took_part));
    took_part
        .enumerate()
        .find_map(|(place, (id, player))| match player.entry(round) {
            Some(Entry::Paired {
                opponent, colour, ..
            }) if opponent > id => Some(if place % 2 == 0 {
                *colour
            } else {
                colour.other()
            }),
            _ => None,
        })
}
