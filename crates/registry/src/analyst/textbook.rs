//! An analyst for any game: alpha-beta, depth by depth, where the game allows it, minimax elsewhere.

use std::cmp::Reverse;

use plyground_core::{Evaluator, EvaluatorSettings, Game, Limits, Outcome, Report, Score};
use plyground_games::general::ByOutcome;
use plyground_search::Task;
use plyground_search::observers::SharedLimit;
use plyground_search::ordering::Ranked;

use super::{Analyst, AnalystEnd, AnalystOptions, Insight, Prospect, Worth, met};
use crate::erased_run::{ErasedRun, ErasedSearchFn, with_moves};
use crate::plugin::Abilities;
use crate::{Algorithm, DEEPEST, NamedEvaluator};

/// Searches the position after every move by itself. So each move has its own value and its own line, a depth that was
/// stopped resumes with the move at which that happened, and a move whose end is known is not searched again.
pub(crate) struct TextbookAnalyst<G: Game> {
    pos: G,
    abilities: Abilities<G>,
    evaluator: Option<NamedEvaluator>,
    lines: usize,
    /// The last depth.
    last_depth: u16,
    /// The current depth.
    depth: u16,
    /// The results of each move, by its number among the legal ones.
    moves: Vec<Known>,
    /// The moves left to search to this depth, the next one last.
    left: Vec<usize>,
    deepest: u16,
    nodes: u64,
}

/// The result of a move.
struct Known {
    prospect: Prospect,
    /// Whether a deeper search cannot change it.
    is_settled: bool,
    /// Its appeal to people, for a choice among equals.
    appeal: i32,
}

impl<G: Game> TextbookAnalyst<G> {
    pub(crate) fn new(pos: &G, abilities: &Abilities<G>, options: AnalystOptions) -> Self {
        let known = |m| Known {
            prospect: Prospect {
                moves: vec![pos.write_move(m)],
                cells: vec![pos.cell(m)],
                worth: Worth::Points(0),
            },
            is_settled: false,
            appeal: pos.appeal(m),
        };
        let moves: Vec<Known> = pos.moves().map(known).collect();
        Self {
            pos: pos.clone(),
            abilities: abilities.clone(),
            evaluator: options.evaluator,
            lines: options.lines.max(1),
            last_depth: options.depth.unwrap_or(DEEPEST).min(DEEPEST),
            depth: 1,
            left: (0..moves.len()).rev().collect(),
            moves,
            deepest: 0,
            nodes: 0,
        }
    }

    /// Whether a deeper search can change nothing.
    pub(crate) fn is_settled(&self) -> bool {
        self.moves.iter().all(|known| known.is_settled)
    }

    /// The best move first; of equals, the one with the most appeal.
    fn ranking(&self) -> Vec<usize> {
        let mut ranking: Vec<usize> = (0..self.moves.len()).collect();
        ranking.sort_by(|&a, &b| {
            let (a, b) = (&self.moves[a], &self.moves[b]);
            let better = b.prospect.worth.compare(a.prospect.worth);
            better.then(Reverse(a.appeal).cmp(&Reverse(b.appeal)))
        });
        ranking
    }

    fn insight(&self) -> Insight {
        let best = self.ranking().into_iter().take(self.lines);
        Insight {
            depth: self.depth,
            deepest: self.deepest,
            nodes: self.nodes,
            lines: best.map(|number| self.moves[number].prospect.clone()).collect(),
        }
    }

    /// Goes one deeper.
    fn deepen(&mut self) {
        self.depth += 1;
        let ranking = self.ranking();
        self.left = ranking.into_iter().rev().filter(|&number| !self.moves[number].is_settled).collect();
    }
}

impl<G: Game> Analyst for TextbookAnalyst<G> {
    fn look(&mut self, limits: Limits<'_>, report: &mut dyn FnMut(&Insight)) -> AnalystEnd {
        if self.is_settled() || self.depth > self.last_depth {
            return AnalystEnd::Done;
        }
        let judge = AnalystSearch::of(&self.pos, &self.abilities, self.evaluator);
        let before = self.nodes;
        let moves: Vec<G::Move> = self.pos.moves().collect();
        while self.depth <= self.last_depth {
            while let Some(&number) = self.left.last() {
                // The first call always reports: only a cancellation stops the first depth.
                let limits = if self.depth == 1 {
                    Limits { cancel: limits.cancel, ..Limits::default() }
                } else {
                    limits
                };
                if let Some(reason) = met(limits, self.nodes - before) {
                    return AnalystEnd::Stopped(reason);
                }
                let nodes = limits.nodes.map(|most| most - (self.nodes - before));
                let task =
                    Task { depth: self.depth - 1, limits: Limits { nodes, ..limits }, ..Task::default() };
                let mut pos = self.pos.clone();
                pos.make(moves[number]);
                let found = judge.search(&pos, &task);
                self.nodes += found.counts.nodes;
                if let Some(reason) = found.stopped {
                    return AnalystEnd::Stopped(reason);
                }
                self.deepest = self.deepest.max(found.counts.seldepth() + 1);
                self.learn(number, &pos, &judge, &found);
                self.left.pop();
            }
            report(&self.insight());
            if self.is_settled() {
                break;
            }
            self.deepen();
        }
        AnalystEnd::Done
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl<G: Game> TextbookAnalyst<G> {
    /// Stores the result of a search of the position after a move.
    fn learn(&mut self, number: usize, after: &G, judge: &AnalystSearch<G>, found: &Report<G::Move>) {
        let value = found.value.expect("a search that was not stopped knows a value");
        let value = if after.to_move() == self.pos.to_move() { value } else { -value };
        let is_whole = found.is_complete;
        let known = &mut self.moves[number];
        known.prospect.worth = judge.worth(value, is_whole);
        // A win or a loss within the horizon is as near as it can be: every shallower search has missed it.
        known.is_settled = is_whole || known.prospect.worth.is_certain();
        known.prospect.moves.truncate(1);
        known.prospect.cells.truncate(1);
        let mut pos = after.clone();
        for &m in &found.pv {
            known.prospect.moves.push(pos.write_move(m));
            known.prospect.cells.push(pos.cell(m));
            pos.make(m);
        }
    }
}

/// The worth of a finished game for the side that would be to move.
pub(crate) fn final_worth<G: Game>(pos: &G, abilities: &Abilities<G>) -> Option<Worth> {
    let outcome = pos.outcome()?;
    let judge = AnalystSearch::of(pos, abilities, None);
    Some(if judge.counts_gains {
        Worth::Points(judge.evaluator.finished(pos, outcome, 0).get())
    } else {
        Worth::of_outcome(outcome, pos.to_move())
    })
}

/// The evaluator and the search.
struct AnalystSearch<G: Game> {
    run: ErasedSearchFn<G>,
    evaluator: Box<dyn Evaluator<G>>,
    /// Whether an end is worth its number, and not just won or lost.
    counts_gains: bool,
}

impl<G: Game> AnalystSearch<G> {
    fn of(pos: &G, abilities: &Abilities<G>, evaluator: Option<NamedEvaluator>) -> Self {
        let sound = || abilities.offers.iter().filter(|offer| offer.mutation.is_none());
        let offer = sound().find(|offer| offer.algorithm == Algorithm::AlphaBeta).or_else(|| sound().next());
        let run = offer.and_then(|offer| offer.study);
        let entry = abilities.entry(pos, evaluator).ok();
        let evaluator = entry.and_then(|entry| entry.build(pos, &EvaluatorSettings::default()).ok());
        Self {
            run: run.expect("every game is offered minimax, which can be watched"),
            counts_gains: G::IS_WRITTEN && evaluator.is_some(),
            evaluator: evaluator.unwrap_or_else(|| Box::new(ByOutcome)),
        }
    }

    fn search(&self, pos: &G, task: &Task<'_>) -> Report<G::Move> {
        // From the middle outwards, where there is a middle: alpha-beta then saves several times as much.
        let order = Ranked(|pos: &G, m| i64::from(pos.centre_distance(m).unwrap_or_default()));
        let limit = SharedLimit::new(task.limits);
        let nearer = ClampedEvaluator(&*self.evaluator);
        let evaluator = if self.counts_gains { &*self.evaluator } else { &nearer };
        let study = ErasedRun { order: &order, ..ErasedRun::plain(evaluator, task, &limit) };
        with_moves(pos, (self.run)(pos, &study).report)
    }

    /// The worth of a move from the value of the position after it; `is_whole` if the search reached all the ends.
    fn worth(&self, value: Score, is_whole: bool) -> Worth {
        if self.counts_gains {
            return Worth::Points(value.get());
        }
        match Worth::of_score(value) {
            // The move itself counts too.
            Worth::Win(plies) => Worth::Win(plies + 1),
            Worth::Loss(plies) => Worth::Loss(plies + 1),
            _ if is_whole => Worth::Draw,
            points => points,
        }
    }
}

/// An evaluator whose values count while a game goes on; its end is won, the sooner the better, lost or drawn.
struct ClampedEvaluator<'a, G>(&'a dyn Evaluator<G>);

impl<G: Game> Evaluator<G> for ClampedEvaluator<'_, G> {
    fn evaluate(&self, pos: &G) -> Score {
        // A win within the horizon is worth more than any evaluation.
        let most = Score::WIN.get() / 2;
        Score::new(self.0.evaluate(pos).get().clamp(-most, most))
    }

    fn finished(&self, pos: &G, outcome: Outcome, ply: u16) -> Score {
        let win = Score::new(Score::WIN.get() - i32::from(ply));
        match outcome {
            Outcome::Draw => Score::ZERO,
            Outcome::Win(winner) if winner == pos.to_move() => win,
            Outcome::Win(_) => -win,
        }
    }
}
