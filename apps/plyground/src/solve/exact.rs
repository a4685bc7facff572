//! Solving of any game, by searching to its end.

use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use plyground_i18n::{Family, say};
use plyground_lab::export::score;
use plyground_registry::{
    DEEPEST, Exact, Lacking, Least, Limits, Method, Obstacle, Outcome, Player, Score, Session, SolveProgress,
    SolverCache, Solving, StopReason, Unsolved,
};
use serde_json::{Value, json};

use super::SolveArgs;
use crate::analyse::{is_gomoku_only, session};
use crate::args::{duration, within};
use crate::failure::Failure;
use crate::interrupt::{self, Guard};
use crate::language::texts;
use crate::output;

#[derive(Debug, Args)]
pub(crate) struct ExactArgs {
    /// A position as text, instead of moves (any game but gomoku)
    #[arg(long, value_name = "POS", conflicts_with = "moves", allow_hyphen_values = true)]
    position: Option<String>,
    /// MiB that the table, or the tree of proof-number, may take (any game but gomoku) [default: 256]
    #[arg(long, value_name = "MIB", value_parser = within(1..=65_536_usize), allow_hyphen_values = true)]
    memory: Option<usize>,
    /// Threads of Othello's solver; all else is solved on one [default: 1]
    #[arg(long, value_name = "N", value_parser = within(1..=256_usize), allow_hyphen_values = true)]
    threads: Option<usize>,
    /// Stop after this many seconds, all positions of --each together (any game but gomoku)
    #[arg(long, value_name = "S", value_parser = duration, allow_hyphen_values = true)]
    time: Option<f64>,
    /// How to solve (any game but gomoku) [default: the fastest for the game]
    #[arg(long, value_name = "METHOD", value_enum)]
    method: Option<MethodName>,
    /// Solve the position after every move as well (any game but gomoku)
    #[arg(long)]
    each: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum MethodName {
    /// A solver made for the game, threats, or a search
    Fastest,
    /// Principal variation search to the end of the game
    Search,
    /// Depth-first proof-number search (df-pn): who wins, and no score
    Proof,
    /// Best-first proof-number search, which keeps its whole tree: who wins, and no score
    ProofNumber,
}

impl From<MethodName> for Method {
    fn from(name: MethodName) -> Self {
        match name {
            MethodName::Fastest => Self::Fastest,
            MethodName::Search => Self::Search,
            MethodName::Proof => Self::Proof,
            MethodName::ProofNumber => Self::ProofNumber,
        }
    }
}

/// Refuses the options that gomoku's threat search does not have.
pub(super) fn refuse_with_gomoku(args: &SolveArgs) -> Result<(), Failure> {
    let exact = &args.exact;
    let is_plain = exact.position.is_none()
        && exact.memory.is_none()
        && exact.threads.is_none()
        && exact.time.is_none()
        && exact.method.is_none()
        && !exact.each;
    if is_plain { Ok(()) } else { Err(Failure::Usage(texts().get("solve-not-gomoku"))) }
}

pub(super) fn run(args: &SolveArgs) -> Result<(), Failure> {
    let session = position(args)?;
    if Vec::<u8>::new().try_reserve_exact(memory(args)).is_err() {
        return Err(Failure::Usage(texts().get("solve-no-memory")));
    }
    let guard = interrupt::guard();
    let start = Instant::now();
    // The solver's memory is kept from one move to the next, and for the position itself.
    let (mut results, mut kept) = (Vec::new(), SolverCache::new());
    if args.exact.each {
        for text in session.legal_moves() {
            if guard.asked() {
                break;
            }
            let after = session.after(&[&text])?;
            let solved = solve(args, &*after, (&guard, start), Some(&text), &mut kept)?;
            results.push((text, after, solved));
        }
    }
    let whole = solve(args, &*session, (&guard, start), None, &mut kept)?;
    if args.json {
        let mut value = whole.json(&*session);
        if args.exact.each {
            let each = results.iter().map(|(text, after, solved)| {
                let mut value = solved.json(&**after);
                value["move"] = text.as_str().into();
                value
            });
            value["moves"] = each.collect();
        }
        output::json(&value)?;
    } else {
        for (text, after, solved) in &results {
            let worth = solved.verdict(&**after, session.to_move());
            output::line(&say!(texts(), "solve-exact-move", movement = text.as_str(), worth = worth))?;
        }
        let nodes = whole.nodes() + results.iter().map(|(.., solved)| solved.nodes()).sum::<u64>();
        for line in whole.lines(&*session, nodes, start.elapsed().as_secs_f64()) {
            output::line(&line)?;
        }
    }
    if guard.asked() {
        return Err(Failure::Interrupted(texts().get("solve-interrupted")));
    }
    let is_solved = whole.answer.is_ok() && results.iter().all(|(.., solved)| solved.answer.is_ok());
    if is_solved { Ok(()) } else { Err(Failure::Answered(3)) }
}

fn position(args: &SolveArgs) -> Result<Box<dyn Session>, Failure> {
    let place = &args.position;
    let is_gomoku = is_gomoku_only(place)
        || args.threats.is_some()
        || args.positions.is_some()
        || args.out.is_some()
        || args.verify;
    if is_gomoku {
        return Err(Failure::Usage(texts().get("solve-only-gomoku")));
    }
    session(&args.game, args.exact.position.as_deref(), place)
}

/// Memory of a solver in bytes.
fn memory(args: &SolveArgs) -> usize {
    const MIB: usize = 1 << 20;
    const USUAL: usize = 256;
    args.exact.memory.unwrap_or(USUAL) * MIB
}

/// The result of solving one position.
struct Attempt {
    answer: Result<Exact, Unsolved>,
    time: f64,
}

fn solve(
    args: &SolveArgs,
    session: &dyn Session,
    (guard, began): (&Guard, Instant),
    after: Option<&str>,
    kept: &mut SolverCache,
) -> Result<Attempt, Failure> {
    let start = Instant::now();
    let limit = args.exact.time.map(Duration::from_secs_f64);
    let is_late = || limit.is_some_and(|limit| began.elapsed() >= limit);
    let game = texts().name(Family::Game, &session.game());
    let mut progress = |progress: SolveProgress| {
        let seconds = start.elapsed().as_secs_f64();
        let speed = (progress.nodes as f64 / seconds.max(1e-9)) as u64;
        let between = progress.between.map(scores);
        let known = between.or(progress.lacking.map(|lacking| numbers(session, lacking)));
        let between = known.map_or_else(String::new, |known| format!(", {known}"));
        let after = after.map_or_else(String::new, |after| format!(" {after}"));
        let time = output::seconds(seconds);
        output::progress(&say!(
            texts(),
            "solve-exact-progress",
            game = format!("{game}{after}"),
            nodes = progress.nodes,
            speed = speed,
            time = time,
            between = between
        ));
    };
    let answer = session.solve(&mut Solving {
        method: args.exact.method.map_or(Method::Fastest, Into::into),
        memory: memory(args),
        near: 0,
        threads: args.exact.threads.unwrap_or(1),
        limits: Limits {
            nodes: args.nodes,
            deadline: limit.is_some().then_some(&is_late),
            cancel: Some(guard.flag()),
        },
        progress: &mut progress,
        kept,
    });
    output::progress("");
    Ok(Attempt { answer: answer?, time: start.elapsed().as_secs_f64() })
}

/// The proof numbers that are left.
fn numbers(session: &dyn Session, lacking: Lacking) -> String {
    let key = match lacking.goal.least {
        Least::Win => "solve-lacking-win",
        Least::Draw => "solve-lacking-draw",
    };
    let side = session.side_name(lacking.goal.player);
    say!(texts(), key, side = side, proof = lacking.proof, disproof = lacking.disproof)
}

/// The bounds of a score; an open end is left out.
fn scores((low, high): (i32, i32)) -> String {
    match (low == i32::MIN, high == i32::MAX) {
        (false, false) => format!("{low}…{high}"),
        (true, _) => format!("≤ {high}"),
        (_, true) => format!("≥ {low}"),
    }
}

impl Attempt {
    /// The result in words; the score is for the side `asks`.
    fn verdict(&self, session: &dyn Session, asks: Player) -> String {
        let texts = texts();
        let name = |player| session.side_name(player);
        match &self.answer {
            Ok(exact) => {
                let score = exact.score.map(Score::new);
                let score = score.map(|score| if session.to_move() == asks { score } else { -score });
                match (exact.outcome, score) {
                    (Outcome::Win(winner), None) => say!(texts, "solve-exact-win", side = name(winner)),
                    (Outcome::Win(winner), Some(score)) => say!(
                        texts,
                        "solve-exact-win-score",
                        side = name(winner),
                        asks = name(asks),
                        score = score.to_string()
                    ),
                    (Outcome::Draw, _) => texts.get("solve-exact-draw"),
                }
            }
            Err(unsolved) => {
                let why = match unsolved.why {
                    Obstacle::Limit(StopReason::Nodes) => texts.get("solve-exact-unknown-nodes"),
                    Obstacle::Limit(StopReason::Deadline) => texts.get("solve-exact-unknown-time"),
                    Obstacle::Limit(StopReason::Cancelled) => texts.get("solve-exact-unknown-cancelled"),
                    Obstacle::Memory => texts.get("solve-exact-unknown"),
                    Obstacle::Depth => say!(texts, "solve-exact-unknown-depth", most = DEEPEST),
                };
                match unsolved.between {
                    Some(between) => say!(
                        texts,
                        "solve-exact-between",
                        why = why,
                        side = name(session.to_move()),
                        scores = scores(between)
                    ),
                    None => why,
                }
            }
        }
    }

    fn nodes(&self) -> u64 {
        match &self.answer {
            Ok(exact) => exact.nodes,
            Err(unsolved) => unsolved.nodes,
        }
    }

    /// The result, and its total cost.
    fn lines(&self, session: &dyn Session, nodes: u64, seconds: f64) -> Vec<String> {
        let texts = texts();
        let mut lines = vec![self.verdict(session, session.to_move())];
        let speed = (nodes as f64 / seconds.max(1e-9)) as u64;
        let time = output::seconds(seconds);
        if let Ok(exact) = &self.answer {
            if !exact.line.is_empty() {
                lines.push(say!(texts, "solve-exact-line", line = exact.line.join(" ")));
            }
            let method = texts.get(&format!("solve-method-{}", exact.method));
            lines.push(say!(texts, "solve-exact-method", method = method));
        }
        lines.push(say!(texts, "solve-exact-effort", nodes = nodes, time = time, speed = speed));
        lines
    }

    fn json(&self, session: &dyn Session) -> Value {
        let mut value = json!({
            "game": session.game(),
            "position": session.position(),
            "to_move": session.to_move().mark().to_string(),
            "nodes": self.nodes(),
            "time_s": self.time,
        });
        match &self.answer {
            Ok(exact) => {
                value["result"] = match exact.outcome {
                    Outcome::Draw => "draw".into(),
                    Outcome::Win(winner) if winner == session.to_move() => "win".into(),
                    Outcome::Win(_) => "loss".into(),
                };
                value["score"] = score(exact.score.map(Score::new));
                value["line"] = exact.line.clone().into();
                value["method"] = exact.method.into();
            }
            Err(unsolved) => {
                value["result"] = "unknown".into();
                value["stopped"] = match unsolved.why {
                    Obstacle::Limit(reason) => reason.to_string().into(),
                    Obstacle::Memory => "memory".into(),
                    Obstacle::Depth => "depth".into(),
                };
                if let Some((low, high)) = unsolved.between {
                    value["at_least"] = (low > i32::MIN).then_some(low).into();
                    value["at_most"] = (high < i32::MAX).then_some(high).into();
                }
            }
        }
        value
    }
}
