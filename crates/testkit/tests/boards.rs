//! The needs of pictures: boards, positions further on, and the number of nodes that a search could have entered.

use plyground_registry::{Algorithm, BoardLabels, BoardNames, Player, SearchTask, open};

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

#[test]
fn cells_are_named_by_the_game_where_columns_and_rows_do_not_name_them() {
    let names = |game: &str| open(game).unwrap().names();
    let english = names("english-draughts");
    assert_eq!((english.labels, english.cells.len()), (BoardLabels::CellNames, 64));
    assert_eq!((english.on_cell(0), english.on_cell(1), english.on_cell(62)), (None, Some("1"), Some("32")));
    // Both sides count their houses in the direction in which they sow, and stores have no number.
    let kalah = names("kalah");
    let house = |cell| kalah.on_cell(cell);
    assert_eq!(
        [house(0), house(1), house(6), house(9), house(14)],
        [None, Some("6"), Some("1"), Some("1"), Some("6")]
    );
    assert_eq!(names("connect-four").labels, BoardLabels::ColumnNumbers);
    for game in ["tic-tac-toe", "russian-draughts", "dots"] {
        assert_eq!(names(game), BoardNames::COORDINATES, "{game}");
    }
}

#[test]
fn sides_are_counted_where_players_count_them() {
    let tallies = |game: &str, moves: &[&str]| {
        let session = open(game).unwrap().after(moves).unwrap();
        Player::BOTH.map(|side| session.tally(side).map(|tally| tally.to_string()))
    };
    let counts = |x: &str, o: &str| [x, o].map(|text| Some(text.to_owned()));
    assert_eq!(tallies("othello", &["d3"]), counts("discs: 4", "discs: 1"));
    assert_eq!(tallies("international-draughts", &[]), counts("pieces: 20", "pieces: 20"));
    assert_eq!(tallies("dots-and-boxes(2,1)", &["b1", "b3", "a2", "c2"]), counts("boxes: 0", "boxes: 1"));
    assert_eq!(
        tallies("dots", &["e5", "d5", "d6", "j1", "c5", "i2", "d4"]),
        counts("captured: 1", "captured: 0")
    );
    assert_eq!(tallies("kalah", &["3"]), counts("seeds: 1", "seeds: 0"));
    assert_eq!(tallies("ultimate", &["e5", "d4", "b2", "d6", "b8", "d5"]), counts("boards: 0", "boards: 1"));
    assert_eq!(tallies("gomoku", &["h8"]), [None, None]);
}

#[test]
fn a_game_says_what_the_rules_demand_of_the_next_move() {
    let demand = |game: &str, position: &str| {
        let mut session = open(game).unwrap();
        session.set_position(position, None, false).unwrap();
        session.obligation().map(|obligation| obligation.to_string())
    };
    assert_eq!(demand("english-draughts", "B:W18,27,29:B14,3").as_deref(), Some("a capture is compulsory"));
    assert_eq!(demand("english-draughts", "B:W29:B14,3"), None);
    // The only piece cannot move: nothing is demanded of a side that has lost.
    assert_eq!(demand("russian-draughts", "W:Wa1:Bb2,c3"), None);
    let session = open("ultimate").unwrap();
    assert_eq!(session.obligation(), None);
    let session = session.after(&["e5", "d4"]).unwrap();
    assert_eq!(session.obligation().unwrap().to_string(), "play in board 7, between a3 and c1");
}
