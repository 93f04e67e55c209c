//! Results of a section as a list: one row a game, one row a bye.

use super::cells::{self, Line};
use super::registration::{BadName, check_name};

/// A column of a list of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The round.
    Round,
    /// The board.
    Board,
    /// The game of a match.
    Game,
    /// White's pairing number.
    WhiteNumber,
    /// White's name.
    White,
    /// Black's pairing number.
    BlackNumber,
    /// Black's name.
    Black,
    /// The result, or the kind of a bye.
    Result,
}

const HEADERS: [(Column, &[&str]); 8] = [
    (Column::Round, &["round", "轮次", "轮", "тур"]),
    (
        Column::Board,
        &["board", "台次", "台号", "台", "桌号", "стол", "доска"],
    ),
    (Column::Game, &["game", "局", "партия", "盘"]),
    (
        Column::WhiteNumber,
        &["white number", "白方编号", "白方号", "номер белых"],
    ),
    (Column::White, &["white", "白方", "白", "белые"]),
    (
        Column::BlackNumber,
        &[
            "black number",
            "黑方编号",
            "黑方号",
            "номер чёрных",
            "номер черных",
        ],
    ),
    (Column::Black, &["black", "黑方", "黑", "чёрные", "черные"]),
    (
        Column::Result,
        &["result", "结果", "成绩", "比分", "результат"],
    ),
];

/// What stands in the place of a result where a player had no opponent, and the kind of the bye.
const BYES: [(&str, &str); 4] = [
    ("bye", "pairing"),
    ("full bye", "full"),
    ("half bye", "half"),
    ("absent", "zero"),
];

impl Column {
    /// The column that a header names.
    pub fn from_header(header: &str) -> Option<Column> {
        cells::column(&HEADERS, header)
    }

    /// The header that is written.
    pub fn header(self) -> &'static str {
        cells::heading(&HEADERS, self)
    }

    /// All columns in the order in which they are written.
    pub fn all() -> impl Iterator<Item = Column> {
        HEADERS.iter().map(|(column, _)| *column)
    }
}

/// What a bye is called in the column of results; `kind` is `pairing`, `full`, `half` or `zero`.
pub fn bye_text(kind: &str) -> &'static str {
    BYES.iter()
        .find(|(_, known)| *known == kind)
        .map_or("absent", |(text, _)| text)
}

/// The kind of the bye that a result names.
///
/// ```
/// use huff::exchange::results::{bye_kind, bye_text};
/// assert_eq!(bye_kind(bye_text("half")), Some("half"));
/// assert_eq!(bye_kind("1-0"), None);
/// ```
pub fn bye_kind(text: &str) -> Option<&'static str> {
    let text = text.trim().to_lowercase();
    BYES.iter()
        .find(|(known, _)| *known == text)
        .map(|(_, kind)| *kind)
}

/// A player as a row names him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The pairing number, where there is a column for it.
    pub number: Option<u16>,
    /// The name.
    pub name: String,
}

/// What a row is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A game; the result is empty while it is not over.
    Game {
        /// The board.
        board: u32,
        /// The game of the match, from 1.
        game: u32,
        /// White.
        white: Named,
        /// Black.
        black: Named,
        /// As it is written.
        result: String,
    },
    /// A player without an opponent.
    Bye {
        /// The player.
        player: Named,
        /// `pairing`, `full`, `half`, `zero`.
        kind: &'static str,
    },
}

/// One row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The line of the file.
    pub line: u64,
    /// The round, from 1.
    pub round: u16,
    /// What it is about.
    pub said: Said,
}

/// Something in a list that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is no row, or not even a header.
    Empty,
    /// A column that is needed is missing.
    NoColumn(Column),
    /// A column that is named twice: which one counts nobody can tell.
    Twice(Column),
    /// A cell that cannot be used.
    Cell {
        /// The line.
        line: u64,
        /// The column.
        column: Column,
        /// Its number in the file, from 1.
        place: usize,
        /// What is wrong with it.
        fault: CellFault,
    },
}

/// Why a cell cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CellFault {
    /// It is no number from 1 to 9999; as it is written.
    Number(String),
    /// It is empty where a name is needed.
    NoName,
    /// It has more than [`LONGEST_NAME`](super::registration::LONGEST_NAME) signs.
    Long,
    /// It runs over several lines: a quotation mark is not closed.
    ManyLines,
}

/// The first column that a header names twice.
///
/// ```
/// use huff::exchange::results::{Column, given_twice};
/// let header = ["round", "result", "结果"].map(str::to_owned);
/// assert_eq!(given_twice(&header), Some(Column::Result));
/// ```
pub fn given_twice(header: &[String]) -> Option<Column> {
    let count = |wanted: Column| {
        let columns = header.iter().filter_map(|cell| Column::from_header(cell));
        columns.filter(|column| *column == wanted).count()
    };
    Column::all().find(|column| count(*column) > 1)
}

/// The headers that name no column, in their order.
pub fn unknown(lines: &[Line]) -> Vec<String> {
    let cells = lines.first().into_iter().flat_map(|header| &header.cells);
    cells
        .filter(|cell| !cell.is_empty() && Column::from_header(cell).is_none())
        .cloned()
        .collect()
}

/// Reads a list; the first line is the header. A row in which White or Black alone is named is a bye.
pub fn read(lines: &[Line]) -> (Vec<Row>, Vec<Problem>) {
    let Some((header, rows)) = lines.split_first() else {
        return (Vec::new(), vec![Problem::Empty]);
    };
    if let Some(column) = given_twice(&header.cells) {
        return (Vec::new(), vec![Problem::Twice(column)]);
    }
    let columns: Vec<Option<Column>> = header
        .cells
        .iter()
        .map(|cell| Column::from_header(cell))
        .collect();
    let needed = [
        Column::Round,
        Column::Board,
        Column::White,
        Column::Black,
        Column::Result,
    ];
    let missing: Vec<Problem> = needed
        .into_iter()
        .filter(|column| !columns.contains(&Some(*column)))
        .map(Problem::NoColumn)
        .collect();
    if !missing.is_empty() {
        return (Vec::new(), missing);
    }
    if rows.is_empty() {
        return (Vec::new(), vec![Problem::Empty]);
    }
    let (mut answer, mut problems) = (Vec::new(), Vec::new());
    for row in rows {
        match read_row(row, &columns) {
            Ok(row) => answer.push(row),
            Err(problem) => problems.push(problem),
        }
    }
    (answer, problems)
}

fn read_row(row: &Line, columns: &[Option<Column>]) -> Result<Row, Problem> {
    let line = row.line;
    let place = |wanted: Column| columns.iter().position(|column| *column == Some(wanted));
    let cell = |wanted: Column| {
        place(wanted)
            .and_then(|place| row.cells.get(place))
            .map_or("", String::as_str)
    };
    let wrong = |column: Column, fault: CellFault| Problem::Cell {
        line,
        column,
        place: place(column).map_or(0, |place| place + 1),
        fault,
    };
    let runs_on = Column::all().find(|column| cell(*column).contains('\n'));
    if let Some(column) = runs_on {
        return Err(wrong(column, CellFault::ManyLines));
    }
    let number = |column: Column| {
        let number = cell(column).parse::<u32>().ok();
        number
            .filter(|number| (1..=9999).contains(number))
            .ok_or_else(|| wrong(column, CellFault::Number(cell(column).to_owned())))
    };
    let named = |name: Column, of: Column| {
        let number = match cell(of) {
            "" => None,
            _ => Some(number(of)? as u16),
        };
        let text = cell(name);
        match check_name(text) {
            Err(BadName::Empty) => Err(wrong(name, CellFault::NoName)),
            Err(BadName::Long) => Err(wrong(name, CellFault::Long)),
            Ok(()) => Ok(Named {
                number,
                name: text.to_owned(),
            }),
        }
    };
    let round = number(Column::Round)? as u16;
    let result = cell(Column::Result);
    if let Some(kind) = bye_kind(result) {
        let player = if cell(Column::White).is_empty() {
            named(Column::Black, Column::BlackNumber)?
        } else {
            named(Column::White, Column::WhiteNumber)?
        };
        let said = Said::Bye { player, kind };
        return Ok(Row { line, round, said });
    }
    let said = Said::Game {
        board: number(Column::Board)?,
        game: match cell(Column::Game) {
            "" => 1,
            _ => number(Column::Game)?,
        },
        white: named(Column::White, Column::WhiteNumber)?,
        black: named(Column::Black, Column::BlackNumber)?,
        result: result.to_owned(),
    };
    Ok(Row { line, round, said })
}

#[cfg(test)]
mod tests {
    use super::super::cells;
    use super::super::registration::LONGEST_NAME;
    use super::*;

    #[test]
    fn headers_read_back_and_faults_have_a_line() {
        for column in Column::all() {
            assert_eq!(Column::from_header(column.header()), Some(column));
        }
        let text = "轮次;台次;白方;黑方;结果\n1;1;王;李;胜\n1;x;A;B;=\n2;;王;;bye\n";
        let (rows, problems) = read(&cells::read(text));
        assert_eq!((rows.len(), rows[1].round), (2, 2));
        let fault = CellFault::Number("x".to_owned());
        assert_eq!(
            problems,
            [Problem::Cell {
                line: 3,
                column: Column::Board,
                place: 2,
                fault
            }]
        );
        let header = "round,board,white,black,result\n";
        let long = "A".repeat(LONGEST_NAME + 1);
        for (row, column, fault) in [
            (format!("1,1,{long},B,=\n"), Column::White, CellFault::Long),
            ("1,1,A,,=\n".to_owned(), Column::Black, CellFault::NoName),
            (
                "1,1,\"A,B,=\n1,2,C,D,=\n".to_owned(),
                Column::White,
                CellFault::ManyLines,
            ),
        ] {
            let place = if column == Column::White { 3 } else { 4 };
            let line = 2;
            assert_eq!(
                read(&cells::read(&format!("{header}{row}"))).1,
                [Problem::Cell {
                    line,
                    column,
                    place,
                    fault
                }]
            );
        }
        assert_eq!(read(&cells::read(header)).1, [Problem::Empty]);
        assert_eq!(read(&[]).1, [Problem::Empty]);
        assert_eq!(
            read(&cells::read("round,board\n1,1\n")).1,
            [Column::White, Column::Black, Column::Result].map(Problem::NoColumn)
        );
    }
}
