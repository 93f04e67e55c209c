//! The words of a record sheet in English, Chinese and Russian.

use crate::draughts::Color;

/// A word as it is compared: lower case, full-width characters as ASCII, ё as е, nothing but
/// letters, digits and `#№`.
pub(super) fn plain(word: &str) -> String {
    let half_width = |letter: char| match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        'ё' | 'Ё' => 'е',
        other => other,
    };
    word.chars()
        .take(LONGEST)
        .map(half_width)
        .flat_map(char::to_lowercase)
        .filter(|letter| letter.is_alphanumeric() || matches!(letter, '#' | '№'))
        .collect()
}

/// The longest word that is looked at, in characters.
const LONGEST: usize = 48;

/// What a column of a table holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heading {
    /// Move numbers.
    Number,
    /// The half-moves of a side.
    Moves(Color),
    /// The half-moves of the side that moves first, or of the other one.
    Mover(Nth),
    /// Clock times; without a side, those of the column before it.
    Clock(Option<Color>),
    /// Crown marks.
    Crown(Option<Color>),
    /// Notes on a half-move, or on the row.
    Note(Option<Color>),
    /// Positions.
    Position,
    /// All moves of a game in one cell.
    Game,
}

/// The side that moves first and the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Nth {
    First,
    Second,
}

/// What the heading of a column says.
pub(super) fn heading(word: &str) -> Option<Heading> {
    use Color::{Black, White};
    Some(match plain(word).as_str() {
        "no" | "nr" | "n" | "num" | "number" | "move" | "moveno" | "#" | "回合" | "回合数"
        | "序号" | "着数" | "步数" | "№" | "ход" | "номер" | "номерхода" | "№хода" | "пп"
        | "№пп" => Heading::Number,
        "white" | "w" | "whitemove" | "白" | "白方" | "白棋" | "白方着法" | "белые" | "б"
        | "ходбелых" | "ходыбелых" => Heading::Moves(White),
        "black"
        | "b"
        | "red"
        | "blackmove"
        | "黑"
        | "黑方"
        | "黑棋"
        | "黑方着法"
        | "红方"
        | "черные"
        | "ч"
        | "ходчерных"
        | "ходычерных" => Heading::Moves(Black),
        "first" | "firstmover" | "先手" | "先手方" | "начинающий" => {
            Heading::Mover(Nth::First)
        }
        "second" | "secondmover" | "后手" | "后手方" | "второй" => {
            Heading::Mover(Nth::Second)
        }
        "whiteclock"
        | "whitesclock"
        | "whitetime"
        | "whitestime"
        | "clockwhite"
        | "timewhite"
        | "白方用时"
        | "白方时间"
        | "白方计时"
        | "白方剩余时间"
        | "白方时钟"
        | "времябелых"
        | "часыбелых" => Heading::Clock(Some(White)),
        "blackclock"
        | "blacksclock"
        | "blacktime"
        | "blackstime"
        | "clockblack"
        | "timeblack"
        | "黑方用时"
        | "黑方时间"
        | "黑方计时"
        | "黑方剩余时间"
        | "黑方时钟"
        | "времячерных"
        | "часычерных" => Heading::Clock(Some(Black)),
        "t" | "clock" | "time" | "用时" | "时间" | "时钟" | "剩余时间" | "время" | "часы" => {
            Heading::Clock(None)
        }
        "whitecrown" | "whitecrowned" | "白方加冕" | "白方升王" | "дамкабелых" => {
            Heading::Crown(Some(White))
        }
        "blackcrown" | "blackcrowned" | "黑方加冕" | "黑方升王" | "дамкачерных" => {
            Heading::Crown(Some(Black))
        }
        "crown" | "crowned" | "加冕" | "升王" | "дамка" => Heading::Crown(None),
        "whitenote" | "whitenotes" | "白方备注" | "примечаниебелые" => {
            Heading::Note(Some(White))
        }
        "blacknote" | "blacknotes" | "黑方备注" | "примечаниечерные" => {
            Heading::Note(Some(Black))
        }
        "note"
        | "notes"
        | "comment"
        | "comments"
        | "remark"
        | "remarks"
        | "备注"
        | "附注"
        | "说明"
        | "примечание"
        | "примечания"
        | "комментарий" => Heading::Note(None),
        "position" | "fen" | "局面" | "позиция" => Heading::Position,
        "moves"
        | "pdn"
        | "notation"
        | "着法"
        | "着法记录"
        | "棋谱"
        | "全部着法"
        | "ходы"
        | "запись"
        | "записьпартии"
        | "нотация" => Heading::Game,
        _ => return None,
    })
}

/// What a line about the whole game says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    /// The value is that of the tag.
    Tag(&'static str),
    /// `GameType` by the name of the game.
    Variant,
    /// The number of the game in a match, or the name of the game.
    Game,
    /// `FEN`, or the time at which the game began.
    Start,
    /// `Result`, also in words.
    Result,
    /// `Copy`: whose copy this is.
    Copy,
    /// `Clock`: whether times are those used or those left.
    Clock,
}

/// Keys with the words for them; the first word is the one that is written.
const KEYS: &[(Key, &[&str])] = &[
    (
        Key::Tag("Event"),
        &[
            "event",
            "tournament",
            "competition",
            "赛事",
            "赛事名称",
            "比赛",
            "比赛名称",
            "竞赛名称",
            "соревнование",
            "турнир",
        ],
    ),
    (
        Key::Tag("Site"),
        &[
            "site",
            "place",
            "venue",
            "地点",
            "比赛地点",
            "место",
            "местопроведения",
        ],
    ),
    (Key::Tag("Date"), &["date", "日期", "比赛日期", "дата"]),
    (Key::Tag("Round"), &["round", "轮次", "轮", "тур", "раунд"]),
    (
        Key::Tag("Board"),
        &[
            "board",
            "table",
            "台次",
            "台号",
            "台",
            "桌号",
            "доска",
            "стол",
            "доскастол",
        ],
    ),
    (Key::Tag("Section"), &["section", "group", "组别", "группа"]),
    (Key::Tag("White"), &["white", "白方", "白", "белые"]),
    (Key::Tag("Black"), &["black", "red", "黑方", "黑", "черные"]),
    (
        Key::Tag("Opening"),
        &[
            "opening",
            "drawnopening",
            "开局",
            "抽签开局",
            "дебют",
            "дебютпожребию",
        ],
    ),
    (
        Key::Tag("TimeControl"),
        &["timecontrol", "用时规定", "контрольвремени"],
    ),
    (
        Key::Tag("Termination"),
        &[
            "termination",
            "reason",
            "endedby",
            "终局方式",
            "причинаокончания",
        ],
    ),
    (Key::Tag("StartTime"), &["starttime", "开始时间"]),
    (
        Key::Tag("EndTime"),
        &["endtime", "end", "结束时间", "окончание"],
    ),
    (
        Key::Tag("Serial"),
        &["serial", "serialno", "记录纸编号", "номербланка"],
    ),
    (Key::Tag("FEN"), &["fen"]),
    (Key::Tag("GameType"), &["gametype"]),
    (
        Key::Variant,
        &[
            "variant",
            "rules",
            "规则",
            "棋种",
            "规则棋种",
            "видшашек",
            "вид",
            "правила",
        ],
    ),
    (
        Key::Game,
        &[
            "game",
            "gameofthematch",
            "局次",
            "局",
            "партия",
            "партиямикроматча",
        ],
    ),
    (
        Key::Start,
        &[
            "start",
            "startposition",
            "position",
            "起始局面",
            "初始局面",
            "开始局面",
            "начальнаяпозиция",
            "начало",
        ],
    ),
    (
        Key::Result,
        &["result", "结果", "比赛结果", "成绩", "результат"],
    ),
    (
        Key::Copy,
        &[
            "copy",
            "copyof",
            "recordedby",
            "副本",
            "份别",
            "记录方",
            "копия",
            "экземпляр",
            "записьведут",
        ],
    ),
    (Key::Clock, &["clock", "计时", "时钟", "часы"]),
];

/// The key of a word.
pub(super) fn key(word: &str) -> Option<Key> {
    let word = plain(word);
    KEYS.iter()
        .find(|(_, words)| words.contains(&word.as_str()))
        .map(|(key, _)| *key)
}

/// The word that is written for a tag.
pub(super) fn word_of(tag: &str) -> Option<&'static str> {
    let is_of = |key: &Key| match key {
        Key::Tag(name) => *name == tag,
        Key::Variant => tag == "GameType",
        Key::Game => tag == "Game",
        Key::Start => tag == "FEN",
        Key::Result => tag == "Result",
        Key::Copy => tag == "Copy",
        Key::Clock => tag == "Clock",
    };
    // the last one, so that names of games and positions come before their tags
    KEYS.iter()
        .rev()
        .find(|(key, _)| is_of(key))
        .map(|(_, words)| words[0])
}

/// A side by name.
pub(super) fn side(word: &str) -> Option<Color> {
    match plain(word).as_str() {
        "white" | "w" | "白" | "白方" | "белые" | "белых" | "белыми" => {
            Some(Color::White)
        }
        "black" | "b" | "red" | "黑" | "黑方" | "черные" | "черных" | "черными" => {
            Some(Color::Black)
        }
        _ => None,
    }
}

/// Whether clock times are `used` or `left`.
pub(super) fn clock(word: &str) -> Option<&'static str> {
    match plain(word).as_str() {
        "used"
        | "timeused"
        | "elapsed"
        | "用时"
        | "已用"
        | "已用时间"
        | "затрачено"
        | "затраченное"
        | "затраченноевремя" => Some("used"),
        "left"
        | "timeleft"
        | "remaining"
        | "剩余"
        | "剩余时间"
        | "осталось"
        | "оставшееся"
        | "оставшеесявремя" => Some("left"),
        _ => None,
    }
}

/// How a game ended, in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    Won(Color),
    Draw,
}

/// The end of a game in words.
pub(super) fn ending(word: &str) -> Option<Ending> {
    Some(match plain(word).as_str() {
        "whitewins"
        | "whitewon"
        | "白胜"
        | "白方胜"
        | "белыевыиграли"
        | "выигрышбелых"
        | "победабелых" => Ending::Won(Color::White),
        "blackwins"
        | "blackwon"
        | "黑胜"
        | "黑方胜"
        | "черныевыиграли"
        | "выигрышчерных"
        | "победачерных" => Ending::Won(Color::Black),
        "draw" | "drawn" | "和" | "和棋" | "平" | "平局" | "ничья" => Ending::Draw,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_in_three_languages() {
        for (word, want) in [
            ("No.", Heading::Number),
            ("№", Heading::Number),
            ("白方用时", Heading::Clock(Some(Color::White))),
            (" Ｗｈｉｔｅ ", Heading::Moves(Color::White)),
            ("Чёрные", Heading::Moves(Color::Black)),
            ("White's clock", Heading::Clock(Some(Color::White))),
            ("black_crown", Heading::Crown(Some(Color::Black))),
        ] {
            assert_eq!(heading(word), Some(want), "{word}");
        }
        assert_eq!(heading("c3-d4"), None);
    }

    #[test]
    fn no_word_is_in_two_rows() {
        let mut all: Vec<&str> = KEYS
            .iter()
            .flat_map(|(_, words)| words.iter().copied())
            .collect();
        for word in &all {
            assert_eq!(plain(word), **word);
        }
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
