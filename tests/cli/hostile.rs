//! Bad input: a sentence with the place, the other records still judged, never a panic.

use super::{Run, huff, huff_with_input};

fn check(input: &[u8]) -> Run {
    let run = huff_with_input(["check", "-"], input);
    assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
    run
}

#[test]
fn nothing_to_read() {
    for input in [
        &b""[..],
        b"\n\n",
        b"\xef\xbb\xbf",
        b"hello world\n",
        b"\0\0\0\0",
    ] {
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
