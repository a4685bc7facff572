//! The VCF search (victory by continuous fours) of the main search, with a small node limit.
//!
//! Each four leaves one reply (in caro a few), so the tree is narrow. Results do not depend on the path and are kept in a
//! table. A win is proved but need not be the shortest; that none is found disproves a VCF only if no limit was reached.
//! [`ThreatSearch`](crate::ThreatSearch) finds a win with the fewest threats.

use plyground_core::Player;

use crate::board::Board;
use crate::cells::Cell;
use crate::rule::Rule;
use crate::threat::Threat;

/// The order in which fours are tried: those with a second threat first.
const FOURS: [Threat; 5] =
    [Threat::OpenFour, Threat::FourAndThree, Threat::FourAndTwo, Threat::Four, Threat::Suspect];

/// Entries of the table: few enough to stay in the processor's cache.
const ENTRIES: usize = 1 << 14;

/// Searches for a VCF.
pub(crate) struct VcfSearch {
    entries: Box<[VcfEntry]>,
    /// Nodes entered since [`take_nodes`](Self::take_nodes).
    nodes: u64,
    /// Nodes left of the limit.
    left: u32,
    /// The moves of the win found last, in reverse.
    line: Vec<Cell>,
}

/// An entry of the table.
#[derive(Clone, Copy, Default)]
struct VcfEntry {
    key: u64,
    /// Plies to the five.
    plies: u16,
    /// The first move of the win; none for a position without a known win.
    cell: Option<Cell>,
    /// The node limit within which no win was found; [`ANY_LIMIT`] if there is no VCF.
    limit: u32,
}

/// The limit of a disproved position: there is no VCF.
const ANY_LIMIT: u32 = u32::MAX;

/// The result of a VCF search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum VcfResult {
    /// A win in this number of plies.
    Win(u16),
    /// There is no VCF.
    NoWin,
    /// No win was found within the limits.
    Unknown,
}

impl VcfSearch {
    pub(crate) fn new() -> Self {
        Self {
            entries: vec![VcfEntry::default(); ENTRIES].into(),
            nodes: 0,
            left: 0,
            line: Vec::with_capacity(64),
        }
    }

    /// The plies of a VCF of the side to move, if one of at most `depth` fours is found within `nodes` nodes.
    pub(crate) fn win(&mut self, board: &mut Board, nodes: u32, depth: u32) -> Option<i32> {
        self.left = nodes;
        match self.attack(board, depth) {
            VcfResult::Win(plies) => Some(plies.into()),
            VcfResult::NoWin | VcfResult::Unknown => None,
        }
    }

    /// The moves of the win found last; shorter than the win if it came from a table entry.
    pub(crate) fn line(&self) -> impl Iterator<Item = Cell> + '_ {
        self.line.iter().rev().copied()
    }

    /// Nodes entered since the last call.
    pub(crate) fn take_nodes(&mut self) -> u64 {
        std::mem::take(&mut self.nodes)
    }

    /// The attacker's node (OR node).
    fn attack(&mut self, board: &mut Board, depth: u32) -> VcfResult {
        let (me, you) = (board.to_move(), board.to_move().other());
        if board.count(me, Threat::Five) > 0 {
            return self.static_win(board, me, Threat::Five, 1);
        }
        // The reply was itself a four: the next four must stop it.
        let stops = (board.count(you, Threat::Five) > 0).then(|| board.stops(you, Threat::Five));
        if stops.is_none() && board.count(me, Threat::OpenFour) > 0 {
            return self.static_win(board, me, Threat::OpenFour, 3);
        }
        if board.fours(me) + board.count(me, Threat::Suspect) == 0 {
            return VcfResult::NoWin;
        }
        let key = board.key();
        let entry = self.entries[key as usize % ENTRIES];
        if entry.key == key {
            match entry {
                VcfEntry { cell: Some(cell), plies, .. } => {
                    self.line.clear();
                    self.line.push(cell);
                    return VcfResult::Win(plies);
                }
                VcfEntry { limit: ANY_LIMIT, .. } => return VcfResult::NoWin,
                VcfEntry { limit, .. } if limit >= self.left => return VcfResult::Unknown,
                VcfEntry { .. } => {}
            }
        }
        if depth == 0 || self.left == 0 {
            return VcfResult::Unknown;
        }
        let limit = self.left;
        let mut result = VcfResult::NoWin;
        'all: for four in FOURS {
            if board.count(me, four) == 0 {
                continue;
            }
            let cells = if four == Threat::Suspect { board.four_cells(me) } else { *board.cells(me, four) };
            for cell in cells {
                if stops.is_some_and(|stops| !stops.contains(cell)) {
                    continue;
                }
                board.play(cell);
                let result_after = self.reply(board, depth - 1);
                board.undo();
                match result_after {
                    VcfResult::Win(plies) => {
                        self.line.push(cell);
                        let entry = VcfEntry { key, plies: plies + 1, cell: Some(cell), limit: 0 };
                        self.entries[key as usize % ENTRIES] = entry;
                        return VcfResult::Win(plies + 1);
                    }
                    VcfResult::Unknown => result = VcfResult::Unknown,
                    VcfResult::NoWin => {}
                }
                if self.left == 0 {
                    result = VcfResult::Unknown;
                    break 'all;
                }
            }
        }
        let limit = if result == VcfResult::NoWin { ANY_LIMIT } else { limit };
        self.entries[key as usize % ENTRIES] = VcfEntry { key, limit, ..VcfEntry::default() };
        result
    }

    /// A static win in `plies` plies: its first move makes a five or an open four.
    fn static_win(&mut self, board: &Board, me: Player, threat: Threat, plies: u16) -> VcfResult {
        self.line.clear();
        self.line.extend(board.cells(me, threat).first());
        VcfResult::Win(plies)
    }

    /// The defender's node (AND node): the attacker threatens five.
    fn reply(&mut self, board: &mut Board, depth: u32) -> VcfResult {
        let (attacker, defender) = (board.to_move().other(), board.to_move());
        self.nodes += 2;
        self.left = self.left.saturating_sub(2);
        if board.count(defender, Threat::Five) > 0 {
            return VcfResult::NoWin;
        }
        let replies = board.stops(attacker, Threat::Five);
        let mut longest = 0;
        let mut line = Vec::new();
        self.line.clear();
        for reply in board.legal_of(replies) {
            board.play(reply);
            let result_after = self.attack(board, depth);
            board.undo();
            let VcfResult::Win(plies) = result_after else { return result_after };
            self.line.push(reply);
            // Only caro has more than one reply; the variation shows the longest defence.
            if board.rule() == Rule::Caro {
                if plies > longest {
                    line.clone_from(&self.line);
                } else {
                    self.line.clone_from(&line);
                }
            }
            longest = longest.max(plies);
        }
        // Without a legal stop any reply loses to the five.
        VcfResult::Win(longest.max(1) + 1)
    }
}
