//! What a ruling does to the event.

use crate::cli::commands::game::{CopyArgument, Owner};
use crate::cli::commands::player::leave;
use crate::cli::commands::result::{Given, Guard, enter};
use crate::cli::desk::{Done, Seated, address, label};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::store::Edit;
use crate::tournament::Ruling;

/// Enters the result that a ruling gives, and withdraws who is expelled.
pub(super) fn apply(
    edit: &Edit<'_>,
    at: &Seated,
    ruling: Ruling,
    against: Option<Owner>,
    guard: Guard,
    done: &mut Done,
) -> Result<(), Error> {
    let winner = match against.and_then(Owner::colour) {
        Some(CopyArgument::White) => "black",
        Some(CopyArgument::Black) => "white",
        None => "none",
    };
    let result = match ruling {
        Ruling::GameLost => Some(winner),
        Ruling::Expelled if !at.game.is_over() => Some(winner),
        Ruling::BothLost => Some("0-0"),
        Ruling::Draw => Some("="),
        Ruling::VoidRestart if at.game.is_over() => Some("none"),
        _ => None,
    };
    if let (Some(result), Some(mut wanted)) = (result, address(&at.address)) {
        wanted.game = Some(at.game.row.number);
        let given = Given {
            text: at.address.clone(),
            address: wanted,
            results: vec![result.to_owned()],
            line: None,
        };
        for entered in enter(edit, &[given], Some(&at.section.row.name), guard)? {
            done.said.push(entered.said);
            done.notes.extend(entered.warnings);
        }
    }
    if let (Ruling::Expelled, Some(against)) = (ruling, against) {
        let seat = at.game.seat_named(&against.word());
        let player = seat.map_or(0, |seat| seat.player);
        let has_left = at
            .section
            .absences
            .iter()
            .any(|absence| absence.player == player && absence.last.is_none());
        if !has_left {
            let first = i64::from(at.section.next_round());
            leave(edit, player, first, "expelled")?;
            done.said.push(
                Fact::new("player-withdrawn")
                    .with("player", label(&at.section, player))
                    .with("round", first),
            );
        }
    }
    Ok(())
}
