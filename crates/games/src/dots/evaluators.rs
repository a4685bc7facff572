//! Evaluation by what is captured, and by what is about to be.

use plyground_core::{Evaluator, Outcome, Player, Position, Score, Term, Window};

use super::Dots;
use super::points::{MOST, Points};

/// The dots that a side has captured less those that it has lost. At the end that is the result, so that a search to the end
/// finds by how much a game is won.
#[derive(Clone, Copy, Debug)]
pub struct Captured;

impl Captured {
    fn lead(pos: &Dots) -> Score {
        let me = pos.to_move();
        Score::new(pos.captured(me) as i32 - pos.captured(me.other()) as i32)
    }
}

impl Evaluator<Dots> for Captured {
    fn evaluate(&self, pos: &Dots) -> Score {
        Self::lead(pos)
    }

    fn finished(&self, pos: &Dots, _: Outcome, _: u16) -> Score {
        Self::lead(pos)
    }

    fn range(&self) -> Window {
        crate::general::symmetric((MOST * MOST) as i32)
    }
}

/// Captured dots, how closely the dots of each side are surrounded, how well they are connected, and the room in empty
/// bases.
#[derive(Clone, Copy, Debug)]
pub struct Encircling;

/// The value of a captured dot.
const CAPTURED: i32 = 100;
/// The penalty for a dot with two, three or four of the opponent's dots beside it.
const BESET: [i32; 3] = [4, 14, 20];
/// The value of two dots of a side that touch at a corner, or side by side: a chain of corners goes further.
const CORNERS: i32 = 3;
const SIDES: i32 = 1;
/// The value of a free point in an empty base.
const BASE: i32 = 2;

impl Encircling {
    fn captured(pos: &Dots, player: Player) -> i32 {
        CAPTURED * pos.captured(player) as i32
    }

    /// The penalties for the surrounded living dots of a side, as a number below zero.
    fn beset(mine: &Points, theirs: &Points) -> i32 {
        let [left, right, up, down] = theirs.beside();
        let (mut two, mut three, mut four) = (0, 0, 0);
        for row in 0..MOST {
            let [a, b, c, d] = [&left, &right, &up, &down].map(|set| set.rows()[row]);
            let mine = mine.rows()[row];
            // At least that number of the four.
            let at_least_two = a & b | c & d | (a | b) & (c | d);
            let at_least_three = a & b & (c | d) | c & d & (a | b);
            let all = a & b & c & d;
            two += (mine & at_least_two & !at_least_three).count_ones() as i32;
            three += (mine & at_least_three & !all).count_ones() as i32;
            four += (mine & all).count_ones() as i32;
        }
        -(BESET[0] * two + BESET[1] * three + BESET[2] * four)
    }

    fn links(mine: &Points) -> i32 {
        let rows = mine.rows();
        let (mut corners, mut sides) = (0, 0);
        for row in 0..MOST {
            let (here, below) = (rows[row], rows.get(row + 1).copied().unwrap_or(0));
            sides += (here & here >> 1).count_ones() + (here & below).count_ones();
            corners += (here & below >> 1).count_ones() + (here & below << 1).count_ones();
        }
        CORNERS * corners as i32 + SIDES * sides as i32
    }

    fn base(pos: &Dots, player: Player) -> i32 {
        BASE * pos.pools[player.index()].and(&pos.free_points()).count() as i32
    }

    fn parts(pos: &Dots, player: Player) -> [(&'static str, i32); 4] {
        let (mine, theirs) = (pos.living(player), pos.living(player.other()));
        [
            ("captured", Self::captured(pos, player)),
            ("beset", Self::beset(&mine, &theirs)),
            ("links", Self::links(&mine)),
            ("base", Self::base(pos, player)),
        ]
    }
}

impl Evaluator<Dots> for Encircling {
    fn evaluate(&self, pos: &Dots) -> Score {
        let points = |player| Self::parts(pos, player).iter().map(|(_, points)| points).sum::<i32>();
        Score::new(points(pos.to_move()) - points(pos.to_move().other()))
    }

    /// A win by many dots is worth more than one by few, and any win more than any evaluation.
    fn finished(&self, pos: &Dots, outcome: Outcome, _: u16) -> Score {
        let won = crate::general::worth(pos, outcome, WON);
        Score::new(won.get() + Captured::lead(pos).get())
    }

    fn terms(&self, pos: &Dots) -> Vec<Term> {
        let of = |player| {
            let term = move |(name, points)| Term { name, player, points };
            Self::parts(pos, player).map(term)
        };
        Player::BOTH.into_iter().flat_map(of).collect()
    }
}

/// More than all dots of the largest board can be worth to [`Encircling`] while the game goes on.
const WON: i32 = 100_000;
