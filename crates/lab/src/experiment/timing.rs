//! How often a search is run to measure its time.

use serde::{Deserialize, Serialize};

/// When one search has been measured often enough.
///
/// The run that counts nodes is also a warm-up of memory and caches. A search that is shorter than the resolution of
/// the clock is repeated within one measurement, which then is the mean of its repeats.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timing {
    /// Runs before the first that is measured, the one that counts nodes included.
    pub warmup: u32,
    /// Least seconds of a measurement: shorter searches are repeated.
    pub repeat_s: f64,
    /// The fewest measurements,
    pub least_runs: u32,
    /// and more until they have taken this many seconds together,
    pub least_s: f64,
    /// but no more than this,
    pub most_runs: u32,
    /// and none is begun after this many seconds. A search that takes longer by itself is run once.
    pub most_s: Option<f64>,
}

impl Default for Timing {
    fn default() -> Self {
        Self { warmup: 1, repeat_s: 1e-3, least_runs: 10, least_s: 0.05, most_runs: 1_000, most_s: Some(1.0) }
    }
}

impl Timing {
    /// Exactly this many measurements, regardless of their time.
    pub fn exactly(self, runs: u32) -> Self {
        Self { least_runs: runs, least_s: 0.0, most_runs: runs, most_s: None, ..self }
    }

    /// How often a search that takes `seconds` is repeated within one measurement.
    pub fn repeats(&self, seconds: f64) -> u32 {
        (self.repeat_s / seconds.max(1e-7)).ceil().max(1.0) as u32
    }

    /// Whether the time of the run that counts nodes is a measurement already: without a warm-up, and where the run was
    /// so long that a cold start does not matter and another would take too long.
    pub fn keeps_first(&self, seconds: f64) -> bool {
        (self.warmup == 0 && self.repeats(seconds) == 1) || self.most_s.is_some_and(|most| seconds >= most)
    }

    /// Whether `runs` measurements that took `total` seconds are not enough.
    pub fn wants_more(&self, runs: usize, total: f64) -> bool {
        if runs > 0 && self.most_s.is_some_and(|most| total >= most) {
            return false;
        }
        runs < self.least_runs as usize || (total < self.least_s && runs < self.most_runs as usize)
    }

    /// How long it takes to measure a search that takes `seconds` once, everything included.
    pub fn cost(&self, seconds: f64) -> f64 {
        if self.keeps_first(seconds) && self.warmup > 0 {
            return seconds;
        }
        let one = seconds * f64::from(self.repeats(seconds));
        let runs_in = |time: f64| time / one.max(1e-9);
        let wanted = runs_in(self.least_s).ceil().max(f64::from(self.least_runs));
        let allowed = self.most_s.map_or(f64::INFINITY, |most| runs_in(most).ceil().max(1.0));
        let measured = wanted.min(f64::from(self.most_runs.max(self.least_runs))).min(allowed);
        seconds * f64::from(self.warmup) + one * measured
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many measurements a search of constant duration gets, and how long everything takes.
    fn measured(timing: &Timing, seconds: f64) -> (usize, f64) {
        let one = seconds * f64::from(timing.repeats(seconds));
        let (mut runs, mut total, mut unmeasured) = (0, 0.0, 0.0);
        if timing.keeps_first(seconds) {
            (runs, total) = (1, seconds);
        } else {
            unmeasured = seconds * f64::from(timing.warmup.max(1));
        }
        while timing.wants_more(runs, total) {
            runs += 1;
            total += one;
        }
        (runs, unmeasured + total)
    }

    #[test]
    fn short_searches_are_measured_often_and_long_ones_once() {
        let timing = Timing::default();
        assert_eq!((timing.repeats(4.01e-6), timing.repeats(1e-3), timing.repeats(5.0)), (250, 1, 1));
        assert_eq!(measured(&timing, 4e-6).0, 50);
        assert_eq!(measured(&timing, 0.1).0, 10);
        assert_eq!(measured(&timing, 0.5).0, 2);
        assert_eq!(measured(&timing, 30.0), (1, 30.0));
        assert_eq!(measured(&timing.exactly(3), 30.0).0, 3);
        assert_eq!(measured(&Timing { warmup: 0, ..timing }.exactly(1), 1.0), (1, 1.0));
        let impatient = Timing { least_s: 1e9, most_s: None, ..timing };
        assert_eq!(measured(&impatient, 0.1).0, 1_000);
    }

    #[test]
    fn the_cost_is_what_it_will_be() {
        for timing in
            [Timing::default(), Timing::default().exactly(7), Timing { warmup: 5, ..Timing::default() }]
        {
            for seconds in [1e-5, 2e-3, 0.04, 0.3, 1.9, 25.0] {
                let (expected, cost) = (measured(&timing, seconds).1, timing.cost(seconds));
                let one = seconds * f64::from(timing.repeats(seconds));
                assert!((cost - expected).abs() <= one * 1.5, "{timing:?} {seconds}: {cost}, not {expected}");
            }
        }
    }
}
