//! Several copies of one game: what differs, which reading the game allows, and the game behind all of them.

mod align;

use crate::notation::Span;
use crate::notation::star::{Record, Tag, Turn};
use crate::star::{Camp, Game};

use super::about::About;
use align::{Entry, Slot, What, aligned, entries};

/// A reading is followed so many turns.
const AHEAD: usize = 200;

/// What several copies of a game say.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The game behind all of them, without comments.
    pub merged: Record,
    /// For each turn of it the copies in which it stands, from 0.
    pub origins: Vec<Vec<usize>>,
    /// Where the copies do not say the same, in the order of the turns; a copy that ends before others is told of once,
    /// at the first turn that it lacks.
    pub differences: Vec<Difference>,
    /// Tags of which the copies have different values: the name and the value of each.
    pub tags: Vec<(String, Vec<Option<String>>)>,
}

/// A turn of which the copies do not say the same.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The round, from 1.
    pub round: u32,
    /// Whose turn it is.
    pub seat: Camp,
    /// What is written in each copy.
    pub readings: Vec<Reading>,
    /// What stands in the game behind them; none where an entry is one too much.
    pub merged: Option<String>,
    /// Whether another reading is as good.
    pub is_undecided: bool,
}

/// What a copy says of a turn.
#[derive(Clone, Debug)]
pub struct Reading {
    /// As it is written; none where the copy has nothing.
    pub text: Option<String>,
    /// Where it is written.
    pub span: Option<Span>,
    /// Whether it can be played there.
    pub is_legal: bool,
    /// How many of the following turns can be played behind it, at most 200.
    pub replays: usize,
    /// Whether that is all that is followed.
    pub lets_rest_replay: bool,
    /// Whether the copy ends before the turn.
    pub is_behind_end: bool,
}

impl Comparison {
    /// Whether the copies say the same.
    pub fn is_equal(&self) -> bool {
        self.differences.is_empty() && self.tags.is_empty()
    }
}

/// Compares copies of one game; seats and settings are those of the first copy that names them.
///
/// ```
/// use huff::notation::star::records;
/// use huff::record::star::compare;
/// let copy = |turns: &str| records(&format!("[Seats \"1,4\"]\n{turns}"))[0].clone();
/// let comparison = compare(&[copy("1. D5-E5 N10-M10\n2. E5-F5"), copy("1. D5-E6 N10-M10\n2. E5-F5")]);
/// assert_eq!(comparison.differences[0].merged.as_deref(), Some("D5-E5"));
/// ```
pub fn compare(copies: &[Record]) -> Comparison {
    let named = copies.iter().find(|record| record.tag("Seats").is_some());
    let Some(about) = named.or(copies.first()).map(About::of) else {
        return Comparison {
            merged: Record::default(),
            origins: Vec::new(),
            differences: Vec::new(),
            tags: Vec::new(),
        };
    };
    let slots = aligned(copies.iter().map(entries).collect());
    let end = |copy: usize| slots.iter().rposition(|slot| slot[copy].is_some());
    let ends: Vec<usize> = (0..copies.len())
        .map(|copy| end(copy).map_or(0, |last| last + 1))
        .collect();
    let mut comparison = Comparison {
        merged: Record {
            tags: merged_tags(copies),
            ..Record::default()
        },
        origins: Vec::new(),
        differences: Vec::new(),
        tags: different_tags(copies),
    };
    let mut game = about.game();
    for place in 0..slots.len() {
        comparison.turn(&mut game, (&slots, &ends), place);
    }
    comparison
}

/// A reading that is weighed: how often it stands, and what the game says of it.
struct Weighed<'s> {
    entry: Option<&'s Entry>,
    copies: Vec<usize>,
    is_legal: bool,
    replays: usize,
}

impl Weighed<'_> {
    /// What is better: more of the rest can be played, it can be played itself, more copies have it, something is written.
    /// A move against the rules with which the rest fits was played so.
    fn key(&self) -> (usize, bool, usize, bool) {
        let is_written = self.entry.is_some();
        let is_played = is_written && self.is_legal;
        (self.replays, is_played, self.copies.len(), is_written)
    }
}

impl Comparison {
    /// Adds a turn; `ends` is where each copy ends.
    fn turn(&mut self, game: &mut Game, (slots, ends): (&[Slot], &[usize]), place: usize) {
        let mut readings = readings(&slots[place]);
        let differs = readings.len() > 1;
        let rest = (slots.len() - place - 1).min(AHEAD);
        for reading in &mut readings {
            let mut after = game.clone();
            reading.is_legal = reading.entry.is_none_or(|entry| play(&mut after, entry));
            if !reading.is_legal {
                after = game.clone();
                reading
                    .entry
                    .into_iter()
                    .for_each(|entry| put(&mut after, entry));
            }
            if differs {
                reading.replays = reach(after, &slots[place + 1..place + 1 + rest]);
            }
        }
        // of equals the first one
        let Some(best) = readings.iter().rev().max_by_key(|reading| reading.key()) else {
            return;
        };
        let same = |one: &&Weighed<'_>| one.key() == best.key();
        let is_undecided = readings.iter().filter(same).count() > 1;
        let is_open = |one: &&Weighed<'_>| one.copies.iter().any(|copy| place <= ends[*copy]);
        let is_new = readings.iter().filter(is_open).count() > 1;
        let is_told = differs && (is_new || is_undecided || best.entry.is_none());
        let seat = slots[place].iter().flatten().next().map(|entry| entry.seat);
        if let (true, Some(seat)) = (is_told, seat) {
            let of_copy = |(copy, entry): (usize, &Option<Entry>)| {
                let of = readings.iter().find(|one| one.copies.contains(&copy));
                let replays = of.map_or(0, |one| one.replays);
                Reading {
                    text: entry.as_ref().map(|entry| entry.turn.text.clone()),
                    span: entry.as_ref().map(|entry| entry.turn.span),
                    is_legal: of.is_some_and(|one| one.is_legal),
                    replays,
                    lets_rest_replay: replays == rest,
                    is_behind_end: place >= ends[copy],
                }
            };
            self.differences.push(Difference {
                round: game.round(),
                seat,
                readings: slots[place].iter().enumerate().map(of_copy).collect(),
                merged: best.entry.map(|entry| entry.turn.text.clone()),
                is_undecided,
            });
        }
        let Some(entry) = best.entry else {
            return;
        };
        self.origins.push(best.copies.clone());
        let mut after = game.clone();
        if !play(&mut after, entry) {
            after = game.clone();
            put(&mut after, entry);
        }
        self.merged.turns.push(Turn {
            row: game.round() - 1,
            number: Some(game.round()),
            seat: Some(entry.seat),
            ..entry.turn.clone()
        });
        *game = after;
    }
}

/// The different readings of a turn.
fn readings(slot: &Slot) -> Vec<Weighed<'_>> {
    let mut readings: Vec<Weighed<'_>> = Vec::new();
    for (copy, entry) in slot.iter().enumerate() {
        let entry = entry.as_ref();
        let what = |entry: Option<&Entry>| entry.map(|entry| entry.what.clone());
        match readings
            .iter_mut()
            .find(|one| what(one.entry) == what(entry))
        {
            Some(known) => known.copies.push(copy),
            None => readings.push(Weighed {
                entry,
                copies: vec![copy],
                is_legal: false,
                replays: 0,
            }),
        }
    }
    readings
}

/// How many turns can be played one after the other, each as some copy has it.
fn reach(mut game: Game, slots: &[Slot]) -> usize {
    for (count, slot) in slots.iter().enumerate() {
        let mut readings = readings(slot);
        readings.sort_by_key(|one| (one.entry.is_none(), std::cmp::Reverse(one.copies.len())));
        let next = readings.iter().find_map(|one| {
            let mut after = game.clone();
            let fits = one.entry.is_none_or(|entry| play(&mut after, entry));
            fits.then_some(after)
        });
        match next {
            Some(after) => game = after,
            None => return count,
        }
    }
    slots.len()
}

/// Plays an entry if the rules allow it; whether they do. Nobody is passed over who can move.
fn play(game: &mut Game, entry: &Entry) -> bool {
    for _ in 0..game.position().seats().count() {
        let has_turn = game.position().to_move() == entry.seat;
        if has_turn || game.is_over() || game.position().can_move() {
            break;
        }
        game.pass();
    }
    let position = game.position();
    if game.is_over() || position.to_move() != entry.seat {
        return false;
    }
    match entry.what {
        What::Move(wanted) => {
            let fits = position.owner(wanted.from) == Some(entry.seat)
                && position.destinations(wanted.from).has(wanted.to);
            if fits {
                game.play(wanted);
            }
            fits
        }
        What::Pass => {
            let fits = !position.can_move();
            if fits {
                game.pass();
            }
            fits
        }
        What::Unread(_) => false,
    }
}

/// Lets an entry stand against the rules, as a replay does: the piece lies where it was put.
fn put(game: &mut Game, entry: &Entry) {
    if game.is_home(entry.seat) || game.is_over() {
        return;
    }
    for _ in 0..game.position().seats().count() {
        if game.position().to_move() == entry.seat {
            break;
        }
        game.pass();
    }
    let position = game.position();
    match entry.what {
        What::Move(wanted)
            if position.owner(wanted.from).is_some()
                && !position.occupied().has(wanted.to)
                && wanted.from != wanted.to =>
        {
            game.play(wanted);
        }
        _ => game.pass(),
    }
}

/// Tags of a copy and of nothing else.
const OF_COPY: [&str; 2] = ["copy", "serial"];

fn is_of_copy(tag: &Tag) -> bool {
    OF_COPY.contains(&tag.name.to_lowercase().as_str())
}

fn merged_tags(copies: &[Record]) -> Vec<Tag> {
    let mut tags: Vec<Tag> = Vec::new();
    for tag in copies.iter().flat_map(|record| &record.tags) {
        let is_known = |one: &Tag| one.name.eq_ignore_ascii_case(&tag.name);
        if !is_of_copy(tag) && !tags.iter().any(is_known) {
            tags.push(tag.clone());
        }
    }
    tags
}

/// A tag that only some copies have is no difference.
fn different_tags(copies: &[Record]) -> Vec<(String, Vec<Option<String>>)> {
    let tags = merged_tags(copies).into_iter();
    let values = tags.map(|tag| {
        let of = |record: &Record| record.tag(&tag.name).map(|value| value.trim().to_owned());
        (tag.name.clone(), copies.iter().map(of).collect::<Vec<_>>())
    });
    let differ = |(_, values): &(String, Vec<Option<String>>)| {
        let mut written = values.iter().flatten();
        let first = written.next();
        written.any(|value| Some(value) != first)
    };
    values.filter(differ).collect()
}
