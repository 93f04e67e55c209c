//! Where the program speaks: answers to stdout, everything else to stderr.

use std::io::{self, BufWriter, IsTerminal, Write};

use anstyle::{AnsiColor, Style};

use crate::words::{Language, Words};

use super::clean::clean;
use super::error::Error;
use super::fact::Fact;

/// Bytes that are kept before they are written.
const ROOM: usize = 1 << 16;

/// Streams and words.
pub(super) struct Ui {
    pub(super) words: Words,
    /// Those of paper; the first is that of the words.
    pub(super) languages: Vec<Language>,
    out: BufWriter<anstream::Stdout>,
    raw: BufWriter<io::Stdout>,
}

impl Ui {
    pub(super) fn new(languages: Vec<Language>) -> Ui {
        Ui {
            words: Words::new(first(&languages)),
            languages,
            out: BufWriter::with_capacity(ROOM, anstream::stdout()),
            raw: BufWriter::with_capacity(ROOM, io::stdout()),
        }
    }

    /// The language of the words.
    pub(super) fn language(&self) -> Language {
        first(&self.languages)
    }

    /// The stream for the answer.
    pub(super) fn out(&mut self) -> &mut impl Write {
        &mut self.out
    }

    /// Writes text that holds no colours, such as JSON, without looking for them. A command that
    /// writes raw text writes nothing else.
    pub(super) fn raw(&mut self, text: &[u8]) -> Result<(), Error> {
        Ok(self.raw.write_all(text)?)
    }

    pub(super) fn flush(&mut self) -> Result<(), Error> {
        self.raw.flush()?;
        Ok(self.out.flush()?)
    }

    /// Whether somebody watches stderr.
    pub(super) fn is_watched() -> bool {
        io::stderr().is_terminal()
    }

    /// Says an error and gives its exit code.
    pub(super) fn error(&mut self, error: &Error) -> u8 {
        if error.is_closed_pipe() {
            return 0;
        }
        let lines = error.lines(&self.words);
        match lines.as_slice() {
            [] | [_] | [_, _] => self.complain(&lines.join("; ")),
            [first, rest @ ..] => {
                self.complain(first);
                for line in rest {
                    // a stream that is gone cannot be complained to
                    let _ = writeln!(anstream::stderr(), "  {}", clean(line));
                }
            }
        }
        error.code()
    }

    /// Says a sentence of the answer.
    pub(super) fn tell(&mut self, fact: &Fact) -> Result<(), Error> {
        let sentence = fact.say(&self.words);
        Ok(writeln!(self.out, "{}", clean(&sentence))?)
    }

    /// Says something on stderr that does not stop the command.
    pub(super) fn warn(&mut self, fact: &Fact) {
        let _ = self.out.flush();
        let style = Style::new().bold().fg_color(Some(AnsiColor::Yellow.into()));
        let word = self.words.say("warning", &[]);
        let sentence = fact.say(&self.words);
        let _ = writeln!(
            anstream::stderr(),
            "{style}{word}{style:#}: {}",
            clean(&sentence)
        );
    }

    /// Gives an answer as JSON.
    pub(super) fn json(&mut self, answer: &impl serde::Serialize) -> Result<(), Error> {
        let mut text = serde_json::to_vec(answer).map_err(io::Error::from)?;
        text.push(b'\n');
        self.raw(&text)
    }

    /// Says something on stderr, after the answer so far.
    pub(super) fn complain(&mut self, sentence: &str) {
        // a stream that is gone cannot be complained to
        let _ = self.out.flush();
        let style = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
        let word = self.words.say("error", &[]);
        let _ = writeln!(
            anstream::stderr(),
            "{style}{word}{style:#}: {}",
            clean(sentence)
        );
    }
}

fn first(languages: &[Language]) -> Language {
    languages.first().copied().unwrap_or(Language::En)
}
