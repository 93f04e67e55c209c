//! Diagrams: any board as a list of shapes.

use serde::{Deserialize, Serialize};

use crate::draughts::{Color, Naming, Rank, Setup};

/// A picture in units of its own; the item `board` of a template scales it to its place.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Diagram {
    /// Its width in its units.
    pub width: f32,
    /// Its height in its units.
    pub height: f32,
    /// What is drawn, the first at the bottom.
    pub shapes: Vec<Shape>,
}

/// A part of a diagram. Grays run from 0 (black) to 255 (white); a line of width 0 is not drawn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// A closed shape with straight sides.
    Polygon {
        /// The corners.
        points: Vec<[f32; 2]>,
        /// Its inside.
        fill: Option<u8>,
        /// The thickness of its outline.
        line: f32,
    },
    /// A disc or ring.
    Circle {
        /// The centre.
        centre: [f32; 2],
        /// The radius.
        radius: f32,
        /// Its inside.
        fill: Option<u8>,
        /// The thickness of its outline.
        line: f32,
    },
    /// A straight line.
    Line {
        /// From here.
        from: [f32; 2],
        /// To here.
        to: [f32; 2],
        /// Its thickness.
        line: f32,
    },
    /// A word, centred.
    Name {
        /// Its middle.
        at: [f32; 2],
        /// What it says.
        text: String,
        /// The height of its capitals.
        height: f32,
    },
}

/// The gray of squares that are played on.
const DARK: u8 = 190;

/// A draughts position as White sees it, one unit a square; names of rows and files, or the numbers of the outer squares, at
/// the edge.
///
/// ```
/// use huff::draughts::{Setup, Variant};
/// let diagram = huff::print::draughts(&Setup::start(Variant::Russian));
/// assert_eq!(diagram.shapes.len(), 1 + 32 + 24 + 16);
/// ```
pub fn draughts(setup: &Setup) -> Diagram {
    let board = setup.variant.rules().geometry;
    let edge = 0.6;
    let (width, height) = (f32::from(board.width), f32::from(board.height));
    let mut shapes = vec![rectangle(edge, 0.0, width, height, None, 0.06)];
    let mut pieces = Vec::new();
    let mut names = Vec::new();
    for row in 0..board.height {
        let y = height - 1.0 - f32::from(row);
        for column in 0..board.width {
            let Some(square) = board.square_at(column, row) else {
                continue;
            };
            let x = edge + f32::from(column);
            shapes.push(rectangle(x, y, 1.0, 1.0, Some(DARK), 0.0));
            if let Some(piece) = setup.piece(square) {
                let (fill, other) = match piece.color {
                    Color::White => (255, 0),
                    Color::Black => (0, 255),
                };
                let centre = [x + 0.5, y + 0.5];
                pieces.push(Shape::Circle {
                    centre,
                    radius: 0.38,
                    fill: Some(fill),
                    line: 0.08,
                });
                if piece.rank == Rank::King {
                    pieces.push(Shape::Circle {
                        centre,
                        radius: 0.2,
                        fill: Some(other),
                        line: 0.0,
                    });
                }
            }
        }
        let first = (0..board.width).find_map(|column| board.square_at(column, row));
        let text = match (board.naming, first) {
            (Naming::Numeric, Some(square)) => square.number().to_string(),
            _ => (row + 1).to_string(),
        };
        names.push(Shape::Name {
            at: [edge / 2.0, y + 0.5],
            text,
            height: 0.36,
        });
    }
    if board.naming == Naming::Algebraic {
        names.extend((0..board.width).map(|column| Shape::Name {
            at: [edge + f32::from(column) + 0.5, height + 0.32],
            text: char::from(b'a' + column).to_string(),
            height: 0.36,
        }));
    }
    shapes.extend(pieces);
    shapes.extend(names);
    Diagram {
        width: width + edge,
        height: height + edge,
        shapes,
    }
}

fn rectangle(x: f32, y: f32, width: f32, height: f32, fill: Option<u8>, line: f32) -> Shape {
    let points = vec![
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
    ];
    Shape::Polygon { points, fill, line }
}
