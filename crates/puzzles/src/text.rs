//! A set as text, a puzzle a line: `kind|game|goal|measures|moves|solution`.

use std::fmt::Write;

use plyground_core::{Message, message};
use serde_json::{Value, json};

use crate::{Measures, Puzzle, PuzzleGoal, PuzzleKind, PuzzleSet, Solution};

/// The first word of a set as text.
const HEAD: &str = "puzzles seed ";

impl PuzzleSet {
    /// The set as text, with its seed in the first line.
    pub fn to_text(&self) -> String {
        let mut text = format!("{HEAD}{}\n", self.seed);
        for puzzle in &self.puzzles {
            let Measures { length, moves, right, quiet, seen } = puzzle.measures;
            let quiet = u8::from(quiet);
            let Puzzle { kind, game, goal, .. } = puzzle;
            let _ = write!(text, "{kind}|{game}|{goal}|{length} {moves} {right} {quiet} {seen}|");
            text.push_str(&puzzle.moves.join(" "));
            text.push('|');
            puzzle.solution.write(&mut text);
            text.push('\n');
        }
        text
    }

    /// Reads a set as text or as JSON.
    pub fn read(text: &str) -> Result<Self, Message> {
        if text.trim_start().starts_with('{') {
            return Self::from_json(text);
        }
        let mut lines = text.lines().enumerate();
        let seed = lines.next().and_then(|(_, head)| head.strip_prefix(HEAD)?.trim().parse().ok());
        let seed = seed.ok_or_else(|| {
            message!("puzzles-not-a-set", "this is not a set of puzzles: `plyground puzzles make` writes one")
        })?;
        let puzzles = lines.filter(|(_, line)| !line.trim().is_empty()).map(|(i, line)| {
            read_line(line).ok_or_else(|| {
                message!("puzzles-bad-line", "line {number} is not a puzzle", number = (i + 1).to_string())
            })
        });
        Ok(Self { seed, puzzles: puzzles.collect::<Result<_, _>>()? })
    }

    /// The set as JSON.
    pub fn to_json(&self) -> Value {
        json!({ "seed": self.seed, "puzzles": self.puzzles.iter().map(Puzzle::to_json).collect::<Vec<_>>() })
    }

    fn from_json(text: &str) -> Result<Self, Message> {
        let wrong = |number: usize| {
            message!(
                "puzzles-bad-entry",
                "puzzle {number} of the file cannot be read",
                number = number.to_string()
            )
        };
        let value: Value = serde_json::from_str(text).map_err(|_| {
            message!("puzzles-not-a-set", "this is not a set of puzzles: `plyground puzzles make` writes one")
        })?;
        let list = value["puzzles"].as_array().ok_or_else(|| wrong(1))?;
        let puzzles =
            list.iter().enumerate().map(|(i, value)| Puzzle::from_json(value).ok_or_else(|| wrong(i + 1)));
        Ok(Self { seed: value["seed"].as_u64().unwrap_or(0), puzzles: puzzles.collect::<Result<_, _>>()? })
    }
}

impl Puzzle {
    /// The puzzle as JSON.
    pub fn to_json(&self) -> Value {
        json!({
            "id": self.id(),
            "kind": self.kind,
            "game": self.game,
            "moves": self.moves,
            "goal": self.goal.to_string(),
            "rating": self.rating(),
            "difficulty": self.difficulty(),
            "measures": self.measures,
            "solution": self.solution,
        })
    }

    fn from_json(value: &Value) -> Option<Self> {
        let take = |name: &str| value[name].clone();
        Some(Self {
            kind: serde_json::from_value(take("kind")).ok()?,
            game: value["game"].as_str()?.to_owned(),
            moves: serde_json::from_value(take("moves")).ok()?,
            goal: PuzzleGoal::read(value["goal"].as_str()?)?,
            solution: serde_json::from_value(take("solution"))
                .ok()
                .filter(|s: &Solution| !s.right.is_empty())?,
            measures: serde_json::from_value(take("measures")).ok()?,
        })
    }
}

fn read_line(line: &str) -> Option<Puzzle> {
    // They would be lost at the end of a line.
    if line.contains(char::is_control) {
        return None;
    }
    let mut parts = line.split('|');
    let mut part = || parts.next();
    let kind = PuzzleKind::find(part()?).ok()?;
    let game = part()?.to_owned();
    let goal = PuzzleGoal::read(part()?)?;
    let numbers: Vec<u16> = part()?.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
    let &[length, moves, right, quiet, seen] = numbers.as_slice() else { return None };
    let measures = Measures {
        length: u8::try_from(length).ok()?,
        moves,
        right,
        quiet: quiet == 1,
        seen: u8::try_from(seen).ok()?,
    };
    let moves = part()?.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
    let solution = Solution::read(part()?)?;
    Some(Puzzle { kind, game, moves, goal, solution, measures })
}
