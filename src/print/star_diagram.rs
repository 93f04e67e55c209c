//! The star of star halma as a diagram.

use super::diagram::{Diagram, Shape};
use crate::star::{Direction, Hole, Position};

/// Room for the names of the rows' ends, and above the first row.
const SIDE: f32 = 1.75;
const TOP: f32 = 0.5;
/// The distance of two rows where that of two holes is 1.
const ROW: f32 = 0.866;
/// The gray of pieces, so that the number of their seat can be read on it.
const PIECE: u8 = 225;

/// Radii of pieces and of empty holes.
const PIECE_RADIUS: f32 = 0.42;
const HOLE_RADIUS: f32 = 0.24;

/// A position of star halma with camp 1 at the top, one unit between two holes: pieces with the number of their seat, the
/// names of the first and the last hole of each row beside it.
///
/// ```
/// use huff::star::{Options, Position, Seats};
/// let start = Position::start(Seats::usual(3).unwrap(), Options::default()).unwrap();
/// let diagram = huff::print::star(&start);
/// // 312 lines between neighbours, 121 holes, 30 numbers on pieces, names at both ends of 15 rows and at two apexes
/// assert_eq!(diagram.shapes.len(), 312 + 121 + 30 + 32);
/// ```
pub fn star(position: &Position) -> Diagram {
    let mut shapes = Vec::new();
    let radius = |hole: Hole| match position.owner(hole) {
        Some(_) => PIECE_RADIUS,
        None => HOLE_RADIUS,
    };
    for hole in Hole::all() {
        for direction in &Direction::ALL[..3] {
            let Some(next) = hole.towards(*direction, 1) else {
                continue;
            };
            // from rim to rim, so that nothing goes through a number
            let ([x, y], [to_x, to_y]) = (place(hole), place(next));
            let at = |part: f32| [x + (to_x - x) * part, y + (to_y - y) * part];
            shapes.push(Shape::Line {
                from: at(radius(hole)),
                to: at(1.0 - radius(next)),
                line: 0.03,
            });
        }
    }
    for hole in Hole::all() {
        let owner = position.owner(hole);
        shapes.push(Shape::Circle {
            centre: place(hole),
            radius: radius(hole),
            fill: Some(if owner.is_some() { PIECE } else { 255 }),
            line: 0.06,
        });
        if let Some(camp) = owner {
            shapes.push(name(place(hole), camp.number().to_string(), 0.45));
        }
    }
    for hole in Hole::all() {
        let [x, y] = place(hole);
        let away = |right: f32| [x + right, y];
        if hole.towards(Direction::West, 1).is_none() {
            shapes.push(name(away(-1.12), hole.to_string(), 0.42));
        }
        if hole.towards(Direction::East, 1).is_none() && !is_alone(hole) {
            shapes.push(name(away(1.12), hole.to_string(), 0.42));
        }
    }
    Diagram {
        width: 12.0 + 2.0 * SIDE,
        height: 16.0 * ROW + 2.0 * TOP,
        shapes,
    }
}

/// Whether a hole is a row by itself.
fn is_alone(hole: Hole) -> bool {
    hole.towards(Direction::West, 1).is_none()
}

fn name(at: [f32; 2], text: String, height: f32) -> Shape {
    Shape::Name { at, text, height }
}

fn place(hole: Hole) -> [f32; 2] {
    let (row, number) = (f32::from(hole.row()), f32::from(hole.number()));
    // E1 and M5 lie farthest to the left: number less half the row is −1
    [SIDE + 1.0 + number - row / 2.0, TOP + row * ROW]
}
