//! The textbook searches, each in a file that can be read in five minutes.
//!
//! Start with [`minimax`](mod@minimax), which is the definition. [`negamax`](mod@negamax) writes it with one case instead of
//! two; [`alpha_beta`](mod@alpha_beta) prunes moves that cannot change the value; [`negascout`](mod@negascout) searches all
//! moves but the first with a null window. All of them return minimax's value, take moves in the game's order, and report every
//! node to an [`Observer`](plyground_core::Observer).
//!
//! Next are the searches with a transposition [`table`](mod@table): [`memory`](mod@memory) is alpha-beta with a table,
//! [`mtd`](mod@mtd) uses null windows only (MTD(f), SSS*, DUAL*), and [`pvs`](mod@pvs) adds
//! [`move_ordering`](mod@move_ordering). [`aspiration`](mod@aspiration) narrows the root window of another search,
//! [`quiescence`](mod@quiescence) extends the horizon by captures, and [`parallel`](mod@parallel) runs
//! several threads. Apart from quiescence search, they return minimax's value, with a table of any size. None of them needs
//! turns to alternate.
//!
//! Two families do not return a minimax value. Provers ([`prove`](mod@prove)) decide whether a side can force a win or a draw:
//! [`proof_number`](mod@proof_number) best-first, [`df_pn`](mod@df_pn) depth-first. [`monte_carlo`](mod@monte_carlo) estimates
//! moves by playouts, which are random games, and proves results where it can.
//!
//! The other modules run, vary and compare searches. [`search`] runs a search and reports on it, [`iterative_deepening()`]
//! repeats it with increasing depth, and [`observers`] count, record and stop it. [`multi_pv`](mod@multi_pv) finds the best few
//! moves, and [`minimal`](mod@minimal) the smallest tree that proves a value. [`ordering`](mod@ordering) puts the moves of any
//! game in another order, [`symmetry`](mod@symmetry) lets symmetric positions share an entry of the table, [`along`](mod@along)
//! prescribes the first moves, and [`erased`](mod@erased) hides the type of the game. [`perft`](mod@perft) tests move
//! generators.
//!
//! Where textbooks differ, [`Conventions`] describes the choices as data. Searches with a mistake that a published program has
//! are kept apart, in [`mutations`].
//!
//! ```
//! use plyground_search::{AlphaBeta, Task, search};
//! # use plyground_core::*;
//! # #[derive(Clone)] struct Nim(u8, Player);
//! # impl Position for Nim {
//! #     type Move = u8; type Undo = (); type Moves = std::ops::RangeInclusive<u8>;
//! #     fn to_move(&self) -> Player { self.1 }
//! #     fn outcome(&self) -> Option<Outcome> { (self.0 == 0).then_some(Outcome::Win(self.1.other())) }
//! #     fn moves(&self) -> Self::Moves { 1..=self.0.min(3) }
//! #     fn make(&mut self, m: u8) { self.0 -= m; self.1 = self.1.other(); }
//! #     fn unmake(&mut self, m: u8, (): ()) { self.0 += m; self.1 = self.1.other(); }
//! # }
//! # impl Alternating for Nim {}
//! # struct Zero;
//! # impl Evaluator<Nim> for Zero { fn evaluate(&self, _: &Nim) -> Score { Score::ZERO } }
//! // Nim: take one, two or three stones. The player who takes the last one wins.
//! let mut pos = Nim(7, Player::First);
//! let report = search(&AlphaBeta, &mut pos, &Zero, &Task::to_depth(7));
//! assert_eq!(report.best, Some(3)); // leaves four stones: the opponent loses
//! ```
//!
//! Deliberately absent: games, printing, clocks, randomness without a seed, and any error other than [`Stopped`].

pub mod along;
pub mod alpha_beta;
pub mod aspiration;
mod conventions;
pub mod df_pn;
mod driver;
pub mod erased;
mod iterative_deepening;
pub mod memory;
pub mod minimal;
pub mod minimax;
pub mod monte_carlo;
pub mod move_ordering;
mod move_picker;
pub mod mtd;
pub mod multi_pv;
pub mod mutations;
pub mod negamax;
pub mod negascout;
mod node;
pub mod observers;
pub mod ordering;
pub mod parallel;
pub mod perft;
pub mod proof_number;
mod proof_numbers;
pub mod prove;
pub mod pvs;
pub mod quiescence;
pub mod symmetry;
pub mod table;

pub use along::Along;
pub use alpha_beta::AlphaBeta;
pub use aspiration::Aspiration;
pub use conventions::{
    Choices, Conventions, CutRule, FailMode, Finished, FinishedRoot, Hopeless, NAMED, Named, Ours, Research,
    Root, RootWindow,
};
pub use df_pn::DfPn;
pub use driver::{Task, search, search_as_ours, search_with};
pub use erased::Erased;
pub use iterative_deepening::{iterative_deepening, iterative_deepening_with};
pub use memory::WithMemory;
pub use minimal::minimal_tree;
pub use minimax::Minimax;
pub use monte_carlo::MonteCarlo;
pub use mtd::Mtd;
pub use multi_pv::{BestMove, multi_pv};
pub use negamax::Negamax;
pub use negascout::NegaScout;
pub use node::{Context, SearchContext};
pub use parallel::Parallel;
pub use perft::{divide, perft, positions};
pub use proof_number::ProofNumber;
pub use pvs::Pvs;
pub use quiescence::Quiescence;
pub use symmetry::Folded;
pub use table::{Entry, Replacement, Table};

use plyground_core::{Position, Score, Stopped, Window};

/// A search to a fixed depth.
pub trait Searcher<P: Position> {
    /// The value of `pos` for the side to move, by a search `depth` plies deep.
    ///
    /// Let `v` be the minimax value at this depth and `r` the returned value. Then
    ///
    /// - `r <= alpha` implies `v <= r` (fail low: an upper bound),
    /// - `alpha < r < beta` implies `v == r` (exact),
    /// - `r >= beta` implies `v >= r` (fail high: a lower bound).
    ///
    /// Searches without a window ignore it and return `v`.
    fn value<S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        window: Window,
    ) -> Result<Score, Stopped>;
}
