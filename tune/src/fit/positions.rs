//! What positions are worth: logistic regression of the result on what stood on the board.

use std::collections::BTreeMap;
use std::ops::Range;

use plyground_gomoku::{Board, WeightIndex, WeightTable};

use super::Plan;
use super::descent::{Lesson, Walk, descend};

/// Where the parts of the evaluation begin among its numbers.
pub(super) const PAIR_VALUE: usize = WeightIndex::COUNT;
pub(super) const BALANCE: usize = PAIR_VALUE + WeightTable::PAIR_VALUE.entries();
const COUNT: usize = BALANCE + WeightTable::BALANCE.entries();

/// Positions: what stands there, and what became of them for the side to move.
#[derive(Default)]
pub(super) struct Positions {
    /// Numbers and how often they count, of one position after the other.
    terms: Vec<(u16, i16)>,
    /// Where each position ends among them.
    ends: Vec<usize>,
    targets: Vec<f32>,
}

impl Positions {
    pub(super) fn push(&mut self, board: &Board, target: f32) {
        let mut counts = BTreeMap::new();
        let mut count = |number: usize, times: i16| *counts.entry(number as u16).or_insert(0) += times;
        let terms = board.evaluation_terms();
        for cell in terms.cells {
            let [mine, theirs] = cell.patterns.map(WeightIndex::get);
            count(mine, 1);
            count(theirs, -1);
            count(PAIR_VALUE + cell.pair_value, 1);
        }
        for balance in terms.balances {
            count(BALANCE + balance, 1);
        }
        self.terms.extend(counts.into_iter().filter(|(_, times)| *times != 0));
        self.ends.push(self.terms.len());
        self.targets.push(target);
    }

    pub(super) fn append(&mut self, mut other: Self) {
        let before = self.terms.len();
        self.terms.append(&mut other.terms);
        self.ends.extend(other.ends.into_iter().map(|end| end + before));
        self.targets.append(&mut other.targets);
    }

    fn terms(&self, position: usize) -> &[(u16, i16)] {
        let start = position.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.terms[start..self.ends[position]]
    }
}

impl Lesson for Positions {
    fn len(&self) -> usize {
        self.targets.len()
    }

    fn slope(&self, values: &[f32], range: Range<usize>, gradient: &mut [f32]) -> f64 {
        let mut loss = 0.0;
        for position in range {
            let (terms, target) = (self.terms(position), self.targets[position]);
            let logit: f32 =
                terms.iter().map(|&(number, times)| values[usize::from(number)] * f32::from(times)).sum();
            loss += f64::from(cross_entropy(logit, target));
            let error = 1.0 / (1.0 + (-logit).exp()) - target;
            for &(number, times) in terms {
                gradient[usize::from(number)] += error * f32::from(times);
            }
        }
        loss
    }
}

/// The numbers of the evaluation, in units of the scale: those of cells, contests and balances.
pub(super) fn learn(train: &Positions, test: &Positions, plan: &Plan) -> Vec<f32> {
    let walk = Walk {
        count: COUNT,
        epochs: plan.epochs,
        batch: 16_384,
        rate: 0.01,
        half: 60.0,
        report: 25,
        threads: plan.threads,
    };
    descend(train, test, &walk)
}

fn cross_entropy(logit: f32, target: f32) -> f32 {
    // ln(1 + e^x) without overflow.
    let softplus = logit.max(0.0) + (-logit.abs()).exp().ln_1p();
    softplus - target * logit
}
