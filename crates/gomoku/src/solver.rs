//! Winning by threats alone.
//!
//! By fours (players of renju call it VCF, victory by continuous fours): each move threatens five, so the opponent has
//! one reply and no say. By threes and fours (VCT, victory by continuous threats): each move threatens at least an open
//! four, so the replies are few: those that stop every open four, and the opponent's own fours.
//!
//! The search goes deeper and deeper, so the win it finds takes the fewest threats, and it notes where it found none.
//! All replies that could hold are tried, so a win is a proof. No win is no proof of the contrary: there may be one by
//! other means.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use plyground_core::Player;

use crate::board::Board;
use crate::cells::{Cell, CellSet};
use crate::pattern::Pattern;
use crate::threat::Threat;

/// The threats that a win may be made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Threats {
    /// Fours.
    Fours,
    /// Fours and open threes.
    ThreesAndFours,
}

/// What a search for a win by threats comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solved {
    /// The side to move wins by this line: its own moves and the longest replies, to the five.
    Win(Vec<Cell>),
    /// There is no win by threats of this kind.
    NoWin,
    /// The search was given too few nodes to tell, or was stopped.
    Unknown,
}

/// Searches for wins by threats.
pub struct Solver {
    threats: Threats,
    /// By position: how many threats deep nothing was found.
    barren: HashMap<u64, u32>,
    nodes: u64,
    most: u64,
    cancel: Option<&'static AtomicBool>,
    line: Vec<Cell>,
}

/// The search ran out of nodes, or somebody stopped it.
struct OutOfNodes;

impl Solver {
    /// A search that may enter so many positions.
    pub fn new(threats: Threats, most: u64) -> Self {
        Self { threats, barren: HashMap::new(), nodes: 0, most, cancel: None, line: Vec::new() }
    }

    /// The same search, which gives up once the flag is set.
    #[must_use]
    pub fn until(self, cancel: &'static AtomicBool) -> Self {
        Self { cancel: Some(cancel), ..self }
    }

    /// Positions entered.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the side to move wins by threats.
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
        unreachable!("threats run out when the board is full")
    }

    /// Whether the side to move wins with at most `depth` threats before the five; adds the moves to the line if so.
    fn attack(&mut self, board: &mut Board, depth: u32, cut_short: &mut bool) -> Result<bool, OutOfNodes> {
        self.nodes += 1;
        let cancelled =
            self.nodes.is_multiple_of(1024) && self.cancel.is_some_and(|cancel| cancel.load(Relaxed));
        if self.nodes > self.most || cancelled {
            return Err(OutOfNodes);
        }
        let (me, you) = (board.to_move(), board.to_move().other());
        if let Some(five) = board.cells(me, Threat::Five).first() {
            self.line.push(five);
            return Ok(true);
        }
        let moves = self.moves(board, me, you);
        if moves.is_empty() {
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
        let mut order: Vec<Cell> = moves.iter().collect();
        let taste = board.taste(me);
        order.sort_by_key(|&cell| -taste.of(cell));
        for cell in order {
            if board.may_not(cell) {
                continue;
            }
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

    /// The threats that the attacker can make, where the defender has none that must be stopped first.
    fn moves(&self, board: &mut Board, me: Player, you: Player) -> CellSet {
        if board.count(me, Threat::OpenFour) > 0 && board.count(you, Threat::Five) == 0 {
            // Nothing is quicker, and to go on making threes instead would never end.
            return *board.cells(me, Threat::OpenFour);
        }
        let fours = fours(board, me);
        let mut moves = fours;
        if self.threats == Threats::ThreesAndFours {
            let mut threes = CellSet::EMPTY;
            for kind in [Threat::Three, Threat::ThreeAndTwo, Threat::TwoThrees, Threat::Suspect] {
                threes = threes.or(board.cells(me, kind));
            }
            if board.count(you, Threat::OpenFour) > 0 {
                // A three is too slow against a three, unless it stops it.
                threes = threes.and(&board.stops(you, Threat::OpenFour));
            }
            moves = moves.or(&threes);
        }
        if board.count(you, Threat::Five) > 0 {
            // The reply was a four itself: ours must stop it. Where threes count, the threat from before may still stand,
            // and `reply` sees whether it does.
            let stops = board.stops(you, Threat::Five);
            moves = if self.threats == Threats::ThreesAndFours { stops } else { moves.and(&stops) };
        }
        moves
    }

    /// After a threat: whether every reply, or the lack of one, still loses. Adds the longest line if so.
    fn reply(
        &mut self,
        board: &mut Board,
        threat: Cell,
        depth: u32,
        cut_short: &mut bool,
    ) -> Result<bool, OutOfNodes> {
        let (attacker, defender) = (board.to_move().other(), board.to_move());
        if board.count(defender, Threat::Five) > 0 {
            return Ok(false);
        }
        let mut replies = if board.count(attacker, Threat::Five) > 0 {
            board.stops(attacker, Threat::Five)
        } else if board.count(attacker, Threat::OpenFour) > 0 {
            board.stops(attacker, Threat::OpenFour).or(&fours(board, defender))
        } else {
            return Ok(false);
        };
        for reply in replies {
            if board.may_not(reply) {
                replies.toggle(reply);
            }
        }
        let start = self.line.len();
        if replies.is_empty() {
            // Any reply will do for the line; the attacker still has to show how it ends.
            let any =
                board.cells(attacker, Threat::Five).iter().chain(board.candidates()).chain(*board.empty());
            replies.insert(any.into_iter().find(|&cell| !board.may_not(cell)).unwrap_or(threat));
        }
        let mut longest: Vec<Cell> = Vec::new();
        for reply in replies {
            if !board.is_empty(reply) {
                break;
            }
            board.play(reply);
            // What the reply could not stop costs no further threat to carry out.
            let found = if board.count(attacker, Threat::Five) > 0 || depth > 1 {
                self.attack(board, depth - 1, cut_short)
            } else {
                self.attack(board, u32::from(board.count(attacker, Threat::OpenFour) > 0), cut_short)
            };
            board.undo();
            let rest = self.line.split_off(start);
            if !matches!(found, Ok(true)) {
                return found;
            }
            if rest.len() + 1 > longest.len() {
                longest = std::iter::once(reply).chain(rest).collect();
            }
        }
        self.line.push(threat);
        self.line.append(&mut longest);
        Ok(true)
    }
}

/// The cells where `player` may make a four.
fn fours(board: &mut Board, player: Player) -> CellSet {
    let mut cells = board.four_cells(player);
    if board.count(player, Threat::Suspect) > 0 {
        // Black in renju: a four is allowed where the threes beside it are not real ones.
        for cell in *board.cells(player, Threat::Suspect) {
            let four =
                board.patterns(player, cell).iter().any(|&p| p == Pattern::Four || p == Pattern::OpenFour);
            if four && board.forbidden(cell).is_none() {
                cells.insert(cell);
            }
        }
    }
    cells
}
