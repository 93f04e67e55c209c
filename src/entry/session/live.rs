//! A game that goes on: who may point something out, and the time of the move that is made now.

use std::time::Duration;

use super::{Heard, Notice, Session, Stance};
use crate::entry::allowance::{Allowance, Countdown, Requested};
use crate::entry::legal::Legal;
use crate::record::Law;
use crate::words::read_side;

/// When the move that is made now began, and whether its extra minute was asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Running {
    pub(super) since: Duration,
    pub(super) requested: Requested,
}

impl Session {
    /// Says how late it is, from any fixed moment.
    pub fn tick(&mut self, now: Duration) {
        self.now = now;
    }

    /// The allowance of the move that is made now, wherever on the sheet one looks, and where it stands; in a live game
    /// whose law counts each move.
    pub fn countdown(&self) -> Option<(Allowance, Countdown)> {
        if self.stance != Stance::Live {
            return None;
        }
        let sheet = self.sheet();
        let running = match (&self.derived.judgement.last, self.cursor) {
            (Some(last), cursor) if cursor < sheet.entries.len() => Legal::of(last, self.names),
            (None, cursor) if cursor < sheet.entries.len() => Legal::default(),
            _ => self.derived.legal.clone(),
        };
        let allowance = Allowance::of(sheet.variant, &running)?;
        let taken = self.now.saturating_sub(self.running.since);
        Some((
            allowance,
            allowance.countdown(taken, self.running.requested),
        ))
    }

    /// A half-move was made: the next one begins. Gives what it took, and whether its extra minute was asked for.
    pub(super) fn next_move(&mut self) -> (Duration, Requested) {
        let made = self.running;
        self.before = Some(made);
        self.running = Running {
            since: self.now,
            requested: Requested::No,
        };
        (self.now.saturating_sub(made.since), made.requested)
    }

    /// The last half-move is typed again: its time goes on.
    pub(super) fn take_time_back(&mut self) {
        if let Some(before) = self.before.take() {
            self.running = before;
        }
    }

    /// `/claim`, `/claim white`: the opponent of the one who made the half-move points something out (`s1:7/4`).
    pub(super) fn claim(&mut self, rest: &str) -> Heard {
        if self.stance != Stance::Live {
            return self.refused(Notice::new("enter-not-live"));
        }
        let Some(index) = self.cursor.checked_sub(1) else {
            return self.refused(Notice::new("enter-no-half-move"));
        };
        let mover = self.sheet().side(index);
        let claimant = match (rest, read_side(rest)) {
            ("", _) => mover.opponent(),
            (_, Some(claimant)) => claimant,
            (other, None) => {
                return self.refused(Notice::new("enter-no-side").with("text", other));
            }
        };
        let about = |notice: Notice| {
            let ply = (index + 1).to_string();
            notice.with("side", claimant.word()).with("ply", ply)
        };
        if claimant == mover {
            let law = match Law::of(self.sheet().variant) {
                Law::S1 => " (s1:7/4)",
                Law::Fmjd => " (fmjd:5.4)",
                Law::S2 | Law::Wcdf | Law::Default => "",
            };
            return self.refused(about(Notice::new("enter-claim-own")).with("law", law));
        }
        self.claimed = true;
        let id = match self.findings().is_empty() {
            true => "enter-claim-nothing",
            false => "enter-claimed",
        };
        self.notice = Some(about(Notice::new(id)));
        Heard::Nothing
    }

    /// `/request`, `/request black`: the player on move asks for the extra minute, once the time of the move is over.
    pub(super) fn request(&mut self, rest: &str) -> Heard {
        if self.stance != Stance::Live {
            return self.refused(Notice::new("enter-not-live"));
        }
        let Some((allowance, at)) = self.countdown() else {
            return self.refused(Notice::new("enter-request-never"));
        };
        let mover = self.sheet().side(self.sheet().entries.len());
        let asking = match (rest, read_side(rest)) {
            ("", _) => mover,
            (_, Some(asking)) => asking,
            (other, None) => {
                return self.refused(Notice::new("enter-no-side").with("text", other));
            }
        };
        let article = |notice: Notice| notice.with("article", allowance.article);
        if asking != mover {
            let notice = Notice::new("enter-request-side").with("side", mover.word());
            return self.refused(article(notice));
        }
        match at {
            Countdown::Running(left) => {
                let notice = Notice::new("enter-request-early").with("left", minutes(left));
                self.refused(article(notice))
            }
            Countdown::Grace(_) => self.refused(Notice::new("enter-requested-before")),
            Countdown::Over => self.refused(article(Notice::new("enter-request-late"))),
            Countdown::Ask(_) => {
                self.running.requested = Requested::Yes;
                self.notice = Some(Notice::new("enter-requested"));
                Heard::Nothing
            }
        }
    }
}

/// A time as `m:ss`; a second that has begun is still there.
pub fn minutes(time: Duration) -> String {
    let seconds = time.as_millis().div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::Variant;
    use crate::entry::{Draft, Key};

    fn live(variant: Variant, moves: &str) -> Session {
        let draft = Draft::read(moves, variant).unwrap();
        Session::new(vec![draft], 0).with_stance(Stance::Live)
    }

    #[test]
    fn only_the_opponent_points_out() {
        // White passes over a capture with 2. e3-f4
        let moves = "1. c3-b4 d6-c5 2. e3-f4 *";
        for (line, said, found) in [
            ("claim", "enter-claimed", 1),
            ("claim black", "enter-claimed", 1),
            ("要求 黑", "enter-claimed", 1),
            ("claim white", "enter-claim-own", 0),
            ("претензия белые", "enter-claim-own", 0),
            ("claim me", "enter-no-side", 0),
        ] {
            let mut session = live(Variant::Russian, moves);
            session.command(line);
            assert_eq!(session.notice().unwrap().id, said, "{line}");
            assert_eq!(session.findings().len(), found, "{line}");
        }
        // Black moved on: too late
        let mut session = live(Variant::Russian, "1. c3-b4 d6-c5 2. e3-f4 f6-e5 3. b4:d6 *");
        session.command("go 2b");
        session.command("claim black");
        assert_eq!(session.findings()[0].claim.name(), "lapsed");
        session.command("go");
        session.command("claim");
        assert_eq!(session.notice().unwrap().id, "enter-claim-nothing");
    }

    #[test]
    fn the_extra_minute_is_asked_for_by_the_player_on_move_when_the_time_is_over() {
        for (seconds, line, said) in [
            (10, "request", "enter-request-early"),
            (299, "request black", "enter-request-early"),
            (301, "request", "enter-requested"),
            (301, "加时 黑", "enter-requested"),
            (301, "request white", "enter-request-side"),
            (359, "request", "enter-requested"),
            (361, "request", "enter-request-late"),
        ] {
            let mut session = live(Variant::English, "1. 11-15 23-19 *");
            session.tick(Duration::from_secs(seconds));
            session.command(line);
            assert_eq!(session.notice().unwrap().id, said, "{seconds} {line}");
        }
        let mut session = live(Variant::Russian, "1. c3-d4 *");
        session.command("request");
        assert_eq!(session.notice().unwrap().id, "enter-request-never");
        let mut session = live(Variant::English, "1. 11-15 *");
        session.tick(Duration::from_secs(310));
        session.command("request");
        session.command("request");
        assert_eq!(session.notice().unwrap().id, "enter-requested-before");
    }

    #[test]
    fn the_time_is_that_of_the_move_that_is_made_now() {
        // White has one way to take
        let mut session = live(Variant::English, "1. 11-15 22-18 *");
        assert_eq!(session.countdown().unwrap().0.limit.as_secs(), 60);
        session.tick(Duration::from_secs(30));
        let at = session.countdown();
        // one looks back and corrects: neither time nor limit are another's
        session.press(Key::Home);
        assert_eq!(session.countdown(), at);
        session.type_word("11-15");
        assert_eq!(session.countdown(), at);
        assert_eq!(session.sheet().text(), "1. 11-15 22-18 *\n");
        // typed, taken off and typed again is one move
        session.press(Key::End);
        session.type_word("15x22");
        session.tick(Duration::from_secs(40));
        session.press(Key::Backspace);
        assert_eq!(
            session.countdown().unwrap().1,
            Countdown::Running(Duration::from_secs(20))
        );
        session.type_word("15x22");
        let text = session.sheet().text();
        assert!(text.contains("15x22 {[%emt 0:00:40]}"), "{text}");
    }
}
