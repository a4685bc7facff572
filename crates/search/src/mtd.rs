//! MTD: a sequence of null-window searches that converges to the value.
//!
//! A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, "Best-first fixed-depth minimax algorithms", 1996. Each null-window search
//! raises the lower bound or lowers the upper bound of the value, often by more than one, since the search is fail-soft. The
//! table saves searching the nodes that these searches have in common again. The algorithms differ in their first window:
//!
//! - MTD(f) starts at a guess, such as the value of the search one ply shallower;
//! - SSS* (G. Stockman, 1979) starts at plus infinity and descends. It was published as a best-first search with a list of
//!   open nodes; in this form, with a large enough table, it evaluates the same leaves in the same order;
//! - DUAL* (T. Marsland, A. Reinefeld and J. Schaeffer, 1987) starts at minus infinity and ascends.
//!
//! Invariant: `known.alpha <= v <= known.beta` for the minimax value `v`. Contract: the three inequalities of
//! [`alpha_beta`](mod@crate::alpha_beta).

use std::cell::Cell;

use plyground_core::{Keyed, Score, Stopped, Window};

use crate::table::Table;
use crate::{SearchContext, Searcher, WithMemory};

/// A sequence of null-window searches with a transposition table.
#[derive(Debug)]
pub struct Mtd<'a> {
    memory: WithMemory<'a>,
    start: Start,
    /// The value of the last search.
    last: Cell<Score>,
}

/// Where the first null window is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Start {
    AtLast,
    Above,
    Below,
}

impl<'a> Mtd<'a> {
    /// MTD(f): each search starts at the value of the one before it, the first at 0.
    pub fn f(table: &'a Table) -> Self {
        Self::new(table, Start::AtLast)
    }

    /// SSS*: from above.
    pub fn sss(table: &'a Table) -> Self {
        Self::new(table, Start::Above)
    }

    /// DUAL*: from below.
    pub fn dual(table: &'a Table) -> Self {
        Self::new(table, Start::Below)
    }

    fn new(table: &'a Table, start: Start) -> Self {
        Self { memory: WithMemory::new(table), start, last: Cell::new(Score::ZERO) }
    }
}

impl<P: Keyed> Searcher<P> for Mtd<'_> {
    fn value<S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        // The bounds of the minimax value that have been proved so far.
        let mut known = Window::FULL;
        let mut value = match self.start {
            Start::AtLast => self.last.get(),
            Start::Above => window.beta,
            Start::Below => window.alpha,
        };
        value = value.clamp(window.alpha, window.beta);
        while known.alpha < known.beta && known.alpha < window.beta && known.beta > window.alpha {
            // Test whether the minimax value is at least `beta`. It is known to be at least `known.alpha`, so the smallest
            // `beta` to test is one more.
            let beta = if value <= known.alpha { known.scout().beta } else { value };
            let null_window = Window { alpha: Score::new(beta.get() - 1), beta };
            value = self.memory.value(context, pos, depth, null_window)?;
            if value < beta {
                known.beta = value;
            } else {
                known.alpha = value;
            }
        }
        self.last.set(value);
        Ok(value)
    }
}
