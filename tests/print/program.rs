//! `huff print` as its users see it.

use std::path::Path;
use std::process::Command;

use crate::cli::event::Desk;
use crate::common::figure;

const PLAYERS: &str = "name,native_name,rating,federation,team
Wang Li,王丽,2210,CHN,北京队
Chen Wei,陈伟,2050,CHN,上海队
Иванов Пётр,,2300,RUS,Волга
Костюк Олег,,1990,UKR,Волга
Silva Ana,,2100,BRA,
Müller Jan,,,NED,
Zeng Guofan,曾国藩,1800,CHN,上海队
";

/// An event whose second round is paired and has an opening.
fn desk() -> Desk {
    let desk = Desk::new(0, &["--variant", "russian", "--rounds", "5"]);
    desk.write("players.csv", PLAYERS.as_bytes());
    for words in [
        &["player", "import", "players.csv"][..],
        &["pair"],
        &["result", "1.1", "2-0", "1.2", "=", "1.3", "black"],
        &["pair"],
        &["draw", "--table", "idf-basic", "--set", "7-IX"],
    ] {
        desk.fine(words);
    }
    desk
}

/// The words of a PDF as another program reads them; none where it is not installed.
pub(super) fn text(test: &str, desk: &Desk, file: &str) -> Option<String> {
    let path = desk.path(file);
    let (_, said) = super::tool(test, "pdftotext", &["-raw", path.to_str()?, "-"])?;
    let said = String::from_utf8(said).ok()?;
    Some(said.split_whitespace().collect::<Vec<_>>().join(" "))
}

pub(super) fn has(test: &str, desk: &Desk, file: &str, wanted: &[&str]) {
    let Some(text) = text(test, desk, file) else {
        return;
    };
    for words in wanted {
        assert!(text.contains(words), "{words} is not in {text}");
    }
}

#[test]
fn each_document_says_what_the_event_has() {
    let desk = desk();
    let cases: [(&[&str], &[&str]); 17] = [
        (
            &["sheets"],
            &[
                "ORIGINAL – organiser",
                "COPY – player",
                "recorded by Black",
                "1 ed4 hg5",
                "7-IX",
                "2.1.1-WO",
            ],
        ),
        (
            &["sheets", "--design", "b"],
            &["ORIGINAL", "ed4 hg5", "-2.3.1-BC"],
        ),
        (&["sheets", "--design", "c"], &["90"]),
        (&["sheets", "--board", "1", "--reprint"], &["REPRINT"]),
        (
            &["pairings"],
            &[
                "Pairings by board · Round 2",
                "Chief arbiter",
                "Pairing officer",
                "Issued 2026",
                "bye",
            ],
        ),
        (
            &["pairings", "--order", "name"],
            &["Pairings by name", "Chen Wei"],
        ),
        (
            &["pairings", "--order", "team"],
            &["Pairings by team", "上海队", "Волга"],
        ),
        (
            &["slips"],
            &[
                "Result slip",
                "2 – 0 · White wins",
                "0 – 2 · Black wins",
                "1 – 1 · drawn",
            ],
        ),
        (&["standings"], &["Standings", "after round 1", "Points"]),
        (&["standings", "--teams"], &["Team standings", "北京队"]),
        // the second round is shown, and not counted while it is played
        (
            &["crosstable"],
            &["Cross-table · after round 1", "page 1 of 1", "1 2 Points"],
        ),
        (&["cards"], &["Иванов Пётр"]),
        (&["cards", "--boards", "3-9"], &["9"]),
        (&["opening"], &["7-IX", "ed4 hg5", "Opening-draw sheet"]),
        (
            &["incident", "2.1"],
            &["7/4.1", "7/4.15", "Moving with one hand"],
        ),
        (&["originals"], &["-2.1.1-WO", "-2.1.1-BO"]),
        (
            &["report", "--round", "1"],
            &[
                "Arbiter's report · Round 1",
                "A, round 1",
                "sheets missing 6",
            ],
        ),
    ];
    for (words, wanted) in cases {
        let mut all = vec!["print"];
        all.extend(words);
        all.extend(["-o", "a.pdf", "--force", "--issued", "2026-11-30 14:05"]);
        desk.fine(&all);
        has("documents", &desk, "a.pdf", wanted);
        assert_eq!(
            super::complaints("documents", &desk.path("a.pdf")),
            None,
            "{words:?}"
        );
    }
    for words in ["count", "protest", "checklist"] {
        desk.fine(&["--lang", "zh+ru", "print", words, "-o", "a.pdf", "--force"]);
    }
    has(
        "documents",
        &desk,
        "a.pdf",
        &["器材检查表 / Акт проверки инвентаря", "300 – 450 毫米 / мм"],
    );
}

#[test]
fn four_faces_a_game_and_one_player_alone() {
    let desk = desk();
    let forms = |words: &[&str]| {
        let mut all = vec!["print", "sheets", "-o", "a.pdf", "--force"];
        all.extend(words);
        desk.json(&all)["forms"].as_u64().unwrap()
    };
    assert_eq!(forms(&[]), 12);
    assert_eq!(forms(&["--board", "2"]), 4);
    assert_eq!(forms(&["--player", "Wang"]), 2);
    assert_eq!(forms(&["--player", "Wang", "--copies", "original"]), 1);
    assert_eq!(forms(&["--round", "1"]), 12);
    assert!(
        desk.refused(2, &["print", "sheets", "--round", "9"])
            .contains('9')
    );
    assert!(
        desk.refused(2, &["print", "sheets", "--board", "77", "-o", "b.pdf"])
            .contains("no board 77")
    );
    assert!(!desk.path("b.pdf").exists());
}

#[test]
fn records_of_files_and_of_the_event_are_printed() {
    let desk = desk();
    let game = "[Event \"Кубок\"] [White \"王丽\"] [Black \"Їжак\"] [GameType \"25\"] [Result \"2-0\"]\n1. c3-d4 d6-c5 2. b2-a3 f6-g5 3. a3-b4 c5:a3 2-0\n";
    desk.write("game.pdn", game.as_bytes());
    desk.write("sheet.csv", "# white: A\n# black: B\n# variant: english\nno,black,white,black_clock\n1,11-15,~23-18~ 23-19,0:05\n2,~9-14~ ~8-12~ 8-11,~22-17~\n".as_bytes());
    let told = desk.json(&["print", "sheets", "game.pdn", "sheet.csv", "-o", "a.pdf"]);
    // what is printed of a record is neither the original nor the copy
    assert_eq!(told["forms"], 2);
    has(
        "records",
        &desk,
        "a.pdf",
        &[
            "王丽",
            "1 c3-d4 d6-c5 2 b2-a3 f6-g5 3 a3-b4 c5:a3 4",
            "DUPLICATE",
            "1 11-15 0:05 23-18 23-19",
            "2 9-14 8-12 8-11 22-17",
        ],
    );
    desk.run(&["game", "add", "1.2", "game.pdn", "--copy", "black"]);
    let told = desk.json(&["print", "sheets", "--round", "1", "--filled", "-o", "b.pdf"]);
    // neither the original nor the copy is handed out a second time
    assert_eq!(told["forms"], 1);
    has(
        "records",
        &desk,
        "b.pdf",
        &["DUPLICATE", "recorded by Black", "3 a3-b4 c5:a3"],
    );
    for of in ["game.pdn", "--filled"] {
        let said = desk.refused(2, &["print", "sheets", of, "--copies", "original"]);
        assert!(said.contains("--copies"), "{said}");
    }
    desk.write("program", b"\x7fELF\x00\x00 1. a3-b4 \x00 c5:a3");
    let refused = desk.refused(3, &["print", "sheets", "program", "-o", "c.pdf"]);
    assert!(refused.contains("it is no text"), "{refused}");
    desk.write("empty.pdn", b"");
    assert!(
        desk.refused(3, &["print", "sheets", "empty.pdn", "-o", "c.pdf"])
            .contains("empty.pdn")
    );
}

#[test]
fn a_game_that_was_not_played_is_no_win_on_a_slip() {
    let desk = desk();
    desk.fine(&["result", "2.1", "+:-"]);
    desk.fine(&["print", "slips", "-o", "a.pdf"]);
    has("slips", &desk, "a.pdf", &["not played · +:−"]);
    desk.fine(&["print", "originals", "-o", "b.pdf"]);
    has("slips", &desk, "b.pdf", &["-2.2.1-WO"]);
    if let Some(text) = text("slips", &desk, "b.pdf") {
        assert!(!text.contains("-2.1.1-WO"), "{text}");
    }
}

#[test]
fn blank_sheets_are_those_of_the_event() {
    let cases: [(&[&str], &[&str], &[&str]); 3] = [
        (
            &["--variant", "english"],
            &[],
            &["English checkers", "Open"],
        ),
        (
            &["--variant", "english"],
            &["--variant", "frisian"],
            &["Frisian draughts"],
        ),
        (
            &["--variant", "star", "--stages", "3"],
            &[],
            &["Star halma", "recorded by", "Seat 5"],
        ),
    ];
    for (begin, words, wanted) in cases {
        let desk = Desk::new(0, begin);
        let mut all = vec!["print", "sheets", "--blank", "1", "-o", "a.pdf"];
        all.extend(words);
        desk.fine(&all);
        has("blank", &desk, "a.pdf", wanted);
        let forms = ["checklist", "incident", "count", "protest"];
        for form in forms.iter().filter(|_| begin[1] == "star") {
            let refused = desk.refused(2, &["print", form, "-o", "b.pdf"]);
            assert!(refused.contains("draughts only"), "{refused}");
        }
    }
}

/// Two games in one event: what can be printed is printed, what is left out is said.
#[test]
fn an_event_of_two_games_prints_what_it_can() {
    let desk = Desk::new(4, &["--variant", "russian", "--rounds", "3"]);
    desk.fine(&[
        "section",
        "add",
        "Star",
        "--variant",
        "star",
        "--stages",
        "4",
    ]);
    for name in ["Ada", "Bea", "Cid", "Dan"] {
        desk.fine(&["player", "add", name, "--section", "Star"]);
    }
    for section in ["A", "Star"] {
        desk.fine(&["pair", "--section", section]);
    }
    let run = desk.run(&["print", "crosstable", "-o", "a.pdf"]);
    assert!(
        run.stderr.contains("section Star is left out"),
        "{}",
        run.stderr
    );
    let told = desk.json(&["print", "sheets", "--player", "Bea", "-o", "b.pdf"]);
    assert_eq!(told["forms"], 2);
    let refused = desk.refused(2, &["print", "checklist", "-o", "c.pdf"]);
    assert!(refused.contains("--section"), "{refused}");
}

#[test]
fn names_stand_in_the_order_of_pinyin() {
    let desk = desk();
    desk.fine(&[
        "--lang", "zh", "print", "pairings", "--order", "name", "-o", "a.pdf",
    ]);
    let Some(text) = text("pinyin", &desk, "a.pdf") else {
        return;
    };
    // each name as that of a player comes before the number; the first places are looked for
    let place = |name: &str| text.find(name).unwrap();
    assert!(place("陈伟") < place("Silva"), "{text}");
    let rows = text.split("对手").nth(1).unwrap();
    assert!(rows.trim_start().starts_with("陈伟"), "{rows}");
}

#[test]
fn an_organiser_changes_a_form_without_rust() {
    let desk = desk();
    let form = desk.fine(&["print", "templates", "pairings-board"]);
    let own = form
        .replace("width = 210, height = 297", "width = 216, height = 279")
        .replace("height = 240, rows", "height = 220, rows")
        .replace("y = 277", "y = 259")
        .replace("y = 284.5", "y = 266.5")
        .replace("{{ label.pairings_board }}", "Who plays whom")
        .replace("cell = \"{{ row.first.federation }}\"", "cell = \"{{ row.first.rating }}\"")
        .replace("item = [", "item = [\n  { kind = \"box\", x = 170, y = 8, width = 34, height = 18, label = \"our logo\" },");
    desk.write("own.toml", own.as_bytes());
    assert!(
        desk.fine(&["print", "template-check", "own.toml"])
            .contains("no fault")
    );
    desk.fine(&["print", "pairings", "--template", "own.toml", "-o", "a.pdf"]);
    has(
        "own form",
        &desk,
        "a.pdf",
        &["Who plays whom", "our logo", "2300"],
    );
    let Some((_, said)) = super::tool(
        "own form",
        "pdfinfo",
        &[desk.path("a.pdf").to_str().unwrap()],
    ) else {
        return;
    };
    assert!(String::from_utf8(said).unwrap().contains("612.28 x 790.87"));
    // a form for something else, and one with a fault, stop the command with a sentence
    assert!(
        desk.refused(
            3,
            &["print", "slips", "--template", "own.toml", "-o", "b.pdf"]
        )
        .contains("pairings")
    );
    desk.write("bad.toml", own.replace("row.board", "row.table").as_bytes());
    let said = desk.refused(
        3,
        &["print", "pairings", "--template", "bad.toml", "-o", "b.pdf"],
    );
    assert!(
        said.contains("bad.toml, line ") && said.contains("row.table"),
        "{said}"
    );
    let run = desk.run(&["print", "template-check", "bad.toml"]);
    assert_eq!(run.code, 1);
    assert!(run.stdout.contains("row.table"), "{}", run.seen());
    assert!(!desk.path("b.pdf").exists());
}

#[test]
fn missing_letters_are_listed_before_anything_is_written() {
    let desk = Desk::new(0, &["--variant", "russian"]);
    desk.write("p.csv", "name\nSmile 🙂\nA\nB שלום\nC\n".as_bytes());
    desk.fine(&["player", "import", "p.csv"]);
    desk.fine(&["pair"]);
    let said = desk.refused(3, &["print", "sheets", "-o", "a.pdf"]);
    for wanted in ["U+1F642", "U+05E9", "1.2 ", "--allow-missing"] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
    // once, not for each of the four faces
    assert_eq!(said.matches("U+1F642").count(), 1, "{said}");
    // on lists too the player and the board are named
    for list in [
        &["pairings"][..],
        &["pairings", "--order", "name"],
        &["slips"],
        &["originals"],
    ] {
        let mut words = vec!["print"];
        words.extend(list);
        words.extend(["-o", "a.pdf"]);
        let said = desk.refused(3, &words);
        assert!(
            said.contains("1.2 Smile 🙂: no font has 🙂 (U+1F642)"),
            "{list:?}: {said}"
        );
        assert!(said.contains("1.2 B שלום"), "{list:?}: {said}");
    }
    let said = desk.refused(3, &["print", "cards", "-o", "a.pdf"]);
    assert!(
        said.contains("Smile 🙂: no font has 🙂 (U+1F642)"),
        "{said}"
    );
    // the way out stands first, and of many only a few are told
    let many = Desk::new(0, &["--variant", "russian"]);
    let name: String = ('א'..='ת').chain('ก'..='ซ').collect();
    let names: String = (0..9).map(|number| format!("{name} {number}\n")).collect();
    many.write("p.csv", format!("name\n{names}").as_bytes());
    many.fine(&["player", "import", "p.csv"]);
    for language in ["en", "zh", "ru"] {
        let words = ["--lang", language, "print", "cards", "-o", "a.pdf"];
        let said = many.refused(3, &words);
        let first = said.lines().next().unwrap_or_default();
        assert!(first.contains("--allow-missing"), "{said}");
        assert_eq!(said.lines().count(), 7, "{said}");
        let more = format!("(+{})", name.chars().count() - 10);
        assert!(said.contains("U+05D0") && said.contains(&more), "{said}");
    }
    assert!(!desk.path("a.pdf").exists());
    desk.fine(&["print", "sheets", "-o", "a.pdf", "--allow-missing"]);
    has(
        "missing letters",
        &desk,
        "a.pdf",
        &["Smile □", "□ = U+05D5 U+05DC U+05DD U+05E9 U+1F642"],
    );
    // a font of one's own comes first; what is no font is refused
    let font = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/templates/fonts/DejaVuSans-Bold.ttf"
    );
    desk.fine(&[
        "print",
        "cards",
        "-o",
        "b.pdf",
        "--allow-missing",
        "--font",
        font,
    ]);
    desk.write("no.ttf", b"no font");
    assert!(
        desk.refused(3, &["print", "cards", "-o", "c.pdf", "--font", "no.ttf"])
            .contains("no.ttf")
    );
}

/// In English checkers Black moves first: his name, column, clock and signature come first on every paper.
#[test]
fn the_first_mover_comes_first() {
    let desk = Desk::new(0, &["--variant", "english"]);
    desk.write("p.csv", "name,rating\nAnnie,2000\nBobby,1900\n".as_bytes());
    desk.fine(&["player", "import", "p.csv"]);
    desk.fine(&["pair"]);
    let said = desk.json(&["pairings"]);
    let name = |side: &str| said["boards"][0][side]["name"].as_str().unwrap().to_owned();
    let (black, white) = (name("black"), name("white"));
    // what each paper has of the first mover before the same of the other
    let cases: [(&[&str], &[[&str; 2]]); 8] = [
        (&["pairings"], &[["Black", "White"]]),
        (&["opening"], &[["Black", "White"]]),
        (&["originals"], &[["Black's", "White's"], ["-BO", "-WO"]]),
        (
            &["slips"],
            &[
                ["2 – 0 · Black wins", "0 – 2 · White wins"],
                ["Black's clock", "White's clock"],
                ["Signature Black", "Signature White"],
            ],
        ),
        (
            &["sheets"],
            &[
                ["recorded by Black", "recorded by White"],
                ["2 – 0 Black wins", "0 – 2 White wins"],
                ["Signature Black", "Signature White"],
            ],
        ),
        (
            &["sheets", "--design", "b"],
            &[["Black's clock", "White's clock"]],
        ),
        (
            &["incident", "1.1"],
            &[["Signature Black", "Signature White"]],
        ),
        (&["count", "1.1"], &[["Signature Black", "Signature White"]]),
    ];
    for (words, pairs) in cases {
        let mut all = vec!["print"];
        all.extend(words);
        all.extend(["-o", "a.pdf", "--force"]);
        desk.fine(&all);
        let Some(text) = text("first mover", &desk, "a.pdf") else {
            return;
        };
        let names = [black.as_str(), white.as_str()];
        for [first, second] in pairs.iter().chain([&names]) {
            let place = |word: &str| text.find(word);
            let (one, other) = (place(first), place(second));
            assert!(
                one.is_some() && one < other,
                "{words:?}: {first}, {second}: {text}"
            );
        }
    }
}

/// A match of two games stands once on the lists, and its games have one name on all papers.
#[test]
fn a_match_is_listed_once() {
    let options = [
        "--variant",
        "russian",
        "--system",
        "double-swiss",
        "--games",
        "2",
    ];
    let desk = Desk::new(4, &options);
    desk.fine(&["pair"]);
    for (words, count) in [
        (&["pairings"][..], 1),
        (&["opening"], 1),
        (&["slips"], 2),
        (&["originals"], 2),
    ] {
        let mut all = vec!["print"];
        all.extend(words);
        all.extend(["-o", "a.pdf", "--force"]);
        desk.fine(&all);
        let Some(text) = text("matches", &desk, "a.pdf") else {
            return;
        };
        assert_eq!(
            text.matches("Player 001").count(),
            count,
            "{words:?}: {text}"
        );
        assert_eq!(text.contains("1.2"), count == 2, "{words:?}: {text}");
    }
    desk.fine(&["print", "incident", "1.2.1", "-o", "a.pdf", "--force"]);
    has("matches", &desk, "a.pdf", &["Round 1 Board 2.1"]);
    // its result is the sum with the games
    desk.fine(&["result", "1.1.1", "white", "1.1.2", "="]);
    desk.fine(&["print", "pairings", "-o", "a.pdf", "--force"]);
    has("matches", &desk, "a.pdf", &["3:1 (2:0 1:1)"]);
}

/// Who was beaten in a knock-out is on no list of the next round.
#[test]
fn who_is_out_is_not_listed() {
    let options = ["--variant", "russian", "--system", "knock-out"];
    let desk = Desk::new(4, &options);
    desk.fine(&["pair"]);
    desk.fine(&["result", "1.1", "white", "1.2", "white"]);
    desk.fine(&["pair"]);
    for order in ["board", "name"] {
        desk.fine(&[
            "print", "pairings", "--order", order, "-o", "a.pdf", "--force",
        ]);
        let Some(text) = text("knock-out", &desk, "a.pdf") else {
            return;
        };
        // two players, by name each as a player and as an opponent
        let wanted = if order == "board" { 2 } else { 4 };
        assert_eq!(text.matches("Player 00").count(), wanted, "{text}");
    }
}

/// The report on paper says what the screen says.
#[test]
fn the_report_is_that_of_the_screen() {
    let desk = desk();
    desk.fine(&[
        "incident",
        "1.2",
        "7/4.3",
        "--by",
        "white",
        "--note",
        "touched c3",
    ]);
    desk.fine(&["ruling", "1.2", "warning", "--against", "white"]);
    for language in ["en", "zh", "ru"] {
        let said = desk.fine(&["--lang", language, "report", "1"]);
        desk.fine(&[
            "--lang", language, "print", "report", "--round", "1", "-o", "a.pdf", "--force",
        ]);
        let Some(text) = text("report", &desk, "a.pdf") else {
            return;
        };
        let bare = |text: &str| -> String {
            text.chars()
                .filter(|letter| letter.is_alphanumeric())
                .collect()
        };
        let paper = bare(&text);
        // the first line is the title, which the form has in its own words
        for line in said.lines().skip(1) {
            assert!(paper.contains(&bare(line)), "{language}: {line}: {text}");
        }
        assert!(text.contains("touched c3"), "{text}");
    }
}

/// Games of several events in one file: each sheet names its own; and what was handed over is ticked.
#[test]
fn each_record_names_its_event() {
    let desk = desk();
    let game = |event: &str| {
        format!(
            "[Event \"{event}\"] [White \"A\"] [Black \"B\"] [GameType \"25\"] [Result \"2-0\"]\n1. c3-d4 d6-c5 2-0\n\n"
        )
    };
    let games = ["Spring Cup", "Осенний кубок"].map(game).concat();
    desk.write("two.pdn", games.as_bytes());
    desk.fine(&["print", "sheets", "two.pdn", "-o", "a.pdf"]);
    has("events", &desk, "a.pdf", &["Spring Cup", "Осенний кубок"]);
    let originals = |file: &str| {
        desk.fine(&["print", "originals", "--issued", "now", "-o", file]);
        std::fs::read(desk.path(file)).unwrap()
    };
    let before = originals("o1.pdf");
    desk.fine(&["game", "handed-over", "2.1", "--copy", "white"]);
    assert_ne!(before, originals("o2.pdf"));
}

#[test]
fn hostile_names_are_only_text() {
    // the longest that a list may have
    let long = "x".repeat(100);
    let names = [
        "</b><script>",
        "{{ 7*7 }}",
        "a\u{202E}b\u{200B}c",
        "(\\) Tj ET",
        &long,
        "=cmd()",
        "% %",
        "B",
    ];
    let desk = Desk::new(0, &["--variant", "russian"]);
    let list: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
    desk.write("p.csv", format!("name\n{}\n", list.join("\n")).as_bytes());
    desk.fine(&["player", "import", "p.csv"]);
    desk.fine(&["pair"]);
    let run = desk.run(&["print", "sheets", "-o", "a.pdf"]);
    assert_eq!(run.code, 0, "{}", run.seen());
    assert!(run.stderr.contains("too long"), "{}", run.seen());
    has(
        "hostile names",
        &desk,
        "a.pdf",
        &[
            "</b><script>",
            "{{ 7*7 }}",
            "abc",
            "(\\) Tj ET",
            "xxxxx",
            "…",
            "% %",
        ],
    );
    assert_eq!(
        super::complaints("hostile names", &desk.path("a.pdf")),
        None
    );
}

#[test]
fn a_file_that_is_there_is_kept() {
    let desk = Desk::new(0, &[]);
    desk.write("a.pdf", b"mine");
    let said = desk.refused(4, &["print", "sheets", "--blank", "1", "-o", "a.pdf"]);
    assert!(said.contains("--force"), "{said}");
    assert_eq!(std::fs::read(desk.path("a.pdf")).unwrap(), b"mine");
    // it is no paper, and may be what somebody wrote
    let forced = ["print", "sheets", "--blank", "1", "-o", "a.pdf", "--force"];
    desk.refused(4, &forced);
    assert_eq!(std::fs::read(desk.path("a.pdf")).unwrap(), b"mine");
    desk.write("a.pdf", b"%PDF-1.4 old");
    desk.fine(&forced);
    assert!(
        std::fs::read(desk.path("a.pdf"))
            .unwrap()
            .starts_with(b"%PDF-1.7")
    );
    desk.refused(
        4,
        &[
            "print",
            "sheets",
            "--blank",
            "1",
            "-o",
            "no/such/folder.pdf",
        ],
    );
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let desk = desk();
    let made = |file: &str| {
        desk.fine(&[
            "--lang",
            "zh+en",
            "print",
            "sheets",
            "-o",
            file,
            "--issued",
            "2026-11-30 14:05",
        ]);
        std::fs::read(desk.path(file)).unwrap()
    };
    assert_eq!(made("a.pdf"), made("b.pdf"));
}

#[test]
fn pictures_for_telephones() {
    let desk = desk();
    let width = |file: &str| {
        let bytes = std::fs::read(desk.path(file)).unwrap();
        u32::from_be_bytes(bytes[16..20].try_into().unwrap())
    };
    desk.fine(&["--lang", "zh", "print", "pairings", "--png", "-o", "p.png"]);
    assert_eq!(width("p.png"), 1080);
    desk.fine(&[
        "print",
        "standings",
        "--png",
        "--width",
        "720",
        "-o",
        "s.png",
    ]);
    assert_eq!(width("s.png"), 720);
    let many = Desk::new(300, &["--variant", "russian"]);
    many.fine(&["pair"]);
    let told = many.json(&["print", "pairings", "--png", "-o", "p.png"]);
    assert_eq!(told["files"][1], "p-2.png");
    assert!(many.path("p-1.png").exists() && !many.path("p.png").exists());
}

/// Whether a small file system could be put at a folder; only the superuser may.
fn small_disk(folder: &Path) -> bool {
    let options = ["-t", "tmpfs", "-o", "size=64k", "tmpfs"];
    Command::new("mount")
        .args(options)
        .arg(folder)
        .output()
        .is_ok_and(|output| output.status.success())
}

#[test]
fn a_full_disk_leaves_no_half_file() {
    let desk = Desk::new(0, &[]);
    let folder = desk.path("disk");
    std::fs::create_dir(&folder).unwrap();
    if !small_disk(&folder) {
        figure("paper: full disk: skipped: no file system of its own could be made");
        return;
    }
    let run = desk.run(&[
        "--lang",
        "zh+ru",
        "print",
        "sheets",
        "--blank",
        "300",
        "--design",
        "b",
        "-o",
        "disk/a.pdf",
    ]);
    let left = std::fs::read_dir(&folder).unwrap().count();
    let unmounted = Command::new("umount").arg(&folder).status().unwrap();
    assert!(unmounted.success());
    assert_eq!(run.code, 4, "{}", run.seen());
    assert_eq!(left, 0);
}

#[test]
fn a_crosstable_of_any_size_keeps_its_heads() {
    let desk = Desk::new(40, &["--variant", "russian", "--system", "round-robin"]);
    (0..39).for_each(|_| drop(desk.fine(&["pair"])));
    let told = desk.json(&["print", "crosstable", "-o", "a.pdf"]);
    assert_eq!(told["pages"], 8);
    let Some(text) = text("cross-table", &desk, "a.pdf") else {
        return;
    };
    assert_eq!(text.matches("Cross-table").count(), 8);
    assert_eq!(text.matches("Player 001").count(), 4);
    assert_eq!(text.matches("Chief arbiter").count(), 1);
}
