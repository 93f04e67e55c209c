//! Whole outputs.

use super::{huff, huff_in, huff_with_input};

#[test]
fn sample_on_the_screen() {
    for language in ["en", "zh", "ru"] {
        let run = huff([
            "check",
            "--lang",
            language,
            "sample-data/round1-russian.pdn",
            "sample-data/round1-brazilian.pdn",
            "sample-data/round1-english.pdn",
            "sample-data/sheets",
        ]);
        insta::assert_snapshot!(format!("sample-{language}"), run.seen());
    }
}

#[test]
fn sample_in_short() {
    insta::assert_snapshot!(huff(["check", "--quiet", "sample-data"]).seen());
}

#[test]
fn json_is_the_same_from_one_core_and_many() {
    let one = huff(["check", "--jsonl", "--jobs", "1", "sample-data"]);
    let many = huff(["check", "--jsonl", "--jobs", "4", "sample-data"]);
    assert_eq!(one.stdout, many.stdout);
    assert_eq!(one.code, 1);
}

#[test]
fn json_has_every_key() {
    let run = huff(["check", "--json", "sample-data/round1-russian.pdn"]);
    let json: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(json["format"], 1);
    let file = json["files"][0].as_object().unwrap();
    assert!(
        ["file", "records", "problem"]
            .iter()
            .all(|key| file.contains_key(*key))
    );
    let record = json["records"][1].as_object().unwrap();
    for key in [
        "file",
        "index",
        "line",
        "variant",
        "white",
        "black",
        "half_moves",
        "replayed",
        "verdict",
        "final_fen",
        "result",
        "findings",
    ] {
        assert!(record.contains_key(key), "{key}");
    }
    let finding = record["findings"][0].as_object().unwrap();
    for key in [
        "code", "class", "ply", "number", "side", "written", "line", "column", "reason",
        "articles", "evidence", "claim", "penalty", "fen", "legal", "likely", "repairs",
    ] {
        assert!(finding.contains_key(key), "{key}");
    }
    assert_eq!(
        finding["articles"],
        serde_json::json!(["s1:6/2", "s1:7/4.2", "fmjd:5.4.6"])
    );
    assert_eq!(
        finding["claim"],
        serde_json::json!({"state": "lapsed", "ply": 7})
    );
}

#[test]
fn board_on_the_screen() {
    let fen = "W:W12:B8,14,26";
    for language in ["en", "zh", "ru"] {
        let run = huff(["board", "--lang", language, "--variant", "russian", fen]);
        insta::assert_snapshot!(format!("board-{language}"), run.seen());
    }
}

#[test]
fn board_answers_every_line() {
    let input = "W:W12:B8,14,26\nnonsense\n\nW:W31:B99\nB:W21:B1,K2\nW:W1:B5\n";
    let run = huff_with_input(
        ["board", "--variant", "russian", "--json", "-"],
        input.as_bytes(),
    );
    insta::assert_snapshot!(run.seen());
}

#[test]
fn perft_prints_its_count() {
    let run = huff(["perft", "--variant", "english", "6"]);
    assert!(run.stdout.starts_with("6 36768 ("), "{}", run.stdout);
    assert_eq!(run.code, 0);
}

#[test]
fn help_of_every_command() {
    for command in ["check", "board", "perft", "enter", "results"] {
        insta::assert_snapshot!(format!("help-{command}"), huff([command, "--help"]).seen());
    }
}

#[test]
fn full_width_words_are_narrowed_and_files_keep_their_names() {
    let folder = tempfile::tempdir().unwrap();
    let record = "[GameType \"25\"]\n1. c3-b4 b6-a5 *\n";
    std::fs::write(folder.path().join("１．ｐｄｎ"), record).unwrap();
    std::fs::write(folder.path().join("2.pdn"), record).unwrap();
    for words in [
        ["check", "１．ｐｄｎ"],
        ["ｃｈｅｃｋ", "２．ｐｄｎ"],
        ["check", "2。pdn"],
    ] {
        let run = huff_in(folder.path(), words, b"");
        assert_eq!(run.code, 0, "{words:?}: {}", run.seen());
    }
    // words of another writing are left alone
    let run = huff_in(folder.path(), ["check", "３号．pdn"], b"");
    assert!(run.stderr.contains("３号．pdn"), "{}", run.seen());
}
