//! What an arbiter can rule, and what offences cost one after the other.

/// A decision about something that happened at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// The irregular move was taken back and another one made (`s1:7/4`).
    Rectified,
    /// It stands as it was played.
    Stood,
    /// The movement is made again, more clearly (`s1:6/4`).
    Redo,
    /// The position was put back as it was (`s1:7/5`).
    Restored,
    /// The game is void and begins anew (`s1:7/1`).
    VoidRestart,
    /// A warning.
    Warning,
    /// So many minutes for the opponent.
    Time(u16),
    /// Drawn.
    Draw,
    /// Lost for one.
    GameLost,
    /// Lost for both.
    BothLost,
    /// Lost, and the player leaves the event.
    Expelled,
}

const WORDS: [(&str, Ruling); 10] = [
    ("rectified", Ruling::Rectified),
    ("stood", Ruling::Stood),
    ("redo", Ruling::Redo),
    ("restored", Ruling::Restored),
    ("void-restart", Ruling::VoidRestart),
    ("warning", Ruling::Warning),
    ("draw", Ruling::Draw),
    ("game-lost", Ruling::GameLost),
    ("both-lost", Ruling::BothLost),
    ("expelled", Ruling::Expelled),
];

impl Ruling {
    /// The ruling of a word, `time+2` for two minutes.
    ///
    /// ```
    /// use huff::tournament::Ruling;
    /// assert_eq!(Ruling::from_word("time+2"), Some(Ruling::Time(2)));
    /// assert_eq!(Ruling::Time(2).word(), "time+2");
    /// assert_eq!(Ruling::from_word("time+0"), None);
    /// ```
    pub fn from_word(word: &str) -> Option<Ruling> {
        if let Some(minutes) = word.strip_prefix("time+") {
            let minutes = minutes.parse().ok().filter(|minutes| *minutes > 0)?;
            return Some(Ruling::Time(minutes));
        }
        WORDS
            .iter()
            .find(|(known, _)| *known == word)
            .map(|(_, ruling)| *ruling)
    }

    /// The word.
    pub fn word(self) -> String {
        match self {
            Ruling::Time(minutes) => format!("time+{minutes}"),
            _ => WORDS
                .iter()
                .find(|(_, known)| *known == self)
                .map_or(String::new(), |(word, _)| (*word).to_owned()),
        }
    }

    /// The words of all rulings.
    pub fn words() -> impl Iterator<Item = &'static str> {
        WORDS
            .iter()
            .map(|(word, _)| *word)
            .chain(std::iter::once("time+N"))
    }

    /// Whether it is a penalty, which counts for the next one.
    pub const fn is_penalty(self) -> bool {
        matches!(
            self,
            Ruling::Warning
                | Ruling::Time(_)
                | Ruling::GameLost
                | Ruling::BothLost
                | Ruling::Expelled
        )
    }

    /// Whether it must be said against whom it is.
    pub const fn is_against_one(self) -> bool {
        matches!(
            self,
            Ruling::Warning | Ruling::Time(_) | Ruling::GameLost | Ruling::Expelled
        )
    }
}

/// What the first offence costs, the second, and so on; the last step holds for all behind it. A list is proposed, never
/// imposed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Penalties(Vec<Ruling>);

impl Penalties {
    /// Reads steps with commas between them; none if one is no penalty.
    ///
    /// ```
    /// use huff::tournament::{Penalties, Ruling};
    /// let list = Penalties::parse("warning, time+2, game-lost").unwrap();
    /// assert_eq!(list.next(1), Some(Ruling::Time(2)));
    /// assert_eq!(list.next(9), Some(Ruling::GameLost));
    /// assert_eq!(Penalties::parse("warning,stood"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Penalties> {
        Penalties::read(text, Ruling::from_word)
    }

    /// The same with steps in other words, which `ruling` reads.
    pub fn read(text: &str, ruling: impl Fn(&str) -> Option<Ruling>) -> Option<Penalties> {
        let steps = text.split([',', '，', '、', ';', '；']).map(str::trim);
        steps
            .map(|word| ruling(word).filter(|ruling| ruling.is_penalty()))
            .collect::<Option<_>>()
            .map(Penalties)
    }

    /// The list as it is read.
    pub fn text(&self) -> String {
        let words: Vec<String> = self.0.iter().map(|step| step.word()).collect();
        words.join(",")
    }

    /// What is proposed for a player with so many penalties; none without a list.
    pub fn next(&self, counted: usize) -> Option<Ruling> {
        self.0.get(counted).or(self.0.last()).copied()
    }
}
