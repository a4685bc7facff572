//! The driver: runs a search with observers for its limits, counters and principal variation, and reports what they noted.

use plyground_core::{
    Bound, Evaluator, Leaf, Limits, Observer, Position, Report, RootMove, Score, StopReason, Stopped, Window,
};

use crate::observers::{Best, Completeness, Counting, Limit, PrincipalVariation, RootValue};
use crate::{Choices, Context, Conventions, Hopeless, Ours, RootWindow, Searcher};

/// The parameters of a search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Task<'a> {
    /// The depth in plies.
    pub depth: u16,
    /// The choices where textbooks differ.
    pub conventions: Conventions,
    /// What may stop it early.
    pub limits: Limits<'a>,
    /// Whether [`Counts::generated`](plyground_core::Counts::generated) is counted. It takes a move generation at every leaf.
    pub generated: bool,
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

/// [`search_with`] for conventions with [`Conventions::is_ours_inside`], so that one search is compiled instead of two. Panics
/// with other conventions.
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
    assert!(task.conventions.is_ours_inside(), "conventions that differ inside the tree: use search_with");
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
    let bounds = RootBounds::new(task.conventions, evaluator.range());
    let observer = Observers::new(task, user);
    let mut context = Context { evaluator, observer, choices };
    let value = searcher.value(&mut context, pos, task.depth, bounds.window);
    let Observers { limit, counting, completeness, line, .. } = context.observer;
    // A search that no limit has stopped was stopped by the caller's observer.
    let stopped = limit.reason().or(value.is_err().then_some(StopReason::Cancelled));
    let is_complete = stopped.is_none() && completeness.is_complete();
    report(pos, task, bounds, RunResult { value: value.ok(), stopped, is_complete, line, counting })
}

/// The observers of every search. Each event goes to those that use it, in the order of the fields.
#[derive(Debug)]
pub(crate) struct Observers<'l, 'u, O, M> {
    /// Comes first: if it stops the search at a node, the other observers do not see that node.
    pub(crate) limit: Limit<'l>,
    /// The caller's.
    pub(crate) user: &'u mut O,
    pub(crate) counting: Counting,
    pub(crate) completeness: Completeness,
    pub(crate) line: PrincipalVariation<M>,
}

impl<'l, 'u, O, M: Copy> Observers<'l, 'u, O, M> {
    pub(crate) fn new(task: &Task<'l>, user: &'u mut O) -> Self {
        let (limit, line) = (Limit::new(task.limits), PrincipalVariation::new(task.depth));
        let counting = Counting::new().counting_moves(task.generated);
        Self { limit, user, counting, completeness: Completeness::default(), line }
    }
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
        Observer::<P>::leaf(&mut self.completeness, pos, ply, kind);
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
    fn incomplete(&mut self) {
        self.user.incomplete();
        Observer::<P>::incomplete(&mut self.completeness);
    }

    #[inline]
    fn table_hit(&mut self, value: Score, bound: Bound) {
        self.user.table_hit(value, bound);
    }

    #[inline]
    fn table_store(&mut self) {
        self.user.table_store();
    }

    #[inline]
    fn improved(&mut self, m: P::Move, value: Score) {
        self.user.improved(m, value);
        Observer::<P>::improved(&mut self.line, m, value);
    }

    #[inline]
    fn scout(&mut self, m: P::Move) {
        self.user.scout(m);
        Observer::<P>::scout(&mut self.counting, m);
    }

    #[inline]
    fn research(&mut self, m: P::Move) {
        self.user.research(m);
        Observer::<P>::research(&mut self.counting, m);
        Observer::<P>::research(&mut self.line, m);
    }

    #[inline]
    fn cut(&mut self, pos: &P, searched: usize, is_last: bool) {
        self.user.cut(pos, searched, is_last);
        self.counting.cut(pos, searched, is_last);
    }

    #[inline]
    fn leave(&mut self, value: Score) {
        self.user.leave(value);
        Observer::<P>::leave(&mut self.line, value);
    }
}

/// The window of the root, and the range of all values.
#[derive(Clone, Copy)]
struct RootBounds {
    window: Window,
    range: Window,
}

impl RootBounds {
    fn new(conventions: Conventions, range: Window) -> Self {
        let range = conventions.finished.range(range);
        let window = match conventions.root_window {
            RootWindow::Full => Window::FULL,
            RootWindow::Range => range,
            RootWindow::Fixed(bound) => Window { alpha: Score::new(-bound), beta: Score::new(bound) },
        };
        Self { window, range }
    }
}

/// What a search has found.
struct RunResult<M> {
    value: Option<Score>,
    stopped: Option<StopReason>,
    is_complete: bool,
    line: PrincipalVariation<M>,
    counting: Counting,
}

/// Makes the report. This is a separate function so that it is compiled once per game and not once per search.
#[inline(never)]
fn report<P: Position>(
    pos: &mut P,
    task: &Task<'_>,
    RootBounds { window, range }: RootBounds,
    RunResult { value, stopped, is_complete, line, counting }: RunResult<P::Move>,
) -> Report<P::Move> {
    let moves: Vec<P::Move> = pos.moves().collect();
    let root_moves = root_moves(pos, &moves, line.root_values(), range);
    let mut pv = line.moves().to_vec();
    let (value, bound) = match value {
        Some(value) => (Some(value), bound_of(value, window, range)),
        // The value of the best root move so far is a lower bound of the root, unless that move failed low.
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
    /// Whether all conventions that are used inside the tree are those of [`Conventions::PLYGROUND`].
    pub fn is_ours_inside(self) -> bool {
        self.inside() == Self::PLYGROUND
    }

    /// The same with ours in place of the conventions that are not used inside the tree.
    fn inside(self) -> Self {
        let Self { root_window, finished_root, hopeless, .. } = Self::PLYGROUND;
        Self { root_window, finished_root, hopeless, ..self }
    }

    /// Whether these conventions can be kept by a search that cuts and fails only as [`Conventions::PLYGROUND`] says. The value
    /// of a finished game and the conventions that are not used inside the tree may differ: other code applies them.
    pub fn search_as_ours(self) -> bool {
        Self { finished: Self::PLYGROUND.finished, ..self.inside() } == Self::PLYGROUND
    }
}

/// How a value that a search with this window returned bounds the minimax value. A value outside the window is only a bound,
/// unless it is an end of the range of all values: no value lies beyond, so it is exact.
fn bound_of(value: Score, window: Window, range: Window) -> Bound {
    let failed_high = value >= window.beta && value < range.beta;
    let failed_low = value <= window.alpha && value > range.alpha;
    match (failed_high, failed_low) {
        (false, false) => Bound::Exact,
        (true, false) => Bound::Lower,
        (false, true) => Bound::Upper,
        // Only an empty window fails on both sides.
        (true, true) => Bound::Unknown,
    }
}

/// The root moves with their values, for the side to move at the root.
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
