//! One search of one position, Monte Carlo tree search, the gomoku engine and its analysis.

use std::time::{Duration, Instant};

use plyground_core::{Message, Score};
use plyground_lab::export;
use plyground_play::{Plan, ProgramPlayer, SearchSettings};
use plyground_registry::{
    AnalystEnd, AnalystOptions, Dice, Insight, Limits, Named, Prospect, Sampling, StopReason, Worth,
};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::function::Function;
use crate::request::{Question, told};
use crate::session::{PySession, alarms};
use crate::work;

/// Searches a position; the answer as JSON.
#[pyfunction]
pub(crate) fn search(
    py: Python<'_>,
    session: &PySession,
    question: &str,
    functions: Vec<PyRef<'_, Function>>,
) -> PyResult<String> {
    let mut question = Question::read(question, &functions)?;
    let session = session.copied(py)?;
    let alarms = alarms(&*session, &functions);
    let named = told(question.algorithm.as_deref().map(Named::find).transpose())?;
    if named == Some(Named::MonteCarlo) {
        question.algorithm = None;
        let plan = told(question.plan(session))?;
        let answer = work::run(py, &alarms, move |cancel| -> Result<Value, Message> {
            let start = Instant::now();
            let deadline = question.deadline();
            let deadline = deadline.as_ref().map(|expired| expired as &dyn Fn() -> bool);
            let sampling = Sampling {
                playouts: question.nodes.or(question.time.is_none().then_some(Sampling::USUAL)),
                seed: question.seed.unwrap_or_default(),
                threads: question.threads.unwrap_or(1),
                rave: question.rave,
                tree: Sampling::LARGE,
                limits: Limits { nodes: None, deadline, cancel: Some(cancel) },
            };
            let samples = plan.session.sample(&sampling)?;
            let time = start.elapsed().as_secs_f64();
            Ok(export::samples(&*plan.session, &sampling, &samples, time))
        })?;
        return Ok(told(answer)?.to_string());
    }
    let plan = told(question.plan(session))?;
    let answer = work::run(py, &alarms, move |cancel| -> Result<Value, Message> {
        let start = Instant::now();
        let deadline = question.deadline();
        let deadline = deadline.as_ref().map(|expired| expired as &dyn Fn() -> bool);
        let task = plan.task(Limits { nodes: question.nodes, deadline, cancel: Some(cancel) })?;
        let answer = plan.session.search(&task)?;
        let time = start.elapsed().as_secs_f64();
        Ok(export::answer(&*plan.session, &task, plan.convention, &answer, time))
    })?;
    Ok(told(answer)?.to_string())
}

/// The move of a level from 1 to 10; games with an engine are played by it. The answer as JSON.
#[pyfunction]
pub(crate) fn level_move(py: Python<'_>, session: &PySession, level: u8, seed: u64) -> PyResult<String> {
    let session = session.copied(py)?;
    let alarms = alarms(&*session, &[]);
    let plan = told(Plan::new(session, &SearchSettings::default()))?;
    let player = told(ProgramPlayer::parse(&format!("level={level}"), &plan))?;
    let chosen = work::run(py, &alarms, move |cancel| -> Result<Value, Message> {
        let limits = Limits { cancel: Some(cancel), ..Limits::default() };
        let chosen = player.choose(&plan, limits, &mut Dice::new(seed))?;
        Ok(json!({
            "best": chosen.movement,
            "value": chosen.value.map(Score::get),
            "depth": chosen.depth,
            "nodes": chosen.nodes,
        }))
    })?;
    Ok(told(chosen)?.to_string())
}

/// Analyses a position until a limit is met: the engine where the game has one, the textbook's search elsewhere. The answer
/// as JSON.
#[pyfunction]
pub(crate) fn analyse(
    py: Python<'_>,
    session: &PySession,
    lines: usize,
    seconds: Option<f64>,
    nodes: Option<u64>,
    depth: Option<u16>,
    threads: usize,
) -> PyResult<String> {
    let session = session.copied(py)?;
    let alarms = alarms(&*session, &[]);
    let options = AnalystOptions { lines, threads, depth, evaluator: None };
    let answer = work::run(py, &alarms, move |cancel| {
        let start = Instant::now();
        let limit = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let expired = || limit.is_some_and(|limit| start.elapsed() >= limit);
        let mut analyst = session.analyst(options);
        let mut last: Option<Insight> = None;
        let limits = Limits { nodes, deadline: Some(&expired), cancel: Some(cancel) };
        let end = analyst.look(limits, &mut |insight| last = Some(insight.clone()));
        let stopped = match end {
            AnalystEnd::Done => None,
            AnalystEnd::Stopped(reason) => Some(reason),
        };
        analysis(&session.game(), &session.position(), last, stopped, analyst.nodes(), start.elapsed())
    })?;
    Ok(answer.to_string())
}

fn analysis(
    game: &str,
    position: &str,
    insight: Option<Insight>,
    stopped: Option<StopReason>,
    nodes: u64,
    time: Duration,
) -> Value {
    let line = |line: &Prospect| {
        let (result, score, mate) = match line.worth {
            Worth::Win(plies) => (Some("win"), None, Some(i32::from(plies))),
            Worth::Loss(plies) => (Some("loss"), None, Some(-i32::from(plies))),
            Worth::Draw => (Some("draw"), None, None),
            Worth::Points(points) => (None, Some(points), None),
        };
        json!({ "pv": line.moves, "result": result, "score": score, "mate": mate })
    };
    let lines: Vec<Value> = insight.iter().flat_map(|insight| insight.lines.iter().map(line)).collect();
    json!({
        "game": game,
        "position": position,
        "best": insight.as_ref().and_then(|insight| insight.lines.first()?.moves.first().cloned()),
        "lines": lines,
        "depth": insight.as_ref().map(|insight| insight.depth),
        "seldepth": insight.as_ref().map(|insight| insight.deepest),
        "nodes": nodes,
        "time_s": time.as_secs_f64(),
        "stopped": stopped.map(|reason| reason.to_string()),
    })
}
