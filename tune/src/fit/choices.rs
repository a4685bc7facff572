//! How promising moves are: a move is chosen with a probability proportional to the exponential of its policy.

use std::ops::Range;

use plyground_gomoku::{Board, Cell, WeightIndex, WeightTable};

use super::Plan;
use super::descent::{Lesson, Walk, descend};

/// Where the parts of a policy begin among its numbers: what it makes comes first.
pub(super) const DEFENCE: usize = WeightIndex::COUNT;
pub(super) const PAIR_POLICY: usize = DEFENCE + WeightIndex::COUNT;
pub(super) const DISTANCE: [usize; 2] = [
    PAIR_POLICY + WeightTable::PAIR_POLICY.entries(),
    PAIR_POLICY + WeightTable::PAIR_POLICY.entries() + WeightTable::DISTANCE[0].entries(),
];
pub(super) const EDGE: usize = DISTANCE[1] + WeightTable::DISTANCE[1].entries();
const COUNT: usize = EDGE + WeightTable::EDGE.entries();

/// The numbers whose sum is the policy of a move.
type Move = [u16; 6];

/// Choices of the engine's: the moves there were, of each choice the one it made first.
#[derive(Default)]
pub(super) struct Choices {
    moves: Vec<Move>,
    /// Where each choice ends among them.
    ends: Vec<usize>,
}

impl Choices {
    /// Adds a choice, if there was one and the engine chose among the moves it looks at.
    pub(super) fn push(&mut self, board: &mut Board, chosen: Cell) {
        let moves = board.candidates();
        if moves.len() > 1 && moves.clone().any(|cell| cell == chosen) {
            let others = moves.filter(|&cell| cell != chosen);
            self.moves.extend([chosen].into_iter().chain(others).map(|cell| numbers(board, cell)));
            self.ends.push(self.moves.len());
        }
    }

    pub(super) fn append(&mut self, mut other: Self) {
        let before = self.moves.len();
        self.moves.append(&mut other.moves);
        self.ends.extend(other.ends.into_iter().map(|end| end + before));
    }

    fn moves(&self, choice: usize) -> &[Move] {
        let start = choice.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.moves[start..self.ends[choice]]
    }
}

impl Lesson for Choices {
    fn len(&self) -> usize {
        self.ends.len()
    }

    fn slope(&self, values: &[f32], range: Range<usize>, gradient: &mut [f32]) -> f64 {
        let mut loss = 0.0;
        let mut odds = Vec::new();
        for choice in range {
            let moves = self.moves(choice);
            chances(values, moves, &mut odds);
            loss -= f64::from(odds[0].max(1e-9).ln());
            odds[0] -= 1.0;
            for (numbers, slope) in moves.iter().zip(&odds) {
                for &number in numbers {
                    gradient[usize::from(number)] += slope;
                }
            }
        }
        loss
    }
}

fn numbers(board: &Board, cell: Cell) -> Move {
    let terms = board.policy_terms(cell);
    let [made, taken] = terms.patterns.map(WeightIndex::get);
    let [last, before] = terms.distance;
    [
        made,
        DEFENCE + taken,
        PAIR_POLICY + terms.pair_policy,
        DISTANCE[0] + last,
        DISTANCE[1] + before,
        EDGE + terms.edge,
    ]
    .map(|number| number as u16)
}

/// How likely each move is to be chosen.
fn chances(values: &[f32], moves: &[Move], odds: &mut Vec<f32>) {
    odds.clear();
    odds.extend(
        moves.iter().map(|numbers| numbers.iter().map(|&number| values[usize::from(number)]).sum::<f32>()),
    );
    let most = odds.iter().copied().fold(f32::MIN, f32::max);
    for odd in odds.iter_mut() {
        *odd = (*odd - most).exp();
    }
    let sum: f32 = odds.iter().sum();
    for odd in odds.iter_mut() {
        *odd /= sum;
    }
}

/// The numbers of the policy, in natural logarithms.
pub(super) fn learn(train: &Choices, test: &Choices, plan: &Plan) -> Vec<f32> {
    let walk = Walk {
        count: COUNT,
        epochs: plan.epochs / 4,
        batch: 8_192,
        rate: 0.03,
        half: 15.0,
        report: 5,
        threads: plan.threads,
    };
    descend(train, test, &walk)
}
