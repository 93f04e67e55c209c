//! An event to records.

use super::matches::{has_matches, split};
use super::record::{Cell, Dialect, Document, PlayerRecord, Record};
use crate::tournament::{
    Acceleration, ByeKind, Colour, Entry, Event, GameResult, Player, PlayerId, Points, RoundNumber,
    Scoring,
};

/// Something of an event that the chosen form of the format cannot carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The number of rounds and the colour drawn.
    PairingSettings,
    /// A table of points other than 1-½-0, or one with values the form has no symbol for.
    Scoring,
    /// Virtual points.
    Accelerations,
    /// Forbidden pairs, or their ranges of rounds.
    Forbidden,
    /// The second and later games of this round: a report has one game a round.
    GamesOfRound(RoundNumber),
    /// The games of matches that count as a whole: each match is written as one result.
    GamesOfMatches,
    /// A name of more than 33 characters.
    LongName(PlayerId),
    /// A club; the format has no place for it.
    Club(PlayerId),
}

/// Writes an event in one form of the format; `system` is the code of record `192`.
///
/// With a `DOUBLESWISS` code matches of two games become two rounds of the report each. Where matches count as a whole each
/// is written as one result, and no system is named that would mean games.
pub fn from_event(event: &Event, dialect: Dialect, system: Option<&str>) -> (Document, Vec<Loss>) {
    if event.scoring.match_points.is_some() {
        let system = system.filter(|code| !has_matches(Some(code)));
        let (document, mut losses) = records(&event.matches_as_games(), dialect, system);
        losses.push(Loss::GamesOfMatches);
        return (document, losses);
    }
    if dialect == Dialect::Trf26 && has_matches(system) {
        return records(&split(event), dialect, system);
    }
    records(event, dialect, system)
}

fn records(event: &Event, dialect: Dialect, system: Option<&str>) -> (Document, Vec<Loss>) {
    let mut losses = Vec::new();
    let mut records = vec![Record::Other(format!("012 {}", event.name))];
    match dialect {
        Dialect::Trf16 => settings_16(event, &mut losses),
        Dialect::Trfx => records.extend(settings_x(event, &mut losses)),
        Dialect::Trf26 => records.extend(settings_26(event, system, &mut losses)),
    }
    let paired = event.rounds_paired();
    for (id, player) in &event.players {
        if player.name.chars().count() > 33 {
            losses.push(Loss::LongName(*id));
        }
        if !player.club.is_empty() {
            losses.push(Loss::Club(*id));
        }
        records.push(Record::Player(Box::new(player_record(
            event, *id, player, paired,
        ))));
    }
    for round in (1..=paired).map(RoundNumber) {
        let many = |player: &Player| matches!(player.entry(round), Some(Entry::Paired { games, .. }) if games.len() > 1);
        if event.players.values().any(many) {
            losses.push(Loss::GamesOfRound(round));
        }
    }
    (Document { records }, losses)
}

fn settings_16(event: &Event, losses: &mut Vec<Loss>) {
    if event.rounds.is_some() || event.initial_colour.is_some() {
        losses.push(Loss::PairingSettings);
    }
    if event.scoring != Scoring::CHESS {
        losses.push(Loss::Scoring);
    }
    if !event.accelerations.is_empty() {
        losses.push(Loss::Accelerations);
    }
    if !event.forbidden.is_empty() {
        losses.push(Loss::Forbidden);
    }
}

fn settings_x(event: &Event, losses: &mut Vec<Loss>) -> Vec<Record> {
    let mut records = Vec::new();
    records.extend(
        event
            .rounds
            .map(|rounds| Record::Rounds(rounds, Dialect::Trfx)),
    );
    records.extend(event.initial_colour.map(|colour| {
        let word = if colour == Colour::White {
            "white1"
        } else {
            "black1"
        };
        Record::Configuration(vec![word.to_owned()])
    }));
    let scoring = &event.scoring;
    if *scoring != Scoring::CHESS {
        let values = [
            ('W', scoring.win),
            ('D', scoring.draw),
            ('L', scoring.loss),
            ('Z', scoring.zero_bye),
            ('F', scoring.forfeit_loss),
            ('U', scoring.pairing_bye),
        ];
        records.extend(values.map(|(letter, points)| Record::EnginePoints(letter, points)));
        if (scoring.full_bye, scoring.forfeit_win, scoring.half_bye)
            != (scoring.win, scoring.win, scoring.draw)
        {
            losses.push(Loss::Scoring);
        }
    }
    for id in event.players.keys() {
        let last = event
            .accelerations
            .iter()
            .filter(|given| given.players.contains(id))
            .map(|given| given.rounds.end());
        let Some(last) = last.max() else { continue };
        let points = (1..=last.0)
            .map(|round| event.virtual_points(*id, RoundNumber(round)))
            .collect();
        records.push(Record::PlayerAcceleration(id.0, points));
    }
    for forbidden in &event.forbidden {
        let last = RoundNumber(event.rounds.unwrap_or(u16::MAX));
        if *forbidden.rounds.start() > RoundNumber(1) || *forbidden.rounds.end() < last {
            losses.push(Loss::Forbidden);
        }
        records.push(Record::ForbiddenAlways(
            forbidden.players.iter().map(|id| id.0).collect(),
        ));
    }
    records
}

fn settings_26(event: &Event, system: Option<&str>, losses: &mut Vec<Loss>) -> Vec<Record> {
    let mut records = Vec::new();
    records.extend(
        event
            .rounds
            .map(|rounds| Record::Rounds(rounds, Dialect::Trf26)),
    );
    let letter = |colour| if colour == Colour::White { 'W' } else { 'B' };
    records.extend(
        event
            .initial_colour
            .map(|colour| Record::InitialColour(letter(colour))),
    );
    let scoring = &event.scoring;
    if *scoring != Scoring::CHESS {
        let mut symbols = vec![('W', scoring.win), ('D', scoring.draw)];
        let optional = [
            ('L', scoring.loss, Points::ZERO),
            ('A', scoring.zero_bye, Points::ZERO),
            ('P', scoring.pairing_bye, scoring.win),
        ];
        symbols.extend(
            optional
                .iter()
                .filter(|(_, points, usual)| points != usual)
                .map(|(s, points, _)| (*s, *points)),
        );
        records.push(Record::Points(symbols));
        let told = (
            scoring.full_bye,
            scoring.forfeit_win,
            scoring.half_bye,
            scoring.forfeit_loss,
        );
        if told != (scoring.win, scoring.win, scoring.draw, scoring.zero_bye) {
            losses.push(Loss::Scoring);
        }
    }
    records.extend(system.map(|code| Record::System(code.to_owned())));
    let last = event.rounds.unwrap_or(999);
    for Acceleration {
        points,
        rounds,
        players,
    } in &event.accelerations
    {
        records.push(Record::Acceleration {
            points: *points,
            rounds: (rounds.start().0, rounds.end().0.min(last)),
            players: (players.start().0, players.end().0),
        });
    }
    for forbidden in &event.forbidden {
        records.push(Record::Forbidden {
            rounds: (
                forbidden.rounds.start().0,
                forbidden.rounds.end().0.min(last),
            ),
            players: forbidden.players.iter().map(|id| id.0).collect(),
        });
    }
    records
}

fn player_record(event: &Event, id: PlayerId, player: &Player, paired: u16) -> PlayerRecord {
    PlayerRecord {
        number: id.0,
        sex: player.sex,
        title: player.title.clone(),
        name: player.name.clone(),
        rating: player.rating,
        federation: player.federation.clone(),
        federation_id: player.federation_id.clone(),
        birth: player.birth.clone(),
        points: Some(event.score(player, paired)),
        rank: None,
        rounds: player
            .entries
            .iter()
            .map(|entry| entry.as_ref().map_or(Cell::BLANK, cell))
            .collect(),
    }
}

fn cell(entry: &Entry) -> Cell {
    match entry {
        Entry::Bye(kind) => Cell::bye(match kind {
            ByeKind::Pairing => 'U',
            ByeKind::Full => 'F',
            ByeKind::Half => 'H',
            ByeKind::Zero => 'Z',
        }),
        Entry::Paired {
            opponent,
            colour,
            games,
        } => Cell {
            opponent: Some(opponent.0),
            colour: if *colour == Colour::White { 'w' } else { 'b' },
            code: games.first().map_or(' ', |game| match game {
                GameResult::Win => '1',
                GameResult::Draw => '=',
                GameResult::Loss => '0',
                GameResult::ShortWin => 'W',
                GameResult::ShortDraw => 'D',
                GameResult::ShortLoss => 'L',
                GameResult::ForfeitWin => '+',
                GameResult::ForfeitLoss => '-',
            }),
        },
    }
}
