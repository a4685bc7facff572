//! From a question to a report: limits, counters and the principal variation around one search.

use plyground_core::{
    Bound, Evaluator, Limits, Observer, Position, Report, RootMove, Score, StopReason, Window,
};

use crate::observers::{Best, Counting, Judgements, Limit, Line, RootValue};
use crate::{Context, Conventions, Finished, Hopeless, Ours, RootWindow, Searcher};

/// What to search for and how long.
#[derive(Clone, Copy, Debug, Default)]
pub struct Task<'a> {
    /// Plies to look ahead.
    pub depth: u16,
    /// What textbooks leave open.
    pub conventions: Conventions,
    /// When to give up.
    pub limits: Limits<'a>,
}

impl Task<'_> {
    /// To a fixed depth, by our conventions, without limits.
    pub fn to_depth(depth: u16) -> Self {
        Self { depth, ..Self::default() }
    }
}

/// Searches `pos` and leaves it as it was.
///
/// A search that is stopped reports the best root move that it finished, as a lower bound.
pub fn search<P, E, S>(searcher: &S, pos: &mut P, evaluator: &E, task: &Task<'_>) -> Report<P::Move>
where
    P: Position,
    E: Evaluator<P> + ?Sized,
    S: Searcher<P>,
{
    search_with(searcher, pos, evaluator, task, &mut ())
}

/// [`search`] with an observer of your own, who sees every event of the search and may stop it.
pub fn search_with<P, E, S, O>(
    searcher: &S,
    pos: &mut P,
    evaluator: &E,
    task: &Task<'_>,
    observer: &mut O,
) -> Report<P::Move>
where
    P: Position,
    E: Evaluator<P> + ?Sized,
    S: Searcher<P>,
    O: Observer<P>,
{
    let conventions = task.conventions;
    // An evaluator's range says nothing about values that are not its own.
    let range = if conventions.finished == Finished::Nearer { Window::FULL } else { evaluator.range() };
    let window = match conventions.root_window {
        RootWindow::Full => Window::FULL,
        RootWindow::Range => range,
        RootWindow::Fixed(bound) => Window { alpha: Score::new(-bound), beta: Score::new(bound) },
    };
    // The limit comes first: a node that it refuses is not counted.
    let own = (Counting::new(), (Judgements::default(), Line::new(task.depth)));
    let observer = (Limit::new(task.limits), (observer, own));
    let (value, (limit, (_, (counting, (judgements, line))))) =
        if conventions.inside() == Conventions::PLYGROUND {
            let mut context = Context { evaluator, observer, choices: Ours };
            (searcher.value(&mut context, pos, task.depth, window), context.observer)
        } else {
            let mut context = Context { evaluator, observer, choices: conventions };
            (searcher.value(&mut context, pos, task.depth, window), context.observer)
        };

    let moves: Vec<P::Move> = pos.moves().collect();
    let root_moves = root_moves(pos, &moves, line.root_values(), range);
    let mut pv = line.moves().to_vec();
    // An observer who stops a search is somebody who asked for an end.
    let stopped = limit.reason().or(value.is_err().then_some(StopReason::Cancelled));
    let (value, bound) = match value {
        Ok(value) => (Some(value), bound_of(value, window, range)),
        // The best root move so far bounds the root from below, unless the window hid how bad it is.
        Err(_) => match line.best() {
            Some(Best { value, window }) if value > window.alpha || window.alpha <= range.alpha => {
                (Some(value), Bound::Lower)
            }
            _ => (None, Bound::Unknown),
        },
    };
    if value.is_none() {
        pv.clear();
    }
    let finished = stopped.is_none();
    if pv.is_empty() && finished && task.depth > 0 && conventions.hopeless == Hopeless::FirstMove {
        pv.extend(moves.first());
    }
    Report {
        value,
        bound,
        best: pv.first().copied(),
        pv,
        depth: task.depth,
        counts: counting.into_counts(),
        stopped,
        is_complete: finished && !judgements.were_made(),
        root_moves,
    }
}

impl Conventions {
    /// Whether nothing inside the tree differs from ours.
    pub fn is_ours_inside(self) -> bool {
        self.inside() == Self::PLYGROUND
    }

    /// Those that matter inside the tree; what the driver itself decides is set to ours.
    fn inside(self) -> Self {
        let Self { root_window, finished_root, hopeless, .. } = Self::PLYGROUND;
        Self { root_window, finished_root, hopeless, ..self }
    }

    /// Whether a search that cuts and fails in our way, and in no other, does what is asked: what a finished game is worth,
    /// and what is decided outside the tree, is no matter of the search.
    pub fn search_as_ours(self) -> bool {
        Self { finished: Self::PLYGROUND.finished, ..self.inside() } == Self::PLYGROUND
    }
}

/// A value that is not inside its window is a bound, unless no value could lie beyond it.
fn bound_of(value: Score, window: Window, range: Window) -> Bound {
    let failed_high = value >= window.beta && value < range.beta;
    let failed_low = value <= window.alpha && value > range.alpha;
    match (failed_high, failed_low) {
        (false, false) => Bound::Exact,
        (true, false) => Bound::Lower,
        (false, true) => Bound::Upper,
        // A window without inside says which side of it the value lies on, and nothing of a value just there.
        (true, true) => Bound::Unknown,
    }
}

/// Pairs the root moves with their values, each turned to the root's side.
fn root_moves<P: Position>(
    pos: &mut P,
    moves: &[P::Move],
    values: &[RootValue<P::Move>],
    range: Window,
) -> Vec<RootMove<P::Move>> {
    let us = pos.to_move();
    let root_move = |(&next, &RootValue { movement, value, window }): (&P::Move, &RootValue<P::Move>)| {
        let movement = movement.unwrap_or(next);
        let stays = pos.after(movement, |pos| pos.to_move()) == us;
        let (value, window) = if stays { (value, window) } else { (-value, -window) };
        RootMove { movement, value, bound: bound_of(value, window, range) }
    };
    moves.iter().zip(values).map(root_move).collect()
}
