//! Cells of moves, as a session reports them to a front end, and copies of a session.

use plyground_registry::{Dice, GAMES, Player, is_written, open};
use plyground_testkit::conformance::subjects;

#[test]
fn a_copy_has_the_history_and_goes_its_own_way() {
    let mut game = open("tic-tac-toe").unwrap();
    for m in ["b2", "a1", "c3"] {
        game.play(m).unwrap();
    }
    let mut copy = game.copy();
    assert_eq!((copy.history(), copy.position()), (game.history(), game.position()));
    assert!(copy.undo() && copy.undo());
    copy.play("c1").unwrap();
    assert_eq!(copy.history(), ["b2", "c1"]);
    assert_eq!(game.history(), ["b2", "a1", "c3"]);
    assert_eq!(copy.fresh().position(), ".../.../...");
}

#[test]
fn moves_have_their_cells_in_every_game() {
    assert!(!GAMES.is_empty());
    for subject in subjects() {
        let mut game = subject.open();
        let mut dice = Dice::new(11);
        for _ in 0..6 {
            let (moves, cells) = (game.legal_moves(), game.legal_cells());
            assert_eq!(moves.len(), cells.len(), "{}", subject.name());
            if moves.is_empty() {
                break;
            }
            let chosen = dice.below(moves.len());
            let paths = game.legal_paths();
            assert_eq!(paths.len(), moves.len(), "{}", subject.name());
            let before = game.grid();
            game.play(&moves[chosen]).unwrap();
            match (before, game.grid(), cells[chosen]) {
                (Some(before), Some(grid), Some(cell)) => {
                    let place = (cell % grid.width, cell / grid.width);
                    assert!(grid.changes(&before).contains(&place), "{}", subject.name());
                    assert!(paths[chosen].contains(&cell), "{}", subject.name());
                }
                // A move without a cell, such as passing.
                (Some(before), Some(grid), None) => assert_eq!(before, grid, "{}", subject.name()),
                (None, None, None) => assert!(paths[chosen].is_empty()),
                other => panic!("{}: {other:?}", subject.name()),
            }
        }
    }
}

#[test]
fn the_cells_of_the_winning_line_are_told() {
    for (game, moves, expected) in [
        ("tic-tac-toe", "a1 b2 b1 a3 c1", vec![6, 7, 8]),
        ("tic-tac-toe", "a1 b1", vec![]),
        ("mnk(3,3,3,misere)", "a1 b2 b1 a3 c1", vec![6, 7, 8]),
        ("mnk(5,5,4)", "a5 a1 b4 b1 c3 c1 d2", vec![0, 6, 12, 18]),
        ("explicit([3,5])", "1", vec![]),
    ] {
        let moves: Vec<&str> = moves.split(' ').collect();
        let game = open(game).unwrap().after(&moves).unwrap();
        assert_eq!(game.winning_cells(), expected, "{}", game.game());
        assert_eq!(game.winning_line().is_some(), !expected.is_empty());
    }
}

#[test]
fn the_sides_of_a_written_tree_have_the_names_of_the_textbooks() {
    let names = |game: &str| Player::BOTH.map(|player| open(game).unwrap().side_name(player));
    assert_eq!(names("explicit([[3,5],[2,9]])"), ["MAX", "MIN"]);
    assert_eq!(names("tic-tac-toe"), ["X", "O"]);
    assert!(is_written("explicit([1,2])") && !is_written("gomoku") && !is_written("mnk(3,3,3)"));
}

#[test]
fn a_board_on_which_nobody_can_win_is_played_with_a_warning() {
    let notice = |game: &str| open(game).unwrap().notice().map(|notice| notice.to_string());
    let said = notice("mnk(3,3,9)").unwrap();
    assert_eq!(said, "no line of 9 fits on this board: every game ends in a draw");
    for game in ["mnk(3,9,9)", "mnk(9,2,9)", "tic-tac-toe", "renju", "explicit([3,5])"] {
        assert_eq!(notice(game), None, "{game}");
    }
}

#[test]
fn sizes_beyond_all_boards_are_refused_with_the_sizes_that_there_are() {
    for (game, expected) in [
        ("mnk(999999,3,3)", "a board of 999999 by 3 is not possible: sides go from 1 to 20"),
        ("mnk(3,99999999999999999999,3)", "sides go from 1 to 20"),
        ("five(999999,renju)", "sides go from 5 to 20"),
        ("mnk(3,3,999999)", "999999 in a row cannot win: K goes from 1 to 400"),
        ("mnk(3,3,0)", "0 in a row cannot win: K goes from 1 to 400"),
        ("mnk(3,x,3)", "`x` is not a size"),
        ("mnk(-3,3,3)", "`-3` is not a size"),
    ] {
        let why = open(game).err().unwrap().to_string();
        assert!(why.contains(expected), "{game}: {why}");
    }
}
