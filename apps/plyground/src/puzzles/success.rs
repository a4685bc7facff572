//! How often the levels solve puzzles, and how that goes with the difficulty.

use plyground_i18n::{Argument, say};
use plyground_puzzles::{EASIEST, HARDEST, Puzzle, solves};
use plyground_registry::LEVELS;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::interrupt::Guard;
use crate::language::texts;
use crate::output;

/// The solved share of every puzzle by level.
pub(super) struct Success {
    /// For each puzzle its rating, its difficulty, and the share of solved tries of each level.
    shares: Vec<(String, u16, u8, Vec<f64>)>,
}

/// Lets every level try every puzzle.
pub(super) fn measure(puzzles: &[Puzzle], tries: u64, nodes: u64, guard: &Guard) -> Result<Success, Failure> {
    let mut shares = Vec::new();
    for (i, puzzle) in puzzles.iter().enumerate() {
        output::progress(&say!(texts(), "puzzles-trying", number = i + 1, count = puzzles.len()));
        let mut of_levels = Vec::new();
        for level in &LEVELS {
            let mut solved = 0;
            for seed in 0..tries {
                solved += u64::from(solves(puzzle, level.number, nodes, seed)?);
            }
            of_levels.push(solved as f64 / tries as f64);
        }
        shares.push((puzzle.id(), puzzle.rating(), puzzle.difficulty(), of_levels));
        if guard.asked() {
            break;
        }
    }
    Ok(Success { shares })
}

impl Success {
    /// The mean shares of the levels in the puzzles of a difficulty, with their number; `None` if there are none.
    fn of(&self, difficulty: u8) -> Option<(usize, Vec<f64>)> {
        let own: Vec<&Vec<f64>> = self
            .shares
            .iter()
            .filter(|(_, _, other, _)| *other == difficulty)
            .map(|(.., shares)| shares)
            .collect();
        let mean = |level: usize| own.iter().map(|shares| shares[level]).sum::<f64>() / own.len() as f64;
        (!own.is_empty()).then(|| (own.len(), (0..LEVELS.len()).map(mean).collect()))
    }

    /// The rank correlation of the rating with the share of failed tries over all levels.
    fn correlation(&self) -> f64 {
        let ratings: Vec<f64> = self.shares.iter().map(|(_, rating, ..)| f64::from(*rating)).collect();
        let failed: Vec<f64> = self.shares.iter().map(|(.., shares)| -shares.iter().sum::<f64>()).collect();
        correlation(&ranks(&ratings), &ranks(&failed))
    }

    pub(super) fn to_json(&self) -> Value {
        let puzzles: Vec<Value> = self
            .shares
            .iter()
            .map(|(id, rating, difficulty, shares)| {
                json!({ "id": id, "rating": rating, "difficulty": difficulty, "solved": shares })
            })
            .collect();
        json!({ "correlation": self.correlation(), "puzzles": puzzles })
    }

    pub(super) fn table(&self) -> String {
        let mut headings = vec![texts().get("puzzles-head-difficulty"), texts().get("puzzles-head-count")];
        headings.extend(LEVELS.iter().map(|level| level.number.to_string()));
        let rows: Vec<Vec<String>> = (EASIEST..=HARDEST)
            .filter_map(|difficulty| {
                let (count, shares) = self.of(difficulty)?;
                let shares = shares.iter().map(|share| format!("{:.0}%", share * 100.0));
                Some([difficulty.to_string(), count.to_string()].into_iter().chain(shares).collect())
            })
            .collect();
        let headings: Vec<&str> = headings.iter().map(String::as_str).collect();
        let number = Argument::decimal(self.correlation(), 2);
        format!(
            "{}{}\n",
            output::table(&headings, 0, &rows),
            say!(texts(), "puzzles-correlation", number = number)
        )
    }
}

/// The ranks of numbers, equal ones with their mean rank.
fn ranks(values: &[f64]) -> Vec<f64> {
    values
        .iter()
        .map(|value| {
            let below = values.iter().filter(|other| *other < value).count();
            let equal = values.iter().filter(|other| other.total_cmp(value).is_eq()).count();
            below as f64 + (equal as f64 - 1.0) / 2.0
        })
        .collect()
}

/// Pearson's correlation; 0 where one side does not vary.
fn correlation(one: &[f64], two: &[f64]) -> f64 {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len().max(1) as f64;
    let (a, b) = (mean(one), mean(two));
    let sum = |f: &dyn Fn(f64, f64) -> f64| one.iter().zip(two).map(|(x, y)| f(x - a, y - b)).sum::<f64>();
    let spread = (sum(&|x, _| x * x) * sum(&|_, y| y * y)).sqrt();
    if spread > 0.0 { sum(&|x, y| x * y) / spread } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_of_equal_numbers_are_shared() {
        assert_eq!(ranks(&[3.0, 1.0, 3.0]), [1.5, 0.0, 1.5]);
    }

    #[test]
    fn a_correlation_has_a_sign() {
        let (up, down) = ([1.0, 2.0, 4.0], [3.0, 2.0, 0.0]);
        assert!((correlation(&up, &up) - 1.0).abs() < 1e-9);
        assert!((correlation(&up, &down) + 1.0).abs() < 1e-9);
        assert!(correlation(&up, &[1.0; 3]).abs() < 1e-9);
    }
}
