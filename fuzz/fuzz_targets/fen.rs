//! Any text is read as a position of every variant, and what is read writes and reads back equal.

#![no_main]

use huff::draughts::{Game, Position, Setup, Task, Variant};
use huff::notation::{Numbering, fen};
use libfuzzer_sys::fuzz_target;

struct Moves<'s>(&'s Setup);

impl Task for Moves<'_> {
    type Output = ();
    fn run<G: Game>(self) {
        let Ok(position) = Position::<G>::from_setup(self.0) else { return };
        for legal in position.legal_moves().unwrap_or_default() {
            let _ = position.play(&legal).must_capture();
        }
    }
}

fuzz_target!(|text: &str| {
    for variant in Variant::all() {
        let (setup, _) = fen::read(text, variant, Numbering::OURS);
        let Some(setup) = setup else { continue };
        let written = fen::write(&setup);
        let (again, problems) = fen::read(&written, variant, Numbering::OURS);
        assert!(problems.iter().all(|problem| matches!(
            problem.kind,
            huff::notation::FenProblemKind::ManOnKingRow(_)
        )));
        assert_eq!(again, Some(setup.clone()));
        variant.run(Moves(&setup));
    }
});
