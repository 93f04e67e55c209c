//! A game that goes on: who may point something out, and the time of the move that is made now.

use std::time::Duration;

use super::notes::{Asked, Noted};
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

/// Notes of a live game on its sheet, in seconds of [`Session::tick`]: when the last half-move was made, and when the extra
/// minute of the next one was asked for.
const MADE: &str = "made";
const ASKED: &str = "asked";

impl Session {
    /// Opens a live game. The time of a move that was begun before the desk was closed goes on, if the sheet says when the
    /// half-move before it was made; else it begins now.
    pub fn go_on(&mut self, now: Duration) {
        self.now = now;
        let end = self.sheet().entries.len();
        let noted = |word| {
            let seconds = self.sheet().command(end, word)?.parse().ok()?;
            Some(Duration::from_secs(seconds)).filter(|since| *since <= now)
        };
        let (since, asked) = (noted(MADE), noted(ASKED));
        self.running = Running {
            since: since.unwrap_or(now),
            requested: match asked {
                Some(_) => Requested::Yes,
                None => Requested::No,
            },
        };
        if let (Some(since), Some(_)) = (since, self.countdown()) {
            let notice = Notice::new("enter-time-goes-on").with("ply", (end + 1).to_string());
            self.notice = Some(notice.with("taken", minutes(now - since)));
        }
    }

    /// Notes on the sheet since when the move that is made now goes on.
    pub(super) fn keep_time(&mut self) {
        if self.countdown().is_none() || self.running.since.is_zero() {
            return;
        }
        self.forget_time();
        let running = self.running;
        let now = self.now;
        let sheet = &mut self.sheets[self.active];
        let end = sheet.entries.len();
        sheet.set_command(end, MADE, &running.since.as_secs().to_string());
        if running.requested == Requested::Yes {
            sheet.set_command(end, ASKED, &now.as_secs().to_string());
        }
    }

    /// No move is made any more.
    pub(super) fn forget_time(&mut self) {
        let sheet = &mut self.sheets[self.active];
        for played in 0..=sheet.entries.len() {
            sheet.set_command(played, MADE, "");
            sheet.set_command(played, ASKED, "");
        }
    }

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
        let running = match (&self.derived.judgement.presumed, self.cursor) {
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
        let found = self.findings();
        let codes: Vec<&str> = found.iter().map(|finding| finding.code.name()).collect();
        let id = match codes.is_empty() {
            true => "enter-claim-nothing",
            false => "enter-claimed",
        };
        let asked = Asked {
            ply: u32::try_from(index + 1).ok(),
            noted: Noted::Claim,
            sides: vec![claimant],
            text: codes.join(", "),
        };
        let notice = about(Notice::new(id));
        let mark = asked.notes().concat();
        let is_noted = self.comments(index + 1).any(|text| text == mark);
        let heard = match is_noted {
            true => Heard::Nothing,
            false => self.ask(asked),
        };
        self.notice = Some(notice);
        heard
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
                self.keep_time();
                self.notice = Some(Notice::new("enter-requested"));
                Heard::Changed
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

    /// The desk is closed and opened again: the time of the move goes on, with the minute that was asked for.
    #[test]
    fn the_time_goes_on_when_the_desk_is_opened_again() {
        let start = 1_796_000_000;
        let at = Duration::from_secs;
        let mut session = live(Variant::English, "1. 11-15 *");
        session.go_on(at(start));
        assert_eq!(session.notice(), None);
        session.type_word("22-18");
        // White has two ways to take: five minutes, and one more on request
        session.tick(at(start + 30));
        session.type_word("15x22");
        session.tick(at(start + 335));
        session.command("request");
        let reopened = |session: &Session, now| {
            let mut again = live(Variant::English, &session.sheet().text());
            again.go_on(at(now));
            again
        };
        let mut again = reopened(&session, start + 340);
        assert_eq!(again.notice().unwrap().id, "enter-time-goes-on");
        assert_eq!(again.countdown(), {
            session.tick(at(start + 340));
            session.countdown()
        });
        let noted = |session: &Session| session.sheet().text().matches("[%made").count();
        assert_eq!(
            (noted(&again), again.running.requested),
            (1, Requested::Yes)
        );
        // taken off: the time of the half-move before goes on, also behind the next opening
        session.press(Key::Backspace);
        let back = reopened(&session, start + 350);
        assert_eq!((noted(&back), back.running.since), (1, at(start)));
        // a result ends it
        again.command("result draw");
        assert_eq!(noted(&again), 0);
    }

    /// A claim leaves a trace, once, also where there was nothing to claim.
    #[test]
    fn a_claim_is_noted() {
        for (moves, text) in [
            ("1. c3-b4 d6-c5 2. e3-f4 *", "missed-capture"),
            ("1. c3-b4 d6-c5 *", ""),
        ] {
            let mut session = live(Variant::Russian, moves);
            assert_eq!(session.command("claim"), Heard::Changed);
            assert_eq!(session.command("claim"), Heard::Nothing);
            let sheet = session.sheet().text();
            assert_eq!(sheet.matches("[%claim by=").count(), 1, "{sheet}");
            let mut session =
                live(Variant::Russian, moves).with_noting(super::super::Noting::InEvent);
            assert_eq!(session.command("claim"), Heard::Keep);
            assert_eq!(session.asked().unwrap().text, text);
        }
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
