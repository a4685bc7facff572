//! From a question to a report: limits, counters and the principal variation around one search.

use plyground_core::{
    Bound, Evaluator, Leaf, Limits, Observer, Position, Report, RootMove, Score, StopReason, Stopped, Window,
};

use crate::observers::{Best, Counting, Judgements, Limit, Line, RootValue};
use crate::{Choices, Context, Conventions, Finished, Hopeless, Ours, RootWindow, Searcher};

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

/// [`search`] with an observer of your own, which sees every event of the search and may stop it.
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
    if task.conventions.is_ours_inside() {
        run(searcher, pos, evaluator, task, observer, Ours)
    } else {
        run(searcher, pos, evaluator, task, observer, task.conventions)
    }
}

/// [`search_with`] for conventions that do not differ from ours inside the tree, as [`Conventions::is_ours_inside`] says: half
/// as much code is compiled.
pub fn search_as_ours<P, E, S, O>(
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
    debug_assert!(task.conventions.is_ours_inside(), "{:?}", task.conventions);
    run(searcher, pos, evaluator, task, observer, Ours)
}

fn run<P, E, S, O, C>(
    searcher: &S,
    pos: &mut P,
    evaluator: &E,
    task: &Task<'_>,
    user: &mut O,
    choices: C,
) -> Report<P::Move>
where
    P: Position,
    E: Evaluator<P> + ?Sized,
    S: Searcher<P>,
    O: Observer<P>,
    C: Choices,
{
    let bounds = Bounds::new(task.conventions, evaluator.range());
    let observer = Observers {
        limit: Limit::new(task.limits),
        user,
        counting: Counting::new(),
        judgements: Judgements::default(),
        line: Line::new(task.depth),
    };
    let mut context = Context { evaluator, observer, choices };
    let value = searcher.value(&mut context, pos, task.depth, bounds.window);
    let Observers { limit, counting, judgements, line, .. } = context.observer;
    // An observer that stops a search does so on request.
    let stopped = limit.reason().or(value.is_err().then_some(StopReason::Cancelled));
    let is_complete = stopped.is_none() && !judgements.were_made();
    report(pos, task, bounds, Found { value: value.ok(), stopped, is_complete, line, counting })
}

/// The observers of every search.
struct Observers<'l, 'u, O, M> {
    /// First: a node that it refuses is not counted.
    limit: Limit<'l>,
    user: &'u mut O,
    counting: Counting,
    judgements: Judgements,
    line: Line<M>,
}

impl<P: Position, O: Observer<P>> Observer<P> for Observers<'_, '_, O, P::Move> {
    #[inline]
    fn enter(&mut self, pos: &P, ply: u16, window: Window) -> Result<(), Stopped> {
        self.limit.enter(pos, ply, window)?;
        self.user.enter(pos, ply, window)?;
        self.line.enter(pos, ply, window)
    }

    #[inline]
    fn leaf(&mut self, pos: &P, ply: u16, kind: Leaf) {
        self.user.leaf(pos, ply, kind);
        self.counting.leaf(pos, ply, kind);
        Observer::<P>::leaf(&mut self.judgements, pos, ply, kind);
    }

    #[inline]
    fn inner(&mut self, pos: &P, ply: u16) {
        self.user.inner(pos, ply);
        self.counting.inner(pos, ply);
    }

    #[inline]
    fn pick(&mut self, m: P::Move) {
        self.user.pick(m);
        Observer::<P>::pick(&mut self.line, m);
    }

    #[inline]
    fn judged(&mut self) {
        self.user.judged();
        Observer::<P>::judged(&mut self.judgements);
    }

    #[inline]
    fn improved(&mut self, m: P::Move, value: Score) {
        self.user.improved(m, value);
        Observer::<P>::improved(&mut self.line, m, value);
    }

    #[inline]
    fn test(&mut self, m: P::Move) {
        self.user.test(m);
        Observer::<P>::test(&mut self.counting, m);
    }

    #[inline]
    fn research(&mut self, m: P::Move) {
        self.user.research(m);
        Observer::<P>::research(&mut self.counting, m);
        Observer::<P>::research(&mut self.line, m);
    }

    #[inline]
    fn cut(&mut self, pos: &P, searched: usize) {
        self.user.cut(pos, searched);
        self.counting.cut(pos, searched);
    }

    #[inline]
    fn leave(&mut self, value: Score) {
        self.user.leave(value);
        Observer::<P>::leave(&mut self.line, value);
    }
}

/// The window of the root, and the values that are possible at all.
#[derive(Clone, Copy)]
struct Bounds {
    window: Window,
    range: Window,
}

impl Bounds {
    fn new(conventions: Conventions, range: Window) -> Self {
        // An evaluator's range says nothing about values that are not its own.
        let range = if conventions.finished == Finished::Nearer { Window::FULL } else { range };
        let window = match conventions.root_window {
            RootWindow::Full => Window::FULL,
            RootWindow::Range => range,
            RootWindow::Fixed(bound) => Window { alpha: Score::new(-bound), beta: Score::new(bound) },
        };
        Self { window, range }
    }
}

/// What a search has found, whatever search it was.
struct Found<M> {
    value: Option<Score>,
    stopped: Option<StopReason>,
    is_complete: bool,
    line: Line<M>,
    counting: Counting,
}

/// Apart from the search, so that it is compiled once for a game and not for each of its searches.
#[inline(never)]
fn report<P: Position>(
    pos: &mut P,
    task: &Task<'_>,
    Bounds { window, range }: Bounds,
    Found { value, stopped, is_complete, line, counting }: Found<P::Move>,
) -> Report<P::Move> {
    let moves: Vec<P::Move> = pos.moves().collect();
    let root_moves = root_moves(pos, &moves, line.root_values(), range);
    let mut pv = line.moves().to_vec();
    let (value, bound) = match value {
        Some(value) => (Some(value), bound_of(value, window, range)),
        // The best root move so far bounds the root from below, unless the window hid how bad it is.
        None => match line.best() {
            Some(Best { value, window }) if value > window.alpha || window.alpha <= range.alpha => {
                (Some(value), Bound::Lower)
            }
            _ => (None, Bound::Unknown),
        },
    };
    if value.is_none() {
        pv.clear();
    }
    let is_finished = stopped.is_none();
    if pv.is_empty() && is_finished && task.depth > 0 && task.conventions.hopeless == Hopeless::FirstMove {
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
        is_complete,
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
