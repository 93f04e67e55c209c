//! The star as text and as a picture.

use std::fmt::Write as _;

use crate::star::{Camp, Hole, Position};

/// The star as text: the number of the camp for each piece, a dot for an empty hole, at the left the name of each row's
/// first hole, at the right that of its last one.
pub(in crate::cli) fn diagram(position: &Position) -> Vec<String> {
    (0..17)
        .map(|row| {
            let holes = row_of(row);
            let mut line = String::new();
            for hole in &holes {
                let sign = position
                    .owner(*hole)
                    .map_or('.', |camp| (b'0' + camp.number()) as char);
                line.push(sign);
                line.push(' ');
            }
            let name = |hole: Option<&Hole>| hole.map_or(String::new(), Hole::to_string);
            let line = line.trim_end();
            let before = " ".repeat(indent(row));
            let first = name(holes.first());
            format!("{first:>3} {before}{line}{before} {}", name(holes.last()))
                .trim_end()
                .to_owned()
        })
        .collect()
}

fn row_of(row: u8) -> Vec<Hole> {
    Hole::all().filter(|hole| hole.row() == row).collect()
}

/// Half columns to the left of a row: the middle of every row stands in one line.
fn indent(row: u8) -> usize {
    let holes = row_of(row).len();
    13_usize.saturating_sub(holes)
}

/// Half the distance of two holes in a row, and the distance of two rows, in units of the picture.
const HALF: i32 = 20;
const ROW: i32 = 35;
/// Room at the edge.
const EDGE: i32 = 30;
/// Colours of the camps 1 to 6: told apart in black and white by their numbers.
const FILLS: [&str; 6] = [
    "#d62728", "#ff9f1c", "#ffe156", "#2ca02c", "#1f77b4", "#9467bd",
];

/// Where a hole lies in the picture.
fn place(hole: Hole) -> (i32, i32) {
    let row = i32::from(hole.row());
    // a step down and to the left is half a column to the left
    let x = 2 * i32::from(hole.number()) - row;
    (EDGE + HALF * (x + 2), EDGE + ROW * row)
}

/// The star as an SVG picture without outside fonts or styles.
pub(super) fn svg(position: &Position) -> String {
    let places: Vec<(i32, i32)> = Hole::all().map(place).collect();
    let left = places.iter().map(|(x, _)| *x).min().unwrap_or(0) - EDGE;
    let width = places.iter().map(|(x, _)| *x).max().unwrap_or(0) + EDGE - left;
    let height = places.iter().map(|(_, y)| *y).max().unwrap_or(0) + EDGE;
    let mut text = String::new();
    // writing to a string does not fail
    let _ = writeln!(
        text,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"{left} 0 {width} {height}\" font-family=\"sans-serif\" text-anchor=\"middle\">\n\
         <rect x=\"{left}\" y=\"0\" width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>"
    );
    for hole in Hole::all() {
        let (x, y) = place(hole);
        for direction in &crate::star::Direction::ALL[..3] {
            if let Some(next) = hole.towards(*direction, 1) {
                let (to_x, to_y) = place(next);
                let _ = writeln!(
                    text,
                    "<line x1=\"{x}\" y1=\"{y}\" x2=\"{to_x}\" y2=\"{to_y}\" stroke=\"#bbb\"/>"
                );
            }
        }
    }
    for hole in Hole::all() {
        let (x, y) = place(hole);
        let owner = position.owner(hole);
        let fill = owner.map_or("#f5e6c8", |camp: Camp| FILLS[camp.index()]);
        let _ = writeln!(
            text,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"14\" fill=\"{fill}\" stroke=\"#333\"/>"
        );
        let baseline = y + 4;
        let _ = match owner {
            Some(camp) => writeln!(
                text,
                "<text x=\"{x}\" y=\"{baseline}\" font-size=\"13\" font-weight=\"bold\">{}</text>",
                camp.number()
            ),
            None => writeln!(
                text,
                "<text x=\"{x}\" y=\"{baseline}\" font-size=\"9\" fill=\"#777\">{hole}</text>"
            ),
        };
    }
    text.push_str("</svg>\n");
    text
}
