//! Whole events by chance, from a seed: to test the pairing, and to show what a system does.

use super::event::{ALL_ROUNDS, Event, Forbidden, baku_acceleration};
use super::lot::Lot;
use super::pairing::{Board, Pairing, PairingError};
use super::player::{Player, PlayerId, RoundNumber};
use super::points::Points;
use super::result::{ByeKind, Colour, Entry, GameResult, Games};
use super::scoring::Scoring;
use super::swiss::{match_scoring, pair_double_round, pair_round};
use super::system::System;

/// What kind of event to make. Rates are in thousandths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many players.
    pub players: u16,
    /// How many rounds.
    pub rounds: u16,
    /// The table of points.
    pub scoring: Scoring,
    /// Games drawn.
    pub draws: u16,
    /// A player misses a round, with a half-point, full-point or zero-point bye.
    pub absences: u16,
    /// A player does not come to his game.
    pub forfeits: u16,
    /// A player leaves for good, each round.
    pub withdrawals: u16,
    /// A player comes after round 1.
    pub late_entries: u16,
    /// Pairs of players who are kept apart in some of the rounds, for each thousand players.
    pub forbidden: u16,
    /// How many federations the players come from, if those of the same one are kept apart; else 0.
    pub federations: u16,
    /// Whether the first rounds are accelerated.
    pub acceleration: Accelerated,
}

/// Whether the first rounds of an event are accelerated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Accelerated {
    /// They are not.
    #[default]
    No,
    /// By C.04.7.
    Baku,
}

impl Plan {
    /// A quiet event: everybody plays every round.
    pub const fn new(players: u16, rounds: u16) -> Plan {
        Plan {
            players,
            rounds,
            scoring: Scoring::DRAUGHTS,
            draws: 400,
            absences: 0,
            forfeits: 0,
            withdrawals: 0,
            late_entries: 0,
            forbidden: 0,
            federations: 0,
            acceleration: Accelerated::No,
        }
    }

    /// An event of everyday trouble, its size and its rates drawn by lot.
    pub fn drawn(lot: &mut Lot, players: std::ops::RangeInclusive<u16>) -> Plan {
        let size =
            players.start() + lot.below(u64::from(players.end() - players.start() + 1)) as u16;
        let mut rate = |most: u64| lot.below(most) as u16;
        let (draws, absences, forfeits) = (rate(800), rate(120), rate(60));
        let (withdrawals, late_entries, forbidden) = (rate(40), rate(150), rate(200));
        let rounds = 3 + rate(u64::from(size).min(9)).min(size);
        let scoring = [Scoring::DRAUGHTS, Scoring::CHESS][lot.below(2) as usize];
        let scoring = if lot.permille(250) {
            rarer_scoring(lot)
        } else {
            scoring
        };
        let federations = if lot.permille(100) {
            2 + lot.below(3) as u16
        } else {
            0
        };
        let acceleration = [Accelerated::No, Accelerated::Baku][usize::from(lot.permille(250))];
        Plan {
            players: size,
            rounds,
            scoring,
            draws,
            absences,
            forfeits,
            withdrawals,
            late_entries,
            forbidden,
            federations,
            acceleration,
        }
    }
}

/// Three points for a win, a loss worth something, or a bye worth less than a win.
fn rarer_scoring(lot: &mut Lot) -> Scoring {
    let football = Scoring::new(Points::whole(3), Points::whole(1), Points::ZERO);
    let presence = Scoring::new(Points::whole(3), Points::whole(2), Points::whole(1));
    let poor_bye = Scoring {
        pairing_bye: Points::whole(1),
        ..Scoring::DRAUGHTS
    };
    let worthless_bye = Scoring {
        pairing_bye: Points::ZERO,
        ..Scoring::DRAUGHTS
    };
    [football, presence, poor_bye, worthless_bye][lot.below(4) as usize]
}

/// An event that was made, and where it had to stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simulated {
    /// The event.
    pub event: Event,
    /// The round that could not be paired, and why.
    pub stopped: Option<(RoundNumber, PairingError)>,
}

/// Makes a Swiss event from a seed: of an edition of the Dutch system, or Double-Swiss. Other systems pair no round.
///
/// ```
/// use huff::tournament::{simulate::{Plan, simulate}, swiss::Edition};
/// let simulated = simulate(&Plan::new(12, 5), 2026, Edition::Dutch2026);
/// assert_eq!((simulated.event.rounds_paired(), simulated.stopped), (5, None));
/// ```
pub fn simulate(plan: &Plan, seed: u64, system: impl Into<System>) -> Simulated {
    let system = system.into();
    let mut lot = Lot::from_seed(seed);
    let mut event = entries(plan, &mut lot);
    if system == System::DoubleSwiss {
        event.scoring = match_scoring(plan.scoring);
    }
    let mut gone: Vec<PlayerId> = Vec::new();
    let first = |lot: &mut Lot, late: u16| {
        if lot.permille(late) {
            2 + lot.below(3) as u16
        } else {
            1
        }
    };
    let arrival: Vec<u16> = event
        .players
        .keys()
        .map(|_| first(&mut lot, plan.late_entries))
        .collect();
    for round in (1..=plan.rounds).map(RoundNumber) {
        for ((id, player), arrival) in event.players.iter_mut().zip(&arrival) {
            if gone.contains(id) || round.0 < *arrival {
                player.set_entry(round, Entry::Bye(ByeKind::Zero));
            } else if round.0 > 1 && lot.permille(plan.withdrawals) {
                gone.push(*id);
                player.set_entry(round, Entry::Bye(ByeKind::Zero));
            } else if lot.permille(plan.absences) {
                let kind = [ByeKind::Half, ByeKind::Half, ByeKind::Zero, ByeKind::Full]
                    [lot.below(4) as usize];
                player.set_entry(round, Entry::Bye(kind));
            }
        }
        match pair(&event, round, system) {
            Ok(pairing) => {
                let games = if system == System::DoubleSwiss { 2 } else { 1 };
                play(&mut event, (round, games), &pairing, plan, &mut lot);
            }
            Err(error) => {
                return Simulated {
                    event,
                    stopped: Some((round, error)),
                };
            }
        }
    }
    Simulated {
        event,
        stopped: None,
    }
}

fn pair(event: &Event, round: RoundNumber, system: System) -> Result<Pairing, PairingError> {
    match system {
        System::Dutch(edition) => pair_round(event, round, edition),
        System::DoubleSwiss => pair_double_round(event, round),
        _ => Err(PairingError::UnsuitableField {
            players: event.players.len(),
        }),
    }
}

fn entries(plan: &Plan, lot: &mut Lot) -> Event {
    let mut ratings: Vec<u16> = (0..plan.players)
        .map(|_| 1000 + lot.below(1400) as u16)
        .collect();
    ratings.sort_by(|one, other| other.cmp(one));
    let players = ratings.into_iter().zip(1..).map(|(rating, number)| {
        let player = Player {
            name: format!("Player {number}"),
            rating: Some(rating),
            ..Player::default()
        };
        (PlayerId(number), player)
    });
    let mut event = Event {
        name: "Simulated".to_owned(),
        rounds: Some(plan.rounds),
        initial_colour: Some([Colour::White, Colour::Black][lot.below(2) as usize]),
        scoring: plan.scoring,
        players: players.collect(),
        ..Event::default()
    };
    for _ in 0..u32::from(plan.players) * u32::from(plan.forbidden) / 1000 {
        let mut one = || PlayerId(1 + lot.below(u64::from(plan.players)) as u16);
        let players = vec![one(), one()];
        let mut round = || RoundNumber(1 + lot.below(u64::from(plan.rounds)) as u16);
        let (from, to) = (round(), round());
        event.forbidden.push(Forbidden {
            rounds: from.min(to)..=from.max(to),
            players,
        });
    }
    if plan.federations > 0 {
        for player in event.players.values_mut() {
            player.federation = format!("F{:02}", lot.below(u64::from(plan.federations)));
        }
        let groups = event.forbid_shared(ALL_ROUNDS, |player| &player.federation);
        event.forbidden.extend(groups);
    }
    if plan.acceleration == Accelerated::Baku {
        event.accelerations = baku_acceleration(&event, plan.rounds);
    }
    event
}

/// Draws the results of a round: the higher rated wins more often.
fn play(
    event: &mut Event,
    (round, games): (RoundNumber, usize),
    pairing: &Pairing,
    plan: &Plan,
    lot: &mut Lot,
) {
    if let Some(player) = pairing.bye.and_then(|bye| event.players.get_mut(&bye)) {
        player.set_entry(round, Entry::Bye(ByeKind::Pairing));
    }
    for board in &pairing.boards {
        let white: Games = (0..games)
            .map(|_| result(event, *board, plan, lot))
            .collect();
        let black: Games = white.iter().map(|game| reverse(*game)).collect();
        let seats = [
            (board.white, board.black, Colour::White, white),
            (board.black, board.white, Colour::Black, black),
        ];
        for (id, opponent, colour, games) in seats {
            if let Some(player) = event.players.get_mut(&id) {
                let entry = Entry::Paired {
                    opponent,
                    colour,
                    games,
                };
                player.set_entry(round, entry);
            }
        }
    }
}

/// The result of a game as the player sees it who is named first on the board.
fn result(event: &Event, board: Board, plan: &Plan, lot: &mut Lot) -> GameResult {
    let rating = |id| {
        event
            .players
            .get(&id)
            .and_then(|player: &Player| player.rating)
            .unwrap_or(1000)
    };
    let advantage = i64::from(rating(board.white)) - i64::from(rating(board.black));
    if lot.permille(plan.forfeits) {
        [GameResult::ForfeitWin, GameResult::ForfeitLoss][lot.below(2) as usize]
    } else if lot.permille(plan.draws) {
        GameResult::Draw
    } else if (lot.below(2000) as i64) < 1000 + advantage {
        GameResult::Win
    } else {
        GameResult::Loss
    }
}

fn reverse(result: GameResult) -> GameResult {
    match result {
        GameResult::Win => GameResult::Loss,
        GameResult::Loss => GameResult::Win,
        GameResult::ForfeitWin => GameResult::ForfeitLoss,
        GameResult::ForfeitLoss => GameResult::ForfeitWin,
        other => other,
    }
}
