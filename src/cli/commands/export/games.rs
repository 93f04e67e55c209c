//! Games of a section as text.

use std::borrow::Cow;

use crate::cli::commands::report::Papers;
use crate::cli::desk::{as_pdn, noted, opening_tags, read_record, same_words, time_control_tag};
use crate::draughts::{Color, Variant};
use crate::notation::{Form, Record, Span, Tag, which};
use crate::record::Outcome;
use crate::store::{EventRow, Game, Section, SheetRow, result_from_word};
use crate::tournament::GameResult;

/// A result as `huff result --csv` reads it, in every game: by colours, not by order.
pub(super) fn spelled(game: &Game) -> &'static str {
    use GameResult::{Draw, ForfeitLoss, ForfeitWin, Loss, ShortDraw, ShortLoss, ShortWin, Win};
    let result = |seat: usize| {
        game.seats
            .get(seat)?
            .result
            .as_deref()
            .and_then(result_from_word)
    };
    match (result(0), result(1)) {
        (Some(Win | ShortWin), _) => "white",
        (_, Some(Win | ShortWin)) => "black",
        (Some(Draw | ShortDraw), Some(Draw | ShortDraw)) => "draw",
        (Some(ForfeitWin), _) => "+:-",
        (_, Some(ForfeitWin)) => "-:+",
        (Some(ForfeitLoss), Some(ForfeitLoss)) => "-:-",
        (Some(Draw | ShortDraw), _) => "½-0",
        (_, Some(Draw | ShortDraw)) => "0-½",
        (Some(Loss | ShortLoss), _) => "0-0",
        (None, _) if game.row.adjourned != 0 => "adjourned",
        (None, _) | (Some(ForfeitLoss), _) => "",
    }
}

/// All games: the record handed in, White's copy first, or only the players and the result.
pub(super) fn pdn(event: &EventRow, section: &Section, papers: &Papers) -> String {
    let sheets = &papers.sheets;
    let mut text = String::new();
    for round in &section.rounds {
        for one in &round.matches {
            for game in &one.games {
                let place = format!("{}.{}.{}", round.row.number, one.row.board, game.row.number);
                let variant = Variant::from_name(&section.row.variant);
                let result = written_result(game, variant);
                let mut tags = tags(event, section, game, (&place, result));
                tags.extend(opening_tags(&round.row, variant));
                let copies = sheets.iter().filter(|sheet| sheet.game == game.row.id);
                // The words sort as black, white: the last is White's.
                match copies.max_by(|one, other| one.copy.cmp(&other.copy)) {
                    Some(sheet) => text += &handed_in(sheet, &tags, papers),
                    None => text += &(write_tags(&tags) + result),
                }
                text += "\n\n";
            }
        }
    }
    text
}

fn tags(
    event: &EventRow,
    section: &Section,
    game: &Game,
    (round, result): (&str, &str),
) -> Vec<(&'static str, String)> {
    let name = |seat: usize| {
        let player = game.seats.get(seat).map_or(0, |seat| seat.player);
        super::name(section, player)
    };
    let variant = Variant::from_name(&section.row.variant);
    // Of a longer event the day of a round is not known.
    let is_of_one_day = event.finish.is_none() || event.finish == event.start;
    let day = event.start.clone().filter(|_| is_of_one_day);
    let mut tags = vec![
        ("Event", event.name.clone()),
        ("Site", event.city.clone().unwrap_or_default()),
        ("Date", day.unwrap_or_default().replace('-', ".")),
        ("Round", round.to_owned()),
        ("White", name(0)),
        ("Black", name(1)),
        ("Result", result.to_owned()),
    ];
    tags.extend(
        variant
            .and_then(Variant::game_type)
            .map(|number| ("GameType", number.to_string())),
    );
    tags.extend(time_control_tag(section));
    tags.retain(|(_, value)| !value.is_empty());
    tags
}

fn write_tags(tags: &[(&'static str, String)]) -> String {
    tags.iter()
        .map(|(tag, value)| {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            format!("[{tag} \"{value}\"]\n")
        })
        .collect()
}

/// The tags that are the event's to say.
const EVENTS: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// A record as it was handed in, with what the arbiter noted; a sheet becomes PDN. The tags of the event stand before
/// it, and in the place of the record's own where those say something else: these are kept as `SheetWhite` and so on.
fn handed_in(sheet: &SheetRow, tags: &[(&'static str, String)], papers: &Papers) -> String {
    let (incidents, rulings) = papers.notes(sheet.game);
    let has_notes = !incidents.is_empty() || !rulings.is_empty();
    let read = read_record(&sheet.text, |record, form| {
        let lacking: Vec<(&'static str, String)> = tags
            .iter()
            .filter(|(tag, _)| *tag != "Result" && record.tag(tag).is_none())
            .cloned()
            .collect();
        let mut record = record.clone();
        let is_other = form != Form::Star && put_tags(&mut record, tags);
        let body = match form {
            Form::Star => sheet.text.trim_end().to_owned(),
            Form::Pdn if !has_notes && !is_other => sheet.text.trim_end().to_owned(),
            Form::Pdn | Form::Csv(_) => {
                let (variant, _) = which(&record, None);
                let record = noted(&record, &incidents, &rulings);
                as_pdn(&record, &sheet.text, variant).trim_end().to_owned()
            }
        };
        write_tags(&lacking) + &body
    });
    read.unwrap_or_else(|| sheet.text.trim_end().to_owned())
}

/// Puts the event's tags in the place of a record's differing ones; whether there were any.
fn put_tags<'t>(record: &mut Record<'t>, tags: &'t [(&'static str, String)]) -> bool {
    let mut is_other = false;
    for (name, value) in tags.iter().filter(|(name, _)| EVENTS.contains(name)) {
        let place = record
            .tags
            .iter()
            .position(|tag| tag.name.eq_ignore_ascii_case(name));
        let own = match (place, &record.closing) {
            (Some(place), _) => record.tags[place].value.clone(),
            (None, Some(closing)) if *name == "Result" => closing.text.into(),
            (None, None) if *name == "Result" && value != "*" => {
                // The sheet says nothing of it, the event does.
                record.tags.push(tag(name, value.as_str().into()));
                is_other = true;
                continue;
            }
            (None, _) => continue,
        };
        let is_result = *name == "Result";
        // Without a result of the event, the record's stands, and so does another spelling of the same.
        let is_same_result = Outcome::read(&own) == Outcome::read(value);
        if own.trim() == value || is_result && (value == "*" || is_same_result) {
            continue;
        }
        is_other = true;
        let says_the_same = match *name {
            "Round" => value.starts_with(&format!("{}.", own.trim())),
            _ => same_words(&own, value) && !is_result,
        };
        match place {
            Some(place) => record.tags[place].value = value.as_str().into(),
            None => record.tags.push(tag(name, value.as_str().into())),
        }
        if let (true, Some(closing)) = (is_result, &mut record.closing) {
            closing.text = value;
        }
        let is_empty = own.trim().is_empty();
        if let (false, false, Some(sheet)) = (says_the_same, is_empty, sheet_tag(name)) {
            record.tags.push(tag(sheet, own));
        }
    }
    is_other
}

fn tag<'t>(name: &'t str, value: Cow<'t, str>) -> Tag<'t> {
    Tag {
        name,
        value,
        span: Span::default(),
    }
}

/// The tag that keeps what the sheet itself says.
fn sheet_tag(name: &str) -> Option<&'static str> {
    Some(match name {
        "Event" => "SheetEvent",
        "Site" => "SheetSite",
        "Date" => "SheetDate",
        "Round" => "SheetRound",
        "White" => "SheetWhite",
        "Black" => "SheetBlack",
        "Result" => "SheetResult",
        _ => return None,
    })
}

/// The result in the order that the game's files have: in English checkers the first player, Black, stands first.
fn written_result(game: &Game, variant: Option<Variant>) -> &'static str {
    let winner = match spelled(game) {
        "white" | "+:-" => Color::White,
        "black" | "-:+" => Color::Black,
        "draw" => return "1/2-1/2",
        "0-0" | "-:-" => return "0-0",
        _ => return "*",
    };
    let fits = |text: &&str| {
        let outcome = Outcome::read(text);
        variant
            .zip(outcome)
            .is_some_and(|(variant, outcome)| outcome.winner(variant.rules()) == Some(winner))
    };
    ["1-0", "0-1"].into_iter().find(fits).unwrap_or("*")
}
