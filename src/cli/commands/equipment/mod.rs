//! `huff equipment`

mod read;
mod show;

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::equipment::{Profile, Standing, inspect};

use read::Set;

/// Check boards, pieces, clocks and sheets against the texts
#[derive(Debug, Args)]
pub(in crate::cli) struct Equipment {
    #[command(subcommand)]
    command: EquipmentCommand,
}

#[derive(Debug, Subcommand)]
enum EquipmentCommand {
    /// Say what of the measured sets does not fit, by how much, and under which article
    ///
    /// Lengths are in millimetres unless a unit is written: 45, 4.5 cm, 2 in. Questions take yes and no. A CSV has the
    /// items as header and a set in each line, or the items down and a set in each column; `equipment list --csv` gives
    /// one to fill in.
    ///
    /// Examples: huff equipment check --set square=45 --set diameter=38; huff equipment check boards.csv --rules fmjd
    Check(Check),
    /// List what a text asks of each item, with its article
    List(List),
}

#[derive(Debug, Args)]
struct Check {
    /// The measured sets as CSV or a spreadsheet; `-` is standard input
    #[arg(required_unless_present = "set")]
    file: Option<PathBuf>,
    /// A measured value; may be repeated
    #[arg(long, value_name = "ITEM=VALUE", conflicts_with = "file")]
    set: Vec<String>,
    /// The texts: s1, s2, fmjd, wcdf, wcdf-old, estonia-64, russia-2010; may be repeated
    #[arg(long, value_name = "NAME", default_value = "s1")]
    rules: Vec<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct List {
    /// The texts; by default all
    #[arg(long, value_name = "NAME")]
    rules: Vec<String>,
    /// Write an empty CSV of the items to fill in
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Equipment, ui: &mut Ui) -> Result<Answer, Error> {
    match &arguments.command {
        EquipmentCommand::Check(check) => run_check(check, ui),
        EquipmentCommand::List(list) => run_list(list, ui),
    }
}

fn run_check(arguments: &Check, ui: &mut Ui) -> Result<Answer, Error> {
    let profiles = profiles(&arguments.rules)?;
    let sets = match &arguments.file {
        Some(file) => read::sets_of_file(file, ui)?,
        None => vec![read::set_of_words(&arguments.set)?],
    };
    let answers: Vec<show::SetAnswer> = sets
        .iter()
        .flat_map(|set: &Set| {
            profiles.iter().map(|profile| show::SetAnswer {
                set: set.name.clone(),
                profile: *profile,
                rows: inspect(*profile, &set.measures),
            })
        })
        .collect();
    match arguments.json {
        true => show::json(&answers, ui)?,
        false => show::text(&answers, ui)?,
    }
    let is_failed = answers
        .iter()
        .flat_map(|answer| &answer.rows)
        .any(|row| matches!(row.standing, Standing::Fails { .. }));
    Ok(match is_failed {
        true => Answer::No,
        false => Answer::Yes,
    })
}

fn run_list(arguments: &List, ui: &mut Ui) -> Result<Answer, Error> {
    let profiles = match arguments.rules.is_empty() {
        true => Profile::ALL.to_vec(),
        false => profiles(&arguments.rules)?,
    };
    match (arguments.csv, arguments.json) {
        (true, _) => show::blank(&profiles, ui)?,
        (false, true) => show::list_json(&profiles, ui)?,
        (false, false) => show::list(&profiles, ui)?,
    }
    Ok(Answer::Yes)
}

fn profiles(names: &[String]) -> Result<Vec<Profile>, Error> {
    let known = || Profile::ALL.map(Profile::name).join(", ");
    names
        .iter()
        .map(|name| {
            Profile::from_name(name).ok_or_else(|| {
                Error::Usage(
                    Fact::new("error-no-equipment-rules")
                        .with("name", name.clone())
                        .with("known", known()),
                )
            })
        })
        .collect()
}
