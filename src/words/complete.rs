//! Every sentence in every language, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};

use super::{Language, Words};
use crate::draughts::{DrawKind, Force, Variant};
use crate::equipment::{self, Item, Profile};
use crate::record::{Code, Law, Remedy, Until, Who};

/// The ids of a language, each with the names of its arguments.
fn ids(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut ids: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in language.sources().iter().flat_map(|source| source.lines()) {
        if line.starts_with('#') || line.trim().is_empty() {
            continue;
        }
        if !line.starts_with([' ', '}', '*', '[']) {
            let (id, _) = line
                .split_once('=')
                .unwrap_or_else(|| panic!("{language:?}: {line}"));
            current = id.trim().to_string();
            assert!(
                ids.insert(current.clone(), BTreeSet::new()).is_none(),
                "{language:?}: {current} twice"
            );
        }
        for (at, _) in line.match_indices('$') {
            let rest = &line[at + 1..];
            let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
            let name = rest[..end.unwrap_or(rest.len())].to_string();
            ids.get_mut(&current).expect("an id").insert(name);
        }
    }
    ids
}

#[test]
fn the_same_ids_with_the_same_arguments() {
    let english = ids(Language::En);
    for language in [Language::Zh, Language::Ru] {
        let other = ids(language);
        for (id, arguments) in &english {
            assert_eq!(other.get(id), Some(arguments), "{language:?}: {id}");
        }
        for id in other.keys() {
            assert!(
                english.contains_key(id),
                "{language:?}: {id} is not in English"
            );
        }
    }
}

#[test]
fn every_sentence_can_be_read() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (id, arguments) in ids(language) {
            assert!(words.has(&id), "{language:?}: {id}");
            let names: Vec<&'static str> =
                arguments.into_iter().map(|name| &*name.leak()).collect();
            let values: Vec<_> = names.iter().map(|name| (*name, 1.into())).collect();
            let sentence = words.say(&id, &values);
            assert!(
                !sentence.contains('{') && !sentence.contains('$'),
                "{language:?}: {id}: {sentence}"
            );
        }
    }
}

/// What is counted in sentences, in the plural.
const PLURALS: [&str; 20] = [
    "opponents",
    "findings",
    "half-moves",
    "moves",
    "players",
    "rounds",
    "games",
    "results",
    "records",
    "names",
    "texts",
    "characters",
    "sheets",
    "copies",
    "files",
    "pages",
    "boards",
    "lines",
    "events",
    "tables",
];

/// Sentences that are said of two or more only, and one in which the number is a name.
const NEVER_OF_ONE: [&str; 13] = [
    "error-enter-many",
    "error-enter-many-csv",
    "error-enter-many-star",
    "error-many-events",
    "finding-draw-claimable-balance-unchanged",
    "finding-draw-claimable-kings-only",
    "finding-draw-due-balance-unchanged",
    "finding-draw-due-few-pieces",
    "finding-draw-due-kings-only",
    "finding-draw-due-lone-king",
    "finding-draw-due-main-road",
    "import-which-player",
    "trf-one-sided",
];

/// One game is no games.
#[test]
fn one_is_no_plural() {
    let words = Words::new(Language::En);
    let mut wrong = Vec::new();
    for (id, arguments) in ids(Language::En) {
        let names: Vec<&'static str> = arguments.into_iter().map(|name| &*name.leak()).collect();
        let values: Vec<_> = names.iter().map(|name| (*name, 1.into())).collect();
        let sentence = words.say(&id, &values);
        let told: Vec<&str> = sentence
            .split(|sign: char| !sign.is_alphanumeric() && sign != '-')
            .collect();
        let is_wrong = |two: &[&str]| two[0] == "1" && PLURALS.contains(&two[1]);
        if told.windows(2).any(is_wrong) && !NEVER_OF_ONE.contains(&&*id) {
            wrong.push(format!("{id}: {sentence}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_finding_of_star_halma_has_its_sentences() {
    use crate::record::star::{StarCode, articles};
    use crate::star::{Jump, Reason};
    for language in Language::ALL {
        let words = Words::new(language);
        let has = |id: String| assert!(words.has(&id), "{language:?}: {id}");
        for code in StarCode::ALL {
            has(format!("finding-star-{}", code.name()));
            has(format!("explain-star-{}", code.name()));
        }
        for reason in Reason::ALL {
            // these two are codes of their own
            if !matches!(reason, Reason::EmptyHole | Reason::OthersPiece) {
                has(format!("finding-star-illegal-move-{}", reason.name()));
            }
            for jump in [Jump::Adjacent, Jump::EqualDistance] {
                articles(*reason, jump)
                    .iter()
                    .for_each(|article| has(super::article_id(article)));
            }
        }
    }
}

#[test]
fn every_code_law_and_article_has_its_sentences() {
    for language in Language::ALL {
        let words = Words::new(language);
        let has = |id: String| assert!(words.has(&id), "{language:?}: {id}");
        for code in Code::ALL {
            has(format!("finding-{}", code.name()));
            has(format!("code-{}", code.name()));
            has(format!("explain-{}", code.name()));
            for article in Law::ALL.into_iter().flat_map(|law| law.articles_of(*code)) {
                let same = crate::record::same_as(article).unwrap_or(article);
                has(super::article_id(same));
            }
        }
        for rule in Variant::all()
            .flat_map(|variant| variant.rules().draws)
            .flat_map(|profile| profile.rules)
        {
            rule.articles
                .iter()
                .for_each(|article| has(super::article_id(article)));
            // a claim of the other kinds no rule gives
            let kind = match (rule.force, rule.kind) {
                (Force::Due, kind) => format!("due-{}", kind.name()),
                (Force::Claimable, kind @ (DrawKind::Repetition | DrawKind::KingsOnly)) => {
                    format!("claimable-{}", kind.name())
                }
                (Force::Claimable, kind) => panic!("{kind:?}"),
            };
            has(format!("finding-draw-{kind}"));
        }
        for law in Law::ALL {
            has(format!("law-{}", law.name()));
        }
        for who in [Who::Opponent, Who::Anybody, Who::Arbiter, Who::Nobody] {
            has(format!("who-{}", who.name()));
        }
        for until in [
            Until::OpponentMoves,
            Until::GameEnds,
            Until::Always,
            Until::Never,
        ] {
            has(format!("until-{}", until.name()));
        }
        for code in Code::ALL {
            for law in Law::ALL {
                has(format!("remedy-{}", law.terms(*code, None).remedy.name()));
            }
        }
        has(format!("remedy-{}", Remedy::Nothing.name()));
        for item in Item::ALL {
            has(format!("equipment-item-{}", item.name()));
        }
        for profile in Profile::ALL {
            has(format!("equipment-rules-{}", profile.name()));
            for conflict in equipment::conflicts(profile) {
                has(format!("equipment-conflict-{}", conflict.name));
            }
        }
    }
}
