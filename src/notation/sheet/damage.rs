//! What spreadsheets make of moves, undone.
//!
//! `11-15` typed into a spreadsheet is the fifteenth of November. It comes back as `15-Nov`,
//! `11月15日`, `2026/11/15`, `15.11.2026`, as the number of a day or as a time of day.

use crate::notation::move_text::written;
use crate::notation::record::Written;

/// The move behind a date, time or number; `None` where the text is none of these.
///
/// The month is the square of origin, as it stands first where such numbers become dates.
pub(super) fn undone(text: &str) -> Option<String> {
    let text = text.trim();
    if text.is_empty() || text.len() > 40 {
        return None;
    }
    if let Some(formula) = text.strip_prefix('=') {
        let inside = formula.trim().trim_matches('"').trim();
        let is_move = || matches!(written(inside), Written::Move(_)).then(|| inside.to_string());
        return undone(inside).or_else(is_move);
    }
    date_by_name(text)
        .or_else(|| date_by_numbers(text))
        .or_else(|| time_of_day(text))
        .or_else(|| number(text))
}

/// `15-Nov`, `Nov-15`, `Nov-32`, `15 ноября`, `11月15日`.
fn date_by_name(text: &str) -> Option<String> {
    let parts: Vec<&str> = text
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|part| !part.is_empty())
        .collect();
    let (month, day) = match parts.as_slice() {
        [single] => chinese(single)?,
        [one, other] | [one, other, _] => match (month(one), month(other)) {
            (Some(month), None) => (month, other.parse().ok()?),
            (None, Some(month)) => (month, one.parse().ok()?),
            _ => return None,
        },
        _ => return None,
    };
    let third_is_year = parts.get(2).is_none_or(|year| is_year(year));
    (third_is_year && day <= 50).then(|| pair(month, day))
}

/// `11月15日`, `2026年11月15日`.
fn chinese(text: &str) -> Option<(u32, u32)> {
    let text = text.split_once('年').map_or(text, |(_, rest)| rest);
    let (month, day) = text.split_once('月')?;
    let day = day.trim_end_matches(['日', '号']);
    Some((number_of(month, 12)?, number_of(day, 31)?))
}

/// Months by the start of their names in the languages of those who play.
const MONTHS: [&[&str]; 12] = [
    &["jan", "янв", "ene"],
    &["feb", "фев", "fev", "fév"],
    &["mar", "мар", "mrt", "mär"],
    &["apr", "апр", "abr", "avr"],
    &["may", "май", "мая", "mei", "mai"],
    &["jun", "июн"],
    &["jul", "июл"],
    &["aug", "авг", "ago", "aoû"],
    &["sep", "сен", "set"],
    &["oct", "окт", "okt", "out"],
    &["nov", "ноя"],
    &["dec", "дек", "dez", "dic", "déc"],
];

fn month(word: &str) -> Option<u32> {
    let word = word.to_lowercase();
    let index = MONTHS
        .iter()
        .position(|names| names.iter().any(|name| word.starts_with(name)))?;
    word.chars()
        .all(char::is_alphabetic)
        .then_some(index as u32 + 1)
}

/// `2026-11-15`, `15.11.2026`, `11/15/26`, with or without a time behind it.
fn date_by_numbers(text: &str) -> Option<String> {
    let date = text.split([' ', 'T']).next()?;
    let sign = date.chars().find(|letter| !letter.is_ascii_digit())?;
    if !matches!(sign, '-' | '/' | '.') {
        return None;
    }
    let mut parts = date.trim_end_matches('.').split(sign);
    let (one, two, three) = (parts.next()?, parts.next()?, parts.next());
    if parts.next().is_some() {
        return None;
    }
    let Some(three) = three else {
        // `11/15`: no sign of a move
        return (sign == '/').then(|| Some(pair(number_of(one, 12)?, number_of(two, 31)?)))?;
    };
    if is_year(one) && one.len() == 4 {
        let (month, day) = (number_of(two, 12)?, number_of(three, 31)?);
        // `11-32` is November 1932
        let year: u32 = one.parse().ok()?;
        let is_year_of_square = day == 1 && (1931..=1950).contains(&year);
        return Some(pair(
            month,
            if is_year_of_square { year - 1900 } else { day },
        ));
    }
    if !is_year(three) {
        return None;
    }
    let (one, two) = (number_of(one, 31)?, number_of(two, 31)?);
    let (month, day) = match (sign, one, two) {
        (_, 13.., _) | ('.', _, ..=12) => (two, one),
        _ => (one, two),
    };
    // `11-18-25` may be a capture over three squares: a step is near, a jump is far
    let is_route = three.len() == 2 && sign == '-' && !(3..=6).contains(&month.abs_diff(day));
    (month <= 12 && !is_route).then(|| pair(month, day))
}

/// `11:15:00`, `11:15 AM`: a capture written with a colon.
fn time_of_day(text: &str) -> Option<String> {
    let upper = text.to_ascii_uppercase();
    let (time, afternoon) = match (upper.strip_suffix("AM"), upper.strip_suffix("PM")) {
        (Some(time), _) => (time.trim(), 0),
        (_, Some(time)) => (time.trim(), 12),
        _ => (
            upper
                .strip_suffix(":00")
                .filter(|time| time.contains(':'))?,
            0,
        ),
    };
    let mut parts = time.split(':');
    let (hour, minute) = (parts.next()?, parts.next()?);
    if parts.next().is_some_and(|second| second != "00") || parts.next().is_some() {
        return None;
    }
    let (hour, minute) = (number_of(hour, 23)?, number_of(minute, 59)?);
    Some(format!(
        "{}:{minute}",
        hour + if hour < 12 { afternoon } else { 0 }
    ))
}

/// `1115.0`, `1.115E+03`, `11.15`, and the number of a day such as `46341`.
fn number(text: &str) -> Option<String> {
    let plain = text.replace(',', ".");
    let has_sign = plain.contains(['.', 'E', 'e']);
    if !plain.starts_with(|letter: char| letter.is_ascii_digit())
        || !plain
            .chars()
            .all(|letter| letter.is_ascii_digit() || matches!(letter, '.' | 'E' | 'e' | '+'))
    {
        return None;
    }
    if let Some((from, to)) = plain.split_once('.')
        && !to.is_empty()
        && !to.bytes().all(|byte| byte == b'0')
        && let (Some(from), Some(to)) = (number_of(from, 50), number_of(to, 50))
    {
        return Some(pair(from, to));
    }
    let value: f64 = plain.parse().ok()?;
    if value.fract() != 0.0 || !(101.0..=99_999.0).contains(&value) {
        return None;
    }
    let value = value as u32;
    match value {
        36_526..=55_152 => {
            let (month, day) = day_of_year(value);
            Some(pair(month, day))
        }
        101..=7_272 if has_sign => Some(value.to_string()),
        _ => None,
    }
}

/// Month and day of a day counted from the end of 1899.
fn day_of_year(serial: u32) -> (u32, u32) {
    // days since 0000-03-01; eras of 400 years
    let days = serial + 693_899;
    let of_era = days % 146_097;
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    (if month < 10 { month + 3 } else { month - 9 }, day)
}

fn pair(from: u32, to: u32) -> String {
    format!("{from}-{to}")
}

fn number_of(text: &str, most: u32) -> Option<u32> {
    let is_number = (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    let value = text.parse().ok().filter(|_| is_number)?;
    (1..=most).contains(&value).then_some(value)
}

fn is_year(text: &str) -> bool {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let value: u32 = text.parse().unwrap_or(0);
    is_number && matches!((text.len(), value), (4, 1900..=2100) | (2, 20..=40))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_become_moves_again() {
        for text in [
            "15-Nov",
            "15 Nov",
            "Nov-15",
            "Nov 15",
            "15-nov-26",
            "11月15日",
            "2026年11月15日",
            "2026/11/15",
            "2026-11-15",
            "2026-11-15 00:00:00",
            "2026-11-15T00:00:00",
            "15.11.2026",
            "15/11/2026",
            "11/15/2026",
            "11-15-26",
            "11/15/26",
            "11/15",
            "15.ноя",
            "15 ноября",
            "ноя.15",
            "46341",
            "46341.0",
            "=11-15",
            "=\"11-15\"",
            "11.15",
            "11,15",
        ] {
            assert_eq!(undone(text).as_deref(), Some("11-15"), "{text}");
        }
        assert_eq!(undone("Nov-32").as_deref(), Some("11-32"));
        assert_eq!(undone("1932-11-01").as_deref(), Some("11-32"));
        assert_eq!(undone("7-Nov").as_deref(), Some("11-7"));
        assert_eq!(undone("07.11.2026").as_deref(), Some("11-7"));
        assert_eq!(undone("1115.0").as_deref(), Some("1115"));
        assert_eq!(undone("1.115E+03").as_deref(), Some("1115"));
        assert_eq!(undone("11:18:00").as_deref(), Some("11:18"));
        assert_eq!(undone("1:17 PM").as_deref(), Some("13:17"));
    }

    #[test]
    fn moves_are_left_alone() {
        for text in [
            "11-15", "32-28", "c3-d4", "c3:e5", "11x18", "11:18", "1115", "711", "11-18-25", "1-0",
            "1/2-1/2", "1.5", "d6-c5", "", "-", "15x24x31", "1-1", "0-1", "2-0", "½-½", "11 15",
            "a.l.", "5.", "Nov",
        ] {
            let got = undone(text);
            let want = if text == "1.5" { Some("1-5") } else { None };
            assert_eq!(got.as_deref(), want, "{text}");
        }
    }
}
