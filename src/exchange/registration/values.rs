//! Sex and date as they are written in lists.

use chrono::NaiveDate;

/// `m` or `w`.
pub fn sex(text: &str) -> Option<&'static str> {
    match text.trim().to_lowercase().as_str() {
        "m" | "male" | "man" | "男" | "м" | "муж" | "муж." | "мужской" => Some("m"),
        "w" | "f" | "female" | "woman" | "女" | "ж" | "жен" | "жен." | "женский" => {
            Some("w")
        }
        _ => None,
    }
}

/// A date as `YYYY-MM-DD`, or a year; day and month may be joined by dots, slashes, strokes or 年月日.
pub fn date(text: &str) -> Option<String> {
    let parts: Vec<&str> = text
        .split(['-', '.', '/', '年', '月', '日'])
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect();
    let number = |part: &str, most: u32| {
        part.parse::<u32>()
            .ok()
            .filter(|number| (1..=most).contains(number))
    };
    let year = |part: &str| number(part, 2200).filter(|year| *year >= 1850 && part.len() == 4);
    match parts[..] {
        [single] => year(single).map(|year| year.to_string()),
        [first, month, last] => {
            let (year, day) = match year(first) {
                Some(year) => (year, number(last, 31)?),
                None => (year(last)?, number(first, 31)?),
            };
            let month = number(month, 12)?;
            let date = NaiveDate::from_ymd_opt(year.cast_signed(), month, day)?;
            Some(date.format("%Y-%m-%d").to_string())
        }
        _ => None,
    }
}
