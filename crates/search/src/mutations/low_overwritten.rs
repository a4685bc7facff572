//! Alpha-beta that sets alpha to the best value of the node, even if that is lower than alpha.
//!
//! The value stays right, because a window that is too wide excludes no value that matters; but cutoffs are missed.

use plyground_core::{Alternating, Observer, Score, Stopped, Window};

use crate::node::visit;
use crate::{SearchContext, Searcher};

/// Fail-soft alpha-beta with this mistake.
#[derive(Clone, Copy, Debug)]
pub struct LowOverwritten;

impl<P: Alternating> Searcher<P> for LowOverwritten {
    fn value<S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        visit(context, pos, depth, 0, window, expand)
    }
}

fn expand<P: Alternating, S: SearchContext<P>>(
    context: &mut S,
    pos: &mut P,
    depth: u16,
    ply: u16,
    window: Window,
) -> Result<Score, Stopped> {
    let mut best = -Score::INFINITE;
    let mut rest = window;
    let moves = pos.moves();
    let count = moves.len();
    for (i, m) in moves.enumerate() {
        let value = -pos.after(m, |pos| visit(context, pos, depth - 1, ply + 1, -rest, expand))?;
        if value > best {
            best = value;
            context.observer().improved(m, value);
            rest.alpha = value; // the mistake: alpha may fall
        }
        if rest.alpha >= rest.beta {
            context.observer().cut(pos, i + 1, i + 1 == count);
            break;
        }
    }
    Ok(best)
}
