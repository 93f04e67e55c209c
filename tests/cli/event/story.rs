//! What users do, in their words.

use super::super::book;
use super::Desk;
use crate::common::figure;

/// The commands of a block of the README, without remarks and without those of other programs.
fn commands<'t>(block: &book::Block<'t>) -> Vec<&'t str> {
    let lines = block
        .body
        .iter()
        .filter_map(|line| line.strip_prefix("$ huff "));
    let commands = lines.map(|line| line.split(" # ").next().unwrap_or(line).trim_end());
    commands.collect()
}

/// Every command of the README does what it says: each event in a folder of its own, with the files given above it.
#[test]
fn the_commands_of_the_readme_work_as_printed() {
    let readme = include_str!("../../../README.md");
    let mut files: Vec<(&str, String)> = Vec::new();
    let mut folder = book::folder_with_sample();
    let (mut seen, mut count) = (String::new(), 0);
    for block in book::blocks(readme) {
        if let Some((_, file)) = block.info.split_once(",file=") {
            files.push((file, block.body.join("\n")));
        }
        if block.info != "console" {
            continue;
        }
        let commands = commands(&block);
        if commands.iter().any(|command| command.starts_with("new ")) {
            folder = book::folder_with_sample();
            for (name, text) in &files {
                std::fs::write(folder.path().join(name), text).unwrap();
            }
            let is_star = commands[0].contains("star");
            assert!(is_star || commands.len() == 10, "ten commands");
        }
        for command in commands {
            let run = book::run(folder.path(), "en", command);
            assert_eq!(run.code, 0, "{command}: {}", run.seen());
            seen += &format!("$ huff {command}\n{}{}", run.stdout, run.stderr);
            count += 1;
        }
    }
    figure(&format!("readme: {count} commands work"));
    insta::assert_snapshot!(seen);
}

#[test]
fn two_hundred_players_from_a_gbk_spreadsheet() {
    let desk = Desk::new(0, &["--variant", "russian"]);
    let mut list = String::from("姓名,性别,等级分,单位,出生日期\n");
    for number in 0..200 {
        let family = ["王", "李", "张", "刘", "陈"][number % 5];
        let given = ["丽", "伟", "芳", "强", "敏", "静", "磊", "军"][number / 5 % 8];
        let tail = ["一", "二", "三", "四", "五"][number / 40];
        list += &format!(
            "{family}{given}{tail},{},{},北京棋校,2010年5月{}日\n",
            ["男", "女"][number % 2],
            1500 + number,
            1 + number % 28
        );
    }
    let (bytes, _, _) = encoding_rs::GBK.encode(&list);
    desk.write("名单.csv", &bytes);
    assert_eq!(
        desk.fine(&["player", "import", "名单.csv"]),
        "Players read: 200\n"
    );
    let players = desk.json(&["player", "list"]);
    assert_eq!(players["players"].as_array().unwrap().len(), 200);
    assert_eq!(players["players"][0]["name"], "陈军五");
    assert!(!desk.fine(&["player", "export"]).contains("2010"));
    assert!(
        desk.fine(&["player", "export", "--birth"])
            .contains("2010-05-01")
    );
}

#[test]
fn a_spreadsheet_is_read_like_csv() {
    let desk = Desk::new(0, &["--variant", "russian"]);
    let mut book = rust_xlsxwriter::Workbook::new();
    let date = rust_xlsxwriter::Format::new().set_num_format("yyyy-mm-dd");
    let sheet = book.add_worksheet();
    for (column, header) in ["Рейтинг", "ФИО", "дата рождения", "команда", "пол", "почта"]
        .into_iter()
        .enumerate()
    {
        sheet.write(2, column as u16, header).unwrap();
    }
    let born = rust_xlsxwriter::ExcelDateTime::from_ymd(2011, 2, 3).unwrap();
    sheet.write(3, 0, 2100).unwrap();
    sheet.write(3, 1, "Силва, Анна").unwrap();
    sheet.write_with_format(3, 2, &born, &date).unwrap();
    sheet.write(3, 3, "Север").unwrap();
    sheet.write(3, 4, "ж").unwrap();
    // An empty row in between, a number as text, a year as a number.
    sheet.write(5, 0, "1950").unwrap();
    sheet.write(5, 1, "=Боб").unwrap();
    sheet.write(5, 2, 2009).unwrap();
    desk.write("игроки.xlsx", &book.save_to_buffer().unwrap());
    let run = desk.run(&["player", "import", "игроки.xlsx"]);
    assert_eq!(run.code, 0, "{}", run.seen());
    assert!(run.stderr.contains("почта"), "{}", run.seen());
    let list = desk.fine(&["player", "export", "--birth"]);
    assert!(
        list.contains("2011-02-03") && list.contains("2009") && list.contains("Север"),
        "{list}"
    );
    let players = desk.json(&["player", "list"]);
    assert_eq!(
        (
            &players["players"][0]["rating"],
            &players["players"][1]["name"]
        ),
        (&2100.into(), &"=Боб".into())
    );
    // A fault has the line of the sheet.
    let mut book = rust_xlsxwriter::Workbook::new();
    let sheet = book.add_worksheet();
    sheet.write(0, 0, "name").unwrap();
    sheet.write(0, 1, "rating").unwrap();
    sheet.write(4, 0, "X").unwrap();
    sheet.write(4, 1, "many").unwrap();
    desk.write("bad.xlsx", &book.save_to_buffer().unwrap());
    assert!(
        desk.refused(3, &["player", "import", "bad.xlsx"])
            .contains("line 5, rating: many")
    );
    desk.write("broken.xlsx", b"PK\x03\x04 and nothing more");
    assert!(
        desk.refused(3, &["player", "import", "broken.xlsx"])
            .contains("spreadsheet cannot be read")
    );
}

#[test]
fn a_list_with_a_fault_changes_nothing() {
    let desk = Desk::new(0, &[]);
    desk.write("bad.csv", b"name,rating\nA,2000\nB,99999\n,1\n");
    let said = desk.refused(3, &["player", "import", "bad.csv"]);
    assert!(said.contains("line 3, rating: 99999 cannot be"), "{said}");
    assert!(said.contains("line 4: no name"), "{said}");
    assert_eq!(
        desk.json(&["player", "list"])["players"]
            .as_array()
            .unwrap()
            .len(),
        0
    );
}

#[test]
fn cells_that_look_like_formulas_come_back_unchanged() {
    let desk = Desk::new(0, &[]);
    for name in ["=1+1", "+x", "-y", "@z", "'=q", "O'Brien"] {
        desk.fine(&["player", "add", "--", name]);
    }
    let list = desk.fine(&["player", "export"]);
    assert!(
        list.lines()
            .all(|line| !line.starts_with(['=', '+', '-', '@'])),
        "{list}"
    );
    let other = Desk::new(0, &[]);
    other.write("list.csv", list.as_bytes());
    other.fine(&["player", "import", "list.csv"]);
    assert_eq!(other.fine(&["player", "export"]), list);
}

#[test]
fn a_bare_score_is_a_trap_in_english_checkers() {
    let desk = Desk::new(2, &["--variant", "english", "--rounds", "1"]);
    desk.fine(&["pair"]);
    let said = desk.refused(2, &["result", "1.1", "1-0"]);
    assert!(said.contains("white, black, or the name"), "{said}");
    assert!(desk.fine(&["result", "1.1", "="]).contains("a draw"));
    assert!(
        desk.fine(&["result", "1.1", "001"])
            .contains("Player 001 has won")
    );
    let black = desk.json(&["pairings"])["boards"][0]["black"]["name"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(
        desk.fine(&["result", "1.1", "black"])
            .contains(&format!("{black} has won"))
    );
    let games = desk.fine(&["export", "pdn"]);
    assert!(games.contains("[Result \"1-0\"]"), "{games}");
}

#[test]
fn results_are_entered_all_or_none_and_old_ones_are_guarded() {
    let desk = Desk::new(4, &["--rounds", "3"]);
    desk.fine(&["pair"]);
    desk.refused(2, &["result", "1.1", "2-0", "1.2", "7-9"]);
    assert!(
        desk.refused(1, &["pair"])
            .contains("2 games have no result")
    );
    desk.write("r.csv", "轮次;台次;结果\n1;1;胜\n1;2;和\n".as_bytes());
    desk.fine(&["result", "--csv", "r.csv"]);
    desk.fine(&["pair"]);
    assert!(
        desk.refused(1, &["result", "1.1", "0-2"])
            .contains("--correct")
    );
    let said = desk.run(&["result", "1.1", "0-2", "--correct"]);
    assert!(
        said.stderr.contains("the result was 2:0 before"),
        "{}",
        said.seen()
    );
    desk.refused(2, &["result", "9.1", "2-0"]);
    desk.fine(&["unpair"]);
    desk.fine(&["pair"]);
    desk.fine(&["result", "2.1", "adjourned", "2.2", "0-0f"]);
    desk.fine(&["pair"]);
    desk.fine(&["verify"]);
}

#[test]
fn a_sheet_that_disagrees_with_the_result_is_told() {
    let desk = Desk::new(2, &["--variant", "russian", "--rounds", "1"]);
    desk.fine(&["pair"]);
    desk.fine(&["result", "1.1", "white"]);
    desk.write(
        "sheet.pdn",
        b"[GameType \"25\"]\n1. c3-d4 d6-c5 2. b2-c3 0-2\n",
    );
    let run = desk.run(&["game", "add", "1.1", "sheet.pdn", "--copy", "black"]);
    assert_eq!(run.code, 1, "{}", run.seen());
    assert!(run.stderr.contains("another result"), "{}", run.seen());
    desk.refused(1, &["game", "add", "1.1", "sheet.pdn", "--copy", "black"]);
    let run = desk.run(&["result", "1.1", "black"]);
    assert!(!run.stderr.contains("another result"), "{}", run.seen());
    assert!(desk.fine(&["export", "pdn"]).contains("c3-d4 d6-c5"));
    desk.fine(&["unpair", "--discard-results"]);
    desk.fine(&["verify"]);
}

#[test]
fn every_sentence_is_there_in_three_languages() {
    use huff::words::{Language, Words};
    fn sources(folder: &std::path::Path, text: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, text);
            } else if path.file_name().is_some_and(|name| name != "help.rs") {
                // the help has files of its own
                *text += &std::fs::read_to_string(&path).unwrap();
            }
        }
    }
    let mut text = String::new();
    sources(
        &std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/cli"),
        &mut text,
    );
    let mut ids: Vec<&str> = Vec::new();
    for before in ["Fact::new(\"", "say(\"", "head(\"", "named(\"", "pair(\""] {
        ids.extend(
            text.split(before)
                .skip(1)
                .filter_map(|rest| rest.split('"').next()),
        );
    }
    assert!(ids.len() > 150);
    for language in Language::ALL {
        let words = Words::new(language);
        for id in &ids {
            assert!(words.has(id), "{id} in {}", language.code());
        }
    }
}
