//! The part of a font that a file needs.

use std::collections::BTreeMap;

use printpdf::{Codepoint, FontMetrics, FontType, ParsedFont, PdfFontMetricsStub};
use skrifa::instance::{LocationRef, Size};
use skrifa::raw::TableProvider;
use skrifa::{GlyphId, MetadataProvider};
use subsetter::GlyphRemapper;

use super::super::error::PrintError;
use super::super::fonts::FontFace;

/// The glyphs that were used, as printpdf embeds them, and all of them as a text.
///
/// printpdf without its layout engine never makes a font smaller, so it gets one that is: its glyph ids, and with them the
/// codes on the pages, are those of the remapper.
pub(super) fn program(
    face: &FontFace,
    remapper: &GlyphRemapper,
    letters: &[char],
) -> Result<(ParsedFont, Vec<Codepoint>), PrintError> {
    let failed = || PrintError::Font(face.name.clone());
    let bytes = subsetter::subset(&face.bytes, 0, remapper).map_err(|_| failed())?;
    let font = face.font();
    let metrics = font.metrics(Size::unscaled(), LocationRef::default());
    let advances = font.glyph_metrics(Size::unscaled(), LocationRef::default());
    let bounds = metrics.bounds.unwrap_or_default();
    let glyph_widths: BTreeMap<u16, u16> = remapper
        .remapped_gids()
        .enumerate()
        .filter_map(|(new, old)| {
            let width = advances.advance_width(GlyphId::from(old))?;
            Some((u16::try_from(new).ok()?, width as u16))
        })
        .collect();
    let glyphs = letters
        .iter()
        .enumerate()
        .filter(|(_, letter)| **letter != '\0')
        .filter_map(|(id, letter)| {
            let gid = u16::try_from(id).ok()?;
            Some(Codepoint {
                gid,
                offset: 0.0,
                cid: Some(letter.to_string()),
            })
        });
    let is_cff = font.cff().is_ok();
    let parsed = ParsedFont {
        original_bytes: bytes,
        font_index: 0,
        font_name: Some(format!(
            "HUFFAA+{}",
            face.name.replace(
                |letter: char| !letter.is_ascii_alphanumeric() && letter != '-',
                ""
            )
        )),
        codepoint_to_glyph: BTreeMap::new(),
        glyph_widths,
        units_per_em: metrics.units_per_em,
        font_metrics: FontMetrics {
            ascent: metrics.ascent as i16,
            descent: metrics.descent as i16,
        },
        font_type: if is_cff {
            FontType::OpenTypeCFF(())
        } else {
            FontType::TrueType
        },
        pdf_font_metrics: PdfFontMetricsStub {
            units_per_em: metrics.units_per_em,
            x_min: bounds.x_min as i16,
            y_min: bounds.y_min as i16,
            x_max: bounds.x_max as i16,
            y_max: bounds.y_max as i16,
            us_weight_class: font.os2().map_or(400, |table| table.us_weight_class()),
            ..PdfFontMetricsStub::default()
        },
    };
    Ok((parsed, glyphs.collect()))
}
