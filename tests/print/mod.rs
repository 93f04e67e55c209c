//! Paper: what is printed is what was given, on every form and in every language.

mod forms;
mod overlaps;
mod pictures;
mod program;
mod star;
mod text;

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use huff::print::{
    BuiltIn, Common, EventValues, Face, Fonts, GameValues, Information, Labels, Layer,
    MissingGlyphs, MoveValues, OpeningValues, Painter, Pdf, PlayerValues, Report, SectionLayer,
    SectionValues, SheetFace, SheetValues, Template, print,
};
use huff::tournament::Lot;
use huff::words::{Language, Words};

use crate::common::figure;

/// The languages of a paper.
pub(crate) fn labels(languages: &[Language]) -> Labels {
    let labels: Vec<_> = languages.iter().map(|one| Words::labels(*one)).collect();
    Labels::new(&labels)
}

pub(crate) fn fonts() -> Fonts {
    Fonts::new(Vec::new()).unwrap()
}

pub(crate) fn template(name: &str) -> Template {
    Template::read(BuiltIn::from_name(name).unwrap().source).unwrap()
}

/// Prints faces with a form of the program.
pub(crate) fn printed(
    name: &str,
    languages: &[Language],
    (common, faces): (Common, Vec<Face>),
    fonts: &Fonts,
    painter: &mut dyn Painter,
) -> Report {
    let labels = labels(languages);
    let template = template(name);
    print(
        &template,
        &labels,
        &common,
        faces,
        fonts,
        MissingGlyphs::Refuse,
        painter,
    )
    .unwrap_or_else(|error| panic!("{name}: {error:?}"))
}

/// The same as the bytes of a PDF.
pub(crate) fn pdf(name: &str, languages: &[Language], values: (Common, Vec<Face>)) -> Vec<u8> {
    let fonts = fonts();
    let mut pdf = Pdf::new(&fonts, information());
    printed(name, languages, values, &fonts, &mut pdf);
    pdf.finish().unwrap()
}

pub(crate) fn information() -> Information {
    Information {
        title: "对局记录纸 · Бланк".to_owned(),
        author: "Open".to_owned(),
        language: "zh".to_owned(),
        issued: 1_796_000_000,
    }
}

/// Runs a program of the system; none, with a line that says so, where it is not installed.
pub(crate) fn tool(test: &str, name: &str, arguments: &[&str]) -> Option<(bool, Vec<u8>)> {
    match Command::new(name).args(arguments).output() {
        Ok(output) => {
            let mut said = output.stdout;
            if !output.status.success() {
                said.extend(output.stderr);
            }
            Some((output.status.success(), said))
        }
        Err(_) => {
            figure(&format!("{test}: skipped: {name} is not installed"));
            None
        }
    }
}

/// What `qpdf --check` complains of; none where all is well.
pub(crate) fn complaints(test: &str, file: &Path) -> Option<String> {
    let (fine, said) = tool(test, "qpdf", &["--check", file.to_str().unwrap()])?;
    (!fine).then(|| String::from_utf8_lossy(&said).into_owned())
}

/// A section in which White moves first.
pub(crate) fn layer() -> Arc<Layer> {
    Layer::new(&SectionLayer {
        event: None,
        section: SectionValues {
            name: "A".to_owned(),
            game: "Russian draughts".to_owned(),
            first: "white",
            second: "black",
            controls: vec![30, 50],
            ..SectionValues::default()
        },
        opening: OpeningValues::default(),
        diagram: None,
        articles: Vec::new(),
    })
}

pub(crate) fn common() -> Common {
    Common {
        event: EventValues {
            name: "第十六届世界国际跳棋锦标赛 Открытый".to_owned(),
            city: "成都".to_owned(),
            ..EventValues::default()
        },
        issued: "2026-11-30 14:05".to_owned(),
    }
}

/// A name of an alphabet by its number: Chinese of two to four characters all over the common ones, Cyrillic, Latin.
pub(crate) fn name(alphabet: usize, number: u32) -> String {
    match alphabet {
        0 => {
            let letter = |index: u32| {
                char::from_u32(0x4E00 + (number * 37 + index * 6133) % 20_900).unwrap()
            };
            (0..2 + number % 3).map(letter).collect()
        }
        1 => {
            let families = ["Иванов", "Їжакевич", "Қасымов", "Щёголев", "Цэрэндорж"];
            let family = families[number as usize % 5];
            format!("{family} Пётр {number}")
        }
        _ => {
            let families = [
                "Müller-Ørsted",
                "Łukasiewicz",
                "Nguyễn Văn",
                "O'Neil",
                "Țepeș",
            ];
            format!("{} José {number}", families[number as usize % 5])
        }
    }
}

/// So many sheets with names of an alphabet and so many moves each.
pub(crate) fn sheets(
    alphabet: usize,
    count: u32,
    moves: usize,
) -> (Common, Vec<Face>, Vec<SheetFace>) {
    let layer = layer();
    let mut lot = Lot::from_seed(u64::from(count) + alphabet as u64);
    let mut values = Vec::new();
    for number in 0..count {
        let player = |number: u32| PlayerValues {
            number: (number + 1).to_string(),
            name: name(alphabet, number),
            rating: (1500 + number).to_string(),
            federation: "CHN".to_owned(),
            ..PlayerValues::default()
        };
        let mut half_move = || {
            let sign = if lot.below(4) == 0 { "x" } else { "-" };
            format!("{}{sign}{}", 1 + lot.below(50), 1 + lot.below(50))
        };
        let rows = (0..moves).map(|_| MoveValues {
            first: half_move(),
            second: half_move(),
            ..MoveValues::default()
        });
        let serial = format!(
            "K7QD-1-3.{}.1-W{}",
            number / 2 + 1,
            if number % 2 == 0 { "O" } else { "C" }
        );
        values.push(SheetFace {
            game: GameValues {
                round: "3".to_owned(),
                board: (number / 2 + 1).to_string(),
                first: player(2 * (number / 2)),
                second: player(2 * (number / 2) + 1),
                ..GameValues::default()
            },
            sheet: SheetValues {
                owner: "white",
                original: number % 2 == 0,
                qr: format!("HUFF:{serial}"),
                serial,
                rows: rows.collect(),
                ..SheetValues::default()
            },
        });
    }
    let faces = values
        .iter()
        .map(|face| Face::new(face.sheet.serial.clone(), &layer, face))
        .collect();
    (common(), faces, values)
}
