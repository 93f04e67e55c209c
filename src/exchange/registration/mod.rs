//! Lists of players, from CSV or a spreadsheet, in any order of columns.

mod columns;
mod values;

pub use columns::Field;
pub use values::{date, sex};

use super::cells::Line;

/// A player as he was registered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registration {
    /// The line in the file.
    pub line: u64,
    /// The name.
    pub name: String,
    /// The name in its own writing.
    pub native_name: Option<String>,
    /// The title.
    pub title: Option<String>,
    /// The rating.
    pub rating: Option<i64>,
    /// The federation.
    pub federation: Option<String>,
    /// The club.
    pub club: Option<String>,
    /// The team.
    pub team: Option<String>,
    /// The categories.
    pub categories: Vec<String>,
    /// `m` or `w`.
    pub sex: Option<String>,
    /// The date of birth, `YYYY-MM-DD` or a year.
    pub birth: Option<String>,
    /// The number in the list of the world federation.
    pub federation_id: Option<String>,
    /// The number in a national list.
    pub national_id: Option<String>,
}

/// Something in a list that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// No column for the names.
    NoNames,
    /// A line without a name.
    NoName {
        /// The line.
        line: u64,
    },
    /// A name that is too long.
    LongName {
        /// The line.
        line: u64,
    },
    /// A row over several lines: a quotation mark is not closed.
    ManyLines {
        /// The line on which it begins.
        line: u64,
    },
    /// A value that cannot be.
    Impossible {
        /// The line.
        line: u64,
        /// The column.
        field: Field,
        /// As it is written.
        text: String,
    },
}

/// What a list says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registrations {
    /// The players.
    pub players: Vec<Registration>,
    /// What cannot be used.
    pub problems: Vec<Problem>,
    /// Columns that are not known, by their header.
    pub unknown: Vec<String>,
}

/// Signs of a name at most.
pub const LONGEST_NAME: usize = 100;

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadName {
    /// Nothing of it can be seen.
    Empty,
    /// More than [`LONGEST_NAME`] signs.
    Long,
}

/// Whether a text can be the name of a player.
///
/// # Errors
/// Why not.
///
/// ```
/// use huff::exchange::registration::{BadName, check_name};
/// assert_eq!(check_name("\u{200b}"), Err(BadName::Empty));
/// assert_eq!(check_name("陈小明"), Ok(()));
/// ```
pub fn check_name(text: &str) -> Result<(), BadName> {
    let is_seen = |sign: char| sign.is_alphanumeric() || sign.is_ascii_punctuation();
    match text {
        text if !text.chars().any(is_seen) => Err(BadName::Empty),
        text if text.chars().count() > LONGEST_NAME => Err(BadName::Long),
        _ => Ok(()),
    }
}

/// Reads a list; the first line is the header.
pub fn read(lines: &[Line]) -> Registrations {
    let mut answer = Registrations::default();
    let Some((header, rows)) = lines.split_first() else {
        answer.problems.push(Problem::NoNames);
        return answer;
    };
    let fields: Vec<Option<Field>> = header
        .cells
        .iter()
        .map(|cell| Field::from_header(cell))
        .collect();
    let unknown = header
        .cells
        .iter()
        .zip(&fields)
        .filter(|(cell, field)| field.is_none() && !cell.is_empty());
    answer.unknown = unknown.map(|(cell, _)| cell.clone()).collect();
    let has = |wanted: Field| fields.contains(&Some(wanted));
    if !has(Field::Name) && !has(Field::NativeName) && !has(Field::GivenName) {
        answer.problems.push(Problem::NoNames);
        return answer;
    }
    for row in rows {
        read_row(row, &fields, &mut answer);
    }
    answer
}

fn read_row(row: &Line, fields: &[Option<Field>], answer: &mut Registrations) {
    let line = row.line;
    let text = |wanted: Field| {
        let place = fields.iter().position(|field| *field == Some(wanted))?;
        row.cells
            .get(place)
            .map(|cell| cell.trim())
            .filter(|cell| !cell.is_empty())
            .map(str::to_owned)
    };
    let mut impossible = |field: Field, text: &str| {
        answer.problems.push(Problem::Impossible {
            line,
            field,
            text: text.to_owned(),
        });
    };
    let rating = text(Field::Rating).and_then(|text| match text.parse::<f64>() {
        Ok(rating) if (0.0..=9999.0).contains(&rating) && rating.fract() == 0.0 => {
            (rating > 0.0).then_some(rating as i64)
        }
        _ => {
            impossible(Field::Rating, &text);
            None
        }
    });
    let sex = text(Field::Sex).and_then(|text| match sex(&text) {
        Some(sex) => Some(sex.to_owned()),
        None => {
            impossible(Field::Sex, &text);
            None
        }
    });
    let birth = text(Field::Birth).and_then(|text| {
        let date = date(&text);
        if date.is_none() {
            impossible(Field::Birth, &text);
        }
        date
    });
    let native_name = text(Field::NativeName);
    let name = match (text(Field::Name), text(Field::GivenName)) {
        (Some(name), Some(given)) => Some(format!("{name} {given}")),
        (name, given) => name.or(given).or_else(|| native_name.clone()),
    };
    if row.cells.iter().any(|cell| cell.contains(['\n', '\r'])) {
        answer.problems.push(Problem::ManyLines { line });
        return;
    }
    let Some(name) = name else {
        answer.problems.push(Problem::NoName { line });
        return;
    };
    match check_name(&name) {
        Ok(()) => {}
        Err(BadName::Empty) => answer.problems.push(Problem::NoName { line }),
        Err(BadName::Long) => answer.problems.push(Problem::LongName { line }),
    }
    let categories = text(Field::Category).unwrap_or_default();
    let categories = categories
        .split(['|', ';', '、'])
        .map(str::trim)
        .filter(|category| !category.is_empty());
    answer.players.push(Registration {
        line,
        name,
        native_name,
        title: text(Field::Title),
        rating,
        federation: text(Field::Federation),
        club: text(Field::Club),
        team: text(Field::Team),
        categories: categories.map(str::to_owned).collect(),
        sex,
        birth,
        federation_id: text(Field::FederationId),
        national_id: text(Field::NationalId),
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::cells;

    fn list(text: &str) -> Registrations {
        read(&cells::read(text))
    }

    #[test]
    fn columns_in_any_order_and_language() {
        let english = list("rating,sex,name,birth\n2100,f,\"Silva, Ana\",2011-2-3\n");
        let chinese = list("姓名;性别;出生日期;等级分\nSilva, Ana;女;2011年2月3日;2100\n");
        let russian = list("ФИО\tпол\tдата рождения\tРейтинг\nSilva, Ana\tж\t03.02.2011\t2100\n");
        assert_eq!(english.problems, []);
        assert_eq!(english.players[0].birth.as_deref(), Some("2011-02-03"));
        assert_eq!(english, chinese);
        assert_eq!(english, russian);
    }

    #[test]
    fn impossible_values_are_told_by_line() {
        let found = list("name,rating,birth\nA,20x0,2011-02-30\n,1,\n");
        let impossible = |field, text: &str| Problem::Impossible {
            line: 2,
            field,
            text: text.to_owned(),
        };
        assert_eq!(
            found.problems,
            [
                impossible(Field::Rating, "20x0"),
                impossible(Field::Birth, "2011-02-30"),
                Problem::NoName { line: 3 }
            ]
        );
        assert_eq!(list("a,b\n1,2\n").problems, [Problem::NoNames]);
    }
}
