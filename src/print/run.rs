//! Printing: faces one after the other, so that a thousand sheets need no more room than one.

use std::collections::BTreeSet;
use std::sync::Arc;

use minijinja::value::{Serde, Value};
use serde::Serialize;

use super::display::{Mark, POINT, Page, Text, Turn, Weight};
use super::error::PrintError;
use super::fonts::{Fonts, REPLACEMENT};
use super::labels::Labels;
use super::layout::Layout;
use super::paint::Painter;
use super::template::{self, Template};

/// Values that many faces share, such as those of a section: what depends on them alone is drawn once.
#[derive(Clone, Debug)]
pub struct Layer {
    values: Value,
}

impl Layer {
    /// A layer of values.
    pub fn new(values: &impl Serialize) -> Arc<Layer> {
        Arc::new(Layer {
            values: Value::from(Serde(values)),
        })
    }

    pub(super) fn values(&self) -> &Value {
        &self.values
    }
}

/// What one form is filled with: a sheet, a slip, a list.
#[derive(Clone, Debug)]
pub struct Face {
    /// How people find it: "round 3, board 12, Li – Wang".
    pub place: String,
    /// What it shares with others.
    pub layer: Arc<Layer>,
    /// Its own values.
    pub values: Value,
}

impl Face {
    /// A face with these values.
    pub fn new(place: impl Into<String>, layer: &Arc<Layer>, values: &impl Serialize) -> Face {
        Face {
            place: place.into(),
            layer: layer.clone(),
            values: Value::from(Serde(values)),
        }
    }
}

/// Characters that no font has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MissingGlyphs {
    /// They are listed; the caller writes no file.
    #[default]
    Refuse,
    /// A box is printed, and the code points at the foot of the page.
    Mark,
}

/// A character that no font has.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Missing {
    /// The face, or the row of a list: round and board.
    pub place: String,
    /// The character.
    pub letter: char,
    /// The text it stands in, such as a name.
    pub text: String,
}

/// A text that was longer than its place, and ends with an ellipsis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The face, or the row of a list; empty for what is on every page.
    pub place: String,
    /// The item of the template.
    pub field: String,
    /// The whole text.
    pub text: String,
}

/// What was printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Pages of paper.
    pub pages: usize,
    /// Forms that were filled.
    pub faces: usize,
    /// Characters that no font has, once for each place and text.
    pub missing: Vec<Missing>,
    /// Texts that did not fit.
    pub cuts: Vec<Cut>,
}

/// Fills a template for each face and paints the pages. `common` are the values of the whole document.
///
/// # Errors
/// A template that names values which the document does not have: all of them on the first page where they show.
pub fn print(
    template: &Template,
    labels: &Labels,
    common: &impl Serialize,
    faces: impl IntoIterator<Item = Face>,
    fonts: &Fonts,
    missing: MissingGlyphs,
    painter: &mut dyn Painter,
) -> Result<Report, PrintError> {
    let mut layout = Layout::new(template, fonts, common_values(labels, common));
    let mut layers: Vec<(Arc<Layer>, usize)> = Vec::new();
    let (columns, rows) = template.tiles();
    let mut faces = faces.into_iter();
    let mut report = Report::default();
    loop {
        let group: Vec<Face> = faces.by_ref().take(columns * rows).collect();
        if group.is_empty() {
            break;
        }
        let mut forms = Vec::new();
        let mut filled = Vec::new();
        for face in &group {
            let known = layers
                .iter()
                .find(|(layer, _)| Arc::ptr_eq(layer, &face.layer))
                .map(|(_, form)| *form);
            let form = match known {
                Some(form) => form,
                None => {
                    let marks = layout.layer(&face.layer);
                    report.missing.extend(std::mem::take(&mut layout.missing));
                    let form = painter.form(&marks)?;
                    layers.push((face.layer.clone(), form));
                    form
                }
            };
            forms.push(form);
            filled.push(layout.face(face));
        }
        if !layout.problems.is_empty() {
            let mut problems = std::mem::take(&mut layout.problems);
            problems.sort_by_key(|problem| problem.line);
            return Err(PrintError::Template(problems));
        }
        report.faces += group.len();
        let absent = filled.iter().flatten().flat_map(|(_, missing)| missing);
        report.missing.extend(absent.cloned());
        let depth = filled.iter().map(Vec::len).max().unwrap_or(0);
        for number in 0..depth {
            let mut page = Page {
                width: template.page.width,
                height: template.page.height,
                ..Page::default()
            };
            let mut absent = BTreeSet::new();
            for (tile, pages) in filled.iter_mut().enumerate() {
                let Some((marks, letters)) = pages.get_mut(number) else {
                    continue;
                };
                let by = [
                    (tile % columns) as f32 * template.face.width,
                    (tile / columns) as f32 * template.face.height,
                ];
                page.forms.push((forms[tile], by));
                let mut marks = std::mem::take(marks);
                if by != [0.0, 0.0] {
                    marks.iter_mut().for_each(|mark| mark.shift(by));
                }
                page.marks.append(&mut marks);
                absent.extend(letters.iter().map(|missing| missing.letter));
            }
            if template.cut == template::Cut::Dashed {
                cut_lines(template, &mut page);
            }
            if template.fit == template::Fit::Content {
                page.height = (lowest(&page) + 5.0).min(page.height);
            }
            if missing == MissingGlyphs::Mark && !absent.is_empty() {
                page.marks.push(legend(&absent, &page, fonts));
            }
            painter.page(&page)?;
            report.pages += 1;
        }
        report.cuts.append(&mut layout.cuts);
    }
    let mut told = BTreeSet::new();
    report
        .missing
        .retain(|missing| told.insert(missing.clone()));
    Ok(report)
}

/// The values of the document and the words of its languages.
fn common_values(labels: &Labels, common: &impl Serialize) -> Value {
    let labels = minijinja::context! { label => Value::from_object(labels.clone()) };
    minijinja::value::merge_maps([Value::from(Serde(common)), labels])
}

fn cut_lines(template: &Template, page: &mut Page) {
    let (columns, rows) = template.tiles();
    let dashed = |from, to| Mark::Line {
        from,
        to,
        width: 0.2,
        dash: 2.0,
        gray: 120,
    };
    for column in 1..columns {
        let x = column as f32 * template.face.width;
        page.marks.push(dashed([x, 0.0], [x, page.height]));
    }
    for row in 1..rows {
        let y = row as f32 * template.face.height;
        page.marks.push(dashed([0.0, y], [page.width, y]));
    }
}

fn lowest(page: &Page) -> f32 {
    let bottom = |mark: &Mark| match mark {
        Mark::Text(text) => text.bounds()[3],
        Mark::Line { from, to, .. } => from[1].max(to[1]),
        Mark::Fill { rectangles, .. } => rectangles
            .iter()
            .map(|rectangle| rectangle[1] + rectangle[3])
            .fold(0.0, f32::max),
        Mark::Frame { rectangle, .. } => rectangle[1] + rectangle[3],
        Mark::Polygon { points, .. } => points.iter().map(|point| point[1]).fold(0.0, f32::max),
        Mark::Circle { centre, radius, .. } => centre[1] + radius,
    };
    page.marks.iter().map(bottom).fold(10.0, f32::max)
}

/// The line at the foot that names what the boxes stand for.
fn legend(letters: &BTreeSet<char>, page: &Page, fonts: &Fonts) -> Mark {
    let codes: Vec<String> = letters
        .iter()
        .take(24)
        .map(|letter| format!("U+{:04X}", u32::from(*letter)))
        .collect();
    let (glyphs, _) = fonts.line(
        &format!("{REPLACEMENT} = {}", codes.join(" ")),
        Weight::Regular,
    );
    let size = 5.0;
    Mark::Text(Text {
        x: 4.0,
        y: page.height - size * POINT * 0.6,
        turn: Turn::Upright,
        size,
        gray: 0,
        glyphs,
        item: u16::MAX,
    })
}
