//! Nothing lies over anything else, with the longest names, titles and paths.

use huff::print::{
    BUILT_IN, Common, Face, Layer, Look, Mark, MoveValues, Page, Painter, PrintError, SectionLayer,
    SectionValues, SheetFace, Text, Turn, samples,
};
use huff::words::Language;

use super::{fonts, printed, template};

/// A painter that keeps what it was given.
#[derive(Default)]
pub(super) struct Kept {
    forms: Vec<Vec<Mark>>,
    pub(super) pages: Vec<Page>,
}

impl Painter for Kept {
    fn form(&mut self, marks: &[Mark]) -> Result<usize, PrintError> {
        self.forms.push(marks.to_vec());
        Ok(self.forms.len() - 1)
    }

    fn page(&mut self, page: &Page) -> Result<(), PrintError> {
        self.pages.push(page.clone());
        Ok(())
    }
}

impl Kept {
    /// All marks of a page, those of forms moved to their place.
    pub(super) fn marks(&self, page: &Page) -> Vec<Mark> {
        let mut marks = Vec::new();
        for (form, by) in &page.forms {
            marks.extend(self.forms[*form].iter().cloned().map(|mut mark| {
                mark.shift(*by);
                mark
            }));
        }
        marks.extend(page.marks.iter().cloned());
        marks
    }
}

/// How far two boxes lie over each other, in millimetres.
fn overlap(one: [f32; 4], other: [f32; 4]) -> f32 {
    let width = one[2].min(other[2]) - one[0].max(other[0]);
    let height = one[3].min(other[3]) - one[1].max(other[1]);
    width.min(height)
}

const CLOSE: f32 = 0.25;

fn check(page: &Page, marks: &[Mark]) -> Result<usize, String> {
    let texts: Vec<&Text> = marks
        .iter()
        .filter_map(|mark| match mark {
            Mark::Text(text) if !text.words().trim().is_empty() => Some(text),
            _ => None,
        })
        .collect();
    for (place, one) in texts.iter().enumerate() {
        let [left, top, right, bottom] = one.bounds();
        if left < 0.0 || top < 0.0 || right > page.width || bottom > page.height {
            return Err(format!(
                "{:?} leaves the page: {:?}",
                one.words(),
                one.bounds()
            ));
        }
        for other in &texts[place + 1..] {
            if overlap(one.bounds(), other.bounds()) > CLOSE {
                return Err(format!(
                    "{:?} {:?} lies over {:?} {:?}",
                    one.words(),
                    one.bounds(),
                    other.words(),
                    other.bounds()
                ));
            }
        }
    }
    // no line of a grid or box goes through a text but through what is struck out
    for mark in marks {
        let Mark::Line { from, to, .. } = mark else {
            continue;
        };
        let line = [
            from[0].min(to[0]),
            from[1].min(to[1]),
            from[0].max(to[0]),
            from[1].max(to[1]),
        ];
        let is_struck = |text: &Text| text.glyphs.iter().any(|one| one.look == Look::Struck);
        for text in texts.iter().filter(|text| !is_struck(text)) {
            let [left, top, right, bottom] = text.bounds();
            let inner = [left + CLOSE, top + CLOSE, right - CLOSE, bottom - CLOSE];
            let crosses = line[0] < inner[2]
                && line[2] > inner[0]
                && line[1] < inner[3]
                && line[3] > inner[1];
            if crosses {
                return Err(format!(
                    "a line {line:?} goes through {:?} {:?}",
                    text.words(),
                    text.bounds()
                ));
            }
        }
    }
    Ok(texts.len())
}

/// What hangs on the wall and is read from two steps away.
const WALL_LISTS: [&str; 7] = [
    "pairings-board",
    "pairings-name",
    "pairings-team",
    "standings",
    "standings-teams",
    "crosstable",
    "originals",
];
const NAMES: [&str; 3] = ["Wolfeschlegel", "阿卜杜热", "Bergerdorff"];

fn texts_of(marks: &[Mark]) -> Vec<Text> {
    let texts = marks.iter().filter_map(|mark| match mark {
        Mark::Text(text) => Some(text.clone()),
        _ => None,
    });
    texts.collect()
}

#[test]
fn nothing_overlaps_with_the_longest_names() {
    let fonts = fonts();
    let both = [Language::Zh, Language::En];
    let sets: [&[Language]; 5] = [
        &[Language::En],
        &[Language::Zh],
        &[Language::Ru],
        &both,
        &[Language::Zh, Language::Ru],
    ];
    let mut faults = Vec::new();
    let mut texts = 0;
    for built_in in BUILT_IN {
        for languages in sets {
            let mut kept = Kept::default();
            let values = samples(&template(built_in.name).document);
            let report = printed(built_in.name, languages, values, &fonts, &mut kept);
            let codes: Vec<&str> = languages.iter().map(|one| one.code()).collect();
            for cut in &report.cuts {
                faults.push(format!(
                    "{} {codes:?}: {} cut: {}",
                    built_in.name, cut.field, cut.text
                ));
            }
            assert_eq!(report.missing, [], "{}", built_in.name);
            let is_wall_list = WALL_LISTS.contains(&built_in.name);
            for (number, page) in kept.pages.iter().enumerate() {
                for text in texts_of(&kept.marks(page)) {
                    let is_name = NAMES.iter().any(|name| text.words().contains(name));
                    if is_wall_list && is_name && text.size < 7.0 {
                        faults.push(format!("{}: {} points", built_in.name, text.size));
                    }
                    // printers leave the edge of a sheet white; pictures have no such edge
                    let [left, top, right, bottom] = text.bounds();
                    let is_near = left < 4.0
                        || top < 6.0
                        || right > page.width - 4.0
                        || bottom > page.height - 8.0;
                    if is_near && !built_in.name.ends_with("phone") {
                        faults.push(format!("{}: at the edge: {}", built_in.name, text.words()));
                    }
                }
                match check(page, &kept.marks(page)) {
                    Ok(count) => texts += count,
                    Err(fault) => faults.push(format!(
                        "{} {codes:?} page {number}: {fault}",
                        built_in.name
                    )),
                }
            }
        }
    }
    faults.sort();
    faults.dedup();
    assert!(
        faults.is_empty(),
        "{}:\n{}",
        faults.len(),
        faults.join("\n")
    );
    assert!(texts > 10_000, "{texts}");
    crate::common::figure(&format!(
        "paper: {texts} texts on {} forms, none over another",
        BUILT_IN.len()
    ));
}

/// Moves of 12 squares stand whole in their cells, and what is behind move 60 or 90 runs on.
#[test]
fn long_paths_are_whole_and_many_moves_run_on() {
    let fonts = fonts();
    for (name, rows) in [("sheet-a", 60), ("sheet-b", 60), ("sheet-c", 90)] {
        let mut kept = Kept::default();
        printed(name, &[Language::En], samples("sheets"), &fonts, &mut kept);
        let words: Vec<Vec<String>> = kept
            .pages
            .iter()
            .map(|page| {
                let marks = kept.marks(page);
                let texts = marks.iter().filter_map(|mark| match mark {
                    Mark::Text(text) => Some(text.words()),
                    _ => None,
                });
                texts.collect()
            })
            .collect();
        let path = "a1:c3:e5:g7:e5:c3:a1:c3:e5:g3:e1:h4";
        // a path may stand in lines one below the other
        let paths = words[0].concat().matches(path).count();
        assert!(paths >= rows / 7, "{name}: {paths}");
        // 125 moves: the pages begin with 1, with the next ones, and hold 125
        let has = |page: usize, word: &str| words[page].iter().any(|one| one == word);
        assert!(has(1, &(rows + 1).to_string()), "{name}");
        assert!(
            words
                .iter()
                .any(|page| page.iter().any(|word| word == "125")),
            "{name}"
        );
    }
}

/// The thick line stands under the last move of each period, counted over the pages, and nowhere else.
#[test]
fn periods_end_where_the_time_control_says() {
    let fonts = fonts();
    let section = SectionValues {
        first: "white",
        second: "black",
        controls: huff::record::period_ends("40/5400:20/1800", 400),
        ..SectionValues::default()
    };
    let layer = Layer::new(&SectionLayer {
        section,
        ..SectionLayer::default()
    });
    let mut face = SheetFace::default();
    face.sheet.owner = "white";
    face.sheet.rows = vec![MoveValues::default(); 125];
    // design, moves a page, and how many periods end on each page: after 40, 60, 80, 100, 120, 140, 160, 180
    let cases: [(&str, &[usize]); 3] = [
        ("sheet-a", &[2, 3, 3]),
        ("sheet-b", &[2, 3, 3]),
        ("sheet-c", &[3, 5]),
    ];
    for (design, wanted) in cases {
        let mut kept = Kept::default();
        let faces = vec![Face::new("", &layer, &face)];
        let values = (Common::default(), faces);
        printed(design, &[Language::En], values, &fonts, &mut kept);
        let thick = |page: &Page| {
            let marks = kept.marks(page);
            let lines = marks
                .iter()
                .filter(|mark| matches!(mark, Mark::Line { width, .. } if *width > 0.6));
            lines.count()
        };
        let found: Vec<usize> = kept.pages.iter().map(thick).collect();
        assert_eq!(found, wanted, "{design}");
    }
    let rapid = huff::record::period_ends("15' + 5\"", 400);
    assert!(rapid.is_empty());
}

/// What came in is ticked: two strokes a tick.
#[test]
fn originals_that_came_in_are_ticked() {
    let fonts = fonts();
    let mut kept = Kept::default();
    let values = samples("originals");
    printed("originals", &[Language::En], values, &fonts, &mut kept);
    let strokes = kept.pages.iter().flat_map(|page| kept.marks(page));
    let strokes = strokes.filter(|mark| matches!(mark, Mark::Line { width, .. } if *width == 0.5));
    // every third of White's and every fourth of Black's among 75
    assert_eq!(strokes.count(), 2 * (75 / 3 + 75 / 4));
}

/// A folded card has the name on both faces, the far one turned.
#[test]
fn a_folded_card_is_read_from_both_sides() {
    let fonts = fonts();
    let mut kept = Kept::default();
    let values = samples("cards");
    printed("cards-place", &[Language::En], values, &fonts, &mut kept);
    let texts = texts_of(&kept.marks(&kept.pages[0]));
    let names = |turn: Turn| {
        let texts = texts.iter().filter(|text| text.turn == turn);
        let words: Vec<String> = texts.map(Text::words).collect();
        words.concat().matches("Bergerdorff").count()
    };
    assert_eq!((names(Turn::Upright), names(Turn::Over)), (1, 1));
}

/// Paths of many squares are whole on every design, in letters and in numbers of two digits.
#[test]
fn no_path_is_cut() {
    let fonts = fonts();
    let squares =
        [47, 36, 27, 18, 29, 40, 31, 22, 13, 24, 35, 46, 37].map(|square| square.to_string());
    for (design, count) in [("sheet-a", 12), ("sheet-b", 13), ("sheet-c", 13)] {
        let path = squares[..count].join("x");
        let mut face = SheetFace::default();
        face.sheet.owner = "both";
        let row = MoveValues {
            first: path.clone(),
            second: path.clone(),
            ..MoveValues::default()
        };
        face.sheet.rows = vec![row];
        let section = SectionValues {
            first: "black",
            second: "white",
            ..SectionValues::default()
        };
        let layer = Layer::new(&SectionLayer {
            section,
            ..SectionLayer::default()
        });
        let mut kept = Kept::default();
        let values = (Common::default(), vec![Face::new("", &layer, &face)]);
        let report = printed(design, &[Language::En], values, &fonts, &mut kept);
        assert_eq!(report.cuts, [], "{design}");
        let words: String = texts_of(&kept.marks(&kept.pages[0]))
            .iter()
            .map(Text::words)
            .collect();
        assert_eq!(words.matches(&path).count(), 2, "{design}: {words}");
    }
}
