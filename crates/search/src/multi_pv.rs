//! The best few moves, each with its exact value and its line.
//!
//! A search that prunes knows the value of one move and bounds of the others. Here the moves of the root are searched one by one,
//! in the game's order, each only as far as it may still be among the best: once there are as many as were asked for, the
//! window opens above the last of them. So the answer is what sorting minimax's values would give: better ones first, equal ones in
//! the game's order.

use plyground_core::{
    Alternating, Counts, Evaluator, Indexed, Keyed, Limits, Outcome, Player, Position, Score, StopReason,
    Window,
};

use crate::observers::{Counting, Limit, Line};
use crate::{Context, Ours, Searcher, Task};

/// A move with its exact value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestMove<M> {
    /// The value for the side to move.
    pub value: Score,
    /// What follows if both play their best, the move itself first.
    pub line: Vec<M>,
}

/// What was found out about several moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestMoves<M> {
    /// The best first; of those that were looked at, if the search was stopped.
    pub moves: Vec<BestMove<M>>,
    /// What it cost.
    pub counts: Counts,
    /// The limit that ended the search early, if one did.
    pub stopped: Option<StopReason>,
}

/// The best `most` moves of a position, `task.depth` plies deep, by our conventions. None after the end of the game or at depth 0.
pub fn multi_pv<P, E, S>(
    searcher: &S,
    pos: &P,
    evaluator: &E,
    task: &Task<'_>,
    most: usize,
) -> BestMoves<P::Move>
where
    P: Position,
    E: Evaluator<P> + ?Sized,
    S: Searcher<Only<P>>,
{
    let mut found = BestMoves { moves: Vec::new(), counts: Counts::default(), stopped: None };
    if most == 0 || task.depth == 0 || pos.outcome().is_some() {
        return found;
    }
    for m in pos.moves() {
        let floor = match found.moves.get(most - 1) {
            Some(last) => last.value,
            None => -Score::INFINITE,
        };
        let window = Window { alpha: floor, ..Window::FULL };
        let nodes = task.limits.nodes.map(|all| all.saturating_sub(found.counts.nodes));
        let limit = Limit::new(Limits { nodes, ..task.limits });
        let observer = (limit, (Counting::new(), Line::new(task.depth)));
        let mut context = Context { evaluator: &Inside(evaluator), observer, choices: Ours };
        let value = searcher.value(&mut context, &mut Only::new(pos.clone(), m), task.depth, window);
        let (limit, (counting, line)) = context.observer;
        found.counts += &counting.into_counts();
        let Ok(value) = value else {
            found.stopped = limit.reason().or(Some(StopReason::Cancelled));
            return found;
        };
        if value > floor || found.moves.len() < most {
            let place = found.moves.partition_point(|better| better.value >= value);
            let mut line = line.moves().to_vec();
            // A move that loses everything improves on nothing.
            if line.is_empty() {
                line.push(m);
            }
            found.moves.insert(place, BestMove { value, line });
            found.moves.truncate(most);
        }
    }
    found
}

/// A position with one move at the root, and all of them below.
#[derive(Clone, Debug)]
pub struct Only<P: Position> {
    inner: P,
    root_move: P::Move,
    ply: u16,
}

impl<P: Position> Only<P> {
    fn new(inner: P, root_move: P::Move) -> Self {
        Self { inner, root_move, ply: 0 }
    }
}

impl<P: Position> Position for Only<P> {
    type Move = P::Move;
    type Undo = P::Undo;
    type Moves = OneOrAll<P>;

    fn to_move(&self) -> Player {
        self.inner.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome()
    }

    fn moves(&self) -> OneOrAll<P> {
        if self.ply == 0 { OneOrAll::One(Some(self.root_move)) } else { OneOrAll::All(self.inner.moves()) }
    }

    fn make(&mut self, m: P::Move) -> P::Undo {
        self.ply += 1;
        self.inner.make(m)
    }

    fn unmake(&mut self, m: P::Move, undo: P::Undo) {
        self.ply -= 1;
        self.inner.unmake(m, undo);
    }

    fn move_count(&self) -> usize {
        if self.ply == 0 { 1 } else { self.inner.move_count() }
    }
}

impl<P: Alternating> Alternating for Only<P> {}

impl<P: Keyed> Keyed for Only<P> {
    fn key(&self) -> u64 {
        // With one move it is another position.
        const ROOT: u64 = 0x5851_f42d_4c95_7f2d;
        if self.ply == 0 { self.inner.key() ^ ROOT } else { self.inner.key() }
    }
}

impl<P: Indexed> Indexed for Only<P> {
    fn indices(&self) -> usize {
        self.inner.indices()
    }

    fn index(&self, m: P::Move) -> usize {
        self.inner.index(m)
    }
}

/// The moves of [`Only`].
#[derive(Clone, Debug)]
pub enum OneOrAll<P: Position> {
    /// At the root.
    One(Option<P::Move>),
    /// Below.
    All(P::Moves),
}

impl<P: Position> Iterator for OneOrAll<P> {
    type Item = P::Move;

    fn next(&mut self) -> Option<P::Move> {
        match self {
            Self::One(m) => m.take(),
            Self::All(moves) => moves.next(),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            Self::One(m) => (usize::from(m.is_some()), Some(usize::from(m.is_some()))),
            Self::All(moves) => moves.size_hint(),
        }
    }
}

impl<P: Position> ExactSizeIterator for OneOrAll<P> {}

/// The evaluator of the position inside.
struct Inside<'a, E: ?Sized>(&'a E);

impl<P: Position, E: Evaluator<P> + ?Sized> Evaluator<Only<P>> for Inside<'_, E> {
    fn evaluate(&self, pos: &Only<P>) -> Score {
        self.0.evaluate(&pos.inner)
    }

    fn finished(&self, pos: &Only<P>, outcome: Outcome, ply: u16) -> Score {
        self.0.finished(&pos.inner, outcome, ply)
    }

    fn range(&self) -> Window {
        self.0.range()
    }
}
