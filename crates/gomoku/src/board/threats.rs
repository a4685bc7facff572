//! Queries about threats: which a side can make, where, and what stops them.

use plyground_core::Player;

use super::Board;
use super::cell_info::neighbours;
use crate::cells::{Cell, CellIter, CellSet, STEPS};
use crate::pattern::Pattern;
use crate::rule::Rule;
use crate::tables::Code;
use crate::threat::Threat;

impl Board {
    /// The number of cells where a stone of `player` would make exactly this threat.
    #[inline]
    pub fn count(&self, player: Player, threat: Threat) -> usize {
        self.counts[player.index()][threat as usize].into()
    }

    /// The cells where a stone of `player` would make exactly this threat, which must be an open three or better.
    #[inline]
    pub(crate) fn cells(&self, player: Player, threat: Threat) -> &CellSet {
        debug_assert!(threat >= Threat::Three, "cells of lesser threats are not maintained");
        &self.threats[player.index()][threat as usize]
    }

    /// The number of cells where `player` can make a four or better, but not five. [`Threat::Suspect`] is not counted.
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

    /// The cells where `player` can legally make a four or better, but not five.
    pub(crate) fn four_cells(&mut self, player: Player) -> CellSet {
        let sets = &self.threats[player.index()];
        let mut cells = sets[Threat::Four as usize]
            .or(&sets[Threat::FourAndTwo as usize])
            .or(&sets[Threat::FourAndThree as usize])
            .or(&sets[Threat::OpenFour as usize]);
        if self.count(player, Threat::Suspect) > 0 {
            // Black in renju: a suspect single four is legal unless two of its threes are real; `forbidden` decides.
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

    /// The threat that `attacker` would make on an empty cell if the opponent had a stone `offset` steps away in a
    /// direction.
    #[inline]
    fn threat_after(&self, attacker: Player, cell: Cell, direction: usize, offset: isize) -> Threat {
        let reach = self.tables.reach;
        let place = (reach as isize + offset) as usize;
        let stone = attacker.other().index() as u64 + 1;
        let window = self.window(cell, direction) | stone << (2 * place);
        let found = self.tables.line(neighbours(window, reach));
        let pattern = if attacker == Player::First { found & 15 } else { found >> 4 };
        let shift = 4 * direction;
        let code =
            self.infos[cell.place()].codes[attacker.index()] & !(15 << shift) | Code::from(pattern) << shift;
        self.tables.features(attacker, code).threat
    }

    /// The cells where an opposing stone stops `attacker`'s open four or five on `cell`: the cell itself, and those that
    /// weaken the threat.
    pub(crate) fn defences(&self, attacker: Player, cell: Cell) -> CellSet {
        let mut cells = CellSet::EMPTY;
        cells.insert(cell);
        let reach = self.tables.reach as isize;
        let threat = self.threat(attacker, cell);
        let patterns = self.patterns(attacker, cell);
        for direction in 0..4 {
            // Only directions with a four or better contribute to the threat.
            if patterns[direction] < Pattern::Four {
                continue;
            }
            for offset in -reach..=reach {
                let place = cell.place() as isize + offset * STEPS[direction] as isize;
                let other = Cell::from_place(place as usize);
                if offset != 0
                    && self.is_empty(other)
                    && self.threat_after(attacker, cell, direction, offset) < threat
                {
                    cells.insert(other);
                }
            }
        }
        cells
    }

    /// The cells where an opposing stone stops all of `attacker`'s threats of this kind, fives or open fours.
    pub(crate) fn stops(&self, attacker: Player, threat: Threat) -> CellSet {
        if threat == Threat::Five && self.rule != Rule::Caro {
            // A five can be stopped only on its own cell.
            let fives = self.cells(attacker, threat);
            return if self.count(attacker, threat) == 1 { *fives } else { CellSet::EMPTY };
        }
        let mut cells = self.empty;
        for cell in *self.cells(attacker, threat) {
            cells = cells.and(&self.defences(attacker, cell));
        }
        cells
    }

    /// The moves that the search generates if neither side can make five, forbidden ones included.
    pub fn candidates(&mut self) -> CellIter {
        self.candidate_cells(self.count(self.to_move.other(), Threat::OpenFour) > 0).into_iter()
    }

    /// The candidate cells: those near the stones; with `must_defend` the cells that stop all open fours of the opponent, and
    /// the mover's own fours and fives.
    pub(crate) fn candidate_cells(&mut self, must_defend: bool) -> CellSet {
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
        // Without an empty cell near the stones, all empty cells are candidates.
        if near.is_empty() { self.empty } else { near }
    }

    /// The empty cells that are not near the stones. A loss is proved only after they have been searched as well.
    pub(crate) fn distant_cells(&self) -> CellSet {
        self.empty.without(&self.stones.around())
    }

    /// The cells among these where the side to move may play.
    pub(crate) fn legal_of(&mut self, mut cells: CellSet) -> CellSet {
        for cell in cells {
            if self.is_forbidden(cell) {
                cells.remove(cell);
            }
        }
        cells
    }

    /// A legal move for a side that cannot stop the opponent's win: on a cell of a five if possible. None if no move is legal.
    pub(crate) fn losing_reply(&mut self) -> Option<Cell> {
        let fives = *self.cells(self.to_move.other(), Threat::Five);
        let near = self.candidate_cells(false);
        let mut cells = fives.into_iter().chain(near).chain(self.empty);
        cells.find(|&cell| !self.is_forbidden(cell))
    }
}
