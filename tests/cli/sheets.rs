//! Sheets and tables as CSV, conversion, comparison of two copies.

use std::path::Path;

use huff::draughts::Variant;
use huff::notation::json::{RecordJson, RecordsJson};
use huff::notation::{Blocks, pdn};

use super::{huff, huff_with_input};
use crate::common::{data, figure};

const WHITE: &str =
    "# white: Ли\n# variant: russian\nno,white,black\n1,c3-d4,d6-c5\n2,b2-c3,f6-g5\n";
const BLACK: &str = "№;Белые;Чёрные\n1;c3-d4;d6-c5\n2;b2-c3;f6-g7\n";

fn write(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.display().to_string()
}

#[test]
fn check_knows_csv_by_its_content() {
    let run = huff_with_input(["check", "--json", "-"], WHITE.as_bytes());
    assert_eq!(run.code, 0, "{}", run.stdout);
    let json: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(json["records"][0]["white"], "Ли");
    assert_eq!(json["records"][0]["half_moves"], 4);
    let damaged = "no;black;white\n1;15-Nov;23-19\n2;~8-12~ 8-11;22-17\n";
    for (language, words) in [("en", "11-15"), ("zh", "划去"), ("ru", "зачёркнуто")] {
        let run = huff_with_input(["check", "--lang", language, "-"], damaged.as_bytes());
        assert_eq!(run.code, 0);
        assert!(run.stdout.contains(words), "{}", run.stdout);
    }
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "a.csv", WHITE);
    let run = huff(["check", "--json", &folder.path().display().to_string()]);
    assert_eq!(run.code, 0);
}

#[test]
fn csv_that_cannot_be_used_is_refused_with_its_place() {
    for (text, place) in [("# event: \n# foo\nx,y,z\n", "-:3:1"), ("# foo\n", "-:2:1")] {
        let run = huff_with_input(["check", "-"], text.as_bytes());
        if text.contains("event") {
            // a tag makes a record
            assert_eq!(run.code, 0, "{}", run.seen());
        } else {
            assert_eq!(run.code, 3, "{}", run.seen());
            assert!(run.stderr.contains(place), "{}", run.stderr);
        }
    }
}

#[test]
fn convert_goes_round() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let text = "[White \"=Li\"]\n[Black \"B\"]\n[Result \"1-0\"]\n[GameType \"25,W,8,8,A0,0\"]\n\n\
                1. c3-d4 {good} d6-c5 2. b2-c3 (2. a1-b2) f6-g5 1-0\n";
    let pdn = write(folder.path(), "game.pdn", text);
    for ending in ["json", "csv"] {
        let middle = path(&format!("middle.{ending}"));
        assert_eq!(huff(["convert", &pdn, &middle]).code, 0);
        let back = path(&format!("back-{ending}.pdn"));
        let run = huff(["convert", &middle, &back]);
        assert_eq!(run.code, 0, "{}", run.seen());
        assert_eq!(std::fs::read_to_string(back).unwrap(), text, "{ending}");
    }
    let run = huff(["convert", "--to", "games", &pdn, "-"]);
    assert!(run.stdout.contains("'=Li"), "{}", run.stdout);
    let again = huff_with_input(["convert", "--to", "pdn", "-", "-"], run.stdout.as_bytes());
    assert!(again.stdout.contains("[White \"=Li\"]"), "{}", again.seen());
}

#[test]
fn convert_rewrites_moves() {
    let text = "1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 4. b4:d6 e7:c5 *";
    for (style, wanted) in [
        (["--notation", "numeric"], "1. 22-18 10-14 2. 25-22"),
        (["--notation", "short"], "1. cd4 dc5 2. bc3"),
        (["--path", "full"], "4. b4:d6 e7:c5"),
    ] {
        let arguments = [
            "convert",
            "--variant",
            "russian",
            "--to",
            "pdn",
            style[0],
            style[1],
            "-",
            "-",
        ];
        let run = huff_with_input(arguments, text.as_bytes());
        assert!(run.stdout.contains(wanted), "{}", run.seen());
    }
    // twice converted is the same game
    let numeric = huff_with_input(
        [
            "convert",
            "--variant",
            "russian",
            "--to",
            "pdn",
            "--notation",
            "numeric",
            "-",
            "-",
        ],
        text.as_bytes(),
    );
    let back = huff_with_input(
        [
            "convert",
            "--variant",
            "russian",
            "--to",
            "pdn",
            "--notation",
            "algebraic",
            "-",
            "-",
        ],
        numeric.stdout.as_bytes(),
    );
    assert_eq!(back.stdout.trim(), text);
}

#[test]
fn convert_leaves_no_half_file_and_replaces_nothing_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let csv = write(folder.path(), "sheet.csv", WHITE);
    let out = write(folder.path(), "out.pdn", "mine");
    let run = huff(["convert", &csv, &out]);
    assert_eq!(
        (run.code, std::fs::read_to_string(&out).unwrap().as_str()),
        (4, "mine"),
        "{}",
        run.seen()
    );
    assert_eq!(huff(["convert", "--force", &csv, &out]).code, 0);
    assert!(std::fs::read_to_string(&out).unwrap().starts_with("[White"));
    let bad = write(
        folder.path(),
        "bad.json",
        "{\"format\":1,\n\"records\":[{]}",
    );
    let run = huff([
        "convert",
        &bad,
        &folder.path().join("x.pdn").display().to_string(),
    ]);
    assert_eq!(run.code, 3, "{}", run.seen());
    assert!(run.stderr.contains("line 2"), "{}", run.stderr);
    assert_eq!(huff(["convert", &csv, "x.doc"]).code, 2);
    let names: Vec<_> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(names.len(), 3, "{names:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let run = huff_with_input(
        ["convert", "--to", "pdn", "-", "/dev/full"],
        WHITE.as_bytes(),
    );
    assert_eq!(run.code, 4, "{}", run.seen());
}

#[test]
fn compare_says_who_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let (white, black) = (
        write(folder.path(), "w.csv", WHITE),
        write(folder.path(), "b.csv", BLACK),
    );
    assert_eq!(huff(["compare", &white, &white]).code, 0);
    let merged = folder.path().join("merged.pdn").display().to_string();
    let run = huff(["compare", "--merged", &merged, &white, &black]);
    assert_eq!(run.code, 1);
    assert!(
        run.stdout.contains("half-move 4 (move 2, Black): f6-g5"),
        "{}",
        run.stdout
    );
    assert!(
        run.stdout.contains("b.csv:3:9: f6-g7; not legal here"),
        "{}",
        run.stdout
    );
    assert!(
        run.stdout.contains("Black's copy is wrong"),
        "{}",
        run.stdout
    );
    assert!(
        std::fs::read_to_string(&merged)
            .unwrap()
            .contains("2. b2-c3 f6-g5")
    );
    let run = huff(["compare", "--json", &white, &black]);
    let json: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(json["differences"][0]["fault"], "black");
    assert_eq!(json["differences"][0]["black"]["column"], 9);
    for (language, words) in [("zh", "黑方记录有误"), ("ru", "ошибка в экземпляре чёрных")]
    {
        assert!(
            huff(["--lang", language, "compare", &white, &black])
                .stdout
                .contains(words)
        );
    }
}

/// PDN through JSON and back is the same PDN, for all real games.
#[test]
fn nothing_is_lost_in_json() {
    let test = "nothing_is_lost_in_json";
    let Some(manifest) = data(test, "pdn/MANIFEST.tsv") else {
        return;
    };
    let manifest = std::fs::read_to_string(manifest).unwrap();
    let mut games = 0;
    let mut differ = Vec::new();
    for row in crate::common::Table::read(&manifest).rows() {
        let file = row.get("file");
        let variant = Variant::from_name(row.get("variant")).unwrap_or(Variant::Russian);
        let stream = std::fs::File::open(data(test, &format!("pdn/{file}")).unwrap()).unwrap();
        for block in Blocks::new(stream) {
            let block = block.unwrap();
            let records = block.records().0;
            let json = RecordsJson {
                format: 1,
                records: records
                    .iter()
                    .map(|record| RecordJson::of(record, &block.text, "x"))
                    .collect(),
            };
            let text = serde_json::to_string(&json).unwrap();
            let read: RecordsJson = serde_json::from_str(&text).unwrap();
            for (record, json) in records.iter().zip(&read.records) {
                games += 1;
                let (again, source) = json.record();
                let before = pdn::write(record, &block.text, variant);
                if pdn::write(&again, &source, variant) != before {
                    differ.push(format!("{file} line {}", record.span.start));
                }
            }
        }
    }
    figure(&format!(
        "{test}: {games} games, {} differ: {:?}",
        differ.len(),
        &differ[..differ.len().min(10)]
    ));
    assert!(differ.is_empty());
}
