//! Moves and positions as text.

use plyground_core::{Game, Labels, Player};
use plyground_games::Draughts;
use plyground_games::draughts::{English, International, Russian, Variant};

use super::{read, written};

#[test]
fn moves_are_read_in_every_usual_form() {
    let pos = Draughts::<English>::new();
    for text in ["11-15", " 11-15 ", "11x15", "11:15", "11*15", "f6-e5"] {
        assert_eq!(pos.read_move(text).map(|m| pos.write_move(m)).as_deref(), Ok("11-15"), "{text}");
    }
    let pos = Draughts::<Russian>::new();
    for text in ["c3-d4", "C3-D4", "c3:d4", "22-18"] {
        assert_eq!(pos.read_move(text).map(|m| pos.write_move(m)).as_deref(), Ok("c3-d4"), "{text}");
    }
    for text in
        ["c3", "c3-", "-c3", "c3-c4", "c3-d5", "c3-d4-e5", "33-29", "0-4", "c3 d4", "c3--d4", "ы-b4", "cc-d4"]
    {
        let why = pos.read_move(text).unwrap_err().to_string();
        assert!(why.contains("is not a move here: try one of") && why.contains("c3-d4"), "{text}: {why}");
    }
}

/// Two captures from one square to another that take different pieces need the squares between.
#[test]
fn ambiguous_captures_are_written_out() {
    let text = "B:B2:W6,7,14,15";
    assert_eq!(written::<English>(text), ["2x11x18", "2x9x18"]);
    let pos = read::<English>(text);
    let why = pos.read_move("2x18").unwrap_err().to_string();
    assert_eq!(why, "`2x18` can be played in more than one way: write 2x9x18 / 2x11x18");
    // A short capture and a round trip can end on the same square: the fewest squares are all squares of the short one.
    let pos = read::<English>("B:B9,K14,K28,K31:WK1,K4,5,K6,K10,11,K13,K16,17,K18,25,26");
    let path = |text: &str| pos.read_move(text).map(|m| pos.path(m).len());
    assert_eq!((path("14x7"), path("14x21x30x23x14x7"), path("14x21x7")), (Ok(2), Ok(6), Ok(6)));
}

#[test]
fn whoever_must_capture_is_told_so() {
    let pos = read::<English>("B:B10,1:W15");
    let why = pos.read_move("1-5").unwrap_err().to_string();
    assert_eq!(why, "a capture is compulsory: play one of 10x19");
}

#[test]
fn a_board_is_drawn_with_small_men_and_large_kings() {
    let board = read::<Russian>("W:WKa1,c3:Bb6,Kd2").draw(Labels::None);
    let expected = [
        "  8 |   .   .   .   .",
        "  7 | .   .   .   .",
        "  6 |   o   .   .   .",
        "  5 | .   .   .   .",
        "  4 |   .   .   .   .",
        "  3 | .   x   .   .",
        "  2 |   .   O   .   .",
        "  1 | X   .   .   .",
        "    +----------------",
        "      a b c d e f g h",
    ];
    assert_eq!(board.lines().collect::<Vec<_>>(), expected);
    let board = Draughts::<English>::new().draw(Labels::Numbers);
    assert!(board.contains("\n 13 | 13    14    15    16    | 16\n"), "{board}");
}

#[test]
fn positions_are_read_and_wrong_ones_refused() {
    let start = Draughts::<International>::new();
    let pos = start.read_position(" w:bk3,k4:w50,K6:h7 ", None, true).unwrap();
    assert_eq!(pos.write_position(), "W:WK6,50:BK3,K4:H7");
    for (text, said) in [
        ("", "write who is to move"),
        ("X:W1:B2", "write who is to move"),
        ("W:W31", "write who is to move"),
        ("W:W31:W32", "write who is to move"),
        ("W:W31:B2:H", "write who is to move"),
        ("W:W31:B2:H1:H1", "write who is to move"),
        ("W:W31:B2:Q1", "write who is to move"),
        ("W:W31:B2:H999", "write who is to move"),
        ("W:W31:", "write who is to move"),
        ("W:W51:B2", "`51` is not a square here"),
        ("W:W31,:B2", "`` is not a square here"),
        ("W:Wé:B2", "is not a square here"),
        ("W:W31,31:B2", "two pieces cannot stand on 31"),
        ("W:W31:B31", "two pieces cannot stand on 31"),
        ("W:W1:B2", "a man cannot stand on 1"),
        ("W:W:B", "no piece"),
        ("W:WK31:BK2:H51", "leave out :H"),
        ("W:WK31:BK2:E11", "leave out :H"),
        ("W:WK31:BK2:R2", "leave out :H"),
        ("W:W31:B2:H3", "leave out :H"),
    ] {
        let why = start.read_position(text, None, true).map(|pos| pos.write_position()).unwrap_err();
        assert!(why.to_string().contains(said), "{text}: {why}");
    }
    let many = format!("W:W{}:B1", (21..=41).map(|n| n.to_string()).collect::<Vec<_>>().join(","));
    assert!(start.read_position(&many, None, true).unwrap_err().to_string().contains("too many pieces"));
    assert!(start.read_position(&many, None, false).is_ok());
    let turn = start.read_position("W:W31:B2", Some(Player::Second), true).unwrap_err();
    assert!(turn.to_string().contains("says that W is to move"), "{turn}");
}

/// Portable Draughts Notation allows ranges of numbers, of men and of kings.
#[test]
fn ranges_stand_for_all_their_squares() {
    fn same<V: Variant>(short: &str, long: &str) {
        assert_eq!(read::<V>(short).write_position(), read::<V>(long).write_position(), "{short}");
    }
    let start = Draughts::<English>::new();
    assert_eq!(read::<English>("B:W21-32:B1-12").write_position(), start.write_position());
    let start = Draughts::<International>::new();
    assert_eq!(read::<International>("W:W31-50:B1-20").write_position(), start.write_position());
    let start = Draughts::<Russian>::new();
    assert_eq!(read::<Russian>("W:W21-32:B1-12").write_position(), start.write_position());
    same::<English>("B:B9-11,K1-3,K5:W7-7,28-30", "B:B9,10,11,K1,K2,K3,K5:W7,28,29,30");
    same::<International>("W:WK46-46,31-33:B6", "W:WK46,31,32,33:B6");
    let board = Draughts::<English>::new();
    for list in ["12-9", "0-3", "30-33", "1-", "-4", "-", "1--3", "1-3-5", "+1-3", "1-3,2", "1-K3", "a1-c1"] {
        let text = format!("B:B{list}:W20");
        assert!(board.read_position(&text, None, false).is_err(), "{text}");
    }
}
