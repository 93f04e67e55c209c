//! Reading a table into a struct, and what the reader of the file says where it cannot be one.

use serde::de::DeserializeOwned;
use toml::de::{DeValue, ValueDeserializer};

use super::{Reader, Table};
use crate::print::error::{ProblemKind, Wanted};

impl<'t> Reader<'t> {
    /// Reads a table; a fault is named by the field in which it lies.
    pub(super) fn take<T: DeserializeOwned>(&mut self, value: &Table<'t>, name: &str) -> Option<T> {
        let error = match T::deserialize(ValueDeserializer::from(value.clone())) {
            Ok(value) => return Some(value),
            Err(error) => error,
        };
        let at = error.span().unwrap_or_else(|| value.span()).start;
        let message = error.message().lines().next().unwrap_or_default();
        let quoted: Vec<&str> = message.split('`').skip(1).step_by(2).collect();
        let field = inside(value.get_ref(), at);
        let (field, kind) = match (message, &quoted[..]) {
            (message, [unknown, known @ ..]) if message.starts_with("unknown") => {
                let (name, known) = ((*unknown).to_owned(), known.join(", "));
                (field, ProblemKind::Unknown { name, known })
            }
            (message, [missing, ..]) if message.starts_with("missing field") => {
                let (name, known) = ((*missing).to_owned(), String::new());
                (String::new(), ProblemKind::FieldMissing { name, known })
            }
            (message, _) => (field, wanted(message)),
        };
        let line = match kind {
            ProblemKind::FieldMissing { .. } => self.line(value.span().start),
            _ => self.line(at),
        };
        self.problem(line, &format!("{name}{field}"), kind);
        None
    }
}

/// The field at a place of a table: `.size`, in a list of tables `.columns 2.size`.
fn inside(value: &DeValue<'_>, at: usize) -> String {
    let is_here = |span: std::ops::Range<usize>| span.contains(&at);
    match value {
        DeValue::Table(table) => table
            .iter()
            .find(|(key, value)| is_here(key.span()) || is_here(value.span()))
            .map_or_else(String::new, |(key, value)| {
                format!(".{}{}", key.get_ref(), inside(value.get_ref(), at))
            }),
        DeValue::Array(list) => list
            .iter()
            .position(|value| is_here(value.span()))
            .map_or_else(String::new, |index| {
                format!(" {}{}", index + 1, inside(list[index].get_ref(), at))
            }),
        _ => String::new(),
    }
}

/// What the reader of the file says of a value of another type: `invalid type: string "left", expected f32`.
fn wanted(message: &str) -> ProblemKind {
    let types = [
        (", expected f32", Wanted::Number),
        (", expected usize", Wanted::WholeNumber),
        (", expected u8", Wanted::WholeNumber),
        (", expected a boolean", Wanted::YesOrNo),
        (", expected a string", Wanted::Text),
        (", expected string", Wanted::Text),
        (", expected a sequence", Wanted::List),
        (", expected struct", Wanted::Table),
    ];
    let found = |end: &str| {
        let before = message.split(end).next().unwrap_or_default();
        before
            .split_once(": ")
            .map_or(before, |(_, found)| found)
            .to_owned()
    };
    types
        .into_iter()
        .find(|(end, _)| message.contains(end))
        .map_or_else(
            || ProblemKind::Value(message.to_owned()),
            |(end, wanted)| ProblemKind::Type {
                wanted,
                found: found(end),
            },
        )
}
