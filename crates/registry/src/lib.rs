//! Every game, search, evaluator, preset and mutation by name, behind types that a front end can hold.
//!
//! Two lists are all that there is to extend: [`GAMES`] and [`ALGORITHMS`]. A game that stands in the first reaches
//! every command, the comparison and the conformance tests.
//!
//! Deliberately absent: printing, files, the clock and the environment. A front end brings those.

mod algorithms;
mod analyst;
mod engine;
mod exact;
mod fast;
mod five;
mod games;
mod kept;
mod levels;
mod live;
mod means;
mod mutations;
mod names;
mod offers;
mod ordering;
mod plugin;
mod presets;
mod proving;
mod remarks;
mod remembering;
mod request;
mod sampling;
mod session;
mod study;
mod to_the_end;
pub mod typed;
mod typed_task;
mod viewed;

pub use algorithms::{ALGORITHMS, Algorithm, AlgorithmEntry, MONTE_CARLO, Named, TEXTBOOK};
pub use analyst::{Analyst, AnalystOptions, GomokuAnalyst, Insight, Progress, Prospect, Worth};
pub use engine::Choice;
pub use exact::{Exact, Method, Obstacle, SolveProgress, Solving, Unsolved};
pub use games::{GAMES, evaluators, is_written, open, side_name, spelled_out};
pub use kept::Kept;
pub use levels::{DEEPEST, LEVELS, Level, level};
pub use means::{Ideas, Means};
pub use mutations::{MUTATIONS, Mutation, Target, resolve};
pub use names::find;
pub use ordering::{ORDERINGS, Ordering};
pub use plugin::{Entry, Plugin};
pub use presets::{PRESETS, Preset};
pub use proving::Lacking;
pub use request::{Answer, Judgement, NamedEvaluator, Request};
pub use sampling::{MoveStatistics, Samples, Sampling};
pub use session::{Analyse, Board, Play, Search, Session};

pub use plyground_core::{
    Bound, Counts, Dice, Dimension, Grid, Labels, Limits, Look, Message, Outcome, Player, Report, RootMove,
    Score, Sign, StopReason, Term,
};
pub use plyground_search::observers::{Cutoff, Recording, Visit};
pub use plyground_search::prove::{Goal, Least};
pub use plyground_search::{
    Conventions, Finished, NAMED as CONVENTIONS, Named as NamedConventions, Root, Table,
};
