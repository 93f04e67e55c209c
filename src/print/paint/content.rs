//! The operators of a PDF page.

use std::io::Write;

use subsetter::GlyphRemapper;

use super::super::display::{Glyph, HEAVY, Look, Mark, POINT, Text, Turn};

/// Hundredths of a point: all lengths are written with at most two digits behind the point.
type Unit = i32;

fn unit(millimetres: f32) -> Unit {
    (millimetres / POINT * 100.0).round() as Unit
}

fn is_heavy(glyph: &Glyph) -> bool {
    glyph.look == Look::Heavy
}

/// Writes marks as operators and notes which glyphs of which font they use.
pub(super) struct Content<'r> {
    out: Vec<u8>,
    height: f32,
    remappers: &'r mut [GlyphRemapper],
    letters: &'r mut [Vec<char>],
    fill: u8,
    stroke: u8,
    width: Unit,
    dash: Unit,
}

/// Where text goes on: the origin of the line, the font and its size.
struct Pen {
    x: Unit,
    y: Unit,
    font: Option<(u8, Unit)>,
}

impl<'r> Content<'r> {
    /// An empty stream for a page of this height in millimetres.
    pub(super) fn new(
        height: f32,
        remappers: &'r mut [GlyphRemapper],
        letters: &'r mut [Vec<char>],
    ) -> Content<'r> {
        Content {
            out: Vec::with_capacity(1 << 14),
            height,
            remappers,
            letters,
            fill: 0,
            stroke: 0,
            width: 100,
            dash: 0,
        }
    }

    pub(super) fn finish(self) -> Vec<u8> {
        self.out
    }

    /// Draws a form, moved by millimetres.
    pub(super) fn form(&mut self, name: &str, by: [f32; 2]) {
        let (x, y) = (unit(by[0]), self.y(by[1]));
        self.out.extend_from_slice(b"q 1 0 0 1 ");
        self.numbers(&[x, y]);
        self.text(&format!("cm /{name} Do Q\n"));
    }

    pub(super) fn marks(&mut self, marks: &[Mark]) {
        let mut rest = marks;
        while let [mark, others @ ..] = rest {
            if let Mark::Text(_) = mark {
                let count = rest
                    .iter()
                    .take_while(|mark| matches!(mark, Mark::Text(_)))
                    .count();
                self.texts(&rest[..count]);
                rest = &rest[count..];
            } else {
                self.shape(mark);
                rest = others;
            }
        }
    }

    fn y(&self, y: f32) -> Unit {
        unit(self.height - y)
    }

    fn shape(&mut self, mark: &Mark) {
        match mark {
            Mark::Text(_) => {}
            Mark::Line {
                from,
                to,
                width,
                dash,
                gray,
            } => {
                self.stroke(*width, *dash, *gray);
                self.point(*from, "m ");
                self.point(*to, "l S\n");
            }
            Mark::Fill { rectangles, gray } => {
                self.fill(*gray);
                for [x, y, width, height] in rectangles {
                    self.rectangle([*x, *y, *width, *height]);
                }
                self.text("f\n");
            }
            Mark::Frame { rectangle, width } => {
                self.stroke(*width, 0.0, 0);
                self.rectangle(*rectangle);
                self.text("S\n");
            }
            Mark::Polygon {
                points,
                fill,
                width,
            } => {
                let end = self.paint(*fill, *width);
                for (index, point) in points.iter().enumerate() {
                    self.point(*point, if index == 0 { "m " } else { "l " });
                }
                self.text(end);
            }
            Mark::Circle {
                centre,
                radius,
                fill,
                width,
            } => {
                let end = self.paint(*fill, *width);
                self.circle(*centre, *radius);
                self.text(end);
            }
        }
    }

    /// Sets colours for an inside and an outline, and gives the operator that closes the path and draws both.
    fn paint(&mut self, fill: Option<u8>, width: f32) -> &'static str {
        if let Some(gray) = fill {
            self.fill(gray);
        }
        if width > 0.0 {
            self.stroke(width, 0.0, 0);
        }
        match (fill.is_some(), width > 0.0) {
            (true, true) => "b\n",
            (true, false) => "f\n",
            (false, true) => "s\n",
            (false, false) => "n\n",
        }
    }

    fn circle(&mut self, [x, y]: [f32; 2], radius: f32) {
        // the usual four curves
        let k = 0.5523 * radius;
        self.point([x + radius, y], "m ");
        for [a, b, c] in [
            [[x + radius, y - k], [x + k, y - radius], [x, y - radius]],
            [[x - k, y - radius], [x - radius, y - k], [x - radius, y]],
            [[x - radius, y + k], [x - k, y + radius], [x, y + radius]],
            [[x + k, y + radius], [x + radius, y + k], [x + radius, y]],
        ] {
            self.point(a, "");
            self.point(b, "");
            self.point(c, "c ");
        }
    }

    fn texts(&mut self, marks: &[Mark]) {
        self.text("BT\n");
        let mut pen = Pen {
            x: 0,
            y: 0,
            font: None,
        };
        for mark in marks {
            if let Mark::Text(text) = mark {
                self.line(text, &mut pen);
            }
        }
        self.text("ET\n");
    }

    fn line(&mut self, text: &Text, pen: &mut Pen) {
        self.fill(text.gray);
        let (x, y) = (unit(text.x), self.y(text.y));
        match text.turn {
            Turn::Upright => {
                self.numbers(&[x - pen.x, y - pen.y]);
                self.text("Td\n");
                (pen.x, pen.y) = (x, y);
            }
            Turn::Over => {
                self.text("-1 0 0 -1 ");
                self.numbers(&[x, y]);
                self.text("Tm\n");
            }
        }
        let size = (text.size * 100.0).round() as Unit;
        let is_one_run =
            |one: &Glyph, other: &Glyph| one.face == other.face && is_heavy(one) == is_heavy(other);
        for run in text.glyphs.chunk_by(is_one_run) {
            let face = run[0].face;
            if is_heavy(&run[0]) {
                self.stroke(text.size * POINT * HEAVY, 0.0, text.gray);
                // filled and outlined, with round corners
                self.text("2 Tr 1 j\n");
            }
            if pen.font != Some((face, size)) {
                pen.font = Some((face, size));
                self.text(&format!("/F{face} "));
                self.numbers(&[size]);
                self.text("Tf\n");
            }
            self.out.push(b'<');
            for glyph in run {
                let (id, is_its_own) = self.code(glyph);
                if is_its_own {
                    self.hexadecimal(id);
                    continue;
                }
                // the glyph already stands for another letter: what it says here is written beside it
                self.text(">Tj\n/Span<</ActualText<FEFF");
                let mut units = [0; 2];
                for unit in glyph.letter.encode_utf16(&mut units) {
                    self.hexadecimal(*unit);
                }
                self.text(">>>BDC <");
                self.hexadecimal(id);
                self.text(">Tj EMC\n<");
            }
            self.out.extend_from_slice(b">Tj\n");
            if is_heavy(&run[0]) {
                self.text("0 Tr 0 j\n");
            }
        }
        if text.turn == Turn::Over {
            self.text("1 0 0 1 0 0 Tm\n");
            (pen.x, pen.y) = (0, 0);
        }
    }

    /// The code of a glyph, and whether that code stands for its letter.
    fn code(&mut self, glyph: &Glyph) -> (u16, bool) {
        let place = usize::from(glyph.face);
        let id = self.remappers[place].remap(glyph.id);
        let letters = &mut self.letters[place];
        if letters.len() <= usize::from(id) {
            letters.resize(usize::from(id) + 1, '\0');
        }
        let letter = &mut letters[usize::from(id)];
        if *letter == '\0' {
            *letter = glyph.letter;
        }
        (id, *letter == glyph.letter)
    }

    fn hexadecimal(&mut self, number: u16) {
        for shift in [12, 8, 4, 0] {
            self.out
                .push(b"0123456789ABCDEF"[usize::from(number >> shift & 15)]);
        }
    }

    fn fill(&mut self, gray: u8) {
        if self.fill != gray {
            self.fill = gray;
            self.gray(gray, "g\n");
        }
    }

    fn stroke(&mut self, width: f32, dash: f32, gray: u8) {
        if self.stroke != gray {
            self.stroke = gray;
            self.gray(gray, "G\n");
        }
        let (width, dash) = (unit(width), unit(dash));
        if self.width != width {
            self.width = width;
            self.numbers(&[width]);
            self.text("w\n");
        }
        if self.dash != dash {
            self.dash = dash;
            self.text("[");
            if dash > 0 {
                self.numbers(&[dash]);
            }
            self.text("] 0 d\n");
        }
    }

    fn gray(&mut self, gray: u8, operator: &str) {
        self.numbers(&[(f32::from(gray) / 2.55).round() as Unit]);
        self.text(operator);
    }

    fn rectangle(&mut self, [x, y, width, height]: [f32; 4]) {
        let (left, bottom) = (unit(x), self.y(y + height));
        self.numbers(&[left, bottom, unit(x + width) - left, self.y(y) - bottom]);
        self.text("re\n");
    }

    fn point(&mut self, [x, y]: [f32; 2], operator: &str) {
        self.numbers(&[unit(x), self.y(y)]);
        self.text(operator);
    }

    fn numbers(&mut self, numbers: &[Unit]) {
        for number in numbers {
            let (whole, rest) = (number / 100, number.abs() % 100);
            let sign = if *number < 0 && whole == 0 { "-" } else { "" };
            // writing to a vector does not fail
            let _ = match rest {
                0 => write!(self.out, "{sign}{whole} "),
                rest if rest % 10 == 0 => write!(self.out, "{sign}{whole}.{} ", rest / 10),
                rest => write!(self.out, "{sign}{whole}.{rest:02} "),
            };
        }
    }

    fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }
}
