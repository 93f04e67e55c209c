//! A section with everything that belongs to it, and the tournament's view of it.

use std::collections::HashMap;

use super::View;
use super::error::StoreError;
use super::facts::facts;
use super::rows::{
    AbsenceRow, BanRow, ByeRow, CategoryRow, GameRow, MemberRow, PairingRow, PlayerRow, RoundRow,
    SeatRow, SectionRow, TeamRow,
};
use crate::tournament::{GameResult, Player, PlayerId, RoundNumber, Seeding, System};

/// A section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its settings.
    pub row: SectionRow,
    /// Its teams.
    pub teams: Vec<TeamRow>,
    /// Its categories.
    pub categories: Vec<CategoryRow>,
    /// Who is in which category.
    pub members: Vec<MemberRow>,
    /// The players in the order of their numbers: given, or as they would be given now.
    pub players: Vec<PlayerRow>,
    /// Announced absences.
    pub absences: Vec<AbsenceRow>,
    /// Forbidden pairs.
    pub bans: Vec<BanRow>,
    /// The rounds that have been paired.
    pub rounds: Vec<Round>,
}

/// A round with its boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The round.
    pub row: RoundRow,
    /// The matches by board.
    pub matches: Vec<Match>,
    /// Who does not play.
    pub byes: Vec<ByeRow>,
}

/// A match with its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The board.
    pub row: PairingRow,
    /// The games in their order.
    pub games: Vec<Game>,
}

/// A game with its seats: White, Black.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The game.
    pub row: GameRow,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
}

impl Game {
    /// The seat that a row means by `white`, `black`, or the number of a seat at a table.
    pub fn seat_named(&self, side: &str) -> Option<&SeatRow> {
        match side {
            "white" => self.seats.first(),
            "black" => self.seats.get(1),
            number => {
                let number: i64 = number.parse().ok()?;
                self.seats.iter().find(|seat| seat.number == number)
            }
        }
    }

    /// Whether both results are known.
    pub fn is_over(&self) -> bool {
        self.seats.iter().all(|seat| seat.result.is_some())
    }

    /// Whether somebody did not come, so that nothing was played.
    pub fn is_forfeited(&self) -> bool {
        self.seats
            .iter()
            .filter_map(|seat| result_from_word(seat.result.as_deref()?))
            .any(|result| !result.was_played())
    }

    /// Whether the game is neither over nor adjourned.
    pub fn is_open(&self) -> bool {
        !self.is_over() && self.row.adjourned == 0
    }
}

impl Match {
    /// The players of the first game: White, Black.
    pub fn players(&self) -> (i64, i64) {
        let seat = |number: usize| {
            self.games
                .first()
                .and_then(|game| game.seats.get(number))
                .map_or(0, |seat| seat.player)
        };
        (seat(0), seat(1))
    }
}

impl Round {
    /// The games without a result that are not adjourned.
    pub fn open_games(&self) -> usize {
        self.matches
            .iter()
            .flat_map(|one| &one.games)
            .filter(|game| game.is_open())
            .count()
    }
}

/// The word for a result.
pub const fn result_word(result: GameResult) -> &'static str {
    match result {
        GameResult::Win => "win",
        GameResult::Draw => "draw",
        GameResult::Loss => "loss",
        GameResult::ShortWin => "short-win",
        GameResult::ShortDraw => "short-draw",
        GameResult::ShortLoss => "short-loss",
        GameResult::ForfeitWin => "forfeit-win",
        GameResult::ForfeitLoss => "forfeit-loss",
    }
}

/// The result of a word.
pub fn result_from_word(word: &str) -> Option<GameResult> {
    use GameResult::{Draw, ForfeitLoss, ForfeitWin, Loss, ShortDraw, ShortLoss, ShortWin, Win};
    [
        Win,
        Draw,
        Loss,
        ShortWin,
        ShortDraw,
        ShortLoss,
        ForfeitWin,
        ForfeitLoss,
    ]
    .into_iter()
    .find(|result| result_word(*result) == word)
}

pub(super) fn load(view: &View<'_>, row: SectionRow) -> Result<Section, StoreError> {
    let id = row.id;
    let mut section = Section {
        teams: view.of("section", id)?,
        categories: view.of("section", id)?,
        members: Vec::new(),
        players: view.of("section", id)?,
        absences: Vec::new(),
        bans: view.of("section", id)?,
        rounds: rounds(view, id)?,
        row,
    };
    let players: std::collections::HashSet<i64> =
        section.players.iter().map(|player| player.id).collect();
    section.absences = view.all()?;
    section
        .absences
        .retain(|absence: &AbsenceRow| players.contains(&absence.player));
    section.members = view.all()?;
    section
        .members
        .retain(|member: &MemberRow| players.contains(&member.player));
    section.order_players();
    Ok(section)
}

fn rounds(view: &View<'_>, section: i64) -> Result<Vec<Round>, StoreError> {
    let mut rows: Vec<RoundRow> = view.of("section", section)?;
    rows.sort_by_key(|round| round.number);
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let mut seats: HashMap<i64, Vec<SeatRow>> = HashMap::new();
    for seat in view.all::<SeatRow>()? {
        seats.entry(seat.game).or_default().push(seat);
    }
    let mut games: HashMap<i64, Vec<Game>> = HashMap::new();
    for row in view.all::<GameRow>()? {
        let mut seats = seats.remove(&row.id).unwrap_or_default();
        seats.sort_by_key(|seat| seat.number);
        games
            .entry(row.pairing)
            .or_default()
            .push(Game { row, seats });
    }
    rows.into_iter()
        .map(|row| {
            let mut matches: Vec<Match> = Vec::new();
            for pairing in view.of::<PairingRow>("round", row.id)? {
                let mut games = games.remove(&pairing.id).unwrap_or_default();
                games.sort_by_key(|game| game.row.number);
                matches.push(Match {
                    row: pairing,
                    games,
                });
            }
            matches.sort_by_key(|one| one.row.board);
            let byes = view.of("round", row.id)?;
            Ok(Round { row, matches, byes })
        })
        .collect()
}

impl Section {
    /// The pairing system.
    pub fn system(&self) -> System {
        System::from_name(&self.row.system).unwrap_or(System::Manual)
    }

    /// The seed of its lots.
    pub fn seed(&self) -> u64 {
        self.row.seed.parse().unwrap_or(0)
    }

    /// Whether round 1 has been paired: then the numbers are fixed.
    pub fn has_begun(&self) -> bool {
        !self.rounds.is_empty()
    }

    /// The next round to be paired.
    pub fn next_round(&self) -> u16 {
        u16::try_from(self.rounds.len() + 1).unwrap_or(u16::MAX)
    }

    /// The last round up to which all games have a result.
    pub fn rounds_complete(&self) -> u16 {
        let complete = self
            .rounds
            .iter()
            .take_while(|round| round.open_games() == 0)
            .count();
        u16::try_from(complete).unwrap_or(u16::MAX)
    }

    fn order_players(&mut self) {
        if self.players.iter().all(|player| player.number.is_some()) {
            self.players.sort_by_key(|player| player.number);
            return;
        }
        let (numbered, mut waiting): (Vec<_>, Vec<_>) = std::mem::take(&mut self.players)
            .into_iter()
            .partition(|player| player.number.is_some());
        let seeding = Seeding::from_name(&self.row.seeding).unwrap_or_default();
        let facts: Vec<Player> = waiting.iter().map(facts).collect();
        let order = seeding.order(&facts, self.seed());
        let mut places: Vec<(usize, PlayerRow)> = waiting
            .drain(..)
            .enumerate()
            .map(|(index, player)| {
                (
                    order
                        .iter()
                        .position(|place| *place == index)
                        .unwrap_or(index),
                    player,
                )
            })
            .collect();
        places.sort_by_key(|(place, _)| *place);
        self.players = numbered;
        self.players.sort_by_key(|player| player.number);
        self.players
            .extend(places.into_iter().map(|(_, player)| player));
    }

    /// The number of a player: given, or as it would be given now.
    pub fn number(&self, player: i64) -> PlayerId {
        let place = self
            .players
            .iter()
            .position(|other| other.id == player)
            .unwrap_or(0);
        self.number_at(place)
    }

    fn number_at(&self, place: usize) -> PlayerId {
        let given = self.players.get(place).and_then(|player| player.number);
        PlayerId(
            given
                .and_then(|number| u16::try_from(number).ok())
                .unwrap_or_else(|| RoundNumber::at(place).0),
        )
    }

    /// The player with a number.
    pub fn player(&self, number: PlayerId) -> Option<&PlayerRow> {
        (0..self.players.len())
            .find(|place| self.number_at(*place) == number)
            .map(|place| &self.players[place])
    }

    /// The numbers of all players by their keys.
    pub fn numbers(&self) -> HashMap<i64, PlayerId> {
        self.players
            .iter()
            .enumerate()
            .map(|(place, player)| (player.id, self.number_at(place)))
            .collect()
    }

    /// The bye that a player has announced for a round.
    pub fn absence(&self, player: i64, round: u16) -> Option<&AbsenceRow> {
        let round = i64::from(round);
        self.absences.iter().rev().find(|absence| {
            absence.player == player
                && absence.first <= round
                && absence.last.is_none_or(|last| round <= last)
        })
    }
}
