//! One file a command.

mod audit;
mod board;
mod check;
mod compare;
mod completions;
mod convert;
mod crosstable;
mod draw;
mod enter;
mod equipment;
mod event;
mod explain;
mod export;
mod feasibility;
mod game;
mod import;
mod incident;
mod journal;
mod keeping;
mod new;
mod pair;
mod pairings;
mod party;
mod perft;
mod player;
mod print;
mod report;
mod report_file;
mod result;
mod results;
mod ruling;
mod section;
mod settings_view;
mod simulate;
mod standings;
mod status;
mod tables;
mod why;

use clap::{CommandFactory, Subcommand};

use crate::cli::fact::Fact;
use crate::draughts::Variant;
use crate::record::Profile;

use super::error::Error;
use super::ui::Ui;
use super::{Answer, Cli};

/// The commands.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    Check(check::Check),
    Compare(compare::Compare),
    Convert(convert::Convert),
    Board(board::Board),
    New(new::New),
    Event(event::Event),
    Section(Box<section::Section>),
    Player(player::Player),
    Pair(pair::Pair),
    Unpair(pair::Unpair),
    Pairings(pairings::Pairings),
    Result(result::Result),
    Results(results::Results),
    Enter(Box<enter::Enter>),
    Game(game::Game),
    Incident(incident::Incident),
    Ruling(ruling::Ruling),
    Report(report::Report),
    Draw(draw::Draw),
    Standings(standings::Standings),
    Crosstable(crosstable::Crosstable),
    Why(why::Why),
    Print(Box<print::Print>),
    Status(status::Status),
    Log(journal::Log),
    Undo(journal::Undo),
    Backup(keeping::Backup),
    Verify(keeping::Verify),
    Audit(audit::Audit),
    Simulate(simulate::Simulate),
    Export(export::Export),
    Import(import::Import),
    Equipment(equipment::Equipment),
    Explain(explain::Explain),
    Perft(perft::Perft),
    Completions(completions::Completions),
    Man(completions::Man),
}

/// Does what a command says.
pub(super) fn run(command: Command, ui: &mut Ui) -> Result<Answer, Error> {
    match command {
        Command::Check(check) => check::run(&check, ui),
        Command::Compare(compare) => compare::run(&compare, ui),
        Command::Convert(convert) => convert::run(&convert, ui),
        Command::Board(board) => board::run(&board, ui),
        Command::New(new) => new::run(&new, ui),
        Command::Event(event) => event::run(&event, ui),
        Command::Section(section) => section::run(&section, ui),
        Command::Player(player) => player::run(&player, ui),
        Command::Pair(pair) => pair::run(&pair, ui),
        Command::Unpair(unpair) => pair::run_unpair(&unpair, ui),
        Command::Pairings(pairings) => pairings::run(&pairings, ui),
        Command::Result(result) => result::run(&result, ui),
        Command::Results(results) => results::run(&results, ui),
        Command::Enter(enter) => enter::run(&enter, ui),
        Command::Game(game) => game::run(&game, ui),
        Command::Incident(incident) => incident::run(&incident, ui),
        Command::Ruling(ruling) => ruling::run(&ruling, ui),
        Command::Report(report) => report::run(&report, ui),
        Command::Draw(draw) => draw::run(&draw, ui),
        Command::Standings(standings) => standings::run(&standings, ui),
        Command::Crosstable(crosstable) => crosstable::run(&crosstable, ui),
        Command::Why(why) => why::run(&why, ui),
        Command::Print(print) => print::run(&print, ui),
        Command::Status(status) => status::run(&status, ui),
        Command::Log(log) => journal::run_log(&log, ui),
        Command::Undo(undo) => journal::run_undo(&undo, ui),
        Command::Backup(backup) => keeping::run_backup(&backup, ui),
        Command::Verify(verify) => keeping::run_verify(&verify, ui),
        Command::Audit(audit) => audit::run(&audit, ui),
        Command::Simulate(simulate) => simulate::run(&simulate, ui),
        Command::Export(export) => export::run(&export, ui),
        Command::Import(import) => import::run(&import, ui),
        Command::Equipment(equipment) => equipment::run(&equipment, ui),
        Command::Explain(explain) => explain::run(&explain, ui),
        Command::Perft(perft) => perft::run(&perft, ui),
        Command::Completions(shell) => completions::completions(&shell, Cli::command(), ui),
        Command::Man(man) => completions::man(&man, Cli::command(), ui),
    }
}

/// The game of a `--variant` argument.
fn variant(name: Option<&str>) -> Result<Option<Variant>, Error> {
    if let Some(name) = name.filter(|name| crate::cli::star::is_star(name)) {
        let fact = Fact::new("star-variant-in-record").with("name", name.to_owned());
        return Err(Error::Usage(fact));
    }
    name.map(|name| Variant::from_name(name).ok_or_else(|| Error::UnknownVariant(name.to_string())))
        .transpose()
}

/// The law and draw rules of `--rules` arguments.
fn profile(names: &[String]) -> Result<Profile, Error> {
    names.iter().try_fold(Profile::default(), |profile, name| {
        profile
            .with(name)
            .ok_or_else(|| Error::UnknownRules(name.clone()))
    })
}
