//! PNG pictures.

use std::collections::HashMap;

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{GlyphId, MetadataProvider};
use tiny_skia::{
    Color, FillRule, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, StrokeDash,
    Transform,
};

use super::super::display::{HEAVY, Look, Mark, POINT, Page, Text, Turn};
use super::super::error::PrintError;
use super::super::fonts::Fonts;
use super::Painter;

/// Pixels beyond which a picture is refused.
const LARGEST: u32 = 20_000;

/// Pages as pictures.
#[derive(Debug)]
pub struct Pictures<'f> {
    fonts: &'f Fonts,
    /// Pixels a millimetre.
    scale: f32,
    forms: Vec<Vec<Mark>>,
    glyphs: HashMap<(u8, u16), Option<Path>>,
    pages: Vec<Vec<u8>>,
}

impl<'f> Pictures<'f> {
    /// No pages yet; `scale` in pixels a millimetre.
    pub fn new(fonts: &'f Fonts, scale: f32) -> Pictures<'f> {
        Pictures {
            fonts,
            scale,
            forms: Vec::new(),
            glyphs: HashMap::new(),
            pages: Vec::new(),
        }
    }

    /// The pictures as PNG, one a page.
    pub fn finish(self) -> Vec<Vec<u8>> {
        self.pages
    }

    fn draw(&mut self, marks: &[Mark], pixmap: &mut Pixmap, transform: Transform) {
        for mark in marks {
            match mark {
                Mark::Text(text) => self.text(text, pixmap, transform),
                Mark::Line {
                    from,
                    to,
                    width,
                    dash,
                    gray,
                } => {
                    let dash = (*dash > 0.0)
                        .then(|| StrokeDash::new(vec![*dash, *dash], 0.0))
                        .flatten();
                    stroke(pixmap, line(&[*from, *to]), *width, dash, *gray, transform);
                }
                Mark::Fill { rectangles, gray } => {
                    let mut path = PathBuilder::new();
                    for [x, y, width, height] in rectangles {
                        if let Some(rectangle) = Rect::from_xywh(*x, *y, *width, *height) {
                            path.push_rect(rectangle);
                        }
                    }
                    fill(pixmap, path.finish(), *gray, transform);
                }
                Mark::Frame {
                    rectangle: [x, y, width, height],
                    width: thick,
                } => {
                    let path = Rect::from_xywh(*x, *y, *width, *height).map(PathBuilder::from_rect);
                    stroke(pixmap, path, *thick, None, 0, transform);
                }
                Mark::Polygon {
                    points,
                    fill: inside,
                    width,
                } => {
                    let mut path = PathBuilder::new();
                    for (index, [x, y]) in points.iter().enumerate() {
                        if index == 0 {
                            path.move_to(*x, *y)
                        } else {
                            path.line_to(*x, *y)
                        }
                    }
                    path.close();
                    both(pixmap, path.finish(), *inside, *width, transform);
                }
                Mark::Circle {
                    centre: [x, y],
                    radius,
                    fill: inside,
                    width,
                } => {
                    both(
                        pixmap,
                        PathBuilder::from_circle(*x, *y, *radius),
                        *inside,
                        *width,
                        transform,
                    );
                }
            }
        }
    }

    fn text(&mut self, text: &Text, pixmap: &mut Pixmap, transform: Transform) {
        let size = text.size * POINT;
        let sign = match text.turn {
            Turn::Upright => 1.0,
            Turn::Over => -1.0,
        };
        let mut x = text.x;
        for glyph in &text.glyphs {
            let fonts = self.fonts;
            let path = self
                .glyphs
                .entry((glyph.face, glyph.id))
                .or_insert_with(|| outline(fonts, glyph.face, glyph.id));
            if let Some(path) = path {
                let place = transform.pre_concat(Transform::from_row(
                    sign * size,
                    0.0,
                    0.0,
                    -sign * size,
                    x,
                    text.y,
                ));
                fill(pixmap, Some(path.clone()), text.gray, place);
                if glyph.look == Look::Heavy {
                    let round = Stroke {
                        width: HEAVY,
                        line_join: LineJoin::Round,
                        ..Stroke::default()
                    };
                    pixmap.stroke_path(path, &paint(text.gray), &round, place, None);
                }
            }
            x += sign * glyph.advance * size;
        }
    }
}

impl Painter for Pictures<'_> {
    fn form(&mut self, marks: &[Mark]) -> Result<usize, PrintError> {
        self.forms.push(marks.to_vec());
        Ok(self.forms.len() - 1)
    }

    fn page(&mut self, page: &Page) -> Result<(), PrintError> {
        let (width, height) = (
            (page.width * self.scale).round() as u32,
            (page.height * self.scale).round() as u32,
        );
        let too_large = PrintError::Picture(width, height);
        if width > LARGEST || height > LARGEST {
            return Err(too_large);
        }
        let mut pixmap = Pixmap::new(width, height).ok_or(too_large)?;
        pixmap.fill(Color::WHITE);
        let transform = Transform::from_scale(self.scale, self.scale);
        for (form, [x, y]) in &page.forms {
            let marks = std::mem::take(&mut self.forms[*form]);
            self.draw(&marks, &mut pixmap, transform.pre_translate(*x, *y));
            self.forms[*form] = marks;
        }
        self.draw(&page.marks, &mut pixmap, transform);
        let png = pixmap
            .encode_png()
            .map_err(|error| PrintError::Painter(error.to_string()))?;
        self.pages.push(png);
        Ok(())
    }
}

fn line(points: &[[f32; 2]; 2]) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.move_to(points[0][0], points[0][1]);
    path.line_to(points[1][0], points[1][1]);
    path.finish()
}

fn paint(gray: u8) -> Paint<'static> {
    let mut paint = Paint {
        anti_alias: true,
        ..Paint::default()
    };
    paint.set_color_rgba8(gray, gray, gray, 255);
    paint
}

fn fill(pixmap: &mut Pixmap, path: Option<Path>, gray: u8, transform: Transform) {
    if let Some(path) = path {
        pixmap.fill_path(&path, &paint(gray), FillRule::Winding, transform, None);
    }
}

fn stroke(
    pixmap: &mut Pixmap,
    path: Option<Path>,
    width: f32,
    dash: Option<StrokeDash>,
    gray: u8,
    transform: Transform,
) {
    if let Some(path) = path {
        let stroke = Stroke {
            width,
            dash,
            ..Stroke::default()
        };
        pixmap.stroke_path(&path, &paint(gray), &stroke, transform, None);
    }
}

fn both(
    pixmap: &mut Pixmap,
    path: Option<Path>,
    inside: Option<u8>,
    width: f32,
    transform: Transform,
) {
    if let Some(gray) = inside {
        fill(pixmap, path.clone(), gray, transform);
    }
    if width > 0.0 {
        stroke(pixmap, path, width, None, 0, transform);
    }
}

/// The outline of a glyph, one em high.
fn outline(fonts: &Fonts, face: u8, id: u16) -> Option<Path> {
    let font = fonts.faces.get(usize::from(face))?.font();
    let glyph = font.outline_glyphs().get(GlyphId::from(id))?;
    let mut pen = Pen(PathBuilder::new());
    glyph
        .draw(
            DrawSettings::unhinted(Size::new(1.0), LocationRef::default()),
            &mut pen,
        )
        .ok()?;
    pen.0.finish()
}

struct Pen(PathBuilder);

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.0.quad_to(cx, cy, x, y);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.0.cubic_to(cx0, cy0, cx1, cy1, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}
