//! The last empty cells, searched without move lists and without the table.

use plyground_core::Stopped;

use super::discs::Discs;
use super::masks::lowest;
use super::search::OthelloSearch;

impl<const RUN: usize> OthelloSearch<'_, RUN> {
    /// A null-window search with the contract of [`OthelloSearch::search`]. `odd` are the quadrants with an odd number of free
    /// cells, which are tried first.
    pub(super) fn endgame(
        &mut self,
        discs: Discs,
        free: u64,
        odd: u64,
        alpha: i32,
        passed: bool,
    ) -> Result<i32, Stopped> {
        self.enter()?;
        let rest = free & free.wrapping_sub(1);
        if rest & rest.wrapping_sub(1) == 0 {
            return Ok(match (free, rest) {
                (0, _) => discs.lead(),
                (_, 0) => self.last(discs, free.trailing_zeros()),
                _ => self.last_two(discs, [lowest(free), rest], alpha)?,
            });
        }
        let mut value = i32::MIN;
        for mut part in [free & odd, free & !odd] {
            while part != 0 {
                let cell = lowest(part);
                part &= part - 1;
                let turned = discs.turns(cell.trailing_zeros());
                if turned == 0 {
                    continue;
                }
                let child = discs.after(cell, turned);
                let odd = odd ^ self.masks.quadrant(cell.trailing_zeros());
                let worth = -self.endgame(child, free & !cell, odd, -alpha - 1, false)?;
                value = value.max(worth);
                if value > alpha {
                    return Ok(value);
                }
            }
        }
        if value > i32::MIN {
            Ok(value)
        } else if passed {
            Ok(discs.lead())
        } else {
            // Two passes end the game.
            Ok(-self.endgame(discs.turned(), free, odd, -alpha - 1, true)?)
        }
    }

    /// The value with two free cells, with the same contract.
    #[inline]
    fn last_two(&mut self, discs: Discs, cells: [u64; 2], alpha: i32) -> Result<i32, Stopped> {
        let value = self.best_of_two(discs, cells, alpha)?;
        if value > i32::MIN {
            return Ok(value);
        }
        let value = self.best_of_two(discs.turned(), cells, -alpha - 1)?;
        Ok(if value > i32::MIN { -value } else { discs.lead() })
    }

    /// The value of the better move, or of the first that exceeds `alpha`; `i32::MIN` if there is no move.
    #[inline]
    fn best_of_two(&mut self, discs: Discs, [one, other]: [u64; 2], alpha: i32) -> Result<i32, Stopped> {
        let mut value = i32::MIN;
        for (cell, last) in [(one, other), (other, one)] {
            let turned = discs.turns(cell.trailing_zeros());
            if turned != 0 && value <= alpha {
                self.enter()?;
                value = value.max(-self.last(discs.after(cell, turned), last.trailing_zeros()));
            }
        }
        Ok(value)
    }

    /// The exact value with one free cell.
    #[inline]
    fn last(&self, discs: Discs, cell: u32) -> i32 {
        let mine = discs.mine.count_ones() as i32;
        let turned = discs.turns(cell);
        if turned != 0 {
            return 2 * (mine + 1 + turned.count_ones() as i32) - self.cells();
        }
        let turned = discs.turned().turns(cell);
        // If neither side can use the cell, it stays empty and counts for neither.
        let is_left_empty = i32::from(turned == 0);
        2 * (mine - turned.count_ones() as i32) - self.cells() + is_left_empty
    }
}
