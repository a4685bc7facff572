//! The null-window search, with draw proofs at every node.

use std::cmp::Reverse;

use plyground_core::Stopped;
use plyground_games::mnk::MnkCell;

use super::draw_proofs::{ONE, has_pairing, weight};
use super::masks::LineMasks;
use crate::bounds_table::Bounds;
use crate::monitor::SearchMonitor;
use crate::shared_table::{BothSides, SharedTable};

/// The minimum number of free cells for looking a position up in canonical form.
const SYMMETRY_FROM: u32 = 10;
/// The minimum number of free cells for using the table.
const TABLE_FROM: u32 = 3;
/// The maximum number of lines of a board of 64 cells: two in a row on 8 by 8.
const MAX_LINES: usize = 210;

pub(crate) struct MnkSearch<'a, 'b> {
    pub(crate) masks: &'a LineMasks,
    pub(crate) table: &'a SharedTable,
    pub(crate) monitor: &'a mut SearchMonitor<'b>,
}

/// What one pass over all lines yields.
struct NodeScan {
    /// The Erdős–Selfridge weights of the lines that each side can still fill, summed.
    weight: [u64; 2],
    /// The free cells of those lines.
    live: u64,
    /// The cells where each side completes a line.
    wins: [u64; 2],
}

impl MnkSearch<'_, '_> {
    /// Whether the value of a position, 1 for a win of the side to move, 0 for a draw, -1 for a loss, exceeds `alpha`. No line
    /// is complete yet.
    ///
    /// # Contract
    ///
    /// - if the result is more than `alpha`, then the value is at least the result;
    /// - otherwise the value is at most the result.
    pub(crate) fn search(&mut self, sides: BothSides, alpha: i32) -> Result<i32, Stopped> {
        self.monitor.enter()?;
        // Step 1. Immediate wins. Two threats of the opponent cannot both be answered.
        let scan = self.scan(sides);
        let [mine, theirs] = scan.wins;
        if mine != 0 {
            return Ok(1);
        }
        if theirs.count_ones() > 1 {
            return Ok(-1);
        }
        // Step 2. Draw proofs.
        let mut bounds = self.bounds(sides, alpha, &scan);
        if let Some(value) = bounds.decide(alpha) {
            return Ok(value);
        }
        // Step 3. Transposition table.
        let free = (self.masks.board & !(sides[0] | sides[1])).count_ones();
        let (key, image) = if free < SYMMETRY_FROM {
            (sides, None)
        } else {
            let (key, image) = self.masks.smallest_image(sides);
            (key, Some(image))
        };
        let in_image = |cell: u32| image.map_or(cell as u8, |image| image[cell as usize]);
        let mut table_move = None;
        if free >= TABLE_FROM
            && let Some((known, best)) = self.table.get(key)
        {
            bounds.narrow(known);
            if let Some(value) = bounds.decide(alpha) {
                return Ok(value);
            }
            table_move = Some(best);
        }
        // Step 4. Move generation. Cells on no live line are omitted: a stone elsewhere is never worse.
        let mut moves = [(0, 0); 64];
        let mut count = 0;
        let mut left = if theirs == 0 { scan.live } else { theirs };
        while left != 0 {
            let cell = left.trailing_zeros();
            left &= left - 1;
            let rank = if Some(in_image(cell)) == table_move { u64::MAX } else { self.rank(sides, cell) };
            moves[count] = (rank, cell);
            count += 1;
        }
        let moves = &mut moves[..count];
        moves.sort_unstable_by_key(|&(rank, cell)| (Reverse(rank), cell));
        // Step 5. Search the moves.
        let before = self.monitor.nodes;
        let (mut value, mut best) = (-2, 0);
        for &(_, cell) in &*moves {
            let value_after = -self.search([sides[1], sides[0] | 1 << cell], -alpha - 1)?;
            if value_after > value {
                (value, best) = (value_after, in_image(cell));
                if value_after > alpha {
                    break;
                }
            }
        }
        bounds.update(value, alpha);
        if free >= TABLE_FROM {
            self.table.put(key, bounds, best, self.monitor.nodes - before);
        }
        Ok(value)
    }

    /// All free cells in the search's move order.
    pub(crate) fn ordered(&self, sides: BothSides) -> Vec<MnkCell> {
        let free = self.masks.board & !(sides[0] | sides[1]);
        let mut cells: Vec<u32> = (0..64).filter(|cell| free >> cell & 1 == 1).collect();
        cells.sort_by_key(|&cell| Reverse(self.rank(sides, cell)));
        cells.into_iter().map(|cell| MnkCell::new(cell as usize)).collect()
    }

    /// One pass over all lines.
    fn scan(&self, [mine, theirs]: BothSides) -> NodeScan {
        let mut scan = NodeScan { weight: [0; 2], live: 0, wins: [0; 2] };
        for line in &self.masks.lines {
            let free = line & !(mine | theirs);
            for (side, other) in [theirs, mine].into_iter().enumerate() {
                if line & other == 0 {
                    scan.weight[side] += weight(free.count_ones());
                    scan.live |= free;
                    if free.is_power_of_two() {
                        scan.wins[side] |= free;
                    }
                }
            }
        }
        scan
    }

    /// Bounds by draw proofs. Pairings take time, so they are searched for only where they decide the null window.
    fn bounds(&self, sides: BothSides, alpha: i32, scan: &NodeScan) -> Bounds {
        // The bound is weaker for a breaker that is not to move.
        let i_cannot =
            2 * scan.weight[0] < ONE || alpha == 0 && self.has_pairing_strategy(sides[0], sides[1]);
        let they_cannot = scan.weight[1] < ONE || alpha < 0 && self.has_pairing_strategy(sides[1], sides[0]);
        Bounds { at_least: -i32::from(!they_cannot), at_most: i32::from(!i_cannot) }
    }

    /// Whether a pairing strategy blocks all lines of the side with the first stones.
    fn has_pairing_strategy(&self, stones: u64, others: u64) -> bool {
        let mut lines = [0; MAX_LINES];
        let mut count = 0;
        for line in self.masks.lines.iter().filter(|&line| line & others == 0) {
            lines[count] = line & !stones;
            count += 1;
        }
        has_pairing(&mut lines[..count])
    }

    /// The ordering score of a move: the lines that it extends or blocks, weighted by their stones.
    fn rank(&self, [mine, theirs]: BothSides, cell: u32) -> u64 {
        let of = |line: &u64| {
            let extended = if line & theirs == 0 { 2 << (2 * (line & mine).count_ones().min(20)) } else { 0 };
            let blocked = if line & mine == 0 { 1 << (2 * (line & theirs).count_ones().min(20)) } else { 0 };
            extended + blocked
        };
        self.masks.through(cell).iter().map(of).sum()
    }
}
