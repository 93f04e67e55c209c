//! `huff equipment`: measured sets against the texts.

use super::{huff, huff_with_input};

/// Rules, values, and what the answer has to be: exit code and every article that fails.
const SETS: &[(&str, &[&str], i32, &[&str])] = &[
    ("s1", &["square=45", "diameter=38"], 0, &[]),
    ("s1", &["square=45", "diameter=39"], 1, &["s1:2/4"]),
    ("s1", &["field=45cm", "diameter=31"], 0, &[]),
    (
        "s1",
        &["square=45", "diameter=36", "thickness=10"],
        1,
        &["s1:2/5"],
    ),
    ("s1", &["border=4,5"], 1, &["s1:1/2.4"]),
    ("s1", &["coordinates=yes", "glare=no"], 1, &["s1:1/1.6.1"]),
    (
        "s1",
        &["display-width=44", "display-height=14.9"],
        1,
        &["s1:3/1.7", "s1:3/1.7"],
    ),
    ("s1", &["棋子直径=38", "方格边长=４５"], 0, &[]),
    ("s1", &["sheets=1"], 1, &["s1:4/2.2"]),
    ("s2", &["square=2in", "diameter=1.25in"], 0, &[]),
    ("s2", &["square=50"], 1, &["s2:board"]),
    ("wcdf", &["square=2 in"], 1, &["wcdf:1.3"]),
    (
        "fmjd",
        &["field=45 cm", "diameter=45"],
        1,
        &["fmjd-a3:3.4.2"],
    ),
    ("fmjd", &["table-width=70 cm"], 1, &["fmjd-a3:3.1"]),
];

#[test]
fn measured_sets() {
    for (rules, values, code, articles) in SETS {
        let mut arguments = vec!["equipment", "check", "--json", "--rules", rules];
        for value in *values {
            arguments.extend(["--set", value]);
        }
        let run = huff(&arguments);
        assert_eq!(
            run.code, *code,
            "{rules} {values:?}: {}{}",
            run.stdout, run.stderr
        );
        let answer: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        let items = answer["sets"][0]["items"].as_array().unwrap();
        let failed: Vec<&str> = items
            .iter()
            .filter(|item| item["standing"] == "fails")
            .map(|item| item["article"].as_str().unwrap())
            .collect();
        assert_eq!(failed, *articles, "{rules} {values:?}");
    }
}

#[test]
fn tables_in_both_directions_say_the_same() {
    let across = "table,square,diameter,border\n1,45,38,5\n2,45,40,5\n";
    let down = "item;1;2\nsquare;45;45\ndiameter;38;40\nborder;5;5\n";
    let down_bare = "square\t45\t45\ndiameter\t38\t40\nborder\t5\t5\n";
    let answers = [across, down].map(|text| {
        let run = huff_with_input(["equipment", "check", "-", "--json"], text.as_bytes());
        assert_eq!(run.code, 1, "{}", run.stderr);
        run.stdout
    });
    assert_eq!(answers[0], answers[1]);
    let bare = huff_with_input(["equipment", "check", "-", "--json"], down_bare.as_bytes());
    assert_eq!(bare.code, 1);
    // 40 mm is one too many for squares of 45 mm
    assert_eq!(bare.stdout.matches("\"standing\":\"fails\"").count(), 1);
}

#[test]
fn the_blank_table_is_read_back() {
    for language in ["en", "zh", "ru"] {
        let blank = huff(["--lang", language, "equipment", "list", "--csv"]);
        assert_eq!(blank.code, 0);
        // a field of 36 cm; every question answered with yes
        let filled: String = blank
            .stdout
            .lines()
            .enumerate()
            .map(|(index, line)| match index {
                0 => format!("{line}\n"),
                1 => format!("{}36 cm\n", line.trim_end_matches("\"\"")),
                _ => format!("{line}\n"),
            })
            .collect();
        let run = huff_with_input(["equipment", "check", "-", "--json"], filled.as_bytes());
        assert_eq!(run.code, 0, "{language}: {}{}", run.stdout, run.stderr);
        let answer: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        assert_eq!(answer["sets"].as_array().unwrap().len(), 1, "{language}");
    }
}

#[test]
fn what_cannot_be_read_is_named() {
    let cases: &[(&[&str], &str, i32, &str)] = &[
        (&["--set", "square=wide"], "", 2, "wide is no length"),
        (&["--set", "matt=12"], "", 2, "yes or no"),
        (&["--set", "weight=5"], "", 2, "weight"),
        (&["--set", "square"], "", 2, "ITEM=VALUE"),
        (
            &["--set", "square=5", "--rules", "ours"],
            "",
            2,
            "there are: s1",
        ),
        (&["-"], "", 3, "no measured values"),
        (&["-"], "board,square\n1,x\n2,y\n", 3, "line 3, square: y"),
        (&["-"], "board,square,colour\n1,45,red\n", 3, "colour"),
        (&["nofile.csv"], "", 4, "nofile.csv"),
    ];
    for (arguments, input, code, says) in cases {
        let mut all = vec!["equipment", "check"];
        all.extend(*arguments);
        let run = huff_with_input(&all, input.as_bytes());
        assert_eq!(run.code, *code, "{arguments:?} {input}: {}", run.stderr);
        assert!(run.stderr.contains(says), "{arguments:?}: {}", run.stderr);
    }
}

#[test]
fn every_text_is_listed_in_80_columns() {
    for language in ["en", "zh", "ru"] {
        let run = huff(["--lang", language, "equipment", "list"]);
        assert_eq!(run.code, 0);
        for line in run.stdout.lines().filter(|line| line.contains(':')) {
            let is_sentence = line.ends_with([')', '）']);
            let width = unicode_width::UnicodeWidthStr::width(line);
            assert!(is_sentence || width <= 100, "{width}: {line}");
        }
    }
}
