//! What a few keys mean among the legal moves of a position.
//!
//! A move may be typed by numbers or letters, padded (`0711`) or not (`711`), with signs between the squares or without,
//! by file and last square (`cd4`), and by as many squares of its path as are needed. It is known as soon as only one
//! legal move begins so.

use crate::draughts::Square;
use crate::notation::{Written, written};

use super::legal::{Legal, Names};

/// What typed keys stand for; the numbers are places in [`Legal::moves`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Nothing is typed.
    Nothing,
    /// Only this move begins so.
    One(usize),
    /// Several moves begin so; `whole` are those that are spelled to their end.
    Several {
        /// All of them.
        begun: Vec<usize>,
        /// Those that are whole.
        whole: Vec<usize>,
    },
    /// No legal move begins so.
    None,
}

/// How far a spelling of a move has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Fit {
    /// More may follow.
    begun: bool,
    /// It is whole.
    whole: bool,
}

/// Reads typed keys, as [`super::plain`] gives them, among the legal moves.
pub(super) fn reading(typed: &str, legal: &Legal, names: &Names) -> Reading {
    let typed = typed.trim_start_matches('-');
    if typed.is_empty() {
        return Reading::Nothing;
    }
    let mut begun = Vec::new();
    let mut whole = Vec::new();
    for (place, choice) in legal.moves.iter().enumerate() {
        let fit = fit(typed, &choice.routes, names);
        if fit.begun || fit.whole {
            begun.push(place);
        }
        if fit.whole {
            whole.push(place);
        }
    }
    match begun[..] {
        [] => Reading::None,
        [only] => Reading::One(only),
        _ => Reading::Several { begun, whole },
    }
}

/// Reads typed text among the legal moves of a position, squares counted and called as is usual in its game.
///
/// ```
/// use huff::draughts::{Setup, Variant};
/// use huff::entry::{Reading, read};
/// let start = Setup::start(Variant::International);
/// assert!(matches!(read("322", &start), Reading::Several { .. })); // 32-27 and 32-28
/// assert!(matches!(read("3228", &start), Reading::One(_)));
/// assert!(matches!(read("35", &start), Reading::One(_))); // only 35-30
/// assert_eq!(read("3237", &start), Reading::None);
/// ```
pub fn read(text: &str, setup: &crate::draughts::Setup) -> Reading {
    let rules = setup.variant.rules();
    let names = Names {
        board: rules.geometry,
        naming: rules.geometry.naming,
        numbering: crate::notation::Numbering::OURS,
    };
    let typed: String = text.chars().filter_map(super::plain).collect();
    reading(&typed, &Legal::of(setup, names), &names)
}

/// How far the routes of a move are spelled.
fn fit(typed: &str, routes: &[Vec<Square>], names: &Names) -> Fit {
    let by = match typed.starts_with(|first: char| first.is_ascii_digit()) {
        true => By::Numbers,
        false => By::Letters,
    };
    let mut all = Fit::default();
    for route in routes {
        let fit = walk(typed, route, 0, names, by);
        all.begun |= fit.begun;
        all.whole |= fit.whole;
    }
    all
}

/// Whether keys begin a spelling of one of the routes, and whether they are a whole one.
pub(super) fn continues(typed: &str, routes: &[Vec<Square>], names: &Names) -> (bool, bool) {
    let fit = fit(typed, routes, names);
    (fit.begun || fit.whole, fit.whole)
}

/// Spells a route from a place on; squares between may be left out.
fn walk(typed: &str, route: &[Square], at: usize, names: &Names, by: By) -> Fit {
    let mut all = Fit::default();
    let typed = match typed.strip_prefix('-') {
        Some(rest) if at > 0 => rest,
        _ => typed,
    };
    if typed.is_empty() {
        return Fit {
            begun: true,
            whole: false,
        };
    }
    let last = route.len() - 1;
    let places = if at == 0 { 0..1 } else { at..route.len() };
    for place in places {
        for form in forms(route[place], names, place, by) {
            let fit = if form.len() >= typed.len() {
                let whole = form == typed && place == last;
                Fit {
                    begun: form.starts_with(typed) && !whole,
                    whole,
                }
            } else if let Some(rest) = typed.strip_prefix(form.as_str()) {
                match place == last {
                    true => Fit::default(),
                    false => walk(rest, route, place + 1, names, by),
                }
            } else {
                Fit::default()
            };
            all.begun |= fit.begun;
            all.whole |= fit.whole;
        }
    }
    all
}

/// By what the squares of a half-move are typed: not by both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    Letters,
    Numbers,
}

/// How a square may be typed; the first of a move by its file alone.
fn forms(square: Square, names: &Names, place: usize, by: By) -> impl Iterator<Item = String> {
    let number = names.number(square);
    let name = names.board.algebraic(square);
    let padded = (number < 10).then(|| format!("0{number}"));
    let file = (place == 0).then(|| name.chars().take(1).collect());
    let typed = match by {
        By::Numbers => [Some(number.to_string()), padded],
        By::Letters => [Some(name), file],
    };
    typed.into_iter().flatten()
}

/// The moves that are meant where the last square is typed by its last digit only: `328` for 32-28.
pub(super) fn shortened(typed: &str, legal: &Legal, names: &Names) -> Vec<usize> {
    let fits = |route: &Vec<Square>| {
        let (Some(from), Some(to)) = (route.first(), route.last()) else {
            return false;
        };
        let to = names.number(*to).to_string();
        to.len() == 2 && format!("{:02}{}", names.number(*from), &to[1..]) == typed
    };
    let moves = legal.moves.iter().enumerate();
    moves
        .filter(|(_, choice)| choice.routes.iter().any(fits))
        .map(|(place, _)| place)
        .collect()
}

/// Typed keys as half-moves that could stand on a sheet of this board, whatever the rules say; empty as long as no whole
/// half-move is typed.
///
/// ```
/// use huff::draughts::Variant;
/// use huff::entry::spelled;
/// assert_eq!(spelled("3228", Variant::International), ["32-28"]);
/// assert_eq!(spelled("711", Variant::English), ["7-11"]);
/// assert_eq!(spelled("c3-d4", Variant::Russian), ["c3-d4"]);
/// assert!(spelled("32", Variant::International).is_empty());
/// ```
pub fn spelled(typed: &str, variant: crate::draughts::Variant) -> Vec<String> {
    let most = variant.rules().geometry.squares();
    let typed = typed.trim_matches('-');
    let on_board = |parts: &[&str]| {
        let number = |part: &&str| {
            let sound = (1..=2).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
            sound
                .then(|| part.parse::<u16>().ok())
                .flatten()
                .filter(|number| (1..=most).contains(number))
        };
        let numbers: Option<Vec<u16>> = parts.iter().map(number).collect();
        numbers.filter(|numbers| numbers.len() > 1).map(|numbers| {
            let texts: Vec<String> = numbers.iter().map(u16::to_string).collect();
            texts.join("-")
        })
    };
    let is_move = |text: &str| matches!(written(text), Written::Move(_));
    if typed.contains(|letter: char| letter.is_ascii_alphabetic()) {
        return is_move(typed)
            .then(|| typed.to_owned())
            .into_iter()
            .collect();
    }
    if typed.contains('-') {
        let parts: Vec<&str> = typed.split('-').filter(|part| !part.is_empty()).collect();
        return on_board(&parts).into_iter().collect();
    }
    if !typed.is_ascii() {
        return Vec::new();
    }
    match typed.len() {
        0..3 => Vec::new(),
        3 => [1, 2]
            .into_iter()
            .filter_map(|middle| on_board(&[&typed[..middle], &typed[middle..]]))
            .collect(),
        length if length % 2 == 0 => {
            let parts: Vec<&str> = (0..length)
                .step_by(2)
                .map(|at| &typed[at..at + 2])
                .collect();
            on_board(&parts).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::{Setup, Variant};
    use crate::notation::{Numbering, fen};

    fn check(variant: Variant, position: &str, cases: &[(&str, &[&str])]) {
        let setup = match position {
            "" => Setup::start(variant),
            text => fen::read(text, variant, Numbering::OURS).0.unwrap(),
        };
        let rules = variant.rules();
        let names = Names {
            board: rules.geometry,
            naming: rules.geometry.naming,
            numbering: Numbering::OURS,
        };
        let legal = Legal::of(&setup, names);
        for (typed, want) in cases {
            let keys: String = typed.chars().filter_map(crate::entry::plain).collect();
            let found: Vec<&str> = match reading(&keys, &legal, &names) {
                Reading::Nothing | Reading::None => Vec::new(),
                Reading::One(only) => vec![legal.moves[only].text.as_str()],
                Reading::Several { begun, .. } => begun
                    .iter()
                    .map(|place| legal.moves[*place].text.as_str())
                    .collect(),
            };
            assert_eq!(&found, want, "{typed}");
        }
    }

    #[test]
    fn spellings_at_the_start() {
        check(
            Variant::International,
            "",
            &[
                ("3228", &["32-28"]),
                ("32-28", &["32-28"]),
                ("３２－２８", &["32-28"]),
                ("32 28", &["32-28"]),
                ("32", &["32-27", "32-28"]),
                ("3237", &[]),
                ("99", &[]),
            ],
        );
        check(
            Variant::Russian,
            "",
            &[
                ("cd4", &["c3-d4"]),
                ("c3d4", &["c3-d4"]),
                ("С3:D4", &["c3-d4"]),
                ("cb", &["c3-b4"]),
                ("c", &["c3-b4", "c3-d4"]),
                ("a3", &["a3-b4"]),
                ("22-18", &["c3-d4"]),
            ],
        );
    }

    #[test]
    fn unpadded_numbers_that_are_two_moves_wait() {
        // 7-1 is whole, and 71-... may follow
        check(
            Variant::Canadian,
            "W:WK7,70,71:B60",
            &[
                ("71", &["7-1", "7-13", "71-64", "71-65"]),
                ("0701", &["7-1"]),
                ("713", &["7-13"]),
            ],
        );
        check(
            Variant::English,
            "W:WK1,12:B21",
            &[("16", &["1-6"]), ("1", &["1-5", "1-6", "12-8"])],
        );
    }

    #[test]
    fn captures_with_the_same_ends_are_told_apart_by_their_way() {
        let position = "W:WK47:B14,15,29,31,40,42";
        let setup = fen::read(position, Variant::International, Numbering::OURS)
            .0
            .unwrap();
        let rules = Variant::International.rules();
        let names = Names {
            board: rules.geometry,
            naming: rules.geometry.naming,
            numbering: Numbering::OURS,
        };
        let legal = Legal::of(&setup, names);
        let mut texts: Vec<&String> = legal.moves.iter().map(|choice| &choice.text).collect();
        let count = texts.len();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), count);
    }
}
