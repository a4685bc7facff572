//! Fitting the evaluation: a logistic regression of the result on the evaluation terms.

use std::collections::BTreeMap;
use std::ops::Range;

use plyground_gomoku::{Board, WeightIndex, WeightTable};

use super::FitOptions;
use super::descent::{Examples, TrainingOptions, minimise};

/// The offsets of the parts of the evaluation among its weights; the pattern values come first.
pub(super) const PAIR_VALUE: usize = WeightIndex::COUNT;
pub(super) const BALANCE: usize = PAIR_VALUE + WeightTable::PAIR_VALUE.entries();
const COUNT: usize = BALANCE + WeightTable::BALANCE.entries();

/// Positions: their evaluation terms and targets for the side to move.
#[derive(Default)]
pub(super) struct Positions {
    /// Indices of weights with their multiplicities, one position after the other.
    terms: Vec<(u16, i16)>,
    /// The end of each position in the list.
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

impl Examples for Positions {
    fn len(&self) -> usize {
        self.targets.len()
    }

    fn add_gradient(&self, values: &[f32], range: Range<usize>, gradient: &mut [f32]) -> f64 {
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

/// Fits the weights of the evaluation, in units of the scale.
pub(super) fn fit(train: &Positions, test: &Positions, options: &FitOptions) -> Vec<f32> {
    let training = TrainingOptions {
        count: COUNT,
        epochs: options.epochs,
        batch: 16_384,
        rate: 0.01,
        half: 60.0,
        report: 25,
        threads: options.threads,
    };
    minimise(train, test, &training)
}

fn cross_entropy(logit: f32, target: f32) -> f32 {
    // ln(1 + e^x) without overflow.
    let softplus = logit.max(0.0) + (-logit.abs()).exp().ln_1p();
    softplus - target * logit
}
