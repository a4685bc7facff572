//! Puzzles in words: the goal, and hints that say more from one to the next.

use plyground_i18n::{Texts, say};

use crate::{Puzzle, PuzzleFault, PuzzleGoal, PuzzleKind};

/// The name of a kind.
pub fn kind_name(texts: &Texts, kind: PuzzleKind) -> String {
    // keys: puzzles-kind-win-in, puzzles-kind-fours, puzzles-kind-threats, puzzles-kind-defend, puzzles-kind-only-move, puzzles-kind-shot, puzzles-kind-connect-ending, puzzles-kind-othello-ending
    texts.get(&format!("puzzles-kind-{}", kind.id()))
}

/// What is to be done, as a sentence without the side.
pub fn goal_words(texts: &Texts, goal: PuzzleGoal) -> String {
    match goal {
        PuzzleGoal::WinIn(moves) => say!(texts, "puzzles-goal-win-in", count = usize::from(moves)),
        PuzzleGoal::FoursIn(moves) => say!(texts, "puzzles-goal-fours", count = usize::from(moves)),
        PuzzleGoal::ThreatsIn(moves) => say!(texts, "puzzles-goal-threats", count = usize::from(moves)),
        PuzzleGoal::StopFours => texts.get("puzzles-goal-stop-fours"),
        PuzzleGoal::NotLose => texts.get("puzzles-goal-not-lose"),
        PuzzleGoal::WinEnding(_) => texts.get("puzzles-goal-win-ending"),
        PuzzleGoal::Material { .. } => texts.get("puzzles-goal-material"),
    }
}

/// Hints, each saying more than the one before; none names the move.
pub fn hints(texts: &Texts, puzzle: &Puzzle) -> Vec<String> {
    // keys: puzzles-idea-win-in, puzzles-idea-fours, puzzles-idea-threats, puzzles-idea-defend, puzzles-idea-only-move, puzzles-idea-shot, puzzles-idea-connect-ending, puzzles-idea-othello-ending
    let mut hints = vec![texts.get(&format!("puzzles-idea-{}", puzzle.kind.id()))];
    let right = &puzzle.solution.right;
    hints.push(match right.len() {
        // Only there it is known what a move threatens.
        1 if puzzle.measures.quiet && puzzle.game == "gomoku" => texts.get("puzzles-hint-quiet"),
        1 => texts.get("puzzles-hint-one"),
        count => say!(texts, "puzzles-hint-several", count = count),
    });
    if let Some(first) = right.first() {
        hints.extend(region(texts, puzzle, &first.movement));
    }
    hints
}

/// Where the first move is: its column, or the piece that moves.
fn region(texts: &Texts, puzzle: &Puzzle, movement: &str) -> Option<String> {
    match puzzle.kind {
        PuzzleKind::Shot => {
            let from = movement.split(['-', 'x', ':']).next()?;
            Some(say!(texts, "puzzles-hint-piece", square = from))
        }
        // A column alone is the move in Connect Four: half the board is told.
        _ if puzzle.game.starts_with("connect") => {
            let column: usize = movement.parse().ok()?;
            // keys: puzzles-hint-left, puzzles-hint-middle, puzzles-hint-right
            let key = match column {
                1..=2 => "puzzles-hint-left",
                3..=5 => "puzzles-hint-middle",
                _ => "puzzles-hint-right",
            };
            Some(texts.get(key))
        }
        _ => {
            let column = movement.get(..1).filter(|letter| letter.bytes().all(|b| b.is_ascii_lowercase()))?;
            Some(say!(texts, "puzzles-hint-column", column = column))
        }
    }
}

/// What is wrong with a puzzle.
pub fn fault_words(texts: &Texts, fault: &PuzzleFault) -> String {
    let after = |key: &str, line: &[String], movement: &str| {
        let line = if line.is_empty() { "–".to_owned() } else { line.join(" ") };
        texts.fill(key, &[("line", line.into()), ("move", movement.into())])
    };
    match fault {
        PuzzleFault::Position => texts.get("puzzles-fault-position"),
        // keys: puzzles-fault-missing, puzzles-fault-wrong, puzzles-fault-illegal, puzzles-fault-end
        PuzzleFault::Missing(line, movement) => after("puzzles-fault-missing", line, movement),
        PuzzleFault::Wrong(line, movement) => after("puzzles-fault-wrong", line, movement),
        PuzzleFault::Illegal(line, movement) => after("puzzles-fault-illegal", line, movement),
        PuzzleFault::End(line) => after("puzzles-fault-end", line, ""),
        PuzzleFault::Trivial => texts.get("puzzles-fault-trivial"),
        PuzzleFault::Unknown => texts.get("puzzles-fault-unknown"),
    }
}
