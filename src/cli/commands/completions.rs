//! `huff completions` and `huff man`

use clap::{Args, Command};
use clap_complete::Shell;

use crate::cli::{Answer, error::Error, ui::Ui};

/// Print the completions for a shell
///
/// Example: huff completions bash > /etc/bash_completion.d/huff
#[derive(Debug, Args)]
pub(in crate::cli) struct Completions {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

/// Print the manual page
///
/// Without a name the page of huff itself, with the name of a command the page of that command.
///
/// Example: huff man check | man -l -
#[derive(Debug, Args)]
pub(in crate::cli) struct Man {
    /// A command
    command: Option<String>,
}

pub(super) fn completions(
    arguments: &Completions,
    mut program: Command,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let mut text = Vec::new();
    clap_complete::generate(arguments.shell, &mut program, "huff", &mut text);
    ui.raw(&text)?;
    Ok(Answer::Yes)
}

pub(super) fn man(arguments: &Man, mut program: Command, ui: &mut Ui) -> Result<Answer, Error> {
    program.build();
    let page = match &arguments.command {
        None => program,
        Some(name) => program
            .find_subcommand(name)
            .cloned()
            .ok_or_else(|| Error::UnknownCommand(name.clone()))?,
    };
    let mut text = Vec::new();
    clap_mangen::Man::new(page).render(&mut text)?;
    ui.raw(&text)?;
    Ok(Answer::Yes)
}
