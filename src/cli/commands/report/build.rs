//! The report as values.

use super::Papers;
use crate::cli::commands::pairings::result_text;
use crate::cli::commands::ruling::{Offence, Offences, in_force, is_replaced, said_of};
use crate::cli::commands::tables;
use crate::cli::desk::{
    CLAIM, compared, difference, first_mover_first, game_address, game_label, half_move_text,
    judged, known_tags, label, law_of, seat_of,
};
use crate::draughts::Variant;
use crate::record::{Claim, Class, Evidence, Finding, Likely, incident_has_offender};
use crate::store::{Game, IncidentRow, RulingRow, Section, SheetRow};
use crate::words::{self, Words};

#[derive(serde::Serialize)]
pub(super) struct SectionReport {
    pub(super) section: String,
    pub(super) rounds: Vec<RoundReport>,
    pub(super) penalties: Vec<Offence>,
    pub(super) left: Vec<Left>,
}

/// Who does not play any more.
#[derive(serde::Serialize)]
pub(super) struct Left {
    pub(super) player: String,
    pub(super) from_round: i64,
    /// `withdrawn` or `expelled`.
    pub(super) reason: String,
}

#[derive(serde::Serialize)]
pub(super) struct RoundReport {
    pub(super) round: i64,
    pub(super) opening: Option<String>,
    pub(super) games: usize,
    pub(super) open: usize,
    pub(super) adjourned: usize,
    pub(super) forfeits: usize,
    pub(super) sheets_missing: usize,
    /// At tables: what is not as the stage says, and who has no seat.
    pub(super) remarks: Vec<String>,
    /// The games about which something is to be said.
    pub(super) entries: Vec<GameReport>,
}

#[derive(serde::Serialize)]
pub(super) struct GameReport {
    pub(super) game: String,
    pub(super) white: String,
    pub(super) black: String,
    pub(super) result: String,
    /// The players and the result as they are shown, the first mover first.
    #[serde(skip)]
    pub(super) shown: (String, String),
    pub(super) items: Vec<Item>,
    /// Findings about the writing alone.
    pub(super) writing: usize,
}

#[derive(serde::Serialize)]
pub(super) struct Item {
    /// `finding`, `copies`, `claim`, `incident`, `ruling`, `result`.
    pub(super) kind: &'static str,
    pub(super) ply: Option<i64>,
    pub(super) half_move: Option<String>,
    /// The code of a finding, the codes of what a claim found, the article of an incident, the word of a ruling.
    pub(super) what: String,
    /// The copies that show it.
    pub(super) copies: Vec<String>,
    /// `open`, `lapsed`, `must-correct`, `ended`, or none.
    pub(super) claim: Option<&'static str>,
    pub(super) said: String,
    pub(super) state: Option<String>,
}

pub(super) fn build(
    section: &Section,
    papers: &Papers,
    round: Option<i64>,
    words: &Words,
) -> SectionReport {
    let rounds = section
        .rounds
        .iter()
        .filter(|one| round.is_none_or(|number| number == one.row.number));
    let left = section.absences.iter().filter(|one| one.last.is_none());
    let left = left.map(|one| Left {
        player: label(section, one.player),
        from_round: one.first,
        reason: one.reason.clone(),
    });
    SectionReport {
        section: section.row.name.clone(),
        rounds: rounds
            .map(|round| round_report(section, round, papers, words))
            .collect(),
        penalties: Offences::count(&papers.rulings, section).all(section),
        left: left.collect(),
    }
}

fn round_report(
    section: &Section,
    round: &crate::store::Round,
    papers: &Papers,
    words: &Words,
) -> RoundReport {
    let games = || round.matches.iter().flat_map(|one| &one.games);
    let sheets_of = |game: &Game| {
        let id = game.row.id;
        papers.sheets.iter().filter(move |sheet| sheet.game == id)
    };
    let mut entries = Vec::new();
    for one in &round.matches {
        for game in &one.games {
            let at = game_address(section, round.row.number, one.row.board, game.row.number);
            let sheets: Vec<&SheetRow> = sheets_of(game).collect();
            let report = game_report(section, game, at, &sheets, papers, words);
            if report.writing > 0 || !report.items.is_empty() {
                entries.push(report);
            }
        }
    }
    let opening = round.row.opening_code.as_ref().map(|code| {
        let moves = round.row.opening_moves.clone().unwrap_or_default();
        format!("{code} {moves}")
    });
    RoundReport {
        round: round.row.number,
        opening,
        games: games().count(),
        open: round.open_games(),
        adjourned: games()
            .filter(|game| !game.is_over() && game.row.adjourned != 0)
            .count(),
        forfeits: games().filter(|game| game.is_forfeited()).count(),
        sheets_missing: games().map(|game| papers.missing(section, game)).sum(),
        remarks: remarks(section, round, words),
        entries,
    }
}

fn remarks(section: &Section, round: &crate::store::Round, words: &Words) -> Vec<String> {
    let number = usize::try_from(round.row.number).unwrap_or(0);
    let facts = tables::remarks(section, number).into_iter();
    facts.map(|fact| fact.say(words)).collect()
}

fn game_report(
    section: &Section,
    game: &Game,
    at: String,
    sheets: &[&SheetRow],
    papers: &Papers,
    words: &Words,
) -> GameReport {
    let variant = Variant::from_name(&section.row.variant);
    let player = |seat: usize| game.seats.get(seat).map_or(0, |seat| seat.player);
    let (incidents, rulings) = papers.notes(game.row.id);
    let known = known_tags(section, game.row.id);
    let mut claims = Vec::new();
    let (mut items, mut writing): (Vec<Item>, usize) = (Vec::new(), 0);
    for sheet in sheets {
        let judged = judged(&sheet.text, &known, &incidents, &rulings, variant);
        let Some(judgement) = judged else { continue };
        let class = |wanted: Class| {
            let findings = judgement.findings.iter();
            findings.filter(move |finding| finding.class() == wanted)
        };
        writing = writing.max(class(Class::Writing).count());
        let told = class(Class::Play).chain(class(Class::Result));
        for finding in told.chain(class(Class::Clock)) {
            let ply = finding.ply.map(i64::from);
            let code = finding.code.name();
            let is_incident = incidents
                .iter()
                .filter(|row| !is_claim(row))
                .any(|row| row.ply.is_none_or(|at| Some(at) == ply));
            if finding.evidence == Evidence::Noted && is_incident {
                // It is the incident itself, which has an item of its own.
                let claim = (finding.claim != Claim::None).then(|| finding.claim.name());
                claims.push((ply, claim, state(finding, words)));
                continue;
            }
            let known = items
                .iter_mut()
                .find(|item| item.what == code && item.ply == ply);
            if let Some(item) = known {
                item.copies.push(sheet.copy.clone());
                continue;
            }
            items.push(Item {
                kind: "finding",
                ply,
                half_move: ply.map(|ply| half_move_text(ply, variant)),
                what: code.to_owned(),
                copies: vec![sheet.copy.clone()],
                claim: (finding.claim != Claim::None).then(|| finding.claim.name()),
                said: words::finding(words, finding, &judgement.script),
                state: state(finding, words),
            });
        }
        let by_sheet = sheet.result.as_deref();
        let by_event = crate::cli::commands::game::entered(game);
        if by_sheet.is_some() && by_event.is_some() && by_sheet != by_event {
            items.push(Item {
                kind: "result",
                ply: None,
                half_move: None,
                what: "result".to_owned(),
                copies: vec![sheet.copy.clone()],
                claim: None,
                said: words.say(&format!("report-other-result-{}", sheet.copy), &[]),
                state: None,
            });
        }
    }
    if !tables::is_star(&section.row)
        && let Some(comparison) = compared(sheets.iter().copied(), &known, variant)
        && let Some((first, count)) = difference(&comparison)
    {
        let values = [("count", count.into()), ("address", at.clone().into())];
        items.push(Item {
            kind: "copies",
            ply: Some(first),
            half_move: Some(half_move_text(first, variant)),
            what: "copies-differ".to_owned(),
            copies: vec!["white".to_owned(), "black".to_owned()],
            claim: None,
            said: words.say("report-copies-differ", &values),
            state: None,
        });
    }
    let text = |value: &Option<String>| value.clone().unwrap_or_default();
    let named = |side: &Option<String>| {
        let seat = side.as_deref().and_then(|side| game.seat_named(side));
        seat.map_or_else(String::new, |seat| label(section, seat.player))
    };
    for row in incidents.iter().filter(|row| is_claim(row)) {
        let codes = row.text.split(", ").filter(|code| !code.is_empty());
        let found: Vec<String> = codes.map(|code| words::incident(words, code)).collect();
        let id = match found.is_empty() {
            true => "report-claim-nothing",
            false => "report-claim",
        };
        let values = [
            ("player", named(&row.side).into()),
            ("found", found.join("; ").into()),
        ];
        items.push(Item {
            kind: "claim",
            ply: row.ply,
            half_move: row.ply.map(|ply| half_move_text(ply, variant)),
            what: row.text.clone(),
            copies: Vec::new(),
            claim: None,
            said: words.say(id, &values),
            state: None,
        });
    }
    for row in incidents.iter().filter(|row| !is_claim(row)) {
        let known = claims.iter().find(|(ply, _, _)| *ply == row.ply);
        let (claim, state) =
            known.map_or((None, None), |(_, claim, state)| (*claim, state.clone()));
        let values = [
            ("what", noted(row, &named(&row.side), variant, words).into()),
            ("note", row.text.clone().into()),
        ];
        items.push(Item {
            kind: "incident",
            ply: row.ply,
            half_move: row.ply.map(|ply| half_move_text(ply, variant)),
            what: text(&row.article),
            copies: Vec::new(),
            claim,
            said: words
                .say("report-incident", &values)
                .trim_end_matches([' ', ';'])
                .to_owned(),
            state,
        });
    }
    let last = in_force(rulings.iter());
    for row in &rulings {
        let replaced = last.filter(|last| is_replaced(row, last));
        let replaced = replaced.map(|last| {
            let by = ruled(section, game, last, words);
            words.say("report-replaced", &[("ruling", by.into())])
        });
        let values = [
            ("ruling", ruled(section, game, row, words).into()),
            ("note", text(&row.note).into()),
        ];
        items.push(Item {
            kind: "ruling",
            ply: row.ply,
            half_move: row.ply.map(|ply| half_move_text(ply, variant)),
            what: row.text.clone(),
            copies: Vec::new(),
            claim: None,
            said: words
                .say("report-ruling", &values)
                .trim_end_matches([' ', ';'])
                .to_owned(),
            state: replaced,
        });
    }
    items.sort_by_key(|item| item.ply.unwrap_or(i64::MAX));
    GameReport {
        game: at,
        white: label(section, player(0)),
        black: label(section, player(1)),
        result: result_text(section, game, player(0)),
        shown: (game_label(section, game), result_shown(section, game)),
        items,
        writing,
    }
}

/// What was ruled and against whom.
fn ruled(section: &Section, game: &Game, row: &RulingRow, words: &Words) -> String {
    let side = row.side.as_deref();
    let ruling = said_of(section, Some(game), &row.text, side, words);
    let seat = side.and_then(|side| game.seat_named(side));
    let player = seat.map_or_else(String::new, |seat| label(section, seat.player));
    match player.is_empty() {
        true => ruling,
        false => {
            let values = [("ruling", ruling.into()), ("player", player.into())];
            words.say("ruling-against", &values)
        }
    }
}

/// Whether the opponent pointed something out while the game went on.
fn is_claim(row: &IncidentRow) -> bool {
    row.article.as_deref() == Some(CLAIM)
}

/// What was noted and about whom; that it is not known who did it, where somebody did.
fn noted(row: &IncidentRow, player: &str, variant: Option<Variant>, words: &Words) -> String {
    let code = row.article.as_deref().unwrap_or_default();
    let what = words::incident(words, code);
    match player.is_empty() {
        true if incident_has_offender(code, law_of(variant)) => {
            words.say("report-by-unknown", &[("what", what.into())])
        }
        true => what,
        false => format!("{what} {player}"),
    }
}

/// What became of it, in words that do not accuse.
fn state(finding: &Finding, words: &Words) -> Option<String> {
    let id = match (finding.claim, finding.likely) {
        (_, Some(Likely::Slip)) => "report-slip",
        (Claim::Lapsed { .. }, _) => "report-accepted",
        (Claim::Ended, _) => "report-ended",
        (Claim::Open, _) => "report-open",
        (Claim::MustCorrect, _) => "report-must-correct",
        (Claim::None, _) => return None,
    };
    Some(words.say(id, &[]))
}

/// The result as it is shown: the points of the first mover first, at a table the place of each seat.
fn result_shown(section: &Section, game: &Game) -> String {
    if section.is_tables() {
        let places = tables::places(&tables::seated(section, game));
        return places.unwrap_or_else(|| "·".to_owned());
    }
    let [first, _] = first_mover_first(section);
    let player = game.seats.get(seat_of(first)).map_or(0, |seat| seat.player);
    result_text(section, game, player)
}
