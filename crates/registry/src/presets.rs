//! The five documents as settings.

use plyground_core::{Message, Player};

use crate::Algorithm;
use crate::names::find;

/// A document: its game, its evaluator, its searches and its mistakes.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The name typed on a command line; also that of its conventions.
    pub id: &'static str,
    /// One line for a list.
    pub summary: &'static str,
    /// The game, as a name that can be opened.
    pub game: &'static str,
    /// The evaluator.
    pub evaluator: &'static str,
    /// The search that the document ends up with.
    pub algorithm: Algorithm,
    /// The search of the computer player in its program.
    pub player: Algorithm,
    /// All its searches.
    pub algorithms: &'static [Algorithm],
    /// The depth of its search.
    pub depth: u16,
    /// The mistakes that it prints.
    pub as_printed: &'static [&'static str],
    /// The side of the human player in it.
    pub person: Player,
    /// Whether the starter is drawn by lot.
    pub random_starter: bool,
    /// The number of the topmost row and the leftmost column, if its program asks for a row and a column.
    pub first_row: Option<usize>,
}

impl Preset {
    /// The document of this name.
    pub fn find(name: &str) -> Result<&'static Self, Message> {
        find("preset", name, PRESETS, |preset| preset.id)
    }
}

/// Every document, in order.
pub static PRESETS: &[Preset] = &[
    Preset {
        id: "open-lines",
        summary: "000: tic-tac-toe judged by open lines; minimax, negamax, alpha-beta",
        game: "tic-tac-toe",
        evaluator: "open-lines",
        algorithm: Algorithm::AlphaBeta,
        player: Algorithm::AlphaBeta,
        algorithms: &[Algorithm::Minimax, Algorithm::Negamax, Algorithm::AlphaBeta],
        depth: 9,
        as_printed: &["leaf-for-mover", "low-overwritten"],
        person: Player::First,
        random_starter: false,
        first_row: None,
    },
    Preset {
        id: "pattern-ladder",
        summary: "001: gomoku judged by patterns; minimax, alpha-beta",
        game: "gomoku",
        evaluator: "pattern-ladder",
        algorithm: Algorithm::AlphaBeta,
        player: Algorithm::AlphaBeta,
        algorithms: &[Algorithm::Minimax, Algorithm::AlphaBeta],
        depth: 2,
        as_printed: &["full-board-unseen"],
        person: Player::Second,
        random_starter: false,
        first_row: None,
    },
    Preset {
        id: "numbered-cells",
        summary: "002: tic-tac-toe to the end; minimax, alpha-beta",
        game: "tic-tac-toe",
        evaluator: "outcome",
        algorithm: Algorithm::Minimax,
        player: Algorithm::Minimax,
        algorithms: &[Algorithm::Minimax, Algorithm::AlphaBeta],
        depth: 9,
        as_printed: &[],
        person: Player::First,
        random_starter: false,
        first_row: None,
    },
    Preset {
        id: "nearer-wins",
        summary: "003: tic-tac-toe to the end, nearer wins first; negamax, alpha-beta, NegaScout",
        game: "tic-tac-toe",
        evaluator: "nearer-wins",
        algorithm: Algorithm::NegaScout,
        player: Algorithm::Negamax,
        algorithms: &[Algorithm::Negamax, Algorithm::AlphaBeta, Algorithm::NegaScout],
        depth: 9,
        as_printed: &["min-int-overflow", "unshared-root"],
        person: Player::First,
        random_starter: false,
        first_row: Some(1),
    },
    Preset {
        id: "line-powers",
        summary: "004: four in a row on 5x5 judged by powers of marks; alpha-beta",
        game: "piskvorky",
        evaluator: "line-powers",
        algorithm: Algorithm::AlphaBeta,
        player: Algorithm::AlphaBeta,
        algorithms: &[Algorithm::Minimax, Algorithm::AlphaBeta],
        depth: 5,
        as_printed: &["win-not-preferred", "gaps-count", "one-sided-diagonals", "narrow-root-window"],
        person: Player::Second,
        random_starter: true,
        first_row: Some(0),
    },
];
