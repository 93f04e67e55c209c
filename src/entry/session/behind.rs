//! What is typed behind a half-move that is not legal: which one that is, and what becomes of the keys behind it.

use super::{Heard, Mode, Notice, Session};
use crate::entry::key::{Key, plain};
use crate::entry::run::{ENTER, Step, Way, Ways};
use crate::entry::shorthand::{self, Reading};
use crate::record::Code;

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
    pub(super) fn all_behind(&self, ways: &Ways) -> Vec<Behind> {
        let beginnings = ways.beginnings_of_others().into_iter();
        let beginnings = beginnings.filter(|way| self.keeps_whole(way));
        let behind =
            |before: &Way| self.behind(before, before.cost(&self.keys.pressed, self.manner));
        beginnings.filter_map(behind).collect()
    }

    /// The half-move behind a way, legal or not, and the keys behind it.
    fn behind(&self, before: &Way, cost: usize) -> Option<Behind> {
        let rest = &self.keys.pressed[before.pending..];
        let line = rest.split(ENTER).next().unwrap_or(rest);
        let is_end = |end: &usize| {
            let (typed, behind) = (&line[..*end], &rest[*end..]);
            let digits = typed.bytes().filter(u8::is_ascii_digit).count();
            let is_lettered = typed.starts_with(|first: char| first.is_ascii_alphabetic());
            // without a sign two squares are a half-move, and what is behind them another
            // but for those who end each half-move
            let is_ended = self.manner.ends() && behind.starts_with(ENTER);
            let is_path = !is_ended
                && !typed.contains(['-', ' ', '.'])
                && digits > if is_lettered { 2 } else { 4 };
            !is_path && !typed.ends_with(['-', ' ', '.']) && !behind.starts_with(['-', '.'])
        };
        (1..=line.len()).rev().filter(is_end).find_map(|end| {
            let typed = line[..end].replace([' ', '.'], "-");
            let whole = shorthand::spelled(&typed, self.sheet().variant);
            (!whole.is_empty()).then(|| Behind {
                steps: before.steps.clone(),
                end: before.pending + end,
                typed,
                whole,
                extra: rest[end..].trim_start_matches([' ', ENTER]).to_owned(),
                cost,
            })
        })
    }

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

    /// A key behind a half-move that is not legal: a longer one, the right one in its stead, or what stands behind it.
    pub(super) fn behind_refused(&mut self, letter: char) -> Heard {
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
    pub(super) fn with_path(&mut self) -> bool {
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

    /// Writes the half-move that was refused, and types what was typed behind it.
    pub(super) fn write_refused(&mut self, text: &str) -> Heard {
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
}
