//! The smallest tree that proves a value.
//!
//! D. Knuth and R. Moore, "An analysis of alpha-beta pruning", 1975, section 6: whatever the order of moves, a search that
//! only compares leaves has to look at a "critical tree", and alpha-beta looks at nothing else when every best move comes
//! first. In a uniform tree of `b` moves and depth `d` it has `b^⌈d/2⌉ + b^⌊d/2⌋ - 1` leaves. Real trees are not uniform, and
//! often several moves would do; then the cheapest is the one that counts.
//!
//! To prove that a node is worth at least `v`, its mover needs one good move and its opponent's nodes need all of theirs; at
//! most `v`, the other way round. To prove that it is worth exactly `v`, the mover needs one move that is exactly `v` and has
//! to show that no other is worth more.

use plyground_core::{Observer, Player, Position, Score, Stopped, Window};

use crate::{Minimax, SearchContext, Searcher};

/// The value of `pos` for the side to move and the number of nodes of the smallest tree that proves it.
///
/// It looks at every node that minimax enters, twice: an observer that stops it early is welcome.
pub fn minimal_tree<P: Position, S: SearchContext<P>>(
    context: &mut S,
    pos: &mut P,
    depth: u16,
) -> Result<(Score, u64), Stopped> {
    let value = Minimax.value(context, pos, depth, Window::FULL)?;
    let max = pos.to_move();
    let proofs = Walk { max, value }.proofs(context, pos, depth, 0)?;
    // Nothing is above infinity, and nothing below: such a value needs half a proof only.
    let size = if value == Score::INFINITE {
        proofs.at_least
    } else if value == -Score::INFINITE {
        proofs.at_most
    } else {
        proofs.exactly
    };
    Ok((value, size.expect("the value of the root is the one to be proved")))
}

/// The sizes of the smallest trees that prove something about a node; `None` where it is not so.
#[derive(Clone, Copy, Debug)]
struct Proofs {
    at_least: Option<u64>,
    at_most: Option<u64>,
    exactly: Option<u64>,
}

impl Proofs {
    /// The same as the opponent sees it.
    fn turned(self) -> Self {
        Self { at_least: self.at_most, at_most: self.at_least, exactly: self.exactly }
    }
}

/// What is proved: that the root's player gets this value.
struct Walk {
    max: Player,
    value: Score,
}

impl Walk {
    /// What can be proved about a node, for the root's player.
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
        // What a move saves or costs when it is the exact one, compared with all others held down.
        let mut exact_one: Option<i64> = None;
        for m in pos.moves() {
            let child = pos.after(m, |pos| self.proofs(context, pos, depth - 1, ply + 1))?;
            // For whoever is to move here, from here on.
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
        context.observer().leave(Score::ZERO);
        let exactly = all_are_needed.zip(exact_one).map(|(all, extra)| all.saturating_add_signed(extra));
        let proofs = Proofs { at_least: one_is_enough, at_most: all_are_needed, exactly };
        Ok(if is_max { proofs } else { proofs.turned() })
    }
}
