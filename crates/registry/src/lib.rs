//! Every game, search, evaluator, preset and mutation by name, behind types that a front end can hold.
//!
//! Two lists are all that there is to extend: [`GAMES`] and [`ALGORITHMS`]. A game that stands in the first reaches
//! every command, the comparison and the conformance tests. A program that uses this crate adds games of its own with
//! [`add_game`], and evaluators to a session with [`Search::add_evaluator`].
//!
//! Deliberately absent: printing, files, the clock and the environment. A front end brings those.

mod added_games;
mod algorithms;
mod analyst;
mod building;
mod engine;
mod erased_run;
mod exact;
mod fast;
mod five;
mod formula;
mod function_evaluator;
mod games;
mod levels;
mod live;
mod mutations;
mod names;
mod offers;
mod ordering;
mod own_evaluator;
mod plugin;
mod position_view;
mod presets;
mod program_evaluator;
mod proving;
mod remarks;
mod remembering;
mod resources;
mod sampling;
mod session;
mod signature;
mod solver_cache;
mod task;
mod to_the_end;
pub mod typed;
mod typed_task;
mod viewed;

pub use added_games::{add_game, added_games};
pub use algorithms::{ALGORITHMS, Algorithm, AlgorithmEntry, MONTE_CARLO, Named, TEXTBOOK};
pub use analyst::{Analyst, AnalystEnd, AnalystOptions, GomokuAnalyst, Insight, Prospect, Worth};
pub use engine::{EngineMove, NamedOpening};
pub use exact::{Exact, Method, Obstacle, SolveProgress, Solving, Unsolved};
pub use function_evaluator::FunctionEvaluator;
pub use games::{
    GAMES, evaluators, is_written, listed_under, open, parameters, side_name, spelled_out, synonyms_of,
};
pub use levels::{DEEPEST, LEVELS, Level, level};
pub use mutations::{MUTATIONS, Mutation, Target, resolve};
pub use names::find;
pub use ordering::{ORDERINGS, Ordering};
pub use own_evaluator::{OwnEvaluator, adopt};
pub use plugin::{GameEntry, Plugin};
pub use position_view::PositionView;
pub use presets::{PRESETS, Preset};
pub use program_evaluator::{AskValues, ProgramEvaluator};
pub use proving::Lacking;
pub use remarks::CellThreat;
pub use resources::{Ideas, SearchResources};
pub use sampling::{Expansion, MoveStatistics, PlayoutNode, RecordedPlayout, Samples, Sampling};
pub use session::{Analyse, Board, MakeMoves, Search, Session};
pub use signature::signature;
pub use solver_cache::SolverCache;
pub use task::{Answer, Judgement, NamedEvaluator, SearchTask};

pub use plyground_core::{
    BoardDesign, BoardLabels, BoardNames, Bound, Counts, Dice, Dimension, GOLDEN, Grid, Labels, Limits, Look,
    Message, Outcome, PieceColour, Player, Report, RootMove, Score, Sign, StopReason, Term,
};
pub use plyground_search::observers::{Cutoff, Recording, Visit};
pub use plyground_search::prove::{Goal, Least};
pub use plyground_search::{
    Conventions, Finished, NAMED as CONVENTIONS, Named as NamedConventions, Root, Table,
};
