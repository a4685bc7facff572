//! Exact values: proven, without an evaluator's judgement.

use std::cell::Cell;

use plyground_core::{
    Evaluator, EvaluatorSettings, Game, Keyed, Limits, Message, Outcome, Position, StopReason, message,
};
use plyground_games::general::ByOutcome;
use plyground_search::DfPn;

#[cfg(doc)]
use crate::DEEPEST;
use crate::analyst::{Analyst, AnalystEnd, AnalystOptions, Insight, TextbookAnalyst, Worth};
use crate::plugin::Abilities;
use crate::proving::{Lacking, by_proof_number, by_prover};
use crate::solver_cache::SolverCache;
use crate::typed_task::write_line;

/// How a position is to be solved.
pub struct Solving<'a> {
    /// By which method.
    pub method: Method,
    /// Bytes that a table may take.
    pub memory: usize,
    /// Nodes to spend first on the shortest way to a win or out of a loss, whose length is then known; with 0 none is searched.
    /// Only for games that are won, drawn or lost, and for [`Method::Fastest`].
    pub near: u64,
    /// Threads that solve together; more than one only where the game's own solver has them.
    pub threads: usize,
    /// When to stop.
    pub limits: Limits<'a>,
    /// Called with the progress now and then.
    pub progress: &'a mut dyn FnMut(SolveProgress),
    /// Results of solving other positions of the same game; they are added to.
    pub kept: &'a mut SolverCache,
}

/// The progress of a solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolveProgress {
    /// Positions entered.
    pub nodes: u64,
    /// The bounds of the value for the side to move, where they are known.
    pub between: Option<(i32, i32)>,
    /// What a proof still needs, where one is searched.
    pub lacking: Option<Lacking>,
}

/// A way to solve.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Method {
    /// The fastest for the game.
    #[default]
    Fastest,
    /// Principal variation search to the end of the game.
    Search,
    /// Depth-first proof-number search.
    Proof,
    /// Best-first proof-number search, which keeps its whole tree.
    ProofNumber,
}

/// The proven value of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exact {
    /// How the game ends if both play their best.
    pub outcome: Outcome,
    /// The score for the side to move, where the game is played for one and the method finds it.
    pub score: Option<i32>,
    /// Moves to the end of the game, where the shortest win or the longest loss was searched and found.
    pub plies: Option<u16>,
    /// Best play of both sides, as far as it was found.
    pub line: Vec<String>,
    /// Positions entered.
    pub nodes: u64,
    /// The method that found it: `solver`, `threats`, `search`, `proof`, `proof-number` or `rules`.
    pub method: &'static str,
}

/// Why a position was not solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsolved {
    /// The reason.
    pub why: Obstacle,
    /// The bounds of the value for the side to move, where they are known.
    pub between: Option<(i32, i32)>,
    /// Positions entered.
    pub nodes: u64,
}

/// The end of an attempt to solve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// A limit that the caller set.
    Limit(StopReason),
    /// The method had no room for more.
    Memory,
    /// A game may last longer than any search looks ahead, [`DEEPEST`] moves.
    Depth,
}

/// The result of a method: a score, or the winner.
pub(crate) struct SolvedPosition<M> {
    pub(crate) value: Value,
    pub(crate) line: Vec<M>,
    pub(crate) nodes: u64,
}

pub(crate) enum Value {
    Score(i32),
    Outcome(Outcome),
}

pub(crate) type Attempt<M> = Result<SolvedPosition<M>, Unsolved>;
/// A solver made for one game.
#[derive(Clone)]
pub(crate) struct Fast<G: Game> {
    pub(crate) solve: FastFn<G>,
    /// Whether it can use several threads.
    pub(crate) has_threads: bool,
}

/// The result of such a solver; `None` for a position that it cannot solve.
pub(crate) type FastFn<G> = fn(&G, &mut Solving<'_>) -> Option<Attempt<<G as Position>::Move>>;
/// A proof of who wins.
pub(crate) type ProofFn<G> = fn(&G, &mut Solving<'_>) -> Attempt<<G as Position>::Move>;
/// A search to the end of the game by an evaluator that is exact there.
pub(crate) type SearchToEndFn<G> =
    fn(&G, &dyn Evaluator<G>, &mut Solving<'_>) -> Attempt<<G as Position>::Move>;

/// Solves a position that was reached by these moves.
pub(crate) fn solve<G: Game>(
    pos: &G,
    abilities: &Abilities<G>,
    moves: &[G::Move],
    solving: &mut Solving<'_>,
) -> Result<Result<Exact, Unsolved>, Message> {
    solving.kept.ask(pos.name(), solving.memory, solving.threads);
    let has_threads =
        solving.method == Method::Fastest && abilities.fast.as_ref().is_some_and(|solver| solver.has_threads);
    if solving.threads > 1 && !has_threads {
        return Err(one_thread(G::ID));
    }
    if let Some(outcome) = pos.outcome() {
        let score = scoring(pos, abilities).map(|judge| judge.finished(pos, outcome, 0).get());
        let (line, plies) = (Vec::new(), Some(0));
        return Ok(Ok(Exact { outcome, score, plies, line, nodes: 0, method: "rules" }));
    }
    match solving.method {
        Method::Fastest => by_the_fastest(pos, abilities, moves, solving),
        Method::Search => Ok(answer(pos, "search", by_search(pos, abilities, solving)?)),
        Method::Proof => {
            let proof = abilities.proof.ok_or_else(|| cannot("proof", G::ID))?;
            Ok(answer(pos, "proof", proof(pos, solving)))
        }
        Method::ProofNumber => Ok(answer(pos, "proof-number", by_proof_number(pos, solving))),
    }
}

/// The shortest way first, where it is wanted; then the value by the method that suits the game.
fn by_the_fastest<G: Game>(
    pos: &G,
    abilities: &Abilities<G>,
    moves: &[G::Move],
    solving: &mut Solving<'_>,
) -> Result<Result<Exact, Unsolved>, Message> {
    let mut limits = solving.limits;
    let mut spent = 0;
    if solving.near > 0 && G::SCORED_BY.is_none() {
        let near = limits.nodes.map_or(solving.near, |most| most.min(solving.near));
        match by_textbook(pos, abilities, Limits { nodes: Some(near), ..limits }) {
            Err(unsolved) if unsolved.why == Obstacle::Limit(StopReason::Nodes) => spent = unsolved.nodes,
            decided => return Ok(decided),
        }
        limits.nodes = limits.nodes.map(|most| most.saturating_sub(spent));
    }
    let mut told = |progress: SolveProgress| {
        (solving.progress)(SolveProgress { nodes: spent + progress.nodes, ..progress });
    };
    let kept = &mut *solving.kept;
    let rest = &mut Solving { limits, progress: &mut told, kept, ..*solving };
    Ok(match by_value(pos, abilities, moves, rest)? {
        Ok(exact) => Ok(Exact { nodes: spent + exact.nodes, ..exact }),
        Err(unsolved) => Err(Unsolved { nodes: spent + unsolved.nodes, ..unsolved }),
    })
}

/// The value, by threats, by the solver of the game, or by search and proof numbers.
fn by_value<G: Game>(
    pos: &G,
    abilities: &Abilities<G>,
    moves: &[G::Move],
    solving: &mut Solving<'_>,
) -> Result<Result<Exact, Unsolved>, Message> {
    if let Some(exact) = by_threats(pos, abilities, moves, solving.limits) {
        return Ok(Ok(exact));
    }
    if let Some(attempt) = abilities.fast.as_ref().and_then(|solver| (solver.solve)(pos, solving)) {
        let attempt = if G::SCORED_BY.is_some() { attempt } else { by_outcome(pos, attempt) };
        return Ok(answer(pos, "solver", attempt));
    }
    match (G::SCORED_BY, abilities.proof) {
        (None, Some(proof)) => in_turns(pos, abilities, proof, solving),
        // Without keys there is neither a table nor a proof by df-pn.
        (None, None) => Ok(by_textbook(pos, abilities, solving.limits)),
        (Some(_), _) => Ok(answer(pos, "search", by_search(pos, abilities, solving)?)),
    }
}

fn answer<G: Game>(pos: &G, method: &'static str, attempt: Attempt<G::Move>) -> Result<Exact, Unsolved> {
    attempt.map(|found| written(pos, method, &found))
}

/// The outcome and its distance, by the textbook's search depth by depth: it needs no keys.
fn by_textbook<G: Game>(pos: &G, abilities: &Abilities<G>, limits: Limits<'_>) -> Result<Exact, Unsolved> {
    let mut textbook = TextbookAnalyst::new(pos, abilities, AnalystOptions::lines(1));
    let mut last: Option<Insight> = None;
    // A proven win or loss ends the search.
    let is_decided = Cell::new(false);
    let is_over = || is_decided.get() || limits.deadline.is_some_and(|is_late| is_late());
    let progress = textbook.look(Limits { deadline: Some(&is_over), ..limits }, &mut |insight| {
        is_decided.set(matches!(insight.lines[0].worth, Worth::Win(_) | Worth::Loss(_)));
        last = Some(insight.clone());
    });
    let nodes = textbook.nodes();
    let us = pos.to_move();
    let best = last.and_then(|insight| insight.lines.into_iter().next());
    let known = best.as_ref().and_then(|best| match best.worth {
        // One winning move is enough, and if the best move loses, all lose.
        Worth::Win(plies) => Some((Outcome::Win(us), Some(plies))),
        Worth::Loss(plies) => Some((Outcome::Win(us.other()), Some(plies))),
        // Other moves may be worth more.
        Worth::Draw if progress == AnalystEnd::Done && textbook.is_settled() => Some((Outcome::Draw, None)),
        Worth::Draw | Worth::Points(_) => None,
    });
    let why = match progress {
        AnalystEnd::Stopped(reason) => Obstacle::Limit(reason),
        AnalystEnd::Done => Obstacle::Depth,
    };
    let (outcome, plies) = known.ok_or(Unsolved { why, between: None, nodes })?;
    let line = best.map(|best| best.moves).unwrap_or_default();
    Ok(Exact { outcome, score: None, plies, line, nodes, method: "search" })
}

/// The winner, by two methods in turns: a search is quick where little is left or nothing is decided, proof numbers
/// where one side can force a win. Each gets more nodes than the other had, until the limits are met.
fn in_turns<G: Game>(
    pos: &G,
    abilities: &Abilities<G>,
    proof: ProofFn<G>,
    solving: &mut Solving<'_>,
) -> Result<Result<Exact, Unsolved>, Message> {
    const FIRST: u64 = 3_000_000;
    const GROWTH: u64 = 8;
    let all = solving.limits;
    let (mut nodes, mut share) = (0, FIRST);
    for turn in 0.. {
        let left = all.nodes.map_or(u64::MAX, |most| most.saturating_sub(nodes));
        let limits = Limits { nodes: Some(share.min(left)), ..all };
        let mut told = |progress: SolveProgress| {
            (solving.progress)(SolveProgress { nodes: nodes + progress.nodes, ..progress });
        };
        let kept = &mut *solving.kept;
        let mut turn_of = Solving { limits, progress: &mut told, kept, ..*solving };
        let (method, attempt) = if turn % 2 == 0 {
            ("search", by_search(pos, abilities, &mut turn_of)?)
        } else {
            ("proof", proof(pos, &mut turn_of))
        };
        match attempt {
            Ok(found) => {
                let exact = written(pos, method, &found);
                return Ok(Ok(Exact { nodes: nodes + exact.nodes, ..exact }));
            }
            Err(unsolved) => {
                nodes += unsolved.nodes;
                let is_over = unsolved.why != Obstacle::Limit(StopReason::Nodes) || share >= left;
                if is_over {
                    return Ok(Err(Unsolved { nodes, ..unsolved }));
                }
            }
        }
        share = share.saturating_mul(GROWTH);
    }
    unreachable!("the turns end with an answer or with a limit")
}

/// Searches to the end of the game for its score, or where there is none for the winner.
fn by_search<G: Game>(
    pos: &G,
    abilities: &Abilities<G>,
    solving: &mut Solving<'_>,
) -> Result<Attempt<G::Move>, Message> {
    let judge = scoring(pos, abilities);
    let is_symmetric = abilities.score_counter().is_none_or(|entry| entry.is_symmetric);
    let search = abilities.exact_folded.filter(|_| is_symmetric).or(abilities.exact);
    let search = search.ok_or_else(|| cannot("search", G::ID))?;
    Ok(match judge {
        Some(judge) => search(pos, &*judge, solving),
        None => by_outcome(pos, search(pos, &ByOutcome, solving)),
    })
}

fn cannot(method: &str, game: &str) -> Message {
    message!(
        "solve-needs-keys",
        "{game} cannot be solved by {method}: its positions have no keys",
        game = game,
        method = method
    )
}

fn one_thread(game: &str) -> Message {
    message!(
        "solve-one-thread",
        "{game} is solved on one thread by this method: only Othello's own solver has more",
        game = game
    )
}

/// The evaluator that counts the score of the game.
fn scoring<G: Game>(pos: &G, abilities: &Abilities<G>) -> Option<Box<dyn Evaluator<G>>> {
    (abilities.score_counter()?.build)(pos, &EvaluatorSettings::default()).ok()
}

/// A win by threats of an engine, which was played against every legal reply.
fn by_threats<G: Game>(
    pos: &G,
    abilities: &Abilities<G>,
    moves: &[G::Move],
    limits: Limits<'_>,
) -> Option<Exact> {
    /// Beyond this an exhaustive search is the better use of nodes.
    const NODES: u64 = 1_000_000;
    let engine = abilities.engine.as_ref()?;
    let nodes = limits.nodes.map_or(NODES, |most| most.min(NODES));
    let line = (engine.forced_win)(pos, moves, Limits { nodes: Some(nodes), ..limits })?;
    let found = SolvedPosition { value: Value::Outcome(Outcome::Win(pos.to_move())), line, nodes: 0 };
    Some(written(pos, "threats", &found))
}

/// The result of a game that is only won, drawn or lost, without numbers.
fn by_outcome<G: Game>(pos: &G, attempt: Attempt<G::Move>) -> Attempt<G::Move> {
    match attempt {
        Ok(SolvedPosition { value: Value::Score(score), line, nodes }) => {
            Ok(SolvedPosition { value: Value::Outcome(by_sign(pos, score)), line, nodes })
        }
        Err(unsolved) => Err(Unsolved { between: None, ..unsolved }),
        found => found,
    }
}

/// The outcome for this score of the side to move.
fn by_sign<G: Game>(pos: &G, score: i32) -> Outcome {
    match score.signum() {
        1 => Outcome::Win(pos.to_move()),
        0 => Outcome::Draw,
        _ => Outcome::Win(pos.to_move().other()),
    }
}

fn written<G: Game>(pos: &G, method: &'static str, found: &SolvedPosition<G::Move>) -> Exact {
    let (outcome, score) = match found.value {
        Value::Score(score) => (by_sign(pos, score), Some(score)),
        Value::Outcome(outcome) => (outcome, None),
    };
    let line = write_line(pos, &found.line);
    Exact { outcome, score, plies: None, line, nodes: found.nodes, method }
}

/// Depth-first proof-number search.
pub(crate) fn by_proof<G: Game + Keyed>(pos: &G, solving: &mut Solving<'_>) -> Attempt<G::Move> {
    let memory = solving.memory;
    let prover = solving.kept.or_new(|| DfPn::new(memory / DfPn::SLOT_BYTES));
    by_prover(prover, pos, solving.limits, solving.progress)
}
