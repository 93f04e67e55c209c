//! Whether a text holds records of star halma, and where it can be cut.

use super::record::{Record, Tag};
use super::sheet::{Key, key};
use crate::star::Hole;

/// How records are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Like PDN.
    Text,
    /// Record sheets in CSV.
    Sheet,
}

/// Lines that are looked at.
const MOST_LINES: usize = 64;
/// Rounds that are looked at where nothing above them names the game.
const MOST_ROUNDS: usize = 8;

/// How the records of a text are laid out; `None` where it names no seats, is not called star halma, and has no holes
/// that are on no board of draughts. What names the game wins over any entry that cannot be read.
///
/// ```
/// use huff::notation::star::{Layout, layout};
/// assert_eq!(layout("[Event \"Cup\"]\n[Seats \"1,4\"]\n1. C5-E5"), Some(Layout::Text));
/// assert_eq!(layout("# seats: 1,4\nno,1,4\n1,C5-E5,"), Some(Layout::Sheet));
/// assert_eq!(layout("1. C5-E5 O11-M11"), Some(Layout::Text));
/// assert_eq!(layout("[Event \"Cup\"]\n1. c3-d4"), None);
/// ```
pub fn layout(text: &str) -> Option<Layout> {
    let lines = lines_of(text).map(|line| {
        line.trim_start_matches(|letter: char| letter == '\u{feff}' || letter.is_whitespace())
    });
    let mut lines = lines.filter(|line| !line.is_empty()).take(MOST_LINES);
    while let Some(line) = lines.next() {
        if let Some(rest) = line.strip_prefix('[') {
            let (name, value) = rest.split_at(
                rest.find(|letter: char| letter.is_whitespace() || letter == '"')
                    .unwrap_or(rest.len()),
            );
            let value = value.trim_matches(|letter: char| !letter.is_alphanumeric());
            if names_star(name, value) {
                return Some(Layout::Text);
            }
        } else if let Some(rest) = line.trim_start_matches('"').strip_prefix(['#', '＃']) {
            let (name, value) = rest.split_once([':', '：', ',', ';']).unwrap_or((rest, ""));
            let is_seats = matches!(key(name), Some(Key::Seats)) || is_named_seat(name);
            if is_seats || names_star(name.trim(), value.trim_matches([' ', '"', ',', ';'])) {
                return Some(Layout::Sheet);
            }
        } else if names_seats(line) {
            return Some(Layout::Sheet);
        } else if !line.starts_with(['{', ';', '%']) {
            return of_holes(std::iter::once(line).chain(lines.take(MOST_ROUNDS)));
        }
    }
    None
}

/// The lines of a text, whatever ends them; between CR and LF there is an empty one.
fn lines_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\n', '\r'])
}

/// Whether a line is the heading of a sheet with a column a seat: `no,seat1,seat4`, `no,1,4`.
fn names_seats(line: &str) -> bool {
    let cells: Vec<&str> = cells(line).collect();
    let is_beyond = |cell: &&str| matches!(key(cell), Some(Key::Seat(camp)) if camp.number() > 2);
    let has_number = cells.iter().any(|cell| key(cell) == Some(Key::Number));
    let has_seats =
        cells.iter().any(|cell| is_named_seat(cell)) || has_number && cells.iter().any(is_beyond);
    cells.len() > 1 && has_seats && cells.into_iter().all(is_heading)
}

/// Whether a word is a seat and not a bare number: `seat1`, `座位1`.
fn is_named_seat(word: &str) -> bool {
    let is_seat = matches!(key(word), Some(Key::Seat(_)));
    is_seat && word.contains(char::is_alphabetic)
}

/// The cells of a line that say something.
fn cells(line: &str) -> impl Iterator<Item = &str> {
    let cells = line.split([',', ';', '\t']);
    cells
        .map(|cell| cell.trim().trim_matches('"'))
        .filter(|cell| !cell.is_empty())
}

/// How rounds are laid out whose squares are all holes, some of which no board of draughts has.
fn of_holes<'t>(lines: impl Iterator<Item = &'t str>) -> Option<Layout> {
    let mut is_sheet = false;
    let mut is_beyond = false;
    for line in lines {
        let mut cells = line.split([',', ';', '\t']);
        is_sheet |= cells.clone().count() > 1;
        if is_sheet && cells.all(is_heading) {
            continue;
        }
        let line = line.split('{').next().unwrap_or_default();
        for word in line.split(|letter: char| !letter.is_alphanumeric()) {
            let is_other = word.is_empty() || word.bytes().all(|byte| byte.is_ascii_digit());
            if is_other || word.eq_ignore_ascii_case("pass") {
                continue;
            }
            let hole = Hole::from_name(&word.to_ascii_uppercase())?;
            let name = hole.to_string();
            let (row, number) = name.split_at(1);
            is_beyond |= row > "L" || number.parse::<u8>().is_ok_and(|number| number > 12);
        }
    }
    is_beyond.then_some(match is_sheet {
        true => Layout::Sheet,
        false => Layout::Text,
    })
}

/// Whether a cell stands in the heading of a sheet.
fn is_heading(cell: &str) -> bool {
    key(cell.trim().trim_matches('"')).is_some()
}

/// Whether the first line of a text that says something is the heading of a sheet.
pub(super) fn has_columns(text: &str) -> bool {
    let mut lines = lines_of(text.trim_start_matches('\u{feff}'));
    let first = lines.find(|line| !line.trim().is_empty() && !line.starts_with(['#', '＃']));
    let cells: Vec<&str> = first.into_iter().flat_map(cells).collect();
    cells.len() > 1 && cells.into_iter().all(is_heading)
}

/// The names of the game in files and on the command line.
const NAMES: [&str; 7] = [
    "star",
    "star halma",
    "star-halma",
    "chinese checkers",
    "跳棋",
    "китайские шашки",
    "уголки на звезде",
];

/// Whether a name is that of the game.
pub fn is_name(name: &str) -> bool {
    NAMES.contains(&name.trim().to_lowercase().as_str())
}

/// The settings behind the name of the game; `None` where it is another game.
///
/// ```
/// use huff::notation::star::settings_of;
/// assert_eq!(settings_of("star:1,3,5;jump=eq"), Some("1,3,5;jump=eq"));
/// assert_eq!(settings_of("跳棋；jump=eq"), Some("jump=eq"));
/// assert_eq!(settings_of("star"), Some(""));
/// assert_eq!(settings_of("russian"), None);
/// ```
pub fn settings_of(name: &str) -> Option<&str> {
    let signs = [':', '：', ';', '；', ',', '，'];
    let (game, settings) = name.split_once(signs).unwrap_or((name, ""));
    is_name(game).then_some(settings)
}

/// Whether a tag of this name says which game a record is of.
fn is_game_tag(name: &str) -> bool {
    matches!(
        name.to_lowercase().as_str(),
        "variant" | "game" | "gametype" | "игра" | "вид" | "вид шашек" | "棋种" | "项目"
    )
}

fn names_star(name: &str, value: &str) -> bool {
    let is_seats = name.eq_ignore_ascii_case("seats") || is_named_seat(name);
    is_seats || is_game_tag(name) && settings_of(value).is_some()
}

impl Record {
    /// The settings behind the name of the game, with the tag in which it stands.
    pub fn named_settings(&self) -> Option<(&Tag, &str)> {
        let tags = self.tags.iter().filter(|tag| is_game_tag(&tag.name));
        let mut named = tags.filter_map(|tag| Some((tag, settings_of(&tag.value)?)));
        named.find(|(_, settings)| !settings.trim().is_empty())
    }
}

/// The last place at which a text can be cut so that no record is torn.
pub(crate) fn last_border(text: &str) -> Option<usize> {
    borders(text).last()
}

/// The first place behind which a record certainly starts.
pub(crate) fn next_border(text: &str) -> Option<usize> {
    borders(text).next()
}

/// Where a line of tags stands below a line of something else.
fn borders(text: &str) -> impl Iterator<Item = usize> {
    let mut before_is_tag = true;
    let mut at = 0;
    text.split_inclusive(['\n', '\r']).filter_map(move |line| {
        let start = at;
        at += line.len();
        let content = line.trim();
        if content.is_empty() {
            return None;
        }
        let is_tag = content.starts_with(['[', '#', '＃']);
        let is_border = is_tag && !before_is_tag;
        before_is_tag = is_tag;
        is_border.then_some(start)
    })
}
