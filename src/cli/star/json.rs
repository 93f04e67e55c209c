//! The JSON of star halma: the same keys as for draughts, and seats, rules and facts besides.

use serde::Serialize;

use super::report::StarReport;
use crate::cli::json::{ClaimJson, RepairJson};
use crate::cli::report::{Mark, class_name, repair_json};
use crate::notation::star::write_position;
use crate::record::Likely;
use crate::record::star::{Finding, Judgement};
use crate::star::{Camp, Standing};

/// One record.
#[derive(Debug, Serialize)]
pub(in crate::cli) struct StarRecordJson {
    file: String,
    index: u64,
    line: u64,
    variant: &'static str,
    rules: String,
    seats: Vec<SeatJson>,
    half_moves: u32,
    replayed: u32,
    verdict: &'static str,
    final_fen: String,
    result: PlacesJson,
    findings: Vec<FindingJson>,
}

/// A seat and the facts on it at the end of what was replayed.
#[derive(Debug, Serialize)]
struct SeatJson {
    seat: u8,
    player: Option<String>,
    place: Option<u8>,
    in_goal: Vec<String>,
    on_the_way: Vec<String>,
    in_start: Vec<String>,
    blocked: Vec<BlockedJson>,
}

#[derive(Debug, Serialize)]
struct BlockedJson {
    hole: String,
    seat: u8,
}

#[derive(Debug, Serialize)]
struct PlacesJson {
    tag: Option<String>,
    /// Places on the board, `seat:place`; null as long as nobody is home.
    board: Option<String>,
    over: bool,
}

#[derive(Debug, Serialize)]
struct FindingJson {
    code: &'static str,
    class: &'static str,
    ply: Option<u32>,
    number: Option<u32>,
    side: Option<u8>,
    written: Option<String>,
    line: Option<u64>,
    column: Option<u64>,
    reason: Option<&'static str>,
    leg: Option<[String; 2]>,
    owner: Option<u8>,
    articles: Vec<&'static str>,
    evidence: &'static str,
    claim: ClaimJson,
    penalty: Option<&'static str>,
    fen: Option<String>,
    legal: Vec<String>,
    likely: Option<&'static str>,
    repairs: Vec<RepairJson>,
}

impl StarReport {
    /// The record as JSON.
    pub(in crate::cli) fn json(self, file: &str, index: u64) -> StarRecordJson {
        let judgement = self.judgement;
        let players = self.players;
        let seats = seats(&judgement, &players);
        let places = judgement.game.places();
        let on_board: Vec<String> = places
            .iter()
            .map(|(camp, place)| format!("{}:{place}", camp.number()))
            .collect();
        StarRecordJson {
            file: file.to_owned(),
            index,
            line: self.line,
            variant: "star",
            rules: judgement.options.to_string(),
            seats,
            half_moves: judgement.turns,
            replayed: judgement.replayed,
            verdict: judgement.verdict.name(),
            final_fen: write_position(judgement.game.position()),
            result: PlacesJson {
                tag: judgement.written_places,
                board: (!on_board.is_empty()).then(|| on_board.join(" ")),
                over: judgement.game.is_over(),
            },
            findings: judgement
                .findings
                .into_iter()
                .zip(self.marks)
                .map(|(finding, mark)| finding_json(finding, mark))
                .collect(),
        }
    }
}

fn seats(judgement: &Judgement, players: &[(Camp, Option<String>)]) -> Vec<SeatJson> {
    let places = judgement.game.places();
    let names = |holes: crate::star::Holes| holes.map(|hole| hole.to_string()).collect();
    let seat = |(standing, (camp, player)): (&Standing, &(Camp, Option<String>))| SeatJson {
        seat: camp.number(),
        player: player.clone(),
        place: places
            .iter()
            .find(|(home, _)| home == camp)
            .map(|(_, place)| *place),
        in_goal: names(standing.in_goal),
        on_the_way: names(standing.on_the_way),
        in_start: names(standing.in_start),
        blocked: standing
            .blocked
            .iter()
            .map(|(hole, owner)| BlockedJson {
                hole: hole.to_string(),
                seat: owner.number(),
            })
            .collect(),
    };
    judgement.standings.iter().zip(players).map(seat).collect()
}

fn finding_json(finding: Finding, mark: Option<Mark>) -> FindingJson {
    FindingJson {
        code: finding.code.name(),
        class: class_name(finding.code.class()),
        ply: finding.ply,
        number: finding.number,
        side: finding.seat.map(Camp::number),
        written: finding.written,
        line: mark.as_ref().map(|mark| mark.line),
        column: mark.as_ref().map(|mark| mark.column),
        reason: finding.refusal.map(|refusal| refusal.reason.name()),
        leg: finding
            .refusal
            .map(|refusal| [refusal.leg.0.to_string(), refusal.leg.1.to_string()]),
        owner: finding
            .refusal
            .and_then(|refusal| refusal.owner)
            .map(Camp::number),
        articles: finding.articles.to_vec(),
        evidence: "shown",
        claim: ClaimJson {
            state: "none",
            ply: None,
        },
        penalty: None,
        fen: finding.position.as_ref().map(write_position),
        legal: finding.legal,
        likely: finding.likely.map(Likely::name),
        repairs: finding.repairs.into_iter().map(repair_json).collect(),
    }
}
