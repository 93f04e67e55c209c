//! Blocks: where they are cut, what is decoded, and what is too large.

use std::io::{self, Read};

use huff::notation::{Block, Blocks, Place, Places, Span, TextProblemKind, pdn, place};
use proptest::prelude::*;

use super::{each_record, real_files};

/// A reader that gives a few bytes at a time.
struct Drops<'b>(&'b [u8], usize);

impl Read for Drops<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.1.min(buffer.len()).min(self.0.len());
        buffer[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}

fn blocks(bytes: &[u8], size: usize) -> Vec<Block> {
    Blocks::new(Drops(bytes, size))
        .collect::<io::Result<_>>()
        .unwrap()
}

/// Place and number of half-moves of each record.
fn outline(bytes: &[u8]) -> Vec<(u64, usize, usize)> {
    let mut outline = Vec::new();
    each_record(bytes, |record, _, line| {
        outline.push((line, record.half_moves.len(), record.remarks.len()))
    });
    outline
}

fn outline_of_text(text: &str) -> Vec<(u64, usize, usize)> {
    let mut places = Places::new(text, 1);
    let mut line = |span| places.place(span).place.line;
    pdn::records(text)
        .map(|record| {
            (
                line(record.span),
                record.half_moves.len(),
                record.remarks.len(),
            )
        })
        .collect()
}

const GAMES: &str = "{first}\r\n[Event \"Ä\"]\r\n1. 32-28 19-23 1-0\r\n\r\n{on the next}\r\n[Event \"б\"]\r\n[FEN \"W:W1:B2\"]\r\n\r\n\
     [Event \"c\"]\r\n1. 31-27 {open\r\n\r\n[White \"d\"]\r\n1. 32-27 17-21 0-1\r\n\r\n1. 33-28 18-23 *\r\n";

#[test]
fn blocks_do_not_depend_on_the_reader() {
    let many = GAMES.repeat(8_000);
    let whole = blocks(many.as_bytes(), usize::MAX);
    assert!(whole.len() > 2, "{} blocks", whole.len());
    for size in [1, 7, 4_096, 131_071] {
        assert!(blocks(many.as_bytes(), size) == whole, "pieces of {size}");
    }
    assert_eq!(
        whole
            .iter()
            .map(|block| block.text.as_str())
            .collect::<String>(),
        many
    );
    assert!(outline(many.as_bytes()) == outline_of_text(&many));
}

#[test]
fn games_without_tags_are_cut() {
    let many = "1. 32-28 19-23 2. 28x19 14x23 1-0\n\n".repeat(80_000);
    assert!(blocks(many.as_bytes(), usize::MAX).len() > 2);
    assert!(outline(many.as_bytes()) == outline_of_text(&many));
}

#[test]
fn real_files_give_the_same_in_blocks_and_whole() {
    let Some(files) = real_files("real_files_give_the_same_in_blocks_and_whole") else {
        return;
    };
    for file in files {
        // Two blocks and a half.
        let times = 1_300_000 / file.bytes.len().max(300) + 1;
        let Ok(text) = String::from_utf8(file.bytes) else {
            continue;
        };
        let many = text.repeat(times);
        assert!(
            outline(many.as_bytes()) == outline_of_text(&many),
            "{}",
            file.name
        );
    }
}

/// Text, name of its encoding, its bytes.
#[track_caller]
fn check_encoding(text: &str, name: &str, bytes: &[u8]) {
    let mut blocks = Blocks::new(bytes);
    let block = blocks.next().unwrap().unwrap();
    assert_eq!(blocks.encoding().name(), name);
    assert_eq!(block.text, text);
    assert_eq!(block.problems, []);
}

fn utf_16(text: &str, to_bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(to_bytes).collect()
}

#[test]
fn encodings() {
    let russian =
        "[White \"Иванов, Пётр\"]\n[Black \"Сидорова, Анна\"]\n1. c3-d4 b6-a5 {хороший ход} 1-0\n";
    let chinese = "[White \"王小明\"]\n[Black \"李国华\"]\n1. c3-d4 b6-a5 {好棋，白方占优势} 1-0\n";
    let french = "[White \"Éric Lefèvre\"]\n[Black \"François Noël\"]\n1. 32-28 19-23 {déjà joué à Besançon} 1-0\n";
    check_encoding("1. 32-28\n", "ASCII", b"1. 32-28\n");
    check_encoding(russian, "UTF-8", russian.as_bytes());
    check_encoding(
        chinese,
        "UTF-8",
        &[b"\xef\xbb\xbf", chinese.as_bytes()].concat(),
    );
    check_encoding(
        russian,
        "windows-1251",
        &encoding_rs::WINDOWS_1251.encode(russian).0,
    );
    check_encoding(
        french,
        "windows-1252",
        &encoding_rs::WINDOWS_1252.encode(french).0,
    );
    check_encoding(chinese, "gb18030", &encoding_rs::GBK.encode(chinese).0);
    check_encoding(russian, "UTF-16LE", &utf_16(russian, u16::to_le_bytes));
    check_encoding(russian, "UTF-16BE", &utf_16(russian, u16::to_be_bytes));
    check_encoding(
        chinese,
        "UTF-16LE",
        &[b"\xff\xfe", &utf_16(chinese, u16::to_le_bytes)[..]].concat(),
    );
    check_encoding(
        chinese,
        "UTF-16BE",
        &[b"\xfe\xff", &utf_16(chinese, u16::to_be_bytes)[..]].concat(),
    );
}

#[test]
fn bad_bytes_are_kept_with_their_place() {
    let text = "[White \"Иванов\"]\n{Гр\u{e9}} 1. c3-d4";
    let mut bytes = text.as_bytes().to_vec();
    let at = text.find('\u{e9}').unwrap();
    bytes.splice(at..at + 2, [0xe9]);
    let block = blocks(&bytes, usize::MAX).remove(0);
    assert_eq!(block.text, text);
    assert_eq!(block.problems[0].kind, TextProblemKind::BadText);
    assert_eq!(block.problems[0].span, Span::new(at, at + 2));
}

#[test]
fn every_line_end_is_counted() {
    for end in ["\n", "\r\n", "\r", "\\r\n"] {
        let text = format!(
            "{{c}}{end}{end}[White \"x\"]{end}1. 32-28{end}19-23 1-0{end}{end}[White \"y\"]{end}1. 31-27"
        );
        let block = blocks(text.as_bytes(), 3).remove(0);
        let records: Vec<_> = pdn::records(&block.text).collect();
        assert_eq!(records.len(), 2, "{end:?}");
        let line = |span| place(&block.text, span, block.first_line).place;
        assert_eq!(line(records[0].span), Place { line: 1, column: 1 });
        assert_eq!(
            line(records[0].half_moves[1].span),
            Place { line: 5, column: 1 },
            "{end:?}"
        );
        assert_eq!(
            line(records[1].span),
            Place { line: 7, column: 1 },
            "{end:?}"
        );
        assert_eq!(
            line(records[1].half_moves[0].span),
            Place { line: 8, column: 4 },
            "{end:?}"
        );
    }
}

/// Endless copies of one byte, up to a length, then a game.
struct Long(u8, u64, &'static [u8]);

impl Read for Long {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.1 == 0 {
            return self.2.read(buffer);
        }
        let count = buffer.len().min(self.1 as usize);
        buffer[..count].fill(self.0);
        self.1 -= count as u64;
        Ok(count)
    }
}

#[test]
fn a_line_without_end_is_answered() {
    for byte in [
        b'1', b'x', b'{', b'(', b'[', b'"', b' ', b'\r', b'\n', 0, 0xe9, b'-', b'%', b'/',
    ] {
        let reader = Long(byte, 24 << 20, b"\n\n[Event \"after\"]\n1. 32-28 *\n");
        let mut last = None;
        let mut is_reported = false;
        for block in Blocks::new(reader) {
            let block = block.unwrap();
            assert!(block.text.len() < 16 << 20);
            is_reported |= block
                .problems
                .iter()
                .any(|problem| matches!(problem.kind, TextProblemKind::TooLong { .. }));
            for record in pdn::records(&block.text) {
                let line = place(&block.text, record.span, block.first_line).place.line;
                last = Some((line, record.tag("Event").map(|tag| tag.value.to_string())));
            }
        }
        let lines = if matches!(byte, b'\r' | b'\n') {
            24 << 20
        } else {
            0
        };
        // The last CR and the LF behind it are one line end.
        let lines = lines + if byte == b'\r' { 2 } else { 3 };
        assert_eq!(last, Some((lines, Some("after".into()))), "{byte}");
        assert!(is_reported, "{byte}");
    }
}

#[test]
fn an_error_of_the_reader_comes_after_the_text() {
    struct Broken(bool);
    impl Read for Broken {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if std::mem::replace(&mut self.0, true) {
                return Err(io::Error::other("gone"));
            }
            buffer[..8].copy_from_slice(b"1. 32-28");
            Ok(8)
        }
    }
    let mut blocks = Blocks::new(Broken(false));
    assert_eq!(blocks.next().unwrap().unwrap().text, "1. 32-28");
    assert!(blocks.next().unwrap().is_err());
    assert!(blocks.next().is_none());
}

proptest! {
    #[test]
    fn any_reader_gives_the_same(bytes in prop::collection::vec(any::<u8>(), 0..400), size in 1_usize..50) {
        prop_assert_eq!(blocks(&bytes, size), blocks(&bytes, usize::MAX));
    }
}
