//! The rules core against published counts and positions.

mod perft;
mod positions;

use huff::draughts::{Setup, Variant};
use huff::notation::{Numbering, fen};

/// The variant that a name of the tables means, if it is one of ours.
fn variant(name: &str) -> Option<Variant> {
    match name {
        "spanish/portuguese" => Some(Variant::Spanish),
        "russian (czsoftcode fixture, agrees)" => Some(Variant::Russian),
        _ => Variant::from_name(name),
    }
}

fn setup(text: &str, variant: Variant) -> Setup {
    if text == "start" {
        return Setup::start(variant);
    }
    let (setup, problems) = fen::read(text, variant, Numbering::OURS);
    assert!(problems.is_empty(), "{text}: {problems:?}");
    setup.unwrap_or_else(|| panic!("{text}"))
}
