//! The tables of a round on one screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::Line;

use crate::cli::commands::results::draw::{help, in_sight, lines, title};
use crate::cli::commands::results::news::{Marked, elsewhere};
use crate::cli::terminal::{fit, is_too_small, wrap};
use crate::words::Words;

use super::keys::{List, Prompt, Row, Said};

/// Columns of the number of a table.
const PLACE: usize = 8;
/// Lines below the list: the seats of the table that is keyed, sentences, the prompt, the keys.
const BELOW: u16 = 6 + 3 + 2;

pub(super) fn draw(frame: &mut Frame<'_>, list: &List, words: &Words) {
    let area = frame.area();
    let width = usize::from(area.width);
    if is_too_small(frame, words) {
        return;
    }
    if list.is_helping {
        return help(frame, "results-tables-help", words);
    }
    let bar = Style::new().add_modifier(Modifier::REVERSED);
    let open = list.rows.iter().filter(|row| row.is_open).count();
    let at = |y: u16, height: u16| Rect::new(0, y, area.width, height);
    let title = fit(&title(words, list.round, open, list.rows.len()), width);
    lines(frame, at(0, 1), vec![Line::styled(title, bar)]);
    let rows = area.height - 1 - BELOW;
    lines(frame, at(1, rows), table(list, width, usize::from(rows)));
    lines(frame, at(1 + rows, 6), seats(list, words, width));
    lines(frame, at(7 + rows, 3), told(list, words, width));
    let prompt = match &list.prompt {
        Some(Prompt::Result(line)) => format!("{} /{line}_", list.rows[list.at].place),
        Some(Prompt::Board(line)) => format!("#{line}_"),
        None => String::new(),
    };
    lines(
        frame,
        at(area.height - 2, 1),
        vec![Line::raw(fit(&prompt, width))],
    );
    let keys = fit(&words.say("results-tables-keys", &[]), width);
    lines(frame, at(area.height - 1, 1), vec![Line::styled(keys, bar)]);
}

fn table(list: &List, width: usize, room: usize) -> Vec<Line<'static>> {
    let shown: Vec<usize> = (0..list.rows.len())
        .filter(|row| list.is_shown(*row) || *row == list.at)
        .collect();
    let mut drawn = Vec::new();
    for place in in_sight(shown, list.at, room) {
        let row = &list.rows[place];
        let style = match place == list.at {
            true => Style::new().add_modifier(Modifier::REVERSED),
            false if row.is_open => Style::new(),
            false => Style::new().add_modifier(Modifier::DIM),
        };
        drawn.push(Line::styled(one_line(row, width), style));
    }
    drawn
}

/// The table with the place of each seat before the name.
fn one_line(row: &Row, width: usize) -> String {
    let mark = match (row.is_open, row.is_adjourned) {
        (false, _) => "+",
        (true, true) => "*",
        (true, false) => " ",
    };
    let mut line = fit(&format!("{mark} {}", row.board), PLACE);
    let room = (width - PLACE) / row.seats.len().max(1);
    for seat in &row.seats {
        let place = seat.place.as_deref().unwrap_or(".");
        line.push_str(&fit(&format!("{place} {}", seat.name), room - 1));
        line.push(' ');
    }
    line
}

/// The seats of the table that is keyed, with the places keyed so far.
fn seats(list: &List, words: &Words, width: usize) -> Vec<Line<'static>> {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let row = &list.rows[list.at];
    let line = |(turn, seat): (usize, &super::keys::Seat)| {
        let keyed = match list.keyed.get(turn) {
            Some(sign) => format!("[{sign}]"),
            None if turn == list.keyed.len() => "[_]".to_owned(),
            None => "[ ]".to_owned(),
        };
        let place = seat.place.as_deref().unwrap_or("");
        let sheet = match seat.has_sheet {
            true => words.say("results-sheets", &[]),
            false => String::new(),
        };
        let number = words.say("star-seat", &[("seat", seat.number.into())]);
        let text = format!(
            "  {}{keyed} {}{}{sheet}",
            fit(&number, 12),
            fit(&seat.name, 40),
            fit(place, 4),
        );
        Line::styled(fit(&text, width), bold)
    };
    row.seats.iter().enumerate().map(line).collect()
}

/// What was entered last, and what is wrong with it.
fn told(list: &List, words: &Words, width: usize) -> Vec<Line<'static>> {
    let sentence = match &list.told.said {
        Said::Nothing
            if list.told.warnings.is_empty()
                && list.told.elsewhere.is_none()
                && list.rows.iter().all(|row| !row.is_open) =>
        {
            words.say("results-none-open", &[])
        }
        Said::Nothing => String::new(),
        Said::Sentence(text) => text.clone(),
        Said::Unknown(letter) => {
            words.say("results-no-such-key", &[("key", letter.to_string().into())])
        }
        Said::OnlyOpen => words.say("results-only-open", &[]),
        Said::All => words.say("results-all", &[]),
    };
    let elsewhere = list.told.elsewhere.map(|row| {
        let one = &list.rows[row];
        let places = one.seats.iter();
        let places: Vec<&str> = places
            .map(|seat| seat.place.as_deref().unwrap_or("."))
            .collect();
        let seen = (&*one.place, &*places.join(" "));
        elsewhere(words, seen, Marked::of(row, list.at))
    });
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let yellow = Style::new().fg(Ink::Yellow);
    let mut told = Vec::new();
    for (text, style) in std::iter::once((&sentence, bold)).chain(
        list.told
            .warnings
            .iter()
            .chain(&elsewhere)
            .map(|warning| (warning, yellow)),
    ) {
        let wrapped = wrap(text, width).into_iter();
        told.extend(wrapped.map(|line| Line::styled(line, style)));
    }
    told
}
