//! What is known of one position of a Python game.

use std::sync::OnceLock;
use std::sync::atomic::AtomicU32;

use plyground_core::{Grid, Outcome, Player};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::identity::Fingerprint;

/// A place where no node is known yet.
pub(super) const UNKNOWN: u32 = u32::MAX;

/// A position: what Python said of it, once.
pub(super) struct Node {
    pub(super) identity: Fingerprint,
    pub(super) side: Player,
    /// The position and the move by which it was found; `None` for a root.
    pub(super) found: Option<(u32, u16)>,
    /// The walk that it was found on: one for each root.
    pub(super) walk: usize,
    /// The moves as Python listed them; none once the game is over.
    pub(super) moves: Option<Py<PyTuple>>,
    pub(super) outcome: Option<Outcome>,
    /// The position after each move, as far as it is known.
    pub(super) children: Box<[AtomicU32]>,
    /// What `score` says to the side to move.
    pub(super) score: OnceLock<i32>,
    /// The notation of the moves.
    pub(super) move_texts: OnceLock<Box<[String]>>,
    /// The numbers of the moves.
    pub(super) move_numbers: OnceLock<Box<[u16]>>,
    /// The cells of the moves.
    pub(super) move_cells: OnceLock<Box<[Option<usize>]>>,
    /// The position as one line.
    pub(super) text: OnceLock<String>,
    /// The position as several lines.
    pub(super) drawing: OnceLock<String>,
    pub(super) grid: OnceLock<Option<Grid>>,
}

impl Node {
    pub(super) fn new(
        identity: Fingerprint,
        side: Player,
        found: Option<(u32, u16)>,
        walk: usize,
        moves: Option<Py<PyTuple>>,
        count: usize,
        outcome: Option<Outcome>,
    ) -> Self {
        Self {
            identity,
            side,
            found,
            walk,
            moves,
            outcome,
            children: (0..count).map(|_| AtomicU32::new(UNKNOWN)).collect(),
            score: OnceLock::new(),
            move_texts: OnceLock::new(),
            move_numbers: OnceLock::new(),
            move_cells: OnceLock::new(),
            text: OnceLock::new(),
            drawing: OnceLock::new(),
            grid: OnceLock::new(),
        }
    }
}
