//! One call for those who want a move.

use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use plyground_core::{Evaluator, Keyed, Limits, Report};
use plyground_search::{Parallel, Pvs, Table, Task, iterative_deepening_with, search};

/// The size of the transposition table unless another is chosen.
const TABLE_BYTES: usize = 16 << 20;

/// Finds moves: principal variation search with a transposition table, by iterative deepening, on one thread or several.
///
/// Without a limit it searches until every line has ended with the end of the game, which most games never reach: set a
/// [`time`](Self::time), a [`depth`](Self::depth) or a number of [`nodes`](Self::nodes). The search to depth 1 is always completed, so
/// that there is a move however short the time. The table is kept from one search to the next; make a new engine, or call
/// [`forget`](Self::forget), for another game.
///
/// At a fixed depth on one thread with an empty table, the answer is a pure function of the position.
///
/// ```
/// use plyground::Engine;
/// use plyground::core::Game;
/// use plyground::games::{Connect, general::ByOutcome};
///
/// let position = Connect::start("7,6,4")?;
/// let mut engine = Engine::new(ByOutcome).depth(6).threads(2);
/// assert!(engine.best(&position).is_some());
/// # Ok::<(), plyground::core::Message>(())
/// ```
pub struct Engine<E> {
    evaluator: E,
    table: Table,
    threads: usize,
    depth: u16,
    nodes: Option<u64>,
    time: Option<Duration>,
}

impl<E> Engine<E> {
    /// With a static evaluation, a table of 16 MiB, one thread and no limit.
    pub fn new(evaluator: E) -> Self {
        Self { evaluator, table: table(TABLE_BYTES), threads: 1, depth: u16::MAX, nodes: None, time: None }
    }

    /// The same with a time for each search.
    #[must_use]
    pub fn time(self, time: Duration) -> Self {
        Self { time: Some(time), ..self }
    }

    /// The same with a largest depth in plies, at least 1.
    #[must_use]
    pub fn depth(self, depth: u16) -> Self {
        Self { depth, ..self }
    }

    /// The same with a largest number of nodes for each search.
    #[must_use]
    pub fn nodes(self, nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..self }
    }

    /// The same on several threads. The value stays the same; the best move may be another one of the same value.
    #[must_use]
    pub fn threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }

    /// The same with an empty transposition table of this size. It is smaller where memory is short.
    #[must_use]
    pub fn table_bytes(self, bytes: usize) -> Self {
        Self { table: table(bytes), ..self }
    }

    /// Empties the table.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// The best move; `None` if the game is over.
    pub fn best<P>(&mut self, pos: &P) -> Option<P::Move>
    where
        P: Keyed + Sync,
        P::Move: Send,
        E: Evaluator<P> + Sync,
    {
        self.search(pos).best
    }

    /// The same with everything that the search found.
    pub fn search<P>(&mut self, pos: &P) -> Report<P::Move>
    where
        P: Keyed + Sync,
        P::Move: Send,
        E: Evaluator<P> + Sync,
    {
        self.search_with(pos, &AtomicBool::new(false), |_| ())
    }

    /// The same, until `cancel` is set by another thread; the search to depth 1 is completed even then. `progress` gets the report of
    /// every depth that was completed.
    pub fn search_with<P>(
        &mut self,
        pos: &P,
        cancel: &AtomicBool,
        mut progress: impl FnMut(&Report<P::Move>),
    ) -> Report<P::Move>
    where
        P: Keyed + Sync,
        P::Move: Send,
        E: Evaluator<P> + Sync,
    {
        let start = Instant::now();
        let is_late = || self.time.is_some_and(|time| start.elapsed() >= time);
        let limits = Limits { nodes: self.nodes, deadline: Some(&is_late), cancel: Some(cancel) };
        let (evaluator, table) = (&self.evaluator, &self.table);
        let task = Task { limits, ..Task::to_depth(self.depth) };
        iterative_deepening_with(&task, &mut |task| {
            let limits = if task.depth == 1 { Limits::default() } else { task.limits };
            let task = Task { limits, ..*task };
            let report = if self.threads <= 1 {
                search(&Pvs::new(table), &mut pos.clone(), evaluator, &task)
            } else {
                Parallel::new(self.threads).search(pos, || evaluator, &task, || Pvs::new(table))
            };
            if report.stopped.is_none() {
                progress(&report);
            }
            report
        })
    }
}

impl<E> fmt::Debug for Engine<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { evaluator: _, table, threads, depth, nodes, time } = self;
        let entries = table.capacity();
        f.debug_struct("Engine")
            .field("entries", &entries)
            .field("threads", threads)
            .field("depth", depth)
            .field("nodes", nodes)
            .field("time", time)
            .finish_non_exhaustive()
    }
}

fn table(bytes: usize) -> Table {
    Table::new(bytes / Table::ENTRY_BYTES)
}
