//! Characters that look like those of the notation, read as what they look like.

/// Stands for a character that belongs to no move but may belong to a word.
pub(crate) const OTHER: u8 = 0x01;
/// Stands for the sign one half.
pub(crate) const HALF: u8 = 0x02;
/// Stands for a mark of crowning behind a move: `д`, `王`.
pub(crate) const CROWN: u8 = 0x03;
/// Stands for a character of a script without blanks between words.
pub(crate) const IDEOGRAPH: u8 = 0x04;

/// Longest piece of text that is looked at as one token, in characters.
const WINDOW: usize = 160;

/// A piece of text with each character turned into one byte that looks the same.
pub(crate) struct Plain {
    /// One byte a character.
    pub(crate) bytes: Vec<u8>,
    /// Where each of those characters starts in the text, and where the last one ends.
    offsets: Vec<u32>,
}

impl Plain {
    /// The start of `text`: one word, or several where a separator of squares stands between them.
    pub(crate) fn of(text: &str) -> Plain {
        let mut plain = Plain {
            bytes: Vec::with_capacity(24),
            offsets: Vec::with_capacity(24),
        };
        let mut end = 0;
        let mut before_blank = None;
        for (offset, letter) in text.char_indices().take(WINDOW) {
            let byte = looks_like(letter);
            match byte {
                b'\n' | b'\r' => break,
                b' ' | b'\t' => before_blank = before_blank.or(plain.bytes.last().copied()),
                _ => {
                    if before_blank
                        .take()
                        .is_some_and(|before| !separates(before) && !separates(byte))
                    {
                        break;
                    }
                }
            }
            plain.bytes.push(byte);
            plain.offsets.push(offset as u32);
            end = offset + letter.len_utf8();
        }
        plain.offsets.push(end as u32);
        plain
    }

    /// How many bytes of the text the first `count` characters are.
    pub(crate) fn text_length(&self, count: usize) -> usize {
        self.offsets[count.min(self.offsets.len() - 1)] as usize
    }
}

/// Whether a byte can stand between two squares.
fn separates(byte: u8) -> bool {
    matches!(byte, b'-' | b'x' | b'X' | b':')
}

/// The ASCII byte that a character looks like, or one of the constants of this module.
pub(crate) fn looks_like(letter: char) -> u8 {
    match letter {
        '\0'..='\x7f' => match letter as u8 {
            OTHER..=IDEOGRAPH => OTHER,
            byte => byte,
        },
        // Full-width forms are ASCII moved to another place.
        '\u{ff01}'..='\u{ff5e}' => (letter as u32 - 0xfee0) as u8,
        'а' | 'А' => b'a',
        'в' | 'В' | 'ь' | 'Ь' => b'b',
        'с' | 'С' => b'c',
        'ԁ' => b'd',
        'е' | 'Е' => b'e',
        'ɡ' => b'g',
        'Н' | 'һ' | 'Һ' => b'h',
        'і' => b'i',
        'ј' => b'j',
        'к' | 'К' => b'K',
        'х' | 'Х' | '×' | '✕' | '✖' | '⨯' => b'x',
        'о' | 'О' => b'0',
        'з' | 'З' => b'3',
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '─' => b'-',
        '∶' => b':',
        '。' | '…' | '、' => b'.',
        '½' => HALF,
        'д' | 'Д' | '王' | '♔' | '♕' | '♚' | '♛' => CROWN,
        letter if is_blank(letter) => b' ',
        '\u{2e80}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}' => IDEOGRAPH,
        _ => OTHER,
    }
}

/// Whether a character beyond ASCII shows as nothing or as a blank.
pub(crate) fn is_blank(letter: char) -> bool {
    matches!(
        letter,
        '\u{a0}' | '\u{ad}' | '\u{1680}' | '\u{2000}'..='\u{200f}' | '\u{202a}'..='\u{202f}'
            | '\u{205f}'..='\u{2064}' | '\u{2066}'..='\u{2069}' | '\u{3000}' | '\u{feff}'
    )
}

/// The ASCII character that a character looks like: full-width and Cyrillic ones, dashes, crosses.
///
/// ```
/// use huff::notation::looks_like_ascii;
/// assert_eq!(looks_like_ascii('－'), Some('-'));
/// assert_eq!(looks_like_ascii('王'), None);
/// ```
pub fn looks_like_ascii(letter: char) -> Option<char> {
    let byte = looks_like(letter);
    (byte > IDEOGRAPH).then_some(byte as char)
}
