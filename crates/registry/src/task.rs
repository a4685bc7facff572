//! The task and the answer of a search, without the types of the game.

use plyground_core::{Limits, Message, Report, Score, Term, message};
use plyground_search::{Conventions, Table};

use crate::{Algorithm, Mutation, Ordering, SearchResources};

/// A search that a session runs.
#[derive(Clone, Debug)]
pub struct SearchTask<'a> {
    /// Which search.
    pub algorithm: Algorithm,
    /// Which evaluator; `None` for the game's own.
    pub evaluator: Option<NamedEvaluator>,
    /// The text of a weights file for it.
    pub weights: Option<&'a str>,
    /// How deep; `None` for a depth that suits the position.
    pub depth: Option<u16>,
    /// Whether to search by iterative deepening until a limit is met, instead of one fixed depth.
    pub by_steps: bool,
    /// Whether to choose among moves of the same value the one with the most appeal to people, instead of the first.
    /// Every root move is then searched for its value.
    pub by_appeal: bool,
    /// The order of the moves in the search.
    pub ordering: Ordering,
    /// Choices that textbooks leave open.
    pub conventions: Conventions,
    /// Mistakes to make.
    pub mutations: Vec<&'static Mutation>,
    /// The resources of a search with a transposition table.
    pub resources: SearchResources,
    /// A table for it, in place of a new one of the size in its resources: empty, or filled by searches of the same game
    /// with the same evaluator and the same enhancements.
    pub table: Option<&'a Table>,
    /// When to stop. The nodes of move ordering count as well.
    pub limits: Limits<'a>,
    /// Whether the nodes of move ordering are not counted against the limit.
    pub ordering_is_free: bool,
}

impl SearchTask<'_> {
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
            mutations: Vec::new(),
            resources: SearchResources::default(),
            table: None,
            limits: Limits::default(),
            ordering_is_free: false,
        }
    }
}

/// An evaluator of a game, looked up by its name: [`Search::evaluator`](crate::Search::evaluator).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "four independent facts, each named")]
pub struct NamedEvaluator {
    /// The name typed on a command line.
    pub id: &'static str,
    /// Its index in the list of the game, so that it is looked up once only.
    pub(crate) index: usize,
    /// Whether a win is worth the same at any distance.
    pub has_flat_wins: bool,
    /// Whether any win is worth more than any draw, and any draw more than any loss.
    pub orders_outcomes: bool,
    /// Whether a weights file can be given.
    pub takes_weights: bool,
    /// Whether principal variation search can let mirror images share a table entry.
    pub folds: bool,
}

/// The complaint about weights for an evaluator without any.
pub(crate) fn takes_no_weights(evaluator: &str) -> Message {
    message!("weights-not-taken", "the evaluator {evaluator} has no weights to set", evaluator = evaluator)
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
    /// The name of the evaluator.
    pub evaluator: &'static str,
    /// Nodes of move ordering, which are not among the report's.
    pub ordering_nodes: u64,
}

/// An evaluator's value of a position, without a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The value for the side to move.
    pub value: Score,
    /// Its terms, where it is a sum: the points of the side to move less those of the opponent.
    pub terms: Vec<Term>,
    /// The weight of each feature for either side, where the weights are constant.
    pub scale: Vec<Term>,
}
