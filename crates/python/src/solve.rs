//! Exact values, and the checks of games and searches.

use plyground_core::Message;
use plyground_registry::typed::Visitor;
use plyground_registry::{
    Algorithm, Limits, Method, Mutation, Obstacle, Outcome, Plugin, SolverCache, Solving,
};
use plyground_registry_verify::verify::{Figures, TestPlan, Verification, listed};
use plyground_registry_verify::{GameCheck, SearchCheck, verify_game, verify_search, verify_search_on};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::graph::PyGame;
use crate::request::{Question, told};
use crate::session::{PySession, alarms, python_game};
use crate::texts::texts;
use crate::work;

const MIB: usize = 1 << 20;

/// The proven value of a position, as JSON.
#[pyfunction]
pub(crate) fn solve(
    py: Python<'_>,
    session: &PySession,
    method: &str,
    memory: usize,
    nodes: Option<u64>,
    time: Option<f64>,
) -> PyResult<String> {
    let session = session.copied(py)?;
    let alarms = alarms(&*session, &[]);
    let method = told(method_named(method))?;
    let question = Question { nodes, time, ..Question::default() };
    let answer = work::run(py, &alarms, move |cancel| -> Result<Value, Message> {
        let deadline = question.deadline();
        let deadline = deadline.as_ref().map(|expired| expired as &dyn Fn() -> bool);
        let answer = session.solve(&mut Solving {
            method,
            memory: memory * MIB,
            near: 0,
            threads: 1,
            limits: Limits { nodes, deadline, cancel: Some(cancel) },
            progress: &mut |_| (),
            kept: &mut SolverCache::new(),
        })?;
        Ok(match answer {
            Ok(exact) => {
                let result = match exact.outcome {
                    Outcome::Draw => "draw",
                    Outcome::Win(winner) if winner == session.to_move() => "win",
                    Outcome::Win(_) => "loss",
                };
                json!({
                    "result": result,
                    "score": exact.score,
                    "line": exact.line,
                    "nodes": exact.nodes,
                    "method": exact.method,
                    "stopped": null,
                })
            }
            Err(unsolved) => {
                let stopped = match unsolved.why {
                    Obstacle::Limit(reason) => reason.to_string(),
                    Obstacle::Memory => "memory".to_owned(),
                    Obstacle::Depth => "depth".to_owned(),
                };
                json!({
                    "result": "unknown",
                    "score": null,
                    "line": [],
                    "nodes": unsolved.nodes,
                    "method": null,
                    "stopped": stopped,
                })
            }
        })
    })?;
    Ok(told(answer)?.to_string())
}

fn method_named(name: &str) -> Result<Method, Message> {
    const METHODS: [(&str, Method); 4] = [
        ("fastest", Method::Fastest),
        ("search", Method::Search),
        ("proof", Method::Proof),
        ("proof-number", Method::ProofNumber),
    ];
    Ok(plyground_registry::find("method", name, &METHODS, |(id, _)| id)?.1)
}

/// Plays random games and checks the game's contract; the verdict as JSON.
#[pyfunction]
pub(crate) fn check_game(py: Python<'_>, session: &PySession, games: u64, seed: u64) -> PyResult<String> {
    let session = session.copied(py)?;
    let alarms = alarms(&*session, &[]);
    let plan = TestPlan { seed, rounds: games, ..TestPlan::default() };
    let verdict = work::run(py, &alarms, move |cancel| {
        let mut watcher = |_: &Figures| !cancel.load(std::sync::atomic::Ordering::Relaxed);
        match python_game(&*session) {
            Some(game) => {
                let check = GameCheck { mutation: None, plan: &plan, watcher: &mut watcher };
                if game.graph.has_to_move {
                    check.visit(&game.retyped(), &Plugin::<PyGame<false>>::new().indexed().abilities())
                } else {
                    check.visit(&game, &Plugin::<PyGame>::new().alternating().indexed().abilities())
                }
            }
            None => verify_game(&*session, None, &plan, &mut watcher),
        }
    })?;
    Ok(verdict_json(&told(verdict)?).to_string())
}

/// Compares a search with minimax on random positions of a game, or on random trees; the verdict as JSON.
#[pyfunction]
pub(crate) fn check_search(
    py: Python<'_>,
    session: Option<&PySession>,
    algorithm: &str,
    mutation: Option<&str>,
    positions: u64,
    seed: u64,
) -> PyResult<String> {
    let session = session.map(|session| session.copied(py)).transpose()?;
    let alarms = session.as_deref().map(|session| alarms(session, &[])).unwrap_or_default();
    let algorithm = told(Algorithm::find(algorithm))?;
    let mutation = told(mutation.map(Mutation::find).transpose())?;
    let plan = TestPlan { seed, rounds: positions, ..TestPlan::default() };
    let verdict = work::run(py, &alarms, move |cancel| {
        let mut watcher = |_: &Figures| !cancel.load(std::sync::atomic::Ordering::Relaxed);
        let Some(session) = session else {
            return verify_search(algorithm, mutation, &plan, &mut watcher);
        };
        match python_game(&*session) {
            Some(game) => {
                let check = SearchCheck { algorithm, mutation, plan: &plan, watcher: &mut watcher };
                if game.graph.has_to_move {
                    check.visit(&game.retyped(), &Plugin::<PyGame<false>>::new().indexed().abilities())
                } else {
                    check.visit(&game, &Plugin::<PyGame>::new().alternating().indexed().abilities())
                }
            }
            None => verify_search_on(&*session, algorithm, mutation, &plan, &mut watcher),
        }
    })?;
    Ok(verdict_json(&told(verdict)?).to_string())
}

fn verdict_json(verdict: &Verification) -> Value {
    match verdict {
        Ok(passed) => json!({
            "ok": true,
            "complete": passed.is_complete,
            "rounds": passed.figures.rounds,
            "positions": passed.figures.positions,
            "trials": passed.figures.trials,
        }),
        Err(failure) => json!({
            "ok": false,
            "rule": failure.rule.id(),
            "sentence": texts().tell(&failure.rule.sentence()),
            "moves": failure.moves,
            "shown_moves": listed(&failure.moves),
            "position": failure.position,
            "evaluator": failure.evaluator,
            "depth": failure.depth,
            "call": failure.call,
            "expected": failure.expected,
            "found": failure.found,
            "seed": failure.seed,
        }),
    }
}
