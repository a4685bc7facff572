//! The effects of a move in five in a row.

use plyground_core::{Message, Player, message};
use plyground_gomoku::{Board, Cell, Forbidden, Made, Pattern};

use crate::five::why_forbidden;

/// What a stone of a side on a free cell would make, in the terms of the players of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellThreat {
    /// The cell, as in [`Game::cell`](plyground_core::Game::cell).
    pub cell: usize,
    /// The side.
    pub side: Player,
    /// The name for programs.
    pub id: &'static str,
    /// A sign that fits into a cell.
    pub sign: &'static str,
    /// Whether the rules forbid the move.
    pub is_forbidden: bool,
    /// What the stone makes, or why it is forbidden, in words.
    pub what: Message,
}

/// What stones on the free cells would make. `cell` numbers the cells.
pub(crate) fn threats_on_five(board: &mut Board, cell: &dyn Fn(Cell) -> Option<usize>) -> Vec<CellThreat> {
    let mut threats = Vec::new();
    for side in Player::BOTH {
        for (made, place) in Made::all(board, side) {
            let is_open = board.patterns(side, place).contains(&Pattern::OpenFour);
            let (Some(sign), Some(what), Some(cell)) = (sign(made), named(made, is_open, side), cell(place))
            else {
                continue;
            };
            let is_forbidden = forbidden(made).is_some();
            threats.push(CellThreat { cell, side, id: made.id(), sign, is_forbidden, what });
        }
    }
    threats
}

/// The sign of a threat: the numbers of stones in its rows. None for rows that neither win nor are forbidden.
const fn sign(made: Made) -> Option<&'static str> {
    Some(match made {
        Made::Five => "5",
        Made::OpenFour => "4!",
        Made::FourAndThree => "43",
        Made::Four => "4",
        Made::TwoThrees | Made::ForbiddenTwoThrees => "33",
        Made::Three => "3",
        Made::ForbiddenOverline => "6",
        Made::ForbiddenTwoFours => "44",
        Made::Overline | Made::ClosedFive => return None,
    })
}

const fn forbidden(made: Made) -> Option<Forbidden> {
    match made {
        Made::ForbiddenOverline => Some(Forbidden::Overline),
        Made::ForbiddenTwoFours => Some(Forbidden::TwoFours),
        Made::ForbiddenTwoThrees => Some(Forbidden::TwoThrees),
        _ => None,
    }
}

fn named(made: Made, is_open: bool, side: Player) -> Option<Message> {
    match forbidden(made) {
        Some(reason) => Some(why_forbidden(reason, side)),
        None if made == Made::Five => Some(five()),
        None => makes(made, is_open),
    }
}

fn five() -> Message {
    message!("remark-five", "makes five in a row and wins")
}

/// The effects of a stone of the side to move on an empty cell where it is allowed.
pub(crate) fn remarks_on_five(board: &Board, cell: Cell) -> Vec<Message> {
    let (me, you) = (board.to_move(), board.to_move().other());
    let mut board = board.clone();
    let made = Made::of(&mut board, me, cell);
    if made == Some(Made::Five) {
        return vec![five()];
    }
    let is_open = board.patterns(me, cell).contains(&Pattern::OpenFour);
    let before = strongest(&mut board, you);
    board.play(cell);
    let after = strongest(&mut board, you);
    let mut remarks = Vec::new();
    if let Some(threat) = before.filter(|&before| after.is_none_or(|after| after > before)) {
        remarks.extend(stops(threat, you));
    }
    remarks.extend(made.and_then(|made| makes(made, is_open)));
    // A four must be answered first, and against a five there is no answer.
    let is_four = matches!(made, Some(Made::OpenFour | Made::FourAndThree | Made::Four));
    if let Some(threat) = after.filter(|&after| !is_four || after == Made::Five) {
        remarks.extend(allows(threat, you));
    }
    remarks
}

/// The strongest winning shape that a side could make.
fn strongest(board: &mut Board, player: Player) -> Option<Made> {
    let all = Made::all(board, player).into_iter().map(|(made, _)| made);
    all.filter(|made| matches!(made, Made::Five | Made::OpenFour | Made::FourAndThree)).min()
}

fn makes(made: Made, is_open: bool) -> Option<Message> {
    Some(match made {
        Made::OpenFour if is_open => message!("remark-open-four", "makes an open four"),
        Made::OpenFour => message!("remark-two-fours", "makes two fours at once"),
        Made::FourAndThree => message!("remark-four-and-three", "makes a four and an open three at once"),
        Made::Four => message!("remark-four", "makes a four, which must be answered"),
        Made::TwoThrees => message!("remark-two-threes", "makes two open threes at once"),
        Made::Three => message!("remark-three", "makes an open three"),
        Made::Overline => message!("remark-overline", "makes six or more in a row, which do not win here"),
        Made::ClosedFive => {
            message!("remark-closed-five", "makes five closed at both ends, which do not win here")
        }
        // Five was mentioned before, and a forbidden move is none.
        _ => return None,
    })
}

fn stops(threat: Made, you: Player) -> Option<Message> {
    let side = you.mark();
    Some(match threat {
        Made::Five => message!("remark-stops-five", "stops the five of {side}", side = side),
        Made::OpenFour => message!("remark-stops-open-four", "stops the open four of {side}", side = side),
        Made::FourAndThree => {
            message!("remark-stops-four-and-three", "stops the four and three of {side}", side = side)
        }
        _ => return None,
    })
}

fn allows(threat: Made, you: Player) -> Option<Message> {
    let side = you.mark();
    Some(match threat {
        Made::Five => message!("remark-allows-five", "lets {side} make five", side = side),
        Made::OpenFour => message!("remark-allows-open-four", "lets {side} make an open four", side = side),
        Made::FourAndThree => {
            message!(
                "remark-allows-four-and-three",
                "lets {side} make a four and a three at once",
                side = side
            )
        }
        _ => return None,
    })
}
