//! What the board is asked about threats: who can make which, where, and what stops it.

use plyground_core::Player;

use super::Board;
use super::views::neighbours;
use crate::cells::{Cell, CellSet, Cells, STEPS};
use crate::pattern::Pattern;
use crate::rule::Rule;
use crate::tables::Code;
use crate::threat::Threat;

impl Board {
    /// In how many cells `player` could make a threat.
    #[inline]
    pub fn count(&self, player: Player, threat: Threat) -> usize {
        self.counts[player.index()][threat as usize].into()
    }

    /// The cells where `player` could make a threat of at least an open three.
    #[inline]
    pub(crate) fn cells(&self, player: Player, threat: Threat) -> &CellSet {
        debug_assert!(threat >= Threat::Three, "cells of lesser threats are not kept");
        &self.threats[player.index()][threat as usize]
    }

    /// In how many cells `player` could make a four or more, short of five.
    #[inline]
    pub(crate) fn fours(&self, player: Player) -> usize {
        let counts = &self.counts[player.index()];
        usize::from(
            counts[Threat::Four as usize]
                + counts[Threat::FourAndTwo as usize]
                + counts[Threat::FourAndThree as usize]
                + counts[Threat::OpenFour as usize],
        )
    }

    /// The cells where `player` may make a four or more, short of five.
    pub(crate) fn four_cells(&mut self, player: Player) -> CellSet {
        let sets = &self.threats[player.index()];
        let mut cells = sets[Threat::Four as usize]
            .or(&sets[Threat::FourAndTwo as usize])
            .or(&sets[Threat::FourAndThree as usize])
            .or(&sets[Threat::OpenFour as usize]);
        if self.count(player, Threat::Suspect) > 0 {
            // Black in renju: a four is allowed where the threes beside it are not real ones.
            for cell in *self.cells(player, Threat::Suspect) {
                let patterns = self.patterns(player, cell);
                let is_four = patterns.iter().any(|&p| p == Pattern::Four || p == Pattern::OpenFour);
                if is_four && self.forbidden(cell).is_none() {
                    cells.insert(cell);
                }
            }
        }
        cells
    }

    /// What is left of `attacker`'s threat on an empty cell once the other side has a stone `offset` steps away in a
    /// direction.
    #[inline]
    fn left_of(&self, attacker: Player, threat: Cell, direction: usize, offset: isize) -> Threat {
        let reach = self.tables.reach;
        let place = (reach as isize + offset) as usize;
        let stone = attacker.other().index() as u64 + 1;
        let window = self.window(threat, direction) | stone << (2 * place);
        let found = self.tables.line(neighbours(window, reach));
        let pattern = if attacker == Player::First { found & 15 } else { found >> 4 };
        let shift = 4 * direction;
        let code = self.views[threat.place()].codes[attacker.index()] & !(15 << shift)
            | Code::from(pattern) << shift;
        self.tables.meaning(attacker, code).threat
    }

    /// The cells where a stone of the other side stops `attacker` from making an open four or a five on `cell`, where
    /// it could: the cell itself, and those that spoil its lines.
    pub(crate) fn defences(&self, attacker: Player, cell: Cell) -> CellSet {
        let mut cells = CellSet::EMPTY;
        cells.insert(cell);
        let reach = self.tables.reach as isize;
        let threat = self.threat(attacker, cell);
        let patterns = self.patterns(attacker, cell);
        for direction in 0..4 {
            // Only a line that holds a four of some kind can be spoiled.
            if patterns[direction] < Pattern::Four {
                continue;
            }
            for offset in -reach..=reach {
                let place = cell.place() as isize + offset * STEPS[direction] as isize;
                let other = Cell::from_place(place as usize);
                if offset != 0
                    && self.is_empty(other)
                    && self.left_of(attacker, cell, direction, offset) < threat
                {
                    cells.insert(other);
                }
            }
        }
        cells
    }

    /// The cells where a stone of the other side stops every threat of this kind that `attacker` has, an open four or a
    /// five.
    pub(crate) fn stops(&self, attacker: Player, threat: Threat) -> CellSet {
        if threat == Threat::Five && self.rule != Rule::Caro {
            // A five can be stopped only where it would be made.
            let fives = self.cells(attacker, threat);
            return if self.count(attacker, threat) == 1 { *fives } else { CellSet::EMPTY };
        }
        let mut cells = self.empty;
        for cell in *self.cells(attacker, threat) {
            cells = cells.and(&self.defences(attacker, cell));
        }
        cells
    }

    /// The moves that the engine would try where nobody can make five.
    pub fn candidates(&mut self) -> Cells {
        self.worth_trying(self.count(self.to_move.other(), Threat::OpenFour) > 0).into_iter()
    }

    /// The cells that a move may go to: near the stones, and where a three must be stopped, only where that stops it.
    pub(crate) fn worth_trying(&mut self, must_defend: bool) -> CellSet {
        if must_defend {
            let me = self.to_move;
            let fours = self.four_cells(me).or(self.cells(me, Threat::Five));
            return self.stops(me.other(), Threat::OpenFour).or(&fours);
        }
        if self.played.is_empty() {
            let mut centre = CellSet::EMPTY;
            centre.insert(Cell::new(self.width / 2, self.height / 2));
            return centre;
        }
        let near = self.stones.around().and(&self.empty);
        // Only on a board that is nearly full can there be nothing near the stones.
        if near.is_empty() { self.empty } else { near }
    }

    /// The cells farther away. A position is called lost only after they have been tried as well.
    pub(crate) fn last_hopes(&self) -> CellSet {
        self.empty.without(&self.stones.around())
    }

    /// Those of the cells that the side to move may play on.
    pub(crate) fn allowed(&mut self, mut cells: CellSet) -> CellSet {
        for cell in cells {
            if self.may_not(cell) {
                cells.remove(cell);
            }
        }
        cells
    }

    /// A move for the side that cannot stop a five any more: where the five is to be made, if that is allowed, or near by.
    /// None where it may not move at all.
    pub(crate) fn last_resort(&mut self) -> Option<Cell> {
        let fives = *self.cells(self.to_move.other(), Threat::Five);
        let near = self.worth_trying(false);
        let mut cells = fives.into_iter().chain(near).chain(self.empty);
        cells.find(|&cell| !self.may_not(cell))
    }
}
