//! The columns of the sheet, and the other copy beside them.

use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::{Line, Span};

use crate::cli::terminal::fit;
use crate::draughts::Color;
use crate::entry::{Draft, Mark, Session};
use crate::words::{self, Words};

use super::super::say;
use super::draw::Desk;

/// The columns of a row.
const NUMBER: usize = 4;
const WIDE: usize = 14;
const CLOCK: usize = 8;
const NARROW: usize = 11;

/// The rows around the place where is typed.
pub(super) fn lines(desk: &Desk<'_>, width: usize, rows: usize) -> Vec<Line<'static>> {
    let session = desk.session;
    let sheet = session.sheet();
    let other = session.other().filter(|other| !other.entries.is_empty());
    let first = sheet.variant.rules().first();
    let sides = [first, first.opponent()];
    let mut drawn = vec![heading(desk, sides, other.is_some(), width)];
    let room = rows.saturating_sub(1);
    let last = sheet
        .entries
        .len()
        .max(other.map_or(0, |other| other.entries.len()));
    let here = sheet.number(session.cursor());
    let count = sheet.number(last).max(here);
    // the place where is typed stays in the lower half
    let from = (here + 3)
        .saturating_sub(room)
        .max(1)
        .min((count + 1).saturating_sub(room).max(1));
    let from = if here < from { here } else { from };
    for number in (from..=count).take(room) {
        let mut spans = vec![Span::raw(fit(&format!("{number:>3}"), NUMBER))];
        for side in sides {
            spans.push(cell(
                desk,
                number,
                side,
                if other.is_some() { NARROW } else { WIDE },
            ));
            if other.is_none() {
                spans.push(Span::raw(fit(&clock(sheet, number, side), CLOCK - 1) + " "));
            }
        }
        if let Some(other) = other {
            spans.push(Span::raw("|"));
            spans.extend(sides.map(|side| other_cell(desk, other, number, side)));
        }
        drawn.push(Line::from(spans));
    }
    drawn
}

fn heading(desk: &Desk<'_>, sides: [Color; 2], beside: bool, width: usize) -> Line<'static> {
    let side = |color| words::side(desk.words, color);
    let mut text = fit("", NUMBER);
    for color in sides {
        match beside {
            true => text += &fit(&format!(" {}", side(color)), NARROW),
            false => text += &fit(&format!(" {}", side(color)), WIDE + CLOCK),
        }
    }
    if beside {
        let copy = match desk.session.active() {
            0 => "enter-copy-black",
            _ => "enter-copy-white",
        };
        text += &format!("| {}", desk.say(copy));
    }
    Line::styled(
        fit(&text, width),
        Style::new().add_modifier(Modifier::UNDERLINED),
    )
}

/// A half-move as it stands: what is wrong with it before it, what is noted behind it.
fn cell(desk: &Desk<'_>, number: usize, side: Color, width: usize) -> Span<'static> {
    let session = desk.session;
    let sheet = session.sheet();
    let Some(index) = sheet.index(number, side) else {
        return Span::raw(fit("", width));
    };
    let is_here = index == session.cursor();
    let (mark, mut style) = match sheet.entries.get(index).map(|_| session.mark(index)) {
        Some(Mark::Play) => ("!", Style::new().fg(Ink::Red).add_modifier(Modifier::BOLD)),
        Some(Mark::Writing) => (
            "?",
            Style::new().fg(Ink::Yellow).add_modifier(Modifier::BOLD),
        ),
        Some(Mark::Unchecked) => ("~", Style::new().add_modifier(Modifier::DIM)),
        Some(Mark::Fine) | None => (" ", Style::new()),
    };
    let is_first_difference =
        session.difference().is_some_and(|[here, _]| here == index) && !session.is_hiding();
    let mark = if is_first_difference { "#" } else { mark };
    let text = match sheet.entries.get(index) {
        Some(entry) => {
            let text = if entry.text.is_empty() {
                "--"
            } else {
                &entry.text
            };
            format!("{mark}{text}{}", signs(session, index + 1, desk.words))
        }
        None if is_here => " _".to_owned(),
        None => String::new(),
    };
    if is_here {
        style = style.add_modifier(Modifier::REVERSED);
    }
    // the last column parts it from its neighbour
    Span::styled(fit(&text, width - 1) + " ", style)
}

/// A mark of crowning, and a star where something is noted.
fn signs(session: &Session, played: usize, words: &Words) -> String {
    let mut signs = String::new();
    if let Some(crown) = session.sheet().command(played, "crown") {
        signs += &format!(" {crown}");
    }
    if session
        .comments(played)
        .any(|text| !say::comment(words, text).is_empty())
    {
        signs.push('*');
    }
    signs
}

fn clock(sheet: &Draft, number: usize, side: Color) -> String {
    let played = sheet.index(number, side).map_or(0, |index| index + 1);
    if played == 0 || played > sheet.entries.len() {
        return String::new();
    }
    let time = sheet
        .command(played, "clk")
        .or_else(|| sheet.command(played, "emt"));
    time.unwrap_or_default().to_owned()
}

fn other_cell(desk: &Desk<'_>, other: &Draft, number: usize, side: Color) -> Span<'static> {
    let index = other.index(number, side);
    let entry = index.and_then(|index| other.entries.get(index));
    let differs = desk.session.difference().map(|[_, there]| there) == index && index.is_some();
    let text = entry.map_or(String::new(), |entry| {
        let mark = if differs && !desk.session.is_hiding() {
            "#"
        } else {
            " "
        };
        format!(
            "{mark}{}",
            if entry.text.is_empty() {
                "--"
            } else {
                &entry.text
            }
        )
    });
    let style = Style::new().add_modifier(Modifier::DIM);
    Span::styled(fit(&text, NARROW - 1) + " ", style)
}
