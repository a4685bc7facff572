//! Principal variation search to the end of the game, for games that have no solver of their own.

use std::cell::{Cell, RefCell};

use plyground_core::{Evaluator, Game, Indexed, Keyed, Limits, Position, Symmetric};
use plyground_search::move_ordering::History;
use plyground_search::observers::INTERVAL;
use plyground_search::parallel::NodeShare;
use plyground_search::{Pvs, Table, Task, search_as_ours};

use crate::exact::{Attempt, Obstacle, SolveProgress, SolvedPosition, Solving, Unsolved, Value};
use crate::remembering::{Learning, boxed, ordering};
use crate::viewed::{OfGame, Viewed};
use crate::{DEEPEST, Ideas};

/// The value by a search to the end of the game. The evaluator must ignore the distance from the root.
pub(crate) fn by_keys<G: Game + Keyed, L: Learning<G>>(
    pos: &G,
    evaluator: &dyn Evaluator<G>,
    solving: &mut Solving<'_>,
) -> Attempt<G::Move> {
    search_to_the_end::<G, L>(&Viewed { pos: pos.clone(), key: G::key }, evaluator, solving)
}

/// The same with one place in the table for all images of a position.
pub(crate) fn by_folded_keys<G: Game + Symmetric + Indexed>(
    pos: &G,
    evaluator: &dyn Evaluator<G>,
    solving: &mut Solving<'_>,
) -> Attempt<G::Move> {
    search_to_the_end::<G, History>(&Viewed { pos: pos.clone(), key: G::symmetric_key }, evaluator, solving)
}

fn search_to_the_end<G: Game, L: Learning<G>>(
    root: &Viewed<G>,
    evaluator: &dyn Evaluator<G>,
    solving: &mut Solving<'_>,
) -> Attempt<G::Move> {
    /// How many looks at the clock there are between two reports of progress.
    const LOOKS: u64 = (1 << 20) / INTERVAL;
    let memory = solving.memory;
    let table = &*solving.kept.or_new(|| Table::new(memory / Table::ENTRY_BYTES));
    // What the game is played for does not depend on where the search began.
    let searcher = Pvs::with_ordering(table, ordering::<G, L>(root, Ideas::ALL)).with_etc().exhaustive();
    let evaluator = OfGame(boxed(evaluator));
    let mut end = root.clone();
    let mut line: Vec<G::Move> = Vec::new();
    let (mut value, mut nodes) = (None, 0);
    let progress = RefCell::new(&mut *solving.progress);
    // Where the table knew the rest the line ends; from there it is searched again, which is soon done.
    loop {
        let looks = Cell::new(0_u64);
        let is_late = || {
            looks.set(looks.get() + 1);
            if looks.get().is_multiple_of(LOOKS) {
                let nodes = nodes + looks.get() * INTERVAL;
                (progress.borrow_mut())(SolveProgress { nodes, between: None, lacking: None });
            }
            solving.limits.deadline.is_some_and(|is_late| is_late())
        };
        let limits = Limits {
            nodes: solving.limits.nodes.map(|most| most.saturating_sub(nodes)),
            deadline: Some(&is_late),
            ..solving.limits
        };
        let task = Task { limits, ..Task::to_depth(DEEPEST) };
        let report = search_as_ours(&searcher, &mut end, &evaluator, &task, &mut NodeShare::unlimited());
        nodes += report.counts.nodes;
        if value.is_none() {
            value = report.value.filter(|_| report.is_complete);
            if value.is_none() {
                let why = report.stopped.map_or(Obstacle::Depth, Obstacle::Limit);
                return Err(Unsolved { why, between: None, nodes });
            }
        }
        if !report.is_complete || report.pv.is_empty() {
            break;
        }
        for m in report.pv {
            end.make(m);
            line.push(m);
        }
        if end.outcome().is_some() {
            break;
        }
    }
    let value = value.expect("the first search found it");
    Ok(SolvedPosition { value: Value::Score(value.get()), line, nodes })
}
