//! `huff print checklist`

use clap::{Args, ValueEnum};

use super::arguments::PrintArgs;
use super::paper::{Document, labels, produce};
use super::section::section_values;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::draughts::{Color, Variant};
use crate::print::{CheckRow, ChecklistFace, EventValues, Face, Labels, Layer, SectionLayer};

/// Print the list by which boards, men and clocks are inspected
#[derive(Debug, Args)]
pub(super) struct Checklist {
    /// Whose rules; by default those of the event's game, else draughts-64
    #[arg(long, value_enum)]
    profile: Option<Profile>,
    #[command(flatten)]
    print: PrintArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Profile {
    /// Draughts-64, 8x8 squares
    #[value(name = "64")]
    Draughts64,
    /// International draughts, 10x10 squares
    #[value(name = "100")]
    Draughts100,
    /// English checkers
    English,
}

/// A heading (without a rule) or an item: its label, the rule by profile (`-` not asked, `yes` a yes or no), and where it
/// is asked for. Sizes in millimetres.
const ITEMS: [(&str, [&str; 3], [&str; 3]); 29] = [
    ("equipment_board", [""; 3], [""; 3]),
    (
        "eq_field",
        ["300 – 450 mm", "350 – 450 mm", "-"],
        ["s1:1/2.1", "annex3:3.2.1", ""],
    ),
    (
        "eq_square",
        ["-", "-", "50.8 (47.6 – 54.0) mm"],
        ["", "", "s2; wcdf 2.2"],
    ),
    (
        "eq_glare",
        ["yes", "yes", "yes"],
        ["s1:1/2.2", "annex3:3.2.2", ""],
    ),
    (
        "eq_contrast",
        ["yes", "yes", "yes"],
        ["s1:1/2.3", "annex3:3.2.3", ""],
    ),
    (
        "eq_border",
        ["5 – 6 mm", "5 – 6 mm", "-"],
        ["s1:1/2.4", "annex3:3.2.4", ""],
    ),
    ("eq_coordinates", ["yes", "-", "-"], ["s1:1/1.6", "", ""]),
    (
        "eq_orientation",
        ["yes", "yes", "yes"],
        ["s1:1/1.4", "fmjd", "s2"],
    ),
    ("equipment_men", [""; 3], [""; 3]),
    (
        "eq_count",
        ["12 + 12", "20 + 20", "12 + 12"],
        ["s1:2/1", "annex3:3.4.1", "s2"],
    ),
    ("eq_setup", ["yes", "yes", "yes"], ["s1:2/2", "fmjd", "s2"]),
    (
        "eq_stack",
        ["yes", "yes", "yes"],
        ["s1:2/3", "annex3:3.4.1", ""],
    ),
    (
        "eq_diameter",
        ["less_than_square", "less_than_square", "31.75 – 38.1 mm"],
        ["s1:2/4", "annex3:3.4.2", "s2"],
    ),
    (
        "eq_thickness",
        ["part_of_diameter", "part_of_diameter", "4.8 – 7.9 mm"],
        ["s1:2/5", "annex3:3.4.3", "wcdf 3.2"],
    ),
    (
        "eq_colour",
        ["yes", "yes", "yes"],
        ["s1:2/7", "annex3:3.4.5", "s2"],
    ),
    ("equipment_clock", [""; 3], [""; 3]),
    ("eq_dials", ["yes", "yes", "yes"], ["s1:3/1.1", "", "s2:2"]),
    ("eq_stop", ["yes", "yes", "yes"], ["s1:3/1.2", "", ""]),
    ("eq_never_both", ["yes", "yes", "yes"], ["s1:3/1.3", "", ""]),
    ("eq_flag", ["yes", "yes", "yes"], ["s1:3/1.5", "", ""]),
    ("eq_seconds", ["yes", "yes", "-"], ["s1:3/1.6", "", ""]),
    (
        "eq_display",
        ["≥ 15 × 45 mm", "≥ 15 × 45 mm", "-"],
        ["s1:3/1.7", "", ""],
    ),
    (
        "eq_clock_stable",
        ["yes", "yes", "yes"],
        ["s1:3/1.8", "", ""],
    ),
    ("eq_clock_place", ["yes", "yes", "-"], ["s1:3/2", "", ""]),
    ("equipment_sheets", [""; 3], [""; 3]),
    ("eq_sheets", ["2 × 2", "2 × 2", "yes"], ["s1:4/1", "", ""]),
    ("equipment_room", [""; 3], [""; 3]),
    (
        "eq_table",
        ["≥ 1000; 750 – 900 mm", "≥ 1000; 750 – 900 mm", "-"],
        ["", "annex3:3.1", ""],
    ),
    ("eq_chairs", ["yes", "yes", "yes"], ["", "annex3:3.1", ""]),
];

pub(super) fn run(checklist: &Checklist, ui: &mut Ui) -> Result<Answer, Error> {
    let (event, variant) = match checklist.print.event.is_there() {
        true => {
            let source = checklist.print.draughts(ui)?;
            let variants = source.sections.iter();
            let mut variants =
                variants.filter_map(|(_, section)| Variant::from_name(&section.row.variant));
            (source.event(), variants.next())
        }
        false => (EventValues::default(), None),
    };
    let profile = checklist.profile.unwrap_or_else(|| usual(variant));
    let labels = labels(ui);
    let (place, game) = match profile {
        Profile::Draughts64 => (0, "russian"),
        Profile::Draughts100 => (1, "international"),
        Profile::English => (2, "english"),
    };
    let variant = Variant::from_name(game);
    let mut section = section_values(variant, None, ui);
    if place == 0 {
        section.game = labels.get("game_64").unwrap_or_default().to_owned();
    }
    let layer = Layer::new(&SectionLayer {
        section,
        ..SectionLayer::default()
    });
    let faces = [Face::new(
        "",
        &layer,
        &ChecklistFace {
            rows: rows(&labels, place),
        },
    )];
    let document = Document::plain("checklist", "checklist", event, faces);
    produce(&checklist.print.paper, document, ui)
}

/// Where something is asked for, in words: `s1:1/2.1` is "draughts-64 rules 1/2.1".
fn source(labels: &Labels, article: &str) -> String {
    let one = |article: &str| {
        let (text, place) = article.split_once([':', ' ']).unwrap_or((article, ""));
        let said = labels.get(&format!("source_{text}")).unwrap_or(text);
        said.replace("{n}", place)
            .trim_end_matches([' ', ','])
            .to_owned()
    };
    let parts = article.split("; ").filter(|part| !part.is_empty());
    parts.map(one).collect::<Vec<_>>().join("; ")
}

/// The rules that suit a game.
fn usual(variant: Option<Variant>) -> Profile {
    let rules = variant.map(Variant::rules);
    match rules.map(|rules| (rules.geometry.width, rules.first())) {
        Some((10.., _)) => Profile::Draughts100,
        Some((_, Color::Black)) => Profile::English,
        _ => Profile::Draughts64,
    }
}

fn rows(labels: &Labels, profile: usize) -> Vec<CheckRow> {
    let word = |name: &str| labels.get(name).unwrap_or_default().to_owned();
    let row = |(item, rules, articles): &(&str, [&str; 3], [&str; 3])| match rules[profile] {
        "-" => None,
        "" => Some(CheckRow {
            heading: word(item),
            ..CheckRow::default()
        }),
        rule => Some(CheckRow {
            item: word(item),
            // a rule is a word of the labels, or numbers
            rule: labels
                .get(&format!("eq_{rule}"))
                .map_or_else(|| rule.replace("mm", &word("mm")), str::to_owned),
            article: source(labels, articles[profile]),
            ..CheckRow::default()
        }),
    };
    ITEMS.iter().filter_map(row).collect()
}
