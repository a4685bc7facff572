//! Moves as people write them.
//!
//! A move is written by the squares where it begins and ends. Where two captures share both, the squares between are
//! written too. Squares have numbers, and in Russian draughts letters and digits; both are read in all three.

use plyground_core::{Game, Message, Player, Position, message};

use super::board::{WAYS, bit_at, bit_of, forward, number_of, opposite, place_of, step};
use super::variant::Crowning;
use super::{Draughts, Move, Variant};

/// Signs that may stand between squares.
const SEPARATORS: [char; 5] = ['-', 'x', ':', '*', '×'];

impl<V: Variant> Draughts<V> {
    /// A square as it is written: `22`, or `c3` where that is the custom.
    pub(super) fn write_square(bit: u8) -> String {
        if !V::IS_ALGEBRAIC {
            return number_of::<V>(bit).to_string();
        }
        let (column, row) = place_of::<V>(bit);
        format!("{}{}", crate::rows::column_letter(column as usize), V::BOARD.side() - row)
    }

    /// The square of this name, where there is one.
    pub(super) fn read_square(word: &str) -> Option<u8> {
        let is_number = |word: &str| !word.is_empty() && word.bytes().all(|sign| sign.is_ascii_digit());
        if is_number(word) {
            return bit_of::<V>(word.parse().ok()?);
        }
        let letter = word.bytes().next().filter(u8::is_ascii_lowercase)?;
        let row = word.get(1..).filter(|row| is_number(row))?;
        let from_top = V::BOARD.side().checked_sub(row.parse().ok()?)?;
        bit_at::<V>(u32::from(letter - b'a'), from_top)
    }

    /// The move in its shortest form that means no other.
    pub(super) fn written(&self, m: Move) -> String {
        let is_twin = |other: Move| other != m && (other.from, other.to) == (m.from, m.to);
        let squares =
            if m.is_capture() && self.moves().any(is_twin) { self.squares_of(m) } else { vec![m.from, m.to] };
        let sign = match (m.is_capture(), V::IS_ALGEBRAIC) {
            (false, _) => "-",
            (true, false) => "x",
            (true, true) => ":",
        };
        squares.into_iter().map(Self::write_square).collect::<Vec<_>>().join(sign)
    }

    /// The squares that a move touches, from the first to the last.
    pub(super) fn squares_of(&self, m: Move) -> Vec<u8> {
        if m.is_capture() {
            let mut squares = vec![m.from];
            let is_found = Route { pos: self, m, wanted: &[], is_exact: false }.find(&mut squares, 0);
            debug_assert!(is_found, "a capture that was found can be found again");
            squares
        } else {
            vec![m.from, m.to]
        }
    }

    /// The legal move that a text denotes.
    pub(super) fn read(&self, text: &str) -> Result<Move, Message> {
        if self.outcome().is_some() {
            return Err(message!("move-after-the-end", "the game is over: no more moves"));
        }
        let word = text.trim().to_lowercase();
        let squares: Option<Vec<u8>> = word.split(SEPARATORS).map(Self::read_square).collect();
        let squares = squares.filter(|squares| squares.len() > 1).ok_or_else(|| self.unknown(text))?;
        let (first, last) = (squares[0], squares[squares.len() - 1]);
        let between = &squares[1..squares.len() - 1];
        let ends_match = |m: &Move| (m.from, m.to) == (first, last);
        let goes = |m: Move, is_exact: bool| {
            let route = Route { pos: self, m, wanted: between, is_exact };
            if m.is_capture() { route.find(&mut vec![m.from], 0) } else { between.is_empty() }
        };
        // All squares of one capture may be some squares of another.
        if let Some(m) = self.moves().filter(ends_match).find(|&m| goes(m, true)) {
            return Ok(m);
        }
        let found: Vec<Move> = self.moves().filter(ends_match).filter(|&m| goes(m, false)).collect();
        match found[..] {
            [m] => Ok(m),
            [] if squares.len() == 2 && self.moves().any(Move::is_capture) => Err(self.must_capture()),
            [] => Err(self.unknown(text)),
            _ => Err(message!(
                "draughts-ambiguous",
                "`{text}` can be played in more than one way: write {moves}",
                text = word,
                moves = found.iter().map(|&m| self.written(m)).collect::<Vec<_>>().join(" / ")
            )),
        }
    }

    fn unknown(&self, text: &str) -> Message {
        message!(
            "move-unknown",
            "`{text}` is not a move here: try one of {moves}",
            text = text.trim().escape_debug().to_string(),
            moves = self.first_moves()
        )
    }

    pub(super) fn must_capture(&self) -> Message {
        let moves = self.first_moves();
        message!("draughts-must-capture", "a capture is compulsory: play one of {moves}", moves = moves)
    }

    pub(super) fn first_moves(&self) -> String {
        self.moves().take(12).map(|m| self.write_move(m)).collect::<Vec<_>>().join(" ")
    }
}

/// A route for a capture, found among all routes; slow, for notation only.
struct Route<'a, V> {
    pos: &'a Draughts<V>,
    m: Move,
    /// Squares between the first and the last that it must touch, in this order.
    wanted: &'a [u8],
    /// Whether it may touch no others.
    is_exact: bool,
}

impl<V: Variant> Route<'_, V> {
    fn player(&self) -> Player {
        self.pos.to_move()
    }

    /// Adds squares until the capture is complete; false where that cannot be, and then `squares` is as it was.
    fn find(&self, squares: &mut Vec<u8>, captured: u64) -> bool {
        let at = *squares.last().expect("a route begins somewhere");
        if captured == self.m.captured {
            return at == self.m.to
                && self.is_crowned(squares) == self.m.is_crowned
                && self.touches(&squares[1..squares.len() - 1]);
        }
        let is_king = self.is_king(squares);
        let ahead = forward(self.player());
        let both_ways = is_king || V::MEN_CAPTURE_BACKWARDS;
        for way in WAYS.into_iter().filter(|way| both_ways || way & 2 == ahead) {
            for (over, to) in self.jumps(1 << at, way, captured, is_king && V::KINGS_FLY) {
                squares.push(to);
                if self.find(squares, captured | over) {
                    return true;
                }
                squares.pop();
            }
        }
        false
    }

    /// The pieces that can be jumped over one way, and where the capturing piece can land.
    fn jumps(&self, at: u64, way: u8, captured: u64, flies: bool) -> Vec<(u64, u8)> {
        let empty = self.pos.side().empty | 1 << self.m.from;
        let mut over = step::<V>(at, way);
        while flies && over & empty != 0 {
            over = step::<V>(over, way);
        }
        let mut found = Vec::new();
        let mut to = step::<V>(over & self.m.captured & !captured, way) & empty;
        debug_assert!(to == 0 || step::<V>(to, opposite(way)) == over);
        while to != 0 {
            found.push((over, to.trailing_zeros() as u8));
            to = if flies { step::<V>(to, way) & empty } else { 0 };
        }
        found
    }

    fn begins_as_king(&self) -> bool {
        self.pos.state.kings >> self.m.from & 1 == 1
    }

    fn is_king(&self, squares: &[u8]) -> bool {
        self.begins_as_king() || (V::CROWNING == Crowning::GoesOn && self.has_touched_king_row(squares))
    }

    fn has_touched_king_row(&self, squares: &[u8]) -> bool {
        let king_row = V::BOARD.king_rows[self.player().index()];
        squares.iter().any(|&square| king_row >> square & 1 == 1)
    }

    /// Whether a man that touched these squares is a king when it stops on the last.
    fn is_crowned(&self, squares: &[u8]) -> bool {
        let counting = if V::CROWNING == Crowning::GoesOn { squares } else { &squares[squares.len() - 1..] };
        !self.begins_as_king() && self.has_touched_king_row(counting)
    }

    /// Whether the squares between the ends are those that are wanted.
    fn touches(&self, between: &[u8]) -> bool {
        if self.is_exact {
            return between == self.wanted;
        }
        let mut rest = between.iter();
        self.wanted.iter().all(|square| rest.any(|touched| touched == square))
    }
}
