//! What a command that changes the event answers: a sentence for each thing done, or the same as JSON.

use clap::Args;

use crate::cli::error::Error;
use crate::cli::fact::{Fact, FactJson};
use crate::cli::json::FORMAT;
use crate::cli::ui::Ui;
use crate::store::Store;

/// How a command that changes something answers.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(in crate::cli) struct Confirm {
    /// Answer in JSON: what was done, and its number in the journal
    #[arg(long)]
    pub(in crate::cli) json: bool,
}

/// What was done.
#[derive(serde::Serialize)]
struct DoneJson {
    format: u32,
    /// The entry that `undo` takes back; none if nothing was changed.
    journal: Option<i64>,
    done: Vec<FactJson>,
    notes: Vec<FactJson>,
}

/// What was done, and what is odd about it.
#[derive(Default)]
pub(in crate::cli) struct Done {
    pub(in crate::cli) said: Vec<Fact>,
    pub(in crate::cli) notes: Vec<Fact>,
}

impl Done {
    pub(in crate::cli) fn new(fact: Fact) -> Done {
        Done {
            said: vec![fact],
            notes: Vec::new(),
        }
    }

    pub(in crate::cli) fn noting(mut self, notes: impl IntoIterator<Item = Fact>) -> Done {
        self.notes.extend(notes);
        self
    }
}

impl Confirm {
    /// Says what was done.
    pub(in crate::cli) fn say(self, ui: &mut Ui, store: &Store, done: &Done) -> Result<(), Error> {
        self.say_entry(ui, store.entry(), done)
    }

    /// The same with the number of the entry.
    pub(in crate::cli) fn say_entry(
        self,
        ui: &mut Ui,
        journal: Option<i64>,
        done: &Done,
    ) -> Result<(), Error> {
        if self.json {
            let facts = |facts: &[Fact]| facts.iter().map(|fact| fact.json(&ui.words)).collect();
            let answer = DoneJson {
                format: FORMAT,
                journal,
                done: facts(&done.said),
                notes: facts(&done.notes),
            };
            return ui.json(&answer);
        }
        done.notes.iter().for_each(|note| ui.warn(note));
        done.said.iter().try_for_each(|fact| ui.tell(fact))
    }
}
