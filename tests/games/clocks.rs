//! Clock entries: what runs backwards, what is too much, and the three answers of the rule of
//! single moves.

use huff::draughts::Variant;
use huff::notation::pdn;
use huff::record::{Claim, Code, Finding, Penalty, Reason, Verdict, judge};

fn clock_findings(variant: Variant, text: &str) -> Vec<Finding> {
    let record = pdn::records(text).next().unwrap();
    let judgement = judge(&record, Some(variant));
    assert_eq!(judgement.verdict, Verdict::Clean, "{text}");
    let codes = [Code::TimeExceeded, Code::ClockRunsBackwards];
    judgement
        .findings
        .into_iter()
        .filter(|finding| codes.contains(&finding.code))
        .collect()
}

fn codes(variant: Variant, text: &str) -> Vec<(Code, Option<u32>)> {
    let findings = clock_findings(variant, text);
    findings
        .iter()
        .map(|finding| (finding.code, finding.ply))
        .collect()
}

#[test]
fn clocks_that_run_backwards() {
    let russian = |text: &str| codes(Variant::Russian, text);
    let back = |ply| vec![(Code::ClockRunsBackwards, Some(ply))];
    let left = |times: [&str; 4], tags: &str| {
        let [one, two, three, four] = times;
        format!(
            "{tags} 1. c3-d4 {{[%clk {one}]}} d6-c5 {{[%clk {two}]}} 2. b2-c3 {{[%clk {three}]}} f6-g5 {{[%clk {four}]}} *"
        )
    };
    let falling = ["0:45:00", "0:45:00", "0:44:10", "0:44:59"];
    assert_eq!(russian(&left(falling, "")), []);
    assert_eq!(
        russian(&left(falling, "[Clock \"used\"]")),
        [back(3), back(4)].concat()
    );
    let rising = ["0:01:00", "0:02:00", "0:03:05", "0:02:00"];
    assert_eq!(russian(&left(rising, "[Clock \"used\"]")), []);
    assert_eq!(russian(&left(rising, "")), back(3));
    assert_eq!(
        russian(&left(
            ["45:00", "45:00", "45:30", "44:00"],
            "[TimeControl \"2700+30\"]"
        )),
        []
    );
    assert_eq!(
        russian(&left(
            ["45:00", "45:00", "45:30", "44:00"],
            "[TimeControl \"2700\"]"
        )),
        back(3)
    );
    // the hour of the next stage comes with the last move of the first
    assert_eq!(
        russian(&left(
            ["0:00:10", "0:00:20", "1:00:05", "0:00:05"],
            "[TimeControl \"2/3600:3600\"]"
        )),
        []
    );
    // both clocks at each move
    let both = "1. c3-d4 {[%clock w45:00 B45:00]} d6-c5 {[%clock W45:00 b44:00]} 2. b2-c3 {[%clock w44:00 B44:30]} *";
    assert_eq!(russian(both), back(3));
}

#[test]
fn more_time_than_there_was() {
    let russian = |text: &str| codes(Variant::Russian, text);
    let over = |ply| vec![(Code::TimeExceeded, Some(ply))];
    let used = |times: [&str; 2], tags: &str| {
        let [one, two] = times;
        format!(
            "[Clock \"used\"] {tags} 1. c3-d4 {{[%clk {one}]}} d6-c5 2. b2-c3 {{[%clk {two}]}} *"
        )
    };
    assert_eq!(
        russian(&used(["10:00", "45:00"], "[TimeControl \"45'\"]")),
        []
    );
    assert_eq!(
        russian(&used(["10:00", "45:01"], "[TimeControl \"45'\"]")),
        over(3)
    );
    assert_eq!(
        russian(&used(["45:01", "46:00"], "[TimeControl \"45'\"]")),
        over(1),
        "said once"
    );
    assert_eq!(
        russian(&used(["10:00", "45:09"], "[TimeControl \"45'+5\"\"]")),
        []
    );
    assert_eq!(
        russian(&used(["60:01", "70:00"], "[TimeControl \"1/3600:3600\"]")),
        over(1)
    );
    assert_eq!(
        russian(&used(["60:00", "70:00"], "[TimeControl \"1/3600:3600\"]")),
        []
    );
    assert_eq!(
        russian("1. c3-d4 {[%clk 0:10]} d6-c5 2. b2-c3 {[%clk -0:03]} *"),
        over(3)
    );
    let spent = |control: &str| {
        format!(
            "[TimeControl \"{control}\"] 1. c3-d4 {{[%emt 3:00]}} d6-c5 2. b2-c3 {{[%emt 3:00]}} *"
        )
    };
    assert_eq!(russian(&spent("300")), over(3));
    assert_eq!(russian(&spent("360")), []);
    // a delay of half a minute a move
    assert_eq!(russian(&spent("300d30")), []);
    assert_eq!(russian(&spent("300d29")), over(3));
}

/// `s2:2`: in time, in time only if the minute was asked for, lost.
#[test]
fn three_answers() {
    let answer = |text: &str| -> Option<(Option<Reason>, Option<Penalty>, Claim)> {
        let findings = clock_findings(Variant::English, text);
        assert!(findings.len() < 2, "{text}");
        findings.first().map(|finding| {
            assert_eq!(finding.articles, ["s2:2"]);
            (finding.reason, finding.penalty, finding.claim)
        })
    };
    let unknown = Some((Some(Reason::ExtensionUnknown), None, Claim::None));
    let free = |time: &str| format!("1. 11-15 {{[%emt {time}]}} 23-19 *");
    assert_eq!(answer(&free("5:00")), None);
    assert_eq!(answer(&free("5:01")), unknown);
    assert_eq!(answer(&free("6:00")), unknown);
    assert_eq!(
        answer(&free("6:01")),
        Some((None, Some(Penalty::GameLost), Claim::Open))
    );
    assert_eq!(answer("1. 11-15 {[%emt 5:30][%extension]} 23-19 *"), None);
    // one way to capture: one minute and one
    let forced = |time: &str| format!("1. 11-15 22-18 2. 15x22 {{[%emt {time}]}} 25x18 *");
    assert_eq!(answer(&forced("1:00")), None);
    assert_eq!(answer(&forced("1:01")), unknown);
    let lost = Some((
        Some(Reason::OneWayToTake),
        Some(Penalty::GameLost),
        Claim::Open,
    ));
    assert_eq!(answer(&forced("2:01")), lost);
    // two ways: five minutes
    assert_eq!(
        answer("1. 11-15 22-18 2. 15x22 26x17 {[%emt 4:00]} *"),
        None
    );
    // times used add up
    let used = "[Clock \"used\"] 1. 11-15 {[%clk 4:00]} 23-19 2. 8-11 {[%clk 9:30]} *";
    assert_eq!(answer(used), unknown);
    // a clock that shows what is left is one for the whole game
    assert_eq!(
        answer("1. 11-15 {[%clk 60:00]} 23-19 2. 8-11 {[%clk 50:00]} *"),
        None
    );
}
