//! What a report tells beside players and games.

use crate::cli::desk::section as find_section;
use crate::cli::error::Error;
use crate::exchange::trf::Particulars;
use crate::store::{Edit, PlayerRow, SectionRow, TeamRow};
use crate::tournament::PlayerId;

/// Stores place, people, order, teams and national numbers. The name of the event is that of the report if the section is
/// the only one; what is known of the event already stays.
pub(super) fn store<'k>(
    edit: &Edit<'_>,
    name: Option<&str>,
    told: &Particulars,
    key: impl Fn(&PlayerId) -> Option<&'k i64>,
) -> Result<(), Error> {
    let text = |old: Option<String>, new: &str| {
        old.filter(|old| !old.is_empty())
            .or_else(|| (!new.is_empty()).then(|| new.to_owned()))
    };
    let mut event = edit.event()?;
    if edit.all::<SectionRow>()?.len() == 1 && !told.name.is_empty() {
        event.name.clone_from(&told.name);
    }
    event.city = text(event.city, &told.city);
    event.federation = text(event.federation, &told.federation);
    event.start = text(event.start, &told.start);
    event.finish = text(event.finish, &told.finish);
    event.arbiter = text(event.arbiter, &told.arbiter);
    event.deputies = text(event.deputies, &told.deputies.join("; "));
    edit.update(&event)?;
    let mut section = find_section(edit, name)?.row;
    section.time_control = text(section.time_control, &told.time_control);
    section.tie_breaks = text(section.tie_breaks, &told.order.join(","));
    edit.update(&section)?;
    let mut players: Vec<PlayerRow> = edit.of("section", section.id)?;
    for given in told.teams.iter().filter(|team| !team.name.is_empty()) {
        let mut team = TeamRow {
            id: 0,
            section: section.id,
            name: given.name.clone(),
        };
        edit.insert(&mut team)?;
        let members: Vec<i64> = given.members.iter().filter_map(&key).copied().collect();
        for player in players.iter_mut().filter(|row| members.contains(&row.id)) {
            player.team = Some(team.id);
        }
    }
    for (number, id) in &told.national_ids {
        let wanted = key(number);
        for player in players.iter_mut().filter(|row| Some(&row.id) == wanted) {
            player.national_id = Some(id.clone());
        }
    }
    for player in &players {
        edit.update(player)?;
    }
    Ok(())
}
