//! Text to records.

use super::problem::{Problem, ProblemKind};
use super::record::{Cell, Dialect, Document, PlayerRecord, Record};
use crate::tournament::Points;

/// Reads a report in any of its forms; line ends may be LF, CR LF or CR. Lines with problems are kept as they are.
///
/// ```
/// let (report, problems) = huff::exchange::trf::parse("012 Spring\n142 7\n142 x\n");
/// assert_eq!(report.records.len(), 3);
/// assert_eq!((problems[0].line, problems[0].column), (3, 5));
/// ```
pub fn parse(text: &str) -> (Document, Vec<Problem>) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut document = Document::default();
    let mut problems = Vec::new();
    let body = text.strip_suffix('\n').unwrap_or(&text);
    if body.is_empty() && text.is_empty() {
        return (document, problems);
    }
    for (index, line) in body.split('\n').enumerate() {
        let fields = Fields {
            characters: line.chars().collect(),
        };
        match fields.record(line) {
            Ok(record) => document.records.push(record),
            Err((column, kind)) => {
                problems.push(Problem {
                    line: index + 1,
                    column,
                    kind,
                });
                document.records.push(Record::Other(line.to_owned()));
            }
        }
    }
    (document, problems)
}

type Fault = (usize, ProblemKind);

/// The characters of one line, by columns from 1.
struct Fields {
    characters: Vec<char>,
}

impl Fields {
    fn record(&self, line: &str) -> Result<Record, Fault> {
        let code: String = self.characters.iter().take(3).collect();
        let letter = code.chars().nth(2).unwrap_or(' ');
        Ok(match code.as_str() {
            "001" => Record::Player(Box::new(self.player()?)),
            "142" => Record::Rounds(self.number_from(5)?, Dialect::Trf26),
            "152" => match self.text(5, self.characters.len()).as_str() {
                "W" | "w" => Record::InitialColour('W'),
                "B" | "b" => Record::InitialColour('B'),
                _ => return Err((5, ProblemKind::UnknownCode(self.at(5)))),
            },
            "162" => Record::Points(self.symbol_points()?),
            "192" => Record::System(self.text(5, self.characters.len())),
            "240" => self.byes()?,
            "250" => Record::Acceleration {
                points: self.points(10, 13)?,
                rounds: (self.number(15, 17)?, self.number(19, 21)?),
                players: (self.number(23, 26)?, self.number(28, 31)?),
            },
            "260" => Record::Forbidden {
                rounds: (self.number(5, 7)?, self.number(9, 11)?),
                players: self.numbers(13)?,
            },
            "XXR" => Record::Rounds(self.number_from(5)?, Dialect::Trfx),
            "XXC" => {
                Record::Configuration(self.words(5).into_iter().map(|(_, word)| word).collect())
            }
            "XXS" => Record::ScoringPairs(self.scoring_pairs()?),
            "XXA" => Record::PlayerAcceleration(self.number(5, 8)?, self.points_list(10)?),
            "XXP" => Record::ForbiddenAlways(self.word_numbers(5)?),
            "XXZ" => Record::Absent(self.word_numbers(5)?),
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
                Record::EnginePoints(letter, self.points(5, 8)?)
            }
            _ => Record::Other(line.to_owned()),
        })
    }

    fn player(&self) -> Result<PlayerRecord, Fault> {
        if self.characters.len() < 8 {
            return Err((self.characters.len() + 1, ProblemKind::TooShort));
        }
        let optional = |from, to| match self.text(from, to).as_str() {
            "" => Ok(None),
            _ => self.number(from, to).map(Some),
        };
        let number = self.number(5, 8)?;
        if number == 0 {
            return Err((5, ProblemKind::NotANumber("0".to_owned())));
        }
        Ok(PlayerRecord {
            number,
            sex: Some(self.at(10)).filter(|letter| *letter != ' '),
            title: self.text(11, 13),
            name: self.text(15, 47),
            rating: optional(49, 52)?,
            federation: self.text(54, 56),
            federation_id: self.text(58, 68),
            birth: self.text(70, 79),
            points: if self.text(81, 84).is_empty() {
                None
            } else {
                Some(self.points(81, 84)?)
            },
            rank: optional(86, 89)?,
            rounds: self.cells()?,
        })
    }

    fn cells(&self) -> Result<Vec<Cell>, Fault> {
        let mut cells = Vec::new();
        let mut column = 92;
        while column <= self.characters.len() {
            let opponent = match self.text(column, column + 3).as_str() {
                "" => None,
                _ => Some(self.number(column, column + 3)?),
            };
            let colour = self.at(column + 5).to_ascii_lowercase();
            if !matches!(colour, 'w' | 'b' | '-' | ' ') {
                return Err((column + 5, ProblemKind::UnknownCode(colour)));
            }
            let code = self.at(column + 7).to_ascii_uppercase();
            if !matches!(
                code,
                '1' | '=' | '0' | '+' | '-' | 'W' | 'D' | 'L' | 'H' | 'F' | 'U' | 'Z' | ' '
            ) {
                return Err((column + 7, ProblemKind::UnknownCode(code)));
            }
            if opponent.is_some_and(|number| number > 0) && (matches!(code, 'H' | 'F' | 'U' | 'Z'))
            {
                return Err((column + 7, ProblemKind::UnknownCode(code)));
            }
            cells.push(Cell {
                opponent,
                colour,
                code,
            });
            column += 10;
        }
        while cells.last() == Some(&Cell::BLANK) {
            cells.pop();
        }
        Ok(cells)
    }

    fn byes(&self) -> Result<Record, Fault> {
        let kind = self.at(5).to_ascii_uppercase();
        if !matches!(kind, 'F' | 'H' | 'Z') {
            return Err((5, ProblemKind::UnknownCode(kind)));
        }
        Ok(Record::Byes {
            kind,
            round: self.number(7, 9)?,
            players: self.numbers(11)?,
        })
    }

    fn symbol_points(&self) -> Result<Vec<(char, Points)>, Fault> {
        let mut pairs = Vec::new();
        let mut column = 6;
        while column <= self.characters.len() {
            if self.at(column) != ' ' {
                if !matches!(self.at(column), 'W' | 'D' | 'L' | 'A' | 'P' | 'X' | 'Z') {
                    return Err((column, ProblemKind::UnknownCode(self.at(column))));
                }
                pairs.push((self.at(column), self.points(column + 1, column + 4)?));
            }
            column += 9;
        }
        Ok(pairs)
    }

    fn scoring_pairs(&self) -> Result<Vec<(String, Points)>, Fault> {
        let pair = |(column, word): (usize, String)| {
            let (code, value) = word
                .split_once('=')
                .ok_or((column, ProblemKind::NotPoints(word.clone())))?;
            let points =
                Points::parse(value).ok_or((column, ProblemKind::NotPoints(value.to_owned())))?;
            Ok((code.to_owned(), points))
        };
        self.words(5).into_iter().map(pair).collect()
    }

    fn points_list(&self, from: usize) -> Result<Vec<Points>, Fault> {
        (from..=self.characters.len())
            .step_by(5)
            .map(|column| self.points(column, column + 3))
            .collect()
    }

    fn numbers(&self, from: usize) -> Result<Vec<u16>, Fault> {
        (from..=self.characters.len())
            .step_by(5)
            .map(|column| self.number(column, column + 3))
            .collect()
    }

    fn word_numbers(&self, from: usize) -> Result<Vec<u16>, Fault> {
        let number = |(column, word): (usize, String)| {
            word.parse()
                .map_err(|_| (column, ProblemKind::NotANumber(word)))
        };
        self.words(from).into_iter().map(number).collect()
    }

    /// The words from a column on, with their columns.
    fn words(&self, from: usize) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        let mut inside = false;
        for column in from..=self.characters.len() {
            let character = self.at(column);
            match (character == ' ', inside) {
                (true, _) => inside = false,
                (false, true) => words
                    .iter_mut()
                    .last()
                    .into_iter()
                    .for_each(|(_, word)| word.push(character)),
                (false, false) => {
                    inside = true;
                    words.push((column, character.to_string()));
                }
            }
        }
        words
    }

    fn number_from(&self, from: usize) -> Result<u16, Fault> {
        self.number(from, self.characters.len().max(from))
    }

    fn number(&self, from: usize, to: usize) -> Result<u16, Fault> {
        let text = self.text(from, to);
        text.parse()
            .map_err(|_| (from, ProblemKind::NotANumber(text)))
    }

    fn points(&self, from: usize, to: usize) -> Result<Points, Fault> {
        let text = self.text(from, to);
        Points::parse(&text).ok_or((from, ProblemKind::NotPoints(text)))
    }

    fn at(&self, column: usize) -> char {
        self.characters.get(column - 1).copied().unwrap_or(' ')
    }

    fn text(&self, from: usize, to: usize) -> String {
        let end = to.min(self.characters.len());
        let field: String = self
            .characters
            .get(from - 1..end)
            .unwrap_or_default()
            .iter()
            .collect();
        field.trim().to_owned()
    }
}
