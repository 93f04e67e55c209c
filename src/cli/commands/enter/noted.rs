//! Incidents and rulings of the desk in the event: by the same functions as `huff incident` and `huff ruling`.

use crate::cli::commands::game::{CopyArgument, Owner, entered};
use crate::cli::commands::result::Guard;
use crate::cli::commands::{incident, ruling};
use crate::cli::desk::{CLAIM, Done, note_texts, seated};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::entry::{Asked, Heard, Noted, Notice, Session};
use crate::record::Outcome;
use crate::store::{IncidentRow, Keep, RulingRow};
use crate::words::Words;

use super::keep::{InEvent, Keeper};

/// Does what a session asks of the event, and has the answer said.
pub(super) fn heed(heard: Heard, session: &mut Session, keeper: &mut Keeper, words: &Words) {
    let claim = session.notice().cloned();
    let is_claim = |asked: &Asked| asked.noted == Noted::Claim;
    let is_claim = session.asked().is_some_and(is_claim);
    let done = match (heard, session.asked().cloned()) {
        (Heard::Keep, Some(asked)) => keeper.note(&asked, words).inspect(|_| session.kept()),
        (Heard::TakeBack, _) => keeper
            .take_back()
            .map(|()| vec![words.say("enter-note-undone", &[])]),
        _ => return,
    };
    let said = done.and_then(|said| {
        session.set_event_notes(keeper.notes()?);
        Ok(said.join("; "))
    });
    // what was found is what a claim is answered with
    if let (true, Ok(_), Some(claim)) = (is_claim, &said, claim) {
        return session.say(claim);
    }
    let text = said.unwrap_or_else(|error| error.say(words));
    session.say(Notice::new("enter-said").with("text", text));
}

/// Says it where the event has no result of the game, or another one than was written on the sheet just now.
pub(super) fn compare_result(session: &mut Session, keeper: &mut Keeper, words: &Words) {
    let Keeper::Event(event) = keeper else { return };
    let Some(notice) = session.notice() else {
        return;
    };
    if !RESULTS.contains(&notice.id) {
        return;
    }
    let text = session.sheet().result().unwrap_or_default();
    let outcome = Outcome::read(text);
    let winner = outcome.and_then(|outcome| outcome.winner(session.sheet().variant.rules()));
    let (entered, word) = match (winner, outcome) {
        (Some(color), _) => (color.word(), color.word()),
        (None, Some(Outcome::Draw)) => ("draw", "="),
        (None, Some(Outcome::BothLose)) => ("none", "0-0"),
        _ => return,
    };
    // a file that cannot be read now says it with the next half-move
    let Ok(known) = event.result() else { return };
    let id = match known {
        Some(known) if known == entered => return,
        Some(_) => "enter-event-other-result",
        None => "enter-event-no-result",
    };
    let values = [
        ("address", event.address.clone().into()),
        ("result", word.into()),
    ];
    let said = [super::say::notice(words, notice), words.say(id, &values)];
    session.say(Notice::new("enter-said").with("text", said.join("; ")));
}

/// What is said when a result was written on the sheet.
const RESULTS: [&str; 3] = ["enter-result", "enter-result-white", "enter-result-black"];

impl InEvent {
    /// The result of the game in the event.
    fn result(&mut self) -> Result<Option<&'static str>, Error> {
        let (section, address) = (&self.section, &self.address);
        self.store.look::<_, Error>(|view| {
            let at = seated(view, Some(section), address)?;
            Ok(entered(&at.game))
        })
    }

    /// Keeps it as an entry of the journal of its own.
    pub(super) fn note(&mut self, asked: &Asked, words: &Words) -> Result<Vec<String>, Error> {
        let address = &self.address;
        let what = match &asked.noted {
            Noted::Incident(what) => format!("incident {address} {what}"),
            Noted::Ruling(ruling) => format!("ruling {address} {}", ruling.word()),
            Noted::Claim => format!("claim {address}"),
        };
        let stamp = self.event.stamp(what);
        let section = &self.section;
        let ply = asked.ply.map(i64::from);
        let sides = asked.sides.iter().copied().map(CopyArgument::of_side);
        let sides: Vec<Owner> = sides.map(Owner::of).collect();
        let done = self
            .store
            .transact::<_, Error>(&stamp, Keep::Commit, |edit| {
                let at = seated(edit, Some(section), address)?;
                match &asked.noted {
                    Noted::Incident(what) => {
                        let happened = incident::Happened {
                            what: what.clone(),
                            ply,
                            by: Some(sides),
                            note: asked.text.clone(),
                        };
                        incident::keep(edit, &at, happened, words)
                    }
                    Noted::Ruling(kind) => {
                        let decision = ruling::Decision {
                            kind: *kind,
                            ply,
                            against: sides.first().copied(),
                            note: Some(asked.text.clone()).filter(|text| !text.is_empty()),
                            guard: Guard::Current,
                        };
                        Ok(ruling::keep(edit, &at, decision, words)?.done)
                    }
                    Noted::Claim => {
                        let mut row = IncidentRow {
                            id: 0,
                            game: at.game.row.id,
                            ply,
                            article: Some(CLAIM.to_owned()),
                            side: sides.first().copied().map(Owner::word),
                            text: asked.text.clone(),
                        };
                        edit.insert(&mut row)?;
                        Ok(Done::default())
                    }
                }
            })?;
        self.notes.extend(self.store.entry());
        let facts = done.said.iter().chain(&done.notes);
        Ok(facts.map(|fact| fact.say(words)).collect())
    }

    /// Takes back the last note, where nothing came after it.
    pub(super) fn take_back(&mut self) -> Result<(), Error> {
        let later = || Error::No(Fact::new("error-enter-note-stays"));
        let entry = self.notes.pop().ok_or_else(later)?;
        let newest = self.store.look::<_, Error>(|view| {
            let journal = view.journal()?;
            let standing = journal
                .iter()
                .filter(|entry| entry.undoes.is_none() && entry.undone_by.is_none());
            Ok(standing.map(|entry| entry.id).max() == Some(entry))
        })?;
        if !newest {
            return Err(later());
        }
        self.store.undo(&self.event.stamp("undo"))?;
        Ok(())
    }

    /// The notes of the game.
    pub(super) fn read_notes(&mut self) -> Result<Vec<(usize, String)>, Error> {
        let game = self.game;
        self.store.look::<_, Error>(|view| {
            let mine: Vec<IncidentRow> = view.of("game", game)?;
            Ok(note_texts(&mine, &view.of::<RulingRow>("game", game)?))
        })
    }
}
