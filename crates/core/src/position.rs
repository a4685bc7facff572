//! What a search must know of a game.

use std::fmt::Debug;

/// The two sides.
///
/// `First` usually opens, but a position may be set up in which `Second` did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Player {
    /// Opens the game unless told otherwise; `X` on the boards here.
    First,
    /// Replies; `O` on the boards here.
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

    /// 0 for `First`, 1 for `Second`: the place of this side in a table of two.
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
    /// Nobody won.
    Draw,
}

/// One state of a two-player zero-sum game with open information, edited in place.
///
/// # Contract
///
/// - `outcome()` is `Some` exactly when the game is over, and `moves()` is empty exactly then.
/// - `unmake(m, make(m))` restores the position, its key included.
/// - `moves()` depends on the position alone, its order too: searches break ties by it.
///
/// [`make`](Self::make) does not check that a move is legal; a front end asks `moves()` first.
pub trait Position: Clone {
    /// A move, small enough to copy freely.
    type Move: Copy + Eq + Debug;
    /// What `unmake` needs beyond the move: `()` when the move says it all, the whole old state if that is faster.
    type Undo;
    /// The legal moves, one after the other. An iterator rather than a list: a search that looks at a few moves
    /// pays for a few, nothing is allocated, and a set of bits needs no unpacking.
    type Moves: ExactSizeIterator<Item = Self::Move>;

    /// The side whose turn it is.
    fn to_move(&self) -> Player;
    /// The result, once there is one.
    fn outcome(&self) -> Option<Outcome>;
    /// Every legal move.
    fn moves(&self) -> Self::Moves;
    /// Plays a legal move.
    fn make(&mut self, m: Self::Move) -> Self::Undo;
    /// Takes back the move made last.
    fn unmake(&mut self, m: Self::Move, undo: Self::Undo);

    /// How many legal moves there are; worth overriding where that is cheaper than listing them.
    #[inline]
    fn move_count(&self) -> usize {
        self.moves().len()
    }

    /// The move that a random word stands for: words that are spread evenly give every legal move about as often as any other.
    /// `None` where there is none. Worth overriding where it can be found without counting all of them: playouts do little else.
    #[inline]
    fn pick(&self, word: u64) -> Option<Self::Move> {
        let mut moves = self.moves();
        // The high half of a product spreads the number evenly without a division.
        let place = (word >> 32).wrapping_mul(moves.len() as u64) >> 32;
        moves.nth(place as usize)
    }

    /// Runs `f` in the position after `m`, and takes `m` back whatever `f` returns.
    ///
    /// Searches go through this, so that a `?` inside `f` can never skip `unmake`.
    #[inline]
    fn after<T>(&mut self, m: Self::Move, f: impl FnOnce(&mut Self) -> T) -> T {
        let undo = self.make(m);
        let result = f(self);
        self.unmake(m, undo);
        result
    }
}

/// Promise: the turn passes with every move. The negamax family relies on it.
pub trait Alternating: Position {}

/// Capability: a key that equal positions share and different ones almost never do. What is equal is said by [`Game::KEYS`](crate::Game::KEYS).
///
/// # Contract
///
/// In positions with one key the same side is to move, the same moves lead to positions with one key again, games end alike, and evaluators
/// say the same.
pub trait Keyed: Position {
    /// The key, kept up to date by `make` and `unmake`.
    fn key(&self) -> u64;
}

/// Capability: a small number for every legal move, by which what is learnt about a move in one position is found again in another.
///
/// # Contract
///
/// All numbers are below [`indices`](Self::indices). A move should have the same number wherever it does the same: where a stone falls,
/// that is the cell on which it comes to lie. Moves of one position may share a number where they do nearly the same, such as two ways to
/// capture between the same cells: what is learnt of one is then believed of the other.
pub trait Indexed: Position {
    /// All numbers are below this.
    fn indices(&self) -> usize;
    /// The number of a legal move.
    fn index(&self, m: Self::Move) -> usize;
}

/// Capability: moves that change so much that a position in which there are some should not be judged yet, such as captures.
///
/// # Contract
///
/// From no position is there an endless line of noisy moves.
pub trait Noisy: Position {
    /// Whether a legal move is such a one.
    fn is_noisy(&self, m: Self::Move) -> bool;
}

/// Capability: a key that a position shares with its mirror images.
///
/// # Contract
///
/// In all images the same side is to move, as many moves lead to images again, and games end alike. Positions with one key have one
/// symmetric key.
pub trait Symmetric: Keyed {
    /// The same number for all images of a position, and almost never for any other.
    fn symmetric_key(&self) -> u64;
}
