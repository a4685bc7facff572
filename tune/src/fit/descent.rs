//! Minimising a loss by stochastic gradient descent.

use std::ops::Range;

/// Weights with the state of the optimiser Adam (Kingma and Ba, 2015).
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
            // L2 regularisation: weights of rare features stay near zero.
            let slope = slope / samples as f32 + 2e-6 * self.values[i];
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * slope;
            self.square[i] = 0.999 * self.square[i] + 0.001 * slope * slope;
            self.values[i] -= rate * self.mean[i] / (self.square[i].sqrt() + 1e-8);
        }
    }
}

/// A set of examples with a loss.
pub(super) trait Examples: Sync {
    /// The number of examples.
    fn len(&self) -> usize;

    /// Adds the gradient of a range of examples to `gradient`, and returns their loss.
    fn add_gradient(&self, values: &[f32], range: Range<usize>, gradient: &mut [f32]) -> f64;
}

/// The hyperparameters of the descent.
pub(super) struct TrainingOptions {
    /// The number of weights.
    pub(super) count: usize,
    pub(super) epochs: usize,
    /// Examples per step.
    pub(super) batch: usize,
    /// The initial learning rate, and the epoch at which it is halved.
    pub(super) rate: f32,
    pub(super) half: f32,
    /// Epochs between two reports.
    pub(super) report: usize,
    pub(super) threads: usize,
}

/// Fits weights to a training set, and reports the loss on a test set.
pub(super) fn minimise(train: &impl Examples, test: &impl Examples, options: &TrainingOptions) -> Vec<f32> {
    let mut weights = Adam::new(options.count);
    let mut gradients = vec![vec![0.0; options.count]; options.threads];
    for epoch in 1..=options.epochs {
        let rate = options.rate / (1.0 + epoch as f32 / options.half);
        let mut loss = 0.0;
        for start in (0..train.len()).step_by(options.batch) {
            let batch = start..(start + options.batch).min(train.len());
            let samples = batch.len();
            loss += shared(train, &weights.values, batch, &mut gradients);
            weights.step(&gradients[0], samples, rate);
        }
        if epoch % options.report == 0 || epoch == 1 {
            let held = shared(test, &weights.values, 0..test.len(), &mut gradients);
            let (loss, held) = (loss / train.len().max(1) as f64, held / test.len().max(1) as f64);
            println!("epoch {epoch}: loss {loss:.5}, held back {held:.5}");
        }
    }
    weights.values
}

/// Computes the gradient of a range on several threads into `gradients[0]`, and returns the loss.
fn shared(examples: &impl Examples, values: &[f32], range: Range<usize>, gradients: &mut [Vec<f32>]) -> f64 {
    let share = range.len().div_ceil(gradients.len()).max(1);
    let loss = std::thread::scope(|scope| {
        let workers: Vec<_> = gradients
            .iter_mut()
            .enumerate()
            .map(|(number, gradient)| {
                let start = (range.start + number * share).min(range.end);
                let end = (start + share).min(range.end);
                scope.spawn(move || {
                    gradient.fill(0.0);
                    examples.add_gradient(values, start..end, gradient)
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("no worker panics")).sum()
    });
    let (sum, rest) = gradients.split_first_mut().expect("there is at least one thread");
    for part in rest {
        sum.iter_mut().zip(part).for_each(|(sum, part)| *sum += *part);
    }
    loss
}
