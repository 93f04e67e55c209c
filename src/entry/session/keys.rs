//! What the keys of a run are taken for: the likeliest way to read them, shown on the sheet, or what no way fits.

use super::behind::Doubt;
use super::{Forced, Heard, Mode, Notice, Session, Stance};
use crate::draughts::Setup;
use crate::entry::run::{ENTER, Early, Kind, MOST_STEPS, Run, Seen, Step, Way, Ways};
use crate::entry::shorthand::{self, Reading};

/// How many half-moves are kept open, certain or not: a later key may have them read otherwise.
const OPEN: usize = 3;
const MOST_OPEN: usize = MOST_STEPS - 2;

/// The keys of the run that is typed, and what they were taken for.
#[derive(Clone, Debug, Default)]
pub(super) struct Keys {
    pub(super) pressed: String,
    /// The position before the first of them.
    pub(super) setup: Option<Setup>,
    /// The half-moves that were written for them.
    pub(super) written: Vec<Step>,
    /// How many keys there were when each of them was shown first.
    shown: Vec<usize>,
    /// Whether the first of them was made by the desk.
    made: bool,
    /// Of a list: one half-move and no more.
    pub(super) is_line: bool,
    seen: Seen,
}

impl Keys {
    /// Where the keys begin that are no half-move yet.
    pub(super) fn pending(&self) -> usize {
        self.written.last().map_or(0, |step| step.end)
    }

    /// How many of the written half-moves some steps begin with.
    fn shared(&self, steps: &[Step]) -> usize {
        let pairs = self.written.iter().zip(steps);
        pairs
            .take_while(|(one, other)| one.text == other.text)
            .count()
    }
}

/// What became of a sheet.
pub(super) struct Rewritten {
    pub(super) any: bool,
    /// Something that was shown was taken back.
    pub(super) anew: bool,
}

impl Session {
    /// One more key of the run: all of it is read anew.
    pub(super) fn pressed(&mut self, key: char) -> Heard {
        let is_sign = matches!(key, '-' | ' ' | '.');
        let last = self.keys.pressed.chars().last();
        match last {
            // a sign before everything says nothing, nor does a second one: "1- 6"
            None if is_sign => return Heard::Nothing,
            Some('-') if is_sign => return Heard::Nothing,
            Some(' ') if is_sign => drop(self.keys.pressed.pop()),
            _ => {}
        }
        if self.keys.written.is_empty() {
            self.keys.setup.clone_from(&self.derived.before);
        }
        let key = match key == ' ' && self.is_ended_by_blank() {
            true => ENTER,
            false => key,
        };
        self.keys.pressed.push(key);
        let Some(setup) = self.keys.setup.clone() else {
            return self.pressed_without_position();
        };
        let ways = self.ways(&setup);
        let Some(way) = self.likeliest(&ways) else {
            return self.astray(&ways);
        };
        // who types to the end does not begin half-moves: perhaps one that is not legal was taken for others
        if way.begun(&self.keys.pressed) > 0 && self.manner.is_firm() {
            let behind = self.all_behind(&ways);
            let behind = behind.into_iter().filter(|one| one.cost == 0).collect();
            if let Some(heard) = self.refuse_one_of(behind, Doubt::Played) {
                return heard;
            }
        }
        self.show(way, &ways)
    }

    /// Without a position only Enter tells where a half-move ends, or a blank behind squares that have none between them.
    fn pressed_without_position(&mut self) -> Heard {
        if let Some(typed) = self.keys.pressed.strip_suffix([' ', ENTER]) {
            let spelled = shorthand::spelled(&typed.replace('.', "-"), self.sheet().variant);
            if let ([only], false) = (&spelled[..], typed.contains(' ')) {
                return self.write(&only.clone());
            }
        }
        self.typed = self.keys.pressed.replace([' ', '.', ENTER], "-");
        Heard::Nothing
    }

    /// Whether a blank would end a half-move: for those who type one behind each, and none in it.
    fn is_ended_by_blank(&self) -> bool {
        let segment = self.keys.pressed.rsplit([' ', '.', ENTER]).next();
        let is_whole = |keys: &str| !shorthand::spelled(keys, self.sheet().variant).is_empty();
        self.manner.ends_by_blank() && segment.is_some_and(is_whole)
    }

    pub(super) fn ways(&self, setup: &Setup) -> Ways {
        let run = Run {
            keys: &self.keys.pressed,
            setup,
            names: &self.names,
            played: self.cursor - self.keys.written.len(),
            early: match self.stance {
                Stance::Judging => Early::Known,
                Stance::Live => Early::Unknown,
            },
            forced: match self.cursor == self.sheet().entries.len() {
                true => self.forced,
                false => Forced::Typed,
            },
            made: self.keys.made,
            most: if self.keys.is_line { 1 } else { MOST_STEPS },
            seen: &self.keys.seen,
        };
        run.ways()
    }

    /// The way that fits how this person types.
    fn likeliest(&self, ways: &Ways) -> Option<Way> {
        let keys = &self.keys.pressed;
        // people go by what is shown: of equals that which keeps it, and who types no more than is needed goes on from there
        let against_shown = |way: &Way| {
            let count = self.keys.shared(&way.steps);
            let same = self.keys.shown.iter().zip(&way.steps).take(count);
            let is_otherwise =
                |(shown, step): &(&usize, &Step)| step.end != **shown && step.end != keys.len();
            let otherwise = same.filter(is_otherwise).count();
            let otherwise = if self.manner.is_whole() { 0 } else { otherwise };
            (otherwise, self.keys.written.len() - count)
        };
        let ways = ways.ways.iter();
        let ways = ways.filter(|way| self.keeps_whole(way) && self.keeps_ends(way));
        let likeliest = ways.min_by_key(|way| {
            let (otherwise, taken_back) = against_shown(way);
            let cost = way.cost(keys, self.manner) + otherwise;
            (cost, taken_back, way.steps.len())
        })?;
        // who ends each half-move does not type two before Enter
        let segment = keys.trim_end_matches([' ', ENTER]);
        let begins = segment.rfind(ENTER).map_or(0, |place| place + 1);
        let count = likeliest.steps.iter().filter(|step| step.end > begins);
        let is_one = count.count() < 2
            || (segment.len() - begins > "c3-d4".len() && !self.manner.ends_firmly())
            || shorthand::spelled(&segment[begins..], self.sheet().variant).is_empty();
        (is_one || !keys.ends_with(ENTER) || !self.manner.ends()).then(|| likeliest.clone())
    }

    /// Writes the half-moves of a way in the stead of those of the one before.
    fn show(&mut self, way: Way, ways: &Ways) -> Heard {
        let changed = self.rewrite(&way.steps);
        let keys = &self.keys.pressed;
        self.typed = keys[way.pending..].trim_end_matches(ENTER).to_owned();
        self.typed = self.typed.replace([' ', '.'], "-");
        if changed.anew {
            let texts: Vec<&str> = way.steps.iter().map(|step| step.text.as_str()).collect();
            self.notice = Some(Notice::new("enter-read-anew").with("moves", texts.join(" ")));
        }
        let last = way.steps.last();
        let said = last.and_then(|step| match step.kind {
            Kind::Forced => Some(("enter-forced-played", step)),
            Kind::Short(_) if changed.any => Some(("enter-taken-for", step)),
            _ => None,
        });
        if let Some((id, step)) = said {
            self.notice = Some(Notice::new(id).with("move", step.text.clone()));
        }
        self.settle(ways);
        let places = match self.reading() {
            Reading::Several { begun, whole } if begun.len() == whole.len() => whole,
            Reading::None => shorthand::shortened(&self.typed, &self.derived.legal, &self.names),
            _ => Vec::new(),
        };
        if places.len() > 1 {
            self.mode = Mode::Choosing { places, chosen: 0 };
        }
        match changed.any {
            true => Heard::Changed,
            false => Heard::Nothing,
        }
    }

    /// Half-moves that every way has, far enough behind, are certain; and so is all that Enter ended.
    fn settle(&mut self, ways: &Ways) {
        if self.keys.pressed.ends_with(ENTER) && self.typed.is_empty() {
            let keys = std::mem::take(&mut self.keys);
            let is_typed = |step: &&Step| step.kind != Kind::Forced;
            self.manner
                .see_end(keys.written.iter().filter(is_typed).count());
            keys.written.iter().for_each(|step| self.manner.see(step));
            // what the desk made stands on the paper too, and is typed by those who do not look
            let is_typed = |step: &Step| step.kind != Kind::Forced;
            if let Some(typed) = keys.written.iter().rposition(is_typed) {
                self.keys.setup = Some(keys.written[typed].after.clone());
                self.keys.written = keys.written[typed + 1..].to_vec();
                self.keys.shown = vec![0; self.keys.written.len()];
                self.keys.made = !self.keys.written.is_empty();
            }
            return;
        }
        if self.keys.written.len() <= OPEN {
            return;
        }
        let first = self.keys.written[0].clone();
        let is_first = |step: &Step| step.text == first.text;
        let is_certain = |way: &Way| way.steps.first().is_some_and(is_first);
        if self.keys.written.len() < MOST_OPEN && !ways.ways.iter().all(is_certain) {
            return;
        }
        self.manner.see(&first);
        let (typed, behind) = self.keys.pressed.split_at(first.end);
        if first.kind != Kind::Forced {
            self.manner.see_keys(typed, behind);
        }
        self.keys.written.remove(0);
        self.keys.pressed.drain(..first.end);
        for step in &mut self.keys.written {
            step.end -= first.end;
        }
        self.keys.shown.remove(0);
        for shown in &mut self.keys.shown {
            *shown = shown.saturating_sub(first.end);
        }
        self.keys.made = false;
        self.keys.setup = Some(first.after);
    }

    /// Makes the sheet that of some steps; what of it was so already stays.
    pub(super) fn rewrite(&mut self, steps: &[Step]) -> Rewritten {
        let mut keys = std::mem::take(&mut self.keys);
        let same = keys.shared(steps);
        let anew = same < keys.written.len();
        for _ in same..keys.written.len() {
            self.undo();
        }
        for step in &steps[same..] {
            self.write(&step.text);
        }
        let any = anew || same < steps.len();
        if any {
            self.notice = None;
        }
        keys.written = steps.to_vec();
        keys.shown.truncate(same);
        keys.shown.resize(steps.len(), keys.pressed.len());
        self.keys = keys;
        Rewritten { any, anew }
    }

    /// No way fits: a half-move is not legal, or is not typed to its end.
    fn astray(&mut self, ways: &Ways) -> Heard {
        if let Some(heard) = self.refuse_one_of(self.all_behind(ways), Doubt::All) {
            return heard;
        }
        let (keys, manner) = (self.keys.pressed.clone(), self.manner);
        // nothing is whole yet: what is shown stays
        let taken_back = |way: &Way| self.keys.written.len() - self.keys.shared(&way.steps);
        let shown = ways
            .beginnings
            .iter()
            .min_by_key(|way| {
                let rest = keys.len() - way.pending;
                (taken_back(way), way.cost(&keys, manner), rest)
            })
            .cloned();
        let Some(shown) = shown else {
            return Heard::Refused;
        };
        let changed = self.rewrite(&shown.steps);
        self.typed = keys[shown.pending..].replace([' ', '.'], "-");
        let is_ended = self.typed.ends_with(ENTER);
        if is_ended {
            self.typed.pop();
            self.keys.pressed.pop();
            self.notice = Some(Notice::new("enter-not-whole"));
        }
        match changed.any {
            true => Heard::Changed,
            false => Heard::Refused,
        }
    }

    /// Whether a way keeps the half-moves that were typed to their end and shown, for somebody who types so.
    pub(super) fn keeps_whole(&self, way: &Way) -> bool {
        let is_whole = |step: &Step| matches!(step.kind, Kind::Whole(1..));
        let written = &self.keys.written;
        let certain = match self.manner.is_whole() {
            true => written
                .iter()
                .rposition(is_whole)
                .map_or(0, |last| last + 1),
            false => 0,
        };
        let mut pairs = written[..certain].iter().zip(&way.steps);
        way.steps.len() >= certain
            && pairs.all(|(one, other)| one.text == other.text && one.end <= other.end)
    }

    /// Whether a way has nothing behind a half-move that is only begun, for somebody who ends each of them.
    fn keeps_ends(&self, way: &Way) -> bool {
        let keys = &self.keys.pressed;
        let is_cut = |step: &Step| {
            let behind = keys[step.end..].chars().next();
            matches!(step.kind, Kind::Begun(_)) && behind.is_some_and(|behind| behind != ENTER)
        };
        !self.manner.ends_firmly() || !way.steps.iter().any(is_cut)
    }
}
