//! Commands by their words, in three languages, and by function keys.

use super::struck;
use super::{Heard, Mode, Notice, Session};
use crate::draughts::Color;
use crate::entry::key::{Key, narrow};
use crate::exchange::spelling::{self, Spelled};
use crate::notation::{Written, written};
use crate::record::Outcome;
use crate::words::read_side;

macro_rules! words {
    ($($word:ident $function:expr, [$($name:literal),+], $doc:literal;)+) => {
        /// A command at the desk.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Word {
            $(#[doc = $doc] $word,)+
        }

        impl Word {
            /// All of them, in the order of the help.
            pub const ALL: [Word; [$(Word::$word),+].len()] = [$(Word::$word),+];

            /// Its names: English, Chinese, Russian, and shorter ones.
            pub const fn names(self) -> &'static [&'static str] {
                match self { $(Word::$word => &[$($name),+],)+ }
            }

            /// Its function key.
            pub const fn function(self) -> Option<u8> {
                match self { $(Word::$word => $function,)+ }
            }
        }
    };
}

words! {
    Help Some(1), ["help", "帮助", "помощь", "h"], "Explains the keys.";
    Note Some(2), ["note", "备注", "заметка", "n"], "A comment behind the half-move: any text.";
    Incident Some(3), ["incident", "事件", "инцидент"], "An incident at the half-move: an article or a code, and by whom.";
    Crown Some(4), ["crown", "王", "дамка"], "Who crowned: C, O, L@18, or -.";
    Clock Some(5), ["clock", "钟", "часы"], "The time on the sheet: 0:45:10.";
    Copy Some(6), ["copy", "副本", "копия"], "To the other copy.";
    Position Some(7), ["position", "局面", "позиция"], "The position here: FEN, or none to set it up by keys.";
    Result Some(8), ["result", "结果", "результат"], "The result: white, black, draw, or as it is written.";
    Forced Some(9), ["forced", "强制", "взятия"], "Whether forced captures are made by the desk.";
    Quit Some(10), ["quit", "退出", "выход", "q"], "Ends; everything is saved.";
    Claim Some(11), ["claim", "要求", "претензия"], "Live: shows what was found.";
    Request Some(12), ["request", "加时", "минута"], "Live: one minute more was asked for.";
    Ruling None, ["ruling", "裁决", "решение"], "What the arbiter ruled.";
    Go None, ["go", "到", "ход"], "To a half-move: 12w, 12b, or its number; none: to the end.";
    Insert None, ["insert", "插入", "вставка"], "Typed half-moves come before the next one, or in its stead.";
    Delete None, ["delete", "删除", "удалить"], "Takes the next half-move out.";
    Empty None, ["empty", "空", "пусто"], "Nothing is written in this cell.";
    Written None, ["written", "照录", "дословно"], "Text that is written in this cell, whatever it is.";
    Struck None, ["struck", "划去", "зачёркнуто", "зачеркнуто", "~"], "The half-move that is struck out, and what is written anew: d6-e5 d6-c5; none: the last one.";
    Undo None, ["undo", "撤销", "отмена", "u"], "Takes the last change back.";
    Redo None, ["redo", "重做", "повтор"], "Makes it again.";
    Board None, ["board", "棋盘", "доска", "b"], "Shows the position.";
    Legal None, ["legal", "合法", "можно", "l"], "Shows the legal moves.";
    Sheet None, ["sheet", "记录", "бланк"], "Shows the sheet.";
}

impl Word {
    /// The command of a word.
    ///
    /// ```
    /// use huff::entry::Word;
    /// assert_eq!(Word::read("备注"), Some(Word::Note));
    /// assert_eq!(Word::read("Выход"), Some(Word::Quit));
    /// assert_eq!(Word::read("ＨＥＬＰ"), Some(Word::Help));
    /// ```
    pub fn read(name: &str) -> Option<Word> {
        let name: String = name.chars().map(narrow).collect();
        let name = name.to_lowercase();
        Word::ALL
            .into_iter()
            .find(|word| word.names().contains(&name.as_str()))
    }

    /// Whether it needs something behind it, or does its work alone.
    const fn takes_text(self) -> bool {
        matches!(
            self,
            Word::Note
                | Word::Incident
                | Word::Crown
                | Word::Clock
                | Word::Result
                | Word::Ruling
                | Word::Written
        )
    }
}

impl Session {
    pub(super) fn press_in_command(&mut self, key: Key) -> Heard {
        let was_refused = std::mem::take(&mut self.is_refused);
        let Mode::Command(line) = &mut self.mode else {
            return Heard::Nothing;
        };
        match key {
            // who does not correct what was refused types another one
            Key::Char(letter) if was_refused && narrow(letter) == '/' => {
                line.clear();
                Heard::Nothing
            }
            Key::Char('~' | '～') if struck::is_whole(line) => {
                let line = std::mem::take(line);
                self.clear();
                self.command(&line)
            }
            Key::Char(letter) => {
                line.push(letter);
                Heard::Nothing
            }
            Key::Backspace => {
                if line.pop().is_none() {
                    self.clear();
                }
                Heard::Nothing
            }
            Key::Escape => {
                self.clear();
                Heard::Nothing
            }
            Key::Enter => {
                let line = std::mem::take(line);
                self.clear();
                let heard = self.command(&line);
                if heard == Heard::Refused && is_worth_correcting(&line) {
                    self.mode = Mode::Command(line);
                    self.is_refused = true;
                }
                heard
            }
            _ => Heard::Refused,
        }
    }

    /// A function key: does it, or begins its line.
    pub(super) fn begin(&mut self, word: Word) -> Heard {
        match word.takes_text() {
            true => {
                self.mode = Mode::Command(format!("{} ", word.names()[0]));
                Heard::Nothing
            }
            false => self.command(word.names()[0]),
        }
    }

    /// Does a command: a word and what stands behind it, without the stroke before it.
    pub fn command(&mut self, line: &str) -> Heard {
        self.forget();
        let line = line.trim();
        let (name, rest) = line.split_once([' ', '　']).unwrap_or((line, ""));
        let rest = rest.trim();
        let Some(word) = Word::read(name) else {
            return self.refused(Notice::new("enter-no-such-command").with("name", name));
        };
        if rest.is_empty()
            && word.takes_text()
            && !matches!(word, Word::Crown | Word::Clock | Word::Result)
        {
            return self.refused(Notice::new("enter-needs-text").with("name", name));
        }
        match word {
            Word::Help => self.explain(),
            Word::Board | Word::Legal | Word::Sheet => Heard::Show(word),
            Word::Quit => Heard::Leave,
            Word::Undo => self.undo(),
            Word::Redo => self.redo(),
            Word::Copy => self.switch_copy(),
            Word::Insert => self.toggle_insert(),
            Word::Delete => self.delete(),
            Word::Forced => self.toggle_forced(),
            Word::Claim => self.claim(rest),
            Word::Request => self.request(rest),
            Word::Go => self.go_to(rest),
            Word::Position if rest.is_empty() => self.begin_position(),
            Word::Position => {
                let fen: String = rest.replace('、', ",").chars().map(narrow).collect();
                self.set_position(&fen)
            }
            Word::Empty => self.write(""),
            Word::Written => self.write_text(rest),
            Word::Struck => self.strike(rest),
            Word::Note => self.note(|sheet, played| sheet.comment(played, rest)),
            Word::Incident => self.incident(rest),
            Word::Ruling => self.ruling(rest),
            Word::Crown => self.crown(rest),
            Word::Clock => self.clock(rest),
            Word::Result => self.result(rest),
        }
    }

    /// A half-move as it stands; text that is none leaves its cell empty and is kept beside it.
    fn write_text(&mut self, text: &str) -> Heard {
        let (old, rest) = struck::divided(text);
        for old in &old {
            self.note_struck(old);
        }
        let text = match (old.is_empty(), rest.is_empty()) {
            (true, _) => text,
            (false, true) => return Heard::Changed,
            (false, false) => rest.as_str(),
        };
        let joined: String = text.split_whitespace().collect();
        if let Written::Move(_) = written(&joined) {
            return self.write(&joined);
        }
        let heard = self.write("");
        let cursor = self.cursor;
        self.sheets[self.active].comment(cursor, text);
        self.derive();
        heard
    }

    fn result(&mut self, rest: &str) -> Heard {
        let variant = self.sheet().variant;
        let given: String = rest.chars().map(narrow).collect();
        let won = |winner: Color| {
            let names_winner = |text: &&str| {
                Outcome::read(text).and_then(|outcome| outcome.winner(variant.rules()))
                    == Some(winner)
            };
            let found = ["1-0", "0-1"].into_iter().find(names_winner);
            found.unwrap_or("*").to_owned()
        };
        // what stands on the sheet stays as it is written there
        let written = |plain: &str| match Outcome::read(&given) {
            Some(Outcome::Open) | None => plain.to_owned(),
            Some(_) => given.clone(),
        };
        let text = match (read_side(&given), spelling::read(&given)) {
            _ if given.is_empty() => String::new(),
            (Some(winner), _) => won(winner),
            (None, Spelled::WhiteWins) => won(Color::White),
            (None, Spelled::BlackWins) => won(Color::Black),
            (None, Spelled::FirstWins) => written("1-0"),
            (None, Spelled::SecondWins) => written("0-1"),
            (None, Spelled::Draw) => written("1/2-1/2"),
            (None, Spelled::BothLose) => written("0-0"),
            (None, Spelled::Open) => String::new(),
            (
                None,
                Spelled::FirstHalf
                | Spelled::SecondHalf
                | Spelled::FirstByForfeit
                | Spelled::SecondByForfeit
                | Spelled::BothForfeit
                | Spelled::Adjourned
                | Spelled::Name(_),
            ) => return self.refused(Notice::new("enter-bad-result").with("text", rest)),
        };
        self.remember();
        self.sheets[self.active].set_result(&text);
        self.forget_time();
        self.derive();
        let winner = Outcome::read(&text).and_then(|outcome| outcome.winner(variant.rules()));
        let id = match winner {
            Some(Color::White) => "enter-result-white",
            Some(Color::Black) => "enter-result-black",
            None => "enter-result",
        };
        let name = |tag| self.sheet().tag(tag).unwrap_or_default().to_owned();
        let player = match winner {
            Some(Color::White) => name("White"),
            Some(Color::Black) => name("Black"),
            None => String::new(),
        };
        let notice = Notice::new(match (winner, player.is_empty()) {
            (Some(_), true) => "enter-result-side",
            _ => id,
        });
        let side = winner.map_or("", Color::word);
        let notice = notice.with("text", text).with("side", side);
        self.notice = Some(notice.with("player", player));
        Heard::Changed
    }

    /// `12w`, `12b`, the number of a half-move, or nothing for the end.
    fn go_to(&mut self, rest: &str) -> Heard {
        let text: String = rest.chars().map(narrow).collect::<String>().to_lowercase();
        let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
        let column = read_side(&text[digits.len()..]);
        let place = match (digits.parse::<usize>(), column) {
            _ if text.is_empty() => Some(self.sheet().entries.len()),
            (Ok(number), Some(color)) => self.sheet().index(number, color),
            (Ok(ply), None) if text.len() == digits.len() => ply.checked_sub(1),
            _ => None,
        };
        match place.filter(|place| *place <= self.sheet().entries.len()) {
            Some(place) => self.go(place),
            None => self.refused(Notice::new("enter-no-such-half-move").with("text", rest)),
        }
    }
}

/// Whether a line that was refused stays where it is typed: where something in it can be corrected.
fn is_worth_correcting(line: &str) -> bool {
    let (name, rest) = line
        .trim()
        .split_once([' ', '　'])
        .unwrap_or((line.trim(), ""));
    let needs_text = Word::read(name).is_none_or(Word::takes_text);
    !name.is_empty() && (!rest.is_empty() || needs_text)
}
