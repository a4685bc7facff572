//! The minimal tree: the smallest tree that proves a value.
//!
//! D. Knuth and R. Moore, "An analysis of alpha-beta pruning", 1975, section 6. With any order of moves, a search that only
//! compares values of leaves has to visit a critical tree, and alpha-beta visits no other nodes if the best move of every node
//! comes first. The critical tree of a uniform tree with `b` moves per node and depth `d` has `b^⌈d/2⌉ + b^⌊d/2⌋ - 1` leaves.
//! Real trees are not uniform, and several moves may prove the same value; here the one with the smallest proof counts.
//!
//! Let the values of a node and of its children `c` be for the side to move at the node. The smallest proof has
//!
//! - of `value >= v`: `1 + min(at_least(c))` nodes, since one good move suffices;
//! - of `value <= v`: `1 + sum(at_most(c))` nodes, since all moves have to be refuted;
//! - of `value == v`: as many as for `<=`, but with an exact proof for one of the moves, the one for which that adds least.

use plyground_core::{Observer, Player, Position, Score, Stopped, Window};

use crate::{Minimax, SearchContext, Searcher};

/// The value of `pos` for the side to move and the number of nodes of the smallest tree that proves it.
///
/// It enters every node of minimax twice: use an observer with a limit.
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

/// The statement to prove: the root has this value for `max`, the side to move at the root.
struct Statement {
    max: Player,
    value: Score,
}

impl Statement {
    /// The proofs about a node, with values for `max`.
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
            // From here on with values for the side to move.
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
        // A placeholder: no value is computed here, and the observer is there to count nodes and to stop.
        context.observer().leave(Score::ZERO);
        let exactly = all_are_needed.zip(exact_one).map(|(all, extra)| all.saturating_add_signed(extra));
        let proofs = Proofs { at_least: one_is_enough, at_most: all_are_needed, exactly };
        Ok(if is_max { proofs } else { proofs.turned() })
    }
}
