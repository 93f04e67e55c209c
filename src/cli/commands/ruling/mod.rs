//! `huff ruling`

mod effect;
mod offences;
mod said;

use clap::Args;

use super::game::Owner;
use super::incident::{beyond, ply_of};
use super::party::{against_whom, owner_of};
use super::result::Guard;
use crate::cli::desk::{
    Claimed, Done, EventArgs, Seated, SectionArgs, claims, game_address, half_move, half_move_text,
    known_tags, label, seated, sections,
};
use crate::cli::fact::{Fact, FactJson};
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::draughts::Variant;
use crate::record::Claim;
use crate::store::{Edit, IncidentRow, Keep, RulingRow, Section, SheetRow};
use crate::tournament::Ruling as Kind;
use crate::words::Words;

pub(super) use offences::{Offence, Offences, in_force, is_replaced, next_fact};
pub(super) use said::said_of;

/// Keep a decision of the arbiter, or list the decisions
///
/// RULING is rectified, stood, redo, restored, void-restart, warning, time+N, draw, game-lost, both-lost or expelled. A
/// half-move (18w, 18b, or its number) may stand before it. game-lost, both-lost and draw enter the result, void-restart
/// takes it away, expelled loses a game that is not over and withdraws the player; warnings and minutes are counted.
/// The words of the other languages are understood as well. Whether the opponent may still claim is taken from the record,
/// and told. Without RULING the decisions are listed.
///
/// Examples: huff ruling 3.12 18w rectified; huff ruling 3.12 time+2 --against white; huff ruling
#[derive(Debug, Args)]
pub(in crate::cli) struct Ruling {
    /// ROUND.BOARD or ROUND.BOARD.GAME
    game: Option<String>,
    /// The half-move, and the ruling
    #[arg(num_args = 0.., value_name = "[PLY] RULING")]
    words: Vec<String>,
    /// Against whom: white, black, the number of a seat at a table, or the name of a player of the board
    #[arg(long, value_name = "WHO")]
    against: Option<String>,
    /// What the arbiter wants to keep
    #[arg(long)]
    note: Option<String>,
    /// Change the result of an earlier round, which later pairings were made from
    #[arg(long)]
    correct: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(serde::Serialize)]
struct RulingsJson {
    format: u32,
    rulings: Vec<RulingJson>,
}

#[derive(Clone, serde::Serialize)]
pub(super) struct RulingJson {
    pub(super) game: String,
    pub(super) ply: Option<i64>,
    pub(super) half_move: Option<String>,
    pub(super) ruling: String,
    #[serde(skip)]
    said: String,
    pub(super) against: Option<String>,
    pub(super) player: Option<String>,
    pub(super) note: Option<String>,
}

#[derive(serde::Serialize)]
struct RuledJson {
    format: u32,
    journal: Option<i64>,
    ruling: RulingJson,
    claims: Vec<Claimed>,
    offences: Vec<Offence>,
    done: Vec<FactJson>,
    notes: Vec<FactJson>,
}

/// What was ruled, and all that is said about it.
pub(super) struct Ruled {
    ruling: RulingJson,
    claims: Vec<Claimed>,
    offences: Vec<Offence>,
    pub(super) done: Done,
}

pub(super) fn run(arguments: &Ruling, ui: &mut Ui) -> Result<Answer, Error> {
    let (ply, word) = match &arguments.words[..] {
        [] => return list(arguments, ui),
        [ply, rest @ ..] if !rest.is_empty() && half_move(ply, None).is_some() => {
            (Some(ply), rest.join(" "))
        }
        words => (None, words.join(" ")),
    };
    let unknown = || {
        let fact = Fact::new("error-unknown-ruling").with("word", word.clone());
        Error::Usage(fact.with("known", crate::words::known_rulings(&ui.words)))
    };
    let kind = crate::words::read_ruling(&word).ok_or_else(unknown)?;
    let word = kind.word();
    let game = arguments.game.clone().unwrap_or_default();
    let mut store = arguments.event.open()?;
    let stamp = arguments.event.stamp(format!("ruling {game} {word}"));
    let words = &ui.words;
    let ruled = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let at = seated(edit, arguments.section.section.as_deref(), &game)?;
        let variant = Variant::from_name(&at.section.row.variant);
        let decision = Decision {
            kind,
            ply: ply.map(|text| ply_of(text, variant)).transpose()?,
            against: match &arguments.against {
                Some(who) => Some(owner_of(&at, who, &word)?),
                None => None,
            },
            note: arguments.note.clone(),
            guard: match arguments.correct {
                true => Guard::Correct,
                false => Guard::Current,
            },
        };
        keep(edit, &at, decision, words)
    })?;
    if arguments.json {
        let facts = |facts: &[Fact]| facts.iter().map(|fact| fact.json(&ui.words)).collect();
        let answer = RuledJson {
            format: FORMAT,
            journal: store.entry(),
            ruling: ruled.ruling,
            claims: ruled.claims,
            offences: ruled.offences,
            done: facts(&ruled.done.said),
            notes: facts(&ruled.done.notes),
        };
        ui.json(&answer)?;
        return Ok(Answer::Yes);
    }
    ruled.done.notes.iter().for_each(|note| ui.warn(note));
    ruled.done.said.iter().try_for_each(|fact| ui.tell(fact))?;
    Ok(Answer::Yes)
}

/// A decision on a game.
pub(super) struct Decision {
    pub(super) kind: Kind,
    pub(super) ply: Option<i64>,
    pub(super) against: Option<Owner>,
    pub(super) note: Option<String>,
    pub(super) guard: Guard,
}

/// Keeps a decision, does what it says, and tells what may be claimed and what comes next.
pub(super) fn keep(
    edit: &Edit<'_>,
    at: &Seated,
    decision: Decision,
    words: &Words,
) -> Result<Ruled, Error> {
    let Decision {
        kind,
        ply,
        against,
        note,
        guard,
    } = decision;
    if at.section.is_tables() {
        refuse_at_table(kind)?;
    }
    if kind.is_against_one() && against.is_none() {
        return Err(against_whom(at, &kind.word()));
    }
    let variant = Variant::from_name(&at.section.row.variant);
    let sheets: Vec<SheetRow> = edit.of("game", at.game.row.id)?;
    let incidents: Vec<IncidentRow> = edit.of("game", at.game.row.id)?;
    let known = known_tags(&at.section, at.game.row.id);
    let claims = claims(&sheets, &known, &incidents, variant, ply);
    let mut row = RulingRow {
        id: 0,
        game: at.game.row.id,
        ply,
        text: kind.word(),
        side: against.map(Owner::word),
        note,
    };
    let before: Vec<RulingRow> = edit.of("game", at.game.row.id)?;
    edit.insert(&mut row)?;
    let replaced = in_force(before.iter()).filter(|last| is_replaced(last, &row));
    let replaced = replaced.filter(|_| in_force([&row].into_iter()).is_some());
    let replaced = replaced.map(|last| replaced_fact(at, last, words));
    let mut shown = of_section(&at.section, &[row], Some(at.game.row.id), words);
    let ruling = shown.remove(0);
    let mut done = Done::new(said(&ruling));
    done.said.extend(replaced);
    done.notes.extend(beyond(&at.address, ply, &sheets));
    done.notes.extend(claim_notes(&claims, kind));
    done.said
        .extend(claims.iter().map(|one| claim_fact(one, words)));
    effect::apply(edit, at, kind, against, guard, &mut done)?;
    let counted = Offences::of(edit, &at.section)?;
    let players = at.game.seats.iter().map(|seat| seat.player);
    let offences = players.filter_map(|player| counted.of_player(&at.section, player));
    let offences: Vec<Offence> = offences.collect();
    if kind.is_penalty() {
        let one = against.and_then(|against| at.game.seat_named(&against.word()));
        for seat in &at.game.seats {
            if one.is_none_or(|one| one.id == seat.id) {
                done.said
                    .extend(next_fact(&at.section, &counted, seat.player, words));
            }
        }
    }
    Ok(Ruled {
        ruling,
        claims,
        offences,
        done,
    })
}

/// At a table of more than two places are entered as results.
fn refuse_at_table(kind: Kind) -> Result<(), Error> {
    let id = match kind {
        Kind::GameLost | Kind::BothLost | Kind::Draw => "error-table-result",
        Kind::Expelled => "error-table-expelled",
        _ => return Ok(()),
    };
    Err(Error::Usage(Fact::new(id).with("word", kind.word())))
}

fn said(ruling: &RulingJson) -> Fact {
    let id = match (&ruling.half_move, &ruling.player) {
        (Some(_), Some(_)) => "ruling-kept-at-against",
        (Some(_), None) => "ruling-kept-at",
        (None, Some(_)) => "ruling-kept-against",
        (None, None) => "ruling-kept",
    };
    Fact::new(id)
        .with("address", ruling.game.clone())
        .with("half_move", ruling.half_move.clone().unwrap_or_default())
        .with("player", ruling.player.clone().unwrap_or_default())
        .with("ruling", ruling.said.clone())
}

/// What a decision takes the place of, and whether somebody is no longer charged with it.
fn replaced_fact(at: &Seated, last: &RulingRow, words: &Words) -> Fact {
    let is_penalty = Kind::from_word(&last.text).is_some_and(Kind::is_penalty);
    let seat = last.side.as_deref();
    let seat = seat.and_then(|side| at.game.seat_named(side));
    let id = match (is_penalty, seat) {
        (true, Some(_)) => "ruling-replaces-penalty",
        (true, None) => "ruling-replaces-penalty-of-both",
        (false, _) => "ruling-replaces",
    };
    let player = seat.map(|seat| label(&at.section, seat.player));
    Fact::new(id)
        .with(
            "ruling",
            said_of(
                &at.section,
                Some(&at.game),
                &last.text,
                last.side.as_deref(),
                words,
            ),
        )
        .with("player", player.unwrap_or_default())
}

fn claim_fact(one: &Claimed, words: &Words) -> Fact {
    let claim = crate::words::claim(words, one.claim).unwrap_or_default();
    Fact::new("ruling-claim")
        .with("what", words.say(&format!("code-{}", one.code), &[]))
        .with("ply", one.ply)
        .with("copy", words.say(&format!("origin-{}", one.copy), &[]))
        .with("claim", claim)
}

/// A ruling that grants a claim which the opponent no longer had.
fn claim_notes(claims: &[Claimed], kind: Kind) -> Option<Fact> {
    let grants = !matches!(kind, Kind::Stood | Kind::Draw);
    let is_gone = |one: &Claimed| matches!(one.claim, Claim::Lapsed { .. } | Claim::Ended);
    let gone = claims.iter().find(|one| is_gone(one))?;
    if !grants || !claims.iter().all(is_gone) {
        return None;
    }
    Some(match gone.lapsed_at {
        Some(ply) => Fact::new("warn-claim-lapsed").with("ply", ply),
        None => Fact::new("warn-claim-ended"),
    })
}

fn list(arguments: &Ruling, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let section = arguments.section.section.as_deref();
    let rulings = store.look::<_, Error>(|view| {
        let only = match &arguments.game {
            Some(game) => Some(seated(view, section, game)?.game.row.id),
            None => None,
        };
        let rows: Vec<RulingRow> = view.all()?;
        let mut rulings = Vec::new();
        for section in sections(view, section)? {
            rulings.extend(of_section(&section, &rows, only, &ui.words));
        }
        Ok(rulings)
    })?;
    if arguments.json {
        ui.json(&RulingsJson {
            format: FORMAT,
            rulings,
        })?;
        return Ok(Answer::Yes);
    }
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut table = Table::new([
        head("col-board", Side::Left),
        head("col-half-move", Side::Left),
        head("col-ruling", Side::Left),
        head("col-against", Side::Left),
        head("col-note", Side::Left),
    ]);
    for one in rulings {
        table.row(vec![
            one.game,
            crate::words::half_move(&ui.words, &one.half_move.unwrap_or_default()),
            one.said,
            one.player.unwrap_or_default(),
            one.note.unwrap_or_default(),
        ]);
    }
    table.print(ui.out())?;
    Ok(Answer::Yes)
}

/// The rulings of a section in the order of its games.
pub(super) fn of_section(
    section: &Section,
    rows: &[RulingRow],
    only: Option<i64>,
    words: &Words,
) -> Vec<RulingJson> {
    let variant = Variant::from_name(&section.row.variant);
    let mut rulings = Vec::new();
    for round in &section.rounds {
        for one in &round.matches {
            for game in one
                .games
                .iter()
                .filter(|game| only.is_none_or(|id| id == game.row.id))
            {
                let (round, board) = (round.row.number, one.row.board);
                let of_game = rows.iter().filter(|row| row.game == game.row.id);
                rulings.extend(of_game.map(|row| {
                    RulingJson {
                        game: game_address(section, round, board, game.row.number),
                        ply: row.ply,
                        half_move: row.ply.map(|ply| half_move_text(ply, variant)),
                        ruling: row.text.clone(),
                        said: said_of(section, Some(game), &row.text, row.side.as_deref(), words),
                        against: row.side.clone(),
                        player: row
                            .side
                            .as_deref()
                            .and_then(|side| Some(label(section, game.seat_named(side)?.player))),
                        note: row.note.clone(),
                    }
                }));
            }
        }
    }
    rulings
}
