//! Statistics of repeated measurements: pure functions of the samples.

use serde::{Deserialize, Serialize};

/// Several measurements of one duration, in seconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// Number of measurements.
    pub runs: u64,
    /// Their arithmetic mean.
    pub mean_s: f64,
    /// The sample standard deviation; `None` for a single measurement.
    pub deviation_s: Option<f64>,
    /// The median.
    pub median_s: f64,
    /// The lower quartile.
    pub lower_quartile_s: f64,
    /// The upper quartile.
    pub upper_quartile_s: f64,
    /// The shortest.
    pub min_s: f64,
    /// The longest.
    pub max_s: f64,
    /// Number of outliers.
    pub outliers: u64,
}

impl Summary {
    /// Of samples; `None` if there are none.
    pub fn of(samples: &[f64]) -> Option<Self> {
        let sorted = sorted(samples);
        let (min, max) = (*sorted.first()?, *sorted.last()?);
        Some(Self {
            runs: samples.len() as u64,
            mean_s: mean(samples),
            deviation_s: deviation(samples),
            median_s: median(&sorted),
            lower_quartile_s: quantile(&sorted, 0.25),
            upper_quartile_s: quantile(&sorted, 0.75),
            min_s: min,
            max_s: max,
            outliers: outliers(samples).len() as u64,
        })
    }

    /// Both quartiles; `None` for a single measurement.
    pub fn quartiles(&self) -> Option<(f64, f64)> {
        (self.runs > 1).then_some((self.lower_quartile_s, self.upper_quartile_s))
    }

    /// The interquartile range as a fraction of the median; `None` for a single measurement. A few disturbed runs
    /// change neither.
    pub fn relative_range(&self) -> Option<f64> {
        let (lower, upper) = self.quartiles()?;
        (self.median_s > 0.0).then(|| (upper - lower) / self.median_s)
    }

    /// From one interquartile range below the median to one above it. The error of a single measurement is unknown, and
    /// is assumed to be half of it.
    pub fn interval(&self) -> (f64, f64) {
        let range = self.quartiles().map_or(UNKNOWN * self.median_s, |(lower, upper)| upper - lower);
        (self.median_s - range, self.median_s + range)
    }

    /// Whether two durations differ by more than their errors: their intervals do not overlap.
    pub fn is_apart_from(&self, other: &Self) -> bool {
        let ((from, to), (other_from, other_to)) = (self.interval(), other.interval());
        to < other_from || other_to < from
    }

    /// The standard deviation as a fraction of the median, estimated by the interquartile range.
    fn relative_deviation(&self) -> Option<f64> {
        self.relative_range().map(|range| range / (2.0 * CONSISTENT))
    }
}

/// A quotient of two measured medians.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ratio {
    /// The quotient.
    pub value: f64,
    /// Its standard deviation, propagated from those of both; `None` where one is unknown.
    pub error: Option<f64>,
}

impl Ratio {
    /// From one standard deviation below to one above, where it is known.
    pub fn range(&self) -> Option<(f64, f64)> {
        self.error.map(|error| (self.value - error, self.value + error))
    }
}

/// How many times longer one duration is than another, by their medians. The relative deviations of independent
/// quantities add up as squares: `(Δr / r)² = (Δa / a)² + (Δb / b)²`. Each Δ is the interquartile range divided by
/// 1.349: the standard deviation of normally distributed measurements, and robust against a few disturbed runs.
///
/// `None` where the error is larger than [`WORTHLESS`] of the quotient: such a number would say nothing.
pub fn ratio(of: &Summary, to: &Summary) -> Option<Ratio> {
    if to.median_s <= 0.0 || of.median_s <= 0.0 {
        return None;
    }
    let value = of.median_s / to.median_s;
    let error = of.relative_deviation().zip(to.relative_deviation()).map(|(a, b)| value * a.hypot(b));
    let is_worth_telling = error.is_none_or(|error| error <= WORTHLESS * value);
    is_worth_telling.then_some(Ratio { value, error })
}

/// The arithmetic mean; 0 of no samples.
pub fn mean(samples: &[f64]) -> f64 {
    samples.iter().sum::<f64>() / samples.len().max(1) as f64
}

/// The sample standard deviation, with the divisor n − 1; `None` of fewer than two samples.
pub fn deviation(samples: &[f64]) -> Option<f64> {
    let freedom = samples.len().checked_sub(1).filter(|&freedom| freedom > 0)?;
    let mean = mean(samples);
    let squares: f64 = samples.iter().map(|sample| (sample - mean).powi(2)).sum();
    Some((squares / freedom as f64).sqrt())
}

/// The indices of the samples that lie more than [`FAR`] robust standard deviations from the median.
///
/// B. Iglewicz and D. Hoaglin, "How to detect and handle outliers", 1993: the modified Z-score of a sample is
/// `0.6745 · (sample − median) / MAD`, where MAD is the median distance from the median. Outliers do not distort it,
/// unlike the mean and the standard deviation.
pub fn outliers(samples: &[f64]) -> Vec<usize> {
    let middle = median(&sorted(samples));
    let distances: Vec<f64> = samples.iter().map(|sample| (sample - middle).abs()).collect();
    let spread = median(&sorted(&distances));
    // If more than half of the samples are equal, any other would be infinitely far away; a clock with a coarse
    // resolution produces such samples, and they are no outliers.
    if spread <= 0.0 {
        return Vec::new();
    }
    (0..samples.len()).filter(|&i| CONSISTENT * distances[i] / spread > FAR).collect()
}

/// The third quartile of the normal distribution: the ratio of the median distance from the median, or of half the
/// interquartile range, to the standard deviation.
const CONSISTENT: f64 = 0.6745;

/// The limit of the modified Z-score. The 3.5 of the textbook is meant for normal samples; the times of a program have
/// a long tail to the right, and would nearly always cause a warning.
pub const FAR: f64 = 10.0;

/// The largest error of a quotient that is told, as a part of it.
pub const WORTHLESS: f64 = 0.5;

/// The assumed error of a single measurement, as a fraction of it.
const UNKNOWN: f64 = 0.5;

/// The median of sorted samples; 0 of no samples.
fn median(sorted: &[f64]) -> f64 {
    let half = sorted.len() / 2;
    match sorted {
        [] => 0.0,
        _ if sorted.len().is_multiple_of(2) => f64::midpoint(sorted[half - 1], sorted[half]),
        _ => sorted[half],
    }
}

/// A quantile of sorted samples with linear interpolation (R. Hyndman and Y. Fan, "Sample quantiles in statistical
/// packages", 1996, definition 7); 0 of no samples.
fn quantile(sorted: &[f64], part: f64) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else { return 0.0 };
    let place = part * last as f64;
    let below = place.floor() as usize;
    let above = (below + 1).min(last);
    sorted[below] + (place - place.floor()) * (sorted[above] - sorted[below])
}

fn sorted(samples: &[f64]) -> Vec<f64> {
    let mut sorted = samples.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-9, "{a} is not {b}");
    }

    #[test]
    fn a_sample_worked_by_hand() {
        // Mean 40 / 8 = 5; squares 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32, and 32 / 7 under the root.
        let summary = Summary::of(&[9.0, 2.0, 4.0, 4.0, 5.0, 4.0, 5.0, 7.0]).unwrap();
        near(summary.mean_s, 5.0);
        near(summary.deviation_s.unwrap(), (32.0_f64 / 7.0).sqrt());
        near(summary.median_s, 4.5);
        // Sorted 2 4 4 4 5 5 7 9: places 1.75 and 5.25 of 0 to 7.
        near(summary.lower_quartile_s, 4.0);
        near(summary.upper_quartile_s, 5.5);
        near(summary.relative_range().unwrap(), 1.5 / 4.5);
        assert_eq!((summary.min_s, summary.max_s, summary.runs), (2.0, 9.0, 8));
        assert_eq!(summary.outliers, 0);
    }

    #[test]
    fn a_single_sample_has_no_spread_and_none_has_nothing() {
        let summary = Summary::of(&[3.0]).unwrap();
        assert_eq!((summary.mean_s, summary.median_s, summary.deviation_s), (3.0, 3.0, None));
        assert_eq!((summary.lower_quartile_s, summary.upper_quartile_s), (3.0, 3.0));
        assert_eq!(summary.relative_range(), None);
        assert_eq!(Summary::of(&[]), None);
    }

    #[test]
    fn durations_are_told_apart_by_their_ranges() {
        let quick = Summary::of(&[9.0, 10.0, 10.0, 10.0, 11.0]).unwrap();
        assert_eq!(quick.interval(), (10.0, 10.0), "half of the runs agree");
        let scattered = Summary::of(&[11.0, 12.0, 13.0, 14.0, 50.0]).unwrap();
        assert_eq!(scattered.interval(), (11.0, 15.0));
        assert!(quick.is_apart_from(&scattered) && scattered.is_apart_from(&quick));
        let wild = Summary::of(&[11.0, 12.0, 13.0, 16.0, 50.0]).unwrap();
        assert!(!quick.is_apart_from(&wild) && !wild.is_apart_from(&quick));
        let [once, more, much] = [10.0, 25.0, 31.0].map(|time| Summary::of(&[time]).unwrap());
        assert!(!once.is_apart_from(&more) && once.is_apart_from(&much), "of one run little is known");
    }

    #[test]
    fn an_outlier_is_found_by_its_modified_z_score() {
        // Median 12, distances 2 1 1 0 0 1 1 2 and 88, their median 1: the scores are 0.6745 times the distances.
        let samples = [10.0, 11.0, 11.0, 12.0, 12.0, 13.0, 13.0, 14.0, 100.0];
        assert_eq!(outliers(&samples), [8]);
        assert_eq!(Summary::of(&samples).unwrap().outliers, 1);
        // 0.6745 * 14 = 9.4 is near enough, 0.6745 * 15 = 10.1 is not.
        assert_eq!(outliers(&[10.0, 11.0, 11.0, 12.0, 12.0, 13.0, 13.0, 14.0, 26.0]), [0; 0]);
        assert_eq!(outliers(&[10.0, 11.0, 11.0, 12.0, 12.0, 13.0, 13.0, 14.0, 27.0]), [8]);
    }

    #[test]
    fn a_coarse_clock_makes_no_outliers() {
        assert_eq!(outliers(&[1.0, 1.0, 1.0, 1.0, 2.0]), [0; 0]);
        assert_eq!(outliers(&[]), [0; 0]);
    }

    #[test]
    fn relative_errors_add_up_as_squares() {
        // The mean and its deviation are disturbed, and the median and the quartiles are not.
        let summary = |median_s: f64, deviation: Option<f64>| Summary {
            runs: if deviation.is_some() { 10 } else { 1 },
            mean_s: 9.0 * median_s,
            deviation_s: Some(30.0 * median_s),
            median_s,
            lower_quartile_s: median_s - CONSISTENT * deviation.unwrap_or(0.0),
            upper_quartile_s: median_s + CONSISTENT * deviation.unwrap_or(0.0),
            min_s: median_s,
            max_s: 99.0 * median_s,
            outliers: 1,
        };
        // 3 % and 4 % are 5 %.
        let quotient = ratio(&summary(200.0, Some(6.0)), &summary(50.0, Some(2.0))).unwrap();
        near(quotient.value, 4.0);
        near(quotient.error.unwrap(), 0.2);
        let unknown = ratio(&summary(200.0, None), &summary(50.0, Some(2.0))).unwrap();
        assert_eq!(unknown.error, None);
        assert_eq!(ratio(&summary(1.0, None), &summary(0.0, None)), None);
        // 30 % and 45 % are 54 %: more than half of the quotient.
        assert_eq!(ratio(&summary(100.0, Some(30.0)), &summary(100.0, Some(45.0))), None);
        assert!(ratio(&summary(100.0, Some(30.0)), &summary(100.0, Some(39.0))).is_some());
    }
}
