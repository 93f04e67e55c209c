//! What other programs read out of a PDF equals the data.

use std::process::Command;

use huff::print::{BUILT_IN, SheetFace, samples};
use huff::words::Language;

use super::{complaints, pdf, sheets, template, tool};
use crate::common::figure;

/// The words of each page in the order of the file.
fn pages(file: &std::path::Path) -> Vec<String> {
    let output = Command::new("pdftotext")
        .arg("-raw")
        .arg(file)
        .arg("-")
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let mut pages: Vec<String> = text.split('\u{c}').map(str::to_owned).collect();
    pages.pop();
    pages
}

/// Looks for everything of a sheet on its page: names and serial as they are, the rows one after the other.
fn check(page: &str, face: &SheetFace) -> Result<(), String> {
    let line = page.split_whitespace().collect::<Vec<_>>().join(" ");
    let game = &face.game;
    for wanted in [
        &game.first.name,
        &game.second.name,
        &game.first.rating,
        &face.sheet.serial,
        &game.board,
    ] {
        if !line.contains(wanted.as_str()) {
            return Err(format!("{wanted} is not in {line}"));
        }
    }
    let rows: Vec<String> = (1..=60)
        .map(|number: usize| match face.sheet.rows.get(number - 1) {
            Some(row) => format!("{number} {} {}", row.first, row.second),
            None => number.to_string(),
        })
        .collect();
    match line.contains(&rows.join(" ")) {
        true => Ok(()),
        false => Err(format!("the moves are not in {line}")),
    }
}

#[test]
fn every_name_move_and_serial_of_two_hundred_sheets_is_read_back() {
    if tool("text of sheets", "pdftotext", &["-v"]).is_none() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    for (alphabet, language) in [Language::Zh, Language::Ru, Language::En]
        .into_iter()
        .enumerate()
    {
        for (kind, moves) in [("prefilled", 2), ("filled", 60)] {
            let (common, faces, values) = sheets(alphabet, 400, moves);
            let bytes = pdf("sheet-a", &[language], (common, faces));
            let file = folder
                .path()
                .join(format!("{}-{kind}.pdf", language.code()));
            std::fs::write(&file, &bytes).unwrap();
            assert_eq!(complaints("qpdf of sheets", &file), None);
            let pages = pages(&file);
            assert_eq!(pages.len(), 200);
            let mut moves = 0;
            for (page, two) in pages.iter().zip(values.chunks(2)) {
                for face in two {
                    check(page, face).unwrap();
                    moves += 2 * face.sheet.rows.len();
                }
            }
            figure(&format!(
                "paper: {kind} sheets in {}: 200 of two halves, {moves} half-moves read back, {} bytes",
                language.code(),
                bytes.len()
            ));
        }
    }
}

#[test]
fn every_document_in_every_language_is_a_sound_pdf() {
    let folder = tempfile::tempdir().unwrap();
    let mut checked = 0;
    for built_in in BUILT_IN {
        for languages in [&[Language::En][..], &[Language::Zh, Language::Ru]] {
            let values = samples(&template(built_in.name).document);
            let bytes = pdf(built_in.name, languages, values);
            let file = folder.path().join("a.pdf");
            std::fs::write(&file, bytes).unwrap();
            assert_eq!(
                complaints("qpdf of documents", &file),
                None,
                "{}",
                built_in.name
            );
            checked += 1;
        }
    }
    assert_eq!(checked, 2 * BUILT_IN.len());
}

#[test]
fn the_file_says_what_it_is_and_is_the_same_twice() {
    let made = || {
        let (common, faces, _) = sheets(0, 40, 60);
        pdf("sheet-a", &[Language::Zh, Language::En], (common, faces))
    };
    let one = made();
    assert_eq!(one, made());
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.pdf");
    std::fs::write(&file, one).unwrap();
    let Some((_, said)) = tool("pdfinfo", "pdfinfo", &[file.to_str().unwrap()]) else {
        return;
    };
    let said = String::from_utf8(said).unwrap();
    for wanted in [
        "对局记录纸 · Бланк",
        "Pages:           20",
        "Nov 30 00:53:20 2026",
        "1.7",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
}

/// Two letters may be one drawing: what is read back is still what was given.
#[test]
fn letters_that_share_a_drawing_are_read_back_as_they_were_given() {
    let (common, _, mut values) = sheets(2, 2, 1);
    // the radicals and the unit signs are drawn like the letters beside them
    values[0].game.first.name = "一⼀ Ω\u{2126} µμ Kк A\u{a0}B".to_owned();
    let layer = super::layer();
    let faces = values
        .iter()
        .map(|face| huff::print::Face::new("", &layer, face))
        .collect();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.pdf");
    std::fs::write(&file, pdf("sheet-b", &[Language::En], (common, faces))).unwrap();
    let Some((_, said)) = tool(
        "shared drawings",
        "pdftotext",
        &["-raw", file.to_str().unwrap(), "-"],
    ) else {
        return;
    };
    let said = String::from_utf8(said).unwrap();
    assert!(said.contains("一⼀ Ω\u{2126} µμ Kк"), "{said}");
}
