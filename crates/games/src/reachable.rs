//! Complaints about positions that no play can reach, for games in which the sides put stones in turn.

use plyground_core::{Message, Player, message};

/// Refuses numbers of stones that do not suit the side to move: the other has as many, or one more.
pub(crate) fn check_turns(stones: [usize; 2], to_move: Player) -> Result<(), Message> {
    let ahead = stones[to_move.other().index()].checked_sub(stones[to_move.index()]);
    if ahead.is_some_and(|ahead| ahead <= 1) { Ok(()) } else { Err(uneven(stones)) }
}

/// Numbers of stones that turns cannot bring about.
pub(crate) fn uneven([x, o]: [usize; 2]) -> Message {
    message!("position-uneven", "{x} X and {o} O cannot arise in play, turns alternate", x = x, o = o)
}

/// A side that has won and would have to move.
pub(crate) fn line_to_move(side: Player) -> Message {
    message!("position-line-to-move", "{side} has completed a line and cannot be to move", side = side.mark())
}
