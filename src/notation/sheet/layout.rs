//! What the columns of a table are.

use super::lines::is_tag_name;
use super::rows::{Cell, Row};
use super::words::{self, Heading, Key, Nth};
use crate::draughts::Color;
use crate::notation::move_text::written;
use crate::notation::record::{Column, Written};

/// The columns of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Layout<'t> {
    /// One game, a row a move.
    Sheet(Vec<Block>),
    /// One game a row.
    Games(Vec<GameColumn<'t>>),
}

/// The columns of one half-move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Side {
    pub(super) moves: Option<usize>,
    pub(super) clock: Option<usize>,
    pub(super) crown: Option<usize>,
    pub(super) note: Option<usize>,
    pub(super) color: Option<Color>,
}

/// Columns that stand side by side; a form with two blocks goes on at the top of the second.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Block {
    pub(super) number: Option<usize>,
    pub(super) first: Side,
    pub(super) second: Side,
    pub(super) position: Option<usize>,
    pub(super) note: Option<usize>,
    /// Columns with other headings.
    pub(super) others: Vec<(usize, String)>,
    /// The column behind the last one.
    pub(super) end: usize,
}

impl Block {
    pub(super) fn side(&self, column: Column) -> &Side {
        match column {
            Column::First => &self.first,
            Column::Second => &self.second,
        }
    }

    /// The columns of a side; the side that is named first moves first.
    fn of(&mut self, color: Option<Color>) -> &mut Side {
        let is_first = match (self.first.color, color) {
            (None, None) => self.second.moves.is_none(),
            (None, Some(_)) => self.first.moves.is_none(),
            (Some(first), Some(color)) => first == color,
            // the column before it
            (Some(_), None) => self.second.moves.is_none(),
        };
        match is_first {
            true => &mut self.first,
            false => &mut self.second,
        }
    }

    fn is_full(&self) -> bool {
        self.first.moves.is_some() && self.second.moves.is_some()
    }
}

/// A column of a table with a game in each row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum GameColumn<'t> {
    Moves,
    Tag(Option<Key>, &'t str),
    Other(String),
    Number,
}

impl<'t> Layout<'t> {
    /// The columns that a row of headings names; `None` where it is no such row.
    pub(super) fn of(text: &'t str, row: &Row<'t>) -> Option<Layout<'t>> {
        let headings: Vec<Option<Heading>> = row
            .cells
            .iter()
            .map(|cell| words::heading(&cell.text))
            .collect();
        let has = |wanted: Heading| headings.contains(&Some(wanted));
        let known = |cell: &&Cell<'_>| {
            words::heading(&cell.text).is_some() || words::key(&cell.text).is_some()
        };
        let filled = row.cells.iter().filter(|cell| !cell.is_empty());
        // players may be called White and Black
        if filled.clone().filter(known).count() * 2 < filled.count() {
            return None;
        }
        if has(Heading::Game) {
            return Some(Layout::Games(game_columns(text, row, &headings)));
        }
        let has_white_black =
            has(Heading::Moves(Color::White)) && has(Heading::Moves(Color::Black));
        let has_movers = has(Heading::Mover(Nth::First)) && has(Heading::Mover(Nth::Second));
        let has_number_and_one = has(Heading::Number)
            && (has(Heading::Moves(Color::White)) || has(Heading::Moves(Color::Black)));
        if !(has_white_black || has_movers || has_number_and_one) {
            return None;
        }
        Some(Layout::Sheet(blocks(row, &headings)))
    }

    /// The columns of a row of moves without headings above it.
    pub(super) fn by_content(row: &Row<'_>) -> Option<Layout<'t>> {
        let is_move = |index: usize| {
            row.cells
                .get(index)
                .is_some_and(|cell| matches!(written(&cell.text), Written::Move(_)))
        };
        let is_number = row.cells.first().is_some_and(|cell| {
            (1..=3).contains(&cell.text.len())
                && cell.text.bytes().all(|byte| byte.is_ascii_digit())
        });
        let (number, first) = match (is_number, is_move(0), is_move(1)) {
            (true, _, true) => (Some(0), 1),
            // more moves in one line are a list of moves, not a row
            (false, true, true) if row.cells.len() <= 3 => (None, 0),
            _ => return None,
        };
        let side = |index| Side {
            moves: Some(index),
            ..Side::default()
        };
        let block = Block {
            number,
            first: side(first),
            second: side(first + 1),
            end: first + 2,
            ..Block::default()
        };
        Some(Layout::Sheet(vec![block]))
    }
}

fn blocks(row: &Row<'_>, headings: &[Option<Heading>]) -> Vec<Block> {
    let mut blocks = vec![Block::default()];
    for (index, heading) in headings.iter().enumerate() {
        let starts_again = match heading {
            Some(Heading::Number) => blocks.last().is_some_and(Block::is_full),
            Some(Heading::Moves(_) | Heading::Mover(_)) => {
                blocks.last().is_some_and(Block::is_full)
            }
            _ => false,
        };
        if starts_again {
            let mut block = Block::default();
            // a block without a heading of its own for numbers counts in the same order
            if let Some(before) = blocks.last() {
                block.first.color = before.first.color;
                block.second.color = before.second.color;
            }
            blocks.push(block);
        }
        let Some(block) = blocks.last_mut() else {
            continue;
        };
        block.end = index + 1;
        match *heading {
            Some(Heading::Number) => block.number = Some(index),
            Some(Heading::Moves(color)) => {
                let side = block.of(Some(color));
                side.color = Some(color);
                side.moves = Some(index);
            }
            Some(Heading::Mover(Nth::First)) => block.first.moves = Some(index),
            Some(Heading::Mover(Nth::Second)) => block.second.moves = Some(index),
            Some(Heading::Clock(color)) => block.of(color).clock = Some(index),
            Some(Heading::Crown(color)) => block.of(color).crown = Some(index),
            Some(Heading::Note(None)) => block.note = Some(index),
            Some(Heading::Note(color)) => block.of(color).note = Some(index),
            Some(Heading::Position) => block.position = Some(index),
            Some(Heading::Game) => {}
            None => block
                .others
                .push((index, row.cells[index].text.to_string())),
        }
    }
    for block in &mut blocks {
        if let (Some(color), None) = (block.first.color, block.second.color) {
            block.second.color = Some(color.opponent());
        }
    }
    blocks
}

fn game_columns<'t>(
    text: &'t str,
    row: &Row<'t>,
    headings: &[Option<Heading>],
) -> Vec<GameColumn<'t>> {
    let mut has_moves = false;
    row.cells
        .iter()
        .zip(headings)
        .map(|(cell, heading)| {
            let name = cell.span.of(text);
            match (heading, words::key(&cell.text)) {
                (Some(Heading::Game), _) if !has_moves => {
                    has_moves = true;
                    GameColumn::Moves
                }
                (_, Some(key)) => GameColumn::Tag(Some(key), ""),
                (Some(Heading::Number), _) => GameColumn::Number,
                _ if is_tag_name(name) => GameColumn::Tag(None, name),
                _ => GameColumn::Other(cell.text.to_string()),
            }
        })
        .collect()
}
