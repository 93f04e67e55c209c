//! A position as text.

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
