//! Othello against published figures, and against a second version of its rules.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use plyground_core::{Evaluator, Game, Keyed, Outcome, Player, Position, Score};
use plyground_games::Othello;
use plyground_games::othello::Discs;
use plyground_registry::Dice;
use plyground_search::move_ordering::Killers;
use plyground_search::{Pvs, Table, Task, perft, search};

#[test]
fn perft_of_eight_by_eight() {
    let known = [1, 4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216, 3_005_288, 24_571_056];
    let deepest = if cfg!(debug_assertions) { 7 } else { 10 };
    let mut pos = Othello::start("").unwrap();
    for (depth, &paths) in (0..=deepest).zip(&known) {
        assert_eq!(perft(&mut pos, depth), paths, "depth {depth}");
    }
}

/// The second player wins by eight discs on the smallest board.
#[test]
fn four_by_four_is_solved() {
    let mut pos = Othello::start("4").unwrap();
    let table = Table::new(1 << 16);
    let searcher = Pvs::with_ordering(&table, Killers::default()).with_etc();
    let report = search(&searcher, &mut pos, &Discs, &Task::to_depth(20));
    assert_eq!((report.value, report.counts.leaves_horizon), (Some(Score::new(-8)), 0));
}

/// The literal rules: rows from the bottom, cell by cell.
#[derive(Clone)]
struct LiteralOthello {
    cells: Vec<Vec<Option<Player>>>,
    to_move: Player,
}

impl LiteralOthello {
    fn new(size: usize) -> Self {
        let mut cells = vec![vec![None; size]; size];
        let (low, high) = (size / 2 - 1, size / 2);
        (cells[low][low], cells[high][high]) = (Some(Player::Second), Some(Player::Second));
        (cells[low][high], cells[high][low]) = (Some(Player::First), Some(Player::First));
        Self { cells, to_move: Player::First }
    }

    fn at(&self, column: isize, row: isize) -> Option<Player> {
        let row = self.cells.get(usize::try_from(row).ok()?)?;
        row.get(usize::try_from(column).ok()?).copied().flatten()
    }

    /// The discs that a disc of a side on a free cell would turn over.
    fn turned(&self, column: usize, row: usize, side: Player) -> Vec<(usize, usize)> {
        let mut all = Vec::new();
        if self.cells[row][column].is_some() {
            return all;
        }
        for (across, up) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)] {
            let place = |i: isize| (column as isize + across * i, row as isize + up * i);
            let owner = |i| self.at(place(i).0, place(i).1);
            let mut run = 1;
            while owner(run) == Some(side.other()) {
                run += 1;
            }
            if owner(run) == Some(side) {
                all.extend((1..run).map(|i| (place(i).0 as usize, place(i).1 as usize)));
            }
        }
        all
    }

    /// The cells where a side can put a disc, from the first row up and from the left.
    fn cells_of(&self, side: Player) -> Vec<(usize, usize)> {
        let length = self.cells.len();
        let all = (0..length).flat_map(|row| (0..length).map(move |column| (column, row)));
        all.filter(|&(column, row)| !self.turned(column, row, side).is_empty()).collect()
    }

    fn moves(&self) -> Vec<String> {
        let mine = self.cells_of(self.to_move);
        if mine.is_empty() && !self.cells_of(self.to_move.other()).is_empty() {
            return vec!["pass".to_owned()];
        }
        let name =
            |&(column, row): &(usize, usize)| format!("{}{}", char::from(b'a' + column as u8), row + 1);
        mine.iter().map(name).collect()
    }

    fn play(&mut self, text: &str) {
        if text != "pass" {
            let column = usize::from(text.as_bytes()[0] - b'a');
            let row: usize = text[1..].parse::<usize>().unwrap() - 1;
            for (column, row) in self.turned(column, row, self.to_move) {
                self.cells[row][column] = Some(self.to_move);
            }
            self.cells[row][column] = Some(self.to_move);
        }
        self.to_move = self.to_move.other();
    }

    fn count(&self, side: Player) -> i32 {
        self.cells.iter().flatten().filter(|&&owner| owner == Some(side)).count() as i32
    }

    fn outcome(&self) -> Option<Outcome> {
        self.moves().is_empty().then(|| match self.count(Player::First) - self.count(Player::Second) {
            0 => Outcome::Draw,
            1.. => Outcome::Win(Player::First),
            _ => Outcome::Win(Player::Second),
        })
    }

    fn position(&self) -> String {
        let mark = |cell: &Option<Player>| cell.map_or('.', Player::mark);
        let rows: Vec<String> = self.cells.iter().rev().map(|row| row.iter().map(mark).collect()).collect();
        rows.join("/")
    }
}

#[test]
fn random_games_agree_with_the_rules_written_a_second_time() {
    let games = if cfg!(debug_assertions) { 20 } else { 3_500 };
    let mut dice = Dice::new(8);
    let mut passes = 0;
    for size in [4, 6, 8] {
        for _ in 0..games {
            let mut pos = Othello::new(size).unwrap();
            let mut literal = LiteralOthello::new(size);
            let mut played = Vec::new();
            while pos.outcome().is_none() {
                let moves: Vec<String> = pos.moves().map(|m| pos.write_move(m)).collect();
                assert_eq!((&moves, pos.move_count()), (&literal.moves(), moves.len()));
                passes += usize::from(moves == ["pass"]);
                let m = pos.read_move(&moves[dice.below(moves.len())]).unwrap();
                literal.play(&pos.write_move(m));
                let before = (pos, pos.key());
                played.push((m, pos.make(m), before));
                assert_eq!((pos.outcome(), pos.to_move()), (literal.outcome(), literal.to_move));
                assert_eq!(pos.write_position(), literal.position());
            }
            assert_eq!(pos.moves().len(), 0);
            let lead = literal.count(literal.to_move) - literal.count(literal.to_move.other());
            assert_eq!(Discs.finished(&pos, pos.outcome().unwrap(), 0), Score::new(lead));
            while let Some((m, undo, (before, key))) = played.pop() {
                pos.unmake(m, undo);
                assert_eq!((pos, pos.key()), (before, key));
            }
        }
    }
    assert!(passes > 0, "nobody had to pass");
}
