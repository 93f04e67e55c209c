//! Bad input: a sentence with the place, the other records still judged, never a panic.

use super::event::Desk;
use super::{Run, huff, huff_in, huff_with_input};

fn check(input: &[u8]) -> Run {
    let run = huff_with_input(["check", "-"], input);
    assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
    run
}

#[test]
fn nothing_to_read() {
    for input in [&b""[..], b"\n\n", b"\xef\xbb\xbf", b"hello world\n"] {
        let run = check(input);
        assert_eq!(run.code, 3, "{input:?}: {}", run.seen());
        assert!(run.stderr.contains("no game record"), "{}", run.stderr);
    }
}

#[test]
fn files_that_are_not_there() {
    let run = huff([
        "check",
        "no-such-file.pdn",
        "sample-data/round1-english.pdn",
    ]);
    assert_eq!(run.code, 4);
    assert!(run.stderr.contains("no-such-file.pdn"), "{}", run.stderr);
    assert!(
        run.stdout.contains("round1-english.pdn"),
        "the other file is judged all the same"
    );
}

#[test]
fn wrong_words() {
    assert_eq!(huff(["check"]).code, 2);
    assert_eq!(huff(["nonsense"]).code, 2);
    let run = huff(["check", "--variant", "chess", "sample-data"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr.contains("russian"),
        "the known games are named: {}",
        run.stderr
    );
}

#[test]
fn escapes_in_names_do_not_reach_the_terminal() {
    let input = "[White \"\u{1b}[31mred\u{202e}\"]\n[GameType \"25\"]\n1. a1-a2 *\n";
    let run = check(input.as_bytes());
    assert!(
        !run.stdout.contains('\u{1b}') && !run.stdout.contains('\u{202e}'),
        "{}",
        run.stdout
    );
    assert_eq!(run.code, 1);
}

#[test]
fn a_long_line_is_cut_out_and_the_rest_is_judged() {
    let mut input = b"[GameType \"25\"]\n1. c3-d4 d6-c5 *\n\n[Event \"x\"]\n".to_vec();
    input.extend(std::iter::repeat_n(b'z', 40 << 20));
    input.extend(b"\n\n[Event \"y\"]\n[GameType \"25\"]\n1. c3-d4 d6-c5 *\n");
    let run = check(&input);
    assert!(
        run.stderr.contains("-:5:1") || run.stderr.contains("MiB"),
        "{}",
        run.stderr
    );
    assert!(
        run.stdout.contains("3 records") || run.stdout.contains("2 records"),
        "{}",
        run.stdout
    );
}

#[test]
fn an_open_comment_does_not_swallow_the_next_game() {
    let input = b"[Event \"a\"]\n1. c3-d4 { never closed\n\n[Event \"b\"]\n1. c3-d4 d6-c5 *\n";
    let run = check(input);
    assert!(run.stdout.contains("2 records"), "{}", run.stdout);
}

#[test]
fn all_byte_values() {
    let input: Vec<u8> = (0..=255).cycle().take(100_000).collect();
    check(&input);
}

/// Controls, marks of direction and signs without width: taken out with a remark, and told by no old file either.
#[test]
fn what_cannot_be_seen_is_taken_out_of_names() {
    let desk = Desk::new(0, &["--variant", "russian"]);
    let taken = |words: &[&str], signs: &str| {
        let run = desk.run(words);
        assert_eq!(run.code, 0, "{words:?}: {}", run.seen());
        assert!(run.stderr.contains(signs), "{words:?}: {}", run.seen());
    };
    taken(
        &[
            "player",
            "add",
            "A\u{202e}nn\u{200b}",
            "--club",
            "C\u{1b}lub",
        ],
        "U+001B, U+200B, U+202E",
    );
    taken(
        &["player", "edit", "Ann", "--team", "T\u{2066}eam"],
        "U+2066",
    );
    taken(&["event", "set", "--name", "Spr\u{9b}ing\tOpen"], "U+009B");
    taken(&["section", "add", "B\u{200f}"], "U+200F");
    desk.write(
        "list.csv",
        "name,club\nB\u{7}ob,\"x\u{202d}y\"\nCid,z\n".as_bytes(),
    );
    taken(
        &["player", "import", "list.csv", "-s", "A"],
        "U+0007, U+202D",
    );
    desk.fine(&[
        "player", "import", "list.csv", "-s", "A", "--known", "update",
    ]);
    let is_clean = |words: &[&str]| {
        let said = desk.fine(words);
        let unseen = |letter: &char| huff::tournament::is_unseen(*letter) && *letter != '\n';
        assert_eq!(said.chars().find(unseen), None, "{words:?}: {said:?}");
        assert!(!said.contains("\\u"), "{words:?}: {said}");
        said
    };
    let csv = is_clean(&["standings", "--csv", "-s", "A"]);
    assert!(csv.contains("Ann") && csv.contains("Bob"), "{csv}");
    assert!(is_clean(&["event", "show"]).contains("Spring Open"));
    assert!(is_clean(&["log", "--json"]).contains("player add Ann"));
    // an old file
    let event = rusqlite::Connection::open(desk.path("a.huff")).unwrap();
    event
        .execute_batch(
            "UPDATE player SET name = 'D' || char(8238) || 'an' || char(27) WHERE name = 'Cid'",
        )
        .unwrap();
    drop(event);
    for words in [
        &["standings", "--csv", "-s", "A"][..],
        &["standings", "--json", "-s", "A"],
        &["player", "export", "-s", "A"],
        &["export", "json"],
    ] {
        assert!(is_clean(words).contains("Dan"), "{words:?}");
    }
    desk.fine(&["player", "edit", "Dan", "--rating", "1500", "-s", "A"]);
    desk.fine(&["print", "cards", "-s", "A", "-o", "cards.pdf"]);
    // a report has its columns: what is taken out leaves a blank
    let report = desk.fine(&["export", "trf", "-s", "A"]);
    desk.write("r.trf", report.replacen("Bob", "B\u{202e}b", 1).as_bytes());
    let run = desk.run(&["standings", "--trf", "r.trf", "--csv"]);
    assert!(run.stderr.contains("U+202E"), "{}", run.seen());
    assert!(run.stdout.contains("B b"), "{}", run.seen());
}

/// What begins with a stroke is a result and no option.
#[test]
fn results_that_begin_with_a_stroke_need_nothing_before_them() {
    let desk = Desk::new(4, &["--variant", "russian"]);
    desk.fine(&["pair"]);
    let said = desk.fine(&["result", "1.1", "-:+", "1.2", "-/+", "--dry-run"]);
    assert_eq!(said.matches("wins without a game").count(), 2, "{said}");
    let desk = Desk::new(8, &["--variant", "star:jump=eq", "--stages", "4 top 2, 4"]);
    desk.fine(&["pair"]);
    let said = desk.fine(&["result", "1.1", "- 1 2 3", "1.2", "2 1 - -"]);
    assert!(said.contains("1.2"), "{said}");
    let run = desk.run(&["result", "1.1", "- - - -", "--json"]);
    assert!(
        run.code == 0 && run.stdout.starts_with('{'),
        "{}",
        run.seen()
    );
    desk.refused(2, &["result", "1.1", "-x"]);
}

#[test]
fn a_command_behind_half_moves_is_read() {
    let desk = Desk::new(0, &[]);
    let typed = |file: &str, input: &str| {
        let words = ["enter", "--plain", "--variant", "russian", file];
        huff_in(desk.folder(), words, input.as_bytes())
    };
    let run = typed("a.pdn", "c3-d4 d6-c5 /result 1-0\n");
    assert_eq!(run.code, 0, "{}", run.seen());
    let text = std::fs::read_to_string(desk.path("a.pdn")).unwrap();
    assert!(text.contains("1. c3-d4 d6-c5 1-0"), "{text}");
    // what stands behind a half-move that was refused is not done
    let run = typed("b.pdn", "c3-d4 d6-d5 /result 1-0\n");
    assert_eq!(run.code, 1, "{}", run.seen());
    assert!(run.stderr.contains("d6-d5 /result 1-0"), "{}", run.seen());
    let words = ["enter", "--plain", "--variant", "star", "s.txt"];
    let run = huff_in(desk.folder(), words, b"/legal\n/quit\n");
    let first = run
        .stdout
        .split_whitespace()
        .find(|word| word.contains('-'));
    let input = format!("{} /note here\n", first.unwrap_or_default());
    let run = huff_in(desk.folder(), words, input.as_bytes());
    assert_eq!(run.code, 0, "{}", run.seen());
    let text = std::fs::read_to_string(desk.path("s.txt")).unwrap();
    assert!(text.contains("here"), "{text}");
}

#[test]
fn another_game_than_the_file_says_is_told() {
    let desk = Desk::new(4, &["--variant", "russian"]);
    desk.fine(&["pair"]);
    desk.write("r.pdn", b"[GameType \"25\"]\n1. c3-d4 d6-c5 *\n");
    desk.write("i.pdn", b"[GameType \"20\"]\n1. 35-30 20-25 *\n");
    for (file, game, told) in [
        (
            "r.pdn",
            "brazilian",
            "r.pdn says russian; it is entered as brazilian",
        ),
        (
            "i.pdn",
            "russian",
            "i.pdn says international; it is entered as russian",
        ),
        ("r.pdn", "russian", ""),
        ("1.1", "brazilian", "is that of the event"),
    ] {
        let words = ["enter", "--plain", "--variant", game, file];
        let run = huff_in(desk.folder(), words, b"");
        let is_told = match told {
            "" => !run.stderr.contains("--variant"),
            told => run.stderr.contains(told),
        };
        assert!(run.code == 0 && is_told, "{file} {game}: {}", run.seen());
    }
}

/// A file that was cut off is never clean without a word, wherever the cut went, and a game that nobody named is a guess.
#[test]
fn a_file_that_was_cut_off() {
    let whole = "[Event \"Cup\"]\n[White \"Li\"]\n[Black \"Wang\"]\n\n1. c3-d4 d6-c5 2. b2-c3 {quiet} f6-g5 (3. g3-f4) 1-0\n";
    for end in 1..whole.len() - 2 {
        let run = check(&whole.as_bytes()[..end]);
        if run.stdout.starts_with("0 records") {
            assert_eq!(run.code, 3, "{end}: {}", run.seen());
            continue;
        }
        let is_between_tags = whole[..end].trim_end().ends_with(']');
        let said = [
            "breaks off",
            "end without a result",
            "cannot be read",
            "no piece of either side",
        ];
        let is_said = said.iter().any(|said| run.stdout.contains(said));
        assert!(is_said || is_between_tags, "{end}: {}", run.seen());
        if is_said {
            assert!(run.stdout.contains(", guessed"), "{end}: {}", run.seen());
        }
    }
    let run = check(b"[GameType \"25\"]\n1. c3-d4 d6-c5 2. b2-c3");
    assert!(!run.stdout.contains("guessed"), "{}", run.seen());
    let told = |name: &str, arguments: &[&str]| {
        let mut all = vec!["check", "--json", "-"];
        all.extend(arguments);
        let run = huff_with_input(all, name.as_bytes());
        let answer: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        answer["records"][0]["variant_from"].clone()
    };
    assert_eq!(told("1. c3-d4 d6-c5 *", &[]), "guessed");
    assert_eq!(told("[GameType \"25\"]\n1. c3-d4 d6-c5 *", &[]), "named");
    assert_eq!(told("1. c3-d4 d6-c5 *", &["--variant", "russian"]), "asked");
}

/// A number with a stroke before it is answered by the command, with its place, and no option to be guessed at.
#[test]
fn a_stroke_before_an_address() {
    let desk = Desk::new(4, &[]);
    desk.fine(&["pair"]);
    for words in [["result", "-1.1", "2-0"], ["result", "-1", "="]] {
        let run = desk.run(&words);
        assert_eq!(run.code, 2, "{}", run.seen());
        assert!(
            run.stderr.contains("1") && !run.stderr.contains("unexpected argument"),
            "{}",
            run.seen()
        );
    }
    // the event may stand before the command
    desk.fine(&["backup", "b.huff"]);
    for words in [
        &["-e", "a.huff", "status"][..],
        &["--lang", "en", "--event=a.huff", "player", "list"],
    ] {
        let behind: Vec<&str> = words
            .iter()
            .copied()
            .filter(|word| !word.starts_with("-e") && !word.starts_with("--e") && *word != "a.huff")
            .collect();
        let behind = [&behind[..], &["-e", "a.huff"]].concat();
        assert_eq!(desk.fine(words), desk.fine(&behind));
    }
}
