//! What a search needs to know of a game.

use std::fmt::Debug;

/// The two sides.
///
/// `First` usually opens the game, but a position may be set up in which `Second` did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Player {
    /// Opens the game by default; `X` on text boards.
    First,
    /// Replies; `O` on text boards.
    Second,
}

impl Player {
    /// Both sides, in order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The opponent.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for `First`, 1 for `Second`: an index into an array of two.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name that textbooks give the side at the nodes of a tree: `MAX` or `MIN`.
    pub const fn textbook_name(self) -> &'static str {
        match self {
            Self::First => "MAX",
            Self::Second => "MIN",
        }
    }

    /// The name on a board, as text: `X` or `O`.
    pub const fn board_name(self) -> &'static str {
        match self {
            Self::First => "X",
            Self::Second => "O",
        }
    }

    /// The letter that boards and JSON use: `X` or `O`.
    pub const fn mark(self) -> char {
        match self {
            Self::First => 'X',
            Self::Second => 'O',
        }
    }
}

/// How a finished game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// This side won.
    Win(Player),
    /// Neither side won.
    Draw,
}

/// A state of a two-player zero-sum game with perfect information, modified in place.
///
/// # Contract
///
/// - `outcome()` is `Some` exactly when the game is over, and `moves()` is empty exactly then.
/// - `unmake(m, make(m))` restores the position and its key.
/// - `moves()` and its order depend on the position only: searches break ties by this order.
///
/// [`make`](Self::make) does not check that a move is legal; a front end asks `moves()` first.
pub trait Position: Clone {
    /// A move, small enough to copy freely.
    type Move: Copy + Eq + Debug;
    /// What `unmake` needs besides the move: `()` if the move suffices, or the whole old state if that is faster.
    type Undo;
    /// The legal moves. An iterator rather than a list: after a cutoff the remaining moves are never generated, nothing is
    /// allocated, and a bitboard needs no unpacking. Moves that are generated one by one go into a
    /// [`MoveList`](crate::MoveList).
    type Moves: ExactSizeIterator<Item = Self::Move>;

    /// The side whose turn it is.
    fn to_move(&self) -> Player;
    /// The result, if the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Every legal move.
    fn moves(&self) -> Self::Moves;
    /// Plays a legal move.
    fn make(&mut self, m: Self::Move) -> Self::Undo;
    /// Takes back the move made last.
    fn unmake(&mut self, m: Self::Move, undo: Self::Undo);

    /// The number of legal moves. Override it if there is a cheaper way than generating them.
    #[inline]
    fn move_count(&self) -> usize {
        self.moves().len()
    }

    /// A move chosen by 64 random bits, each legal move with the same probability; `None` if there is none. Random playouts
    /// spend most of their time here: override it if there is a faster way.
    #[inline]
    fn pick(&self, word: u64) -> Option<Self::Move> {
        let mut moves = self.moves();
        // The high half of the product is spread evenly over `0..len`, without a division (D. Lemire, 2019).
        let place = (word >> 32).wrapping_mul(moves.len() as u64) >> 32;
        moves.nth(place as usize)
    }

    /// Runs `f` in the position after `m`, and takes `m` back.
    ///
    /// Searches use this, so that a `?` inside `f` cannot skip `unmake`.
    #[inline]
    fn after<T>(&mut self, m: Self::Move, f: impl FnOnce(&mut Self) -> T) -> T {
        let undo = self.make(m);
        let result = f(self);
        self.unmake(m, undo);
        result
    }
}

/// Promise: the sides move in turn. The negamax family relies on it.
pub trait Alternating: Position {}

/// Capability: a Zobrist key or another hash. Equal positions have the same key, different positions almost never. What counts
/// as equal is in [`Game::KEYS`](crate::Game::KEYS).
///
/// # Contract
///
/// Two positions with the same key have the same side to move, the same outcome and the same evaluation, and the same move
/// leads to positions with the same key again.
pub trait Keyed: Position {
    /// The key, kept up to date by `make` and `unmake`.
    fn key(&self) -> u64;
}

/// Capability: a small number for every legal move, to index tables such as that of the history heuristic.
///
/// # Contract
///
/// All numbers are below [`indices`](Self::indices). A move should have the same number in all positions in which it has the
/// same effect: for a stone that falls, the cell on which it lands. Similar moves of one position may share a number, such as
/// two ways to capture between the same cells; they then share their statistics.
pub trait Indexed: Position {
    /// All numbers are below this.
    fn indices(&self) -> usize;
    /// The number of a legal move.
    fn index(&self, m: Self::Move) -> usize;
}

/// Capability: noisy moves, such as captures. A position with noisy moves is not quiet, and its static evaluation unreliable.
///
/// # Contract
///
/// Every sequence of noisy moves is finite.
pub trait Noisy: Position {
    /// Whether a legal move is noisy.
    fn is_noisy(&self, m: Self::Move) -> bool;
}

/// Capability: a key that a position shares with its symmetric images.
///
/// # Contract
///
/// All images have the same side to move and the same outcome, and their moves lead to images of each other again. Positions
/// with the same key have the same symmetric key.
pub trait Symmetric: Keyed {
    /// The same number for all images of a position, and almost never for another position.
    fn symmetric_key(&self) -> u64;
}
