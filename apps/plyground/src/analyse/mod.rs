//! `plyground analyse`: the best moves of a position and their worth; in gomoku also the threats of both sides.

mod any;
mod args;
mod file;
mod gomoku;
mod machine;
mod position;
mod show;
mod threats;
mod why;

use std::io::{IsTerminal, stderr};
use std::panic::resume_unwind;
use std::thread;
use std::time::{Duration, Instant};

use plyground_registry::{Analyst, AnalystEnd, AnalystOptions, Insight, Limits, StopReason};

use crate::failure::Failure;
use crate::interrupt::Guard;
use crate::language::texts;
use crate::{interrupt, output};

pub(crate) use any::{is_gomoku_only, session};
pub(crate) use args::{AnalyseArgs, PositionArgs};
pub(crate) use file::{Outlet, Variation};
pub(crate) use position::{GomokuPosition, side_id};

/// Default time limit in seconds.
const SECONDS: f64 = 5.0;

pub(crate) fn run(args: &AnalyseArgs) -> Result<(), Failure> {
    if is_gomoku(&args.game) { gomoku::run(args) } else { any::run(args) }
}

/// Whether the game is gomoku on the engine's own board, with the notations, rules and files of its players.
pub(crate) fn is_gomoku(game: &str) -> bool {
    game.trim().eq_ignore_ascii_case("gomoku")
}

/// Formats the result of an iteration, after this many seconds, as a line.
type Telling<'a> = &'a (dyn Fn(&Insight, f64) -> String + Sync);

/// Bytes of the stack of an analysis: deep searches need more than the main thread has.
const STACK: usize = 16 << 20;

/// The limits of an analysis.
struct Allowance {
    guard: Guard,
    seconds: Option<f64>,
    nodes: Option<u64>,
    options: AnalystOptions,
    /// Whether each iteration is reported.
    is_live: bool,
}

/// The result of an analysis.
struct AnalysisResult {
    insight: Insight,
    /// Nodes of the whole search, including those after the last iteration.
    nodes: u64,
    time: f64,
    stopped: Option<StopReason>,
}

impl Allowance {
    fn new(args: &AnalyseArgs) -> Self {
        let is_limited = args.depth.is_some() || args.nodes.is_some();
        Self {
            guard: interrupt::guard(),
            seconds: args.time.or((!is_limited).then_some(SECONDS)),
            nodes: args.nodes,
            options: AnalystOptions {
                lines: args.multi_pv.into(),
                threads: machine::threads(args.threads.unwrap_or(1)),
                depth: args.depth.map(u16::from),
                evaluator: None,
            },
            // Programs that read both streams as one should get only JSON.
            is_live: !args.json || stderr().is_terminal(),
        }
    }

    /// Analyses until a limit is met; `progress`, if there is one, says an iteration in a line. `None` if nothing was found.
    fn look(&self, analyst: &mut dyn Analyst, progress: Option<Telling<'_>>) -> Option<AnalysisResult> {
        let start = Instant::now();
        let limit = self.seconds.map(Duration::from_secs_f64);
        let mut last: Option<Insight> = None;
        let mut look = || {
            let expired = || limit.is_some_and(|limit| start.elapsed() >= limit);
            let limits =
                Limits { nodes: self.nodes, deadline: Some(&expired), cancel: Some(self.guard.flag()) };
            analyst.look(limits, &mut |insight| {
                if let Some(progress) = progress.filter(|_| self.is_live) {
                    output::note(&progress(insight, start.elapsed().as_secs_f64()));
                }
                last = Some(insight.clone());
            })
        };
        let ended = thread::scope(|scope| {
            let searching = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, &mut look);
            searching.map(|searching| searching.join().unwrap_or_else(|panic| resume_unwind(panic)))
        })
        .ok()?;
        let stopped = match ended {
            AnalystEnd::Done => None,
            AnalystEnd::Stopped(reason) => Some(reason),
        };
        let (nodes, time) = (analyst.nodes(), start.elapsed().as_secs_f64());
        last.filter(|insight| !insight.lines.is_empty()).map(|insight| AnalysisResult {
            insight,
            nodes,
            time,
            stopped,
        })
    }

    /// The failure of an analysis without a result.
    fn nothing(&self) -> Failure {
        if self.guard.asked() {
            Failure::Interrupted(texts().get("search-interrupted-empty"))
        } else {
            Failure::No(texts().get("search-empty"))
        }
    }
}

impl AnalysisResult {
    /// Fails if the analysis was interrupted; its result has been printed.
    fn end(&self) -> Result<(), Failure> {
        match self.stopped {
            Some(StopReason::Cancelled) => Err(Failure::Interrupted(texts().get("search-interrupted"))),
            _ => Ok(()),
        }
    }

    /// Positions a second.
    fn speed(&self) -> u64 {
        (self.nodes as f64 / self.time.max(1e-9)) as u64
    }
}
