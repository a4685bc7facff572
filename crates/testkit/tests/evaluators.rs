//! The fast evaluation of patterns equals the slow one.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use plyground_core::{Evaluator, Game, Player, Position};
use plyground_games::Mnk;
use plyground_games::mnk::{
    DIRECTIONS, Large, MnkCell, MnkShape, PatternLadder, Small, Stones, Weights, line_points,
};
use plyground_registry::Dice;

/// Every row, column and diagonal from edge to edge.
fn whole_lines(shape: &MnkShape) -> Vec<Vec<MnkCell>> {
    let mut lines = Vec::new();
    for (dx, dy) in DIRECTIONS {
        for start in (0..shape.cells()).map(MnkCell::new) {
            let (x, y) = shape.place(start);
            if shape.cell(x - dx, y - dy).is_none() {
                lines.push((0..).map_while(|i| shape.cell(x + i * dx, y + i * dy)).collect());
            }
        }
    }
    lines
}

/// The definition: every line compared with every pattern.
fn by_definition<S: Stones>(pos: &Mnk<S>, just_moved: Player, weights: &Weights) -> i32 {
    let points = whole_lines(pos.shape()).into_iter().map(|line| {
        let owners: Vec<Option<Player>> = line.into_iter().map(|cell| pos.at(cell)).collect();
        let (white, black) = line_points(&owners, just_moved, weights);
        white - black
    });
    points.sum()
}

/// Random stones, clustered and often in rows, reachable or not.
fn random_stones<S: Stones>(empty: &Mnk<S>, dice: &mut Dice) -> Mnk<S> {
    let shape = empty.shape();
    let mut stones = [S::default(); 2];
    for _ in 0..dice.below(12) {
        let (dx, dy) = DIRECTIONS[dice.below(4)];
        let (x, y) = shape.place(MnkCell::new(dice.below(shape.cells())));
        let owner = dice.below(2);
        for cell in (0..=dice.below(6) as i32).filter_map(|i| shape.cell(x + i * dx, y + i * dy)) {
            if !stones.iter().any(|side| side.contains(cell)) {
                stones[owner].toggle(cell);
            }
        }
    }
    Mnk::set_up(shape, stones, Player::BOTH[dice.below(2)])
}

fn check<S: Stones>(parameters: &str, weights: Weights, seed: u64) {
    let mut dice = Dice::new(seed);
    let empty = Mnk::<S>::start(parameters).unwrap();
    let ladder = PatternLadder::new(empty.shape(), weights).unwrap();
    let boards: Vec<Mnk<S>> = (0..40).map(|_| random_stones(&empty, &mut dice)).collect();
    // The lines that the ladder keeps of one board must not affect its value of the next.
    for _ in 0..120 {
        let pos = &boards[dice.below(boards.len())];
        for just_moved in Player::BOTH {
            let expected = by_definition(pos, just_moved, &weights);
            assert_eq!(ladder.for_white(pos, just_moved), expected, "{pos:?} after {just_moved:?}");
        }
        let for_white = by_definition(pos, pos.to_move().other(), &weights);
        let expected = if pos.to_move() == Player::Second { for_white } else { -for_white };
        assert_eq!(ladder.evaluate(pos).get(), expected, "{pos:?}");
    }
}

#[test]
fn the_pattern_ladder_is_the_sum_over_all_lines() {
    // Weights that are all different, so that one pattern taken for another shows.
    let told_apart = Weights {
        white: [999_983, 300_007, 100_003, 30_011, 10_007, 3_001, 1_009, 307],
        black: [999_979, 299_993, 99_991, 29_989, 9_973, 2_999, 1_013, 311],
    };
    for (seed, weights) in [(1, Weights::PRINTED), (2, told_apart)] {
        for parameters in ["5,5,5", "1,8,5", "7,3,5", "8,8,5", "6,6,5,exact"] {
            check::<Small>(parameters, weights, seed);
            check::<Large>(parameters, weights, seed);
        }
        for parameters in ["9,9,5", "15,15,5", "19,19,5", "20,20,5", "20,4,5"] {
            check::<Large>(parameters, weights, seed);
        }
    }
}
