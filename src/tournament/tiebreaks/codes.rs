//! The codes of TRF records 202 and 212, and lists that are used together.

use super::opponents::Cut;
use super::{TieBreak, UnplayedPolicy};

impl TieBreak {
    /// Reads a code, for example `BH/C1`, `SB`, `DE`, `PS/C1`, `KS/L+2`, `OTHER_SOLKOFF_FULL`, `OTHER_LOT_2026`.
    pub fn from_code(code: &str) -> Option<TieBreak> {
        if let Some(seed) = code.strip_prefix("OTHER_LOT_") {
            return seed.parse().ok().map(TieBreak::Lot);
        }
        let mut parts = code.split('/');
        let name = parts.next()?;
        let mut cut = Cut::NONE;
        let mut limit = 0;
        for part in parts {
            let (letter, number) = part.split_at_checked(1)?;
            match letter {
                "C" => cut = Cut::lowest(number.parse().ok()?),
                "M" => cut = Cut::median(number.parse().ok()?),
                "L" => limit = number.parse().ok()?,
                _ => return None,
            }
        }
        let plain = match name {
            "BH" => return Some(TieBreak::Buchholz(cut)),
            "SB" => return Some(TieBreak::SonnebornBerger(cut)),
            "PS" => return Some(TieBreak::Progressive(cut.lowest)),
            "ARO" => return Some(TieBreak::AverageRating(cut.lowest)),
            "KS" => return Some(TieBreak::Koya(limit)),
            _ => TABLE
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, tie_break)| *tie_break)?,
        };
        (cut == Cut::NONE && limit == 0).then_some(plain)
    }

    /// The names that codes begin with; some take a cut behind them, such as `BH/C1`.
    pub fn names() -> impl Iterator<Item = &'static str> {
        let plain = TABLE.iter().map(|(name, _)| *name);
        ["BH", "SB", "PS", "ARO", "KS", "OTHER_LOT_SEED"]
            .into_iter()
            .chain(plain)
    }

    /// The code that reads back as this criterion.
    pub fn code(self) -> String {
        let with_cut = |name: &str, cut: Cut| match cut {
            Cut::NONE => name.to_owned(),
            Cut { lowest, highest: 0 } => format!("{name}/C{lowest}"),
            Cut { lowest, .. } => format!("{name}/M{lowest}"),
        };
        match self {
            TieBreak::Buchholz(cut) => with_cut("BH", cut),
            TieBreak::SonnebornBerger(cut) => with_cut("SB", cut),
            TieBreak::Progressive(cut) => with_cut("PS", Cut::lowest(cut)),
            TieBreak::AverageRating(cut) => with_cut("ARO", Cut::lowest(cut)),
            TieBreak::Koya(0) => "KS".to_owned(),
            TieBreak::Koya(limit) => format!("KS/L{limit:+}"),
            TieBreak::Lot(seed) => format!("OTHER_LOT_{seed}"),
            _ => TABLE
                .iter()
                .find(|(_, known)| *known == self)
                .map_or(String::new(), |(name, _)| (*name).to_owned()),
        }
    }
}

/// The criteria whose code is only a name.
const TABLE: [(&str, TieBreak); 17] = [
    ("PTS", TieBreak::Points),
    ("OTHER_KNOCKOUT", TieBreak::KnockOut),
    ("DE", TieBreak::DirectEncounter),
    ("WIN", TieBreak::RoundsWon),
    ("WON", TieBreak::GamesWon),
    ("BPG", TieBreak::BlackGames),
    ("BWG", TieBreak::BlackWins),
    ("REP", TieBreak::RoundsElected),
    ("STD", TieBreak::Standard),
    ("OTHER_SOLKOFF_FULL", TieBreak::FullTruncatedSolkoff),
    ("OTHER_SOLKOFF_PLUS", TieBreak::SolkoffPlus),
    ("AOB", TieBreak::AverageBuchholz),
    ("FB", TieBreak::ForeBuchholz),
    ("TPR", TieBreak::Performance),
    ("RTNG", TieBreak::Rating),
    ("TPN", TieBreak::Number),
    ("SOLKOFF", TieBreak::Buchholz(Cut::NONE)),
];

/// An ordered list of criteria and the policy for unplayed rounds that goes with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The criteria, the score first.
    pub criteria: Vec<TieBreak>,
    /// How unplayed rounds count.
    pub unplayed: UnplayedPolicy,
}

/// The names of all presets.
pub const PRESETS: [&str; 7] = [
    "fmjd-swiss",
    "fmjd-round-robin",
    "idf-micro-match",
    "kndb-youth",
    "fide-swiss",
    "fide-round-robin",
    "knock-out",
];

/// The list known by a name: `fmjd-swiss`, `fmjd-round-robin`, `idf-micro-match`, `kndb-youth`, `fide-swiss`,
/// `fide-round-robin`, `knock-out`. `seed` is that of the lots that end a list.
pub fn preset(name: &str, seed: u64) -> Option<Preset> {
    use TieBreak as T;
    // Those who were beaten in the same round share their places: neither points nor lots part them.
    if name == "knock-out" {
        return Some(Preset {
            criteria: vec![T::KnockOut],
            unplayed: UnplayedPolicy::Zero,
        });
    }
    let (criteria, unplayed) = match name {
        "fmjd-swiss" => (
            vec![T::FullTruncatedSolkoff, T::DirectEncounter],
            UnplayedPolicy::Zero,
        ),
        "fmjd-round-robin" => {
            let list = vec![
                T::GamesWon,
                T::DirectEncounter,
                T::SonnebornBerger(Cut::NONE),
            ];
            (list, UnplayedPolicy::RoundRobin)
        }
        "idf-micro-match" => {
            let list = vec![
                T::Buchholz(Cut::NONE),
                T::FullTruncatedSolkoff,
                T::SonnebornBerger(Cut::NONE),
            ];
            (list, UnplayedPolicy::Zero)
        }
        "kndb-youth" => (
            vec![T::Buchholz(Cut::median(1)), T::SonnebornBerger(Cut::NONE)],
            UnplayedPolicy::Zero,
        ),
        "fide-swiss" => {
            let list = vec![
                T::Buchholz(Cut::lowest(1)),
                T::Buchholz(Cut::NONE),
                T::SonnebornBerger(Cut::NONE),
                T::RoundsWon,
            ];
            (list, UnplayedPolicy::Fide2026)
        }
        "fide-round-robin" => {
            let list = vec![
                T::DirectEncounter,
                T::RoundsWon,
                T::SonnebornBerger(Cut::NONE),
                T::Koya(0),
            ];
            (list, UnplayedPolicy::RoundRobin)
        }
        _ => return None,
    };
    let mut all = vec![T::Points];
    all.extend(criteria);
    all.push(T::Lot(seed));
    Some(Preset {
        criteria: all,
        unplayed,
    })
}
