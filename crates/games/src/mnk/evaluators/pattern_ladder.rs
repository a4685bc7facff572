//! The best pattern on every row, column and diagonal.

use std::cell::RefCell;
use std::sync::Arc;

use plyground_core::{Evaluator, Message, Outcome, Player, Position, Score, Term, message};

use super::Weights;
use super::weights::PATTERNS;
use crate::mnk::{DIRECTIONS, Mnk, MnkCell, MnkShape, Stones};

/// The rung of a line without any pattern.
const NONE: usize = PATTERNS.len();
const FIVE: usize = 0;

/// Adds up, for every row, column and diagonal, the weight of the best pattern that each side has on it. A five
/// counts double for the side that has just moved.
///
/// Two positions evaluated one after the other usually differ in a stone or two, so the lines of the last one are kept
/// and only those through changed cells are evaluated again. The value is that of [`line_points`] over all lines.
pub struct PatternLadder<S> {
    weights: Weights,
    /// For each cell, the four lines through it and the bit that it is in each.
    through: Vec<[(u16, u8); 4]>,
    memo: RefCell<Memo<S>>,
}

/// The lines of the position that was evaluated last.
struct Memo<S> {
    stones: [S; 2],
    lines: Vec<LineState>,
    /// The points of each side, a five counted once.
    points: [i32; 2],
    /// On how many lines each side has a five.
    fives: [i32; 2],
}

#[derive(Clone, Copy)]
struct LineState {
    len: u8,
    marks: [u32; 2],
    rungs: [u8; 2],
}

impl<S: Stones> PatternLadder<S> {
    /// For boards of this shape, on which five in a row must win.
    pub fn new(shape: &Arc<MnkShape>, weights: Weights) -> Result<Self, Message> {
        if shape.rules().misere {
            return Err(message!(
                "pattern-ladder-misere",
                "pattern-ladder wants its lines, which lose here: use the evaluator `outcome`"
            ));
        }
        if shape.k() != 5 {
            return Err(message!(
                "pattern-ladder-five",
                "pattern-ladder judges five in a row, not {k}: choose `gomoku` or mnk(W,H,5)",
                k = shape.k()
            ));
        }
        let mut lines: Vec<LineState> = Vec::new();
        let mut through = vec![[(0, 0); 4]; shape.cells()];
        for (d, (dx, dy)) in DIRECTIONS.into_iter().enumerate() {
            for start in (0..shape.cells()).map(MnkCell::new) {
                let (mut column, mut row) = shape.place(start);
                if shape.cell(column - dx, row - dy).is_some() {
                    continue; // the line through here began earlier
                }
                let mut len = 0;
                while let Some(cell) = shape.cell(column, row) {
                    through[cell.index()][d] = (lines.len() as u16, len);
                    len += 1;
                    (column, row) = (column + dx, row + dy);
                }
                lines.push(LineState { len, marks: [0; 2], rungs: [NONE as u8; 2] });
            }
        }
        let memo = Memo { stones: [S::default(); 2], lines, points: [0; 2], fives: [0; 2] };
        Ok(Self { weights, through, memo: RefCell::new(memo) })
    }

    /// The points of White (O) less those of Black (X), `just_moved` being the side that made the last move.
    pub fn for_white(&self, pos: &Mnk<S>, just_moved: Player) -> i32 {
        let memo = &mut *self.memo.borrow_mut();
        for player in Player::BOTH {
            let stones = pos.stones(player);
            for cell in stones.difference(&memo.stones[player.index()]).cells() {
                self.toggle(memo, player, cell);
            }
            memo.stones[player.index()] = *stones;
        }
        let total = |player: Player| {
            let doubled = if player == just_moved { memo.fives[player.index()] } else { 0 };
            memo.points[player.index()] + doubled * self.weights.of(player)[FIVE]
        };
        total(Player::Second) - total(Player::First)
    }

    fn toggle(&self, memo: &mut Memo<S>, player: Player, cell: MnkCell) {
        for (line, bit) in self.through[cell.index()] {
            let state = &mut memo.lines[usize::from(line)];
            state.marks[player.index()] ^= 1 << bit;
            for side in Player::BOTH {
                let i = side.index();
                let old = usize::from(state.rungs[i]);
                let new = rung(state.marks[i], state.marks[1 - i], state.len);
                if new != old {
                    let worth = |rung: usize| self.weights.of(side).get(rung).copied().unwrap_or(0);
                    memo.points[i] += worth(new) - worth(old);
                    memo.fives[i] += i32::from(new == FIVE) - i32::from(old == FIVE);
                    state.rungs[i] = new as u8;
                }
            }
        }
    }
}

/// The highest rung whose pattern is on a line of `len` cells.
///
/// A bit of `two` says that two marks in a row start there, of `three` three, and so on; shifting the empty cells
/// lines up the cell before such a run, or the one after it, with its first mark.
fn rung(mine: u32, theirs: u32, len: u8) -> usize {
    let two = mine & mine >> 1;
    if two == 0 {
        return NONE;
    }
    let empty = !(mine | theirs) & ((1 << len) - 1);
    let before = empty << 1;
    let three = two & mine >> 2;
    let four = three & mine >> 3;
    let found = [
        four & mine >> 4,
        four & before & empty >> 4,
        three & before & empty >> 3,
        three & before,
        three & empty >> 3,
        two & before & empty >> 2,
        two & empty >> 2,
        two & before,
    ];
    found.iter().position(|&places| places != 0).unwrap_or(NONE)
}

/// The points of White and of Black on one line, by comparing it with every pattern in turn: the definition.
pub fn line_points(line: &[Option<Player>], just_moved: Player, weights: &Weights) -> (i32, i32) {
    const SHAPES: [&str; 8] = ["WWWWW", ".WWWW.", ".WWW.", ".WWW", "WWW.", ".WW.", "WW.", ".WW"];
    let points = |me: Player| {
        let has = |pattern: &str| {
            let wanted: Vec<Option<Player>> = pattern.chars().map(|c| (c == 'W').then_some(me)).collect();
            line.windows(wanted.len()).any(|cells| cells == wanted)
        };
        let found = SHAPES.iter().position(|pattern| has(pattern));
        let worth = found.map_or(0, |rung| weights.of(me)[rung]);
        if found == Some(FIVE) && me == just_moved { 2 * worth } else { worth }
    };
    (points(Player::Second), points(Player::First))
}

impl<S: Stones> Evaluator<Mnk<S>> for PatternLadder<S> {
    fn evaluate(&self, pos: &Mnk<S>) -> Score {
        let value = Score::new(self.for_white(pos, pos.to_move().other()));
        if pos.to_move() == Player::Second { value } else { -value }
    }

    fn finished(&self, pos: &Mnk<S>, _: Outcome, _ply: u16) -> Score {
        self.evaluate(pos)
    }

    fn terms(&self, pos: &Mnk<S>) -> Vec<Term> {
        let just_moved = pos.to_move().other();
        // The memo then holds the lines of this position.
        self.for_white(pos, just_moved);
        let mut terms = Vec::new();
        for line in &self.memo.borrow().lines {
            for player in Player::BOTH {
                let rung = usize::from(line.rungs[player.index()]);
                if let Some(&name) = PATTERNS.get(rung) {
                    let times = if rung == FIVE && player == just_moved { 2 } else { 1 };
                    terms.push(Term { name, player, points: times * self.weights.of(player)[rung] });
                }
            }
        }
        terms
    }

    fn scale(&self) -> Vec<Term> {
        let rungs = PATTERNS.into_iter().enumerate();
        let of_both = |(rung, name): (usize, &'static str)| {
            Player::BOTH.map(|player| Term { name, player, points: self.weights.of(player)[rung] })
        };
        rungs.flat_map(of_both).collect()
    }
}
