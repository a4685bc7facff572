//! Powers of the number of marks on a line, for four in a row on 5x5.

use std::sync::Arc;

use plyground_core::{Evaluator, Message, Outcome, Player, Position, Score, Term, message};

use crate::general::worth;
use crate::mnk::{Mnk, MnkCell, MnkShape, Stones};

const SIDE: usize = 5;

/// Every line of five and of four is worth a power of the number of marks on it, X's minus O's.
///
/// The base depends on how much the opponent's marks are in the way: 20 where not at all, 8 where only at one end, 2
/// otherwise; the four diagonals of four cells have their own rule with base 10.
#[derive(Clone, Debug)]
pub struct LinePowers {
    fives: Vec<[MnkCell; 5]>,
    fours: Vec<[MnkCell; 4]>,
    /// Mistake: four marks on a line of five count as four in a row although an opponent's mark parts them.
    gaps_count: bool,
    /// Mistake: a diagonal of four is worth one point when empty, and nothing for O's marks unless all four are his.
    one_sided_diagonals: bool,
    win: i32,
    /// The worth of every line of five and of four, by its cells read as a number: 0 empty, 1 X, 2 O.
    five_worth: Vec<i32>,
    four_worth: Vec<i32>,
}

impl LinePowers {
    /// For boards of this shape, which must be 5x5; `mutations` names the mistakes to make.
    pub fn new(shape: &Arc<MnkShape>, mutations: &[&str]) -> Result<Self, Message> {
        if (shape.width(), shape.height(), shape.k()) != (SIDE, SIDE, 4) {
            return Err(message!(
                "line-powers-board",
                "line-powers judges four in a row on 5x5 only: choose the game `piskvorky`"
            ));
        }
        if shape.rules().misere {
            return Err(message!(
                "line-powers-misere",
                "line-powers wants its lines, which lose here: use the evaluator `outcome`"
            ));
        }
        let at = |row: usize, column: usize| MnkCell::new(row * SIDE + column);
        let rows = (0..SIDE).map(|r| std::array::from_fn(|i| at(r, i)));
        let columns = (0..SIDE).map(|c| std::array::from_fn(|i| at(i, c)));
        let diagonals = [std::array::from_fn(|i| at(i, i)), std::array::from_fn(|i| at(i, SIDE - 1 - i))];
        let fours = [
            std::array::from_fn(|i| at(i, i + 1)),
            std::array::from_fn(|i| at(i + 1, i)),
            std::array::from_fn(|i| at(i, 3 - i)),
            std::array::from_fn(|i| at(i + 1, 4 - i)),
        ];
        let on = |name| mutations.contains(&name);
        let mut powers = Self {
            fives: rows.chain(columns).chain(diagonals).collect(),
            fours: fours.into(),
            gaps_count: on("gaps-count"),
            one_sided_diagonals: on("one-sided-diagonals"),
            // As printed a win is worth four in a row, which a promising position can exceed.
            win: if on("win-not-preferred") { 20_i32.pow(4) } else { Score::WIN.get() },
            five_worth: Vec::new(),
            four_worth: Vec::new(),
        };
        powers.five_worth = (0..3_usize.pow(5)).map(|code| powers.five(decoded(code))).collect();
        powers.four_worth = (0..3_usize.pow(4)).map(|code| powers.four(decoded(code))).collect();
        Ok(powers)
    }

    /// The worth of the whole board for X.
    pub fn for_first<S: Stones>(&self, pos: &Mnk<S>) -> i32 {
        let (x, o) = (pos.stones(Player::First), pos.stones(Player::Second));
        let mut worth = 0;
        for line in &self.fives {
            worth += self.five_worth[code(x, o, line)];
        }
        for line in &self.fours {
            worth += self.four_worth[code(x, o, line)];
        }
        worth
    }

    /// The worth for X of a line of five.
    pub fn five(&self, line: [Option<Player>; 5]) -> i32 {
        self.five_for(line, Player::First) - self.five_for(line, Player::Second)
    }

    fn five_for(&self, line: [Option<Player>; 5], me: Player) -> i32 {
        let (mine, theirs) = (count(&line, me), count(&line, me.other()));
        let at_end = |player| [line[0], line[4]].contains(&Some(player));
        let together = self.gaps_count || line[1..4].iter().all(|&cell| cell == Some(me));
        if mine >= 4 && at_end(me) && together || theirs == 0 && mine != 0 {
            20_i32.pow(mine)
        } else if theirs == 1 && at_end(me.other()) {
            8_i32.pow(mine)
        } else {
            2_i32.pow(mine)
        }
    }

    /// The worth for X of a diagonal of four.
    pub fn four(&self, line: [Option<Player>; 4]) -> i32 {
        let (x, o) = (count(&line, Player::First), count(&line, Player::Second));
        match (x, o) {
            (4, 0) => 20_i32.pow(4),
            (0, 4) => -(20_i32.pow(4)),
            (0, 0) if !self.one_sided_diagonals => 0,
            (x, 0) => 10_i32.pow(x),
            (0, o) if !self.one_sided_diagonals => -(10_i32.pow(o)),
            _ => 0,
        }
    }
}

/// The cells of a line as a number, the first cell lowest.
fn code<S: Stones>(x: &S, o: &S, line: &[MnkCell]) -> usize {
    let mut code = 0;
    for &cell in line.iter().rev() {
        code = 3 * code + usize::from(x.contains(cell)) + 2 * usize::from(o.contains(cell));
    }
    code
}

/// The cells that a number stands for.
fn decoded<const N: usize>(code: usize) -> [Option<Player>; N] {
    std::array::from_fn(|i| match code / 3_usize.pow(i as u32) % 3 {
        1 => Some(Player::First),
        2 => Some(Player::Second),
        _ => None,
    })
}

fn count(line: &[Option<Player>], player: Player) -> u32 {
    line.iter().filter(|&&cell| cell == Some(player)).count() as u32
}

impl<S: Stones> Evaluator<Mnk<S>> for LinePowers {
    fn evaluate(&self, pos: &Mnk<S>) -> Score {
        let value = Score::new(self.for_first(pos));
        if pos.to_move() == Player::First { value } else { -value }
    }

    fn finished(&self, pos: &Mnk<S>, outcome: Outcome, _ply: u16) -> Score {
        worth(pos, outcome, self.win + 5 * pos.free() as i32)
    }

    fn terms(&self, pos: &Mnk<S>) -> Vec<Term> {
        let (x, o) = (pos.stones(Player::First), pos.stones(Player::Second));
        let mut terms = Vec::new();
        for line in &self.fives {
            let line = decoded(code(x, o, line));
            for player in Player::BOTH {
                terms.push(Term { name: "line-of-five", player, points: self.five_for(line, player) });
            }
        }
        for line in &self.fours {
            let worth = self.four_worth[code(x, o, line)];
            let player = if worth > 0 { Player::First } else { Player::Second };
            if worth != 0 {
                terms.push(Term { name: "diagonal-of-four", player, points: worth.abs() });
            }
        }
        terms
    }
}
