//! Positions with one winning move, proven by a search to the end of the game.

use plyground_core::{Dice, End, Score};
use plyground_registry::{Algorithm, Conventions, Finished, Root, SearchTask, Session, open};

use super::{Candidate, part};
use crate::{Asked, Difficulty, Measures, Solution, Subject};

/// A game, the number of random moves that lead to a position, and how far the win may be.
struct PositionRecipe {
    game: &'static str,
    moves: (usize, usize),
    plies: (u16, u16),
}

const fn recipe(game: &'static str, moves: (usize, usize), plies: (u16, u16)) -> PositionRecipe {
    PositionRecipe { game, moves, plies }
}

/// Few cells are left empty, so that the search to the end is small.
fn recipes(difficulty: Difficulty) -> &'static [PositionRecipe] {
    const BY_LEVEL: [&[PositionRecipe]; 5] = [
        &[recipe("tic-tac-toe", (4, 6), (1, 1)), recipe("connect(5,4,3)", (6, 12), (1, 1))],
        &[recipe("tic-tac-toe", (2, 5), (3, 3)), recipe("connect(5,4,3)", (6, 12), (3, 3))],
        &[recipe("mnk(4,4,3)", (5, 8), (3, 3)), recipe("connect(5,4,4)", (9, 13), (3, 3))],
        &[recipe("mnk(4,4,4)", (8, 10), (3, 5)), recipe("connect(5,5,4)", (14, 18), (5, 5))],
        &[recipe("connect(5,5,4)", (13, 16), (7, 20)), recipe("connect(6,5,4)", (18, 21), (7, 20))],
    ];
    difficulty.pick(BY_LEVEL)
}

/// A position reached by random moves in which exactly one move wins.
pub(super) fn winning_move(difficulty: Difficulty, dice: &mut Dice) -> Option<Candidate> {
    let recipes = recipes(difficulty);
    let PositionRecipe { game, moves: (fewest, most), plies } = &recipes[dice.below(recipes.len())];
    let mut session = open(game).expect("the games of the recipes exist");
    for _ in 0..fewest + dice.below(most - fewest + 1) {
        let legal = session.legal_moves();
        if session.outcome().is_some() || legal.is_empty() {
            return None;
        }
        session.play(&legal[dice.below(legal.len())]).expect("the move is legal");
    }
    let cells = session.grid().map_or(0, |grid| grid.cells.iter().filter(|cell| cell.is_none()).count());
    if session.outcome().is_some() || session.legal_moves().len() < 2 {
        return None;
    }
    // Most positions are rejected by a shallow search: they have a nearer win, or two.
    let empty = u16::try_from(cells).expect("boards are small");
    let near = winning_moves(&*session, empty.min(plies.0));
    if near.len() > 1 || near.iter().any(|(_, distance)| *distance < plies.0) {
        return None;
    }
    let all = winning_moves(&*session, empty);
    let (winning, distance) = match all.as_slice() {
        [(winning, distance)] if *distance <= plies.1 => (winning.clone(), *distance),
        _ => return None,
    };
    let subject = Subject::Position {
        game: (*game).to_owned(),
        position: session.position(),
        to_move: session.to_move().mark(),
    };
    let measures = Measures { empty: cells, plies: distance, ..Measures::default() };
    let solution = Solution::Move(spellings(&*session, &winning));
    Some(Candidate { subject, parts: vec![part("", Asked::Move, 3, solution)], measures })
}

/// The ways to type a move: a column by its letter below the board or by its number, a cell by its name or its number.
fn spellings(session: &dyn Session, movement: &str) -> Vec<String> {
    if let Ok(column @ 1..=26) = movement.parse::<u8>() {
        return vec![char::from(b'a' + column - 1).to_string(), movement.to_owned()];
    }
    let place = session.legal_moves().iter().position(|legal| legal == movement);
    let number = place.and_then(|i| session.move_numbers().get(i).map(ToString::to_string));
    [movement.to_owned()].into_iter().chain(number).collect()
}

/// The moves that win within a number of plies, with their distances.
fn winning_moves(session: &dyn Session, depth: u16) -> Vec<(String, u16)> {
    let task = SearchTask {
        depth: Some(depth),
        // Every root move gets its exact value: a win by its distance, with every evaluator.
        conventions: Conventions {
            root: Root::Unshared,
            finished: Finished::Nearer,
            ..Conventions::PLYGROUND
        },
        ..SearchTask::new(Algorithm::AlphaBeta)
    };
    let answer = session.search(&task).expect("a small board can be searched");
    let wins = |value: Score| match value.end() {
        Some(End::Win(plies)) => Some(plies),
        _ => None,
    };
    let moves = answer.report.root_moves.into_iter();
    moves.filter_map(|root| Some((root.movement, wins(root.value)?))).collect()
}
