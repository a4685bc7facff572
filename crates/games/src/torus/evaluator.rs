//! Lines that a side can still fill, by the stones that they have.

use plyground_core::{Evaluator, Player, Position, Score, Term};

use super::Torus;

/// The lines without a stone of the opponent's, mine less yours; each counts the square of the stones in it.
#[derive(Clone, Copy, Debug)]
pub struct OpenLines;

impl OpenLines {
    fn points(pos: &Torus, player: Player) -> i32 {
        let (mine, theirs) = (pos.of(player), pos.of(player.other()));
        let open = pos.shape().lines().iter().filter(|&&line| line & theirs == 0);
        open.map(|line| (line & mine).count_ones().pow(2) as i32).sum()
    }
}

impl Evaluator<Torus> for OpenLines {
    fn evaluate(&self, pos: &Torus) -> Score {
        let me = pos.to_move();
        Score::new(Self::points(pos, me) - Self::points(pos, me.other()))
    }

    fn terms(&self, pos: &Torus) -> Vec<Term> {
        let of = |player| Term { name: "open-line", player, points: Self::points(pos, player) };
        Player::BOTH.into_iter().map(of).collect()
    }
}
