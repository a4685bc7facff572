use plyground_core::Game;

use super::*;

fn after(game: &str, columns: &str) -> Connect {
    let mut pos = Connect::start(game).unwrap();
    for digit in columns.chars() {
        let column = pos.read_move(&digit.to_string()).unwrap();
        pos.make(column);
    }
    pos
}

/// Whether a side has K in a row, looked up cell by cell.
fn has_line_slowly(pos: &Connect, player: Player) -> bool {
    let shape = pos.shape();
    let (width, height, k) = (shape.width() as i32, shape.height() as i32, shape.k() as i32);
    let mine = |column: i32, row: i32| {
        (0..width).contains(&column)
            && (0..height).contains(&row)
            && pos.at(column as usize, row as usize) == Some(player)
    };
    let steps = [(0, 1), (1, 0), (1, 1), (1, -1)];
    (0..width).any(|column| {
        (0..height)
            .any(|row| steps.iter().any(|&(dx, dy)| (0..k).all(|i| mine(column + dx * i, row + dy * i))))
    })
}

#[test]
fn lines_are_found_as_cell_by_cell() {
    let mut seed = 1_u64;
    for game in ["7,6,4", "5,4,3", "9,6,5", "1,7,2", "26,1,2", "2,31,4", "1,63,4", "4,4,1", "6,5,9"] {
        for _ in 0..200 {
            let mut pos = Connect::start(game).unwrap();
            while pos.outcome().is_none() {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let count = pos.move_count();
                let column = pos.moves().nth((seed >> 33) as usize % count).unwrap();
                let mover = pos.to_move();
                pos.make(column);
                let won = pos.outcome() == Some(Outcome::Win(mover));
                assert_eq!(won, has_line_slowly(&pos, mover), "{game} {}", pos.write_position());
                assert_eq!(won, !pos.winning_cells().is_empty());
            }
        }
    }
}

#[test]
fn a_line_does_not_run_from_column_to_column() {
    // Three on top of the first column and one at the bottom of the second.
    let board = Connect::start("7,6,4").unwrap();
    let pos = board.read_position("X6/X6/X6/O6/X6/OX5", None, false).unwrap();
    assert_eq!(pos.outcome(), None);
}

#[test]
fn the_winning_line_has_names() {
    let pos = after("7,6,4", "1122334");
    assert_eq!(pos.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(pos.winning_line().unwrap(), "a1 b1 c1 d1");
    assert_eq!(pos.winning_cells(), [35, 36, 37, 38]);
}

#[test]
fn stones_do_not_float() {
    let pos = Connect::start("3,2,2").unwrap();
    assert!(pos.read_position("X../...", None, false).is_err());
    assert!(pos.read_position("X../O..", None, false).is_ok());
    assert!(pos.read_position("X../X..", None, true).is_err());
}

#[test]
fn what_play_cannot_reach_is_refused_if_asked() {
    let board = Connect::start("4,4,3").unwrap();
    for (text, to_move, is_reachable) in [
        ("..../..../..../....", Player::Second, true),
        ("..../..../X.../X...", Player::First, false),
        ("..../X.../XO../XO..", Player::Second, true),
        ("..../X.../XO../XO..", Player::First, false),
        // The line lies below other stones, so that play went on after it.
        ("O.../X.../XO../XO..", Player::First, false),
        ("..../OO../OXO./XXX.", Player::Second, false),
    ] {
        let read = board.read_position(text, Some(to_move), true);
        assert_eq!(read.is_ok(), is_reachable, "{text}");
        assert!(board.read_position(text, Some(to_move), false).is_ok(), "{text}");
    }
}

#[test]
fn columns_are_read_by_number_letter_and_cell() {
    let pos = after("7,6,4", "444444");
    for (text, column) in [("1", 0), ("7", 6), ("b", 1), ("c1", 2), (" G ", 6)] {
        assert_eq!(pos.read_move(text).unwrap().number(), column, "{text}");
    }
    for text in ["4", "d1", "d", "c2", "a0", "0", "8", "h", "", "bb", "1x", "-1", "+1", "1.0", "é1"] {
        assert!(pos.read_move(text).is_err(), "{text}");
    }
}

/// The board of every size that leaves no bit of the word free.
fn boards_that_fill_the_word() -> impl Iterator<Item = ConnectShape> {
    [(1, 63), (2, 31), (4, 15), (8, 7), (16, 3)].into_iter().map(|(width, height)| {
        let shape = ConnectShape::new(width, height, 64).unwrap();
        assert!(shape.fills_word());
        shape
    })
}

/// The stones that a board as in [`Keyed::key`] stands for; `None` where it stands for none.
fn stones_of(shape: &ConnectShape, board: u64) -> Option<[u64; 2]> {
    let step = shape.height() + 1;
    let mask = u64::MAX >> (64 - step);
    (0..shape.width()).try_fold([0; 2], |[first, second], column| {
        let height = (board >> (column * step) & mask).checked_ilog2()?;
        let taken = (1 << height) - 1;
        let mine = board >> (column * step) & taken;
        Some([first | mine << (column * step), second | (taken & !mine) << (column * step)])
    })
}

#[test]
fn no_two_positions_of_a_game_share_a_key_on_boards_that_fill_the_word() {
    let mut seed = 7_u64;
    for shape in boards_that_fill_the_word() {
        let mut pairs = 0;
        while pairs < 100 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // A board, and the one that its complement would be.
            let board = seed ^ seed >> 29;
            let both = [board, !board].map(|board| stones_of(&shape, board));
            let [Some(one), Some(other)] = both else { continue };
            pairs += 1;
            let set_up = |stones: [u64; 2]| {
                let count = (stones[0] | stones[1]).count_ones() as usize;
                Connect::set_up(shape, stones, Player::BOTH[count % 2])
            };
            let (one, other) = (set_up(one), set_up(other));
            assert_ne!(one.key(), other.key(), "{} and {}", one.write_position(), other.write_position());
            let waiting = one.to_move.other();
            let turned = Connect { mine: one.of(waiting), to_move: waiting, ..one };
            assert_ne!(one.key(), turned.key(), "{}", one.write_position());
        }
    }
}

#[test]
fn mirror_images_share_a_key_on_boards_that_fill_the_word() {
    let mut seed = 8_u64;
    for shape in boards_that_fill_the_word() {
        for _ in 0..20 {
            let (mut pos, mut image) = (Connect::new(shape), Connect::new(shape));
            while pos.outcome().is_none() {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let column = pos.pick(seed).unwrap();
                pos.make(column);
                image.make(shape.column(shape.width() - 1 - column.number()));
                assert_eq!(pos.symmetric_key(), image.symmetric_key(), "{}", pos.write_position());
                let is_one_of_two = [pos.key(), image.key()].contains(&pos.symmetric_key());
                assert!(is_one_of_two, "{}", pos.write_position());
                assert_eq!(pos.key() == image.key(), pos == image, "{}", pos.write_position());
            }
        }
    }
}

#[test]
fn boards_that_do_not_fit_are_refused() {
    for game in ["8,8,4", "0,5,4", "5,0,4", "7,6,0", "7,6,65", "27,1,3", "7,6", "7,6,4,5", "a,b,c", ""] {
        assert!(Connect::start(game).is_err(), "{game}");
    }
}
