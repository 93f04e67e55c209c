//! The replay of a record: every irregular entry, and the game going on from the position that stood.

use std::collections::VecDeque;

use crate::notation::star::{Record, RemarkKind, Turn, TurnKind, written};
use crate::record::repair::LITTLE;
use crate::record::{Class, Likely, Repair};
use crate::star::{Attempt, Blocking, Camp, Game, Move, Reason, Refusal};

use super::about::About;
use super::code::{StarCode, articles};
use super::ending::{Lost, places_found, verdict};
use super::entries::{Entry, Placed, fitting, is_mark, placed, play, takes_turn};
use super::finding::{Finding, Judgement};
use super::repair::{BEFORE, propose};

/// Judges a record under the settings that it names.
pub fn judge(record: &Record) -> Judgement {
    let about = About::of(record);
    let mut replay = Replay {
        record,
        entries: placed(&record.turns, about.seats),
        game: about.game(),
        games: VecDeque::new(),
        weighed: 0,
        replayed: 0,
        findings: Vec::new(),
        is_vacation_over: false,
        lost: None,
    };
    for (code, text, span) in &about.problems {
        let mut finding = Finding::whole(*code);
        finding.written = Some(text.clone());
        finding.span = Some(*span);
        replay.findings.push(finding);
    }
    replay.remarks();
    replay.run();
    replay.judgement(&about)
}

/// Entries that are weighed against repairs.
const MOST_WEIGHED: usize = 32;
/// Findings behind which a record is not followed.
const MOST_FINDINGS: usize = 500;

struct Replay<'r> {
    record: &'r Record,
    entries: Vec<Placed>,
    game: Game,
    /// The games before the last entries.
    games: VecDeque<Game>,
    /// How many entries have been weighed against repairs.
    weighed: usize,
    /// After how many entries the position is known.
    replayed: usize,
    findings: Vec<Finding>,
    /// Whether it has been looked at which starts are empty.
    is_vacation_over: bool,
    lost: Option<Lost>,
}

impl Replay<'_> {
    fn run(&mut self) {
        let mut number_before = None;
        for index in 0..self.entries.len() {
            let turn = &self.record.turns[index];
            let starts_row = index == 0 || self.record.turns[index - 1].row != turn.row;
            if starts_row {
                self.number(turn, &mut number_before);
                self.row_begins(index);
                if self.lost.is_some() {
                    return;
                }
            }
            self.remember();
            if self.game.is_over() && !is_mark(&self.game, &self.entries[index]) {
                let is_blank = turn.kind == TurnKind::Empty;
                if !is_blank {
                    self.found(StarCode::TurnsAfterEnd, index);
                    self.replayed = self.entries.len();
                    return;
                }
                self.replayed = index + 1;
                continue;
            }
            self.turn(index);
            if self.findings.len() >= MOST_FINDINGS {
                self.lost = Some(Lost::Thread);
            }
            if self.lost.is_some() {
                return;
            }
            self.replayed = index + 1;
            self.vacation(index);
        }
    }

    /// Keeps the game before an entry as long as repairs may ask for it.
    fn remember(&mut self) {
        self.games.push_back(self.game.clone());
        if self.games.len() > BEFORE + 1 {
            self.games.pop_front();
        }
    }

    /// Repairs for an entry; a record that is wrong everywhere is not searched everywhere.
    fn propose(&mut self, index: usize, reach: usize) -> Vec<Repair> {
        self.weighed += 1;
        match self.weighed <= MOST_WEIGHED {
            true => propose(self.record, &self.entries, index, &self.games, reach),
            false => Vec::new(),
        }
    }

    /// A text tells by its numbers where a round begins: turns that were not written before it are missing.
    fn row_begins(&mut self, index: usize) {
        let turn = &self.record.turns[index];
        let seats = self.game.position().seats();
        if turn.seat.is_some() || turn.number.is_none() || index == 0 {
            return;
        }
        let rest: Vec<Camp> = std::iter::successors(Some(self.game.position().to_move()), |camp| {
            let turn = seats.turn_of(*camp)? + 1;
            (turn < seats.count()).then(|| seats.camp(turn))
        })
        .filter(|camp| !self.game.is_home(*camp))
        .collect();
        let first = seats
            .camps()
            .iter()
            .copied()
            .find(|camp| !self.game.is_home(*camp));
        if first == Some(self.game.position().to_move()) || self.game.is_over() {
            return;
        }
        for camp in rest {
            let mut finding = self.finding(StarCode::MissingTurn, index);
            finding.seat = Some(camp);
            finding.number = Some(self.game.round());
            finding.written = None;
            let stands = index + fitting(self.passed(), &self.entries[index..]);
            self.games.push_back(self.game.clone());
            finding.repairs = self.propose(index, index);
            let best = finding.repairs.first().map(|best| best.replays_to as usize);
            finding.likely = best.map(|_| Likely::Slip);
            self.findings.push(finding);
            if best.is_some_and(|best| best > stands) {
                self.lost = Some(Lost::Slip);
                return;
            }
            self.games.pop_back();
            self.game.pass();
        }
    }

    /// The game if the side to move does not move.
    fn passed(&self) -> Game {
        let mut game = self.game.clone();
        game.pass();
        game
    }

    fn turn(&mut self, index: usize) {
        let placed = self.entries[index].clone();
        let is_mark = is_mark(&self.game, &placed);
        if !is_mark && !takes_turn(&self.game, &placed) {
            self.other_column(index, &placed);
            return;
        }
        match &placed.entry {
            Entry::Pass if is_mark => {}
            Entry::Move(way) => match self.game.position().attempt(way) {
                Attempt::Legal(wanted) => self.game.play(wanted),
                Attempt::OtherWay(wanted, refusal) => {
                    let mut finding = self.finding(StarCode::ImpossibleWay, index);
                    self.refuse(&mut finding, refusal);
                    self.findings.push(finding);
                    self.game.play(wanted);
                }
                Attempt::Refused(refusal) => self.refused(index, refusal),
            },
            Entry::Pass => {
                if self.game.position().can_move() {
                    let after = self.passed();
                    let finding = self.finding(StarCode::PassedWithMoves, index);
                    self.weigh(index, finding, after);
                } else {
                    self.game.pass();
                }
            }
            Entry::Home => {
                let mut game = self.game.clone();
                if !play(&mut game, &placed) {
                    let after = self.passed();
                    let finding = self.finding(StarCode::NotHome, index);
                    self.weigh(index, finding, after);
                }
            }
            Entry::Unknown => {
                let code = match self.record.turns[index].kind {
                    TurnKind::Empty => StarCode::MissingTurn,
                    _ => StarCode::Unreadable,
                };
                let after = self.passed();
                let finding = self.finding(code, index);
                self.weigh(index, finding, after);
            }
        }
    }

    /// An entry in the column of a seat that has not the turn.
    fn other_column(&mut self, index: usize, placed: &Placed) {
        let seats = self.game.position().seats();
        // home already, or a column of a camp at which nobody sits
        let has_no_turn = placed
            .seat
            .is_some_and(|seat| self.game.is_home(seat) || seats.turn_of(seat).is_none());
        if has_no_turn {
            // who is home has nothing to write; a blank is as good as a mark
            if placed.entry != Entry::Unknown {
                let mut finding = self.finding(StarCode::OutOfTurn, index);
                finding.seat = placed.seat;
                self.findings.push(finding);
            }
            return;
        }
        // cells before it are missing; the table has them, so this happens with other columns than seats
        if let Some(seat) = placed.seat {
            let mut game = self.game.clone();
            while game.position().to_move() != seat {
                game.pass();
            }
            self.game = game;
            self.turn(index);
        }
    }

    fn refused(&mut self, index: usize, refusal: Refusal) {
        let position = self.game.position();
        let wanted = match self.entries[index].entry.ends() {
            Some(wanted) => wanted,
            None => return,
        };
        let is_column = self.entries[index].seat.is_some();
        let code = match refusal.reason {
            Reason::EmptyHole => StarCode::EmptyHole,
            Reason::OthersPiece if is_column => StarCode::OthersPiece,
            Reason::OthersPiece => StarCode::OutOfTurn,
            _ => StarCode::IllegalMove,
        };
        let mut after = self.game.clone();
        let can_stand = position.owner(wanted.from).is_some()
            && !position.occupied().has(wanted.to)
            && wanted.from != wanted.to;
        match can_stand {
            true => after.play(wanted),
            false => after.pass(),
        }
        let mut finding = self.finding(code, index);
        self.refuse(&mut finding, refusal);
        self.weigh(index, finding, after);
    }

    fn refuse(&self, finding: &mut Finding, refusal: Refusal) {
        finding.refusal = Some(refusal);
        finding.articles = articles(refusal.reason, self.game.position().options().jump);
    }

    /// Whether an entry was played as it is written or is a slip of the pen, and how the replay goes on. `after` is the
    /// game as it stood behind the entry: with the piece where it was put, or without a move where none could be.
    fn weigh(&mut self, index: usize, mut finding: Finding, after: Game) {
        let end = self.entries.len();
        let stands = index + 1 + fitting(after.clone(), &self.entries[index + 1..]);
        let cannot_stand =
            |refusal: Refusal| matches!(refusal.reason, Reason::Occupied | Reason::StandsStill);
        let was_played =
            finding.code.class() == Class::Play && !finding.refusal.is_some_and(cannot_stand);
        if !(was_played && stands == end) {
            let reach = if was_played { stands } else { index };
            finding.repairs = self.propose(index, reach);
        }
        let best = finding
            .repairs
            .first()
            .map_or(0, |best| best.replays_to as usize);
        let is_slip = match was_played {
            // one more entry may fit by chance
            true => best == end && stands < end || best >= stands + LITTLE as usize,
            // any move fills a place; it has to let what follows fit
            false => best > index + 1 || best == end,
        };
        finding.likely = match is_slip {
            true => Some(Likely::Slip),
            false => was_played.then_some(Likely::Played),
        };
        self.findings.push(finding);
        let goes_on =
            was_played && !is_slip || stands == end || best <= stands && stands > index + 1;
        match (goes_on, is_slip) {
            (true, _) => self.game = after,
            (false, true) => self.lost = Some(Lost::Slip),
            (false, false) => self.lost = Some(Lost::Thread),
        }
    }

    /// The setting `blocking=vacateN`: looked at once, when the last turn allowed is over.
    fn vacation(&mut self, index: usize) {
        let position = self.game.position();
        let Blocking::VacateBy(turns) = position.options().blocking else {
            return;
        };
        if self.is_vacation_over || self.game.round() <= u32::from(turns) {
            return;
        }
        self.is_vacation_over = true;
        for camp in position.seats().camps().to_vec() {
            let pieces = self.game.position().standing(camp).in_start;
            if pieces.is_empty() {
                continue;
            }
            let names: Vec<String> = pieces.map(|hole| hole.to_string()).collect();
            let mut finding = self.finding(StarCode::StartNotVacated, index);
            finding.seat = Some(camp);
            finding.written = None;
            finding.number = Some(u32::from(turns));
            finding.legal = Vec::new();
            finding.texts = (turns.to_string(), names.join(" "));
            finding.likely = Some(Likely::Played);
            self.findings.push(finding);
        }
    }

    fn finding(&self, code: StarCode, index: usize) -> Finding {
        let turn = &self.record.turns[index];
        let position = self.game.position();
        let way = |wanted: Move| position.route(wanted).map(|way| written(&way));
        Finding {
            ply: Some(index as u32 + 1),
            number: Some(self.game.round()),
            seat: Some(position.to_move()),
            written: Some(turn.text.clone()).filter(|text| !text.is_empty()),
            span: Some(turn.span),
            position: Some(position.clone()),
            legal: position.moves().into_iter().filter_map(way).collect(),
            ..Finding::whole(code)
        }
    }

    fn found(&mut self, code: StarCode, index: usize) {
        let mut finding = self.finding(code, index);
        finding.legal = Vec::new();
        self.findings.push(finding);
    }

    fn number(&mut self, turn: &Turn, before: &mut Option<u32>) {
        let expected = before.map_or(turn.number, |before| Some(before + 1));
        if let (Some(number), Some(expected)) = (turn.number, expected)
            && number != expected
        {
            let mut finding = Finding::whole(StarCode::NumberGap);
            finding.span = Some(turn.span);
            finding.texts = (expected.to_string(), number.to_string());
            self.findings.push(finding);
        }
        *before = turn.number.or(expected);
    }

    fn remarks(&mut self) {
        for remark in &self.record.remarks {
            let code = match &remark.kind {
                RemarkKind::Comment(_) => continue,
                RemarkKind::StruckOut(_) => StarCode::StruckOut,
                RemarkKind::NotClosed | RemarkKind::BadTag => StarCode::Notation,
            };
            let mut finding = Finding::whole(code);
            finding.span = Some(remark.span);
            if let RemarkKind::StruckOut(old) = &remark.kind {
                finding.texts.0.clone_from(old);
                finding.ply = Some(remark.after + 1);
            }
            self.findings.push(finding);
        }
    }

    fn judgement(mut self, about: &About) -> Judgement {
        let turns = self.entries.len() as u32;
        let replayed = self.replayed as u32;
        if self.lost == Some(Lost::Thread) {
            let index = self.replayed.min(self.entries.len() - 1);
            let mut finding = self.finding(StarCode::NotJudged, index);
            finding.legal = Vec::new();
            finding.position = None;
            self.findings.push(finding);
        }
        let game = self.game;
        let cap = about.options.turn_cap;
        if let Some(cap) = cap.filter(|cap| game.round() > u32::from(*cap)) {
            let mut finding = Finding::whole(StarCode::TurnCap);
            finding.texts.0 = cap.to_string();
            self.findings.push(finding);
        }
        if self.lost.is_none() {
            self.findings.extend(places_found(self.record, &game));
        }
        self.findings
            .sort_by_key(|finding| finding.ply.unwrap_or(u32::MAX));
        let position = game.position();
        let seats = position.seats();
        let standings = seats.camps().iter().map(|camp| position.standing(*camp));
        Judgement {
            seats: about.seats,
            options: about.options,
            turns,
            replayed,
            verdict: verdict(&self.findings, self.lost),
            written_places: self.record.tag("Places").map(str::to_owned),
            standings: standings.collect(),
            findings: self.findings,
            game,
        }
    }
}
