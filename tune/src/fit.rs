//! Weights from games: logistic regression of the result on what stood on the board.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use plyground_core::Player;
use plyground_gomoku::{Board, Cell, Pattern, Rule, Threat, WeightIndex};

/// How to fit.
pub(crate) struct Plan {
    pub(crate) rule: Rule,
    pub(crate) size: usize,
    pub(crate) epochs: usize,
    pub(crate) result: f32,
}

/// Points that make a win e times as likely as a loss.
const SCALE: f32 = 200.0;
/// Values beyond this are proven wins or losses.
const PROVEN: i32 = 20_000;

/// A position: what stands there, and what became of it for the side to move.
struct Sample {
    /// Weight and how often it counts: for the side to move above zero, for its opponent below.
    cells: Vec<(u16, i8)>,
    balance: u16,
    target: f32,
}

pub(crate) fn fit(files: &[PathBuf], plan: &Plan, out: &Path) -> io::Result<()> {
    let mut samples = Vec::new();
    let mut games = 0;
    for file in files {
        for line in fs::read_to_string(file)?.lines() {
            read_game(line, plan, &mut samples);
            games += 1;
        }
    }
    println!("{games} games, {} positions", samples.len());
    let held_back = samples.len() / 20;
    let (test, train) = samples.split_at(held_back);
    let mut model = Model::new();
    for epoch in 1..=plan.epochs {
        let loss = model.learn(train, epoch);
        if epoch % 25 == 0 || epoch == 1 {
            println!("epoch {epoch}: loss {loss:.5}, held back {:.5}", model.loss(test));
        }
    }
    fs::write(out, model.text())
}

/// Adds the positions of a game from which something can be learnt: those that no search had decided yet.
fn read_game(line: &str, plan: &Plan, samples: &mut Vec<Sample>) {
    let mut words = line.split_whitespace();
    let Some(result) = words.next().and_then(|word| word.parse::<f32>().ok()) else { return };
    let mut board = Board::new(plan.size, plan.size, plan.rule).expect("the size is allowed");
    for word in words {
        let mut parts = word.split(',');
        let mut number = || parts.next().and_then(|part| part.parse::<i32>().ok());
        let (Some(column), Some(row)) = (number(), number()) else { return };
        if let Some(value) = number() {
            let me = board.to_move();
            let open = value.abs() < PROVEN
                && board.count(me, Threat::Five) + board.count(me.other(), Threat::Five) == 0
                && board.count(me, Threat::OpenFour) == 0;
            if open {
                let won = if me == Player::First { result } else { -result };
                let judged = 1.0 / (1.0 + (-(value as f32) / SCALE).exp());
                let target = plan.result * (won + 1.0) / 2.0 + (1.0 - plan.result) * judged;
                samples.push(sample(&board, target));
            }
        }
        board.play(Cell::new(column as usize, row as usize));
    }
}

fn sample(board: &Board, target: f32) -> Sample {
    let mut counts = std::collections::BTreeMap::new();
    for row in 0..board.height() {
        for column in 0..board.width() {
            let cell = Cell::new(column, row);
            if board.is_empty(cell) {
                for (player, sign) in [(board.to_move(), 1), (board.to_move().other(), -1)] {
                    *counts.entry(WeightIndex::of(board.patterns(player, cell)).get() as u16).or_insert(0) += sign;
                }
            }
        }
    }
    counts.retain(|_, count| *count != 0);
    Sample { cells: counts.into_iter().collect(), balance: board.balance_index() as u16, target }
}

/// The weights, in units of [`SCALE`], and what Adam (Kingma and Ba 2015) remembers of them.
struct Model {
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
}

impl Model {
    fn new() -> Self {
        let count = WeightIndex::COUNT + Board::BALANCES;
        Self { weights: vec![0.0; count], mean: vec![0.0; count], square: vec![0.0; count] }
    }

    fn logit(&self, sample: &Sample) -> f32 {
        let cells: f32 = sample.cells.iter().map(|&(i, n)| self.weights[usize::from(i)] * f32::from(n)).sum();
        cells + self.weights[WeightIndex::COUNT + usize::from(sample.balance)]
    }

    fn loss(&self, samples: &[Sample]) -> f32 {
        let sum: f64 = samples.iter().map(|sample| f64::from(cross_entropy(self.logit(sample), sample.target))).sum();
        (sum / samples.len().max(1) as f64) as f32
    }

    /// One pass in batches; returns the mean loss before each step.
    fn learn(&mut self, samples: &[Sample], epoch: usize) -> f32 {
        const BATCH: usize = 16_384;
        let rate = 0.01 / (1.0 + epoch as f32 / 60.0);
        let mut total = 0.0_f64;
        let mut gradient = vec![0.0_f32; self.weights.len()];
        for batch in samples.chunks(BATCH) {
            gradient.fill(0.0);
            for sample in batch {
                let logit = self.logit(sample);
                total += f64::from(cross_entropy(logit, sample.target));
                let error = 1.0 / (1.0 + (-logit).exp()) - sample.target;
                for &(i, n) in &sample.cells {
                    gradient[usize::from(i)] += error * f32::from(n);
                }
                gradient[WeightIndex::COUNT + usize::from(sample.balance)] += error;
            }
            for (i, slope) in gradient.iter().enumerate() {
                // A pull towards zero: what is seldom seen is not believed.
                let slope = slope / batch.len() as f32 + 2e-6 * self.weights[i];
                self.mean[i] = 0.9 * self.mean[i] + 0.1 * slope;
                self.square[i] = 0.999 * self.square[i] + 0.001 * slope * slope;
                self.weights[i] -= rate * self.mean[i] / (self.square[i].sqrt() + 1e-8);
            }
        }
        (total / samples.len() as f64) as f32
    }

    /// The weights as the engine reads them: four patterns and a value, then the balances by number.
    fn text(&self) -> String {
        let points = |weight: f32| (weight * SCALE).round() as i32;
        let mut text = String::from("# Made by `plyground-tune fit`. Patterns of a cell by number, and their worth.\n");
        for index in WeightIndex::all() {
            let value = points(self.weights[index.get()]);
            if value != 0 {
                let [a, b, c, d] = index.patterns().map(|pattern: Pattern| pattern as u8);
                let _ = writeln!(text, "cell {a} {b} {c} {d} {value}");
            }
        }
        for balance in 0..Board::BALANCES {
            let value = points(self.weights[WeightIndex::COUNT + balance]);
            if value != 0 {
                let _ = writeln!(text, "balance {balance} {value}");
            }
        }
        text
    }
}

fn cross_entropy(logit: f32, target: f32) -> f32 {
    // ln(1 + e^x) without overflow.
    let softplus = logit.max(0.0) + (-logit.abs()).exp().ln_1p();
    softplus - target * logit
}
