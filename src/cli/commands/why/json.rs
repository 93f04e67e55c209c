//! The reasons of a pairing as JSON.

use serde::Serialize;

use super::pairing::{criterion_id, reason_word};
use crate::cli::commands::pairings::short;
use crate::store::Section;
use crate::tournament::swiss::{
    Against, BracketFacts, ColourRule, Float, Reason, Side, Strength, Why,
};
use crate::tournament::{Board, Colour, PlayerId};

/// `why ROUND.BOARD`, with or without `--instead`, and `why ROUND --bye`. What was not asked for is null.
#[derive(Serialize)]
pub(super) struct PairingJson {
    pub(super) format: u32,
    pub(super) round: u16,
    /// The system by its name on the command line.
    pub(super) system: &'static str,
    /// Whether the arbiter paired the round.
    pub(super) by_hand: bool,
    /// Number of the board.
    pub(super) board: Option<i64>,
    /// White and Black as they were paired.
    pub(super) played: Option<[u16; 2]>,
    /// White and Black as the system pairs from what is recorded now.
    pub(super) paired: Option<[u16; 2]>,
    pub(super) bracket: Option<BracketJson>,
    pub(super) white: Option<SideJson>,
    pub(super) black: Option<SideJson>,
    pub(super) colours: Option<ColoursJson>,
    /// The pair that one would expect, and what speaks against it; null if it is the one made.
    pub(super) obvious: Option<AgainstJson>,
    /// The number of the player who had the bye.
    pub(super) had_bye: Option<u16>,
    /// Who has the bye by the system.
    pub(super) bye: Option<SideJson>,
    /// What speaks against the pair or the bye of `--instead`.
    pub(super) instead: Option<AgainstJson>,
}

#[derive(Serialize)]
pub(super) struct BracketJson {
    score: String,
    moved_down: Vec<u16>,
    residents: Vec<u16>,
    floaters: Vec<u16>,
    upfloaters: Vec<u16>,
}

#[derive(Serialize)]
pub(super) struct SideJson {
    number: u16,
    name: String,
    score: String,
    /// `W` and `B`, first game first.
    colours: String,
    /// `W`, `B` or null.
    wants: Option<char>,
    /// `none`, `mild`, `strong`, `absolute`.
    strength: &'static str,
    difference: i16,
    /// `down`, `up` or null, of the last round and of the one before.
    floats: [Option<&'static str>; 2],
    bye_allowed: bool,
    topscorer: bool,
}

#[derive(Serialize)]
pub(super) struct ColoursJson {
    rule: &'static str,
    article: &'static str,
}

#[derive(Serialize)]
pub(super) struct AgainstJson {
    /// The players asked for: two, or one for the bye.
    players: Vec<u16>,
    reason: &'static str,
    article: Option<&'static str>,
    /// The criterion, where one decided.
    criterion: Option<&'static str>,
    /// Its value in the pairing made and in the best one of the other kind; more is better.
    made: Option<i32>,
    instead: Option<i32>,
    /// The round of an earlier meeting or bye.
    round: Option<u16>,
    /// Among how many players the other pairing was looked for, if not in the whole bracket.
    within: Option<usize>,
    bracket: Option<BracketJson>,
}

impl PairingJson {
    pub(super) fn new(section: &Section, round: u16, by_hand: bool) -> PairingJson {
        PairingJson {
            format: crate::cli::json::FORMAT,
            round,
            system: section.system().name(),
            by_hand,
            board: None,
            played: None,
            paired: None,
            bracket: None,
            white: None,
            black: None,
            colours: None,
            obvious: None,
            had_bye: None,
            bye: None,
            instead: None,
        }
    }

    pub(super) fn with_facts(mut self, section: &Section, facts: &Why) -> PairingJson {
        self.paired = Some(pair(facts.board));
        self.bracket = Some(bracket(&facts.bracket));
        self.white = Some(side(section, &facts.white));
        self.black = Some(side(section, &facts.black));
        self.colours = Some(ColoursJson {
            rule: rule_word(facts.colours),
            article: facts.colours.article(section.system()),
        });
        self.obvious = facts
            .obvious
            .as_ref()
            .map(|(one, other, reason)| against(section, &[*one, *other], reason));
        self
    }
}

pub(super) fn pair(board: Board) -> [u16; 2] {
    [board.white.0, board.black.0]
}

pub(super) fn bracket(facts: &BracketFacts) -> BracketJson {
    let numbers = |players: &[PlayerId]| players.iter().map(|player| player.0).collect();
    BracketJson {
        score: short(facts.score),
        moved_down: numbers(&facts.moved_down),
        residents: numbers(&facts.residents),
        floaters: numbers(&facts.floaters),
        upfloaters: numbers(&facts.upfloaters),
    }
}

pub(super) fn side(section: &Section, side: &Side) -> SideJson {
    let letter = |colour: Colour| if colour == Colour::White { 'W' } else { 'B' };
    let float = |float: Float| match float {
        Float::Down => Some("down"),
        Float::Up => Some("up"),
        Float::None => None,
    };
    let name = section.player(side.player);
    SideJson {
        number: side.player.0,
        name: name.map_or_else(String::new, |row| row.name.clone()),
        score: short(side.score),
        colours: side.colours.iter().map(|colour| letter(*colour)).collect(),
        wants: side.preference.colour.map(letter),
        strength: match side.preference.strength {
            Strength::None => "none",
            Strength::Mild => "mild",
            Strength::Strong => "strong",
            Strength::Absolute => "absolute",
        },
        difference: side.preference.difference,
        floats: side.floats.map(float),
        bye_allowed: side.bye_allowed,
        topscorer: side.topscorer,
    }
}

pub(super) fn against(section: &Section, players: &[PlayerId], against: &Against) -> AgainstJson {
    let article = against.reason.article(section.system());
    let (criterion, made, instead) = match against.reason {
        Reason::Criterion {
            criterion,
            made,
            instead,
        } => (
            criterion_id(criterion).strip_prefix("criterion-"),
            Some(made),
            Some(instead),
        ),
        _ => (None, None, None),
    };
    AgainstJson {
        players: players.iter().map(|player| player.0).collect(),
        reason: reason_word(against.reason),
        article: (!article.is_empty()).then_some(article),
        criterion,
        made,
        instead,
        round: match against.reason {
            Reason::Met(round) | Reason::HadFreePoints(round) => Some(round.0),
            _ => None,
        },
        within: against.within,
        bracket: against.bracket.as_ref().map(bracket),
    }
}

fn rule_word(rule: ColourRule) -> &'static str {
    match rule {
        ColourRule::BothGranted => "both",
        ColourRule::StrongerGranted => "stronger",
        ColourRule::Alternated => "alternated",
        ColourRule::HigherGranted => "higher",
        ColourRule::Parity => "parity",
        ColourRule::FewerWhites => "fewer-whites",
        ColourRule::HigherAlternates => "higher-alternates",
        ColourRule::LowerAlternates => "lower-alternates",
    }
}
