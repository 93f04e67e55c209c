//! `huff print sheets`

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};

use super::paper::{Document, PaperArgs, produce};
use super::records::{self, rows};
use super::source::{Forms, Source, copy_code, section_values};
use super::star;
use crate::cli::desk::{EventArgs, SectionArgs, player as find_player, read_record};
use crate::cli::desk::{first_mover_first, seat_of};
use crate::cli::fact::Fact;
use crate::cli::star::is_star_file;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::draughts::{Color, Variant};
use crate::print::{
    EventValues, Face, GameValues, Layer, MoveValues, ResultValues, SectionLayer, SheetFace,
    SheetValues,
};
use crate::store::{Game, Match, Round, Section};

/// Print record sheets: blank, for a round, or filled
///
/// Each player has one in duplicate: the original for the organiser and the copy for the player, four faces a game.
///
/// Examples: huff print sheets --blank 50 --variant russian; huff print sheets --round 3; huff print sheets --round 3
/// --board 12 --reprint; huff print sheets game.pdn; huff print sheets --round 3 --filled
#[derive(Debug, Args)]
#[command(group = clap::ArgGroup::new("what").args(["files", "blank", "round"]))]
pub(super) struct Sheets {
    /// Game files, each record on a sheet of its own
    files: Vec<PathBuf>,
    /// So many blank sheets, each with its copy
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    blank: Option<u32>,
    /// The number of the first blank sheet
    #[arg(long, value_name = "NUMBER", default_value_t = 1, requires = "blank")]
    from: u32,
    /// The game of blank sheets and files
    #[arg(long, value_name = "GAME")]
    variant: Option<String>,
    /// The sheets of this round, with names and opening; by default the last one
    #[arg(long)]
    round: Option<u16>,
    /// The records that were handed in instead of empty sheets
    #[arg(long, conflicts_with_all = ["files", "blank"])]
    filled: bool,
    /// Only this board
    #[arg(long, conflicts_with_all = ["files", "blank"])]
    board: Option<i64>,
    /// Only this player
    #[arg(long, value_name = "NAME", conflicts_with_all = ["files", "blank"])]
    player: Option<String>,
    /// Mark them as printed once more
    #[arg(long, conflicts_with_all = ["files", "blank"])]
    reprint: bool,
    /// Original, copy, or both
    #[arg(long, value_enum, default_value_t = Copies::Both)]
    copies: Copies,
    /// a: two halves on A4; b: A4 for handwriting; c: A4 with 90 moves
    #[arg(long, value_enum, default_value_t = Design::A)]
    design: Design,
    /// The day as it is printed
    #[arg(long, value_name = "TEXT")]
    date: Option<String>,
    #[command(flatten)]
    paper: PaperArgs,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Copies {
    Original,
    Copy,
    Both,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Design {
    A,
    B,
    C,
}

impl Design {
    fn template(self) -> &'static str {
        match self {
            Design::A => "sheet-a",
            Design::B => "sheet-b",
            Design::C => "sheet-c",
        }
    }
}

/// What of sheets with a column a seat is wanted.
pub(super) struct Wanted<'a> {
    /// Whether each face is the original.
    pub(super) copies: &'static [bool],
    pub(super) board: Option<i64>,
    pub(super) player: Option<&'a str>,
    pub(super) reprint: bool,
    pub(super) filled: bool,
    pub(super) date: &'a str,
}

impl Sheets {
    fn wanted(&self) -> Wanted<'_> {
        Wanted {
            copies: if self.filled {
                &[false]
            } else {
                self.copies.each()
            },
            board: self.board,
            player: self.player.as_deref(),
            reprint: self.reprint,
            filled: self.filled,
            date: self.date.as_deref().unwrap_or_default(),
        }
    }
}

impl Sheets {
    /// Why there is nothing to print.
    fn nothing(&self) -> Error {
        Error::Usage(match self.board {
            _ if self.filled => Fact::new("print-nothing-typed"),
            Some(board) => Fact::new("print-nothing-board").with("board", board),
            None => Fact::new("print-nothing"),
        })
    }

    /// The event in the folder, or the one that was named; none where there is none.
    fn source(&self, ui: &Ui) -> Result<Option<Source>, Error> {
        let is_wanted = self.event.is_there() || self.section.section.is_some();
        let open = || Source::open(&self.event, &self.section, ui);
        is_wanted.then(open).transpose()
    }
}

impl Copies {
    /// Whether each face is the original.
    fn each(self) -> &'static [bool] {
        match self {
            Copies::Original => &[true],
            Copies::Copy => &[false],
            Copies::Both => &[true, false],
        }
    }
}

pub(super) fn run(sheets: &Sheets, ui: &mut Ui) -> Result<Answer, Error> {
    let named = sheets.variant.as_deref();
    let named_star = named.filter(|name| crate::cli::star::is_star(name));
    if let (Some(name), Some(count)) = (named_star, sheets.blank) {
        let numbers = sheets.from..sheets.from.saturating_add(count);
        let faces = star::blank(name, &sheets.wanted(), numbers, ui)?;
        let event = sheets.source(ui)?.map(|source| source.event());
        return print_star(sheets, "sheets-blank", event.unwrap_or_default(), faces, ui);
    }
    let of_star = |file: &PathBuf| named_star.is_some() || is_star_file(file);
    if sheets.files.iter().any(of_star) {
        if let Some(other) = sheets.files.iter().find(|file| !of_star(file)) {
            let file = other.display().to_string();
            return Err(Error::Usage(
                Fact::new("print-files-two-games").with("file", file),
            ));
        }
        let (event, faces) = star::files(&sheets.files, &sheets.wanted(), ui)?;
        return print_star(sheets, "sheets", event, faces, ui);
    }
    let variant = super::super::variant(named.filter(|_| named_star.is_none()))?;
    if let Some(count) = sheets.blank {
        return print_blank(sheets, count, variant, ui);
    }
    if !sheets.files.is_empty() {
        let (event, records) = records::read(&sheets.files, variant, ui)?;
        let copies = sheets.copies.each();
        let faces = records
            .iter()
            .flat_map(|record| copies.iter().map(|original| record.face(*original)));
        return print(sheets, "sheets", event, faces, ui);
    }
    let mut source = Source::open(&sheets.event, &sheets.section, ui)?;
    if let Some(name) = &sheets.player {
        // only where he plays, which may be one of two games
        let plays = |(_, section): &(usize, Section)| find_player(section, name).is_ok();
        if source.sections.iter().any(plays) {
            source.sections.retain(plays);
        }
    }
    if source.forms()? == Forms::Star {
        let faces = star::sheets(&source, sheets.round, &sheets.wanted(), ui)?;
        if faces.is_empty() {
            return Err(sheets.nothing());
        }
        let rounds = source.rounds(sheets.round)?;
        let number = rounds.first().map_or(0, |(_, _, round)| round + 1);
        return print_star(
            sheets,
            &format!("sheets-{number}"),
            source.event(),
            faces,
            ui,
        );
    }
    let rounds = source.rounds(sheets.round)?;
    let number = rounds
        .first()
        .map_or(0, |(_, section, round)| section.rounds[*round].row.number);
    let layers: Vec<Arc<Layer>> = rounds
        .iter()
        .map(|(_, section, round)| source.layer(section, Some(*round), ui))
        .collect();
    let mut wanted = Vec::new();
    for (index, (number, section, round)) in rounds.iter().enumerate() {
        let player = match &sheets.player {
            None => None,
            // one who plays in another section is found there
            Some(name) => match find_player(section, name) {
                Ok(row) => Some(row.id),
                Err(error) if rounds.len() == 1 => return Err(error),
                Err(_) => continue,
            },
        };
        let here = Here {
            number: *number,
            section,
            place: *round,
            round: &section.rounds[*round],
            layer: &layers[index],
        };
        wanted.push((here, player));
    }
    let faces = wanted
        .iter()
        .flat_map(|(here, player)| of_round(sheets, &source, here, *player));
    let mut faces = faces.peekable();
    if faces.peek().is_none() {
        return Err(sheets.nothing());
    }
    let name = format!("sheets-{number}");
    print(sheets, &name, source.event(), faces, ui)
}

fn print(
    sheets: &Sheets,
    name: &str,
    event: EventValues,
    faces: impl Iterator<Item = Face>,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let template = sheets.design.template();
    let document = Document {
        name: name.to_owned(),
        template,
        picture: template,
        title: "sheet",
        event,
        faces,
    };
    produce(&sheets.paper, document, ui)
}

/// Prints sheets with a column a seat, which have two designs.
fn print_star(
    sheets: &Sheets,
    name: &str,
    event: EventValues,
    faces: Vec<Face>,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let template = match sheets.design {
        Design::A => "star-sheet-a",
        Design::B => "star-sheet-b",
        Design::C => return Err(Error::Usage(Fact::new("print-star-design"))),
    };
    let document = Document {
        name: name.to_owned(),
        template,
        picture: template,
        title: "sheet",
        event,
        faces,
    };
    produce(&sheets.paper, document, ui)
}

/// Blank sheets: of the game that was named, else of the section where it can be only one.
fn print_blank(
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

/// A round of a section.
struct Here<'s> {
    number: usize,
    section: &'s Section,
    place: usize,
    round: &'s Round,
    layer: &'s Arc<Layer>,
}

fn of_round<'s>(
    sheets: &'s Sheets,
    source: &'s Source,
    here: &'s Here<'s>,
    player: Option<i64>,
) -> impl Iterator<Item = Face> + 's {
    let points = source.points(here.section, here.place);
    let opening = opening_rows(here.round, Variant::from_name(&here.section.row.variant));
    let boards = here
        .round
        .matches
        .iter()
        .filter(move |one| sheets.board.is_none_or(|board| one.row.board == board));
    boards
        .flat_map(|one| one.games.iter().map(move |game| (one, game)))
        .flat_map(move |(one, game)| {
            of_game(sheets, source, here, one, game, player, &opening, &points)
        })
}

#[allow(clippy::too_many_arguments, reason = "what a sheet is made of")]
fn of_game(
    sheets: &Sheets,
    source: &Source,
    here: &Here<'_>,
    one: &Match,
    game: &Game,
    player: Option<i64>,
    opening: &[MoveValues],
    points: &std::collections::HashMap<i64, String>,
) -> Vec<Face> {
    let mut values = source.game((here.number, here.section, here.place), one, game, points);
    values.date = sheets.date.clone().unwrap_or_default();
    let round = here.round.row.number;
    let base = source.serial(here.number, round, one.row.board, game.row.number);
    let place = format!("{round}.{}", values.board);
    let mut faces = Vec::new();
    for owner in first_mover_first(here.section) {
        let sits = game.seats.get(seat_of(owner)).map(|seat| seat.player);
        if player.is_some() && sits != player {
            continue;
        }
        let handed_in = source
            .papers
            .sheets
            .iter()
            .find(|sheet| sheet.game == game.row.id && sheet.copy == owner.word());
        let rows = match (sheets.filled, handed_in) {
            (false, _) => opening.to_vec(),
            (true, None) => continue,
            (true, Some(sheet)) => {
                let first = Variant::from_name(&here.section.row.variant)
                    .map_or(Color::White, |variant| variant.rules().first());
                let read = read_record(&sheet.text, |record, _| rows(record, &sheet.text, first));
                read.unwrap_or_default()
            }
        };
        let mut game = values.clone();
        if !sheets.filled {
            // the players enter it
            game.result = ResultValues::default();
        }
        for original in sheets.wanted().copies {
            // a duplicate names the original and has no square code, which would book it as handed in
            let serial = format!("{base}{}", copy_code(owner, *original || sheets.filled));
            let qr = match sheets.filled {
                true => String::new(),
                false => format!("HUFF:{serial}"),
            };
            let sheet = SheetValues {
                owner: owner.word(),
                original: *original,
                reprint: sheets.reprint,
                duplicate: sheets.filled,
                qr,
                serial,
                rows: rows.clone(),
                ..SheetValues::default()
            };
            faces.push(Face::new(
                place.clone(),
                here.layer,
                &SheetFace {
                    game: game.clone(),
                    sheet,
                },
            ));
        }
    }
    faces
}

/// The half-moves of the drawn opening, where it consists of half-moves alone.
fn opening_rows(round: &Round, variant: Option<Variant>) -> Vec<MoveValues> {
    let moves = round.row.opening_moves.clone().unwrap_or_default();
    let played = variant.and_then(|variant| crate::openings::play(variant, &moves));
    let words: Vec<&str> = moves.split_whitespace().collect();
    if played.is_none_or(|played| played.half_moves != words.len()) {
        return Vec::new();
    }
    let row = |pair: &[&str]| MoveValues {
        first: pair[0].to_owned(),
        second: pair
            .get(1)
            .map_or_else(String::new, |word| (*word).to_owned()),
        ..MoveValues::default()
    };
    words.chunks(2).map(row).collect()
}
