//! Lists as they come: what cannot be read is told by line and column, and what is read is the right thing.

use super::Desk;

const HEADER: &str = "round,board,white,black,result\n";

/// A file, its exit code, and what is said of it.
type Case = (Vec<u8>, i32, &'static str);

fn utf8(text: &str) -> Vec<u8> {
    text.as_bytes().to_vec()
}

#[test]
fn lists_of_an_event() {
    let desk = Desk::new(0, &[]);
    let long = format!("{HEADER}1,1,{},B,=\n", "A".repeat(1000));
    let (gbk, _, _) = encoding_rs::GBK.encode("轮次,台次,白方,黑方,结果\n1,1,王丽,陈伟,胜\n");
    let (cp1251, _, _) = encoding_rs::WINDOWS_1251
        .encode("тур;стол;белые;чёрные;результат\n1;1;Иванов;Петров;ничья\n");
    let cases: [Case; 12] = [
        (Vec::new(), 3, "the list is empty"),
        (utf8(HEADER), 3, "the list is empty"),
        (
            utf8("round,board,white,black,result,结果\n1,1,A,B,=,=\n"),
            3,
            "line 1: the column result is there twice",
        ),
        (
            utf8(&long),
            3,
            "line 2, white (column 3): a name has at most 100 signs",
        ),
        (
            utf8("round,board,white,black,result\n1,x,A,B,=\n"),
            3,
            "line 2, board (column 2): “x” is no number",
        ),
        (
            utf8("round,board,white,black,result\n1,1,\"A,B,=\n1,2,C,D,=\n"),
            3,
            "line 2, white (column 3): the cell runs over several lines",
        ),
        (
            utf8("round,board,white,black\n1,1,A,B\n"),
            3,
            "the column result is missing",
        ),
        (
            utf8("\u{feff}round;board;white;black;result\n1;1;A;B;=\n"),
            0,
            "2 players, 1 round ",
        ),
        (gbk.into_owned(), 0, "2 players, 1 round "),
        (cp1251.into_owned(), 0, "2 players, 1 round "),
        (
            utf8("round,board,white,black,result,foo\n1,1,A,B,=,1\n"),
            0,
            "columns that were not read: foo",
        ),
        (
            utf8("round,board,white,black,result\n1,1,,B,=\n"),
            3,
            "line 2, white (column 3): a name is missing",
        ),
    ];
    for (bytes, code, told) in cases {
        desk.write("r.csv", &bytes);
        let run = desk.run(&["import", "csv", "r.csv", "--dry-run"]);
        assert!(
            run.code == code && run.seen().contains(told),
            "{told}: {}",
            run.seen()
        );
    }
    desk.write("r.csv", &gbk_of_two());
    desk.fine(&["import", "csv", "r.csv"]);
    assert!(desk.fine(&["export", "csv"]).contains("王丽"));
}

fn gbk_of_two() -> Vec<u8> {
    let text = "轮次,台次,白方,黑方,结果\n1,1,王丽,陈伟,胜\n";
    encoding_rs::GBK.encode(text).0.into_owned()
}

#[test]
fn lists_of_results() {
    let desk = Desk::new(4, &["--seeding", "given"]);
    desk.fine(&["pair"]);
    let shown = desk.json(&["pairings"]);
    let name = |side: &str| shown["boards"][0][side]["name"].as_str().unwrap();
    let (white, black) = (name("white"), name("black"));
    for (rows, code, told) in [
        (format!("1,1,{white},{black},white\n"), 0, "has won"),
        ("1,1,,,white\n".to_owned(), 0, "has won"),
        (
            format!("1,1,{black},{white},white\n"),
            3,
            "line 2: the list has",
        ),
        (
            "1,1,Somebody Else,,white\n".to_owned(),
            3,
            "line 2: the list has Somebody Else at 1.1",
        ),
        ("1,9,,,white\n".to_owned(), 3, "no board 1.9"),
        ("1,1,,,9-9\n".to_owned(), 3, "line 2"),
    ] {
        desk.write("r.csv", format!("{HEADER}{rows}").as_bytes());
        let run = desk.run(&["result", "--csv", "r.csv", "--dry-run"]);
        assert!(
            run.code == code && run.seen().contains(told),
            "{told}: {}",
            run.seen()
        );
    }
    desk.fine(&["result", "1.2", "+:-"]);
    desk.write("s.pdn", b"1. 32-28 19-23 1-1\n");
    let run = desk.run(&["game", "add", "1.2", "s.pdn", "--copy", "white"]);
    assert!(
        run.stderr.contains("somebody did not come"),
        "{}",
        run.seen()
    );
    desk.write("r.csv", b"round,board,result,result\n1,1,2-0,=\n");
    let said = desk.refused(3, &["result", "--csv", "r.csv"]);
    assert!(said.contains("the column result is there twice"), "{said}");
}

#[test]
fn a_section_paired_by_hand_has_nothing_to_compare() {
    let desk = Desk::new(4, &["--system", "manual", "--match-points", "2-1-0"]);
    desk.fine(&["pair", "--board", "1-2", "--board", "3-4"]);
    desk.fine(&["result", "1.1", "=", "1.2", "="]);
    let said = desk.fine(&["audit"]);
    assert_eq!(said, "paired by hand: nothing to compare\n");
    assert_eq!(
        desk.json(&["audit"])["differences"]
            .as_array()
            .unwrap()
            .len(),
        0
    );
    for command in [["section", "list"], ["event", "show"]] {
        let said = desk.fine(&command);
        assert!(
            said.contains("match points: match won 2, level 1, lost 0"),
            "{said}"
        );
    }
    let words = ["--variant", "star:jump=eq", "--stages", "4 top 2, 4"];
    let said = Desk::new(8, &words).fine(&["section", "list"]);
    assert!(
        said.contains("order of the standings: stage; points; wins"),
        "{said}"
    );
    assert!(!said.contains("Solkoff"), "{said}");
}

/// Whatever is asked for, an event is not written over, and paper replaces only paper.
#[test]
fn what_is_there_is_not_written_over() {
    let desk = Desk::new(4, &[]);
    desk.fine(&["pair"]);
    let before = desk.fine(&["export", "json"]);
    let event = "a.huff";
    let said = desk.refused(4, &["print", "pairings", "-o", event, "--force"]);
    assert!(said.contains("is an event"), "{said}");
    desk.write("g.pdn", b"1. c3-d4 d6-c5 *\n");
    desk.refused(4, &["convert", "g.pdn", event, "--to", "pdn", "--force"]);
    assert_eq!(desk.fine(&["export", "json"]), before);
    let said = desk.refused(4, &["print", "sheets", "g.pdn", "-o", "g.pdn", "--force"]);
    assert!(said.contains("another kind of file"), "{said}");
    assert!(
        desk.path("g.pdn")
            .metadata()
            .is_ok_and(|found| found.len() < 30)
    );
    desk.fine(&["print", "pairings", "-o", "a.pdf"]);
    desk.fine(&["print", "pairings", "-o", "a.pdf", "--force"]);
}
