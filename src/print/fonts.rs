//! Fonts: which one has a character, and how wide it is.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;

use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, GlyphId, MetadataProvider};
use smallvec::SmallVec;

use super::display::{Glyph, Look, Weight};

/// What stands in the place of a character that no font has.
pub const REPLACEMENT: char = '\u{25A1}';

/// The fonts in the program: the first two for Latin and Cyrillic, the last for Chinese.
const EMBEDDED: [(&str, &[u8]); 3] = [
    (
        "DejaVuSans",
        include_bytes!("../../templates/fonts/DejaVuSans.ttf"),
    ),
    (
        "DejaVuSans-Bold",
        include_bytes!("../../templates/fonts/DejaVuSans-Bold.ttf"),
    ),
    (
        "NotoSansSC-Regular",
        include_bytes!("../../templates/fonts/NotoSansSC-Regular.otf"),
    ),
];

/// A font that cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FontError {
    /// No OpenType or TrueType font.
    #[error("not a font")]
    NotAFont,
    /// A font whose outlines cannot be put into a PDF.
    #[error("unsupported outlines")]
    Outlines,
}

/// One font.
#[derive(Debug)]
pub(super) struct FontFace {
    pub(super) name: String,
    pub(super) bytes: Cow<'static, [u8]>,
}

impl FontFace {
    /// The font as it is read.
    pub(super) fn font(&self) -> FontRef<'_> {
        FontRef::from_index(&self.bytes, 0).expect("invariant: fonts are read before they are kept")
    }

    fn glyph(&self, face: usize, letter: char) -> Option<Glyph> {
        let font = self.font();
        let id = font
            .charmap()
            .map(letter)
            .filter(|id| *id != GlyphId::NOTDEF)?;
        Some(Glyph {
            face: u8::try_from(face).ok()?,
            id: u16::try_from(id.to_u32()).ok()?,
            advance: advance(&font, id),
            letter,
            look: Look::Plain,
        })
    }
}

fn advance(font: &FontRef<'_>, id: GlyphId) -> f32 {
    let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
    let units = f32::from(
        font.metrics(Size::unscaled(), LocationRef::default())
            .units_per_em,
    );
    metrics.advance_width(id).unwrap_or(units) / units
}

/// The fonts in the order in which they are asked for a character.
#[derive(Debug)]
pub struct Fonts {
    pub(super) faces: Vec<FontFace>,
    /// How many of the faces were given by the user; they come first.
    own: usize,
    known: RefCell<HashMap<(Weight, Style, char), Option<Glyph>>>,
}

/// Signs that Latin and Chinese writing share follow the writing around them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Style {
    Latin,
    Chinese,
}

impl Fonts {
    /// The fonts in the program behind those given, each as the bytes of a TrueType or OpenType file.
    ///
    /// # Errors
    /// The place in the list of a font that cannot be used, and why.
    pub fn new(given: Vec<(String, Vec<u8>)>) -> Result<Fonts, (usize, FontError)> {
        let mut faces = Vec::new();
        for (place, (name, bytes)) in given.into_iter().enumerate() {
            let font = FontRef::from_index(&bytes, 0).map_err(|_| (place, FontError::NotAFont))?;
            usable(&font, &bytes).map_err(|error| (place, error))?;
            faces.push(FontFace {
                name,
                bytes: bytes.into(),
            });
        }
        let own = faces.len();
        faces.extend(EMBEDDED.map(|(name, bytes)| FontFace {
            name: name.to_owned(),
            bytes: bytes.into(),
        }));
        Ok(Fonts {
            faces,
            own,
            known: RefCell::default(),
        })
    }

    /// The characters of a line, those that no font has as [`REPLACEMENT`] and in the second list.
    ///
    /// ```
    /// use huff::print::{Fonts, Weight};
    /// let fonts = Fonts::new(Vec::new()).unwrap();
    /// assert_eq!(fonts.line("Tamm 王", Weight::Bold).0.len(), 6);
    /// assert_eq!(fonts.line("🙂", Weight::Regular).1[..], ['🙂']);
    /// ```
    pub fn line(&self, text: &str, weight: Weight) -> (SmallVec<[Glyph; 12]>, SmallVec<[char; 2]>) {
        let text = clean(text);
        let style = if text.chars().any(is_chinese) {
            Style::Chinese
        } else {
            Style::Latin
        };
        let mut known = self.known.borrow_mut();
        let mut missing = SmallVec::new();
        let mut glyph = |letter: char| {
            *known
                .entry((weight, style, letter))
                .or_insert_with(|| self.find(weight, style, letter))
        };
        let glyphs = text
            .chars()
            .filter_map(|letter| {
                glyph(letter).or_else(|| {
                    missing.push(letter);
                    glyph(REPLACEMENT)
                })
            })
            .collect();
        (glyphs, missing)
    }

    fn find(&self, weight: Weight, style: Style, letter: char) -> Option<Glyph> {
        if needs_shaping(letter) {
            return None;
        }
        let [regular, bold, chinese] = [self.own, self.own + 1, self.own + 2];
        let western = if weight == Weight::Bold {
            bold
        } else {
            regular
        };
        let shared =
            style == Style::Chinese && matches!(letter, '·' | '—' | '‘' | '’' | '“' | '”' | '…');
        let order = if shared {
            [chinese, western]
        } else {
            [western, chinese]
        };
        let glyph = (0..self.own)
            .chain(order)
            .find_map(|face| self.faces[face].glyph(face, letter))?;
        let look = match weight == Weight::Bold && usize::from(glyph.face) == chinese {
            true => Look::Heavy,
            false => Look::Plain,
        };
        Some(Glyph { look, ..glyph })
    }
}

fn usable(font: &FontRef<'_>, bytes: &[u8]) -> Result<(), FontError> {
    use skrifa::raw::TableProvider;
    if font.charmap().map('a').is_none() && font.charmap().map('王').is_none() {
        return Err(FontError::NotAFont);
    }
    let plain = font.glyf().is_ok() || font.cff().is_ok();
    let mut remapper = subsetter::GlyphRemapper::new();
    remapper.remap(1);
    match plain && subsetter::subset(bytes, 0, &remapper).is_ok() {
        true => Ok(()),
        false => Err(FontError::Outlines),
    }
}

fn is_chinese(letter: char) -> bool {
    matches!(letter, '\u{2E80}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{FF00}'..='\u{FFEF}' | '\u{20000}'..='\u{3FFFF}')
}

/// Letters that join or run from right to left: drawn one by one they would be wrong, so they count as missing.
fn needs_shaping(letter: char) -> bool {
    matches!(letter, '\u{0590}'..='\u{0DFF}' | '\u{1780}'..='\u{18AF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}')
}

/// The text without what no paper shows: control characters, marks of writing direction, zero-width signs. Line ends and
/// tabs are blanks.
pub fn clean(text: &str) -> Cow<'_, str> {
    if text.bytes().all(|byte| (b' '..=b'~').contains(&byte))
        || text.chars().all(|letter| shown(letter) == Some(letter))
    {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().filter_map(shown).collect())
}

fn shown(letter: char) -> Option<char> {
    match letter {
        '\n' | '\t' | '\r' | '\u{2028}' | '\u{2029}' | '\u{85}' => Some(' '),
        '\u{200B}'..='\u{200F}'
        | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}'
        | '\u{FEFF}'
        | '\u{FFF9}'..='\u{FFFB}'
        | '\u{061C}'
        | '\u{AD}'
        | '\u{FE00}'..='\u{FE0F}'
        | '\u{E0000}'..='\u{E01EF}' => None,
        letter if letter.is_control() => None,
        letter => Some(letter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_names_and_every_alphabet_of_the_event() {
        let fonts = Fonts::new(Vec::new()).unwrap();
        for text in [
            "喆镕𬭎堃祎翀昇",
            "Костюк Їжак Қазақ Өнөр",
            "Ørsted Łódź Ţăran Nguyễn",
            "✗ ½ – − № №·—“王”…",
        ] {
            for weight in [Weight::Regular, Weight::Bold] {
                assert_eq!(
                    fonts.line(text, weight).1.to_vec(),
                    Vec::<char>::new(),
                    "{text}"
                );
            }
        }
    }

    #[test]
    fn what_no_paper_shows_is_left_out() {
        assert_eq!(clean("a\u{202E}b\u{0}\u{1b}[31mc\td\u{FE0F}"), "ab[31mc d");
        let fonts = Fonts::new(Vec::new()).unwrap();
        let (glyphs, missing) = fonts.line("x🙂שa", Weight::Regular);
        assert_eq!(glyphs.len(), 4);
        assert_eq!(missing.to_vec(), ['🙂', 'ש']);
    }
}
