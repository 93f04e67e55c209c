//! `huff pairings`

use clap::Args;

use crate::cli::commands::tables;
use crate::cli::desk::{
    EventArgs, SectionArgs, first_mover_first, no_round, seat_of, section as find_section, sections,
};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::draughts::Color;
use crate::store::{ByeRow, Game, Match, Section};
use crate::tournament::knockout::course;
use crate::tournament::{RoundNumber, System};

/// Show who meets whom in a round, with the results entered so far
#[derive(Debug, Args)]
pub(in crate::cli) struct Pairings {
    /// The round; by default the last one
    round: Option<u16>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// Answer in CSV
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(serde::Serialize)]
struct PairingsJson {
    format: u32,
    section: String,
    round: i64,
    opening: Option<String>,
    boards: Vec<BoardJson>,
    byes: Vec<ByeJson>,
}

#[derive(serde::Serialize)]
struct BoardJson {
    board: i64,
    white: SideJson,
    black: SideJson,
    games: Vec<GameJson>,
}

#[derive(serde::Serialize)]
struct SideJson {
    number: u16,
    name: String,
}

#[derive(serde::Serialize)]
struct GameJson {
    game: i64,
    white: u16,
    black: u16,
    white_result: Option<String>,
    black_result: Option<String>,
    adjourned: bool,
}

#[derive(serde::Serialize)]
struct ByeJson {
    player: SideJson,
    kind: String,
}

pub(super) fn run(arguments: &Pairings, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let name = arguments.section.section.as_deref();
    let sections = store.look(|view| sections(view, name))?;
    if !arguments.json && !arguments.csv && !sections.is_empty() {
        return show_all(&sections, arguments.round, ui);
    }
    let section = store.look(|view| find_section(view, name))?;
    let wanted = arguments.round.map_or(section.rounds.len(), usize::from);
    if wanted == 0 || wanted > section.rounds.len() {
        return Err(no_round(&section, wanted));
    }
    if arguments.csv && section.is_tables() {
        let text = tables::pairings_csv(&section, wanted - 1, ui);
        ui.raw(&text)?;
        return Ok(Answer::Yes);
    }
    if arguments.csv {
        let text = table(&section, wanted - 1, ui).csv();
        ui.raw(&text)?;
        return Ok(Answer::Yes);
    }
    show(&section, wanted - 1, true, ui)?;
    Ok(Answer::Yes)
}

/// The round of each section that has it; an error if none has.
fn show_all(sections: &[Section], round: Option<u16>, ui: &mut Ui) -> Result<Answer, Error> {
    let wanted = |section: &Section| round.map_or(section.rounds.len(), usize::from);
    let paired = |section: &&Section| (1..=section.rounds.len()).contains(&wanted(section));
    let shown: Vec<&Section> = sections.iter().filter(paired).collect();
    if let (true, Some(first)) = (shown.is_empty(), sections.first()) {
        return Err(no_round(first, wanted(first)));
    }
    for (index, section) in shown.into_iter().enumerate() {
        if index > 0 {
            ui.raw(b"\n")?;
        }
        show(section, wanted(section) - 1, false, ui)?;
    }
    Ok(Answer::Yes)
}

/// Shows the round at a place of the list.
pub(super) fn show(section: &Section, round: usize, json: bool, ui: &mut Ui) -> Result<(), Error> {
    let Some(shown) = section.rounds.get(round) else {
        return Ok(());
    };
    if section.is_tables() {
        return tables::show_round(section, round, json, ui);
    }
    if json {
        return ui.json(&answer(section, round));
    }
    ui.tell(
        &Fact::new("pairings-title")
            .with("section", section.row.name.clone())
            .with("round", shown.row.number),
    )?;
    if let Some(code) = &shown.row.opening_code {
        let moves = shown.row.opening_moves.clone().unwrap_or_default();
        ui.tell(
            &Fact::new("pairings-opening")
                .with("code", code.clone())
                .with("moves", moves),
        )?;
    }
    tables::tell_rules(section, ui)?;
    let table = table(section, round, ui);
    table.print(ui.out())?;
    let is_match = |one: &Match| one.games.len() > 1 && one.games.iter().any(Game::is_over);
    if shown.matches.iter().any(is_match) {
        ui.tell(&Fact::new("pairings-match"))?;
    }
    Ok(())
}

/// What a round without a game is called: who was beaten in a knock-out is out, not absent.
pub(super) fn bye_kinds(section: &Section, round: usize) -> Vec<String> {
    let Some(shown) = section.rounds.get(round) else {
        return Vec::new();
    };
    let rounds = RoundNumber::at(round).0 - 1;
    let before = (section.system() == System::KnockOut).then(|| section.event(rounds));
    let is_out = |player: i64| {
        before
            .as_ref()
            .is_some_and(|event| course(event, section.number(player), rounds).out.is_some())
    };
    let kind = |bye: &ByeRow| match bye.kind.as_str() {
        "zero" if is_out(bye.player) => "out".to_owned(),
        kind => kind.to_owned(),
    };
    shown.byes.iter().map(kind).collect()
}

fn answer(section: &Section, round: usize) -> PairingsJson {
    let shown = &section.rounds[round];
    let side = |player: i64| SideJson {
        number: section.number(player).0,
        name: section
            .players
            .iter()
            .find(|row| row.id == player)
            .map_or_else(String::new, |row| row.name.clone()),
    };
    let game = |game: &Game| {
        let seat = |place: usize| game.seats.get(place);
        GameJson {
            game: game.row.number,
            white: seat(0).map_or(0, |seat| section.number(seat.player).0),
            black: seat(1).map_or(0, |seat| section.number(seat.player).0),
            white_result: seat(0).and_then(|seat| seat.result.clone()),
            black_result: seat(1).and_then(|seat| seat.result.clone()),
            adjourned: game.row.adjourned != 0,
        }
    };
    let board = |one: &Match| BoardJson {
        board: one.row.board,
        white: side(one.players().0),
        black: side(one.players().1),
        games: one.games.iter().map(game).collect(),
    };
    PairingsJson {
        format: FORMAT,
        section: section.row.name.clone(),
        round: shown.row.number,
        opening: shown.row.opening_code.clone(),
        boards: shown.matches.iter().map(board).collect(),
        byes: shown
            .byes
            .iter()
            .zip(bye_kinds(section, round))
            .map(|(bye, kind)| ByeJson {
                player: side(bye.player),
                kind,
            })
            .collect(),
    }
}

fn table(section: &Section, round: usize, ui: &Ui) -> Table {
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let sides = first_mover_first(section);
    let side = |place: usize| match (tables::is_star(&section.row), sides[place]) {
        // two players of star halma sit at 1 and 4
        (true, _) => ui.words.say("star-seat", &[("seat", [1, 4][place].into())]),
        (false, Color::White) => ui.words.say("side-white", &[]),
        (false, Color::Black) => ui.words.say("side-black", &[]),
    };
    let mut table = Table::new([
        head("col-board", Side::Right),
        head("col-number", Side::Right),
        (side(0), Side::Left),
        head("col-result", Side::Left),
        head("col-number", Side::Right),
        (side(1), Side::Left),
    ]);
    let Some(shown) = section.rounds.get(round) else {
        return table;
    };
    let name = |player: i64| {
        section
            .players
            .iter()
            .find(|row| row.id == player)
            .map_or_else(String::new, |row| row.name.clone())
    };
    for one in &shown.matches {
        let (white, black) = one.players();
        let [left, right] = sides.map(|side| [white, black][seat_of(side)]);
        table.row(vec![
            one.row.board.to_string(),
            section.number(left).to_string(),
            name(left),
            match_text(section, one, [left, right]),
            section.number(right).to_string(),
            name(right),
        ]);
    }
    for (bye, kind) in shown.byes.iter().zip(bye_kinds(section, round)) {
        let word = ui.words.say(&format!("bye-{kind}"), &[]);
        let number = section.number(bye.player).to_string();
        table.row(vec![
            String::new(),
            number,
            name(bye.player),
            word,
            String::new(),
            String::new(),
        ]);
    }
    table
}

/// The results of a match as its row shows them, the points of the player on the left first. Colours change from game to
/// game, so the sum stands before the games.
pub(super) fn match_text(section: &Section, one: &Match, [left, right]: [i64; 2]) -> String {
    let games: Vec<String> = one
        .games
        .iter()
        .map(|game| result_text(section, game, left))
        .collect();
    if games.len() < 2 || one.games.iter().all(|game| !game.is_over()) {
        return games.join(" ");
    }
    let scoring = section.scoring();
    let sum = |player: i64| -> crate::tournament::Points {
        let seats = one.games.iter().flat_map(|game| &game.seats);
        let results = seats
            .filter(|seat| seat.player == player)
            .filter_map(|seat| crate::store::result_from_word(seat.result.as_deref()?));
        results.map(|result| scoring.game(result)).sum()
    };
    format!(
        "{}:{} ({})",
        short(sum(left)),
        short(sum(right)),
        games.join(" ")
    )
}

/// The points of a game, those of the match's first player first; `-` marks for a game that was not played.
pub(super) fn result_text(section: &Section, game: &Game, first: i64) -> String {
    use crate::tournament::GameResult;
    let result = |is_first: bool| {
        let seat = game
            .seats
            .iter()
            .find(|seat| (seat.player == first) == is_first)?;
        crate::store::result_from_word(seat.result.as_deref()?)
    };
    let (Some(one), Some(other)) = (result(true), result(false)) else {
        return if game.row.adjourned == 0 { "·" } else { "*" }.to_owned();
    };
    let scoring = section.scoring();
    let text = |result: GameResult| match result {
        GameResult::ForfeitWin => "+".to_owned(),
        GameResult::ForfeitLoss => "−".to_owned(),
        played => short(scoring.game(played)),
    };
    format!("{}:{}", text(one), text(other))
}

/// Points without a zero behind the point, and ½ for a half.
pub(super) fn short(points: crate::tournament::Points) -> String {
    let tenths = points.tenths();
    match (tenths / 10, tenths % 10) {
        (0, 5) => "½".to_owned(),
        (whole, 5) => format!("{whole}½"),
        (whole, 0) => whole.to_string(),
        _ => points.to_string(),
    }
}
