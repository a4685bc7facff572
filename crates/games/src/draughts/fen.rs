//! Positions as text: the FEN of Portable Draughts Notation.
//!
//! `B:W21,22,K30:B1,2` says who is to move, and where the pieces of either side stand; kings have a `K`. A range of numbers stands for
//! all squares of it: `B1-12`, and `K1-3` for three kings; ranges are read and never written. As in version 3 of that
//! notation `:H12` adds how many plies ago a man moved or a piece was taken. Two fields are our own: `:E4`, how many plies
//! ago an ending began that has a limit, and `:R3` where the game is over because the position stands for the third time.
//! Fields that are zero are left out. Earlier positions are not written: the history begins with the text.

use std::fmt::Write;

use plyground_core::{Message, Player, Position, message};

use super::board::{bit_of, bits};
use super::{Draughts, FIRST_REPETITION, Variant};

impl<V: Variant> Draughts<V> {
    pub(super) fn write_fen(&self) -> String {
        let state = &self.state;
        let mut text = V::COLOURS[self.to_move().index()].to_string();
        for player in Player::BOTH {
            let stands = |bit: &u8| state.pieces[player.index()] >> bit & 1 == 1;
            let square = |bit: u8| {
                let crown = if state.kings >> bit & 1 == 1 { "K" } else { "" };
                format!("{crown}{}", Self::write_square(bit))
            };
            let in_order = (1..=V::BOARD.squares()).filter_map(bit_of::<V>);
            let squares: Vec<String> = in_order.filter(stands).map(square).collect();
            let _ = write!(text, ":{}{}", V::COLOURS[player.index()], squares.join(","));
        }
        let is_third = state.is_drawn && !self.is_counted_out();
        let fields = [('H', state.quiet), ('E', state.ending), ('R', 3 * u8::from(is_third))];
        for (letter, value) in fields.into_iter().filter(|&(_, value)| value > 0) {
            let _ = write!(text, ":{letter}{value}");
        }
        text
    }

    pub(super) fn read_fen(
        &self,
        text: &str,
        to_move: Option<Player>,
        strict: bool,
    ) -> Result<Self, Message> {
        let text = text.trim().trim_end_matches('.').to_uppercase();
        let mut fields = text.split(':');
        let turn = fields.next().and_then(Self::player_of).ok_or_else(form::<V>)?;
        let turn_is_given = to_move.is_none_or(|player| player == turn);
        if !turn_is_given {
            return Err(message!(
                "draughts-turn",
                "the position says that {colour} is to move: change its first letter, or say nothing else",
                colour = V::COLOURS[turn.index()]
            ));
        }
        let (mut pieces, mut kings, mut counts) = ([None; 2], 0, [None; 3]);
        for field in fields {
            let letter = field.chars().next().ok_or_else(form::<V>)?;
            let rest = &field[letter.len_utf8()..];
            if let Some(player) = Self::player_of(&letter.to_string()) {
                let place = &mut pieces[player.index()];
                if place.is_some() {
                    return Err(form::<V>());
                }
                let (all, crowned) = Self::read_pieces(rest)?;
                (*place, kings) = (Some(all), kings | crowned);
            } else {
                let place =
                    ['H', 'E', 'R'].iter().position(|&known| known == letter).ok_or_else(form::<V>)?;
                let value: u8 = rest.parse().map_err(|_| form::<V>())?;
                if counts[place].replace(value).is_some() {
                    return Err(form::<V>());
                }
            }
        }
        let [Some(first), Some(second)] = pieces else { return Err(form::<V>()) };
        let mut pos = Self::set_up([first, second], kings, turn);
        pos.name = self.name;
        pos.check_pieces(strict)?;
        pos.set_counts(counts.map(Option::unwrap_or_default), strict)?;
        Ok(pos)
    }

    fn player_of(word: &str) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| V::COLOURS[player.index()].to_string() == word)
    }

    /// All pieces of a list, and which of them are kings.
    fn read_pieces(list: &str) -> Result<(u64, u64), Message> {
        let (mut all, mut kings) = (0, 0);
        for word in list.split(',').filter(|_| !list.is_empty()) {
            let name = word.strip_prefix('K').unwrap_or(word);
            let squares = Self::read_range(&name.to_lowercase()).ok_or_else(|| {
                message!(
                    "draughts-square",
                    "`{word}` is not a square here: write the numbers of dark squares, 1 to {last}, with K before kings",
                    word = word.escape_debug().to_string(),
                    last = V::BOARD.squares() as usize
                )
            })?;
            if let Some(bit) = bits(all & squares).next() {
                return Err(twice::<V>(bit.trailing_zeros() as u8));
            }
            all |= squares;
            if name.len() < word.len() {
                kings |= squares;
            }
        }
        Ok((all, kings))
    }

    /// One square, or all those whose numbers lie between two, both included.
    fn read_range(name: &str) -> Option<u64> {
        let Some((from, to)) = name.split_once('-') else {
            return Some(1 << Self::read_square(name)?);
        };
        let number = |word: &str| {
            let is_number = word.bytes().all(|sign| sign.is_ascii_digit());
            word.parse::<u32>().ok().filter(|&number| is_number && bit_of::<V>(number).is_some())
        };
        let (from, to) = (number(from)?, number(to)?);
        let squares = (from..=to).filter_map(bit_of::<V>).fold(0, |set, bit| set | 1 << bit);
        (from <= to).then_some(squares)
    }

    fn check_pieces(&self, strict: bool) -> Result<(), Message> {
        let [first, second] = self.state.pieces;
        if let Some(bit) = bits(first & second).next() {
            return Err(twice::<V>(bit.trailing_zeros() as u8));
        }
        for player in Player::BOTH {
            let pieces = self.state.pieces[player.index()];
            let stuck = pieces & !self.state.kings & V::BOARD.king_rows[player.index()];
            if let Some(bit) = bits(stuck).next() {
                return Err(message!(
                    "draughts-uncrowned",
                    "a man cannot stand on {square}, where it becomes a king: write K before it",
                    square = Self::write_square(bit.trailing_zeros() as u8)
                ));
            }
            let most = V::ROWS_OF_MEN * V::BOARD.per_row;
            if strict && pieces.count_ones() > most {
                return Err(message!(
                    "draughts-too-many",
                    "too many pieces for one side: {count}, where there can be {most} at most",
                    count = pieces.count_ones() as usize,
                    most = most as usize
                ));
            }
        }
        if first | second == 0 {
            return Err(message!("draughts-empty", "there is no piece on the board: write some squares"));
        }
        Ok(())
    }

    fn set_counts(&mut self, [quiet, ending, times]: [u8; 3], strict: bool) -> Result<(), Message> {
        let is_third = times == 3 && quiet >= FIRST_REPETITION;
        let is_possible = quiet <= V::QUIET_LIMIT
            && ending <= self.state.ending_limit
            && (times == 0 || is_third)
            && (!strict || quiet == 0 || self.state.kings != 0);
        if !is_possible {
            return Err(message!(
                "draughts-counts",
                "the counts after the pieces cannot arise in play: leave out :H, :E and :R"
            ));
        }
        self.state.quiet = quiet;
        self.state.ending = ending;
        self.state.is_drawn = is_third || self.is_counted_out();
        Ok(())
    }
}

fn form<V: Variant>() -> Message {
    let example = if V::FIRST_ON_TOP { "B:B1,2,K30:W21,22" } else { "W:W21,22,K30:B1,2" };
    message!(
        "draughts-form",
        "write who is to move and the squares of both sides, for example {example}",
        example = example
    )
}

fn twice<V: Variant>(bit: u8) -> Message {
    message!(
        "draughts-twice",
        "two pieces cannot stand on {square}: name every square once",
        square = Draughts::<V>::write_square(bit)
    )
}
