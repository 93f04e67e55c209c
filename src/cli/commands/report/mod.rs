//! `huff report`

mod build;

use clap::Args;

use build::{GameReport, Item, RoundReport, SectionReport, build};

use crate::cli::commands::ruling::said_of;
use crate::cli::commands::tables;
use crate::cli::desk::{EventArgs, SectionArgs, sections};
use crate::cli::fact::Fact;
use crate::cli::json::FORMAT;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::{Game, HandoverRow, IncidentRow, RulingRow, Section, SheetRow, View};
use crate::words::Words;

/// The arbiter's report of a round or of the event
///
/// What the records show, what the arbiter noted and ruled, which sheets are missing, penalties, who left. It states
/// facts and whose claim they were; it accuses nobody.
#[derive(Debug, Args)]
pub(in crate::cli) struct Report {
    /// The round; without it the whole event
    round: Option<i64>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(serde::Serialize)]
struct ReportJson {
    format: u32,
    event: String,
    arbiter: Option<String>,
    round: Option<i64>,
    sections: Vec<SectionReport>,
}

/// All that is known of the games' records.
pub(in crate::cli::commands) struct Papers {
    pub(in crate::cli::commands) sheets: Vec<SheetRow>,
    handed_over: Vec<HandoverRow>,
    incidents: Vec<IncidentRow>,
    rulings: Vec<RulingRow>,
}

impl Papers {
    pub(in crate::cli::commands) fn of(view: &View<'_>) -> Result<Papers, Error> {
        Ok(Papers {
            sheets: view.all()?,
            handed_over: view.all()?,
            incidents: view.all()?,
            rulings: view.all()?,
        })
    }

    /// Whether a player's record of a game is there: typed in, or handed over on paper.
    pub(in crate::cli::commands) fn has_copy(&self, game: i64, copy: &str) -> bool {
        let is_it = |id: i64, owner: &str| id == game && owner == copy;
        self.sheets.iter().any(|row| is_it(row.game, &row.copy))
            || self
                .handed_over
                .iter()
                .any(|row| is_it(row.game, &row.copy))
    }

    /// How many of the records of a game are still to come; none of a game that was not played.
    pub(in crate::cli::commands) fn missing(&self, section: &Section, game: &Game) -> usize {
        if game.is_forfeited() {
            return 0;
        }
        let owners = owners(section, game).into_iter();
        owners
            .filter(|owner| !self.has_copy(game.row.id, owner))
            .count()
    }

    /// What was noted and ruled about a game.
    pub(in crate::cli::commands) fn notes(&self, game: i64) -> (Vec<IncidentRow>, Vec<RulingRow>) {
        let incidents = self.incidents.iter().filter(|row| row.game == game);
        let rulings = self.rulings.iter().filter(|row| row.game == game);
        (incidents.cloned().collect(), rulings.cloned().collect())
    }
}

pub(super) fn run(arguments: &Report, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let (event, sections, papers) = store.look::<_, Error>(|view| {
        let sections = sections(view, arguments.section.section.as_deref())?;
        Ok((view.event()?, sections, Papers::of(view)?))
    })?;
    let reports: Vec<SectionReport> = sections
        .iter()
        .map(|section| build(section, &papers, arguments.round, &ui.words))
        .collect();
    if let Some(round) = arguments.round
        && reports.iter().all(|report| report.rounds.is_empty())
    {
        let paired = sections.iter().map(|section| section.rounds.len()).max();
        let fact = Fact::new("error-no-round").with("round", round);
        return Err(Error::Usage(fact.with("paired", paired.unwrap_or(0))));
    }
    if arguments.json {
        ui.json(&ReportJson {
            format: FORMAT,
            event: event.name,
            arbiter: event.arbiter,
            round: arguments.round,
            sections: reports,
        })?;
        return Ok(Answer::Yes);
    }
    ui.tell(&Fact::new("report-title").with("name", event.name))?;
    if let Some(arbiter) = event.arbiter {
        ui.tell(&Fact::new("report-arbiter").with("name", arbiter))?;
    }
    for line in reports
        .iter()
        .zip(&sections)
        .flat_map(|(report, section)| lines(report, section, &ui.words))
        .collect::<Vec<_>>()
    {
        ui.tell(&line.fact)?;
    }
    Ok(Answer::Yes)
}

/// What a line of the report is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli::commands) enum About {
    Round,
    Game,
    Item,
    Player,
}

/// A line of the report, the same on the screen and on paper.
pub(in crate::cli::commands) struct Line {
    pub(in crate::cli::commands) about: About,
    pub(in crate::cli::commands) fact: Fact,
}

/// The report of a section in these words, line by line.
pub(in crate::cli::commands) fn said(
    section: &Section,
    papers: &Papers,
    round: Option<i64>,
    words: &Words,
) -> Vec<Line> {
    lines(&build(section, papers, round, words), section, words)
}

fn lines(report: &SectionReport, section: &Section, words: &Words) -> Vec<Line> {
    let rounds = report.rounds.iter();
    let mut lines: Vec<Line> = rounds
        .flat_map(|round| of_round(&report.section, round))
        .collect();
    let player = |fact| Line {
        about: About::Player,
        fact,
    };
    for one in &report.penalties {
        let said = |ruling: &str| said_of(section, None, ruling, None, words);
        let penalties = one.penalties.iter().map(|one| match one.split_once(' ') {
            Some((address, ruling)) => format!("{address} {}", said(ruling)),
            None => one.clone(),
        });
        let penalties: Vec<String> = penalties.collect();
        let fact = |id| Fact::new(id).with("player", one.player.clone());
        if one.count > 0 {
            let counted = |id| {
                fact(id)
                    .with("count", one.count)
                    .with("list", penalties.join("; "))
            };
            lines.push(player(match &one.next {
                Some(next) => counted("report-penalties-next").with("next", said(next)),
                None => counted("report-penalties"),
            }));
        }
        for other in &one.replaced {
            let fact = fact("report-penalty-replaced").with("address", other.game.clone());
            let fact = fact.with("ruling", said(&other.ruling));
            lines.push(player(fact.with("by", said(&other.by))));
        }
    }
    for one in &report.left {
        let id = if one.reason == "expelled" {
            "report-expelled"
        } else {
            "report-withdrawn"
        };
        let fact = Fact::new(id).with("player", one.player.clone());
        lines.push(player(fact.with("round", one.from_round)));
    }
    lines
}

fn of_round(section: &str, round: &RoundReport) -> Vec<Line> {
    let fact = Fact::new("report-round")
        .with("section", section.to_owned())
        .with("round", round.round)
        .with("games", round.games)
        .with("open", round.open)
        .with("adjourned", round.adjourned)
        .with("forfeits", round.forfeits)
        .with("missing", round.sheets_missing);
    let mut lines = vec![Line {
        about: About::Round,
        fact,
    }];
    let game = |fact| Line {
        about: About::Game,
        fact,
    };
    if let Some(opening) = &round.opening {
        lines.push(game(
            Fact::new("report-opening").with("opening", opening.clone()),
        ));
    }
    let remarks = round.remarks.iter();
    lines.extend(remarks.map(|said| game(Fact::new("report-remark").with("said", said.clone()))));
    lines.extend(round.entries.iter().flat_map(of_game));
    if round.entries.is_empty() && round.remarks.is_empty() {
        lines.push(game(Fact::new("report-nothing")));
    }
    lines
}

fn of_game(game: &GameReport) -> Vec<Line> {
    let fact = Fact::new("report-game")
        .with("address", game.game.clone())
        .with("players", game.shown.0.clone())
        .with("result", game.shown.1.clone());
    let mut lines = vec![Line {
        about: About::Game,
        fact,
    }];
    let line = |fact| Line {
        about: About::Item,
        fact,
    };
    for item in &game.items {
        let Item {
            half_move,
            said,
            state,
            ..
        } = item;
        let id = match (half_move, state) {
            (Some(_), Some(_)) => "report-item-at-state",
            (Some(_), None) => "report-item-at",
            (None, Some(_)) => "report-item-state",
            (None, None) => "report-item",
        };
        let fact = Fact::new(id)
            .with("half_move", half_move.clone().unwrap_or_default())
            .with("said", said.clone());
        lines.push(line(fact.with("state", state.clone().unwrap_or_default())));
    }
    if game.writing > 0 {
        lines.push(line(
            Fact::new("report-writing").with("count", game.writing),
        ));
    }
    lines
}

/// Whose records of a game are to come: White and Black, in star halma the numbers of the seats of those who came.
fn owners(section: &Section, game: &Game) -> Vec<String> {
    if !tables::is_star(&section.row) {
        return ["white", "black"].map(str::to_owned).to_vec();
    }
    let seats = tables::seated(section, game).into_iter();
    let came = seats.filter(|seat| !tables::is_absent(seat));
    came.map(|seat| seat.camp.number().to_string()).collect()
}
