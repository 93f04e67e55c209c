//! The rules on which sources disagree, as named settings.
//!
//! There is no text of a federation: each setting is a choice of the event and is printed wherever a game is shown.
//! The defaults are those of the second source text: adjacent jumps (they alone are described there), free camps,
//! a goal that may be left.

use std::fmt;
use std::str::FromStr;

/// How many pieces a side has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pieces {
    /// Ten.
    #[default]
    Ten,
    /// Fifteen, for two players.
    Fifteen,
}

/// How a piece jumps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Jump {
    /// Over a neighbour to the hole straight behind it (相邻跳).
    #[default]
    Adjacent,
    /// Over one piece any number of empty holes away to the hole as far behind it (等距跳).
    EqualDistance,
}

/// Whether points of the star that are neither start nor goal may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ForeignCamps {
    /// They may.
    #[default]
    Free,
    /// A chain may pass through them, no turn may end there.
    NoStop,
    /// Neither.
    NoPass,
}

/// Whether a piece that has ended a turn in its goal may end another one outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goal {
    /// It may.
    #[default]
    Open,
    /// It may not; within the goal it may move, and a chain may pass outside.
    Locked,
}

/// When a side is home although others may stand in its goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Blocking {
    /// Only with all its pieces.
    #[default]
    Strict,
    /// When its goal is full and more than half of it its own.
    Majority,
    /// As `Strict`, and its start is to be empty after so many of its turns.
    VacateBy(u16),
}

/// Whether later movers may still draw level in the round in which somebody came home.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EqualTurns {
    /// Who is home first is first.
    #[default]
    Off,
    /// Who comes home in the same round shares the place.
    On,
}

/// When the game is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum End {
    /// When somebody is home.
    #[default]
    First,
    /// When all but one are home.
    Places,
}

/// All settings of a game.
///
/// ```
/// use huff::star::{Jump, Options};
/// let options: Options = "jump=eq; goal=locked".parse().unwrap();
/// assert_eq!(options.jump, Jump::EqualDistance);
/// assert_eq!(
///     options.to_string(),
///     "pieces=10; jump=eq; camps=free; goal=locked; blocking=strict; equal-turns=off; end=first; turn-cap=none"
/// );
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// `pieces`: 10 or 15.
    pub pieces: Pieces,
    /// `jump`: adj or eq.
    pub jump: Jump,
    /// `camps`: free, nostop or nopass.
    pub camps: ForeignCamps,
    /// `goal`: open or locked.
    pub goal: Goal,
    /// `blocking`: strict, majority or vacate and a number of turns, such as vacate30.
    pub blocking: Blocking,
    /// `equal-turns`: off or on.
    pub equal_turns: EqualTurns,
    /// `end`: first or places.
    pub end: End,
    /// `turn-cap`: none, or after how many rounds the game ends.
    pub turn_cap: Option<u16>,
}

/// Why settings cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// There is no such setting.
    #[error("unknown setting {0}")]
    Name(String),
    /// The setting has no such value.
    #[error("{name} cannot be {value}")]
    Value {
        /// The setting.
        name: String,
        /// The value.
        value: String,
    },
}

impl Options {
    /// The names of the settings and their values, as they are read; `N` stands for a number.
    pub const KNOWN: [(&'static str, &'static [&'static str]); 8] = [
        ("pieces", &["10", "15"]),
        ("jump", &["adj", "eq"]),
        ("camps", &["free", "nostop", "nopass"]),
        ("goal", &["open", "locked"]),
        ("blocking", &["strict", "majority", "vacateN"]),
        ("equal-turns", &["off", "on"]),
        ("end", &["first", "places"]),
        ("turn-cap", &["none", "N"]),
    ];

    /// The settings in their order, by name and value.
    pub fn pairs(&self) -> [(&'static str, String); 8] {
        let pieces = match self.pieces {
            Pieces::Ten => "10",
            Pieces::Fifteen => "15",
        };
        let jump = match self.jump {
            Jump::Adjacent => "adj",
            Jump::EqualDistance => "eq",
        };
        let camps = match self.camps {
            ForeignCamps::Free => "free",
            ForeignCamps::NoStop => "nostop",
            ForeignCamps::NoPass => "nopass",
        };
        let goal = match self.goal {
            Goal::Open => "open",
            Goal::Locked => "locked",
        };
        let blocking = match self.blocking {
            Blocking::Strict => "strict".to_owned(),
            Blocking::Majority => "majority".to_owned(),
            Blocking::VacateBy(turns) => format!("vacate{turns}"),
        };
        let equal_turns = match self.equal_turns {
            EqualTurns::Off => "off",
            EqualTurns::On => "on",
        };
        let end = match self.end {
            End::First => "first",
            End::Places => "places",
        };
        let cap = self
            .turn_cap
            .map_or("none".to_owned(), |cap| cap.to_string());
        [
            ("pieces", pieces.to_owned()),
            ("jump", jump.to_owned()),
            ("camps", camps.to_owned()),
            ("goal", goal.to_owned()),
            ("blocking", blocking),
            ("equal-turns", equal_turns.to_owned()),
            ("end", end.to_owned()),
            ("turn-cap", cap),
        ]
    }

    /// Changes one setting.
    ///
    /// # Errors
    /// A name or a value that is none.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionsError> {
        let number = |text: &str| text.parse().ok().filter(|number: &u16| *number > 0);
        let vacate = value.strip_prefix("vacate").and_then(number);
        match (name, value) {
            ("pieces", "10") => self.pieces = Pieces::Ten,
            ("pieces", "15") => self.pieces = Pieces::Fifteen,
            ("jump", "adj" | "adjacent") => self.jump = Jump::Adjacent,
            ("jump", "eq" | "equal" | "equal-distance") => self.jump = Jump::EqualDistance,
            ("camps", "free") => self.camps = ForeignCamps::Free,
            ("camps", "nostop") => self.camps = ForeignCamps::NoStop,
            ("camps", "nopass") => self.camps = ForeignCamps::NoPass,
            ("goal", "open") => self.goal = Goal::Open,
            ("goal", "locked") => self.goal = Goal::Locked,
            ("blocking", "strict") => self.blocking = Blocking::Strict,
            ("blocking", "majority") => self.blocking = Blocking::Majority,
            ("blocking", _) if vacate.is_some() => {
                self.blocking = Blocking::VacateBy(vacate.unwrap_or_default());
            }
            ("equal-turns", "off") => self.equal_turns = EqualTurns::Off,
            ("equal-turns", "on") => self.equal_turns = EqualTurns::On,
            ("end", "first") => self.end = End::First,
            ("end", "places") => self.end = End::Places,
            ("turn-cap", "none") => self.turn_cap = None,
            ("turn-cap", _) if number(value).is_some() => self.turn_cap = number(value),
            _ if Options::KNOWN.iter().all(|(known, _)| *known != name) => {
                return Err(OptionsError::Name(name.to_owned()));
            }
            _ => {
                return Err(OptionsError::Value {
                    name: name.to_owned(),
                    value: value.to_owned(),
                });
            }
        }
        Ok(())
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs = self.pairs().map(|(name, value)| format!("{name}={value}"));
        f.write_str(&pairs.join("; "))
    }
}

impl FromStr for Options {
    type Err = OptionsError;

    fn from_str(text: &str) -> Result<Options, OptionsError> {
        let mut options = Options::default();
        for pair in text.split([';', ',']) {
            let pair = pair.trim().to_ascii_lowercase();
            if pair.is_empty() {
                continue;
            }
            let (name, value) = pair.split_once('=').unwrap_or((&pair, ""));
            options.set(name.trim(), value.trim())?;
        }
        Ok(options)
    }
}
