//! An event to records.

use super::matches::{has_matches, split};
use super::particulars::{Particulars, TEAM_MEMBERS, TEAM_NAME, head, teams};
use super::record::{Cell, Dialect, Document, PlayerRecord, Record};
use super::write::{person, visible};
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
    /// A title of more than 3 characters.
    LongTitle(PlayerId),
    /// A federation of more than 3 letters.
    LongFederation(PlayerId),
    /// A number in a national list that is too long, has no federation to stand behind, or that the form has no place for.
    NationalId(PlayerId),
    /// The criteria of the standings.
    Order,
    /// How rounds without a game count in the criteria.
    Unplayed,
    /// The name of a team that is too long, or its members behind the fourteenth.
    Team(String),
    /// Games that are adjourned: each is written as a draw.
    Adjourned,
    /// Categories that are ranked apart.
    Categories,
    /// Names in their own writing.
    NativeNames,
    /// Openings that were drawn.
    Openings,
}

/// Writes an event in one form of the format; `system` is the code of record `192`.
///
/// With a `DOUBLESWISS` code matches of two games become two rounds of the report each. Where matches count as a whole each
/// is written as one result, and no system is named that would mean games.
pub fn from_event(event: &Event, dialect: Dialect, system: Option<&str>) -> (Document, Vec<Loss>) {
    from_event_with(event, &Particulars::default(), dialect, system)
}

/// Writes an event with all that is told beside it.
pub fn from_event_with(
    event: &Event,
    told: &Particulars,
    dialect: Dialect,
    system: Option<&str>,
) -> (Document, Vec<Loss>) {
    if event.scoring.match_points.is_some() {
        let system = system.filter(|code| !has_matches(Some(code)));
        let (document, mut losses) = records(&event.matches_as_games(), told, dialect, system);
        losses.push(Loss::GamesOfMatches);
        return (document, losses);
    }
    if dialect == Dialect::Trf26 && has_matches(system) {
        return records(&split(event), told, dialect, system);
    }
    records(event, told, dialect, system)
}

fn records(
    event: &Event,
    told: &Particulars,
    dialect: Dialect,
    system: Option<&str>,
) -> (Document, Vec<Loss>) {
    let mut losses = Vec::new();
    let mut records = Vec::new();
    if *told == Particulars::default() {
        records.push(Record::Other(format!("012 {}", visible(&event.name))));
    } else {
        let rated: Vec<bool> = event
            .players
            .values()
            .map(|player| player.rating.is_some())
            .collect();
        records.extend(head(told, &rated, dialect));
        // Where record 192 has no place the type of the event is told; two games a round would be read into it.
        records.extend(
            system
                .filter(|code| dialect != Dialect::Trf26 && !has_matches(Some(code)))
                .map(|code| Record::Other(format!("092 {code}"))),
        );
        if dialect != Dialect::Trf26 && !told.order.is_empty() {
            losses.push(Loss::Order);
        }
    }
    match dialect {
        Dialect::Trf16 => settings_16(event, &mut losses),
        Dialect::Trfx => records.extend(settings_x(event, &mut losses)),
        Dialect::Trf26 => records.extend(settings_26(event, system, &mut losses)),
    }
    let paired = event.rounds_paired();
    let mut national_lines = Vec::new();
    for (id, player) in &event.players {
        if player.name.chars().count() > 33 {
            losses.push(Loss::LongName(*id));
        }
        if !player.club.is_empty() {
            losses.push(Loss::Club(*id));
        }
        if player.title.chars().count() > 3 {
            losses.push(Loss::LongTitle(*id));
        }
        if player.federation.chars().count() > 3 {
            losses.push(Loss::LongFederation(*id));
        }
        let mut record = player_record(event, *id, player, paired);
        record.rank = told.places.get(id).copied();
        if let Some(national) = told.national_ids.get(id) {
            let is_code =
                |text: &str| text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_alphabetic());
            let federation = [&player.federation, &told.federation];
            let federation = federation.into_iter().find(|text| is_code(text));
            match federation.filter(|_| dialect == Dialect::Trf26 && national.chars().count() <= 11)
            {
                Some(federation) => {
                    let line = PlayerRecord {
                        number: id.0,
                        name: player.name.clone(),
                        federation: federation.clone(),
                        federation_id: national.clone(),
                        ..PlayerRecord::default()
                    };
                    national_lines.push(Record::Other(person(&federation.to_uppercase(), &line)));
                }
                None => losses.push(Loss::NationalId(*id)),
            }
        }
        records.push(Record::Player(Box::new(record)));
    }
    records.append(&mut national_lines);
    records.extend(teams(told, dialect));
    for team in &told.teams {
        let is_full = dialect == Dialect::Trf26 && team.members.len() > TEAM_MEMBERS;
        if is_full || team.name.chars().count() > TEAM_NAME {
            losses.push(Loss::Team(team.name.clone()));
        }
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
        birth: player.birth.replace('-', "/"),
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
