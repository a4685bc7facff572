//! What a player overlooks.
//!
//! People who lose at gomoku rarely choose a bad move among moves that they have understood: they have not seen a
//! threat. Threats far from where the last stones fell, on diagonals, with a gap in them, and the opponent's threats are
//! missed more often than others; five in a row hardly ever.
//!
//! A board is handed to the search on which such a line is taken for nothing. Once a stone changes that line, in the
//! game or in the search, it is seen: so whoever looks further ahead notices in time what was overlooked at first.

use plyground_core::Player;

use crate::board::Board;
use crate::cells::{Cell, STEPS};
use crate::mix::mix;
use crate::pattern::Pattern;

/// How well a player sees, and what chance makes of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    /// How much is overlooked, in hundredths of what a beginner overlooks.
    pub(crate) haze: u32,
    /// The same seed overlooks the same things.
    pub(crate) seed: u64,
}

impl Sight {
    /// The board as the side to move sees it.
    pub(crate) fn of(self, board: &Board) -> Board {
        let mut seen = board.clone();
        if self.haze == 0 {
            return seen;
        }
        for cell in board.empty().iter() {
            for player in Player::BOTH {
                for (direction, pattern) in board.patterns(player, cell).into_iter().enumerate() {
                    let own = player == board.to_move();
                    let beginner = if own { pattern_chance(pattern).0 } else { pattern_chance(pattern).1 };
                    if beginner == 0 {
                        continue;
                    }
                    let stones = Stones::around(board, player, cell, direction);
                    let chance = self.chance(beginner, &stones, direction, distance(board, cell));
                    let roll = stones.mixed(mix(self.seed ^ player.index() as u64 ^ (direction as u64) << 8));
                    if roll % 1_000 < u64::from(chance) {
                        seen.overlook(player, cell, direction);
                    }
                }
            }
        }
        seen
    }

    /// The chance, in thousandths, that a line is overlooked.
    fn chance(self, beginner: u32, stones: &Stones, direction: usize, distance: usize) -> u32 {
        let far = match distance {
            0..=2 => 40,
            3..=4 => 90,
            5..=7 => 140,
            _ => 180,
        };
        let slanting = if direction >= 2 { 140 } else { 90 };
        let split = if stones.has_gap { 150 } else { 90 };
        let percent = |share: u32, by: u32| share * by / 100;
        percent(percent(percent(percent(beginner, far), slanting), split), self.haze).min(MOST)
    }
}

/// However bad the sight, in so many thousandths of the cases at most something is overlooked.
const MOST: u32 = 900;

/// The chance, in thousandths, that a beginner does not see that a stone would make this: of their own, and of the
/// opponent. Nobody overlooks that they have won.
const fn pattern_chance(pattern: Pattern) -> (u32, u32) {
    match pattern {
        Pattern::Five => (0, 10),
        Pattern::OpenFour | Pattern::SplitFours => (70, 160),
        Pattern::Four => (400, 600),
        Pattern::OpenThree | Pattern::NarrowThree => (500, 700),
        Pattern::ClosedThree | Pattern::WideTwo | Pattern::OpenTwo | Pattern::NarrowTwo => (600, 800),
        _ => (0, 0),
    }
}

/// The stones of one side that a stone on a cell would join along a line.
struct Stones {
    cells: [Option<Cell>; 8],
    has_gap: bool,
}

impl Stones {
    /// As far as four cells either way, to the nearest stone of the opponent.
    fn around(board: &Board, player: Player, cell: Cell, direction: usize) -> Self {
        let step = STEPS[direction] as isize;
        let mut cells = [None; 8];
        let (mut low, mut high, mut count) = (isize::MAX, isize::MIN, 0);
        for way in [-1, 1] {
            for offset in 1..=4 {
                let other = Cell::from_place((cell.place() as isize + way * offset * step) as usize);
                if board.stone(other) == Some(player) {
                    cells[count] = Some(other);
                    count += 1;
                    (low, high) = (low.min(way * offset), high.max(way * offset));
                } else if !board.is_empty(other) {
                    break;
                }
            }
        }
        Self { cells, has_gap: count > 0 && high - low >= count as isize }
    }

    /// A number that depends on these stones only: every cell that would complete them shares it, so that a threat is
    /// seen whole or not at all, and until it changes.
    fn mixed(&self, seed: u64) -> u64 {
        mix(self.cells.iter().flatten().fold(seed, |sum, cell| sum.wrapping_add(mix(cell.place() as u64))))
    }
}

/// How far a cell is from the nearest of the last three moves.
fn distance(board: &Board, cell: Cell) -> usize {
    let last = board.played().len().saturating_sub(3);
    board
        .played()
        .skip(last)
        .map(|other| cell.column().abs_diff(other.column()).max(cell.row().abs_diff(other.row())))
        .min()
        .unwrap_or(0)
}
