//! Where the program speaks: answers to stdout, everything else to stderr.

use std::io::{self, BufWriter, IsTerminal, Write};

use anstyle::{AnsiColor, Style};

use crate::words::Words;

use super::clean::clean;
use super::error::Error;

/// Bytes that are kept before they are written.
const ROOM: usize = 1 << 16;

/// Streams and words.
pub(super) struct Ui {
    pub(super) words: Words,
    out: BufWriter<anstream::Stdout>,
    raw: BufWriter<io::Stdout>,
}

impl Ui {
    pub(super) fn new(words: Words) -> Ui {
        Ui {
            words,
            out: BufWriter::with_capacity(ROOM, anstream::stdout()),
            raw: BufWriter::with_capacity(ROOM, io::stdout()),
        }
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
        self.complain(&error.say(&self.words));
        error.code()
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
