//! Puzzles by seed and kind.
//!
//! A judge finds the right moves of a step with the solvers of the program; [`build`] makes the tree of steps from them.

mod decided;
mod fours;
mod shot;
mod threats;
mod wins;

use std::collections::BTreeSet;

use plyground_core::Dice;
use plyground_registry::Session;

use crate::played::{Playing, game};
use crate::{Measures, Puzzle, PuzzleFault, PuzzleGoal, PuzzleKind, RightMove, Solution, check};

/// The most right moves of a whole tree: larger ones are no puzzles.
const LARGEST: usize = 60;
/// The most right first moves.
const MOST_RIGHT: usize = 3;

/// The right moves of a step.
pub(crate) struct Judged {
    /// Each with the reply; `None` if it solves the puzzle.
    pub(crate) right: Vec<(String, Option<String>)>,
    /// Moves that win too, but later.
    pub(crate) slower: Vec<String>,
}

/// Finds the right moves for a goal; `None` if it cannot tell.
pub(crate) trait Judge {
    /// The goal of the position, if it is a puzzle at all. The checks that cost least come first.
    fn goal(&mut self, session: &dyn Session) -> Option<PuzzleGoal>;

    /// The right moves.
    fn judge(&mut self, session: &dyn Session, goal: PuzzleGoal) -> Option<Judged>;
}

/// What a step of a maker brought.
#[derive(Debug)]
pub enum Found {
    /// A verified puzzle.
    Puzzle(Box<Puzzle>),
    /// A game without one.
    Nothing,
    /// A position that the independent search does not confirm; the puzzle is not used.
    Disputed(Box<Puzzle>, PuzzleFault),
}

/// Makes puzzles of one kind, game by game.
pub struct Maker {
    kind: PuzzleKind,
    seed: u64,
    games: u64,
    judge: Box<dyn Judge>,
    /// Positions and goals that were used, so that none comes twice.
    known: BTreeSet<String>,
}

impl Maker {
    /// A maker that begins with the first game of the seed.
    pub fn new(kind: PuzzleKind, seed: u64) -> Self {
        let judge: Box<dyn Judge> = match kind {
            PuzzleKind::WinIn => Box::new(wins::Wins),
            PuzzleKind::Fours => Box::new(fours::Fours::attack()),
            PuzzleKind::Defend => Box::new(fours::Fours::defence()),
            PuzzleKind::Threats => Box::new(threats::Threats::new()),
            PuzzleKind::OnlyMove => Box::new(decided::Decided::hold()),
            PuzzleKind::ConnectEnding => Box::new(decided::Decided::connect()),
            PuzzleKind::OthelloEnding => Box::new(decided::Decided::othello()),
            PuzzleKind::Shot => Box::new(shot::Shots),
        };
        Self { kind, seed, games: 0, judge, known: BTreeSet::new() }
    }

    /// The number of games played.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Plays the next game and looks for a puzzle in it. The result depends on the seed, the kind and the games before;
    /// `is_over` is asked between moves, and ends the search without a puzzle.
    pub fn step(&mut self, is_over: &dyn Fn() -> bool) -> Found {
        let names = self.kind.games();
        let name = names[(self.games % names.len() as u64) as usize];
        let mut dice = Dice::new(Dice::first(self.seed) ^ Dice::first(self.games ^ (self.kind as u64) << 48));
        self.games += 1;
        let Some(played) = game(name, &playing(self.kind, name), &mut dice, is_over) else {
            return Found::Nothing;
        };
        let moves = played.history().to_vec();
        let mut session = played.fresh();
        let from = self.first_ply(name, moves.len());
        for (ply, movement) in moves.iter().enumerate() {
            if is_over() {
                return Found::Nothing;
            }
            if ply >= from
                && let Some(puzzle) = self.look(&*session, name)
            {
                return match check(&puzzle) {
                    Ok(()) => Found::Puzzle(Box::new(puzzle)),
                    Err(fault) => Found::Disputed(Box::new(puzzle), fault),
                };
            }
            if session.play(movement).is_err() {
                break;
            }
        }
        Found::Nothing
    }

    /// The first position of a game that is looked at: endings are solved to the end, and need few free cells.
    fn first_ply(&self, name: &str, moves: usize) -> usize {
        match (self.kind, name) {
            (PuzzleKind::OthelloEnding, _) => 50,
            (PuzzleKind::ConnectEnding | PuzzleKind::OnlyMove, _) => 24,
            (PuzzleKind::WinIn, "connect-four") => moves.saturating_sub(12).max(8),
            (PuzzleKind::Shot, _) => 10,
            (PuzzleKind::Fours | PuzzleKind::Threats | PuzzleKind::Defend, _) => 8,
            _ => moves.saturating_sub(14).max(4),
        }
    }

    /// The puzzle of a position, if there is one and it is new.
    fn look(&mut self, session: &dyn Session, name: &str) -> Option<Puzzle> {
        if session.outcome().is_some() || session.legal_moves().len() < 3 {
            return None;
        }
        let goal = self.judge.goal(session)?;
        let position = format!("{name} {}", session.position());
        if self.known.contains(&position) {
            return None;
        }
        let mut left = LARGEST;
        let solution = build(&mut *self.judge, session, goal, &mut left)?;
        let (right, moves) = (solution.right.len(), session.legal_moves().len());
        if right == 0 || right > MOST_RIGHT || 2 * right > moves {
            return None;
        }
        self.known.insert(position);
        let measures = Measures::of(session, &solution);
        let moves = session.history().to_vec();
        Some(Puzzle { kind: self.kind, game: name.to_owned(), moves, goal, solution, measures })
    }
}

/// Who plays the games: weak enough to let wins arise, strong enough to make sense.
fn playing(kind: PuzzleKind, name: &str) -> Playing {
    match kind {
        PuzzleKind::WinIn if name == "connect-four" => Playing { levels: (3, 6), random: (2, 6), most: 36 },
        PuzzleKind::WinIn => Playing { levels: (2, 4), random: (3, 6), most: 20 },
        PuzzleKind::Fours | PuzzleKind::Threats => Playing { levels: (3, 7), random: (2, 5), most: 70 },
        PuzzleKind::Defend => Playing { levels: (3, 6), random: (2, 5), most: 70 },
        PuzzleKind::OnlyMove | PuzzleKind::ConnectEnding => {
            Playing { levels: (3, 7), random: (2, 8), most: 40 }
        }
        PuzzleKind::Shot => Playing { levels: (3, 5), random: (4, 10), most: 70 },
        PuzzleKind::OthelloEnding => Playing { levels: (2, 5), random: (2, 8), most: 64 },
    }
}

/// The tree of all steps; `None` if the judge cannot tell, or the tree is too large.
fn build(
    judge: &mut dyn Judge,
    session: &dyn Session,
    goal: PuzzleGoal,
    left: &mut usize,
) -> Option<Solution> {
    let judged = judge.judge(session, goal)?;
    *left = left.checked_sub(judged.right.len())?;
    let mut solution = Solution { right: Vec::new(), slower: judged.slower };
    for (movement, reply) in judged.right {
        let Some(reply) = reply else {
            solution.right.push(RightMove { movement, reply: Vec::new(), next: None });
            continue;
        };
        let mut after = session.copy();
        after.play(&movement).ok()?;
        after.play(&reply).ok()?;
        // A forced pass is no decision, and a game that is over none at all.
        if after.outcome().is_some()
            || after.to_move() != session.to_move()
            || after.legal_moves() == ["pass"]
        {
            return None;
        }
        let next = build(judge, &*after, goal.next(), left)?;
        if next.right.is_empty() {
            return None;
        }
        solution.right.push(RightMove { movement, reply: vec![reply], next: Some(Box::new(next)) });
    }
    Some(solution)
}
