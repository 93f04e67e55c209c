//! Speech: the command line.

mod clean;
mod commands;
mod desk;
mod diagram;
mod error;
mod fact;
mod json;
mod output;
mod pipeline;
mod report;
mod show;
mod source;
mod table;
mod terminal;
mod ui;

use std::process::ExitCode;

use clap::{Parser, ValueEnum};

use crate::words::{Language, Words};

use commands::Command;
use ui::Ui;

/// The arbiter's desk for draughts
#[derive(Debug, Parser)]
#[command(name = "huff", version, max_term_width = 100)]
struct Cli {
    /// Language of what is said
    #[arg(long, global = true, value_enum, env = "HUFF_LANG", hide_env = true)]
    lang: Option<LanguageArgument>,
    /// When to use colours
    #[arg(long, global = true, value_enum, default_value_t = ColorArgument::Auto)]
    color: ColorArgument,
    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LanguageArgument {
    En,
    Zh,
    Ru,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ColorArgument {
    Auto,
    Always,
    Never,
}

impl LanguageArgument {
    fn language(self) -> Language {
        match self {
            LanguageArgument::En => Language::En,
            LanguageArgument::Zh => Language::Zh,
            LanguageArgument::Ru => Language::Ru,
        }
    }
}

/// What a command answers with its exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Answer {
    /// 0: fine.
    Yes,
    /// 1: the answer is no.
    No,
    /// 3: input that cannot be used at all.
    Unusable,
    /// 4: files could not be read or written.
    Files,
}

impl Answer {
    fn code(self) -> u8 {
        match self {
            Answer::Yes => 0,
            Answer::No => 1,
            Answer::Unusable => 3,
            Answer::Files => 4,
        }
    }
}

/// Reads the command line, does what it says and gives the exit code.
pub fn run() -> ExitCode {
    let cli = Cli::parse();
    match cli.color {
        ColorArgument::Auto => {}
        ColorArgument::Always => anstream::ColorChoice::Always.write_global(),
        ColorArgument::Never => anstream::ColorChoice::Never.write_global(),
    }
    let language = cli
        .lang
        .map_or_else(language_of_environment, LanguageArgument::language);
    let mut ui = Ui::new(Words::new(language));
    let answer = commands::run(cli.command, &mut ui).and_then(|answer| {
        ui.flush()?;
        Ok(answer)
    });
    match answer {
        Ok(answer) => ExitCode::from(answer.code()),
        Err(error) => ExitCode::from(ui.error(&error)),
    }
}

fn language_of_environment() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| Language::from_code(&value))
        .unwrap_or(Language::En)
}
