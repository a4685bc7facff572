//! Moves, generated one after the other.

use std::marker::PhantomData;

use plyground_core::Player;

use super::board::{forward, step};
use super::captures::Captures;
use super::variant::Variant;

/// A move. The route of a capture is not stored: routes that take the same pieces and end on the same square are one
/// move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Move {
    /// The pieces that it takes, as bits of the board.
    pub(super) captured: u64,
    pub(super) from: u8,
    pub(super) to: u8,
    /// Whether a man becomes a king.
    pub(super) is_crowned: bool,
}

impl Move {
    /// Whether it takes anything.
    #[inline]
    pub fn is_capture(self) -> bool {
        self.captured != 0
    }
}

/// The board as the side to move sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoverBoard {
    pub(super) men: u64,
    pub(super) kings: u64,
    pub(super) theirs: u64,
    pub(super) empty: u64,
    pub(super) player: Player,
}

/// The legal moves: all captures, or where there is none all others.
#[derive(Clone, Debug)]
pub struct Moves<V>(QuietOrCaptures<V>);

#[derive(Clone, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "moves live on the stack, and a box would be an allocation a node"
)]
enum QuietOrCaptures<V> {
    Quiet(QuietMoves<V>),
    Captures(Captures),
}

impl<V: Variant> Moves<V> {
    #[inline]
    pub(super) fn none() -> Self {
        Self(QuietOrCaptures::Quiet(QuietMoves::none()))
    }

    #[inline]
    pub(super) fn of(side: MoverBoard) -> Self {
        if side.can_capture::<V>() {
            let mut captures = Captures::new();
            captures.find::<V>(side);
            Self(QuietOrCaptures::Captures(captures))
        } else {
            Self(QuietOrCaptures::Quiet(QuietMoves::of(side)))
        }
    }
}

impl<V: Variant> Iterator for Moves<V> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        match &mut self.0 {
            QuietOrCaptures::Quiet(quiet) => quiet.next(),
            QuietOrCaptures::Captures(captures) => captures.next(),
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = match &self.0 {
            QuietOrCaptures::Quiet(quiet) => quiet.left(),
            QuietOrCaptures::Captures(captures) => captures.left(),
        };
        (left, Some(left))
    }
}

impl<V: Variant> ExactSizeIterator for Moves<V> {}

impl MoverBoard {
    /// How many moves there are.
    #[inline]
    pub(super) fn move_count<V: Variant>(self) -> usize {
        if self.can_capture::<V>() {
            let mut captures = Captures::new();
            captures.find::<V>(self);
            return captures.left();
        }
        let ahead = forward(self.player);
        let mut count = (step::<V>(self.men, ahead) & self.empty).count_ones()
            + (step::<V>(self.men, ahead + 1) & self.empty).count_ones();
        if self.kings != 0 {
            for way in 0..4 {
                let mut reached = step::<V>(self.kings, way) & self.empty;
                count += reached.count_ones();
                while V::KINGS_FLY && reached != 0 {
                    reached = step::<V>(reached, way) & self.empty;
                    count += reached.count_ones();
                }
            }
        }
        count as usize
    }

    /// Whether there is any move.
    #[inline]
    pub(super) fn can_move<V: Variant>(self) -> bool {
        let ahead = forward(self.player);
        let near = (step::<V>(self.men | self.kings, ahead) | step::<V>(self.men | self.kings, ahead + 1))
            | (step::<V>(self.kings, ahead ^ 2) | step::<V>(self.kings, (ahead + 1) ^ 2));
        near & self.empty != 0 || self.can_capture::<V>()
    }
}

/// Moves that capture nothing: men by their two ways, then kings by all four, near squares first. They are not
/// collected in a list.
#[derive(Clone, Debug)]
struct QuietMoves<V> {
    men: u64,
    kings: u64,
    empty: u64,
    king_row: u64,
    /// Where the moves of this stage lead, and which of them are still to come.
    reached: u64,
    pending: u64,
    /// Two stages of men, four of kings.
    stage: u8,
    ahead: u8,
    distance: u8,
    variant: PhantomData<V>,
}

const STAGES: u8 = 6;

impl<V: Variant> QuietMoves<V> {
    #[inline]
    fn of(side: MoverBoard) -> Self {
        let MoverBoard { men, kings, empty, player, .. } = side;
        let ahead = forward(player);
        let reached = step::<V>(men, ahead) & empty;
        Self {
            men,
            kings,
            empty,
            king_row: V::BOARD.king_rows[player.index()],
            reached,
            pending: reached,
            stage: 0,
            ahead,
            distance: 1,
            variant: PhantomData,
        }
    }

    #[inline]
    fn none() -> Self {
        Self {
            men: 0,
            kings: 0,
            empty: 0,
            king_row: 0,
            reached: 0,
            pending: 0,
            stage: STAGES,
            ahead: 0,
            distance: 1,
            variant: PhantomData,
        }
    }

    #[inline]
    fn way(&self) -> u8 {
        if self.stage < 2 { self.ahead + self.stage } else { self.stage - 2 }
    }

    /// Goes on to the next squares; false where there are no more.
    #[inline]
    fn advance(&mut self) -> bool {
        if V::KINGS_FLY && self.stage >= 2 && self.reached != 0 {
            self.reached = step::<V>(self.reached, self.way()) & self.empty;
            self.distance += 1;
        }
        if !V::KINGS_FLY || self.stage < 2 || self.reached == 0 {
            if self.stage + 1 >= STAGES || (self.stage >= 1 && self.kings == 0) {
                self.stage = STAGES;
                self.reached = 0;
                return false;
            }
            self.stage += 1;
            self.distance = 1;
            let movers = if self.stage < 2 { self.men } else { self.kings };
            self.reached = step::<V>(movers, self.way()) & self.empty;
        }
        self.pending = self.reached;
        true
    }

    #[inline]
    fn next(&mut self) -> Option<Move> {
        while self.pending == 0 {
            if self.stage >= STAGES || !self.advance() {
                return None;
            }
        }
        let to = self.pending.trailing_zeros() as u8;
        let is_crowned = self.stage < 2 && 1 << to & self.king_row != 0;
        self.pending &= self.pending - 1;
        let way = self.way();
        let back = self.distance * (V::BOARD.per_row as u8 + (way & 1));
        let from = if way & 2 == 0 { to - back } else { to + back };
        Some(Move { captured: 0, from, to, is_crowned })
    }

    #[inline]
    fn left(&self) -> usize {
        let mut rest = self.clone();
        let mut count = rest.pending.count_ones();
        while rest.stage < STAGES && rest.advance() {
            count += rest.pending.count_ones();
        }
        count as usize
    }
}
