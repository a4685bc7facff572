//! The incremental state of the board against a recomputation, and its wins against a search along the lines.

use plyground_core::{Outcome, Player};
use plyground_gomoku::{Board, Cell, Pattern, Rule, SIDES, Threat};

use crate::generator::Lcg;

fn some_empty(board: &Board, dice: &mut Lcg) -> Cell {
    loop {
        let cell = Cell::new(dice.below(board.width()), dice.below(board.height()));
        if board.is_empty(cell) {
            return cell;
        }
    }
}

#[test]
fn everything_kept_up_to_date_equals_what_the_stones_say() {
    let mut dice = Lcg(7);
    let rounds = if cfg!(debug_assertions) { 6 } else { 60 };
    for rule in Rule::ALL {
        for round in 0..rounds {
            let width = 5 + dice.below(16);
            let height = if round == 0 { width } else { 5 + dice.below(16) };
            let mut board = Board::new(width, height, rule).expect("the sides are allowed");
            while board.outcome().is_none() {
                // Mostly forward, with an undo now and then.
                if board.ply() > 0 && dice.below(4) == 0 {
                    board.undo();
                } else {
                    let cell = some_empty(&board, &mut dice);
                    board.play(cell);
                }
                if board.ply().is_multiple_of(3) {
                    board.verify();
                }
            }
            board.verify();
            while board.ply() > 0 {
                board.undo();
            }
            board.verify();
            assert_eq!(board.key(), Board::new(width, height, rule).expect("as before").key());
        }
    }
}

/// Whether the stone of `player` on a cell is part of a winning row, by counting stones along each line: an independent check
/// of wins.
fn wins_by_walking(board: &Board, cell: Cell, player: Player) -> bool {
    let at = |x: isize, y: isize| {
        let on = (0..board.width() as isize).contains(&x) && (0..board.height() as isize).contains(&y);
        on.then(|| board.stone(Cell::new(x as usize, y as usize)))
    };
    [(1, 0), (0, 1), (1, 1), (-1, 1)].into_iter().any(|(dx, dy)| {
        let (x, y) = (cell.column() as isize, cell.row() as isize);
        let mut ends = [0, 0];
        for (end, way) in ends.iter_mut().zip([-1, 1]) {
            while at(x + (*end + 1) * way * dx, y + (*end + 1) * way * dy) == Some(Some(player)) {
                *end += 1;
            }
        }
        let closed = |end: isize, way: isize| {
            at(x + (end + 1) * way * dx, y + (end + 1) * way * dy) == Some(Some(player.other()))
        };
        let length = ends[0] + ends[1] + 1;
        match (board.rule(), player) {
            (Rule::Freestyle, _) | (Rule::Renju, Player::Second) => length >= 5,
            (Rule::Standard, _) | (Rule::Renju, Player::First) => length == 5,
            (Rule::Caro, _) => length > 5 || (length == 5 && !(closed(ends[0], -1) && closed(ends[1], 1))),
        }
    })
}

#[test]
fn the_winner_is_who_walking_along_the_lines_says() {
    let mut dice = Lcg(11);
    let mut wins = 0;
    for rule in Rule::ALL {
        for _ in 0..if cfg!(debug_assertions) { 40 } else { 400 } {
            let mut board =
                Board::new(5 + dice.below(6), 5 + dice.below(6), rule).expect("the sides are allowed");
            while board.outcome().is_none() {
                let (cell, player) = (some_empty(&board, &mut dice), board.to_move());
                board.play(cell);
                let won = board.outcome() == Some(Outcome::Win(player));
                assert_eq!(won, wins_by_walking(&board, cell, player), "{rule} {cell:?}");
                wins += usize::from(won);
            }
        }
    }
    assert!(wins > 50, "too few games end by a line to show anything: {wins}");
}

/// Sets stones from a picture, `X` black and `O` white, rows from the top; black moves next.
fn set_up(rule: Rule, picture: &str) -> Board {
    let rows: Vec<&str> = picture.split_whitespace().collect();
    let mut board = Board::new(rows[0].len(), rows.len(), rule).expect("the picture is a board");
    let stones = |mark: char| {
        rows.iter().enumerate().flat_map(move |(y, row)| {
            row.chars().enumerate().filter(move |&(_, c)| c == mark).map(move |(x, _)| Cell::new(x, y))
        })
    };
    for cell in stones('X') {
        board.put(Player::First, cell);
    }
    for cell in stones('O') {
        board.put(Player::Second, cell);
    }
    board.set_turn(Player::First);
    board
}

#[test]
fn threats_are_what_players_call_them() {
    let board = set_up(
        Rule::Freestyle,
        ".........
         .........
         ..X......
         ..X.X....
         ..X......
         .........
         .........
         .........
         .........",
    );
    assert_eq!(board.threat(Player::First, Cell::new(2, 5)), Threat::OpenFour);
    assert_eq!(board.threat(Player::First, Cell::new(2, 1)), Threat::OpenFour);
    assert_eq!(board.threat(Player::Second, Cell::new(2, 5)), Threat::Quiet);
    assert_eq!(board.patterns(Player::First, Cell::new(3, 3))[0], Pattern::OpenThree);
    assert_eq!(board.count(Player::First, Threat::Five), 0);
}

#[test]
fn only_boards_of_five_to_twenty_exist() {
    for side in 0..40 {
        assert_eq!(Board::new(side, 15, Rule::Freestyle).is_some(), SIDES.contains(&side));
        assert_eq!(Board::new(15, side, Rule::Freestyle).is_some(), SIDES.contains(&side));
    }
}
