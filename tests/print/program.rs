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
    let cases: [(&[&str], &[&str]); 16] = [
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
        (&["slips"], &["Result slip", "2 – 0", "Signature arbiter"]),
        (&["standings"], &["Standings", "after round 1", "Points"]),
        (&["standings", "--teams"], &["Team standings", "北京队"]),
        (&["crosstable"], &["Cross-table", "page 1 of 1"]),
        (&["cards"], &["Иванов Пётр"]),
        (&["cards", "--boards", "3-9"], &["9"]),
        (&["opening"], &["7-IX", "ed4 hg5", "Opening-draw sheet"]),
        (
            &["incident", "2.1"],
            &["7/4.1", "7/4.15", "Moving with one hand"],
        ),
        (&["originals"], &["-2.1.1-WO", "-2.1.1-BO"]),
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
            .contains("nothing")
    );
    assert!(!desk.path("b.pdf").exists());
}

#[test]
fn records_of_files_and_of_the_event_are_printed() {
    let desk = desk();
    let game = "[Event \"Кубок\"] [White \"王丽\"] [Black \"Їжак\"] [GameType \"25\"] [Result \"2-0\"]\n1. c3-d4 d6-c5 2. b2-a3 f6-g5 3. a3-b4 c5:a3 2-0\n";
    desk.write("game.pdn", game.as_bytes());
    desk.write("sheet.csv", "# white: A\n# black: B\n# variant: english\nno,black,white,black_clock\n1,11-15,23-19,0:05\n".as_bytes());
    desk.fine(&["print", "sheets", "game.pdn", "sheet.csv", "-o", "a.pdf"]);
    has(
        "records",
        &desk,
        "a.pdf",
        &[
            "王丽",
            "1 c3-d4 d6-c5 2 b2-a3 f6-g5 3 a3-b4 c5:a3 4",
            "1 11-15 0:05 23-19",
        ],
    );
    desk.run(&["game", "add", "1.2", "game.pdn", "--copy", "black"]);
    let told = desk.json(&["print", "sheets", "--round", "1", "--filled", "-o", "b.pdf"]);
    assert_eq!(told["forms"], 2);
    has(
        "records",
        &desk,
        "b.pdf",
        &["recorded by Black", "3 a3-b4 c5:a3"],
    );
    desk.write("empty.pdn", b"");
    assert!(
        desk.refused(3, &["print", "sheets", "empty.pdn", "-o", "c.pdf"])
            .contains("empty.pdn")
    );
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
        .replace("y = 279", "y = 261")
        .replace("y = 288", "y = 270")
        .replace("{{ label.pairings_board }}", "Who plays whom")
        .replace("cell = \"{{ row.white.federation }}\"", "cell = \"{{ row.white.rating }}\"")
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
    desk.fine(&["print", "sheets", "--blank", "1", "-o", "a.pdf", "--force"]);
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
