//! Values of tie-breaks as text.

use crate::tournament::tiebreaks::{Cut, TieBreak, UnplayedPolicy, Value};
use crate::words::Words;

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

/// The names of all policies.
pub(in crate::cli::commands) fn policies() -> String {
    POLICIES.map(|(name, _)| name).join(", ")
}

/// The id of a criterion's name; the head of its column has `-short` behind it.
fn name_id(criterion: TieBreak) -> &'static str {
    use TieBreak as T;
    match criterion {
        T::Points => "tie-points",
        T::KnockOut => "tie-knock-out",
        T::DirectEncounter => "tie-direct",
        T::RoundsWon => "tie-rounds-won",
        T::GamesWon => "tie-games-won",
        T::BlackGames => "tie-black-games",
        T::BlackWins => "tie-black-wins",
        T::Progressive(_) => "tie-progressive",
        T::RoundsElected => "tie-elected",
        T::Standard => "tie-standard",
        T::Buchholz(_) => "tie-solkoff",
        T::FullTruncatedSolkoff => "tie-solkoff-full",
        T::SolkoffPlus => "tie-solkoff-plus",
        T::AverageBuchholz => "tie-average-solkoff",
        T::ForeBuchholz => "tie-fore-solkoff",
        T::SonnebornBerger(_) => "tie-sonneborn-berger",
        T::Koya(_) => "tie-koya",
        T::AverageRating(_) => "tie-average-rating",
        T::Performance => "tie-performance",
        T::Rating => "tie-rating",
        T::Number => "tie-number",
        T::Lot(_) => "tie-lot",
    }
}

/// How a criterion is cut: so many of the lowest, so many of the highest.
const fn cut(criterion: TieBreak) -> Cut {
    match criterion {
        TieBreak::Buchholz(cut) | TieBreak::SonnebornBerger(cut) => cut,
        TieBreak::Progressive(lowest) | TieBreak::AverageRating(lowest) => Cut::lowest(lowest),
        _ => Cut::NONE,
    }
}

/// The name of a criterion; codes stay in JSON, CSV and reports.
pub(in crate::cli::commands) fn name(words: &Words, criterion: TieBreak) -> String {
    let name = match criterion {
        TieBreak::Lot(seed) => words.say("tie-lot", &[("seed", seed.to_string().into())]),
        TieBreak::Koya(limit) if limit != 0 => {
            let limit = format!("{limit:+}");
            words.say("tie-koya-moved", &[("limit", limit.into())])
        }
        _ => words.say(name_id(criterion), &[]),
    };
    let with = |id: &str, count: u8| {
        words.say(
            id,
            &[("name", name.clone().into()), ("count", count.into())],
        )
    };
    match cut(criterion) {
        Cut::NONE => name,
        Cut { lowest, highest: 0 } => with("tie-without-lowest", lowest),
        Cut { lowest, .. } => with("tie-without-both", lowest),
    }
}

/// The head of a criterion's column, a short word.
pub(in crate::cli::commands) fn head(words: &Words, criterion: TieBreak) -> String {
    let name = words.say(&format!("{}-short", name_id(criterion)), &[]);
    match cut(criterion) {
        Cut::NONE => name,
        Cut { lowest, highest: 0 } => format!("{name} −{lowest}"),
        Cut { lowest, .. } => format!("{name} ±{lowest}"),
    }
}

/// A value: numbers with as many digits behind the point as they have. Of direct encounter it is the place among the tied;
/// of a lot the number drawn, the lower one goes first.
pub(in crate::cli::commands) fn value_text(value: &Value, criterion: TieBreak) -> String {
    let number = |number: i64| {
        if matches!(
            criterion,
            TieBreak::Number | TieBreak::DirectEncounter | TieBreak::Lot(_)
        ) {
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
