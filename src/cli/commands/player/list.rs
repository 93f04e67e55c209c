//! `huff player list` and `huff player export`

use clap::Args;

use crate::cli::desk::{EventArgs, SectionArgs, section as find_section};
use crate::cli::json::FORMAT;
use crate::cli::table::{Side, Table};
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::exchange::cells;
use crate::exchange::registration::Field;
use crate::store::{PlayerRow, Section};

#[derive(Debug, Args)]
pub(super) struct List {
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(Debug, Args)]
pub(super) struct Export {
    /// Write dates of birth too
    #[arg(long)]
    birth: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(serde::Serialize)]
struct PlayersJson {
    format: u32,
    section: String,
    /// Whether the numbers may still change.
    provisional: bool,
    players: Vec<PlayerJson>,
}

#[derive(serde::Serialize)]
struct PlayerJson {
    number: u16,
    name: String,
    native_name: Option<String>,
    title: Option<String>,
    rating: Option<i64>,
    federation: Option<String>,
    club: Option<String>,
    team: Option<String>,
    categories: Vec<String>,
    sex: Option<String>,
    federation_id: Option<String>,
    national_id: Option<String>,
    /// Does not play the next round.
    away: bool,
}

fn team_of(section: &Section, row: &PlayerRow) -> Option<String> {
    section
        .teams
        .iter()
        .find(|team| Some(team.id) == row.team)
        .map(|team| team.name.clone())
}

fn categories_of(section: &Section, row: &PlayerRow) -> Vec<String> {
    let is_in = |category: i64| {
        section
            .members
            .iter()
            .any(|one| one.category == category && one.player == row.id)
    };
    section
        .categories
        .iter()
        .filter(|one| is_in(one.id))
        .map(|one| one.name.clone())
        .collect()
}

pub(super) fn run_list(arguments: &List, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let section = store.look(|view| find_section(view, arguments.section.section.as_deref()))?;
    let away = |row: &PlayerRow| section.absence(row.id, section.next_round()).is_some();
    if arguments.json {
        let players = section.players.iter().map(|row| PlayerJson {
            number: section.number(row.id).0,
            name: row.name.clone(),
            native_name: row.native_name.clone(),
            title: row.title.clone(),
            rating: row.rating,
            federation: row.federation.clone(),
            club: row.club.clone(),
            team: team_of(&section, row),
            categories: categories_of(&section, row),
            sex: row.sex.clone(),
            federation_id: row.federation_id.clone(),
            national_id: row.national_id.clone(),
            away: away(row),
        });
        let players = players.collect();
        ui.json(&PlayersJson {
            format: FORMAT,
            section: section.row.name.clone(),
            provisional: !section.has_begun(),
            players,
        })?;
        return Ok(Answer::Yes);
    }
    let head = |id: &str, side| (ui.words.say(id, &[]), side);
    let mut table = Table::new([
        head("col-number", Side::Right),
        head("col-name", Side::Left),
        head("col-title", Side::Left),
        head("col-rating", Side::Right),
        head("col-federation", Side::Left),
        head("col-club", Side::Left),
        (String::new(), Side::Left),
    ]);
    let gone = ui.words.say("player-away", &[]);
    for row in &section.players {
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        let native = row
            .native_name
            .as_ref()
            .filter(|native| **native != row.name);
        table.row(vec![
            section.number(row.id).to_string(),
            native.map_or_else(
                || row.name.clone(),
                |native| format!("{} {native}", row.name),
            ),
            text(&row.title),
            row.rating
                .map_or_else(String::new, |rating| rating.to_string()),
            text(&row.federation),
            text(&row.club),
            if away(row) {
                gone.clone()
            } else {
                String::new()
            },
        ]);
    }
    table.print(ui.out())?;
    Ok(Answer::Yes)
}

pub(super) fn run_export(arguments: &Export, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let section = store.look(|view| find_section(view, arguments.section.section.as_deref()))?;
    let mut fields = vec![
        Field::Name,
        Field::NativeName,
        Field::Title,
        Field::Rating,
        Field::Federation,
        Field::Club,
        Field::Team,
        Field::Category,
        Field::Sex,
        Field::FederationId,
        Field::NationalId,
    ];
    if arguments.birth {
        fields.push(Field::Birth);
    }
    let mut rows = vec![
        fields
            .iter()
            .map(|field| field.header().to_owned())
            .collect::<Vec<_>>(),
    ];
    for row in &section.players {
        let cell = |field: &Field| match field {
            Field::NativeName => row.native_name.clone(),
            Field::Title => row.title.clone(),
            Field::Rating => row.rating.map(|rating| rating.to_string()),
            Field::Federation => row.federation.clone(),
            Field::Club => row.club.clone(),
            Field::Team => team_of(&section, row),
            Field::Category => Some(categories_of(&section, row).join("|")),
            Field::Sex => row.sex.clone(),
            Field::Birth => row.birth.clone(),
            Field::FederationId => row.federation_id.clone(),
            Field::NationalId => row.national_id.clone(),
            Field::Name | Field::GivenName => Some(row.name.clone()),
        };
        rows.push(
            fields
                .iter()
                .map(|field| cell(field).unwrap_or_default())
                .collect(),
        );
    }
    ui.raw(&cells::write(&rows))?;
    Ok(Answer::Yes)
}
