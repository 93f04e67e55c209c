//! CSV text to records.

use super::draft::Draft;
use super::games;
use super::layout::{Block, Layout};
use super::lines::{self, Line};
use super::rows::{Numbered, Row, Rows, separator};
use super::words;
use crate::notation::record::{Record, Tag};
use crate::notation::span::Span;

/// What was read from a CSV text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheets<'t> {
    /// The records in the order of the text.
    pub records: Vec<Record<'t>>,
    /// What could not be used, in the order of the text.
    pub problems: Vec<SheetProblem>,
}

/// Something in a CSV text that belongs to no record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetProblem {
    /// Where.
    pub span: Span,
    /// What.
    pub kind: SheetProblemKind,
}

/// What is wrong with a CSV text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetProblemKind {
    /// A row before any row of headings, which is neither a tag nor a row of moves.
    NoHeadings,
    /// The text is over and there was no table.
    NoTable,
}

impl SheetProblemKind {
    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            SheetProblemKind::NoHeadings => "no-headings",
            SheetProblemKind::NoTable => "no-table",
        }
    }
}

/// Problems of one text that are kept.
const MOST_PROBLEMS: usize = 16;

/// Reads all records of a CSV text: record sheets one below the other, or a table with a game in
/// each row.
///
/// `heading` is the text above a table that this text goes on with; usually it is empty. Spans of
/// what is said there are empty. Nothing is refused: cells that cannot be read stay in the record
/// with their place.
///
/// ```
/// use huff::notation::sheet;
/// let text = "# 白方：张三\n回合;白方;黑方\n1;c3-d4;d6-c5\n2;~b2-c3~ b4-a5;\n";
/// let sheets = sheet::read("", text);
/// let record = &sheets.records[0];
/// assert_eq!(record.tag("White").unwrap().value, "张三");
/// assert_eq!(record.half_moves[2].text, "b4-a5");
/// ```
pub fn read<'t>(heading: &'t str, text: &'t str) -> Sheets<'t> {
    let separator = separator_of(heading)
        .or_else(|| separator_of(text))
        .unwrap_or(b',');
    let mut above = Reading::new(heading);
    above.rows(separator);
    let mut reading = Reading::new(text);
    reading.layout = above.layout;
    reading.common = above.common;
    for tag in &mut reading.common {
        tag.span = Span::default();
    }
    reading.rows(separator);
    reading.finish()
}

/// The separator of the first line that shows one and is not about the whole game.
pub(in crate::notation) fn separator_of(text: &str) -> Option<u8> {
    let mut lines = text
        .split(['\n', '\r'])
        .filter(|line| !line.trim().is_empty())
        .take(200);
    let about = |line: &str| line.trim_start_matches(['"', ' ']).starts_with(['#', '＃']);
    lines
        .by_ref()
        .filter(|line| !about(line))
        .find_map(|line| match line.strip_prefix("sep=") {
            Some(sign) => sign
                .bytes()
                .next()
                .filter(|sign| matches!(sign, b',' | b';' | b'\t')),
            None => separator(line),
        })
}

struct Reading<'t> {
    text: &'t str,
    draft: Draft<'t>,
    layout: Option<Layout<'t>>,
    /// Tags of all games of a table.
    common: Vec<Tag<'t>>,
    sheets: Sheets<'t>,
}

impl<'t> Reading<'t> {
    fn new(text: &'t str) -> Reading<'t> {
        Reading {
            text,
            draft: Draft::new(text),
            layout: None,
            common: Vec::new(),
            sheets: Sheets::default(),
        }
    }

    fn rows(&mut self, separator: u8) {
        let mut rows = Rows::new(self.text, separator);
        while let Some(row) = rows.next() {
            self.row(row);
            rows.numbered = match &self.layout {
                Some(Layout::Sheet(blocks)) if blocks[0].number == Some(0) => Numbered::Yes,
                _ => Numbered::No,
            };
        }
    }

    fn row(&mut self, row: Row<'t>) {
        if row.is_empty() {
            return;
        }
        if lines::is_line(&row) {
            if self.draft.has_table {
                self.end_record();
            }
            match lines::line(self.text, &row) {
                Line::Tag(tag) => self.draft.tag(tag),
                Line::Comment(cell) => self.draft.comment(cell),
                Line::Nothing => {}
            }
            return;
        }
        let is_in_games = matches!(self.layout, Some(Layout::Games(_)));
        let layout = Layout::of(self.text, &row);
        if let Some(layout) =
            layout.filter(|layout| !is_in_games || matches!(layout, Layout::Games(_)))
        {
            if self.draft.has_table {
                self.end_record();
            }
            self.begin_table(layout);
            return;
        }
        if !self.draft.has_table
            && !matches!(self.layout, Some(Layout::Games(_)))
            && self.tag_row(&row)
        {
            return;
        }
        if self.layout.is_none() {
            self.layout = Layout::by_content(&row);
        }
        match &self.layout {
            Some(Layout::Games(columns)) => {
                self.sheets
                    .records
                    .extend(games::record(self.text, &row, columns, &self.common));
            }
            Some(Layout::Sheet(blocks)) => {
                if !self.draft.has_table {
                    self.draft.begin_table(&blocks[0]);
                }
                self.draft.row(row, blocks);
            }
            None => self.problem(row.span, SheetProblemKind::NoHeadings),
        }
    }

    fn begin_table(&mut self, layout: Layout<'t>) {
        match &layout {
            Layout::Sheet(blocks) => self.draft.begin_table(&blocks[0]),
            Layout::Games(_) => self.common = std::mem::take(&mut self.draft.record.tags),
        }
        self.layout = Some(layout);
    }

    /// `White,Ivanov` above the table.
    fn tag_row(&mut self, row: &Row<'t>) -> bool {
        let mut filled = row.cells.iter().filter(|cell| !cell.is_empty());
        let (Some(key), value, None) = (filled.next(), filled.next(), filled.next()) else {
            return false;
        };
        let word = key.text.trim_end_matches([':', '：', ' ']);
        if words::key(word).is_none() {
            // the line with which a spreadsheet is told the separator
            return key.text.starts_with("sep=");
        }
        let Some(value) = value else { return true };
        match lines::named(self.text, &key.part(0, word.len()), value.clone(), row.span) {
            Line::Tag(tag) => self.draft.tag(tag),
            Line::Comment(cell) => self.draft.comment(cell),
            Line::Nothing => {}
        }
        true
    }

    fn end_record(&mut self) {
        let draft = std::mem::replace(&mut self.draft, Draft::new(self.text));
        let blocks: &[Block] = match &self.layout {
            Some(Layout::Sheet(blocks)) => blocks,
            _ => &[],
        };
        self.sheets.records.extend(draft.finish(blocks));
    }

    fn problem(&mut self, span: Span, kind: SheetProblemKind) {
        if self.sheets.problems.len() < MOST_PROBLEMS {
            self.sheets.problems.push(SheetProblem { span, kind });
        }
    }

    fn finish(mut self) -> Sheets<'t> {
        self.end_record();
        if self.layout.is_none() {
            let end = self.text.len();
            self.problem(Span::new(end, end), SheetProblemKind::NoTable);
        }
        self.sheets
    }
}
