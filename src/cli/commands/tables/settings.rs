//! How a section of star halma and a section at tables are set.

use clap::Args;

use super::SYSTEM;
use super::seats::{is_star, options};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::star;
use crate::star::{Options, Pieces, Seats};
use crate::store::SectionRow;
use crate::tournament::tables::{PlacePoints, Stages, StagesError};

/// Settings of games at tables.
#[derive(Clone, Debug, Default, Args, PartialEq)]
pub(in crate::cli::commands) struct TablesSettings {
    /// Tables of two to six: the stages, such as "4 top 2, 4 top 3, 6", or "3x4" for four rounds at tables of three
    #[arg(long, value_name = "STAGES")]
    stages: Option<String>,
    /// What places at a table are worth, such as 4/2/1/0, with "3=3/1/0" for tables of three
    #[arg(long, value_name = "POINTS")]
    place_points: Option<String>,
    /// Settings of star halma, such as "jump=eq; end=places"; huff explain star lists them
    #[arg(long, value_name = "SETTINGS")]
    star_rules: Option<String>,
}

impl TablesSettings {
    /// Writes what was given into a section; whether stages were given.
    pub(in crate::cli::commands) fn apply(&self, row: &mut SectionRow) -> Result<bool, Error> {
        if let Some(text) = &self.stages {
            let stages: Stages = text.parse().map_err(|error| stages_error(text, &error))?;
            row.rounds = i64::try_from(stages.rounds()).ok();
            row.stages = Some(stages.to_string());
        }
        if let Some(text) = &self.place_points {
            let points: PlacePoints = text
                .parse()
                .map_err(|word: String| Error::unknown_word(&word, "4/2/1/0 3=3/1/0"))?;
            row.place_points = Some(points.to_string());
        }
        if let Some(text) = &self.star_rules {
            let mut options = options_of(row)?;
            for pair in text
                .split([';', ','])
                .filter(|pair| !pair.trim().is_empty())
            {
                star::set(&mut options, pair)?;
            }
            row.rules = Some(options.to_string());
        }
        Ok(self.stages.is_some())
    }

    /// The rounds of a section at tables are those of its stages: others are refused.
    pub(in crate::cli::commands) fn check_rounds(
        given: Option<u16>,
        row: &SectionRow,
    ) -> Result<(), Error> {
        let Some((rounds, stages)) = given.zip(stages_of(row)) else {
            return Ok(());
        };
        match stages.rounds() {
            count if count == usize::from(rounds) => Ok(()),
            count => Err(Error::Usage(
                Fact::new("tables-other-rounds")
                    .with("stages", stages.to_string())
                    .with("count", count)
                    .with("rounds", rounds),
            )),
        }
    }

    /// Whether something was given that cannot change once round 1 is seated.
    pub(in crate::cli::commands) fn changes_the_play(&self) -> bool {
        self.stages.is_some() || self.place_points.is_some() || self.star_rules.is_some()
    }
}

fn stages_error(text: &str, error: &StagesError) -> Error {
    let fact = match error {
        StagesError::Part(part) => Fact::new("tables-bad-stage").with("part", part.clone()),
        StagesError::Size(size) => Fact::new("tables-bad-size").with("size", *size),
        StagesError::NoTop => Fact::new("tables-no-top"),
        StagesError::Top { top, size } => Fact::new("tables-bad-top")
            .with("top", *top)
            .with("size", *size),
    };
    Error::Usage(fact.with("text", text.to_owned()))
}

/// The settings of a section's game; only star halma has them.
fn options_of(row: &SectionRow) -> Result<Options, Error> {
    match &row.rules {
        Some(rules) => Ok(rules.parse().unwrap_or_default()),
        None => Err(Error::Usage(Fact::new("tables-only-star"))),
    }
}

/// Makes star halma the game of a section, with the settings behind the colon; the seats named there come back. Two players score 1, ½, 0 unless
/// something else is said.
pub(in crate::cli::commands) fn apply_game(
    name: &str,
    usual_scoring: bool,
    row: &mut SectionRow,
) -> Result<Option<Seats>, Error> {
    let (seats, options) = star::settings(name)?;
    row.variant = "star".to_owned();
    row.rules = Some(options.to_string());
    if usual_scoring {
        (row.win, row.draw, row.loss) = (10, 5, 0);
    }
    Ok(seats)
}

/// Seats that stand behind the name of the game are those of the first stage; pairs are two.
pub(in crate::cli::commands) fn check_seats(
    seats: Option<Seats>,
    row: &SectionRow,
) -> Result<(), Error> {
    let Some(seats) = seats.map(|seats| seats.count()) else {
        return Ok(());
    };
    let size = stages_of(row).and_then(|stages| stages.list().first().map(|stage| stage.size));
    let rounds = match row.rounds {
        Some(rounds) if rounds > 1 => format!("x{rounds}"),
        _ => String::new(),
    };
    let fact = match size {
        Some(size) if size == seats => return Ok(()),
        Some(size) => Fact::new("tables-other-seats").with("size", size),
        None if seats == 2 => return Ok(()),
        None => Fact::new("tables-seats-need-stages").with("stages", format!("{seats}{rounds}")),
    };
    Err(Error::Usage(fact.with("seats", seats)))
}

/// The stages of a section at tables.
fn stages_of(row: &SectionRow) -> Option<Stages> {
    let stages = row.stages.as_deref().filter(|_| row.system == SYSTEM)?;
    stages.parse().ok()
}

/// Makes tables the system of a section.
pub(in crate::cli::commands) fn apply_system(row: &mut SectionRow) -> Result<(), Error> {
    options_of(row)?;
    row.system = SYSTEM.to_owned();
    row.games = 1;
    if row.place_points.is_none() {
        row.place_points = Some(PlacePoints::default().to_string());
    }
    Ok(())
}

/// Fifteen pieces are for two players: no stage has larger tables.
pub(in crate::cli::commands) fn check_pieces(row: &SectionRow) -> Result<(), Error> {
    let is_fifteen = is_star(row) && options(row).pieces == Pieces::Fifteen;
    let most = stages_of(row).and_then(|stages| stages.list().iter().map(|stage| stage.size).max());
    match most.filter(|most| is_fifteen && *most > 2) {
        Some(most) => Err(Error::Usage(Fact::new("star-fifteen").with("seats", most))),
        None => Ok(()),
    }
}
