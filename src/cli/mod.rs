//! Speech: the command line.

mod clean;
mod commands;
mod desk;
mod diagram;
mod early;
mod error;
mod fact;
mod help;
mod json;
mod menu;
mod output;
mod pick;
mod pipeline;
mod read;
mod report;
mod show;
mod source;
mod spreadsheet;
mod star;
mod table;
mod terminal;
mod ui;

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, ValueEnum};

use crate::notation::looks_like_ascii;
use crate::words::Language;

use commands::Command;
use ui::Ui;

/// The version and, in a release, the commit it was built from.
const BUILT_FROM: &str = match option_env!("HUFF_BUILT_FROM") {
    Some(version) => version,
    None => env!("CARGO_PKG_VERSION"),
};

/// The arbiter's desk for draughts
#[derive(Debug, Parser)]
#[command(name = "huff", version, long_version = BUILT_FROM, max_term_width = 100)]
struct Cli {
    /// Language of what is said: en, zh, ru; on paper also two, such as zh+en
    #[arg(
        long,
        global = true,
        env = "HUFF_LANG",
        hide_env = true,
        value_parser = languages
    )]
    lang: Option<LanguageList>,
    /// When to use colours
    #[arg(long, global = true, value_enum, default_value_t = ColorArgument::Auto)]
    color: ColorArgument,
    #[command(subcommand)]
    command: Option<Command>,
}

/// The first language is spoken, all are printed.
#[derive(Clone, Debug)]
struct LanguageList(Vec<Language>);

fn languages(text: &str) -> Result<LanguageList, String> {
    let language = |code: &str| Language::ALL.into_iter().find(|known| known.code() == code);
    let list: Option<Vec<Language>> = text.split('+').map(|code| language(code.trim())).collect();
    match list {
        Some(list) if list.len() == 1 || (list.len() == 2 && list[0] != list[1]) => {
            Ok(LanguageList(list))
        }
        _ => Err("en, zh, ru, or two of them with + between".to_owned()),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ColorArgument {
    Auto,
    Always,
    Never,
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
    let mut taken = BTreeSet::new();
    let words = std::env::args_os().map(half_width).map(no_option);
    let arguments: Vec<OsString> = words.map(|word| seen_of(word, &mut taken)).collect();
    let arguments = early::event_behind_command(arguments, &Cli::command());
    let cli = match Cli::try_parse_from(&arguments) {
        Ok(cli) => cli,
        Err(error) => return refuse(&error, &arguments),
    };
    match cli.color {
        ColorArgument::Auto => {}
        ColorArgument::Always => anstream::ColorChoice::Always.write_global(),
        ColorArgument::Never => anstream::ColorChoice::Never.write_global(),
    }
    let languages = cli
        .lang
        .map_or_else(|| vec![language_of_environment()], |list| list.0);
    let mut ui = Ui::new(languages);
    if let Some(remark) = clean::taken_out(&taken) {
        ui.warn(&remark);
    }
    let done = match cli.command {
        Some(command) => commands::run(command, &mut ui),
        None => menu::run(&mut ui),
    };
    let answer = done.and_then(|answer| {
        ui.flush()?;
        Ok(answer)
    });
    match answer {
        Ok(answer) => ExitCode::from(answer.code()),
        Err(error) => ExitCode::from(ui.error(&error)),
    }
}

/// Shows the help that was asked for, or says what is wrong with the command line, in the language of the user.
fn refuse(error: &clap::Error, arguments: &[OsString]) -> ExitCode {
    let code = ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
    let Some(words) = help::words(language_of(arguments)) else {
        let _ = error.print();
        return code;
    };
    let program = help::localized(Cli::command(), &words);
    let error = match program.try_get_matches_from(arguments) {
        Ok(_) => return code,
        Err(error) => error,
    };
    match help::sentence(&error, &words) {
        None => drop(error.print()),
        Some(sentence) => {
            let mut ui = Ui::new(vec![language_of(arguments)]);
            ui.complain(&sentence);
        }
    }
    code
}

/// The language of a command line that could not be read.
fn language_of(arguments: &[OsString]) -> Language {
    let words: Vec<_> = arguments
        .iter()
        .map(|word| word.to_string_lossy())
        .collect();
    let named = words
        .windows(2)
        .rev()
        .find(|pair| pair[0] == "--lang")
        .map(|pair| pair[1].clone().into_owned());
    let joined = words
        .iter()
        .rev()
        .find_map(|word| word.strip_prefix("--lang=").map(str::to_owned));
    let set = std::env::var("HUFF_LANG").ok();
    named
        .or(joined)
        .or(set)
        .and_then(|name| Language::from_code(&name))
        .unwrap_or_else(language_of_environment)
}

/// A word that was typed with full-width letters, digits and signs only, as on a Chinese keyboard: `１．２`, `1。2`, `２－０`.
/// The name of a file that is there stays what it is.
fn half_width(word: OsString) -> OsString {
    let narrow = |letter: char| match letter {
        '。' => Some('.'),
        '\u{ff01}'..='\u{ff5e}' => looks_like_ascii(letter),
        _ => letter.is_ascii().then_some(letter),
    };
    let text = word.to_str().filter(|text| !text.is_ascii());
    let narrowed: Option<String> = text
        .filter(|text| !Path::new(text).exists())
        .and_then(|text| text.chars().map(narrow).collect());
    narrowed.map_or(word, OsString::from)
}

/// A result such as `-:+` or `- 1 2`, and a number with a stroke before it, is no option: its first stroke becomes a
/// minus sign, which is read as the same, and what is wrong with it is said by the command.
fn no_option(word: OsString) -> OsString {
    let is_meant = |text: &str| {
        let rest = text.strip_prefix('-').unwrap_or_default();
        let is_sign = |sign: char| sign.is_ascii_digit() || "+-:/=½., ".contains(sign);
        let begins = |first: char| first.is_ascii_digit() || ":/+ ".contains(first);
        rest.starts_with(begins) && text.chars().all(is_sign)
    };
    match word.to_str() {
        Some(text) if is_meant(text) => OsString::from(text.replacen('-', "−", 1)),
        _ => word,
    }
}

/// A word without what cannot be seen in it, which would move and turn what is written after it. The name of a file that
/// is there stays what it is.
fn seen_of(word: OsString, taken: &mut BTreeSet<char>) -> OsString {
    match word.to_str() {
        Some(text) if !Path::new(text).exists() => {
            let mut text = text.to_owned();
            clean::take_out(&mut text, taken);
            OsString::from(text)
        }
        _ => word,
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
