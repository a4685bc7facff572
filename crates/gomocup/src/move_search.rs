//! Searching for a move, on the search thread.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use plyground_core::{Limits, Player};
use plyground_gomoku::{
    Board, Cell, Flow, Iteration, Level, LevelMove, SearchOptions, SearchResult, Threat, TranspositionTable,
    Value, Variation, search,
};

use crate::input::InputLine;
use crate::position::simple_move;
use crate::time_manager::Budget;

/// An event for the main thread, from the input or the search thread.
#[derive(Debug)]
pub(crate) enum Event {
    /// An input line.
    Line(InputLine),
    /// The end of the input.
    EndOfInput,
    /// The result of an iteration, and the time since the command arrived.
    Progress(Iteration, Duration),
    /// The search has ended with this decision.
    Decided(Decision),
}

/// The decision of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Decision {
    /// Play these moves, usually one.
    Moves(Vec<Cell>),
    /// Change sides.
    Swap,
    /// No move was found.
    Nothing,
}

/// A search for a move: its limits, its table, and where its progress goes.
pub(crate) struct MoveSearch<'a> {
    pub(crate) table: &'a mut TranspositionTable,
    pub(crate) started: Instant,
    pub(crate) budget: Budget,
    pub(crate) cancel: &'a AtomicBool,
    pub(crate) threads: usize,
    pub(crate) depth: Option<usize>,
    pub(crate) nodes: Option<u64>,
    pub(crate) tell: Sender<Event>,
}

/// Cells that must not be played.
#[derive(Clone, Default, Debug)]
pub(crate) struct Exclusions {
    /// By the rules of the game.
    pub(crate) closed: Vec<Cell>,
    /// By request of the manager; ignored if no other move is left.
    pub(crate) avoid: Vec<Cell>,
}

/// The minimum time between two progress messages.
const PAUSE: Duration = Duration::from_millis(100);

impl MoveSearch<'_> {
    /// The best move of the search with its value; none if it found no legal move outside the exclusions.
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
                // Fails only if the program is ending.
                let _ = tell.send(Event::Progress(iteration.clone(), elapsed));
            }
            // The next iteration is expected to take longer than all previous ones together.
            let late = budget.soft.is_some_and(|soft| elapsed * 2 > soft);
            // A proven win ends the search, unless it is a multi-PV analysis.
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

    /// The best move of the search, or a simple move if it found none.
    pub(crate) fn any_move(&mut self, board: &mut Board, lines: usize, exclusions: &Exclusions) -> Decision {
        let best = self.best_move(board, lines, exclusions).map(|(cell, _)| cell);
        best.or_else(|| simple_move(board, &exclusions.closed, &exclusions.avoid))
            .map_or(Decision::Nothing, |cell| Decision::Moves(vec![cell]))
    }

    /// The move of a level; replaced by a simple move if it is excluded.
    pub(crate) fn level_move(
        &mut self,
        board: &mut Board,
        level: Level,
        seed: u64,
        exclusions: &Exclusions,
    ) -> Decision {
        let Exclusions { closed, avoid } = exclusions;
        let (started, hard) = (self.started, self.budget.hard);
        let deadline = || hard.is_some_and(|hard| started.elapsed() >= hard);
        let limits = Limits { nodes: self.nodes, deadline: Some(&deadline), cancel: Some(self.cancel) };
        let choice = level.play(board, seed, self.table, limits).filter(|choice| {
            board.is_legal(choice.cell) && !closed.contains(&choice.cell) && !avoid.contains(&choice.cell)
        });
        let Some(LevelMove { cell, value, depth, nodes }) = choice else {
            return simple_move(board, closed, avoid)
                .map_or(Decision::Nothing, |cell| Decision::Moves(vec![cell]));
        };
        let lines = vec![Variation { moves: vec![cell], value }];
        let iteration = Iteration { lines, depth, seldepth: depth, nodes };
        let _ = self.tell.send(Event::Progress(iteration, started.elapsed()));
        Decision::Moves(vec![cell])
    }

    /// The value of a position for the side to move by a search of `nodes` nodes; none if the time is up.
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

/// Whether there is only one sensible move: the centre of an empty board, a five, or the defence against one.
pub(crate) fn is_forced(board: &Board) -> bool {
    let fives = |player: Player| board.count(player, Threat::Five);
    board.ply() == 0 || fives(board.to_move()) > 0 || fives(board.to_move().other()) > 0
}
