//! A position as text and as a picture.

use std::fmt::Write as _;

use crate::draughts::{Color, Naming, Rank, Setup};

/// The board as White sees it: `w` and `b` are men, `W` and `B` kings, `.` an empty dark square.
/// Letters and numbers at the edge where the game has them, else the number of each row's first
/// square.
pub(super) fn diagram(setup: &Setup) -> Vec<String> {
    let board = setup.variant.rules().geometry;
    let mut lines = Vec::with_capacity(board.height as usize + 1);
    for row in (0..board.height).rev() {
        let first = (0..board.width).find_map(|column| board.square_at(column, row));
        let edge = match (board.naming, first) {
            (Naming::Numeric, Some(square)) => square.number(),
            _ => row as u16 + 1,
        };
        let mut line = format!("{edge:>3} ");
        for column in 0..board.width {
            line.push(' ');
            line.push(match board.square_at(column, row) {
                None => ' ',
                Some(square) => match setup.piece(square).map(|piece| (piece.color, piece.rank)) {
                    None => '.',
                    Some((Color::White, Rank::Man)) => 'w',
                    Some((Color::White, Rank::King)) => 'W',
                    Some((Color::Black, Rank::Man)) => 'b',
                    Some((Color::Black, Rank::King)) => 'B',
                },
            });
        }
        lines.push(line.trim_end().to_string());
    }
    if board.naming == Naming::Algebraic {
        let files: String = (0..board.width)
            .map(|file| format!(" {}", (b'a' + file) as char))
            .collect();
        lines.push(format!("    {files}"));
    }
    lines
}

/// Side of a square in the picture, in its own units.
const SQUARE: u32 = 40;
/// Room for the names at the edge.
const EDGE: u32 = 20;

/// The board as White sees it, as an SVG picture without outside fonts or styles.
pub(super) fn svg(setup: &Setup) -> String {
    let board = setup.variant.rules().geometry;
    let (width, height) = (
        u32::from(board.width) * SQUARE,
        u32::from(board.height) * SQUARE,
    );
    let (all_width, all_height) = (width + EDGE, height + EDGE);
    let mut text = String::new();
    // writing to a string does not fail
    let _ = writeln!(
        text,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{all_width}\" height=\"{all_height}\" \
         viewBox=\"0 0 {all_width} {all_height}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect x=\"{EDGE}\" y=\"0\" width=\"{width}\" height=\"{height}\" fill=\"#f5e6c8\" stroke=\"#333\"/>"
    );
    for row in (0..board.height).rev() {
        let y = u32::from(board.height - 1 - row) * SQUARE;
        for column in 0..board.width {
            let Some(square) = board.square_at(column, row) else {
                continue;
            };
            let x = EDGE + u32::from(column) * SQUARE;
            let _ = writeln!(
                text,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\" fill=\"#a0744a\"/>"
            );
            if board.naming == Naming::Numeric {
                let (x, y) = (x + 2, y + 11);
                let number = square.number();
                let _ = writeln!(
                    text,
                    "<text x=\"{x}\" y=\"{y}\" font-size=\"9\">{number}</text>"
                );
            }
            let Some(piece) = setup.piece(square) else {
                continue;
            };
            let (fill, line) = match piece.color {
                Color::White => ("#fff", "#222"),
                Color::Black => ("#222", "#fff"),
            };
            let (x, y) = (x + SQUARE / 2, y + SQUARE / 2);
            let _ = writeln!(
                text,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"15\" fill=\"{fill}\" stroke=\"#000\"/>"
            );
            if piece.rank == Rank::King {
                let _ = writeln!(
                    text,
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"9\" fill=\"none\" stroke=\"{line}\" stroke-width=\"3\"/>"
                );
            }
        }
        if board.naming == Naming::Algebraic {
            let y = y + SQUARE / 2 + 4;
            let _ = writeln!(text, "<text x=\"6\" y=\"{y}\">{}</text>", row + 1);
        }
    }
    if board.naming == Naming::Algebraic {
        for column in 0..board.width {
            let x = EDGE + u32::from(column) * SQUARE + SQUARE / 2 - 3;
            let y = height + 15;
            let _ = writeln!(
                text,
                "<text x=\"{x}\" y=\"{y}\">{}</text>",
                (b'a' + column) as char
            );
        }
    }
    text.push_str("</svg>\n");
    text
}
