//! The event as values for paper.

use std::collections::HashMap;

use crate::cli::commands::pairings::{result_text, short};
use crate::cli::commands::report::Papers;
use crate::cli::commands::tables;
use crate::cli::desk::{
    EventArgs, SectionArgs, first_mover_first, game_address, no_round, seat_of,
    section as find_section,
};
use crate::cli::fact::Fact;
use crate::cli::{error::Error, ui::Ui};
use crate::draughts::Color;
use crate::print::{EventValues, GameValues, OutcomeValues, PlayerValues, ResultValues};
use crate::store::{EventRow, Game, Match, Section, SectionRow, Store, result_from_word};
use crate::tournament::{GameResult, PlayerId};
use crate::words::Language;

/// The name that `new` gives a section by itself.
const DEFAULT_SECTION: &str = "A";

/// An event that is printed from.
pub(super) struct Source {
    pub(super) event: EventRow,
    /// The sections that were asked for, each with its number in the event.
    pub(super) sections: Vec<(usize, Section)>,
    /// Whether the event has one section that nobody gave a name.
    pub(super) is_unnamed: bool,
    pub(super) papers: Papers,
    languages: Vec<Language>,
}

/// The board as it is named everywhere, with the game where a match has several: `2.1`.
pub(super) fn board_of(section: &Section, one: &Match, game: &Game) -> String {
    let address = game_address(section, 0, one.row.board, game.row.number);
    address.trim_start_matches("0.").to_owned()
}

/// Whether somebody did not come, so that there is a result and no record.
pub(super) fn is_forfeit(game: &Game) -> bool {
    let mut results = game.seats.iter().filter_map(|seat| seat.result.as_deref());
    results.any(|word| result_from_word(word).is_some_and(|result| !result.was_played()))
}

/// Which forms are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Forms {
    /// White and Black.
    Draughts,
    /// A line or a column a seat.
    Star,
}

/// Which of the two players, and whether the original: `WO`.
pub(super) fn copy_code(owner: Color, original: bool) -> &'static str {
    match (owner, original) {
        (Color::White, true) => "WO",
        (Color::White, false) => "WC",
        (Color::Black, true) => "BO",
        (Color::Black, false) => "BC",
    }
}

impl Source {
    /// Reads the section that was named, or all, for a form that only draughts has.
    pub(super) fn draughts(
        event: &EventArgs,
        section: &SectionArgs,
        ui: &Ui,
    ) -> Result<Source, Error> {
        let source = Source::open(event, section, ui)?;
        match source.forms()? {
            Forms::Draughts => Ok(source),
            Forms::Star => Err(Error::Usage(Fact::new("print-not-for-star"))),
        }
    }

    /// Reads the section that was named, or all.
    pub(super) fn open(event: &EventArgs, section: &SectionArgs, ui: &Ui) -> Result<Source, Error> {
        let mut store: Store = event.open()?;
        store.look::<_, Error>(|view| {
            let rows: Vec<SectionRow> = view.all()?;
            let is_unnamed = rows.len() == 1 && rows[0].name == DEFAULT_SECTION;
            let number = |id: i64| rows.iter().position(|row| row.id == id).unwrap_or(0) + 1;
            let sections = match &section.section {
                Some(name) => vec![find_section(view, Some(name))?],
                None => rows
                    .iter()
                    .map(|row| view.section(row.clone()))
                    .collect::<Result<Vec<_>, _>>()?,
            };
            let sections = sections
                .into_iter()
                .map(|section| (number(section.row.id), section))
                .collect();
            let (event, papers) = (view.event()?, Papers::of(view)?);
            Ok(Source {
                event,
                sections,
                is_unnamed,
                papers,
                languages: ui.languages.clone(),
            })
        })
    }

    /// Which forms its sections take: one document has one form.
    pub(super) fn forms(&self) -> Result<Forms, Error> {
        let rows = || self.sections.iter().map(|(_, section)| &section.row);
        let names = |wanted: bool| {
            let named = rows().filter(|row| tables::is_star(row) == wanted);
            named.map(|row| row.name.clone()).collect::<Vec<_>>()
        };
        match (names(true), names(false)) {
            (star, draughts) if !star.is_empty() && !draughts.is_empty() => Err(Error::Usage(
                Fact::new("print-two-games")
                    .with("star", star.join(", "))
                    .with("draughts", draughts.join(", ")),
            )),
            (star, _) if !star.is_empty() => Ok(Forms::Star),
            _ => Ok(Forms::Draughts),
        }
    }

    /// The values of the event.
    pub(super) fn event(&self) -> EventValues {
        let row = &self.event;
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        let dates = match (&row.start, &row.finish) {
            (Some(start), Some(finish)) if start != finish => format!("{start} – {finish}"),
            (Some(day), _) | (None, Some(day)) => day.clone(),
            (None, None) => String::new(),
        };
        EventValues {
            name: row.name.clone(),
            city: text(&row.city),
            federation: text(&row.federation),
            dates,
            arbiter: text(&row.arbiter),
            deputies: text(&row.deputies),
        }
    }

    /// The sections with the round that was asked for, or their last one, by its place in the list.
    pub(super) fn rounds(
        &self,
        wanted: Option<u16>,
    ) -> Result<Vec<(usize, &Section, usize)>, Error> {
        let place = |section: &Section| {
            let number = wanted.map_or(section.rounds.len(), usize::from);
            (1..=section.rounds.len())
                .contains(&number)
                .then(|| number - 1)
        };
        let found: Vec<_> = self
            .sections
            .iter()
            .filter_map(|(number, section)| Some((*number, section, place(section)?)))
            .collect();
        match found.is_empty() {
            true => Err(self.no_round(wanted)),
            false => Ok(found),
        }
    }

    /// There is no such round in any of the sections.
    pub(super) fn no_round(&self, wanted: Option<u16>) -> Error {
        let most = self
            .sections
            .iter()
            .max_by_key(|(_, section)| section.rounds.len());
        match most {
            Some((_, section)) => no_round(section, wanted.unwrap_or(1)),
            None => Error::Usage(
                Fact::new("error-no-section")
                    .with("name", "")
                    .with("known", ""),
            ),
        }
    }

    /// A player by the key in the store.
    pub(super) fn player(&self, section: &Section, key: i64) -> PlayerValues {
        let Some(row) = section.players.iter().find(|row| row.id == key) else {
            return PlayerValues::default();
        };
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        let team = section.teams.iter().find(|team| Some(team.id) == row.team);
        PlayerValues {
            number: section.number(key).to_string(),
            name: shown_name(&row.name, row.native_name.as_deref(), &self.languages),
            title: text(&row.title),
            rating: row
                .rating
                .map(|rating| rating.to_string())
                .unwrap_or_default(),
            federation: text(&row.federation),
            club: text(&row.club),
            team: team.map(|team| team.name.clone()).unwrap_or_default(),
        }
    }

    pub(super) fn player_of_number(&self, section: &Section, number: PlayerId) -> PlayerValues {
        section
            .player(number)
            .map_or_else(PlayerValues::default, |row| self.player(section, row.id))
    }

    /// Points of all players before a round.
    pub(super) fn points(&self, section: &Section, round: usize) -> HashMap<i64, String> {
        let before = u16::try_from(round).unwrap_or(u16::MAX);
        let event = section.event(before);
        let numbers = section.numbers();
        let score = |key: &i64| {
            let player = numbers
                .get(key)
                .and_then(|number| event.players.get(number));
            player.map_or_else(String::new, |player| short(event.score(player, before)))
        };
        section
            .players
            .iter()
            .map(|row| (row.id, score(&row.id)))
            .collect()
    }

    /// A game with its players.
    pub(super) fn game(
        &self,
        (number, section, round): (usize, &Section, usize),
        one: &Match,
        game: &Game,
        points: &HashMap<i64, String>,
    ) -> GameValues {
        let sides = first_mover_first(section);
        let seats = sides.map(|side| game.seats.get(seat_of(side)));
        let [first, second] = seats.map(|seat| seat.map_or(0, |seat| seat.player));
        let results = seats.map(|seat| result_from_word(seat?.result.as_deref()?));
        let won = |result: Option<GameResult>| {
            matches!(result, Some(GameResult::Win | GameResult::ShortWin))
        };
        let drawn = |result: Option<GameResult>| {
            matches!(result, Some(GameResult::Draw | GameResult::ShortDraw))
        };
        let scoring = section.scoring();
        let outcome = |one: GameResult, other: GameResult| {
            format!(
                "{} – {}",
                short(scoring.game(one)),
                short(scoring.game(other))
            )
        };
        let is_known = results.iter().all(Option::is_some);
        let round_number = section
            .rounds
            .get(round)
            .map_or(0, |round| round.row.number);
        let base = self.serial(number, round_number, one.row.board, game.row.number);
        let has_games = one.games.len() > 1;
        let points = |player: i64| points.get(&player).cloned().unwrap_or_default();
        GameValues {
            round: round_number.to_string(),
            board: board_of(section, one, game),
            number: if has_games {
                game.row.number.to_string()
            } else {
                String::new()
            },
            date: String::new(),
            first: self.player(section, first),
            second: self.player(section, second),
            first_points: points(first),
            second_points: points(second),
            result: ResultValues {
                text: if is_known {
                    result_text(section, game, first)
                } else {
                    String::new()
                },
                first: won(results[0]),
                draw: results.iter().all(|result| drawn(*result)),
                second: won(results[1]),
                not_played: is_forfeit(game),
            },
            outcomes: OutcomeValues {
                first: outcome(GameResult::Win, GameResult::Loss),
                draw: outcome(GameResult::Draw, GameResult::Draw),
                second: outcome(GameResult::Loss, GameResult::Win),
            },
            serials: sides.map(|owner| format!("{base}{}", copy_code(owner, true))),
        }
    }

    /// Whether a player's original is there: handed over, or typed in from his sheet.
    pub(super) fn is_received(&self, game: &Game, owner: Color) -> bool {
        self.papers.has_copy(game.row.id, owner.word())
    }

    /// The serial number without the copy: event, section, round, board, game.
    pub(super) fn serial(&self, section: usize, round: i64, board: i64, game: i64) -> String {
        format!("{}-{section}-{round}.{board}.{game}-", self.event_code())
    }

    /// Four letters and digits that name the event, the same on every machine.
    fn event_code(&self) -> String {
        const SIGNS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let start = self.event.start.as_deref().unwrap_or_default();
        for byte in self.event.name.bytes().chain([0]).chain(start.bytes()) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        (0..4)
            .map(|place| char::from(SIGNS[(hash >> (20 + 5 * place)) as usize % 32]))
            .collect()
    }
}

/// A name in the writing of the paper: the own one in Chinese, both where the paper has two languages.
fn shown_name(name: &str, native: Option<&str>, languages: &[Language]) -> String {
    let native = native.filter(|native| !native.is_empty() && *native != name);
    match (native, languages) {
        (None, _) => name.to_owned(),
        (Some(native), [Language::Zh]) => native.to_owned(),
        (Some(native), [_, _, ..]) => format!("{native} {name}"),
        (Some(_), _) => name.to_owned(),
    }
}
