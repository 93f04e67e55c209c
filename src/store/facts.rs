//! A section as the tournament sees it.

use std::collections::{BTreeMap, HashMap};

use super::rows::PlayerRow;
use super::section::{Game, Match, Round, Section, result_from_word};
use super::state::{bye_from_word, colour_from_word};
use crate::tournament::swiss::match_scoring;
use crate::tournament::{
    Acceleration, ByeKind, Colour, Entry, Event, Forbidden, GameResult, Games, MatchPoints, Player,
    PlayerId, Points, RoundNumber, Scoring, System, baku_acceleration,
};

impl Section {
    /// What each result is worth.
    pub fn scoring(&self) -> Scoring {
        let points = |tenths: i64| Points::from_tenths(i32::try_from(tenths).unwrap_or(0));
        let row = &self.row;
        let games = Scoring::new(points(row.win), points(row.draw), points(row.loss));
        let usual = match row.games {
            1 => games,
            2 => match_scoring(games),
            many => {
                let times = i32::try_from(many).unwrap_or(1);
                Scoring {
                    pairing_bye: games.win * times,
                    full_bye: games.win * times,
                    half_bye: games.draw * times,
                    ..games
                }
            }
        };
        let usual = match row.match_win {
            Some(win) => usual.with_matches(MatchPoints {
                win: points(win),
                draw: points(row.match_draw.unwrap_or(0)),
                loss: points(row.match_loss.unwrap_or(0)),
            }),
            None => usual,
        };
        // The rest of a table and the free place of a bracket are worth nothing.
        let usual = match self.system() {
            System::RoundRobin(_) | System::KnockOut => Scoring {
                pairing_bye: Points::ZERO,
                ..usual
            },
            _ => usual,
        };
        let or = |given: Option<i64>, usual: Points| given.map_or(usual, points);
        Scoring {
            forfeit_win: or(row.forfeit_win, usual.forfeit_win),
            forfeit_loss: or(row.forfeit_loss, usual.forfeit_loss),
            pairing_bye: or(row.pairing_bye, usual.pairing_bye),
            full_bye: or(row.full_bye, usual.full_bye),
            half_bye: or(row.half_bye, usual.half_bye),
            zero_bye: or(row.zero_bye, usual.zero_bye),
            ..usual
        }
    }

    /// The section after the first `rounds` rounds. Games that are not over are left out; adjourned ones are drawn for now
    /// (C.04.2 3.1).
    pub fn event(&self, rounds: u16) -> Event {
        let numbers = self.numbers();
        let mut players: BTreeMap<PlayerId, Player> = self
            .players
            .iter()
            .map(|player| (numbers[&player.id], facts(player)))
            .collect();
        for round in self.rounds.iter().take(usize::from(rounds)) {
            let number = RoundNumber(u16::try_from(round.row.number).unwrap_or(u16::MAX));
            for (player, entry) in entries(self, round, &numbers) {
                if let Some(player) = players.get_mut(&player) {
                    player.set_entry(number, entry);
                }
            }
        }
        let announced = self
            .row
            .rounds
            .and_then(|rounds| u16::try_from(rounds).ok());
        let mut event = Event {
            name: self.row.name.clone(),
            rounds: self.system().rounds(self.players.len()).or(announced),
            initial_colour: self
                .row
                .initial_colour
                .as_deref()
                .and_then(colour_from_word),
            scoring: self.scoring(),
            players,
            ..Event::default()
        };
        event.forbidden = self.forbidden(&numbers);
        if let Some(given) = self
            .row
            .acceleration
            .as_deref()
            .and_then(|text| text.strip_prefix("baku"))
        {
            // The group is that of the players of round 1, also when others come later.
            let size = given
                .strip_prefix(':')
                .and_then(|size| size.parse().ok())
                .unwrap_or(event.players.len());
            let mut first = event.clone();
            first.players = event
                .players
                .iter()
                .take(size)
                .map(|(id, player)| (*id, player.clone()))
                .collect();
            event.accelerations = baku_acceleration(&first, event.rounds.unwrap_or(0));
        }
        if let Some(given) = self
            .row
            .acceleration
            .as_deref()
            .and_then(|text| text.strip_prefix("given "))
        {
            event.accelerations = given.split(' ').filter_map(Acceleration::parse).collect();
        }
        event
    }

    /// The section as the pairing of a round sees it: the rounds before it, and the byes announced for it. A table and a
    /// bracket keep who only misses a round.
    pub fn event_before(&self, round: u16) -> Event {
        let mut event = self.event(round.saturating_sub(1));
        let numbers = self.numbers();
        for player in &self.players {
            let Some(absence) = self.absence(player.id, round) else {
                continue;
            };
            if absence.last.is_some()
                && matches!(self.system(), System::RoundRobin(_) | System::KnockOut)
            {
                continue;
            }
            let kind = bye_from_word(&absence.bye).unwrap_or(ByeKind::Zero);
            if let Some(player) = event.players.get_mut(&numbers[&player.id]) {
                player.set_entry(RoundNumber(round), Entry::Bye(kind));
            }
        }
        event
    }

    /// Who is ahead in a match by the games so far; none if it is level or a game is open. An adjourned game counts as drawn.
    pub fn leader(&self, one: &Match) -> Option<i64> {
        let scoring = self.scoring();
        let points = |player: i64| -> Option<Points> {
            let games = one.games.iter().map(|game| result_of(game, player));
            games
                .map(|result| result.map(|result| scoring.game(result)))
                .sum()
        };
        let (one, other) = one.players();
        match points(one)?.cmp(&points(other)?) {
            std::cmp::Ordering::Greater => Some(one),
            std::cmp::Ordering::Less => Some(other),
            std::cmp::Ordering::Equal => None,
        }
    }

    fn forbidden(&self, numbers: &HashMap<i64, PlayerId>) -> Vec<Forbidden> {
        let mut forbidden = Vec::new();
        for ban in &self.bans {
            let round = |number: i64| RoundNumber(u16::try_from(number).unwrap_or(u16::MAX));
            let rounds = round(ban.first)..=ban.last.map_or(RoundNumber(u16::MAX), round);
            if ban.kind == "players" {
                let players = [ban.one, ban.other].into_iter().flatten();
                let players = players.filter_map(|id| numbers.get(&id).copied()).collect();
                forbidden.push(Forbidden { rounds, players });
                continue;
            }
            let mut groups: BTreeMap<String, Vec<PlayerId>> = BTreeMap::new();
            for player in &self.players {
                let shared = match ban.kind.as_str() {
                    "club" => player.club.clone(),
                    "federation" => player.federation.clone(),
                    _ => player.team.map(|team| team.to_string()),
                };
                if let Some(shared) = shared {
                    groups.entry(shared).or_default().push(numbers[&player.id]);
                }
            }
            let groups = groups.into_values().filter(|players| players.len() > 1);
            forbidden.extend(groups.map(|players| Forbidden {
                rounds: rounds.clone(),
                players,
            }));
        }
        forbidden
    }
}

/// What the tournament needs to know of a player.
pub(super) fn facts(player: &PlayerRow) -> Player {
    let text = |value: &Option<String>| value.clone().unwrap_or_default();
    Player {
        name: player.name.clone(),
        sex: player.sex.as_deref().and_then(|sex| sex.chars().next()),
        title: text(&player.title),
        rating: player.rating.and_then(|rating| u16::try_from(rating).ok()),
        federation: text(&player.federation),
        club: text(&player.club),
        federation_id: text(&player.federation_id),
        birth: text(&player.birth),
        entries: Vec::new(),
    }
}

/// What a round was for each player.
fn entries(
    section: &Section,
    round: &Round,
    numbers: &HashMap<i64, PlayerId>,
) -> Vec<(PlayerId, Entry)> {
    let mut entries = Vec::new();
    for bye in &round.byes {
        if let Some(number) = numbers.get(&bye.player) {
            entries.push((
                *number,
                Entry::Bye(bye_from_word(&bye.kind).unwrap_or(ByeKind::Zero)),
            ));
        }
    }
    let counts_as_a_whole = section.row.match_win.is_some();
    for one in &round.matches {
        // A match that counts as a whole is not over before all its games are.
        if counts_as_a_whole && one.games.iter().any(Game::is_open) {
            continue;
        }
        let (white, black) = one.players();
        for (player, opponent, colour) in
            [(white, black, Colour::White), (black, white, Colour::Black)]
        {
            let (Some(number), Some(opponent)) = (numbers.get(&player), numbers.get(&opponent))
            else {
                continue;
            };
            let games: Games = one
                .games
                .iter()
                .filter_map(|game| result_of(game, player))
                .collect();
            if !games.is_empty() {
                entries.push((
                    *number,
                    Entry::Paired {
                        opponent: *opponent,
                        colour,
                        games,
                    },
                ));
            }
        }
    }
    entries
}

fn result_of(game: &Game, player: i64) -> Option<GameResult> {
    if !game.is_over() {
        return (game.row.adjourned != 0).then_some(GameResult::Draw);
    }
    let seat = game.seats.iter().find(|seat| seat.player == player)?;
    seat.result.as_deref().and_then(result_from_word)
}
