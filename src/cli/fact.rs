//! A sentence that is not said yet: its id and its values.

use crate::words::{self, Value, Words};

/// A sentence in JSON: its id, which stays the same in every language, its words and its values.
#[derive(Clone, Debug, serde::Serialize)]
pub(super) struct FactJson {
    what: &'static str,
    said: String,
    values: std::collections::BTreeMap<&'static str, serde_json::Value>,
}

/// What is to be said, free of language.
#[derive(Clone, Debug)]
pub(super) struct Fact {
    id: &'static str,
    values: Vec<(&'static str, Value<'static>)>,
}

impl Fact {
    pub(super) fn new(id: &'static str) -> Fact {
        Fact {
            id,
            values: Vec::new(),
        }
    }

    pub(super) fn with(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Fact {
        self.values.push((name, value.into()));
        self
    }

    /// What it is about, for those who read JSON.
    pub(super) fn json(&self, words: &Words) -> FactJson {
        let text = |value: &Value<'static>| match value {
            Value::String(text) => serde_json::Value::from(text.as_ref()),
            Value::Number(number) => serde_json::Number::from_f64(number.value).map_or(
                serde_json::Value::Null,
                |exact| {
                    let whole = number.value as i64;
                    if number.value.fract() == 0.0 {
                        whole.into()
                    } else {
                        exact.into()
                    }
                },
            ),
            _ => serde_json::Value::Null,
        };
        FactJson {
            what: self.id,
            said: self.say(words),
            values: self
                .values
                .iter()
                .map(|(name, value)| (*name, text(value)))
                .collect(),
        }
    }

    /// The sentence; what JSON has as codes is said in words.
    pub(super) fn say(&self, words: &Words) -> String {
        let said = |(name, value): &(&'static str, Value<'static>)| match (*name, value) {
            ("half_move", Value::String(text)) => (*name, words::half_move(words, text).into()),
            ("incident", Value::String(code)) => (*name, words::incident(words, code).into()),
            _ => (*name, value.clone()),
        };
        let values: Vec<(&'static str, Value<'_>)> = self.values.iter().map(said).collect();
        words.say(self.id, &values)
    }
}
