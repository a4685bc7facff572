//! The four searches in one plain function, with conventions and mistakes switched on.
//!
//! A node's value is for the side to move. Minimax is searched in the same way: with turns that alternate, its two cases
//! and the one of negamax enter the same nodes. A mistake that minimax's cases have one by one is made at even or at odd
//! plies. Without a mistake the searches are those of the textbook; a test compares them.

use std::collections::BTreeMap;

use crate::model::{Ended, PlainGame};
use crate::visits::VisitComparison;
use crate::{
    Behaviour, Convention, Failing, LeavesInTable, Program, RootLoop, SearchKind, Switch, TableUse, WinValue,
};

/// Plus infinity of programs that choose it well.
pub(crate) const INFINITE: i32 = i32::MAX;
/// A search that enters more nodes does not end, for our purposes.
const MOST_NODES: u64 = 200_000;

/// What a table remembers of a position.
#[derive(Clone, Copy, Debug)]
struct Remembered {
    depth: i32,
    value: i32,
    is_lower: bool,
    is_upper: bool,
}

/// What a program keeps from one task to the next, where it is mistaken.
#[derive(Clone, Default, Debug)]
pub(crate) struct Kept {
    table: BTreeMap<u128, Remembered>,
}

/// A search of one position.
pub(crate) struct FaultySearch<'a, G> {
    pub(crate) program: &'a Program,
    pub(crate) game: G,
    /// The depth that was asked for.
    depth: i32,
    is_x_at_root: bool,
    /// Whether the game is played on a board, which mistakes can damage.
    pub(crate) is_board: bool,
    nodes: u64,
    entered: u64,
    best: Option<u16>,
    kept: &'a mut Kept,
    /// The free cells, where a program has one list for all plies.
    pub(crate) list: Vec<u16>,
    /// The move that leads to the position entered next.
    entering: Option<u16>,
    /// The visits of a recorded search with which this one is compared.
    recorded: Option<VisitComparison<'a>>,
}

impl<'a, G: PlainGame> FaultySearch<'a, G> {
    pub(crate) fn new(program: &'a Program, game: G, depth: u16, kept: &'a mut Kept) -> Self {
        let (is_x_at_root, is_board, list) = (game.is_x_to_move(), game.is_board(), game.moves());
        Self {
            program,
            game,
            depth: i32::from(depth),
            is_x_at_root,
            is_board,
            nodes: 0,
            entered: 0,
            best: None,
            kept,
            list,
            entering: None,
            recorded: None,
        }
    }

    /// Whether a search that was recorded is the same, visit by visit, and chose the same move.
    pub(crate) fn repeats(mut self, recorded: VisitComparison<'a>, best: Option<u16>) -> bool {
        self.recorded = Some(recorded);
        let (alpha, beta) = self.root_window();
        self.visit(self.depth, 0, alpha, beta);
        let is_same_move = self.best.is_none() || best.is_none() || self.best == best;
        is_same_move && self.recorded.is_some_and(|recorded| recorded.is_complete())
    }

    /// Searches the root.
    pub(crate) fn run(mut self) -> Behaviour {
        if !self.has(Switch::TableWithoutDepth) {
            self.kept.table.clear();
        }
        let (alpha, beta) = self.root_window();
        let value = self.visit(self.depth, 0, alpha, beta);
        let value =
            if self.has(Switch::ValueForX) && !self.is_x_at_root { value.wrapping_neg() } else { value };
        let ends = self.entered <= MOST_NODES;
        Behaviour { movement: self.best.map(|m| m + 1), value, nodes: self.nodes, ends }
    }

    /// The value of a root move for the side that makes it.
    pub(crate) fn value_of_move(mut self, m: u16) -> i32 {
        self.game.make(m);
        -self.visit(self.depth - 1, 1, -INFINITE, INFINITE)
    }

    #[inline]
    pub(crate) fn has(&self, switch: Switch) -> bool {
        self.program.switches.has(switch)
    }

    fn visit(&mut self, depth: i32, ply: i32, alpha: i32, beta: i32) -> i32 {
        self.entered += 1;
        if self.entered > MOST_NODES || !self.recorded.as_ref().is_none_or(VisitComparison::is_like) {
            return 0;
        }
        let movement = self.entering;
        let place = self.recorded.as_mut().map(|recorded| recorded.enter(movement, ply, (alpha, beta)));
        let is_counted = ply > 0 || !self.has(Switch::RootNotCounted);
        let leaf = self.leaf(depth, ply);
        let uncounted = if leaf.is_some() { Switch::InnerOnlyCounted } else { Switch::LeavesOnlyCounted };
        self.nodes += u64::from(is_counted && !self.has(uncounted));
        let leaves_in_table = self.program.writing.leaves_in_table;
        let is_asked = ply > 0 && (leaf.is_none() || leaves_in_table != LeavesInTable::None);
        let is_stored = leaf.is_none() || leaves_in_table == LeavesInTable::Stored;
        let key = self.table_key().filter(|_| is_asked);
        let known = key.and_then(|key| self.remembered(key, depth, alpha, beta));
        let value = known.or(leaf).unwrap_or_else(|| self.expand(depth, ply, alpha, beta));
        if let Some(key) = key.filter(|_| is_stored && known.is_none()) {
            let entry = Remembered { depth, value, is_lower: value >= beta, is_upper: value <= alpha };
            self.kept.table.insert(key, entry);
        }
        if let Some((recorded, place)) = self.recorded.as_mut().zip(place) {
            recorded.leave(place, value);
        }
        value
    }

    /// The value of a leaf for the side to move, as far as the program knows.
    fn leaf(&self, depth: i32, ply: i32) -> Option<i32> {
        let is_horizon = if self.has(Switch::DepthTwiceTestedForZero) {
            depth == 0
        } else {
            let is_early =
                self.has(Switch::PlyTooShallowAtRoot) || self.has(Switch::PlyTooShallow) && ply > 0;
            depth <= i32::from(is_early)
        };
        let value = if is_horizon && self.has(Switch::DepthBeforeEnd) {
            self.game.evaluate()
        } else if let Some(ended) = self.game.ended() {
            self.finished(ended, depth, ply)
        } else if is_horizon {
            self.game.evaluate()
        } else {
            return None;
        };
        let is_turned = (self.has(Switch::LeafNegatedAtOddPlies) && ply % 2 == 1)
            ^ (self.has(Switch::LeafForX) && !self.game.is_x_to_move())
            ^ (self.has(Switch::LeafForXSeenFromRoot) && !self.is_x_at_root)
            ^ (self.has(Switch::ParityOfDepthSign) && self.depth % 2 == 1)
            ^ (self.has(Switch::EvenDepthSign) && self.depth % 2 == 0);
        Some(if is_turned { -value } else { value })
    }

    fn finished(&self, ended: Ended, depth: i32, ply: i32) -> i32 {
        let most = self.game.win();
        let win = match self.program.convention.wins {
            _ if self.has(Switch::DistanceTurned) => most + ply,
            WinValue::Distance => most - ply,
            WinValue::Flat => most,
            WinValue::DepthLeft => most + depth,
        };
        let win = if self.has(Switch::WonByMover) { -win } else { win };
        match ended {
            Ended::Gain(gain) => gain,
            Ended::Won => win,
            Ended::Lost => -win,
            Ended::Drawn => 0,
        }
    }

    fn table_key(&self) -> Option<u128> {
        let is_used = match self.program.convention.table {
            TableUse::None => false,
            TableUse::Boards => self.is_board,
            TableUse::EqualDepth | TableUse::AtLeastDepth => true,
        };
        is_used.then(|| self.game.key(!self.has(Switch::TableWithoutOwner)))
    }

    fn remembered(&self, key: u128, depth: i32, alpha: i32, beta: i32) -> Option<i32> {
        let entry = self.kept.table.get(&key)?;
        let is_deep = entry.depth == depth
            || entry.depth > depth && self.program.convention.table != TableUse::EqualDepth
            || self.has(Switch::TableWithoutDepth)
            || self.has(Switch::TableWithoutDepthOfTask);
        let is_exact = !entry.is_lower && !entry.is_upper || self.has(Switch::TableMixesBounds);
        let is_enough =
            is_exact || entry.is_lower && entry.value >= beta || entry.is_upper && entry.value <= alpha;
        (is_deep && is_enough).then_some(entry.value)
    }

    fn expand(&mut self, depth: i32, ply: i32, alpha: i32, beta: i32) -> i32 {
        let Convention { failing, cuts_above, root, last_tie, .. } = self.program.convention;
        let prunes = self.program.kind.prunes();
        // Some programs have a loop of its own for the root.
        let root = if ply == 0 && prunes { root } else { RootLoop::Shared };
        let failing = if root == RootLoop::Shared { failing } else { Failing::Soft };
        let cuts_above = cuts_above && root == RootLoop::Shared;
        let takes_smallest = self.takes_smallest(ply);
        let takes_ties = ply == 0 && (last_tie || self.has(Switch::TieTakesBound));
        let cuts = self.cuts(ply) && root != RootLoop::Unshared;
        let raises = self.raises(ply) && root != RootLoop::Unshared;
        let (minus, plus) = self.infinities();
        let mut best = if self.starts_at_zero(ply) {
            0
        } else if takes_smallest {
            plus
        } else if prunes && failing != Failing::Soft {
            alpha
        } else {
            minus
        };
        let (mut low, mut first_low, mut last) = (alpha, alpha, best);
        let mut walk = self.walk();
        let mut searched = 0;
        let mut cut_result = None;
        while let Some(m) = self.next_move(&mut walk) {
            let before = low;
            self.game.make(m);
            let value = self.search_move((m, searched), (depth, ply), (low, beta), first_low);
            let value = self.turned(value);
            last = value;
            let beats_beta = if cuts_above { value > beta } else { value >= beta };
            let is_lost = cuts
                && beats_beta
                && (self.has(Switch::CutLosesBest) || self.has(Switch::CutReturnsAlphaUnstored))
                || cuts && best >= beta && self.has(Switch::CutLateUnstored);
            let is_better = if takes_smallest { value < best } else { value > best };
            if !is_lost && (is_better || takes_ties && value == best && searched > 0) {
                best = value;
                self.improved(m, ply);
                if raises && self.has(Switch::LowOverwritten) {
                    low = best;
                }
            }
            // Also where the move is not better: a best value that starts too high counts from the first move on.
            if raises && !self.has(Switch::LowOverwritten) {
                low = low.max(best);
            }
            let reached = match failing {
                _ if self.has(Switch::CutLate) || self.has(Switch::CutLateUnstored) => before,
                _ if self.has(Switch::LowOverwritten) => low,
                _ if self.program.writing.cuts_by_alpha => low.max(best),
                Failing::Hard => value,
                Failing::Soft | Failing::HardBelow => best,
            };
            let is_cut = is_lost || cuts && (if cuts_above { reached > beta } else { reached >= beta });
            self.take_back(m, is_cut);
            self.put_back(&mut walk, m);
            searched += 1;
            if searched == 1 {
                first_low = low;
            }
            if is_cut {
                let returns_alpha =
                    self.has(Switch::CutReturnsAlpha) || self.has(Switch::CutReturnsAlphaUnstored);
                cut_result = returns_alpha.then_some(before);
                break;
            }
            if self.has(Switch::ReturnInLoop) || self.has(Switch::ReturnInInnerLoop) && ply > 0 {
                break;
            }
        }
        match (cut_result, failing) {
            (Some(alpha), _) => alpha,
            _ if self.has(Switch::LastValue) => last,
            (None, Failing::Hard) if prunes => best.min(beta),
            (None, _) => best,
        }
    }

    /// The value of the child, for the side to move there; its move has been made.
    fn search_move(
        &mut self,
        (m, searched): (u16, usize),
        (depth, ply): (i32, i32),
        (low, beta): (i32, i32),
        first_low: i32,
    ) -> i32 {
        let is_twice = self.has(Switch::DepthTwice) || self.has(Switch::DepthTwiceTestedForZero);
        let is_kept = self.has(Switch::DepthKept) || self.has(Switch::PlyTooDeep) && ply == 0;
        let depth_left = if is_kept { depth } else { depth - 1 - i32::from(is_twice) };
        let Convention { root, research_from_value, frontier_trusted, .. } = self.program.convention;
        let is_first = searched == 0 && !self.has(Switch::ScoutsFirst);
        let scouts = self.program.kind == SearchKind::NegaScout
            && !is_first
            && !(ply == 0 && root != RootLoop::Shared);
        let (from, to) = if scouts { self.null_window(low, first_low) } else { (low, beta) };
        let (child_alpha, child_beta) = self.child_window(ply, from, to);
        self.entering = Some(m);
        let value = self.visit(depth_left, ply + 1, child_alpha, child_beta);
        let own = self.turned(value);
        let is_inside = low < own && (own < beta || self.has(Switch::ResearchBeyondBeta));
        if !scouts || !is_inside || self.has(Switch::NoResearch) || frontier_trusted && depth_left <= 0 {
            return value;
        }
        let (minus, plus) = self.infinities();
        let (low, high) = if self.has(Switch::ResearchNull) {
            (from, to)
        } else if self.has(Switch::ResearchBelowValue) {
            (low, own)
        } else if self.has(Switch::ResearchFull) {
            (minus, plus)
        } else if research_from_value {
            (own, beta)
        } else {
            (low, beta)
        };
        let (child_alpha, child_beta) = if self.has(Switch::ResearchNotSwapped) {
            (low.wrapping_neg(), high.wrapping_neg())
        } else {
            self.child_window(ply, low, high)
        };
        self.entering = Some(m);
        self.visit(depth_left, ply + 1, child_alpha, child_beta)
    }

    /// A child's value for the side to move here.
    fn turned(&self, value: i32) -> i32 {
        if self.has(Switch::SignNotTurned) { value } else { value.wrapping_neg() }
    }

    /// Whether a program of two cases is in that of MAX here.
    pub(crate) fn is_max(&self, ply: i32) -> bool {
        (ply % 2 == 0) == (self.is_x_at_root || !self.program.writing.max_is_x)
    }

    fn takes_smallest(&self, ply: i32) -> bool {
        self.has(Switch::Exchanged)
            || self.has(Switch::ExchangedAtRoot) && ply == 0
            || self.has(Switch::OpponentHelps) && ply % 2 == 1
            || self.has(Switch::LevelShifted) && ply > 0
            || self.has(Switch::ParityOfDepthSide) && self.depth % 2 == 1
            || self.has(Switch::EvenDepthSide) && self.depth % 2 == 0
    }

    fn starts_at_zero(&self, ply: i32) -> bool {
        self.has(Switch::ZeroStart)
            || self.has(if self.is_max(ply) { Switch::ZeroStartOfMax } else { Switch::ZeroStartOfMin })
    }

    fn cuts(&self, ply: i32) -> bool {
        let forgets = self.has(Switch::NeverCuts)
            || self.has(if self.is_max(ply) { Switch::OnlyMinCuts } else { Switch::OnlyMaxCuts });
        self.program.kind.prunes() && !forgets
    }

    fn raises(&self, ply: i32) -> bool {
        let forgets = self.has(Switch::NeverRaised)
            || self.has(Switch::AlphaAtRootOnly) && ply > 0
            || self.has(if self.is_max(ply) { Switch::NotRaisedByMax } else { Switch::NotRaisedByMin });
        !forgets
    }

    fn improved(&mut self, m: u16, ply: i32) {
        let is_root = ply == 0 || self.has(Switch::MoveGlobal);
        if is_root && !(self.has(Switch::FirstMoveKept) && self.best.is_some()) {
            self.best = Some(m);
        }
    }
}
