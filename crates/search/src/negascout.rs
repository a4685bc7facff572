//! `NegaScout`: search the first move, and test with a null window whether another one is better.
//!
//! A. Reinefeld, "An improvement to the Scout tree-search algorithm", 1983, after J. Pearl's Scout, 1980; principal
//! variation search (T. Marsland and M. Campbell, 1982) is the same idea.
//!
//! A null window `(alpha, alpha + 1)` contains no value: its search only says whether a move is better than alpha, and is
//! cheap, since it cuts often. The first move is searched with the whole window of the node, the others with a null window. A
//! move whose null-window search returns a value inside the window of the node is re-searched for its exact value.
//!
//! Contract: the three inequalities of [`alpha_beta`](mod@crate::alpha_beta).

use plyground_core::{Alternating, Observer, Score, Stopped, Window};

use crate::node::{visit, visit_root};
use crate::{Conventions, Research, SearchContext, Searcher};

/// Alpha-beta with null windows for all moves but the first.
#[derive(Clone, Copy, Debug)]
pub struct NegaScout;

impl<P: Alternating> Searcher<P> for NegaScout {
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
    let Conventions { negascout: failing, negascout_cut: cut, .. } = context.conventions();
    let mut best = failing.floor(window);
    let mut rest = window;
    let moves = pos.moves();
    let count = moves.len();
    for (i, m) in moves.enumerate() {
        let tried = if i == 0 { rest } else { rest.scout() };
        if tried != rest {
            context.observer().scout(m);
        }
        let mut value = -pos.after(m, |pos| visit(context, pos, depth - 1, ply + 1, -tried, expand))?;
        if i > 0 && rest.contains(value) {
            context.observer().research(m);
            let reopened = match context.conventions().research {
                Research::FromAlpha => rest,
                Research::FromValue => Window { alpha: value, ..rest },
            };
            value = -pos.after(m, |pos| visit(context, pos, depth - 1, ply + 1, -reopened, expand))?;
        }
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
