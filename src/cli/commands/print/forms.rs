//! Forms of one game, one player or one round: slips, cards, the opening draw, floor paper.

use std::sync::Arc;

use clap::Args;

use super::arguments::{PrintArgs, RoundArgs};
use super::lists::boards;
use super::paper::{Document, labels, produce};
use super::section::{articles, section_values};
use super::source::{Forms, Source};
use super::star;
use crate::cli::desk::{SectionArgs, address, board as find_board};
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::print::{
    CardFace, EventValues, Face, GameValues, Layer, PairingsFace, SectionLayer, SheetFace,
};
use crate::store::Section;

/// Print place cards with the players' names, or with --boards the numbers of the boards
#[derive(Debug, Args)]
pub(super) struct Cards {
    /// Numbers of boards, such as 1-60, instead of names
    #[arg(long, value_name = "FIRST-LAST")]
    boards: Option<String>,
    #[command(flatten)]
    print: PrintArgs,
}

#[derive(Debug, Args)]
pub(super) struct FormArgs {
    /// For this game, ROUND.BOARD or ROUND.BOARD.GAME; by default blank
    game: Option<String>,
    /// How many blank forms
    #[arg(long, value_name = "COUNT", default_value_t = 1, conflicts_with = "game", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    blank: u32,
    #[command(flatten)]
    print: PrintArgs,
}

pub(super) fn run_slips(arguments: &RoundArgs, ui: &mut Ui) -> Result<Answer, Error> {
    let source = arguments.print.source(ui)?;
    if source.forms()? == Forms::Star {
        let document = star::slips(&source, arguments.round, ui)?;
        return produce(&arguments.print.paper, document, ui);
    }
    let mut faces = Vec::new();
    for (number, section, round) in source.rounds(arguments.round)? {
        let layer = source.layer(section, Some(round), ui);
        for game in games(&source, number, section, round) {
            let place = format!("{}.{}", game.round, game.board);
            faces.push(Face::new(
                place,
                &layer,
                &SheetFace {
                    game,
                    ..SheetFace::default()
                },
            ));
        }
    }
    let document = Document::plain("slips", "slip", source.event(), faces);
    produce(&arguments.print.paper, document, ui)
}

fn games(source: &Source, number: usize, section: &Section, round: usize) -> Vec<GameValues> {
    let points = source.points(section, round);
    let matches = &section.rounds[round].matches;
    let games = matches
        .iter()
        .flat_map(|one| one.games.iter().map(move |game| (one, game)));
    games
        .map(|(one, game)| source.game((number, section, round), one, game, &points))
        .collect()
}

pub(super) fn run_opening(arguments: &RoundArgs, ui: &mut Ui) -> Result<Answer, Error> {
    let source = arguments.print.draughts(ui)?;
    let labels = labels(ui);
    let mut faces = Vec::new();
    for (number, section, round) in source.rounds(arguments.round)? {
        let layer = source.layer(section, Some(round), ui);
        let rows = boards(&source, number, section, round, &labels)
            .into_iter()
            .filter(|row| !row.board.is_empty());
        let values = PairingsFace {
            round: section.rounds[round].row.number.to_string(),
            rows: rows.collect(),
        };
        faces.push(Face::new(section.row.name.clone(), &layer, &values));
    }
    let document = Document::plain("opening", "opening_sheet", source.event(), faces);
    produce(&arguments.print.paper, document, ui)
}

pub(super) fn run_cards(cards: &Cards, ui: &mut Ui) -> Result<Answer, Error> {
    if let Some(range) = &cards.boards {
        let wrong = || Error::Usage(Fact::new("print-bad-boards").with("text", range.clone()));
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let number = |text: &str| {
            text.trim()
                .parse::<u32>()
                .ok()
                .filter(|number| (1..=100_000).contains(number))
        };
        let (first, last) = number(first)
            .zip(number(last))
            .filter(|(first, last)| first <= last)
            .ok_or_else(wrong)?;
        let layer = Layer::new(&SectionLayer::default());
        let face = |board: u32| {
            Face::new(
                board.to_string(),
                &layer,
                &CardFace {
                    board: board.to_string(),
                    ..CardFace::default()
                },
            )
        };
        // the name of the event stands on the cards where there is one
        let event = match cards.print.event.is_there() {
            true => Source::open(&cards.print.event, &SectionArgs::default(), ui)?.event(),
            false => EventValues::default(),
        };
        let document = Document {
            name: "boards".to_owned(),
            template: "cards-board",
            picture: "cards-board",
            title: "board",
            event,
            faces: (first..=last).map(face),
        };
        return produce(&cards.print.paper, document, ui);
    }
    let source = cards.print.source(ui)?;
    let mut faces = Vec::new();
    for (_, section) in &source.sections {
        let layer = source.layer(section, None, ui);
        for row in &section.players {
            let player = source.player(section, row.id);
            faces.push(Face::new(
                player.name.clone(),
                &layer,
                &CardFace {
                    player,
                    ..CardFace::default()
                },
            ));
        }
    }
    let document = Document {
        name: "cards".to_owned(),
        template: "cards-place",
        picture: "cards-place",
        title: "name",
        event: source.event(),
        faces,
    };
    produce(&cards.print.paper, document, ui)
}

pub(super) fn run_incident(arguments: &FormArgs, ui: &mut Ui) -> Result<Answer, Error> {
    form(arguments, "incident", "incident", ui)
}

pub(super) fn run_count(arguments: &FormArgs, ui: &mut Ui) -> Result<Answer, Error> {
    form(arguments, "count", "count_slip", ui)
}

pub(super) fn run_protest(arguments: &FormArgs, ui: &mut Ui) -> Result<Answer, Error> {
    form(arguments, "protest", "protest", ui)
}

/// A form for a game, or blank ones.
fn form(
    arguments: &FormArgs,
    template: &'static str,
    title: &'static str,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let mut event = EventValues::default();
    let mut faces = Vec::new();
    match &arguments.game {
        None => {
            let mut values = SectionLayer {
                section: section_values(None, None, ui),
                ..SectionLayer::default()
            };
            if arguments.print.event.is_there() {
                let source = arguments.print.draughts(ui)?;
                event = source.event();
                // where it can be only one, the section is known
                if let [(_, section)] = &source.sections[..] {
                    values = source.layer_values(section, None, ui);
                }
            }
            values.articles = articles(ui);
            let layer: Arc<Layer> = Layer::new(&values);
            let face = |number: u32| Face::new(number.to_string(), &layer, &SheetFace::default());
            faces.extend((1..=arguments.blank).map(face));
        }
        Some(text) => {
            let source = arguments.print.draughts(ui)?;
            event = source.event();
            let wrong = || Error::Usage(Fact::new("error-bad-address").with("text", text.clone()));
            let address = address(text).ok_or_else(wrong)?;
            let sections: Vec<Section> = source
                .sections
                .iter()
                .map(|(_, section)| section.clone())
                .collect();
            let found = find_board(&sections, text, address)?;
            let (number, section) = &source.sections[found.section];
            let one = &section.rounds[found.round].matches[found.board];
            let wanted = address.game.unwrap_or(1);
            let missing = || {
                Error::Usage(
                    Fact::new("error-no-game")
                        .with("address", text.clone())
                        .with("game", wanted),
                )
            };
            let game = one
                .games
                .iter()
                .find(|game| game.row.number == wanted)
                .ok_or_else(missing)?;
            let points = source.points(section, found.round);
            let mut game = source.game((*number, section, found.round), one, game, &points);
            game.result = crate::print::ResultValues::default();
            let mut values = source.layer_values(section, section.rounds.get(found.round), ui);
            values.articles = articles(ui);
            faces.push(Face::new(
                text.clone(),
                &Layer::new(&values),
                &SheetFace {
                    game,
                    ..SheetFace::default()
                },
            ));
        }
    }
    let document = Document {
        name: template.to_owned(),
        template,
        picture: template,
        title,
        event,
        faces,
    };
    produce(&arguments.print.paper, document, ui)
}
