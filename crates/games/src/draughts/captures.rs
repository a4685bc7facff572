//! Captures: found piece by piece, jump by jump.

use super::board::{WAYS, bits, forward, opposite, step};
use super::moves::{Move, MoverBoard};
use super::variant::{Crowning, Variant};

/// Captures that are stored without an allocation: in twenty thousand random games of each kind there were never more.
/// But a position can be set up that has hundreds.
const ROOM: usize = 16;

/// A list of captures, each once.
#[derive(Clone, Debug)]
pub(super) struct Captures {
    first: [Move; ROOM],
    more: Vec<Move>,
    length: usize,
    next: usize,
    /// How many pieces the longest capture so far takes, where that matters.
    most: u32,
}

impl Captures {
    #[inline]
    pub(super) fn new() -> Self {
        Self { first: [Move::default(); ROOM], more: Vec::new(), length: 0, next: 0, most: 0 }
    }

    #[inline]
    pub(super) fn left(&self) -> usize {
        self.length - self.next
    }

    #[inline]
    pub(super) fn next(&mut self) -> Option<Move> {
        if self.next == self.length {
            return None;
        }
        self.next += 1;
        Some(self.at(self.next - 1))
    }

    #[inline]
    fn at(&self, place: usize) -> Move {
        self.first.get(place).copied().unwrap_or_else(|| self.more[place - ROOM])
    }

    /// Adds a capture, unless it is there already or takes too few.
    #[inline]
    fn add<V: Variant>(&mut self, capture: Move) {
        if V::MOST_MUST_BE_CAPTURED {
            let count = capture.captured.count_ones();
            if count < self.most {
                return;
            }
            if count > self.most {
                self.most = count;
                self.length = 0;
                self.more.clear();
            }
        }
        // Two routes that take the same pieces need a turn, and so at least two pieces.
        let has_turned = !capture.captured.is_power_of_two();
        if has_turned && (0..self.length).any(|place| self.at(place) == capture) {
            return;
        }
        match self.first.get_mut(self.length) {
            Some(place) => *place = capture,
            None => self.more.push(capture),
        }
        self.length += 1;
    }

    /// Finds all captures of a side.
    #[inline]
    pub(super) fn find<V: Variant>(&mut self, side: MoverBoard) {
        for from in bits(side.jumping_men::<V>()) {
            let mut search = CaptureSearch::new::<V>(self, side, from);
            if V::MEN_CAPTURE_BACKWARDS {
                search.jump::<V>(from, 0, &WAYS);
            } else {
                let ahead = forward(side.player);
                search.jump::<V>(from, 0, &[ahead, ahead + 1]);
            }
        }
        if V::KINGS_FLY {
            for from in bits(side.kings) {
                CaptureSearch::new::<V>(self, side, from).fly::<V>(from, 0, &WAYS, false);
            }
        } else {
            for from in bits(side.jumping::<V>(side.kings, 0..4)) {
                CaptureSearch::new::<V>(self, side, from).jump::<V>(from, 0, &WAYS);
            }
        }
    }
}

impl MoverBoard {
    /// Whether there is a capture.
    #[inline]
    pub(super) fn can_capture<V: Variant>(self) -> bool {
        self.jumping_men::<V>() != 0 || (self.kings != 0 && self.kings_jump::<V>())
    }

    #[inline]
    fn jumping_men<V: Variant>(self) -> u64 {
        if V::MEN_CAPTURE_BACKWARDS {
            self.jumping::<V>(self.men, 0..4)
        } else {
            let ahead = forward(self.player);
            self.jumping::<V>(self.men, ahead..ahead + 2)
        }
    }

    /// Which of these pieces can jump over a neighbour by one of these ways.
    #[inline]
    fn jumping<V: Variant>(self, pieces: u64, ways: std::ops::Range<u8>) -> u64 {
        let mut found = 0;
        for way in ways {
            let back = opposite(way);
            found |= step::<V>(step::<V>(self.empty, back) & self.theirs, back);
        }
        found & pieces
    }

    #[inline]
    fn kings_jump<V: Variant>(self) -> bool {
        if !V::KINGS_FLY {
            return self.jumping::<V>(self.kings, 0..4) != 0;
        }
        (0..4).any(|way| {
            let (mut reached, mut last) = (self.kings, self.kings);
            while last != 0 {
                last = step::<V>(last, way) & self.empty;
                reached |= last;
            }
            step::<V>(step::<V>(reached, way) & self.theirs, way) & self.empty != 0
        })
    }
}

/// The captures of one piece. A captured piece stays on the board until the move is over: it blocks the way and cannot
/// be jumped over again. The square that the capturing piece came from is free.
struct CaptureSearch<'a> {
    list: &'a mut Captures,
    theirs: u64,
    empty: u64,
    from: u8,
    king_row: u64,
    /// Whether the capturing piece began as a man.
    is_man: bool,
}

impl<'a> CaptureSearch<'a> {
    #[inline]
    fn new<V: Variant>(list: &'a mut Captures, side: MoverBoard, from: u64) -> Self {
        Self {
            list,
            theirs: side.theirs,
            empty: side.empty | from,
            from: from.trailing_zeros() as u8,
            king_row: V::BOARD.king_rows[side.player.index()],
            is_man: side.men & from != 0,
        }
    }

    #[inline]
    fn end<V: Variant>(&mut self, at: u64, captured: u64, is_crowned: bool) {
        self.list.add::<V>(Move { captured, from: self.from, to: at.trailing_zeros() as u8, is_crowned });
    }

    /// Continues from a square over neighbours only.
    fn jump<V: Variant>(&mut self, at: u64, captured: u64, ways: &[u8]) {
        let mut goes_on = false;
        for &way in ways {
            let over = step::<V>(at, way) & self.theirs & !captured;
            let to = step::<V>(over, way) & self.empty;
            if to == 0 {
                continue;
            }
            goes_on = true;
            let captured = captured | over;
            if self.is_man && to & self.king_row != 0 && V::CROWNING != Crowning::AtTheEnd {
                if V::CROWNING == Crowning::EndsTheMove || !self.fly::<V>(to, captured, &WAYS, true) {
                    self.end::<V>(to, captured, true);
                }
            } else {
                self.jump::<V>(to, captured, ways);
            }
        }
        if !goes_on {
            self.end::<V>(at, captured, self.is_man && at & self.king_row != 0);
        }
    }

    /// Continues from a square over any distance; true if there was anything to capture.
    fn fly<V: Variant>(&mut self, at: u64, captured: u64, ways: &[u8], is_crowned: bool) -> bool {
        let mut found = false;
        for &way in ways {
            let mut over = step::<V>(at, way);
            while over & self.empty != 0 {
                over = step::<V>(over, way);
            }
            over &= self.theirs & !captured;
            let mut last = step::<V>(over, way) & self.empty;
            if last == 0 {
                continue;
            }
            found = true;
            let captured = captured | over;
            let mut landings = last;
            loop {
                let next = step::<V>(last, way) & self.empty;
                if next == 0 {
                    break;
                }
                last = next;
                landings |= next;
            }
            // The king may turn on each square behind the piece; straight on is the same from all of them.
            let mut goes_on = self.fly::<V>(last, captured, &[way], is_crowned);
            for landing in bits(landings) {
                goes_on |= self.fly::<V>(landing, captured, &[way ^ 1, way ^ 3], is_crowned);
            }
            if !goes_on {
                for landing in bits(landings) {
                    self.end::<V>(landing, captured, is_crowned);
                }
            }
        }
        found
    }
}
