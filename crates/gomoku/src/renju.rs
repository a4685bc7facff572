//! Renju's forbidden moves.
//!
//! Black may not make an overline, a double four or a double three, unless the stone makes five. The definition is
//! recursive: a three is open only if black can make it an open four, and the move that does so may itself be forbidden.

use plyground_core::Player;

use crate::board::Board;
use crate::cells::{Cell, STEPS};
use crate::pattern::Pattern;
use crate::rule::Rule;
use crate::threat::Threat;

/// Why black may not play on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forbidden {
    /// Six or more in a row.
    Overline,
    /// Two fours at once.
    TwoFours,
    /// Two open threes at once.
    TwoThrees,
}

impl Forbidden {
    /// A sentence for players.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Overline => "black may not make six or more in a row",
            Self::TwoFours => "black may not make two fours at once",
            Self::TwoThrees => "black may not make two open threes at once",
        }
    }
}

impl Board {
    /// Why black may not play on an empty cell; none if the move is legal. Only renju forbids moves, and only to black.
    pub fn forbidden(&mut self, cell: Cell) -> Option<Forbidden> {
        if self.rule() != Rule::Renju || self.threat(Player::First, cell) != Threat::Suspect {
            return None;
        }
        let patterns = self.patterns(Player::First, cell);
        if patterns.contains(&Pattern::Overline) {
            return Some(Forbidden::Overline);
        }
        if patterns.iter().map(|pattern| pattern.fours()).sum::<usize>() >= 2 {
            return Some(Forbidden::TwoFours);
        }
        self.put(Player::First, cell);
        let mut threes = 0;
        for (direction, pattern) in patterns.into_iter().enumerate() {
            if pattern.is_three() && self.can_open(cell, direction) {
                threes += 1;
            }
        }
        self.undo();
        (threes >= 2).then_some(Forbidden::TwoThrees)
    }

    /// Whether the side to move may play on a cell.
    pub fn is_legal(&mut self, cell: Cell) -> bool {
        self.is_empty(cell) && !self.is_forbidden(cell)
    }

    /// Whether the side to move may not play on an empty cell.
    #[inline]
    pub(crate) fn is_forbidden(&mut self, cell: Cell) -> bool {
        self.to_move() == Player::First
            && self.threat(Player::First, cell) == Threat::Suspect
            && self.forbidden(cell).is_some()
    }

    /// Whether black can legally extend the three that its stone on `cell` made in a direction to an open four.
    fn can_open(&mut self, cell: Cell, direction: usize) -> bool {
        let step = STEPS[direction] as isize;
        for way in [-step, step] {
            // An open four has no gaps, so the extending stone is adjacent to the row through `cell`.
            let mut place = cell.place() as isize + way;
            while self.stone(Cell::from_place(place as usize)) == Some(Player::First) {
                place += way;
            }
            let extension = Cell::from_place(place as usize);
            if self.is_empty(extension)
                && self.patterns(Player::First, extension)[direction] == Pattern::OpenFour
                // A move that makes five in another direction does not count as one that makes an open four.
                && self.threat(Player::First, extension) != Threat::Five
                && self.forbidden(extension).is_none()
            {
                return true;
            }
        }
        false
    }
}
