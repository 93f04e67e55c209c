//! Help and usage errors in Chinese and Russian. The English help is the doc comment of each command.
//!
//! `templates/help/LANGUAGE.ftl` has `COMMAND` (a sentence), `COMMAND-more` (what follows it in the long help) and
//! `COMMAND--ARGUMENT`, commands of two words with a stroke between; `option--ARGUMENT` serves all commands that have
//! no sentence of their own for it.

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};

use crate::words::{Language, Value, Words};

use super::ui::Ui;

/// The sentences of the help in a language; `None` where they stand in the source.
pub(super) fn words(language: Language) -> Option<Words> {
    let source = match language {
        Language::En => return None,
        Language::Zh => include_str!("../../templates/help/zh.ftl"),
        Language::Ru => include_str!("../../templates/help/ru.ftl"),
    };
    Some(Words::of(language, &[source]))
}

/// The program with its help in another language.
pub(super) fn localized(program: Command, words: &Words) -> Command {
    translate(program, "huff", words)
}

/// The program with its help in the language of the user.
pub(super) fn spoken(program: Command, ui: &Ui) -> Command {
    let language = ui.languages.first().copied().unwrap_or(Language::En);
    match words(language) {
        Some(words) => localized(program, &words),
        None => program,
    }
}

/// A heading, which lives as long as the program: help is shown a few times at most.
fn heading(words: &Words, id: &str) -> &'static str {
    words.say(id, &[]).leak()
}

fn translate(command: Command, path: &str, words: &Words) -> Command {
    let say = |id: &str| words.has(id).then(|| words.say(id, &[]));
    let mut command = command
        .subcommand_help_heading(heading(words, "heading-commands"))
        .help_template(words.say("heading-template", &[]))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(ArgAction::Help),
        );
    if let Some(about) = say(path) {
        let more = say(&format!("{path}-more")).or_else(|| examples(&command, words));
        let long = match more {
            Some(more) => format!("{about}\n\n{more}"),
            None => about.clone(),
        };
        command = command.about(about).long_about(long);
    }
    command = command.mut_args(|argument| {
        let title = match argument.is_positional() {
            true => heading(words, "heading-arguments"),
            false => heading(words, "heading-options"),
        };
        let argument = argument.help_heading(title);
        match help_of(&argument, path, words) {
            Some(help) => argument.help(help.clone()).long_help(help),
            None => argument,
        }
    });
    command.mut_subcommands(|inner| {
        let name = inner.get_name().to_owned();
        let path = match path {
            "huff" => name,
            path => format!("{path}-{name}"),
        };
        translate(inner, &path, words)
    })
}

/// The examples of the English help, which are the same in every language.
fn examples(command: &Command, words: &Words) -> Option<String> {
    let long = command.get_long_about()?.to_string();
    let start = ["Examples: ", "Example: "]
        .into_iter()
        .find_map(|head| long.rfind(head).map(|at| at + head.len()))?;
    let lines: Vec<&str> = long[start..].split("; ").map(str::trim).collect();
    let title = words.say("heading-examples", &[]);
    Some(format!("{title}:\n  {}", lines.join("\n  ")))
}

fn help_of(argument: &Arg, path: &str, words: &Words) -> Option<StyledStr> {
    let ids = [
        format!("{path}--{}", argument.get_id()),
        format!("option--{}", argument.get_id()),
    ];
    let id = ids.iter().find(|id| words.has(id))?;
    Some(words.say(id, &[]).into())
}

/// What clap says about a wrong command line, in our words; `None` for help and version, which are no errors.
pub(super) fn sentence(error: &clap::Error, words: &Words) -> Option<String> {
    let id = match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => return None,
        ErrorKind::UnknownArgument => "usage-unknown-argument",
        ErrorKind::InvalidSubcommand => "usage-unknown-command",
        ErrorKind::InvalidValue => "usage-invalid-value",
        ErrorKind::ValueValidation => "usage-bad-value",
        ErrorKind::MissingRequiredArgument => "usage-missing",
        ErrorKind::MissingSubcommand => "usage-missing-command",
        ErrorKind::ArgumentConflict => "usage-conflict",
        ErrorKind::NoEquals
        | ErrorKind::TooManyValues
        | ErrorKind::TooFewValues
        | ErrorKind::WrongNumberOfValues => "usage-number-of-values",
        _ => "usage-other",
    };
    let text = |kind| error.get(kind).map(plain).unwrap_or_default();
    let first = [ContextKind::InvalidArg, ContextKind::InvalidSubcommand]
        .into_iter()
        .find_map(|kind| error.get(kind).map(plain));
    let values: [(&'static str, Value<'_>); 4] = [
        ("argument", first.unwrap_or_default().into()),
        ("value", text(ContextKind::InvalidValue).into()),
        ("known", text(ContextKind::ValidValue).into()),
        ("other", text(ContextKind::PriorArg).into()),
    ];
    let sentence = words.say(id, &values);
    Some(words.say("usage-line", &[("sentence", sentence.into())]))
}

fn plain(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(all) => all.join(", "),
        ContextValue::StyledStrs(all) => {
            let all: Vec<String> = all.iter().map(ToString::to_string).collect();
            all.join(", ")
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;

    use super::*;
    use crate::cli::Cli;

    /// Ids that the program asks for: those that each command must have, and those that serve all.
    fn wanted(command: &Command, path: &str, all: &mut Vec<(String, String, String)>) {
        let about = command.get_about().map(ToString::to_string);
        all.push((path.to_owned(), String::new(), about.unwrap_or_default()));
        for argument in command.get_arguments() {
            let help = argument.get_help().map(ToString::to_string);
            all.push((
                format!("{path}--{}", argument.get_id()),
                format!("option--{}", argument.get_id()),
                help.unwrap_or_default(),
            ));
        }
        for inner in command.get_subcommands() {
            let path = match path {
                "huff" => inner.get_name().to_owned(),
                path => format!("{path}-{}", inner.get_name()),
            };
            wanted(inner, &path, all);
        }
    }

    #[test]
    fn every_command_and_argument_has_its_help() {
        let mut all = Vec::new();
        wanted(&Cli::command(), "huff", &mut all);
        for language in [Language::Zh, Language::Ru] {
            let words = words(language).unwrap();
            let missing: Vec<String> = all
                .iter()
                .filter(|(id, common, _)| !words.has(id) && !words.has(common))
                .map(|(id, _, english)| format!("{id} = {english}"))
                .collect();
            assert!(missing.is_empty(), "{language:?}:\n{}", missing.join("\n"));
        }
    }

    #[test]
    fn no_help_is_left_over() {
        let mut all = Vec::new();
        wanted(&Cli::command(), "huff", &mut all);
        let asked: BTreeSet<String> = all
            .into_iter()
            .flat_map(|(id, common, _)| [format!("{id}-more"), id, common])
            .chain(["option--help".to_owned()])
            .collect();
        for source in [
            include_str!("../../templates/help/zh.ftl"),
            include_str!("../../templates/help/ru.ftl"),
        ] {
            let ids = source.lines().filter_map(|line| line.split_once(" ="));
            for (id, _) in ids.filter(|(id, _)| !id.starts_with(' ')) {
                let is_own = ["heading-", "usage-", "menu-"]
                    .iter()
                    .any(|start| id.starts_with(start));
                assert!(is_own || asked.contains(id), "{id}");
            }
        }
    }
}
