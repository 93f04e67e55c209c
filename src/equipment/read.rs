//! Values as people write them: `45`, `4,5 cm`, `2"`, `１２`, yes and no in three languages.

use super::table::{Item, Unit};

/// Why a value cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bad {
    /// A length or number was expected.
    NoNumber,
    /// Yes or no was expected.
    NoAnswer,
}

const YES: [&str; 8] = ["yes", "y", "1", "+", "true", "是", "да", "д"];
const NO: [&str; 9] = ["no", "n", "0", "-", "false", "否", "不", "нет", "н"];

/// Signs of lengths and their millimetres; the first that the text ends with counts.
const UNITS: [(&str, f64); 11] = [
    ("mm", 1.0),
    ("мм", 1.0),
    ("毫米", 1.0),
    ("cm", 10.0),
    ("см", 10.0),
    ("厘米", 10.0),
    ("inch", 25.4),
    ("in", 25.4),
    ("\"", 25.4),
    ("″", 25.4),
    ("m", 1000.0),
];

/// Reads the value of an item: millimetres without a unit, a count, or yes (1) and no (0).
///
/// # Errors
/// What was expected where the text is none.
///
/// ```
/// use huff::equipment::{Item, quantity};
/// assert_eq!(quantity(Item::Field, "45 cm"), Ok(450.0));
/// assert_eq!(quantity(Item::Border, "5,5"), Ok(5.5));
/// assert_eq!(quantity(Item::Square, "2 in"), Ok(50.8));
/// assert_eq!(quantity(Item::Matt, "是"), Ok(1.0));
/// assert!(quantity(Item::MenWhite, "many").is_err());
/// ```
pub fn quantity(item: Item, text: &str) -> Result<f64, Bad> {
    let text: String = text.trim().chars().map(half_width).collect();
    let text = text.to_lowercase();
    if item.unit() == Unit::Question {
        return match text.as_str() {
            text if YES.contains(&text) => Ok(1.0),
            text if NO.contains(&text) => Ok(0.0),
            _ => Err(Bad::NoAnswer),
        };
    }
    let (number, factor) = UNITS
        .iter()
        .filter(|_| item.unit() == Unit::Millimetres)
        .find_map(|(sign, factor)| text.strip_suffix(sign).map(|rest| (rest, *factor)))
        .unwrap_or((text.as_str(), 1.0));
    let value: f64 = number
        .trim()
        .replace(',', ".")
        .parse()
        .map_err(|_| Bad::NoNumber)?;
    let is_whole = item.unit() != Unit::Count || value.fract() == 0.0;
    match value.is_finite() && (0.0..100_000.0).contains(&value) && is_whole {
        true => Ok((value * factor * 1000.0).round() / 1000.0),
        false => Err(Bad::NoNumber),
    }
}

/// The plain form of a full-width sign.
fn half_width(sign: char) -> char {
    match u32::from(sign) {
        code @ 0xff01..=0xff5e => char::from_u32(code - 0xfee0).unwrap_or(sign),
        0x3000 => ' ',
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_as_they_are_written() {
        let cases = [
            (Item::Square, "４５", Ok(45.0)),
            (Item::Square, "4.5cm", Ok(45.0)),
            (Item::Square, "45мм", Ok(45.0)),
            (Item::TableLength, "1 m", Ok(1000.0)),
            (Item::Square, "1.75″", Ok(44.45)),
            (Item::Square, "-3", Err(Bad::NoNumber)),
            (Item::Square, "", Err(Bad::NoNumber)),
            (Item::Square, "nan", Err(Bad::NoNumber)),
            (Item::Square, "1e999", Err(Bad::NoNumber)),
            (Item::MenWhite, "12", Ok(12.0)),
            (Item::MenWhite, "12 mm", Err(Bad::NoNumber)),
            (Item::MenWhite, "11.5", Err(Bad::NoNumber)),
            (Item::Glare, "Нет", Ok(0.0)),
            (Item::Glare, "ＮＯ", Ok(0.0)),
            (Item::Glare, "12", Err(Bad::NoAnswer)),
        ];
        for (item, text, expected) in cases {
            assert_eq!(quantity(item, text), expected, "{item:?} {text}");
        }
    }
}
