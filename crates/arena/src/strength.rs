//! Statistics of results: score, Elo with its error, likelihood of superiority, and the sequential test. Pure functions
//! of counts.
//!
//! The two games of an opening are not independent: an opening that favours black gives a win and a loss. So pairs of
//! games are counted, not games, in five classes (the *pentanomial* counts), and every error is computed from those.

use serde::{Deserialize, Serialize};

/// Number of pairs of games with 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Pairs(pub [u64; 5]);

/// A difference in Elo and half the width of its interval of 95 %.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Elo {
    /// The difference.
    pub difference: f64,
    /// Half the width of the interval; infinite where the interval reaches a score of 0 or 1, and where all pairs ended
    /// alike.
    pub error: f64,
}

/// The standard normal quantile of an interval of 95 %.
const TWO_SIDED_95: f64 = 1.959_963_984_540_054;

impl Pairs {
    /// Number of pairs.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean score of a game, 0 to 1.
    pub fn score(&self) -> Option<f64> {
        let count = self.count();
        let points: f64 = scores().zip(self.0).map(|(score, pairs)| score * pairs as f64).sum();
        (count > 0).then(|| points / count as f64)
    }

    /// The variance of the mean score of one pair.
    fn variance(&self) -> Option<f64> {
        let mean = self.score()?;
        let squares: f64 =
            scores().zip(self.0).map(|(score, pairs)| (score - mean).powi(2) * pairs as f64).sum();
        Some(squares / self.count() as f64)
    }

    /// The standard error of the score.
    pub fn score_error(&self) -> Option<f64> {
        Some((self.variance()? / self.count() as f64).sqrt())
    }

    /// The Elo difference between the engine whose points are counted and the other.
    pub fn elo(&self) -> Option<Elo> {
        let score = self.score()?;
        let margin = TWO_SIDED_95 * self.score_error()?;
        let (low, high) = (elo_of(score - margin), elo_of(score + margin));
        let error = (high - low) / 2.0;
        // One pair says nothing about the variance, nor do several that all ended alike: an interval without width
        // would claim a certainty that no number of games gives. And an interval that reaches a score of 0 or 1 has no
        // finite end there.
        let differ = self.0.iter().filter(|&&pairs| pairs > 0).count() > 1;
        let is_known = differ && !error.is_nan();
        Some(Elo { difference: elo_of(score), error: if is_known { error } else { f64::INFINITY } })
    }

    /// The likelihood that the engine is the stronger one, 0 to 1.
    pub fn superiority(&self) -> Option<f64> {
        let (score, error) = (self.score()?, self.score_error()?);
        Some(if error > 0.0 {
            normal((score - 0.5) / error)
        } else {
            // All pairs ended alike, so the variance is unknown. Laplace's rule: with a uniform prior on the
            // probability of such a pair, each further one halves the doubt.
            let doubt = 0.5_f64.powf(self.count() as f64 + 1.0);
            match score.total_cmp(&0.5) {
                std::cmp::Ordering::Less => doubt,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 1.0 - doubt,
            }
        })
    }

    /// The same pairs from the other engine's side.
    pub fn mirrored(&self) -> Self {
        let mut counts = self.0;
        counts.reverse();
        Self(counts)
    }
}

/// The mean scores of the five classes.
fn scores() -> impl Iterator<Item = f64> {
    (0..5).map(|class| f64::from(class) / 4.0)
}

/// The Elo difference at which this score is expected; infinite at 0 and 1 and beyond.
pub fn elo_of(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        -400.0 * (1.0 / score - 1.0).log10()
    }
}

/// The expected score at an Elo difference.
pub fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The distribution function of the standard normal distribution.
fn normal(x: f64) -> f64 {
    // The complement keeps its digits where the probability is nearly 0.
    libm::erfc(-x / std::f64::consts::SQRT_2) / 2.0
}

/// A sequential probability ratio test (A. Wald, 1945): is the difference `elo1` rather than `elo0`?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sprt {
    /// Elo difference of the null hypothesis.
    pub elo0: f64,
    /// Elo difference of the alternative.
    pub elo1: f64,
    /// Probability of accepting a change whose difference is `elo0`.
    pub alpha: f64,
    /// Probability of rejecting a change whose difference is `elo1`.
    pub beta: f64,
}

/// The result of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// The difference is at most `elo0`.
    Lower,
    /// The difference is at least `elo1`.
    Upper,
}

impl Sprt {
    /// The log-likelihood ratios between which the test continues.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The generalised log-likelihood ratio of the two hypotheses: each is represented by the likeliest of all
    /// distributions over the five classes that have its mean (M. Van den Bergh, as used by fishtest).
    pub fn ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        // A class without observations is not impossible.
        let counts = pairs.0.map(|count| if count == 0 { 1e-3 } else { count as f64 });
        let all: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / all);
        let (lower, upper) =
            (likeliest(&shares, score_of(self.elo0)), likeliest(&shares, score_of(self.elo1)));
        let gain: f64 = (0..5).map(|class| shares[class] * (upper[class] / lower[class]).ln()).sum();
        all * gain
    }

    /// The decision, once there is one.
    pub fn decision(&self, pairs: &Pairs) -> Option<Decision> {
        let (low, high) = self.bounds();
        match self.ratio(pairs) {
            ratio if ratio <= low => Some(Decision::Lower),
            ratio if ratio >= high => Some(Decision::Upper),
            _ => None,
        }
    }
}

/// Of all distributions over the classes with this mean, the one with the largest likelihood of the observed shares.
///
/// It is `shares / (1 + x (score - mean))` with the unique x between the poles that gives the mean; the mean falls as x
/// grows, so bisection finds it (A. Owen, *Empirical likelihood*, 1988).
fn likeliest(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let excess = |x: f64| -> f64 {
        scores().zip(shares).map(|(score, share)| share * (score - mean) / (1.0 + x * (score - mean))).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = f64::midpoint(low, high);
    let mut found = *shares;
    for (share, score) in found.iter_mut().zip(scores()) {
        *share /= 1.0 + x * (score - mean);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(a: f64, b: f64, by: f64) {
        assert!((a - b).abs() <= by, "{a} is not {b}");
    }

    /// Values of fastchess (its tests of `EloPentanomial`) for the same counts.
    #[test]
    fn elo_is_what_others_compute() {
        for (counts, difference, error, superiority) in [
            ([34, 54, 63, 64, 75], 55.58, 27.65, 1.0),
            ([332, 433, 498, 333, 334], -8.64, 10.33, 0.0505),
            ([7_895, 8_757, 5_685, 568, 9_999], -21.04, 2.95, 0.0),
        ] {
            let pairs = Pairs(counts);
            let elo = pairs.elo().unwrap();
            near(elo.difference, difference, 0.005);
            near(elo.error, error, 0.005);
            near(pairs.superiority().unwrap(), superiority, 0.000_05);
            let mirrored = pairs.mirrored();
            near(mirrored.elo().unwrap().difference, -difference, 0.005);
            near(mirrored.superiority().unwrap(), 1.0 - superiority, 0.000_05);
        }
    }

    /// Values of fastchess's tests of `SPRT`, logistic Elo, pentanomial.
    #[test]
    fn the_ratio_is_what_others_compute() {
        for (counts, elo0, elo1, ratio) in [
            ([223, 9_863, 21_279, 10_037, 246], 0.5, 2.5, -3.07),
            ([871, 26_175, 55_983, 26_678, 821], 0.0, 2.0, -4.98),
        ] {
            let sprt = Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 };
            near(sprt.ratio(&Pairs(counts)), ratio, 0.01 * (1.0 + f64::abs(ratio)));
        }
    }

    #[test]
    fn the_bounds_are_walds() {
        let sprt = Sprt { elo0: 0.0, elo1: 5.0, alpha: 0.05, beta: 0.05 };
        let (low, high) = sprt.bounds();
        near(low, -2.944_438_979_166_44, 1e-12);
        near(high, 2.944_438_979_166_44, 1e-12);
        assert_eq!(sprt.decision(&Pairs::default()), None);
        assert_eq!(sprt.decision(&Pairs([0, 0, 0, 0, 3_000])), Some(Decision::Upper));
        assert_eq!(sprt.decision(&Pairs([3_000, 0, 0, 0, 0])), Some(Decision::Lower));
    }

    #[test]
    fn the_constrained_distribution_has_its_mean_and_adds_up() {
        let shares = [0.1, 0.2, 0.4, 0.25, 0.05];
        for mean in [0.3, 0.5, 0.501, 0.8] {
            let found = likeliest(&shares, mean);
            near(found.iter().sum(), 1.0, 1e-9);
            near(scores().zip(found).map(|(score, share)| score * share).sum(), mean, 1e-9);
        }
    }

    #[test]
    fn elo_and_score_are_inverse() {
        near(elo_of(0.75), 190.848_501_887_865, 1e-9);
        for elo in [-800.0, -3.5, 0.0, 10.0, 400.0] {
            near(elo_of(score_of(elo)), elo, 1e-9);
        }
        assert_eq!((elo_of(0.0), elo_of(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn the_normal_distribution_is_known_by_its_table() {
        for (x, value) in [
            (0.0, 0.5),
            (1.0, 0.841_344_746),
            (1.96, 0.975_002_105),
            (-3.0, 0.001_349_898),
            (4.0, 0.999_968_329),
        ] {
            near(normal(x), value, 1e-9);
        }
    }

    #[test]
    fn nothing_and_one_sided_results_are_no_error() {
        assert_eq!(Pairs::default().elo(), None);
        let all_won = Pairs([0, 0, 0, 0, 7]);
        assert_eq!(all_won.elo(), Some(Elo { difference: f64::INFINITY, error: f64::INFINITY }));
        assert_eq!(Pairs([0, 0, 1, 0, 0]).elo(), Some(Elo { difference: 0.0, error: f64::INFINITY }));
        assert_eq!(all_won.superiority(), Some(1.0 - 1.0 / 256.0));
        assert_eq!(all_won.mirrored().superiority(), Some(1.0 / 256.0));
        assert_eq!(Pairs([0, 0, 9, 0, 0]).superiority(), Some(0.5));
        // Pairs that all ended alike are no certainty, and one that differs is enough for an error.
        for alike in [Pairs([0, 0, 9, 0, 0]), Pairs([0, 0, 0, 2, 0]), Pairs([0, 3, 0, 0, 0])] {
            let elo = alike.elo().unwrap();
            assert!(elo.difference.is_finite() && elo.error.is_infinite(), "{elo:?}");
        }
        let elo = Pairs([0, 0, 9, 1, 0]).elo().unwrap();
        assert!(elo.error.is_finite() && elo.error > 0.0, "{elo:?}");
    }
}
