//! Thinking: what goes on on the other thread.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use plyground_core::{Limits, Player};
use plyground_gomoku::{
    Board, Cell, Flow, Iteration, Level, LevelMove, SearchOptions, SearchResult, Threat, TranspositionTable,
    Value, Variation, search,
};

use crate::clock::Budget;
use crate::input::Heard;
use crate::position::simple_move;

/// What the brain hears, from outside and from its own thoughts.
#[derive(Debug)]
pub(crate) enum Event {
    /// The manager says something.
    Heard(Heard),
    /// The manager will say nothing more.
    Silence,
    /// An iteration was finished, so long after the command came.
    Progress(Iteration, Duration),
    /// A thought has come to its end.
    Decided(Reply),
}

/// What a thought comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    /// Play these, usually one.
    Moves(Vec<Cell>),
    /// Change sides.
    Swap,
    /// There is nothing to play.
    Nothing,
}

/// Everything that a thought needs.
pub(crate) struct Mind<'a> {
    pub(crate) table: &'a mut TranspositionTable,
    pub(crate) started: Instant,
    pub(crate) budget: Budget,
    pub(crate) cancel: &'a AtomicBool,
    pub(crate) threads: usize,
    pub(crate) depth: Option<usize>,
    pub(crate) nodes: Option<u64>,
    pub(crate) tell: Sender<Event>,
}

/// Cells that are not to be played.
#[derive(Clone, Default, Debug)]
pub(crate) struct Exclusions {
    /// By the rules of the game.
    pub(crate) closed: Vec<Cell>,
    /// By the wish of whoever asks, which counts as long as something else is left.
    pub(crate) avoid: Vec<Cell>,
}

/// Between two reports.
const PAUSE: Duration = Duration::from_millis(100);

impl Mind<'_> {
    /// The best move of the search and what it is worth; none where it has no move that may be played.
    pub(crate) fn best_move(
        &mut self,
        board: &mut Board,
        lines: usize,
        exclusions: &Exclusions,
    ) -> Option<(Cell, Option<Value>)> {
        let Exclusions { closed, avoid } = exclusions;
        let excluded: Vec<Cell> = closed.iter().chain(avoid).copied().collect();
        let (started, budget, tell) = (self.started, self.budget, self.tell.clone());
        let mut told = (None, Duration::ZERO);
        let mut report = |iteration: &Iteration| {
            let elapsed = started.elapsed();
            if elapsed >= told.1 + PAUSE {
                told = (Some(iteration.depth), elapsed);
                // Only a brain that is about to end does not want to know.
                let _ = tell.send(Event::Progress(iteration.clone(), elapsed));
            }
            // The next iteration takes longer than all before it together.
            let late = budget.soft.is_some_and(|soft| elapsed * 2 > soft);
            // A proven win need not be proven again, unless somebody wants to see the other lines.
            let won = lines == 1
                && budget.hard.is_some()
                && iteration
                    .lines
                    .first()
                    .is_some_and(|line| line.value.mate().is_some_and(|plies| plies > 0));
            if late || won { Flow::Stop } else { Flow::Continue }
        };
        let answer = self.search(board, lines, &excluded, self.nodes, &mut report);
        let mut iteration = answer.iteration?;
        iteration.lines.retain(|line| {
            line.moves.first().is_some_and(|&cell| board.is_legal(cell) && !excluded.contains(&cell))
        });
        let best = iteration.lines.first().map(|line| (line.moves[0], Some(line.value)));
        if best.is_some() && Some(iteration.depth) != told.0 {
            let _ = self.tell.send(Event::Progress(iteration, started.elapsed()));
        }
        best
    }

    /// A move in any case: where the search has none, because all is lost or it had no time, a simple one.
    pub(crate) fn any_move(&mut self, board: &mut Board, lines: usize, exclusions: &Exclusions) -> Reply {
        let best = self.best_move(board, lines, exclusions).map(|(cell, _)| cell);
        best.or_else(|| simple_move(board, &exclusions.closed, &exclusions.avoid))
            .map_or(Reply::Nothing, |cell| Reply::Moves(vec![cell]))
    }

    /// The move of a player of a level; what it must not play it replaces by a simple move.
    pub(crate) fn level_move(
        &mut self,
        board: &mut Board,
        level: Level,
        seed: u64,
        exclusions: &Exclusions,
    ) -> Reply {
        let Exclusions { closed, avoid } = exclusions;
        let (started, hard) = (self.started, self.budget.hard);
        let deadline = || hard.is_some_and(|hard| started.elapsed() >= hard);
        let limits = Limits { nodes: self.nodes, deadline: Some(&deadline), cancel: Some(self.cancel) };
        let choice = level.play(board, seed, self.table, limits).filter(|choice| {
            board.is_legal(choice.cell) && !closed.contains(&choice.cell) && !avoid.contains(&choice.cell)
        });
        let Some(LevelMove { cell, value, depth, nodes }) = choice else {
            return simple_move(board, closed, avoid).map_or(Reply::Nothing, |cell| Reply::Moves(vec![cell]));
        };
        let lines = vec![Variation { moves: vec![cell], value }];
        let iteration = Iteration { lines, depth, seldepth: depth, nodes };
        let _ = self.tell.send(Event::Progress(iteration, started.elapsed()));
        Reply::Moves(vec![cell])
    }

    /// What a position is worth to the side to move, as far as so many nodes tell; none where there is no more time.
    pub(crate) fn value(&mut self, board: &Board, nodes: u64) -> Option<Value> {
        if self.cancel.load(Relaxed) || self.budget.hard.is_some_and(|hard| self.started.elapsed() >= hard) {
            return None;
        }
        let nodes = self.nodes.map_or(nodes, |most| most.min(nodes));
        let answer = self.search(board, 1, &[], Some(nodes), &mut |_| Flow::Continue);
        Some(answer.iteration?.lines.first()?.value)
    }

    fn search(
        &mut self,
        board: &Board,
        lines: usize,
        avoid: &[Cell],
        nodes: Option<u64>,
        report: &mut dyn FnMut(&Iteration) -> Flow,
    ) -> SearchResult {
        let (started, hard) = (self.started, self.budget.hard);
        let deadline = || hard.is_some_and(|hard| started.elapsed() >= hard);
        let limits = Limits { nodes, deadline: Some(&deadline), cancel: Some(self.cancel) };
        let mut options = SearchOptions { lines, threads: self.threads, avoid, ..SearchOptions::default() };
        options.depth = self.depth.map_or(options.depth, |depth| depth.min(options.depth));
        search(board, self.table, options, limits, report)
    }
}

/// Whether there is but one sensible move: the centre of an empty board, five at once, or the cell where the opponent
/// would make five.
pub(crate) fn is_forced(board: &Board) -> bool {
    let fives = |player: Player| board.count(player, Threat::Five);
    board.ply() == 0 || fives(board.to_move()) > 0 || fives(board.to_move().other()) > 0
}
