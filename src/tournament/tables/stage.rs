//! The stages of an event at tables.

use std::fmt;
use std::str::FromStr;

/// A stage: so many rounds at tables of the same size, and who goes on from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stage {
    /// The players of a table, 2 to 6.
    pub size: usize,
    /// The rounds.
    pub rounds: usize,
    /// How many go on: of each table after one round, of all by points after several. None in the last stage.
    pub top: Option<usize>,
}

/// All stages of an event.
///
/// ```
/// use huff::tournament::tables::Stages;
/// let stages: Stages = "4 top 2, 4 top 3, 6".parse().unwrap();
/// assert_eq!(stages.rounds(), 3);
/// assert_eq!(stages.of_round(2), Some((1, 1)));
/// let stages: Stages = "3x4".parse().unwrap();
/// assert_eq!(stages.to_string(), "3x4");
/// assert!("7".parse::<Stages>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stages(Vec<Stage>);

/// Why a text is no list of stages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StagesError {
    /// A part is not `SIZE`, `SIZE top N` or `SIZExROUNDS top N`.
    #[error("{0} is no stage")]
    Part(String),
    /// Tables have two to six seats.
    #[error("a table has two to six seats, not {0}")]
    Size(usize),
    /// Only the last stage has nobody going on.
    #[error("a stage before the last one says how many go on")]
    NoTop,
    /// At least one has to stay behind at a table.
    #[error("{top} of {size} cannot go on")]
    Top {
        /// How many go on.
        top: usize,
        /// Of how many.
        size: usize,
    },
}

impl Stages {
    /// The stages in their order.
    pub fn list(&self) -> &[Stage] {
        &self.0
    }

    /// How many rounds there are in all.
    pub fn rounds(&self) -> usize {
        self.0.iter().map(|stage| stage.rounds).sum()
    }

    /// The stage of a round from 1, and the round within it from 1.
    pub fn of_round(&self, round: usize) -> Option<(usize, usize)> {
        let mut before = 0;
        for (index, stage) in self.0.iter().enumerate() {
            if round > before && round <= before + stage.rounds {
                return Some((index, round - before));
            }
            before += stage.rounds;
        }
        None
    }

    /// The first round of a stage, from 1.
    pub fn first_round(&self, stage: usize) -> usize {
        let before = self.0.iter().take(stage).map(|stage| stage.rounds);
        before.sum::<usize>() + 1
    }
}

impl fmt::Display for Stages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> = self
            .0
            .iter()
            .map(|stage| {
                let rounds = match stage.rounds {
                    1 => String::new(),
                    rounds => format!("x{rounds}"),
                };
                let top = stage
                    .top
                    .map_or_else(String::new, |top| format!(" top {top}"));
                format!("{}{rounds}{top}", stage.size)
            })
            .collect();
        f.write_str(&parts.join(", "))
    }
}

impl FromStr for Stages {
    type Err = StagesError;

    fn from_str(text: &str) -> Result<Stages, StagesError> {
        let stages: Vec<Stage> = text
            .split([',', ';', '，'])
            .map(part)
            .collect::<Result<_, _>>()?;
        let before_last = &stages[..stages.len() - 1];
        if before_last.iter().any(|stage| stage.top.is_none()) {
            return Err(StagesError::NoTop);
        }
        for Stage { size, rounds, top } in &stages {
            if let Some(top) = top.filter(|top| *top == 0 || *rounds == 1 && top >= size) {
                return Err(StagesError::Top { top, size: *size });
            }
        }
        Ok(Stages(stages))
    }
}

fn part(text: &str) -> Result<Stage, StagesError> {
    let wrong = || StagesError::Part(text.trim().to_owned());
    let number = |word: &str| word.trim().parse::<usize>().map_err(|_| wrong());
    let lower = text.to_lowercase();
    let (tables, top) = match lower.split_once("top") {
        Some((tables, top)) => (tables, Some(number(top)?)),
        None => (lower.as_str(), None),
    };
    let (size, rounds) = match tables.trim().split_once(['x', '×', 'х']) {
        Some((size, rounds)) => (number(size)?, number(rounds)?),
        None => (number(tables)?, 1),
    };
    if !(2..=6).contains(&size) {
        return Err(StagesError::Size(size));
    }
    match rounds {
        1..=50 => Ok(Stage { size, rounds, top }),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_that_are_no_stages() {
        for (text, error) in [
            ("", StagesError::Part(String::new())),
            ("4 top", StagesError::Part("4 top".to_owned())),
            ("1", StagesError::Size(1)),
            ("4, 4", StagesError::NoTop),
            ("4 top 4, 6", StagesError::Top { top: 4, size: 4 }),
            ("4x0", StagesError::Part("4x0".to_owned())),
        ] {
            assert_eq!(text.parse::<Stages>(), Err(error), "{text}");
        }
        let text = "3x4 top 6, 6";
        assert_eq!(
            text.parse::<Stages>().map(|stages| stages.to_string()),
            Ok(text.to_owned())
        );
    }
}
