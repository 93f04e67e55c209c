//! Records to text.

use std::fmt::Write as _;

use super::record::{Cell, Dialect, Document, PlayerRecord, Record};

/// Writes a report, one record a line, each with LF; no line ends in blanks.
pub fn write(document: &Document) -> String {
    let mut text = String::new();
    for record in &document.records {
        text.push_str(line(record).trim_end());
        text.push('\n');
    }
    text
}

fn line(record: &Record) -> String {
    match record {
        Record::Player(player) => player_line(player),
        Record::Rounds(rounds, Dialect::Trfx) => format!("XXR {rounds}"),
        Record::Rounds(rounds, _) => format!("142 {rounds}"),
        Record::InitialColour(colour) => format!("152 {colour}"),
        Record::Points(pairs) => {
            let symbols: Vec<String> = pairs
                .iter()
                .map(|(symbol, points)| format!("{symbol}{points:>4}"))
                .collect();
            format!("162  {}", symbols.join("    "))
        }
        Record::System(code) => format!("192 {code}"),
        Record::Byes {
            kind,
            round,
            players,
        } => format!("240 {kind} {round:03} {}", columns(players)),
        Record::Acceleration {
            points,
            rounds,
            players,
        } => format!(
            "250      {points:>4} {:03} {:03} {:>4} {:>4}",
            rounds.0, rounds.1, players.0, players.1
        ),
        Record::Forbidden { rounds, players } => {
            format!("260 {:03} {:03} {}", rounds.0, rounds.1, columns(players))
        }
        Record::Configuration(words) => format!("XXC {}", words.join(" ")),
        Record::ScoringPairs(pairs) => {
            let pairs: Vec<String> = pairs
                .iter()
                .map(|(code, points)| format!("{code}={points}"))
                .collect();
            format!("XXS {}", pairs.join(" "))
        }
        Record::PlayerAcceleration(player, points) => {
            let points: Vec<String> = points.iter().map(|points| format!("{points:>4}")).collect();
            format!("XXA {player:>4} {}", points.join(" "))
        }
        Record::ForbiddenAlways(players) => format!("XXP {}", words(players)),
        Record::Absent(players) => format!("XXZ {}", words(players)),
        Record::EnginePoints(letter, points) => format!("BB{letter} {points:>4}"),
        Record::Other(line) => line.clone(),
    }
}

/// The columns of a person, 5 to 79, behind a code of three letters.
pub(super) fn person(code: &str, player: &PlayerRecord) -> String {
    format!(
        "{code} {:>4} {}{:>3} {:<33} {:>4} {:<3} {:>11} {:<10}",
        player.number,
        player.sex.filter(|sex| !sex.is_control()).unwrap_or(' '),
        clipped(&player.title, 3),
        clipped(&player.name, 33),
        player
            .rating
            .map_or(String::new(), |rating| rating.to_string()),
        clipped(&player.federation, 3),
        clipped(&player.federation_id, 11),
        clipped(&player.birth, 10),
    )
}

fn player_line(player: &PlayerRecord) -> String {
    let optional = |number: Option<u16>| number.map_or(String::new(), |number| number.to_string());
    let points = player
        .points
        .map_or(String::new(), |points| points.to_string());
    let mut line = format!(
        "{} {points:>4} {:>4}",
        person("001", player),
        optional(player.rank)
    );
    for cell in &player.rounds {
        let opponent = match *cell {
            Cell {
                opponent: Some(0), ..
            } => "0000".to_owned(),
            Cell { opponent, .. } => optional(opponent),
        };
        // Writing to a string cannot fail.
        let _ = write!(line, "  {opponent:>4} {} {}", cell.colour, cell.code);
    }
    line
}

/// Text that takes as many columns as it has characters: what a terminal would swallow is left out before it is counted.
pub(super) fn visible(text: &str) -> String {
    let text = text.replace(['\t', '\n', '\r'], " ");
    text.chars().filter(|one| !one.is_control()).collect()
}

pub(super) fn clipped(text: &str, width: usize) -> String {
    visible(text).chars().take(width).collect()
}

pub(super) fn columns(numbers: &[u16]) -> String {
    let numbers: Vec<String> = numbers
        .iter()
        .map(|number| format!("{number:>4}"))
        .collect();
    numbers.join(" ")
}

fn words(numbers: &[u16]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u16::to_string).collect();
    numbers.join(" ")
}
