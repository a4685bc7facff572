//! A position whose type is erased, with its moves in any order.
//!
//! A generic search is compiled once for every game. That is right where speed matters, and too much code where it does not:
//! recordings, move orderings, conventions other than ours and mutations. Those run on [`Erased`], so
//! they are compiled once for all games. Every call goes through a pointer, which makes a node several times as expensive;
//! values, counts and the order of nodes are the same.
//!
//! Moves are indices into the game's own list of moves, so an index means the same move in every order.

use std::cell::RefCell;
use std::fmt;
use std::marker::PhantomData;
use std::rc::Rc;

use plyground_core::{Alternating, Evaluator, Keyed, Outcome, Player, Position, Score, Window};

use crate::ordering::{Order, RankedIndex};

/// A move: its index among the legal moves of its position, in the game's own order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct MoveIndex(pub u16);

impl MoveIndex {
    /// The move with this index.
    pub fn of<P: Position>(self, pos: &P) -> P::Move {
        pos.moves().nth(usize::from(self.0)).expect("an index among the moves of this position")
    }
}

/// Marker: nothing is promised about turns.
#[derive(Clone, Copy, Debug)]
pub enum AnyTurns {}

/// Marker: turns alternate.
#[derive(Clone, Copy, Debug)]
pub enum Turns {}

/// Marker: positions have keys.
#[derive(Clone, Copy, Debug)]
pub enum HasKeys {}

/// A position of any game, with an order of moves and an evaluator.
///
/// Moves made before a clone was taken cannot be taken back on the clone.
pub struct Erased<'a, T = AnyTurns> {
    inner: Box<dyn AnyPosition<'a> + 'a>,
    /// A pool of lists of moves, so that a search does not allocate.
    spare: Rc<RefCell<Vec<Vec<MoveIndex>>>>,
    turns: PhantomData<T>,
}

impl<'a> Erased<'a> {
    /// The root of a search of any game.
    pub fn new<P: Position + 'a>(root: P, order: &'a dyn Order<P>, evaluator: &'a dyn Evaluator<P>) -> Self {
        Self::from_typed(Typed::new(root, order, evaluator))
    }
}

impl<'a> Erased<'a, Turns> {
    /// The root of a search of a game whose turns alternate, for negamax, alpha-beta and `NegaScout` as well.
    pub fn alternating<P: Alternating + 'a>(
        root: P,
        order: &'a dyn Order<P>,
        evaluator: &'a dyn Evaluator<P>,
    ) -> Self {
        Self::from_typed(Typed::new(root, order, evaluator))
    }
}

impl<'a> Erased<'a, HasKeys> {
    /// The root of a search of a game with keys, for the searches with a transposition table.
    pub fn keyed<P: Position + 'a>(
        root: P,
        order: &'a dyn Order<P>,
        evaluator: &'a dyn Evaluator<P>,
        key: fn(&P) -> u64,
    ) -> Self {
        Self::from_typed(Typed { key, ..Typed::new(root, order, evaluator) })
    }
}

impl<'a, T> Erased<'a, T> {
    fn from_typed<P: Position + 'a>(typed: Typed<'a, P>) -> Self {
        Self { inner: Box::new(typed), spare: Rc::default(), turns: PhantomData }
    }

    /// The evaluator that the position carries.
    pub fn evaluator(&self) -> CarriedEvaluator {
        CarriedEvaluator { range: self.inner.range() }
    }
}

impl<T> Clone for Erased<'_, T> {
    fn clone(&self) -> Self {
        Self { inner: self.inner.boxed_clone(), spare: Rc::clone(&self.spare), turns: PhantomData }
    }
}

impl<T> fmt::Debug for Erased<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Erased").field("to_move", &self.inner.to_move()).finish_non_exhaustive()
    }
}

impl<T> Position for Erased<'_, T> {
    type Move = MoveIndex;
    type Undo = ();
    type Moves = MoveIndices;

    fn to_move(&self) -> Player {
        self.inner.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome()
    }

    fn moves(&self) -> MoveIndices {
        let mut indices = self.spare.borrow_mut().pop().unwrap_or_default();
        self.inner.list(&mut indices);
        MoveIndices { list: indices, next: 0, spare: Rc::clone(&self.spare) }
    }

    fn make(&mut self, m: MoveIndex) {
        self.inner.make(m);
    }

    fn unmake(&mut self, _: MoveIndex, (): ()) {
        self.inner.unmake();
    }

    fn move_count(&self) -> usize {
        self.inner.move_count()
    }
}

impl Alternating for Erased<'_, Turns> {}

impl Keyed for Erased<'_, HasKeys> {
    fn key(&self) -> u64 {
        self.inner.key()
    }
}

/// The moves of an [`Erased`] position in their order. When it is dropped, its list returns to the pool.
#[derive(Debug)]
pub struct MoveIndices {
    list: Vec<MoveIndex>,
    next: usize,
    spare: Rc<RefCell<Vec<Vec<MoveIndex>>>>,
}

impl Iterator for MoveIndices {
    type Item = MoveIndex;

    fn next(&mut self) -> Option<MoveIndex> {
        let found = self.list.get(self.next).copied();
        self.next += usize::from(found.is_some());
        found
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.list.len() - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for MoveIndices {}

impl Drop for MoveIndices {
    fn drop(&mut self) {
        let mut list = std::mem::take(&mut self.list);
        list.clear();
        self.spare.borrow_mut().push(list);
    }
}

/// The evaluator that an [`Erased`] position carries, as the separate argument that searches take.
#[derive(Clone, Copy, Debug)]
pub struct CarriedEvaluator {
    range: Window,
}

impl<T> Evaluator<Erased<'_, T>> for CarriedEvaluator {
    fn evaluate(&self, pos: &Erased<'_, T>) -> Score {
        pos.inner.evaluate()
    }

    fn finished(&self, pos: &Erased<'_, T>, outcome: Outcome, ply: u16) -> Score {
        pos.inner.finished(outcome, ply)
    }

    fn range(&self) -> Window {
        self.range
    }
}

/// What [`Erased`] asks of a position of a known type.
trait AnyPosition<'a> {
    fn to_move(&self) -> Player;
    fn outcome(&self) -> Option<Outcome>;
    fn move_count(&self) -> usize;
    fn list(&self, indices: &mut Vec<MoveIndex>);
    fn make(&mut self, m: MoveIndex);
    fn unmake(&mut self);
    fn evaluate(&self) -> Score;
    fn finished(&self, outcome: Outcome, ply: u16) -> Score;
    fn range(&self) -> Window;
    fn key(&self) -> u64;
    fn boxed_clone(&self) -> Box<dyn AnyPosition<'a> + 'a>;
}

/// A position of a known type, with the moves from the root to it.
struct Typed<'a, P: Position> {
    pos: P,
    order: &'a dyn Order<P>,
    evaluator: &'a dyn Evaluator<P>,
    /// The key of a position; constant where no search asks for it.
    key: fn(&P) -> u64,
    ply: u16,
    /// One per ply: those on the path, and deeper ones kept for reuse.
    plies: RefCell<Vec<PlyMoves<P>>>,
}

/// The lists of moves of a node, kept for the next node at the same distance from the root.
struct PlyMoves<P: Position> {
    /// In the game's order; empty until they are asked for.
    moves: Vec<P::Move>,
    /// Their indices as arranged by `order`; empty until they are asked for.
    arranged: Vec<RankedIndex>,
    /// The move that was made here, and what takes it back.
    made: Option<(P::Move, P::Undo)>,
}

impl<P: Position> Default for PlyMoves<P> {
    fn default() -> Self {
        Self { moves: Vec::new(), arranged: Vec::new(), made: None }
    }
}

impl<'a, P: Position> Typed<'a, P> {
    fn new(pos: P, order: &'a dyn Order<P>, evaluator: &'a dyn Evaluator<P>) -> Self {
        Self { pos, order, evaluator, key: |_| 0, ply: 0, plies: RefCell::new(vec![PlyMoves::default()]) }
    }
}

impl<'a, P: Position + 'a> AnyPosition<'a> for Typed<'a, P> {
    fn to_move(&self) -> Player {
        self.pos.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.pos.outcome()
    }

    fn move_count(&self) -> usize {
        self.pos.move_count()
    }

    fn list(&self, indices: &mut Vec<MoveIndex>) {
        let PlyMoves { moves, arranged, .. } = &mut self.plies.borrow_mut()[usize::from(self.ply)];
        if arranged.is_empty() {
            if moves.is_empty() {
                moves.extend(self.pos.moves());
            }
            arranged.extend((0..moves.len() as u16).map(|index| (0, MoveIndex(index))));
            self.order.arrange(&self.pos, self.ply, moves, arranged);
        }
        indices.extend(arranged.iter().map(|&(_, index)| index));
    }

    fn make(&mut self, m: MoveIndex) {
        let (plies, at) = (self.plies.get_mut(), usize::from(self.ply));
        let here = &mut plies[at];
        if here.moves.is_empty() {
            here.moves.extend(self.pos.moves());
        }
        let m = here.moves[usize::from(m.0)];
        here.made = Some((m, self.pos.make(m)));
        self.ply += 1;
        match plies.get_mut(at + 1) {
            Some(PlyMoves { moves, arranged, .. }) => {
                moves.clear();
                arranged.clear();
            }
            None => plies.push(PlyMoves::default()),
        }
    }

    fn unmake(&mut self) {
        self.ply -= 1;
        let here = &mut self.plies.get_mut()[usize::from(self.ply)];
        let (m, undo) = here.made.take().expect("a move was made here");
        self.pos.unmake(m, undo);
    }

    fn evaluate(&self) -> Score {
        self.evaluator.evaluate(&self.pos)
    }

    fn finished(&self, outcome: Outcome, ply: u16) -> Score {
        self.evaluator.finished(&self.pos, outcome, ply)
    }

    fn range(&self) -> Window {
        self.evaluator.range()
    }

    fn key(&self) -> u64 {
        (self.key)(&self.pos)
    }

    fn boxed_clone(&self) -> Box<dyn AnyPosition<'a> + 'a> {
        let mut plies = Vec::new();
        plies.resize_with(usize::from(self.ply) + 1, PlyMoves::default);
        let Self { order, evaluator, key, ply, .. } = *self;
        Box::new(Self { pos: self.pos.clone(), order, evaluator, key, ply, plies: RefCell::new(plies) })
    }
}
