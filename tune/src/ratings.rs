//! Ratings by the Bradley-Terry model.

use std::f64::consts::LN_10;

/// A match of two players: the number of game pairs in which the first scored 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Meeting {
    pub(crate) first: usize,
    pub(crate) second: usize,
    pub(crate) pairs: [u32; 5],
}

/// A rating and half the width of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    pub(crate) elo: f64,
    pub(crate) error: f64,
}

/// Elo per unit of the logistic curve.
const SCALE: f64 = 400.0 / LN_10;
/// The standard normal quantile of a 95 % interval.
const QUANTILE: f64 = 1.959_963_984_540_054;

impl Meeting {
    /// Games played.
    pub(crate) fn games(&self) -> u32 {
        2 * self.pairs.iter().sum::<u32>()
    }

    /// The score of the first, per game.
    pub(crate) fn score(&self) -> f64 {
        self.points() / f64::from(self.games())
    }

    fn points(&self) -> f64 {
        self.pairs.iter().zip(0..).map(|(&pairs, half)| f64::from(pairs) * f64::from(half) / 2.0).sum()
    }
}

/// Maximum-likelihood ratings (R. Bradley and M. Terry, 1952) relative to the first player, and the difference of each
/// player's rating to that of the player before.
///
/// One drawn game is added to every match, so that a match won throughout has a finite rating. The errors are those of the
/// sandwich estimator over game pairs (P. Huber, 1967), since the two games of an opening are not independent.
pub(crate) fn fit(players: usize, meetings: &[Meeting]) -> Vec<(Rating, Rating)> {
    // The first player is fixed, so it has no row.
    let free = players - 1;
    let mut ratings = vec![0.0; players];
    let mut inverse = Matrix::new(free);
    for _ in 0..100 {
        let mut gradient = vec![0.0; free];
        let mut information = Matrix::new(free);
        for meeting in meetings {
            let expected = expected(ratings[meeting.first] - ratings[meeting.second]);
            let games = f64::from(meeting.games()) + 1.0;
            let surplus = meeting.points() + 0.5 - games * expected;
            let weight = games * expected * (1.0 - expected);
            for (player, sign) in meeting.sides() {
                gradient[player] += sign * surplus;
                for (other, other_sign) in meeting.sides() {
                    *information.at(player, other) += sign * other_sign * weight;
                }
            }
        }
        inverse = information.inverted();
        let step = inverse.times(&gradient);
        // Limits the Newton step far from the solution.
        let shorter = (1.0 / step.iter().fold(1.0, |most, part| f64::max(most, part.abs()))).min(1.0);
        for (rating, part) in ratings[1..].iter_mut().zip(&step) {
            *rating += part * shorter;
        }
    }
    let mut spread = Matrix::new(free);
    for meeting in meetings {
        let expected = expected(ratings[meeting.first] - ratings[meeting.second]);
        for (&pairs, half) in meeting.pairs.iter().zip(0..) {
            let surplus = f64::from(half) / 2.0 - 2.0 * expected;
            for (player, sign) in meeting.sides() {
                for (other, other_sign) in meeting.sides() {
                    *spread.at(player, other) += f64::from(pairs) * surplus.powi(2) * sign * other_sign;
                }
            }
        }
    }
    // The variance of a sum of ratings with these signs.
    let variance = |signs: &[(usize, f64)]| {
        let mut chosen = vec![0.0; free];
        for &(player, sign) in signs.iter().filter(|(player, _)| *player > 0) {
            chosen[player - 1] += sign;
        }
        let weights = inverse.times(&chosen);
        let spread = spread.times(&weights);
        weights.iter().zip(&spread).map(|(a, b)| a * b).sum::<f64>()
    };
    (0..players)
        .map(|player| {
            let before = player.saturating_sub(1);
            let rating = |elo: f64, variance: f64| Rating {
                elo: SCALE * elo,
                error: SCALE * QUANTILE * variance.sqrt(),
            };
            (
                rating(ratings[player], variance(&[(player, 1.0)])),
                rating(ratings[player] - ratings[before], variance(&[(player, 1.0), (before, -1.0)])),
            )
        })
        .collect()
}

impl Meeting {
    /// The rows of the two players with the sign of the derivative; the first player of all has no row.
    fn sides(&self) -> impl Iterator<Item = (usize, f64)> + use<> {
        [(self.first, 1.0), (self.second, -1.0)]
            .into_iter()
            .filter_map(|(player, sign)| Some((player.checked_sub(1)?, sign)))
    }
}

fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

/// A square matrix.
struct Matrix {
    side: usize,
    numbers: Vec<f64>,
}

impl Matrix {
    fn new(side: usize) -> Self {
        Self { side, numbers: vec![0.0; side * side] }
    }

    fn at(&mut self, row: usize, column: usize) -> &mut f64 {
        &mut self.numbers[row * self.side + column]
    }

    fn times(&self, vector: &[f64]) -> Vec<f64> {
        self.numbers
            .chunks(self.side.max(1))
            .map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
            .collect()
    }

    /// The inverse, by Gauss-Jordan elimination without pivoting: the matrix is symmetric and positive definite.
    fn inverted(mut self) -> Self {
        let mut inverse = Self::new(self.side);
        for i in 0..self.side {
            *inverse.at(i, i) = 1.0;
        }
        for pivot in 0..self.side {
            let scale = *self.at(pivot, pivot);
            for column in 0..self.side {
                *self.at(pivot, column) /= scale;
                *inverse.at(pivot, column) /= scale;
            }
            for row in (0..self.side).filter(|&row| row != pivot) {
                let factor = *self.at(row, pivot);
                for column in 0..self.side {
                    *self.at(row, column) -= factor * *self.at(pivot, column);
                    *inverse.at(row, column) -= factor * *inverse.at(pivot, column);
                }
            }
        }
        inverse
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With two players the rating follows from the score, and the error from the pairs.
    #[test]
    fn two_players_are_rated_by_their_score() {
        // The second player's 55.58 ± 27.65 by fastchess's count, less the drawn game that is added.
        let meeting = Meeting { first: 1, second: 0, pairs: [34, 54, 63, 64, 75] };
        let ratings = fit(2, &[meeting]);
        assert_eq!((ratings[0].0.elo, ratings[0].0.error), (0.0, 0.0));
        assert!((ratings[1].0.elo - 55.58).abs() < 0.2, "{:?}", ratings[1]);
        assert!((ratings[1].0.error - 27.65).abs() < 0.3, "{:?}", ratings[1]);
        assert_eq!(ratings[1].0, ratings[1].1);
    }

    /// Results that follow the model exactly reproduce its ratings.
    #[test]
    fn a_chain_of_players_is_rated_by_all_meetings_together() {
        // 3 to 1, 3 to 1, and what follows from these: 9 to 1.
        let meeting = |first, second, lost, won| Meeting { first, second, pairs: [lost, 0, 0, 0, won] };
        let ratings = fit(3, &[meeting(1, 0, 100, 300), meeting(2, 1, 100, 300), meeting(2, 0, 40, 360)]);
        let step = 400.0 * 3_f64.log10();
        assert!((ratings[1].0.elo - step).abs() < 1.0, "{ratings:?}");
        assert!((ratings[2].0.elo - 2.0 * step).abs() < 2.0, "{ratings:?}");
        assert!((ratings[2].1.elo - step).abs() < 1.0, "{ratings:?}");
        assert!(ratings[2].1.error < ratings[2].0.error, "a step is known better than a sum of steps");
    }

    #[test]
    fn a_meeting_won_throughout_has_a_finite_rating() {
        let ratings = fit(2, &[Meeting { first: 0, second: 1, pairs: [0, 0, 0, 0, 10] }]);
        assert!(ratings[1].0.elo < -400.0 && ratings[1].0.elo.is_finite());
    }
}
