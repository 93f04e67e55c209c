//! All rounds of a section at tables as CSV.

use super::result::places_text;
use crate::exchange::cells;
use crate::exchange::results::{Named, bye_text};
use crate::store::Section;

/// The columns of the list.
pub(super) const HEADER: [&str; 5] = ["round", "board", "result", "seats", "rules"];

/// A row a table with its places as `huff result --csv` reads them, then who sat where: `1: 5 Li Na; 4: 2 Petrov`. A bye
/// has no board.
pub(in crate::cli::commands) fn export_csv(section: &Section) -> Vec<u8> {
    let mut rows = vec![HEADER.map(str::to_owned).to_vec()];
    let rules = section.row.rules.clone().unwrap_or_default();
    let player = |key: i64| {
        let found = section.players.iter().find(|row| row.id == key);
        let name = found.map_or("", |row| row.name.as_str());
        format!("{} {name}", section.number(key))
    };
    for round in &section.rounds {
        let number = round.row.number.to_string();
        for one in &round.matches {
            let Some(game) = one.games.first() else {
                continue;
            };
            let seat =
                |seat: &crate::store::SeatRow| format!("{}: {}", seat.number, player(seat.player));
            let seats: Vec<String> = game.seats.iter().map(seat).collect();
            let result = match (places_text(game), game.row.adjourned) {
                (Some(places), _) => places,
                (None, 0) => String::new(),
                (None, _) => "adjourned".to_owned(),
            };
            rows.push(vec![
                number.clone(),
                one.row.board.to_string(),
                result,
                seats.join("; "),
                rules.clone(),
            ]);
        }
        for bye in &round.byes {
            rows.push(vec![
                number.clone(),
                String::new(),
                bye_text("zero").to_owned(),
                format!("0: {}", player(bye.player)),
                rules.clone(),
            ]);
        }
    }
    cells::write(&rows)
}

/// Camps and players as they are written; none where it is something else.
pub(super) fn read_seats(text: &str) -> Option<Vec<(u8, Named)>> {
    let seat = |part: &str| {
        let (camp, player) = part.split_once([':', '：'])?;
        let (number, name) = player.trim().split_once(char::is_whitespace)?;
        Some((
            camp.trim().parse().ok()?,
            Named {
                number: Some(number.parse().ok()?),
                name: name.trim().to_owned(),
            },
        ))
    };
    text.split([';', '；']).map(seat).collect()
}
