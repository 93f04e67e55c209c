//! The table that an opening is drawn from: a published one, an own file, or one that the event keeps.

use std::path::Path;

use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::spreadsheet;
use crate::cli::ui::Ui;
use crate::draughts::Variant;
use crate::exchange::cells::Line;
use crate::openings::{Opening, OwnRow, Played, TABLES, Table, own_row, play};
use crate::store::{Edit, OpeningRow};

/// What --table names.
pub(super) enum Given {
    Published(Table),
    /// The name of the file, and its rows.
    File(String, Vec<Line>),
    /// A table that the event may have.
    Kept(String),
}

/// What can be drawn.
pub(super) enum Deck {
    Published(Table, Variant),
    Own(String, Vec<Own>),
}

/// A row of an own table.
pub(super) struct Own {
    code: String,
    /// As the file has it.
    text: String,
    row: OwnRow,
}

/// A code, what is done before the players begin, and the board after it.
type Drawn = (String, String, Played);

const CODES: [&str; 10] = [
    "number",
    "no",
    "no.",
    "code",
    "#",
    "编号",
    "序号",
    "номер",
    "№",
    "n",
];
const MOVES: [&str; 12] = [
    "moves",
    "move",
    "fen",
    "position",
    "opening",
    "着法",
    "开局",
    "局面",
    "ходы",
    "позиция",
    "начало",
    "дебют",
];

impl Given {
    pub(super) fn of(name: &str, ui: &mut Ui) -> Result<Given, Error> {
        if let Some(table) = Table::from_name(name) {
            return Ok(Given::Published(table));
        }
        let path = Path::new(name);
        if !path.exists() {
            return Ok(Given::Kept(name.to_owned()));
        }
        let stem = path
            .file_stem()
            .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        Ok(Given::File(stem, spreadsheet::lines(path, ui)?))
    }

    /// The game that the table is usually for.
    pub(super) fn usual(&self) -> Option<Variant> {
        match self {
            Given::Published(table) => table.variants.first().copied(),
            _ => None,
        }
    }

    /// The openings for a game; the event is asked for its own tables.
    pub(super) fn deck(
        &self,
        edit: Option<&Edit<'_>>,
        variant: Option<Variant>,
    ) -> Result<Deck, Error> {
        match self {
            Given::Published(table) => {
                let wrong = || Error::Usage(Fact::new("error-table-game").with("name", table.name));
                let variant = variant
                    .filter(|variant| table.variants.contains(variant))
                    .ok_or_else(wrong)?;
                Ok(Deck::Published(*table, variant))
            }
            Given::File(name, lines) => {
                let needed = || Error::Usage(Fact::new("error-draw-variant"));
                own(name, lines, variant.ok_or_else(needed)?)
            }
            Given::Kept(name) => {
                let rows: Vec<OpeningRow> = match edit {
                    Some(edit) => edit.all()?,
                    None => Vec::new(),
                };
                let mut known: Vec<&str> = TABLES.iter().map(|table| table.name).collect();
                known.extend(rows.iter().map(|row| row.name.as_str()));
                known.dedup();
                let unknown = || {
                    Error::Usage(
                        Fact::new("error-no-table")
                            .with("name", name.clone())
                            .with("known", known.join(", ")),
                    )
                };
                let lines = rows.iter().filter(|row| row.name == *name).zip(1..);
                let lines: Vec<Line> = lines
                    .map(|(row, line)| Line {
                        line,
                        cells: vec![row.code.clone(), row.moves.clone()],
                    })
                    .collect();
                if lines.is_empty() {
                    return Err(unknown());
                }
                own(name, &lines, variant.ok_or_else(unknown)?)
            }
        }
    }

    /// Keeps the rows of a file in the event, in the place of those it had under this name.
    pub(super) fn store(&self, edit: &Edit<'_>, deck: &Deck) -> Result<(), Error> {
        let (Given::File(name, _), Deck::Own(_, rows)) = (self, deck) else {
            return Ok(());
        };
        let there: Vec<OpeningRow> = edit.all()?;
        let there: Vec<OpeningRow> = there.into_iter().filter(|row| row.name == *name).collect();
        let is_same = there.len() == rows.len()
            && there
                .iter()
                .zip(rows)
                .all(|(old, new)| old.code == new.code && old.moves == new.text);
        if is_same {
            return Ok(());
        }
        there.iter().try_for_each(|row| edit.delete(row))?;
        for row in rows {
            edit.insert(&mut OpeningRow {
                id: 0,
                name: name.clone(),
                code: row.code.clone(),
                moves: row.text.clone(),
            })?;
        }
        Ok(())
    }
}

/// Reads and plays all rows; the faults of all of them.
fn own(name: &str, lines: &[Line], variant: Variant) -> Result<Deck, Error> {
    let is_in = |words: &[&str], cell: &str| words.contains(&cell.trim().to_lowercase().as_str());
    let header = lines.first().filter(|line| {
        line.cells
            .iter()
            .any(|cell| is_in(&CODES, cell) || is_in(&MOVES, cell))
    });
    let column = |words: &[&str], usual: usize| {
        let found = header.and_then(|line| line.cells.iter().position(|cell| is_in(words, cell)));
        found.unwrap_or(usual)
    };
    let (code, moves) = (column(&CODES, 0), column(&MOVES, 1));
    let (mut rows, mut faults): (Vec<Own>, Vec<Fact>) = (Vec::new(), Vec::new());
    for line in lines.iter().skip(usize::from(header.is_some())) {
        let cell = |place: usize| line.cells.get(place).map_or("", |cell| cell.trim());
        let text = cell(moves);
        let fault = |id| {
            Fact::new(id)
                .with("line", line.line)
                .with("code", cell(code).to_owned())
                .with("text", text.to_owned())
        };
        if cell(code).is_empty() {
            faults.push(fault("draw-no-code"));
        } else if rows.iter().any(|row| row.code == cell(code)) {
            faults.push(fault("draw-code-twice"));
        } else {
            match own_row(variant, text) {
                Some(row) => rows.push(Own {
                    code: cell(code).to_owned(),
                    text: text.to_owned(),
                    row,
                }),
                None => faults.push(fault("draw-bad-row")),
            }
        }
    }
    if rows.is_empty() && faults.is_empty() {
        faults.push(Fact::new("draw-no-rows"));
    }
    if !faults.is_empty() {
        return Err(Error::Unusable(faults));
    }
    Ok(Deck::Own(name.to_owned(), rows))
}

impl Deck {
    pub(super) fn name(&self) -> &str {
        match self {
            Deck::Published(table, _) => table.name,
            Deck::Own(name, _) => name,
        }
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Deck::Published(table, variant) => table.deck(*variant).len(),
            Deck::Own(_, rows) => rows.len(),
        }
    }

    /// The opening at a place of those that are drawn.
    pub(super) fn at(&self, place: usize) -> Result<Drawn, Error> {
        match self {
            Deck::Published(table, variant) => {
                let wrong = || Error::Usage(Fact::new("error-table-game").with("name", table.name));
                let deck = table.deck(*variant);
                published(deck.get(place).ok_or_else(wrong)?, *variant)
            }
            Deck::Own(_, rows) => Ok(rows[place].drawn()),
        }
    }

    /// The opening of a code, drawn or not.
    pub(super) fn find(&self, code: &str) -> Result<Drawn, Error> {
        let wanted = code.trim().to_uppercase();
        let codes: Vec<&str> = match self {
            Deck::Published(table, _) => table.rows().map(|row| row.code).take(EXAMPLES).collect(),
            Deck::Own(_, rows) => rows
                .iter()
                .map(|row| row.code.as_str())
                .take(EXAMPLES)
                .collect(),
        };
        let missing = || {
            let fact = Fact::new("error-no-opening").with("code", code.to_owned());
            Error::Usage(fact.with("examples", codes.join(", ")))
        };
        match self {
            Deck::Published(table, variant) => {
                let found = table.rows().find(|row| row.code.to_uppercase() == wanted);
                published(&found.ok_or_else(missing)?, *variant)
            }
            Deck::Own(_, rows) => {
                let found = rows.iter().find(|row| row.code.to_uppercase() == wanted);
                Ok(found.ok_or_else(missing)?.drawn())
            }
        }
    }
}

/// Codes that are named where one is not known, to show what they look like.
const EXAMPLES: usize = 5;

impl Own {
    fn drawn(&self) -> Drawn {
        let played = self.row.played.clone();
        (self.code.clone(), self.row.moves.clone(), played)
    }
}

fn published(opening: &Opening, variant: Variant) -> Result<Drawn, Error> {
    let cannot = || Error::Usage(Fact::new("error-opening-game").with("code", opening.code));
    let played = play(variant, opening.moves).ok_or_else(cannot)?;
    Ok((opening.code.to_owned(), opening.moves.to_owned(), played))
}
