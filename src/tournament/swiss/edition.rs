//! The editions of the regulations.

/// An edition of FIDE C.04.3, the Dutch system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// In force from 1 February 2026; files that say `FIDE_DUTCH_2025` mean it.
    #[default]
    Dutch2026,
    /// The wording of April 2024, which never came into force. It differs in one place (1.4.3): a pairing-allocated bye
    /// that is worth no more than a loss does not float down.
    Dutch2025,
    /// In force until 31 January 2026.
    Dutch2017,
}

impl Edition {
    /// The edition that a TRF code of record `192` names; none for other systems.
    pub fn from_code(code: &str) -> Option<Edition> {
        match code.strip_suffix("_BAKU").unwrap_or(code) {
            "FIDE_DUTCH" | "FIDE_DUTCH_2025" | "FIDE_DUTCH_2026" => Some(Edition::Dutch2026),
            "FIDE_DUTCH_2017" => Some(Edition::Dutch2017),
            _ => None,
        }
    }
}
