//! What a record says of its game as a whole: seats, settings, position, places.

use crate::notation::star::{Record, read_position};
use crate::notation::{Span, looks_like_ascii};
use crate::star::{Camp, Game, Options, Position, Seats};

use super::code::StarCode;

/// The game that a record is of.
#[derive(Clone, Debug)]
pub struct About {
    /// Who sits at the table.
    pub seats: Seats,
    /// The settings.
    pub options: Options,
    /// The position before the first turn.
    pub start: Position,
    /// What of it could not be read: the code, the text and where.
    pub problems: Vec<(StarCode, String, Span)>,
}

impl About {
    /// What a record says; what it does not say is as usual.
    pub fn of(record: &Record) -> About {
        let mut problems = Vec::new();
        let mut seats = None;
        if let Some(tag) = record.tag_of("Seats") {
            match plain(&tag.value).parse() {
                Ok(read) => seats = Some(read),
                Err(_) => problems.push((StarCode::BadSeats, tag.value.clone(), tag.span)),
            }
        }
        let mut options = Options::default();
        let mut set = |pairs: &[&str], span: Span, problems: &mut Vec<_>| {
            // one wrong setting does not spoil the others
            for pair in pairs {
                let lower = pair.trim().to_lowercase();
                let (name, value) = lower.split_once('=').unwrap_or((&lower, ""));
                if !lower.is_empty() && options.set(name.trim(), value.trim()).is_err() {
                    problems.push((StarCode::BadRules, pair.trim().to_owned(), span));
                }
            }
        };
        // settings of the tag Rules win over those behind the name of the game
        if let Some((tag, settings)) = record.named_settings() {
            let settings = plain(settings);
            let is_number = |word: &&str| word.trim().starts_with(|sign: char| sign.is_numeric());
            let (numbers, pairs): (Vec<&str>, Vec<&str>) =
                settings.split([';', ',']).partition(is_number);
            set(&pairs, tag.span, &mut problems);
            if seats.is_none() && !numbers.is_empty() {
                seats = read_seats(&numbers.join(","));
                if seats.is_none() {
                    problems.push((StarCode::BadSeats, tag.value.clone(), tag.span));
                }
            }
        }
        if let Some(tag) = record.tag_of("Rules") {
            let value = plain(&tag.value);
            let pairs: Vec<&str> = value.split([';', ',']).collect();
            set(&pairs, tag.span, &mut problems);
        }
        let seats = seats.unwrap_or_else(|| usual(record));
        let usual_start = || Position::start(seats, options);
        let start = match record.tag_of("Position") {
            None => usual_start(),
            Some(tag) => match read_position(&tag.value, Some(seats), options) {
                Ok(position) => Ok(position),
                Err(_) => {
                    problems.push((StarCode::BadPosition, tag.value.clone(), tag.span));
                    usual_start()
                }
            },
        };
        let start = start.unwrap_or_else(|_| {
            // fifteen pieces, but not two players
            let span = record.tag_of("Rules").map_or(record.span, |tag| tag.span);
            problems.push((StarCode::BadRules, "pieces=15".to_owned(), span));
            options.pieces = crate::star::Pieces::Ten;
            Position::start(seats, options).expect("invariant: ten pieces fit any seats")
        });
        About {
            seats,
            options,
            start,
            problems,
        }
    }

    /// The game before its first turn.
    pub fn game(&self) -> Game {
        Game::new(self.start.clone())
    }
}

/// Seats as they stand behind the name of the game: how many there are, or which.
fn read_seats(text: &str) -> Option<Seats> {
    let usual = text.trim().parse().ok().and_then(Seats::usual);
    usual.or_else(|| text.parse().ok())
}

/// Full-width characters as those they look like.
fn plain(text: &str) -> String {
    let letters = text.chars();
    letters
        .map(|letter| looks_like_ascii(letter).unwrap_or(letter))
        .collect()
}

/// As many usual seats as the longest of the first rounds has entries.
fn usual(record: &Record) -> Seats {
    let rows = record.turns.chunk_by(|one, other| one.row == other.row);
    let widest = rows.take(4).map(<[_]>::len).max().unwrap_or(2);
    Seats::usual(widest)
        .or_else(|| Seats::usual(2))
        .expect("invariant: two players have usual seats")
}

/// Reads places such as `3:1 5:2 1:3`: seat and place. A seat with `-`, who did not come, has none. `None` where it is
/// something else.
///
/// ```
/// use huff::record::star::places;
/// let read = places("3:1 5:2, 1:3").unwrap();
/// assert_eq!((read[0].0.number(), read[0].1), (3, 1));
/// assert_eq!(places("1:1 4:-").unwrap().len(), 1);
/// assert!(places("1-0").is_none());
/// ```
pub fn places(text: &str) -> Option<Vec<(Camp, u8)>> {
    let text = plain(text);
    let words = text
        .split([' ', ',', ';', '，', '、'])
        .filter(|word| !word.is_empty());
    let places: Option<Vec<(Camp, Option<u8>)>> = words
        .map(|word| {
            let (seat, place) = word.split_once([':', '=', '：'])?;
            let camp = seat.parse().ok().and_then(Camp::from_number)?;
            if matches!(place, "-" | "–" | "−") {
                return Some((camp, None));
            }
            let place = place.parse().ok().filter(|place| (1..=6).contains(place))?;
            Some((camp, Some(place)))
        })
        .collect();
    let places = places.filter(|places| !places.is_empty())?;
    let mut camps: Vec<Camp> = places.iter().map(|(camp, _)| *camp).collect();
    camps.sort_unstable();
    camps.dedup();
    let came = |(camp, place): &(Camp, Option<u8>)| Some((*camp, (*place)?));
    (camps.len() == places.len()).then(|| places.iter().filter_map(came).collect())
}
