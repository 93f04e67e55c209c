//! Star halma on the screen and in JSON: records, positions, settings.

mod board;
mod compare;
mod diagram;
mod explain;
mod files;
mod json;
mod report;
mod show;

pub(super) use board::{Asked as BoardAsked, Form as BoardForm, board, is_position, set, settings};
pub(super) use compare::compare;
pub(super) use diagram::diagram;
pub(super) use explain::{Form as ExplainForm, explain, is_code};
pub(super) use files::{convert, is_star_file, is_star_json, perft, refuse};
pub(super) use json::StarRecordJson;
pub(super) use report::{StarAsked, StarReport, report, set_tag};
pub(super) use show::{brief, is_clean, is_nothing, show};

use crate::notation::star::settings_of;

/// Whether a name on the command line is that of star halma, with settings behind a colon or without.
///
/// `star`, `star:jump=eq;camps=nostop`.
pub(super) fn is_star(name: &str) -> bool {
    settings_of(name).is_some()
}
