//! PDF. Fonts, information and the frame of the file are printpdf's; the pages are written here as they are drawn, because
//! as a list of its operations a thousand of them would take 700 MB.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use lopdf::{Dictionary, Object, ObjectId, Stream, StringFormat};
use printpdf::{
    FontId, Mm, Op, PdfDocument, PdfFont, PdfFontHandle, PdfPage, PdfSaveOptions, Pt, TextItem,
};
use subsetter::GlyphRemapper;

use super::super::display::{Mark, POINT, Page};
use super::super::error::PrintError;
use super::super::fonts::Fonts;
use super::Painter;
use super::content::Content;
use super::font_program::program;

/// What a file says of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Information {
    /// The title.
    pub title: String,
    /// Who made it.
    pub author: String,
    /// The language as in `zh-CN`.
    pub language: String,
    /// Seconds since 1970.
    pub issued: i64,
}

/// A PDF as it grows.
#[derive(Debug)]
pub struct Pdf<'f> {
    fonts: &'f Fonts,
    information: Information,
    remappers: Vec<GlyphRemapper>,
    /// For each font, what each glyph stands for.
    letters: Vec<Vec<char>>,
    forms: Vec<Vec<u8>>,
    pages: Vec<([f32; 2], Vec<u8>)>,
}

impl<'f> Pdf<'f> {
    /// A file without pages.
    pub fn new(fonts: &'f Fonts, information: Information) -> Pdf<'f> {
        Pdf {
            fonts,
            information,
            remappers: fonts.faces.iter().map(|_| GlyphRemapper::new()).collect(),
            letters: vec![Vec::new(); fonts.faces.len()],
            forms: Vec::new(),
            pages: Vec::new(),
        }
    }

    /// The bytes of the file: the same for the same pages.
    ///
    /// # Errors
    /// Fonts that cannot be put into the file.
    pub fn finish(self) -> Result<Vec<u8>, PrintError> {
        let failed = |error: lopdf::Error| PrintError::Painter(error.to_string());
        let mut document = self.frame()?;
        document.version = "1.7".to_owned();
        let (root, fonts) =
            references(&document).ok_or_else(|| PrintError::Painter("frame".to_owned()))?;
        let mut forms = Dictionary::new();
        for (number, content) in self.forms.into_iter().enumerate() {
            let mut resources = Dictionary::new();
            resources.set("Font", fonts.clone());
            // forms hang down from their origin; the largest paper is two metres
            let bounds: Vec<Object> = [0, -6000, 6000, 10].map(Object::Integer).to_vec();
            let dictionary = Dictionary::from_iter([
                ("Type", Object::from("XObject")),
                ("Subtype", Object::from("Form")),
                ("BBox", Object::Array(bounds)),
                ("Resources", Object::Dictionary(resources)),
            ]);
            let form = document.add_object(compressed(dictionary, content));
            forms.set(format!("X{number}"), Object::Reference(form));
        }
        let mut resources = Dictionary::new();
        resources.set("Font", fonts);
        resources.set("XObject", Object::Dictionary(forms));
        let resources = document.add_object(resources);
        let mut kids = Vec::with_capacity(self.pages.len());
        for (size, content) in self.pages {
            let content = document.add_object(compressed(Dictionary::new(), content));
            let size = size.map(|length| Object::Real((length / POINT * 100.0).round() / 100.0));
            let bounds: Vec<Object> = [0, 0]
                .map(Object::Integer)
                .into_iter()
                .chain(size)
                .collect();
            let page = document.add_object(Dictionary::from_iter([
                ("Type", Object::from("Page")),
                ("Parent", Object::Reference(root)),
                ("MediaBox", Object::Array(bounds)),
                ("Resources", Object::Reference(resources)),
                ("Contents", Object::Reference(content)),
            ]));
            kids.push(Object::Reference(page));
        }
        let pages = document.get_dictionary_mut(root).map_err(failed)?;
        pages.set(
            "Count",
            Object::Integer(i64::try_from(kids.len()).unwrap_or(i64::MAX)),
        );
        pages.set("Kids", Object::Array(kids));
        let catalog = document.catalog_mut().map_err(failed)?;
        catalog.set("Lang", Object::string_literal(self.information.language));
        catalog.set(
            "ViewerPreferences",
            Dictionary::from_iter([("DisplayDocTitle", Object::Boolean(true))]),
        );
        document.prune_objects();
        document.compress();
        let mut bytes = Vec::new();
        identify(&mut document);
        document
            .save_to(&mut bytes)
            .map_err(|error| PrintError::Painter(error.to_string()))?;
        Ok(bytes)
    }

    /// A file with one page on which every glyph stands once: what printpdf needs to embed the fonts.
    fn frame(&self) -> Result<lopdf::Document, PrintError> {
        let mut document = PdfDocument::new(&self.information.title);
        let info = &mut document.metadata.info;
        info.author.clone_from(&self.information.author);
        info.creator = "huff".to_owned();
        info.producer = "huff".to_owned();
        if let Ok(date) = printpdf::OffsetDateTime::from_unix_timestamp(self.information.issued) {
            info.creation_date = date;
            info.modification_date = date;
            info.metadata_date = date;
        }
        let mut operations = vec![Op::StartTextSection];
        for (number, face) in self.fonts.faces.iter().enumerate() {
            if self.letters[number].is_empty() {
                continue;
            }
            let (font, glyphs) = program(face, &self.remappers[number], &self.letters[number])?;
            let id = FontId(format!("F{number}"));
            document
                .resources
                .fonts
                .map
                .insert(id.clone(), PdfFont::new(font));
            operations.push(Op::SetFont {
                font: PdfFontHandle::External(id),
                size: Pt(1.0),
            });
            operations.push(Op::ShowText {
                items: vec![TextItem::GlyphIds(glyphs)],
            });
        }
        operations.push(Op::EndTextSection);
        document
            .pages
            .push(PdfPage::new(Mm(1.0), Mm(1.0), operations));
        Ok(document.to_lopdf_document(&PdfSaveOptions::default(), &mut Vec::new()))
    }
}

impl Painter for Pdf<'_> {
    fn form(&mut self, marks: &[Mark]) -> Result<usize, PrintError> {
        let mut content = Content::new(0.0, &mut self.remappers, &mut self.letters);
        content.marks(marks);
        self.forms.push(deflate(&content.finish()));
        Ok(self.forms.len() - 1)
    }

    fn page(&mut self, page: &Page) -> Result<(), PrintError> {
        let mut content = Content::new(page.height, &mut self.remappers, &mut self.letters);
        for (form, by) in &page.forms {
            content.form(&format!("X{form}"), *by);
        }
        content.marks(&page.marks);
        self.pages
            .push(([page.width, page.height], deflate(&content.finish())));
        Ok(())
    }
}

/// The root of the pages and the fonts of the only page.
fn references(document: &lopdf::Document) -> Option<(ObjectId, Object)> {
    let root = document
        .catalog()
        .ok()?
        .get(b"Pages")
        .ok()?
        .as_reference()
        .ok()?;
    let kids = document
        .get_dictionary(root)
        .ok()?
        .get(b"Kids")
        .ok()?
        .as_array()
        .ok()?;
    let page = document
        .get_dictionary(kids.first()?.as_reference().ok()?)
        .ok()?;
    let resources = document
        .get_dictionary(page.get(b"Resources").ok()?.as_reference().ok()?)
        .ok()?;
    Some((root, resources.get(b"Font").ok()?.clone()))
}

fn compressed(mut dictionary: Dictionary, content: Vec<u8>) -> Stream {
    dictionary.set("Filter", Object::from("FlateDecode"));
    Stream::new(dictionary, content)
}

fn deflate(content: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    // writing to a vector does not fail
    let _ = encoder.write_all(content);
    encoder.finish().unwrap_or_default()
}

/// Names the file by its content, and leaves out what printpdf says of a standard for print shops.
fn identify(document: &mut lopdf::Document) {
    if let Ok(info) = document.trailer.get(b"Info").and_then(Object::as_reference)
        && let Ok(info) = document.get_dictionary_mut(info)
    {
        for key in [
            &b"GTS_PDFXVersion"[..],
            b"Identifier",
            b"Trapped",
            b"Keywords",
            b"Subject",
        ] {
            info.remove(key);
        }
    }
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut mix = |bytes: &[u8]| {
        for byte in bytes {
            hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for object in document.objects.values() {
        match object {
            Object::Stream(stream) => mix(&stream.content),
            other => mix(format!("{other:?}").as_bytes()),
        }
    }
    let name = Object::String(
        format!("{hash:016x}").into_bytes(),
        StringFormat::Hexadecimal,
    );
    document
        .trailer
        .set("ID", Object::Array(vec![name.clone(), name]));
}
