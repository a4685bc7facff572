//! Connect Four against published figures, and against a second version of its rules.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use plyground_core::{Evaluator, Game, Keyed, Outcome, Player, Position, Score};
use plyground_games::Connect;
use plyground_games::connect::StonesLeft;
use plyground_games::general::ByOutcome;
use plyground_registry::Dice;
use plyground_search::move_ordering::Killers;
use plyground_search::{AlphaBeta, Pvs, Table, Task, perft, search};

/// The literal rules: columns are lists of stones.
#[derive(Clone)]
struct LiteralConnect {
    columns: Vec<Vec<Player>>,
    height: usize,
    k: usize,
    to_move: Player,
}

impl LiteralConnect {
    fn new(width: usize, height: usize, k: usize) -> Self {
        Self { columns: vec![Vec::new(); width], height, k, to_move: Player::First }
    }

    fn at(&self, column: isize, row: isize) -> Option<Player> {
        let column = self.columns.get(usize::try_from(column).ok()?)?;
        column.get(usize::try_from(row).ok()?).copied()
    }

    fn outcome(&self) -> Option<Outcome> {
        for column in 0..self.columns.len() as isize {
            for row in 0..self.height as isize {
                let Some(player) = self.at(column, row) else { continue };
                for (across, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                    let line = (0..self.k as isize).map(|i| self.at(column + across * i, row + up * i));
                    if line.into_iter().all(|owner| owner == Some(player)) {
                        return Some(Outcome::Win(player));
                    }
                }
            }
        }
        self.columns.iter().all(|column| column.len() == self.height).then_some(Outcome::Draw)
    }

    /// The numbers of the columns in which there is room.
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let free = (1..).zip(&self.columns).filter(|(_, column)| column.len() < self.height);
        free.map(|(number, _)| number.to_string()).collect()
    }

    fn play(&mut self, text: &str) {
        let column: usize = text.parse().unwrap();
        self.columns[column - 1].push(self.to_move);
        self.to_move = self.to_move.other();
    }

    /// The stones that the winner still has, the winning one included.
    fn stones_left(&self, winner: Player, begins: Player) -> i32 {
        let cells = self.columns.len() * self.height;
        let all = if winner == begins { cells.div_ceil(2) } else { cells / 2 };
        let played = self.columns.iter().flatten().filter(|&&owner| owner == winner).count();
        (all - played + 1) as i32
    }
}

#[test]
fn random_games_agree_with_the_rules_written_a_second_time() {
    let games = if cfg!(debug_assertions) { 20 } else { 2_000 };
    let mut dice = Dice::new(4);
    for (width, height, k) in [(7, 6, 4), (5, 5, 4), (4, 3, 3), (9, 6, 5), (1, 4, 2), (3, 3, 5)] {
        for _ in 0..games {
            let mut pos = Connect::start(&format!("{width},{height},{k}")).unwrap();
            let mut literal = LiteralConnect::new(width, height, k);
            let mut played = Vec::new();
            while pos.outcome().is_none() {
                let moves: Vec<String> = pos.moves().map(|m| pos.write_move(m)).collect();
                assert_eq!((&moves, pos.move_count()), (&literal.moves(), moves.len()));
                let m = pos.read_move(&moves[dice.below(moves.len())]).unwrap();
                literal.play(&pos.write_move(m));
                let before = (pos, pos.key());
                played.push((m, pos.make(m), before));
                assert_eq!((pos.outcome(), pos.to_move()), (literal.outcome(), literal.to_move));
                for (column, stones) in literal.columns.iter().enumerate() {
                    let owner = |row| stones.get(row).copied();
                    assert!((0..height).all(|row| pos.at(column, row) == owner(row)));
                }
            }
            assert!(literal.moves().is_empty() && pos.moves().len() == 0);
            let value = match literal.outcome().unwrap() {
                Outcome::Draw => 0,
                Outcome::Win(winner) if winner == literal.to_move => {
                    literal.stones_left(winner, Player::First)
                }
                Outcome::Win(winner) => -literal.stones_left(winner, Player::First),
            };
            assert_eq!(StonesLeft.finished(&pos, literal.outcome().unwrap(), 0), Score::new(value));
            while let Some((m, undo, (before, key))) = played.pop() {
                pos.unmake(m, undo);
                assert_eq!((pos, pos.key()), (before, key));
            }
        }
    }
}

/// The value of a board by the stones that are left, from the whole tree.
fn solved(game: &str) -> Score {
    let mut pos = Connect::start(game).unwrap();
    let table = Table::new(1 << 20);
    let searcher = Pvs::with_ordering(&table, Killers::default()).with_etc();
    let report = search(&searcher, &mut pos, &StonesLeft, &Task::to_depth(64));
    assert_eq!(report.counts.leaves_horizon, 0, "{game}");
    report.value.unwrap()
}

#[test]
fn small_boards_have_their_published_values() {
    assert_eq!(solved("4,4,4"), Score::ZERO);
    if !cfg!(debug_assertions) {
        for (game, value) in [("5,4,4", 0), ("6,4,4", -1), ("4,5,4", 0), ("4,6,4", 0)] {
            assert_eq!(solved(game), Score::new(value), "{game}");
        }
    }
}

#[test]
fn a_win_counts_the_stones_that_are_left() {
    // Each side has 21 stones; both of these are won with the fourth, so that 18 are left with the winning one.
    for (moves, winner) in [("1 1 2 2 3 3 4", Player::First), ("1 2 1 3 1 4 7 5", Player::Second)] {
        let mut pos = Connect::start("7,6,4").unwrap();
        for text in moves.split(' ') {
            let m = pos.read_move(text).unwrap();
            pos.make(m);
        }
        assert_eq!(pos.outcome(), Some(Outcome::Win(winner)));
        assert_eq!(StonesLeft.finished(&pos, Outcome::Win(winner), 0), Score::new(-18));
    }
}

#[test]
fn perft_of_seven_by_six() {
    let known = [1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234, 39_394_572, 268_031_646];
    let deepest = if cfg!(debug_assertions) { 7 } else { 9 };
    let mut pos = Connect::start("7,6,4").unwrap();
    for (depth, &nodes) in (0..=deepest).zip(&known) {
        assert_eq!(perft(&mut pos, depth), nodes, "depth {depth}");
    }
}

#[test]
fn alpha_beta_that_sees_ends_alone_enters_the_known_number_of_nodes() {
    let mut pos = Connect::start("7,6,4").unwrap();
    let deepest = if cfg!(debug_assertions) { 8 } else { 12 };
    for (depth, nodes) in [(6, 1_249), (8, 12_574), (10, 155_590), (12, 3_050_083)] {
        if depth <= deepest {
            let report = search(&AlphaBeta, &mut pos, &ByOutcome, &Task::to_depth(depth));
            assert_eq!(report.counts.nodes, nodes, "depth {depth}");
        }
    }
}
