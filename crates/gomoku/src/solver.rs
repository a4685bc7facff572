//! Winning by threats alone.
//!
//! By fours (players of renju call it VCF, victory by continuous fours): each move threatens five, so the opponent has
//! one reply and no say. By threes and fours (VCT, victory by continuous threats): each move threatens at least an open
//! four, so the replies are few: those that stop every open four, and the opponent's own fours.
//!
//! The search goes deeper and deeper, so the win it finds takes the fewest threats, and it notes where it found none.
//! All replies that could hold are tried, so a win is a proof. No win is no proof of the contrary: there may be one by
//! other means.

use std::sync::atomic::Ordering::Relaxed;

use plyground_core::{Limits, Player};

use crate::board::Board;
use crate::cells::{Cell, CellSet};
use crate::rule::Rule;
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
    /// The search reached a limit before it could tell.
    Unknown,
}

/// Searches for wins by threats.
pub struct Solver {
    threats: Threats,
    /// Where nothing was found. What is known of a position stays true, so it is kept from one question to the next.
    barren: Box<[Barren]>,
    /// The boards that this is about.
    about: Option<(Rule, usize, usize)>,
    nodes: u64,
    line: Vec<Cell>,
    /// The moves still to be tried at every node of the current line.
    moves: Vec<Cell>,
}

/// A position, and how many threats deep nothing was found there.
#[derive(Clone, Copy, Default)]
struct Barren {
    key: u64,
    depth: u32,
}

/// How many positions are kept: a table of four megabytes.
const KEPT: usize = 1 << 18;

/// However many threats: the position has no win.
const EVER: u32 = u32::MAX;

/// A limit was reached.
struct OutOfTime;

impl Solver {
    /// A search for wins by these threats.
    pub fn new(threats: Threats) -> Self {
        Self::with_room(threats, KEPT)
    }

    /// The same, which remembers so many positions.
    pub(crate) fn with_room(threats: Threats, positions: usize) -> Self {
        Self {
            threats,
            barren: vec![Barren::default(); positions].into(),
            about: None,
            nodes: 0,
            line: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// Positions entered for the last question.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the side to move wins by threats.
    pub fn solve(&mut self, board: &mut Board, limits: Limits<'_>) -> Solved {
        self.nodes = 0;
        let about = Some((board.rule(), board.width(), board.height()));
        if self.about != about {
            self.about = about;
            self.barren.fill(Barren::default());
        }
        if board.outcome().is_some() {
            return Solved::NoWin;
        }
        for depth in 1.. {
            self.line.clear();
            self.moves.clear();
            let mut cut_short = false;
            match self.attack(board, depth, &mut cut_short, limits) {
                Ok(true) => return Solved::Win(std::mem::take(&mut self.line)),
                Ok(false) if !cut_short => return Solved::NoWin,
                Ok(false) => {}
                Err(OutOfTime) => return Solved::Unknown,
            }
        }
        unreachable!("threats run out when the board is full")
    }

    /// Notes a position, and stops where a limit is reached.
    fn enter(&mut self, limits: Limits<'_>) -> Result<(), OutOfTime> {
        let look = self.nodes.is_multiple_of(1024);
        let over = limits.nodes.is_some_and(|most| self.nodes >= most)
            || look && limits.cancel.is_some_and(|cancel| cancel.load(Relaxed))
            || look && limits.deadline.is_some_and(|deadline| deadline());
        self.nodes += u64::from(!over);
        if over { Err(OutOfTime) } else { Ok(()) }
    }

    /// Whether the side to move wins with at most `depth` threats before the five; adds the moves to the line if so.
    ///
    /// Where not, `cut_short` says that more threats might.
    fn attack(
        &mut self,
        board: &mut Board,
        depth: u32,
        cut_short: &mut bool,
        limits: Limits<'_>,
    ) -> Result<bool, OutOfTime> {
        self.enter(limits)?;
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
        let place = key as usize % self.barren.len();
        let known = self.barren[place];
        if known.key == key && known.depth >= depth {
            *cut_short |= known.depth != EVER;
            return Ok(false);
        }
        let first = self.moves.len();
        self.moves.extend(moves);
        let taste = board.taste(me);
        self.moves[first..].sort_by_key(|&cell| -taste.of(cell));
        let mut more = false;
        for next in first..self.moves.len() {
            let cell = self.moves[next];
            if board.may_not(cell) {
                continue;
            }
            board.play(cell);
            let found = self.reply(board, cell, depth, &mut more, limits);
            board.undo();
            if found? {
                self.moves.truncate(first);
                return Ok(true);
            }
        }
        self.moves.truncate(first);
        self.barren[place] = Barren { key, depth: if more { depth } else { EVER } };
        *cut_short |= more;
        Ok(false)
    }

    /// The threats that the attacker can make, where the defender has none that must be stopped first.
    fn moves(&self, board: &mut Board, me: Player, you: Player) -> CellSet {
        if board.count(me, Threat::OpenFour) > 0 && board.count(you, Threat::Five) == 0 {
            // Nothing is quicker, and to go on making threes instead would never end.
            return *board.cells(me, Threat::OpenFour);
        }
        let mut moves = board.four_cells(me);
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
        limits: Limits<'_>,
    ) -> Result<bool, OutOfTime> {
        let (attacker, defender) = (board.to_move().other(), board.to_move());
        if board.count(defender, Threat::Five) > 0 {
            return Ok(false);
        }
        let replies = if board.count(attacker, Threat::Five) > 0 {
            board.stops(attacker, Threat::Five)
        } else if board.count(attacker, Threat::OpenFour) > 0 {
            board.stops(attacker, Threat::OpenFour).or(&board.four_cells(defender))
        } else {
            return Ok(false);
        };
        let mut replies = board.allowed(replies);
        let start = self.line.len();
        if replies.is_empty() {
            // Any reply will do for the line; the attacker still has to show how it ends.
            let Some(any) = board.last_resort() else { return Ok(false) };
            replies.insert(any);
        }
        let mut longest: Vec<Cell> = Vec::new();
        for reply in replies {
            board.play(reply);
            // What the reply could not stop costs no further threat to carry out.
            let found = if board.count(attacker, Threat::Five) > 0 || depth > 1 {
                self.attack(board, depth - 1, cut_short, limits)
            } else {
                let depth = u32::from(board.count(attacker, Threat::OpenFour) > 0);
                self.attack(board, depth, cut_short, limits)
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
