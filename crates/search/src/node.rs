//! What every search does alike at a node.
//!
//! The recursion goes [`visit`] → `expand` → [`visit`]: `visit` enters a node, values it if it is a leaf, and otherwise
//! asks the search, which is handed in as `expand`, what the moves are worth; `expand` visits the children. So a
//! textbook file shows the loop over the moves and nothing else.

use plyground_core::{Evaluator, Leaf, Observer, Position, Score, Stopped, Window};

use crate::{Choices, Conventions, Cut, Failing, Finished, Root};

/// What a search works with besides the position: somebody who judges leaves, somebody who watches, and what textbooks
/// leave open.
pub trait SearchContext<P: Position> {
    /// The one who watches.
    type Observer: Observer<P>;

    /// Is told of everything and may stop the search.
    fn observer(&mut self) -> &mut Self::Observer;

    /// What was chosen where textbooks differ.
    fn conventions(&self) -> Conventions;

    /// The value of a node that is not searched further, for the side to move: a finished game, or the horizon at depth
    /// 0. `None` for any other node. The observer hears which kind it is.
    fn leaf(&mut self, pos: &P, depth: u16, ply: u16) -> Option<Score>;

    /// What the evaluator says of an unfinished position, for the side to move. Nobody hears of it.
    fn evaluate(&mut self, pos: &P) -> Score;
}

/// A [`SearchContext`] put together from its three parts.
pub struct Context<'a, E: ?Sized, O, C = Conventions> {
    /// Judges leaves.
    pub evaluator: &'a E,
    /// Is told of everything and may stop the search.
    pub observer: O,
    /// Settles what textbooks leave open.
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

    #[inline]
    fn leaf(&mut self, pos: &P, depth: u16, ply: u16) -> Option<Score> {
        if let Some(outcome) = pos.outcome() {
            self.observer.leaf(pos, ply, Leaf::Finished);
            Some(match self.choices.conventions().finished {
                Finished::Evaluator => self.evaluator.finished(pos, outcome, ply),
                Finished::Flat => self.evaluator.finished(pos, outcome, 0),
                Finished::Nearer => Nearer.finished(pos, outcome, ply),
            })
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

impl Cut {
    /// Whether what is left of the window says that no further move matters.
    #[inline]
    pub(crate) fn now(self, rest: Window) -> bool {
        match self {
            Self::AtLeast => rest.alpha >= rest.beta,
            Self::Above => rest.alpha > rest.beta,
        }
    }
}

impl Failing {
    /// The value that the first move has to beat.
    #[inline]
    pub(crate) fn floor(self, window: Window) -> Score {
        match self {
            Self::Soft => -Score::INFINITE,
            Self::Hard | Self::HardBelow => window.alpha,
        }
    }

    /// What a node returns whose best value, at least the floor, is `best`.
    #[inline]
    pub(crate) fn result(self, best: Score, window: Window) -> Score {
        match self {
            Self::Soft | Self::HardBelow => best,
            Self::Hard => best.min(window.beta),
        }
    }
}

/// The value of `pos` for the side to move: that of a leaf, or what `expand` finds below.
///
/// Kept apart from the algorithms so that they show nothing but themselves, and small enough to be inlined: a leaf
/// then costs no call.
#[inline]
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

/// The value of the root: a node like any other, or one whose moves are searched in a loop outside the recursion, as
/// some programs do it.
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

/// Searches every root move for its value, with what the moves before it have left of the window or with all of it.
fn expand_root<P: Position, S: SearchContext<P>>(
    context: &mut S,
    pos: &mut P,
    depth: u16,
    window: Window,
    expand: impl Fn(&mut S, &mut P, u16, u16, Window) -> Result<Score, Stopped>,
) -> Result<Score, Stopped> {
    let mut rest = window;
    let mut best = -Score::INFINITE;
    for (i, m) in pos.moves().enumerate() {
        let value = -pos.after(m, |pos| visit(context, pos, depth - 1, 1, -rest, &expand))?;
        if value > best {
            best = value;
            context.observer().improved(m, value);
            if context.conventions().root == Root::Unscouted {
                rest.raise(best);
                if rest.alpha >= rest.beta {
                    context.observer().cut(pos, i + 1);
                    break;
                }
            }
        }
    }
    Ok(best)
}

/// The default worth of a finished game, for [`Finished::Nearer`].
struct Nearer;

impl<P: Position> Evaluator<P> for Nearer {
    fn evaluate(&self, _: &P) -> Score {
        Score::ZERO
    }
}
