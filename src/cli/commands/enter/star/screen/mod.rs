//! The full screen of `huff enter` for star halma.

mod draw;
mod panel;
mod sheet;

use crate::cli::error::Error;
use crate::cli::terminal::{self, Pending};
use crate::cli::ui::Ui;
use crate::entry::{Heard, Key, StarSession};

use super::super::screen::{FURTHER, Saved, bell};
use super::keep::StarKeeper;

/// Types on a full screen until one leaves: the session then, and what was typed and not entered.
pub(super) fn run(
    mut session: StarSession,
    keeper: &mut StarKeeper,
    ui: &mut Ui,
) -> Result<(StarSession, Option<String>), Error> {
    let words = &ui.words;
    let mut saved = Saved::Untouched;
    let mut elsewhere = keeper.elsewhere(words);
    let mut from = 0;
    terminal::on_screen(|screen| {
        loop {
            if terminal::more_keys()? == Pending::None {
                let desk = draw::Desk {
                    session: &session,
                    words,
                    title: &keeper.name(),
                    seat: keeper.seat(),
                    saved: &saved,
                    elsewhere: elsewhere.as_deref(),
                    from,
                };
                screen.draw(|frame| draw::draw(frame, &desk))?;
            }
            let Some(key) = terminal::key(None)? else {
                continue;
            };
            if key == Key::Control('n') {
                from += FURTHER;
                continue;
            }
            from = 0;
            let heard = match key {
                Key::Control('c') => Heard::Leave,
                key => session.press(key),
            };
            // what could not be saved is tried again with every key
            if heard == Heard::Changed || matches!(saved, Saved::No(_)) {
                saved = match keeper.save(session.record()) {
                    Ok(()) => Saved::Yes,
                    Err(error) => Saved::No(error.say(words)),
                };
            }
            keeper.half_typed().keep(session.pending());
            match heard {
                Heard::Leave => return Ok(()),
                Heard::Refused => bell()?,
                Heard::Changed => elsewhere = elsewhere.or_else(|| keeper.elsewhere(words)),
                _ => {}
            }
        }
    })?;
    if let Saved::No(_) = saved {
        keeper.save_or_put_aside(session.record(), words)?;
    }
    let left = session.pending();
    Ok((session, left))
}

#[cfg(test)]
mod tests;
