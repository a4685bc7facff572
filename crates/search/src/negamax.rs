//! Negamax: minimax with one rule for both sides, which negates the value of a child.
//!
//! D. Knuth and R. Moore, "An analysis of alpha-beta pruning", 1975, procedure F: since
//! `min(a, b) == -max(-a, -b)`, one case suffices if every value is for the side to move.
//!
//! Contract: the value is minimax's. Turns have to alternate.

use plyground_core::{Alternating, Observer, Score, Stopped, Window};

use crate::node::visit;
use crate::{SearchContext, Searcher};

/// Minimax with one rule for both sides, and no pruning.
#[derive(Clone, Copy, Debug)]
pub struct Negamax;

impl<P: Alternating> Searcher<P> for Negamax {
    fn value<S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        _window: Window,
    ) -> Result<Score, Stopped> {
        visit(context, pos, depth, 0, Window::FULL, expand)
    }
}

/// The value of an inner node for the side to move.
#[inline(never)] // `visit` is inlined here instead, so that a leaf costs no call
fn expand<P: Alternating, S: SearchContext<P>>(
    context: &mut S,
    pos: &mut P,
    depth: u16,
    ply: u16,
    window: Window,
) -> Result<Score, Stopped> {
    let mut best = -Score::INFINITE;
    for m in pos.moves() {
        let value = -pos.after(m, |pos| visit(context, pos, depth - 1, ply + 1, window, expand))?;
        if value > best {
            best = value;
            context.observer().improved(m, value);
        }
    }
    Ok(best)
}
