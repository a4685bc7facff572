//! The patterns and threats of the empty cells, updated as lines change.

use plyground_core::Player;

use super::{Board, on_line};
use crate::cells::Cell;
use crate::kind::CellKind;
use crate::pattern::Pattern;
use crate::tables::{Code, Features, patterns_of};
use crate::threat::Threat;

/// What a stone on a cell would make, by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CellInfo {
    pub(super) codes: [Code; 2],
    pub(super) features: [Features; 2],
    /// What the cell adds to the evaluation, with black to move and with white to move.
    pub(super) value: [i16; 2],
}

impl CellInfo {
    pub(super) const NOTHING: Self = Self {
        codes: [0; 2],
        features: [Features { value: 0, threat: Threat::Quiet, kind: CellKind::NOTHING }; 2],
        value: [0; 2],
    };
}

/// An element of the undo stack: the information of a cell before a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    pub(super) cell: Cell,
    pub(super) info: CellInfo,
}

impl Board {
    /// The threat that a stone of `player` on an empty cell would make.
    #[inline]
    pub fn threat(&self, player: Player, cell: Cell) -> Threat {
        self.features(player, cell).threat
    }

    #[inline]
    fn features(&self, player: Player, cell: Cell) -> Features {
        self.infos[cell.place()].features[player.index()]
    }

    /// The patterns that a stone of `player` would make on an empty cell: along the row, the column, the falling and
    /// the rising diagonal.
    pub fn patterns(&self, player: Player, cell: Cell) -> [Pattern; 4] {
        patterns_of(self.infos[cell.place()].codes[player.index()])
    }

    /// The information of an empty cell, computed from its lines.
    pub(super) fn look_up(&self, cell: Cell) -> CellInfo {
        let mut codes = [0; 2];
        for direction in 0..4 {
            let found = self.tables.line(neighbours(self.window(cell, direction), self.tables.reach));
            codes[0] |= Code::from(found & 15) << (4 * direction);
            codes[1] |= Code::from(found >> 4) << (4 * direction);
        }
        self.info_of(codes)
    }

    #[inline]
    fn info_of(&self, codes: [Code; 2]) -> CellInfo {
        let [black, white] = codes;
        let features =
            [self.tables.features(Player::First, black), self.tables.features(Player::Second, white)];
        CellInfo { codes, features, value: self.tables.cell_value(features) }
    }

    /// Updates a cell whose line in one direction has changed. `window` is that line, shifted as by [`window`](Self::window).
    #[inline]
    pub(super) fn refresh(&mut self, cell: Cell, direction: usize, window: u64) {
        let found = self.tables.line(neighbours(window, self.tables.reach));
        let old = self.infos[cell.place()];
        let shift = 4 * direction;
        let put = |code: Code, pattern: u8| code & !(15 << shift) | Code::from(pattern) << shift;
        let codes = [put(old.codes[0], found & 15), put(old.codes[1], found >> 4)];
        if codes != old.codes {
            self.changes.push(Change { cell, info: old });
            self.assign(cell, self.info_of(codes));
        }
    }

    /// Sets `player`'s pattern on an empty cell in one direction to [`Pattern::Dead`], until the cell's neighbourhood in that
    /// direction changes.
    pub(crate) fn hide_pattern(&mut self, player: Player, cell: Cell, direction: usize) {
        let mut codes = self.infos[cell.place()].codes;
        codes[player.index()] &= !(15 << (4 * direction));
        self.assign(cell, self.info_of(codes));
    }

    /// Replaces the information of an empty cell.
    #[inline]
    fn assign(&mut self, cell: Cell, new: CellInfo) {
        let old = std::mem::replace(&mut self.infos[cell.place()], new);
        for side in 0..2 {
            self.values[side] += i32::from(new.value[side]) - i32::from(old.value[side]);
            let (was, is) = (old.features[side], new.features[side]);
            self.counts[side][was.threat as usize] -= 1;
            self.counts[side][is.threat as usize] += 1;
        }
        self.move_between_sets(cell, old, new);
    }

    /// Moves a cell from the sets of its old threats to those of its new ones.
    #[inline]
    pub(super) fn move_between_sets(&mut self, cell: Cell, old: CellInfo, new: CellInfo) {
        for side in 0..2 {
            let (was, is) = (old.features[side].threat, new.features[side].threat);
            if was != is {
                if was >= Threat::Three {
                    self.threats[side][was as usize].toggle(cell);
                }
                if is >= Threat::Three {
                    self.threats[side][is as usize].toggle(cell);
                }
            }
        }
    }

    /// Adds an empty cell to the sums, counts and sets.
    pub(super) fn add_cell(&mut self, cell: Cell, info: CellInfo) {
        for (side, features) in info.features.into_iter().enumerate() {
            self.values[side] += i32::from(info.value[side]);
            self.counts[side][features.threat as usize] += 1;
            if features.threat >= Threat::Three {
                self.threats[side][features.threat as usize].toggle(cell);
            }
        }
    }

    /// Removes an empty cell from the sums, counts and sets.
    pub(super) fn remove_cell(&mut self, cell: Cell, info: CellInfo) {
        for (side, features) in info.features.into_iter().enumerate() {
            self.values[side] -= i32::from(info.value[side]);
            self.counts[side][features.threat as usize] -= 1;
            if features.threat >= Threat::Three {
                self.threats[side][features.threat as usize].toggle(cell);
            }
        }
    }

    /// The line through a cell, shifted so that its neighbourhood starts at bit 0.
    #[inline]
    pub(super) fn window(&self, cell: Cell, direction: usize) -> u64 {
        let (line, place) = on_line(cell, direction);
        self.lines[direction][line] >> (2 * (place - self.tables.reach))
    }
}

/// The neighbours of the middle cell of a window, without the cell itself: the index into the table of patterns.
#[inline]
pub(super) fn neighbours(window: u64, reach: usize) -> usize {
    let mask = (1 << (2 * reach)) - 1;
    (window & mask | window >> 2 & mask << (2 * reach)) as usize
}
