//! What is asked of a search, and what comes back, without the types of the game.

use plyground_core::{Limits, Report, Score, Term};
use plyground_search::{Conventions, Table};

use crate::{Algorithm, Means, Mutation, Ordering};

/// A question.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// Which search.
    pub algorithm: Algorithm,
    /// Which evaluator; `None` for the game's own.
    pub evaluator: Option<&'a str>,
    /// The text of a weights file for it.
    pub weights: Option<&'a str>,
    /// How deep; `None` for a depth that suits the position.
    pub depth: Option<u16>,
    /// Whether to search depth 1, 2, 3 … until a limit is met, instead of one fixed depth.
    pub by_steps: bool,
    /// Whether to choose among moves of the same value the one that looks best to people, instead of the first. Every
    /// root move is then searched for its value.
    pub by_appeal: bool,
    /// The order in which the search sees the moves.
    pub ordering: Ordering,
    /// What textbooks leave open.
    pub conventions: Conventions,
    /// Mistakes to make.
    pub mutations: &'a [&'static Mutation],
    /// What a search that remembers may use.
    pub means: Means,
    /// A table for it, in place of a new one of the size that its means say: empty, or filled by searches of the same game with the
    /// same evaluator and the same ideas.
    pub table: Option<&'a Table>,
    /// When to give up. The nodes are those of the search and those that put its moves in order together.
    pub limits: Limits<'a>,
    /// Whether nodes that put moves in order are not counted among the limited ones.
    pub ordering_is_free: bool,
}

impl Request<'_> {
    /// A search by the game's own evaluator, to a depth that suits it.
    pub fn new(algorithm: Algorithm) -> Self {
        Self {
            algorithm,
            evaluator: None,
            weights: None,
            depth: None,
            by_steps: false,
            by_appeal: false,
            ordering: Ordering::Natural,
            conventions: Conventions::PLYGROUND,
            mutations: &[],
            means: Means::default(),
            table: None,
            limits: Limits::default(),
            ordering_is_free: false,
        }
    }
}

/// An answer, its moves as text.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The report.
    pub report: Report<String>,
    /// The best move as a cell counted from 0 along the rows from the top left, on boards of cells.
    pub best_cell: Option<usize>,
    /// The cells of the report's root moves, on boards of cells.
    pub root_cells: Vec<Option<usize>>,
    /// The evaluator that judged.
    pub evaluator: &'static str,
    /// Nodes entered to put moves in order, which are not among the report's.
    pub ordering_nodes: u64,
}

/// What an evaluator says of a position by itself, without a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The worth for the side to move.
    pub value: Score,
    /// How it comes about, where it is a sum: the points of the side to move less those of the opponent.
    pub terms: Vec<Term>,
    /// What each thing that it looks for brings either side, where that is always the same.
    pub scale: Vec<Term>,
}
