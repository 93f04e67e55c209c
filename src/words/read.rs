//! What people type at the desk: the words that say a fact read it too, in every language.
//!
//! The sentence with an id is one spelling of what it means, `typed-ID` in the same file of a language holds others with
//! commas between them. English words and the codes of JSON are understood everywhere.

use std::sync::LazyLock;

use super::{Language, Words};
use crate::draughts::Color;
use crate::tournament::Ruling;

/// Who did something at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Party {
    /// White.
    White,
    /// Black.
    Black,
    /// Both players.
    Both,
    /// It is not known who.
    Unknown,
}

impl Party {
    const ALL: [Party; 4] = [Party::White, Party::Black, Party::Both, Party::Unknown];

    /// The English word.
    pub const fn word(self) -> &'static str {
        match self {
            Party::White => "white",
            Party::Black => "black",
            Party::Both => "both",
            Party::Unknown => "unknown",
        }
    }

    /// The sides that are meant; none where it is not known.
    pub const fn sides(self) -> &'static [Color] {
        match self {
            Party::White => &[Color::White],
            Party::Black => &[Color::Black],
            Party::Both => &[Color::White, Color::Black],
            Party::Unknown => &[],
        }
    }
}

/// Spellings in all languages, and what they mean.
#[derive(Clone, Debug)]
pub struct Lexicon<T>(Vec<Spelling<T>>);

#[derive(Clone, Debug)]
struct Spelling<T> {
    /// As it stands in the file of the language.
    text: String,
    /// As it is compared.
    plain: String,
    meaning: T,
}

impl<T> Spelling<T> {
    fn new(text: String, meaning: T) -> Spelling<T> {
        Spelling {
            plain: plain(&text),
            text,
            meaning,
        }
    }
}

impl<T: Copy> Lexicon<T> {
    /// The spellings of meanings, each with the id of the sentence that says it.
    pub fn new<I: AsRef<str>>(meanings: impl IntoIterator<Item = (I, T)>) -> Lexicon<T> {
        let languages = Language::ALL.map(Words::new);
        let mut spellings = Vec::new();
        for (id, meaning) in meanings {
            let id = id.as_ref();
            for words in &languages {
                let said = Some(words.say(id, &[])).filter(|_| words.has(id));
                let typed = spellings_of(words, id);
                let all = said.into_iter().chain(typed);
                spellings.extend(all.map(|text| Spelling::new(text, meaning)));
            }
        }
        Lexicon(spellings)
    }

    /// The same with a word that is no sentence, such as a code of JSON.
    #[must_use]
    pub fn with(mut self, words: impl IntoIterator<Item = (String, T)>) -> Lexicon<T> {
        let words = words.into_iter();
        self.0
            .extend(words.map(|(word, meaning)| Spelling::new(word, meaning)));
        self
    }

    /// What a text means; none where it is no spelling of anything.
    pub fn read(&self, text: &str) -> Option<T> {
        let text = plain(text);
        let found = self.0.iter().find(|spelling| spelling.plain == text);
        found.map(|spelling| spelling.meaning)
    }

    /// All spellings of a meaning.
    pub fn spellings(&self, meaning: T) -> impl Iterator<Item = &str>
    where
        T: PartialEq,
    {
        let of_it = self.0.iter().filter(move |known| known.meaning == meaning);
        of_it.map(|spelling| spelling.text.as_str())
    }
}

/// The other spellings of a sentence in a language.
pub(super) fn spellings_of(words: &Words, id: &str) -> Vec<String> {
    let id = format!("typed-{id}");
    if !words.has(&id) {
        return Vec::new();
    }
    let text = words.say(&id, &[]);
    text.split(',').map(|word| word.trim().to_owned()).collect()
}

/// Small letters of ASCII width, without blanks and strokes, and without the points of ё.
pub(super) fn plain(text: &str) -> String {
    let narrow = text.chars().map(|letter| match u32::from(letter) {
        code @ 0xff01..=0xff5e => char::from_u32(code - 0xfee0).unwrap_or(letter),
        _ => letter,
    });
    let small = narrow.flat_map(char::to_lowercase);
    let kept = small.filter(|letter| !letter.is_whitespace() && !"-–—".contains(*letter));
    kept.map(|letter| if letter == 'ё' { 'е' } else { letter })
        .collect()
}

static PARTIES: LazyLock<Lexicon<Party>> = LazyLock::new(|| {
    Lexicon::new(Party::ALL.map(|party| (format!("side-{}", party.word()), party)))
});

/// Other sentences that say a ruling: on forms, and of a move that was accepted by moving on.
const ALSO_RULINGS: [(&str, Ruling); 6] = [
    ("paper-ruling-rectified", Ruling::Rectified),
    ("paper-ruling-stood", Ruling::Stood),
    ("paper-ruling-warning", Ruling::Warning),
    ("paper-ruling-lost", Ruling::GameLost),
    ("paper-ruling-void", Ruling::VoidRestart),
    ("ruling-accepted-by-move", Ruling::Stood),
];

/// Rulings without minutes; one with them stands for all of its kind.
static RULINGS: LazyLock<Lexicon<Ruling>> = LazyLock::new(|| {
    let all = Ruling::words().filter_map(Ruling::from_word);
    let said = all.map(|ruling| (format!("ruling-{}", ruling.word()), ruling));
    let also = ALSO_RULINGS.map(|(id, ruling)| (id.to_owned(), ruling));
    Lexicon::new(said.chain(also))
        .with(Ruling::words().filter_map(|word| Some((word.to_owned(), Ruling::from_word(word)?))))
});

/// Who did something, by a word of any language.
///
/// ```
/// use huff::words::{Party, read_party};
/// assert_eq!(read_party("白方"), Some(Party::White));
/// assert_eq!(read_party("обе"), Some(Party::Both));
/// assert_eq!(read_party("unknown"), Some(Party::Unknown));
/// ```
pub fn read_party(text: &str) -> Option<Party> {
    PARTIES.read(text)
}

/// A side by a word or letter of any language.
///
/// ```
/// use huff::draughts::Color;
/// use huff::words::read_side;
/// assert_eq!(read_side("Чёрным"), Some(Color::Black));
/// assert_eq!(read_side("both"), None);
/// ```
pub fn read_side(text: &str) -> Option<Color> {
    match read_party(text)? {
        Party::White => Some(Color::White),
        Party::Black => Some(Color::Black),
        Party::Both | Party::Unknown => None,
    }
}

/// How a side may be written, in all languages.
pub fn spellings_of_side(side: Color) -> impl Iterator<Item = &'static str> {
    let party = match side {
        Color::White => Party::White,
        Color::Black => Party::Black,
    };
    PARTIES.spellings(party)
}

/// A ruling by a word of any language; minutes stand in it as digits.
///
/// ```
/// use huff::tournament::Ruling;
/// use huff::words::read_ruling;
/// assert_eq!(read_ruling("警告"), Some(Ruling::Warning));
/// assert_eq!(read_ruling("加时2分钟"), Some(Ruling::Time(2)));
/// assert_eq!(read_ruling("Присуждено поражение"), Some(Ruling::GameLost));
/// assert_eq!(read_ruling("time+0"), None);
/// ```
pub fn read_ruling(text: &str) -> Option<Ruling> {
    let text = plain(text);
    if let Some(ruling) = Ruling::from_word(&text).or_else(|| RULINGS.read(&text)) {
        return Some(ruling);
    }
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let rest = text.replace(&digits, "").replace('+', "");
    let minutes = digits.parse().ok().filter(|minutes| *minutes > 0)?;
    let is_time = Language::ALL.map(Words::new).iter().any(|words| {
        let said = |id: &str| words.say(id, &[("minutes", "".into())]);
        let mut all = spellings_of(words, "ruling-time");
        all.extend(["ruling-time", "ruling-time-others", "paper-ruling-time"].map(said));
        all.iter().any(|spelling| plain(spelling) == rest)
    });
    is_time.then_some(Ruling::Time(minutes))
}

/// The rulings as they can be typed in a language.
pub fn known_rulings(words: &Words) -> String {
    let typed = |word: &str| {
        let name = word.trim_end_matches("+N");
        let other = spellings_of(words, &format!("ruling-{name}"));
        let other = other.first().cloned().unwrap_or_default();
        match (words.language(), word.strip_prefix(name)) {
            (Language::En, _) => word.to_owned(),
            (_, Some(minutes)) => format!("{other}{minutes}"),
            (_, None) => other,
        }
    };
    let all: Vec<String> = Ruling::words().map(typed).collect();
    all.join(", ")
}

#[cfg(test)]
mod tests {
    use super::super::incident::{CODES, chinese_numbers, read_incident};
    use super::*;
    use crate::record::{Code, Law};

    /// What is said is read: in every language, and no word means two things.
    #[test]
    fn what_is_said_is_read() {
        for words in Language::ALL.map(Words::new) {
            for party in Party::ALL {
                let said = words.say(&format!("side-{}", party.word()), &[]);
                assert_eq!(read_party(&said), Some(party), "{said}");
            }
            for word in Ruling::words() {
                let word = word.replace('N', "12");
                let said = super::super::ruling(&words, &word);
                assert_eq!(read_ruling(&said), Ruling::from_word(&word), "{said}");
                assert_eq!(read_ruling(&word), Ruling::from_word(&word), "{word}");
            }
            for code in Code::ALL {
                let said = words.say(&format!("code-{}", code.name()), &[]);
                assert_eq!(read_incident(&said, Law::S1).as_deref(), Some(code.name()));
            }
        }
    }

    /// Every sentence that names a ruling, on the screen, on forms and in the manual, can be typed.
    #[test]
    fn every_word_for_a_ruling_is_read() {
        const SENTENCES: [&str; 9] = [
            "ruling-replaces",
            "ruling-replaces-penalty",
            "ruling-replaces-penalty-of-both",
            "ruling-kept",
            "ruling-kept-at",
            "ruling-kept-against",
            "ruling-kept-at-against",
            "ruling-claim",
            "ruling-against",
        ];
        let mut read = 0;
        for language in Language::ALL {
            let words = Words::new(language);
            let ids = language.sources().iter().flat_map(|source| source.lines());
            let ids = ids
                .filter_map(|line| line.split_once(" = "))
                .map(|(id, _)| id);
            let is_ruling =
                |id: &&str| id.starts_with("ruling-") || id.starts_with("paper-ruling-");
            for id in ids.filter(is_ruling).filter(|id| !SENTENCES.contains(id)) {
                let said = words.say(id, &[("minutes", "5".into())]);
                let said = match id {
                    "paper-ruling-time" => format!("{said} 5"),
                    _ => said,
                };
                assert!(read_ruling(&said).is_some(), "{id}: {said}");
                read += 1;
            }
        }
        assert_eq!(read, 3 * 19);
        let mut in_the_manual = 0;
        for line in include_str!("../../docs/zh/arbiter/during.md").lines() {
            let Some(codes) = line.strip_prefix("| `") else {
                continue;
            };
            for part in codes.split('|').next().unwrap_or("").split('、') {
                let Some((code, said)) = part.split_once('（') else {
                    continue;
                };
                let said = said.trim().trim_end_matches('）');
                let ruling = Ruling::from_word(code.trim_matches(['`', ' ']));
                assert!(
                    ruling.is_some() && read_ruling(said) == ruling,
                    "{code}: {said}"
                );
                in_the_manual += 1;
            }
        }
        assert_eq!(in_the_manual, Ruling::words().count());
    }

    /// The list of penalties of an event in the words in which its steps are proposed.
    #[test]
    fn lists_of_penalties_in_every_language() {
        use crate::tournament::Penalties;
        let list = Penalties::parse("warning,time+2,game-lost,both-lost,expelled").unwrap();
        for (words, comma) in Language::ALL.map(Words::new).iter().zip([", ", "，", "; "]) {
            let steps = (0..5).filter_map(|count| list.next(count));
            let said: Vec<String> = steps
                .map(|step| super::super::ruling(words, &step.word()))
                .collect();
            let read = Penalties::read(&said.join(comma), read_ruling);
            assert_eq!(read.as_ref(), Some(&list), "{said:?}");
        }
        assert_eq!(Penalties::read("警告，维持", read_ruling), None);
    }

    #[test]
    fn no_spelling_means_two_things() {
        fn check<T: Copy + PartialEq + std::fmt::Debug>(lexicon: &Lexicon<T>) {
            for one in &lexicon.0 {
                assert_eq!(lexicon.read(&one.text), Some(one.meaning), "{}", one.text);
            }
        }
        check(&PARTIES);
        check(&RULINGS);
        check(&CODES);
    }

    #[test]
    fn what_arbiters_type() {
        for (text, want) in [
            ("第七条第4.6款", Some("7/4.6")),
            ("第7条4款3项", Some("7/4.3")),
            ("七条四款六项", Some("7/4.6")),
            ("７／４．３", Some("7/4.3")),
            ("статья 7, пункт 4.6", Some("7/4.6")),
            ("ст.7 п.4.3", Some("7/4.3")),
            ("article 7/4.3", Some("7/4.3")),
            ("s1:7/4.3", Some("s1:7/4.3")),
            ("摸子走子", Some("touch-move")),
            ("Взял ход назад", Some("take-back")),
            ("touch move", Some("touch-move")),
            ("第七条第4.99款", None),
            ("foo", None),
            ("", None),
        ] {
            assert_eq!(read_incident(text, Law::S1).as_deref(), want, "{text}");
        }
        for (text, want) in [
            ("判负", Some(Ruling::GameLost)),
            ("Замечание", Some(Ruling::Warning)),
            ("время+3", Some(Ruling::Time(3))),
            ("加时 10", Some(Ruling::Time(10))),
            ("в силе", Some(Ruling::Stood)),
            ("重新开始", Some(Ruling::VoidRestart)),
            ("исключён", Some(Ruling::Expelled)),
            ("被取消资格", Some(Ruling::Expelled)),
            ("加时", None),
            ("время+0", None),
        ] {
            assert_eq!(read_ruling(text), want, "{text}");
        }
        assert_eq!(chinese_numbers("十二 二十 二十一 七"), "12 20 21 7");
    }
}
