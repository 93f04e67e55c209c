//! Bytes to text, whatever encoding they are in.

use std::fmt;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    Decoder, DecoderResult, Encoding, GB18030, GBK, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1251,
};

/// How the characters of a file are written as bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextEncoding(Option<&'static Encoding>);

impl TextEncoding {
    /// Nothing but ASCII was met.
    pub const ASCII: TextEncoding = TextEncoding(None);

    /// The usual name: `ASCII`, `UTF-8`, `UTF-16LE`, `windows-1251`, `windows-1252`, `gb18030` ...
    pub fn name(self) -> &'static str {
        self.0.map_or("ASCII", Encoding::name)
    }
}

impl fmt::Display for TextEncoding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// Decodes a stream of bytes that comes in pieces.
///
/// The encoding is decided on the first piece that is not plain ASCII: a byte order mark, UTF-16
/// without one, UTF-8, else the one that the bytes look like most.
pub(crate) struct TextDecoder {
    encoding: Option<&'static Encoding>,
    decoder: Option<Decoder>,
    /// The last bytes of the piece before: a bad sequence may have begun there.
    before: Vec<u8>,
    has_begun: bool,
}

/// The longest sequence that a decoder can find bad.
const LONGEST_SEQUENCE: usize = 8;

impl TextDecoder {
    pub(crate) fn new() -> TextDecoder {
        TextDecoder {
            encoding: None,
            decoder: None,
            before: Vec::new(),
            has_begun: false,
        }
    }

    pub(crate) fn encoding(&self) -> TextEncoding {
        TextEncoding(self.encoding)
    }

    /// Appends the text of the next piece. An empty piece ends the stream.
    ///
    /// Bytes that mean nothing in the encoding become the characters of the same number, so that
    /// none is lost; the offset of each in `out` is put to `bad`.
    pub(crate) fn push(&mut self, mut bytes: &[u8], out: &mut String, bad: &mut Vec<usize>) {
        let is_last = bytes.is_empty();
        if !self.has_begun {
            self.has_begun = true;
            if let Some((encoding, length)) = Encoding::for_bom(bytes) {
                bytes = &bytes[length..];
                self.decide(encoding);
            } else if let Some(encoding) = utf_16(bytes) {
                self.decide(encoding);
            }
        }
        if self.decoder.is_none() {
            match std::str::from_utf8(bytes) {
                Ok(text) if text.is_ascii() => return out.push_str(text),
                _ => self.decide(looks_like(bytes)),
            }
        }
        self.decode(bytes, is_last, out, bad);
    }

    fn decide(&mut self, encoding: &'static Encoding) {
        self.encoding = Some(encoding);
        self.decoder = Some(encoding.new_decoder_without_bom_handling());
    }

    fn decode(&mut self, bytes: &[u8], is_last: bool, out: &mut String, bad: &mut Vec<usize>) {
        let Some(decoder) = &mut self.decoder else {
            return;
        };
        let mut at = 0;
        loop {
            let room = decoder.max_utf8_buffer_length_without_replacement(bytes.len() - at);
            out.reserve(room.unwrap_or(bytes.len() - at).max(16));
            let (result, read) =
                decoder.decode_to_string_without_replacement(&bytes[at..], out, is_last);
            at += read;
            match result {
                DecoderResult::InputEmpty => break,
                DecoderResult::OutputFull => {}
                DecoderResult::Malformed(length, behind) => {
                    bad.push(out.len());
                    let end = self.before.len() + at - usize::from(behind);
                    for index in end.saturating_sub(usize::from(length))..end {
                        let byte = match index.checked_sub(self.before.len()) {
                            Some(index) => bytes[index],
                            None => self.before[index],
                        };
                        out.push(char::from(byte));
                    }
                }
            }
        }
        self.before
            .extend_from_slice(&bytes[bytes.len().saturating_sub(LONGEST_SEQUENCE)..]);
        self.before
            .drain(..self.before.len().saturating_sub(LONGEST_SEQUENCE));
    }
}

/// UTF-16 without a byte order mark: every second byte of digits, dots and blanks is zero.
fn utf_16(bytes: &[u8]) -> Option<&'static Encoding> {
    let zeros = |first: usize| {
        bytes
            .iter()
            .skip(first)
            .step_by(2)
            .filter(|byte| **byte == 0)
            .count()
    };
    let (even, odd) = (zeros(0), zeros(1));
    if !bytes.len().is_multiple_of(2) {
        return None;
    }
    let enough = (bytes.len() / 6).max(1);
    match (even > enough, odd > enough) {
        (false, true) if even * 20 <= odd => Some(UTF_16LE),
        (true, false) if odd * 20 <= even => Some(UTF_16BE),
        _ => None,
    }
}

/// The encoding of bytes that are not all ASCII.
fn looks_like(bytes: &[u8]) -> &'static Encoding {
    let (mut good, mut bad) = (0_usize, 0_usize);
    let mut chunks = bytes.utf8_chunks().peekable();
    while let Some(chunk) = chunks.next() {
        good += chunk
            .valid()
            .chars()
            .filter(|letter| !letter.is_ascii())
            .count();
        // The last character may go on in the next piece.
        bad += usize::from(!chunk.invalid().is_empty() && chunks.peek().is_some());
    }
    // A few bad bytes in a file of UTF-8 are damage, not another encoding.
    if good >= 8 * bad && good + usize::from(bad == 0) > 0 {
        return UTF_8;
    }
    if let Some(encoding) = by_words(bytes) {
        return encoding;
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    match detector.guess(None, Utf8Detection::Deny) {
        encoding if encoding == GBK => GB18030,
        encoding => encoding,
    }
}

/// Decodes a whole file, whatever its encoding; bytes that mean nothing become the characters of the same number.
///
/// ```
/// let (text, encoding) = huff::notation::decode(b"\xD0\xD5\xC3\xFB,\xB5\xC8\xBC\xB6\xB7\xD6\n\xCD\xF5\xC0\xF6,2100\n");
/// assert_eq!((text.as_str(), encoding.name()), ("姓名,等级分\n王丽,2100\n", "gb18030"));
/// ```
pub fn decode(bytes: &[u8]) -> (String, TextEncoding) {
    let mut decoder = TextDecoder::new();
    let mut text = String::new();
    let mut bad = Vec::new();
    decoder.push(bytes, &mut text, &mut bad);
    decoder.push(&[], &mut text, &mut bad);
    (text, decoder.encoding())
}

/// How pictures, papers, archives and databases begin.
const OTHER_KINDS: [&[u8]; 9] = [
    b"\xff\xd8\xff",
    b"\x89PNG",
    b"GIF8",
    b"%PDF-",
    b"PK\x03\x04",
    b"\xD0\xCF\x11\xE0",
    b"\x1f\x8b\x08",
    b"\x7fELF",
    b"SQLite format 3\0",
];

/// Whether the start of a file is text in any encoding. A few control characters in it are damage; many are no text.
///
/// ```
/// use huff::notation::is_text;
/// assert!(is_text(b"1. 32-28 19-23 \x00 2. 28x19"));
/// assert!(is_text(&[0xff, 0xfe, b'1', 0, b'.', 0]));
/// assert!(!is_text(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"));
/// ```
pub fn is_text(start: &[u8]) -> bool {
    if OTHER_KINDS.iter().any(|kind| start.starts_with(kind)) {
        return false;
    }
    let (text, _) = decode(start);
    let is_control = |letter: &char| {
        let is_known = matches!(letter, '\t' | '\n' | '\x0b' | '\x0c' | '\r' | '\x1a');
        letter.is_ascii_control() && !is_known
    };
    let controls = text.chars().filter(is_control).count();
    controls < FEW_CONTROLS || controls * 20 <= text.chars().count()
}

/// Fewer control characters say nothing about a file.
const FEW_CONTROLS: usize = 3;

/// Words that stand on every record sheet, so that a few of them tell the encoding of a short one.
const WORDS: [(&Encoding, &[&str]); 2] = [
    (
        GB18030,
        &[
            "白方", "黑方", "回合", "赛事", "比赛", "轮次", "台次", "日期", "地点", "结果", "着法",
            "备注", "用时",
        ],
    ),
    (
        WINDOWS_1251,
        &[
            "белые",
            "Белые",
            "чёрные",
            "Чёрные",
            "черные",
            "Черные",
            "ход",
            "Ход",
            "Дата",
            "дата",
            "Тур",
            "тур",
        ],
    ),
];

/// The encoding in which bytes hold words of a record sheet.
fn by_words(bytes: &[u8]) -> Option<&'static Encoding> {
    let holds = |encoding: &'static Encoding, word: &str| {
        let (word, _, _) = encoding.encode(word);
        memchr::memmem::find(bytes, &word).is_some()
    };
    WORDS
        .into_iter()
        .map(|(encoding, words)| {
            (
                words.iter().filter(|word| holds(encoding, word)).count(),
                encoding,
            )
        })
        .filter(|(count, _)| *count > 0)
        .max_by_key(|(count, _)| *count)
        .map(|(_, encoding)| encoding)
}
