//! What a program shows for its root moves, and what that says.

use std::fmt;

use plyground_registry::{Conventions, Score};
use plyground_search::{Root, RootWindow};

/// A root move with the value that came back for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The move.
    pub movement: String,
    /// What came back.
    pub value: Score,
    /// What that says about its true value.
    pub meaning: Meaning,
}

/// What a value that came back says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// It is the value.
    Exactly,
    /// The move is worth this or less: all that matters is that another is as good.
    AtMost,
    /// The move is worth this or more.
    AtLeast,
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.meaning {
            Meaning::Exactly => "",
            Meaning::AtMost => "≤",
            Meaning::AtLeast => "≥",
        };
        write!(f, "{sign}{}", self.value)
    }
}

/// Says what the values of root moves mean, in the order in which the moves were searched.
pub(super) fn shown(root_moves: &[(String, Score)], conventions: &Conventions) -> Vec<Shown> {
    // Nothing lies beyond the range of an evaluator, so its edges hide nothing.
    let mut window = match conventions.root_window {
        RootWindow::Full | RootWindow::Range => (-Score::INFINITE, Score::INFINITE),
        RootWindow::Fixed(bound) => (Score::new(-bound), Score::new(bound)),
    };
    let meaning = |(movement, value): &(String, Score)| {
        let (alpha, beta) = window;
        let meaning = if *value <= alpha && alpha != -Score::INFINITE {
            Meaning::AtMost
        } else if *value >= beta && beta != Score::INFINITE {
            Meaning::AtLeast
        } else {
            Meaning::Exactly
        };
        if conventions.root != Root::Unshared {
            window.0 = alpha.max(*value);
        }
        Shown { movement: movement.clone(), value: *value, meaning }
    };
    root_moves.iter().map(meaning).collect()
}
