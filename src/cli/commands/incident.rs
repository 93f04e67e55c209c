//! `huff incident`

use clap::Args;

use super::game::Owner;
use super::party::owners_of;
use super::ruling::{Offences, next_fact};
use crate::cli::desk::{
    Confirm, Done, EventArgs, Seated, SectionArgs, game_address, half_move, half_move_text, label,
    law_of, read_record, seated, sections,
};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, error::Error, star, ui::Ui};
use crate::draughts::Variant;
use crate::record::incident_has_offender;
use crate::store::{Edit, IncidentRow, Keep, SheetRow};
use crate::words::{self, Words, read_incident};

/// Note what happened at a board, or list what was noted
///
/// WHAT is an article of the law of the game, such as 7/4.3, or the code of a finding (`huff explain` lists them), or its
/// words in any language. Who did it must be said wherever somebody did it: nobody is charged because it was his move. A
/// half-move is 18w, 18b or its number. What the event's list of penalties proposes next is told, and never imposed.
/// Without WHAT the incidents of the game, without a game all of them are listed.
///
/// Examples: huff incident 3.12 7/4.3 --by white --ply 18w --note "touched c3"; huff incident
#[derive(Debug, Args)]
pub(in crate::cli) struct Incident {
    /// ROUND.BOARD or ROUND.BOARD.GAME
    game: Option<String>,
    /// The article or the code
    what: Option<String>,
    /// Who did it: white, black, both, unknown, the number of a seat at a table, or the name of a player of the board
    #[arg(long, visible_alias = "against", value_name = "WHO")]
    by: Option<String>,
    /// Who writes it, for the journal
    #[arg(long, value_name = "NAME")]
    signed: Option<String>,
    /// The half-move: 18w, 18b, or its number
    #[arg(long)]
    ply: Option<String>,
    /// What the arbiter wants to keep
    #[arg(long)]
    note: Option<String>,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: FileArgs,
}

/// The event; who signs the journal stands among the other arguments here, because `--by` is who did it at the board.
#[derive(Clone, Debug, Default, Args)]
struct FileArgs {
    /// The event file; by default the only *.huff in this folder
    #[arg(long, short, value_name = "FILE", env = "HUFF_EVENT", hide_env = true)]
    event: Option<std::path::PathBuf>,
}

#[derive(serde::Serialize)]
struct IncidentsJson {
    format: u32,
    incidents: Vec<IncidentJson>,
}

#[derive(Clone, serde::Serialize)]
pub(super) struct IncidentJson {
    pub(super) game: String,
    pub(super) ply: Option<i64>,
    pub(super) half_move: Option<String>,
    pub(super) what: String,
    pub(super) by: Option<String>,
    pub(super) player: Option<String>,
    pub(super) note: String,
}

pub(super) fn run(arguments: &Incident, ui: &mut Ui) -> Result<Answer, Error> {
    let event = EventArgs::of(arguments.event.event.clone(), arguments.signed.clone());
    let (Some(game), Some(what)) = (&arguments.game, &arguments.what) else {
        return list(arguments, &event, ui);
    };
    let mut store = event.open()?;
    let stamp = event.stamp(format!("incident {game} {what}"));
    let words = &ui.words;
    let done = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let at = seated(edit, arguments.section.section.as_deref(), game)?;
        let variant = Variant::from_name(&at.section.row.variant);
        let ply = arguments.ply.as_deref();
        let happened = Happened {
            what: what.clone(),
            ply: ply.map(|text| ply_of(text, variant)).transpose()?,
            by: match &arguments.by {
                Some(who) => Some(owners_of(&at, who)?),
                None => None,
            },
            note: arguments.note.clone().unwrap_or_default(),
        };
        keep(edit, &at, happened, words)
    })?;
    arguments.confirm.say(ui, &store, &done)?;
    Ok(Answer::Yes)
}

/// An incident at a game.
pub(super) struct Happened {
    /// The article or the code.
    pub(super) what: String,
    pub(super) ply: Option<i64>,
    /// Who did it, nobody where that is not known; none where nothing was said about it.
    pub(super) by: Option<Vec<Owner>>,
    pub(super) note: String,
}

/// Keeps an incident, and says what follows from it.
pub(super) fn keep(
    edit: &Edit<'_>,
    at: &Seated,
    happened: Happened,
    words: &Words,
) -> Result<Done, Error> {
    let Happened {
        what,
        ply,
        by,
        note,
    } = happened;
    let variant = Variant::from_name(&at.section.row.variant);
    // the law of draughts is not that of star halma
    let (code, asks) = match super::tables::is_star(&at.section.row) {
        true => (star::is_code(&what).then(|| what.clone()), false),
        false => {
            let law = law_of(variant);
            let code = read_incident(&what, law);
            let asks = code.as_deref();
            let asks = asks.is_some_and(|code| incident_has_offender(code, law));
            (code, asks)
        }
    };
    let code = code.ok_or(Error::Unexplained(what))?;
    if asks && by.is_none() {
        let fact = Fact::new("error-by-whom").with("incident", code);
        return Err(Error::Usage(fact.with("address", at.address.clone())));
    }
    let sides = by.unwrap_or_default();
    let mut done = Done::default();
    // one row a side: each is charged for himself, and nobody where it is not known who did it
    let rows: Vec<Option<Owner>> = match &sides[..] {
        [] => vec![None],
        sides => sides.iter().copied().map(Some).collect(),
    };
    for side in rows {
        let mut row = IncidentRow {
            id: 0,
            game: at.game.row.id,
            ply,
            article: Some(code.clone()),
            side: side.map(Owner::word),
            text: note.clone(),
        };
        edit.insert(&mut row)?;
        let seat = row.side.as_deref();
        let seat = seat.and_then(|side| at.game.seat_named(side));
        let player = seat.map(|seat| seat.player);
        let id = match (player, asks) {
            (Some(_), _) => "incident-kept-by",
            (None, true) => "incident-kept-unknown",
            (None, false) => "incident-kept",
        };
        let name = player.map_or_else(String::new, |id| label(&at.section, id));
        done.said.push(
            Fact::new(id)
                .with("address", at.address.clone())
                .with("incident", code.clone())
                .with("player", name),
        );
        if let Some(player) = player {
            let offences = Offences::of(edit, &at.section)?;
            done.said
                .extend(next_fact(&at.section, &offences, player, words));
        }
    }
    let sheets: Vec<SheetRow> = edit.of("game", at.game.row.id)?;
    done.notes.extend(beyond(&at.address, ply, &sheets));
    let mover = ply.map(|ply| half_move_text(ply, variant));
    if let (Some(mover), [owner]) = (mover, &sides[..])
        && let Some(side) = owner.colour()
        && !mover.ends_with(&side.word()[..1])
    {
        done.notes.push(
            Fact::new("warn-other-side")
                .with("address", at.address.clone())
                .with("half_move", mover),
        );
    }
    Ok(done)
}

/// A note that no record of the game has this half-move; nothing where none is kept.
pub(super) fn beyond(address: &str, ply: Option<i64>, sheets: &[SheetRow]) -> Option<Fact> {
    let lengths = sheets.iter().filter_map(|sheet| {
        let read = read_record(&sheet.text, |record, _| record.half_moves.len());
        i64::try_from(read?).ok()
    });
    let last = lengths.max()?;
    (ply? > last).then(|| {
        Fact::new("warn-beyond-record")
            .with("address", address.to_owned())
            .with("last", last)
    })
}

/// Reads a half-move.
pub(super) fn ply_of(text: &str, variant: Option<Variant>) -> Result<i64, Error> {
    let wrong = || Error::Usage(Fact::new("error-bad-half-move").with("text", text.to_owned()));
    half_move(text, variant).map(i64::from).ok_or_else(wrong)
}

fn list(arguments: &Incident, event: &EventArgs, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = event.open()?;
    let section = arguments.section.section.as_deref();
    let incidents = store.look::<_, Error>(|view| {
        let only = match &arguments.game {
            Some(game) => Some(seated(view, section, game)?.game.row.id),
            None => None,
        };
        let rows: Vec<IncidentRow> = view.all()?;
        let mut incidents = Vec::new();
        for section in sections(view, section)? {
            incidents.extend(of_section(&section, &rows, only));
        }
        Ok(incidents)
    })?;
    if arguments.confirm.json {
        ui.json(&IncidentsJson {
            format: FORMAT,
            incidents,
        })?;
        return Ok(Answer::Yes);
    }
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut table = Table::new([
        head("col-board", Side::Left),
        head("col-half-move", Side::Left),
        head("col-incident", Side::Left),
        head("col-by", Side::Left),
        head("col-note", Side::Left),
    ]);
    for one in incidents {
        table.row(vec![
            one.game,
            words::half_move(&ui.words, &one.half_move.unwrap_or_default()),
            words::incident(&ui.words, &one.what),
            one.player.unwrap_or_default(),
            one.note,
        ]);
    }
    table.print(ui.out())?;
    Ok(Answer::Yes)
}

/// The incidents of a section in the order of its games.
pub(super) fn of_section(
    section: &crate::store::Section,
    rows: &[IncidentRow],
    only: Option<i64>,
) -> Vec<IncidentJson> {
    let variant = Variant::from_name(&section.row.variant);
    let mut incidents = Vec::new();
    for round in &section.rounds {
        for one in &round.matches {
            for game in one
                .games
                .iter()
                .filter(|game| only.is_none_or(|id| id == game.row.id))
            {
                let (round, board) = (round.row.number, one.row.board);
                let of_game = rows.iter().filter(|row| row.game == game.row.id);
                incidents.extend(of_game.map(|row| {
                    IncidentJson {
                        game: game_address(section, round, board, game.row.number),
                        ply: row.ply,
                        half_move: row.ply.map(|ply| half_move_text(ply, variant)),
                        what: row.article.clone().unwrap_or_default(),
                        by: row.side.clone(),
                        player: row
                            .side
                            .as_deref()
                            .and_then(|side| Some(label(section, game.seat_named(side)?.player))),
                        note: row.text.clone(),
                    }
                }));
            }
        }
    }
    incidents
}
