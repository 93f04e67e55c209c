//! Made sheets with exactly one fault each, from seeds: what is found, and whether the true entry is among the repairs.

use huff::notation::star;
use huff::record::star::{Finding, judge};
use huff::record::{EditKind, Likely};
use huff::star::{Attempt, Game, Hole, Move, Position, Reason};

use super::maker::{Lots, Made, Sheet, play_on, sheet};
use crate::common::figure;

/// How a sheet was spoilt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// A character of a hole was written as another.
    Character,
    /// Both ends were written in the wrong order.
    Reversed,
    /// Two neighbours changed places.
    Exchanged,
    /// An entry was written twice.
    Doubled,
    /// An entry was not written.
    Missing,
    /// Something that is no entry.
    Unreadable,
    /// A piece was moved against the rules, and the game went on from there.
    Played,
}

const FAULTS: [Fault; 7] = [
    Fault::Character,
    Fault::Reversed,
    Fault::Exchanged,
    Fault::Doubled,
    Fault::Missing,
    Fault::Unreadable,
    Fault::Played,
];

/// A spoilt sheet: the text, the entry from 0, what was truly played there, and the reason where it was against the rules.
struct Spoilt {
    text: String,
    at: usize,
    truth: Option<String>,
    reason: Option<Reason>,
}

fn spoil(made: &Sheet, fault: Fault, lots: &mut Lots) -> Option<Spoilt> {
    let at = 4 + lots.below(made.entries.len().checked_sub(10)?);
    let mut sheet = Sheet {
        entries: made.entries.clone(),
        options: made.options.clone(),
        ..*made
    };
    let entry = sheet.entries[at].clone();
    let truth = Some(entry.text.clone());
    let played = entry.played?;
    match fault {
        Fault::Character => sheet.entries[at].text = misread(&entry.text, lots)?,
        Fault::Reversed => sheet.entries[at].text = format!("{}-{}", played.to, played.from),
        Fault::Exchanged => {
            let other = sheet.entries[at + 1].text.clone();
            sheet.entries[at].text = other;
            sheet.entries[at + 1].text = entry.text;
        }
        Fault::Doubled => {
            sheet.entries.insert(at, entry);
        }
        Fault::Missing => {
            sheet.entries.remove(at);
        }
        Fault::Unreadable => sheet.entries[at].text = "???".to_owned(),
        Fault::Played => return against_the_rules(made, at, lots),
    }
    let text = match fault {
        // without numbers nothing tells where a round begins
        Fault::Doubled | Fault::Missing => unnumbered(&sheet),
        _ => sheet.text(),
    };
    Some(Spoilt {
        text,
        at,
        truth,
        reason: None,
    })
}

fn unnumbered(sheet: &Sheet) -> String {
    let entries: Vec<&str> = sheet
        .entries
        .iter()
        .map(|made| made.text.as_str())
        .collect();
    format!(
        "[Seats \"{}\"]\n[Rules \"{}\"]\n{}\n",
        sheet.seats,
        sheet.options,
        entries.join(" ")
    )
}

/// Another character in the first or the last hole, so that both are still holes.
fn misread(text: &str, lots: &mut Lots) -> Option<String> {
    let holes: Vec<&str> = text.split('-').collect();
    let which = if lots.below(2) == 0 {
        0
    } else {
        holes.len() - 1
    };
    let hole = holes[which];
    for _ in 0..20 {
        let mut letters: Vec<char> = hole.chars().collect();
        let at = lots.below(letters.len());
        letters[at] = match at {
            0 => (b'A' + lots.below(17) as u8) as char,
            _ => (b'0' + lots.below(10) as u8) as char,
        };
        let changed: String = letters.into_iter().collect();
        if changed != hole && Hole::from_name(&changed).is_some() {
            let mut holes: Vec<String> = holes.iter().map(|hole| hole.to_string()).collect();
            holes[which] = changed;
            return Some(holes.join("-"));
        }
    }
    None
}

fn start(sheet: &Sheet) -> Game {
    Game::new(Position::start(sheet.seats, sheet.options.parse().unwrap()).unwrap())
}

/// An irregular move instead of the one played, and the game made anew from where the piece was put.
fn against_the_rules(made: &Sheet, at: usize, lots: &mut Lots) -> Option<Spoilt> {
    let mut game = start(made);
    for entry in &made.entries[..at] {
        match entry.played {
            Some(one) => game.play(one),
            None => game.pass(),
        }
    }
    let position = game.position().clone();
    let own: Vec<Hole> = position.pieces(position.to_move()).collect();
    for _ in 0..200 {
        let from = own[lots.below(own.len())];
        let to = Hole::at(lots.below(121)).unwrap();
        if position.occupied().has(to) {
            continue;
        }
        let Attempt::Refused(refusal) = position.attempt(&[from, to]) else {
            continue;
        };
        let mut entries: Vec<Made> = made.entries[..at].to_vec();
        let wrong = Move { from, to };
        entries.push(Made {
            seat: position.to_move(),
            text: format!("{from}-{to}"),
            played: Some(wrong),
        });
        game.play(wrong);
        let rest = made.entries.len() - at;
        play_on(&mut game, &mut entries, rest, lots);
        let sheet = Sheet {
            seats: made.seats,
            options: made.options.clone(),
            entries,
        };
        return Some(Spoilt {
            text: sheet.text(),
            at,
            truth: None,
            reason: Some(refusal.reason),
        });
    }
    None
}

/// Whether one of the repairs puts the sheet right.
fn repairs(finding: &Finding, spoilt: &Spoilt, fault: Fault) -> Vec<bool> {
    let truth = spoilt.truth.as_deref().unwrap_or("");
    let ends = |text: &str| {
        let holes: Vec<String> = text.split('-').map(str::to_owned).collect();
        (holes.first().cloned(), holes.last().cloned())
    };
    let is_right = |kind: EditKind, ply: u32, new: Option<&str>| {
        let at = ply as usize - 1;
        let same = new.is_some_and(|new| ends(new) == ends(truth));
        match fault {
            Fault::Exchanged => kind == EditKind::Exchange && at == spoilt.at,
            Fault::Doubled => kind == EditKind::Delete && at.abs_diff(spoilt.at) <= 1,
            Fault::Missing => kind == EditKind::Insert && at == spoilt.at && same,
            _ => kind == EditKind::Replace && at == spoilt.at && same,
        }
    };
    finding
        .repairs
        .iter()
        .map(|repair| {
            let edit = &repair.edits[0];
            is_right(edit.kind, edit.ply, edit.new.as_deref())
        })
        .collect()
}

#[test]
fn star_faults() {
    const SHEETS: u64 = 60;
    let mut lines = Vec::new();
    for fault in FAULTS {
        let (mut made, mut seen, mut among, mut first, mut likely, mut alone) = (0, 0, 0, 0, 0, 0);
        for seed in 0..SHEETS {
            let game = sheet(seed, 160);
            let mut lots = Lots(seed * 7 + 1);
            let Some(spoilt) = spoil(&game, fault, &mut lots) else {
                continue;
            };
            let records = star::records(&spoilt.text);
            let judgement = judge(&records[0]);
            let finding = judgement
                .findings
                .iter()
                .find(|finding| finding.ply.is_some_and(|ply| ply as usize > spoilt.at));
            made += 1;
            let Some(finding) = finding else {
                // what is written is legal too, and the rest fits it: nobody can see it
                assert_ne!(fault, Fault::Played, "{}", spoilt.text);
                made -= 1;
                continue;
            };
            seen += 1;
            if fault == Fault::Played {
                assert_eq!(finding.ply, Some(spoilt.at as u32 + 1), "{}", spoilt.text);
                let reason = finding.refusal.map(|refusal| refusal.reason);
                assert_eq!(reason, spoilt.reason, "{}", spoilt.text);
                likely += usize::from(finding.likely == Some(Likely::Played));
                alone += usize::from(judgement.findings.len() == 1);
                continue;
            }
            likely += usize::from(finding.likely == Some(Likely::Slip));
            alone += usize::from(judgement.findings.len() == 1);
            let right = repairs(finding, &spoilt, fault);
            among += usize::from(right.contains(&true));
            first += usize::from(right.first() == Some(&true));
        }
        assert!(made >= 20, "{fault:?}: only {made}");
        lines.push((fault, made, seen, among, first, likely, alone));
    }
    for (fault, made, seen, among, first, likely, alone) in &lines {
        figure(&format!(
            "star_faults: {fault:?}: {made} sheets, {seen} seen, truth among repairs {among}, first {first}, \
             likely right {likely}, nothing else found {alone}"
        ));
    }
    for (fault, made, _, among, _, likely, alone) in lines {
        let bar = |count: usize, percent: usize| count * 100 >= made * percent;
        assert!(bar(likely, 95), "{fault:?}: likely {likely} of {made}");
        assert!(bar(alone, 90), "{fault:?}: alone {alone} of {made}");
        if fault != Fault::Played {
            assert!(bar(among, 80), "{fault:?}: among {among} of {made}");
        }
    }
}
