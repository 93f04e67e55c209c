//! The full screen of `huff enter`.

mod board;
mod draw;
pub(super) mod frame;
mod panel;
mod sheet;

use std::time::Duration;

use crate::cli::error::Error;
use crate::cli::terminal::{self, Pending};
use crate::cli::ui::Ui;
use crate::entry::{Heard, Key, Mode, Session, Stance};
use crate::words::Words;

use super::keep::Keeper;
use super::{Clock, Ended, FromDraft, noted};

/// How often the time of a live game is shown anew.
const TICK: Duration = Duration::from_millis(250);

/// By how many lines one goes on in what is said.
pub(super) const FURTHER: usize = 3;

/// How the last change was kept.
pub(super) enum Saved {
    /// Nothing was changed yet.
    Untouched,
    /// It is on the disk.
    Yes,
    /// It is not, and why.
    No(String),
}

pub(super) fn run(mut session: Session, keeper: &mut Keeper, ui: &mut Ui) -> Result<Ended, Error> {
    let clock = Clock::start(&mut session);
    let wait = (session.stance() == Stance::Live).then_some(TICK);
    let words = &ui.words;
    let mut saved = Saved::Untouched;
    let mut elsewhere = keeper.elsewhere(words);
    let mut from = 0;
    terminal::on_screen(|screen| {
        loop {
            session.tick(clock.now());
            if terminal::more_keys()? == Pending::None {
                let desk = draw::Desk {
                    session: &session,
                    words,
                    title: &keeper.name(),
                    copy: keeper.copy(session.active()),
                    saved: &saved,
                    elsewhere: elsewhere.as_deref(),
                    from,
                };
                screen.draw(|frame| draw::draw(frame, &desk))?;
            }
            let Some(key) = terminal::key(wait)? else {
                continue;
            };
            if key == Key::Control('n') {
                from += FURTHER;
                continue;
            }
            from = 0;
            session.tick(clock.now());
            let heard = match key {
                Key::Control('c') => Heard::Leave,
                Key::Char('~' | '～') if is_typing(&session) => session.begin_struck(),
                key => {
                    let heard = session.press(key);
                    session.let_pass(key, heard)
                }
            };
            // what could not be saved is tried again with every key
            if heard == Heard::Changed || matches!(saved, Saved::No(_)) {
                saved = match keeper.save(session.sheet(), session.active()) {
                    Ok(()) => Saved::Yes,
                    Err(error) => Saved::No(error.say(words)),
                };
            }
            keeper.half_typed().keep(session.pending());
            match heard {
                Heard::Leave => return Ok(()),
                Heard::Refused => bell()?,
                Heard::Keep | Heard::TakeBack => {
                    noted::heed(heard, &mut session, keeper, words);
                }
                Heard::Changed => {
                    noted::compare_result(&mut session, keeper, words);
                    elsewhere = elsewhere.or_else(|| keeper.elsewhere(words));
                }
                Heard::Nothing | Heard::Show(_) => {}
            }
        }
    })?;
    if let Saved::No(_) = saved {
        keeper.save_or_put_aside(session.sheet(), session.active(), words)?;
    }
    let left = session.pending();
    Ok(Ended { session, left })
}

/// Whether half-moves are typed, and no command, position or page of help goes on.
fn is_typing(session: &Session) -> bool {
    matches!(
        session.mode(),
        Mode::Typing | Mode::Refused(_) | Mode::Choosing { .. }
    )
}

/// Asks whether a draft that lies beside the file is to be gone on with; none when one leaves.
pub(super) fn ask(question: &str, words: &Words) -> Result<Option<FromDraft>, Error> {
    terminal::on_screen(|screen| {
        loop {
            screen.draw(|screen| frame::question(screen, question, words))?;
            match terminal::key(None)? {
                Some(Key::Enter) => return Ok(Some(FromDraft::Yes)),
                Some(Key::Char('n' | 'N' | 'т' | 'Т' | 'ｎ')) => return Ok(Some(FromDraft::No)),
                Some(key) if terminal::leaves(key) || key == Key::Escape => return Ok(None),
                _ => {}
            }
        }
    })
}

pub(super) fn bell() -> Result<(), Error> {
    use std::io::Write;
    let mut out = std::io::stdout();
    out.write_all(b"\x07")?;
    Ok(out.flush()?)
}

#[cfg(test)]
mod tests;
