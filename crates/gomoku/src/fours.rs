//! Winning by fours alone: each move threatens five, so the opponent has one reply and no say.
//!
//! Players of renju call it VCF, victory by continuous fours. The search is a plain walk through the attacker's fours;
//! it goes deeper and deeper, so the line it finds is the shortest, and notes where it found nothing.

use std::collections::HashMap;

use plyground_core::Player;

use crate::board::Board;
use crate::cells::{Cell, CellSet};
use crate::pattern::Pattern;
use crate::threat::Threat;

/// What a threat search found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solved {
    /// The side to move wins by this line: its own moves and the replies, to the five.
    Win(Vec<Cell>),
    /// There is no win by threats of this kind.
    NoWin,
    /// The search was given too few nodes to tell.
    Unknown,
}

/// Searches for wins by fours, and remembers where there are none.
pub struct Fours {
    /// By position: how many fours deep nothing was found.
    barren: HashMap<u64, u32>,
    nodes: u64,
    most: u64,
    line: Vec<Cell>,
}

/// The search ran out of nodes.
struct OutOfNodes;

impl Fours {
    /// A search that may enter so many positions.
    pub fn new(most: u64) -> Self {
        Self { barren: HashMap::new(), nodes: 0, most, line: Vec::new() }
    }

    /// Positions entered.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the side to move wins by fours.
    pub fn solve(&mut self, board: &mut Board) -> Solved {
        self.nodes = 0;
        self.barren.clear();
        if board.outcome().is_some() {
            return Solved::NoWin;
        }
        for depth in 1.. {
            self.line.clear();
            let mut cut_short = false;
            match self.attack(board, depth, &mut cut_short) {
                Ok(true) => return Solved::Win(std::mem::take(&mut self.line)),
                Ok(false) if !cut_short => return Solved::NoWin,
                Ok(false) => {}
                Err(OutOfNodes) => return Solved::Unknown,
            }
        }
        unreachable!("fours run out when the board is full")
    }

    /// Whether the side to move wins with at most `depth` fours before the five; leaves the line if so.
    fn attack(&mut self, board: &mut Board, depth: u32, cut_short: &mut bool) -> Result<bool, OutOfNodes> {
        self.nodes += 1;
        if self.nodes > self.most {
            return Err(OutOfNodes);
        }
        let (me, you) = (board.to_move(), board.to_move().other());
        if let Some(five) = board.cells(me, Threat::Five).first() {
            self.line.push(five);
            return Ok(true);
        }
        let mut fours = fours(board, me);
        if board.count(you, Threat::Five) > 0 {
            // The reply to a four was a four itself: ours must stop it.
            fours = fours.and(&board.stops(you, Threat::Five));
        }
        if fours.is_empty() {
            return Ok(false);
        }
        if depth == 0 {
            *cut_short = true;
            return Ok(false);
        }
        let key = board.key();
        if self.barren.get(&key).is_some_and(|&barren| barren >= depth) {
            *cut_short = true;
            return Ok(false);
        }
        let mut order: Vec<Cell> = fours.iter().collect();
        order.sort_by_key(|&cell| -board.promise(me, cell));
        for cell in order {
            board.play(cell);
            let found = self.reply(board, cell, depth, cut_short);
            board.undo();
            if found? {
                return Ok(true);
            }
        }
        self.barren.insert(key, depth);
        Ok(false)
    }

    /// After a four: whether every reply, or the lack of one, still loses. Leaves the line through the last reply.
    fn reply(&mut self, board: &mut Board, four: Cell, depth: u32, cut_short: &mut bool) -> Result<bool, OutOfNodes> {
        let (attacker, defender) = (board.to_move().other(), board.to_move());
        if board.count(defender, Threat::Five) > 0 {
            return Ok(false);
        }
        let start = self.line.len();
        self.line.push(four);
        let mut replies = board.stops(attacker, Threat::Five);
        for reply in replies {
            if board.may_not(reply) {
                replies.toggle(reply);
            }
        }
        if replies.is_empty() {
            // Whatever the reply, five follows; show it stopping one of them where it may.
            let fives: Vec<Cell> = board.cells(attacker, Threat::Five).iter().collect();
            let reply = fives.iter().copied().chain(*board.empty()).find(|&cell| !board.may_not(cell));
            self.line.extend(reply);
            self.line.extend(fives.into_iter().find(|&five| Some(five) != reply));
            return Ok(true);
        }
        for reply in replies {
            self.line.truncate(start + 1);
            self.line.push(reply);
            board.play(reply);
            let found = self.attack(board, depth - 1, cut_short);
            board.undo();
            if !matches!(found, Ok(true)) {
                self.line.truncate(start);
                return found;
            }
        }
        Ok(true)
    }
}

/// The cells where `player` may make a four.
fn fours(board: &mut Board, player: Player) -> CellSet {
    let mut cells = board.four_cells(player);
    if board.count(player, Threat::Suspect) > 0 {
        // Black in renju: a four is allowed where the threes beside it are not real ones.
        for cell in *board.cells(player, Threat::Suspect) {
            let four = board.patterns(player, cell).iter().any(|&p| p == Pattern::Four || p == Pattern::OpenFour);
            if four && board.forbidden(cell).is_none() {
                cells.insert(cell);
            }
        }
    }
    cells
}
