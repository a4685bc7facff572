//! The static evaluation: a sum over the empty cells, which is incremental, and the balance of threats, which is not.

use plyground_core::Player;

use super::Board;
use crate::kind::CellKind;
use crate::threat::Threat;
use crate::weights::{self, WeightIndex, WeightTable};

impl Board {
    /// The static evaluation for the side to move, in points. Fitted for positions in which neither side can make five.
    pub fn evaluate(&self) -> i32 {
        let balance: i32 =
            self.balances().map(|index| i32::from(self.tables.balance[index])).into_iter().sum();
        (self.values[self.to_move.index()] + balance) / weights::FRACTION
    }

    /// The scale of the evaluation weights: they are in 1/`FRACTION` point.
    pub const FRACTION: i32 = weights::FRACTION;

    /// The terms of the evaluation, for fitting its weights.
    pub fn evaluation_terms(&self) -> EvaluationTerms {
        let sides = [self.to_move, self.to_move.other()];
        let cells = self.empty.into_iter().map(|cell| {
            let patterns = sides.map(|player| self.patterns(player, cell));
            let [mine, theirs] = patterns.map(CellKind::of);
            CellTerms {
                patterns: patterns.map(WeightIndex::of),
                pair_value: mine.get() * WeightTable::PAIR_VALUE.columns + theirs.get(),
            }
        });
        EvaluationTerms { cells: cells.collect(), balances: self.balances() }
    }

    /// The balance of threats, for the side to move; see [`EvaluationTerms::balances`].
    fn balances(&self) -> [usize; 4] {
        let (me, you) = (self.to_move, self.to_move.other());
        let must_defend = usize::from(self.count(you, Threat::OpenFour) > 0);
        let (mine, theirs) = (self.threat_summary(me), self.threat_summary(you));
        let classes = must_defend | mine.classes << 1 | theirs.classes << 5;
        let compared = (must_defend << 4 | mine.fours_and_threes()) << 4 | theirs.fours_and_threes();
        [
            classes,
            OWN + (must_defend << 6 | mine.fours_and_threes() << 2 | mine.twos),
            THEIRS + (must_defend << 6 | theirs.fours_and_threes() << 2 | theirs.twos),
            COMPARED + compared,
        ]
    }

    fn threat_summary(&self, player: Player) -> ThreatSummary {
        let count = |threat: Threat| self.count(player, threat);
        let bit = |set: bool, bit: u32| usize::from(set) << bit;
        let fours = self.fours(player);
        let single_threes = count(Threat::Three) + count(Threat::ThreeAndTwo);
        let threes = single_threes + count(Threat::TwoThrees);
        ThreatSummary {
            classes: bit(fours > 0, 0)
                | bit(count(Threat::FourAndThree) > 0, 1)
                | bit(count(Threat::TwoThrees) > 0, 2)
                | bit(single_threes > 0, 3),
            fours: quantise(fours, [1, 3, 5]),
            threes: quantise(threes, [1, 4, 8]),
            twos: quantise(count(Threat::TwoTwos), [1, 2, 4]),
        }
    }
}

/// The terms of the evaluation: indices into the tables of weights whose entries it sums.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EvaluationTerms {
    /// Those of the empty cells.
    pub cells: Vec<CellTerms>,
    /// The balance of threats, four entries of [`WeightTable::BALANCE`]: which threats each side can make; how many fours,
    /// threes and double twos the mover can make; the same for the opponent; and the fours and threes of both sides jointly.
    pub balances: [usize; 4],
}

/// The terms of an empty cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellTerms {
    /// Its patterns for the side to move, whose weight is added, and for the opponent, whose weight is subtracted.
    pub patterns: [WeightIndex; 2],
    /// The pair of its kinds for both sides: an entry of [`WeightTable::PAIR_VALUE`].
    pub pair_value: usize,
}

/// The threats that a side can make, as parts of an index into the balance table.
struct ThreatSummary {
    /// A bit for each class of threats, set if the side can make one of the class.
    classes: usize,
    /// The numbers of cells where it can make a four or better, one or two open threes, and a double two, each quantised to
    /// 0..=3.
    fours: usize,
    threes: usize,
    twos: usize,
}

impl ThreatSummary {
    const fn fours_and_threes(&self) -> usize {
        self.fours << 2 | self.threes
    }
}

/// Quantises a number: how many thresholds it reaches.
#[inline]
fn quantise(number: usize, thresholds: [usize; 3]) -> usize {
    thresholds.into_iter().map(|least| usize::from(number >= least)).sum()
}

/// The balance table has four parts. The first, which threats each side can make, is at offset 0; these are the others.
const OWN: usize = 1 << 9;
const THEIRS: usize = OWN + (1 << 7);
const COMPARED: usize = THEIRS + (1 << 7);
const _: () = assert!(COMPARED + (1 << 9) == WeightTable::BALANCE.entries(), "the parts fill the table");

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use plyground_core::Dice;

    use super::*;
    use crate::cells::Cell;
    use crate::rule::Rule;
    use crate::weights::Weights;

    /// The evaluation by its terms and weights.
    fn weigh(weights: &Weights, terms: &EvaluationTerms) -> i32 {
        let cells: i32 = terms
            .cells
            .iter()
            .map(|cell| {
                let [mine, theirs] = cell.patterns.map(|index| i32::from(weights.cells[index.get()]));
                mine - theirs + i32::from(weights.pair_value[cell.pair_value])
            })
            .sum();
        let balances: i32 = terms.balances.into_iter().map(|index| i32::from(weights.balance[index])).sum();
        (cells + balances) / Board::FRACTION
    }

    /// The incremental evaluation equals the sum of the weights of its terms, with either side to move.
    #[test]
    fn an_evaluation_is_the_sum_of_its_terms() {
        let mut balances = HashSet::new();
        let mut pair_values = HashSet::new();
        for rule in Rule::ALL {
            let weights = Weights::of(rule);
            for (width, height) in [(5, 5), (6, 20), (9, 9), (15, 15), (20, 13)] {
                let mut board = Board::new(width, height, rule).expect("the size is allowed");
                let mut seed = (width * 100 + height * 10 + rule as usize) as u64;
                while board.outcome().is_none() {
                    for player in Player::BOTH {
                        board.set_turn(player);
                        let terms = board.evaluation_terms();
                        assert_eq!(
                            board.evaluate(),
                            weigh(&weights, &terms),
                            "{rule} {width}x{height}, {player:?} to move after {:?}",
                            board.played().collect::<Vec<_>>()
                        );
                        balances.extend(terms.balances);
                        pair_values.extend(terms.cells.iter().map(|cell| cell.pair_value));
                    }
                    seed = Dice::first(seed.wrapping_add(1));
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
        // With fewer different terms the test would show little.
        assert!(balances.len() > 300, "{} balances", balances.len());
        assert!(pair_values.len() > 300, "{} pair_values", pair_values.len());
    }
}
