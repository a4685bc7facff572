//! The same game with its moves in another order.
//!
//! What alpha-beta saves depends on which move it tries first. [`Ordered`] lets any search see any position's moves in an
//! order of one's own: the search does not change, and neither do the value and the rules.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

use plyground_core::{
    Alternating, Evaluator, Indexed, Keyed, Observer, Outcome, Player, Position, Score, SplitMix64, Stopped,
    Window,
};

use crate::observers::SharedLimit;
use crate::{Context, Ours, Searcher};

/// Puts moves in order. The answer depends on the position and its distance from the root alone, so that every search sees
/// the same tree.
pub trait Order<P: Position> {
    /// Rearranges the moves of `pos`, which come in the game's own order.
    fn arrange(&self, pos: &P, ply: u16, moves: &mut Vec<P::Move>);
}

/// A position whose moves come in another order.
pub struct Ordered<'a, P: Position> {
    inner: P,
    ply: u16,
    /// The number of this visit: whoever asks twice during one visit gets the list that is there already.
    visit: u64,
    order: &'a dyn Order<P>,
    lists: Rc<RefCell<Lists<P::Move>>>,
}

/// Lists of moves that are filled again and again, so that a search does not allocate.
#[derive(Debug)]
struct Lists<M> {
    visits: u64,
    /// For each ply the visit whose moves stand there, in order.
    arranged: Vec<(Option<u64>, Vec<M>)>,
    /// Those that nobody reads.
    spare: Vec<Vec<M>>,
}

impl<'a, P: Position> Ordered<'a, P> {
    /// The root of a search.
    pub fn new(root: P, order: &'a dyn Order<P>) -> Self {
        let lists = Lists { visits: 0, arranged: Vec::new(), spare: Vec::new() };
        Self { inner: root, ply: 0, visit: 0, order, lists: Rc::new(RefCell::new(lists)) }
    }

    /// The position itself.
    pub fn inner(&self) -> &P {
        &self.inner
    }
}

impl<P: Position> Clone for Ordered<'_, P> {
    fn clone(&self) -> Self {
        Self {
            inner: self.inner.clone(),
            ply: self.ply,
            visit: self.visit,
            order: self.order,
            lists: Rc::clone(&self.lists),
        }
    }
}

impl<P: Position> Position for Ordered<'_, P> {
    type Move = P::Move;
    /// The game's own, and the visit to come back to.
    type Undo = (P::Undo, u64);
    type Moves = Arranged<P::Move>;

    fn to_move(&self) -> Player {
        self.inner.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome()
    }

    fn moves(&self) -> Self::Moves {
        let lists = &mut *self.lists.borrow_mut();
        let ply = usize::from(self.ply);
        if lists.arranged.len() <= ply {
            lists.arranged.resize_with(ply + 1, Default::default);
        }
        let (visit, arranged) = &mut lists.arranged[ply];
        if *visit != Some(self.visit) {
            arranged.clear();
            arranged.extend(self.inner.moves());
            self.order.arrange(&self.inner, self.ply, arranged);
            *visit = Some(self.visit);
        }
        let mut moves = lists.spare.pop().unwrap_or_default();
        moves.extend_from_slice(arranged);
        Arranged { moves, next: 0, lists: Rc::clone(&self.lists) }
    }

    fn make(&mut self, m: P::Move) -> (P::Undo, u64) {
        let before = self.visit;
        let mut lists = self.lists.borrow_mut();
        lists.visits += 1;
        self.visit = lists.visits;
        self.ply += 1;
        (self.inner.make(m), before)
    }

    fn unmake(&mut self, m: P::Move, (undo, before): (P::Undo, u64)) {
        self.inner.unmake(m, undo);
        self.visit = before;
        self.ply -= 1;
    }

    fn move_count(&self) -> usize {
        self.inner.move_count()
    }
}

impl<P: Alternating> Alternating for Ordered<'_, P> {}

impl<P: Keyed> Keyed for Ordered<'_, P> {
    fn key(&self) -> u64 {
        self.inner.key()
    }
}

impl<P: Indexed> Indexed for Ordered<'_, P> {
    fn indices(&self) -> usize {
        self.inner.indices()
    }

    fn index(&self, m: P::Move) -> usize {
        self.inner.index(m)
    }
}

/// Moves in their new order. The list goes back to where it came from.
#[derive(Debug)]
pub struct Arranged<M> {
    moves: Vec<M>,
    next: usize,
    lists: Rc<RefCell<Lists<M>>>,
}

impl<M: Copy> Iterator for Arranged<M> {
    type Item = M;

    fn next(&mut self) -> Option<M> {
        let found = self.moves.get(self.next).copied();
        self.next += usize::from(found.is_some());
        found
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.moves.len() - self.next;
        (left, Some(left))
    }
}

impl<M: Copy> ExactSizeIterator for Arranged<M> {}

impl<M> Drop for Arranged<M> {
    fn drop(&mut self) {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        self.lists.borrow_mut().spare.push(moves);
    }
}

/// An evaluator that looks through the new order at the position itself.
pub struct Through<'a, E: ?Sized>(pub &'a E);

impl<P: Position, E: Evaluator<P> + ?Sized> Evaluator<Ordered<'_, P>> for Through<'_, E> {
    fn evaluate(&self, pos: &Ordered<'_, P>) -> Score {
        self.0.evaluate(&pos.inner)
    }

    fn finished(&self, pos: &Ordered<'_, P>, outcome: Outcome, ply: u16) -> Score {
        self.0.finished(&pos.inner, outcome, ply)
    }

    fn range(&self) -> Window {
        self.0.range()
    }
}

/// As the game has them.
#[derive(Clone, Copy, Debug)]
pub struct Natural;

impl<P: Position> Order<P> for Natural {
    fn arrange(&self, _: &P, _: u16, _: &mut Vec<P::Move>) {}
}

/// The last first.
#[derive(Clone, Copy, Debug)]
pub struct Reversed;

impl<P: Position> Order<P> for Reversed {
    fn arrange(&self, _: &P, _: u16, moves: &mut Vec<P::Move>) {
        moves.reverse();
    }
}

/// The smallest number first; equals stay as they were.
#[derive(Clone, Copy, Debug)]
pub struct Ranked<F>(pub F);

impl<P: Position, F: Fn(&P, P::Move) -> i64> Order<P> for Ranked<F> {
    fn arrange(&self, pos: &P, _: u16, moves: &mut Vec<P::Move>) {
        moves.sort_by_key(|&m| (self.0)(pos, m));
    }
}

/// By chance: another order at every position, and always the same one there.
#[derive(Clone, Copy, Debug)]
pub struct Shuffled<F> {
    /// Which chance.
    pub seed: u64,
    /// What tells positions apart.
    pub key: F,
}

impl<P: Position, F: Fn(&P, u16) -> u64> Order<P> for Shuffled<F> {
    fn arrange(&self, pos: &P, ply: u16, moves: &mut Vec<P::Move>) {
        let mut random = SplitMix64::new(self.seed ^ (self.key)(pos, ply));
        // R. Fisher and F. Yates, 1938.
        for last in (1..moves.len()).rev() {
            moves.swap(last, (random.next() % (last as u64 + 1)) as usize);
        }
    }
}

/// The best first, as far as a shallower search can tell.
///
/// At a node with `d` plies still to go, every move is searched `min(plies, d - 1)` plies deep, and the moves are sorted by
/// what came back. Where only one ply is left there is nothing shallower, and the moves stay as they are. What this costs is
/// counted apart, in [`nodes`](Self::nodes).
///
/// Where the shallower search is stopped the moves stay as they are. Whoever stops it must stop the search whose moves they
/// are, too: that one would go on in another order.
pub struct BestFirst<F> {
    /// How deep the shallower search looks.
    pub plies: u16,
    /// How deep the search looks whose moves are put in order.
    pub depth: u16,
    /// The shallower search: the value of a position for the side to move, so many plies deep, and the nodes that it took
    /// (see [`value_and_nodes`]).
    pub value: F,
    /// The nodes that it has entered so far.
    pub nodes: Cell<u64>,
}

impl<F> fmt::Debug for BestFirst<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("BestFirst");
        shown.field("plies", &self.plies).field("depth", &self.depth).finish_non_exhaustive()
    }
}

impl<P: Position, F: Fn(&mut P, u16) -> (Result<Score, Stopped>, u64)> Order<P> for BestFirst<F> {
    fn arrange(&self, pos: &P, ply: u16, moves: &mut Vec<P::Move>) {
        let plies = self.plies.min(self.depth.saturating_sub(ply + 1));
        if plies == 0 {
            return;
        }
        let mut pos = pos.clone();
        let us = pos.to_move();
        let mut rated: Vec<(Score, P::Move)> = Vec::with_capacity(moves.len());
        for &m in &*moves {
            let (value, nodes, stays) = pos.after(m, |pos| {
                let (value, nodes) = (self.value)(pos, plies - 1);
                (value, nodes, pos.to_move() == us)
            });
            self.nodes.set(self.nodes.get() + nodes);
            let Ok(value) = value else { return };
            rated.push((if stays { -value } else { value }, m));
        }
        rated.sort_by_key(|&(value, _)| value);
        moves.clear();
        moves.extend(rated.into_iter().map(|(_, m)| m));
    }
}

/// The value of a position for the side to move, unless the limit ends the search, and the nodes that it took: for
/// [`BestFirst`].
pub fn value_and_nodes<P, E, S>(
    searcher: &S,
    pos: &mut P,
    evaluator: &E,
    depth: u16,
    limit: &SharedLimit<'_>,
) -> (Result<Score, Stopped>, u64)
where
    P: Position,
    E: Evaluator<P> + ?Sized,
    S: Searcher<P>,
{
    let mut context = Context { evaluator, observer: (limit, Entered(0)), choices: Ours };
    let value = searcher.value(&mut context, pos, depth, Window::FULL);
    (value, context.observer.1.0)
}

/// Counts nodes and nothing else.
struct Entered(u64);

impl<P: Position> Observer<P> for Entered {
    fn enter(&mut self, _: &P, _: u16, _: Window) -> Result<(), Stopped> {
        self.0 += 1;
        Ok(())
    }
}
