//! Threat-space search: wins by continuous fours (VCF) and by continuous threats (VCT).
//!
//! In a VCF each move threatens five, so the opponent has one reply (in caro a few). In a VCT each move threatens at least an
//! open four, so the replies are those that stop every open four, and the opponent's own fours.
//!
//! Iterative deepening by the number of threats finds a win with the fewest of them. Every reply that could hold is tried,
//! so a win is a proof. `NoWin` disproves only wins by threats of this kind: there may be others.

use std::sync::atomic::Ordering::Relaxed;

use plyground_core::{Limits, Player};

use crate::board::Board;
use crate::cells::{Cell, CellSet};
use crate::rule::Rule;
use crate::threat::Threat;

/// The threats that the attacker may make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreatSpace {
    /// Fours: victory by continuous fours.
    Vcf,
    /// Fours and open threes: victory by continuous threats.
    Vct,
}

/// The result of a threat-space search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ThreatResult {
    /// The side to move wins by this variation: its threats and the longest defence, up to the five.
    Win(Vec<Cell>),
    /// There is no win by threats of this kind.
    NoWin,
    /// A limit was reached first.
    Unknown,
}

/// A threat-space search with its table.
pub struct ThreatSearch {
    space: ThreatSpace,
    /// Disproved positions. Entries do not depend on the search, so the table is kept from one search to the next.
    disproved: Box<[DisprovedEntry]>,
    /// The rule and board size that the table belongs to.
    table_for: Option<(Rule, usize, usize)>,
    nodes: u64,
    line: Vec<Cell>,
    /// The moves of all attacker nodes on the current path, one list after the other.
    moves: Vec<Cell>,
}

/// A position without a win of at most `depth` threats.
#[derive(Clone, Copy, Default)]
struct DisprovedEntry {
    key: u64,
    depth: u32,
}

/// Entries of the table unless stated otherwise: four megabytes.
const DEFAULT_ENTRIES: usize = 1 << 18;

/// The depth of an entry that excludes wins of any length.
const ANY_DEPTH: u32 = u32::MAX;

/// A limit was reached.
struct LimitReached;

impl ThreatSearch {
    /// A search over these threats.
    pub fn new(space: ThreatSpace) -> Self {
        Self::with_entries(space, DEFAULT_ENTRIES)
    }

    /// A search over these threats with a table of this many entries.
    pub(crate) fn with_entries(space: ThreatSpace, entries: usize) -> Self {
        Self {
            space,
            disproved: vec![DisprovedEntry::default(); entries].into(),
            table_for: None,
            nodes: 0,
            line: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// Nodes entered by the last search.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the side to move wins by threats.
    pub fn solve(&mut self, board: &mut Board, limits: Limits<'_>) -> ThreatResult {
        self.nodes = 0;
        let table_for = Some((board.rule(), board.width(), board.height()));
        if self.table_for != table_for {
            self.table_for = table_for;
            self.disproved.fill(DisprovedEntry::default());
        }
        if board.outcome().is_some() {
            return ThreatResult::NoWin;
        }
        for depth in 1.. {
            self.line.clear();
            self.moves.clear();
            let mut depth_limited = false;
            match self.attack(board, depth, &mut depth_limited, limits) {
                Ok(true) => return ThreatResult::Win(std::mem::take(&mut self.line)),
                Ok(false) if !depth_limited => return ThreatResult::NoWin,
                Ok(false) => {}
                Err(LimitReached) => return ThreatResult::Unknown,
            }
        }
        unreachable!("threats run out when the board is full")
    }

    /// Counts a node; fails if a limit is reached.
    fn enter(&mut self, limits: Limits<'_>) -> Result<(), LimitReached> {
        let is_check_due = self.nodes.is_multiple_of(1024);
        let over = limits.nodes.is_some_and(|most| self.nodes >= most)
            || is_check_due && limits.cancel.is_some_and(|cancel| cancel.load(Relaxed))
            || is_check_due && limits.deadline.is_some_and(|deadline| deadline());
        self.nodes += u64::from(!over);
        if over { Err(LimitReached) } else { Ok(()) }
    }

    /// The attacker's node (OR node): whether there is a win with at most `depth` threats before the five. If so, appends it
    /// to the variation; if not, sets `depth_limited` if there may be a win with more threats.
    fn attack(
        &mut self,
        board: &mut Board,
        depth: u32,
        depth_limited: &mut bool,
        limits: Limits<'_>,
    ) -> Result<bool, LimitReached> {
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
            *depth_limited = true;
            return Ok(false);
        }
        let key = board.key();
        let place = key as usize % self.disproved.len();
        let entry = self.disproved[place];
        if entry.key == key && entry.depth >= depth {
            *depth_limited |= entry.depth != ANY_DEPTH;
            return Ok(false);
        }
        let first = self.moves.len();
        self.moves.extend(moves);
        let policy = board.policy(me);
        self.moves[first..].sort_by_key(|&cell| -policy.score(cell));
        let mut child_limited = false;
        for next in first..self.moves.len() {
            let cell = self.moves[next];
            if board.is_forbidden(cell) {
                continue;
            }
            board.play(cell);
            let found = self.reply(board, cell, depth, &mut child_limited, limits);
            board.undo();
            if found? {
                self.moves.truncate(first);
                return Ok(true);
            }
        }
        self.moves.truncate(first);
        self.disproved[place] = DisprovedEntry { key, depth: if child_limited { depth } else { ANY_DEPTH } };
        *depth_limited |= child_limited;
        Ok(false)
    }

    /// The attacker's moves: its threats, restricted to those that also answer the defender's.
    fn moves(&self, board: &mut Board, me: Player, you: Player) -> CellSet {
        if board.count(me, Threat::OpenFour) > 0 && board.count(you, Threat::Five) == 0 {
            // Nothing wins sooner, and further threes could postpone the open four without end.
            return *board.cells(me, Threat::OpenFour);
        }
        let mut moves = board.four_cells(me);
        if self.space == ThreatSpace::Vct {
            let mut threes = CellSet::EMPTY;
            for kind in [Threat::Three, Threat::ThreeAndTwo, Threat::TwoThrees, Threat::Suspect] {
                threes = threes.or(board.cells(me, kind));
            }
            if board.count(you, Threat::OpenFour) > 0 {
                // Against the opponent's open three an own three is too slow, unless it also stops that three.
                threes = threes.and(&board.stops(you, Threat::OpenFour));
            }
            moves = moves.or(&threes);
        }
        if board.count(you, Threat::Five) > 0 {
            // The reply was itself a four, which must be stopped. In a VCT the stop need not be a threat: the previous
            // threat may still stand, and `reply` checks that it does.
            let stops = board.stops(you, Threat::Five);
            moves = if self.space == ThreatSpace::Vct { stops } else { moves.and(&stops) };
        }
        moves
    }

    /// The defender's node (AND node): whether the attacker, who has just played `last`, wins against every reply. If so,
    /// appends `last` and the longest defence.
    fn reply(
        &mut self,
        board: &mut Board,
        last: Cell,
        depth: u32,
        depth_limited: &mut bool,
        limits: Limits<'_>,
    ) -> Result<bool, LimitReached> {
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
        let mut replies = board.legal_of(replies);
        let start = self.line.len();
        if replies.is_empty() {
            // No reply stops the threat; the variation shows an arbitrary one.
            let Some(any) = board.losing_reply() else { return Ok(false) };
            replies.insert(any);
        }
        let mut longest: Vec<Cell> = Vec::new();
        for reply in replies {
            board.play(reply);
            // Carrying out a threat that the reply did not stop costs no depth.
            let found = if board.count(attacker, Threat::Five) > 0 || depth > 1 {
                self.attack(board, depth - 1, depth_limited, limits)
            } else {
                let depth = u32::from(board.count(attacker, Threat::OpenFour) > 0);
                self.attack(board, depth, depth_limited, limits)
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
        self.line.push(last);
        self.line.append(&mut longest);
        Ok(true)
    }
}
