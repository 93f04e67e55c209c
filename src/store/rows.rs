//! The tables of an event.

use super::row::row;

row! {
    /// The event itself; there is one row.
    EventRow in "event" {
        /// The name.
        name: String,
        /// The city.
        city: Option<String>,
        /// The federation that holds it.
        federation: Option<String>,
        /// The first day, `YYYY-MM-DD`.
        start: Option<String>,
        /// The last day.
        finish: Option<String>,
        /// The chief arbiter.
        arbiter: Option<String>,
        /// The deputies.
        deputies: Option<String>,
    }
}

row! {
    /// A group of players who are paired with each other. Points are in tenths.
    SectionRow in "section" {
        /// The name.
        name: String,
        /// The game.
        variant: String,
        /// The pairing system.
        system: String,
        /// The rounds announced.
        rounds: Option<i64>,
        /// The games of a match.
        games: i64,
        /// How pairing numbers are given.
        seeding: String,
        /// The seed of all lots of the section.
        seed: String,
        /// The number of the first board, where it is fixed.
        first_board: Option<i64>,
        /// The colour drawn for the first player on the first board.
        initial_colour: Option<String>,
        /// A game won.
        win: i64,
        /// A game drawn.
        draw: i64,
        /// A game lost.
        loss: i64,
        /// The opponent did not come; by default a win.
        forfeit_win: Option<i64>,
        /// Did not come; by default nothing.
        forfeit_loss: Option<i64>,
        /// The bye given by the pairing; by default a win.
        pairing_bye: Option<i64>,
        /// A full-point bye; by default a win.
        full_bye: Option<i64>,
        /// A half-point bye; by default a draw.
        half_bye: Option<i64>,
        /// Absent; by default nothing.
        zero_bye: Option<i64>,
        /// The name of a list of tie-breaks or their codes with commas.
        tie_breaks: Option<String>,
        /// How rounds without a game count in tie-breaks.
        unplayed: Option<String>,
        /// `baku`, `baku:` and the number of players of round 1, `given` and [`crate::tournament::Acceleration::text`] of each
        /// range, or none.
        acceleration: Option<String>,
        /// The time control.
        time_control: Option<String>,
        /// How many players of a team count.
        team_size: Option<i64>,
        /// What teams are ordered by: `points`, `places`, or criteria with commas.
        team_by: Option<String>,
        /// A match won; none where the games count.
        match_win: Option<i64>,
        /// A match drawn.
        match_draw: Option<i64>,
        /// A match lost.
        match_loss: Option<i64>,
        /// What offences cost one after the other, with commas.
        penalties: Option<String>,
        /// The settings of star halma.
        rules: Option<String>,
        /// The stages of a section at tables.
        stages: Option<String>,
        /// What places at a table are worth.
        place_points: Option<String>,
        /// Minutes after which a forfeit of a player who has not come is proposed.
        late_limit: Option<i64>,
    }
}

row! {
    /// A team.
    TeamRow in "team" {
        /// Its section.
        section: i64,
        /// The name.
        name: String,
    }
}

row! {
    /// A part of a section that is ranked apart.
    CategoryRow in "category" {
        /// Its section.
        section: i64,
        /// The name.
        name: String,
    }
}

row! {
    /// A player of a section.
    PlayerRow in "player" {
        /// The section.
        section: i64,
        /// The pairing number; none before round 1 is paired.
        number: Option<i64>,
        /// The name in Latin or Cyrillic letters, or the only one.
        name: String,
        /// The name in its own writing.
        native_name: Option<String>,
        /// The title.
        title: Option<String>,
        /// The rating.
        rating: Option<i64>,
        /// The federation.
        federation: Option<String>,
        /// The club.
        club: Option<String>,
        /// The team.
        team: Option<i64>,
        /// `m` or `w`.
        sex: Option<String>,
        /// The date of birth, `YYYY-MM-DD` or a year.
        birth: Option<String>,
        /// The number in the list of the world federation.
        federation_id: Option<String>,
        /// The number in a national list.
        national_id: Option<String>,
    }
}

row! {
    /// A player in a category.
    MemberRow in "member" {
        /// The category.
        category: i64,
        /// The player.
        player: i64,
    }
}

row! {
    /// Rounds that a player will not play.
    AbsenceRow in "absence" {
        /// The player.
        player: i64,
        /// The first round.
        first: i64,
        /// The last round; none: to the end.
        last: Option<i64>,
        /// What each round is worth: `full`, `half`, `zero`.
        bye: String,
        /// `absent`, `withdrawn`, `expelled`.
        reason: String,
    }
}

row! {
    /// Players who may not meet.
    BanRow in "ban" {
        /// The section.
        section: i64,
        /// `players`, `club`, `federation`, `team`.
        kind: String,
        /// One of two players.
        one: Option<i64>,
        /// The other.
        other: Option<i64>,
        /// The first round in which it holds.
        first: i64,
        /// The last one; none: to the end.
        last: Option<i64>,
    }
}

row! {
    /// A round that has been paired.
    RoundRow in "round" {
        /// The section.
        section: i64,
        /// From 1.
        number: i64,
        /// `system` or `hand`.
        source: String,
        /// The table of the opening drawn.
        opening_table: Option<String>,
        /// Its code in the table.
        opening_code: Option<String>,
        /// The moves, or what stands otherwise before the first move.
        opening_moves: Option<String>,
        /// The position after it.
        opening_fen: Option<String>,
        /// The seed; none if it was drawn by hand.
        opening_seed: Option<String>,
        /// When it began, in seconds since 1970.
        began: Option<i64>,
    }
}

row! {
    /// A match at a board.
    PairingRow in "pairing" {
        /// The round.
        round: i64,
        /// The number of the board in the hall.
        board: i64,
    }
}

row! {
    /// A round without an opponent.
    ByeRow in "bye" {
        /// The round.
        round: i64,
        /// The player.
        player: i64,
        /// `pairing`, `full`, `half`, `zero`.
        kind: String,
    }
}

row! {
    /// A game of a match.
    GameRow in "game" {
        /// The match.
        pairing: i64,
        /// From 1.
        number: i64,
        /// 1 if it will be played on.
        adjourned: i64,
    }
}

row! {
    /// A player in a game.
    SeatRow in "seat" {
        /// The game.
        game: i64,
        /// In draughts 1 is White and 2 Black.
        number: i64,
        /// The player.
        player: i64,
        /// The result as this player sees it; none: not over.
        result: Option<String>,
    }
}

row! {
    /// A record handed in.
    SheetRow in "sheet" {
        /// The game.
        game: i64,
        /// Whose copy: `white` or `black`.
        copy: String,
        /// The record.
        text: String,
        /// The verdict on it.
        verdict: String,
        /// How many findings of play, writing or result there are.
        findings: i64,
        /// Who won by the record: `white`, `black`, `draw`, or none.
        result: Option<String>,
    }
}

row! {
    /// Something that happened at a board, as the arbiter noted it.
    IncidentRow in "incident" {
        /// The game.
        game: i64,
        /// The half-move.
        ply: Option<i64>,
        /// The article, or the code of a finding.
        article: Option<String>,
        /// Who did it: `white` or `black`.
        side: Option<String>,
        /// What the arbiter wrote; may be empty.
        text: String,
    }
}

row! {
    /// A decision of the arbiter.
    RulingRow in "ruling" {
        /// The game.
        game: i64,
        /// The half-move.
        ply: Option<i64>,
        /// The ruling: `rectified`, `time+2`, `game-lost` and so on.
        text: String,
        /// Against whom: `white` or `black`.
        side: Option<String>,
        /// What the arbiter wrote.
        note: Option<String>,
    }
}

row! {
    /// A file that belongs to a game, such as the photo of a sheet.
    AttachmentRow in "attachment" {
        /// The game.
        game: Option<i64>,
        /// The name of the file.
        name: String,
        /// What it is, as a media type.
        kind: String,
        /// SHA-256 of it, by which the event has its bytes.
        hash: String,
        /// How many bytes it has.
        size: i64,
    }
}

row! {
    /// The paper of a player that the committee has received.
    HandoverRow in "handover" {
        /// The game.
        game: i64,
        /// Whose: `white` or `black`.
        copy: String,
    }
}

row! {
    /// A player who was not at the board when the round began.
    LateRow in "late" {
        /// The game.
        game: i64,
        /// Whose: `white` or `black`.
        side: String,
        /// The minutes after which he came; none as long as he has not.
        minutes: Option<i64>,
    }
}

row! {
    /// A row of an own table of openings.
    OpeningRow in "opening" {
        /// The table.
        name: String,
        /// The code in it.
        code: String,
        /// What is done before the players begin, or the position itself.
        moves: String,
    }
}
