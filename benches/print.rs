//! A thousand sheets of two halves with two thousand different Chinese characters, and one sheet.

use std::io::Write;

use criterion::{Criterion, criterion_group, criterion_main};
use huff::print::{
    BuiltIn, Common, Face, Fonts, GameValues, Information, Labels, Layer, MissingGlyphs,
    MoveValues, Pdf, PlayerValues, SectionLayer, SectionValues, SheetFace, SheetValues, Template,
    print,
};
use huff::tournament::Lot;
use huff::words::{Language, Words};

/// So many sheets, each with its copy: 240 half-moves a page.
fn faces(sheets: u32) -> impl Iterator<Item = Face> {
    let layer = Layer::new(&SectionLayer {
        section: SectionValues {
            game: "国际跳棋".to_owned(),
            first: "white",
            second: "black",
            controls: vec![50, 75],
            ..SectionValues::default()
        },
        ..SectionLayer::default()
    });
    let letter = |number: u32| char::from_u32(0x4E00 + number % 2000).unwrap_or('王');
    let mut lot = Lot::from_seed(1);
    (0..2 * sheets).map(move |face| {
        let player = |number: u32| PlayerValues {
            name: (0..4).map(|place| letter(4 * number + place)).collect(),
            rating: (1500 + number % 900).to_string(),
            federation: "CHN".to_owned(),
            ..PlayerValues::default()
        };
        let sheet = face / 2;
        let mut half_move = || {
            let sign = if lot.below(4) == 0 { 'x' } else { '-' };
            format!("{}{sign}{}", 1 + lot.below(50), 1 + lot.below(50))
        };
        let rows = (0..60).map(|_| MoveValues {
            first: half_move(),
            second: half_move(),
            ..MoveValues::default()
        });
        let serial = format!(
            "K7QD-1-3.{sheet}.1-W{}",
            if face % 2 == 0 { 'O' } else { 'C' }
        );
        let values = SheetFace {
            game: GameValues {
                round: "3".to_owned(),
                board: sheet.to_string(),
                first: player(sheet),
                second: player(sheet + 1),
                ..GameValues::default()
            },
            sheet: SheetValues {
                owner: "white",
                original: face % 2 == 0,
                qr: format!("HUFF:{serial}"),
                serial,
                rows: rows.collect(),
                ..SheetValues::default()
            },
        };
        Face::new("", &layer, &values)
    })
}

fn made(sheets: u32) -> Vec<u8> {
    let source = BuiltIn::from_name("sheet-a").map_or("", |built_in| built_in.source);
    let template = Template::read(source).unwrap_or_else(|problems| panic!("{problems:?}"));
    let fonts = Fonts::new(Vec::new()).unwrap_or_else(|error| panic!("{error:?}"));
    let labels = Labels::new(&[Words::labels(Language::Zh)]);
    let mut pdf = Pdf::new(&fonts, Information::default());
    let report = print(
        &template,
        &labels,
        &Common::default(),
        faces(sheets),
        &fonts,
        MissingGlyphs::Refuse,
        &mut pdf,
    );
    let report = report.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(
        (report.pages, report.faces),
        (sheets as usize, 2 * sheets as usize)
    );
    assert_eq!((report.missing.len(), report.cuts.len()), (0, 0));
    pdf.finish().unwrap_or_else(|error| panic!("{error}"))
}

/// The most memory that this process has had, in MB, where the system tells.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? / 1024)
}

/// Seconds that the processor has worked for this process, whoever else it works for.
fn processor() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let behind = stat.rsplit(')').next().unwrap_or_default();
    let mut fields = behind.split_whitespace().skip(11);
    let mut ticks = || {
        let field = fields.next().and_then(|field| field.parse::<f64>().ok());
        field.unwrap_or(0.0)
    };
    (ticks() + ticks()) / 100.0
}

fn sheets(criterion: &mut Criterion) {
    let before = processor();
    let bytes = made(1000);
    let said = format!(
        "1,000 sheets: {:.2} s of processor time, {:.1} MB, most memory {} MB",
        processor() - before,
        bytes.len() as f64 / 1e6,
        memory().unwrap_or(0)
    );
    // a stream that is gone is no matter
    let _ = writeln!(std::io::stderr(), "{said}");
    assert!(bytes.len() < 8_000_000, "{}", bytes.len());
    let mut group = criterion.benchmark_group("print");
    group.sample_size(10);
    group.bench_function("1000 sheets", |bencher| bencher.iter(|| made(1000)));
    group.bench_function("1 sheet", |bencher| bencher.iter(|| made(1)));
    group.finish();
}

criterion_group!(benches, sheets);
criterion_main!(benches);
