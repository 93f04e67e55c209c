//! A stream of any length, cut into pieces of whole games.

use std::io::{self, Read};
use std::mem;

use memchr::memrchr;

use super::encoding::{TextDecoder, TextEncoding};
use super::pdn;
use super::place::line_ends;
use super::record::Record;
use super::sheet::{self, SheetProblem};
use super::span::Span;
use super::star;

/// Bytes that are read at a time. What is cut where depends on this and not on the reader.
const PAGE: usize = 128 * 1024;
/// The size of a block, in bytes of text, unless a game is larger.
const TARGET: usize = 512 * 1024;
/// The largest game, in bytes of UTF-8; what is longer is left out and reported.
pub const MOST_BYTES: usize = CAP;
const CAP: usize = 8 * 1024 * 1024;
/// How much of a skipped text is kept, so that the next game is found behind it.
const CONTEXT: usize = 2048;
/// How close to the end of the text a tag may stand to be read to its end.
const MARGIN: usize = 256;

/// How the games of a file are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Portable Draughts Notation.
    Pdn,
    /// Record sheets or a table of games as CSV.
    Csv(sheet::Kind),
    /// Records of star halma.
    Star,
}

impl Form {
    /// The form of a text, by its content.
    pub fn of(text: &str) -> Form {
        match star::layout(text) {
            Some(_) => Form::Star,
            None => sheet::kind(text).map_or(Form::Pdn, Form::Csv),
        }
    }
}

/// Whole games of a file, as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// How they are written.
    pub form: Form,
    /// What stands above a table that goes on in this block; empty in the first one.
    pub heading: String,
    /// The text, with line ends as they are in the file.
    pub text: String,
    /// The line of the file in which the text begins, from 1.
    pub first_line: u64,
    /// What could not be read as text, in order.
    pub problems: Vec<TextProblem>,
}

impl Block {
    /// The draughts records of the block, and what of it belongs to none.
    pub fn records(&self) -> (Vec<Record<'_>>, Vec<SheetProblem>) {
        match self.form {
            Form::Pdn => (pdn::records(&self.text).collect(), Vec::new()),
            Form::Csv(_) => {
                let sheets = sheet::read(&self.heading, &self.text);
                (sheets.records, sheets.problems)
            }
            Form::Star => (Vec::new(), Vec::new()),
        }
    }
}

/// Something in a file that is not text as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextProblem {
    /// Where, in the text of the block.
    pub span: Span,
    /// What.
    pub kind: TextProblemKind,
}

/// What is wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextProblemKind {
    /// A byte that means nothing in the encoding of the file; it is read as Latin-1.
    BadText,
    /// A game or line of more than 8 MiB: what follows at this place was left out.
    TooLong {
        /// How many bytes (of UTF-8).
        skipped: u64,
    },
}

/// Cuts a stream into [`Block`]s in constant memory.
///
/// Blocks are cut between games only, so that each can be read by itself and all together give the
/// same records as the whole text. Line ends are LF, CR LF or CR.
///
/// ```
/// use huff::notation::{pdn, Blocks};
/// for block in Blocks::new("[Event \"A\"]\n1. 32-28 *\n".as_bytes()) {
///     let block = block.unwrap();
///     assert_eq!(pdn::records(&block.text).count(), 1);
/// }
/// ```
///
/// # Errors
///
/// An error of the reader is given once; the text before it comes first.
pub struct Blocks<R> {
    reader: R,
    decoder: TextDecoder,
    page: Vec<u8>,
    text: String,
    first_line: u64,
    problems: Vec<TextProblem>,
    /// Known from the first page on.
    form: Option<Form>,
    /// What stands above a table of games.
    heading: String,
    /// The next try to cut is made when the text is this long.
    wanted: usize,
    is_at_end: bool,
    error: Option<io::Error>,
}

impl<R: Read> Blocks<R> {
    /// Starts to read.
    pub fn new(reader: R) -> Blocks<R> {
        Blocks {
            reader,
            decoder: TextDecoder::new(),
            page: vec![0; PAGE],
            text: String::new(),
            first_line: 1,
            problems: Vec::new(),
            form: None,
            heading: String::new(),
            wanted: TARGET,
            is_at_end: false,
            error: None,
        }
    }

    /// Takes the text for what is said, whatever its content.
    pub fn with_form(mut self, form: Form) -> Blocks<R> {
        self.form = Some(form);
        self
    }

    /// The encoding as far as it is known: ASCII until something else is met.
    pub fn encoding(&self) -> TextEncoding {
        self.decoder.encoding()
    }

    /// Where the text can be cut so that no record is torn.
    fn cut(&mut self) -> Option<usize> {
        match self.form() {
            Form::Pdn => cut(&self.text),
            Form::Csv(kind) => sheet::last_border(kind, &self.text),
            Form::Star => star::last_border(&self.text),
        }
    }

    /// Reads one page, full unless the stream ends, and decodes it.
    fn fill(&mut self) {
        let mut length = 0;
        while length < PAGE && !self.is_at_end {
            match self.reader.read(&mut self.page[length..]) {
                Ok(0) => self.is_at_end = true,
                Ok(count) => length += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.error = Some(error);
                    self.is_at_end = true;
                }
            }
        }
        let mut bad = Vec::new();
        if length > 0 {
            self.decoder
                .push(&self.page[..length], &mut self.text, &mut bad);
        }
        if self.is_at_end {
            self.decoder.push(&[], &mut self.text, &mut bad);
        }
        let text = &self.text;
        self.problems.extend(bad.into_iter().map(|at| {
            let length = text[at..].chars().next().map_or(0, char::len_utf8);
            TextProblem {
                span: Span::new(at, at + length),
                kind: TextProblemKind::BadText,
            }
        }));
    }

    /// The form, by the first page.
    fn form(&mut self) -> Form {
        *self.form.get_or_insert_with(|| Form::of(&self.text))
    }

    /// Takes the text before `cut` as a block.
    fn take(&mut self, cut: usize) -> Block {
        let form = self.form();
        let rest = self.text.split_off(cut);
        let text = mem::replace(&mut self.text, rest);
        let count = self
            .problems
            .partition_point(|problem| (problem.span.start as usize) < cut);
        let mut problems = mem::take(&mut self.problems);
        self.problems = problems.split_off(count);
        for problem in &mut self.problems {
            problem.span = Span::new(
                problem.span.start as usize - cut,
                problem.span.end as usize - cut,
            );
        }
        let first_line = self.first_line;
        self.first_line += line_ends(text.as_bytes());
        self.wanted = TARGET;
        let heading = self.heading.clone();
        if form == Form::Csv(sheet::Kind::Games) && heading.is_empty() {
            let end = sheet::heading_end(&text).unwrap_or(0);
            self.heading = text[..end].to_string();
        }
        Block {
            form,
            heading,
            text,
            first_line,
            problems,
        }
    }

    /// Takes the start of a game that is too large, and leaves out the rest of it.
    fn take_too_long(&mut self) -> Block {
        let mut block = self.take(whole_line_end(&self.text, CAP));
        let mut skipped = 0;
        loop {
            let next = self.next_game();
            let drop = next.unwrap_or_else(|| match self.is_at_end {
                true => self.text.len(),
                false => whole_line_end(&self.text, self.text.len().saturating_sub(CONTEXT)),
            });
            skipped += drop as u64;
            self.take(drop);
            if next.is_some() || self.is_at_end {
                break;
            }
            self.fill();
        }
        let end = block.text.len();
        let kind = TextProblemKind::TooLong { skipped };
        block.problems.push(TextProblem {
            span: Span::new(end, end),
            kind,
        });
        block
    }

    /// The first place behind which a game certainly starts.
    fn next_game(&self) -> Option<usize> {
        match self.form {
            Some(Form::Csv(kind)) => return sheet::next_border(kind, &self.text),
            Some(Form::Star) => return star::next_border(&self.text),
            Some(Form::Pdn) | None => {}
        }
        let bytes = self.text.as_bytes();
        let end = if self.is_at_end {
            bytes.len()
        } else {
            bytes.len().saturating_sub(MARGIN)
        };
        memchr::memchr_iter(b'[', &bytes[..end]).find(|at| pdn::is_hard_tag(bytes, *at))
    }
}

impl<R: Read> Iterator for Blocks<R> {
    type Item = io::Result<Block>;

    fn next(&mut self) -> Option<io::Result<Block>> {
        loop {
            if !self.is_at_end && self.text.len() < self.wanted {
                self.fill();
            } else if self.text.is_empty() && self.is_at_end {
                return self.error.take().map(Err);
            } else if self.is_at_end && self.text.len() <= TARGET {
                return Some(Ok(self.take(self.text.len())));
            } else if let Some(cut) = self.cut() {
                return Some(Ok(self.take(cut)));
            } else if self.text.len() > CAP {
                return Some(Ok(self.take_too_long()));
            } else if self.is_at_end {
                return Some(Ok(self.take(self.text.len())));
            } else {
                self.wanted = (self.text.len() * 2).min(CAP + 1);
            }
        }
    }
}

/// Where a text can be cut so that no record is torn.
fn cut(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut tags = hard_tags_from_the_end(bytes);
    let mut tag = tags.next();
    while let Some(last) = tag {
        // At such a tag no comment is open: the text from the one before it can be read alone.
        tag = tags.next();
        let before = tag.unwrap_or(0);
        let end =
            memchr::memchr2(b'\n', b'\r', &bytes[last..]).map_or(text.len(), |end| last + end);
        if let Some(border) = pdn::borders(&text[before..end]).last {
            return Some(before + border);
        }
    }
    // Games without tags. The last border may come from a token that the end of the text tears.
    pdn::borders(text).last_but_one
}

fn hard_tags_from_the_end(bytes: &[u8]) -> impl Iterator<Item = usize> {
    let mut end = bytes.len();
    std::iter::from_fn(move || {
        while let Some(at) = memrchr(b'[', &bytes[..end]) {
            end = at;
            if at > 0 && pdn::is_hard_tag(bytes, at) {
                return Some(at);
            }
        }
        None
    })
}

/// The next character border at or before `at` that does not stand inside CR LF.
fn whole_line_end(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let is_inside =
        at > 0 && text.as_bytes()[at - 1] == b'\r' && text.as_bytes().get(at) == Some(&b'\n');
    at - usize::from(is_inside)
}
