//! What both desks have on their screens: the title, what is said, the line that is typed, the keys.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::cli::terminal::{fit, is_too_small, wrap};
use crate::words::Words;

use super::Saved;

/// A sentence and how it looks.
pub(in crate::cli::commands::enter) type Said = (String, Style);

/// Before what is marked in a list.
const MARK: &str = "> ";

/// What is said, and how many of its first lines are about the last key.
pub(in crate::cli::commands::enter) struct Told {
    pub(in crate::cli::commands::enter) lines: Vec<Line<'static>>,
    pinned: usize,
}

impl Told {
    /// What is said about the last key, and everything else, in lines of so many columns.
    pub(in crate::cli::commands::enter) fn of(
        notice: Option<String>,
        said: Vec<Said>,
        width: usize,
    ) -> Told {
        let mut lines = Vec::new();
        let mut draw = |(text, style): Said| {
            let wrapped = wrap(&text, width).into_iter();
            lines.extend(wrapped.map(|line| Line::styled(line, style)));
            lines.len()
        };
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let pinned = notice.map_or(0, |notice| draw((notice, bold)));
        for one in said {
            draw(one);
        }
        Told { lines, pinned }
    }
}

/// At most so many rows. What is marked stays in sight, and so does what is said about the last key; of the rest it is said how
/// many lines there are, and `from` of them are passed over.
pub(in crate::cli::commands::enter) fn window(
    told: Told,
    rows: usize,
    from: usize,
    words: &Words,
) -> Vec<Line<'static>> {
    let Told { lines, pinned } = told;
    if lines.len() <= rows || rows < 3 {
        return lines.into_iter().take(rows).collect();
    }
    let more = |id: &str, count: usize| {
        let text = words.say(id, &[("count", count.into())]);
        Line::styled(text, Style::new().add_modifier(Modifier::DIM))
    };
    let count = lines.len();
    let is_marked = |line: &Line<'_>| line.style.add_modifier.contains(Modifier::REVERSED);
    if let Some(last) = lines.iter().rposition(is_marked) {
        let from = (last + 2).saturating_sub(rows).min(count - rows);
        let mut shown: Vec<Line<'static>> = lines.into_iter().skip(from).take(rows).collect();
        if from > 0 {
            shown[0] = more("enter-more", from + 1);
        }
        if from + rows < count {
            shown[rows - 1] = more("enter-more", count - from - rows + 1);
        }
        return shown;
    }
    let pinned = pinned.min(rows - 2);
    let room = rows - pinned - 1;
    // the last lines fill the room: nothing is scrolled away without need
    let from = from.min(count - pinned - room);
    let left = count - pinned - from - room;
    let mut shown: Vec<Line<'static>> = lines[..pinned].to_vec();
    shown.extend(lines[pinned + from..].iter().take(room).cloned());
    shown.push(match left {
        0 => more("enter-more-above", from),
        _ => more("enter-more-below", left),
    });
    shown
}

/// What has to be in sight all the time, over the line that is typed: that nothing is on the disk, and how to go on; that
/// another desk types into the same file.
pub(in crate::cli::commands::enter) fn alarm(
    saved: &Saved,
    elsewhere: Option<&str>,
    words: &Words,
    width: usize,
) -> Vec<Line<'static>> {
    let red = Style::new().fg(Ink::Red);
    let (text, style) = match (saved, elsewhere) {
        (Saved::No(reason), _) => {
            let text = words.say("enter-not-saved", &[("reason", reason.as_str().into())]);
            (text, red.add_modifier(Modifier::BOLD | Modifier::REVERSED))
        }
        (_, Some(elsewhere)) => (elsewhere.to_owned(), Style::new().fg(Ink::Yellow)),
        (_, None) => return Vec::new(),
    };
    let lines = wrap(&text, width).into_iter();
    lines.map(|line| Line::styled(line, style)).collect()
}

pub(in crate::cli::commands::enter) fn choice(text: &str, is_marked: bool) -> Said {
    match is_marked {
        true => (
            format!("{MARK}{text}"),
            Style::new().add_modifier(Modifier::REVERSED),
        ),
        false => (format!("  {text}"), Style::new()),
    }
}

/// A sentence alone on the screen.
pub(in crate::cli::commands::enter) fn question(frame: &mut Frame<'_>, text: &str, words: &Words) {
    if is_too_small(frame, words) {
        return;
    }
    let area = frame.area();
    let text = wrap(text, usize::from(area.width));
    lines(frame, area, text.into_iter().map(Line::raw).collect());
}

pub(in crate::cli::commands::enter) fn lines(
    frame: &mut Frame<'_>,
    area: Rect,
    lines: Vec<Line<'_>>,
) {
    frame.render_widget(Paragraph::new(lines), area);
}

/// The first row: what is typed, and at its end marks and that it is saved.
pub(in crate::cli::commands::enter) fn title(
    parts: &[String],
    mut marks: Vec<String>,
    saved: &Saved,
    words: &Words,
    width: u16,
) -> Line<'static> {
    match saved {
        Saved::Yes => marks.push(words.say("enter-saved", &[])),
        Saved::No(_) | Saved::Untouched => {}
    }
    let marks = marks.join(" ");
    let room = usize::from(width).saturating_sub(marks.width() + 1);
    Line::styled(
        format!("{} {marks}", fit(&parts.join(" | "), room)),
        Style::new().add_modifier(Modifier::REVERSED),
    )
}

/// How the line that is typed stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli::commands::enter) enum Typed {
    Command,
    Refused,
    Open,
}

/// The line that is typed.
pub(in crate::cli::commands::enter) fn input(
    typed: Typed,
    text: &str,
    width: u16,
) -> Line<'static> {
    let sign = match typed {
        Typed::Command => "/",
        Typed::Refused | Typed::Open => "> ",
    };
    let ink = match typed {
        Typed::Refused => Style::new().fg(Ink::Red).add_modifier(Modifier::BOLD),
        Typed::Command | Typed::Open => Style::new().add_modifier(Modifier::BOLD),
    };
    Line::from(vec![
        Span::raw(sign),
        Span::styled(end_of(text, usize::from(width).saturating_sub(4)), ink),
        Span::styled(" ", Style::new().add_modifier(Modifier::REVERSED)),
    ])
}

/// The end of a text that is too long: what was typed last stays in sight.
fn end_of(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut used = 1;
    let fits = |letter: &char| {
        used += letter.width().unwrap_or(0);
        used <= width
    };
    let kept: Vec<char> = text.chars().rev().take_while(fits).collect();
    std::iter::once('~').chain(kept.into_iter().rev()).collect()
}

/// The last row: the keys.
pub(in crate::cli::commands::enter) fn keys(text: &str, width: u16) -> Line<'static> {
    Line::styled(
        fit(text, usize::from(width)),
        Style::new().add_modifier(Modifier::REVERSED),
    )
}
