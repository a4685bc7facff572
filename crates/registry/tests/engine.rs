//! The gomoku engine behind the sessions of its games.

use plyground_core::Player;
use plyground_gomoku as gomoku;
use plyground_registry::{LEVELS, Limits, Score, open};

#[test]
fn five_in_a_row_has_an_engine_and_other_games_have_none() {
    for (game, has) in [
        ("gomoku", true),
        ("gomoku(exact)", true),
        ("mnk(15,15,5)", true),
        ("mnk(5,5,5)", true),
        ("mnk(20,7,5)", true),
        ("renju", true),
        ("five(7,5,caro)", true),
        ("gomoku(misere)", false),
        ("piskvorky", false),
        ("mnk(4,9,5)", false),
        ("explicit([3,5])", false),
    ] {
        let session = open(game).unwrap();
        assert_eq!(session.has_engine(), has, "{game}");
        assert_eq!(session.level_move(3, 1, Limits::default()).is_some(), has, "{game}");
    }
}

/// The stones, whose turn it is and where the rows are: all must come through to the engine and back.
#[test]
fn the_engine_sees_the_position() {
    for (game, position, best) in [
        ("mnk(7,6,5)", "......./.XXXX.O/.OOO.../...O.../......./.......", ["a5", "f5"].as_slice()),
        ("gomoku", "XXXX.........../OOOO.........../15/15/15/15/15/15/15/15/15/15/15/15/15", &["e15"]),
    ] {
        let mut session = open(game).unwrap();
        let wide = position.replace("15", "...............");
        session.set_position(&wide, Some(Player::First), false).unwrap();
        for level in 1..=10 {
            let choice = session.level_move(level, 7, Limits::default()).unwrap();
            assert!(best.contains(&choice.best.as_str()), "{game}, level {level}: {choice:?}");
            assert_eq!(choice.value, Score::new(Score::WIN.get() - 1));
        }
    }
}

/// A row that is too long must not be taken for a win on the way to the engine's board.
#[test]
fn a_row_that_is_too_long_comes_through() {
    let mut session = open("mnk(7,6,5,exact)").unwrap();
    session.set_position("XXXXXX./OOOO.O./7/7/7/7", Some(Player::First), false).unwrap();
    assert!(session.level_move(10, 1, Limits::default()).is_some());
}

#[test]
fn there_are_as_many_levels_as_the_engine_has() {
    let numbers: Vec<u8> = LEVELS.iter().map(|level| level.number).collect();
    assert_eq!(numbers, gomoku::Level::ALL.map(gomoku::Level::number));
}
