//! Results as arbiters write them.

/// What a written result says, before it is known who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spelled {
    /// The one who stands first won.
    FirstWins,
    /// The one who stands second won.
    SecondWins,
    /// White won.
    WhiteWins,
    /// Black won.
    BlackWins,
    /// A draw.
    Draw,
    /// Both lost.
    BothLose,
    /// A draw for the first, a loss for the second.
    FirstHalf,
    /// A loss for the first, a draw for the second.
    SecondHalf,
    /// The second did not come.
    FirstByForfeit,
    /// The first did not come.
    SecondByForfeit,
    /// Neither came.
    BothForfeit,
    /// To be played on.
    Adjourned,
    /// No result: one that was entered is taken away.
    Open,
    /// Perhaps the name or number of the winner.
    Name(String),
}

impl Spelled {
    /// Whether it matters who stands first.
    pub const fn has_order(&self) -> bool {
        matches!(
            self,
            Spelled::FirstWins
                | Spelled::SecondWins
                | Spelled::FirstHalf
                | Spelled::SecondHalf
                | Spelled::FirstByForfeit
                | Spelled::SecondByForfeit
        )
    }
}

/// The spellings, in small letters, with ASCII digits, `-` between, and without blanks.
const TABLE: &[(Spelled, &[&str])] = &[
    (
        Spelled::FirstWins,
        &["1-0", "2-0", "胜", "胜-负", "胜负", "win", "победа"],
    ),
    (
        Spelled::SecondWins,
        &["0-1", "0-2", "负", "负-胜", "负胜", "loss", "поражение"],
    ),
    (
        Spelled::WhiteWins,
        &[
            "white",
            "w",
            "白",
            "白胜",
            "白方",
            "白方胜",
            "белые",
            "б",
            "бел",
        ],
    ),
    (
        Spelled::BlackWins,
        &[
            "black",
            "b",
            "黑",
            "黑胜",
            "黑方",
            "黑方胜",
            "чёрные",
            "черные",
            "ч",
            "чер",
        ],
    ),
    (
        Spelled::Draw,
        &[
            "=",
            "1-1",
            "½-½",
            "1/2-1/2",
            "0.5-0.5",
            "0,5-0,5",
            "½",
            "1/2",
            "=-=",
            "draw",
            "和",
            "和棋",
            "平",
            "平局",
            "和-和",
            "ничья",
            "н",
        ],
    ),
    (
        Spelled::BothLose,
        &["0-0", "双负", "负-负", "оба проиграли"],
    ),
    (Spelled::FirstHalf, &["½-0", "1/2-0", "0.5-0"]),
    (Spelled::SecondHalf, &["0-½", "0-1/2", "0-0.5"]),
    (
        Spelled::FirstByForfeit,
        &["+", "+--", "+-", "+/-", "1-0f", "2-0f"],
    ),
    (
        Spelled::SecondByForfeit,
        &["-", "--+", "-+", "-/+", "0-1f", "0-2f"],
    ),
    (
        Spelled::BothForfeit,
        &["--", "---", "-/-", "0-0f", "双弃权"],
    ),
    (
        Spelled::Adjourned,
        &["adjourned", "封棋", "отложена", "отложено"],
    ),
    (Spelled::Open, &["none", "clear", "*", "无", "нет"]),
];

/// Reads a result; a text that is none may be a name.
///
/// ```
/// use huff::exchange::spelling::{Spelled, read};
/// assert_eq!(read("２：０"), Spelled::FirstWins);
/// assert_eq!(read("+:-"), Spelled::FirstByForfeit);
/// assert_eq!(read("和"), Spelled::Draw);
/// assert_eq!(read("Petrov"), Spelled::Name("Petrov".to_owned()));
/// ```
pub fn read(text: &str) -> Spelled {
    let plain: String = text
        .trim()
        .chars()
        .map(plain)
        .collect::<String>()
        .to_lowercase();
    let joined: String = plain
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .collect();
    let known = |spellings: &[&str]| {
        spellings.contains(&plain.as_str()) || spellings.contains(&joined.as_str())
    };
    match TABLE.iter().find(|(_, spellings)| known(spellings)) {
        Some((spelled, _)) => spelled.clone(),
        None => Spelled::Name(text.trim().to_owned()),
    }
}

/// Full-width signs as ASCII, every dash and colon as `-`.
fn plain(letter: char) -> char {
    let letter = match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        '\u{3000}' => ' ',
        other => other,
    };
    match letter {
        ':' | '–' | '—' | '−' | '‑' | '‒' | '～' => '-',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spelling_once() {
        let mut all: Vec<&str> = TABLE
            .iter()
            .flat_map(|(_, spellings)| *spellings)
            .copied()
            .collect();
        for (spelled, spellings) in TABLE {
            for spelling in *spellings {
                assert_eq!(read(spelling), *spelled, "{spelling}");
            }
        }
        all.sort_unstable();
        assert!(all.windows(2).all(|two| two[0] != two[1]));
        assert_eq!(read(" 1 – 0 "), Spelled::FirstWins);
        assert_eq!(read("０：２"), Spelled::SecondWins);
        assert_eq!(read("－：＋"), Spelled::SecondByForfeit);
        assert_eq!(read("－：－"), Spelled::BothForfeit);
        assert_eq!(read("3-1"), Spelled::Name("3-1".to_owned()));
    }
}
