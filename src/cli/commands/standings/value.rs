//! Values of tie-breaks as text.

use crate::tournament::tiebreaks::{TieBreak, UnplayedPolicy, Value};

const POLICIES: [(&str, UnplayedPolicy); 5] = [
    ("fide2026", UnplayedPolicy::Fide2026),
    ("fide2024", UnplayedPolicy::Fide2024),
    ("virtual", UnplayedPolicy::Virtual),
    ("zero", UnplayedPolicy::Zero),
    ("round-robin", UnplayedPolicy::RoundRobin),
];

/// The policy of a name.
pub(in crate::cli::commands) fn policy(name: &str) -> Option<UnplayedPolicy> {
    POLICIES
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, policy)| *policy)
}

/// The name of a policy.
pub(in crate::cli::commands) fn text(policy: UnplayedPolicy) -> &'static str {
    POLICIES
        .iter()
        .find(|(_, known)| *known == policy)
        .map_or("", |(name, _)| *name)
}

/// A value: numbers with as many digits behind the point as they have. Orders, such as those of direct encounter and of
/// lots, are told by their rank alone.
pub(in crate::cli::commands) fn value_text(value: &Value, criterion: TieBreak) -> String {
    let number = |number: i64| {
        if criterion == TieBreak::Number || matches!(criterion, TieBreak::Lot(_)) {
            return (-number).to_string();
        }
        let (whole, rest) = (number / value.scale, (number % value.scale).abs());
        if rest == 0 {
            return number
                .checked_div(value.scale)
                .unwrap_or(number)
                .to_string();
        }
        let digits = value.scale.ilog10() as usize;
        let sign = if number < 0 && whole == 0 { "-" } else { "" };
        let text = format!("{sign}{whole}.{rest:0digits$}");
        text.trim_end_matches('0').to_owned()
    };
    match value.numbers[..] {
        [] => "–".to_owned(),
        // The list of full truncation begins with the sum without the lowest.
        [first, ..] => number(first),
    }
}
