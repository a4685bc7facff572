//! Evaluation by material, and a little by placement.

use plyground_core::{Evaluator, Player, Position, Score, Term};

use super::board::Geometry;
use super::{Draughts, Variant};

/// Men and kings, the advance of the men, men that still guard the king row, and pieces in the centre.
#[derive(Clone, Copy, Debug)]
pub struct Material;

const MAN: i32 = 100;
/// A stepping king is worth little more than a man; a flying one, three.
const STEPPING_KING: i32 = 140;
const FLYING_KING: i32 = 300;
/// For every row that a man has advanced.
const ADVANCE: i32 = 2;
/// For every man on its first row: it keeps the opponent's men from being crowned there.
const GUARD: i32 = 6;
/// For every piece at least two squares from every edge.
const CENTRE: i32 = 3;

const fn king<V: Variant>() -> i32 {
    if V::KINGS_FLY { FLYING_KING } else { STEPPING_KING }
}

impl Geometry {
    /// The squares of all rows whose number has this bit: a sum over rows then takes few counts.
    const fn rows_with(self, bit: u32) -> u64 {
        let (mut set, mut row) = (0, 0);
        while row < self.side() {
            if row >> bit & 1 == 1 {
                set |= self.row(row);
            }
            row += 1;
        }
        set
    }

    /// The squares that are at least two rows and two columns away from every edge.
    const fn centre(self) -> u64 {
        let (mut set, mut row) = (0, 2);
        while row < self.side() - 2 {
            let row_start = row * self.per_row + row / 2;
            // The first dark square of a row is in column 1 or 0.
            let first = if row % 2 == 0 { 1 } else { 0 };
            let mut index = 0;
            while index < self.per_row {
                let column = 2 * index + first;
                if column >= 2 && column < self.side() - 2 {
                    set |= 1 << (row_start + index);
                }
                index += 1;
            }
            row += 1;
        }
        set
    }
}

/// What a side has: men, kings, the rows that its men have advanced, men that guard the king row, and pieces in the centre.
#[inline]
pub(super) fn counts<V: Variant>(pos: &Draughts<V>, player: Player) -> [i32; 5] {
    let count = |set: u64| set.count_ones() as i32;
    let pieces = pos.state.pieces[player.index()];
    let men = pieces & !pos.state.kings;
    let rows: i32 = (0..4).map(|bit| count(men & V::BOARD.rows_with(bit)) << bit).sum();
    // Rows are counted from the first side's first row.
    let advance = match player {
        Player::First => rows,
        Player::Second => (V::BOARD.side() as i32 - 1) * count(men) - rows,
    };
    let home = V::BOARD.king_rows[player.other().index()];
    [
        count(men),
        count(pieces & pos.state.kings),
        advance,
        count(men & home),
        count(pieces & V::BOARD.centre()),
    ]
}

/// The points of the same.
#[inline]
fn points<V: Variant>(pos: &Draughts<V>, player: Player) -> [i32; 5] {
    let [men, kings, advance, guard, centre] = counts(pos, player);
    [MAN * men, king::<V>() * kings, ADVANCE * advance, GUARD * guard, CENTRE * centre]
}

const PARTS: [&str; 5] = ["men", "kings", "advance", "guard", "centre"];

impl<V: Variant> Evaluator<Draughts<V>> for Material {
    fn evaluate(&self, pos: &Draughts<V>) -> Score {
        let sum = |player| points(pos, player).into_iter().sum::<i32>();
        Score::new(sum(pos.to_move()) - sum(pos.to_move().other()))
    }

    fn terms(&self, pos: &Draughts<V>) -> Vec<Term> {
        let of = |player| {
            let parts = PARTS.into_iter().zip(points(pos, player));
            parts.map(move |(name, points)| Term { name, player, points })
        };
        Player::BOTH.into_iter().flat_map(of).collect()
    }
}
