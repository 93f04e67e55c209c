//! What the floater of a usual bracket means for the players below (C4, C8), and who may get the bye (C2, C5).

use super::super::bracket::Bracket;
use super::super::completion::{Over, complete};
use super::super::criteria::Bye;
use super::super::edition_2017::Below;
use super::super::flow::{allowed, next_is_best};

/// What an edition asks of the players below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Asked {
    /// 2026: that the round can be completed, with this bye.
    Completion(Bye),
    /// 2017: that the next bracket does well; the completion comes later.
    NextBracket(Below),
}

/// The players below a bracket.
pub(super) struct Next<'a> {
    bracket: &'a Bracket<'a>,
    asked: Asked,
    known: Vec<Option<bool>>,
}

impl<'a> Next<'a> {
    /// None if the bye has to come from this bracket although there are players below, or if those cannot be paired.
    pub(super) fn new(bracket: &'a Bracket<'a>, asked: Asked) -> Option<Next<'a>> {
        let last = bracket.inside == bracket.len();
        let next = Next {
            bracket,
            asked,
            known: vec![None; bracket.inside],
        };
        let usual = match asked {
            Asked::Completion(bye) => {
                let bye_here = matches!(bye, Bye::At(score) if score >= bracket.resident_score());
                let floats = bracket.inside % 2 == 1;
                (last == bye_here || !bye_here && bye == Bye::NotNeeded)
                    && (floats || next.completes(&bracket.players[bracket.inside..]))
            }
            // Not the penultimate bracket, nor a collapsed one, whose residents have different scores.
            Asked::NextBracket(below) => {
                (last || below != Below::Completion)
                    && bracket.score(bracket.inside - 1) == bracket.resident_score()
            }
        };
        usual.then_some(next)
    }

    /// Whether a place can float at all: in the last bracket the floater gets the bye.
    pub(super) fn may_float(&self, place: usize) -> bool {
        let last = self.bracket.inside == self.bracket.len();
        !last
            || match self.asked {
                Asked::Completion(bye) => bye.allows(self.bracket, place),
                Asked::NextBracket(_) => self.bye_allowed(self.bracket.players[place]),
            }
    }

    /// The unplayed games of a floater who gets the bye (C9).
    pub(super) fn unplayed(&self, place: usize) -> i32 {
        let field = self.bracket.field;
        let counts =
            self.bracket.inside == self.bracket.len() && matches!(self.asked, Asked::Completion(_));
        if counts {
            i32::from(field.rounds_over) - field.games(self.bracket.players[place])
        } else {
            0
        }
    }

    fn bye_allowed(&self, player: usize) -> bool {
        self.bracket.field.entrants[player].bye_allowed
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
        let group: Vec<usize> = std::iter::once(floater)
            .chain(next.iter().copied())
            .collect();
        match self.asked {
            Asked::Completion(bye) => next_is_best(bracket.field, bye, (&group[..1], next), rest),
            Asked::NextBracket(below) => {
                let last_group = below == Below::LastScoregroup;
                let stays =
                    |player: usize| player != floater && (!last_group || self.bye_allowed(player));
                let over = if group.len().is_multiple_of(2) {
                    Over::Nobody
                } else {
                    Over::One(&stays)
                };
                Some(complete(bracket.field, &group, over).is_some())
            }
        }
    }

    /// Whether players at the end of the field can be paired completely, the bye included if their number is odd.
    fn completes(&self, players: &[usize]) -> bool {
        let field = self.bracket.field;
        let Asked::Completion(bye) = self.asked else {
            return true;
        };
        let may_stay = allowed(field, bye);
        let over = if players.len() % 2 == 1 {
            Over::One(&may_stay)
        } else {
            Over::Nobody
        };
        complete(field, players, over).is_some()
    }
}
