//! Holes, moves and words as players write them.

use super::record::TurnKind;
use super::scan::Scan;
use crate::star::Hole;

/// Longest way that is read, in holes.
const MOST_HOLES: usize = 64;

/// Reads the entry at the place of the scan and goes behind it.
pub(super) fn entry(scan: &mut Scan<'_>) -> TurnKind {
    let start = scan.at;
    if let Some(way) = way(scan) {
        return TurnKind::Move(way);
    }
    scan.at = start;
    let word = scan.skip(|letter| !letter.is_whitespace() && !matches!(letter, '{' | '(' | ';'));
    match word.to_lowercase().as_str() {
        "pass" | "пас" | "пропуск" | "停" | "过" | "過" | "停一步" => {
            TurnKind::Pass
        }
        word if !word.is_empty() && word.chars().all(is_dash) => TurnKind::Home,
        "" => {
            // a sign that begins nothing: it must not be met again
            scan.at += scan.peek().map_or(0, char::len_utf8);
            TurnKind::Unreadable
        }
        _ => TurnKind::Unreadable,
    }
}

/// What a text that is an entry and nothing else says.
pub fn whole(text: &str) -> TurnKind {
    let mut scan = Scan::new(text);
    scan.skip_blanks();
    if scan.rest().is_empty() {
        return TurnKind::Empty;
    }
    let kind = entry(&mut scan);
    scan.skip_blanks();
    match scan.rest().is_empty() {
        true => kind,
        false => TurnKind::Unreadable,
    }
}

/// Two holes or more with something between that joins them, or nothing. The scan is behind it only if it is one.
fn way(scan: &mut Scan<'_>) -> Option<Vec<Hole>> {
    let mut way = vec![hole(scan)?];
    loop {
        let behind = scan.at;
        scan.skip_blanks_of_line();
        let has_blank = scan.at > behind;
        let joint = scan.skip(joins);
        // `A5-C7 -- E7-E8`: the mark of a seat that is home stands alone
        let is_mark = has_blank && matches!(joint, "—" | "——" | "--" | "–-" | "-–" | "––");
        let gap = has_blank || !joint.is_empty();
        scan.skip_blanks_of_line();
        let next = match is_mark || gap && joint.is_empty() {
            true => None,
            false => hole(scan),
        };
        match next {
            Some(hole) if way.len() < MOST_HOLES => way.push(hole),
            Some(_) => {}
            None => {
                scan.at = behind;
                break;
            }
        }
    }
    let ends = scan
        .peek()
        .is_none_or(|letter| !letter.is_alphanumeric() && !joins(letter));
    (way.len() > 1 && ends).then_some(way)
}

fn is_dash(letter: char) -> bool {
    matches!(
        letter,
        '-' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '─' | '－' | 'ー'
    )
}

/// Whether a sign can stand between two holes.
pub(crate) fn joins(letter: char) -> bool {
    is_dash(letter)
        || matches!(
            letter,
            'x' | 'х' | '×' | ':' | '：' | '>' | '→' | '*' | '/' | '＞'
        )
}

/// A letter from A to Q and one or two digits.
fn hole(scan: &mut Scan<'_>) -> Option<Hole> {
    let start = scan.at;
    let row = row(scan.peek()?)?;
    scan.at += scan.peek().map_or(0, char::len_utf8);
    let mut number = 0;
    let mut digits = 0;
    while digits < 2
        && let Some(digit) = scan.peek().and_then(digit)
    {
        number = number * 10 + digit;
        digits += 1;
        scan.at += scan.peek().map_or(0, char::len_utf8);
    }
    let hole = Hole::of(row, number).filter(|_| digits > 0);
    if hole.is_none() {
        scan.at = start;
    }
    hole
}

/// The row of a letter, also of one that looks the same.
pub(crate) fn row(letter: char) -> Option<u8> {
    let latin = match letter {
        '\u{ff21}'..='\u{ff3a}' => (letter as u32 - 0xff21) as u8 + b'A',
        '\u{ff41}'..='\u{ff5a}' => (letter as u32 - 0xff41) as u8 + b'A',
        'А' | 'а' => b'A',
        'В' | 'в' => b'B',
        'С' | 'с' => b'C',
        'Е' | 'е' => b'E',
        'Н' | 'н' => b'H',
        'І' | 'і' => b'I',
        'Ј' | 'ј' => b'J',
        'К' | 'к' => b'K',
        'М' | 'м' => b'M',
        'О' | 'о' => b'O',
        'Р' | 'р' => b'P',
        letter if letter.is_ascii_alphabetic() => letter.to_ascii_uppercase() as u8,
        _ => return None,
    };
    (b'A'..=b'Q').contains(&latin).then_some(latin - b'A')
}

fn digit(letter: char) -> Option<u8> {
    match letter {
        '０'..='９' => Some((letter as u32 - 0xff10) as u8),
        _ => letter.to_digit(10).map(|digit| digit as u8),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_in_many_spellings() {
        let holes = |names: &[&str]| {
            let way = names
                .iter()
                .map(|name| Hole::from_name(name).unwrap_or_else(|| panic!("{name}")));
            TurnKind::Move(way.collect())
        };
        for (text, kind) in [
            ("A5-C7-E7", holes(&["A5", "C7", "E7"])),
            ("a5 - c7 – e7", holes(&["A5", "C7", "E7"])),
            ("A5C7", holes(&["A5", "C7"])),
            ("А5хС7", holes(&["A5", "C7"])),
            ("Ｅ１３→Ｅ１２", holes(&["E13", "E12"])),
            ("E13:E12", holes(&["E13", "E12"])),
            ("A5--C7", holes(&["A5", "C7"])),
            ("A5 -- C7", TurnKind::Unreadable),
            ("pass", TurnKind::Pass),
            ("Пас", TurnKind::Pass),
            ("停", TurnKind::Pass),
            ("--", TurnKind::Home),
            ("—", TurnKind::Home),
            ("", TurnKind::Empty),
            (" ", TurnKind::Empty),
            ("A5", TurnKind::Unreadable),
            ("A5 C7", TurnKind::Unreadable),
            ("A5-", TurnKind::Unreadable),
            ("A5-A6", TurnKind::Unreadable),
            ("A5-C7x", TurnKind::Unreadable),
            ("R1-R2", TurnKind::Unreadable),
            ("?", TurnKind::Unreadable),
        ] {
            assert_eq!(whole(text), kind, "{text:?}");
        }
    }
}
