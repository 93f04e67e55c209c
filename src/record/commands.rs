//! Notes that a machine can read: `[%word value]` in comments, and the cells of crown and clock
//! columns.

use crate::notation::{Record, RemarkKind, Span};

/// One note.
#[derive(Clone, Copy, Debug)]
pub(super) struct Command<'r> {
    /// How many half-moves stand before it.
    pub(super) after: u32,
    /// The comment or cell it stands in.
    pub(super) span: Span,
    pub(super) word: Word,
    pub(super) value: &'r str,
}

/// What a note is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// `[%incident 7/4.3 by=white]`
    Incident,
    /// `[%ruling stood]`
    Ruling,
    /// `[%crown C]`, or a crown column.
    Crown,
    /// `[%clk 0:45:10]`: the mover's clock.
    Clock,
    /// `[%clock w0:45:10 b0:44:02]`: both clocks.
    BothClocks,
    /// A clock column, which may show the time used or the time left.
    ClockColumn,
    /// `[%emt 0:03]`: the time of this move.
    MoveTime,
    /// `[%struck d6-e5]`: what was struck out where the next half-move is written anew.
    Struck,
    /// `[%extension]`: one minute more was asked for (`s2:2`).
    Extension,
}

impl Word {
    fn of(word: &str) -> Option<Word> {
        Some(match word {
            "incident" => Word::Incident,
            "ruling" => Word::Ruling,
            "crown" => Word::Crown,
            "clk" => Word::Clock,
            "clock" => Word::BothClocks,
            "emt" => Word::MoveTime,
            "struck" => Word::Struck,
            "extension" => Word::Extension,
            _ => return None,
        })
    }
}

/// The notes of a record in the order of the text.
pub(super) fn commands<'r>(record: &'r Record<'_>) -> Vec<Command<'r>> {
    let mut commands = Vec::new();
    for remark in &record.remarks {
        let mut push = |word, value| {
            commands.push(Command {
                after: remark.after,
                span: remark.span,
                word,
                value,
            });
        };
        match &remark.kind {
            RemarkKind::Crown(cell) => push(Word::Crown, cell.trim()),
            RemarkKind::Clock(cell) => push(Word::ClockColumn, cell.trim()),
            RemarkKind::Comment(text) => {
                let mut rest = text.as_ref();
                while let Some((_, from)) = rest.split_once("[%") {
                    let Some((inside, behind)) = from.split_once(']') else {
                        break;
                    };
                    let (word, value) = inside
                        .split_once(char::is_whitespace)
                        .unwrap_or((inside, ""));
                    if let Some(word) = Word::of(word) {
                        push(word, value.trim());
                    }
                    rest = behind;
                }
            }
            _ => {}
        }
    }
    commands
}
