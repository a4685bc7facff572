//! The context of a search, and what negamax, alpha-beta and `NegaScout` do at every node.
//!
//! Their recursion is [`visit`] → `expand` → [`visit`]. `visit` reports the node to the observer, returns the value of a leaf,
//! and calls `expand` for any other node. `expand` differs from search to search: it loops over the moves and visits the
//! children. So the file of each of them shows that loop and little else.

#![expect(
    clippy::inline_always,
    reason = "without it a leaf costs a call under `search()`: an eighth of its instructions"
)]

use plyground_core::{Evaluator, Leaf, Observer, Position, Score, Stopped, Window};

use crate::{Choices, Conventions, CutRule, FailMode, Root};

/// What a search needs besides the position: an evaluator, an observer, and conventions.
pub trait SearchContext<P: Position> {
    /// The type of the observer.
    type Observer: Observer<P>;

    /// Receives the events of the search, and may stop it.
    fn observer(&mut self) -> &mut Self::Observer;

    /// The choices where textbooks differ.
    fn conventions(&self) -> Conventions;

    /// The value of a leaf for the side to move: of a finished game, or at depth 0 by the evaluator. `None` for an inner
    /// node. The kind of the node is reported to the observer.
    fn leaf(&mut self, pos: &P, depth: u16, ply: u16) -> Option<Score>;

    /// The static evaluation of an unfinished position, for the side to move. It is not reported to the observer.
    fn evaluate(&mut self, pos: &P) -> Score;
}

/// A [`SearchContext`] made of its three parts.
pub struct Context<'a, E: ?Sized, O, C = Conventions> {
    /// Evaluates leaves.
    pub evaluator: &'a E,
    /// Receives the events of the search, and may stop it.
    pub observer: O,
    /// The conventions, as a value or as a type.
    pub choices: C,
}

impl<P, E, O, C> SearchContext<P> for Context<'_, E, O, C>
where
    P: Position,
    E: Evaluator<P> + ?Sized,
    O: Observer<P>,
    C: Choices,
{
    type Observer = O;

    #[inline]
    fn observer(&mut self) -> &mut O {
        &mut self.observer
    }

    #[inline]
    fn conventions(&self) -> Conventions {
        self.choices.conventions()
    }

    #[inline(always)]
    fn leaf(&mut self, pos: &P, depth: u16, ply: u16) -> Option<Score> {
        if let Some(outcome) = pos.outcome() {
            self.observer.leaf(pos, ply, Leaf::Finished);
            Some(self.choices.conventions().finished.value(self.evaluator, pos, outcome, ply))
        } else if depth == 0 {
            self.observer.leaf(pos, ply, Leaf::Horizon);
            Some(self.evaluator.evaluate(pos))
        } else {
            self.observer.inner(pos, ply);
            None
        }
    }

    #[inline]
    fn evaluate(&mut self, pos: &P) -> Score {
        self.evaluator.evaluate(pos)
    }
}

impl CutRule {
    /// Whether the remaining moves are cut off, given what is left of the window.
    #[inline]
    pub(crate) fn now(self, rest: Window) -> bool {
        match self {
            Self::AtLeast => rest.alpha >= rest.beta,
            Self::Above => rest.alpha > rest.beta,
        }
    }
}

impl FailMode {
    /// The initial best value of a node: a move has to exceed it in order to become the best.
    #[inline]
    pub(crate) fn floor(self, window: Window) -> Score {
        match self {
            Self::Soft => -Score::INFINITE,
            Self::Hard | Self::HardBelow => window.alpha,
        }
    }

    /// The value that a node returns if its best move has the value `best`, which is at least the floor.
    #[inline]
    pub(crate) fn result(self, best: Score, window: Window) -> Score {
        match self {
            Self::Soft | Self::HardBelow => best,
            Self::Hard => best.min(window.beta),
        }
    }
}

/// The value of `pos` for the side to move: that of a leaf, or the result of `expand`.
///
/// It is small enough to be inlined into `expand`, so that a leaf costs no call.
#[inline(always)]
pub(crate) fn visit<P: Position, S: SearchContext<P>>(
    context: &mut S,
    pos: &mut P,
    depth: u16,
    ply: u16,
    window: Window,
    expand: impl Fn(&mut S, &mut P, u16, u16, Window) -> Result<Score, Stopped>,
) -> Result<Score, Stopped> {
    context.observer().enter(pos, ply, window)?;
    let value = match context.leaf(pos, depth, ply) {
        Some(value) => value,
        None => expand(context, pos, depth, ply, window)?,
    };
    context.observer().leave(value);
    Ok(value)
}

/// The value of the root. The convention [`Root`] says whether the root is searched like any other node, or in a loop of its
/// own, as in some programs.
pub(crate) fn visit_root<P: Position, S: SearchContext<P>>(
    context: &mut S,
    pos: &mut P,
    depth: u16,
    window: Window,
    expand: impl Fn(&mut S, &mut P, u16, u16, Window) -> Result<Score, Stopped>,
) -> Result<Score, Stopped> {
    match context.conventions().root {
        Root::Shared => visit(context, pos, depth, 0, window, expand),
        Root::Unscouted | Root::Unshared => {
            visit(context, pos, depth, 0, window, |context, pos, depth, _, window| {
                expand_root(context, pos, depth, window, &expand)
            })
        }
    }
}

/// Searches every root move without a null-window test: by [`Root::Unscouted`] with what is left of the root window, by
/// [`Root::Unshared`] with all of it.
fn expand_root<P: Position, S: SearchContext<P>>(
    context: &mut S,
    pos: &mut P,
    depth: u16,
    window: Window,
    expand: impl Fn(&mut S, &mut P, u16, u16, Window) -> Result<Score, Stopped>,
) -> Result<Score, Stopped> {
    let mut rest = window;
    let mut best = -Score::INFINITE;
    let moves = pos.moves();
    let count = moves.len();
    for (i, m) in moves.enumerate() {
        let value = -pos.after(m, |pos| visit(context, pos, depth - 1, 1, -rest, &expand))?;
        if value > best {
            best = value;
            context.observer().improved(m, value);
            if context.conventions().root == Root::Unscouted {
                rest.raise(best);
                if rest.alpha >= rest.beta {
                    context.observer().cut(pos, i + 1, i + 1 == count);
                    break;
                }
            }
        }
    }
    Ok(best)
}
