//! The independent check of a puzzle.
//!
//! It shares no code with the makers: `decided` and `material` are plain searches over every legal move of the rules, `rows`
//! has a board of its own. Each decides whether a move reaches the goal, for every legal move of every step.

mod decided;
mod material;
mod rows;

use plyground_core::Game;
use plyground_games::draughts::{English, International, Russian};
use plyground_games::mnk::{Large, Small};
use plyground_games::{Connect, Draughts, Mnk, Othello};

use self::decided::Decided;
use self::material::Balance;
use self::rows::Rows;
use crate::{Puzzle, PuzzleGoal, Solution};

/// What is wrong with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleFault {
    /// The game or the moves to the position cannot be played, or the goal does not suit the game.
    Position,
    /// After these moves a move that reaches the goal is not among the right ones.
    Missing(Vec<String>, String),
    /// After these moves a right move does not reach the goal.
    Wrong(Vec<String>, String),
    /// After these moves a move or a reply is not legal.
    Illegal(Vec<String>, String),
    /// The line ends before the goal is reached, or goes on after it.
    End(Vec<String>),
    /// All moves reach the goal, or none does.
    Trivial,
    /// The check took too long.
    Unknown,
}

/// A position as a search for the check sees it.
trait Referee: Sized + Clone {
    /// The legal moves.
    fn legal(&self) -> Vec<String>;
    /// Plays a legal move; false for any other.
    fn play(&mut self, movement: &str) -> bool;
    /// Whether the solver, who has just moved, reaches the goal against every reply; `None` if that took too long.
    fn reaches(&mut self, goal: PuzzleGoal) -> Option<bool>;
    /// Whether the goal, which is reached, needs no further moves.
    fn is_solved(&mut self, goal: PuzzleGoal) -> bool;
}

/// Checks that exactly the right moves reach the goal, at every step of every line.
pub fn check(puzzle: &Puzzle) -> Result<(), PuzzleFault> {
    match puzzle.goal {
        PuzzleGoal::WinIn(_) | PuzzleGoal::NotLose | PuzzleGoal::WinEnding(_) => on::<Connect>(puzzle)
            .or_else(|| on::<Othello>(puzzle))
            .or_else(|| on::<Mnk<Small>>(puzzle))
            .or_else(|| on::<Mnk<Large>>(puzzle)),
        PuzzleGoal::Material { .. } => draughts::<English>(puzzle)
            .or_else(|| draughts::<Russian>(puzzle))
            .or_else(|| draughts::<International>(puzzle)),
        PuzzleGoal::FoursIn(_) | PuzzleGoal::ThreatsIn(_) | PuzzleGoal::StopFours => {
            if puzzle.game != "gomoku" {
                return Err(PuzzleFault::Position);
            }
            let mut rows = Rows::new(15);
            puzzle.moves.iter().all(|movement| rows.play(movement)).then(|| walk_all(&rows, puzzle))
        }
    }
    .unwrap_or(Err(PuzzleFault::Position))
}

fn on<G: Game + plyground_core::Keyed>(puzzle: &Puzzle) -> Option<Result<(), PuzzleFault>> {
    let position = replay::<G>(puzzle)?;
    Some(walk_all(&Decided::new(position), puzzle))
}

fn draughts<V: plyground_games::draughts::Variant>(puzzle: &Puzzle) -> Option<Result<(), PuzzleFault>> {
    let position = replay::<Draughts<V>>(puzzle)?;
    Some(walk_all(&Balance::new(position), puzzle))
}

/// The position of a puzzle by the rules of `G`; `None` if its game is another.
fn replay<G: Game>(puzzle: &Puzzle) -> Option<G> {
    let (name, parameters) = match puzzle.game.split_once('(') {
        Some((name, rest)) => (name, rest.strip_suffix(')')?),
        None => (puzzle.game.as_str(), ""),
    };
    let alias = G::ALIASES.iter().find(|(alias, ..)| *alias == name);
    let parameters = match alias {
        Some((_, parameters, _)) if parameters.is_empty() || !puzzle.game.contains('(') => parameters,
        _ if name == G::ID => parameters,
        _ => return None,
    };
    let mut position = G::start(parameters).ok()?;
    for movement in &puzzle.moves {
        let movement = position.read_move(movement).ok()?;
        position.make(movement);
    }
    Some(position)
}

fn walk_all<R: Referee>(referee: &R, puzzle: &Puzzle) -> Result<(), PuzzleFault> {
    let legal = referee.legal().len();
    if puzzle.solution.right.is_empty() || puzzle.solution.right.len() >= legal {
        return Err(PuzzleFault::Trivial);
    }
    walk(referee, &puzzle.solution, puzzle.goal, &mut Vec::new())
}

fn walk<R: Referee>(
    referee: &R,
    step: &Solution,
    goal: PuzzleGoal,
    line: &mut Vec<String>,
) -> Result<(), PuzzleFault> {
    let legal = referee.legal();
    let named = step.right.iter().map(|right| &right.movement).chain(&step.slower);
    for movement in named.clone() {
        if !legal.contains(movement) || named.clone().filter(|other| *other == movement).count() > 1 {
            return Err(PuzzleFault::Illegal(line.clone(), movement.clone()));
        }
    }
    for movement in legal {
        let mut after = referee.clone();
        if !after.play(&movement) {
            return Err(PuzzleFault::Illegal(line.clone(), movement));
        }
        let reaches = after.reaches(goal).ok_or(PuzzleFault::Unknown)?;
        let Some(right) = step.find(&movement) else {
            if reaches {
                return Err(PuzzleFault::Missing(line.clone(), movement));
            }
            continue;
        };
        if !reaches {
            return Err(PuzzleFault::Wrong(line.clone(), movement));
        }
        let before = line.len();
        line.push(movement);
        match right.next.as_deref() {
            None if after.is_solved(goal) => {}
            Some(next) if !right.reply.is_empty() => {
                for reply in &right.reply {
                    if !after.legal().contains(reply) || !after.play(reply) {
                        return Err(PuzzleFault::Illegal(line.clone(), reply.clone()));
                    }
                    line.push(reply.clone());
                }
                walk(&after, next, goal.next(), line)?;
            }
            _ => return Err(PuzzleFault::End(line.clone())),
        }
        line.truncate(before);
    }
    Ok(())
}
