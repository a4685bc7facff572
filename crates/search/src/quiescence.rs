//! Quiescence search: extend the horizon until the position is quiet.
//!
//! C. Shannon, "Programming a computer for playing chess", 1950: an evaluation is meaningless in the middle of an exchange. At
//! the horizon the side to move may stand pat, which takes the static evaluation, or make a [noisy](Noisy) move such as a
//! capture. Where every legal move is noisy, as with compulsory captures in draughts, standing pat is not allowed.
//!
//! Contract: the three inequalities of [`alpha_beta`](mod@crate::alpha_beta) for the minimax value of this extended tree. Turns
//! need not alternate.

use plyground_core::{Leaf, Noisy, Observer, Score, Stopped, Window};

use crate::{SearchContext, Searcher};

/// Alpha-beta with quiescence search at the horizon.
#[derive(Clone, Copy, Debug)]
pub struct Quiescence;

impl Quiescence {
    fn visit<P: Noisy, S: SearchContext<P>>(
        context: &mut S,
        pos: &mut P,
        depth: u16,
        ply: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        context.observer().enter(pos, ply, window)?;
        let value = if depth > 0 || pos.outcome().is_some() || !pos.moves().any(|m| pos.is_noisy(m)) {
            match context.leaf(pos, depth, ply) {
                Some(value) => value,
                None => Self::expand(context, pos, depth, ply, (-Score::INFINITE, window))?,
            }
        } else {
            let may_stand = !pos.moves().all(|m| pos.is_noisy(m));
            let stand = if may_stand { context.evaluate(pos) } else { -Score::INFINITE };
            if stand >= window.beta {
                context.observer().leaf(pos, ply, Leaf::Horizon);
                stand
            } else {
                context.observer().inner(pos, ply);
                if may_stand {
                    context.observer().incomplete();
                }
                Self::expand(context, pos, 0, ply, (stand, window))?
            }
        };
        context.observer().leave(value);
        Ok(value)
    }

    /// The value of the best move, or `stand` if no move exceeds it. At depth 0 only noisy moves are searched.
    fn expand<P: Noisy, S: SearchContext<P>>(
        context: &mut S,
        pos: &mut P,
        depth: u16,
        ply: u16,
        (stand, window): (Score, Window),
    ) -> Result<Score, Stopped> {
        let us = pos.to_move();
        let (mut best, mut rest) = (stand, window);
        rest.raise(best);
        let mut searched = 0;
        let is_searched = |pos: &P, m| depth > 0 || pos.is_noisy(m);
        let mut moves = pos.moves();
        while let Some(m) = moves.next() {
            if !is_searched(pos, m) {
                continue;
            }
            context.observer().pick(m);
            let value = pos.after(m, |pos| {
                let depth = depth.saturating_sub(1);
                if pos.to_move() == us {
                    Self::visit(context, pos, depth, ply + 1, rest)
                } else {
                    Self::visit(context, pos, depth, ply + 1, -rest).map(|value| -value)
                }
            })?;
            searched += 1;
            if value > best {
                best = value;
                context.observer().improved(m, value);
                rest.raise(best);
                if rest.alpha >= rest.beta {
                    let is_last = !moves.any(|m| is_searched(pos, m));
                    context.observer().cut(pos, searched, is_last);
                    break;
                }
            }
        }
        Ok(best)
    }
}

impl<P: Noisy> Searcher<P> for Quiescence {
    fn value<S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        Self::visit(context, pos, depth, 0, window)
    }
}
