//! What is not legal while the game goes on: nobody may see at the desk that it is not until it is claimed.

use super::{Heard, Mode, Offer, Session};
use crate::draughts::{Color, Rank, Square};
use crate::entry::draft::Draft;
use crate::entry::key::Key;
use crate::notation::{Coordinate, Located, Written, fen, locate, written};
use crate::record::{Class, Finding, Judgement};

impl Session {
    /// Takes a refused half-move as it is written while the game goes on and nothing is claimed, as soon as it is whole: by
    /// its keys, or by Enter behind them. Gives what was heard of the key otherwise.
    pub fn let_pass(&mut self, key: Key, heard: Heard) -> Heard {
        if !self.is_hiding() {
            return heard;
        }
        let Mode::Refused(refusal) = &self.mode else {
            // no bell for what begins no legal move
            return match (heard, &self.notice) {
                (Heard::Refused, None) => Heard::Nothing,
                _ => heard,
            };
        };
        let mut texts = refusal.offers.iter().filter_map(|offer| match offer {
            Offer::AsWritten(text) => Some(text),
            Offer::Correct | Offer::Repair(_) => None,
        });
        let first = texts.next().map(|text| self.spelled_like_others(text));
        let is_one = texts.next().is_none();
        self.mode = Mode::Typing;
        match first {
            Some(text) if key == Key::Enter || (is_one && ends_by_itself(&self.typed)) => {
                self.write(&text)
            }
            // more may follow
            _ => Heard::Nothing,
        }
    }

    /// A half-move as the desk spells legal ones: both squares and a sign between.
    fn spelled_like_others(&self, text: &str) -> String {
        let Written::Move(half_move) = written(text) else {
            return text.to_owned();
        };
        let mut squares: Vec<Square> = Vec::new();
        let last = half_move.squares.last().and_then(|last| self.square(*last));
        for coordinate in &half_move.squares {
            let found = match (coordinate, last) {
                (Coordinate::File(file), Some(last)) => self.beside_on_file(*file, last),
                (coordinate, _) => self.square(*coordinate),
            };
            match found {
                Some(square) => squares.push(square),
                None => return text.to_owned(),
            }
        }
        let is_step = squares.len() == 2 && self.is_beside(squares[0], squares[1]);
        let sign = match is_step {
            true => '-',
            false => self.sheet().variant.rules().capture_sign,
        };
        let names = squares.iter().map(|square| self.names.square(*square));
        names.collect::<Vec<_>>().join(&sign.to_string())
    }

    fn square(&self, coordinate: Coordinate) -> Option<Square> {
        match locate(coordinate, &self.names.board, self.names.numbering) {
            Located::Square(square) => Some(square),
            Located::Light | Located::Off => None,
        }
    }

    /// The only square of a file from which a piece of the side to move goes one step to another square, a man forward.
    fn beside_on_file(&self, file: u8, beside: Square) -> Option<Square> {
        let setup = self.position()?;
        let mut found = setup.pieces().filter(|(square, piece)| {
            let (Some((column, from)), Some((_, to))) = (self.cell(*square), self.cell(beside))
            else {
                return false;
            };
            let is_forward = match piece.color {
                Color::White => to > from,
                Color::Black => to < from,
            };
            piece.color == setup.turn
                && column == i32::from(file)
                && self.is_beside(*square, beside)
                && (is_forward || piece.rank == Rank::King)
        });
        let (square, _) = found.next()?;
        found.next().is_none().then_some(square)
    }

    fn is_beside(&self, one: Square, other: Square) -> bool {
        let cells = self.cell(one).zip(self.cell(other));
        cells.is_some_and(|((column, row), (to, up))| {
            (column - to).abs() == 1 && (row - up).abs() == 1
        })
    }

    /// Column and row of a square.
    fn cell(&self, square: Square) -> Option<(i32, i32)> {
        let name = self.names.board.algebraic(square);
        let column = name.bytes().next()?;
        Some((i32::from(column - b'a'), name.get(1..)?.parse().ok()?))
    }

    /// What is wrong with a half-move in the position where it is typed, whatever is wrong before it; with its judgement.
    pub fn found_alone(&self, text: &str) -> Option<(Finding, Judgement)> {
        let sheet = self.sheet();
        let mut alone = Draft::new(sheet.variant);
        for tag in ["GameType", "FEN"] {
            let value = match tag {
                "FEN" => fen::write(self.position()?),
                tag => sheet.tag(tag).unwrap_or_default().to_owned(),
            };
            alone.set_tag(tag, &value);
        }
        alone.put(0, text);
        let judgement = alone.judged();
        let found = judgement.findings.iter().find(|finding| {
            finding.ply == Some(1) && matches!(finding.class(), Class::Play | Class::Writing)
        });
        let mut finding = found?.clone();
        finding.ply = u32::try_from(self.cursor + 1).ok();
        Some((finding, judgement))
    }
}

/// Whether no more keys can belong to a whole half-move.
fn ends_by_itself(typed: &str) -> bool {
    let digits = typed.bytes().rev().take_while(u8::is_ascii_digit).count();
    match typed.contains(|letter: char| letter.is_ascii_alphabetic()) {
        true => digits > 0,
        false if typed.contains('-') => digits == 2,
        false => digits >= 4 && digits.is_multiple_of(2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::Variant;
    use crate::entry::Stance;

    /// Keys of a live game as the desk takes them; `⏎` is Enter.
    fn live(variant: Variant, keys: &str) -> (Session, Vec<Heard>) {
        let session = Session::new(vec![Draft::new(variant)], 0);
        let mut session = session.with_stance(Stance::Live);
        let mut heard = Vec::new();
        for letter in keys.chars() {
            let key = match letter {
                '⏎' => Key::Enter,
                letter => Key::Char(letter),
            };
            let one = session.press(key);
            heard.push(session.let_pass(key, one));
        }
        (session, heard)
    }

    #[test]
    fn irregular_half_moves_pass_like_others() {
        // legal or not, all are taken with their last key, spelled alike, and nothing is said
        for (variant, keys, want) in [
            (
                Variant::Russian,
                "g3h4b6c5e3f4f6g5h2g3c5d4",
                "g3-h4 b6-c5 e3-f4 f6-g5 h2-g3 c5-d4",
            ),
            (
                Variant::Russian,
                "g3h4b6c5e3f4f6g5hg3",
                "g3-h4 b6-c5 e3-f4 f6-g5 h2-g3",
            ),
            (Variant::Russian, "c3c5d6e5", "c3:c5 d6-e5"),
            (Variant::International, "32371923", "32-37 19-23"),
            (Variant::International, "32-37 19-23", "32-37 19-23"),
            (Variant::English, "11-15 22-4⏎8-11", "11-15 22x4 8-11"),
        ] {
            let (session, heard) = live(variant, keys);
            let texts = session.sheet().entries.iter().map(|entry| &*entry.text);
            assert_eq!(texts.collect::<Vec<_>>().join(" "), want, "{keys}");
            assert!(!heard.contains(&Heard::Refused), "{keys}: {heard:?}");
            assert!(matches!(session.mode(), Mode::Typing), "{keys}");
            assert_eq!(session.notice(), None, "{keys}");
        }
        // until it is claimed
        let (mut session, _) = live(Variant::Russian, "g3h4b6c5e3f4f6g5h2g3");
        session.command("claim black");
        assert_eq!(session.findings()[0].code.name(), "missed-capture");
        let heard = session.type_word("c5d4");
        assert_eq!(session.let_pass(Key::Enter, heard), Heard::Refused);
        // and what is said then is about this half-move
        let (finding, _) = session.found_alone("c5-d4").unwrap();
        assert_eq!(
            (finding.code.name(), finding.ply),
            ("missed-capture", Some(6))
        );
        assert_eq!(finding.legal, ["g5:e3"]);
    }

    #[test]
    fn after_the_game_it_is_refused() {
        let mut session = Session::new(vec![Draft::new(Variant::Russian)], 0);
        let heard = session.type_word("c3c5");
        assert_eq!(session.let_pass(Key::Enter, heard), Heard::Refused);
        assert!(session.sheet().entries.is_empty());
    }
}
