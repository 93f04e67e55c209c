//! Square codes and diagrams.

use serde::Deserialize;

use super::lines::Room;
use super::*;
use crate::print::diagram::{Diagram, Shape};

impl Layout<'_> {
    /// A small box in the middle of a cell, with a tick where something is there.
    pub(super) fn tick_box(&mut self, room: Room, is_ticked: bool) {
        let side = (room.height - 1.6).min(room.width - 0.6).clamp(1.0, 4.0);
        let x = room.x + (room.width - side) / 2.0;
        let y = room.y + (room.height - side) / 2.0;
        let frame = Mark::Frame {
            rectangle: [x, y, side, side],
            width: 0.25,
        };
        self.mark(false, frame);
        if !is_ticked {
            return;
        }
        let at = |part: [f32; 2]| [x + part[0] * side, y + part[1] * side];
        for (from, to) in [([0.18, 0.52], [0.42, 0.8]), ([0.42, 0.8], [0.86, 0.18])] {
            let line = Mark::Line {
                from: at(from),
                to: at(to),
                width: 0.5,
                dash: 0.0,
                gray: 0,
            };
            self.mark(false, line);
        }
    }

    /// A square code in runs of dark cells.
    pub(super) fn qr(&mut self, of_layer: bool, text: &str, room: Room, field: &Expression) {
        if text.is_empty() {
            return;
        }
        let built = fast_qr::QRBuilder::new(text).ecl(fast_qr::ECL::M).build();
        let Ok(code) = built else {
            self.problem(field, ProblemKind::Value(text.to_owned()));
            return;
        };
        let cell = room.width / code.size as f32;
        let mut rectangles = Vec::new();
        for row in 0..code.size {
            let mut column = 0;
            while column < code.size {
                let run = (column..code.size)
                    .take_while(|column| code[row][*column].value())
                    .count();
                if run > 0 {
                    let (x, y) = (room.x + column as f32 * cell, room.y + row as f32 * cell);
                    rectangles.push([x, y, run as f32 * cell, cell]);
                }
                column += run.max(1);
            }
        }
        self.mark(
            of_layer,
            Mark::Fill {
                rectangles,
                gray: 0,
            },
        );
    }

    /// The shapes of a diagram, brought to their place.
    pub(super) fn board(&mut self, of_layer: bool, value: Value, room: Room, field: &Expression) {
        if value.is_none() || value.is_undefined() {
            return;
        }
        let Ok(diagram) = Diagram::deserialize(value) else {
            self.problem(field, ProblemKind::Value(field.field.clone()));
            return;
        };
        let height = if room.height > 0.0 {
            room.height
        } else {
            f32::INFINITY
        };
        let scale = (room.width / diagram.width).min(height / diagram.height);
        let at = |point: [f32; 2]| [room.x + point[0] * scale, room.y + point[1] * scale];
        for shape in diagram.shapes {
            let mark = match shape {
                Shape::Polygon { points, fill, line } => Mark::Polygon {
                    points: points.into_iter().map(at).collect(),
                    fill,
                    width: line * scale,
                },
                Shape::Circle {
                    centre,
                    radius,
                    fill,
                    line,
                } => Mark::Circle {
                    centre: at(centre),
                    radius: radius * scale,
                    fill,
                    width: line * scale,
                },
                Shape::Line { from, to, line } => Mark::Line {
                    from: at(from),
                    to: at(to),
                    width: line * scale,
                    dash: 0.0,
                    gray: 0,
                },
                Shape::Name {
                    at: centre,
                    text,
                    height,
                } => {
                    let size = height * scale / 0.73 / POINT;
                    let style = TextStyle {
                        size,
                        bold: false,
                        align: Align::Center,
                        gray: 60,
                        lines: 1,
                        least: 0.0,
                        struck: 0,
                    };
                    let length = self.length(&text, style) + 0.01;
                    let [x, y] = at(centre);
                    let inner = Room {
                        x: x - length / 2.0,
                        y: y - height * scale / 2.0,
                        width: length,
                        height: 0.0,
                    };
                    self.set(of_layer, &text, inner, style);
                    continue;
                }
            };
            self.mark(of_layer, mark);
        }
    }
}
