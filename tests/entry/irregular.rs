//! Half-moves that are not legal, typed by somebody who does not look: none becomes another half-move.

use huff::entry::{Draft, Key, Mode, Session};
use huff::notation::pdn;
use huff::record::{Class, Finding};

use super::{course_or_none, spelling};
use crate::common::{data, figure};

/// How half-moves are typed by somebody who types them to their end.
type Manner = fn(&str) -> String;

const MANNERS: [(&str, Manner); 5] = [
    ("3228", spelling),
    ("3228 ", |text| spelling(text) + " "),
    ("32-28⏎", |text| signs(text) + "⏎"),
    ("3228⏎", |text| spelling(text) + "⏎"),
    // with ! behind what is not legal
    (MARKED, spelling),
];

const MARKED: &str = "3228 or 3228!";

fn signs(text: &str) -> String {
    text.replace(['x', ':'], "-")
}

fn press(session: &mut Session, keys: &str) {
    for letter in keys.chars() {
        session.press(match letter {
            '⏎' => Key::Enter,
            letter => Key::Char(letter),
        });
    }
}

#[test]
fn what_was_played_against_the_rules_is_entered_as_written() {
    let test = "what_was_played_against_the_rules_is_entered_as_written";
    let Some(folder) = data(test, "irregular") else {
        return;
    };
    let mut sheets = Vec::new();
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "pdn"))
        .collect();
    files.sort();
    for file in &files {
        let text = std::fs::read_to_string(file).unwrap();
        for record in pdn::records(&text) {
            let judgement = huff::record::judge(&record, None);
            let draft = Draft::of(&record, &text, judgement.variant);
            let name = file.file_stem().unwrap().to_string_lossy().into_owned();
            // what stands on it is squares, all of it
            let is_move = |text: &str| {
                matches!(
                    huff::notation::written(text),
                    huff::notation::Written::Move(_)
                )
            };
            if draft.entries.iter().all(|entry| is_move(&entry.text)) {
                sheets.push((name, draft));
            }
        }
    }
    let mut beyond = Vec::new();
    for (shown, manner) in MANNERS {
        let mut wrong = Vec::new();
        let (mut taken, mut unsaid) = (0, 0);
        for (name, sheet) in &sheets {
            let mut session = Session::new(vec![Draft::new(sheet.variant)], 0);
            let judged = sheet.judged();
            let mut is_said = false;
            let is_fault = |ply: usize| {
                let here = |finding: &&Finding| finding.ply == Some(ply as u32 + 1);
                let mut here = judged.findings.iter().filter(here);
                here.any(|finding| finding.class() == Class::Play)
            };
            for (ply, entry) in sheet.entries.iter().enumerate() {
                press(&mut session, &manner(&entry.text));
                if shown == MARKED && is_fault(ply) {
                    press(&mut session, "!");
                }
                // several captures with the same ends: the first, as the file has it
                if matches!(session.mode(), Mode::Choosing { .. }) {
                    press(&mut session, "⏎⏎");
                }
                // the screen is looked at only where the desk says that it is not legal
                if matches!(session.mode(), Mode::Refused(_)) || session.is_astray() {
                    press(&mut session, "!");
                    is_said |= !is_fault(ply);
                }
            }
            press(&mut session, "⏎");
            taken += 1;
            let typed = course_or_none(session.sheet());
            if typed.map(|course| course.0) != course_or_none(sheet).map(|course| course.0) {
                let texts = |draft: &Draft| {
                    let texts = draft.entries.iter().map(|entry| entry.text.as_str());
                    texts.collect::<Vec<_>>().join(" ")
                };
                unsaid += usize::from(!is_said);
                wrong.push(format!(
                    "{name} {is_said} {:?}\n  {}\n  {}\n  in the line {:?}",
                    sheet.variant.name(),
                    texts(sheet),
                    texts(session.sheet()),
                    session.typed()
                ));
            }
        }
        figure(&format!(
            "{taken} damaged sheets typed as {shown:?} without looking: {} come out otherwise, {unsaid} of them without a word",
            wrong.len()
        ));
        // without Enter or a blank keys may be read as other half-moves for a while
        let most = if shown.ends_with(['⏎', ' ']) { 5 } else { 55 };
        if wrong.len() > most || unsaid > 1 {
            beyond.push(format!("{shown:?}:\n{}", wrong.join("\n")));
        }
    }
    assert!(beyond.is_empty(), "{}", beyond.join("\n"));
}
