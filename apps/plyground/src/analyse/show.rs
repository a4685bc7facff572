//! The result of an analysis: text for people, JSON for programs.

use std::fmt::Write;

use plyground_gomoku::Cell;
use plyground_i18n::{pad_end, say};
use plyground_registry::{Insight, Prospect, Worth};
use serde_json::{Value, json};

use super::AnalysisResult;
use super::file::Variation;
use super::position::{GomokuPosition, side_id};
use super::threats::{Threats, unwon};
use super::why::Why;
use crate::language::texts;
use crate::output;

/// The largest score without a proven win.
const MOST: i32 = 20_000;

/// The score of a win now.
const WIN: i32 = 30_000;

/// A line and its worth to the side that makes its first move.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    pub(super) moves: Vec<Cell>,
    pub(super) worth: Worth,
}

impl Judged {
    /// Points; a win counts down from the largest score.
    pub(super) fn score(&self) -> i32 {
        match self.worth {
            Worth::Win(plies) => WIN - i32::from(plies),
            Worth::Loss(plies) => i32::from(plies) - WIN,
            Worth::Draw => 0,
            Worth::Points(points) => points.clamp(-MOST, MOST),
        }
    }

    /// Moves to the end, negative when losing; none if that is not proven.
    pub(super) fn mate(&self) -> Option<i32> {
        match self.worth {
            Worth::Win(plies) => Some(plies.into()),
            Worth::Loss(plies) => Some(-i32::from(plies)),
            Worth::Draw | Worth::Points(_) => None,
        }
    }
}

/// Everything to be shown.
pub(super) struct AnalysisSheet<'a> {
    pub(super) position: &'a GomokuPosition,
    pub(super) lines: Vec<Judged>,
    pub(super) found: AnalysisResult,
    pub(super) threats: Threats,
    pub(super) why: Option<Why>,
    pub(super) with_board: bool,
}

impl AnalysisSheet<'_> {
    pub(super) fn json(&self) -> Value {
        let position = self.position;
        let board = &position.board;
        let best = &self.lines[0];
        let line = |judged: &Judged| json!({ "pv": position.cells(&judged.moves), "score": judged.score(), "mate": judged.mate() });
        let mut value = json!({
            "game": "gomoku",
            "rule": board.rule().name(),
            "width": board.width(),
            "height": board.height(),
            "stones": board.ply(),
            "to_move": side_id(board.to_move()),
            "best": position.cell(best.moves[0]),
            "score": best.score(),
            "mate": best.mate(),
            "lines": self.lines.iter().map(line).collect::<Vec<_>>(),
            "depth": self.found.insight.depth,
            "seldepth": self.found.insight.deepest,
            "nodes": self.found.nodes,
            "nps": self.found.speed(),
            "time_s": self.found.time,
            "stopped": self.found.stopped.map(|reason| reason.to_string()),
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
            depth = self.found.insight.depth,
            deepest = self.found.insight.deepest,
            nodes = self.found.nodes,
            time = output::seconds(self.found.time),
            speed = self.found.speed()
        )
    }

    /// The lines, each with its number, score and depth.
    pub(super) fn variations(&self) -> Vec<Variation<'_>> {
        let remark = |number: usize, judged: &Judged| {
            let worth = worth(judged);
            say!(
                texts(),
                "analyse-out-line",
                number = number,
                worth = worth,
                depth = self.found.insight.depth
            )
        };
        let lines = (1..).zip(&self.lines);
        lines
            .map(|(number, judged)| Variation { moves: &judged.moves, remark: remark(number, judged) })
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
                position.cells(&judged.moves).join(" ")
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
pub(super) fn progress(insight: &Insight, position: &GomokuPosition, time: f64) -> String {
    let best = judged(&insight.lines[0], position);
    say!(
        texts(),
        "analyse-progress",
        depth = insight.depth,
        deepest = insight.deepest,
        worth = worth(&best),
        nodes = insight.nodes,
        time = output::seconds(time),
        line = position.cells(&best.moves).join(" ")
    )
}

/// A line on the board of the position.
pub(super) fn judged(line: &Prospect, position: &GomokuPosition) -> Judged {
    let width = position.board.width();
    let cells = line.cells.iter().flatten();
    Judged { moves: cells.map(|cell| Cell::new(cell % width, cell / width)).collect(), worth: line.worth }
}

/// A win or loss by its distance, anything else in points.
pub(super) fn worth(judged: &Judged) -> String {
    match judged.mate() {
        Some(plies) if plies > 0 => say!(texts(), "worth-win", plies = plies),
        Some(plies) => say!(texts(), "worth-loss", plies = -plies),
        None => format!("{:+}", judged.score()),
    }
}
