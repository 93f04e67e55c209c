//! Laws: what a finding answers to, who may claim it, until when, and what follows.
//!
//! Keys of articles: `s1:ARTICLE/SECTION` the draughts-64 rules, `s2:CLAUSE` the text on English
//! checkers, `fmjd` Annex 1 of the FMJD (2015), `idf` the IDF rules of draughts-64, `wcdf` the WCDF
//! Rules of Draughts, `cbd` the rules of the Brazilian confederation.

mod articles;
mod same;
mod terms;

use crate::draughts::{Rank, Variant};

use super::code::{Code, Reason};

pub use same::same_as;
pub use terms::{Penalty, Remedy, Terms, Until, Who};

/// A body of rules on irregularities, claims and penalties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Law {
    /// The draughts-64 rules (Russian, Brazilian).
    S1,
    /// FMJD Annex 1 (international draughts).
    Fmjd,
    /// The text on English checkers.
    S2,
    /// The WCDF Rules of Draughts, as far as they are known.
    Wcdf,
    /// No text of its own: the remedies of draughts-64, no articles cited.
    Default,
}

impl Law {
    /// All laws.
    pub const ALL: [Law; 5] = [Law::S1, Law::Fmjd, Law::S2, Law::Wcdf, Law::Default];

    /// The law that a variant is judged by unless another is named.
    pub fn of(variant: Variant) -> Law {
        use Variant::*;
        match variant {
            Russian | Brazilian => Law::S1,
            International => Law::Fmjd,
            English | EnglishWhiteFirst => Law::S2,
            Canadian | Pool | Italian | Spanish | Czech | Frisian => Law::Default,
        }
    }

    /// The name in reports and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Law::S1 => "s1",
            Law::Fmjd => "fmjd",
            Law::S2 => "s2",
            Law::Wcdf => "wcdf",
            Law::Default => "default",
        }
    }

    /// The law of a name.
    pub fn from_name(name: &str) -> Option<Law> {
        Law::ALL.into_iter().find(|law| law.name() == name)
    }

    /// The articles of a finding; empty where no source gives one.
    ///
    /// ```
    /// use huff::draughts::Rank;
    /// use huff::record::{Code, Law, Reason};
    /// let articles = Law::S1.articles(Code::MissedCapture, Some(Reason::OtherPiece), Rank::Man);
    /// assert_eq!(articles, ["s1:6/2", "s1:7/4.2", "fmjd:5.4.6"]);
    /// ```
    pub fn articles(
        self,
        code: Code,
        reason: Option<Reason>,
        mover: Rank,
    ) -> &'static [&'static str] {
        let row = articles::ARTICLES
            .iter()
            .find(|row| row.fits(code, reason, mover));
        row.map_or(&[], |row| self.column(row))
    }

    /// All articles that findings of a code can cite, each once.
    pub fn articles_of(self, code: Code) -> Vec<&'static str> {
        let mut all = Vec::new();
        let rows = articles::ARTICLES.iter().filter(|row| row.code == code);
        for article in rows.flat_map(|row| self.column(row)) {
            if !all.contains(article) {
                all.push(*article);
            }
        }
        all
    }

    const fn column(self, row: &articles::Row) -> &'static [&'static str] {
        match self {
            Law::S1 => row.s1,
            Law::Fmjd => row.fmjd,
            Law::S2 => row.s2,
            Law::Wcdf => row.wcdf,
            Law::Default => &[],
        }
    }

    /// Who may claim a finding, until when, and what follows.
    pub fn terms(self, code: Code, reason: Option<Reason>) -> Terms {
        match reason {
            // whether the minute was asked for decides, and the record does not say
            Some(Reason::ExtensionUnknown) => Terms::NOTHING,
            _ => terms::of(self, code),
        }
    }

    /// Who has to crown.
    pub const fn crowner(self) -> Crowner {
        match self {
            Law::S1 | Law::Fmjd | Law::Default => Crowner::Mover,
            Law::S2 | Law::Wcdf => Crowner::Opponent,
        }
    }
}

/// Who has to put the second piece on a new king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crowner {
    /// The player whose king it is, as part of his move (`s1:5/5.1.2`).
    Mover,
    /// His opponent, before he moves (`s2:5`).
    Opponent,
}

/// The keys that an article can stand for: with its law before it, or without one.
pub(super) fn keys(name: &str, law: Law) -> impl Iterator<Item = String> {
    let own = (!name.contains(':')).then(|| format!("{}:{name}", law.name()));
    let s1 = (!name.contains(':')).then(|| format!("s1:{name}"));
    [Some(name.to_string()), own, s1].into_iter().flatten()
}

/// The code that an article is about, for notes that name only the article: the acts that only a
/// note can tell first.
pub(super) fn code_of_article(article: &str) -> Option<Code> {
    use super::code::Evidence;
    let cites = |row: &&articles::Row| {
        [row.s1, row.fmjd, row.s2, row.wcdf]
            .iter()
            .any(|column| column.contains(&article))
    };
    let mut rows: Vec<&articles::Row> = articles::ARTICLES.iter().filter(cites).collect();
    rows.sort_by_key(|row| row.code.evidence() != Evidence::Noted);
    // of several acts under one article the last section is the act's own: `s1:7/4.15`
    let own = rows
        .iter()
        .find(|row| row.s1.iter().rev().find(|key| key.starts_with("s1:")) == Some(&article));
    own.or(rows.first()).map(|row| row.code)
}
