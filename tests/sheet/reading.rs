//! Sheets in three languages, and what is read from them.

use huff::notation::{Column, place, sheet};
use huff::record::{Code, Verdict, judge};

use super::{moves, one, remarks};

fn tag<'r>(record: &'r huff::notation::Record<'_>, name: &str) -> &'r str {
    record.tag(name).map_or("", |tag| tag.value.as_ref())
}

#[test]
fn three_languages_say_the_same() {
    let english = "# event: Cup\n# round: 3\n# board: 7\n# variant: russian\n# white: Li\n# black: Wang\n\
                   # result: white wins\n# copy: white\n# clock: left\n\
                   no,white,black,white_clock,black_clock,white_crown,black_crown,note\n\
                   1,c3-d4,d6-c5,0:59,0:58,,,\n2,b2-c3,f6-g5,0:57,,C,,lunch\n";
    let chinese = "＃ 赛事名称：Cup\n# 轮次：3\n# 台次：7\n# 棋种：俄罗斯跳棋\n# 白方：Li\n# 黑方：Wang\n\
                   # 结果：白胜\n# 份别：白方\n# 计时：剩余时间\n\
                   回合;白方;黑方;白方用时;黑方用时;白方加冕;黑方加冕;备注\n\
                   1;c3-d4;d6-c5;0:59;0:58;;;\n2;b2-c3;f6-g5;0:57;;C;;lunch\n";
    let russian = "# Соревнование: Cup\n# Тур: 3\n# Доска: 7\n# Вид шашек: русские\n# Белые: Li\n# Чёрные: Wang\n\
                   # Результат: белые выиграли\n# Экземпляр: белые\n# Часы: оставшееся время\n\
                   №\tБелые\tЧёрные\tВремя белых\tВремя чёрных\tДамка белых\tДамка чёрных\tПримечание\n\
                   1\tc3-d4\td6-c5\t0:59\t0:58\t\t\t\n2\tb2-c3\tf6-g5\t0:57\t\tC\t\tlunch\n";
    for text in [english, chinese, russian] {
        let record = one(text);
        assert_eq!(tag(&record, "Event"), "Cup", "{text}");
        assert_eq!(tag(&record, "Round"), "3");
        assert_eq!(tag(&record, "Board"), "7");
        assert_eq!(tag(&record, "GameType"), "25,W,8,8,A0,0", "{text}");
        assert_eq!(tag(&record, "White"), "Li");
        assert_eq!(tag(&record, "Black"), "Wang");
        assert_eq!(tag(&record, "Result"), "1-0", "{text}");
        assert_eq!(tag(&record, "Copy"), "white");
        assert_eq!(tag(&record, "Clock"), "left", "{text}");
        assert_eq!(moves(&record), "c3-d4 d6-c5 b2-c3 f6-g5");
        let want = [
            "1 clock 0:59",
            "2 clock 0:58",
            "3 clock 0:57",
            "3 crown C",
            "4 {lunch}",
        ];
        assert_eq!(remarks(&record), want, "{text}");
    }
}

#[test]
fn the_first_column_moves_first() {
    let record = one("no,black,white\n1,11-15,23-19\n2,8-11,22-17\n");
    assert_eq!(record.half_moves[0].column, Some(Column::First));
    assert_eq!(record.half_moves[1].column, Some(Column::Second));
    let judgement = judge(&record, None);
    assert_eq!(
        (judgement.variant.name(), judgement.verdict),
        ("english", Verdict::Clean)
    );
}

#[test]
fn empty_cells() {
    // in a filled row, before a filled row, and at the end
    let record = one("no,white,black\n1,,d6-c5\n2,b2-c3,\n3,c1-b2,f6-g5\n4,,\n5,,\n");
    assert_eq!(moves(&record), "_ d6-c5 b2-c3 _ c1-b2 f6-g5");
    let judgement = judge(&record, None);
    assert_eq!(judgement.findings[0].code, Code::MissingHalfMove);
    // the clock beside an empty cell is that of the half-move that is missing
    let record =
        one("no,white,black,white_clock,black_clock\n1,c3-d4,,1,2\n2,b2-c3,f6-g5,3,4\n3,,,5,\n");
    assert_eq!(moves(&record), "c3-d4 _ b2-c3 f6-g5");
    assert_eq!(
        remarks(&record).join(" "),
        "1 clock 1 2 clock 2 3 clock 3 4 clock 4 4 clock 5"
    );
    // one move in two rows is no hole
    let record = one("no,white,black\n1,c3-d4,\n1,,d6-c5\n2,d4:b6,a7:c5\n");
    assert_eq!(moves(&record), "c3-d4 d6-c5 d4:b6 a7:c5");
    // the second column begins where the position says so
    let record = one("# start: B:Wc3:Bd6\nno,white,black\n1,,d6-e5\n2,c3-b4,\n");
    assert_eq!(moves(&record), "d6-e5 c3-b4");
    assert_eq!(record.half_moves[0].column, Some(Column::Second));
}

#[test]
fn struck_out_and_written_anew() {
    let text = "no,white,black\n1,~c3-d4~ c3-b4,~~d6-c5~~ ~f6-e5~ b6-a5\n2,~b2-c3~,\n";
    let record = one(text);
    assert_eq!(moves(&record), "c3-b4 b6-a5");
    assert_eq!(
        remarks(&record),
        [
            "0 struck c3-d4",
            "1 struck d6-c5",
            "1 struck f6-e5",
            "2 struck b2-c3"
        ]
    );
    let judgement = judge(&record, None);
    assert_eq!(judgement.verdict, Verdict::Clean);
    let struck: Vec<_> = judgement
        .findings
        .iter()
        .map(|finding| (finding.code, finding.ply))
        .collect();
    assert_eq!(struck[0], (Code::StruckOut, Some(1)));
    assert_eq!(struck[1], (Code::StruckOut, Some(2)));
    let span = judgement.findings[1].span.unwrap();
    assert_eq!(place(text, span, 1).place.column, 19);
    assert_eq!(span.of(text), "d6-c5");
}

#[test]
fn spreadsheet_damage_is_undone_and_said() {
    for damaged in [
        "15-Nov",
        "11月15日",
        "2026/11/15",
        "2026-11-15",
        "15.11.2026",
        "11-15-26",
        "=11-15",
        "46341",
        "2026-11-15 00:00",
    ] {
        let text = format!("no;black;white\n1;{damaged};23-19\n2;8-11;22-17\n");
        let record = one(&text);
        assert_eq!(moves(&record), "11-15 23-19 8-11 22-17", "{damaged}");
        let judgement = judge(&record, None);
        assert_eq!(judgement.verdict, Verdict::Clean);
        let finding = &judgement.findings[0];
        assert_eq!(
            (finding.code, finding.ply),
            (Code::SpreadsheetDate, Some(1))
        );
        assert_eq!(finding.span.unwrap().of(&text), damaged);
        assert_eq!(place(&text, finding.span.unwrap(), 1).place.line, 2);
    }
}

#[test]
fn places_of_cells() {
    let text = "# white: Ли\r\nno,white,black\r\n1,c3-d4,\"d6-c5\"\r\n2,Ли,b2-c3\r\n";
    let record = one(text);
    assert_eq!(moves(&record), "c3-d4 d6-c5 Ли? b2-c3");
    let places: Vec<_> = record
        .half_moves
        .iter()
        .map(|half_move| place(text, half_move.span, 1).place)
        .map(|place| (place.line, place.column))
        .collect();
    assert_eq!(places, [(3, 3), (3, 10), (4, 3), (4, 6)]);
}

#[test]
fn positions_stand_where_their_side_to_move_says() {
    let text = "no,white,black,position\n1,c3-d4,d6-c5,B:Wa1:Bh8\n2,b2-c3,f6-g5,W:Wa1:Bh8\n3,g3-h4,,B:Wc3:Bh8\n4,,h8-g7,\n";
    let record = one(text);
    assert_eq!(moves(&record), "c3-d4 d6-c5 b2-c3 f6-g5 g3-h4 h8-g7");
    assert_eq!(
        remarks(&record),
        [
            "1 position B:Wa1:Bh8",
            "4 position W:Wa1:Bh8",
            "5 position B:Wc3:Bh8"
        ]
    );
}

#[test]
fn results_numbers_and_blocks() {
    let record = one("no,white,black\n1,c3-d4,d6-c5\n2,1-0,\n");
    assert_eq!(
        (moves(&record).as_str(), record.closing.unwrap().text),
        ("c3-d4 d6-c5", "1-0")
    );
    let record = one("no,white,black\n1.,c3-d4,d6-c5\n3,b2-c3,和棋\n");
    assert_eq!(record.closing.as_ref().unwrap().text, "1/2-1/2");
    assert_eq!(remarks(&record), ["2 NumberGap { expected: 2, found: 3 }"]);
    let record = one(
        "no,white,t,black,t,no,white,t,black,t\n1,a3-b4,1,b6-a5,2,3,c3-d4,5,d6-c5,6\n2,b2-a3,3,a7-b6,4,4,e3-f4,,,\n",
    );
    assert_eq!(moves(&record), "a3-b4 b6-a5 b2-a3 a7-b6 c3-d4 d6-c5 e3-f4");
    assert_eq!(
        remarks(&record).join(" "),
        "1 clock 1 2 clock 2 3 clock 3 4 clock 4 5 clock 5 6 clock 6"
    );
}

#[test]
fn sheets_without_headings_and_several_in_a_file() {
    assert_eq!(
        moves(&one("1,c3-d4,d6-c5\n2,b2-c3,f6-g5\n")),
        "c3-d4 d6-c5 b2-c3 f6-g5"
    );
    let text = "赛事名称,Cup,\n白方,张三,\n回合,白方,黑方\n1,c3-d4,d6-c5\n\n# white: B\n# black: C\nno,white,black\n1,a3-b4,b6-a5\n";
    let sheets = sheet::read("", text);
    let white: Vec<&str> = sheets
        .records
        .iter()
        .map(|record| tag(record, "White"))
        .collect();
    assert_eq!(white, ["张三", "B"]);
    assert_eq!(tag(&sheets.records[0], "Event"), "Cup");
}

#[test]
fn tables_of_games() {
    let text = "# event: Cup\nno,white,black,variant,result,arbiter,moves\n\
                1,'=Li,\"Wang, jr\",russian,draw,Zhao,\"1. c3-d4 d6-c5 {\"\"good\"\"} 2. d4:b6\"\n\
                2,B,C,english,1-0,,11-15 23-19 1-0\n";
    let sheets = sheet::read("", text);
    let [first, second] = &sheets.records[..] else {
        panic!("{sheets:?}")
    };
    assert_eq!(moves(first), "c3-d4 d6-c5 d4:b6");
    assert_eq!(remarks(first), ["2 {\"good\"}"]);
    assert_eq!(tag(first, "White"), "=Li");
    assert_eq!(tag(first, "Black"), "Wang, jr");
    assert_eq!(tag(first, "Result"), "1/2-1/2");
    assert_eq!(tag(first, "arbiter"), "Zhao");
    assert_eq!(tag(first, "Event"), "Cup");
    assert_eq!(first.half_moves[2].span.of(text), "d4:b6");
    assert_eq!(moves(second), "11-15 23-19");
    let named = "no,event,white,black,moves\n1,Example 1,White,Black,1. 11-15\n2,Example 2,White,Black,1. 9-14\n";
    assert_eq!(sheet::read("", named).records.len(), 2);
    assert_eq!(second.closing.as_ref().unwrap().span.of(text), "1-0");
}
