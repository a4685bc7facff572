//! Alpha-beta and `NegaScout` that use the smallest 32-bit integer as minus infinity.
//!
//! Its negation overflows to itself. A window from the smallest to the largest integer, `(MIN, MAX)`, becomes `(-MAX, MIN)` for
//! the child. This window is empty, so the child is cut off after its first move.
//!
//! The programs with this mistake also give every root move the full window, and so do these.

use plyground_core::{Alternating, Observer, Score, Stopped, Window};

use crate::{SearchContext, Searcher};

/// Fail-soft alpha-beta with this mistake.
#[derive(Clone, Copy, Debug)]
pub struct OverflowingAlphaBeta;

/// `NegaScout` that returns alpha, with this mistake.
#[derive(Clone, Copy, Debug)]
pub struct OverflowingNegaScout;

impl<P: Alternating> Searcher<P> for OverflowingAlphaBeta {
    fn value<S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        _window: Window,
    ) -> Result<Score, Stopped> {
        root(context, pos, depth, alpha_beta)
    }
}

impl<P: Alternating> Searcher<P> for OverflowingNegaScout {
    fn value<S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        _window: Window,
    ) -> Result<Score, Stopped> {
        root(context, pos, depth, negascout)
    }
}

/// Alpha and beta as plain integers, as in the published programs, so that the overflow can happen.
type IntWindow = (i32, i32);

fn shown((alpha, beta): IntWindow) -> Window {
    Window { alpha: Score::new(alpha), beta: Score::new(beta) }
}

fn root<P: Alternating, S: SearchContext<P>>(
    context: &mut S,
    pos: &mut P,
    depth: u16,
    visit: impl Fn(&mut S, &mut P, u16, u16, IntWindow) -> Result<i32, Stopped>,
) -> Result<Score, Stopped> {
    const WHOLE: IntWindow = (i32::MIN, i32::MAX);
    context.observer().enter(pos, 0, shown(WHOLE))?;
    let value = if let Some(value) = context.leaf(pos, depth, 0) {
        value.get()
    } else {
        let mut best = i32::MIN;
        for m in pos.moves() {
            let value = pos.after(m, |pos| visit(context, pos, depth - 1, 1, WHOLE))?.wrapping_neg();
            if value > best {
                best = value;
                context.observer().improved(m, Score::new(value));
            }
        }
        best
    };
    context.observer().leave(Score::new(value));
    Ok(Score::new(value))
}

fn alpha_beta<P: Alternating, S: SearchContext<P>>(
    context: &mut S,
    pos: &mut P,
    depth: u16,
    ply: u16,
    (mut alpha, beta): IntWindow,
) -> Result<i32, Stopped> {
    context.observer().enter(pos, ply, shown((alpha, beta)))?;
    let value = if let Some(value) = context.leaf(pos, depth, ply) {
        value.get()
    } else {
        let mut best = i32::MIN;
        let moves = pos.moves();
        let count = moves.len();
        for (i, m) in moves.enumerate() {
            let window = (beta.wrapping_neg(), alpha.wrapping_neg());
            let value =
                pos.after(m, |pos| alpha_beta(context, pos, depth - 1, ply + 1, window))?.wrapping_neg();
            if value > best {
                best = value;
                context.observer().improved(m, Score::new(value));
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                context.observer().cut(pos, i + 1, i + 1 == count);
                break;
            }
        }
        best
    };
    context.observer().leave(Score::new(value));
    Ok(value)
}

fn negascout<P: Alternating, S: SearchContext<P>>(
    context: &mut S,
    pos: &mut P,
    depth: u16,
    ply: u16,
    (mut alpha, beta): IntWindow,
) -> Result<i32, Stopped> {
    context.observer().enter(pos, ply, shown((alpha, beta)))?;
    let value = if let Some(value) = context.leaf(pos, depth, ply) {
        value.get()
    } else {
        let mut upper = beta;
        let moves = pos.moves();
        let count = moves.len();
        for (i, m) in moves.enumerate() {
            let test = (upper.wrapping_neg(), alpha.wrapping_neg());
            if upper != beta {
                context.observer().scout(m);
            }
            let mut value =
                pos.after(m, |pos| negascout(context, pos, depth - 1, ply + 1, test))?.wrapping_neg();
            if value > alpha && value < beta && i > 0 {
                context.observer().research(m);
                let again = (beta.wrapping_neg(), alpha.wrapping_neg());
                value =
                    pos.after(m, |pos| negascout(context, pos, depth - 1, ply + 1, again))?.wrapping_neg();
            }
            if value > alpha {
                alpha = value;
                context.observer().improved(m, Score::new(value));
            }
            if alpha >= beta {
                context.observer().cut(pos, i + 1, i + 1 == count);
                break;
            }
            upper = alpha.wrapping_add(1);
        }
        alpha
    };
    context.observer().leave(Score::new(value));
    Ok(value)
}
