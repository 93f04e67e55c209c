//! What is noted behind a half-move: incidents, rulings, crowns, clocks. All of it is read by the same parsers as in a
//! file and by the commands of the event, and what they do not know is refused with what they do.

use super::{Heard, Notice, Past, Session};
use crate::draughts::Color;
use crate::entry::draft::Draft;
use crate::entry::key::narrow;
use crate::record::{Law, incident_has_offender, is_clock_time, is_crown_mark};
use crate::tournament::Ruling;
use crate::words::{Party, read_incident, read_party, read_ruling};

/// Where incidents and rulings are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Noting {
    /// Among the notes of the sheet.
    #[default]
    InSheet,
    /// In the event, which also does what a ruling says: see [`Session::asked`].
    InEvent,
}

/// What the arbiter noted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Noted {
    /// An article or the code of a finding.
    Incident(String),
    /// A decision.
    Ruling(Ruling),
    /// The opponent pointed something out while the game went on.
    Claim,
}

/// An incident or a ruling that is to be kept in the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The half-move, from 1; none before the first.
    pub ply: Option<u32>,
    /// What it is.
    pub noted: Noted,
    /// By whom an incident, against whom a ruling; none where it is not known or nobody.
    pub sides: Vec<Color>,
    /// What stands behind it; of a claim the codes of what was found.
    pub text: String,
}

impl Asked {
    /// As notes of a sheet: one a side.
    pub(super) fn notes(&self) -> Vec<String> {
        let (what, word) = match &self.noted {
            Noted::Incident(what) => (format!("incident {what}"), "by"),
            Noted::Ruling(ruling) => (format!("ruling {}", ruling.word()), "against"),
            Noted::Claim => ("claim".to_owned(), "by"),
        };
        match &self.sides[..] {
            [] => vec![format!("[%{what}]")],
            sides => {
                let sides = sides.iter();
                let note = |side: &Color| format!("[%{what} {word}={}]", side.word());
                sides.map(note).collect()
            }
        }
    }
}

impl Session {
    /// Changes what is noted behind the last half-move.
    pub(super) fn note(&mut self, change: impl FnOnce(&mut Draft, usize)) -> Heard {
        self.remember();
        let cursor = self.cursor;
        change(&mut self.sheets[self.active], cursor);
        self.derive();
        Heard::Changed
    }

    /// `7/4.3 white touched c3`: the article or code, by whom, and a note; the words of any language.
    pub(super) fn incident(&mut self, rest: &str) -> Heard {
        let law = Law::of(self.sheet().variant);
        let words: Vec<&str> = rest.split_whitespace().collect();
        let Some((what, count)) = longest(&words, |text| read_incident(text, law)) else {
            let first = words.first().copied().unwrap_or_default();
            return self.refused(Notice::new("enter-bad-incident").with("text", first));
        };
        let words = &words[count..];
        let party = longest(words, |text| read_party(named(text)));
        let (party, count) = match party {
            Some(found) => found,
            None if incident_has_offender(&what, law) => {
                return self.refused(Notice::new("enter-by-whom").with("incident", what));
            }
            None => (Party::Unknown, 0),
        };
        self.ask(Asked {
            ply: self.ply(),
            noted: Noted::Incident(what),
            sides: party.sides().to_vec(),
            text: words[count..].join(" "),
        })
    }

    /// `stood`, `time+2 white`, `warning black talked`; the words of any language.
    pub(super) fn ruling(&mut self, rest: &str) -> Heard {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let Some((ruling, count)) = longest(&words, read_ruling) else {
            let word = words.first().copied().unwrap_or_default();
            return self.refused(Notice::new("error-unknown-ruling").with("word", word));
        };
        let words = &words[count..];
        let party = longest(words, |text| read_party(named(text)));
        let (sides, count) = match party {
            Some((party @ (Party::White | Party::Black), count)) => (party.sides(), count),
            _ => (Party::Unknown.sides(), 0),
        };
        if ruling.is_against_one() && sides.is_empty() {
            return self.refused(Notice::new("enter-against-whom").with("word", ruling.word()));
        }
        self.ask(Asked {
            ply: self.ply(),
            noted: Noted::Ruling(ruling),
            sides: sides.to_vec(),
            text: words[count..].join(" "),
        })
    }

    fn ply(&self) -> Option<u32> {
        u32::try_from(self.cursor).ok().filter(|ply| *ply > 0)
    }

    /// Notes it on the sheet, or asks for it to be kept in the event.
    pub(super) fn ask(&mut self, asked: Asked) -> Heard {
        if self.noting == Noting::InEvent {
            self.asked = Some(asked);
            return Heard::Keep;
        }
        self.note(|sheet, played| {
            for note in asked.notes() {
                sheet.comment(played, &note);
            }
            // what is found is found again from the sheet
            if !asked.text.is_empty() && asked.noted != Noted::Claim {
                sheet.comment(played, &asked.text);
            }
        })
    }

    /// What the last key asked to be kept in the event.
    pub fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// The event has kept what was asked: the next undo takes it back.
    pub fn kept(&mut self) {
        self.past.push(Past::Event);
        self.future.clear();
    }

    /// What the event holds of the game: half-moves before it, and the note as a sheet has it.
    pub fn set_event_notes(&mut self, notes: Vec<(usize, String)>) {
        self.event_notes = notes;
        self.derive();
    }

    /// The plain comments behind the first `played` half-moves, those that the event keeps among them.
    pub fn comments(&self, played: usize) -> impl Iterator<Item = &str> {
        let of_event = self.event_notes.iter();
        let last = self.sheet().entries.len();
        let of_event = of_event.filter(move |(after, _)| (*after).min(last) == played);
        let own = self.sheet().comments(played);
        own.chain(of_event.map(|(_, text)| text.as_str()))
    }

    /// A mark of crowning; without one, the next of `C`, `O`, `-`, none.
    pub(super) fn crown(&mut self, rest: &str) -> Heard {
        if self.cursor == 0 {
            return self.refused(Notice::new("enter-no-half-move"));
        }
        let next = match self.sheet().command(self.cursor, "crown") {
            None => "C",
            Some("C") => "O",
            Some("O") => "-",
            Some(_) => "",
        };
        let mark: String = match rest {
            "" => next.to_owned(),
            given => given.chars().map(narrow).collect::<String>().to_uppercase(),
        };
        if !mark.is_empty() && !is_crown_mark(&mark) {
            return self.refused(Notice::new("enter-bad-crown").with("text", rest));
        }
        self.note(|sheet, played| sheet.set_command(played, "crown", &mark))
    }

    /// What the clock shows; nothing takes it away.
    pub(super) fn clock(&mut self, rest: &str) -> Heard {
        let time: String = rest.chars().map(narrow).collect();
        if !time.is_empty() && !is_clock_time(&time) {
            return self.refused(Notice::new("enter-bad-clock").with("text", rest));
        }
        if self.cursor == 0 {
            return self.refused(Notice::new("enter-no-half-move"));
        }
        self.note(|sheet, played| sheet.set_command(played, "clk", &time))
    }
}

/// What the longest beginning of these words means, and how many they are.
fn longest<T>(words: &[&str], read: impl Fn(&str) -> Option<T>) -> Option<(T, usize)> {
    let counts = (1..=words.len().min(MOST_WORDS)).rev();
    counts
        .map(|count| (words[..count].join(" "), count))
        .find_map(|(text, count)| Some((read(&text)?, count)))
}

/// No name of a ruling or an incident has more words.
const MOST_WORDS: usize = 8;

/// The side of `by=white`, as a sheet has it.
fn named(text: &str) -> &str {
    text.split_once('=').map_or(text, |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::Variant;
    use crate::entry::Key;

    fn session(moves: &str) -> Session {
        Session::new(vec![Draft::read(moves, Variant::Russian).unwrap()], 0)
    }

    #[test]
    fn what_the_commands_of_the_event_refuse_is_refused_at_the_desk() {
        for (line, said) in [
            ("clock x", "enter-bad-clock"),
            ("clock 0:45:10 x", "enter-bad-clock"),
            ("clock 5:99:99", "enter-bad-clock"),
            ("clock 0:60:00", "enter-bad-clock"),
            ("clock 45:1", "enter-bad-clock"),
            ("clock 0:45:10 0:44:02", "enter-bad-clock"),
            ("clock w0:45:10 w0:44:02", "enter-bad-clock"),
            ("result 9-9", "enter-bad-result"),
            ("result 4-6", "enter-bad-result"),
            ("result 5-0", "enter-bad-result"),
            ("result +:-", "enter-bad-result"),
            ("结果 ９－０", "enter-bad-result"),
            ("crown zz", "enter-bad-crown"),
            ("crown L@x", "enter-bad-crown"),
            ("incident foo", "enter-bad-incident"),
            ("incident 7/4.99", "enter-bad-incident"),
            ("ruling foo", "error-unknown-ruling"),
            ("ruling time+0", "error-unknown-ruling"),
            ("ruling warning", "enter-against-whom"),
            ("ruling warning both", "enter-against-whom"),
            ("incident 7/4.3", "enter-by-whom"),
            ("incident 7/4.3 touched c3", "enter-by-whom"),
            ("инцидент тронул одну шашку, пошёл другой", "enter-by-whom"),
            ("裁决 warning", "enter-against-whom"),
        ] {
            let mut session = session("1. c3-d4 *");
            assert_eq!(session.command(line), Heard::Refused, "{line}");
            assert_eq!(session.notice().unwrap().id, said, "{line}");
            assert_eq!(session.sheet().text(), "1. c3-d4 *\n", "{line}");
        }
    }

    #[test]
    fn what_they_know_is_noted() {
        for (line, want) in [
            ("clock 0:45:10", "[%clk 0:45:10]"),
            ("钟 ０：４５：１０", "[%clk 0:45:10]"),
            ("clock w0:45:10 b0:44:02", "[%clk w0:45:10 b0:44:02]"),
            ("crown l@18", "[%crown L@18]"),
            ("crown 王", "[%crown 王]"),
            (
                "incident touch-move white",
                "[%incident touch-move by=white]",
            ),
            (
                "incident touch-move both",
                "[%incident touch-move by=white]} {[%incident touch-move by=black]}",
            ),
            ("incident 7/4.3 unknown", "[%incident 7/4.3]"),
            ("incident 7/4.3 ?", "[%incident 7/4.3]"),
            ("incident position-upset", "[%incident position-upset]"),
            ("事件 第七条第4.6款 白方", "[%incident 7/4.6 by=white]"),
            ("事件 悔棋 黑", "[%incident take-back by=black]"),
            (
                "инцидент ст. 7 п. 4.3 белые тронул c3",
                "[%incident 7/4.3 by=white]} {тронул c3}",
            ),
            (
                "инцидент тронул одну шашку, пошёл другой оба",
                "[%incident touch-move by=white]} {[%incident touch-move by=black]}",
            ),
            ("裁决 警告 白方", "[%ruling warning against=white]"),
            ("裁决 加时2分钟 黑方", "[%ruling time+2 against=black]"),
            (
                "решение присуждено поражение белым",
                "[%ruling game-lost against=white]",
            ),
            ("решение в силе", "[%ruling stood]"),
            ("incident 7、4.3 black", "[%incident 7/4.3 by=black]"),
            (
                "incident 7/4.3 white touched c3",
                "[%incident 7/4.3 by=white]} {touched c3}",
            ),
            ("ruling ＴＩＭＥ＋２ 黑", "[%ruling time+2 against=black]"),
            ("ruling stood", "[%ruling stood]"),
        ] {
            let mut session = session("1. c3-d4 *");
            assert_eq!(session.command(line), Heard::Changed, "{line}");
            let text = session.sheet().text();
            assert!(text.contains(want), "{line}: {text}");
            assert_eq!(
                session
                    .judgement()
                    .findings
                    .iter()
                    .filter(|found| found.reason == Some(crate::record::Reason::UnknownNote))
                    .count(),
                0
            );
        }
    }

    #[test]
    fn in_an_event_they_are_asked_for_and_taken_back() {
        let mut session = session("1. c3-d4 d6-c5 *").with_noting(Noting::InEvent);
        assert_eq!(session.command("incident 7/4.3 white"), Heard::Keep);
        let asked = session.asked().unwrap();
        assert_eq!(
            (asked.ply, &asked.sides[..]),
            (Some(2), &[Color::White][..])
        );
        assert_eq!(session.sheet().text(), "1. c3-d4 d6-c5 *\n");
        session.kept();
        session.set_event_notes(vec![(2, "[%incident 7/4.3 by=white]".to_owned())]);
        assert_eq!(session.comments(2).count(), 1);
        assert_eq!(session.findings()[0].code.name(), "touch-move");
        assert_eq!(session.press(Key::Control('z')), Heard::TakeBack);
    }

    #[test]
    fn what_is_noted_goes_with_its_half_move_and_comes_back() {
        let all = "1. c3-d4 {[%clk 0:59:00]} d6-c5 {[%clk 0:58:00]} {[%crown C]} {why} *\n";
        for (key, from, want) in [
            (Key::Backspace, 2, "1. c3-d4 {[%clk 0:59:00]} *\n"),
            (Key::Delete, 1, "1. c3-d4 {[%clk 0:59:00]} *\n"),
            (
                Key::Delete,
                0,
                "1. d6-c5 {[%clk 0:58:00]} {[%crown C]} {why} *\n",
            ),
        ] {
            let mut session = session(all);
            session.go(from);
            assert_eq!(session.press(key), Heard::Changed);
            assert_eq!(session.sheet().text(), want);
            assert_eq!(session.press(Key::Control('z')), Heard::Changed);
            assert_eq!(session.sheet().text(), all);
        }
    }
}
