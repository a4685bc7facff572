//! Minimax: the definition that every other search must agree with.
//!
//! J. von Neumann, "Zur Theorie der Gesellschaftsspiele", 1928; for computers, C. Shannon, "Programming a computer
//! for playing chess", 1950.
//!
//! Contract. For the player at the root, the value of a node is
//!
//! - that of the finished game, or of the evaluator at depth 0,
//! - `max(children)` where this player is to move,
//! - `min(children)` where the opponent is.
//!
//! Turns need not alternate: a side may move twice in a row.

use plyground_core::{Observer, Player, Position, Score, Stopped, Window};

use crate::{SearchContext, Searcher};

/// Minimax with a case for each player, and no pruning.
#[derive(Clone, Copy, Debug)]
pub struct Minimax;

impl<P: Position> Searcher<P> for Minimax {
    fn value<S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        _window: Window,
    ) -> Result<Score, Stopped> {
        let max = pos.to_move();
        value_for(context, pos, depth, 0, max)
    }
}

/// The value of `pos` for the player `max`.
#[inline]
fn value_for<P: Position, S: SearchContext<P>>(
    context: &mut S,
    pos: &mut P,
    depth: u16,
    ply: u16,
    max: Player,
) -> Result<Score, Stopped> {
    context.observer().enter(pos, ply, Window::FULL)?;
    let mover = pos.to_move();
    let value = match context.leaf(pos, depth, ply) {
        Some(value) => seen_by(max, mover, value),
        None if mover == max => maximum(context, pos, depth, ply, max)?,
        None => minimum(context, pos, depth, ply, max)?,
    };
    context.observer().leave(seen_by(max, mover, value));
    Ok(value)
}

/// The value of an inner node at which `max` moves.
#[inline(never)] // `value_for` is inlined here instead, so that a leaf costs no call
fn maximum<P: Position, S: SearchContext<P>>(
    context: &mut S,
    pos: &mut P,
    depth: u16,
    ply: u16,
    max: Player,
) -> Result<Score, Stopped> {
    let mut best = -Score::INFINITE;
    for m in pos.moves() {
        let value = pos.after(m, |pos| value_for(context, pos, depth - 1, ply + 1, max))?;
        if value > best {
            best = value;
            context.observer().improved(m, value);
        }
    }
    Ok(best)
}

/// The value of an inner node at which the opponent moves.
#[inline(never)]
fn minimum<P: Position, S: SearchContext<P>>(
    context: &mut S,
    pos: &mut P,
    depth: u16,
    ply: u16,
    max: Player,
) -> Result<Score, Stopped> {
    let mut best = Score::INFINITE;
    for m in pos.moves() {
        let value = pos.after(m, |pos| value_for(context, pos, depth - 1, ply + 1, max))?;
        if value < best {
            best = value;
            context.observer().improved(m, -value);
        }
    }
    Ok(best)
}

/// Converts a value for `mover` into one for `max`, and back.
#[inline]
fn seen_by(max: Player, mover: Player, value: Score) -> Score {
    if max == mover { value } else { -value }
}
