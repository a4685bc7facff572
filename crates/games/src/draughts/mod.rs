//! Draughts: English, Russian and International.
//!
//! The rules are those of the federations: for English draughts the World Checkers/Draughts Federation's "Rules of Draughts",
//! for International draughts the Fédération Mondiale du Jeu de Dames' "Official rules for international draughts"
//! (annex 1), for Russian draughts the rules by which competitions in draughts-64 are held. In all three a capture is
//! compulsory, a side that cannot move has lost, and captured pieces are taken off when the move is over.
//!
//! | | English | Russian | International |
//! |---|---|---|---|
//! | board | 8x8 | 8x8 | 10x10 |
//! | begins, and is X here | dark, at the top | white, at the bottom | white, at the bottom |
//! | men capture | forwards | also backwards | also backwards |
//! | kings | step | fly | fly |
//! | which capture | any | any | one that takes the most pieces |
//! | a man on the king row in a capture | is crowned and stops | is crowned and goes on as a king | goes on as a man |
//!
//! A capture is carried on while it can be. A flying king that can land on several squares must choose one from which
//! it can go on, if there is any. Captures that take the same pieces from the same square to the same square are one
//! move by any route; captures that take different pieces are different moves.
//!
//! # Draws
//!
//! Federations let a player claim most draws, or an arbiter declare them; here the game is over at once. A move is one of
//! each side, as federations count.
//!
//! - In all three: the same position with the same side to move for the third time.
//! - English: 40 moves without a capture and without a man that moves.
//! - Russian: 15 moves with kings only and without a capture; this covers three kings or more against one, which have 15
//!   moves. Where both have kings and nothing is captured or crowned: 5 moves with two or three pieces on the board,
//!   30 with four or five, 60 with six or seven, whether or not men move.
//! - International: 25 moves with kings only and without a capture; 16 moves from when there are three pieces with a king among
//!   them against one king; 5 moves from when there are two or one against one king. A capture in the first of these endings
//!   does not lengthen it: the annex says that the maximum of 16 moves stays valid, so that fewer than 5 may be left.
//!
//! Left out: shorter limits for a lone king that holds the main road, which not all editions of the rules have, draws
//! by agreement, and the arbiter's judgement that neither side can win.
//!
//! So a position depends on its history: it owns the keys of the positions since the last move that cannot be taken back, and
//! two counters. The counters stand in the position's text, the keys do not: a position that is set up begins a new history.
//!
//! The number of plies to a depth from the start is in `testkit`, and agrees with the published ones.

mod board;
mod captures;
mod evaluator;
mod features;
mod fen;
mod game;
mod moves;
mod notation;
mod variant;

pub use board::Geometry;
pub use evaluator::Material;
pub use moves::{Move, Moves};
pub use variant::{Crowning, English, International, Russian, Variant};

use std::marker::PhantomData;

use moves::MoverBoard;
use plyground_core::{Alternating, Indexed, Keyed, Noisy, Outcome, Player, Position};

use crate::keys::{fold, of_sets};

/// Room for the keys of every position since the last irreversible move: the longest limit is 80 plies.
const KEYS: usize = 80;

/// A third occurrence takes two cycles of four plies.
const FIRST_REPETITION: u8 = 8;

/// A position of draughts by the rules of `V`.
#[derive(Clone, Debug)]
pub struct Draughts<V> {
    state: State,
    /// The keys of the boards since the last move of a man or capture, this one not included: as many as `state.quiet`.
    keys: [u64; KEYS],
    /// The name under which the game was opened.
    name: &'static str,
    variant: PhantomData<V>,
}

/// Everything but the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct State {
    pieces: [u64; 2],
    kings: u64,
    /// The sum of the keys of the history.
    past: u64,
    /// Plies since the last move of a man or capture.
    quiet: u8,
    /// Plies since an ending with a limit of its own began.
    ending: u8,
    /// Its limit; 0 where there is none.
    ending_limit: u8,
    is_drawn: bool,
    to_move: Player,
}

impl<V: Variant> Draughts<V> {
    /// The opening position.
    pub fn new() -> Self {
        let rows = |from: u32| (from..from + V::ROWS_OF_MEN).fold(0, |set, row| set | V::BOARD.row(row));
        let pieces = [rows(0), rows(V::BOARD.side() - V::ROWS_OF_MEN)];
        Self::set_up(pieces, 0, Player::First)
    }

    /// A position with these pieces and no history.
    fn set_up(pieces: [u64; 2], kings: u64, to_move: Player) -> Self {
        let state = State {
            pieces,
            kings,
            past: 0,
            quiet: 0,
            ending: 0,
            ending_limit: V::ending_limit(pieces, kings),
            is_drawn: false,
            to_move,
        };
        let [(name, ..), ..] = V::NAMES else { unreachable!("every variant has a name") };
        Self { state, keys: [0; KEYS], name, variant: PhantomData }
    }

    /// The board as the side to move sees it.
    #[inline]
    fn side(&self) -> MoverBoard {
        self.seen_by(self.state.to_move)
    }

    /// The board as a side sees it, as if it were to move.
    #[inline]
    fn seen_by(&self, player: Player) -> MoverBoard {
        let State { pieces, kings, .. } = self.state;
        let (ours, theirs) = (pieces[player.index()], pieces[player.other().index()]);
        MoverBoard {
            men: ours & !kings,
            kings: ours & kings,
            theirs,
            empty: V::BOARD.all & !(ours | theirs),
            player,
        }
    }

    /// Whether a count has reached its limit.
    #[inline]
    fn is_counted_out(&self) -> bool {
        let State { quiet, ending, ending_limit, .. } = self.state;
        quiet >= V::QUIET_LIMIT || (ending_limit > 0 && ending >= ending_limit)
    }

    /// Whether this position stands for the third time.
    fn is_repeated(&self) -> bool {
        let now = self.state.board_key();
        let same_side = self.keys[..usize::from(self.state.quiet)].iter().rev().skip(1).step_by(2);
        same_side.filter(|&&key| key == now).count() >= 2
    }
}

impl<V: Variant> Default for Draughts<V> {
    fn default() -> Self {
        Self::new()
    }
}

/// Two positions are equal if the same can still happen: their histories count too.
impl<V: Variant> PartialEq for Draughts<V> {
    fn eq(&self, other: &Self) -> bool {
        let quiet = usize::from(self.state.quiet);
        self.state == other.state && self.keys[..quiet] == other.keys[..quiet]
    }
}

impl<V: Variant> Eq for Draughts<V> {}

/// What a move changes.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    before: State,
    /// The key of an older history that stood where this move's went.
    forgotten: u64,
}

impl<V: Variant> Position for Draughts<V> {
    type Move = Move;
    type Undo = Undo;
    type Moves = Moves<V>;

    #[inline]
    fn to_move(&self) -> Player {
        self.state.to_move
    }

    /// A side that cannot move has lost, even if a count ends with the same move.
    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if !self.side().can_move::<V>() {
            return Some(Outcome::Win(self.state.to_move.other()));
        }
        self.state.is_drawn.then_some(Outcome::Draw)
    }

    #[inline]
    fn moves(&self) -> Moves<V> {
        if self.state.is_drawn { Moves::none() } else { Moves::of(self.side()) }
    }

    #[inline]
    fn move_count(&self) -> usize {
        if self.state.is_drawn { 0 } else { self.side().move_count::<V>() }
    }

    #[inline]
    fn make(&mut self, m: Move) -> Undo {
        let before = self.state;
        let state = &mut self.state;
        let (from, to) = (1 << m.from, 1 << m.to);
        let is_king = state.kings & from != 0;
        let mut forgotten = 0;
        if is_king && !m.is_capture() {
            let key = state.board_key();
            forgotten = std::mem::replace(&mut self.keys[usize::from(state.quiet)], key);
            state.past = state.past.wrapping_add(key);
            state.quiet += 1;
        } else {
            state.past = 0;
            state.quiet = 0;
        }
        let (us, them) = (state.to_move.index(), state.to_move.other().index());
        state.pieces[us] = (state.pieces[us] & !from) | to;
        state.pieces[them] &= !m.captured;
        state.kings &= !(from | m.captured);
        if is_king || m.is_crowned {
            state.kings |= to;
        }
        state.to_move = state.to_move.other();
        if (before.kings | state.kings) != 0 {
            let limit = V::ending_limit(state.pieces, state.kings);
            let is_changed = V::CHANGE_RESTARTS_ENDING && (m.is_capture() || m.is_crowned);
            let goes_on = limit > 0 && limit == state.ending_limit && !is_changed;
            state.ending = if goes_on {
                state.ending + 1
            } else if V::LIMIT_OUTLASTS_CAPTURE && state.ending_limit > 0 {
                // This ending has no more plies than the one before it had left.
                let left = state.ending_limit.saturating_sub(state.ending + 1);
                limit.saturating_sub(left)
            } else {
                0
            };
            state.ending_limit = limit;
            let is_repeated = state.quiet >= FIRST_REPETITION && self.is_repeated();
            self.state.is_drawn = is_repeated || self.is_counted_out();
        }
        Undo { before, forgotten }
    }

    #[inline]
    fn unmake(&mut self, _: Move, undo: Undo) {
        if self.state.quiet > 0 {
            self.keys[usize::from(undo.before.quiet)] = undo.forgotten;
        }
        self.state = undo.before;
    }
}

impl<V: Variant> Alternating for Draughts<V> {}

impl<V: Variant> Noisy for Draughts<V> {
    #[inline]
    fn is_noisy(&self, m: Move) -> bool {
        m.is_capture()
    }
}

impl State {
    /// A key of the pieces and the side to move, by multiplication. It is computed on demand: men make most moves, and
    /// those cannot repeat a position.
    #[inline]
    fn board_key(&self) -> u64 {
        let turn = (self.to_move.index() as u64) << 63;
        let pieces = of_sets(self.pieces);
        fold(pieces ^ 0xa076_1d64_78bd_642f, self.kings ^ turn ^ 0x2545_f491_4f6c_dd1d)
    }
}

impl<V: Variant> Keyed for Draughts<V> {
    /// The rest of the game depends on the counters and on which positions have occurred since the last irreversible
    /// move, in any order; so the sum of their keys is a part of the key.
    #[inline]
    fn key(&self) -> u64 {
        let State { past, quiet, ending, is_drawn, .. } = self.state;
        let counters = u64::from(quiet) | u64::from(ending) << 8 | u64::from(is_drawn) << 16;
        fold(self.state.board_key() ^ past.rotate_left(23), counters ^ 0xe703_7ed1_a0b4_28db)
    }
}

impl<V: Variant> Indexed for Draughts<V> {
    fn indices(&self) -> usize {
        1 << 12
    }

    #[inline]
    fn index(&self, m: Move) -> usize {
        usize::from(m.from) << 6 | usize::from(m.to)
    }
}
