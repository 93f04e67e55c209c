//! Text in its place: made smaller where it is too long, broken into lines, cut as the last resort.

use smallvec::SmallVec;

use super::*;
use crate::print::display::{Glyph, Look};

/// No text is made smaller than this part of its size, nor than so many points.
const SMALLEST: (f32, f32) = (0.45, 4.0);
/// The height of capitals and the distance of lines, in parts of the size.
const CAPITAL: f32 = 0.73;
const LEADING: f32 = 1.22;
/// The thickness of a line that strikes out.
const STROKE: f32 = 0.09;

type Line = SmallVec<[Glyph; 12]>;

/// Where a line may end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Breaks {
    /// Between words, squares of a path, Chinese characters.
    Between,
    /// In a word too that is longer than a line.
    Anywhere,
}

/// A place for text, in millimetres. A height of 0 has one line below `y`; a width of 0 no end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Layout<'_> {
    /// Sets a text and gives the length of its longest line.
    pub(super) fn set(&mut self, of_layer: bool, text: &str, room: Room, style: TextStyle) -> f32 {
        if text.is_empty() || of_layer != (self.pass == Pass::Layer) {
            return self.length(text, style);
        }
        let mut size = style.size;
        let floor = (size * SMALLEST.0)
            .max(SMALLEST.1)
            .max(style.least)
            .min(size);
        let limit = |size: f32| {
            if room.width > 0.0 {
                room.width / (size * POINT)
            } else {
                f32::INFINITY
            }
        };
        let (lines, size) = loop {
            let lines = self.lines(text, style, limit(size), Breaks::Between);
            let fits = |lines: &[Line]| {
                let block = lines.len() as f32 * LEADING * size * POINT;
                let is_high = lines.len() > 1 && room.height > 0.0 && block > room.height + 0.01;
                let is_wide = lines.iter().any(|line| ems(line) > limit(size) + 1e-3);
                !is_high && !is_wide && lines.len() <= style.lines.max(1)
            };
            if fits(&lines) {
                break (lines, size);
            }
            if size > floor {
                // one line is brought to its width at once, several are tried again a little smaller
                let wanted = lines.iter().map(|line| ems(line)).fold(0.0, f32::max);
                let exact = room.width / (wanted * POINT) * 0.999;
                size = if style.lines == 1 {
                    exact.min(size * 0.99)
                } else {
                    size * 0.95
                }
                .max(floor);
                continue;
            }
            let broken = self.lines(text, style, limit(size), Breaks::Anywhere);
            if fits(&broken) {
                break (broken, size);
            }
            break (self.cut(text, broken, limit(size), style), size);
        };
        let step = size * POINT * LEADING;
        let block = (lines.len() - 1) as f32 * step + CAPITAL * size * POINT;
        let top = room.y
            + if room.height > 0.0 {
                (room.height - block) / 2.0
            } else {
                0.0
            };
        let stroke = size * POINT * STROKE;
        let mut longest = 0.0_f32;
        for (index, glyphs) in lines.into_iter().enumerate() {
            let width = ems(&glyphs) * size * POINT;
            longest = longest.max(width);
            let x = match style.align {
                Align::Left => room.x,
                Align::Center => room.x + (room.width - width) / 2.0,
                Align::Right => room.x + room.width - width,
            };
            let y = top + CAPITAL * size * POINT + index as f32 * step;
            for [from, to] in struck(&glyphs) {
                let y = y - size * POINT * CAPITAL * 0.42;
                self.marks.push(Mark::Line {
                    from: [x + from * size * POINT, y],
                    to: [x + to * size * POINT, y],
                    width: stroke,
                    dash: 0.0,
                    gray: style.gray,
                });
            }
            let item = self.item;
            self.marks.push(Mark::Text(Text {
                x,
                y,
                turn: Turn::Upright,
                size,
                gray: style.gray,
                glyphs,
                item,
            }));
        }
        longest
    }

    /// Sets a text of a face behind one that was struck out.
    pub(super) fn set_struck(&mut self, struck: &str, text: &str, room: Room, style: TextStyle) {
        let style = TextStyle {
            struck: self.fonts.line(struck, weight(style)).0.len(),
            ..style
        };
        let text = format!("{struck} {text}");
        self.set(false, text.trim_end(), room, style);
    }

    /// The lines of a text at its full size.
    pub(super) fn broken(&mut self, text: &str, style: TextStyle, width: f32) -> Vec<String> {
        let style = TextStyle {
            lines: usize::MAX,
            ..style
        };
        let limit = width / (style.size * POINT);
        let lines = self.lines(text, style, limit, Breaks::Anywhere);
        let words = |line: &Line| line.iter().map(|glyph| glyph.letter).collect();
        lines.iter().map(words).collect()
    }

    /// How long a text would be in one line.
    pub(super) fn length(&self, text: &str, style: TextStyle) -> f32 {
        ems(&self.fonts.line(text, weight(style)).0) * style.size * POINT
    }

    /// The text in as few lines as it needs; one line where no more are allowed.
    fn lines(&mut self, text: &str, style: TextStyle, limit: f32, breaks: Breaks) -> Vec<Line> {
        if style.lines <= 1 {
            return vec![self.glyphs(text, style)];
        }
        let mut lines = Vec::new();
        for paragraph in text.split('\n') {
            let glyphs = self.glyphs(paragraph, style);
            let mut line = Line::new();
            for part in glyphs.chunk_by(|one, next| !may_break(one.letter, next.letter)) {
                let blanks = part
                    .iter()
                    .rev()
                    .take_while(|glyph| glyph.letter == ' ')
                    .map(|glyph| glyph.advance)
                    .sum::<f32>();
                if !line.is_empty() && ems(&line) + ems(part) - blanks > limit {
                    lines.push(std::mem::take(&mut line));
                }
                if breaks == Breaks::Anywhere && ems(part) - blanks > limit {
                    for glyph in part {
                        if !line.is_empty() && ems(&line) + glyph.advance > limit {
                            lines.push(std::mem::take(&mut line));
                        }
                        line.push(*glyph);
                    }
                    continue;
                }
                line.extend_from_slice(part);
            }
            lines.push(line);
        }
        for line in &mut lines {
            while line.last().is_some_and(|glyph| glyph.letter == ' ') {
                line.pop();
            }
        }
        lines
    }

    fn glyphs(&mut self, text: &str, style: TextStyle) -> Line {
        let (mut glyphs, missing) = self.fonts.line(text, weight(style));
        for glyph in glyphs.iter_mut().take(style.struck) {
            glyph.look = Look::Struck;
        }
        for letter in missing {
            let place = self.row.as_ref().unwrap_or(&self.place).clone();
            let text = text.to_owned();
            self.missing.insert(Missing {
                place,
                letter,
                text,
            });
        }
        glyphs
    }

    /// Ends the last line that there is room for with an ellipsis, and remembers it.
    fn cut(&mut self, text: &str, mut lines: Vec<Line>, limit: f32, style: TextStyle) -> Vec<Line> {
        let had = lines.len();
        lines.truncate(style.lines.max(1));
        let dots = self.fonts.line("…", weight(style)).0;
        let last = lines.len() - 1;
        for (index, line) in lines.iter_mut().enumerate() {
            let must_end = index == last && had > lines_allowed(style);
            if ems(line) <= limit + 1e-3 && !must_end {
                continue;
            }
            while !line.is_empty() && ems(line) + ems(&dots) > limit {
                line.pop();
            }
            line.extend_from_slice(&dots);
        }
        let field = self
            .template
            .items
            .get(usize::from(self.item))
            .map_or_else(String::new, |item| item.name.clone());
        self.cuts.push(Cut {
            place: self.row.as_ref().unwrap_or(&self.place).clone(),
            field,
            text: text.to_owned(),
        });
        lines
    }
}

fn lines_allowed(style: TextStyle) -> usize {
    style.lines.max(1)
}

fn weight(style: TextStyle) -> Weight {
    if style.bold {
        Weight::Bold
    } else {
        Weight::Regular
    }
}

/// From where to where a line is struck out, in parts of the size.
fn struck(line: &[Glyph]) -> Vec<[f32; 2]> {
    let mut from = 0.0;
    let mut runs = Vec::new();
    for run in line.chunk_by(|one, next| one.look == next.look) {
        let to = from + ems(run);
        if run[0].look == Look::Struck {
            runs.push([from, to]);
        }
        from = to;
    }
    runs
}

fn ems(line: &[Glyph]) -> f32 {
    line.iter().map(|glyph| glyph.advance).sum()
}

/// Behind blanks and strokes, between the squares of a path and between Chinese characters, but not before what closes.
fn may_break(one: char, next: char) -> bool {
    let is_chinese =
        |letter: char| matches!(letter, '\u{2E80}'..='\u{9FFF}' | '\u{FF00}'..='\u{FFEF}');
    let closes = matches!(
        next,
        '，' | '。' | '、' | '；' | '：' | '）' | '”' | '》' | '？' | '！'
    );
    let opens = matches!(one, '（' | '“' | '《');
    (matches!(one, ' ' | '_' | '/' | '-' | '–' | ':') && next != ' ')
        || (matches!(one, 'x' | '@') && next.is_ascii_digit())
        || (is_chinese(one) && is_chinese(next) && !closes && !opens)
}
