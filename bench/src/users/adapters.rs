//! A [`UsersGame`] as a game of each library.

use std::cmp::Ordering;
use std::fmt::{self, Debug, Display};
use std::marker::PhantomData;

use board_game::ai::minimax::Heuristic;
use board_game::board::{self, Board, BoardDone, BoardMoves, BoardSymmetry, PlayError};
use board_game::symmetry::UnitSymmetry;
use board_game::util::iter::ClonableInternal;
use minimax::{Evaluation, Game, Winner};
use plyground_core::{Alternating, Evaluator, Keyed, MoveList, Outcome, Player, Position, Score};

use super::{UsersGame, count_node};

/// Where the moves of a position are stored.
pub(crate) trait ListKind<G: UsersGame>: Clone + Eq + Debug + Send + Sync + 'static {
    type Moves: ExactSizeIterator<Item = G::Move>;

    fn moves(game: &G) -> Self::Moves;
}

/// In place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Inline;

impl<G: UsersGame> ListKind<G> for Inline {
    type Moves = MoveList<G::Move, 32>;

    fn moves(game: &G) -> Self::Moves {
        let mut moves = MoveList::new();
        if !game.is_won() {
            game.each_move(|m| moves.push(m));
        }
        moves
    }
}

/// In a `Vec`, which allocates at every node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OnHeap;

impl<G: UsersGame> ListKind<G> for OnHeap {
    type Moves = std::vec::IntoIter<G::Move>;

    fn moves(game: &G) -> Self::Moves {
        let mut moves = Vec::new();
        if !game.is_won() {
            game.each_move(|m| moves.push(m));
        }
        moves.into_iter()
    }
}

/// The board for Plyground and for `board-game`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct UsersBoard<G, L>(pub(crate) G, PhantomData<L>);

impl<G: UsersGame, L> UsersBoard<G, L> {
    pub(crate) fn start() -> Self {
        Self(G::start(), PhantomData)
    }
}

impl<G: UsersGame, L: ListKind<G>> Position for UsersBoard<G, L> {
    type Move = G::Move;
    type Undo = G;
    type Moves = L::Moves;

    fn to_move(&self) -> Player {
        if self.0.is_first_to_move() { Player::First } else { Player::Second }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.is_won().then(|| Outcome::Win(self.to_move().other()))
    }

    fn moves(&self) -> L::Moves {
        L::moves(&self.0)
    }

    fn make(&mut self, m: G::Move) -> G {
        let before = self.0;
        self.0.play(m);
        before
    }

    fn unmake(&mut self, _: G::Move, before: G) {
        self.0 = before;
    }
}

impl<G: UsersGame, L: ListKind<G>> Alternating for UsersBoard<G, L> {}

impl<G: UsersGame, L: ListKind<G>> Keyed for UsersBoard<G, L> {
    fn key(&self) -> u64 {
        self.0.key()
    }
}

/// Evaluates for Plyground.
pub(crate) struct OursEvaluator;

impl<G: UsersGame, L: ListKind<G>> Evaluator<UsersBoard<G, L>> for OursEvaluator {
    fn evaluate(&self, pos: &UsersBoard<G, L>) -> Score {
        Score::new(pos.0.judge())
    }
}

/// The rules for `minimax`, and the evaluation for both rivals.
pub(crate) struct Judge<G>(PhantomData<G>);

impl<G> Default for Judge<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G> Debug for Judge<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Judge")
    }
}

impl<G: UsersGame> Game for Judge<G> {
    type S = G;
    type M = G::Move;

    fn generate_moves(state: &G, moves: &mut Vec<G::Move>) -> Option<Winner> {
        let over = Self::get_winner(state);
        if over.is_none() {
            state.each_move(|m| moves.push(m));
        }
        over
    }

    fn apply(state: &mut G, m: G::Move) -> Option<G> {
        count_node();
        let mut next = *state;
        next.play(m);
        Some(next)
    }

    fn get_winner(state: &G) -> Option<Winner> {
        state.is_won().then_some(Winner::PlayerJustMoved)
    }

    fn zobrist_hash(state: &G) -> u64 {
        state.key()
    }
}

impl<G: UsersGame> minimax::Evaluator for Judge<G> {
    type G = Self;

    fn evaluate(&self, state: &G) -> Evaluation {
        state.judge() as Evaluation
    }
}

/// A move with the texts that `board-game` wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shown<M>(M);

impl<M: Debug> Display for Shown<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<G: UsersGame> Display for UsersBoard<G, OnHeap> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(self, f)
    }
}

impl<G: UsersGame> Board for UsersBoard<G, OnHeap> {
    type Move = Shown<G::Move>;

    fn next_player(&self) -> board::Player {
        if self.0.is_first_to_move() { board::Player::A } else { board::Player::B }
    }

    fn is_available_move(&self, _: Self::Move) -> Result<bool, BoardDone> {
        Ok(true)
    }

    // The searches play legal moves only: a check here would cost the rival time.
    fn play(&mut self, m: Self::Move) -> Result<(), PlayError> {
        count_node();
        self.0.play(m.0);
        Ok(())
    }

    fn outcome(&self) -> Option<board::Outcome> {
        self.0.is_won().then(|| board::Outcome::WonBy(self.next_player().other()))
    }

    fn can_lose_after_move() -> bool {
        false
    }
}

impl<G: UsersGame> board::Alternating for UsersBoard<G, OnHeap> {}

impl<G: UsersGame> BoardSymmetry<Self> for UsersBoard<G, OnHeap> {
    type Symmetry = UnitSymmetry;
    type CanonicalKey = ();

    fn map(&self, _: UnitSymmetry) -> Self {
        self.clone()
    }

    fn map_move(&self, _: UnitSymmetry, m: Shown<G::Move>) -> Shown<G::Move> {
        m
    }

    fn canonical_key(&self) {}
}

impl<'a, G: UsersGame> BoardMoves<'a, Self> for UsersBoard<G, OnHeap> {
    type AllMovesIterator = ClonableInternal<std::vec::IntoIter<Shown<G::Move>>>;
    type AvailableMovesIterator = ClonableInternal<std::vec::IntoIter<Shown<G::Move>>>;

    /// Not used by the search.
    fn all_possible_moves() -> Self::AllMovesIterator {
        ClonableInternal::new(Vec::new().into_iter())
    }

    fn available_moves(&'a self) -> Result<Self::AvailableMovesIterator, BoardDone> {
        self.check_done()?;
        let mut moves = Vec::new();
        self.0.each_move(|m| moves.push(Shown(m)));
        Ok(ClonableInternal::new(moves.into_iter()))
    }
}

impl<G: UsersGame> Heuristic<UsersBoard<G, OnHeap>> for Judge<G> {
    type V = i32;

    fn value(&self, board: &UsersBoard<G, OnHeap>, depth: u32) -> i32 {
        // As ours: nearer wins are worth more.
        if board.0.is_won() { depth as i32 - LOST } else { board.0.judge() }
    }

    fn merge(old: i32, new: i32) -> (i32, Ordering) {
        (old.max(new), new.cmp(&old))
    }
}

/// More than any static evaluation.
const LOST: i32 = 1_000_000;
