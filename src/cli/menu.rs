//! `huff` alone: what there is to do. On a terminal a list from which commands are chosen, read about, and done.

use std::io::{BufRead, IsTerminal, Write};

use clap::{Command as Program, CommandFactory, Parser};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::entry::{Key, narrow};
use crate::words::{Language, Words};

use super::error::Error;
use super::pick::{Item, Pick, pick};
use super::terminal::{self, fit, wrap};
use super::ui::Ui;
use super::{Answer, Cli, commands, help};

/// What the work at an event asks for, in its order: the heading of each group and its commands.
const MENU: &[(&str, &[&str])] = &[
    (
        "menu-judge",
        &["check", "compare", "convert", "board", "explain"],
    ),
    (
        "menu-begin",
        &["new", "event", "section", "player", "equipment"],
    ),
    (
        "menu-round",
        &[
            "pair", "unpair", "draw", "pairings", "print", "enter", "results", "result", "game",
            "status",
        ],
    ),
    ("menu-rule", &["incident", "ruling", "report"]),
    (
        "menu-publish",
        &[
            "standings",
            "crosstable",
            "why",
            "audit",
            "export",
            "import",
        ],
    ),
    ("menu-keep", &["log", "undo", "backup", "verify"]),
    ("menu-tools", &["simulate", "perft", "completions", "man"]),
];

/// The help of a command, and the words that are typed for it.
struct Page {
    lines: Vec<String>,
    from: usize,
    typed: String,
}

/// What a key did on the page of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turned {
    Going,
    /// What is typed is to be done.
    Done,
    /// Back to the list.
    Back,
}

/// Shows the menu; on a terminal it stays until it is left.
pub(super) fn run(ui: &mut Ui) -> Result<Answer, Error> {
    let spoken = ui.language();
    let program = help::spoken(Cli::command(), spoken);
    let is_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if !is_terminal {
        return print(&program, ui);
    }
    let mut list = Pick::new(ui.words.say("menu-title", &[]), items(&program, &ui.words));
    loop {
        let Some(chosen) = pick(&mut list, &ui.words)? else {
            return Ok(Answer::Yes);
        };
        let names = MENU.iter().flat_map(|(_, names)| names.iter());
        let Some(name) = names.copied().nth(chosen) else {
            return Ok(Answer::Yes);
        };
        if let Some(line) = page(&program, name, &ui.words)? {
            done(&line, spoken, ui)?;
        }
    }
}

fn about(program: &Program, name: &str) -> String {
    let command = program.find_subcommand(name);
    let about = command.and_then(Program::get_about);
    about.map(ToString::to_string).unwrap_or_default()
}

/// All commands with what they do, group by group.
fn groups(program: &Program) -> impl Iterator<Item = (&'static str, Vec<String>)> {
    let line = |name: &&str| format!("{name:<11} {}", about(program, name));
    MENU.iter()
        .map(move |(group, names)| (*group, names.iter().map(line).collect()))
}

/// The same as a list of which one is chosen, by its number too.
fn items(program: &Program, words: &Words) -> Vec<Item> {
    let mut items = Vec::new();
    let mut numbers = 1..;
    for (group, lines) in groups(program) {
        items.push(Item::Heading(words.say(group, &[])));
        let numbered = lines.into_iter().zip(&mut numbers);
        let numbered = numbered.map(|(line, number)| format!("{number:>2} {line}"));
        items.extend(numbered.map(Item::Choice));
    }
    items
}

/// The same as text, where nobody can choose.
fn print(program: &Program, ui: &mut Ui) -> Result<Answer, Error> {
    let title = ui.words.say("menu-title", &[]);
    writeln!(ui.out(), "{title}")?;
    for (group, lines) in groups(program) {
        let heading = ui.words.say(group, &[]);
        writeln!(ui.out(), "\n{heading}")?;
        for line in lines {
            writeln!(ui.out(), "  {line}")?;
        }
    }
    let foot = ui.words.say("menu-foot", &[]);
    writeln!(ui.out(), "\n{foot}")?;
    Ok(Answer::Yes)
}

impl Page {
    fn new(program: &Program, name: &str, width: usize) -> Page {
        let help = program.find_subcommand(name).map(|command| {
            let mut command = command.clone().bin_name(format!("huff {name}"));
            command.render_long_help().to_string()
        });
        let help = help.unwrap_or_default();
        Page {
            lines: help
                .lines()
                .flat_map(|line| lines_of(line, width))
                .collect(),
            from: 0,
            typed: format!("huff {name} "),
        }
    }

    fn press(&mut self, key: Key) -> Turned {
        let last = self.lines.len().saturating_sub(1);
        match key {
            Key::Enter => return Turned::Done,
            Key::Escape | Key::Control('d') => return Turned::Back,
            key if terminal::leaves(key) => return Turned::Back,
            Key::Up => self.from = self.from.saturating_sub(1),
            Key::Down => self.from = (self.from + 1).min(last),
            Key::PageUp => self.from = self.from.saturating_sub(18),
            Key::PageDown => self.from = (self.from + 18).min(last),
            Key::Home => self.from = 0,
            Key::End => self.from = last.saturating_sub(18),
            Key::Backspace => {
                self.typed.pop();
            }
            Key::Char(letter) => self.typed.push(narrow(letter)),
            _ => {}
        }
        Turned::Going
    }

    fn draw(&self, frame: &mut Frame<'_>, words: &Words) {
        if terminal::is_too_small(frame, words) {
            return;
        }
        let area = frame.area();
        let width = usize::from(area.width);
        let bar = Style::new().add_modifier(Modifier::REVERSED);
        let rows = area.height.saturating_sub(3);
        let shown = self.lines.iter().skip(self.from).take(usize::from(rows));
        let shown: Vec<Line<'_>> = shown.map(|line| Line::raw(line.as_str())).collect();
        let mut put = |row: u16, rows: u16, lines: Vec<Line<'_>>| {
            frame.render_widget(Paragraph::new(lines), Rect::new(0, row, area.width, rows));
        };
        put(0, rows, shown);
        let typed = format!("> {}_", self.typed);
        put(
            area.height.saturating_sub(2),
            1,
            vec![Line::raw(tail(&typed, width))],
        );
        let keys = fit(&words.say("menu-page-keys", &[]), width);
        put(
            area.height.saturating_sub(1),
            1,
            vec![Line::styled(keys, bar)],
        );
    }
}

/// A line of help, wrapped; an empty one stays.
fn lines_of(line: &str, width: usize) -> Vec<String> {
    match wrap(line, width) {
        lines if lines.is_empty() => vec![String::new()],
        lines => lines,
    }
}

/// The end of a line that is longer than the screen.
fn tail(text: &str, width: usize) -> String {
    use unicode_width::UnicodeWidthStr;
    let mut from = 0;
    while text[from..].width() > width {
        from += text[from..].chars().next().map_or(1, char::len_utf8);
    }
    text[from..].to_owned()
}

/// The help of a command, and the line that is to be done; none when one goes back.
fn page(program: &Program, name: &str, words: &Words) -> Result<Option<String>, Error> {
    terminal::on_screen(|screen| {
        let width = usize::from(screen.size()?.width);
        let mut page = Page::new(program, name, width);
        loop {
            screen.draw(|frame| page.draw(frame, words))?;
            let Some(key) = terminal::key(None)? else {
                continue;
            };
            match page.press(key) {
                Turned::Going => {}
                Turned::Done => return Ok(Some(page.typed)),
                Turned::Back => return Ok(None),
            }
        }
    })
}

/// Does a command line as if it had been typed alone, and waits until it was read.
fn done(line: &str, spoken: Language, ui: &mut Ui) -> Result<(), Error> {
    writeln!(ui.out(), "{line}")?;
    ui.flush()?;
    let mut arguments = vec![
        "huff".to_owned(),
        "--lang".to_owned(),
        spoken.code().to_owned(),
    ];
    let typed = split(line);
    let typed = typed.iter().skip(usize::from(
        typed.first().is_some_and(|word| word == "huff"),
    ));
    arguments.extend(typed.cloned());
    match Cli::try_parse_from(&arguments) {
        Ok(cli) => {
            // a menu inside the menu would have to be left twice
            let done = cli.command.map(|command| commands::run(command, ui));
            if let Some(Err(error)) = done {
                ui.error(&error);
            }
        }
        Err(error) => {
            let arguments: Vec<_> = arguments.into_iter().map(Into::into).collect();
            super::refuse(&error, &arguments);
        }
    }
    ui.flush()?;
    let back = ui.words.say("menu-back", &[]);
    writeln!(ui.out(), "\n{back}")?;
    ui.flush()?;
    let mut rest = String::new();
    std::io::stdin().lock().read_line(&mut rest)?;
    Ok(())
}

/// The words of a line; quotes keep blanks together.
fn split(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in line.chars() {
        match (letter, quote) {
            (_, Some(open)) if letter == open => quote = None,
            ('\'' | '"', None) => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (_, None) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;
    use crate::cli::terminal::shown;

    #[test]
    fn every_command_is_on_the_menu_once() {
        let program = Cli::command();
        let on_menu: Vec<&str> = MENU
            .iter()
            .flat_map(|(_, names)| names.iter().copied())
            .collect();
        let all: BTreeSet<&str> = program.get_subcommands().map(Program::get_name).collect();
        assert_eq!(on_menu.iter().copied().collect::<BTreeSet<_>>(), all);
        assert_eq!(on_menu.len(), all.len());
    }

    #[test]
    fn words_of_a_line() {
        for (line, want) in [
            ("huff pair", vec!["huff", "pair"]),
            ("  a  'b c'  \"d e\"f ", vec!["a", "b c", "d ef"]),
            ("x ''", vec!["x", ""]),
            ("", vec![]),
        ] {
            assert_eq!(split(line), want, "{line}");
        }
    }

    #[test]
    fn every_list_and_page_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            let program = match help::words(language) {
                Some(words) => help::localized(Cli::command(), &words),
                None => Cli::command(),
            };
            // a screen of its own each time: a test screen keeps what wide letters have covered
            let screen = || Terminal::new(TestBackend::new(80, 24)).unwrap();
            let mut list = Pick::new(words.say("menu-title", &[]), items(&program, &words));
            let count = MENU.iter().map(|(_, names)| names.len()).sum::<usize>();
            let mut all = String::new();
            for place in 0..count {
                let mut terminal = screen();
                terminal.draw(|frame| list.draw(frame, &words)).unwrap();
                let text = shown(terminal.backend().buffer());
                // the marked line is in sight, and no sentence of the list is cut
                let marked = text.lines().find(|line| line.starts_with("> ")).unwrap();
                assert!(!marked.ends_with('~'), "{marked}");
                assert!(!text.lines().last().unwrap().ends_with('~'), "{text}");
                if place % 14 == 0 {
                    all += &text;
                }
                list.press(Key::Down);
            }
            insta::with_settings!({
                snapshot_path => concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/snapshots/screens"),
                prepend_module_to_snapshot => false,
                omit_expression => true,
            }, {
                insta::assert_snapshot!(format!("menu-{}", language.code()), all);
            });
            for (_, names) in MENU {
                for name in *names {
                    let mut page = Page::new(&program, name, 80);
                    assert!(page.lines.len() > 3, "{name}");
                    loop {
                        let mut terminal = screen();
                        terminal.draw(|frame| page.draw(frame, &words)).unwrap();
                        let text = shown(terminal.backend().buffer());
                        assert!(!text.lines().last().unwrap().ends_with('~'), "{text}");
                        if page.from + 19 > page.lines.len() {
                            break;
                        }
                        page.press(Key::PageDown);
                    }
                    assert_eq!(page.press(Key::Escape), Turned::Back);
                }
            }
        }
    }
}
