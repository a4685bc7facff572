//! Alpha-beta: prune the moves that cannot change the value.
//!
//! D. Knuth and R. Moore, "An analysis of alpha-beta pruning", 1975, procedure F2; fail-soft by J. Fishburn, 1983.
//!
//! Alpha is the value that the side to move is already sure of, here or at an earlier node; beta is the same for the opponent,
//! from this side's point of view. Once a move is worth beta or more, the opponent avoids this node, and its other moves are
//! cut off.
//!
//! Contract, with `v` the minimax value and `r` the returned value:
//!
//! - `r <= alpha` implies `v <= r`,
//! - `alpha < r < beta` implies `v == r`,
//! - `r >= beta` implies `v >= r`.
//!
//! So `r == v` with a full window.

use plyground_core::{Alternating, Observer, Score, Stopped, Window};

use crate::node::{visit, visit_root};
use crate::{Conventions, SearchContext, Searcher};

/// Negamax with a window.
#[derive(Clone, Copy, Debug)]
pub struct AlphaBeta;

impl<P: Alternating> Searcher<P> for AlphaBeta {
    fn value<S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        visit_root(context, pos, depth, window, expand)
    }
}

/// The value of an inner node for the side to move, exact inside `window`.
#[inline(never)] // `visit` is inlined here instead, so that a leaf costs no call
fn expand<P: Alternating, S: SearchContext<P>>(
    context: &mut S,
    pos: &mut P,
    depth: u16,
    ply: u16,
    window: Window,
) -> Result<Score, Stopped> {
    let Conventions { alpha_beta: failing, alpha_beta_cut: cut, .. } = context.conventions();
    let mut best = failing.floor(window);
    let mut rest = window;
    let moves = pos.moves();
    let count = moves.len();
    for (i, m) in moves.enumerate() {
        let value = -pos.after(m, |pos| visit(context, pos, depth - 1, ply + 1, -rest, expand))?;
        if value > best {
            best = value;
            context.observer().improved(m, value);
            rest.raise(best);
            if cut.now(rest) {
                context.observer().cut(pos, i + 1, i + 1 == count);
                break;
            }
        }
    }
    Ok(failing.result(best, window))
}
