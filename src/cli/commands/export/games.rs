//! Games of a section as text.

use crate::cli::commands::report::Papers;
use crate::cli::desk::{as_pdn, noted, read_record};
use crate::draughts::{Color, Variant};
use crate::notation::{Form, which};
use crate::record::Outcome;
use crate::store::{EventRow, Game, Section, SheetRow, result_from_word};
use crate::tournament::{GameResult, TimeControl};

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
                let tags = tags(event, section, game, (&place, result));
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
    let mut tags = vec![
        ("Event", event.name.clone()),
        ("Site", event.city.clone().unwrap_or_default()),
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
    let control = section.row.time_control.as_deref().unwrap_or_default();
    let tag = TimeControl::from_name(control).map_or(control, |known| known.tag);
    tags.push(("TimeControl", tag.to_owned()));
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

/// A record as it was handed in, with the tags that it lacks before it and what the arbiter noted; a sheet becomes PDN. What the record says of
/// the result stays its own.
fn handed_in(sheet: &SheetRow, tags: &[(&'static str, String)], papers: &Papers) -> String {
    let (incidents, rulings) = papers.notes(sheet.game);
    let has_notes = !incidents.is_empty() || !rulings.is_empty();
    let read = read_record(&sheet.text, |record, form| {
        let lacking: Vec<(&'static str, String)> = tags
            .iter()
            .filter(|(tag, _)| *tag != "Result" && record.tag(tag).is_none())
            .cloned()
            .collect();
        let body = match form {
            Form::Star => sheet.text.trim_end().to_owned(),
            Form::Pdn if !has_notes => sheet.text.trim_end().to_owned(),
            Form::Pdn | Form::Csv(_) => {
                let (variant, _) = which(record, None);
                let record = noted(record, &incidents, &rulings);
                as_pdn(&record, &sheet.text, variant).trim_end().to_owned()
            }
        };
        write_tags(&lacking) + &body
    });
    read.unwrap_or_else(|| sheet.text.trim_end().to_owned())
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
