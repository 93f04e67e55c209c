//! The values that forms are filled with: one data model for all documents. Texts are as they are printed, in the language
//! of the paper; what is not known is empty. docs/paper.md lists which document has which.

use serde::Serialize;

use super::diagram::Diagram;

/// `event` and `issued`, on every form.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Common {
    /// The event.
    pub event: EventValues,
    /// When it was printed, as the arbiter's clock has it.
    pub issued: String,
}

/// `event`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct EventValues {
    /// The name.
    pub name: String,
    /// The city.
    pub city: String,
    /// The federation that holds it.
    pub federation: String,
    /// First and last day.
    pub dates: String,
    /// The chief arbiter.
    pub arbiter: String,
    /// The deputies.
    pub deputies: String,
}

/// What the forms of a section in a round share.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SectionLayer {
    /// The event, where it is another than that of the document.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<EventValues>,
    /// The section.
    pub section: SectionValues,
    /// The drawn opening.
    pub opening: OpeningValues,
    /// The position after it; none where there is no opening.
    pub diagram: Option<Diagram>,
    /// The irregularities of article 7, section 4, for the incident form.
    pub articles: Vec<ArticleValues>,
}

/// `section`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SectionValues {
    /// The name; empty where there is only one section.
    pub name: String,
    /// The game.
    pub game: String,
    /// The time control.
    pub time_control: String,
    /// `white` or `black`: who moves first; his column stands first.
    pub first: &'static str,
    /// The other one.
    pub second: &'static str,
    /// Moves after which a period ends: thick lines.
    pub controls: Vec<u32>,
    /// The settings of star halma; empty in draughts.
    pub rules: String,
}

/// `opening`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct OpeningValues {
    /// The published table.
    pub table: String,
    /// The number in it.
    pub code: String,
    /// The moves.
    pub moves: String,
    /// The position after it.
    pub fen: String,
    /// The seed; empty where it was drawn by hand.
    pub seed: String,
}

/// One of `articles`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ArticleValues {
    /// `7/4.1`
    pub number: String,
    /// What it says.
    pub text: String,
}

/// A player, such as `game.white`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct PlayerValues {
    /// The pairing number.
    pub number: String,
    /// The name as this paper shows it.
    pub name: String,
    /// The title.
    pub title: String,
    /// The rating.
    pub rating: String,
    /// The federation.
    pub federation: String,
    /// The club.
    pub club: String,
    /// The team.
    pub team: String,
}

/// `game`: who plays whom where.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct GameValues {
    /// The round.
    pub round: String,
    /// The board in the hall, with the game where a match has several: `2.1`.
    pub board: String,
    /// The game of a match; empty where a match has one.
    pub number: String,
    /// The day.
    pub date: String,
    /// Who moves first; his place is the first on every form.
    pub first: PlayerValues,
    /// The other one.
    pub second: PlayerValues,
    /// Points before the round.
    pub first_points: String,
    /// Points before the round.
    pub second_points: String,
    /// The result.
    pub result: ResultValues,
    /// The three possible results with the first mover's points first.
    pub outcomes: OutcomeValues,
    /// The serial numbers of the originals, the first mover's first.
    pub serials: [String; 2],
}

/// `game.result`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ResultValues {
    /// As points, the first mover's first; empty while it is not known.
    pub text: String,
    /// The first mover won.
    pub first: bool,
    /// Drawn.
    pub draw: bool,
    /// The second mover won.
    pub second: bool,
    /// Somebody did not come: none of the three was played.
    pub not_played: bool,
}

/// `game.outcomes`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OutcomeValues {
    /// The first mover wins.
    pub first: String,
    /// A draw.
    pub draw: String,
    /// The second mover wins.
    pub second: String,
}

impl Default for OutcomeValues {
    fn default() -> OutcomeValues {
        OutcomeValues {
            first: "2 – 0".to_owned(),
            draw: "1 – 1".to_owned(),
            second: "0 – 2".to_owned(),
        }
    }
}

/// A record sheet: `game` and `sheet`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SheetFace {
    /// The game.
    pub game: GameValues,
    /// The sheet.
    pub sheet: SheetValues,
}

/// `sheet`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SheetValues {
    /// Whose record it is: `white`, `black`, or `both`.
    pub owner: &'static str,
    /// Whether it is the original.
    pub original: bool,
    /// Whether it is printed once more.
    pub reprint: bool,
    /// Whether it is printed from the record that was typed in, and neither the original nor the copy.
    pub duplicate: bool,
    /// The serial number in words that people type.
    pub serial: String,
    /// The same for machines.
    pub qr: String,
    /// The moves.
    pub rows: Vec<MoveValues>,
    /// How the game ended.
    pub reason: String,
    /// The first mover's time used or left at the end.
    pub first_clock: String,
    /// The other's.
    pub second_clock: String,
}

/// One of `sheet.rows`: `first` is the column that stands first.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct MoveValues {
    /// The first mover's half-move.
    pub first: String,
    /// The other's.
    pub second: String,
    /// What the first mover struck out before it.
    pub first_struck: String,
    /// What the other struck out.
    pub second_struck: String,
    /// Clock.
    pub first_clock: String,
    /// Clock.
    pub second_clock: String,
    /// Crown mark.
    pub first_crown: String,
    /// Crown mark.
    pub second_crown: String,
}

/// A list of pairings: `round` and `rows`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct PairingsFace {
    /// The round.
    pub round: String,
    /// The boards, or the players.
    pub rows: Vec<PairingRow>,
}

/// One of `rows` of a list by board, by name or team, of the opening sheet, and of the list of originals.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct PairingRow {
    /// A heading in the place of a row.
    pub heading: String,
    /// The round with the board, `3.12`: how the row is named where something is wrong with it.
    pub at: String,
    /// The board, with the game where the list has a row for each game of a match: `12.1`.
    pub board: String,
    /// Who moves first in the game, or in the first one of the match.
    pub first: PlayerValues,
    /// The other one; the word for a bye.
    pub second: PlayerValues,
    /// Points before the round.
    pub first_points: String,
    /// Points before the round.
    pub second_points: String,
    /// The result, the first mover's points first.
    pub result: String,
    /// The player, in lists by name and team.
    pub player: PlayerValues,
    /// His opponent, or the word for a bye.
    pub opponent: PlayerValues,
    /// His colour.
    pub colour: String,
    /// The serial numbers of the originals, the first mover's first.
    pub serials: [String; 2],
    /// Whether the first mover's original is there.
    pub first_received: bool,
    /// Whether the other's is.
    pub second_received: bool,
}

/// Standings: `title`, `round`, `criteria`, `rows`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct StandingsFace {
    /// The category, where it is not the whole section.
    pub title: String,
    /// After this round.
    pub round: String,
    /// How many games of these rounds are not over; empty where all are.
    pub open: String,
    /// The codes of the tie-breaks, or the rounds of a cross-table.
    pub criteria: Vec<String>,
    /// The players or teams.
    pub rows: Vec<StandingsRow>,
}

/// One of `rows`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct StandingsRow {
    /// The place.
    pub place: String,
    /// The player; of a team only the name.
    pub player: PlayerValues,
    /// One value a criterion, or a cell a round.
    pub values: Vec<String>,
    /// The points.
    pub points: String,
    /// The players of a team who count.
    pub players: String,
}

/// The arbiter's report: `round` and `rows`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ReportFace {
    /// The round; empty where it is about the whole event.
    pub round: String,
    /// Its lines.
    pub rows: Vec<ReportRow>,
}

/// One of `rows`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ReportRow {
    /// A round in the place of a line.
    pub heading: String,
    /// The sign before a line: of a game, or of what is said about it.
    pub sign: String,
    /// What is said.
    pub text: String,
}

/// A card: `player` on a place card, `board` on a board card.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct CardFace {
    /// The player.
    pub player: PlayerValues,
    /// The board.
    pub board: String,
}

/// The equipment inspection list: `rows`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ChecklistFace {
    /// Headings and items.
    pub rows: Vec<CheckRow>,
}

/// One of `rows`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct CheckRow {
    /// A heading in the place of a row.
    pub heading: String,
    /// What is looked at.
    pub item: String,
    /// What is asked for.
    pub rule: String,
    /// Where it is asked for.
    pub article: String,
}
