//! How pages look: against pictures kept here, and two painters against each other.

use std::path::{Path, PathBuf};

use huff::print::{BUILT_IN, Mark, Page, Painter, Pictures, PrintError, samples};
use huff::words::Language;

use super::{fonts, pdf, printed, sheets, template, tool};
use crate::common::figure;

/// Gray pixels.
struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Picture {
    /// Squares of so many pixels as one; what is over at the right and below is left out.
    fn smaller(&self, by: usize) -> Picture {
        let (width, height) = (self.width / by, self.height / by);
        let average = |x: usize, y: usize| {
            let square = (0..by * by).map(|at| (y * by + at / by) * self.width + x * by + at % by);
            let sum: usize = square.map(|at| usize::from(self.pixels[at])).sum();
            (sum / (by * by)) as u8
        };
        let pixels = (0..width * height)
            .map(|at| average(at % width, at / width))
            .collect();
        Picture {
            width,
            height,
            pixels,
        }
    }
}

fn read(bytes: &[u8]) -> Picture {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut data = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut data).unwrap();
    let pixels = data[..info.buffer_size()]
        .chunks(info.color_type.samples())
        .map(|pixel| pixel[0])
        .collect();
    Picture {
        width: info.width as usize,
        height: info.height as usize,
        pixels,
    }
}

fn write(path: &Path, picture: &Picture) {
    let file = std::fs::File::create(path).unwrap();
    let mut encoder = png::Encoder::new(file, picture.width as u32, picture.height as u32);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_compression(png::Compression::High);
    encoder
        .write_header()
        .unwrap()
        .write_image_data(&picture.pixels)
        .unwrap();
}

/// The mean difference of all pixels, and of the worst square of 12 by 12.
fn difference(one: &Picture, other: &Picture) -> (f64, f64) {
    // the last row and column of pixels are rounded differently by different programs
    assert!(one.width.abs_diff(other.width) <= 1 && one.height.abs_diff(other.height) <= 1);
    let (width, height) = (one.width.min(other.width), one.height.min(other.height));
    let at = |x: usize, y: usize| {
        f64::from(one.pixels[y * one.width + x].abs_diff(other.pixels[y * other.width + x]))
    };
    let mut worst = 0.0_f64;
    let mut sum = 0.0;
    for top in (0..height).step_by(12) {
        for left in (0..width).step_by(12) {
            let (bottom, right) = ((top + 12).min(height), (left + 12).min(width));
            let mut here = 0.0;
            for y in top..bottom {
                for x in left..right {
                    here += at(x, y);
                }
            }
            sum += here;
            worst = worst.max(here / ((bottom - top) * (right - left)) as f64);
        }
    }
    (sum / (width * height) as f64, worst)
}

/// Pixels a millimetre of the kept pictures: 40 dpi.
const SCALE: f32 = 40.0 / 25.4;

/// A painter that draws the first page only.
struct First<'f>(Pictures<'f>, bool);

impl Painter for First<'_> {
    fn form(&mut self, marks: &[Mark]) -> Result<usize, PrintError> {
        self.0.form(marks)
    }

    fn page(&mut self, page: &Page) -> Result<(), PrintError> {
        match std::mem::replace(&mut self.1, true) {
            true => Ok(()),
            false => self.0.page(page),
        }
    }
}

fn picture(name: &str, scale: f32) -> Vec<u8> {
    let fonts = fonts();
    let mut first = First(Pictures::new(&fonts, scale), false);
    let values = samples(&template(name).document);
    let languages = [Language::Zh, Language::En];
    printed(name, &languages, values, &fonts, &mut first);
    first.0.finish().swap_remove(0)
}

/// The kept pictures are made anew with HUFF_UPDATE=1 and then looked at.
#[test]
fn every_form_looks_as_it_was_looked_at() {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/print/pictures"));
    let update = std::env::var_os("HUFF_UPDATE").is_some();
    let mut most = (0.0_f64, 0.0_f64);
    for built_in in BUILT_IN {
        let made = read(&picture(built_in.name, SCALE));
        let kept = folder.join(format!("{}.png", built_in.name));
        if update {
            std::fs::create_dir_all(&folder).unwrap();
            write(&kept, &made);
        }
        let bytes =
            std::fs::read(&kept).unwrap_or_else(|error| panic!("{}: {error}", kept.display()));
        let (mean, worst) = difference(&made, &read(&bytes));
        assert!(
            mean < 0.5 && worst < 12.0,
            "{}: mean {mean}, worst {worst}",
            built_in.name
        );
        most = (most.0.max(mean), most.1.max(worst));
    }
    figure(&format!(
        "paper: {} forms against kept pictures: mean {:.2}, worst square {:.1} of 255",
        BUILT_IN.len(),
        most.0,
        most.1
    ));
}

#[test]
fn another_program_draws_the_same_page() {
    let folder = tempfile::tempdir().unwrap();
    let mut most = 0.0_f64;
    for built_in in BUILT_IN {
        let values = samples(&template(built_in.name).document);
        let file = folder.path().join("a.pdf");
        std::fs::write(
            &file,
            pdf(built_in.name, &[Language::Zh, Language::En], values),
        )
        .unwrap();
        let target = folder.path().join("a");
        let arguments = [
            "-r",
            "200",
            "-gray",
            "-png",
            "-singlefile",
            "-f",
            "1",
            "-l",
            "1",
        ];
        let places = [file.to_str().unwrap(), target.to_str().unwrap()];
        let all: Vec<&str> = arguments.into_iter().chain(places).collect();
        let Some((fine, said)) = tool("two painters", "pdftoppm", &all) else {
            return;
        };
        assert!(fine, "{}", String::from_utf8_lossy(&said));
        // thin lines are drawn at least one pixel thick there, so both are drawn large and made small
        let ours = read(&picture(built_in.name, 5.0 * SCALE)).smaller(5);
        let theirs = read(&std::fs::read(target.with_extension("png")).unwrap()).smaller(5);
        let (mean, worst) = difference(&ours, &theirs);
        assert!(
            mean < 6.0 && worst < 60.0,
            "{}: mean {mean}, worst {worst}",
            built_in.name
        );
        most = most.max(mean);
    }
    figure(&format!(
        "paper: {} forms drawn by two programs: mean difference at most {most:.2} of 255",
        BUILT_IN.len()
    ));
}

#[test]
fn a_reader_finds_the_serial_number_in_the_square_code() {
    let folder = tempfile::tempdir().unwrap();
    let mut read = 0;
    for design in ["sheet-a", "sheet-b", "sheet-c"] {
        let (common, faces, values) = sheets(0, 4, 60);
        let file = folder.path().join("a.pdf");
        std::fs::write(&file, pdf(design, &[Language::Zh], (common, faces))).unwrap();
        let target = folder.path().join(design);
        let arguments = [
            "-r",
            "120",
            "-gray",
            "-png",
            file.to_str().unwrap(),
            target.to_str().unwrap(),
        ];
        let Some(_) = tool("square codes", "pdftoppm", &arguments) else {
            return;
        };
        let mut found = Vec::new();
        let mut pages: Vec<PathBuf> = std::fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.to_str().unwrap().contains(design))
            .collect();
        pages.sort();
        for page in pages {
            let Some((_, said)) = tool(
                "square codes",
                "zbarimg",
                &["-q", "--raw", page.to_str().unwrap()],
            ) else {
                return;
            };
            found.extend(String::from_utf8(said).unwrap().lines().map(str::to_owned));
        }
        found.sort();
        let mut wanted: Vec<String> = values.iter().map(|face| face.sheet.qr.clone()).collect();
        wanted.sort();
        assert_eq!(found, wanted, "{design}");
        read += found.len();
    }
    figure(&format!("paper: {read} square codes read from drawn pages"));
}
