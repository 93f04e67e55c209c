//! What is typed as an incident: the code of a finding in words, or an article with its parts named.

use std::sync::LazyLock;

use super::read::{plain, spellings_of};
use super::{Language, Lexicon, Words};
use crate::record::{Code, Evidence, Law, names_incident};

pub(super) static CODES: LazyLock<Lexicon<Code>> = LazyLock::new(|| {
    let code = |code: &Code| (format!("code-{}", code.name()), *code);
    Lexicon::new(Code::ALL.iter().map(code))
});

/// What only an arbiter sees, as it can be typed in a language.
pub fn known_incidents(words: &Words) -> String {
    let noted = Code::ALL.iter();
    let noted = noted.filter(|code| code.evidence() == Evidence::Noted);
    let typed = |code: &Code| {
        let other = spellings_of(words, &format!("code-{}", code.name()));
        other
            .first()
            .cloned()
            .unwrap_or_else(|| code.name().to_owned())
    };
    let all: Vec<String> = noted.map(typed).collect();
    all.join(", ")
}

/// What can be noted as an incident, as the event keeps it: an article (`7/4.6`) or the code of a finding; none where the
/// law of the game has no such thing.
///
/// ```
/// use huff::record::Law;
/// use huff::words::read_incident;
/// assert_eq!(read_incident("第七条第4.6款", Law::S1).as_deref(), Some("7/4.6"));
/// assert_eq!(read_incident("ст. 7 п. 4.6", Law::S1).as_deref(), Some("7/4.6"));
/// assert_eq!(read_incident("悔棋", Law::S1).as_deref(), Some("take-back"));
/// assert_eq!(read_incident("第九十九条", Law::S1), None);
/// ```
pub fn read_incident(text: &str, law: Law) -> Option<String> {
    let narrow = text.trim().replace(['／', '、'], "/").replace('．', ".");
    if names_incident(&narrow, law) {
        return Some(narrow);
    }
    if let Some(code) = CODES.read(text) {
        return Some(code.name().to_owned());
    }
    article(text).filter(|article| names_incident(article, law))
}

/// `7/4.6` of an article with its parts named: their numbers, the first one apart.
fn article(text: &str) -> Option<String> {
    let mut numbers = vec![String::new()];
    let digits = chinese_numbers(&plain(text));
    let markers: Vec<String> = Language::ALL
        .map(Words::new)
        .iter()
        .flat_map(|words| spellings_of(words, "article"))
        .map(|word| plain(&word))
        .collect();
    let mut rest = digits.as_str();
    while let Some(letter) = rest.chars().next() {
        let marker = markers.iter().filter(|word| rest.starts_with(*word));
        let length = match marker.map(String::len).max() {
            Some(length) => length,
            None if letter.is_ascii_digit() => {
                if let Some(number) = numbers.last_mut() {
                    number.push(letter);
                }
                rest = &rest[1..];
                continue;
            }
            None if "./,".contains(letter) => 1,
            None => return None,
        };
        if numbers.last().is_some_and(|number| !number.is_empty()) {
            numbers.push(String::new());
        }
        rest = &rest[length..];
    }
    numbers.retain(|number| !number.is_empty());
    match numbers.split_first()? {
        (article, []) => Some(article.clone()),
        (article, parts) => Some(format!("{article}/{}", parts.join("."))),
    }
}

/// Numbers up to 99 in Chinese as digits.
pub(super) fn chinese_numbers(text: &str) -> String {
    const DIGITS: &str = "零一二三四五六七八九";
    let digit = |letter: char| DIGITS.chars().position(|known| known == letter);
    let mut plain = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let tens = match (digit(letter), letters.peek()) {
            (Some(tens), Some('十')) => {
                letters.next();
                tens
            }
            (Some(digit), _) => {
                plain += &digit.to_string();
                continue;
            }
            (None, _) if letter == '十' => 1,
            (None, _) => {
                plain.push(letter);
                continue;
            }
        };
        let ones = letters.peek().and_then(|letter| digit(*letter));
        if ones.is_some() {
            letters.next();
        }
        plain += &(tens * 10 + ones.unwrap_or(0)).to_string();
    }
    plain
}
