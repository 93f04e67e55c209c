//! Where everything stands on the screen: the star at the left, at the right the sheet and what is said.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::{Line, Span};

use crate::cli::commands::enter::plain::commands;
use crate::cli::commands::enter::screen::Saved;
use crate::cli::commands::enter::screen::frame::{self, Typed, lines};
use crate::cli::commands::enter::star::said;
use crate::cli::star::diagram;
use crate::cli::terminal::{SMALLEST, fit, is_too_small, wrap};
use crate::entry::{Overwrite, StarMode, StarSession};
use crate::star::{Camp, Hole, Holes};
use crate::words::{self, Words};

use super::{panel, sheet};

/// What is drawn.
pub(super) struct Desk<'d> {
    pub(super) session: &'d StarSession,
    pub(super) words: &'d Words,
    /// The game of the event, or the file.
    pub(super) title: &'d str,
    /// The number of the seat whose copy it is.
    pub(super) seat: Option<u8>,
    pub(super) saved: &'d Saved,
    /// That another desk types into the same file.
    pub(super) elsewhere: Option<&'d str>,
    /// So many lines of what is said are passed over.
    pub(super) from: usize,
}

impl Desk<'_> {
    pub(super) fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }
}

/// Columns of the star and what stands under it.
const LEFT: u16 = 34;
/// Rows of what is said, where it needs no more.
const PANEL: u16 = 5;
/// Rows that the sheet keeps, whatever is said.
const SHEET: u16 = 6;

pub(super) fn draw(screen: &mut Frame<'_>, desk: &Desk<'_>) {
    let area = screen.area();
    if is_too_small(screen, desk.words) {
        return;
    }
    if let StarMode::Help = desk.session.mode() {
        return lines(screen, area, help(desk));
    }
    let main = area.height - 3;
    let right = area.width - LEFT;
    let alarm = frame::alarm(desk.saved, desk.elsewhere, desk.words, usize::from(right));
    let told = panel::told(desk, usize::from(right));
    let wanted = (told.lines.len() + alarm.len()) as u16;
    let rows = wanted.clamp(PANEL, main - SHEET);
    let room = usize::from(rows).saturating_sub(alarm.len());
    let mut found = frame::window(told, room, desk.from, desk.words);
    // the alarm stands where the eye is: over the line that is typed
    found.resize(room, Line::default());
    found.extend(alarm);
    let sheet = sheet::lines(desk, usize::from(right), usize::from(main - rows));
    let input = match desk.session.mode() {
        StarMode::Command(line) => frame::input(Typed::Command, line, area.width),
        StarMode::Refused(refusal) => {
            let behind = refusal.extra.replace('\n', " ");
            let text = format!("{} {behind}", desk.session.typed());
            frame::input(Typed::Refused, text.trim_end(), area.width)
        }
        _ => frame::input(Typed::Open, desk.session.typed(), area.width),
    };
    let keys = match desk.session.mode() {
        StarMode::Refused(_) | StarMode::Choosing { .. } => "enter-choose-keys",
        _ => "star-enter-keys",
    };
    let bottom = area.height - 2;
    for (rect, drawn) in [
        (
            Rect::new(0, 0, area.width, 1),
            vec![title(desk, area.width)],
        ),
        (Rect::new(0, 1, LEFT, main), left(desk, usize::from(main))),
        (Rect::new(LEFT, 1, right, main - rows), sheet),
        (Rect::new(LEFT, 1 + main - rows, right, rows), found),
        (Rect::new(0, bottom, area.width, 1), vec![input]),
        (
            Rect::new(0, bottom + 1, area.width, 1),
            vec![frame::keys(&desk.say(keys), area.width)],
        ),
    ] {
        lines(screen, rect, drawn);
    }
}

fn title(desk: &Desk<'_>, width: u16) -> Line<'static> {
    let record = desk.session.record();
    let mut parts = vec![format!("{} {}", desk.title, desk.say("game-star"))];
    if let Some(camp) = desk.seat.and_then(Camp::from_number) {
        let seat = words::seat(desk.words, camp, record.player(camp));
        parts.push(desk.words.say("star-enter-copy", &[("seat", seat.into())]));
    }
    let marks = match desk.session.overwrite() {
        Overwrite::Insert => vec![desk.say("enter-insert-mark")],
        Overwrite::Replace => Vec::new(),
    };
    frame::title(&parts, marks, desk.saved, desk.words, width)
}

/// The star, whose turn it is, and where pieces can go.
fn left(desk: &Desk<'_>, rows: usize) -> Vec<Line<'static>> {
    let session = desk.session;
    let width = usize::from(LEFT) - 1;
    let ways = session.ways();
    let mut origins: Vec<Hole> = ways.iter().map(|way| way[0]).collect();
    origins.dedup();
    let there: Holes = ways.iter().filter_map(|way| way.last()).copied().collect();
    let mut drawn = match origins[..] {
        [only] if !session.typed().is_empty() => star(session, Some(only), there),
        _ => star(session, None, Holes::NONE),
    };
    let head = match session.game() {
        None => desk.say("star-enter-unknown"),
        Some(game) if game.is_over() => desk.say("star-over"),
        Some(_) => said::to_move(desk.words, session),
    };
    let bold = Style::new().add_modifier(Modifier::BOLD);
    drawn.push(Line::styled(fit(&head, width), bold));
    let is_going = session.game().is_some_and(|game| !game.is_over());
    let text = match origins[..] {
        [] if is_going && session.typed().is_empty() && !session.position().can_move() => {
            desk.say("star-enter-must-pass")
        }
        [] => return drawn,
        [only] => said::destinations(desk.words, only, there.collect()),
        _ => {
            let names: Vec<String> = origins.iter().map(Hole::to_string).collect();
            let values = [("holes", names.join(" ").into())];
            desk.words.say("star-enter-can-move", &values)
        }
    };
    let wrapped = wrap(&text, width);
    let room = rows.saturating_sub(drawn.len());
    let is_long = wrapped.len() > room;
    for (place, line) in wrapped.into_iter().take(room).enumerate() {
        let is_last = is_long && place + 1 == room;
        let line = if is_last {
            fit(&format!("{line} ~~~"), width)
        } else {
            line
        };
        drawn.push(Line::raw(line));
    }
    drawn
}

/// Colours of the camps 1 to 6; their numbers tell them apart without.
const INKS: [Ink; 6] = [
    Ink::Red,
    Ink::Yellow,
    Ink::White,
    Ink::Green,
    Ink::Cyan,
    Ink::Magenta,
];

/// The star, with the piece that is typed and the holes to which it can go.
fn star(session: &StarSession, from: Option<Hole>, there: Holes) -> Vec<Line<'static>> {
    let position = session.position();
    let dim = Style::new().add_modifier(Modifier::DIM);
    let mut holes = Hole::all();
    let rows = diagram(position).into_iter();
    rows.map(|row| {
        // the name of the row stands before its holes, and behind them
        let (name, body) = row.split_at(4);
        let mut spans = vec![Span::styled(name.to_owned(), dim)];
        let mut names_begin = false;
        for sign in body.chars() {
            names_begin |= sign.is_ascii_uppercase();
            if names_begin || sign == ' ' {
                spans.push(Span::styled(sign.to_string(), dim));
                continue;
            }
            let Some(hole) = holes.next() else {
                continue;
            };
            let bold = Style::new().add_modifier(Modifier::BOLD);
            spans.push(match position.owner(hole) {
                _ if there.has(hole) => Span::styled("+", bold.fg(Ink::Green)),
                Some(_) if from == Some(hole) => {
                    Span::styled(sign.to_string(), bold.add_modifier(Modifier::REVERSED))
                }
                Some(camp) => Span::styled(sign.to_string(), bold.fg(INKS[camp.index()])),
                None => Span::styled(sign.to_string(), dim),
            });
        }
        Line::from(spans)
    })
    .collect()
}

/// The keys and commands.
fn help(desk: &Desk<'_>) -> Vec<Line<'static>> {
    let width = usize::from(SMALLEST.width);
    let mut all = Vec::new();
    for part in ["moves", "chain", "go", "edit", "tab", "places"] {
        all.extend(wrap(&desk.say(&format!("star-enter-help-{part}")), width));
    }
    all.push(desk.say("enter-help-words"));
    all.extend(commands(&StarSession::COMMANDS, width));
    all.push(desk.say("enter-help-back"));
    all.into_iter().map(Line::raw).collect()
}
