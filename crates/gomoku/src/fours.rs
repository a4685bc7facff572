//! Winning by fours, as the search asks for it inside the tree: a quick answer from a small budget.
//!
//! Each four leaves one reply, so the tree is narrow; what was once found out about a position stays true, and is kept
//! in a table of its own. A win is certain. That none was found is not: the budget may have been too small. Nor is the
//! win the shortest; for that there is the [`Solver`](crate::Solver).

use plyground_core::Player;

use crate::board::Board;
use crate::cells::Cell;
use crate::rule::Rule;
use crate::threat::Threat;

/// Fours in this order: those that leave more behind come first.
const KINDS: [Threat; 5] =
    [Threat::OpenFour, Threat::FourAndThree, Threat::FourAndTwo, Threat::Four, Threat::Suspect];

/// Positions that are remembered: together they fit into a cache.
const REMEMBERED: usize = 1 << 14;

/// Searches for wins by fours.
pub(crate) struct Fours {
    known: Box<[Known]>,
    /// Positions entered, ever.
    nodes: u64,
    /// Positions that may still be entered.
    left: u32,
    /// The moves of the win found last, the last one first.
    line: Vec<Cell>,
}

/// What is known of a position.
#[derive(Clone, Copy, Default)]
struct Known {
    key: u64,
    /// Moves to the five, of both sides; 0 where no win was found.
    plies: u16,
    /// The first move of the win.
    cell: Option<Cell>,
    /// Positions looked at in vain.
    effort: u32,
}

/// No win by fours, with any effort.
const HOPELESS: u32 = u32::MAX;

/// What looking at a position comes to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    /// A win in so many moves.
    Win(u16),
    /// There is none.
    Never,
    /// None was found before the budget ran out.
    Unclear,
}

impl Fours {
    pub(crate) fn new() -> Self {
        Self {
            known: vec![Known::default(); REMEMBERED].into(),
            nodes: 0,
            left: 0,
            line: Vec::with_capacity(64),
        }
    }

    /// In how many moves the side to move wins by fours, so far as that is seen with so many positions and with at most
    /// so many fours in a row.
    pub(crate) fn win(&mut self, board: &mut Board, positions: u32, fours: u32) -> Option<i32> {
        self.left = positions;
        match self.attack(board, fours) {
            Seen::Win(plies) => Some(plies.into()),
            Seen::Never | Seen::Unclear => None,
        }
    }

    /// The moves of the win found last, as far as they are known.
    pub(crate) fn line(&self) -> impl Iterator<Item = Cell> + '_ {
        self.line.iter().rev().copied()
    }

    /// Positions entered since this was last asked.
    pub(crate) fn take_nodes(&mut self) -> u64 {
        std::mem::take(&mut self.nodes)
    }

    /// The side to move attacks.
    fn attack(&mut self, board: &mut Board, fours: u32) -> Seen {
        let (me, you) = (board.to_move(), board.to_move().other());
        if board.count(me, Threat::Five) > 0 {
            return self.ends(board, me, Threat::Five, 1);
        }
        // The reply was a four itself: ours must stop it.
        let stops = (board.count(you, Threat::Five) > 0).then(|| board.stops(you, Threat::Five));
        if stops.is_none() && board.count(me, Threat::OpenFour) > 0 {
            return self.ends(board, me, Threat::OpenFour, 3);
        }
        if board.fours(me) + board.count(me, Threat::Suspect) == 0 {
            return Seen::Never;
        }
        let key = board.key();
        let known = self.known[key as usize % REMEMBERED];
        if known.key == key {
            match known {
                Known { cell: Some(cell), plies, .. } => {
                    self.line.clear();
                    self.line.push(cell);
                    return Seen::Win(plies);
                }
                Known { effort: HOPELESS, .. } => return Seen::Never,
                Known { effort, .. } if effort >= self.left => return Seen::Unclear,
                Known { .. } => {}
            }
        }
        if fours == 0 || self.left == 0 {
            return Seen::Unclear;
        }
        let budget = self.left;
        let mut result = Seen::Never;
        'all: for kind in KINDS {
            if board.count(me, kind) == 0 {
                continue;
            }
            let cells = if kind == Threat::Suspect { board.four_cells(me) } else { *board.cells(me, kind) };
            for cell in cells {
                if stops.is_some_and(|stops| !stops.contains(cell)) {
                    continue;
                }
                board.play(cell);
                let seen = self.reply(board, fours - 1);
                board.undo();
                match seen {
                    Seen::Win(plies) => {
                        self.line.push(cell);
                        let known = Known { key, plies: plies + 1, cell: Some(cell), effort: 0 };
                        self.known[key as usize % REMEMBERED] = known;
                        return Seen::Win(plies + 1);
                    }
                    Seen::Unclear => result = Seen::Unclear,
                    Seen::Never => {}
                }
                if self.left == 0 {
                    result = Seen::Unclear;
                    break 'all;
                }
            }
        }
        let effort = if result == Seen::Never { HOPELESS } else { budget };
        self.known[key as usize % REMEMBERED] = Known { key, effort, ..Known::default() };
        result
    }

    /// The win is there: by this move, so many moves before the end.
    fn ends(&mut self, board: &Board, me: Player, threat: Threat, plies: u16) -> Seen {
        self.line.clear();
        self.line.extend(board.cells(me, threat).first());
        Seen::Win(plies)
    }

    /// The side to move must stop a five.
    fn reply(&mut self, board: &mut Board, fours: u32) -> Seen {
        let (attacker, defender) = (board.to_move().other(), board.to_move());
        self.nodes += 2;
        self.left = self.left.saturating_sub(2);
        if board.count(defender, Threat::Five) > 0 {
            return Seen::Never;
        }
        let replies = board.stops(attacker, Threat::Five);
        let mut longest = 0;
        let mut line = Vec::new();
        self.line.clear();
        for reply in board.allowed(replies) {
            board.play(reply);
            let seen = self.attack(board, fours);
            board.undo();
            let Seen::Win(plies) = seen else { return seen };
            self.line.push(reply);
            // Only in caro can there be more replies than one; the one that holds out longest is shown.
            if board.rule() == Rule::Caro {
                if plies > longest {
                    line.clone_from(&self.line);
                } else {
                    self.line.clone_from(&line);
                }
            }
            longest = longest.max(plies);
        }
        // Without a reply the five comes after any move at all.
        Seen::Win(longest.max(1) + 1)
    }
}
