//! `huff unpair`

use clap::Args;

use crate::cli::desk::{Confirm, Done, EventArgs, SectionArgs, section as find_section};
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::{Edit, Keep, PlayerRow, Section};

/// Take back the pairing of the last round
///
/// A round with results is left alone unless --discard-results is given.
#[derive(Debug, Args)]
pub(in crate::cli) struct Unpair {
    /// Throw the results of the round away
    #[arg(long)]
    discard_results: bool,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

pub(in crate::cli::commands) fn run(arguments: &Unpair, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let round =
        store.transact::<_, Error>(&arguments.event.stamp("unpair"), Keep::Commit, |edit| {
            let section = find_section(edit, arguments.section.section.as_deref())?;
            let Some(round) = section.rounds.last() else {
                return Err(Error::No(
                    Fact::new("error-nothing-paired").with("name", section.row.name.clone()),
                ));
            };
            let results = round
                .matches
                .iter()
                .flat_map(|one| &one.games)
                .filter(|game| game.is_over())
                .count();
            if results > 0 && !arguments.discard_results {
                return Err(Error::No(
                    Fact::new("error-round-has-results").with("count", results),
                ));
            }
            remove(edit, &section)?;
            Ok(round.row.number)
        })?;
    let done = Done::new(Fact::new("unpaired").with("round", round));
    arguments.confirm.say(ui, &store, &done)?;
    Ok(Answer::Yes)
}

fn remove(edit: &Edit<'_>, section: &Section) -> Result<(), Error> {
    let Some(round) = section.rounds.last() else {
        return Ok(());
    };
    for one in &round.matches {
        for game in &one.games {
            edit.remove_game(game)?;
        }
        edit.delete(&one.row)?;
    }
    round.byes.iter().try_for_each(|bye| edit.delete(bye))?;
    edit.delete(&round.row)?;
    if section.rounds.len() == 1 {
        // Before round 1 numbers are not fixed.
        for player in &section.players {
            edit.update(&PlayerRow {
                number: None,
                ..player.clone()
            })?;
        }
        let mut row = section.row.clone();
        if row
            .acceleration
            .as_deref()
            .is_some_and(|text| text.starts_with("baku:"))
        {
            row.acceleration = Some("baku".to_owned());
        }
        edit.update(&row)?;
    }
    Ok(())
}
