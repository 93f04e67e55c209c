//! The next round of a tournament report.

use std::io::Write;
use std::path::Path;

use super::round::error_fact;
use crate::cli::commands::report_file;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::tournament::{PlayerId, RoundNumber};

pub(super) fn run(file: &Path, edition: Option<u16>, ui: &mut Ui) -> Result<Answer, Error> {
    let (event, system) = report_file::read(file, edition, ui)?;
    let round = RoundNumber(event.rounds_paired() + 1);
    let paired = system
        .pair(&event, round)
        .map_err(|error| Error::No(error_fact(&error)))?;
    let mut text = format!("{}\n", paired.boards.len() + paired.byes.len());
    for board in &paired.boards {
        text += &format!("{} {}\n", board.white, board.black);
    }
    for PlayerId(bye) in &paired.byes {
        text += &format!("{bye} 0\n");
    }
    ui.out().write_all(text.as_bytes())?;
    Ok(Answer::Yes)
}
