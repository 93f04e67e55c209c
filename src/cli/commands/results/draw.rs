//! The round on one screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::cli::terminal::{fit, is_too_small, wrap};
use crate::words::{self, Words};

use super::keys::{By, List, Prompt, Said};
use super::late::Late;
use super::news::{Marked, elsewhere};
use super::row::Row;

/// Columns of a row.
const PLACE: usize = 8;
const RESULT: usize = 10;
const SHEETS: usize = 8;
/// What stands before a name: who is not there.
const MARK: usize = 2;

pub(super) fn draw(frame: &mut Frame<'_>, list: &List, words: &Words) {
    let area = frame.area();
    let width = usize::from(area.width);
    if is_too_small(frame, words) {
        return;
    }
    if list.is_helping {
        return help(frame, "results-help", words);
    }
    let bar = Style::new().add_modifier(Modifier::REVERSED);
    let open = list.rows.iter().filter(|row| row.is_open).count();
    let mut title = title(words, list.round, open, list.rows.len());
    if let Some(late) = late_in_round(list, words) {
        title = format!("{title}  {late}");
    }
    let title = Line::styled(fit(&title, width), bar);
    lines(frame, Rect::new(0, 0, area.width, 1), vec![title]);
    let rows = area.height - 6;
    lines(
        frame,
        Rect::new(0, 1, area.width, rows),
        table(list, words, width, usize::from(rows)),
    );
    lines(
        frame,
        Rect::new(0, 1 + rows, area.width, 3),
        below(list, words, width),
    );
    let prompt = match &list.prompt {
        Some(Prompt::Result(line)) => format!("{} /{line}_", list.rows[list.at].place),
        Some(Prompt::Board(line)) => format!("#{line}_"),
        Some(Prompt::Began(line)) => {
            format!("{} {line}_", words.say("results-began", &[]))
        }
        None => at(list, words),
    };
    let bold = Style::new().add_modifier(Modifier::BOLD);
    lines(
        frame,
        Rect::new(0, area.height - 2, area.width, 1),
        vec![Line::styled(fit(&prompt, width), bold)],
    );
    let keys = Line::styled(fit(&words.say("results-keys", &[]), width), bar);
    lines(
        frame,
        Rect::new(0, area.height - 1, area.width, 1),
        vec![keys],
    );
}

/// Which board the next key is about, and what was keyed and means nothing yet.
fn at(list: &List, words: &Words) -> String {
    let row = &list.rows[list.marked()];
    let values = [
        ("board", number(row).into()),
        ("left", row.names[0].as_str().into()),
        ("right", row.names[1].as_str().into()),
    ];
    let begun = list.begun().map(|(_, text)| format!("{text}_"));
    format!(
        "{} {}",
        words.say("results-at", &values),
        begun.unwrap_or_default()
    )
}

/// All keys; each line stands alone.
pub(super) fn help(frame: &mut Frame<'_>, id: &str, words: &Words) {
    let area = frame.area();
    let text = words.say(id, &[]);
    let all = text.lines().map(|line| fit(line, usize::from(area.width)));
    lines(frame, area, all.map(Line::raw).collect());
}

/// How many games of a round are open.
pub(super) fn title(words: &Words, round: i64, open: usize, games: usize) -> String {
    let values = [
        ("round", round.into()),
        ("open", open.into()),
        ("games", games.into()),
    ];
    words.say("results-title", &values)
}

/// Which of the rows that are shown there is room for. Those before the mark stay in sight: that is where one looks for
/// what was keyed.
pub(super) fn in_sight(shown: Vec<usize>, at: usize, room: usize) -> impl Iterator<Item = usize> {
    let here = shown.iter().position(|row| *row == at).unwrap_or(0);
    let from = (here + room / 3)
        .saturating_sub(room - 1)
        .min(shown.len().saturating_sub(room))
        .min(here);
    shown.into_iter().skip(from).take(room)
}

pub(super) fn lines(frame: &mut Frame<'_>, area: Rect, lines: Vec<Line<'_>>) {
    frame.render_widget(Paragraph::new(lines), area);
}

fn table(list: &List, words: &Words, width: usize, rows: usize) -> Vec<Line<'static>> {
    let name = (width - PLACE - RESULT - SHEETS) / 2;
    let at = list.marked();
    let side = |column: usize| words::side(words, list.rows[at].side(column));
    let heading = format!(
        "{}{}{}{}{}",
        fit(&format!("  {}", words.say("col-board", &[])), PLACE),
        fit(&format!("  {}", side(0)), name),
        fit(&words.say("col-result", &[]), RESULT),
        fit(&format!("  {}", side(1)), name),
        fit(&words.say("results-sheets", &[]), SHEETS)
    );
    let mut drawn = vec![Line::styled(
        heading,
        Style::new().add_modifier(Modifier::UNDERLINED),
    )];
    let shown: Vec<usize> = (0..list.rows.len())
        .filter(|row| list.is_shown(*row) || *row == at)
        .collect();
    for place in in_sight(shown, at, rows - 1) {
        let row = &list.rows[place];
        let text = format!(
            "{}{}{}{}{}",
            fit(
                &format!("{} {}", if row.is_open { " " } else { "+" }, number(row)),
                PLACE
            ),
            mark(list, row, 0) + &fit(&row.names[0], name - MARK - 1) + " ",
            fit(&points(row), RESULT),
            mark(list, row, 1) + &fit(&row.names[1], name - MARK - 1) + " ",
            fit(&sheets(row, words), SHEETS)
        );
        let style = match place == at {
            true => Style::new().add_modifier(Modifier::REVERSED),
            false if row.is_open => Style::new(),
            false => Style::new().add_modifier(Modifier::DIM),
        };
        drawn.push(Line::styled(text, style));
    }
    drawn
}

/// `?` is not there, `!` and is not waited for any more, `+` came late.
fn mark(list: &List, row: &Row, column: usize) -> String {
    let sign = match row.late[column] {
        Some(Late::Missing) if row.is_open && row.waiting.is_over(list.now) => "!",
        Some(Late::Missing) => "?",
        Some(Late::Came(_)) => "+",
        None => " ",
    };
    fit(sign, MARK)
}

/// Who of a game is not there or came late, and what may follow.
fn late(list: &List, words: &Words) -> Option<String> {
    let row = &list.rows[list.at];
    let waiting = row.waiting;
    let missing = [0, 1].map(|column| row.late[column] == Some(Late::Missing));
    let is_over = row.is_open && waiting.is_over(list.now);
    let name = |column: usize| row.names[column].clone();
    let minutes = waiting.minutes(list.now).unwrap_or(0);
    let limit = waiting.limit.unwrap_or(0);
    let (id, player, minutes) = match (missing, row.late) {
        ([true, true], _) if is_over => ("results-late-both", String::new(), minutes),
        ([true, false], _) if is_over => ("results-late-left", name(0), minutes),
        ([false, true], _) if is_over => ("results-late-right", name(1), minutes),
        ([true, true], _) => (
            "results-missing",
            format!("{}, {}", name(0), name(1)),
            minutes,
        ),
        ([true, false], _) => ("results-missing", name(0), minutes),
        ([false, true], _) => ("results-missing", name(1), minutes),
        (_, [Some(Late::Came(minutes)), _]) => ("results-came", name(0), minutes),
        (_, [_, Some(Late::Came(minutes))]) => ("results-came", name(1), minutes),
        _ => return None,
    };
    let values = [
        ("address", row.place.clone().into()),
        ("player", player.into()),
        ("minutes", minutes.into()),
        ("limit", limit.into()),
    ];
    Some(words.say(id, &values))
}

/// Since when the round goes on, and how many have not come.
fn late_in_round(list: &List, words: &Words) -> Option<String> {
    let missing = |row: &Row| {
        let late = row.late.iter();
        late.filter(|late| **late == Some(Late::Missing)).count()
    };
    let open = list.rows.iter().filter(|row| row.is_open);
    let missing: usize = open.map(missing).sum();
    let minutes = list.rows[list.at].waiting.minutes(list.now);
    let values = [
        ("minutes", minutes.unwrap_or(0).into()),
        ("missing", missing.into()),
    ];
    match (minutes, missing) {
        (None, 0) => None,
        (None, _) => Some(words.say("results-title-missing", &values)),
        (Some(_), _) => Some(words.say("results-title-late", &values)),
    }
}

/// Board and game without the round.
fn number(row: &Row) -> &str {
    row.place.split_once('.').map_or("", |(_, rest)| rest)
}

/// The points; all signs of one column in every terminal.
fn points(row: &Row) -> String {
    match row.is_open {
        true => "--".to_owned(),
        false => row.result.replace('−', "-"),
    }
}

/// Whose sheets are there.
fn sheets(row: &Row, words: &Words) -> String {
    let names = ["results-sheet-white", "results-sheet-black"];
    let mark = |place: usize| match row.sheets[place] {
        true => words.say(names[place], &[]),
        false => "-".to_owned(),
    };
    format!("{} {}", mark(0), mark(1))
}

/// What was entered last, and what is wrong with it.
fn below(list: &List, words: &Words, width: usize) -> Vec<Line<'static>> {
    let mut said = Vec::new();
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let sentence = said_text(list, words);
    said.extend(
        wrap(&sentence, width)
            .into_iter()
            .map(|line| Line::styled(line, bold)),
    );
    for warning in &list.told.warnings {
        let style = Style::new().fg(Ink::Yellow);
        said.extend(
            wrap(warning, width)
                .into_iter()
                .map(|line| Line::styled(line, style)),
        );
    }
    let elsewhere = list.told.elsewhere.map(|row| {
        let (one, result) = (&list.rows[row], points(&list.rows[row]));
        elsewhere(words, (&one.place, &result), Marked::of(row, list.at))
    });
    for text in elsewhere.into_iter().chain(late(list, words)) {
        let style = Style::new().fg(Ink::Yellow);
        said.extend(
            wrap(&text, width)
                .into_iter()
                .map(|line| Line::styled(line, style)),
        );
    }
    if said.is_empty() && list.rows.iter().all(|row| !row.is_open) {
        said.push(Line::styled(words.say("results-none-open", &[]), bold));
    }
    said
}

fn said_text(list: &List, words: &Words) -> String {
    let player = |column: usize| {
        let row = &list.rows[list.told.about.unwrap_or(list.at)];
        (
            row.place.clone(),
            row.names[column].clone(),
            words::side(words, row.side(column)),
        )
    };
    match &list.told.said {
        Said::Nothing => String::new(),
        Said::Sentence(text) => text.clone(),
        Said::Won { column, by } => {
            let (address, winner, side) = player(*column);
            let id = match by {
                By::Play => "results-echo-won",
                By::Forfeit => "results-echo-forfeit",
            };
            words.say(
                id,
                &[
                    ("address", address.into()),
                    ("winner", winner.into()),
                    ("side", side.into()),
                ],
            )
        }
        Said::Absent { column } => {
            let (address, name, _) = player(*column);
            let id = match column {
                1 => "results-pending-plus",
                _ => "results-pending-minus",
            };
            words.say(id, &[("address", address.into()), ("player", name.into())])
        }
        Said::Unknown(letter) => {
            words.say("results-no-such-key", &[("key", letter.to_string().into())])
        }
        Said::OnlyOpen => words.say("results-only-open", &[]),
        Said::All => words.say("results-all", &[]),
    }
}
