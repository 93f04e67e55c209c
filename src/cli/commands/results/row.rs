//! The games of the round as rows of the list.

use std::collections::{HashMap, HashSet};

use crate::cli::commands::pairings::result_text;
use crate::cli::desk::{SectionArgs, first_mover_first, game_address, no_round, sections};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::draughts::Color;
use crate::store::{
    Game, HandoverRow, LateRow, Match, Round, Section, SheetRow, Store, result_from_word,
};
use crate::tournament::GameResult;

use super::late::{Late, Waiting};
use super::news::Listed;

/// A game of the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) section: String,
    pub(super) board: i64,
    pub(super) game: i64,
    /// What `huff result` calls it.
    pub(super) place: String,
    /// The side on the left: the one that moves first.
    pub(super) first: Color,
    /// On the left and on the right.
    pub(super) names: [String; 2],
    /// The points, the left player's first.
    pub(super) result: String,
    /// The same as `huff result` takes it, whoever stands on the left.
    pub(super) word: &'static str,
    pub(super) is_open: bool,
    /// Whether White's and Black's sheets are there.
    pub(super) sheets: [bool; 2],
    /// Who was not there at the start, on the left and on the right.
    pub(super) late: [Option<Late>; 2],
    pub(super) waiting: Waiting,
}

impl Listed for Row {
    fn address(&self) -> (&str, &str) {
        (&self.section, &self.place)
    }

    fn says_the_same(&self, other: &Row) -> bool {
        let said = |row: &Row| (row.names.clone(), row.result.clone(), row.word, row.late);
        said(self) == said(other)
    }
}

impl Row {
    /// The side of a column.
    pub(super) fn side(&self, column: usize) -> Color {
        match column {
            0 => self.first,
            _ => self.first.opponent(),
        }
    }

    /// The player of a side.
    pub(super) fn player(&self, color: Color) -> &str {
        &self.names[usize::from(color != self.first)]
    }
}

/// The games of the round, by boards.
pub(super) fn rows(
    store: &mut Store,
    section: &SectionArgs,
    round: Option<i64>,
) -> Result<(i64, Vec<Row>), Error> {
    let (sections, kept) = store.look::<_, Error>(|view| {
        let sections = sections(view, section.section.as_deref())?;
        let typed = view.all::<SheetRow>()?.into_iter();
        let papers = view.all::<HandoverRow>()?.into_iter();
        let sheets: HashSet<(i64, String)> = typed
            .map(|sheet| (sheet.game, sheet.copy))
            .chain(papers.map(|paper| (paper.game, paper.copy)))
            .collect();
        let late = view.all::<LateRow>()?.into_iter();
        let late = late.map(|row| ((row.game, row.side.clone()), Late::of(&row)));
        let late = late.collect();
        Ok((sections, Kept { sheets, late }))
    })?;
    let last = sections
        .iter()
        .map(|section| section.rounds.len() as i64)
        .max();
    let wanted = round.or(last).unwrap_or(0);
    let mut rows = Vec::new();
    for section in &sections {
        let rounds = section
            .rounds
            .iter()
            .filter(|round| round.row.number == wanted);
        for (round, one) in
            rounds.flat_map(|round| round.matches.iter().map(move |one| (round, one)))
        {
            rows.extend(
                one.games
                    .iter()
                    .map(|game| row(section, round, one, game, &kept)),
            );
        }
    }
    if rows.is_empty() {
        let section = sections.first().ok_or(Error::Usage(
            Fact::new("error-which-section").with("known", String::new()),
        ))?;
        return Err(no_round(section, usize::try_from(wanted).unwrap_or(0)));
    }
    rows.sort_by_key(|row| (row.board, row.game));
    Ok((wanted, rows))
}

/// What is kept of games by their keys and a side.
struct Kept {
    sheets: HashSet<(i64, String)>,
    late: HashMap<(i64, String), Late>,
}

/// The result of a game as `huff result` takes it, whoever stands on the left.
fn result_word(game: &Game) -> &'static str {
    use GameResult::{Draw, ForfeitLoss, ForfeitWin, Loss, ShortDraw, ShortLoss, ShortWin, Win};
    let result = |seat: usize| result_from_word(game.seats.get(seat)?.result.as_deref()?);
    match (result(0), result(1)) {
        (Some(Win | ShortWin), _) => "white",
        (_, Some(Win | ShortWin)) => "black",
        (Some(ForfeitWin), _) => "white+",
        (_, Some(ForfeitWin)) => "black+",
        (Some(Draw | ShortDraw), Some(Draw | ShortDraw)) => "=",
        (Some(Draw | ShortDraw), _) => "½-0",
        (_, Some(Draw | ShortDraw)) => "0-½",
        (Some(Loss | ShortLoss), _) => "0-0",
        (Some(ForfeitLoss), _) => "0-0f",
        _ if game.row.adjourned != 0 => "adjourned",
        _ => "none",
    }
}

fn row(section: &Section, round: &Round, one: &Match, game: &Game, kept: &Kept) -> Row {
    let [first, _] = first_mover_first(section);
    let name = |color: Color| {
        let player = game.seats.get(color as usize).map_or(0, |seat| seat.player);
        let row = section.players.iter().find(|row| row.id == player);
        row.map_or_else(String::new, |row| row.name.clone())
    };
    let left = game.seats.get(first as usize).map_or(0, |seat| seat.player);
    let copy = |copy: &str| kept.sheets.contains(&(game.row.id, copy.to_owned()));
    let late = |color: Color| {
        let key = (game.row.id, color.word().to_owned());
        kept.late.get(&key).copied()
    };
    let place = game_address(section, round.row.number, one.row.board, game.row.number);
    Row {
        section: section.row.name.clone(),
        board: one.row.board,
        game: game.row.number,
        place,
        first,
        names: [name(first), name(first.opponent())],
        result: result_text(section, game, left),
        word: result_word(game),
        is_open: game.is_open(),
        sheets: [copy("white"), copy("black")],
        late: [late(first), late(first.opponent())],
        waiting: Waiting {
            began: round.row.began,
            limit: section.row.late_limit,
        },
    }
}
