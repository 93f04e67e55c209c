//! The criteria C6-C21 of C.04.3 (2026) as weights of pairs: more is better.

use super::bracket::Bracket;
use super::entrant::Float;
use super::layout::{Criterion, Layout, ORDER};
use super::preference::{Preference, Strength};
use crate::tournament::Points;
use crate::tournament::matching::Graph;

/// What the round needs of the player who gets the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bye {
    /// The number of players is even.
    NotNeeded,
    /// Somebody with at most this score must get it (C5).
    At(Points),
}

impl Bye {
    /// Whether a player may get the bye (C2, C5).
    pub(super) fn allows(self, bracket: &Bracket<'_>, place: usize) -> bool {
        match self {
            Bye::NotNeeded => false,
            Bye::At(score) => {
                bracket.field.entrants[bracket.players[place]].bye_allowed
                    && bracket.score(place) <= score
            }
        }
    }
}

/// How much of what is below the bracket takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// All players: then the completion (C4) is part of the weight.
    Everybody,
    /// The bracket and the next scoregroup; the completion has to be checked apart.
    NextScoregroup,
}

/// Whether C9 holds in this bracket: it floats exactly one player, and he gets the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LoneBye {
    /// It does.
    Yes,
    /// It does not.
    No,
}

/// The graph of a bracket and the meaning of its weights.
pub(super) fn graph(
    bracket: &Bracket<'_>,
    bye: Bye,
    scope: Scope,
    lone_bye: LoneBye,
) -> (Graph, Layout) {
    let levels = bracket.levels(0..bracket.inside);
    let next_levels = bracket.levels(0..bracket.with_next);
    let layout = layout(levels.len(), next_levels.len());
    let size = if scope == Scope::Everybody {
        bracket.len()
    } else {
        bracket.with_next
    };
    let mut graph = Graph::new(size, layout.len());
    let weigh = Weigh {
        bracket,
        bye,
        scope,
        lone_bye,
        layout: &layout,
        levels,
        next_levels,
    };
    for lower in 1..size {
        for higher in 0..lower {
            let dead_end = lower < bracket.moved_down
                || (scope != Scope::Everybody && higher >= bracket.with_next);
            if !dead_end && bracket.compatible(higher, lower) {
                weigh.pair(higher, lower, graph.edge_mut(higher, lower));
            }
        }
    }
    (graph, layout)
}

fn layout(levels: usize, next_levels: usize) -> Layout {
    use Criterion as C;
    let mut layout = Layout::default();
    let single =
        |layout: &mut Layout, criteria: &[C]| criteria.iter().for_each(|c| layout.push(*c, 1));
    single(&mut layout, &[C::Completion, C::Downfloaters]);
    layout.push(C::DownfloaterScores, levels);
    layout.push(C::NextPairs, 1);
    layout.push(C::NextScores, next_levels);
    single(
        &mut layout,
        &[
            C::ByeUnplayed,
            C::TopscorerDifference,
            C::TopscorerThird,
            C::Preferences,
        ],
    );
    single(
        &mut layout,
        &[
            C::StrongPreferences,
            C::DownfloatLast,
            C::UpfloatLast,
            C::DownfloatBefore,
            C::UpfloatBefore,
        ],
    );
    for criterion in [
        C::DownfloatScoresLast,
        C::UpfloatScoresLast,
        C::DownfloatScoresBefore,
        C::UpfloatScoresBefore,
    ] {
        layout.push(criterion, levels);
    }
    layout.push(C::Order, ORDER);
    layout
}

struct Weigh<'a> {
    bracket: &'a Bracket<'a>,
    bye: Bye,
    scope: Scope,
    lone_bye: LoneBye,
    layout: &'a Layout,
    levels: Vec<Points>,
    next_levels: Vec<Points>,
}

impl Weigh<'_> {
    fn pair(&self, higher: usize, lower: usize, weight: &mut [i32]) {
        let mut add = |criterion, level: usize, number: i32| {
            if let Some(start) = self.layout.start(criterion) {
                weight[start + level] += number;
            }
        };
        if self.scope == Scope::Everybody {
            let barred = |place| {
                i32::from(self.bye != Bye::NotNeeded && !self.bye.allows(self.bracket, place))
            };
            add(Criterion::Completion, 0, 1 + barred(higher) + barred(lower));
        }
        if self.lone_bye == LoneBye::Yes {
            for place in [higher, lower] {
                if self.bye == Bye::At(self.bracket.score(place)) {
                    add(Criterion::ByeUnplayed, 0, self.unplayed(place));
                }
            }
        }
        let level = |levels: &[Points], place| {
            let score = self.bracket.score(place);
            levels.iter().position(|level| *level == score).unwrap_or(0)
        };
        if self.bracket.is_pair_inside(higher, lower) {
            add(Criterion::Downfloaters, 0, 1);
            add(Criterion::DownfloaterScores, level(&self.levels, higher), 1);
            self.colours(higher, lower, &mut add);
            self.floats(higher, lower, |place| level(&self.levels, place), &mut add);
        } else if lower >= self.bracket.inside && lower < self.bracket.with_next {
            add(Criterion::NextPairs, 0, 1);
            add(Criterion::NextScores, level(&self.next_levels, higher), 1);
        }
    }

    fn unplayed(&self, place: usize) -> i32 {
        let field = self.bracket.field;
        i32::from(field.rounds_over) - field.games(self.bracket.players[place])
    }

    fn colours(&self, higher: usize, lower: usize, add: &mut impl FnMut(Criterion, usize, i32)) {
        let wish =
            |place: usize| self.bracket.field.entrants[self.bracket.players[place]].preference;
        for criterion in denied(wish(higher), wish(lower)) {
            add(criterion, 0, -1);
        }
    }

    /// C14-C21. Residents who are paired do not float; of the moved-down, those who are paired do not float on.
    fn floats(
        &self,
        higher: usize,
        lower: usize,
        level: impl Fn(usize) -> usize,
        add: &mut impl FnMut(Criterion, usize, i32),
    ) {
        use Criterion as C;
        let float = |place: usize, back: usize| {
            self.bracket.field.entrants[self.bracket.players[place]].floats[back]
        };
        let resident = |place: usize| place >= self.bracket.moved_down;
        let by_round = [
            (
                C::DownfloatLast,
                C::UpfloatLast,
                C::DownfloatScoresLast,
                C::UpfloatScoresLast,
            ),
            (
                C::DownfloatBefore,
                C::UpfloatBefore,
                C::DownfloatScoresBefore,
                C::UpfloatScoresBefore,
            ),
        ];
        for (back, (downfloat, upfloat, downfloat_scores, upfloat_scores)) in
            by_round.into_iter().enumerate()
        {
            for place in [higher, lower]
                .into_iter()
                .filter(|place| float(*place, back) == Float::Down)
            {
                if resident(place) {
                    add(downfloat, 0, 1);
                } else {
                    add(downfloat_scores, level(place), 1);
                }
            }
            if !resident(higher) && float(lower, back) == Float::Up {
                add(upfloat, 0, -1);
                add(upfloat_scores, level(higher), -1);
            }
        }
    }
}

/// The criteria C10-C13 that a pair offends.
pub(super) fn denied(one: Preference, other: Preference) -> impl Iterator<Item = Criterion> {
    let clash = one.clashes(other);
    let absolute = |wish: Preference| wish.strength == Strength::Absolute;
    let both_absolute = absolute(one) && absolute(other);
    let beyond_two = clash && one.difference.abs() > 1 && other.difference.abs() > 1;
    let third = clash && both_absolute && {
        let (more, less) = (one.difference.abs(), other.difference.abs());
        match more.cmp(&less) {
            std::cmp::Ordering::Equal => one.repeated.is_some() && one.repeated == other.repeated,
            // The wish of the greater difference is granted; the other gets the colour he does not want.
            std::cmp::Ordering::Greater => {
                other.repeated == one.colour.map(crate::tournament::Colour::other)
            }
            std::cmp::Ordering::Less => {
                one.repeated == one.colour.map(crate::tournament::Colour::other)
            }
        }
    };
    let strong = |wish: Preference| wish.strength >= Strength::Strong;
    let strong_denied = clash && strong(one) && strong(other) && !both_absolute;
    [
        (beyond_two, Criterion::TopscorerDifference),
        (third, Criterion::TopscorerThird),
        (clash, Criterion::Preferences),
        (strong_denied, Criterion::StrongPreferences),
    ]
    .into_iter()
    .filter_map(|(offended, criterion)| offended.then_some(criterion))
}
