//! A record to a record sheet.

use super::lines::{self, Line};
use super::notes::quoted;
use super::rows::Rows;
use super::table::Table;
use super::words;
use crate::draughts::Variant;
use crate::notation::game_type::GameType;
use crate::notation::record::{Record, Tag};

/// Writes a record as a sheet; reading it again gives the same tags, half-moves, remarks and
/// result. Blanks around texts, remarks on how something was written and the damage that a
/// spreadsheet did are left out.
///
/// `source` is the text that the record was read from, as for [`crate::notation::pdn::write`].
///
/// ```
/// use huff::draughts::Variant;
/// use huff::notation::{pdn, sheet};
/// let text = "[White \"A\"] 1. 11-15 {good} 23-19 2. 8-11 *";
/// let record = pdn::records(text).next().unwrap();
/// let written = sheet::write(&record, text, Variant::English);
/// assert_eq!(written, "# white: A\nno,black,white,black_note\n1,11-15,23-19,good\n2,8-11,*,\n");
/// ```
pub fn write(record: &Record<'_>, source: &str, variant: Variant) -> String {
    let mut text = String::new();
    for tag in &record.tags {
        text.push_str(&line(tag));
        text.push('\n');
    }
    let table = Table::of(record, source, variant.rules().first());
    table.write(&mut text);
    text
}

/// The line of a tag: by its word where that reads back, else as PDN has it.
fn line(tag: &Tag<'_>) -> String {
    let value = shown(tag);
    let word = words::word_of(tag.name).unwrap_or(tag.name);
    let plain = quoted(&format!("# {word}: {value}"));
    let reads_back =
        Rows::new(&plain, b',')
            .next()
            .is_some_and(|row| match lines::line(&plain, &row) {
                Line::Tag(read) => read.name == tag.name && read.value == tag.value,
                _ => false,
            });
    match reads_back {
        true => plain,
        false => {
            let value = tag
                .value
                .replace('\\', "\\\\")
                .replace('"', "\\\"")
                .replace(['\n', '\r'], " ");
            quoted(&format!("# [{} \"{value}\"]", tag.name))
        }
    }
}

/// The value of a tag as people read it: the name of a game rather than its number.
pub(super) fn shown<'r>(tag: &'r Tag<'_>) -> &'r str {
    let named = GameType::read(&tag.value)
        .0
        .filter(|_| tag.name == "GameType")
        .and_then(GameType::variant)
        .filter(|variant| GameType::of(*variant).is_some_and(|full| full.to_string() == tag.value));
    match named {
        Some(variant) => variant.name(),
        None => &tag.value,
    }
}
