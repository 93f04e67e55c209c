//! What stands on a page, free of any file format: marks in millimetres from the top left corner.

use smallvec::SmallVec;

/// Regular or bold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Weight {
    /// As text is printed.
    #[default]
    Regular,
    /// For titles and values.
    Bold,
}

/// What a page adds to a character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// Nothing.
    #[default]
    Plain,
    /// An outline, where the font has no bold face.
    Heavy,
    /// A line through it.
    Struck,
}

/// The thickness of the outline of heavy characters, in parts of the size.
pub(super) const HEAVY: f32 = 0.03;

/// One character as a font draws it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glyph {
    /// The font, by its place in [`Fonts`](super::Fonts).
    pub face: u8,
    /// The glyph in that font.
    pub id: u16,
    /// How far the pen moves, in parts of the size.
    pub advance: f32,
    /// What it stands for.
    pub letter: char,
    /// What is added to it.
    pub look: Look,
}

/// How text stands on the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turn {
    /// As it is read.
    #[default]
    Upright,
    /// Turned by half a circle around its beginning: for the other face of a folded card.
    Over,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// Where it begins, in millimetres.
    pub x: f32,
    /// The baseline, in millimetres.
    pub y: f32,
    /// How it stands.
    pub turn: Turn,
    /// The size, in points.
    pub size: f32,
    /// 0 black to 255 white.
    pub gray: u8,
    /// The characters.
    pub glyphs: SmallVec<[Glyph; 12]>,
    /// Which item of the template wrote it.
    pub item: u16,
}

/// Millimetres of a point.
pub(super) const POINT: f32 = 25.4 / 72.0;

impl Text {
    /// The length in millimetres.
    pub fn width(&self) -> f32 {
        self.glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * self.size * POINT
    }

    /// What it says.
    pub fn words(&self) -> String {
        self.glyphs.iter().map(|glyph| glyph.letter).collect()
    }

    /// Left, top, right, bottom in millimetres; descenders count, empty space above capitals does not.
    pub fn bounds(&self) -> [f32; 4] {
        let size = self.size * POINT;
        let (width, above, below) = (self.width(), 0.74 * size, 0.2 * size);
        match self.turn {
            Turn::Upright => [self.x, self.y - above, self.x + width, self.y + below],
            Turn::Over => [self.x - width, self.y - below, self.x, self.y + above],
        }
    }
}

/// Something on a page. Lengths are millimetres, grays 0 (black) to 255 (white).
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// Text.
    Text(Text),
    /// A straight line; dashed where `dash` is not 0.
    Line {
        /// From x, y.
        from: [f32; 2],
        /// To x, y.
        to: [f32; 2],
        /// Its thickness.
        width: f32,
        /// The length of dashes and gaps.
        dash: f32,
        /// Its gray.
        gray: u8,
    },
    /// Rectangles (x, y, width, height) filled with one gray.
    Fill {
        /// The rectangles.
        rectangles: Vec<[f32; 4]>,
        /// The gray.
        gray: u8,
    },
    /// The outline of a rectangle.
    Frame {
        /// x, y, width, height.
        rectangle: [f32; 4],
        /// The thickness of the line, which lies on the edge.
        width: f32,
    },
    /// A closed shape, filled, outlined or both.
    Polygon {
        /// The corners.
        points: Vec<[f32; 2]>,
        /// Its inside.
        fill: Option<u8>,
        /// The thickness of its outline; 0 for none.
        width: f32,
    },
    /// A circle, filled, outlined or both.
    Circle {
        /// The centre.
        centre: [f32; 2],
        /// The radius.
        radius: f32,
        /// Its inside.
        fill: Option<u8>,
        /// The thickness of its outline; 0 for none.
        width: f32,
    },
}

/// A sheet of paper: forms drawn before, each moved by x and y, and marks of its own.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// Millimetres.
    pub width: f32,
    /// Millimetres.
    pub height: f32,
    /// What is drawn first: the number a painter gave for a form, and how far it is moved.
    pub forms: Vec<(usize, [f32; 2])>,
    /// What is drawn then, in reading order.
    pub marks: Vec<Mark>,
}

impl Mark {
    /// Moves the mark.
    pub fn shift(&mut self, by: [f32; 2]) {
        let [dx, dy] = by;
        let point = |point: &mut [f32; 2]| {
            point[0] += dx;
            point[1] += dy;
        };
        match self {
            Mark::Text(text) => {
                text.x += dx;
                text.y += dy;
            }
            Mark::Line { from, to, .. } => {
                point(from);
                point(to);
            }
            Mark::Fill { rectangles, .. } => rectangles.iter_mut().for_each(|rectangle| {
                rectangle[0] += dx;
                rectangle[1] += dy;
            }),
            Mark::Frame { rectangle, .. } => {
                rectangle[0] += dx;
                rectangle[1] += dy;
            }
            Mark::Polygon { points, .. } => points.iter_mut().for_each(point),
            Mark::Circle { centre, .. } => point(centre),
        }
    }
}
