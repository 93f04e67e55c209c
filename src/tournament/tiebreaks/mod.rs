//! Tie-breaks (FIDE C.07, FMJD) as a list of named criteria.

mod codes;
mod direct;
mod opponents;
mod own;
mod rating;
mod unplayed;

pub use codes::{PRESETS, Preset, preset};
pub use direct::{Meeting, meetings};
pub use opponents::{Contribution, Cut};
pub use unplayed::UnplayedPolicy;

use opponents::{Scores, Weighing, contributions, full_truncated, total};
use unplayed::Scored;

use super::event::Event;
use super::knockout;
use super::lot::Lot;
use super::player::{Player, PlayerId};

/// One criterion of the order of the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TieBreak {
    /// PTS: the score.
    Points,
    /// How far a player has come in a knock-out: the rounds won through, then who is still in, then matches for places.
    KnockOut,
    /// DE: the games among the tied (art. 6).
    DirectEncounter,
    /// WIN: rounds with the points of a win.
    RoundsWon,
    /// WON: games won over the board.
    GamesWon,
    /// BPG: games played with Black.
    BlackGames,
    /// BWG: games won with Black.
    BlackWins,
    /// PS: the sum of the running score; so many first rounds left out.
    Progressive(u8),
    /// REP: rounds the player was ready to play.
    RoundsElected,
    /// STD: rounds with more, and half of those with as much, as the opponent.
    Standard,
    /// BH, Solkoff, resistance: the scores of the opponents.
    Buchholz(Cut),
    /// Full truncated Solkoff (FMJD): the scores of the opponents without the lowest; if that is equal without the two
    /// lowest, and so on to the end. The first cut at which two players differ decides. With
    /// [`UnplayedPolicy::Zero`] a round without a game counts as an opponent with 0 points, so it is cut first.
    FullTruncatedSolkoff,
    /// Solkoff plus (FMJD): the sum of the opponents' Solkoffs.
    SolkoffPlus,
    /// AOB: the mean Buchholz of the opponents met over the board.
    AverageBuchholz,
    /// FB: Buchholz as if the games of the last round had been drawn.
    ForeBuchholz,
    /// SB: the scores of the opponents times the points got from them.
    SonnebornBerger(Cut),
    /// KS: points against those with half of the points; the limit moved by so many half points.
    Koya(i8),
    /// ARO: the mean rating of the opponents; so many lowest left out.
    AverageRating(u8),
    /// TPR: the rating performance.
    Performance,
    /// RTNG: the own rating.
    Rating,
    /// TPN: the lower number first.
    Number,
    /// A lot, drawn with this seed.
    Lot(u64),
}

/// The value of a criterion for one player: numbers compared one after the other, more is better.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value {
    /// The numbers; most criteria have one.
    pub numbers: Vec<i64>,
    /// What a one stands for: 10 for tenths, 100 for hundredths.
    pub scale: i64,
}

impl TieBreak {
    /// What a one stands for in the values of this criterion.
    pub const fn scale(self) -> i64 {
        match self {
            TieBreak::Points
            | TieBreak::Progressive(_)
            | TieBreak::Standard
            | TieBreak::Buchholz(_) => 10,
            TieBreak::FullTruncatedSolkoff
            | TieBreak::SolkoffPlus
            | TieBreak::ForeBuchholz
            | TieBreak::Koya(_) => 10,
            TieBreak::SonnebornBerger(_) => 100,
            TieBreak::AverageBuchholz => 1000,
            _ => 1,
        }
    }
}

/// The values of a criterion for some players.
///
/// `tied` are those who are level so far: direct encounter and lots look at them only, the others at each player alone.
pub fn values(
    event: &Event,
    tie_break: TieBreak,
    policy: UnplayedPolicy,
    tied: &[PlayerId],
) -> Vec<Value> {
    let scale = tie_break.scale();
    if tie_break == TieBreak::DirectEncounter && tied.len() < 2 {
        // Nobody to be compared with.
        return vec![
            Value {
                numbers: Vec::new(),
                scale
            };
            tied.len()
        ];
    }
    let scored = Scored::new(event);
    let lists: Vec<Vec<i64>> = match tie_break {
        TieBreak::DirectEncounter => direct::direct_encounter(&scored, tied, policy)
            .into_iter()
            .map(|number| vec![number])
            .collect(),
        TieBreak::Lot(seed) => lots(seed, tied),
        TieBreak::ForeBuchholz => {
            let drawn = last_round_drawn(event);
            return values(&drawn, TieBreak::Buchholz(Cut::NONE), policy, tied);
        }
        TieBreak::KnockOut => {
            let rounds = unplayed::rounds(&scored);
            let numbers = |id: &PlayerId| knockout::course(event, *id, rounds).numbers();
            let mut lists: Vec<Vec<i64>> = tied.iter().map(numbers).collect();
            // Who is still in has played for no place yet.
            let longest = lists.iter().map(Vec::len).max().unwrap_or(0);
            lists.iter_mut().for_each(|list| list.resize(longest, 1));
            lists
        }
        _ => {
            let scores = Scores::new(&scored, policy);
            let player = |id: &PlayerId| event.players.get(id);
            let number = |id| {
                player(id)
                    .map(|p| own_value(&scored, &scores, tie_break, policy, *id, p))
                    .unwrap_or_default()
            };
            tied.iter().map(number).collect()
        }
    };
    lists
        .into_iter()
        .map(|numbers| Value { numbers, scale })
        .collect()
}

/// How the value of Buchholz or Sonneborn-Berger comes about, round by round; empty for other criteria.
pub fn working(
    event: &Event,
    tie_break: TieBreak,
    policy: UnplayedPolicy,
    player: PlayerId,
) -> Vec<Contribution> {
    let Some(player) = event.players.get(&player) else {
        return Vec::new();
    };
    let (weighing, cut) = match tie_break {
        TieBreak::Buchholz(cut) => (Weighing::Buchholz, cut),
        TieBreak::FullTruncatedSolkoff => (Weighing::Buchholz, Cut::lowest(1)),
        TieBreak::SonnebornBerger(cut) => (Weighing::SonnebornBerger, cut),
        _ => return Vec::new(),
    };
    let scored = Scored::new(event);
    contributions(
        &scored,
        &Scores::new(&scored, policy),
        player,
        weighing,
        cut,
        policy,
    )
}

fn own_value(
    event: &Scored<'_>,
    scores: &Scores,
    tie_break: TieBreak,
    policy: UnplayedPolicy,
    id: PlayerId,
    player: &Player,
) -> Vec<i64> {
    let buchholz = |player: &Player, cut| {
        contributions(event, scores, player, Weighing::Buchholz, cut, policy)
    };
    let number = match tie_break {
        TieBreak::Points => i64::from(event.score(player, unplayed::rounds(event)).tenths()),
        TieBreak::RoundsWon => own::rounds_won(event, player),
        TieBreak::GamesWon => own::games_won(event, player),
        TieBreak::BlackGames => own::black_games(event, player),
        TieBreak::BlackWins => own::black_wins(event, player),
        TieBreak::Progressive(cut) => own::progressive(event, player, cut),
        TieBreak::RoundsElected => own::rounds_elected(event, player),
        TieBreak::Standard => own::standard(event, player),
        TieBreak::Koya(limit) => own::koya(event, player, limit),
        TieBreak::Buchholz(cut) => total(&buchholz(player, cut)),
        TieBreak::FullTruncatedSolkoff => return full_truncated(&buchholz(player, Cut::NONE)),
        TieBreak::SonnebornBerger(cut) => total(&contributions(
            event,
            scores,
            player,
            Weighing::SonnebornBerger,
            cut,
            policy,
        )),
        TieBreak::SolkoffPlus | TieBreak::AverageBuchholz => {
            let met: Vec<i64> = buchholz(player, Cut::NONE)
                .iter()
                .filter_map(|contribution| event.players.get(&contribution.opponent?))
                .map(|opponent| total(&buchholz(opponent, Cut::NONE)))
                .collect();
            match (tie_break, met.len() as i64) {
                (TieBreak::SolkoffPlus, _) => met.iter().sum(),
                (_, 0) => 0,
                // Thousandths of points, halves up; the values are tenths.
                (_, count) => (met.iter().sum::<i64>() * 200 + count) / (2 * count),
            }
        }
        TieBreak::AverageRating(cut) => rating::average_rating(event, player, cut),
        TieBreak::Performance => rating::performance(event, player),
        TieBreak::Rating => i64::from(player.rating.unwrap_or(0)),
        TieBreak::Number => -i64::from(id.0),
        TieBreak::DirectEncounter
        | TieBreak::KnockOut
        | TieBreak::Lot(_)
        | TieBreak::ForeBuchholz => 0,
    };
    vec![number]
}

/// Every player's lot is the one that the seed draws for his number: it depends neither on who is tied nor on who else
/// plays, so that a published order stays when somebody comes in later. The lower lot goes first; of two players with the
/// same four digits the rest decides.
fn lots(seed: u64, tied: &[PlayerId]) -> Vec<Vec<i64>> {
    let highest = tied.iter().max().map_or(0, |id| usize::from(id.0));
    let mut lot = Lot::from_seed(seed);
    let drawn: Vec<u64> = (0..=highest).map(|_| lot.bits()).collect();
    let part = |number: u64| -i64::try_from(number).unwrap_or(i64::MAX);
    tied.iter()
        .map(|id| drawn[usize::from(id.0)])
        .map(|bits| vec![part(bits >> 1) / LOT_UNIT, part(bits >> 1)])
        .collect()
}

/// What is cut off a lot of 63 bits so that four digits are left.
const LOT_UNIT: i64 = i64::MAX / 10_000 + 1;

/// The event with the played games of the last round drawn.
fn last_round_drawn(event: &Event) -> Event {
    use super::{Entry, GameResult, RoundNumber};
    let mut drawn = event.clone();
    let last = RoundNumber(event.rounds_paired());
    for player in drawn.players.values_mut() {
        if let Some(Entry::Paired {
            opponent, colour, ..
        }) = player.entry(last).cloned()
        {
            player.set_entry(last, Entry::game(opponent, colour, GameResult::Draw));
        }
    }
    drawn
}
