//! Blank sheets, with what is known of the game.

use super::{Sheets, print, print_star};
use crate::cli::commands::print::section::section_values;
use crate::cli::commands::print::source::Forms;
use crate::cli::commands::print::star;
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::draughts::Variant;
use crate::print::{EventValues, Face, GameValues, Layer, SectionLayer, SheetFace, SheetValues};

/// Blank sheets: of the game that was named, else of the section where it can be only one.
pub(super) fn print_blank(
    sheets: &Sheets,
    count: u32,
    variant: Option<Variant>,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let plain = SectionLayer {
        section: section_values(variant, None, ui),
        ..SectionLayer::default()
    };
    let source = sheets.source(ui)?;
    let Some(source) = source else {
        let faces = blank(sheets, count, &plain);
        return print(sheets, "sheets-blank", EventValues::default(), faces, ui);
    };
    let event = source.event();
    let only = match &source.sections[..] {
        [(_, section)] if variant.is_none() => Some(section),
        _ => None,
    };
    let is_star = variant.is_none() && source.forms()? == Forms::Star;
    match (only, is_star) {
        (Some(section), true) => {
            let numbers = sheets.from..sheets.from.saturating_add(count);
            let faces = star::blank_of(&source, section, &sheets.wanted(), numbers, ui);
            print_star(sheets, "sheets-blank", event, faces, ui)
        }
        (None, true) => {
            let names = source.sections.iter();
            let names: Vec<&str> = names.map(|(_, one)| one.row.name.as_str()).collect();
            let fact = Fact::new("error-which-section");
            Err(Error::Usage(fact.with("known", names.join(", "))))
        }
        (section, false) => {
            let values = section.map_or(plain, |section| source.layer_values(section, None, ui));
            let faces = blank(sheets, count, &values);
            print(sheets, "sheets-blank", event, faces, ui)
        }
    }
}

fn blank<'s>(
    sheets: &'s Sheets,
    count: u32,
    values: &SectionLayer,
) -> impl Iterator<Item = Face> + use<'s> {
    let layer = Layer::new(values);
    let numbers = sheets.from..sheets.from.saturating_add(count);
    numbers.flat_map(move |number| {
        let layer = layer.clone();
        sheets.copies.each().iter().map(move |original| {
            let sheet = SheetValues {
                owner: "both",
                original: *original,
                serial: format!("{number:05}"),
                ..SheetValues::default()
            };
            Face::new(
                format!("{number:05}"),
                &layer,
                &SheetFace {
                    sheet,
                    game: GameValues::default(),
                },
            )
        })
    })
}
