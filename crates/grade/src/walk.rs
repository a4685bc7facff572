//! How a program walks through the moves of a node, and how it takes them back: right, or in a way that damages the board or
//! the list.

use crate::Switch;
use crate::faulty::FaultySearch;
use crate::model::PlainGame;

/// The moves of a node, as a program walks through them.
pub(crate) enum Walk {
    /// A list, and the next place in it.
    List(Vec<u16>, usize),
    /// A loop over the board, and the next cell.
    Scan(u16),
    /// A place in the list of all plies.
    Shared(usize),
}

impl<G: PlainGame> FaultySearch<'_, G> {
    pub(crate) fn walk(&self) -> Walk {
        if self.is_board && (self.has(Switch::ListGlobal) || self.has(Switch::ListGlobalExchanged)) {
            return Walk::Shared(0);
        }
        if self.is_board && self.program.writing.scans {
            return Walk::Scan(u16::from(self.has(Switch::FirstSkipped)));
        }
        let mut moves = self.game.moves();
        if self.has(Switch::ListSkips) || self.is_board && self.has(Switch::CellsSkipped) {
            moves = moves.into_iter().step_by(2).collect();
        }
        if self.has(Switch::FirstSkipped) && !moves.is_empty() {
            moves.remove(0);
        }
        if self.has(Switch::LastSkipped) {
            moves.pop();
        }
        Walk::List(moves, 0)
    }

    pub(crate) fn next_move(&mut self, walk: &mut Walk) -> Option<u16> {
        match walk {
            Walk::List(list, at) if self.is_board && self.has(Switch::ListRotates) => {
                (*at < list.len()).then(|| list.remove(*at))
            }
            Walk::List(list, at) => list.get(*at).copied(),
            Walk::Scan(cell) => {
                let end = self.game.cells() - u16::from(self.has(Switch::LastSkipped));
                let found = self.game.free_from(*cell).filter(|&found| found < end)?;
                *cell = found;
                Some(found)
            }
            Walk::Shared(at) if *at >= self.list.len() => None,
            Walk::Shared(at) if self.has(Switch::ListGlobalExchanged) => Some(self.list.swap_remove(*at)),
            Walk::Shared(at) => Some(self.list.remove(*at)),
        }
    }

    /// Ends the step of a walk: a list from which the move was taken gets it back, at its end.
    pub(crate) fn put_back(&mut self, walk: &mut Walk, m: u16) {
        match walk {
            Walk::List(list, at) => {
                if self.is_board && self.has(Switch::ListRotates) {
                    list.push(m);
                }
                *at += 1;
            }
            Walk::Scan(cell) => *cell = m + 1,
            Walk::Shared(at) => {
                self.list.push(m);
                *at += 1;
            }
        }
    }

    pub(crate) fn take_back(&mut self, m: u16, is_cut: bool) {
        if self.has(Switch::BoardShared) || is_cut && self.has(Switch::UndoLostByCut) {
            self.game.leave_stone();
        } else {
            self.game.unmake(m);
        }
    }
}
