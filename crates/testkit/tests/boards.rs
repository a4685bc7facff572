//! The needs of pictures: boards, positions further on, and the number of nodes that a search could have entered.

use plyground_registry::{Algorithm, Player, SearchTask, open};

#[test]
fn a_grid_is_the_board_from_the_top_left() {
    let mut session = open("mnk(4,2,2)").unwrap();
    session.set_position("X..O/.X.O", None, false).unwrap();
    let grid = session.grid().unwrap();
    assert_eq!((grid.width, grid.height), (4, 2));
    assert_eq!(grid.at(0, 0), Some(Player::First));
    assert_eq!(grid.at(3, 1), Some(Player::Second));
    assert_eq!(grid.at(2, 1), None);
    assert_eq!(open("explicit([1,2])").unwrap().grid(), None);
}

#[test]
fn a_move_changes_one_cell() {
    let session = open("gomoku").unwrap();
    let later = session.after(&["h8", "a1"]).unwrap();
    assert_eq!(later.history(), ["h8", "a1"]);
    let before = session.after(&["h8"]).unwrap().grid().unwrap();
    assert_eq!(later.grid().unwrap().changes(&before), [(0, 14)]);
    assert!(session.after(&["h8", "h8"]).is_err());
}

#[test]
fn positions_are_those_that_minimax_enters() {
    for (game, depth) in [("tic-tac-toe", 5), ("mnk(4,3,3)", 3), ("explicit([[1,[2,3]],4,[[5]]])", 2)] {
        let session = open(game).unwrap();
        for depth in 0..=depth {
            let task = SearchTask { depth: Some(depth), ..SearchTask::new(Algorithm::Minimax) };
            let nodes = session.search(&task).unwrap().report.counts.nodes;
            assert_eq!(session.positions(depth, u64::MAX), Some(nodes), "{game} to depth {depth}");
            assert_eq!(session.positions(depth, nodes), Some(nodes));
            assert_eq!(session.positions(depth, nodes - 1), None);
        }
    }
}
