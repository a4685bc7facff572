//! The value of a position: comparison, share of the bar, and words.

use plyground_core::Score;
use plyground_i18n::{Argument, Texts, say};
use plyground_registry::Worth;

/// The points at which the bar is half way between even and won.
const HALF_WAY: f64 = 200.0;

/// The value of a position for the side that moved there, the opponent of the side to move, one ply earlier.
pub fn before(worth: Worth) -> Worth {
    match worth {
        Worth::Win(plies) => Worth::Loss(plies + 1),
        Worth::Loss(plies) => Worth::Win(plies + 1),
        Worth::Draw => Worth::Draw,
        Worth::Points(points) => Worth::Points(points.saturating_neg()),
    }
}

/// The expected score of the side to move, which is also its share of the evaluation bar: 0 is lost, 0.5 a draw, 1 won.
/// Points of an evaluator approach 0.02 and 0.98.
pub fn share(worth: Worth) -> f64 {
    match worth {
        Worth::Win(_) => 1.0,
        Worth::Loss(_) => 0.0,
        Worth::Draw => 0.5,
        Worth::Points(points) => {
            let points = f64::from(points);
            0.5 + 0.48 * points / (points.abs() + HALF_WAY)
        }
    }
}

/// The value in words, for the side whose value it is: a win in N plies, N points ahead.
pub fn words(worth: Worth, texts: &Texts) -> String {
    match worth {
        Worth::Win(plies) => say!(texts, "worth-win", plies = plies),
        Worth::Loss(plies) => say!(texts, "worth-loss", plies = plies),
        Worth::Draw => texts.get("worth-draw"),
        Worth::Points(0) => texts.get("worth-even"),
        Worth::Points(points) if points > 0 => say!(texts, "worth-ahead", points = amount(points)),
        Worth::Points(points) => say!(texts, "worth-behind", points = amount(points)),
    }
}

/// The same for the result of a search: a win that is longer than the `depth` of the search may not be the shortest.
pub fn words_at(worth: Worth, depth: u16, texts: &Texts) -> String {
    match worth {
        Worth::Win(plies) if depth < plies => say!(texts, "worth-win-within", plies = plies),
        worth => words(worth, texts),
    }
}

/// A number of points, which also selects the plural form; a written tree may hold infinity.
pub(crate) fn amount(points: i32) -> Argument<'static> {
    match Score::new(points.saturating_abs()) {
        Score::INFINITE => Argument::from("∞"),
        finite => Argument::from(finite.get()),
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use super::*;

    #[test]
    fn worths_are_in_the_order_in_which_people_like_them() {
        use Worth::{Draw, Loss, Points, Win};
        let order = [Loss(0), Loss(2), Loss(9), Points(-40), Draw, Points(3), Points(9_000), Win(9), Win(1)];
        for (i, &worse) in order.iter().enumerate() {
            for &better in &order[i + 1..] {
                assert_eq!(worse.compare(better), Ordering::Less, "{worse:?} {better:?}");
                assert_eq!(before(worse).compare(before(better)), Ordering::Greater, "{worse:?} {better:?}");
                assert!(share(worse) <= share(better), "{worse:?} {better:?}");
            }
        }
    }

    #[test]
    fn points_are_said_for_a_side() {
        let texts = Texts::english();
        let said = [143, -1, 0, 1_430, i32::MAX].map(|points| words(Worth::Points(points), &texts));
        assert_eq!(
            said,
            ["143 points ahead", "1 point behind", "even", "1,430 points ahead", "∞ points ahead"]
        );
        let russian =
            Texts::new(plyground_i18n::LANGUAGES.iter().find(|language| language.code == "ru").unwrap());
        let said = [1, -3, 5, i32::MAX].map(|points| words(Worth::Points(points), &russian));
        assert_eq!(
            said,
            ["впереди на 1 очко", "позади на 3 очка", "впереди на 5 очков", "впереди на ∞ очков"]
        );
    }
}
