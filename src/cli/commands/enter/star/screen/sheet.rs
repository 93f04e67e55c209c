//! The sheet: a row a round, a column a seat.

use std::collections::HashMap;

use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::{Line, Span};

use crate::cli::terminal::fit;
use crate::entry::{Mark, StarSession};
use crate::notation::star::{Turn, TurnKind, entry, written};

use super::draw::Desk;

/// The columns of the number.
const NUMBER: usize = 4;
/// Columns of a cell that holds any move with a sign between its holes, a mark before it and a blank behind.
const WIDE: usize = 9;

/// The rows around the place where is typed.
pub(super) fn lines(desk: &Desk<'_>, width: usize, rows: usize) -> Vec<Line<'static>> {
    let session = desk.session;
    let seats = session.judgement().seats;
    let column = (width - NUMBER) / seats.count();
    let mut drawn = vec![heading(desk, column, width)];
    let turns = session.record().turns.len();
    let mut places = HashMap::new();
    for index in 0..=turns {
        places.entry(session.cell(index)).or_insert(index);
    }
    places.insert(session.cell(session.cursor()), session.cursor());
    let rounds = (0..=turns).map(|index| session.cell(index).0);
    let count = rounds.max().unwrap_or(1);
    let here = session.cell(session.cursor()).0;
    let room = rows.saturating_sub(1) as u32;
    // the place where is typed stays in the lower half
    let from = (here + 3).saturating_sub(room).max(1);
    let from = from.min((count + 1).saturating_sub(room).max(1)).min(here);
    for round in (from..=count).take(room as usize) {
        let mut spans = vec![Span::raw(fit(&format!("{round:>3}"), NUMBER))];
        for camp in seats.camps() {
            let place = places.get(&(round, *camp)).copied();
            spans.push(cell(session, place, column));
        }
        drawn.push(Line::from(spans));
    }
    drawn
}

/// The number of each seat, and the name of its player.
fn heading(desk: &Desk<'_>, column: usize, width: usize) -> Line<'static> {
    let session = desk.session;
    let mut text = fit("", NUMBER);
    for camp in session.judgement().seats.camps() {
        let name = session.record().player(*camp).unwrap_or_default();
        let head = format!(" {} {name}", camp.number());
        text += &(fit(head.trim_end(), column - 1) + " ");
    }
    let style = Style::new().add_modifier(Modifier::UNDERLINED);
    Line::styled(fit(&text, width), style)
}

/// A turn as it stands: what is wrong with it before it, that something is noted behind it.
fn cell(session: &StarSession, place: Option<usize>, width: usize) -> Span<'static> {
    let Some(index) = place else {
        return Span::raw(fit("", width));
    };
    let is_here = index == session.cursor();
    let turn = session.record().turns.get(index);
    let bold = |ink| Style::new().fg(ink).add_modifier(Modifier::BOLD);
    let (mark, mut style) = match turn.map(|_| session.mark(index)) {
        Some(Mark::Play) => ("!", bold(Ink::Red)),
        Some(Mark::Writing) => ("?", bold(Ink::Yellow)),
        Some(Mark::Unchecked) => ("~", Style::new().add_modifier(Modifier::DIM)),
        Some(Mark::Fine) | None => (" ", Style::new()),
    };
    // the mark of the next cell parts narrow ones
    let room = if width < WIDE { width } else { width - 1 };
    let mut text = match turn {
        Some(turn) => format!("{mark}{}", shortened(turn, room - 1)),
        None if is_here => " _".to_owned(),
        None => String::new(),
    };
    let has_note = session.comments(index + 1).next().is_some();
    if has_note && turn.is_some() && text.len() < room {
        text.push('*');
    }
    if is_here {
        style = style.add_modifier(Modifier::REVERSED);
    }
    Span::styled(fit(&text, room) + &" ".repeat(width - room), style)
}

/// A turn in so many columns: the whole way, its ends, or its ends without a sign.
fn shortened(turn: &Turn, room: usize) -> String {
    let whole = entry(turn);
    let TurnKind::Move(way) = &turn.kind else {
        return whole;
    };
    let (Some(from), Some(to)) = (way.first(), way.last()) else {
        return whole;
    };
    let ends = written(&[*from, *to]);
    match (whole.len() <= room, ends.len() <= room) {
        (true, _) => whole,
        (false, true) => ends,
        (false, false) => format!("{from}{to}"),
    }
}
