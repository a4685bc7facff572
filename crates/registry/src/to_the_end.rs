//! Principal variation search to the end of the game, for games that have no solver of their own.

use std::rc::Rc;

use plyground_core::{
    Evaluator, Game, Indexed, Keyed, Limits, Observer, Position, Stopped, Symmetric, Window,
};
use plyground_search::along::Inside;
use plyground_search::move_ordering::{History, Killers, MoveOrdering, Static};
use plyground_search::symmetry::Unfolding;
use plyground_search::{Along, Folded, Pvs, Table, Task, search_with};

use crate::DEEPEST;
use crate::exact::{Attempt, Found, Obstacle, SolveProgress, Solving, Unsolved, Value};
use crate::remembering::Learning;

/// By keys.
pub(crate) fn by_keys<G: Game + Keyed, L: Learning<G>>(
    pos: &G,
    evaluator: &dyn Evaluator<G>,
    solving: &mut Solving<'_>,
) -> Attempt<G::Move> {
    search_to_the_end(pos, &evaluator, solving, |pos| pos, L::learn)
}

/// The same with one place in the table for all images of a position.
pub(crate) fn by_folded_keys<G: Game + Symmetric + Indexed>(
    pos: &G,
    evaluator: &dyn Evaluator<G>,
    solving: &mut Solving<'_>,
) -> Attempt<G::Move> {
    search_to_the_end(&Folded(pos.clone()), &Unfolding(evaluator), solving, |pos| &pos.0, History::new)
}

fn search_to_the_end<G, P, E, L>(
    pos: &P,
    evaluator: &E,
    solving: &mut Solving<'_>,
    game: fn(&P) -> &G,
    learn: fn(&P) -> L,
) -> Attempt<P::Move>
where
    G: Game<Move = P::Move>,
    P: Keyed,
    E: Evaluator<P>,
    L: MoveOrdering<Along<P>>,
{
    let (memory, question) = (solving.memory, solving.kept.question());
    let table = &*solving.kept.or_new(|| Table::new(memory / Table::ENTRY_BYTES));
    let centre =
        Static(|pos: &Along<P>, m| -(game(pos.inner()).centre_distance(m).unwrap_or_default() as i32));
    let guide = (Killers::default(), (learn(pos), centre));
    // What the game is played for does not depend on where the search began.
    let searcher = Pvs::with_ordering(table, guide).with_etc().exhaustive();
    let mut line: Vec<P::Move> = Vec::new();
    let (mut value, mut nodes) = (None, 0);
    // Where the table knew the rest the line ends; from there it is searched again, which is soon done.
    loop {
        let mut ticker = Ticker { before: nodes, nodes: 0, progress: solving.progress };
        let limits =
            Limits { nodes: solving.limits.nodes.map(|most| most.saturating_sub(nodes)), ..solving.limits };
        let task = Task { limits, ..Task::to_depth(DEEPEST) };
        let path: Rc<[P::Move]> = line.as_slice().into();
        // The table may know other questions and their lines, this root and its images among them.
        let mark = (pos.key() ^ question.rotate_left(48)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut along = Along::new(pos.clone(), path).marked(mark);
        let report = search_with(&searcher, &mut along, &Inside(evaluator), &task, &mut ticker);
        nodes += report.counts.nodes;
        let is_whole = report.is_complete;
        if value.is_none() {
            value = report.value.filter(|_| is_whole);
            if value.is_none() {
                let why = report.stopped.map_or(Obstacle::Depth, Obstacle::Limit);
                return Err(Unsolved { why, between: None, nodes });
            }
        }
        if !is_whole || report.pv.len() <= line.len() {
            break;
        }
        line = report.pv;
        let mut end = game(pos).clone();
        for &m in &line {
            end.make(m);
        }
        if end.outcome().is_some() {
            break;
        }
    }
    let value = value.expect("the first search found it");
    Ok(Found { value: Value::Score(value.get()), line, nodes })
}

/// Tells how far the work is, now and then.
struct Ticker<'a> {
    before: u64,
    nodes: u64,
    progress: &'a mut dyn FnMut(SolveProgress),
}

impl<P: Position> Observer<P> for Ticker<'_> {
    #[inline]
    fn enter(&mut self, _: &P, _: u16, _: Window) -> Result<(), Stopped> {
        const OFTEN: u64 = 1 << 20;
        self.nodes += 1;
        if self.nodes.is_multiple_of(OFTEN) {
            let nodes = self.before + self.nodes;
            (self.progress)(SolveProgress { nodes, between: None, lacking: None });
        }
        Ok(())
    }
}
