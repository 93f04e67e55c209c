//! Languages: every sentence comes from templates/lang, and what is typed is read by the same words.

#[cfg(test)]
mod complete;
mod incident;
mod read;
mod say;
mod star;

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use incident::{known_incidents, read_incident};
pub use read::{
    Lexicon, Party, known_rulings, read_party, read_ruling, read_side, spellings_of_side,
};
pub use say::{
    article_id, claim, finding, game, half_move, incident, likely, repair, ruling, side, verdict,
};
pub use star::{seat, star_finding, star_options};

/// The files of a language under templates/lang, the same for each.
macro_rules! sources {
    ($code:literal) => {
        sources!(
            $code: "", "-law", "-explain", "-event", "-equipment", "-swiss", "-standings", "-star", "-print", "-desk", "-typed", "-files"
        )
    };
    ($code:literal: $($part:literal),*) => {
        &[$(include_str!(concat!("../../templates/lang/", $code, $part, ".ftl"))),*]
    };
}

/// A language that huff speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    En,
    /// Chinese.
    Zh,
    /// Russian.
    Ru,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::En, Language::Zh, Language::Ru];

    /// The two-letter name.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Zh => "zh",
            Language::Ru => "ru",
        }
    }

    /// The language of a name such as `ru` or `zh_CN.UTF-8`.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| {
            code.strip_prefix(language.code())
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '_', '.', '@']))
        })
    }

    /// Its files.
    pub(crate) const fn sources(self) -> &'static [&'static str] {
        match self {
            Language::En => sources!("en"),
            Language::Zh => sources!("zh"),
            Language::Ru => sources!("ru"),
        }
    }
}

/// The sentences of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Words").finish_non_exhaustive()
    }
}

/// A value that a sentence takes.
pub type Value<'v> = FluentValue<'v>;

impl Words {
    /// The sentences of a language.
    pub fn new(language: Language) -> Words {
        Words::of(language, language.sources())
    }

    /// The sentences of these files.
    pub(crate) fn of(language: Language, sources: &[&str]) -> Words {
        let id: LanguageIdentifier = language
            .code()
            .parse()
            .expect("invariant: two letters are a language");
        let mut bundle = FluentBundle::new(vec![id]);
        // the marks that isolate directions would reach terminal and paper
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = match FluentResource::try_new(source.to_string()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence with this id; the id itself where there is none.
    ///
    /// ```
    /// use huff::words::{Language, Words};
    /// assert_eq!(Words::new(Language::En).say("side-white", &[]), "White");
    /// ```
    pub fn say(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(id)
            .and_then(|message| message.value())
        else {
            return id.to_string();
        };
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            arguments.set(*name, value.clone());
        }
        let mut errors = Vec::new();
        let text: Cow<'_, str> = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut errors);
        // An argument that was forgotten would be printed as `{$name}`; every test that comes here fails.
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        text.into_owned()
    }

    /// The words printed on forms by name: `paper-move-number` is `move_number`. Places are written `{n}`.
    pub fn labels(language: Language) -> std::collections::BTreeMap<String, String> {
        let words = Words::new(language);
        let lines = language.sources().iter().flat_map(|source| source.lines());
        let label = |line: &'static str| {
            let name = line.strip_prefix("paper-")?.split(" = ").next()?;
            let places = line
                .match_indices("{ $")
                .filter_map(|(at, _)| line[at + 3..].split(' ').next());
            let values: Vec<(&'static str, Value<'_>)> = places
                .map(|place| (place, format!("{{{place}}}").into()))
                .collect();
            Some((
                name.replace('-', "_"),
                words.say(&format!("paper-{name}"), &values),
            ))
        };
        lines.filter_map(label).collect()
    }

    /// Whether there is a sentence with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }
}
