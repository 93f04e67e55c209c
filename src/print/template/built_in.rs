//! The templates in the program.

/// A template in the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuiltIn {
    /// Its name, that of the file under templates/sheets.
    pub name: &'static str,
    /// Its text.
    pub source: &'static str,
}

macro_rules! built_in {
    ($($name:literal)*) => {
        [$(BuiltIn { name: $name, source: include_str!(concat!("../../../templates/sheets/", $name, ".toml")) }),*]
    };
}

/// All templates in the program.
pub const BUILT_IN: [BuiltIn; 29] = built_in! {
    "sheet-a"
    "sheet-b"
    "sheet-c"
    "pairings-board"
    "pairings-name"
    "pairings-team"
    "pairings-board-phone"
    "pairings-name-phone"
    "slips"
    "standings"
    "standings-phone"
    "standings-teams"
    "crosstable"
    "cards-place"
    "cards-board"
    "opening"
    "incident"
    "count"
    "protest"
    "checklist"
    "originals"
    "report"
    "star-sheet-a"
    "star-sheet-b"
    "star-tables"
    "star-names"
    "star-tables-phone"
    "star-originals"
    "star-slips"
};

impl BuiltIn {
    /// The template of a name.
    pub fn from_name(name: &str) -> Option<BuiltIn> {
        BUILT_IN.into_iter().find(|template| template.name == name)
    }
}
