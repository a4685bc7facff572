//! The policy: a log-linear estimate of how likely the engine is to choose a move, for move ordering and reductions.
//!
//! The score of a move is a sum of fitted weights: for the patterns it makes and those it takes from the opponent, the kinds
//! of its cell for both sides, its distance from the last two moves, and its distance from the edges.

use std::sync::Arc;

use plyground_core::Player;

use super::Board;
use crate::cells::{Cell, PLACES, STRIDE};
use crate::kind::CellKind;
use crate::tables::{DISTANCE_ENTRIES, PairPolicy, Pairs, Tables, pair};
use crate::threat::Threat;
use crate::weights::{WeightIndex, WeightTable};

/// The policy of a position: the inputs that the scores of all its moves share.
pub(crate) struct Policy<'a> {
    board: &'a Board,
    player: Player,
    must_defend: bool,
    by_kinds: &'a Pairs<PairPolicy>,
    /// For the last move and the one before: what to add to a place for its index in [`DISTANCE_INDEX`].
    origins: [usize; 2],
}

impl Board {
    /// The policy for the moves of a side.
    #[inline]
    pub(crate) fn policy(&self, player: Player) -> Policy<'_> {
        let origin = |back: usize| {
            let index = self.played.len().checked_sub(back);
            index.map_or(NO_ORIGIN, |index| PLACES - self.played[index].cell.place())
        };
        let must_defend = self.count(player.other(), Threat::OpenFour) > 0;
        let by_kinds = self.tables.pair_policy(must_defend);
        Policy { board: self, player, must_defend, by_kinds, origins: [origin(1), origin(2)] }
    }

    /// The policy score of a move of the side to move, in 1/100 nat; larger for more likely moves.
    pub fn policy_score(&self, cell: Cell) -> i32 {
        self.policy(self.to_move).score(cell)
    }

    /// The terms of the policy score of a move of the side to move, for fitting the weights.
    pub fn policy_terms(&self, cell: Cell) -> PolicyTerms {
        self.policy(self.to_move).terms(cell)
    }
}

impl Policy<'_> {
    /// The policy score of a move: its unnormalised log-probability, in 1/100 nat.
    #[inline]
    pub(crate) fn score(&self, cell: Cell) -> i32 {
        let (me, you) = (self.player.index(), self.player.other().index());
        let tables = self.board.tables;
        let info = &self.board.infos[cell.place()];
        let [mine, theirs] = [me, you].map(|side| tables.pattern_policy[usize::from(info.codes[side])]);
        let pair_policy = self.by_kinds[pair(info.features[me].kind, info.features[you].kind)];
        let distance = |back: usize| {
            let index = usize::from(pair_policy.distance) + distance(self.origins[back], cell);
            i32::from(tables.distance[back][index % DISTANCE_ENTRIES])
        };
        i32::from(mine.attack)
            + i32::from(theirs.defence)
            + i32::from(pair_policy.policy)
            + distance(0)
            + distance(1)
            + i32::from(self.board.edge_policy[cell.place()])
    }

    fn terms(&self, cell: Cell) -> PolicyTerms {
        let sides = [self.player, self.player.other()];
        let patterns = sides.map(|player| self.board.patterns(player, cell));
        let [mine, theirs] = patterns.map(CellKind::of);
        let row = distance_row(self.must_defend, mine, theirs);
        PolicyTerms {
            patterns: patterns.map(WeightIndex::of),
            pair_policy: pair_policy_row(self.must_defend, mine) * WeightTable::PAIR_POLICY.columns
                + theirs.get(),
            distance: self
                .origins
                .map(|origin| row * WeightTable::DISTANCE[0].columns + distance(origin, cell)),
            edge: edge_distance(self.board.width, self.board.height, cell),
        }
    }
}

/// The terms of a policy score: indices into the tables of weights whose entries it sums.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PolicyTerms {
    /// The patterns that the move makes, and those that it takes from the opponent.
    pub patterns: [WeightIndex; 2],
    /// The pair of its kinds for both sides: an entry of [`WeightTable::PAIR_POLICY`].
    pub pair_policy: usize,
    /// The distances from the last move and from the one before: entries of [`WeightTable::DISTANCE`].
    pub distance: [usize; 2],
    /// The distance from the edges: an entry of [`WeightTable::EDGE`].
    pub edge: usize,
}

/// The row of [`WeightTable::PAIR_POLICY`] for a cell of this kind.
pub(crate) fn pair_policy_row(must_defend: bool, mine: CellKind) -> usize {
    usize::from(must_defend) * CellKind::COUNT + mine.get()
}

/// The row of [`WeightTable::DISTANCE`] for a cell of these kinds.
pub(crate) fn distance_row(must_defend: bool, mine: CellKind, theirs: CellKind) -> usize {
    (usize::from(must_defend) * CellKind::GROUPS + mine.group()) * CellKind::GROUPS + theirs.group()
}

/// The greatest distance from a move or an edge that the policy distinguishes.
const MAX_DISTANCE: usize = 7;
/// The number of distance indices; see [`distance_index`].
pub(crate) const DISTANCES: usize = distance_index(MAX_DISTANCE, MAX_DISTANCE) + 1;

/// The index of a pair of distances, in columns and rows, regardless of their order. Only a pair of zeros has index 0.
const fn distance_index(a: usize, b: usize) -> usize {
    let (more, less) = if a > b { (a, b) } else { (b, a) };
    more * (more + 1) / 2 + less
}

/// The distance index of a cell and a move; 0 if they are farther apart than [`MAX_DISTANCE`], or there was no such move.
#[inline]
fn distance(origin: usize, cell: Cell) -> usize {
    DISTANCE_INDEX[(cell.place() + origin) % (2 * PLACES)].into()
}

/// The origin for a move that does not exist: farther than [`MAX_DISTANCE`] from every cell.
const NO_ORIGIN: usize = PLACES + 6 * STRIDE;

/// The distance index of two places, by their difference plus [`PLACES`].
static DISTANCE_INDEX: [u8; 2 * PLACES] = {
    let mut indices = [0; 2 * PLACES];
    let mut rows = -(MAX_DISTANCE as isize);
    while rows <= MAX_DISTANCE as isize {
        let mut columns = -(MAX_DISTANCE as isize);
        while columns <= MAX_DISTANCE as isize {
            let place = PLACES as isize + rows * STRIDE as isize + columns;
            indices[place as usize] = distance_index(rows.unsigned_abs(), columns.unsigned_abs()) as u8;
            columns += 1;
        }
        rows += 1;
    }
    indices
};

/// The distance index of a cell and the nearest edges.
fn edge_distance(width: usize, height: usize, cell: Cell) -> usize {
    let from = |place: usize, side: usize| place.min(side - 1 - place).min(MAX_DISTANCE);
    distance_index(from(cell.column(), width), from(cell.row(), height))
}

/// The policy term for the distance from the edges, by cell.
pub(super) fn edge_policy(width: usize, height: usize, tables: &Tables) -> Arc<[i16; PLACES]> {
    let mut edge_policy = [0; PLACES];
    for cell in super::cells(width, height) {
        edge_policy[cell.place()] = tables.edge[edge_distance(width, height, cell)];
    }
    Arc::new(edge_policy)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule::Rule;
    use crate::weights::Weights;

    /// The score from the lookup tables equals the sum of the weights of its terms.
    #[test]
    fn a_policy_score_is_the_sum_of_its_terms() {
        let weights = Weights::of(Rule::Freestyle);
        let mut board = Board::new(15, 15, Rule::Freestyle).expect("the size is allowed");
        let moves = [(7, 7), (8, 8), (7, 8), (7, 6), (9, 7), (6, 9), (0, 0), (8, 6), (14, 14), (9, 6)];
        for (column, row) in moves {
            for cell in *board.empty() {
                let policy_terms = board.policy_terms(cell);
                let [attack, defence] = policy_terms.patterns.map(WeightIndex::get);
                let sum = [
                    weights.attack[attack],
                    weights.defence[defence],
                    weights.pair_policy[policy_terms.pair_policy],
                    weights.distance[0][policy_terms.distance[0]],
                    weights.distance[1][policy_terms.distance[1]],
                    weights.edge[policy_terms.edge],
                ];
                let sum: i32 = sum.into_iter().map(i32::from).sum();
                assert_eq!(board.policy(board.to_move()).score(cell), sum, "{cell:?} after {}", board.ply());
            }
            board.play(Cell::new(column, row));
        }
    }

    #[test]
    fn distances_are_told_apart_up_to_seven() {
        let mut board = Board::new(20, 20, Rule::Freestyle).expect("the size is allowed");
        let seen = |board: &Board, column, row| {
            let policy = board.policy(board.to_move());
            policy.origins.map(|origin| distance(origin, Cell::new(column, row)))
        };
        assert_eq!(seen(&board, 0, 0), [0, 0], "nothing is near where nothing was played");
        assert_eq!(seen(&board, 19, 19), [0, 0]);
        board.play(Cell::new(0, 3));
        board.play(Cell::new(19, 4));
        assert_eq!(seen(&board, 18, 2), [distance_index(2, 1), 0]);
        assert_eq!(seen(&board, 0, 4), [0, distance_index(1, 0)]);
        assert_eq!(seen(&board, 7, 10), [0, distance_index(7, 7)]);
        assert_eq!(seen(&board, 8, 3), [0, 0]);
    }
}
