//! By which law and which draw rules a record is judged.

use crate::draughts::{DrawProfile, Variant};

use super::laws::Law;

/// What was chosen by name; what was not is as is usual for the variant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// The law.
    pub law: Option<Law>,
    /// The name of the draw rules; variants without rules of this name keep their own.
    pub draws: Option<&'static str>,
    /// What an uncrowned king is.
    pub uncrowned: Uncrowned,
}

/// What a man is that came to rest on its king row and was not crowned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Uncrowned {
    /// A king (`s1:5/5.1.3`, `s1:5/5.2.3`, `fmjd:3.7`).
    #[default]
    IsKing,
    /// What the opponent says; so the Estonian codex of draughts-64 reads it.
    OpponentChooses,
}

/// The name of the second reading of an uncrowned king.
const OPPONENT_CHOOSES: &str = "uncrowned-by-choice";

impl Profile {
    /// Adds what a name stands for: a law, a list of draw rules, or both; `None` for other names.
    ///
    /// ```
    /// use huff::record::{Law, Profile};
    /// let profile = Profile::default().with("wcdf").unwrap();
    /// assert_eq!((profile.law, profile.draws), (Some(Law::Wcdf), Some("wcdf")));
    /// assert_eq!(Profile::default().with("chess"), None);
    /// ```
    pub fn with(self, name: &str) -> Option<Profile> {
        let law = Law::from_name(name);
        let draws = draw_rules().find(|profile| profile.name == name);
        let uncrowned = (name == OPPONENT_CHOOSES).then_some(Uncrowned::OpponentChooses);
        if law.is_none() && draws.is_none() && uncrowned.is_none() {
            return None;
        }
        Some(Profile {
            law: law.or(self.law),
            draws: draws.map(|profile| profile.name).or(self.draws),
            uncrowned: uncrowned.unwrap_or(self.uncrowned),
        })
    }

    /// All names, each once.
    pub fn names() -> Vec<&'static str> {
        let mut names: Vec<&'static str> = Law::ALL.iter().map(|law| law.name()).collect();
        for name in draw_rules()
            .map(|profile| profile.name)
            .chain([OPPONENT_CHOOSES])
        {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// The law for a variant.
    pub fn law(&self, variant: Variant) -> Law {
        self.law.unwrap_or_else(|| Law::of(variant))
    }

    /// The draw rules for a variant.
    pub fn draw_profile(&self, variant: Variant) -> &'static DrawProfile {
        let known = variant.rules().draws;
        let chosen = known
            .iter()
            .find(|profile| Some(profile.name) == self.draws);
        chosen.unwrap_or(&known[0])
    }
}

fn draw_rules() -> impl Iterator<Item = &'static DrawProfile> {
    Variant::all().flat_map(|variant| variant.rules().draws)
}
