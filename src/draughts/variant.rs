//! The names of the variants; what each means is in [`super::rules`].

use super::rules::{self, Rules};

/// A game that huff knows.
///
/// ```
/// use huff::draughts::Variant;
/// assert_eq!(Variant::from_name("checkers"), Some(Variant::English));
/// assert_eq!(Variant::from_game_type(25), Some(Variant::Russian));
/// assert_eq!(Variant::from_name("portuguese"), Some(Variant::Spanish));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Variant {
    /// Russian draughts-64.
    Russian,
    /// Brazilian draughts-64.
    Brazilian,
    /// English checkers, Black first.
    English,
    /// English checkers in files that start with White.
    EnglishWhiteFirst,
    /// International draughts-100.
    International,
    /// Canadian draughts-144.
    Canadian,
    /// Pool checkers.
    Pool,
    /// Italian draughts.
    Italian,
    /// Spanish and Portuguese draughts.
    Spanish,
    /// Czech draughts.
    Czech,
    /// Frisian draughts.
    Frisian,
}

/// One row of the table of variants.
struct Row {
    variant: Variant,
    name: &'static str,
    aliases: &'static [&'static str],
    game_types: &'static [u16],
    rules: &'static Rules,
}

const TABLE: [Row; 11] = [
    Row {
        variant: Variant::Russian,
        name: "russian",
        aliases: &["shashki", "俄罗斯跳棋", "русские шашки", "русские"],
        game_types: &[25],
        rules: &rules::RUSSIAN,
    },
    Row {
        variant: Variant::Brazilian,
        name: "brazilian",
        aliases: &["brasileiro", "巴西跳棋", "бразильские шашки", "бразильские"],
        game_types: &[26],
        rules: &rules::BRAZILIAN,
    },
    Row {
        variant: Variant::English,
        name: "english",
        aliases: &["checkers", "american", "西洋跳棋", "чекерс"],
        game_types: &[21],
        rules: &rules::ENGLISH,
    },
    Row {
        variant: Variant::EnglishWhiteFirst,
        name: "english-white-first",
        aliases: &[],
        game_types: &[21],
        rules: &rules::ENGLISH_WHITE_FIRST,
    },
    Row {
        variant: Variant::International,
        name: "international",
        aliases: &[
            "international-100",
            "国际跳棋",
            "международные шашки",
            "международные",
        ],
        game_types: &[20],
        rules: &rules::INTERNATIONAL,
    },
    Row {
        variant: Variant::Canadian,
        name: "canadian",
        aliases: &["加拿大跳棋", "канадские"],
        game_types: &[27],
        rules: &rules::CANADIAN,
    },
    Row {
        variant: Variant::Pool,
        name: "pool",
        aliases: &["pool-checkers", "пул"],
        game_types: &[23],
        rules: &rules::POOL,
    },
    Row {
        variant: Variant::Italian,
        name: "italian",
        aliases: &["dama-italiana", "意大利跳棋", "итальянские"],
        game_types: &[22],
        rules: &rules::ITALIAN,
    },
    Row {
        variant: Variant::Spanish,
        name: "spanish",
        aliases: &["portuguese", "西班牙跳棋", "испанские", "португальские"],
        game_types: &[24, 28],
        rules: &rules::SPANISH,
    },
    Row {
        variant: Variant::Czech,
        name: "czech",
        aliases: &["捷克跳棋", "чешские"],
        game_types: &[29],
        rules: &rules::CZECH,
    },
    Row {
        variant: Variant::Frisian,
        name: "frisian",
        aliases: &["弗里斯兰跳棋", "фризские"],
        game_types: &[40],
        rules: &rules::FRISIAN,
    },
];

impl Variant {
    /// All variants in the order of the table.
    pub fn all() -> impl Iterator<Item = Variant> {
        TABLE.iter().map(|row| row.variant)
    }

    /// The variant with this name or alias, upper or lower case.
    pub fn from_name(name: &str) -> Option<Variant> {
        let name = name.trim().to_lowercase();
        TABLE
            .iter()
            .find(|row| row.name == name || row.aliases.contains(&name.as_str()))
            .map(|row| row.variant)
    }

    /// The variant with this PDN GameType number.
    pub fn from_game_type(number: u16) -> Option<Variant> {
        Variant::of_game_type(number).next()
    }

    /// All variants with this PDN GameType number, the usual one first.
    pub fn of_game_type(number: u16) -> impl Iterator<Item = Variant> {
        TABLE
            .iter()
            .filter(move |row| row.game_types.contains(&number))
            .map(|row| row.variant)
    }

    /// The name used on the command line and in JSON.
    pub fn name(self) -> &'static str {
        TABLE[self as usize].name
    }

    /// The PDN GameType number, where the variant has one of its own.
    pub fn game_type(self) -> Option<u16> {
        TABLE[self as usize].game_types.first().copied()
    }

    /// The rule table of the variant.
    pub fn rules(self) -> &'static Rules {
        TABLE[self as usize].rules
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_is_in_the_order_of_the_enum() {
        for (index, row) in TABLE.iter().enumerate() {
            assert_eq!(row.variant as usize, index);
            assert_eq!(Variant::from_name(row.name), Some(row.variant));
        }
    }
}
