//! What a position is worth: the sum over its empty cells, and what both sides threaten.

use plyground_core::Player;

use super::Board;
use crate::kind::Kind;
use crate::threat::Threat;
use crate::weights::{self, Grid, WeightIndex};

impl Board {
    /// What the position is worth to the side to move, while nobody can make five.
    pub fn evaluate(&self) -> i32 {
        let balance: i32 =
            self.balances().map(|index| i32::from(self.tables.balance[index])).into_iter().sum();
        (self.values[self.to_move.index()] + balance) / weights::FRACTION
    }

    /// The part of a point in which the evaluation is weighed.
    pub const FRACTION: i32 = weights::FRACTION;

    /// What the evaluation is made of, for programs that fit it.
    pub fn terms(&self) -> Terms {
        let sides = [self.to_move, self.to_move.other()];
        let cells = self.empty.into_iter().map(|cell| {
            let patterns = sides.map(|player| self.patterns(player, cell));
            let [mine, theirs] = patterns.map(Kind::of);
            CellTerms {
                patterns: patterns.map(WeightIndex::of),
                contest: mine.get() * Grid::CONTEST.columns + theirs.get(),
            }
        });
        Terms { cells: cells.collect(), balances: self.balances() }
    }

    /// What both sides threaten, seen by the side to move; see [`Terms::balances`].
    fn balances(&self) -> [usize; 4] {
        let (me, you) = (self.to_move, self.to_move.other());
        let must_defend = usize::from(self.count(you, Threat::OpenFour) > 0);
        let (mine, theirs) = (self.standing(me), self.standing(you));
        let can = must_defend | mine.can << 1 | theirs.can << 5;
        let compared = (must_defend << 4 | mine.fours_and_threes()) << 4 | theirs.fours_and_threes();
        [
            can,
            OWN + (must_defend << 6 | mine.fours_and_threes() << 2 | mine.twos),
            THEIRS + (must_defend << 6 | theirs.fours_and_threes() << 2 | theirs.twos),
            COMPARED + compared,
        ]
    }

    fn standing(&self, player: Player) -> Standing {
        let count = |threat: Threat| self.count(player, threat);
        let bit = |set: bool, bit: u32| usize::from(set) << bit;
        let fours = self.fours(player);
        let single_threes = count(Threat::Three) + count(Threat::ThreeAndTwo);
        let threes = single_threes + count(Threat::TwoThrees);
        Standing {
            can: bit(fours > 0, 0)
                | bit(count(Threat::FourAndThree) > 0, 1)
                | bit(count(Threat::TwoThrees) > 0, 2)
                | bit(single_threes > 0, 3),
            fours: step(fours, [1, 3, 5]),
            threes: step(threes, [1, 4, 8]),
            twos: step(count(Threat::TwoTwos), [1, 2, 4]),
        }
    }
}

/// What the evaluation of a position is made of: entries of tables of weights, of which it is the sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Those of the empty cells.
    pub cells: Vec<CellTerms>,
    /// Those of what both sides threaten: entries of [`Grid::BALANCE`].
    ///
    /// The first tells apart what the sides can make, the next two how much of it either has, the last how much of it
    /// they have compared with each other.
    pub balances: [usize; 4],
}

/// What an empty cell adds to the evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellTerms {
    /// The patterns that it has for the side to move, and those that it has for the opponent, which count against it.
    pub patterns: [WeightIndex; 2],
    /// Both together, in brief: an entry of [`Grid::CONTEST`].
    pub contest: usize,
}

/// What a side can make: yes or no, and how much of it in four steps.
struct Standing {
    can: usize,
    fours: usize,
    threes: usize,
    twos: usize,
}

impl Standing {
    const fn fours_and_threes(&self) -> usize {
        self.fours << 2 | self.threes
    }
}

/// How many of the steps a number has reached.
#[inline]
fn step(number: usize, from: [usize; 3]) -> usize {
    from.into_iter().map(|least| usize::from(number >= least)).sum()
}

/// Where the parts of the table of balances begin.
const OWN: usize = 1 << 9;
const THEIRS: usize = OWN + (1 << 7);
const COMPARED: usize = THEIRS + (1 << 7);
const _: () = assert!(COMPARED + (1 << 9) == Grid::BALANCE.entries(), "the parts fill the table");

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::cells::Cell;
    use crate::mix::mix;
    use crate::rule::Rule;
    use crate::weights::Weights;

    /// What the weights say of the terms that are fitted.
    fn weigh(weights: &Weights, terms: &Terms) -> i32 {
        let cells: i32 = terms
            .cells
            .iter()
            .map(|cell| {
                let [mine, theirs] = cell.patterns.map(|index| i32::from(weights.cells[index.get()]));
                mine - theirs + i32::from(weights.contest[cell.contest])
            })
            .sum();
        let balances: i32 = terms.balances.into_iter().map(|index| i32::from(weights.balance[index])).sum();
        (cells + balances) / Board::FRACTION
    }

    /// What the board keeps up to date from its tables is what the weights say, whoever is to move.
    #[test]
    fn an_evaluation_is_the_sum_of_its_terms() {
        let mut balances = HashSet::new();
        let mut contests = HashSet::new();
        for rule in Rule::ALL {
            let weights = Weights::of(rule);
            for (width, height) in [(5, 5), (6, 20), (9, 9), (15, 15), (20, 13)] {
                let mut board = Board::new(width, height, rule).expect("the size is allowed");
                let mut seed = (width * 100 + height * 10 + rule as usize) as u64;
                while board.outcome().is_none() {
                    for player in Player::BOTH {
                        board.set_turn(player);
                        let terms = board.terms();
                        assert_eq!(
                            board.evaluate(),
                            weigh(&weights, &terms),
                            "{rule} {width}x{height}, {player:?} to move after {:?}",
                            board.played().collect::<Vec<_>>()
                        );
                        balances.extend(terms.balances);
                        contests.extend(terms.cells.iter().map(|cell| cell.contest));
                    }
                    seed = mix(seed.wrapping_add(1));
                    let cell = Cell::new(seed as usize % width, (seed >> 32) as usize % height);
                    if board.is_empty(cell) {
                        board.put(if seed >> 63 == 0 { Player::First } else { Player::Second }, cell);
                    }
                    if board.ply() > 1 && (seed >> 24).is_multiple_of(8) {
                        board.undo();
                    }
                }
            }
        }
        // Otherwise the positions say nothing of most weights.
        assert!(balances.len() > 300, "{} balances", balances.len());
        assert!(contests.len() > 300, "{} contests", contests.len());
    }
}
