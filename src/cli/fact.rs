//! A sentence that is not said yet: its id and its values.

use crate::words::{Value, Words};

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

    pub(super) fn say(&self, words: &Words) -> String {
        words.say(self.id, &self.values)
    }
}
