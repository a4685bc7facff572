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
    let mut choices = Vec::new();
    let mut games = 0;
    for file in files {
        for line in fs::read_to_string(file)?.lines() {
            read_game(line, plan, &mut samples, &mut choices);
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
    println!("{} choices", choices.len());
    let (test, train) = choices.split_at(choices.len() / 20);
    let mut taste = Taste::new();
    for epoch in 1..=plan.epochs / 4 {
        let loss = taste.learn(train, epoch);
        if epoch % 5 == 0 || epoch == 1 {
            println!("epoch {epoch}: loss {loss:.4}, held back {:.4}", taste.loss(test));
        }
    }
    fs::write(out, text(&model, &taste))
}

/// Adds the positions of a game from which something can be learnt: those that no search had decided yet.
fn read_game(line: &str, plan: &Plan, samples: &mut Vec<Sample>, choices: &mut Vec<Choice>) {
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
                choices.extend(choice(&board, Cell::new(column as usize, row as usize)));
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
                    *counts.entry(WeightIndex::of(board.patterns(player, cell)).get() as u16).or_insert(0) +=
                        sign;
                }
            }
        }
    }
    counts.retain(|_, count| *count != 0);
    Sample { cells: counts.into_iter().collect(), balance: board.balance_index() as u16, target }
}

/// A choice of the engine's: the moves there were, the one it made first. Of each move, what it makes and takes.
type Choice = Vec<[u16; 2]>;

fn choice(board: &Board, chosen: Cell) -> Option<Choice> {
    let (me, you) = (board.to_move(), board.to_move().other());
    let what =
        |cell: Cell| [me, you].map(|player| WeightIndex::of(board.patterns(player, cell)).get() as u16);
    let mut moves: Choice = vec![what(chosen)];
    let mut listed = false;
    for cell in board.clone().candidates() {
        if cell == chosen {
            listed = true;
        } else {
            moves.push(what(cell));
        }
    }
    (listed && moves.len() > 1).then_some(moves)
}

/// What the engine likes: a move is chosen with a probability proportional to the exponential of its two numbers.
struct Taste {
    weights: Adam,
}

impl Taste {
    fn new() -> Self {
        Self { weights: Adam::new(2 * WeightIndex::COUNT) }
    }

    /// Where the two numbers of a move stand.
    fn places(made: [u16; 2]) -> [usize; 2] {
        [made[0].into(), WeightIndex::COUNT + usize::from(made[1])]
    }

    /// How likely each move is to be chosen.
    fn odds(&self, choice: &Choice, odds: &mut Vec<f32>) {
        odds.clear();
        odds.extend(choice.iter().map(|&made| {
            let [attack, defence] = Self::places(made);
            self.weights.values[attack] + self.weights.values[defence]
        }));
        let most = odds.iter().copied().fold(f32::MIN, f32::max);
        for odd in odds.iter_mut() {
            *odd = (*odd - most).exp();
        }
        let sum: f32 = odds.iter().sum();
        for odd in odds.iter_mut() {
            *odd /= sum;
        }
    }

    fn loss(&self, choices: &[Choice]) -> f64 {
        let mut odds = Vec::new();
        let sum: f64 = choices
            .iter()
            .map(|choice| {
                self.odds(choice, &mut odds);
                -f64::from(odds[0].max(1e-9).ln())
            })
            .sum();
        sum / choices.len().max(1) as f64
    }

    fn learn(&mut self, choices: &[Choice], epoch: usize) -> f64 {
        const BATCH: usize = 8_192;
        let mut total = 0.0;
        let mut odds = Vec::new();
        let mut gradient = vec![0.0_f32; 2 * WeightIndex::COUNT];
        for batch in choices.chunks(BATCH) {
            gradient.fill(0.0);
            for choice in batch {
                self.odds(choice, &mut odds);
                total -= f64::from(odds[0].max(1e-9).ln());
                odds[0] -= 1.0;
                for (&made, &slope) in choice.iter().zip(&odds) {
                    for place in Self::places(made) {
                        gradient[place] += slope;
                    }
                }
            }
            self.weights.step(&gradient, batch.len(), 0.03 / (1.0 + epoch as f32 / 15.0));
        }
        total / choices.len().max(1) as f64
    }
}

/// Numbers, and what Adam (Kingma and Ba 2015) remembers of them.
struct Adam {
    values: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
}

impl Adam {
    fn new(count: usize) -> Self {
        Self { values: vec![0.0; count], mean: vec![0.0; count], square: vec![0.0; count] }
    }

    fn step(&mut self, gradient: &[f32], samples: usize, rate: f32) {
        for (i, slope) in gradient.iter().enumerate() {
            // A pull towards zero: what is seldom seen is not believed.
            let slope = slope / samples as f32 + 2e-6 * self.values[i];
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * slope;
            self.square[i] = 0.999 * self.square[i] + 0.001 * slope * slope;
            self.values[i] -= rate * self.mean[i] / (self.square[i].sqrt() + 1e-8);
        }
    }
}

/// What positions are worth, in units of [`SCALE`].
struct Model {
    weights: Adam,
}

impl Model {
    fn new() -> Self {
        Self { weights: Adam::new(WeightIndex::COUNT + Board::BALANCES) }
    }

    fn logit(&self, sample: &Sample) -> f32 {
        let cells: f32 =
            sample.cells.iter().map(|&(i, n)| self.weights.values[usize::from(i)] * f32::from(n)).sum();
        cells + self.weights.values[WeightIndex::COUNT + usize::from(sample.balance)]
    }

    fn loss(&self, samples: &[Sample]) -> f32 {
        let sum: f64 =
            samples.iter().map(|sample| f64::from(cross_entropy(self.logit(sample), sample.target))).sum();
        (sum / samples.len().max(1) as f64) as f32
    }

    /// One pass in batches; returns the mean loss before each step.
    fn learn(&mut self, samples: &[Sample], epoch: usize) -> f32 {
        const BATCH: usize = 16_384;
        let rate = 0.01 / (1.0 + epoch as f32 / 60.0);
        let mut total = 0.0_f64;
        let mut gradient = vec![0.0_f32; self.weights.values.len()];
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
            self.weights.step(&gradient, batch.len(), rate);
        }
        (total / samples.len() as f64) as f32
    }
}

/// The weights as the engine reads them: the patterns of a cell by number, what they are worth, and how promising a
/// move is that makes them or takes them; then the balances by number.
fn text(model: &Model, taste: &Taste) -> String {
    let points = |weight: f32| (weight * SCALE).round() as i32;
    let fractions = |weight: f32| (weight * SCALE * Board::FRACTION as f32).round() as i32;
    let hundredths = |weight: f32| (weight * 100.0).round() as i32;
    let mut text =
        String::from("# Made by `plyground-tune fit`: patterns of a cell, worth, attack, defence.\n");
    for index in WeightIndex::all() {
        let value = fractions(model.weights.values[index.get()]);
        let attack = hundredths(taste.weights.values[index.get()]);
        let defence = hundredths(taste.weights.values[WeightIndex::COUNT + index.get()]);
        if (value, attack, defence) != (0, 0, 0) {
            let [a, b, c, d] = index.patterns().map(|pattern: Pattern| pattern as u8);
            let _ = writeln!(text, "cell {a} {b} {c} {d} {value} {attack} {defence}");
        }
    }
    for balance in 0..Board::BALANCES {
        let value = points(model.weights.values[WeightIndex::COUNT + balance]);
        if value != 0 {
            let _ = writeln!(text, "balance {balance} {value}");
        }
    }
    text
}

fn cross_entropy(logit: f32, target: f32) -> f32 {
    // ln(1 + e^x) without overflow.
    let softplus = logit.max(0.0) + (-logit.abs()).exp().ln_1p();
    softplus - target * logit
}
