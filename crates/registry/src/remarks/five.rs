//! The effects of a move in five in a row.

use plyground_core::{Message, Player, message};
use plyground_gomoku::{Board, Cell, Made, Pattern};

/// The effects of a stone of the side to move on an empty cell where it is allowed.
pub(crate) fn remarks_on_five(board: &Board, cell: Cell) -> Vec<Message> {
    let (me, you) = (board.to_move(), board.to_move().other());
    let mut board = board.clone();
    let made = Made::of(&mut board, me, cell);
    if made == Some(Made::Five) {
        return vec![message!("remark-five", "makes five in a row and wins")];
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
