//! The board on the screen.

use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::{Line, Span};

use crate::cli::diagram::diagram;
use crate::draughts::{Color, Naming, Setup};
use crate::entry::Mode;

use super::draw::Desk;

/// The board as White sees it; empty rows where the position is not known.
pub(super) fn lines(desk: &Desk<'_>) -> Vec<Line<'static>> {
    let session = desk.session;
    let (setup, at) = match session.mode() {
        Mode::Placing(placing) => (Some(&placing.setup), Some(placing.at)),
        _ => (session.position(), None),
    };
    let unknown = Setup::empty(session.sheet().variant, Color::White);
    let setup = setup.unwrap_or(&unknown);
    let board = setup.variant.rules().geometry;
    let marked = at.map(|square| board.place(square));
    let mut drawn = Vec::new();
    for (place, text) in diagram(setup).into_iter().enumerate() {
        let row = board.height.checked_sub(1 + place as u8);
        let Some(row) = row else {
            drawn.push(Line::raw(text));
            continue;
        };
        let mut spans = Vec::new();
        let letters: Vec<char> = text.chars().collect();
        // three columns for the edge, then a blank and a square each
        spans.push(Span::raw(letters.iter().take(4).collect::<String>()));
        for column in 0..board.width {
            let letter = letters
                .get(5 + 2 * usize::from(column))
                .copied()
                .unwrap_or(' ');
            let dark = board.square_at(column, row).is_some();
            let style = match (dark, letter) {
                _ if marked == Some((column, row)) => Style::new().add_modifier(Modifier::REVERSED),
                (true, 'w' | 'W') => Style::new().fg(Ink::White).add_modifier(Modifier::BOLD),
                (true, 'b' | 'B') => Style::new().fg(Ink::Red).add_modifier(Modifier::BOLD),
                _ => Style::new().add_modifier(Modifier::DIM),
            };
            spans.push(Span::raw(" "));
            spans.push(Span::styled(letter.to_string(), style));
        }
        drawn.push(Line::from(spans));
    }
    if board.naming == Naming::Numeric {
        drawn.push(Line::raw(""));
    }
    drawn
}
