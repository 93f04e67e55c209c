//! The full screen.

use super::Ended;
use super::keep::Keeper;
use crate::cli::error::Error;
use crate::cli::ui::Ui;
use crate::entry::Session;

pub(super) fn run(session: Session, keeper: &mut Keeper, ui: &mut Ui) -> Result<Ended, Error> {
    super::plain::run(session, keeper, ui)
}
