//! What forms show of a section: the game, its time control, the opening, the articles.

use std::sync::Arc;

use super::paper::say;
use super::source::Source;
use crate::cli::ui::Ui;
use crate::draughts::{Color, Setup, Variant};
use crate::notation::{Numbering, fen};
use crate::print::{ArticleValues, Layer, OpeningValues, SectionLayer, SectionValues, draughts};
use crate::record::period_ends;
use crate::store::{Round, Section};
use crate::tournament::TimeControl;

/// Moves up to which the ends of periods are marked on record sheets.
const LONGEST: u32 = 400;

impl Source {
    /// What the forms of a section share, with the opening of a round.
    pub(super) fn layer(&self, section: &Section, round: Option<usize>, ui: &Ui) -> Arc<Layer> {
        let round = round.and_then(|round| section.rounds.get(round));
        Layer::new(&self.layer_values(section, round, ui))
    }

    pub(super) fn layer_values(
        &self,
        section: &Section,
        round: Option<&Round>,
        ui: &Ui,
    ) -> SectionLayer {
        let variant = Variant::from_name(&section.row.variant);
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        let opening = round.map(|round| &round.row).map(|row| OpeningValues {
            table: text(&row.opening_table),
            code: text(&row.opening_code),
            moves: text(&row.opening_moves),
            fen: text(&row.opening_fen),
            seed: text(&row.opening_seed),
        });
        let opening = opening.unwrap_or_default();
        let diagram = variant.and_then(|variant| {
            let (setup, _) = fen::read(&opening.fen, variant, Numbering::OURS);
            setup
                .filter(|_| !opening.fen.is_empty())
                .map(|setup| draughts(&setup))
        });
        SectionLayer {
            event: None,
            section: SectionValues {
                name: if self.is_unnamed {
                    String::new()
                } else {
                    section.row.name.clone()
                },
                ..section_values(variant, section.row.time_control.as_deref(), ui)
            },
            opening,
            diagram,
            articles: Vec::new(),
        }
    }
}

/// What forms show of a game and its time control, which may be a name or written out.
pub(super) fn section_values(
    variant: Option<Variant>,
    time_control: Option<&str>,
    ui: &Ui,
) -> SectionValues {
    let first = variant.map_or(Color::White, |variant| variant.rules().first());
    let width = variant.map_or(8, |variant| variant.rules().geometry.width);
    // of a game that is not known nothing is usual
    let usual = match (variant, width, first) {
        (None, ..) => "",
        (_, 10.., _) => "fmjd-classic",
        (_, _, Color::White) => "64-classic",
        (_, _, Color::Black) => "english",
    };
    let given = time_control.map(str::trim).filter(|text| !text.is_empty());
    let known = TimeControl::from_name(given.unwrap_or(usual));
    let tag = known.map_or(given.unwrap_or_default(), |known| known.tag);
    SectionValues {
        game: variant.map_or_else(String::new, |variant| {
            say(ui, &format!("game-{}", variant.name()), &[])
        }),
        time_control: match (given, known) {
            (Some(_), Some(known)) => known.text.to_owned(),
            (given, _) => given.unwrap_or_default().to_owned(),
        },
        first: first.word(),
        second: first.opponent().word(),
        controls: period_ends(tag, LONGEST),
        ..SectionValues::default()
    }
}

/// The irregularities of article 7, section 4, in their order.
pub(super) fn articles(ui: &Ui) -> Vec<ArticleValues> {
    let article = |number: usize| ArticleValues {
        number: format!("7/4.{number}"),
        text: say(ui, &format!("article-s1-7-4-{number}"), &[]),
    };
    (1..=15).map(article).collect()
}

/// The diagram of a setup, or of the start of a game.
pub(super) fn start_diagram(variant: Variant) -> crate::print::Diagram {
    draughts(&Setup::start(variant))
}
