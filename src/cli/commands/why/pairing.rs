//! A pairing, and what speaks against another one.

use super::json::{self, PairingJson};
use crate::cli::commands::pairings::short;
use crate::cli::desk::{label, match_label};
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::Section;
use crate::tournament::swiss::{
    Against, BracketFacts, ColourRule, Criterion, Float, Reason, Side, Strength, Why, against_bye,
    against_pair, why, why_bye,
};
use crate::tournament::{Board, Colour, PlayerId, RoundNumber, System};

/// How the answer is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Words,
    Json,
}

fn number_label(section: &Section, number: PlayerId) -> String {
    section
        .player(number)
        .map_or_else(|| number.to_string(), |row| label(section, row.id))
}

fn pair_label(section: &Section, (one, other): (PlayerId, PlayerId)) -> String {
    format!(
        "{} – {}",
        number_label(section, one),
        number_label(section, other)
    )
}

pub(super) fn board(
    section: &Section,
    (round, board): (usize, usize),
    instead: Option<(PlayerId, PlayerId)>,
    form: Form,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let shown = &section.rounds[round];
    let one = &shown.matches[board];
    let number = RoundNumber::at(round);
    let system = section.system();
    let played = Board {
        white: section.number(one.players().0),
        black: section.number(one.players().1),
    };
    let event = section.event(number.0);
    let by_hand = shown.row.source == "hand";
    let against = instead
        .filter(|_| system.is_swiss())
        .map(|(first, second)| {
            let against = against_pair(&event, number, system, first, second);
            ((first, second), against)
        });
    let facts = match instead {
        None => why(&event, number, system, played.white),
        Some(_) => None,
    };
    if form == Form::Json {
        let mut answer = PairingJson::new(section, number.0, by_hand);
        answer.board = Some(one.row.board);
        answer.played = Some(json::pair(played));
        answer.instead = against
            .as_ref()
            .map(|((first, second), against)| json::against(section, &[*first, *second], against));
        if let Some(facts) = &facts {
            answer = answer.with_facts(section, facts);
        }
        ui.json(&answer)?;
        return Ok(Answer::Yes);
    }
    ui.tell(
        &Fact::new("why-board")
            .with("round", number.0)
            .with("players", match_label(section, one)),
    )?;
    if by_hand {
        ui.tell(&Fact::new("why-by-hand"))?;
    }
    let of_system = match system {
        System::RoundRobin(_) => Some("why-table"),
        System::KnockOut => Some("why-bracket-tree"),
        System::DoubleSwiss => Some("why-double-swiss"),
        System::Manual => Some("why-by-hand"),
        System::Dutch(_) => None,
    };
    if let Some(id) = of_system.filter(|id| !(by_hand && *id == "why-by-hand")) {
        ui.tell(&Fact::new(id))?;
    }
    if !system.is_swiss() {
        return Ok(Answer::Yes);
    }
    match (&against, &facts) {
        (Some((pair, against)), _) => {
            say_against(section, &pair_label(section, *pair), against, ui)?;
        }
        (None, Some(facts)) => say_facts(section, facts, played, ui)?,
        (None, None) => ui.tell(&Fact::new("why-other"))?,
    }
    Ok(Answer::Yes)
}

fn say_facts(section: &Section, facts: &Why, played: Board, ui: &mut Ui) -> Result<(), Error> {
    if facts.board != played {
        let pair = pair_label(section, (facts.board.white, facts.board.black));
        ui.tell(&Fact::new("why-engine-pairs").with("players", pair))?;
    }
    say_bracket(section, &facts.bracket, ui)?;
    say_side(section, &facts.white, ui)?;
    say_side(section, &facts.black, ui)?;
    let id = match facts.colours {
        ColourRule::BothGranted => "why-colours-both",
        ColourRule::StrongerGranted => "why-colours-stronger",
        ColourRule::Alternated => "why-colours-alternated",
        ColourRule::HigherGranted => "why-colours-higher",
        ColourRule::Parity => "why-colours-parity",
        ColourRule::FewerWhites => "why-colours-fewer-whites",
        ColourRule::HigherAlternates => "why-colours-higher-alternates",
        ColourRule::LowerAlternates => "why-colours-lower-alternates",
    };
    let article = facts.colours.article(section.system());
    ui.tell(&Fact::new(id).with("article", article))?;
    match &facts.obvious {
        None => ui.tell(&Fact::new("why-obvious-made")),
        Some((one, other, against)) => {
            let pair = pair_label(section, (*one, *other));
            ui.tell(&Fact::new("why-obvious").with("what", pair.clone()))?;
            ui.tell(&against_fact(section, &pair, against, ui))
        }
    }
}

pub(super) fn bye(
    section: &Section,
    round: u16,
    instead: Option<PlayerId>,
    form: Form,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let event = section.event(round);
    let number = RoundNumber(round);
    let system = section.system();
    let by_hand = section
        .rounds
        .get(number.index())
        .is_some_and(|shown| shown.row.source == "hand");
    let against = instead
        .filter(|_| system.is_swiss())
        .map(|player| (player, against_bye(&event, number, system, player)));
    let facts = match instead {
        None => why_bye(&event, number, system),
        Some(_) => None,
    };
    if form == Form::Json {
        let mut answer = PairingJson::new(section, round, by_hand);
        answer.instead = against
            .as_ref()
            .map(|(player, against)| json::against(section, &[*player], against));
        answer.had_bye = given_bye(section, number).map(|player| player.0);
        if let Some((bracket, side)) = &facts {
            answer.bracket = Some(json::bracket(bracket));
            answer.bye = Some(json::side(section, side));
        }
        ui.json(&answer)?;
        return Ok(Answer::Yes);
    }
    if by_hand {
        ui.tell(&Fact::new("why-by-hand"))?;
    }
    match (&against, &facts) {
        _ if !system.is_swiss() => ui.tell(&Fact::new("why-bye-not-swiss"))?,
        (Some((player, against)), _) => {
            say_against(section, &number_label(section, *player), against, ui)?;
        }
        (None, Some((bracket, side))) => {
            let given = given_bye(section, number);
            let id = match given {
                Some(player) if player != side.player => {
                    let fact = Fact::new("why-bye-was");
                    ui.tell(&fact.with("player", number_label(section, player)))?;
                    "why-bye-engine"
                }
                _ => "why-bye",
            };
            ui.tell(&Fact::new(id).with("player", number_label(section, side.player)))?;
            let id = match system {
                System::DoubleSwiss => "why-bye-double",
                System::Dutch(crate::tournament::swiss::Edition::Dutch2017) => "why-bye-2017",
                _ => "why-bye-2026",
            };
            ui.tell(&Fact::new(id).with("score", short(side.score)))?;
            say_bracket(section, bracket, ui)?;
            say_side(section, side, ui)?;
        }
        (None, None) => ui.tell(&Fact::new("why-no-bye"))?,
    }
    Ok(Answer::Yes)
}

/// Who had the pairing bye of a round.
fn given_bye(section: &Section, round: RoundNumber) -> Option<PlayerId> {
    let byes = &section.rounds.get(round.index())?.byes;
    let bye = byes.iter().find(|bye| bye.kind == "pairing")?;
    Some(section.number(bye.player))
}

fn say_bracket(section: &Section, bracket: &BracketFacts, ui: &mut Ui) -> Result<(), Error> {
    let list = |players: &[PlayerId]| {
        let shown: Vec<String> = players
            .iter()
            .take(12)
            .map(|player| number_label(section, *player))
            .collect();
        let more = if players.len() > shown.len() {
            " …"
        } else {
            ""
        };
        if shown.is_empty() {
            "–".to_owned()
        } else {
            shown.join("; ") + more
        }
    };
    let fact = if section.system() == System::DoubleSwiss {
        Fact::new("why-scoregroup").with("up", list(&bracket.upfloaters))
    } else {
        Fact::new("why-bracket")
            .with("down", list(&bracket.moved_down))
            .with("floaters", list(&bracket.floaters))
    };
    ui.tell(
        &fact
            .with("score", short(bracket.score))
            .with("residents", bracket.residents.len()),
    )
}

fn say_side(section: &Section, side: &Side, ui: &mut Ui) -> Result<(), Error> {
    let letter = |colour: &Colour| if *colour == Colour::White { 'W' } else { 'B' };
    let colours: String = side.colours.iter().map(letter).collect();
    let wish = match (side.preference.colour, side.preference.strength) {
        (None, _) => "wish-none",
        (Some(Colour::White), Strength::Absolute) => "wish-white-absolute",
        (Some(Colour::White), Strength::Strong) => "wish-white-strong",
        (Some(Colour::White), _) => "wish-white",
        (Some(Colour::Black), Strength::Absolute) => "wish-black-absolute",
        (Some(Colour::Black), Strength::Strong) => "wish-black-strong",
        (Some(Colour::Black), _) => "wish-black",
    };
    let float = |float: Float| match float {
        Float::Down => "↓",
        Float::Up => "↑",
        Float::None => "·",
    };
    ui.tell(
        &Fact::new("why-side")
            .with("player", number_label(section, side.player))
            .with("score", short(side.score))
            .with(
                "colours",
                if colours.is_empty() {
                    "–".to_owned()
                } else {
                    colours
                },
            )
            .with("wish", ui.words.say(wish, &[]))
            .with(
                "floats",
                format!("{}{}", float(side.floats[1]), float(side.floats[0])),
            ),
    )
}

fn say_against(section: &Section, what: &str, against: &Against, ui: &mut Ui) -> Result<(), Error> {
    ui.tell(&against_fact(section, what, against, ui))?;
    if let Some(within) = against.within {
        ui.tell(&Fact::new("against-within").with("count", within))?;
    }
    match &against.bracket {
        Some(bracket) => say_bracket(section, bracket, ui),
        None => Ok(()),
    }
}

/// The reason in a sentence.
fn against_fact(section: &Section, what: &str, against: &Against, ui: &Ui) -> Fact {
    let article = against.reason.article(section.system());
    let plain = |id: &'static str| Fact::new(id).with("what", what.to_owned());
    let named = |id: &'static str| plain(id).with("article", article);
    match against.reason {
        Reason::AsPaired => plain("against-as-paired"),
        Reason::NotThere(player) => {
            plain("against-not-there").with("player", number_label(section, player))
        }
        Reason::HasTheBye(player) => {
            plain("against-has-the-bye").with("player", number_label(section, player))
        }
        Reason::Met(round) => named("against-met").with("round", round.0),
        Reason::Forbidden => plain("against-forbidden"),
        Reason::SameColour(Colour::White) => named("against-both-white"),
        Reason::SameColour(Colour::Black) => named("against-both-black"),
        Reason::HadFreePoints(round) => named("against-free-points").with("round", round.0),
        Reason::NoByeNeeded => plain("against-no-bye"),
        Reason::LowerScore(score) => named("against-lower-score").with("score", short(score)),
        Reason::NoCompletePairing => named("against-no-complete-pairing"),
        Reason::Criterion {
            criterion,
            made,
            instead,
        } => named("against-criterion")
            .with("criterion", ui.words.say(criterion_id(criterion), &[]))
            .with("made", made)
            .with("instead", instead),
        Reason::Order => named("against-order"),
        Reason::TooLarge => plain("against-too-large"),
        Reason::NotPaired => plain("against-not-paired"),
    }
}

/// The reason in one word.
pub(super) fn reason_word(reason: Reason) -> &'static str {
    match reason {
        Reason::AsPaired => "as-paired",
        Reason::NotThere(_) => "not-there",
        Reason::HasTheBye(_) => "has-the-bye",
        Reason::Met(_) => "met",
        Reason::Forbidden => "forbidden",
        Reason::SameColour(_) => "same-colour",
        Reason::HadFreePoints(_) => "had-free-points",
        Reason::NoByeNeeded => "no-bye-needed",
        Reason::LowerScore(_) => "lower-score",
        Reason::NoCompletePairing => "no-complete-pairing",
        Reason::Criterion { .. } => "criterion",
        Reason::Order => "order",
        Reason::TooLarge => "too-large",
        Reason::NotPaired => "not-paired",
    }
}

pub(super) fn criterion_id(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Completion => "criterion-completion",
        Criterion::Downfloaters => "criterion-downfloaters",
        Criterion::DownfloaterScores => "criterion-downfloater-scores",
        Criterion::NextPairs => "criterion-next-pairs",
        Criterion::NextScores => "criterion-next-scores",
        Criterion::ByeUnplayed => "criterion-bye-unplayed",
        Criterion::TopscorerDifference => "criterion-topscorer-difference",
        Criterion::TopscorerThird => "criterion-topscorer-third",
        Criterion::Preferences => "criterion-preferences",
        Criterion::StrongPreferences => "criterion-strong-preferences",
        Criterion::DownfloatLast => "criterion-downfloat-last",
        Criterion::UpfloatLast => "criterion-upfloat-last",
        Criterion::DownfloatBefore => "criterion-downfloat-before",
        Criterion::UpfloatBefore => "criterion-upfloat-before",
        Criterion::DownfloatScoresLast => "criterion-downfloat-scores-last",
        Criterion::UpfloatScoresLast => "criterion-upfloat-scores-last",
        Criterion::DownfloatScoresBefore => "criterion-downfloat-scores-before",
        Criterion::UpfloatScoresBefore => "criterion-upfloat-scores-before",
        Criterion::Order => "criterion-order",
        Criterion::Upfloaters => "criterion-upfloaters",
        Criterion::UpfloaterScores => "criterion-upfloater-scores",
        Criterion::NextUpfloaters => "criterion-next-upfloaters",
        Criterion::UpfloatersRepeated => "criterion-upfloaters-repeated",
        Criterion::OpponentsRepeated => "criterion-opponents-repeated",
        Criterion::ByeMatches => "criterion-bye-matches",
        Criterion::ByeNumber => "criterion-bye-number",
    }
}
