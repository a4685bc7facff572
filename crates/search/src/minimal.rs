//! The minimal tree: the smallest tree that proves a value.
//!
//! D. Knuth and R. Moore, "An analysis of alpha-beta pruning", 1975, section 6. With any order of moves, a search that only
//! compares leaves has to visit a critical tree, and alpha-beta visits nothing else if every best move comes first. In a
//! uniform tree with `b` moves per node and depth `d` it has `b^⌈d/2⌉ + b^⌊d/2⌋ - 1` leaves. Real trees are not uniform, and
//! several moves may prove the same value; here the one with the smallest proof counts.
//!
//! For the side to move at a node with children `c`, the number of nodes of the smallest proof is
//!
//! - of `value >= v`: `1 + min(at_least(c))`, one good move;
//! - of `value <= v`: `1 + sum(at_most(c))`, all moves refuted;
//! - of `value == v`: as for `<=`, but with an exact proof of one move, the one that adds least.

use plyground_core::{Observer, Player, Position, Score, Stopped, Window};

use crate::{Minimax, SearchContext, Searcher};

/// The value of `pos` for the side to move and the number of nodes of the smallest tree that proves it.
///
/// It visits every node of minimax twice, so an observer should be able to stop it.
pub fn minimal_tree<P: Position, S: SearchContext<P>>(
    context: &mut S,
    pos: &mut P,
    depth: u16,
) -> Result<(Score, u64), Stopped> {
    let value = Minimax.value(context, pos, depth, Window::FULL)?;
    let max = pos.to_move();
    let proofs = Statement { max, value }.proofs(context, pos, depth, 0)?;
    // No value is above plus infinity or below minus infinity, so one bound suffices there.
    let size = if value == Score::INFINITE {
        proofs.at_least
    } else if value == -Score::INFINITE {
        proofs.at_most
    } else {
        proofs.exactly
    };
    Ok((value, size.expect("the value of the root is the one to be proved")))
}

/// The sizes of the smallest proofs about a node; `None` where the statement is false.
#[derive(Clone, Copy, Debug)]
struct Proofs {
    at_least: Option<u64>,
    at_most: Option<u64>,
    exactly: Option<u64>,
}

impl Proofs {
    /// The same for the opponent.
    fn turned(self) -> Self {
        Self { at_least: self.at_most, at_most: self.at_least, exactly: self.exactly }
    }
}

/// The statement to prove: the value for the root's player.
struct Statement {
    max: Player,
    value: Score,
}

impl Statement {
    /// The proofs about a node, for the root's player.
    fn proofs<P: Position, S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        ply: u16,
    ) -> Result<Proofs, Stopped> {
        context.observer().enter(pos, ply, Window::FULL)?;
        let is_max = pos.to_move() == self.max;
        let Some(value) = context.leaf(pos, depth, ply) else {
            return self.inner(context, pos, depth, ply, is_max);
        };
        let value = if is_max { value } else { -value };
        context.observer().leave(value);
        let proof = |holds: bool| holds.then_some(1);
        Ok(Proofs {
            at_least: proof(value >= self.value),
            at_most: proof(value <= self.value),
            exactly: proof(value == self.value),
        })
    }

    fn inner<P: Position, S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        ply: u16,
        is_max: bool,
    ) -> Result<Proofs, Stopped> {
        let mut one_is_enough: Option<u64> = None;
        let mut all_are_needed = Some(1);
        // The least that an exact proof of one move costs in addition to a proof of its upper bound.
        let mut exact_one: Option<i64> = None;
        for m in pos.moves() {
            let child = pos.after(m, |pos| self.proofs(context, pos, depth - 1, ply + 1))?;
            // From here on for the side to move.
            let child = if is_max { child } else { child.turned() };
            let cheaper = |so_far: Option<u64>, size: u64| Some(so_far.map_or(size, |least| least.min(size)));
            if let Some(size) = child.at_least {
                one_is_enough = cheaper(one_is_enough, size + 1);
            }
            if let (Some(exactly), Some(at_most)) = (child.exactly, child.at_most) {
                let extra = exactly as i64 - at_most as i64;
                exact_one = Some(exact_one.map_or(extra, |least| least.min(extra)));
            }
            all_are_needed = all_are_needed.zip(child.at_most).map(|(sum, size)| sum + size);
        }
        // A placeholder: the observer counts and stops, and no value is computed here.
        context.observer().leave(Score::ZERO);
        let exactly = all_are_needed.zip(exact_one).map(|(all, extra)| all.saturating_add_signed(extra));
        let proofs = Proofs { at_least: one_is_enough, at_most: all_are_needed, exactly };
        Ok(if is_max { proofs } else { proofs.turned() })
    }
}
