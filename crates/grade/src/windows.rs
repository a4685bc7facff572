//! The windows that a program passes on: right, or by a mistake.

use crate::Switch;
use crate::faulty::{FaultySearch, INFINITE};
use crate::model::PlainGame;

impl<G: PlainGame> FaultySearch<'_, G> {
    /// Plus and minus infinity, as the program writes them.
    pub(crate) fn infinities(&self) -> (i32, i32) {
        if self.has(Switch::MinIntOverflow) {
            (i32::MIN, i32::MAX)
        } else if self.has(Switch::SmallInfinity) {
            (-self.program.infinity, self.program.infinity)
        } else {
            (-INFINITE, INFINITE)
        }
    }

    pub(crate) fn root_window(&self) -> (i32, i32) {
        if self.has(Switch::NarrowRoot) {
            (-self.program.infinity, self.program.infinity)
        } else if self.program.convention.window_of_range && self.is_board {
            (-self.game.win(), self.game.win())
        } else {
            self.infinities()
        }
    }

    /// A null window.
    pub(crate) fn null_window(&self, low: i32, first_low: i32) -> (i32, i32) {
        if self.has(Switch::NullTooWide) {
            (low, low.saturating_add(2))
        } else if self.has(Switch::NullEmpty) {
            (low, low)
        } else if self.has(Switch::NullSign) {
            (low, low.saturating_sub(1))
        } else if self.has(Switch::NullBelow) {
            (low.saturating_sub(1), low)
        } else if self.has(Switch::NullStale) {
            (low, first_low.saturating_add(1))
        } else if self.has(Switch::NullStaleBelow) {
            (first_low, first_low.saturating_add(1))
        } else {
            (low, low.saturating_add(1))
        }
    }

    /// The window of a child, for the side to move there.
    pub(crate) fn child_window(&self, ply: i32, low: i32, high: i32) -> (i32, i32) {
        let (minus, plus) = self.infinities();
        // Alpha and beta of a program with two functions are those of MAX: at a node of MIN the lower bound is beta.
        let loses_low = self.has(Switch::AlphaNotPassed)
            || self.has(Switch::WindowNotPassed)
            || self.has(if self.is_max(ply) { Switch::AlphaLostByMax } else { Switch::BetaLostByMin });
        let loses_high = self.has(Switch::NoDeepCuts)
            || self.has(Switch::WindowNotPassed)
            || self.has(if self.is_max(ply) { Switch::BetaLostByMax } else { Switch::AlphaLostByMin });
        if self.has(Switch::BoundsNotSwapped) {
            (low.wrapping_neg(), high.wrapping_neg())
        } else if self.has(Switch::WindowKept) {
            (low, high)
        } else if self.has(Switch::WindowSwappedOnly) {
            (high, low)
        } else if self.has(Switch::LowNotNegated) {
            (high.wrapping_neg(), low)
        } else if self.has(Switch::HighNotNegated) {
            (high, low.wrapping_neg())
        } else {
            let child_low = if loses_high { minus } else { high.wrapping_neg() };
            (child_low, if loses_low { plus } else { low.wrapping_neg() })
        }
    }
}
