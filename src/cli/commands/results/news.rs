//! What other desks have changed since a list was shown.

use crate::cli::error::Error;
use crate::store::Store;
use crate::words::Words;

/// A row of a list: a game, or a table.
pub(super) trait Listed {
    /// Its section, and what `huff result` calls it.
    fn address(&self) -> (&str, &str);
    /// Whether both say the same to who enters results: that a sheet has come is no news.
    fn says_the_same(&self, other: &Self) -> bool;
}

/// What another desk has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum News {
    /// Nothing, or other games.
    None,
    /// The game that the next key may be about: it would not be about what was seen.
    Here,
}

/// Takes over what other desks have entered. A file that is just being written is looked at again with the next tick.
pub(super) fn refreshed(
    store: &mut Store,
    take: impl FnOnce(&mut Store) -> Result<News, Error>,
) -> Result<News, Error> {
    match store.is_changed_by_others() {
        Ok(true) => take(store),
        Ok(false) | Err(_) => Ok(News::None),
    }
}

/// Where a row stands in a newer list; none if it is gone.
pub(super) fn place_of<R: Listed>(row: &R, list: &[R]) -> Option<usize> {
    list.iter().position(|one| one.address() == row.address())
}

/// Whether the mark stands on a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Marked {
    Yes,
    No,
}

impl Marked {
    pub(super) fn of(row: usize, at: usize) -> Marked {
        match row == at {
            true => Marked::Yes,
            false => Marked::No,
        }
    }
}

/// What another desk has made of a board or a table.
pub(super) fn elsewhere(words: &Words, (address, result): (&str, &str), marked: Marked) -> String {
    let id = match marked {
        Marked::Yes => "results-elsewhere",
        Marked::No => "results-elsewhere-told",
    };
    words.say(
        id,
        &[("address", address.into()), ("result", result.into())],
    )
}

/// Whether a row is not as it was in an older list.
pub(super) fn is_news<R: Listed>(row: &R, before: &[R]) -> bool {
    place_of(row, before).is_none_or(|place| !before[place].says_the_same(row))
}

/// What is told below a list.
#[derive(Clone, Debug, Default)]
pub(super) struct Told<S> {
    pub(super) said: S,
    pub(super) warnings: Vec<String>,
    /// The row that these are about.
    pub(super) about: Option<usize>,
    /// The row that another desk has changed: the marked one, else the one that something was told about.
    pub(super) elsewhere: Option<usize>,
}

impl<S: Default> Told<S> {
    /// Nothing is told any more.
    pub(super) fn hush(&mut self) {
        *self = Told::default();
    }

    /// Follows the marked row, and those that something is told about, into a newer list, which is not empty. What is told
    /// of a row that is another one now goes. Gives where the mark stands.
    pub(super) fn follow<R: Listed>(
        &mut self,
        before: &[R],
        now: &[R],
        at: usize,
    ) -> (usize, News) {
        let place = |row: usize| place_of(&before[row], now);
        let is_as_seen = |row: &usize| !is_news(&now[*row], before);
        let marked = place(at);
        let at = marked.unwrap_or(at.min(now.len() - 1));
        let about = self.about.and_then(place);
        let (changed, news) = match marked.filter(is_as_seen) {
            Some(_) => (about.filter(|row| !is_as_seen(row)), News::None),
            None => (Some(at), News::Here),
        };
        let shown = self.elsewhere.and_then(place);
        let kept = about.filter(is_as_seen);
        if self.about.is_some() && kept.is_none() {
            self.hush();
        }
        self.about = kept;
        self.elsewhere = changed.or(shown);
        (at, news)
    }
}
