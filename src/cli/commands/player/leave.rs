//! `huff player withdraw`, `return`, `absent`, `forbid`

use clap::{Args, ValueEnum};

use crate::cli::desk::{
    Confirm, Done, EventArgs, SectionArgs, label, player as find_player, section as find_section,
};
use crate::cli::fact::Fact;
use crate::cli::{Answer, error::Error, ui::Ui};
use crate::store::{AbsenceRow, BanRow, Edit, Keep, Section};

/// A player leaves for good
///
/// From the next round on, or from a later one, he gets no points and no opponents.
#[derive(Debug, Args)]
pub(super) struct Withdraw {
    /// Number or name
    player: String,
    /// The first round he does not play
    #[arg(long, value_name = "ROUND")]
    from: Option<u16>,
    /// He was expelled
    #[arg(long)]
    expelled: bool,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

/// A player who left, or said he would be absent, plays the next round again
#[derive(Debug, Args)]
pub(super) struct Return {
    /// Number or name
    player: String,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

/// A player misses a round that is not paired yet
#[derive(Debug, Args)]
pub(super) struct Absent {
    /// Number or name
    player: String,
    /// The round, or the first and last, for example 3-4; by default the next one
    #[arg(long, value_name = "ROUND")]
    round: Option<String>,
    /// What each round is worth
    #[arg(long, value_enum, default_value = "zero")]
    points: PointsArgument,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

/// Keep two players, or all who share something, apart
#[derive(Debug, Args)]
pub(super) struct Forbid {
    /// Two players, by number or name
    #[arg(
        num_args = 2,
        required_unless_present = "same",
        conflicts_with = "same"
    )]
    players: Vec<String>,
    /// All of a club, a federation or a team
    #[arg(long, value_enum)]
    same: Option<Shared>,
    /// The rounds in which it holds, for example 1-3 or 7; by default all
    #[arg(long, value_name = "ROUNDS")]
    rounds: Option<String>,
    /// Take it back
    #[arg(long)]
    lift: bool,
    #[command(flatten)]
    confirm: Confirm,
    #[command(flatten)]
    section: SectionArgs,
    #[command(flatten)]
    event: EventArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum PointsArgument {
    Full,
    Half,
    Zero,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Shared {
    Club,
    Federation,
    Team,
}

/// Reads `3` or `3-5`.
fn rounds(text: &str) -> Result<(i64, i64), Error> {
    let wrong = || Error::Usage(Fact::new("error-bad-rounds").with("text", text.to_owned()));
    let number = |text: &str| {
        text.trim()
            .parse::<u16>()
            .ok()
            .filter(|round| *round > 0)
            .map(i64::from)
    };
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    match (number(first), number(last)) {
        (Some(first), Some(last)) if first <= last => Ok((first, last)),
        _ => Err(wrong()),
    }
}

/// A round in which something can still be announced.
fn still_open(section: &Section, round: i64) -> Result<(), Error> {
    if round < i64::from(section.next_round()) {
        return Err(Error::No(
            Fact::new("error-round-is-paired").with("round", round),
        ));
    }
    Ok(())
}

pub(super) fn run_withdraw(arguments: &Withdraw, ui: &mut Ui) -> Result<Answer, Error> {
    let reason = if arguments.expelled {
        "expelled"
    } else {
        "withdrawn"
    };
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("player withdraw {}", arguments.player));
    let (said, first) = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let section = find_section(edit, arguments.section.section.as_deref())?;
        let player = find_player(&section, &arguments.player)?;
        let first = i64::from(arguments.from.unwrap_or_else(|| section.next_round()));
        still_open(&section, first)?;
        leave(edit, player.id, first, reason)?;
        Ok((label(&section, player.id), first))
    })?;
    let fact = Fact::new("player-withdrawn")
        .with("player", said)
        .with("round", first);
    arguments.confirm.say(ui, &store, &Done::new(fact))?;
    Ok(Answer::Yes)
}

/// A player does not play from a round on.
pub(in crate::cli::commands) fn leave(
    edit: &Edit<'_>,
    player: i64,
    first: i64,
    reason: &str,
) -> Result<(), Error> {
    Ok(edit.insert(&mut AbsenceRow {
        id: 0,
        player,
        first,
        last: None,
        bye: "zero".to_owned(),
        reason: reason.to_owned(),
    })?)
}

/// Ends what a player has announced for a round and later ones.
fn end_absences(
    edit: &Edit<'_>,
    section: &Section,
    player: i64,
    round: i64,
) -> Result<usize, Error> {
    let is_of = |absence: &&AbsenceRow| {
        absence.player == player && absence.last.is_none_or(|last| last >= round)
    };
    let mut ended = 0;
    for absence in section.absences.iter().filter(is_of) {
        if absence.first >= round {
            edit.delete(absence)?;
        } else {
            edit.update(&AbsenceRow {
                last: Some(round - 1),
                ..absence.clone()
            })?;
        }
        ended += 1;
    }
    Ok(ended)
}

pub(super) fn run_return(arguments: &Return, ui: &mut Ui) -> Result<Answer, Error> {
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("player return {}", arguments.player));
    let (said, round) = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let section = find_section(edit, arguments.section.section.as_deref())?;
        let player = find_player(&section, &arguments.player)?;
        let round = i64::from(section.next_round());
        let said = label(&section, player.id);
        if end_absences(edit, &section, player.id, round)? == 0 {
            return Err(Error::No(Fact::new("error-not-away").with("player", said)));
        }
        Ok((said, round))
    })?;
    let fact = Fact::new("player-returned")
        .with("player", said)
        .with("round", round);
    arguments.confirm.say(ui, &store, &Done::new(fact))?;
    Ok(Answer::Yes)
}

pub(super) fn run_absent(arguments: &Absent, ui: &mut Ui) -> Result<Answer, Error> {
    let bye = match arguments.points {
        PointsArgument::Full => "full",
        PointsArgument::Half => "half",
        PointsArgument::Zero => "zero",
    };
    let mut store = arguments.event.open()?;
    let stamp = arguments
        .event
        .stamp(format!("player absent {}", arguments.player));
    let (said, first, last) = store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let section = find_section(edit, arguments.section.section.as_deref())?;
        if section.is_tables() && arguments.points != PointsArgument::Zero {
            return Err(Error::Usage(Fact::new("tables-no-bye-points")));
        }
        let player = find_player(&section, &arguments.player)?;
        let next = i64::from(section.next_round());
        let (first, last) = arguments
            .round
            .as_deref()
            .map_or(Ok((next, next)), rounds)?;
        still_open(&section, first)?;
        edit.insert(&mut AbsenceRow {
            id: 0,
            player: player.id,
            first,
            last: Some(last),
            bye: bye.to_owned(),
            reason: "absent".to_owned(),
        })?;
        Ok((label(&section, player.id), first, last))
    })?;
    let id = match first == last {
        true => "player-absent-once",
        false => "player-absent",
    };
    let fact = Fact::new(id)
        .with("player", said)
        .with("first", first)
        .with("last", last);
    arguments.confirm.say(ui, &store, &Done::new(fact))?;
    Ok(Answer::Yes)
}

pub(super) fn run_forbid(arguments: &Forbid, ui: &mut Ui) -> Result<Answer, Error> {
    let kind = match arguments.same {
        None => "players",
        Some(Shared::Club) => "club",
        Some(Shared::Federation) => "federation",
        Some(Shared::Team) => "team",
    };
    let (first, last) = match arguments.rounds.as_deref() {
        Some(text) => rounds(text).map(|(first, last)| (first, Some(last)))?,
        None => (1, None),
    };
    let mut store = arguments.event.open()?;
    let stamp = arguments.event.stamp(format!(
        "player forbid {} {kind}",
        arguments.players.join(" ")
    ));
    store.transact::<_, Error>(&stamp, Keep::Commit, |edit| {
        let section = find_section(edit, arguments.section.section.as_deref())?;
        let ids: Vec<i64> = arguments
            .players
            .iter()
            .map(|player| find_player(&section, player).map(|row| row.id))
            .collect::<Result<_, _>>()?;
        let (one, other) = (ids.iter().min().copied(), ids.iter().max().copied());
        if one.is_some() && one == other {
            return Err(Error::Usage(Fact::new("error-same-player")));
        }
        let same = section
            .bans
            .iter()
            .filter(|ban| ban.kind == kind && ban.one == one && ban.other == other);
        if arguments.lift {
            let bans: Vec<&BanRow> = same.collect();
            if bans.is_empty() {
                return Err(Error::No(Fact::new("error-not-forbidden")));
            }
            return bans.into_iter().try_for_each(|ban| Ok(edit.delete(ban)?));
        }
        let mut ban = BanRow {
            id: 0,
            section: section.row.id,
            kind: kind.to_owned(),
            one,
            other,
            first,
            last,
        };
        Ok(edit.insert(&mut ban)?)
    })?;
    let done = Done::new(Fact::new("done"));
    arguments.confirm.say(ui, &store, &done)?;
    Ok(Answer::Yes)
}
