//! Plyground as a library: everything needed to define a game and search it.
//!
//! - [`Engine`]: one call for the best move;
//! - [`core`]: the traits and types that games and searches share;
//! - [`search`]: minimax, negamax, alpha-beta and `NegaScout`, with conventions, limits and observers; searches with a
//!   transposition table: alpha-beta with memory, MTD(f), SSS*, DUAL*, principal variation search; proof-number searches;
//!   Monte Carlo tree search;
//! - [`verify`]: checks a game or a search of your own against its contract, and shows the smallest case where it
//!   fails;
//! - [`games`]: from tic-tac-toe to draughts, and trees written as text, to use or to learn from.
//!
//! ```
//! use plyground::core::{Game, Score};
//! use plyground::games::{Explicit, explicit::Written};
//! use plyground::search::{AlphaBeta, Task, search};
//!
//! // The first player picks a list, the second a number from it.
//! let mut tree = Explicit::start("[[3,12,8],[2,4,6],[14,5,2]]")?;
//! let report = search(&AlphaBeta, &mut tree, &Written, &Task::to_depth(2));
//! assert_eq!(report.value, Some(Score::new(3)));
//! assert_eq!(report.counts.nodes, 11); // 4 and 6 are never looked at
//! # Ok::<(), String>(())
//! ```

mod engine;

pub use engine::Engine;
pub use plyground_core as core;
pub use plyground_games as games;
pub use plyground_search as search;
pub use plyground_verify as verify;

/// Runs the examples of the guide.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/verify.md")]
struct GuideToVerify;

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
