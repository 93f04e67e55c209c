//! `huff game copies` and `huff game handed-over`

use clap::Args;

use super::{CopyArgument, Owner};
use crate::cli::commands::tables;
use crate::cli::desk::{
    Confirm, Done, EventArgs, Seated, SectionArgs, game_address, label, seated, sections,
};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::{AttachmentRow, HandoverRow, Keep, Section, SheetRow};

/// Say which sheets of a round are there, handed over, missing
///
/// Each player keeps a record; the original belongs to the committee. `typed` is in the event, `handed over` is the
/// paper alone, `missing` is neither. The exit code is 1 while something is missing.
#[derive(Debug, Args)]
pub(super) struct Copies {
    /// The round; by default the last one
    round: Option<i64>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

/// Note that the paper of a player was handed over to the committee
#[derive(Debug, Args)]
pub(super) struct HandedOver {
    /// ROUND.BOARD or ROUND.BOARD.GAME, as many as you like
    #[arg(required = true)]
    games: Vec<String>,
    /// Whose, in star halma the number of the seat; all without it
    #[arg(long, value_enum)]
    copy: Option<Owner>,
    /// Take it back
    #[arg(long)]
    not: bool,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(serde::Serialize)]
struct CopiesJson {
    format: u32,
    missing: usize,
    games: Vec<GameJson>,
}

#[derive(serde::Serialize)]
struct GameJson {
    section: String,
    game: String,
    /// Null in star halma.
    white: Option<CopyJson>,
    black: Option<CopyJson>,
    /// The seats of star halma; empty in draughts.
    seats: Vec<SeatJson>,
    files: Vec<FileJson>,
}

#[derive(serde::Serialize)]
struct CopyJson {
    player: String,
    /// `typed`, `handed-over`, `missing`, or `not-played` where somebody did not come.
    state: &'static str,
    paper: bool,
    verdict: Option<String>,
}

#[derive(serde::Serialize)]
struct SeatJson {
    seat: u8,
    #[serde(flatten)]
    copy: CopyJson,
}

impl GameJson {
    /// All copies that are expected, each with the number of its seat in star halma.
    fn copies(&self) -> impl Iterator<Item = (Option<u8>, &CopyJson)> {
        let colours = [&self.white, &self.black].into_iter().flatten();
        let seats = self.seats.iter().map(|seat| (Some(seat.seat), &seat.copy));
        colours.map(|copy| (None, copy)).chain(seats)
    }
}

#[derive(serde::Serialize)]
struct FileJson {
    name: String,
    kind: String,
    size: i64,
    sha256: String,
}

pub(super) fn run(arguments: &Copies, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let (games, paired) = store.look::<_, Error>(|view| {
        let sheets: Vec<SheetRow> = view.all()?;
        let papers: Vec<HandoverRow> = view.all()?;
        let files: Vec<AttachmentRow> = view.all()?;
        let mut games = Vec::new();
        let mut paired = 0;
        for section in sections(view, arguments.section.section.as_deref())? {
            paired = section.rounds.len().max(paired);
            games.extend(of_section(
                &section,
                arguments.round,
                (&sheets, &papers, &files),
            ));
        }
        Ok((games, paired))
    })?;
    if games.is_empty() {
        let round = arguments.round.unwrap_or(0);
        let fact = Fact::new("error-no-round").with("round", round);
        return Err(Error::Usage(fact.with("paired", paired)));
    }
    let missing = games
        .iter()
        .flat_map(GameJson::copies)
        .filter(|(_, copy)| copy.state == "missing")
        .count();
    let answer = if missing == 0 {
        Answer::Yes
    } else {
        Answer::No
    };
    if arguments.json {
        ui.json(&CopiesJson {
            format: FORMAT,
            missing,
            games,
        })?;
        return Ok(answer);
    }
    let (star, draughts): (Vec<GameJson>, Vec<GameJson>) =
        games.into_iter().partition(|game| game.white.is_none());
    if !draughts.is_empty() {
        by_colour(&draughts, ui).print(ui.out())?;
    }
    if !star.is_empty() {
        by_seat(&star, ui).print(ui.out())?;
    }
    ui.tell(&Fact::new("copies-missing").with("count", missing))?;
    Ok(answer)
}

/// What is known of a copy: typed in, handed over, or both.
fn state(copy: &CopyJson, ui: &Ui) -> String {
    let word = ui.words.say(&format!("copy-{}", copy.state), &[]);
    match (copy.state, copy.paper) {
        ("typed", true) => format!("{word} +"),
        _ => word,
    }
}

/// A row a game of draughts.
fn by_colour(games: &[GameJson], ui: &Ui) -> Table {
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut table = Table::new([
        head("col-board", Side::Left),
        head("side-white", Side::Left),
        (String::new(), Side::Left),
        head("side-black", Side::Left),
        (String::new(), Side::Left),
        head("col-files", Side::Right),
    ]);
    for game in games {
        let mut row = vec![game.game.clone()];
        for (_, copy) in game.copies() {
            row.extend([copy.player.clone(), state(copy, ui)]);
        }
        row.push(game.files.len().to_string());
        table.row(row);
    }
    table
}

/// A row a seat of star halma.
fn by_seat(games: &[GameJson], ui: &Ui) -> Table {
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut table = Table::new([
        head("col-table", Side::Left),
        head("col-seat", Side::Right),
        head("col-name", Side::Left),
        (String::new(), Side::Left),
        head("col-files", Side::Right),
    ]);
    for game in games {
        for (seat, copy) in game.copies() {
            table.row(vec![
                game.game.clone(),
                seat.map_or_else(String::new, |seat| seat.to_string()),
                copy.player.clone(),
                state(copy, ui),
                game.files.len().to_string(),
            ]);
        }
    }
    table
}

fn of_section(
    section: &Section,
    round: Option<i64>,
    (sheets, papers, files): (&[SheetRow], &[HandoverRow], &[AttachmentRow]),
) -> Vec<GameJson> {
    let wanted = round.unwrap_or(section.rounds.len() as i64);
    let mut games = Vec::new();
    let rounds = section
        .rounds
        .iter()
        .filter(|round| round.row.number == wanted);
    for (round, one) in rounds.flat_map(|round| round.matches.iter().map(move |one| (round, one))) {
        for game in &one.games {
            let copy = |player: i64, word: &str| {
                let sheet = sheets
                    .iter()
                    .find(|sheet| sheet.game == game.row.id && sheet.copy == word);
                let paper = papers
                    .iter()
                    .any(|paper| paper.game == game.row.id && paper.copy == word);
                CopyJson {
                    player: label(section, player),
                    state: match (sheet, paper) {
                        (Some(_), _) => "typed",
                        (None, true) => "handed-over",
                        (None, false) if game.is_forfeited() => "not-played",
                        (None, false) => "missing",
                    },
                    paper,
                    verdict: sheet.map(|sheet| sheet.verdict.clone()),
                }
            };
            let is_star = tables::is_star(&section.row);
            let colour = |seat: usize, word: &str| {
                let player = game.seats.get(seat).map_or(0, |seat| seat.player);
                (!is_star).then(|| copy(player, word))
            };
            // who did not come keeps no record
            let seated = tables::seated(section, game).into_iter();
            let seats = seated.filter(|seat| is_star && !tables::is_absent(seat));
            let files = files.iter().filter(|file| file.game == Some(game.row.id));
            games.push(GameJson {
                section: section.row.name.clone(),
                game: game_address(section, round.row.number, one.row.board, game.row.number),
                white: colour(0, "white"),
                black: colour(1, "black"),
                seats: seats
                    .map(|seat| SeatJson {
                        seat: seat.camp.number(),
                        copy: copy(seat.player, &seat.camp.number().to_string()),
                    })
                    .collect(),
                files: files
                    .map(|file| FileJson {
                        name: file.name.clone(),
                        kind: file.kind.clone(),
                        size: file.size,
                        sha256: file.hash.clone(),
                    })
                    .collect(),
            });
        }
    }
    games
}

/// The copies that are meant, each with the key of its player.
fn whose(said: Option<Owner>, at: &Seated) -> Result<Vec<(String, i64)>, Error> {
    let seats = tables::seated(&at.section, &at.game);
    if tables::is_star(&at.section.row) {
        let wanted = match said {
            Some(_) => Some(super::star::seat(said, None, at)?),
            None => None,
        };
        let meant = seats.into_iter().filter(|seat| match wanted {
            Some(camp) => seat.camp == camp,
            None => !tables::is_absent(seat),
        });
        return Ok(meant
            .map(|seat| (seat.camp.number().to_string(), seat.player))
            .collect());
    }
    let colours = match said {
        None => vec![CopyArgument::White, CopyArgument::Black],
        Some(owner) => vec![owner.colour().ok_or_else(|| {
            let fact = Fact::new("error-which-copy").with("address", at.address.clone());
            Error::Usage(fact)
        })?],
    };
    let player = |colour: &CopyArgument| {
        let seat = usize::from(*colour == CopyArgument::Black);
        at.game.seats.get(seat).map_or(0, |seat| seat.player)
    };
    Ok(colours
        .iter()
        .map(|colour| (colour.word().to_owned(), player(colour)))
        .collect())
}

pub(super) fn run_handed_over(arguments: &HandedOver, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("game handed-over {}", arguments.games.join(" ")));
    let said = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let mut said = Vec::new();
        for address in &arguments.games {
            let at = seated(edit, arguments.section.section.as_deref(), address)?;
            let there: Vec<HandoverRow> = edit.of("game", at.game.row.id)?;
            for (copy, player) in whose(arguments.copy, &at)? {
                let known = there.iter().find(|paper| paper.copy == copy);
                match known {
                    Some(paper) if arguments.not => edit.delete(paper)?,
                    None if !arguments.not => edit.insert(&mut HandoverRow {
                        id: 0,
                        game: at.game.row.id,
                        copy: copy.clone(),
                    })?,
                    _ => {}
                }
                let id = if arguments.not {
                    "paper-not-here"
                } else {
                    "paper-here"
                };
                let fact = Fact::new(id).with("address", at.address.clone());
                said.push(fact.with("player", label(&at.section, player)));
            }
        }
        Ok(said)
    })?;
    let done = Done {
        said,
        notes: Vec::new(),
    };
    arguments.confirm.say(ui, &store, &done)?;
    Ok(Answer::Yes)
}
