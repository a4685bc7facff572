//! What a position is worth, compared and said.

use plyground_core::Score;
use plyground_i18n::{Texts, say};
use plyground_registry::Worth;

/// No game here lasts longer.
const LONGEST: i32 = 1_000;

/// The points at which a side is half way from even to won on the bar.
const HALF_WAY: f64 = 200.0;

/// What a program's score says: a win or loss where it is a counted one.
pub fn of_score(score: Score) -> Worth {
    let distance = Score::WIN.get() - score.get().saturating_abs();
    match u16::try_from(distance).ok().filter(|_| distance < LONGEST) {
        Some(plies) if score.get() > 0 => Worth::Win(plies),
        Some(plies) => Worth::Loss(plies),
        None => Worth::Points(score.get()),
    }
}

/// The worth of a position for the side that moved there, which is the other one, a ply earlier.
pub fn before(worth: Worth) -> Worth {
    match worth {
        Worth::Win(plies) => Worth::Loss(plies + 1),
        Worth::Loss(plies) => Worth::Win(plies + 1),
        Worth::Draw => Worth::Draw,
        Worth::Points(points) => Worth::Points(points.saturating_neg()),
    }
}

/// The part of the evaluation bar that belongs to the side to move: from 0, lost, to 1, won.
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

/// In words, for the side to move.
pub fn words(worth: Worth, texts: &Texts) -> String {
    match worth {
        Worth::Win(plies) => say!(texts, "worth-win", plies = plies),
        Worth::Loss(plies) => say!(texts, "worth-loss", plies = plies),
        Worth::Draw => texts.get("worth-draw"),
        Worth::Points(points) => say!(texts, "worth-value", value = points.to_string()),
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
    fn counted_wins_are_told_from_points() {
        assert_eq!(of_score(Score::new(Score::WIN.get() - 3)), Worth::Win(3));
        assert_eq!(of_score(Score::new(7 - Score::WIN.get())), Worth::Loss(7));
        assert_eq!(of_score(Score::new(-140)), Worth::Points(-140));
        assert_eq!(of_score(Score::ZERO), Worth::Points(0));
    }
}
