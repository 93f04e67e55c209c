//! A pairing, and what speaks against another one.

use crate::cli::commands::pairings::short;
use crate::cli::desk::{label, match_label};
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::Section;
use crate::tournament::swiss::{
    Against, BracketFacts, ColourRule, Criterion, Edition, Float, Reason, Side, Strength,
    against_bye, against_pair, why, why_bye,
};
use crate::tournament::{Board, Colour, PlayerId, RoundNumber, System};

fn edition(section: &Section) -> Option<Edition> {
    match section.system() {
        System::Dutch(edition @ (Edition::Dutch2026 | Edition::Dutch2025)) => Some(edition),
        _ => None,
    }
}

fn number_label(section: &Section, number: PlayerId) -> String {
    section
        .player(number)
        .map_or_else(|| number.to_string(), |row| label(section, row.id))
}

pub(super) fn board(
    section: &Section,
    (round, board): (usize, usize),
    instead: Option<(PlayerId, PlayerId)>,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let shown = &section.rounds[round];
    let one = &shown.matches[board];
    let number = RoundNumber::at(round);
    ui.tell(
        &Fact::new("why-board")
            .with("round", number.0)
            .with("players", match_label(section, one)),
    )?;
    if shown.row.source == "hand" {
        ui.tell(&Fact::new("why-by-hand"))?;
    }
    let Some(edition) = edition(section) else {
        let id = match section.system() {
            System::RoundRobin(_) => "why-table",
            System::KnockOut => "why-bracket-tree",
            System::DoubleSwiss => "why-double-swiss",
            System::Dutch(_) => "why-edition",
            System::Manual => "why-by-hand",
        };
        ui.tell(&Fact::new(id))?;
        return Ok(Answer::Yes);
    };
    let event = section.event(number.0);
    if let Some((first, second)) = instead {
        let against = against_pair(&event, number, edition, first, second);
        let pair = format!(
            "{} – {}",
            number_label(section, first),
            number_label(section, second)
        );
        return say_against(section, &pair, &against, ui);
    }
    let white = section.number(one.players().0);
    let Some(facts) = why(&event, number, edition, white) else {
        ui.tell(&Fact::new("why-other"))?;
        return Ok(Answer::Yes);
    };
    let played = Board {
        white,
        black: section.number(one.players().1),
    };
    if facts.board != played {
        let pair = format!(
            "{} – {}",
            number_label(section, facts.board.white),
            number_label(section, facts.board.black)
        );
        ui.tell(&Fact::new("why-engine-pairs").with("players", pair))?;
    }
    say_bracket(section, &facts.bracket, ui)?;
    say_side(section, &facts.white, ui)?;
    say_side(section, &facts.black, ui)?;
    ui.tell(&Fact::new(match facts.colours {
        ColourRule::BothGranted => "why-colours-both",
        ColourRule::StrongerGranted => "why-colours-stronger",
        ColourRule::Alternated => "why-colours-alternated",
        ColourRule::HigherGranted => "why-colours-higher",
        ColourRule::Parity => "why-colours-parity",
    }))?;
    Ok(Answer::Yes)
}

pub(super) fn bye(
    section: &Section,
    round: u16,
    instead: Option<PlayerId>,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let Some(edition) = edition(section) else {
        ui.tell(&Fact::new("why-edition"))?;
        return Ok(Answer::Yes);
    };
    let event = section.event(round);
    let number = RoundNumber(round);
    if let Some(player) = instead {
        let against = against_bye(&event, number, edition, player);
        return say_against(section, &number_label(section, player), &against, ui);
    }
    match why_bye(&event, number, edition) {
        Some((bracket, side)) => {
            ui.tell(&Fact::new("why-bye").with("player", number_label(section, side.player)))?;
            say_bracket(section, &bracket, ui)?;
            say_side(section, &side, ui)?;
        }
        None => ui.tell(&Fact::new("why-no-bye"))?,
    }
    Ok(Answer::Yes)
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
    ui.tell(
        &Fact::new("why-bracket")
            .with("score", short(bracket.score))
            .with("residents", bracket.residents.len())
            .with("down", list(&bracket.moved_down))
            .with("floaters", list(&bracket.floaters)),
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

fn say_against(
    section: &Section,
    what: &str,
    against: &Against,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let named = |id: &'static str| Fact::new(id).with("what", what.to_owned());
    let fact = match against.reason {
        Reason::AsPaired => named("against-as-paired"),
        Reason::NotThere(player) => {
            named("against-not-there").with("player", number_label(section, player))
        }
        Reason::Met(round) => named("against-met").with("round", round.0),
        Reason::Forbidden => named("against-forbidden"),
        Reason::SameColour(Colour::White) => named("against-both-white"),
        Reason::SameColour(Colour::Black) => named("against-both-black"),
        Reason::HadFreePoints(round) => named("against-free-points").with("round", round.0),
        Reason::NoByeNeeded => named("against-no-bye"),
        Reason::LowerScore(score) => named("against-lower-score").with("score", short(score)),
        Reason::Criterion {
            criterion,
            made,
            instead,
        } => named("against-criterion")
            .with("criterion", ui.words.say(criterion_id(criterion), &[]))
            .with("made", made)
            .with("instead", instead),
        Reason::Order => named("against-order"),
        Reason::TooLarge => named("against-too-large"),
        Reason::Edition => named("why-edition"),
    };
    ui.tell(&fact)?;
    if let Some(bracket) = &against.bracket {
        say_bracket(section, bracket, ui)?;
    }
    Ok(Answer::Yes)
}

fn criterion_id(criterion: Criterion) -> &'static str {
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
    }
}
