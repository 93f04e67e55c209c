//! Record sheets in CSV: lines `# key: value`, then a table with a column a seat.

use super::record::{Record, Remark, RemarkKind, Tag, Turn, TurnKind};
use super::token;
use crate::notation::sheet::{Rows, SheetRow, guard_length, separator_of};
use crate::notation::span::Span;
use crate::star::Camp;

/// What a line or a column is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    Seats,
    Seat(Camp),
    Number,
    Note,
    Tag(&'static str),
}

const WORDS: &[(&str, Key)] = &[
    ("seats", Key::Seats),
    ("座位", Key::Seats),
    ("места за столом", Key::Seats),
    ("no", Key::Number),
    ("no.", Key::Number),
    ("round no", Key::Number),
    ("№", Key::Number),
    ("回合", Key::Number),
    ("круг", Key::Number),
    ("note", Key::Note),
    ("备注", Key::Note),
    ("примечание", Key::Note),
    ("rules", Key::Tag("Rules")),
    ("规则", Key::Tag("Rules")),
    ("правила", Key::Tag("Rules")),
    ("places", Key::Tag("Places")),
    ("名次", Key::Tag("Places")),
    ("занятые места", Key::Tag("Places")),
    ("event", Key::Tag("Event")),
    ("赛事", Key::Tag("Event")),
    ("比赛", Key::Tag("Event")),
    ("соревнование", Key::Tag("Event")),
    ("site", Key::Tag("Site")),
    ("地点", Key::Tag("Site")),
    ("место", Key::Tag("Site")),
    ("date", Key::Tag("Date")),
    ("日期", Key::Tag("Date")),
    ("дата", Key::Tag("Date")),
    ("round", Key::Tag("Round")),
    ("轮次", Key::Tag("Round")),
    ("тур", Key::Tag("Round")),
    ("table", Key::Tag("Table")),
    ("board", Key::Tag("Table")),
    ("台次", Key::Tag("Table")),
    ("стол", Key::Tag("Table")),
    ("variant", Key::Tag("Variant")),
    ("game", Key::Tag("Variant")),
    ("棋种", Key::Tag("Variant")),
    ("игра", Key::Tag("Variant")),
    ("вид", Key::Tag("Variant")),
    ("вид шашек", Key::Tag("Variant")),
    ("position", Key::Tag("Position")),
    ("局面", Key::Tag("Position")),
    ("позиция", Key::Tag("Position")),
];

/// The meaning of a word.
pub(super) fn key(word: &str) -> Option<Key> {
    let word = word
        .trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}')
        .to_lowercase();
    let known = WORDS.iter().find(|(known, _)| *known == word);
    if let Some((_, key)) = known {
        return Some(*key);
    }
    let before = ["seat", "座位", "место", "лагерь"].iter();
    let behind = ["号位", "号座位"].iter();
    let number = before
        .filter_map(|prefix| word.strip_prefix(prefix))
        .chain(behind.filter_map(|suffix| word.strip_suffix(suffix)))
        .next()
        .unwrap_or(&word);
    let camp = number.trim().parse().ok().and_then(Camp::from_number);
    camp.map(Key::Seat)
}

/// The sheets of a text.
pub(super) fn records(text: &str) -> Vec<Record> {
    let separator = separator_of(text).unwrap_or(b',');
    let mut reading = Reading {
        text,
        records: Vec::new(),
        open: Record::default(),
        columns: Vec::new(),
        row: 0,
    };
    for row in Rows::new(text, separator).filter(|row| !row.is_empty()) {
        let is_about = row.cells[0].text.starts_with(['#', '＃']);
        if is_about {
            reading.about(&row);
        } else if reading.columns.is_empty() {
            reading.heading(&row);
        } else {
            reading.entries(&row);
        }
    }
    reading.close();
    reading.records
}

struct Reading<'t> {
    text: &'t str,
    records: Vec<Record>,
    open: Record,
    /// What each column of the table is; empty before the table.
    columns: Vec<Option<Key>>,
    row: u32,
}

impl Reading<'_> {
    fn close(&mut self) {
        let mut record = std::mem::take(&mut self.open);
        // what was never played is not missing
        while record
            .turns
            .last()
            .is_some_and(|turn| turn.kind == TurnKind::Empty)
        {
            record.turns.pop();
        }
        if !record.tags.is_empty() || !record.turns.is_empty() {
            self.records.push(record);
        }
        self.columns = Vec::new();
        self.row = 0;
    }

    fn extend(&mut self, span: Span) {
        if self.open.span == Span::default() {
            self.open.span = span;
        }
        self.open.span.end = span.end;
    }

    fn about(&mut self, row: &SheetRow<'_>) {
        if !self.columns.is_empty() {
            self.close();
        }
        let line = row.span.of(self.text);
        let line = line.trim_matches(['"', ',', ';', '\t', ' ']);
        let line = line.trim_start_matches(['#', '＃', ' ']);
        let (word, value) = line
            .split_once([':', '：'])
            .or_else(|| line.split_once([',', ';', '\t']))
            .unwrap_or((line, ""));
        let value = value.trim_matches(['"', ' ', ',', ';', '\t']);
        let name = match key(word) {
            Some(Key::Seats) => "Seats".to_owned(),
            Some(Key::Seat(camp)) => format!("Seat{}", camp.number()),
            Some(Key::Tag(name)) => name.to_owned(),
            Some(Key::Number | Key::Note) | None => word.trim().to_owned(),
        };
        self.extend(row.span);
        if name.is_empty() {
            return;
        }
        self.open.tags.push(Tag {
            name,
            value: value[guard_length(value)..].to_owned(),
            span: row.span,
        });
    }

    fn heading(&mut self, row: &SheetRow<'_>) {
        self.columns = row.cells.iter().map(|cell| key(&cell.text)).collect();
        let has_seats = self
            .columns
            .iter()
            .any(|column| matches!(column, Some(Key::Seat(_))));
        if !has_seats {
            // no heading: the first column is the number, the others are the seats in their order
            self.columns = row
                .cells
                .iter()
                .enumerate()
                .map(|(index, _)| (index == 0).then_some(Key::Number))
                .collect();
            self.entries(row);
        } else if self.open.tag("Seats").is_none() {
            let seats = self.columns.iter().filter_map(|column| match column {
                Some(Key::Seat(camp)) => Some(camp.number().to_string()),
                _ => None,
            });
            let value = seats.collect::<Vec<_>>().join(",");
            self.open.tags.push(Tag {
                name: "Seats".to_owned(),
                value,
                span: row.span,
            });
        }
    }

    fn entries(&mut self, row: &SheetRow<'_>) {
        self.extend(row.span);
        let mut number = None;
        let columns = self.columns.clone();
        let row_number = self.row;
        for (key, cell) in columns.into_iter().zip(&row.cells) {
            let guard = guard_length(&cell.text);
            let text = &cell.text[guard..];
            match key {
                Some(Key::Number) => number = text.trim_end_matches(['.', '．']).parse().ok(),
                Some(Key::Note) => {
                    let after = self.open.turns.len() as u32;
                    if !text.is_empty() {
                        self.open.remarks.push(Remark {
                            after,
                            kind: RemarkKind::Comment(text.to_owned()),
                            span: cell.span,
                        });
                    }
                }
                Some(Key::Seat(_)) | None => {
                    let seat = match key {
                        Some(Key::Seat(camp)) => Some(camp),
                        _ => None,
                    };
                    let mut span = cell.span;
                    if guard > 0 {
                        span.start += guard as u32;
                    }
                    self.entry(text, span, (row_number, number, seat));
                }
                Some(Key::Seats | Key::Tag(_)) => {}
            }
        }
        self.row += 1;
    }

    fn entry(&mut self, text: &str, span: Span, place: (u32, Option<u32>, Option<Camp>)) {
        let mut rest = text.trim();
        // `~A5-B5~ A5-B6`: struck out and written anew
        while let Some((old, new)) = rest.strip_prefix('~').and_then(|rest| rest.split_once('~')) {
            let after = self.open.turns.len() as u32;
            self.open.remarks.push(Remark {
                after,
                kind: RemarkKind::StruckOut(old.to_owned()),
                span,
            });
            rest = new.trim();
        }
        let (row, number, seat) = place;
        self.open.turns.push(Turn {
            row,
            number,
            seat,
            text: rest.to_owned(),
            span,
            kind: token::whole(rest),
        });
    }
}
