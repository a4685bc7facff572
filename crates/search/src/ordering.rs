//! Orders of moves.
//!
//! What alpha-beta saves depends on which move it tries first. An [`Order`] is given to an
//! [`Erased`](crate::erased::Erased) position, whose moves every search then sees in that order: the search does not change,
//! and neither do the value and the rules.

use std::cell::Cell;
use std::fmt;

use plyground_core::{Dice, Observer, Position, Score, Stopped, Window};

use crate::erased::{Erased, Place};
use crate::observers::SharedLimit;
use crate::{Context, Ours, Searcher};

/// Puts moves in order. The answer depends on the position and its distance from the root alone, so that every search sees
/// the same tree.
pub trait Order<P: Position> {
    /// Rearranges the moves of `pos`, which come in the game's own order, each with its place in it.
    fn arrange(&self, pos: &P, ply: u16, moves: &mut [(Place, P::Move)]);
}

/// As the game has them.
#[derive(Clone, Copy, Debug)]
pub struct Natural;

impl<P: Position> Order<P> for Natural {
    fn arrange(&self, _: &P, _: u16, _: &mut [(Place, P::Move)]) {}
}

/// The last first.
#[derive(Clone, Copy, Debug)]
pub struct Reversed;

impl<P: Position> Order<P> for Reversed {
    fn arrange(&self, _: &P, _: u16, moves: &mut [(Place, P::Move)]) {
        moves.reverse();
    }
}

/// The smallest number first; equals stay as they were.
#[derive(Clone, Copy, Debug)]
pub struct Ranked<F>(pub F);

impl<P: Position, F: Fn(&P, P::Move) -> i64> Order<P> for Ranked<F> {
    fn arrange(&self, pos: &P, _: u16, moves: &mut [(Place, P::Move)]) {
        moves.sort_by_key(|&(_, m)| (self.0)(pos, m));
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
    fn arrange(&self, pos: &P, ply: u16, moves: &mut [(Place, P::Move)]) {
        let mut dice = Dice::new(self.seed ^ (self.key)(pos, ply));
        // R. Fisher and F. Yates, 1938.
        for last in (1..moves.len()).rev() {
            moves.swap(last, (dice.next() % (last as u64 + 1)) as usize);
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
    fn arrange(&self, pos: &P, ply: u16, moves: &mut [(Place, P::Move)]) {
        let plies = self.plies.min(self.depth.saturating_sub(ply + 1));
        if plies == 0 {
            return;
        }
        let mut pos = pos.clone();
        let us = pos.to_move();
        let mut rated = Vec::with_capacity(moves.len());
        for &(place, m) in &*moves {
            let (value, nodes, stays) = pos.after(m, |pos| {
                let (value, nodes) = (self.value)(pos, plies - 1);
                (value, nodes, pos.to_move() == us)
            });
            self.nodes.set(self.nodes.get() + nodes);
            let Ok(value) = value else { return };
            rated.push((if stays { -value } else { value }, (place, m)));
        }
        rated.sort_by_key(|&(value, _)| value);
        for (place, (_, m)) in moves.iter_mut().zip(rated) {
            *place = m;
        }
    }
}

/// The value of a position for the side to move, unless the limit ends the search, and the nodes that it took: for
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
