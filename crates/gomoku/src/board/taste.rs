//! How promising a move looks before it is searched: by what it makes and takes, by where the last moves were, by its
//! distance from the edge.

use std::sync::Arc;

use plyground_core::Player;

use super::Board;
use crate::cells::{Cell, PLACES, STRIDE};
use crate::kind::Kind;
use crate::tables::{NEARS, Pairs, Rivalry, Tables, pair};
use crate::threat::Threat;
use crate::weights::{Grid, WeightIndex};

/// What is the same for all moves of a position.
pub(crate) struct Taste<'a> {
    board: &'a Board,
    player: Player,
    must_defend: bool,
    rivalry: &'a Pairs<Rivalry>,
    /// For the last move and the one before: what to add to a place to look its distance up.
    origins: [usize; 2],
}

impl Board {
    /// How promising the moves of a side look.
    #[inline]
    pub(crate) fn taste(&self, player: Player) -> Taste<'_> {
        let origin = |back: usize| {
            let number = self.played.len().checked_sub(back);
            number.map_or(NOWHERE, |number| PLACES - self.played[number].cell.place())
        };
        let must_defend = self.count(player.other(), Threat::OpenFour) > 0;
        let rivalry = self.tables.rivalry(must_defend);
        Taste { board: self, player, must_defend, rivalry, origins: [origin(1), origin(2)] }
    }

    /// How promising a move of the side to move looks before it is searched, in hundredths of a natural logarithm.
    pub fn promise(&self, cell: Cell) -> i32 {
        self.taste(self.to_move).of(cell)
    }

    /// What the promise of a move of the side to move is made of, for programs that fit it.
    pub fn traits(&self, cell: Cell) -> Traits {
        self.taste(self.to_move).traits(cell)
    }
}

impl Taste<'_> {
    /// How promising a move is, in hundredths of a natural logarithm.
    #[inline]
    pub(crate) fn of(&self, cell: Cell) -> i32 {
        let (me, you) = (self.player.index(), self.player.other().index());
        let tables = self.board.tables;
        let view = &self.board.views[cell.place()];
        let [mine, theirs] = [me, you].map(|side| tables.promises[usize::from(view.codes[side])]);
        let rivalry = self.rivalry[pair(view.meanings[me].kind, view.meanings[you].kind)];
        let near = |back: usize| {
            let place = usize::from(rivalry.near) + distance(self.origins[back], cell);
            i32::from(tables.near[back][place % NEARS])
        };
        i32::from(mine.attack)
            + i32::from(theirs.defence)
            + i32::from(rivalry.promise)
            + near(0)
            + near(1)
            + i32::from(self.board.rooms[cell.place()])
    }

    fn traits(&self, cell: Cell) -> Traits {
        let sides = [self.player, self.player.other()];
        let patterns = sides.map(|player| self.board.patterns(player, cell));
        let [mine, theirs] = patterns.map(Kind::of);
        let row = near_row(self.must_defend, mine, theirs);
        Traits {
            patterns: patterns.map(WeightIndex::of),
            rivalry: rivalry_row(self.must_defend, mine) * Grid::RIVALRY.columns + theirs.get(),
            near: self.origins.map(|origin| row * Grid::NEAR[0].columns + distance(origin, cell)),
            room: room(self.board.width, self.board.height, cell),
        }
    }
}

/// What the promise of a move is made of: entries of tables of weights, of which it is the sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traits {
    /// The patterns that it makes, and those that it takes from the opponent.
    pub patterns: [WeightIndex; 2],
    /// Both together, in brief: an entry of [`Grid::RIVALRY`].
    pub rivalry: usize,
    /// How far from the last move and from the one before: entries of [`Grid::NEAR`].
    pub near: [usize; 2],
    /// How far from the edges: an entry of [`Grid::ROOM`].
    pub room: usize,
}

/// The row of [`Grid::RIVALRY`] for a cell of this kind.
pub(crate) fn rivalry_row(must_defend: bool, mine: Kind) -> usize {
    usize::from(must_defend) * Kind::COUNT + mine.get()
}

/// The row of [`Grid::NEAR`] for a cell that is this to either side.
pub(crate) fn near_row(must_defend: bool, mine: Kind, theirs: Kind) -> usize {
    (usize::from(must_defend) * Kind::GROUPS + mine.group()) * Kind::GROUPS + theirs.group()
}

/// The farthest that distances from a move, and from an edge, are told apart.
const FAR: usize = 7;
/// How many there are, see [`span`].
pub(crate) const DISTANCES: usize = span(FAR, FAR) + 1;

/// Two distances regardless of which is which, as a number; 0 is left for both being 0.
const fn span(a: usize, b: usize) -> usize {
    let (more, less) = if a > b { (a, b) } else { (b, a) };
    more * (more + 1) / 2 + less
}

/// The distance of a cell from a move, below [`DISTANCES`]; 0 beyond [`FAR`], or where there was no such move.
#[inline]
fn distance(origin: usize, cell: Cell) -> usize {
    BETWEEN[(cell.place() + origin) % (2 * PLACES)].into()
}

/// Stands for the place of a move that was never made: rows away from every cell.
const NOWHERE: usize = PLACES + 6 * STRIDE;

/// By the difference of two places, and the number of places more: their distance.
static BETWEEN: [u8; 2 * PLACES] = {
    let mut between = [0; 2 * PLACES];
    let mut rows = -(FAR as isize);
    while rows <= FAR as isize {
        let mut columns = -(FAR as isize);
        while columns <= FAR as isize {
            let place = PLACES as isize + rows * STRIDE as isize + columns;
            between[place as usize] = span(rows.unsigned_abs(), columns.unsigned_abs()) as u8;
            columns += 1;
        }
        rows += 1;
    }
    between
};

/// How far a cell is from the edges, below [`DISTANCES`].
fn room(width: usize, height: usize, cell: Cell) -> usize {
    let from = |place: usize, side: usize| place.min(side - 1 - place).min(FAR);
    span(from(cell.column(), width), from(cell.row(), height))
}

/// How promising the cells of a board are for that.
pub(super) fn rooms(width: usize, height: usize, tables: &Tables) -> Arc<[i16; PLACES]> {
    let mut rooms = [0; PLACES];
    for cell in super::cells(width, height) {
        rooms[cell.place()] = tables.room[room(width, height, cell)];
    }
    Arc::new(rooms)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule::Rule;
    use crate::weights::Weights;

    /// What the search adds up from its tables is what the weights say of the traits that are fitted.
    #[test]
    fn a_promise_is_the_sum_of_its_traits() {
        let weights = Weights::of(Rule::Freestyle);
        let mut board = Board::new(15, 15, Rule::Freestyle).expect("the size is allowed");
        let moves = [(7, 7), (8, 8), (7, 8), (7, 6), (9, 7), (6, 9), (0, 0), (8, 6), (14, 14), (9, 6)];
        for (column, row) in moves {
            for cell in *board.empty() {
                let traits = board.traits(cell);
                let [attack, defence] = traits.patterns.map(WeightIndex::get);
                let sum = [
                    weights.attack[attack],
                    weights.defence[defence],
                    weights.rivalry[traits.rivalry],
                    weights.near[0][traits.near[0]],
                    weights.near[1][traits.near[1]],
                    weights.room[traits.room],
                ];
                let sum: i32 = sum.into_iter().map(i32::from).sum();
                assert_eq!(board.taste(board.to_move()).of(cell), sum, "{cell:?} after {}", board.ply());
            }
            board.play(Cell::new(column, row));
        }
    }

    #[test]
    fn distances_are_told_apart_up_to_seven() {
        let mut board = Board::new(20, 20, Rule::Freestyle).expect("the size is allowed");
        let seen = |board: &Board, column, row| {
            let taste = board.taste(board.to_move());
            taste.origins.map(|origin| distance(origin, Cell::new(column, row)))
        };
        assert_eq!(seen(&board, 0, 0), [0, 0], "nothing is near where nothing was played");
        assert_eq!(seen(&board, 19, 19), [0, 0]);
        board.play(Cell::new(0, 3));
        board.play(Cell::new(19, 4));
        assert_eq!(seen(&board, 18, 2), [span(2, 1), 0]);
        assert_eq!(seen(&board, 0, 4), [0, span(1, 0)]);
        assert_eq!(seen(&board, 7, 10), [0, span(7, 7)]);
        assert_eq!(seen(&board, 8, 3), [0, 0]);
    }
}
