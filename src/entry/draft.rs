//! A sheet while it is typed: a record that owns its text and can be changed anywhere.

use crate::draughts::{Color, Setup, Variant};
use crate::notation::json::{EntryJson, RecordJson, TagJson};
use crate::notation::{Numbering, Record, fen, pdn, written};
use crate::record::{Judgement, judge};

/// One half-move with what is noted behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// As it is written; empty: nothing was written.
    pub text: String,
    /// Comments, clock times, marks of crowning and whatever else stands behind it.
    notes: Vec<EntryJson>,
}

/// A sheet while it is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The game.
    pub variant: Variant,
    tags: Vec<TagJson>,
    /// What stands before the first half-move.
    preface: Vec<EntryJson>,
    /// The half-moves.
    pub entries: Vec<Entry>,
    /// Whether the first entry stands in the second column.
    begins_second: bool,
    result: Option<String>,
}

impl Draft {
    /// An empty sheet.
    pub fn new(variant: Variant) -> Draft {
        Draft {
            variant,
            tags: Vec::new(),
            preface: Vec::new(),
            entries: Vec::new(),
            begins_second: false,
            result: None,
        }
    }

    /// The sheet that a record is; `source` is the text that it was read from.
    pub fn of(record: &Record<'_>, source: &str, variant: Variant) -> Draft {
        let json = RecordJson::of(record, source, variant.name());
        let mut draft = Draft::new(variant);
        draft.tags = json.tags;
        for entry in json.entries {
            match entry {
                EntryJson::Move {
                    text,
                    column,
                    squares,
                    ..
                } => {
                    if draft.entries.is_empty() {
                        draft.begins_second = column.as_deref() == Some("second");
                    }
                    let is_empty = squares.is_some_and(|squares| squares.is_empty());
                    let text = if is_empty { String::new() } else { text };
                    draft.entries.push(Entry {
                        text,
                        notes: Vec::new(),
                    });
                }
                EntryJson::Result(text) => draft.result = Some(text).filter(|text| text != OPEN),
                // how the numbers stood is of no use once half-moves come and go
                EntryJson::NumberGap(..) => {}
                note => draft.notes_mut(draft.entries.len()).push(note),
            }
        }
        draft
    }

    /// The first record of a PDN text.
    pub fn read(text: &str, variant: Variant) -> Option<Draft> {
        let record = pdn::records(text).next()?;
        Some(Draft::of(&record, text, variant))
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self
            .tags
            .iter()
            .find(|tag| tag.name.eq_ignore_ascii_case(name))?;
        Some(&tag.value)
    }

    /// Gives a tag a value; an empty one takes the tag away.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let place = self
            .tags
            .iter()
            .position(|tag| tag.name.eq_ignore_ascii_case(name));
        match place {
            Some(place) if value.is_empty() => {
                self.tags.remove(place);
            }
            Some(place) => self.tags[place].value = value.to_owned(),
            None if value.is_empty() => {}
            None => self.tags.push(TagJson {
                name: name.to_owned(),
                value: value.to_owned(),
            }),
        }
    }

    /// The result behind the moves.
    pub fn result(&self) -> Option<&str> {
        self.result.as_deref()
    }

    /// Writes the result, behind the moves and as a tag; an empty one takes it away.
    pub fn set_result(&mut self, text: &str) {
        self.result = (!text.is_empty()).then(|| text.to_owned());
        self.set_tag("Result", text);
    }

    /// The position at the start, where a tag gives one.
    pub fn start(&self, numbering: Numbering) -> Setup {
        let given = self
            .tag("FEN")
            .and_then(|text| fen::read(text, self.variant, numbering).0);
        given.unwrap_or_else(|| Setup::start(self.variant))
    }

    /// How many cells of the first row are left free: one where the second side begins.
    pub fn offset(&self) -> usize {
        let second =
            self.begins_second || self.start(Numbering::OURS).turn != self.variant.rules().first();
        usize::from(second)
    }

    /// The side whose column a half-move stands in, counted from 0.
    pub fn side(&self, index: usize) -> Color {
        let first = self.variant.rules().first();
        match (index + self.offset()).is_multiple_of(2) {
            true => first,
            false => first.opponent(),
        }
    }

    /// The number of the row of a half-move, from 1.
    pub fn number(&self, index: usize) -> usize {
        (index + self.offset()) / 2 + 1
    }

    /// The half-move of a row and column.
    pub fn index(&self, number: usize, side: Color) -> Option<usize> {
        let column = usize::from(side != self.variant.rules().first());
        ((number.checked_sub(1)?) * 2 + column).checked_sub(self.offset())
    }

    fn notes(&self, played: usize) -> &[EntryJson] {
        match played.checked_sub(1) {
            None => &self.preface,
            Some(index) => self.entries.get(index).map_or(&[], |entry| &entry.notes),
        }
    }

    fn notes_mut(&mut self, played: usize) -> &mut Vec<EntryJson> {
        match played.checked_sub(1) {
            Some(index) if index < self.entries.len() => &mut self.entries[index].notes,
            _ => &mut self.preface,
        }
    }

    /// Puts a half-move in a place, in the stead of what is written there.
    pub fn put(&mut self, index: usize, text: &str) {
        match self.entries.get_mut(index) {
            Some(entry) => entry.text = text.to_owned(),
            None => self.insert(index, text),
        }
    }

    /// Puts a half-move before another one.
    pub fn insert(&mut self, index: usize, text: &str) {
        let entry = Entry {
            text: text.to_owned(),
            notes: Vec::new(),
        };
        self.entries.insert(index.min(self.entries.len()), entry);
    }

    /// Takes a half-move out, with its clock, its mark of crowning and all that is noted behind it.
    pub fn remove(&mut self, index: usize) {
        if index < self.entries.len() {
            self.entries.remove(index);
        }
    }

    /// Adds a comment behind the first `played` half-moves.
    pub fn comment(&mut self, played: usize, text: &str) {
        let note = EntryJson::Comment(text.to_owned());
        self.notes_mut(played).push(note);
    }

    /// The plain comments behind the first `played` half-moves.
    pub fn comments(&self, played: usize) -> impl Iterator<Item = &str> {
        self.notes(played).iter().filter_map(|note| match note {
            EntryJson::Comment(text) => Some(text.trim()),
            _ => None,
        })
    }

    /// The value of a note such as `[%clk 0:45:10]` behind the first `played` half-moves.
    pub fn command(&self, played: usize, word: &str) -> Option<&str> {
        self.notes(played).iter().find_map(|note| match note {
            EntryJson::Clock(cell) if word == CLOCK => Some(cell.trim()),
            EntryJson::Crown(cell) if word == CROWN => Some(cell.trim()),
            EntryJson::Comment(text) => value(text, word),
            _ => None,
        })
    }

    /// Writes such a note in the place of one that is there; an empty value takes it away.
    pub fn set_command(&mut self, played: usize, word: &str, value: &str) {
        let notes = self.notes_mut(played);
        notes.retain(|note| match note {
            EntryJson::Clock(_) => word != CLOCK,
            EntryJson::Crown(_) => word != CROWN,
            EntryJson::Comment(text) => {
                self::value(text, word).is_none() || text.trim() != command_text(word, text)
            }
            _ => true,
        });
        if !value.is_empty() {
            notes.push(EntryJson::Comment(format!("[%{word} {value}]")));
        }
    }

    /// The same sheet up to a half-move.
    pub(super) fn until(&self, played: usize) -> Draft {
        let mut draft = self.clone();
        if played < draft.entries.len() {
            draft.entries.truncate(played);
            draft.result = None;
            draft.set_tag("Result", "");
        }
        draft
    }

    /// The record as JSON, in rows of two columns.
    fn json(&self) -> RecordJson {
        let mut entries = self.preface.clone();
        let offset = self.offset();
        for (index, entry) in self.entries.iter().enumerate() {
            let place = index + offset;
            let is_first = place.is_multiple_of(2);
            // an empty cell is read as one only behind its number
            let is_numbered = is_first || index == 0 || entry.text.is_empty();
            let number = is_numbered.then_some((place / 2 + 1) as u32);
            let column = match (is_numbered, is_first) {
                (true, true) => Some("first"),
                (true, false) => Some("second"),
                (false, _) => None,
            };
            entries.push(move_json(&entry.text, number, column));
            entries.extend(entry.notes.iter().cloned());
        }
        entries.extend(self.result.iter().cloned().map(EntryJson::Result));
        RecordJson {
            variant: self.variant.name().to_owned(),
            tags: self.tags.clone(),
            entries,
        }
    }

    /// Does something with the record of the sheet and the text that its places point into.
    pub fn with_record<T>(&self, work: impl FnOnce(&Record<'_>, &str) -> T) -> T {
        let json = self.json();
        let (record, source) = json.record();
        work(&record, &source)
    }

    /// The sheet as PDN.
    ///
    /// ```
    /// use huff::draughts::Variant;
    /// use huff::entry::Draft;
    /// let mut draft = Draft::new(Variant::Russian);
    /// draft.put(0, "c3-d4");
    /// draft.put(1, "d6-c5");
    /// draft.comment(2, "[%incident 7/4.3 by=black]");
    /// assert_eq!(draft.text(), "1. c3-d4 d6-c5 {[%incident 7/4.3 by=black]} *\n");
    /// ```
    pub fn text(&self) -> String {
        let mut closed = self.clone();
        if closed.result.is_none() {
            closed.result = Some(OPEN.to_owned());
        }
        closed.with_record(|record, source| pdn::write(record, source, self.variant))
    }

    /// The judgement on the sheet.
    pub fn judged(&self) -> Judgement {
        self.with_record(|record, _| judge(record, Some(self.variant)))
    }
}

/// The mark of a game without a result.
const OPEN: &str = "*";
/// The note with the time that a clock shows.
const CLOCK: &str = "clk";
/// The note with the mark of a crowning.
const CROWN: &str = "crown";

/// The value of `[%word value]` in a comment.
fn value<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    let (_, rest) = text.split_once(&format!("[%{word}"))?;
    let (inside, _) = rest.split_once(']')?;
    (inside.is_empty() || inside.starts_with(char::is_whitespace)).then(|| inside.trim())
}

/// The comment that holds such a note and nothing else.
fn command_text(word: &str, text: &str) -> String {
    match value(text, word) {
        Some("") => format!("[%{word}]"),
        Some(value) => format!("[%{word} {value}]"),
        None => String::new(),
    }
}

/// A half-move as JSON.
fn move_json(text: &str, number: Option<u32>, column: Option<&str>) -> EntryJson {
    let column = column.map(str::to_owned);
    let half_move = crate::notation::HalfMove {
        text: text.into(),
        span: crate::notation::Span::default(),
        number,
        column: None,
        written: written(text),
    };
    match crate::notation::json::move_json(&half_move) {
        EntryJson::Move {
            text,
            number,
            squares,
            sign,
            ..
        } => EntryJson::Move {
            text,
            number,
            column,
            squares,
            sign,
        },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_that_is_read_and_written_stays_the_same() {
        for text in [
            "1. c3-d4 d6-c5 {[%clk 0:59:00]} 2. b2-c3 {two} f6-g5 2-0\n",
            "[White \"A\"]\n[Black \"B\"]\n\n1. c3-d4 {[%crown -]} *\n",
            "{before} 1. c3-d4 {[%clk 0:59:00]} 1... - 2. b2-c3 *\n",
        ] {
            let draft = Draft::read(text, Variant::Russian).unwrap();
            assert_eq!(draft.text(), text);
        }
    }

    #[test]
    fn a_mark_is_replaced_and_taken_away() {
        let mut draft = Draft::read("1. c3-d4 {good} {[%crown C]} *", Variant::Russian).unwrap();
        draft.set_command(1, "crown", "-");
        assert_eq!(draft.command(1, "crown"), Some("-"));
        draft.set_command(1, "crown", "");
        assert_eq!(draft.text(), "1. c3-d4 {good} *\n");
    }

    #[test]
    fn the_second_column_can_begin() {
        let draft = Draft::read("1... d6-c5 2. c3-d4 *", Variant::Russian).unwrap();
        assert_eq!(draft.side(0), Color::Black);
        assert_eq!((draft.number(0), draft.number(1)), (1, 2));
        assert_eq!(draft.index(2, Color::White), Some(1));
        assert_eq!(draft.text(), "1... d6-c5 2. c3-d4 *\n");
    }
}
