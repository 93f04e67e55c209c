//! The table: every text's rules on equipment, each with its article.
//!
//! `fmjd-a3` is Annex 3 of the FMJD, article 3; `estonia-64` and `russia-2010` are national rules of draughts-64.

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// Side of the playing field without its border.
    Field,
    /// Side of a square.
    Square,
    /// How much higher the border is than the field.
    Border,
    /// Whether the surface shines.
    Glare,
    /// Whether light and dark differ clearly.
    Contrast,
    /// Whether coordinates are printed on the board.
    Coordinates,
    /// Whether the corner at each player's left is a dark square.
    DarkCorner,
    /// Number of light men.
    MenWhite,
    /// Number of dark men.
    MenBlack,
    /// Whether all men have one form and each side one colour.
    Alike,
    /// Whether a crowned king stands firmly.
    Stacks,
    /// Diameter of a man.
    Diameter,
    /// Thickness of a man.
    Thickness,
    /// Whether the men are matt and differ clearly from the board.
    Matt,
    /// Whether both dials of the clock work.
    Dials,
    /// Whether they stop together, never run together, and one starts as the other stops.
    Switching,
    /// Whether the time used is always clear and an overstepping seen at once.
    Flag,
    /// Whether minutes and seconds are shown at least two minutes before the control.
    Seconds,
    /// Width of a display.
    DisplayWidth,
    /// Height of a display.
    DisplayHeight,
    /// Whether the clock stands firmly and is easy to use.
    ClockFirm,
    /// Whether the clock stands left of the board as White sees it, in the middle and in line with its side.
    ClockLeft,
    /// Sheets ready for each player.
    Sheets,
    /// Length of the table.
    TableLength,
    /// Width of the table.
    TableWidth,
}

/// What kind of value an item has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Millimetres.
    Millimetres,
    /// A number of things.
    Count,
    /// Yes or no.
    Question,
}

impl Item {
    /// All items, in the order in which a set is looked at.
    pub const ALL: [Item; 25] = [
        Item::Field,
        Item::Square,
        Item::Border,
        Item::Glare,
        Item::Contrast,
        Item::Coordinates,
        Item::DarkCorner,
        Item::MenWhite,
        Item::MenBlack,
        Item::Alike,
        Item::Stacks,
        Item::Diameter,
        Item::Thickness,
        Item::Matt,
        Item::Dials,
        Item::Switching,
        Item::Flag,
        Item::Seconds,
        Item::DisplayWidth,
        Item::DisplayHeight,
        Item::ClockFirm,
        Item::ClockLeft,
        Item::Sheets,
        Item::TableLength,
        Item::TableWidth,
    ];

    /// The name on the command line and in the header of a CSV.
    pub const fn name(self) -> &'static str {
        match self {
            Item::Field => "field",
            Item::Square => "square",
            Item::Border => "border",
            Item::Glare => "glare",
            Item::Contrast => "contrast",
            Item::Coordinates => "coordinates",
            Item::DarkCorner => "dark-corner",
            Item::MenWhite => "men-white",
            Item::MenBlack => "men-black",
            Item::Alike => "alike",
            Item::Stacks => "stacks",
            Item::Diameter => "diameter",
            Item::Thickness => "thickness",
            Item::Matt => "matt",
            Item::Dials => "dials",
            Item::Switching => "switching",
            Item::Flag => "flag",
            Item::Seconds => "seconds",
            Item::DisplayWidth => "display-width",
            Item::DisplayHeight => "display-height",
            Item::ClockFirm => "clock-firm",
            Item::ClockLeft => "clock-left",
            Item::Sheets => "sheets",
            Item::TableLength => "table-length",
            Item::TableWidth => "table-width",
        }
    }

    /// The item of a name.
    pub fn from_name(name: &str) -> Option<Item> {
        Item::ALL.into_iter().find(|item| item.name() == name)
    }

    /// What kind of value it has.
    pub const fn unit(self) -> Unit {
        match self {
            Item::Field
            | Item::Square
            | Item::Border
            | Item::Diameter
            | Item::Thickness
            | Item::DisplayWidth
            | Item::DisplayHeight
            | Item::TableLength
            | Item::TableWidth => Unit::Millimetres,
            Item::MenWhite | Item::MenBlack | Item::Sheets => Unit::Count,
            _ => Unit::Question,
        }
    }
}

/// What a rule asks of the value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Check {
    /// From the first to the second, both included.
    Between(f64, f64),
    /// The same, on a field of one size only.
    BetweenOnField {
        /// Side of the field.
        field: f64,
        /// The least.
        low: f64,
        /// The most.
        high: f64,
    },
    /// So much or more.
    AtLeast(f64),
    /// Smaller than the square by `least` to `most`.
    LessThanSquare {
        /// The least difference.
        least: f64,
        /// The greatest difference.
        most: f64,
    },
    /// A part of the diameter.
    PartOfDiameter {
        /// The smallest part.
        least: f64,
        /// The largest part.
        most: f64,
    },
    /// Yes.
    Yes,
    /// No.
    No,
}

/// One rule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rule {
    /// What it is about.
    pub item: Item,
    /// What it asks.
    pub check: Check,
    /// Where it stands.
    pub article: &'static str,
    /// Whether it may be kept instead of the rule before it on the same item.
    pub is_alternative: bool,
}

/// A text with rules on equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Profile {
    /// The draughts-64 rules, articles 1 to 4.
    S1,
    /// The text on English checkers.
    S2,
    /// FMJD Annex 3: 100 squares.
    Fmjd,
    /// The WCDF rules of today.
    Wcdf,
    /// The WCDF rules of old.
    WcdfOld,
    /// The Estonian rules of draughts-64.
    Estonia64,
    /// The Russian rules of 2010.
    Russia2010,
}

impl Profile {
    /// All profiles.
    pub const ALL: [Profile; 7] = [
        Profile::S1,
        Profile::S2,
        Profile::Fmjd,
        Profile::Wcdf,
        Profile::WcdfOld,
        Profile::Estonia64,
        Profile::Russia2010,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Profile::S1 => "s1",
            Profile::S2 => "s2",
            Profile::Fmjd => "fmjd",
            Profile::Wcdf => "wcdf",
            Profile::WcdfOld => "wcdf-old",
            Profile::Estonia64 => "estonia-64",
            Profile::Russia2010 => "russia-2010",
        }
    }

    /// The profile of a name.
    pub fn from_name(name: &str) -> Option<Profile> {
        Profile::ALL
            .into_iter()
            .find(|profile| profile.name() == name)
    }

    /// Squares along a side of its board.
    pub const fn squares_a_side(self) -> u8 {
        match self {
            Profile::Fmjd => 10,
            _ => 8,
        }
    }
}

const fn rule(item: Item, check: Check, article: &'static str) -> Rule {
    Rule {
        item,
        check,
        article,
        is_alternative: false,
    }
}

const fn or_rule(item: Item, check: Check, article: &'static str) -> Rule {
    Rule {
        is_alternative: true,
        ..rule(item, check, article)
    }
}

/// The rules of a profile, in the order of its text.
pub fn rules(profile: Profile) -> &'static [Rule] {
    match profile {
        Profile::S1 => S1,
        Profile::S2 => S2,
        Profile::Fmjd => FMJD,
        Profile::Wcdf => WCDF,
        Profile::WcdfOld => WCDF_OLD,
        Profile::Estonia64 => ESTONIA_64,
        Profile::Russia2010 => RUSSIA_2010,
    }
}

// The size of the field (s1:1/2.1) is cut out of the text.
const S1: &[Rule] = &[
    rule(Item::DarkCorner, Check::Yes, "s1:1/1.4"),
    rule(Item::Coordinates, Check::No, "s1:1/1.6.1"),
    rule(Item::Glare, Check::No, "s1:1/2.2"),
    rule(Item::Contrast, Check::Yes, "s1:1/2.3"),
    rule(Item::Border, Check::Between(5.0, 6.0), "s1:1/2.4"),
    rule(Item::MenWhite, Check::Between(12.0, 12.0), "s1:2/1"),
    rule(Item::MenBlack, Check::Between(12.0, 12.0), "s1:2/1"),
    rule(Item::Stacks, Check::Yes, "s1:2/3"),
    rule(
        Item::Diameter,
        Check::LessThanSquare {
            least: 7.0,
            most: 14.0,
        },
        "s1:2/4",
    ),
    or_rule(
        Item::Diameter,
        Check::BetweenOnField {
            field: 450.0,
            low: 31.0,
            high: 38.0,
        },
        "s1:2/4",
    ),
    rule(
        Item::Thickness,
        Check::PartOfDiameter {
            least: 0.2,
            most: 0.25,
        },
        "s1:2/5",
    ),
    rule(Item::Alike, Check::Yes, "s1:2/6"),
    rule(Item::Matt, Check::Yes, "s1:2/7"),
    rule(Item::Dials, Check::Yes, "s1:3/1.1"),
    rule(Item::Switching, Check::Yes, "s1:3/1.2-1.4"),
    rule(Item::Flag, Check::Yes, "s1:3/1.5"),
    rule(Item::Seconds, Check::Yes, "s1:3/1.6"),
    rule(Item::DisplayWidth, Check::AtLeast(45.0), "s1:3/1.7"),
    rule(Item::DisplayHeight, Check::AtLeast(15.0), "s1:3/1.7"),
    rule(Item::ClockFirm, Check::Yes, "s1:3/1.8"),
    rule(Item::ClockLeft, Check::Yes, "s1:3/2"),
    rule(Item::Sheets, Check::AtLeast(2.0), "s1:4/2.2"),
];

const S2: &[Rule] = &[
    rule(Item::DarkCorner, Check::Yes, "s2:board"),
    rule(Item::Square, Check::Between(50.8, 50.8), "s2:board"),
    rule(Item::Diameter, Check::Between(31.75, 38.1), "s2:board"),
    rule(Item::MenWhite, Check::Between(12.0, 12.0), "s2:board"),
    rule(Item::MenBlack, Check::Between(12.0, 12.0), "s2:board"),
    rule(Item::Dials, Check::Yes, "s2:2"),
];

const FMJD: &[Rule] = &[
    rule(Item::TableLength, Check::AtLeast(1000.0), "fmjd-a3:3.1"),
    rule(
        Item::TableWidth,
        Check::Between(750.0, 900.0),
        "fmjd-a3:3.1",
    ),
    rule(Item::Field, Check::Between(350.0, 450.0), "fmjd-a3:3.2.1"),
    rule(Item::Glare, Check::No, "fmjd-a3:3.2.2"),
    rule(Item::Contrast, Check::Yes, "fmjd-a3:3.2.3"),
    rule(Item::Border, Check::Between(5.0, 6.0), "fmjd-a3:3.2.4"),
    rule(Item::MenWhite, Check::Between(20.0, 20.0), "fmjd-a3:3.4.1"),
    rule(Item::MenBlack, Check::Between(20.0, 20.0), "fmjd-a3:3.4.1"),
    rule(
        Item::Diameter,
        Check::LessThanSquare {
            least: 7.0,
            most: 14.0,
        },
        "fmjd-a3:3.4.2",
    ),
    rule(
        Item::Thickness,
        Check::PartOfDiameter {
            least: 0.2,
            most: 0.25,
        },
        "fmjd-a3:3.4.3",
    ),
    rule(Item::Matt, Check::Yes, "fmjd-a3:3.4.5"),
];

const WCDF: &[Rule] = &[
    rule(Item::Square, Check::Between(45.0, 50.0), "wcdf:1.3"),
    rule(Item::DarkCorner, Check::Yes, "wcdf:1.4"),
];

// 1 7/8 to 2 1/8 inches; 1 1/8 to 1 1/4; 3/16 to 5/16
const WCDF_OLD: &[Rule] = &[
    rule(Item::Square, Check::Between(47.6, 54.0), "wcdf-old:2.2"),
    rule(Item::Diameter, Check::Between(28.6, 31.75), "wcdf-old:3.2"),
    rule(Item::Thickness, Check::Between(4.8, 7.9), "wcdf-old:3.2"),
];

const ESTONIA_64: &[Rule] = &[
    rule(Item::Field, Check::Between(300.0, 400.0), "estonia-64"),
    rule(Item::Diameter, Check::Between(35.0, 38.0), "estonia-64"),
];

const RUSSIA_2010: &[Rule] = &[rule(Item::Field, Check::AtLeast(350.0), "russia-2010")];

/// A place where texts do not agree, with themselves or with each other; the sentence is `equipment-conflict-NAME`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Conflict {
    /// Its name.
    pub name: &'static str,
    /// The item it is about.
    pub item: Item,
    /// The articles that disagree.
    pub articles: &'static [&'static str],
    profiles: &'static [Profile],
}

const CONFLICTS: &[Conflict] = &[
    Conflict {
        name: "diameter-field",
        item: Item::Diameter,
        articles: &["s1:2/4", "fmjd-a3:3.2.1", "fmjd-a3:3.4.2"],
        profiles: &[Profile::S1],
    },
    Conflict {
        name: "diameter-english",
        item: Item::Diameter,
        articles: &["s1:2/4", "s2:board", "wcdf-old:3.2"],
        profiles: &[Profile::S2, Profile::Wcdf, Profile::WcdfOld],
    },
    Conflict {
        name: "square-english",
        item: Item::Square,
        articles: &["s2:board", "wcdf:1.3", "wcdf-old:2.2"],
        profiles: &[Profile::S2, Profile::Wcdf, Profile::WcdfOld],
    },
    Conflict {
        name: "field-64",
        item: Item::Field,
        articles: &["s1:1/2.1", "estonia-64", "russia-2010"],
        profiles: &[Profile::S1, Profile::Estonia64, Profile::Russia2010],
    },
];

/// The conflicts that touch a profile.
pub fn conflicts(profile: Profile) -> impl Iterator<Item = &'static Conflict> {
    CONFLICTS
        .iter()
        .filter(move |conflict| conflict.profiles.contains(&profile))
}
