//! Pattern noise: hides some patterns from a level.
//!
//! Human players lose at gomoku less by misjudging moves than by missing threats: most often threats far from the last
//! moves, on diagonals, with a gap, and those of the opponent; almost never a five. So weak levels search a board on which
//! some patterns are hidden. In the search a hidden pattern reappears when a stone changes its neighbourhood, so a deeper
//! search notices in time what was missed at first. In the game it stays hidden from the same seed until its stones change.

use plyground_core::{Dice, Player};

use crate::board::Board;
use crate::cells::{Cell, STEPS};
use crate::pattern::Pattern;

/// Which patterns are hidden: a probability and a seed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PatternNoise {
    /// The probability of missing a pattern, in percent of the base probability.
    pub(crate) noise: u32,
    /// The same seed hides the same patterns.
    pub(crate) seed: u64,
}

impl PatternNoise {
    /// The board as the side to move perceives it, with some patterns hidden.
    pub(crate) fn apply(self, board: &Board) -> Board {
        let mut seen = board.clone();
        if self.noise == 0 {
            return seen;
        }
        for cell in board.empty().iter() {
            for player in Player::BOTH {
                for (direction, pattern) in board.patterns(player, cell).into_iter().enumerate() {
                    let own = player == board.to_move();
                    let base = if own { base_chance(pattern).0 } else { base_chance(pattern).1 };
                    if base == 0 {
                        continue;
                    }
                    let stones = LineStones::around(board, player, cell, direction);
                    let chance = self.chance(base, &stones, direction, distance(board, cell));
                    let roll =
                        stones.hash(Dice::first(self.seed ^ player.index() as u64 ^ (direction as u64) << 8));
                    if roll % 1_000 < u64::from(chance) {
                        seen.hide_pattern(player, cell, direction);
                    }
                }
            }
        }
        seen
    }

    /// The probability that a pattern is hidden, in 1/1,000.
    fn chance(self, base: u32, stones: &LineStones, direction: usize, distance: usize) -> u32 {
        let far = match distance {
            0..=2 => 40,
            3..=4 => 90,
            5..=7 => 140,
            _ => 180,
        };
        let diagonal = if direction >= 2 { 140 } else { 90 };
        let split = if stones.has_gap { 150 } else { 90 };
        let percent = |share: u32, by: u32| share * by / 100;
        percent(percent(percent(percent(base, far), diagonal), split), self.noise).min(MAX_CHANCE)
    }
}

/// The greatest probability of missing a pattern, in 1/1,000.
const MAX_CHANCE: u32 = 900;

/// The base probability of missing a pattern, in 1/1,000: one of the side to move, and one of the opponent. The five of the
/// side to move is never missed.
const fn base_chance(pattern: Pattern) -> (u32, u32) {
    match pattern {
        Pattern::Five => (0, 10),
        Pattern::OpenFour | Pattern::SplitFours => (70, 160),
        Pattern::Four => (400, 600),
        Pattern::OpenThree | Pattern::NarrowThree => (500, 700),
        Pattern::ClosedThree | Pattern::WideTwo | Pattern::OpenTwo | Pattern::NarrowTwo => (600, 800),
        _ => (0, 0),
    }
}

/// The stones of one side that a stone on a cell would join in one direction.
struct LineStones {
    cells: [Option<Cell>; 8],
    /// Whether there is a gap between them; the cell itself counts as one.
    has_gap: bool,
}

impl LineStones {
    /// Those within four cells either way, up to the nearest opposing stone.
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

    /// A hash of the stones alone. All cells that complete the same stones share it, so that a threat is seen or missed
    /// as a whole, until its stones change.
    fn hash(&self, seed: u64) -> u64 {
        Dice::first(
            self.cells
                .iter()
                .flatten()
                .fold(seed, |sum, cell| sum.wrapping_add(Dice::first(cell.place() as u64))),
        )
    }
}

/// The Chebyshev distance of a cell from the nearest of the last three moves.
fn distance(board: &Board, cell: Cell) -> usize {
    let last = board.played().len().saturating_sub(3);
    board
        .played()
        .skip(last)
        .map(|other| cell.column().abs_diff(other.column()).max(cell.row().abs_diff(other.row())))
        .min()
        .unwrap_or(0)
}
