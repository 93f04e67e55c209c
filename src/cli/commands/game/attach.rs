//! `huff game attach`, `detach`, `export`

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use crate::cli::desk::{Confirm, Done, EventArgs, SectionArgs, read_bytes, seated};
use crate::cli::fact::Fact;
use crate::cli::output::{Existing, Force, Output};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::{AttachmentRow, Keep, hash};

/// The largest file that is kept, in bytes: a photo has a few million.
const MOST: usize = 32 << 20;

/// Keep files, such as photos of the sheets, with a game
///
/// They lie inside the event file, with their name, size and SHA-256.
#[derive(Debug, Args)]
pub(super) struct Attach {
    /// ROUND.BOARD or ROUND.BOARD.GAME
    game: String,
    /// The files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

/// Take an attached file away
#[derive(Debug, Args)]
pub(super) struct Detach {
    /// ROUND.BOARD or ROUND.BOARD.GAME
    game: String,
    /// Its name
    name: String,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

/// Write the attached files of a game to a folder
///
/// The folder is made if it is not there; a file that is there already is left alone without --force. Each file is compared with its SHA-256.
#[derive(Debug, Args)]
pub(super) struct Export {
    /// ROUND.BOARD or ROUND.BOARD.GAME
    game: String,
    /// The folder; by default this one
    folder: Option<PathBuf>,
    /// The same
    #[arg(long, value_name = "FOLDER", conflicts_with = "folder")]
    to: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

/// How the formats of pictures and papers begin.
const BEGINNINGS: [(&[u8], &str); 6] = [
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"\x89PNG", "image/png"),
    (b"GIF8", "image/gif"),
    (b"%PDF", "application/pdf"),
    (b"II*\0", "image/tiff"),
    (b"RIFF", "image/webp"),
];

fn kind(bytes: &[u8]) -> &'static str {
    let known = BEGINNINGS
        .iter()
        .find(|(beginning, _)| bytes.starts_with(beginning));
    let is_heic = bytes.get(4..8) == Some(b"ftyp".as_slice());
    match known {
        Some((_, kind)) => kind,
        None if is_heic => "image/heic",
        None => "application/octet-stream",
    }
}

pub(super) fn run(arguments: &Attach, ui: &mut Ui) -> Result<Answer, Error> {
    let mut files = Vec::new();
    for file in &arguments.files {
        let content = read_bytes(file)?;
        let name = file
            .file_name()
            .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        if content.is_empty() {
            let fact = Fact::new("error-file-empty").with("file", name);
            return Err(Error::Unusable(vec![fact]));
        }
        if content.len() > MOST {
            let fact = Fact::new("error-file-too-large").with("file", name);
            return Err(Error::Unusable(vec![fact.with("size", MOST >> 20)]));
        }
        files.push((name, content));
    }
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("game attach {}", arguments.game));
    let done = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let at = seated(edit, arguments.section.section.as_deref(), &arguments.game)?;
        let mut there: Vec<AttachmentRow> = edit.of("game", at.game.row.id)?;
        let mut done = Done::default();
        for (name, content) in files {
            let named = |id| {
                Fact::new(id)
                    .with("address", at.address.clone())
                    .with("file", name.clone())
            };
            if there.iter().any(|file| file.name == name) {
                return Err(Error::No(named("error-file-is-there")));
            }
            let mut row = AttachmentRow {
                game: Some(at.game.row.id),
                name: name.clone(),
                kind: kind(&content).to_owned(),
                ..AttachmentRow::default()
            };
            edit.attach(&mut row, &content)?;
            if there.iter().any(|file| file.hash == row.hash) {
                done.notes.push(named("warn-same-file"));
            }
            let fact = named("file-attached").with("size", row.size);
            done.said.push(fact.with("hash", row.hash.clone()));
            there.push(row);
        }
        Ok(done)
    })?;
    arguments.confirm.say(ui, &store, &done)?;
    Ok(Answer::Yes)
}

pub(super) fn run_detach(arguments: &Detach, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("game detach {} {}", arguments.game, arguments.name));
    let done = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let at = seated(edit, arguments.section.section.as_deref(), &arguments.game)?;
        let there: Vec<AttachmentRow> = edit.of("game", at.game.row.id)?;
        let named = |id| {
            Fact::new(id)
                .with("address", at.address.clone())
                .with("file", arguments.name.clone())
        };
        let file = there.iter().find(|file| file.name == arguments.name);
        let file = file.ok_or_else(|| Error::Usage(named("error-no-file")))?;
        edit.delete(file)?;
        Ok(Done::new(named("file-detached")))
    })?;
    arguments.confirm.say(ui, &store, &done)?;
    Ok(Answer::Yes)
}

pub(super) fn run_export(arguments: &Export, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let (address, files) = store.look::<_, Error>(|view| {
        let at = seated(view, arguments.section.section.as_deref(), &arguments.game)?;
        let rows: Vec<AttachmentRow> = view.of("game", at.game.row.id)?;
        let files = rows.into_iter().map(|row| Ok((view.content(&row)?, row)));
        Ok((at.address, files.collect::<Result<Vec<_>, Error>>()?))
    })?;
    if files.is_empty() {
        return Err(Error::No(
            Fact::new("error-no-files").with("address", address),
        ));
    }
    let folder = arguments.folder.as_ref().or(arguments.to.as_ref());
    let folder = folder.map_or_else(|| PathBuf::from("."), PathBuf::clone);
    std::fs::create_dir_all(&folder).map_err(|source| Error::Open {
        file: folder.display().to_string(),
        source,
    })?;
    let mut done = Done::default();
    for (content, file) in &files {
        // A name that came from elsewhere stays inside the folder.
        let name = std::path::Path::new(&file.name).file_name();
        let target = folder.join(name.unwrap_or_default());
        let shown = target.display().to_string();
        if hash(content) != file.hash {
            done.notes
                .push(Fact::new("warn-file-changed").with("file", file.name.clone()));
        }
        let mut output = Output::create(&target, Existing::of(&arguments.force))?;
        output.write_all(content)?;
        output.finish()?;
        done.said.push(
            Fact::new("file-written")
                .with("address", address.clone())
                .with("file", shown),
        );
    }
    arguments.confirm.say_entry(ui, None, &done)?;
    Ok(Answer::Yes)
}
