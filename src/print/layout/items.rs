//! The items one by one, grids excepted.

use super::lines::Room;
use super::*;
use crate::print::template::BoxItem;

/// The thickness of the lines that are written on.
const THIN: f32 = 0.2;

impl Layout<'_> {
    pub(super) fn item(&mut self, item: &Item, scope: &Arc<Scope>, page: usize, of_face: bool) {
        let room = Room {
            x: item.x,
            y: item.y,
            width: item.width,
            height: item.height,
        };
        match &item.body {
            Body::Text { text, style, turn } => {
                let of_layer = !of_face && self.is_of_layer(text, scope);
                let before = self.marks.len();
                self.text(of_layer, text, room, *style, scope);
                if *turn == Turn::Over {
                    turn_over(&mut self.marks[before..], room);
                }
            }
            Body::Field {
                label,
                value,
                label_size,
                style,
                line,
            } => {
                self.field(
                    (label, *label_size),
                    value,
                    room,
                    *style,
                    *line,
                    scope,
                    of_face,
                );
            }
            Body::Badge { text, dark, style } => {
                let of_layer = !of_face
                    && self.is_of_layer(text, scope)
                    && dark
                        .as_ref()
                        .is_none_or(|dark| self.is_of_layer(dark, scope));
                if !self.wants(of_layer) {
                    return;
                }
                let is_dark = dark
                    .as_ref()
                    .is_none_or(|dark| !self.say(dark, scope).is_empty());
                let rectangle = [room.x, room.y, room.width, room.height];
                let gray = if is_dark {
                    self.mark(
                        of_layer,
                        Mark::Fill {
                            rectangles: vec![rectangle],
                            gray: 0,
                        },
                    );
                    255
                } else {
                    self.mark(
                        of_layer,
                        Mark::Frame {
                            rectangle,
                            width: 0.3,
                        },
                    );
                    0
                };
                let said = self.say(text, scope);
                let inner = Room {
                    x: room.x + 1.0,
                    width: room.width - 2.0,
                    ..room
                };
                self.set(of_layer, &said, inner, TextStyle { gray, ..*style });
            }
            Body::Box(parts) => self.boxed(parts, room, scope, of_face),
            Body::Line { dash, thick } => {
                let to = [room.x + room.width, room.y + room.height];
                let line = Mark::Line {
                    from: [room.x, room.y],
                    to,
                    width: *thick,
                    dash: *dash,
                    gray: 0,
                };
                self.mark(!of_face, line);
            }
            Body::Sign { label, size, boxed } => {
                let of_layer = !of_face && self.is_of_layer(label, scope);
                let mut style = TextStyle {
                    size: *size,
                    bold: false,
                    align: Align::Center,
                    gray: 90,
                    lines: 1,
                    least: 0.0,
                    struck: 0,
                };
                let mut below = Room {
                    y: room.y + 0.8,
                    height: 0.0,
                    ..room
                };
                if *boxed {
                    let rectangle = [room.x, room.y, room.width, room.height];
                    self.mark(
                        !of_face,
                        Mark::Frame {
                            rectangle,
                            width: 0.3,
                        },
                    );
                    style.align = Align::Left;
                    below = Room {
                        x: room.x + 1.0,
                        y: room.y + 1.0,
                        width: room.width - 2.0,
                        height: 0.0,
                    };
                } else {
                    self.rule(!of_face, room.x, room.y, room.width);
                }
                self.text(of_layer, label, below, style, scope);
            }
            Body::Qr { text } => {
                let of_layer = !of_face && self.is_of_layer(text, scope);
                if self.wants(of_layer) {
                    let said = self.say(text, scope);
                    self.qr(of_layer, &said, room, text);
                }
            }
            Body::Board { diagram, field } => {
                let of_layer = !of_face && scope.is_of_layer(diagram.root());
                if self.wants(of_layer) {
                    let value = self.value(diagram, field, scope);
                    self.board(of_layer, value, room, field);
                }
            }
            Body::Grid(grid) => grid::draw(self, item, grid, scope, page, of_face),
        }
    }

    /// Whether this pass is the one for such a mark.
    pub(super) fn wants(&self, of_layer: bool) -> bool {
        of_layer == (self.pass == Pass::Layer)
    }

    /// Says a text and sets it where this pass is the one for it.
    pub(super) fn text(
        &mut self,
        of_layer: bool,
        text: &Expression,
        room: Room,
        style: TextStyle,
        scope: &Arc<Scope>,
    ) {
        if self.wants(of_layer) {
            let said = self.say(text, scope);
            self.set(of_layer, &said, room, style);
        }
    }

    fn rule(&mut self, of_layer: bool, x: f32, y: f32, width: f32) {
        self.mark(
            of_layer,
            Mark::Line {
                from: [x, y],
                to: [x + width, y],
                width: THIN,
                dash: 0.0,
                gray: 0,
            },
        );
    }

    /// The label stands with its value, so that both are read together.
    #[allow(clippy::too_many_arguments, reason = "the parts of one item")]
    fn field(
        &mut self,
        (label, label_size): (&Expression, f32),
        value: &Expression,
        room: Room,
        style: TextStyle,
        line: bool,
        scope: &Arc<Scope>,
        of_face: bool,
    ) {
        let of_layer = !of_face && self.is_of_layer(label, scope);
        let words_of_layer = of_layer && self.is_of_layer(value, scope);
        if !self.wants(words_of_layer) && !self.wants(of_layer) {
            return;
        }
        let said = self.say(label, scope);
        let mut small = TextStyle {
            size: label_size,
            bold: false,
            align: Align::Left,
            gray: 90,
            lines: 1,
            least: 0.0,
            struck: 0,
        };
        let most = if line { 0.6 } else { 0.75 } * room.width;
        let mut length = self.length(&said, small);
        if length > most {
            // two languages stand one below the other
            small.lines = 2;
            small.size = label_size.min(5.5);
            let parts = said
                .split(" / ")
                .map(|part| self.length(part, small) * 1.06 + 0.5);
            length = parts.fold(0.0, f32::max).min(most);
        }
        let start = room.x + length + if said.is_empty() { 0.0 } else { 1.2 };
        let width = room.x + room.width - start;
        if line {
            self.rule(of_layer, start, room.y + room.height, width);
        }
        if self.wants(words_of_layer) {
            let bottom = room.y + room.height - (0.18 * style.size * POINT).max(0.9);
            let inside = |x: f32, width: f32, style: TextStyle| match style.lines {
                1 => Room {
                    x,
                    y: bottom - 0.73 * style.size * POINT,
                    width,
                    height: 0.0,
                },
                _ => Room {
                    x,
                    y: room.y,
                    width,
                    height: room.height - 0.4,
                },
            };
            self.set(
                words_of_layer,
                &said,
                inside(room.x, length + 0.05, small),
                small,
            );
            let said = self.say(value, scope);
            self.set(
                words_of_layer,
                &said,
                inside(start + 0.4, width - 0.4, style),
                style,
            );
        }
    }

    fn boxed(&mut self, parts: &BoxItem, room: Room, scope: &Arc<Scope>, of_face: bool) {
        let rectangle = [room.x, room.y, room.width, room.height];
        if parts.thick > 0.0 {
            self.mark(
                !of_face,
                Mark::Frame {
                    rectangle,
                    width: parts.thick,
                },
            );
        }
        if let Some(check) = &parts.check {
            let of_layer = !of_face && self.is_of_layer(check, scope);
            if self.wants(of_layer) && !self.say(check, scope).is_empty() {
                let (x, y, inset) = (room.x, room.y, 0.7);
                let (right, bottom) = (x + room.width - inset, y + room.height - inset);
                for (from, to) in [
                    ([x + inset, y + inset], [right, bottom]),
                    ([right, y + inset], [x + inset, bottom]),
                ] {
                    self.mark(
                        of_layer,
                        Mark::Line {
                            from,
                            to,
                            width: 0.5,
                            dash: 0.0,
                            gray: 0,
                        },
                    );
                }
            }
        }
        if let Some(label) = &parts.label {
            let of_layer = !of_face && self.is_of_layer(label, scope);
            let small = TextStyle {
                size: 6.5,
                bold: false,
                align: Align::Left,
                gray: 90,
                lines: 1,
                least: 0.0,
                struck: 0,
            };
            let top = Room {
                x: room.x + 1.0,
                y: room.y + 1.0,
                width: room.width - 2.0,
                height: 0.0,
            };
            self.text(of_layer, label, top, small, scope);
        }
        if let Some(value) = &parts.value {
            let of_layer = !of_face && self.is_of_layer(value, scope);
            let top = if parts.label.is_some() { 3.4 } else { 0.5 };
            let inner = Room {
                x: room.x + 1.0,
                y: room.y + top,
                width: room.width - 2.0,
                height: room.height - top - 0.5,
            };
            self.text(of_layer, value, inner, parts.style, scope);
        }
        if let Some(beside) = &parts.beside {
            let of_layer = !of_face && self.is_of_layer(beside, scope);
            let right = Room {
                x: room.x + room.width + 1.3,
                y: room.y,
                width: parts.beside_width,
                height: room.height,
            };
            self.text(
                of_layer,
                beside,
                right,
                TextStyle {
                    align: Align::Left,
                    ..parts.style
                },
                scope,
            );
        }
    }
}

/// Turns the lines of a text by half a circle around the middle of its place.
fn turn_over(marks: &mut [Mark], room: Room) {
    for mark in marks {
        if let Mark::Text(text) = mark {
            text.x = 2.0 * room.x + room.width - text.x;
            text.y = 2.0 * room.y + room.height - text.y;
            text.turn = Turn::Over;
        }
    }
}
