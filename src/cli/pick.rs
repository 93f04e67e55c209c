//! A list on the full screen of which one line is chosen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::entry::{Key, narrow};
use crate::words::Words;

use super::error::Error;
use super::terminal::{self, fit};

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// Names those below and cannot be chosen.
    Heading(String),
    /// Can be chosen.
    Choice(String),
}

/// A list and the line that is marked.
#[derive(Clone, Debug)]
pub(super) struct Pick {
    title: String,
    items: Vec<Item>,
    at: usize,
    /// A number that is typed: of a choice, from 1.
    number: String,
}

/// What a key did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Picked {
    /// It goes on.
    Going,
    /// The choice of this number, from 0, is taken.
    Taken(usize),
    /// None is.
    Left,
}

impl Pick {
    pub(super) fn new(title: String, items: Vec<Item>) -> Pick {
        let mut pick = Pick {
            title,
            items,
            at: 0,
            number: String::new(),
        };
        pick.mark_choice(0);
        pick
    }

    fn choices(&self) -> impl Iterator<Item = usize> + '_ {
        let items = self.items.iter().enumerate();
        items
            .filter(|(_, item)| matches!(item, Item::Choice(_)))
            .map(|(place, _)| place)
    }

    /// Marks a choice by its number, from 0; the last one where there are not so many.
    fn mark_choice(&mut self, number: usize) {
        let choices: Vec<usize> = self.choices().collect();
        self.at = choices.get(number).or(choices.last()).copied().unwrap_or(0);
    }

    /// The number of the marked choice, from 0.
    fn chosen(&self) -> usize {
        self.choices().take_while(|place| *place < self.at).count()
    }

    /// Takes one key.
    pub(super) fn press(&mut self, key: Key) -> Picked {
        let chosen = self.chosen();
        if let Key::Char(letter) = key
            && let digit @ '0'..='9' = narrow(letter)
        {
            self.number.push(digit);
            let number = self.number.parse().unwrap_or(usize::MAX);
            if (1..=self.choices().count()).contains(&number) {
                self.mark_choice(number - 1);
            } else {
                self.number.clear();
            }
            return Picked::Going;
        }
        self.number.clear();
        match key {
            Key::Enter if self.choices().next().is_some() => return Picked::Taken(chosen),
            Key::Up | Key::BackTab => self.mark_choice(chosen.saturating_sub(1)),
            Key::Down | Key::Tab => self.mark_choice(chosen + 1),
            Key::PageUp => self.mark_choice(chosen.saturating_sub(15)),
            Key::PageDown => self.mark_choice(chosen + 15),
            Key::Home => self.mark_choice(0),
            Key::End => self.mark_choice(usize::MAX),
            Key::Escape | Key::Control('d') => return Picked::Left,
            key if terminal::leaves(key) => return Picked::Left,
            Key::Char(letter) if matches!(narrow(letter), 'q' | 'Q' | 'й' | 'Й') => {
                return Picked::Left;
            }
            _ => {}
        }
        Picked::Going
    }

    /// Draws the list with a line of keys below.
    pub(super) fn draw(&self, frame: &mut Frame<'_>, words: &Words) {
        let area = frame.area();
        let width = usize::from(area.width);
        let put = |frame: &mut Frame<'_>, row: u16, rows: u16, lines: Vec<Line<'_>>| {
            frame.render_widget(Paragraph::new(lines), Rect::new(0, row, area.width, rows));
        };
        if terminal::is_too_small(frame, words) {
            return;
        }
        let bar = Style::new().add_modifier(Modifier::REVERSED);
        put(
            frame,
            0,
            1,
            vec![Line::styled(fit(&self.title, width), bar)],
        );
        let rows = area.height - 3;
        let room = usize::from(rows);
        let from = (self.at + room / 3).saturating_sub(room - 1);
        let from = from.min(self.items.len().saturating_sub(room));
        let items = self.items.iter().enumerate().skip(from).take(room);
        let lines = items.map(|(place, item)| match item {
            Item::Heading(text) => {
                Line::styled(fit(text, width), Style::new().add_modifier(Modifier::BOLD))
            }
            Item::Choice(text) if place == self.at => {
                Line::styled(fit(&format!("> {text}"), width), bar)
            }
            Item::Choice(text) => Line::raw(fit(&format!("  {text}"), width)),
        });
        put(frame, 1, rows, lines.collect());
        let keys = fit(&words.say("pick-keys", &[]), width);
        put(frame, area.height - 1, 1, vec![Line::styled(keys, bar)]);
    }
}

/// Has one of a list chosen, from 0; none when it is left.
pub(super) fn pick(list: &mut Pick, words: &Words) -> Result<Option<usize>, Error> {
    terminal::on_screen(|screen| {
        loop {
            screen.draw(|frame| list.draw(frame, words))?;
            let Some(key) = terminal::key(None)? else {
                continue;
            };
            match list.press(key) {
                Picked::Going => {}
                Picked::Taken(place) => return Ok(Some(place)),
                Picked::Left => return Ok(None),
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list() -> Pick {
        let mut items = vec![Item::Heading("A".to_owned())];
        items.extend((0..12).map(|number| Item::Choice(number.to_string())));
        items.insert(4, Item::Heading("B".to_owned()));
        Pick::new("title".to_owned(), items)
    }

    #[test]
    fn keys_and_what_they_choose() {
        for (keys, want) in [
            (vec![Key::Enter], Picked::Taken(0)),
            (
                vec![Key::Down, Key::Down, Key::Down, Key::Enter],
                Picked::Taken(3),
            ),
            (vec![Key::Up, Key::Enter], Picked::Taken(0)),
            (vec![Key::End, Key::Down, Key::Enter], Picked::Taken(11)),
            (
                vec![Key::PageDown, Key::PageUp, Key::Enter],
                Picked::Taken(0),
            ),
            (
                vec![Key::Char('1'), Key::Char('２'), Key::Enter],
                Picked::Taken(11),
            ),
            (
                vec![Key::Char('9'), Key::Char('9'), Key::Enter],
                Picked::Taken(8),
            ),
            (vec![Key::Escape], Picked::Left),
            (vec![Key::Char('q')], Picked::Left),
            (vec![Key::Control('c')], Picked::Left),
            (vec![Key::Function(10)], Picked::Left),
            (vec![Key::Char('x')], Picked::Going),
        ] {
            let mut list = list();
            let mut picked = Picked::Going;
            for key in &keys {
                picked = list.press(*key);
            }
            assert_eq!(picked, want, "{keys:?}");
        }
        // a list without choices is left all the same
        let mut empty = Pick::new(String::new(), Vec::new());
        assert_eq!(empty.press(Key::Enter), Picked::Going);
        assert_eq!(empty.press(Key::Escape), Picked::Left);
    }
}
