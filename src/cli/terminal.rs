//! The full screen: taken and given back, keys, text cut by its width.

use std::time::Duration;

use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::Size;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use ratatui::{DefaultTerminal, Frame};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::entry::Key;
use crate::words::Words;

use super::clean::clean;
use super::error::Error;

/// The least columns and rows a screen needs.
pub(super) const SMALLEST: Size = Size::new(80, 24);

/// Takes the screen, does the work, and gives the screen back whatever happens.
pub(super) fn on_screen<T>(
    work: impl FnOnce(&mut DefaultTerminal) -> Result<T, Error>,
) -> Result<T, Error> {
    let mut terminal = ratatui::try_init()?;
    let done = work(&mut terminal);
    ratatui::restore();
    done
}

/// How long a screen waits that nothing but keys changes: a change of its size may have come before it listened.
const IDLE: Duration = Duration::from_secs(1);

/// Waits for a key; `None` when the time is over or the screen has another size. On a screen that is too small to show
/// what a key does only those that leave are heard.
pub(super) fn key(wait: Option<Duration>) -> Result<Option<Key>, Error> {
    if !event::poll(wait.unwrap_or(IDLE))? {
        return Ok(None);
    }
    match event::read()? {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            let (columns, rows) = ratatui::crossterm::terminal::size()?;
            let is_heard = |key: &Key| leaves(*key) || !is_small(Size::new(columns, rows));
            Ok(known(key).filter(is_heard))
        }
        _ => Ok(None),
    }
}

/// Whether a key leaves every screen.
pub(super) fn leaves(key: Key) -> bool {
    matches!(key, Key::Function(10) | Key::Control('c' | 'q'))
}

fn is_small(size: Size) -> bool {
    size.width < SMALLEST.width || size.height < SMALLEST.height
}

/// Says that the screen is too small, and how to leave it; whether it is.
pub(super) fn is_too_small(frame: &mut Frame<'_>, words: &Words) -> bool {
    let area = frame.area();
    let is_small = is_small(area.as_size());
    if is_small {
        let text = wrap(&words.say("enter-too-small", &[]), usize::from(area.width));
        let lines: Vec<Line<'_>> = text.into_iter().map(Line::raw).collect();
        frame.render_widget(Paragraph::new(lines), area);
    }
    is_small
}

/// Whether more keys wait: a screen that is old at once need not be drawn.
pub(super) fn more_keys() -> Result<Pending, Error> {
    Ok(match event::poll(Duration::ZERO)? {
        true => Pending::Some,
        false => Pending::None,
    })
}

/// Keys that wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pending {
    Some,
    None,
}

fn known(key: KeyEvent) -> Option<Key> {
    Some(match key.code {
        KeyCode::Char(letter) if key.modifiers.contains(KeyModifiers::CONTROL) => {
            Key::Control(letter.to_ascii_lowercase())
        }
        KeyCode::Char(letter) => Key::Char(letter),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::Insert => Key::Insert,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::F(number) => Key::Function(number),
        _ => return None,
    })
}

/// A text in exactly so many columns: cut, or filled with blanks.
pub(super) fn fit(text: &str, width: usize) -> String {
    let text = clean(text);
    let mut fitted = String::new();
    let mut used = 0;
    let is_long = text.width() > width;
    let room = if is_long {
        width.saturating_sub(1)
    } else {
        width
    };
    for letter in text.chars() {
        let wide = letter.width().unwrap_or(0);
        if used + wide > room {
            break;
        }
        fitted.push(letter);
        used += wide;
    }
    if is_long && used < width {
        fitted.push('~');
        used += 1;
    }
    fitted.extend(std::iter::repeat_n(' ', width.saturating_sub(used)));
    fitted
}

/// A text in lines of at most so many columns, broken at blanks, or anywhere where a word is longer or has no blanks.
/// Blanks at its start stand before all its lines.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let inside = text.trim_start_matches(' ');
    let indent = (text.len() - inside.len()).min(width / 2);
    let blanks = " ".repeat(indent);
    let lines = unindented(inside, width - indent).into_iter();
    lines.map(|line| format!("{blanks}{line}")).collect()
}

fn unindented(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in clean(text).split(' ') {
        let room = width.saturating_sub(line.width() + usize::from(!line.is_empty()));
        if word.width() <= room {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
            continue;
        }
        // a script without blanks goes on in the line it is in
        let breaks_anywhere =
            word.chars().any(|letter| letter.width() == Some(2)) || word.width() > width;
        if !line.is_empty() {
            match breaks_anywhere {
                true => line.push(' '),
                false => lines.push(std::mem::take(&mut line)),
            }
        }
        for letter in word.chars() {
            if line.width() + letter.width().unwrap_or(0) > width {
                lines.push(std::mem::take(&mut line));
            }
            line.push(letter);
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// What stands on a screen in a test: every row has its columns, and no wide character is cut by the edge.
#[cfg(test)]
pub(super) fn shown(buffer: &ratatui::buffer::Buffer) -> String {
    let area = buffer.area;
    let mut text = String::new();
    for row in 0..area.height {
        let mut column = 0;
        let mut line = String::new();
        while column < area.width {
            let symbol = buffer[(column, row)].symbol();
            line.push_str(symbol);
            column += symbol.width().max(1) as u16;
        }
        assert_eq!(column, area.width, "{line}");
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_fill_their_columns() {
        for (text, width, want) in [
            ("abc", 5, "abc  "),
            ("abcdef", 5, "abcd~"),
            ("王丽", 5, "王丽 "),
            ("王丽王", 5, "王丽~"),
            ("王丽王", 4, "王~ "),
            ("Иванов", 4, "Ива~"),
        ] {
            assert_eq!(fit(text, width), want);
            assert_eq!(fit(text, width).width(), width, "{text}");
        }
    }

    #[test]
    fn lines_break_by_width() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(
            wrap("必须吃子时走了另一个棋子", 10),
            ["必须吃子时", "走了另一个", "棋子"]
        );
        assert!(wrap("unbreakable", 4).iter().all(|line| line.width() <= 4));
    }
}
