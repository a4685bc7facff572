//! The schemas of JSON that the laboratory writes, the same as `plyground search --json` and `plyground compare --json`.
//! The tests compare them in both directions: every field has a description, and every description a field.

use schemars::JsonSchema;

use crate::schema::{ScoreReply, SideLetter};

/// The result of a search, as by `plyground search --json`.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "the laboratory writes the values; this is their schema")]
pub(crate) struct SearchReply {
    /// The game with its parameters.
    game: String,
    /// The position as one line.
    position: String,
    /// The side to move there.
    to_move: SideLetter,
    /// The winner, or `draw`, if the game is over there; otherwise null.
    outcome: Option<String>,
    /// The search.
    algorithm: String,
    /// The evaluator of the leaves.
    evaluator: String,
    /// The conventions by name.
    convention: String,
    /// Mistakes that were made on purpose.
    mutations: Vec<String>,
    /// Plies searched.
    depth: u16,
    /// The value for the side to move; null if the search was stopped before it had one.
    value: Option<ScoreReply>,
    /// The first of the best moves.
    best: Option<String>,
    /// Its cell, on boards of cells.
    #[schemars(skip_serializing_if = "Option::is_none", with = "usize")]
    best_cell: Option<usize>,
    /// The principal variation.
    pv: Vec<String>,
    /// Whether the value is exact or a bound: `exact`, `lower`, `upper` or `unknown`.
    bound: String,
    /// Nodes entered.
    nodes: u64,
    /// Leaves among them.
    leaves: u64,
    /// Leaves where the game was over.
    leaves_finished: u64,
    /// Leaves where the depth was used up.
    leaves_horizon: u64,
    /// Moves generated.
    generated: u64,
    /// Cutoffs.
    cutoffs: u64,
    /// Cutoffs by the index of the move that caused them.
    cutoffs_by_index: Vec<u64>,
    /// Null-window searches.
    tests: u64,
    /// Re-searches.
    researches: u64,
    /// The length of the longest line searched.
    seldepth: u16,
    /// Nodes by their distance from the root.
    nodes_by_ply: Vec<u64>,
    /// Leaves by their distance from the root.
    leaves_by_ply: Vec<u64>,
    /// The effective branching factor, if the counts are those of one complete search.
    effective_branching: Option<f64>,
    /// The time taken, in seconds.
    time_s: f64,
    nodes_per_second: f64,
    /// The limit that stopped the search; null if it was completed.
    stopped: Option<String>,
    /// Every root move that was searched.
    root_moves: Vec<RootMoveReply>,
}

/// A root move and the value returned for it.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "the laboratory writes the values; this is their schema")]
struct RootMoveReply {
    /// The move.
    #[schemars(rename = "move")]
    movement: String,
    /// The returned value, for the side to move at the root.
    value: ScoreReply,
    /// Whether that value is exact or a bound: `exact`, `lower`, `upper` or `unknown`.
    bound: String,
    /// The cell of the move, on boards of cells.
    #[schemars(skip_serializing_if = "Option::is_none", with = "usize")]
    cell: Option<usize>,
}

/// The results of a comparison, as by `plyground compare --json`.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "the laboratory writes the values; this is their schema")]
pub(crate) struct ComparisonReply {
    /// The game with its parameters.
    game: String,
    /// The first evaluator.
    evaluator: String,
    /// The conventions by name.
    convention: String,
    /// The positions that are searched.
    positions: Vec<ComparedPositionJson>,
    evaluators: Vec<String>,
    /// The orders of moves.
    orderings: Vec<String>,
    depths: Vec<u16>,
    /// The searches.
    algorithms: Vec<String>,
    /// How time is measured; null if it is not.
    timing: Option<TimingJson>,
    /// Whether all searches that must agree have the same value; null before the first result.
    agree: Option<bool>,
    /// Whether all searches were completed in time.
    complete: bool,
    /// The results, one for each search.
    searches: Vec<RecordReply>,
}

/// A position of a comparison.
#[derive(JsonSchema)]
#[schemars(inline)]
#[expect(dead_code, reason = "the laboratory writes the values; this is their schema")]
struct ComparedPositionJson {
    /// The game with its parameters.
    game: String,
    /// The position as one line.
    position: String,
    /// The side to move there.
    to_move: SideLetter,
    /// The winner, or `draw`, if the game is over there; otherwise null.
    outcome: Option<String>,
}

/// How time is measured.
#[derive(JsonSchema)]
#[schemars(inline)]
#[expect(dead_code, reason = "the laboratory writes the values; this is their schema")]
struct TimingJson {
    /// Runs before the first that is measured.
    warmup: u32,
    /// Least seconds of a measurement: shorter searches are repeated.
    repeat_s: f64,
    /// The fewest measurements.
    least_runs: u32,
    /// Least seconds of all measurements together.
    least_s: f64,
    /// The most measurements.
    most_runs: u32,
    /// No measurement is begun after this many seconds; null for no limit.
    most_s: Option<f64>,
}

/// One search of a comparison.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "the laboratory writes the values; this is their schema")]
pub(crate) struct RecordReply {
    /// The game with its parameters.
    game: String,
    /// The position as one line.
    position: String,
    /// The side to move there.
    to_move: SideLetter,
    /// The search.
    algorithm: String,
    /// The evaluator of the leaves.
    evaluator: String,
    /// The order of moves.
    ordering: String,
    /// The conventions by name.
    convention: String,
    /// Mistakes that were made on purpose.
    mutations: Vec<String>,
    /// Plies searched.
    depth: u16,
    /// The value for the side to move.
    value: Option<ScoreReply>,
    /// Whether that value is exact or a bound: `exact`, `lower`, `upper` or `unknown`.
    bound: String,
    /// The first of the best moves.
    best: Option<String>,
    /// Its cell, on boards of cells.
    #[schemars(skip_serializing_if = "Option::is_none", with = "usize")]
    best_cell: Option<usize>,
    /// The principal variation.
    pv: Vec<String>,
    /// Nodes entered.
    nodes: u64,
    /// Nodes by their distance from the root.
    nodes_by_ply: Vec<u64>,
    /// Leaves by their distance from the root.
    leaves_by_ply: Vec<u64>,
    /// Leaves where the game was over.
    leaves_finished: u64,
    /// Leaves where the depth was used up.
    leaves_horizon: u64,
    /// Moves generated.
    generated: u64,
    /// Cutoffs by the index of the move that caused them.
    cutoffs_by_index: Vec<u64>,
    /// Cutoffs by the last move.
    cutoffs_on_last: u64,
    /// Null-window searches.
    tests: u64,
    /// Re-searches.
    researches: u64,
    /// Nodes spent on move ordering, not included in `nodes`.
    ordering_nodes: u64,
    /// The nodes of the minimal tree, if it is small enough to be computed.
    minimal_tree: Option<u64>,
    /// Every root move that was searched.
    root_moves: Vec<RootMoveReply>,
    /// The time taken, if it was measured.
    time: Option<TimeJson>,
    /// The winner, or `draw`, if the game is over at the position; otherwise null.
    outcome: Option<String>,
    /// Leaves among the nodes.
    leaves: u64,
    /// Cutoffs.
    cutoffs: u64,
    /// The length of the longest line searched.
    seldepth: u16,
    /// The effective branching factor.
    effective_branching: Option<f64>,
    /// Its nodes as a fraction of those of the first search of the same position and settings.
    share: f64,
    /// How many times fewer nodes it entered than minimax.
    fewer_nodes: Option<f64>,
    /// How many times faster it was than minimax.
    faster: Option<RatioJson>,
    /// The fraction of its cutoffs that the first move made.
    first_cuts: Option<f64>,
    /// The fraction of its null-window searches after which a move was searched again.
    research_rate: Option<f64>,
    /// Its nodes as a multiple of those of the minimal tree.
    times_minimal: Option<f64>,
    /// The mean time, in seconds.
    time_s: Option<f64>,
    nodes_per_second: Option<f64>,
    /// Always null: a search that reaches a limit is not recorded.
    stopped: Option<String>,
}

/// Measurements of time, in seconds.
#[derive(JsonSchema)]
#[schemars(inline)]
#[expect(dead_code, reason = "the laboratory writes the values; this is their schema")]
struct TimeJson {
    /// The number of measurements.
    runs: u64,
    mean_s: f64,
    /// The sample standard deviation; null for a single measurement.
    deviation_s: Option<f64>,
    median_s: f64,
    lower_quartile_s: f64,
    upper_quartile_s: f64,
    min_s: f64,
    max_s: f64,
    /// The number of outliers.
    outliers: u64,
}

/// A quotient of two measured medians.
#[derive(JsonSchema)]
#[schemars(inline)]
#[expect(dead_code, reason = "the laboratory writes the values; this is their schema")]
struct RatioJson {
    value: f64,
    /// Its standard deviation; null if unknown.
    error: Option<f64>,
}
