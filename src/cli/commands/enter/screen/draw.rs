//! Where everything stands on the screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::Line;

use crate::cli::terminal::{SMALLEST, fit, is_too_small, wrap};
use crate::entry::{Forced, Mode, Overwrite, Session, Stance, Word};
use crate::words::{self, Words};

use super::super::{plain, say};
use super::frame::{self, Typed, lines};
use super::{Saved, board, panel, sheet};

/// What is drawn.
pub(super) struct Desk<'d> {
    pub(super) session: &'d Session,
    pub(super) words: &'d Words,
    /// The game of the event, or the file.
    pub(super) title: &'d str,
    pub(super) copy: Option<&'static str>,
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

/// Columns of the board and what stands under it.
const LEFT: u16 = 30;

/// Rows of findings, where they need no more.
const PANEL: u16 = 5;

pub(super) fn draw(screen: &mut Frame<'_>, desk: &Desk<'_>) {
    let area = screen.area();
    if is_too_small(screen, desk.words) {
        return;
    }
    if let Mode::Help = desk.session.mode() {
        return lines(screen, area, help(desk));
    }
    let alarm = frame::alarm(
        desk.saved,
        desk.elsewhere,
        desk.words,
        usize::from(area.width),
    );
    let told = panel::told(desk, usize::from(area.width));
    let wanted = (told.lines.len() + alarm.len()) as u16;
    let rows = wanted.clamp(PANEL, area.height.saturating_sub(15));
    let room = usize::from(rows).saturating_sub(alarm.len());
    let mut found = frame::window(told, room, desk.from, desk.words);
    // the alarm stands where the eye is: over the line that is typed
    found.resize(room, Line::default());
    found.extend(alarm);
    let main = area.height - rows - 3;
    lines(
        screen,
        Rect::new(0, 0, area.width, 1),
        vec![title(desk, area.width)],
    );
    lines(
        screen,
        Rect::new(0, 1, LEFT, main),
        left(desk, usize::from(main)),
    );
    let right = Rect::new(LEFT + 1, 1, area.width - LEFT - 1, main);
    lines(
        screen,
        right,
        sheet::lines(desk, usize::from(right.width), usize::from(main)),
    );
    lines(screen, Rect::new(0, 1 + main, area.width, rows), found);
    lines(
        screen,
        Rect::new(0, area.height - 2, area.width, 1),
        vec![input(desk, area.width)],
    );
    let keys = match desk.session.mode() {
        Mode::Refused(_) | Mode::Choosing { .. } => "enter-choose-keys",
        Mode::Placing(_) => "enter-position-keys",
        _ if desk.session.stance() == Stance::Live => "enter-live-keys",
        _ => "enter-keys",
    };
    let keys = frame::keys(&desk.say(keys), area.width);
    lines(
        screen,
        Rect::new(0, area.height - 1, area.width, 1),
        vec![keys],
    );
}

fn title(desk: &Desk<'_>, width: u16) -> Line<'static> {
    let session = desk.session;
    let game = words::game(desk.words, session.sheet().variant);
    let name = |tag| session.sheet().tag(tag).unwrap_or_default().to_owned();
    let mut parts = vec![format!("{} {game}", desk.title)];
    if let Some(copy) = desk.copy {
        parts.push(desk.say(&format!("enter-copy-{copy}")));
    }
    let (white, black) = (name("White"), name("Black"));
    if !(white.is_empty() && black.is_empty()) {
        parts.push(format!("{white} - {black}"));
    }
    let mut marks = Vec::new();
    if session.stance() == Stance::Live {
        marks.push(desk.say("enter-live-mark"));
    }
    if session.overwrite() == Overwrite::Insert {
        marks.push(desk.say("enter-insert-mark"));
    }
    if session.forced() == Forced::Played {
        marks.push(desk.say("enter-forced-mark"));
    }
    frame::title(&parts, marks, desk.saved, desk.words, width)
}

/// The board, whose move it is, and what is legal.
fn left(desk: &Desk<'_>, rows: usize) -> Vec<Line<'static>> {
    let mut drawn = board::lines(desk);
    let session = desk.session;
    let width = usize::from(LEFT) - 1;
    if let Mode::Placing(placing) = session.mode() {
        let side = words::side(desk.words, placing.setup.turn);
        let turn = desk
            .words
            .say("enter-placing-turn", &[("side", side.into())]);
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let lines = wrap(&turn, width).into_iter();
        drawn.extend(lines.map(|line| Line::styled(line, bold)));
        return drawn;
    }
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let to_move = wrap(&say::to_move(desk.words, session), width).into_iter();
    drawn.extend(to_move.map(|line| Line::styled(line, bold)));
    if session.is_presumed() && !session.is_hiding() {
        let presumed = wrap(&desk.say("enter-presumed-position"), width).into_iter();
        drawn.extend(presumed.map(|line| Line::styled(line, Style::new().fg(Ink::Yellow))));
    }
    if let Some(time) = panel::time(desk) {
        drawn.extend(wrap(&time, width).into_iter().map(Line::raw));
    }
    if session.stance() == Stance::Live {
        let values = [
            ("ply", session.cursor().into()),
            ("count", session.sheet().entries.len().into()),
        ];
        let at = desk.words.say("enter-live-at", &values);
        drawn.extend(wrap(&at, width).into_iter().map(Line::raw));
    }
    if session.is_hiding() || session.position().is_none() {
        return drawn;
    }
    let mut completions = session.completions();
    if completions.is_empty() {
        let all = session.legal().moves.iter();
        completions = all.map(|choice| choice.text.as_str()).collect();
    }
    let text = match completions.is_empty() {
        true => desk.say("enter-no-legal"),
        _ if session.legal().must_capture() => {
            format!(
                "{}: {}",
                desk.say("enter-must-capture"),
                completions.join(" ")
            )
        }
        _ => format!("{}: {}", desk.say("enter-legal"), completions.join(" ")),
    };
    let room = rows.saturating_sub(drawn.len());
    let wrapped = wrap(&text, width);
    let is_long = wrapped.len() > room;
    for (place, line) in wrapped.into_iter().take(room).enumerate() {
        let is_last = is_long && place + 1 == room;
        drawn.push(Line::raw(if is_last {
            fit(&format!("{line} ~~~"), width)
        } else {
            line
        }));
    }
    drawn
}

/// The line that is typed.
fn input(desk: &Desk<'_>, width: u16) -> Line<'static> {
    match desk.session.mode() {
        Mode::Command(line) => frame::input(Typed::Command, line, width),
        Mode::Refused(_) => frame::input(Typed::Refused, desk.session.typed(), width),
        _ => frame::input(Typed::Open, desk.session.typed(), width),
    }
}

/// The keys and commands.
fn help(desk: &Desk<'_>) -> Vec<Line<'static>> {
    let width = usize::from(SMALLEST.width);
    let mut all = Vec::new();
    for part in ["moves", "go", "edit", "tab", "words"] {
        all.extend(wrap(&desk.say(&format!("enter-help-{part}")), width));
    }
    all.extend(plain::commands(&Word::ALL, width));
    all.push(desk.say("enter-help-back"));
    all.into_iter().map(Line::raw).collect()
}
