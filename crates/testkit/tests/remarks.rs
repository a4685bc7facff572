//! The remarks on a move, in positions made by hand.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use plyground_registry::{Player, Session, open};

fn set_up(game: &str, position: &str, to_move: Player) -> Box<dyn Session> {
    let mut session = open(game).unwrap();
    session.set_position(position, Some(to_move), false).unwrap();
    session
}

fn said(session: &dyn Session, movement: &str) -> Vec<String> {
    session.remarks(movement).iter().map(ToString::to_string).collect()
}

#[test]
fn lines_of_any_length_are_completed_stopped_and_threatened() {
    let session = set_up("tic-tac-toe", "XX./OO./...", Player::First);
    assert_eq!(said(&*session, "c3"), ["completes the line and wins"]);
    assert_eq!(said(&*session, "c2"), ["stops O, who would win at once"]);
    assert_eq!(said(&*session, "a1"), ["lets O win at once with c2"]);
    let session = set_up("tic-tac-toe", "X../.O./..X", Player::Second);
    assert_eq!(said(&*session, "b3"), ["threatens to win with b1"]);
    let session = set_up("tic-tac-toe", "X.O/.../..X", Player::Second);
    assert_eq!(said(&*session, "b2"), ["stops X, who would win at once", "threatens to win with a1"]);
    let session = set_up("tic-tac-toe", "X../O../.OX", Player::First);
    assert_eq!(said(&*session, "c3"), ["makes two threats at once"]);
    // Four in a row on 5x5: both ends of a three.
    let session = set_up("piskvorky", "...../O..../.XX../O..../.....", Player::First);
    assert_eq!(said(&*session, "d3"), ["makes two threats at once"]);
    assert!(said(&*open("tic-tac-toe").unwrap(), "b2").is_empty());
}

#[test]
fn a_win_on_top_of_a_reply_is_no_threat() {
    let session = set_up("connect-four", "7/7/7/7/XX5/OXO3O", Player::First);
    assert!(said(&*session, "3").is_empty(), "the cell below the gap is free");
    let session = set_up("connect-four", "7/7/7/7/XX5/OXOO2O", Player::First);
    assert_eq!(said(&*session, "3"), ["threatens to win with 4"]);
    let session = set_up("connect-four", "7/7/7/7/XXX4/OXOO2O", Player::Second);
    assert_eq!(said(&*session, "4"), ["stops X, who would win at once"]);
    assert_eq!(said(&*session, "7"), ["lets X win at once with 4"]);
}

#[test]
fn moves_without_cells_are_spoken_of_too() {
    let session = open("explicit([5,[1,-2],-3])").unwrap();
    assert_eq!(said(&*session, "1"), ["wins at once"]);
    assert_eq!(said(&*session, "2"), ["lets MIN win at once with 2"]);
    assert_eq!(said(&*session, "3"), ["loses at once"]);
    let session = set_up("mnk(3,3,3,misere)", "XX./OO./...", Player::First);
    assert_eq!(said(&*session, "c3"), ["loses at once"]);
}

#[test]
fn what_is_no_move_is_not_spoken_of() {
    let session = set_up("tic-tac-toe", "XX./OO./...", Player::First);
    for text in ["a3", "z9", "", "nonsense"] {
        assert!(said(&*session, text).is_empty(), "{text}");
    }
    let session = set_up("tic-tac-toe", "XXX/OO./...", Player::Second);
    assert!(said(&*session, "a1").is_empty(), "the game is over");
}

/// A position of five in a row: the stones of both sides, X to move.
fn five(game: &str, x: &str, o: &str) -> Box<dyn Session> {
    let mut rows = vec![vec!['.'; 15]; 15];
    for (stones, mark) in [(x, 'X'), (o, 'O')] {
        for stone in stones.split_whitespace() {
            let column = stone.as_bytes()[0] - b'a';
            let row: usize = stone[1..].parse().unwrap();
            rows[15 - row][usize::from(column)] = mark;
        }
    }
    let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    set_up(game, &rows.join("/"), Player::First)
}

#[test]
fn five_in_a_row_has_words_of_its_own() {
    let session = five("gomoku", "h8 i8 j8", "a1 a15 o1");
    assert_eq!(said(&*session, "k8"), ["makes an open four"]);
    assert_eq!(said(&*session, "l8"), ["makes a four, which must be answered"]);
    assert!(said(&*session, "o15").is_empty());
    let session = five("gomoku", "h8 i8 j8 k8", "g8");
    assert_eq!(said(&*session, "l8"), ["makes five in a row and wins"]);
    // Two lines that cross in h8.
    let session = five("gomoku", "i8 j8 h9 h10", "");
    assert_eq!(said(&*session, "h8"), ["makes two open threes at once"]);
    let session = five("gomoku", "i8 j8 k8 h9 h10", "l8");
    assert_eq!(said(&*session, "h8"), ["makes a four and an open three at once"]);
    let session = five("gomoku", "i8 j8 k8 h9 h10 h11", "l8 h12");
    assert_eq!(said(&*session, "h8"), ["makes two fours at once"]);
    let session = five("gomoku", "h8 i8", "a1 a2");
    assert_eq!(said(&*session, "j8"), ["makes an open three"]);
}

#[test]
fn the_other_side_is_stopped_or_let_go_on() {
    let four = five("gomoku", "g8 a15", "h8 i8 j8 k8");
    assert_eq!(said(&*four, "l8"), ["stops the five of O"]);
    assert_eq!(said(&*four, "a14"), ["lets O make five"]);
    let three = five("gomoku", "a15 o15", "h8 i8 j8");
    assert_eq!(said(&*three, "k8"), ["stops the open four of O"]);
    assert_eq!(said(&*three, "a14"), ["lets O make an open four"]);
    let cross = five("gomoku", "l8", "i8 j8 k8 h9 h10");
    assert_eq!(said(&*cross, "h8"), ["stops the four and three of O"]);
    assert_eq!(said(&*cross, "a14"), ["lets O make a four and a three at once"]);
    // A four of one's own comes first.
    let race = five("gomoku", "a1 a2 a3", "h8 i8 j8");
    assert_eq!(said(&*race, "a4"), ["makes a four, which must be answered"]);
}

#[test]
fn long_rows_that_do_not_win_are_named() {
    let session = five("gomoku(exact)", "a1 b1 c1 e1 f1", "");
    assert_eq!(said(&*session, "d1"), ["makes six or more in a row, which do not win here"]);
    let session = five("gomoku", "a1 b1 c1 e1 f1", "");
    assert_eq!(said(&*session, "d1"), ["makes five in a row and wins"]);
}

#[test]
fn a_quiet_move_has_merits() {
    let merits = |session: &dyn Session, movement: &str| -> Vec<String> {
        session.merits(movement).iter().map(ToString::to_string).collect()
    };
    let empty = open("tic-tac-toe").unwrap();
    assert_eq!(merits(&*empty, "b2"), ["takes the centre", "lies on the most lines without O: 4"]);
    assert_eq!(merits(&*empty, "a1"), ["lies on lines without O: 3"]);
    let session = five("gomoku", "h8 i8", "h9 i10");
    assert_eq!(
        merits(&*session, "g8"),
        ["makes 3 of 5 on a line without O", "blocks a line on which O has 2 of 5"]
    );
    // A lone O on a long line is nothing to block.
    let session = five("gomoku", "h8", "h9");
    assert_eq!(merits(&*session, "g9"), ["makes 2 of 5 on a line without O"]);
    for nothing in [merits(&*empty, "d4"), merits(&*open("mnk(3,3,9)").unwrap(), "b2")] {
        assert!(nothing.is_empty(), "{nothing:?}");
    }
    assert!(merits(&*open("explicit([3,5])").unwrap(), "1").is_empty());
}
