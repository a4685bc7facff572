//! The textbook searches, each in a file that can be read in five minutes.
//!
//! Start with [`minimax`](mod@minimax), which is the definition; [`negamax`](mod@negamax) says the same with one sign;
//! [`alpha_beta`](mod@alpha_beta) skips what cannot matter; [`negascout`](mod@negascout) bets on the first move. All of
//! them return minimax's value, enter nodes in the same order, and tell an [`Observer`](plyground_core::Observer) what they do.
//!
//! Then come those that remember: [`memory`](mod@memory) puts a [`table`](mod@table) in front of every node,
//! [`mtd`](mod@mtd) closes in on the value with null windows (MTD(f), SSS*, DUAL*), [`aspiration`](mod@aspiration) expects
//! the value of last time, and [`pvs`](mod@pvs) is told by a [`guide`](mod@guide) what to try first. They return the same
//! value with any table, and turns need not alternate.
//!
//! Two families ask something else. [`prove`](mod@prove) asks whether a side can be sure of a win or a draw:
//! [`proof_number`](mod@proof_number) answers best first, [`df_pn`](mod@df_pn) depth first with a table.
//! [`monte_carlo`](mod@monte_carlo) asks what chance makes of every move, and knows a proof when it sees one.
//!
//! What textbooks disagree about is data, in [`Conventions`]; what printed programs get wrong is kept apart, in
//! [`mutations`].
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
//! // Nim: take one, two or three; whoever takes the last one wins.
//! let mut pos = Nim(7, Player::First);
//! let report = search(&AlphaBeta, &mut pos, &Zero, &Task::to_depth(7));
//! assert_eq!(report.best, Some(3)); // leaves four, which is lost
//! ```
//!
//! Deliberately absent: games, printing, clocks, randomness without a seed, and any way to fail but [`Stopped`].

pub mod along;
pub mod alpha_beta;
pub mod aspiration;
mod conventions;
mod deepen;
pub mod df_pn;
mod driver;
pub mod erased;
pub mod guide;
pub mod memory;
pub mod minimal;
pub mod minimax;
pub mod monte_carlo;
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
pub mod prove;
pub mod pvs;
pub mod quiescence;
pub mod symmetry;
pub mod table;

pub use along::Along;
pub use alpha_beta::AlphaBeta;
pub use aspiration::Aspiration;
pub use conventions::{
    Choices, Conventions, Cut, Failing, Finished, FinishedRoot, Hopeless, NAMED, Named, Ours, Research, Root,
    RootWindow,
};
pub use deepen::{by_steps, deepen};
pub use df_pn::DfPn;
pub use driver::{Task, search, search_as_ours, search_with};
pub use erased::Erased;
pub use memory::WithMemory;
pub use minimal::minimal_tree;
pub use minimax::Minimax;
pub use monte_carlo::MonteCarlo;
pub use mtd::Mtd;
pub use multi_pv::{BestMove, multi_pv};
pub use negamax::Negamax;
pub use negascout::NegaScout;
pub use node::{Context, Study};
pub use parallel::Parallel;
pub use perft::{divide, perft, positions};
pub use proof_number::ProofNumber;
pub use pvs::Pvs;
pub use quiescence::Quiescence;
pub use symmetry::Folded;
pub use table::{Memo, Replacement, Table};

use plyground_core::{Position, Score, Stopped, Window};

/// A search of fixed depth: a pure function of its arguments.
pub trait Searcher<P: Position> {
    /// The value of `pos`, `depth` plies deep, for the side to move.
    ///
    /// Let `v` be the minimax value. For every window the answer `r` satisfies
    ///
    /// - `r <= alpha` implies `v <= r`,
    /// - `alpha < r < beta` implies `v == r`,
    /// - `r >= beta` implies `v >= r`.
    ///
    /// Searches without a window ignore it and return `v`.
    fn value<S: Study<P>>(
        &self,
        study: &mut S,
        pos: &mut P,
        depth: u16,
        window: Window,
    ) -> Result<Score, Stopped>;
}
