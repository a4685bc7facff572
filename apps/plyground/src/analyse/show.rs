//! The result of an analysis: text for people, JSON for programs.

use std::fmt::Write;

use plyground_gomoku::Iteration;
use plyground_i18n::{pad_end, say};
use plyground_registry::StopReason;
use serde_json::{Value, json};

use super::file::Variation;
use super::position::{Position, side_id};
use super::threats::{Threats, unwon};
use super::why::Why;
use crate::language::texts;
use crate::output;

/// The largest score without a proven win.
const MOST: i32 = 20_000;

/// A line, and whether its claimed win or loss was verified.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    pub(super) line: plyground_gomoku::Variation,
    pub(super) is_proven: bool,
}

impl Judged {
    /// Points for the side to move.
    pub(super) fn score(&self) -> i32 {
        let points = self.line.value.points();
        if self.is_proven { points } else { points.clamp(-MOST, MOST) }
    }

    /// Moves to the end, negative when losing; none if that is not proven.
    pub(super) fn mate(&self) -> Option<i32> {
        self.line.value.mate().filter(|_| self.is_proven)
    }
}

/// Everything to be shown.
pub(super) struct Analysis<'a> {
    pub(super) position: &'a Position,
    pub(super) lines: Vec<Judged>,
    /// The last complete iteration.
    pub(super) depth: usize,
    /// The deepest line searched.
    pub(super) deepest: usize,
    /// Nodes of the whole search, including those after the last iteration.
    pub(super) nodes: u64,
    pub(super) time: f64,
    pub(super) stopped: Option<StopReason>,
    pub(super) threats: Threats,
    pub(super) why: Option<Why>,
    pub(super) with_board: bool,
}

impl Analysis<'_> {
    pub(super) fn json(&self) -> Value {
        let position = self.position;
        let board = &position.board;
        let best = &self.lines[0];
        let line = |judged: &Judged| json!({ "pv": position.cells(&judged.line.moves), "score": judged.score(), "mate": judged.mate() });
        let mut value = json!({
            "game": "gomoku",
            "rule": board.rule().name(),
            "width": board.width(),
            "height": board.height(),
            "stones": board.ply(),
            "to_move": side_id(board.to_move()),
            "best": position.cell(best.line.moves[0]),
            "score": best.score(),
            "mate": best.mate(),
            "lines": self.lines.iter().map(line).collect::<Vec<_>>(),
            "depth": self.depth,
            "seldepth": self.deepest,
            "nodes": self.nodes,
            "nps": speed(self.nodes, self.time),
            "time_s": self.time,
            "stopped": self.stopped.map(|reason| reason.to_string()),
            "threats": self.threats.json(position),
            "unwon": board.unwon().into_iter().map(|row| unwon(row, position)).collect::<Vec<_>>(),
        });
        if let Some(why) = &self.why {
            value["why"] = why.json(position);
        }
        if self.with_board {
            value["board"] = position.draw().lines().collect();
        }
        value
    }

    /// Depth, nodes and time.
    pub(super) fn effort(&self) -> String {
        say!(
            texts(),
            "analyse-effort",
            depth = self.depth,
            deepest = self.deepest,
            nodes = self.nodes,
            time = output::seconds(self.time),
            speed = speed(self.nodes, self.time)
        )
    }

    /// The lines, each with its number, score and depth.
    pub(super) fn variations(&self) -> Vec<Variation<'_>> {
        let remark = |number: usize, judged: &Judged| {
            let worth = worth(judged);
            say!(texts(), "analyse-out-line", number = number, worth = worth, depth = self.depth)
        };
        let lines = (1..).zip(&self.lines);
        lines
            .map(|(number, judged)| Variation { moves: &judged.line.moves, remark: remark(number, judged) })
            .collect()
    }

    pub(super) fn text(&self) -> String {
        let position = self.position;
        let board = &position.board;
        let mut text = String::new();
        if self.with_board {
            text.push_str(&position.draw());
        }
        let mut line = |said: &str| {
            let _ = writeln!(text, "{said}");
        };
        line(&say!(
            texts(),
            "analyse-head",
            size = format!("{}x{}", board.width(), board.height()),
            rule = board.rule().name(),
            side = side_id(board.to_move())
        ));
        let worths: Vec<String> = self.lines.iter().map(worth).collect();
        let width = worths.iter().map(|worth| worth.chars().count()).max().unwrap_or(0);
        for (number, (judged, worth)) in (1..).zip(self.lines.iter().zip(&worths)) {
            line(&format!(
                "{number:>2}. {}  {}",
                pad_end(worth, width),
                position.cells(&judged.line.moves).join(" ")
            ));
        }
        line(&self.effort());
        self.threats.lines(position).iter().for_each(|said| line(said));
        board.unwon().into_iter().for_each(|row| line(&unwon(row, position)));
        if let Some(why) = &self.why {
            line(why.sentence());
        }
        text
    }
}

/// An iteration in a line.
pub(super) fn progress(iteration: &Iteration, position: &Position, time: f64) -> String {
    // Wins are not verified while the search is running, so its own claim is shown.
    let best = Judged { line: iteration.lines[0].clone(), is_proven: true };
    say!(
        texts(),
        "analyse-progress",
        depth = iteration.depth,
        deepest = iteration.seldepth,
        worth = worth(&best),
        nodes = iteration.nodes,
        time = output::seconds(time),
        line = position.cells(&best.line.moves).join(" ")
    )
}

/// A win or loss by its distance, anything else in points.
pub(super) fn worth(judged: &Judged) -> String {
    match judged.mate() {
        Some(plies) if plies > 0 => say!(texts(), "worth-win", plies = plies),
        Some(plies) => say!(texts(), "worth-loss", plies = -plies),
        None => format!("{:+}", judged.score()),
    }
}

fn speed(nodes: u64, time: f64) -> u64 {
    (nodes as f64 / time.max(1e-9)) as u64
}
