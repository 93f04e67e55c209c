//! How a section is played: the options of `new`, `section add` and `section set`.

use crate::cli::commands::standings;
use crate::cli::commands::tables::{self, TablesSettings};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::cli::star;
use crate::draughts::Variant;
use crate::record::is_time_control;
use crate::store::{SectionRow, colour_word};
use crate::tournament::tiebreaks::{TieBreak, preset};
use crate::tournament::{
    Colour, Penalties, Points, Scoring, Seeding, System, TIME_CONTROLS, TeamCriterion, TimeControl,
};
use crate::words::read_ruling;
use clap::{Args, ValueEnum};

/// How a section is played.
#[derive(Clone, Debug, Default, PartialEq, Args)]
pub(in crate::cli::commands) struct Settings {
    /// The game, for example russian, international, english
    #[arg(long)]
    variant: Option<String>,
    /// swiss, swiss-2017, double-swiss, round-robin, double-round-robin, knock-out, manual, tables
    #[arg(long)]
    system: Option<String>,
    /// The rounds
    #[arg(long)]
    rounds: Option<u16>,
    /// The games of a match
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=20))]
    games: Option<u8>,
    /// How numbers are given: rating, lot, given
    #[arg(long)]
    seeding: Option<String>,
    /// The seed of all lots
    #[arg(long)]
    seed: Option<u64>,
    /// The number of the first board in the hall
    #[arg(long)]
    first_board: Option<u16>,
    /// The colour that was drawn by hand for the first player
    #[arg(long, value_enum)]
    first_colour: Option<ColourArgument>,
    /// Points for win, draw, loss, for example 2-1-0; or draughts, chess, three-points
    #[arg(long, value_name = "W-D-L")]
    scoring: Option<String>,
    /// What a match of several games counts as a whole, for example 2-1-0; none: its games are added up
    #[arg(long, value_name = "W-D-L")]
    match_points: Option<String>,
    /// Points for the bye of the odd one out
    #[arg(long, value_name = "POINTS")]
    bye: Option<String>,
    /// Points for an opponent who does not come
    #[arg(long, value_name = "POINTS")]
    forfeit_win: Option<String>,
    /// A preset (fmjd-swiss, fmjd-round-robin, idf-micro-match, kndb-youth, fide-swiss, fide-round-robin) or codes with commas
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,
    /// How rounds without a game count: fide2026, fide2024, virtual, zero, round-robin
    #[arg(long)]
    unplayed: Option<String>,
    /// Baku acceleration
    #[arg(long, value_enum)]
    acceleration: Option<AccelerationArgument>,
    /// The time control: a name that `section time-controls` lists, as PDN writes it (50/7200:25/3600, 900+5), with units
    /// (2h/50 + 1h/25, 45'), or none
    #[arg(long)]
    time_control: Option<String>,
    /// Minutes after which `results` proposes the forfeit of a player who has not come
    #[arg(long, value_name = "MINUTES")]
    late_limit: Option<u16>,
    /// How many players of a team count
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=100))]
    team_size: Option<u8>,
    /// What teams are ordered by: points, places, or criteria with commas (complete, points, places, wins, best-N, top-N)
    #[arg(long, value_name = "LIST")]
    team_by: Option<String>,
    /// What offences cost one after the other, for example warning,time+2,game-lost; it is proposed, never imposed
    #[arg(long, value_name = "LIST")]
    penalties: Option<String>,
    #[command(flatten)]
    tables: TablesSettings,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ColourArgument {
    White,
    Black,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum AccelerationArgument {
    Baku,
    None,
}

impl Settings {
    /// Writes what was given into a section; what was not given stays.
    pub(in crate::cli::commands) fn apply(&self, row: &mut SectionRow) -> Result<(), Error> {
        let bad_points =
            |text: &str| Error::Usage(Fact::new("error-bad-points").with("text", text.to_owned()));
        let points = |text: &String| {
            let points = Points::parse(text)
                .filter(|points| points.tenths() >= 0)
                .ok_or_else(|| bad_points(text))?;
            Ok::<i64, Error>(i64::from(points.tenths()))
        };
        let mut seats = None;
        if let Some(name) = self.variant.as_ref().filter(|name| star::is_star(name)) {
            seats = tables::apply_game(name, self.scoring.is_none(), row)?;
        } else if let Some(name) = &self.variant {
            let variant =
                Variant::from_name(name).ok_or_else(|| Error::UnknownVariant(name.clone()))?;
            row.variant = variant.name().to_owned();
        }
        let by_stages = self.tables.apply(row)?;
        let at_tables = self.system.as_deref() == Some(tables::SYSTEM) || by_stages;
        if at_tables {
            tables::apply_system(row)?;
        }
        tables::check_pieces(row)?;
        if let Some(name) = self.system.as_ref().filter(|_| !at_tables) {
            let system = System::from_name(name).ok_or_else(|| {
                let all: Vec<&str> = System::all().map(System::name).collect();
                Error::unknown_word(name, format!("{}, {}", all.join(", "), tables::SYSTEM))
            })?;
            row.system = system.name().to_owned();
            if system == System::DoubleSwiss {
                row.games = 2;
            }
        }
        let system = System::from_name(&row.system).unwrap_or(System::Manual);
        if let Some(name) = &self.seeding {
            row.seeding = Seeding::from_name(name)
                .ok_or_else(|| {
                    Error::unknown_word(name, Seeding::ALL.map(Seeding::name).join(", "))
                })?
                .name()
                .to_owned();
        } else if row.seeding.is_empty() || self.system.is_some() {
            let by_lot = matches!(system, System::RoundRobin(_));
            row.seeding = if by_lot {
                Seeding::Lot
            } else {
                Seeding::Rating
            }
            .name()
            .to_owned();
        }
        if let Some(games) = self.games {
            if system == System::DoubleSwiss && games != 2 {
                return Err(Error::Usage(Fact::new("error-double-swiss-games")));
            }
            row.games = i64::from(games);
        }
        if self.rounds == Some(0) {
            return Err(Error::Usage(Fact::new("error-zero-rounds")));
        }
        TablesSettings::check_rounds(self.rounds, row)?;
        row.rounds = self.rounds.map(i64::from).or(row.rounds);
        tables::check_seats(seats, row)?;
        row.first_board = self.first_board.map(i64::from).or(row.first_board);
        if let Some(seed) = self.seed {
            row.seed = seed.to_string();
        }
        if let Some(colour) = self.first_colour {
            let colour = if colour == ColourArgument::White {
                Colour::White
            } else {
                Colour::Black
            };
            row.initial_colour = Some(colour_word(colour).to_owned());
        }
        let three = |text: &String| {
            let parts: Vec<&str> = text.split(['-', ':', '/']).collect();
            let [win, draw, loss] = parts[..] else {
                return Err(bad_points(text));
            };
            let (win, draw, loss) = (
                points(&win.into())?,
                points(&draw.into())?,
                points(&loss.into())?,
            );
            // A table in which losing pays is a slip of the hand.
            if win <= loss || draw > win || draw < loss {
                let fact = Fact::new("error-scoring-order").with("text", text.clone());
                return Err(Error::Usage(fact));
            }
            Ok::<_, Error>((win, draw, loss))
        };
        if let Some(text) = &self.scoring {
            (row.win, row.draw, row.loss) = match Scoring::from_name(text) {
                Some(table) => {
                    let tenths = |points: Points| i64::from(points.tenths());
                    (tenths(table.win), tenths(table.draw), tenths(table.loss))
                }
                None => three(text)?,
            };
        }
        if let Some(text) = &self.match_points {
            let given = match text.as_str() {
                "none" => None,
                _ => Some(three(text)?),
            };
            row.match_win = given.map(|(win, _, _)| win);
            row.match_draw = given.map(|(_, draw, _)| draw);
            row.match_loss = given.map(|(_, _, loss)| loss);
        }
        if let Some(text) = &self.bye {
            row.pairing_bye = Some(points(text)?);
        }
        if let Some(text) = &self.forfeit_win {
            row.forfeit_win = Some(points(text)?);
        }
        if let Some(list) = &self.tie_breaks {
            let wrong = list
                .split(',')
                .find(|code| TieBreak::from_code(code.trim()).is_none());
            if let (None, Some(code)) = (preset(list, 0), wrong) {
                return Err(Error::unknown_word(code, standings::known_criteria()));
            }
            row.tie_breaks = Some(list.clone());
        }
        if let Some(policy) = &self.unplayed {
            standings::policy(policy)
                .ok_or_else(|| Error::unknown_word(policy, standings::policies()))?;
            row.unplayed = Some(policy.clone());
        }
        if let Some(acceleration) = self.acceleration {
            row.acceleration =
                (acceleration == AccelerationArgument::Baku).then(|| "baku".to_owned());
        }
        row.team_size = self.team_size.map(i64::from).or(row.team_size);
        if let Some(list) = &self.team_by {
            TeamCriterion::list(list)
                .ok_or_else(|| Error::unknown_word(list, standings::TEAM_CRITERIA))?;
            row.team_by = Some(list.clone());
        }
        if let Some(list) = &self.penalties {
            let steps = Penalties::read(list, read_ruling).ok_or_else(|| {
                Error::Usage(Fact::new("error-bad-penalties").with("text", list.clone()))
            })?;
            row.penalties = Some(steps.text());
        }
        row.late_limit = self.late_limit.map(i64::from).or(row.late_limit);
        match self.time_control.as_deref().map(str::trim) {
            None => {}
            Some("none") => row.time_control = None,
            Some(text) if TimeControl::from_name(text).is_some() || is_time_control(text) => {
                row.time_control = Some(text.to_owned());
            }
            Some(text) => {
                let names: Vec<&str> = TIME_CONTROLS.iter().map(|one| one.name).collect();
                let fact = Fact::new("error-bad-time-control").with("text", text.to_owned());
                return Err(Error::Usage(fact.with("known", names.join(", "))));
            }
        }
        Ok(())
    }

    /// Whether what results are worth was given.
    pub(super) fn changes_the_points(&self) -> bool {
        self.scoring.is_some()
            || self.match_points.is_some()
            || self.bye.is_some()
            || self.forfeit_win.is_some()
    }

    /// Whether something was given that cannot change once round 1 is paired.
    pub(super) fn changes_the_play(&self) -> bool {
        self.variant.is_some()
            || self.system.is_some()
            || self.games.is_some()
            || self.seeding.is_some()
            || self.seed.is_some()
            || self.first_colour.is_some()
            || self.acceleration.is_some()
            || self.tables.changes_the_play()
    }
}
