//! Orders of moves.
//!
//! How much alpha-beta saves depends on the move that it tries first. An [`Order`] is given to an
//! [`Erased`] position, whose moves every search then sees in that order: the search does not change,
//! and neither do the value and the rules.

use std::cell::Cell;
use std::fmt;

use plyground_core::{Dice, Observer, Position, Score, Stopped, Window};

use crate::erased::{Erased, MoveIndex};
use crate::observers::SharedLimit;
use crate::{Context, Ours, Searcher};

/// A move to be put in order: its rank, by which it may be sorted, and its index among the moves of the position.
pub type RankedIndex = (i64, MoveIndex);

/// Puts moves in order. The order depends on the position and its distance from the root alone, so that every search sees the
/// same tree.
pub trait Order<P: Position> {
    /// Rearranges `order`, which lists the indices of `moves` in the game's order, all with rank 0.
    fn arrange(&self, pos: &P, ply: u16, moves: &[P::Move], order: &mut [RankedIndex]);
}

/// Smallest rank first; equal ranks stay in the game's order.
fn sort(order: &mut [RankedIndex]) {
    order.sort_unstable();
}

/// The game's own order.
#[derive(Clone, Copy, Debug)]
pub struct Natural;

impl<P: Position> Order<P> for Natural {
    fn arrange(&self, _: &P, _: u16, _: &[P::Move], _: &mut [RankedIndex]) {}
}

/// The last move of the game's order first.
#[derive(Clone, Copy, Debug)]
pub struct Reversed;

impl<P: Position> Order<P> for Reversed {
    fn arrange(&self, _: &P, _: u16, _: &[P::Move], order: &mut [RankedIndex]) {
        order.reverse();
    }
}

/// By a function of the position and the move, smallest first.
#[derive(Clone, Copy, Debug)]
pub struct Ranked<F>(pub F);

impl<P: Position, F: Fn(&P, P::Move) -> i64> Order<P> for Ranked<F> {
    fn arrange(&self, pos: &P, _: u16, moves: &[P::Move], order: &mut [RankedIndex]) {
        for ((rank, _), &m) in order.iter_mut().zip(moves) {
            *rank = (self.0)(pos, m);
        }
        sort(order);
    }
}

/// A random order, which is a function of the seed and the key.
#[derive(Clone, Copy, Debug)]
pub struct Shuffled<F> {
    /// The seed.
    pub seed: u64,
    /// The key of a position at a distance from the root.
    pub key: F,
}

impl<P: Position, F: Fn(&P, u16) -> u64> Order<P> for Shuffled<F> {
    fn arrange(&self, pos: &P, ply: u16, _: &[P::Move], order: &mut [RankedIndex]) {
        shuffle(order, self.seed ^ (self.key)(pos, ply));
    }
}

/// The shuffle of R. Fisher and F. Yates, 1938.
fn shuffle(order: &mut [RankedIndex], seed: u64) {
    let mut dice = Dice::new(seed);
    for last in (1..order.len()).rev() {
        order.swap(last, (dice.next() % (last as u64 + 1)) as usize);
    }
}

/// By the value of a shallower search, best first.
///
/// At a node with depth `d`, every move is searched to depth `min(plies, d - 1)`, the move itself included. At depth 1 the
/// moves keep the game's order. The nodes of the shallower searches are counted apart, in [`nodes`](Self::nodes).
///
/// If a shallower search is stopped, the moves of that node keep the game's order. The main search then has to be stopped as
/// well, since its later nodes would be ordered differently from the earlier ones.
pub struct BestFirst<F> {
    /// The depth of the shallower search.
    pub plies: u16,
    /// The depth of the main search.
    pub depth: u16,
    /// The shallower search: the value of a position for the side to move at a depth, and the number of nodes (see
    /// [`value_and_nodes`]).
    pub value: F,
    /// The nodes of the shallower searches so far.
    pub nodes: Cell<u64>,
}

impl<F> fmt::Debug for BestFirst<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("BestFirst");
        shown.field("plies", &self.plies).field("depth", &self.depth).finish_non_exhaustive()
    }
}

impl<P: Position, F: Fn(&mut P, u16) -> (Result<Score, Stopped>, u64)> Order<P> for BestFirst<F> {
    fn arrange(&self, pos: &P, ply: u16, moves: &[P::Move], order: &mut [RankedIndex]) {
        let plies = self.plies.min(self.depth.saturating_sub(ply + 1));
        if plies == 0 {
            return;
        }
        let mut pos = pos.clone();
        let us = pos.to_move();
        for ((rank, _), &m) in order.iter_mut().zip(moves) {
            let (value, nodes, stays) = pos.after(m, |pos| {
                let (value, nodes) = (self.value)(pos, plies - 1);
                (value, nodes, pos.to_move() == us)
            });
            self.nodes.set(self.nodes.get() + nodes);
            let Ok(value) = value else { return };
            *rank = i64::from(if stays { -value } else { value }.get());
        }
        sort(order);
    }
}

/// The value of a position for the side to move, unless the limit stops the search, and the number of its nodes: for
/// [`BestFirst`].
pub fn value_and_nodes<'a, T, S: Searcher<Erased<'a, T>>>(
    searcher: &S,
    pos: &mut Erased<'a, T>,
    depth: u16,
    limit: &SharedLimit<'_>,
) -> (Result<Score, Stopped>, u64) {
    let evaluator = pos.evaluator();
    let mut context = Context { evaluator: &evaluator, observer: (limit, Entered(0)), choices: Ours };
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
