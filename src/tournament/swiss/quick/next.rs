//! What the floater of a usual bracket means for the players below (C4, C8), and who may get the bye (C2, C5).

use super::super::bracket::Bracket;
use super::super::completion::{Over, complete};
use super::super::criteria::Bye;
use super::super::flow::allowed;

/// The players below a bracket.
pub(super) struct Next<'a> {
    bracket: &'a Bracket<'a>,
    bye: Bye,
    known: Vec<Option<bool>>,
}

/// So many residents of the next bracket are tried as its floater.
const TRIES: usize = 8;

impl<'a> Next<'a> {
    /// None if the bye has to come from this bracket although there are players below, or if those cannot be paired.
    pub(super) fn new(bracket: &'a Bracket<'a>, bye: Bye) -> Option<Next<'a>> {
        let last = bracket.inside == bracket.len();
        let bye_here = matches!(bye, Bye::At(score) if score >= bracket.resident_score());
        if last != bye_here && (bye_here || bye != Bye::NotNeeded) {
            return None;
        }
        let next = Next { bracket, bye, known: vec![None; bracket.inside] };
        let floats = bracket.inside % 2 == 1;
        (floats || next.completes(&bracket.players[bracket.inside..])).then_some(next)
    }

    /// Whether a place can float at all: in the last bracket the floater gets the bye.
    pub(super) fn may_float(&self, place: usize) -> bool {
        if self.bracket.inside == self.bracket.len() { self.bye.allows(self.bracket, place) } else { true }
    }

    /// Whether with this floater the next bracket reaches what its number allows and the round can be completed: C8 and C4
    /// as good as they can be. None if that is not clear.
    pub(super) fn suits(&mut self, floater: usize) -> Option<bool> {
        if self.known[floater].is_none() {
            self.known[floater] = Some(self.find_out(floater)?);
        }
        self.known[floater]
    }

    fn find_out(&self, floater: usize) -> Option<bool> {
        let bracket = self.bracket;
        let floater = bracket.players[floater];
        let below = &bracket.players[bracket.inside..];
        let (next, rest) = below.split_at(bracket.with_next - bracket.inside);
        if below.is_empty() {
            return Some(true);
        }
        let group: Vec<usize> = std::iter::once(floater).chain(next.iter().copied()).collect();
        if rest.is_empty() {
            return Some(self.completes(&group));
        }
        if group.len().is_multiple_of(2) {
            return Some(complete(bracket.field, &group, Over::Nobody).is_some() && self.completes(rest));
        }
        // One resident of the next bracket floats on, and those below must suit him.
        let mut tried: Vec<usize> = Vec::new();
        for _ in 0..TRIES {
            let may_stay = |player: usize| player != floater && !tried.contains(&player);
            let mates = complete(bracket.field, &group, Over::One(&may_stay));
            let Some(mates) = mates else { return if tried.is_empty() { Some(false) } else { None } };
            let over = group.iter().zip(&mates).find(|(player, mate)| player == mate).map(|(player, _)| *player)?;
            let with_rest: Vec<usize> = std::iter::once(over).chain(rest.iter().copied()).collect();
            if self.completes(&with_rest) {
                return Some(true);
            }
            tried.push(over);
        }
        None
    }

    /// Whether players at the end of the field can be paired completely, the bye included if their number is odd.
    fn completes(&self, players: &[usize]) -> bool {
        let field = self.bracket.field;
        let may_stay = allowed(field, self.bye);
        let over = if players.len() % 2 == 1 { Over::One(&may_stay) } else { Over::Nobody };
        complete(field, players, over).is_some()
    }
}
