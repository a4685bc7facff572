//! `plyground analyse gomoku`: the best moves of a position, their scores, and the threats of both sides.

mod args;
mod file;
mod machine;
mod position;
mod show;
mod threats;
mod why;

use std::cell::Cell;
use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

use plyground_gomoku::{Board, Flow, SearchOptions, TranspositionTable, proven, search, variation_after};
use plyground_i18n::say;
use plyground_registry::{Limits, StopReason};

use crate::failure::Failure;
use crate::language::texts;
use crate::{interrupt, output};

pub(crate) use args::{AnalyseArgs, Colour, PositionArgs};
pub(crate) use file::{Outlet, Variation};
pub(crate) use position::{Position, side_id};
use show::{Analysis, Judged};
use threats::Threats;

/// Default time limit in seconds.
const SECONDS: f64 = 5.0;

pub(crate) fn run(args: &AnalyseArgs) -> Result<(), Failure> {
    let position = Position::new(&args.position)?;
    let asked = args.why.as_deref().map(|text| position::read_one(text, &position)).transpose()?;
    let outlet = args.out.as_deref().map(|path| Outlet::new(path, &position)).transpose()?;
    let mut table = machine::table(args.memory)
        .ok_or_else(|| Failure::Usage(say!(texts(), "analyse-no-memory", asked = args.memory)))?;
    let guard = interrupt::guard();
    let start = Instant::now();
    let is_limited = args.depth.is_some() || args.nodes.is_some();
    let seconds = args.time.or((!is_limited).then_some(SECONDS));
    let expired = || seconds.is_some_and(|seconds| start.elapsed() >= Duration::from_secs_f64(seconds));
    let limits = Limits { nodes: args.nodes, deadline: Some(&expired), cancel: Some(guard.flag()) };
    let mut settings = SearchOptions {
        lines: args.multi_pv.into(),
        threads: machine::threads(args.threads),
        ..SearchOptions::default()
    };
    if let Some(depth) = args.depth {
        settings.depth = depth.into();
    }
    // Programs that read both streams as one should get only JSON.
    let is_live = !args.json || stderr().is_terminal();
    let mut finished = 0;
    let mut answer = search(&position.board, &mut table, settings, limits, &mut |iteration| {
        finished = iteration.depth;
        if is_live {
            output::note(&show::progress(iteration, &position, start.elapsed().as_secs_f64()));
        }
        Flow::Continue
    });
    if answer.iteration.as_ref().is_none_or(|iteration| iteration.lines.is_empty()) && !guard.asked() {
        // Even a very small limit must give a move: a search of depth 1 takes hardly any time.
        let shallow = SearchOptions { depth: 1, threads: 1, ..settings };
        let cancel = Limits { cancel: Some(guard.flag()), ..Limits::default() };
        let first = search(&position.board, &mut table, shallow, cancel, &mut |_| Flow::Continue);
        finished = first.iteration.as_ref().map_or(0, |iteration| iteration.depth);
        answer.iteration = first.iteration;
        answer.nodes += first.nodes;
    }
    let time = start.elapsed().as_secs_f64();
    let iteration = match &answer.iteration {
        Some(iteration) if !iteration.lines.is_empty() => iteration,
        _ if guard.asked() => {
            return Err(Failure::Interrupted(texts().get("search-interrupted-empty")));
        }
        _ => return Err(Failure::No(texts().get("search-empty"))),
    };
    // Every search after the main one has the same time limit again, and can be interrupted too.
    let asked_at = Cell::new(Instant::now());
    let expired =
        || seconds.is_some_and(|seconds| asked_at.get().elapsed() >= Duration::from_secs_f64(seconds));
    let limits = Limits { deadline: Some(&expired), ..limits };
    let board = &position.board;
    let lines: Vec<Judged> =
        iteration.lines.iter().map(|line| judge(board, &mut table, line.clone(), settings, limits)).collect();
    let why = asked.map(|cell| {
        why::explain(&position, cell, &lines[0], &mut |cell| {
            asked_at.set(Instant::now());
            let line = variation_after(board, &mut table, cell, settings, limits)?;
            asked_at.set(Instant::now());
            Some(judge(board, &mut table, line, settings, limits))
        })
    });
    let analysis = Analysis {
        position: &position,
        lines,
        depth: finished,
        deepest: iteration.seldepth,
        nodes: answer.nodes,
        time,
        stopped: answer.stopped,
        threats: Threats::of(&position),
        why,
        with_board: args.board,
    };
    if let Some(outlet) = &outlet {
        outlet.write(&position, &analysis.effort(), &analysis.variations())?;
    }
    if args.json {
        output::json(&analysis.json())?;
    } else {
        output::put(&analysis.text())?;
    }
    if answer.stopped == Some(StopReason::Cancelled) {
        return Err(Failure::Interrupted(texts().get("search-interrupted")));
    }
    Ok(())
}

/// Verifies a win or loss by playing it out before it is reported.
fn judge(
    board: &Board,
    table: &mut TranspositionTable,
    line: plyground_gomoku::Variation,
    settings: SearchOptions,
    limits: Limits<'_>,
) -> Judged {
    match proven(board, table, &line, settings, limits) {
        Some(line) => Judged { line, is_proven: true },
        None => Judged { line, is_proven: false },
    }
}
