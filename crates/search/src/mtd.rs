//! MTD: close in on the value with null windows alone.
//!
//! A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, "Best-first fixed-depth minimax algorithms", 1996. A null window asks
//! one question: is the value at least this? With fail-soft answers a few questions suffice, and the table keeps one from
//! paying for the same nodes again. Where the questions begin makes the algorithm:
//!
//! - MTD(f) begins at a guess, such as the value that was found one ply less deep;
//! - SSS* (G. Stockman, 1979) begins at plus infinity, and comes down. It was thought to be something else than alpha-beta,
//!   best-first with a list of open nodes, until this reformulation came to the same leaves in the same order;
//! - DUAL* (T. Marsland, A. Reinefeld and J. Schaeffer, 1987) begins at minus infinity, and goes up.
//!
//! Contract: the same three inequalities as [`alpha_beta`](mod@crate::alpha_beta).

use std::cell::Cell;

use plyground_core::{Keyed, Score, Stopped, Window};

use crate::table::Table;
use crate::{SearchContext, Searcher, WithMemory};

/// A search by null windows, with a table.
#[derive(Debug)]
pub struct Mtd<'a> {
    memory: WithMemory<'a>,
    start: Start,
    /// What the last search returned.
    last: Cell<Score>,
}

/// Where the questions begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Start {
    Last,
    Above,
    Below,
}

impl<'a> Mtd<'a> {
    /// MTD(f): each search begins where the one before it ended, the first at nought.
    pub fn f(table: &'a Table) -> Self {
        Self::new(table, Start::Last)
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
        // What is known of the value: at least, and at most.
        let mut known = Window::FULL;
        let mut value = match self.start {
            Start::Last => self.last.get(),
            Start::Above => window.beta,
            Start::Below => window.alpha,
        };
        value = value.clamp(window.alpha, window.beta);
        while known.alpha < known.beta && known.alpha < window.beta && known.beta > window.alpha {
            // Is it at least `value`, or, where that is known already, more?
            let least = if value <= known.alpha { known.scout().beta } else { value };
            let question = Window { alpha: Score::new(least.get() - 1), beta: least };
            value = self.memory.value(context, pos, depth, question)?;
            if value < least {
                known.beta = value;
            } else {
                known.alpha = value;
            }
        }
        self.last.set(value);
        Ok(value)
    }
}
