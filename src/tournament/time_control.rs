//! Time controls by name.

/// A time control in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// The name on the command line.
    pub name: &'static str,
    /// As PDN writes it in a tag: moves/seconds, seconds+increment, or `per-move`.
    pub tag: &'static str,
    /// As people write it.
    pub text: &'static str,
    /// Where it is used.
    pub used: &'static str,
}

const fn control(
    name: &'static str,
    tag: &'static str,
    text: &'static str,
    used: &'static str,
) -> TimeControl {
    TimeControl {
        name,
        tag,
        text,
        used,
    }
}

/// The time controls that have a name.
pub const TIME_CONTROLS: [TimeControl; 12] = [
    control(
        "fmjd-classic",
        "50/7200:25/3600",
        "2h/50 + 1h/25",
        "FMJD Annex 3 6.1, preferred",
    ),
    control(
        "fmjd-2h-1h",
        "50/7200:3600",
        "2h/50 + 1h",
        "FMJD Annex 3 6.1",
    ),
    control(
        "fmjd-2h-30",
        "50/7200:1800",
        "2h/50 + 30'",
        "FMJD Annex 3 6.1",
    ),
    control(
        "fmjd-90-1h",
        "40/5400:3600",
        "1h30'/40 + 1h",
        "FMJD Annex 3 6.1",
    ),
    control(
        "fmjd-80-60",
        "4800+60",
        "80' + 1'",
        "FMJD Annex 3 6.1, electronic clocks",
    ),
    control(
        "64-classic",
        "30/5400:20/3600",
        "1h30'/30 + 1h/20",
        "draughts-64",
    ),
    control(
        "64-match",
        "2700",
        "45'",
        "draughts-64, each game of a micro-match",
    ),
    control("rapid-15", "900+5", "15' + 5\"", "rapid"),
    control("rapid-20", "1200+5", "20' + 5\"", "rapid"),
    control("blitz", "300+3", "5' + 3\"", "blitz"),
    control(
        "english",
        "30/3600:15/1800",
        "1h/30 + 30'/15",
        "English checkers now",
    ),
    control(
        "per-move",
        "per-move",
        "5' + 1' a move, 1' + 1' with one way to take",
        "s2:2",
    ),
];

impl TimeControl {
    /// The time control of a name.
    ///
    /// ```
    /// use huff::tournament::TimeControl;
    /// assert_eq!(TimeControl::from_name("blitz").unwrap().tag, "300+3");
    /// assert!(TimeControl::from_name("hourglass").is_none());
    /// ```
    pub fn from_name(name: &str) -> Option<TimeControl> {
        let name = name.trim().to_lowercase();
        TIME_CONTROLS.into_iter().find(|one| one.name == name)
    }
}
