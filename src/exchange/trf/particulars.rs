//! What a report tells of an event beyond its players, games and pairing rules.

use std::collections::{BTreeMap, BTreeSet};

use super::record::{Dialect, Document, Record};
use super::write::{clipped, columns, visible};
use crate::exchange::registration::date;
use crate::tournament::{PlayerId, tiebreaks::TieBreak};

/// Place, people, order and teams of an event. Empty texts and lists are not told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Particulars {
    /// `012`.
    pub name: String,
    /// `022`.
    pub city: String,
    /// `032`.
    pub federation: String,
    /// `042`, as `YYYY-MM-DD` or a year.
    pub start: String,
    /// `052`.
    pub finish: String,
    /// `102`.
    pub arbiter: String,
    /// `112`, one a line.
    pub deputies: Vec<String>,
    /// `122`, in words.
    pub time_control: String,
    /// `212`: the criteria of the standings by their codes, the points first.
    pub order: Vec<String>,
    /// The places of the players.
    pub places: BTreeMap<PlayerId, u16>,
    /// The numbers of players in national lists, in a line that begins with a federation.
    pub national_ids: BTreeMap<PlayerId, String>,
    /// `310`, in older forms `013`.
    pub teams: Vec<ReportTeam>,
}

/// A team of a report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportTeam {
    /// The name.
    pub name: String,
    /// The members.
    pub members: Vec<PlayerId>,
}

/// The longest name of a team.
pub(super) const TEAM_NAME: usize = 32;

/// The most members that record `310` has room for.
pub(super) const TEAM_MEMBERS: usize = 14;

/// The records that stand before the players.
pub(super) fn head(told: &Particulars, rated: &[bool], dialect: Dialect) -> Vec<Record> {
    let mut lines = Vec::new();
    let mut line = |code: &str, text: &str| {
        if !text.is_empty() {
            lines.push(Record::Other(format!("{code} {}", visible(text))));
        }
    };
    line("012", &told.name);
    line("022", &told.city);
    line("032", &told.federation);
    line("042", &told.start.replace('-', "/"));
    line("052", &told.finish.replace('-', "/"));
    line("062", &rated.len().to_string());
    line("072", &rated.iter().filter(|is| **is).count().to_string());
    if !told.teams.is_empty() {
        line("082", &told.teams.len().to_string());
    }
    line("102", &told.arbiter);
    for deputy in &told.deputies {
        line("112", deputy);
    }
    line("122", &told.time_control);
    if dialect == Dialect::Trf26 {
        line("212", &told.order.join(","));
    }
    lines
}

/// The records of the teams.
pub(super) fn teams(told: &Particulars, dialect: Dialect) -> Vec<Record> {
    let team = |(number, team): (usize, &ReportTeam)| {
        let name = clipped(&team.name, TEAM_NAME);
        let members: Vec<u16> = team.members.iter().map(|id| id.0).collect();
        Record::Other(match dialect {
            Dialect::Trf26 => {
                let members = &members[..members.len().min(TEAM_MEMBERS)];
                let blank = " ".repeat(31);
                format!("310 {number:>3} {name:<32} {blank} {}", columns(members))
            }
            _ => format!("013 {name:<32}{}", columns(&members)),
        })
    };
    (1..).zip(&told.teams).map(team).collect()
}

/// Reads what a report tells, and the codes of the records that say something an event has no place for.
pub fn particulars(document: &Document) -> (Particulars, BTreeSet<String>) {
    let mut told = Particulars::default();
    let mut left_out = BTreeSet::new();
    let numbers: BTreeSet<u16> = document.players().map(|player| player.number).collect();
    for record in &document.records {
        let Record::Other(line) = record else {
            continue;
        };
        let line = Line(line.chars().collect());
        let (code, text) = (line.text(1, 3), line.text(5, line.0.len()));
        let mut given_date = |field: &mut String| match date(&text) {
            Some(date) => *field = date,
            None => {
                left_out.insert(code.clone());
            }
        };
        match code.as_str() {
            _ if text.is_empty() || code.starts_with('#') => {}
            "012" => told.name = text,
            "022" => told.city = text,
            "032" => told.federation = text,
            "042" => given_date(&mut told.start),
            "052" => given_date(&mut told.finish),
            // Counted anew, or told by record 192.
            "062" | "072" | "082" | "092" => {}
            "102" => told.arbiter = text,
            "112" => told.deputies.push(text),
            "122" => told.time_control = text,
            "202" | "212" => {
                let codes: Vec<String> = text.split(',').map(|one| one.trim().to_owned()).collect();
                if codes.iter().any(|one| TieBreak::from_code(one).is_none()) {
                    left_out.insert(code);
                } else if told.order.is_empty() || code == "212" {
                    told.order = codes;
                }
            }
            "013" => told.teams.push(ReportTeam {
                name: line.text(5, 36),
                members: line.players(37),
            }),
            "310" => told.teams.push(ReportTeam {
                name: line.text(9, 40),
                members: line.players(74),
            }),
            _ => {
                let number = line.text(5, 8).parse().ok();
                let id = line.text(58, 68);
                let is_federation = code.len() == 3 && code.chars().all(char::is_alphabetic);
                match number.filter(|number| is_federation && numbers.contains(number)) {
                    Some(number) if !id.is_empty() => {
                        told.national_ids.insert(PlayerId(number), id);
                    }
                    _ => {
                        left_out.insert(code);
                    }
                }
            }
        }
    }
    (told, left_out)
}

/// The characters of a line, by columns from 1.
struct Line(Vec<char>);

impl Line {
    fn text(&self, from: usize, to: usize) -> String {
        let end = to.min(self.0.len());
        let field: String = self
            .0
            .get(from - 1..end)
            .unwrap_or_default()
            .iter()
            .collect();
        field.trim().to_owned()
    }

    /// Numbers of four columns with a blank between them.
    fn players(&self, from: usize) -> Vec<PlayerId> {
        (from..=self.0.len())
            .step_by(5)
            .filter_map(|column| self.text(column, column + 3).parse().ok())
            .map(PlayerId)
            .collect()
    }
}
