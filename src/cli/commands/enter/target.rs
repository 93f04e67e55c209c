//! What is typed: a game of the event, or a file.

use std::path::{Path, PathBuf};

use crate::cli::commands::game::{CopyArgument, Owner};
use crate::cli::commands::tables;
use crate::cli::commands::variant;
use crate::cli::desk::{address, board as find_board, game_address, read_record, sections};
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::draughts::Variant;
use crate::entry::{Draft, Heard, Noting, Session};
use crate::notation::which;
use crate::store::{EventRow, Game, Match, Round, Section, SheetRow};

use super::half_typed::HalfTyped;
use super::in_file::InFile;
use super::keep::{InEvent, Keeper};
use super::{Enter, FromDraft, file};

/// What is to be typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// A file, and which of its records, from 1.
    File(PathBuf, Option<usize>),
    /// A game of the event; by default the next one.
    Event(Option<String>),
}

impl Target {
    pub(super) fn of(text: Option<&str>) -> Target {
        match text {
            Some(text) if address(text).is_none() => {
                let (path, number) = file::split(text);
                Target::File(path, number)
            }
            text => Target::Event(text.map(str::to_owned)),
        }
    }
}

/// Opens what is to be typed, with what is typed of it already.
pub(super) fn open(
    arguments: &Enter,
    target: &Target,
    from_draft: FromDraft,
) -> Result<(Session, Keeper), Error> {
    match target {
        Target::File(path, number) => in_file(arguments, path, *number, from_draft),
        Target::Event(target) => in_event(arguments, target.as_deref()),
    }
}

fn in_file(
    arguments: &Enter,
    path: &Path,
    number: Option<usize>,
    from_draft: FromDraft,
) -> Result<(Session, Keeper), Error> {
    let asked = variant(arguments.variant.as_deref())?;
    let opened = match path.exists() {
        true => file::open(path, number, asked)?,
        false => file::Opened::nothing(),
    };
    let mut draft = opened.draft;
    let name = InFile::name_of(path, opened.number);
    let mut file = InFile {
        number: opened.number,
        around: opened.around,
        half_typed: HalfTyped::beside(&name, String::new()),
        ..InFile::alone(path, draft.as_ref().map(Draft::text))?
    };
    match (InFile::left_draft(&name), from_draft) {
        (Some(left), FromDraft::No) => left.own.put_aside(),
        (Some(left), FromDraft::Yes) => {
            let game = draft.as_ref().map(|draft| draft.variant);
            let read = |game| Draft::read(&left.text, game);
            let game = asked.or(game).or_else(|| named_game(&left.text));
            draft = game.and_then(read).or(draft);
            file.go_on(left);
        }
        (None, _) => {}
    }
    let draft = match (draft, asked) {
        (Some(draft), _) => draft,
        (None, Some(game)) => blank(game),
        (None, None) => return Err(Error::Usage(Fact::new("error-enter-variant"))),
    };
    if file.draft.is_some() {
        file.known = Some(draft.text());
    }
    let session = Session::new(vec![draft], 0);
    Ok((session, Keeper::File(Box::new(file))))
}

/// The game that a text names.
fn named_game(text: &str) -> Option<Variant> {
    let record = crate::notation::pdn::records(text).next()?;
    Some(which(&record, None).0)
}

/// An empty sheet that says its game.
fn blank(game: Variant) -> Draft {
    let mut draft = Draft::new(game);
    if let Some(number) = game.game_type() {
        draft.set_tag("GameType", &number.to_string());
    }
    draft
}

fn in_event(arguments: &Enter, target: Option<&str>) -> Result<(Session, Keeper), Error> {
    let mut store = arguments.event.open()?;
    let (event, sections, sheets) = store.look::<_, Error>(|view| {
        let sections = sections(view, arguments.section.section.as_deref())?;
        Ok((view.event()?, sections, view.all::<SheetRow>()?))
    })?;
    let copies = |game: &Game| {
        let mine = sheets.iter().filter(|sheet| sheet.game == game.row.id);
        let text = |copy| {
            mine.clone()
                .find(|sheet| sheet.copy == copy)
                .map(|sheet| sheet.text.clone())
        };
        [text("white"), text("black")]
    };
    let place = match target {
        Some(text) => named(&sections, text)?,
        None => next(&sections, copies)?,
    };
    let (section, round, one, game) = place;
    let known = copies(game);
    let active = match arguments.copy.map(Owner::colour) {
        Some(Some(CopyArgument::White)) => 0,
        Some(Some(CopyArgument::Black)) => 1,
        Some(None) => {
            let address = target.unwrap_or_default().to_owned();
            let fact = Fact::new("error-which-copy").with("address", address);
            return Err(Error::Usage(fact));
        }
        None => usize::from(known[0].is_some() && known[1].is_none()),
    };
    let variant = Variant::from_name(&section.row.variant)
        .ok_or_else(|| Error::UnknownVariant(section.row.variant.clone()))?;
    let fresh = header(&event, section, round, one, game, variant);
    let draft = |text: &Option<String>| match text {
        Some(text) => read_record(text, |record, _| Draft::of(record, text, variant))
            .unwrap_or_else(|| fresh.clone()),
        None => fresh.clone(),
    };
    let drafts = vec![draft(&known[0]), draft(&known[1])];
    let number = game.row.number;
    let address = game_address(section, round.row.number, one.row.board, number);
    let half_typed = HalfTyped::beside(&arguments.event.path()?, address.clone());
    let keeper = Keeper::Event(Box::new(InEvent {
        event: arguments.event.clone(),
        address,
        section: section.row.name.clone(),
        game: game.row.id,
        known,
        blank: [fresh.text(), fresh.text()],
        entry: None,
        notes: Vec::new(),
        half_typed,
        store,
    }));
    let session = Session::new(drafts, active).with_noting(Noting::InEvent);
    Ok((session, keeper))
}

type Place<'s> = (&'s Section, &'s Round, &'s Match, &'s Game);

/// The game of an address.
fn named<'s>(sections: &'s [Section], text: &str) -> Result<Place<'s>, Error> {
    let unknown = || Error::Usage(Fact::new("error-enter-no-game").with("text", text.to_owned()));
    let address = address(text).ok_or_else(unknown)?;
    let found = find_board(sections, text, address)?;
    let section = &sections[found.section];
    let round = &section.rounds[found.round];
    let one = &round.matches[found.board];
    let number = address.game.unwrap_or(1);
    let game = one.games.iter().find(|game| game.row.number == number);
    Ok((section, round, one, game.ok_or_else(unknown)?))
}

/// The first game of the last round of which a copy is missing.
fn next<'s>(
    sections: &'s [Section],
    copies: impl Fn(&Game) -> [Option<String>; 2],
) -> Result<Place<'s>, Error> {
    let draughts = |section: &&Section| !tables::is_star(&section.row);
    for section in sections.iter().filter(draughts) {
        let Some(round) = section.rounds.last() else {
            continue;
        };
        for one in &round.matches {
            for game in &one.games {
                if copies(game).iter().any(Option::is_none) {
                    return Ok((section, round, one, game));
                }
            }
        }
    }
    Err(Error::Usage(Fact::new("error-enter-all-there")))
}

/// The head of a sheet, with the drawn opening.
fn header(
    event: &EventRow,
    section: &Section,
    round: &Round,
    one: &Match,
    game: &Game,
    variant: Variant,
) -> Draft {
    let name = |seat: usize| {
        let player = game.seats.get(seat).map_or(0, |seat| seat.player);
        let row = section.players.iter().find(|row| row.id == player);
        row.map_or_else(String::new, |row| row.name.clone())
    };
    let mut draft = Draft::new(variant);
    let board = match one.games.len() {
        1 => one.row.board.to_string(),
        _ => format!("{}.{}", one.row.board, game.row.number),
    };
    let tags = [
        ("Event", event.name.clone()),
        ("Site", event.city.clone().unwrap_or_default()),
        ("Round", round.row.number.to_string()),
        ("White", name(0)),
        ("Black", name(1)),
        ("Section", section.row.name.clone()),
        ("Board", board),
        (
            "GameType",
            variant
                .game_type()
                .map(|number| number.to_string())
                .unwrap_or_default(),
        ),
    ];
    for (tag, value) in tags {
        draft.set_tag(tag, &value);
    }
    let Some(moves) = &round.row.opening_moves else {
        return draft;
    };
    draft.set_tag("Opening", moves);
    // drawn moves stand on the sheet already; a flying start is a position
    let mut session = Session::new(vec![draft.clone()], 0);
    let words = moves.split_whitespace().map(|word| {
        word.trim_start_matches(|letter: char| letter.is_ascii_digit())
            .trim_start_matches('.')
    });
    let words = moves
        .split_whitespace()
        .zip(words)
        .map(|(whole, bare)| if whole.contains('.') { bare } else { whole });
    let played = words
        .filter(|word| !word.is_empty())
        .all(|word| session.type_word(word) == Heard::Changed);
    if played {
        return session.sheet().clone();
    }
    if let Some(fen) = &round.row.opening_fen {
        draft.set_tag("FEN", fen);
    }
    draft
}

impl Keeper {
    /// How many half-moves a draft beside the file has, where there is one.
    pub(super) fn draft_beside(&self) -> Option<PathBuf> {
        match self {
            Keeper::File(file) if file.draft.is_some() => Some(file.path.clone()),
            _ => None,
        }
    }
}
