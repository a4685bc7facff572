//! How a game ended, and the sentence for it.

use plyground_core::{Outcome, Player};
use plyground_i18n::{Texts, say};
use plyground_registry::Session;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// On the board.
    Board(Outcome),
    /// A side resigned.
    Resigned(Player),
    /// A side ran out of time.
    OutOfTime(Player),
}

impl Ending {
    /// The winner; `None` for a draw.
    pub fn winner(self) -> Option<Player> {
        match self {
            Self::Board(Outcome::Win(winner)) => Some(winner),
            Self::Board(Outcome::Draw) => None,
            Self::Resigned(loser) | Self::OutOfTime(loser) => Some(loser.other()),
        }
    }

    /// The ending as a sentence.
    pub fn words(self, session: &dyn Session, texts: &Texts) -> String {
        let name = |player| session.side_name(player);
        match self {
            Self::Board(Outcome::Draw) => texts.get("play-tie"),
            Self::Board(Outcome::Win(winner)) => match session.winning_line() {
                Some(line) => say!(texts, "play-won-by", side = name(winner), line = line),
                None => say!(texts, "play-won", side = name(winner)),
            },
            Self::Resigned(loser) => {
                say!(texts, "play-resigned", loser = name(loser), winner = name(loser.other()))
            }
            Self::OutOfTime(loser) => {
                say!(texts, "play-out-of-time", loser = name(loser), winner = name(loser.other()))
            }
        }
    }
}
