//! K in a row on a torus, against published results and a second version of its rules.

use plyground_core::{Evaluator, Game, Keyed, Outcome, Player, Position, Score};
use plyground_games::Torus;
use plyground_games::general::ByOutcome;
use plyground_games::torus::{OpenLines, TorusShape};
use plyground_registry::{Dice, open};
use plyground_search::{AlphaBeta, Task, perft, search};

/// Whether a side has K different cells in a row, walked cell by cell around the board.
fn has_line(pos: &Torus, player: Player) -> bool {
    let shape = pos.shape();
    let (width, height, k) = (shape.width() as i32, shape.height() as i32, shape.k() as i32);
    let grid = pos.grid().expect("stones are put on a grid");
    let cell = |column: i32, row: i32| (column.rem_euclid(width) as usize, row.rem_euclid(height) as usize);
    let steps = [(0, 1), (1, 0), (1, 1), (1, -1)];
    (0..width).any(|column| {
        (0..height).any(|row| {
            steps.iter().any(|&(dx, dy)| {
                let line: Vec<_> = (0..k).map(|i| cell(column + dx * i, row + dy * i)).collect();
                let is_path = line.iter().enumerate().all(|(i, cell)| !line[..i].contains(cell));
                is_path && line.iter().all(|&(column, row)| grid.at(column, row) == Some(player))
            })
        })
    })
}

#[test]
fn random_games_are_those_of_the_literal_rules_and_are_undone() {
    let rounds = if cfg!(debug_assertions) { 10 } else { 1_500 };
    let mut dice = Dice::new(9);
    for game in ["3,3,3", "5,5,4", "4,4,4", "1,6,2", "6,4,5", "8,8,4", "3,4,5", "7,2,3"] {
        let mut ends = 0;
        for _ in 0..rounds {
            let start = Torus::start(game).unwrap();
            let mut pos = start.clone();
            let mut made = Vec::new();
            while pos.outcome().is_none() {
                assert!(Player::BOTH.into_iter().all(|player| !has_line(&pos, player)));
                let m = pos.moves().nth(dice.below(pos.move_count())).unwrap();
                let (before, mover) = (pos.clone(), pos.to_move());
                pos.make(m);
                assert_ne!(pos.key(), before.key());
                let won = pos.outcome() == Some(Outcome::Win(mover));
                assert_eq!(won, has_line(&pos, mover), "{game} {}", pos.write_position());
                assert_eq!(won, pos.winning_cells().len() == pos.shape().k());
                let copy = pos.read_position(&pos.write_position(), Some(pos.to_move()), true).unwrap();
                assert_eq!((&copy, copy.key()), (&pos, pos.key()));
                made.push((m, before));
            }
            ends += usize::from(pos.outcome() != Some(Outcome::Draw));
            while let Some((m, before)) = made.pop() {
                pos.unmake(m, ());
                assert_eq!(pos, before);
            }
            assert_eq!(pos, start);
        }
        assert!(ends > 0 || game == "3,4,5", "{game}: nobody ever won");
    }
}

/// Twelve lines, the affine plane of order three: no draw is possible, and the first player wins.
#[test]
fn three_by_three_is_always_won() {
    let mut pos = Torus::start("3,3,3").unwrap();
    assert_eq!(pos.shape().lines().len(), 12);
    let report = search(&AlphaBeta, &mut pos, &ByOutcome, &Task::to_depth(9));
    assert_eq!(report.value, Some(Score::new(1)));
    for stones in 0..512_u32 {
        let text: String = (0..9).map(|i| if stones >> i & 1 == 0 { 'X' } else { 'O' }).collect();
        let full = pos.read_position(&text, None, false).unwrap();
        assert_ne!(full.outcome(), Some(Outcome::Draw), "{text}");
    }
}

#[test]
fn lines_go_round_the_board_and_are_counted_once() {
    for (sizes, lines) in
        [((5, 5, 4), 100), ((5, 5, 5), 20), ((4, 4, 4), 16), ((3, 3, 4), 0), ((3, 4, 4), 27), ((1, 1, 1), 1)]
    {
        let (width, height, k) = sizes;
        assert_eq!(TorusShape::new(width, height, k).unwrap().lines().len(), lines, "{sizes:?}");
    }
    let game = open("torus(5,5,4)").unwrap();
    assert_eq!(game.game(), "torus");
    let won = game.after(&["e5", "a1", "a4", "b1", "b3", "c1", "d1"]).unwrap();
    assert_eq!(won.winning_line().as_deref(), Some("e5 a4 b3 d1"));
    let won = game.after(&["d5", "a1", "e4", "b1", "a3", "c2", "b2"]).unwrap();
    assert_eq!(won.winning_line().as_deref(), Some("d5 e4 a3 b2"));
    assert!(open("torus(3,3,4)").unwrap().notice().is_some() && game.notice().is_none());
}

#[test]
fn perft_of_a_small_torus() {
    let mut pos = Torus::start("3,3,3").unwrap();
    let paths: Vec<u64> = (0..=6).map(|depth| perft(&mut pos, depth)).collect();
    assert_eq!(paths[..=5], [1, 9, 72, 504, 3_024, 15_120]);
    // Twelve lines in six orders, with thirty ways for the other side, are games of five stones; the rest goes on.
    assert_eq!(paths[6], (15_120 - 12 * 6 * 30) * 4);
}

#[test]
fn the_evaluator_is_fair_and_the_sum_of_its_terms() {
    let pos =
        Torus::start("5,5,4").unwrap().read_position("X..../.X.../..O../...../.....", None, true).unwrap();
    let me = pos.to_move();
    let points = |player| OpenLines.terms(&pos).iter().find(|term| term.player == player).unwrap().points;
    assert_eq!(OpenLines.evaluate(&pos), Score::new(points(me) - points(me.other())));
    assert!(points(Player::First) > points(Player::Second));
}

#[test]
fn wrong_names_and_positions_are_refused() {
    for name in
        ["torus(9,8,4)", "torus(0,3,3)", "torus(3,3)", "torus(3,3,0)", "torus(3,3,65)", "torus(27,1,3)"]
    {
        assert!(open(name).is_err(), "{name}");
    }
    let board = Torus::start("3,3,3").unwrap();
    for text in ["XX./.../...", "XXX/OO./..O"] {
        assert!(board.read_position(text, Some(Player::First), true).is_err(), "{text}");
    }
}
