//! `plyground solve gomoku --positions FILE`: every position of a file, and a summary.

use std::path::Path;

use plyground_gomoku::record::{board_of_stones, read_moves, write_cell};
use plyground_gomoku::{Board, Cell, Rule, ThreatResult};
use plyground_i18n::say;
use plyground_registry::Message;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Found, SolveArgs, solve};
use crate::analyse::side_id;
use crate::failure::Failure;
use crate::files;
use crate::interrupt::Guard;
use crate::language::texts;
use crate::output::{self, seconds};

/// Number of the slowest positions that are listed.
const SLOWEST: usize = 5;

/// A line of the file.
#[derive(Deserialize)]
struct Problem {
    #[serde(default)]
    black: Vec<String>,
    #[serde(default)]
    white: Vec<String>,
    to_move: Option<String>,
    rule: Option<String>,
    size: Option<usize>,
    width: Option<usize>,
    height: Option<usize>,
}

pub(super) fn run(args: &SolveArgs, path: &Path, guard: &Guard) -> Result<(), Failure> {
    let text = files::read(path)?;
    let mut boards = Vec::new();
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let board = board(args, line).map_err(|why| {
            let file = path.display().to_string();
            Failure::Usage(say!(texts(), "solve-line-wrong", file = file, line = number, why = why))
        })?;
        boards.push((number, board));
    }
    if boards.is_empty() {
        let file = path.display().to_string();
        return Err(say!(texts(), "solve-empty", file = file).into());
    }
    let mut results: Vec<(usize, Board, Found)> = Vec::new();
    let all = boards.len();
    for (number, mut board) in boards {
        output::progress(&say!(texts(), "solve-progress", done = results.len(), all = all));
        let found = solve(args, &mut board, guard);
        if guard.asked() {
            break;
        }
        results.push((number, board, found));
    }
    output::progress("");
    let summary = Summary::of(&results);
    if args.json {
        output::json(&summary.json(args, &results, all))?;
    } else {
        output::put(&summary.text(args, &results))?;
    }
    if guard.asked() {
        let done = results.len();
        return Err(Failure::Interrupted(say!(texts(), "solve-set-interrupted", done = done, all = all)));
    }
    let good = summary.solved == all && (!args.verify || summary.held == all);
    if good { Ok(()) } else { Err(Failure::Answered(1)) }
}

/// The position of a line, or what is wrong with it.
fn board(args: &SolveArgs, line: &str) -> Result<Board, String> {
    let problem: Problem = serde_json::from_str(line)
        .map_err(|error| say!(texts(), "solve-not-json", why = error.to_string()))?;
    let given = &args.position;
    let typed = given.width.zip(given.height).or(given.size.map(|size| (size, size)));
    let (width, height) = match problem.width.zip(problem.height).or(problem.size.map(|size| (size, size))) {
        Some(size) => size,
        None => typed.map_or((15, 15), |(width, height)| (width.into(), height.into())),
    };
    let rule = match &problem.rule {
        Some(rule) => rule.parse().map_err(|_| texts().get("match-usage-rule"))?,
        None => given.rule.unwrap_or(Rule::Freestyle),
    };
    let tell = |why: Message| texts().tell(&why);
    // An invalid board is refused before its cells are read.
    board_of_stones(width, height, rule, &[], &[]).map_err(tell)?;
    let read = |cells: &[String]| read_moves(&cells.join(" "), width, height, given.rows()).map_err(tell);
    let (black, white) = (read(&problem.black)?, read(&problem.white)?);
    let mut board = board_of_stones(width, height, rule, &black, &white).map_err(tell)?;
    match problem.to_move.as_deref() {
        None => {}
        Some("black") => board.set_turn(plyground_registry::Player::First),
        Some("white") => board.set_turn(plyground_registry::Player::Second),
        Some(other) => {
            return Err(say!(texts(), "solve-side", text = other.escape_debug().to_string()));
        }
    }
    Ok(board)
}

/// The counted results.
struct Summary {
    solved: usize,
    none: usize,
    unknown: usize,
    /// Wins that do not hold against every reply.
    refuted: usize,
    /// Wins that do.
    held: usize,
    /// Positions of the verification.
    played: usize,
    time: f64,
    nodes: u64,
    /// Indices of the slowest results.
    slowest: Vec<usize>,
}

impl Summary {
    fn of(results: &[(usize, Board, Found)]) -> Self {
        let count = |wanted: fn(&Found) -> bool| results.iter().filter(|(.., found)| wanted(found)).count();
        let mut slowest: Vec<usize> = (0..results.len()).collect();
        slowest.sort_by(|&a, &b| results[b].2.time.total_cmp(&results[a].2.time));
        slowest.truncate(SLOWEST);
        Self {
            solved: count(|found| matches!(found.solved, ThreatResult::Win(_))),
            none: count(|found| found.solved == ThreatResult::NoWin),
            unknown: count(|found| found.solved == ThreatResult::Unknown),
            refuted: count(|found| found.holds() == Some(false)),
            held: count(|found| found.holds() == Some(true)),
            played: results.iter().map(|(.., found)| found.played()).sum(),
            time: results.iter().map(|(.., found)| found.time).sum(),
            nodes: results.iter().map(|(.., found)| found.nodes).sum(),
            slowest,
        }
    }

    fn text(&self, args: &SolveArgs, results: &[(usize, Board, Found)]) -> String {
        let mut lines = Vec::new();
        for (number, board, found) in results {
            if found.line().is_none() {
                let side = side_id(board.to_move());
                lines.push(match found.solved {
                    ThreatResult::Unknown => say!(texts(), "solve-line-unknown", line = *number, side = side),
                    _ => say!(texts(), "solve-line-none", line = *number, side = side),
                });
            } else if found.holds() == Some(false) {
                lines.push(say!(texts(), "solve-line-refuted", line = *number));
            } else if args.verify && found.holds().is_none() {
                lines.push(say!(texts(), "solve-line-unverified", line = *number));
            }
        }
        lines.push(say!(
            texts(),
            "solve-summary",
            solved = self.solved,
            all = results.len(),
            none = self.none,
            unknown = self.unknown
        ));
        if args.verify {
            lines.push(say!(texts(), "solve-summary-verified", held = self.held, positions = self.played));
        }
        for &place in &self.slowest {
            let (number, _, found) = &results[place];
            let (nodes, time) = (found.nodes, seconds(found.time));
            lines.push(say!(texts(), "solve-slowest", line = *number, time = time, nodes = nodes));
        }
        lines.push(say!(texts(), "solve-effort", nodes = self.nodes, time = seconds(self.time)));
        lines.push(String::new());
        lines.join("\n")
    }

    fn json(&self, args: &SolveArgs, results: &[(usize, Board, Found)], all: usize) -> Value {
        let one = |(number, board, found): &(usize, Board, Found)| {
            let cells = |line: &[Cell]| -> Vec<String> {
                line.iter().map(|&cell| write_cell(cell, board.height(), args.position.rows())).collect()
            };
            json!({
                "line": number,
                "result": found.id(),
                "threats": found.threats_id(),
                "pv": found.line().map(cells),
                "mate": found.line().map(<[Cell]>::len),
                "verified": found.holds(),
                "nodes": found.nodes,
                "time_s": found.time,
            })
        };
        json!({
            "positions": all,
            "solved": self.solved,
            "no_win": self.none,
            "unknown": self.unknown,
            "refuted": args.verify.then_some(self.refuted),
            "played": args.verify.then_some(self.played),
            "nodes": self.nodes,
            "time_s": self.time,
            "slowest": self.slowest.iter().map(|&place| results[place].0).collect::<Vec<_>>(),
            "results": results.iter().map(one).collect::<Vec<_>>(),
        })
    }
}
