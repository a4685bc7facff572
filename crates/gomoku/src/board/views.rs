//! What a stone of either side would make of every empty cell, kept up to date as lines change.

use plyground_core::Player;

use super::{Board, on_line};
use crate::cells::Cell;
use crate::kind::Kind;
use crate::pattern::Pattern;
use crate::tables::{Code, Meaning, patterns_of};
use crate::threat::Threat;

/// What a stone on a cell would make, by side: its patterns and what they mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct View {
    pub(super) codes: [Code; 2],
    pub(super) meanings: [Meaning; 2],
    /// What the cell adds to the evaluation, with black to move and with white to move.
    pub(super) worth: [i16; 2],
}

impl View {
    pub(super) const NOTHING: Self = Self {
        codes: [0; 2],
        meanings: [Meaning { value: 0, threat: Threat::Quiet, kind: Kind::NOTHING }; 2],
        worth: [0; 2],
    };
}

/// What a cell was before a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    pub(super) cell: Cell,
    pub(super) view: View,
}

impl Board {
    /// What `player` would threaten by a stone on an empty cell.
    #[inline]
    pub fn threat(&self, player: Player, cell: Cell) -> Threat {
        self.meaning(player, cell).threat
    }

    #[inline]
    fn meaning(&self, player: Player, cell: Cell) -> Meaning {
        self.views[cell.place()].meanings[player.index()]
    }

    /// The patterns that a stone of `player` would make on an empty cell: along the row, the column, the falling and
    /// the rising diagonal.
    pub fn patterns(&self, player: Player, cell: Cell) -> [Pattern; 4] {
        patterns_of(self.views[cell.place()].codes[player.index()])
    }

    /// The view of an empty cell, from its lines alone.
    pub(super) fn look_up(&self, cell: Cell) -> View {
        let mut codes = [0; 2];
        for direction in 0..4 {
            let found = self.tables.line(neighbours(self.window(cell, direction), self.tables.reach));
            codes[0] |= Code::from(found & 15) << (4 * direction);
            codes[1] |= Code::from(found >> 4) << (4 * direction);
        }
        self.view_of(codes)
    }

    #[inline]
    fn view_of(&self, codes: [Code; 2]) -> View {
        let [black, white] = codes;
        let meanings =
            [self.tables.meaning(Player::First, black), self.tables.meaning(Player::Second, white)];
        View { codes, meanings, worth: self.tables.worth(meanings) }
    }

    /// Looks one direction of a cell up again; `window` begins with the farthest cell that matters to it.
    #[inline]
    pub(super) fn refresh(&mut self, cell: Cell, direction: usize, window: u64) {
        let found = self.tables.line(neighbours(window, self.tables.reach));
        let old = self.views[cell.place()];
        let shift = 4 * direction;
        let put = |code: Code, pattern: u8| code & !(15 << shift) | Code::from(pattern) << shift;
        let codes = [put(old.codes[0], found & 15), put(old.codes[1], found >> 4)];
        if codes != old.codes {
            self.changes.push(Change { cell, view: old });
            self.assign(cell, self.view_of(codes));
        }
    }

    /// Takes what a stone of `player` on an empty cell would make of one line for nothing, until that line changes.
    pub(crate) fn overlook(&mut self, player: Player, cell: Cell, direction: usize) {
        let mut codes = self.views[cell.place()].codes;
        codes[player.index()] &= !(15 << (4 * direction));
        self.assign(cell, self.view_of(codes));
    }

    /// Gives an empty cell another view.
    #[inline]
    fn assign(&mut self, cell: Cell, new: View) {
        let old = std::mem::replace(&mut self.views[cell.place()], new);
        for side in 0..2 {
            self.values[side] += i32::from(new.worth[side]) - i32::from(old.worth[side]);
            let (was, is) = (old.meanings[side], new.meanings[side]);
            self.counts[side][was.threat as usize] -= 1;
            self.counts[side][is.threat as usize] += 1;
        }
        self.move_between_sets(cell, old, new);
    }

    /// Moves a cell from the sets of its old threats to those of its new ones.
    #[inline]
    pub(super) fn move_between_sets(&mut self, cell: Cell, old: View, new: View) {
        for side in 0..2 {
            let (was, is) = (old.meanings[side].threat, new.meanings[side].threat);
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

    /// Counts a cell among the empty ones.
    pub(super) fn enter(&mut self, cell: Cell, view: View) {
        for (side, meaning) in view.meanings.into_iter().enumerate() {
            self.values[side] += i32::from(view.worth[side]);
            self.counts[side][meaning.threat as usize] += 1;
            if meaning.threat >= Threat::Three {
                self.threats[side][meaning.threat as usize].toggle(cell);
            }
        }
    }

    /// Counts it no longer.
    pub(super) fn leave(&mut self, cell: Cell, view: View) {
        for (side, meaning) in view.meanings.into_iter().enumerate() {
            self.values[side] -= i32::from(view.worth[side]);
            self.counts[side][meaning.threat as usize] -= 1;
            if meaning.threat >= Threat::Three {
                self.threats[side][meaning.threat as usize].toggle(cell);
            }
        }
    }

    /// The line through a cell, beginning with the farthest cell that matters to it.
    #[inline]
    pub(super) fn window(&self, cell: Cell, direction: usize) -> u64 {
        let (line, place) = on_line(cell, direction);
        self.lines[direction][line] >> (2 * (place - self.tables.reach))
    }
}

/// The neighbours of the middle cell of a window, closed up.
#[inline]
pub(super) fn neighbours(window: u64, reach: usize) -> usize {
    let below = (1 << (2 * reach)) - 1;
    (window & below | window >> 2 & below << (2 * reach)) as usize
}
