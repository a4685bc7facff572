//! The null-window search.

use plyground_core::Stopped;

use super::discs::{Discs, Image};
use super::masks::BoardMasks;
use super::order::OrderedMove;
use super::threads::{ThreadState, WindowTest};
use crate::bounds_table::Bounds;
use crate::shared_table::SharedTable;

/// The maximum number of free cells for the endgame search, without move ordering and table.
const ENDGAME: u32 = 6;
/// The minimum number of free cells for using the table: nearer to the end a lookup takes longer than a search.
const TABLE_FROM: u32 = 9;
/// The minimum number of free cells for looking a position up in canonical form.
const SYMMETRY_FROM: u32 = 18;
/// The minimum number of free cells for looking up all children before one is searched (enhanced transposition cutoffs).
const ETC_FROM: u32 = 10;
/// The minimum number of free cells for deferring moves that other threads are searching.
const SHARED_FROM: u32 = 12;

/// A node on the path from the root, which another thread may decide first.
#[derive(Clone, Copy)]
struct PathNode {
    key: Discs,
    alpha: i32,
}

/// The result of a node.
enum NodeResult {
    /// This thread's value and the cell of its move.
    Own(i32, u64),
    /// The value by another thread.
    Other(i32),
}

/// One thread's search.
pub(crate) struct OthelloSearch<'a, const RUN: usize> {
    pub(super) masks: BoardMasks,
    table: &'a SharedTable,
    pub(crate) thread: ThreadState<'a>,
    /// The path from the root, as far as nodes are shared.
    path: Vec<PathNode>,
    /// The index on the path of a node that another thread has decided, and its value.
    decided: Option<(usize, i32)>,
}

impl<'a, const RUN: usize> OthelloSearch<'a, RUN> {
    const SIZE: u32 = RUN as u32 + 2;

    pub(crate) fn new(table: &'a SharedTable, thread: ThreadState<'a>) -> Self {
        Self { masks: BoardMasks::new(Self::SIZE), table, thread, path: Vec::new(), decided: None }
    }

    pub(crate) fn cells(&self) -> i32 {
        self.masks.cells()
    }

    /// Runs a test from the root.
    pub(crate) fn start(&mut self, number: u64, test: WindowTest) -> Result<i32, Stopped> {
        self.thread.number = number;
        self.path.clear();
        self.decided = None;
        self.search(test.discs, test.alpha)
    }

    #[inline]
    pub(super) fn enter(&mut self) -> Result<(), Stopped> {
        if self.thread.is_due() {
            self.check()?;
        }
        self.thread.nodes += 1;
        Ok(())
    }

    #[cold]
    fn check(&mut self) -> Result<(), Stopped> {
        self.thread.check()?;
        let decided = self.path.iter().enumerate().find_map(|(place, step)| {
            let (bounds, _) = self.table.get(step.key)?;
            Some((place, bounds.decide(step.alpha)?))
        });
        self.decided = decided;
        if decided.is_some() { Err(Stopped) } else { Ok(()) }
    }

    /// The table key of a position, and the symmetry that leads to it.
    fn key(discs: Discs, empties: u32) -> (Discs, Image) {
        if empties < SYMMETRY_FROM { (discs, Image::ITSELF) } else { discs.smallest_image(Self::SIZE) }
    }

    /// The bounds of a position in the table.
    pub(crate) fn known(&self, discs: Discs) -> Option<Bounds> {
        let free = self.masks.board & !(discs.mine | discs.theirs);
        let (key, _) = Self::key(discs, free.count_ones());
        Some(self.table.get(key)?.0)
    }

    /// Whether the value of a position exceeds `alpha`.
    ///
    /// # Contract
    ///
    /// - if the result is more than `alpha`, then the value is at least the result;
    /// - otherwise the value is at most the result.
    fn search(&mut self, discs: Discs, alpha: i32) -> Result<i32, Stopped> {
        let free = self.masks.board & !(discs.mine | discs.theirs);
        let empties = free.count_ones();
        if empties <= ENDGAME {
            return self.endgame(discs, free, self.masks.odd(free), alpha, false);
        }
        self.enter()?;
        let legal = discs.legal::<RUN>(free);
        if legal == 0 {
            let turned = discs.turned();
            if turned.legal::<RUN>(free) == 0 {
                return Ok(discs.lead());
            }
            return Ok(-self.search(turned, -alpha - 1)?);
        }
        let (key, image) = Self::key(discs, empties);
        let mut table_move = 0;
        if empties >= TABLE_FROM
            && let Some((known, best)) = self.table.get(key)
        {
            if let Some(value) = known.decide(alpha) {
                return Ok(value);
            }
            table_move = image.back(1 << best);
        }
        let before = self.thread.nodes;
        let moves = self.masks.ordered::<RUN>(discs, free, legal, table_move);
        let moves = moves.as_slice();
        if empties >= ETC_FROM {
            for candidate in moves {
                let (child, _) = Self::key(candidate.child, empties - 1);
                if let Some((known, _)) = self.table.get(child)
                    && -known.at_most > alpha
                {
                    return Ok(-known.at_most);
                }
            }
        }
        let (value, best) = if empties >= SHARED_FROM && self.thread.shared.is_shared() {
            self.path.push(PathNode { key, alpha });
            let found = self.best_with_threads(moves, alpha);
            self.path.pop();
            match found? {
                NodeResult::Own(value, best) => (value, best),
                NodeResult::Other(value) => return Ok(value),
            }
        } else {
            self.best(moves, alpha)?
        };
        if empties >= TABLE_FROM {
            let cells = self.cells();
            let bounds = if value > alpha {
                Bounds { at_least: value, at_most: cells }
            } else {
                Bounds { at_least: -cells, at_most: value }
            };
            self.table.put(key, bounds, image.of(best).trailing_zeros() as u8, self.thread.nodes - before);
        }
        Ok(value)
    }

    /// The value of the best move, or of the first that exceeds `alpha`, and its cell.
    fn best(&mut self, moves: &[OrderedMove], alpha: i32) -> Result<(i32, u64), Stopped> {
        let (mut value, mut best) = (i32::MIN, 0);
        for candidate in moves {
            let value_after = -self.search(candidate.child, -alpha - 1)?;
            if value_after > value {
                (value, best) = (value_after, candidate.cell);
                if value_after > alpha {
                    break;
                }
            }
        }
        Ok((value, best))
    }

    /// The same with other threads: moves that another thread is searching are deferred, except the first, which usually
    /// decides.
    fn best_with_threads(&mut self, moves: &[OrderedMove], alpha: i32) -> Result<NodeResult, Stopped> {
        let here = self.path.len() - 1;
        let shared = self.thread.shared;
        let (mut value, mut best) = (i32::MIN, 0);
        let mut deferred = 0_u64;
        for is_late in [false, true] {
            for (i, candidate) in moves.iter().enumerate() {
                let is_deferred = deferred >> i & 1 == 1;
                if is_late != is_deferred {
                    continue;
                }
                if !is_late && i > 0 && shared.is_busy(candidate.child) {
                    deferred |= 1 << i;
                    continue;
                }
                shared.begin(candidate.child);
                let value_after = self.search(candidate.child, -alpha - 1);
                shared.end(candidate.child);
                if value_after.is_err()
                    && let Some((_, value)) = self.decided.take_if(|(place, _)| *place == here)
                {
                    return Ok(NodeResult::Other(value));
                }
                let value_after = -value_after?;
                if value_after > value {
                    (value, best) = (value_after, candidate.cell);
                    if value_after > alpha {
                        return Ok(NodeResult::Own(value, best));
                    }
                }
                let step = self.path[here];
                if let Some((known, _)) = self.table.get(step.key)
                    && let Some(value) = known.decide(alpha)
                {
                    return Ok(NodeResult::Other(value));
                }
            }
        }
        Ok(NodeResult::Own(value, best))
    }
}
