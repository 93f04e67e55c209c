//! A half-move that is not legal: what it is, and how to go on.

use super::{Heard, Mode, Notice, Overwrite, Session};
use crate::draughts::Square;
use crate::entry::draft::Draft;
use crate::entry::key::{Key, plain};
use crate::entry::run::{ENTER, Step};
use crate::entry::shorthand::{self, Reading};
use crate::notation::{Located, Written, locate, written};
use crate::record::{Class, Code, Edit, EditKind, Finding, Repair};

/// A way to go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Back to what is typed.
    Correct,
    /// It stands so on the sheet.
    AsWritten(String),
    /// Something else was meant, here or before.
    Repair(Repair),
}

/// A whole half-move that is not legal.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// As it would be written.
    pub text: String,
    /// What the judge says about it.
    pub finding: Option<Finding>,
    /// The ways to go on, correcting first.
    pub offers: Vec<Offer>,
    /// The marked one; `None` as long as typing goes on.
    pub chosen: Option<usize>,
    /// The keys that were typed behind it.
    pub extra: String,
}

/// A whole half-move that is not legal behind others that are.
#[derive(Clone, Debug)]
pub(super) struct Behind {
    pub(super) steps: Vec<Step>,
    /// The place behind its keys.
    pub(super) end: usize,
    pub(super) typed: String,
    /// What it may be as it would be written.
    pub(super) whole: Vec<String>,
    /// The keys behind it.
    pub(super) extra: String,
    /// How unlikely those before it are.
    pub(super) cost: usize,
}

/// Which half-moves that are not legal are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doubt {
    All,
    /// Those that people play.
    Played,
}

/// What a piece that stands there can have done, though it had no right to.
const PLAYED: [Code; 5] = [
    Code::MissedCapture,
    Code::WrongCaptureCount,
    Code::UnfinishedCapture,
    Code::MovedAsKing,
    Code::MovedAsMan,
];

impl Session {
    /// Refuses the half-move that is the likeliest of those that are not legal; none where all are.
    pub(super) fn refuse_one_of(&mut self, behind: Vec<Behind>, doubt: Doubt) -> Option<Heard> {
        let ranked = behind.into_iter().filter_map(|one| {
            let mut trial = self.sketch();
            trial.rewrite(&one.steps);
            let is_legal = match shorthand::reading(&one.typed, &trial.derived.legal, &trial.names)
            {
                Reading::One(only) => trial.is_whole(&one.typed, only),
                Reading::Several { whole, .. } => !whole.is_empty(),
                Reading::Nothing | Reading::None => false,
            };
            if is_legal {
                return None;
            }
            let heard = trial.refuse(one.whole.clone());
            let finding = match &trial.mode {
                Mode::Refused(refusal) => refusal.finding.as_ref(),
                _ => None,
            };
            let is_played = heard == Heard::Changed
                || finding.is_some_and(|finding| PLAYED.contains(&finding.code));
            if doubt == Doubt::Played && !is_played {
                return None;
            }
            // a sign is typed by those who type half-moves to their end
            let has_sign = !one.steps.is_empty() && one.typed.contains('-');
            let goes_on = one.extra.is_empty() || trial.goes_on(&one.whole[0], &one.extra);
            let rank = (!goes_on, has_sign && one.cost > 0, one.cost, !is_played);
            Some(((rank, one.extra.len()), one))
        });
        let (_, one) = ranked.min_by_key(|(rank, _)| *rank)?;
        let changed = self.rewrite(&one.steps);
        let taken_back = changed
            .anew
            .then(|| self.keys.pressed[..one.end].to_owned());
        self.keys.pressed.truncate(one.end);
        self.typed = one.typed;
        let heard = self.refuse(one.whole);
        if let Some(keys) = taken_back {
            self.notice = Some(Notice::new("enter-taken-back").with("keys", keys));
        }
        match &mut self.mode {
            Mode::Refused(refusal) => {
                refusal.extra = one.extra;
                self.show_refused();
            }
            _ => self.feed(&one.extra),
        }
        Some(match changed.any {
            true => Heard::Changed,
            false => heard,
        })
    }

    /// A session on which something is tried: of the way back it has what the run needs.
    fn sketch(&mut self) -> Session {
        let past = std::mem::take(&mut self.past);
        let mut sketch = self.clone();
        let first = past.len().saturating_sub(self.keys.written.len());
        sketch.past = past[first..].to_vec();
        self.past = past;
        sketch
    }

    /// Whether keys can go on behind a half-move that is not legal.
    fn goes_on(&self, text: &str, extra: &str) -> bool {
        let mut next = self.clone();
        next.write(text);
        next.keys.setup.clone_from(&next.derived.before);
        extra.clone_into(&mut next.keys.pressed);
        let setup = next.keys.setup.clone();
        setup.is_some_and(|setup| !next.ways(&setup).ways.is_empty())
    }

    /// Types keys that were kept.
    fn feed(&mut self, keys: &str) {
        for key in keys.chars() {
            self.press(match key {
                ENTER => Key::Enter,
                key => Key::Char(key),
            });
        }
    }

    /// Refuses what is typed; `whole` are the half-moves that it may be.
    fn refuse(&mut self, mut whole: Vec<String>) -> Heard {
        // where a piece of the side to move stands on the first square
        whole.sort_by_key(|text| !self.starts_with_own_piece(text));
        let text = whole[0].clone();
        let trial = self.trial(&text);
        let judgement = trial.judged();
        let ply = self.cursor as u32 + 1;
        let is_fault = |finding: &&Finding| matches!(finding.class(), Class::Play | Class::Writing);
        let finding = judgement
            .findings
            .iter()
            .filter(is_fault)
            .find(|finding| finding.ply == Some(ply));
        // the judge may read the sheet otherwise: turned, mirrored, with a piece left on the board
        if finding.is_none() && judgement.last.is_some() {
            return self.write(&text);
        }
        let finding = finding
            .or(judgement.findings.iter().find(is_fault))
            .cloned();
        let repairs = finding
            .iter()
            .flat_map(|finding| finding.repairs.iter().cloned());
        let mut offers = vec![Offer::Correct];
        offers.extend(whole.into_iter().map(Offer::AsWritten));
        if !self.is_hiding() {
            offers.extend(repairs.map(Offer::Repair));
        }
        self.mode = Mode::Refused(Box::new(Refusal {
            text,
            finding,
            offers,
            chosen: None,
            extra: String::new(),
        }));
        Heard::Refused
    }

    fn refused_keys(&self) -> String {
        self.keys.pressed[self.keys.pending()..].replace([' ', '.'], "-")
    }

    /// What is refused, and what was typed behind it, stand in the line.
    fn show_refused(&mut self) {
        let Mode::Refused(refusal) = &self.mode else {
            return;
        };
        let pressed = self.refused_keys();
        let extra = refusal.extra.replace(ENTER, " ");
        self.typed = match extra.is_empty() {
            true => pressed,
            false => format!("{pressed} {extra}"),
        };
    }

    fn starts_with_own_piece(&self, text: &str) -> bool {
        let Some(setup) = &self.derived.before else {
            return false;
        };
        let Written::Move(squares) = written(text) else {
            return false;
        };
        let from = squares.squares.first();
        let from = from.map(|from| locate(*from, &self.names.board, self.names.numbering));
        let piece = |square: Square| setup.piece(square);
        matches!(from, Some(Located::Square(square)) if piece(square).is_some_and(|piece| piece.color == setup.turn))
    }

    /// The sheet with a half-move written where the cursor is.
    fn trial(&self, text: &str) -> Draft {
        let mut trial = self.sheet().clone();
        match self.overwrite {
            Overwrite::Replace => trial.put(self.cursor, text),
            Overwrite::Insert => trial.insert(self.cursor, text),
        }
        trial
    }

    pub(super) fn press_in_refusal(&mut self, key: Key) -> Heard {
        let Mode::Refused(refusal) = &mut self.mode else {
            return Heard::Nothing;
        };
        let count = refusal.offers.len();
        match (key, refusal.chosen) {
            (Key::Char('!'), _) => self.as_written(),
            (Key::Char('?'), _) => self.explain(),
            (Key::Enter, None) if !refusal.extra.is_empty() => {
                refusal.extra.push(ENTER);
                self.with_path();
                Heard::Refused
            }
            (Key::Enter, None) => {
                refusal.chosen = Some(0);
                Heard::Nothing
            }
            (Key::Enter, Some(chosen)) => {
                let offer = refusal.offers[chosen].clone();
                self.take(offer)
            }
            (Key::Down | Key::Tab, chosen) => {
                refusal.chosen = Some(chosen.map_or(0, |chosen| (chosen + 1) % count));
                Heard::Nothing
            }
            (Key::Up | Key::BackTab, chosen) => {
                refusal.chosen = Some(chosen.map_or(0, |chosen| (chosen + count - 1) % count));
                Heard::Nothing
            }
            (Key::Escape, Some(_)) => {
                refusal.chosen = None;
                Heard::Nothing
            }
            (Key::Escape, None) => {
                self.clear();
                Heard::Nothing
            }
            (Key::Char('/'), None) => {
                self.mode = Mode::Typing;
                self.press_in_typing(key)
            }
            (Key::Backspace, None) if refusal.extra.pop().is_some() => {
                self.show_refused();
                Heard::Nothing
            }
            (Key::Backspace, None) => {
                self.mode = Mode::Typing;
                self.press_in_typing(key)
            }
            (Key::Char(letter), _) => {
                refusal.chosen = None;
                self.behind_refused(letter)
            }
            (_, _) => Heard::Refused,
        }
    }

    /// A key behind a half-move that is not legal: a longer one, the right one in its stead, or what stands behind it.
    fn behind_refused(&mut self, letter: char) -> Heard {
        let Some(key) = (match letter {
            ' ' => Some(' '),
            letter => plain(letter),
        }) else {
            return Heard::Refused;
        };
        let variant = self.sheet().variant;
        let longer = format!("{}{key}", self.typed);
        let Mode::Refused(refusal) = &mut self.mode else {
            return Heard::Refused;
        };
        if refusal.extra.is_empty() {
            match key {
                ' ' => return Heard::Nothing,
                '-' => return self.type_on(key),
                '0'..='9' if !shorthand::spelled(&longer, variant).is_empty() => {
                    return self.type_on(key);
                }
                _ => {}
            }
        }
        let ends = key == ' ' && self.manner.ends_by_blank();
        refusal.extra.push(if ends { ENTER } else { key });
        if self.with_path() {
            return Heard::Refused;
        }
        let Mode::Refused(refusal) = &mut self.mode else {
            return Heard::Refused;
        };
        let (extra, refused) = (refusal.extra.clone(), refusal.text.clone());
        self.show_refused();
        match self.whole_legal(&extra) {
            Some(text) => {
                self.write(&text);
                let notice = Notice::new("enter-instead").with("move", text);
                self.notice = Some(notice.with("refused", refused));
                Heard::Changed
            }
            None => Heard::Refused,
        }
    }

    /// Squares behind what is refused that no half-move begins with and that are ended are the rest of its path.
    fn with_path(&mut self) -> bool {
        let Mode::Refused(refusal) = &self.mode else {
            return false;
        };
        let Some(rest) = refusal.extra.strip_suffix(ENTER) else {
            return false;
        };
        let variant = self.sheet().variant;
        let path = format!("{}{rest}", self.refused_keys());
        let whole = shorthand::spelled(&path, variant);
        if !self.manner.ends()
            || whole.is_empty()
            || rest.contains([' ', ENTER])
            || !shorthand::spelled(rest, variant).is_empty()
        {
            return false;
        }
        self.keys.pressed.truncate(self.keys.pending());
        self.keys.pressed.push_str(&path);
        self.typed = path;
        self.refuse(whole);
        true
    }

    fn type_on(&mut self, key: char) -> Heard {
        self.mode = Mode::Typing;
        self.pressed(key)
    }

    /// The legal half-move that keys are, from its beginning to its end.
    fn whole_legal(&self, keys: &str) -> Option<String> {
        match shorthand::reading(keys, &self.derived.legal, &self.names) {
            Reading::One(only) if self.is_whole(keys, only) => {
                Some(self.derived.legal.moves[only].text.clone())
            }
            _ => None,
        }
    }

    /// Whether keys spell a legal move to its end.
    fn is_whole(&self, keys: &str, place: usize) -> bool {
        let routes = &self.derived.legal.moves[place].routes;
        shorthand::continues(keys, routes, &self.names).1
    }

    /// Writes what is typed as it stands, legal or not.
    pub(super) fn as_written(&mut self) -> Heard {
        if let Mode::Refused(refusal) = &self.mode {
            let text = refusal.text.clone();
            return self.write_refused(&text);
        }
        // without a position nothing is read
        if self.keys.written.is_empty() && self.derived.before.is_none() {
            let spelled = shorthand::spelled(&self.typed, self.sheet().variant);
            return match spelled.first() {
                Some(text) => self.write(&text.clone()),
                None => self.refused(Notice::new("enter-not-whole")),
            };
        }
        // the last half-move that was typed, though its keys were taken for others
        for count in (0..=self.keys.written.len()).rev() {
            let steps = self.keys.written[..count].to_vec();
            let begins = steps.last().map_or(0, |step| step.end);
            let keys = self.keys.pressed[begins..].trim_matches([' ', '.', '-']);
            let keys = keys.replace([' ', '.'], "-");
            let spelled = shorthand::spelled(&keys, self.sheet().variant);
            if let Some(text) = spelled.first() {
                self.rewrite(&steps);
                return self.write(text);
            }
        }
        self.refused(Notice::new("enter-not-whole"))
    }

    /// Writes the half-move that was refused, and types what was typed behind it.
    fn write_refused(&mut self, text: &str) -> Heard {
        let extra = match &self.mode {
            Mode::Refused(refusal) => refusal.extra.clone(),
            _ => String::new(),
        };
        // squares behind it that begin nothing are the rest of its path
        let variant = self.sheet().variant;
        let is_next = !shorthand::spelled(&extra, variant).is_empty();
        let longer = match extra.is_empty() || is_next || self.goes_on(text, &extra) {
            true => Vec::new(),
            false => shorthand::spelled(&format!("{}{extra}", self.refused_keys()), variant),
        };
        match longer.first() {
            Some(longer) => self.write(longer),
            None => {
                self.write(text);
                self.feed(&extra);
                Heard::Changed
            }
        }
    }

    fn take(&mut self, offer: Offer) -> Heard {
        match offer {
            Offer::Correct => {
                self.mode = Mode::Typing;
                Heard::Nothing
            }
            Offer::AsWritten(text) => self.write_refused(&text),
            Offer::Repair(repair) => {
                let Mode::Refused(refusal) = &self.mode else {
                    return Heard::Nothing;
                };
                let mut sheet = self.trial(&refusal.text.clone());
                let at_end = self.cursor == self.sheet().entries.len();
                let before = sheet.entries.len();
                apply(&mut sheet, &repair.edits);
                let grown = sheet.entries.len() as i64 - before as i64;
                self.remember();
                let length = sheet.entries.len();
                self.sheets[self.active] = sheet;
                self.cursor = match at_end {
                    true => length,
                    false => (self.cursor as i64 + 1 + grown).clamp(0, length as i64) as usize,
                };
                self.clear();
                self.derive();
                Heard::Changed
            }
        }
    }
}

/// Makes edits of the text as it is written: the last first, so that the places of the others stay.
fn apply(sheet: &mut Draft, edits: &[Edit]) {
    let mut edits: Vec<&Edit> = edits.iter().collect();
    edits.sort_by_key(|edit| (std::cmp::Reverse(edit.ply), edit.kind));
    for edit in edits {
        let Some(index) = (edit.ply as usize).checked_sub(1) else {
            continue;
        };
        match (edit.kind, &edit.new) {
            (EditKind::Replace, Some(new)) => sheet.put(index, new),
            (EditKind::Insert, Some(new)) => sheet.insert(index, new),
            (EditKind::Delete, _) => sheet.remove(index),
            (EditKind::Exchange, _) if index + 1 < sheet.entries.len() => {
                let (one, other) = (
                    sheet.entries[index].text.clone(),
                    sheet.entries[index + 1].text.clone(),
                );
                sheet.put(index, &other);
                sheet.put(index + 1, &one);
            }
            _ => {}
        }
    }
}
