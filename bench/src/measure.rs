//! Two tasks measured in alternating rounds, so that other load on the machine affects both.

use std::hint::black_box;
use std::time::Instant;

/// The result of many rounds: the median and the spread.
#[derive(Clone, Copy)]
pub(crate) struct Figure {
    pub(crate) median: f64,
    /// Half the interquartile range.
    pub(crate) error: f64,
}

impl Figure {
    /// The figure of one round or more.
    pub(crate) fn of(mut rounds: Vec<f64>) -> Self {
        rounds.sort_by(f64::total_cmp);
        let at = |part: f64| rounds[((rounds.len() - 1) as f64 * part).round() as usize];
        Self { median: at(0.5), error: (at(0.75) - at(0.25)) / 2.0 }
    }

    /// A value without rounds.
    pub(crate) fn exact(value: f64) -> Self {
        Self { median: value, error: 0.0 }
    }
}

/// Our figure, the rival's, and their ratio.
pub(crate) struct Race {
    pub(crate) ours: Figure,
    pub(crate) theirs: Figure,
    /// Ours divided by theirs, round by round.
    pub(crate) ratio: Figure,
}

/// The times of two tasks in seconds.
pub(crate) fn race<A, B>(rounds: usize, mut ours: impl FnMut() -> A, mut theirs: impl FnMut() -> B) -> Race {
    in_turns(rounds, || time(&mut ours).1, || time(&mut theirs).1)
}

/// The same for tasks that return how much they did: the rates a second.
pub(crate) fn race_rates(
    rounds: usize,
    mut ours: impl FnMut() -> u64,
    mut theirs: impl FnMut() -> u64,
) -> Race {
    in_turns(rounds, || rate(&mut ours), || rate(&mut theirs))
}

/// The rate of a task, against a published figure.
pub(crate) fn rates(rounds: usize, mut ours: impl FnMut() -> u64, published: f64) -> Race {
    in_turns(rounds, || rate(&mut ours), || published)
}

/// The time of a task in seconds.
pub(crate) fn times<T>(rounds: usize, mut ours: impl FnMut() -> T) -> Figure {
    Figure::of((0..rounds).map(|_| time(&mut ours).1).collect())
}

fn in_turns(rounds: usize, mut ours: impl FnMut() -> f64, mut theirs: impl FnMut() -> f64) -> Race {
    let (a, b): (Vec<f64>, Vec<f64>) = (0..rounds).map(|_| (ours(), theirs())).unzip();
    let ratios = a.iter().zip(&b).map(|(ours, theirs)| ours / theirs).collect();
    Race { ours: Figure::of(a), theirs: Figure::of(b), ratio: Figure::of(ratios) }
}

fn rate(task: &mut impl FnMut() -> u64) -> f64 {
    let (work, seconds) = time(task);
    work as f64 / seconds
}

fn time<T>(task: &mut impl FnMut() -> T) -> (T, f64) {
    let start = Instant::now();
    let result = black_box(task());
    (result, start.elapsed().as_secs_f64())
}
