//! `huff completions` and `huff man`

use clap::{Args, Command};
use clap_complete::Shell;

use crate::cli::{Answer, error::Error, help::spoken, ui::Ui};

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
/// Examples: huff man check | man -l -; huff man player add | man -l -
#[derive(Debug, Args)]
pub(in crate::cli) struct Man {
    /// A command, such as check or player add
    command: Vec<String>,
}

pub(super) fn completions(
    arguments: &Completions,
    program: Command,
    ui: &mut Ui,
) -> Result<Answer, Error> {
    let mut program = spoken(program, ui);
    let mut text = Vec::new();
    clap_complete::generate(arguments.shell, &mut program, "huff", &mut text);
    ui.raw(&text)?;
    Ok(Answer::Yes)
}

pub(super) fn man(arguments: &Man, program: Command, ui: &mut Ui) -> Result<Answer, Error> {
    let mut program = spoken(program, ui);
    program.build();
    let mut page = &program;
    for name in &arguments.command {
        page = page
            .find_subcommand(name)
            .ok_or_else(|| Error::UnknownCommand(name.clone()))?;
    }
    let mut text = Vec::new();
    clap_mangen::Man::new(page.clone())
        .source(concat!("huff ", env!("CARGO_PKG_VERSION")))
        .render(&mut text)?;
    ui.raw(&text)?;
    Ok(Answer::Yes)
}
