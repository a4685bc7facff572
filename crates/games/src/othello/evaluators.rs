//! Evaluation by discs, and by mobility and corners.

use plyground_core::{Evaluator, Outcome, Player, Position, Score, Term, Window};

use super::{Othello, legal};
use crate::general::symmetric;

/// The discs of a side less those of the other, so that a search to the end finds by how much a game is won. Cells that
/// stay empty count for neither side, as in the published values of small boards; tournaments add them to the winner's
/// discs.
#[derive(Clone, Copy, Debug)]
pub struct Discs;

impl Discs {
    fn lead(pos: &Othello) -> Score {
        let me = pos.to_move();
        Score::new(pos.count(me) as i32 - pos.count(me.other()) as i32)
    }
}

impl Evaluator<Othello> for Discs {
    fn evaluate(&self, pos: &Othello) -> Score {
        Self::lead(pos)
    }

    fn finished(&self, pos: &Othello, _: Outcome, _: u16) -> Score {
        Self::lead(pos)
    }

    fn range(&self) -> Window {
        symmetric(64)
    }
}

/// Mobility and corners: a side with few moves must give the other a corner, and a disc in a corner is never turned.
#[derive(Clone, Copy, Debug)]
pub struct Mobility;

/// The value of a corner in moves.
const CORNER: i32 = 10;

impl Mobility {
    pub(super) fn moves(pos: &Othello, player: Player) -> i32 {
        let found = if player == pos.to_move() {
            pos.legal
        } else {
            legal(pos.of(player), pos.of(player.other()), pos.board())
        };
        found.count_ones() as i32
    }

    pub(super) fn corners(pos: &Othello, player: Player) -> i32 {
        let last = u32::from(pos.size) - 1;
        let corners = [0, last, 8 * last, 9 * last].iter().fold(0, |set, &cell| set | 1_u64 << cell);
        (pos.of(player) & corners).count_ones() as i32
    }
}

impl Evaluator<Othello> for Mobility {
    fn evaluate(&self, pos: &Othello) -> Score {
        let points = |player| Self::moves(pos, player) + CORNER * Self::corners(pos, player);
        Score::new(points(pos.to_move()) - points(pos.to_move().other()))
    }

    fn terms(&self, pos: &Othello) -> Vec<Term> {
        let of = |player| {
            let term = |name, points| Term { name, player, points };
            [term("moves", Self::moves(pos, player)), term("corners", CORNER * Self::corners(pos, player))]
        };
        Player::BOTH.into_iter().flat_map(of).collect()
    }
}
