//! What a written result means at a board.

use crate::cli::desk::player as find_player;
use crate::cli::error::Error;
use crate::cli::fact::Fact;
use crate::draughts::{Color, Setup, Variant};
use crate::exchange::spelling::{Spelled, read};
use crate::store::{Game, Section};
use crate::tournament::GameResult;

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli::commands) enum Outcome {
    /// White's and Black's.
    Over(GameResult, GameResult),
    /// To be played on.
    Adjourned,
    /// None.
    Open,
}

/// Understands a result at a board. Where Black moves first a bare `1-0` is refused: files mean either side by it.
pub(in crate::cli::commands) fn understand(
    section: &Section,
    game: &Game,
    text: &str,
) -> Result<Outcome, Error> {
    use GameResult::{Draw, ForfeitLoss, ForfeitWin, Loss, Win};
    let spelled = read(text);
    if black_begins(section) && spelled.has_order() {
        return Err(Error::Usage(
            Fact::new("result-trap").with("text", text.to_owned()),
        ));
    }
    Ok(match spelled {
        Spelled::FirstWins | Spelled::WhiteWins => Outcome::Over(Win, Loss),
        Spelled::SecondWins | Spelled::BlackWins => Outcome::Over(Loss, Win),
        Spelled::Draw => Outcome::Over(Draw, Draw),
        Spelled::BothLose => Outcome::Over(Loss, Loss),
        Spelled::FirstHalf => Outcome::Over(Draw, Loss),
        Spelled::SecondHalf => Outcome::Over(Loss, Draw),
        Spelled::FirstByForfeit => Outcome::Over(ForfeitWin, ForfeitLoss),
        Spelled::SecondByForfeit => Outcome::Over(ForfeitLoss, ForfeitWin),
        Spelled::BothForfeit => Outcome::Over(ForfeitLoss, ForfeitLoss),
        Spelled::Adjourned => Outcome::Adjourned,
        Spelled::Open => Outcome::Open,
        Spelled::Name(name) => return winner(section, game, &name, text),
    })
}

fn black_begins(section: &Section) -> bool {
    Variant::from_name(&section.row.variant)
        .is_some_and(|variant| Setup::start(variant).turn == Color::Black)
}

/// The winner by number or name; a sign behind it, `Petrov+` or `black+`, says that the other did not come.
fn winner(section: &Section, game: &Game, name: &str, text: &str) -> Result<Outcome, Error> {
    use GameResult::{ForfeitLoss, ForfeitWin, Loss, Win};
    let (name, by_forfeit) = match name.strip_suffix(['+', '＋']) {
        Some(name) => (name, true),
        None => (name, false),
    };
    match read(name) {
        Spelled::WhiteWins if by_forfeit => return Ok(Outcome::Over(ForfeitWin, ForfeitLoss)),
        Spelled::BlackWins if by_forfeit => return Ok(Outcome::Over(ForfeitLoss, ForfeitWin)),
        _ => {}
    }
    // Only the two at the board are meant: a short name is enough.
    let here = |player: i64| game.seats.iter().any(|seat| seat.player == player);
    let mut two = section.clone();
    if name.trim().parse::<u16>().is_err() {
        two.players.retain(|player| here(player.id));
    }
    let unknown = || {
        let id = match black_begins(section) {
            true => "error-unknown-result-sides",
            false => "error-unknown-result",
        };
        Error::Usage(Fact::new(id).with("text", text.to_owned()))
    };
    let player = find_player(&two, name).map_err(|_| unknown())?.id;
    let (win, loss) = if by_forfeit {
        (ForfeitWin, ForfeitLoss)
    } else {
        (Win, Loss)
    };
    match game
        .seats
        .iter()
        .find(|seat| seat.player == player)
        .map(|seat| seat.number)
    {
        Some(1) => Ok(Outcome::Over(win, loss)),
        Some(_) => Ok(Outcome::Over(loss, win)),
        None => Err(unknown()),
    }
}
