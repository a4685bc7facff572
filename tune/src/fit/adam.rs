//! The step that every fit takes.

/// Numbers, and what Adam (Kingma and Ba 2015) remembers of them.
pub(super) struct Adam {
    pub(super) values: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
}

impl Adam {
    pub(super) fn new(count: usize) -> Self {
        Self { values: vec![0.0; count], mean: vec![0.0; count], square: vec![0.0; count] }
    }

    pub(super) fn step(&mut self, gradient: &[f32], samples: usize, rate: f32) {
        for (i, slope) in gradient.iter().enumerate() {
            // A pull towards zero: what is seldom seen is not believed.
            let slope = slope / samples as f32 + 2e-6 * self.values[i];
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * slope;
            self.square[i] = 0.999 * self.square[i] + 0.001 * slope * slope;
            self.values[i] -= rate * self.mean[i] / (self.square[i].sqrt() + 1e-8);
        }
    }
}
