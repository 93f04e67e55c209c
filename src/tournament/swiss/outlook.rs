//! What is left for the rounds to come: byes, opponents, pairings without meeting again.

use super::completion::{Over, complete};
use super::edition::Edition;
use super::entrant::Field;
use super::preference::Preference;
use crate::tournament::{Event, Forbidden, PlayerId, RoundNumber, System};

/// The chances of the rounds from one on, for those who are there in it.
pub(in crate::tournament) struct Outlook {
    /// Who is there.
    pub(in crate::tournament) players: usize,
    /// How many of them may still have the bye.
    pub(in crate::tournament) may_have_bye: usize,
    /// How many each may meet in some round to come.
    pub(in crate::tournament) opponents: Vec<(usize, PlayerId)>,
    /// For how many rounds pairings were found one after the other.
    pub(in crate::tournament) rounds: u16,
}

impl Outlook {
    /// Looks at `most` rounds.
    pub(in crate::tournament) fn new(
        event: &Event,
        next: RoundNumber,
        system: System,
        most: u16,
    ) -> Outlook {
        let field_of = |round: u16| match system {
            System::Dutch(edition) => Field::new(event, RoundNumber(round), edition),
            _ => super::double::field(event, RoundNumber(round)),
        };
        let first = field_of(next.0);
        let opponents = opponents(&first, event, next.0..next.0 + most);
        let mut outlook = Outlook {
            players: first.len(),
            may_have_bye: first.entrants.iter().filter(|e| e.bye_allowed).count(),
            opponents,
            rounds: 0,
        };
        let mut met: Vec<(PlayerId, PlayerId)> = Vec::new();
        let mut had_bye: Vec<PlayerId> = Vec::new();
        for round in next.0..next.0 + most {
            let mut field = field_of(round);
            prepare(&mut field, &met, &had_bye);
            let everybody: Vec<usize> = (0..field.len()).collect();
            let may_stay = |place: usize| field.entrants[place].bye_allowed;
            let over = if everybody.len().is_multiple_of(2) {
                Over::Nobody
            } else {
                Over::One(&may_stay)
            };
            let Some(mates) = complete(&field, &everybody, over) else {
                return outlook;
            };
            for (one, other) in mates.into_iter().enumerate() {
                let id = |place: usize| field.entrants[place].id;
                if one == other {
                    had_bye.push(id(one));
                }
                met.push((id(one), id(other)));
            }
            outlook.rounds += 1;
        }
        outlook
    }
}

/// Colours are left out of account; what was laid aside counts as played.
fn prepare(field: &mut Field, met: &[(PlayerId, PlayerId)], had_bye: &[PlayerId]) {
    let highest = field.entrants.iter().map(|e| usize::from(e.id.0)).max();
    let mut places = vec![None; highest.map_or(0, |highest| highest + 1)];
    for (place, entrant) in field.entrants.iter_mut().enumerate() {
        entrant.preference = Preference::default();
        places[usize::from(entrant.id.0)] = Some(place);
    }
    let place = |id: &PlayerId| places.get(usize::from(id.0)).copied().flatten();
    for (one, other) in met {
        if let (Some(one), Some(other)) = (place(one), place(other))
            && one != other
        {
            field.keep_apart(one, other);
        }
    }
    for place in had_bye.iter().filter_map(place) {
        field.entrants[place].bye_allowed = false;
    }
}

/// How many of those in the field each may meet in at least one of the rounds.
fn opponents(field: &Field, event: &Event, rounds: std::ops::Range<u16>) -> Vec<(usize, PlayerId)> {
    // Nobody is kept apart in a way that changes with the round: the usual event.
    let (first, last) = (rounds.start, rounds.end.saturating_sub(1));
    let always = |forbidden: &Forbidden| {
        forbidden.rounds.start().0 <= first && forbidden.rounds.end().0 >= last
    };
    let changes = !event.forbidden.iter().all(always);
    if changes {
        // Too many to count pair by pair round by round: only meetings count.
        let mut free = event.clone();
        free.forbidden.retain(always);
        let field = Field::new(&free, RoundNumber(first), Edition::default());
        return opponents_now(&field);
    }
    opponents_now(field)
}

fn opponents_now(field: &Field) -> Vec<(usize, PlayerId)> {
    (0..field.len())
        .map(|place| {
            (
                field.len() - 1 - field.barred_count(place),
                field.entrants[place].id,
            )
        })
        .collect()
}
