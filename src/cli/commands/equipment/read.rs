//! Measured sets from words and tables.

use std::path::Path;

use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::spreadsheet;
use crate::cli::ui::Ui;
use crate::equipment::{Bad, Item, Measures, quantity};
use crate::exchange::cells::Line;
use crate::words::Lexicon;

/// A measured set: a board with its men, its clock and its table.
pub(super) struct Set {
    pub(super) name: Option<String>,
    pub(super) measures: Measures,
}

/// What an item is called, in every language.
type Names = Lexicon<Item>;

fn names() -> Names {
    let named = Item::ALL.map(|item| (format!("equipment-item-{}", item.name()), item));
    Lexicon::new(named).with(Item::ALL.map(|item| (item.name().to_owned(), item)))
}

/// The set of `ITEM=VALUE` arguments.
pub(super) fn set_of_words(given: &[String]) -> Result<Set, Error> {
    let names = names();
    let mut measures = Measures::default();
    for text in given {
        let (name, value) = text.split_once(['=', '＝']).ok_or_else(|| {
            Error::Usage(Fact::new("error-equipment-pair").with("text", text.clone()))
        })?;
        let item = names
            .read(name)
            .ok_or_else(|| Error::Usage(no_item(name)))?;
        let value = quantity(item, value).map_err(|bad| Error::Usage(no_value(bad, value)))?;
        measures.set(item, value);
    }
    Ok(Set {
        name: None,
        measures,
    })
}

fn no_item(name: &str) -> Fact {
    Fact::new("error-no-equipment-item")
        .with("name", name.to_owned())
        .with("known", Item::ALL.map(Item::name).join(", "))
}

fn no_value(bad: Bad, text: &str) -> Fact {
    match bad {
        Bad::NoNumber => Fact::new("error-equipment-number").with("text", text.to_owned()),
        Bad::NoAnswer => Fact::new("error-equipment-answer").with("text", text.to_owned()),
    }
}

/// The sets of a table; every cell that cannot be read is named, and then none is used.
pub(super) fn sets_of_file(file: &Path, ui: &mut Ui) -> Result<Vec<Set>, Error> {
    let names = names();
    let lines = spreadsheet::lines(file, ui)?;
    let unusable = |facts| Err(Error::Unusable(facts));
    let Some((header, rows)) = lines.split_first() else {
        return unusable(vec![Fact::new("error-equipment-empty")]);
    };
    let is_item = |cell: &String| names.read(cell).is_some();
    let is_down = rows
        .iter()
        .any(|row| row.cells.first().is_some_and(is_item))
        || !header.cells.iter().any(is_item);
    let (sets, faults) = match is_down {
        true => down(&names, header, rows),
        false => across(&names, header, rows),
    };
    match (
        faults.is_empty(),
        sets.iter().all(|set| set.measures.is_empty()),
    ) {
        (false, _) => unusable(faults),
        (true, true) => unusable(vec![Fact::new("error-equipment-empty")]),
        (true, false) => Ok(sets),
    }
}

/// Items across, a set in each line; a column without an item is the name of the set if it is the first.
fn across(names: &Names, header: &Line, rows: &[Line]) -> (Vec<Set>, Vec<Fact>) {
    let items: Vec<Option<Item>> = header.cells.iter().map(|cell| names.read(cell)).collect();
    let mut faults: Vec<Fact> = header
        .cells
        .iter()
        .zip(&items)
        .skip(1)
        .filter(|(cell, item)| item.is_none() && !cell.is_empty())
        .map(|(cell, _)| no_item(cell))
        .collect();
    let mut sets = Vec::new();
    for row in rows {
        let mut measures = Measures::default();
        for (cell, item) in row.cells.iter().zip(&items) {
            if let Some(item) = item {
                read(&mut measures, *item, cell, row.line, &mut faults);
            }
        }
        let first = row.cells.first().filter(|_| items.first() == Some(&None));
        let name = first.filter(|name| !name.is_empty()).cloned();
        sets.push(Set {
            name: name.or_else(|| Some(row.line.to_string())),
            measures,
        });
    }
    (sets, faults)
}

/// Items down, a set in each column; the first line names the sets if it holds no item.
fn down(names: &Names, header: &Line, rows: &[Line]) -> (Vec<Set>, Vec<Fact>) {
    let is_item = |line: &Line| {
        line.cells
            .first()
            .is_some_and(|cell| names.read(cell).is_some())
    };
    let first = is_item(header).then_some(header);
    let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let mut faults = Vec::new();
    let mut sets: Vec<Set> = (1..width.max(header.cells.len()))
        .map(|column| Set {
            name: header
                .cells
                .get(column)
                .filter(|name| first.is_none() && !name.is_empty())
                .cloned(),
            measures: Measures::default(),
        })
        .collect();
    for row in first.into_iter().chain(rows) {
        let name = row.cells.first().map_or("", String::as_str);
        let Some(item) = names.read(name) else {
            faults.push(no_item(name));
            continue;
        };
        for (set, cell) in sets.iter_mut().zip(row.cells.iter().skip(1)) {
            read(&mut set.measures, item, cell, row.line, &mut faults);
        }
    }
    (sets, faults)
}

fn read(measures: &mut Measures, item: Item, cell: &str, line: u64, faults: &mut Vec<Fact>) {
    if cell.is_empty() {
        return;
    }
    match quantity(item, cell) {
        Ok(value) => measures.set(item, value),
        Err(bad) => {
            let why = match bad {
                Bad::NoNumber => "error-equipment-line-number",
                Bad::NoAnswer => "error-equipment-line-answer",
            };
            faults.push(
                Fact::new(why)
                    .with("line", line)
                    .with("item", item.name())
                    .with("text", cell.to_owned()),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Words};

    /// What the answer prints of an item and its value is read as the same, in every language.
    #[test]
    fn what_is_said_is_read() {
        let names = names();
        for words in Language::ALL.map(Words::new) {
            for item in Item::ALL {
                let said = words.say(&format!("equipment-item-{}", item.name()), &[]);
                assert_eq!(names.read(&said), Some(item), "{said}");
                for spelling in names.spellings(item) {
                    assert_eq!(names.read(spelling), Some(item), "{spelling}");
                }
            }
            let said = words.say("equipment-mm", &[("number", "45.5".into())]);
            assert_eq!(quantity(Item::Field, &said), Ok(45.5), "{said}");
            for (id, value) in [("equipment-yes", 1.0), ("equipment-no", 0.0)] {
                let said = words.say(id, &[]);
                assert_eq!(quantity(Item::Matt, &said), Ok(value), "{said}");
            }
        }
    }
}
