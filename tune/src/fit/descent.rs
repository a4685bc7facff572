//! How every fit goes about it: many small steps downhill.

use std::ops::Range;

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

/// Examples to learn from.
pub(super) trait Lesson: Sync {
    /// How many there are.
    fn len(&self) -> usize;

    /// The loss of some of them, and in which direction it grows.
    fn slope(&self, values: &[f32], range: Range<usize>, gradient: &mut [f32]) -> f64;
}

/// How long the way is, and how long the steps.
pub(super) struct Walk {
    /// Numbers to learn.
    pub(super) count: usize,
    pub(super) epochs: usize,
    /// Examples before each step.
    pub(super) batch: usize,
    /// The first step, and the epoch at which it is half as long.
    pub(super) rate: f32,
    pub(super) half: f32,
    /// Epochs from one report to the next.
    pub(super) report: usize,
    pub(super) threads: usize,
}

/// The numbers that fit the examples best, with reports on others that are held back.
pub(super) fn descend(train: &impl Lesson, test: &impl Lesson, walk: &Walk) -> Vec<f32> {
    let mut weights = Adam::new(walk.count);
    let mut gradients = vec![vec![0.0; walk.count]; walk.threads];
    for epoch in 1..=walk.epochs {
        let rate = walk.rate / (1.0 + epoch as f32 / walk.half);
        let mut loss = 0.0;
        for start in (0..train.len()).step_by(walk.batch) {
            let batch = start..(start + walk.batch).min(train.len());
            let samples = batch.len();
            loss += shared(train, &weights.values, batch, &mut gradients);
            weights.step(&gradients[0], samples, rate);
        }
        if epoch % walk.report == 0 || epoch == 1 {
            let held = shared(test, &weights.values, 0..test.len(), &mut gradients);
            let (loss, held) = (loss / train.len().max(1) as f64, held / test.len().max(1) as f64);
            println!("epoch {epoch}: loss {loss:.5}, held back {held:.5}");
        }
    }
    weights.values
}

/// Adds up the slope of a range on several threads: gives the loss, and leaves the gradient in `gradients[0]`.
fn shared(lesson: &impl Lesson, values: &[f32], range: Range<usize>, gradients: &mut [Vec<f32>]) -> f64 {
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
                    lesson.slope(values, start..end, gradient)
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
