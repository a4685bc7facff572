//! How long the rest of an experiment will take.

use super::{Combination, Experiment};

/// Growth of a tree by each ply, until it has been measured.
const USUAL_GROWTH: f64 = 6.0;
/// Upper limit of the growth that is assumed.
const MOST_GROWTH: f64 = 400.0;

/// The times of the searches that are done.
#[derive(Clone, Debug)]
pub(super) struct Forecast<'a> {
    experiment: &'a Experiment,
    combinations: &'a [Combination],
    /// Seconds for one run, by the index of the combination.
    spent: Vec<Option<f64>>,
}

impl<'a> Forecast<'a> {
    pub(super) fn new(experiment: &'a Experiment, combinations: &'a [Combination]) -> Self {
        Self { experiment, combinations, spent: vec![None; combinations.len()] }
    }

    /// Records how long one run of a search took.
    pub(super) fn note(&mut self, place: usize, seconds: f64) {
        self.spent[place] = Some(seconds);
    }

    /// How long these searches will take together; `None` without any measurement.
    pub(super) fn left(&self, places: &[usize]) -> Option<f64> {
        let cost = |&place: &usize| {
            let once = self.once(place)?;
            Some(self.experiment.timing.map_or(once, |timing| timing.cost(once)))
        };
        places.iter().map(cost).sum()
    }

    /// How long one run of a search will take: extrapolated from the same search at the two depths before.
    fn once(&self, place: usize) -> Option<f64> {
        let combination = self.combinations[place];
        let depth = |other: usize| self.experiment.depths[self.combinations[other].depth];
        let same_but_depth = |other: usize| {
            Combination { depth: combination.depth, ..self.combinations[other] } == combination
        };
        let mut known: Vec<(u16, f64)> = (0..self.combinations.len())
            .filter(|&other| same_but_depth(other) && depth(other) < depth(place))
            .filter_map(|other| Some((depth(other), self.spent[other]?)))
            .collect();
        known.sort_by_key(|&(depth, _)| depth);
        let (&(last, seconds), growth) = match &known[..] {
            [.., (before, less), last] if last.0 > *before && *less > 0.0 => {
                let growth = (last.1 / less).powf(1.0 / f64::from(last.0 - before));
                (last, growth.clamp(1.0, MOST_GROWTH))
            }
            [.., last] => (last, USUAL_GROWTH),
            [] => return None,
        };
        Some(seconds * growth.powi(i32::from(depth(place) - last)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_grows_as_it_grew_before() {
        let session = plyground_registry::open("tic-tac-toe").unwrap();
        let mut experiment = Experiment::of(&*session);
        experiment.depths = vec![1, 2, 3, 4];
        experiment.algorithms.truncate(2);
        experiment.timing = None;
        let combinations = experiment.combinations();
        let mut forecast = Forecast::new(&experiment, &combinations);
        assert_eq!(forecast.left(&[6]), None);
        forecast.note(0, 0.5);
        assert_eq!(forecast.left(&[2]), Some(3.0), "the usual growth");
        forecast.note(2, 1.0);
        assert_eq!(forecast.left(&[4, 6]), Some(2.0 + 4.0), "twice as long at every depth");
        assert_eq!(forecast.left(&[5]), None, "nothing is known of the other search");
        forecast.note(1, 0.0);
        forecast.note(3, 1.0);
        assert_eq!(forecast.left(&[]), Some(0.0));
    }
}
