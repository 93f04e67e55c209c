//! Whether the opening that was drawn was played.

use crate::draughts::{Game, MoveBuffer, Position};
use crate::notation::{HalfMove, Numbering, Span, written};

use super::code::Code;
use super::course::Course;
use super::finding::{Details, Finding};
use super::matching::fitting;
use super::wanted::Wanted;

/// The first half-move that is not the one of the drawn opening.
///
/// The `Opening` tag counts where it holds moves that can be played from the start of the game;
/// names of openings and flying starts, which are positions, say nothing about moves.
pub(super) fn left_drawn_opening<G: Game>(
    course: &Course<'_, '_, G>,
    numbering: Numbering,
) -> Option<Finding> {
    let tag = course.record.tag("Opening")?;
    let mut position = course.start?;
    let mut buffer = MoveBuffer::default();
    let mut drawn: Vec<(&str, Position<G>)> = Vec::new();
    for token in tag
        .value
        .split_whitespace()
        .map(without_number)
        .filter(|token| !token.is_empty())
    {
        let half_move = HalfMove {
            text: token.into(),
            span: Span::default(),
            number: None,
            column: None,
            written: written(token),
        };
        let wanted = Wanted::of(&half_move, &G::RULES.geometry, numbering);
        let [only] = fitting(&position, &wanted, &mut buffer)[..] else {
            return None;
        };
        position = position.play(&only);
        drawn.push((token, position));
    }
    for (index, (token, position)) in drawn.iter().enumerate() {
        let ply = index as u32 + 1;
        if course.after(ply).is_some_and(|after| after != *position) {
            return Some(Finding {
                details: Details {
                    texts: Some((token.to_string(), String::new())),
                    ..Details::default()
                },
                ..course.finding(Code::LeftDrawnOpening, ply)
            });
        }
    }
    None
}

/// `1.c3-d4` and `1.` without the number.
fn without_number(token: &str) -> &str {
    match token.rsplit_once('.') {
        Some((number, rest))
            if number
                .bytes()
                .all(|byte| byte.is_ascii_digit() || byte == b'.') =>
        {
            rest
        }
        _ => token,
    }
}
