//! `/api/puzzles`: the puzzles inside the program; `/api/puzzle`: one of them, with its solutions and hints.
//!
//! A page checks moves by itself: the tree of solutions has every right move.

use plyground_i18n::{Texts, say};
use plyground_puzzles::{Puzzle, PuzzleKind, Solution, goal_words, hints, kind_name, shipped};
use schemars::JsonSchema;
use serde::Serialize;

use crate::api_error::ApiError;
use crate::endpoint::Computation;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::request_context::RequestContext;
use crate::response_content::ResponseContent;
use crate::schema::SideLetter;
use crate::security::printable;

/// Which puzzle.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct PuzzleRequest {
    /// Its name in the list.
    #[schemars(extend("examples" = ["fours-0a1b2c3d"]))]
    puzzle: String,
}

impl RequestFields for PuzzleRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self { puzzle: fields.required("puzzle", limits::WORD)? })
    }
}

/// The puzzles inside the program.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PuzzlesReply {
    /// The seed that they were made from.
    seed: u64,
    /// Every kind with its name.
    kinds: Vec<PuzzleKindReply>,
    /// The puzzles, in a fixed order.
    puzzles: Vec<ListedPuzzle>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct PuzzleKindReply {
    id: &'static str,
    name: String,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct ListedPuzzle {
    id: String,
    kind: &'static str,
    game: String,
    rating: u16,
    /// From 1 to 5.
    difficulty: u8,
}

/// A puzzle with its solutions.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PuzzleReply {
    id: String,
    kind: &'static str,
    /// The name of the kind.
    name: String,
    game: String,
    /// The moves that lead to the position.
    moves: Vec<String>,
    /// The side that solves it.
    side: SideLetter,
    /// What it has to reach, as a sentence.
    goal: String,
    /// Own moves of the longest line.
    length: usize,
    /// Hints, each saying more than the one before.
    hints: Vec<String>,
    rating: u16,
    /// From 1 to 5.
    difficulty: u8,
    solution: SolutionStep,
}

/// A step: every move that reaches the goal.
#[derive(Serialize, JsonSchema)]
struct SolutionStep {
    right: Vec<SolutionMove>,
    /// Moves that win too, but later than the goal allows.
    slower: Vec<String>,
}

#[derive(Serialize, JsonSchema)]
struct SolutionMove {
    #[serde(rename = "move")]
    movement: String,
    /// The moves that follow, up to the next step.
    reply: Vec<String>,
    /// The next step; null if the puzzle is solved.
    next: Option<Box<SolutionStep>>,
}

impl SolutionStep {
    fn of(solution: &Solution) -> Self {
        let right = solution.right.iter().map(|right| SolutionMove {
            movement: right.movement.clone(),
            reply: right.reply.clone(),
            next: right.next.as_deref().map(|next| Box::new(Self::of(next))),
        });
        Self { right: right.collect(), slower: solution.slower.clone() }
    }
}

/// The list.
pub(crate) fn list(texts: &'static Texts) -> ResponseContent {
    let set = shipped();
    let listed = |puzzle: &Puzzle| ListedPuzzle {
        id: puzzle.id(),
        kind: puzzle.kind.id(),
        game: puzzle.game.clone(),
        rating: puzzle.rating(),
        difficulty: puzzle.difficulty(),
    };
    ResponseContent::json(&PuzzlesReply {
        seed: set.seed,
        kinds: PuzzleKind::ALL
            .map(|kind| PuzzleKindReply { id: kind.id(), name: kind_name(texts, kind) })
            .into(),
        puzzles: set.puzzles.iter().map(listed).collect(),
    })
}

pub(crate) fn puzzle(fields: &mut Fields) -> Result<Computation, ApiError> {
    let PuzzleRequest { puzzle: id } = fields.request()?;
    Ok(Box::new(move |context: &RequestContext<'_>| {
        let texts = context.texts;
        let unknown =
            || ApiError::unprocessable("puzzle-unknown", say!(texts, "puzzles-unknown", id = printable(&id)));
        let puzzle = shipped().find(&id).ok_or_else(unknown)?;
        let side = puzzle.side().map_err(|why| ApiError::from_message("puzzle-unknown", texts, &why))?;
        Ok(ResponseContent::json(&PuzzleReply {
            id: puzzle.id(),
            kind: puzzle.kind.id(),
            name: kind_name(texts, puzzle.kind),
            game: puzzle.game.clone(),
            moves: puzzle.moves.clone(),
            side: side.into(),
            goal: goal_words(texts, puzzle.goal),
            length: puzzle.solution.length(),
            hints: hints(texts, puzzle),
            rating: puzzle.rating(),
            difficulty: puzzle.difficulty(),
            solution: SolutionStep::of(&puzzle.solution),
        }))
    }))
}
