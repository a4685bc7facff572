//! Ultimate tic-tac-toe against a second version of its rules, written literally.

use plyground_core::{Evaluator, Game, Keyed, Outcome, Player, Position, Score};
use plyground_games::Ultimate;
use plyground_games::ultimate::Boards;
use plyground_registry::{Dice, open};
use plyground_search::{AlphaBeta, Minimax, Task, perft, search};

/// The rules cell by cell on a grid of 9 by 9, counted from the top left.
#[derive(Clone)]
struct LiteralUltimate {
    cells: [[Option<Player>; 9]; 9],
    to_move: Player,
    /// The column and the row, within its board, of the last stone.
    last: Option<(usize, usize)>,
    counts: bool,
}

/// The side with three in a row on three by three, if any.
fn row_of_three(at: impl Fn(usize, usize) -> Option<Player>) -> Option<Player> {
    let mut lines: Vec<[(usize, usize); 3]> = Vec::new();
    for i in 0..3 {
        lines.push([(0, i), (1, i), (2, i)]);
        lines.push([(i, 0), (i, 1), (i, 2)]);
    }
    lines.push([(0, 0), (1, 1), (2, 2)]);
    lines.push([(2, 0), (1, 1), (0, 2)]);
    let owner = |line: &[(usize, usize); 3]| {
        let first = at(line[0].0, line[0].1)?;
        line.iter().all(|&(column, row)| at(column, row) == Some(first)).then_some(first)
    };
    lines.iter().find_map(owner)
}

impl LiteralUltimate {
    fn new(counts: bool) -> Self {
        Self { cells: [[None; 9]; 9], to_move: Player::First, last: None, counts }
    }

    fn owner(&self, board: (usize, usize)) -> Option<Player> {
        row_of_three(|column, row| self.cells[3 * board.1 + row][3 * board.0 + column])
    }

    fn is_open(&self, board: (usize, usize)) -> bool {
        let has_room = (0..9).any(|i| self.cells[3 * board.1 + i / 3][3 * board.0 + i % 3].is_none());
        self.owner(board).is_none() && has_room
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(winner) = row_of_three(|column, row| self.owner((column, row))) {
            return Some(Outcome::Win(winner));
        }
        if (0..9).any(|i| self.is_open((i % 3, i / 3))) {
            return None;
        }
        let boards = |player| (0..9).filter(|i| self.owner((i % 3, i / 3)) == Some(player)).count();
        let (x, o) = (boards(Player::First), boards(Player::Second));
        Some(match self.counts {
            true if x > o => Outcome::Win(Player::First),
            true if x < o => Outcome::Win(Player::Second),
            _ => Outcome::Draw,
        })
    }

    /// Columns and rows, from the top left.
    fn moves(&self) -> Vec<(usize, usize)> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let sent = self.last.filter(|&board| self.is_open(board));
        let all = (0..81).map(|i| (i % 9, i / 9));
        let is_legal = |&(column, row): &(usize, usize)| {
            let board = (column / 3, row / 3);
            self.cells[row][column].is_none() && self.is_open(board) && sent.is_none_or(|sent| sent == board)
        };
        all.filter(is_legal).collect()
    }

    fn play(&mut self, (column, row): (usize, usize)) {
        self.cells[row][column] = Some(self.to_move);
        self.to_move = self.to_move.other();
        self.last = Some((column % 3, row % 3));
    }

    fn paths(&self, depth: u32) -> u64 {
        let after = |&cell: &(usize, usize)| {
            let mut next = self.clone();
            next.play(cell);
            next.paths(depth - 1)
        };
        if depth == 0 { 1 } else { self.moves().iter().map(after).sum() }
    }
}

fn name((column, row): (usize, usize)) -> String {
    format!("{}{}", char::from(b'a' + column as u8), 9 - row)
}

/// No published figures were found; these are this program's own, and the second version of the rules counts the same
/// as far as it is run.
#[test]
fn perft_is_that_of_the_literal_rules() {
    let known = [1, 81, 720, 6_336, 55_080, 473_256, 4_020_960, 33_782_544];
    let (deepest, literally) = if cfg!(debug_assertions) { (5, 3) } else { (7, 5) };
    let mut pos = Ultimate::start("").unwrap();
    for (depth, &paths) in (0..=deepest).zip(&known) {
        assert_eq!(perft(&mut pos, depth), paths, "depth {depth}");
        if u32::from(depth) <= literally {
            assert_eq!(LiteralUltimate::new(false).paths(depth.into()), paths, "depth {depth}");
        }
    }
}

#[test]
fn random_games_are_those_of_the_literal_rules() {
    let rounds = if cfg!(debug_assertions) { 40 } else { 1_000 };
    let mut dice = Dice::new(81);
    let mut ends = [0; 3];
    for round in 0..rounds {
        let counts = round % 2 == 1;
        let mut pos = Ultimate::new(counts);
        let mut literal = LiteralUltimate::new(counts);
        loop {
            let mut expected: Vec<String> = literal.moves().into_iter().map(name).collect();
            let mut found: Vec<String> = pos.moves().map(|m| pos.write_move(m)).collect();
            expected.sort();
            found.sort();
            assert_eq!(found, expected, "{}", pos.write_position());
            assert_eq!(pos.move_count(), found.len());
            assert_eq!(pos.outcome(), literal.outcome(), "{}", pos.write_position());
            assert_eq!(pos.to_move(), literal.to_move);
            let forbidden = pos.forbidden().len();
            let free = literal.cells.iter().flatten().filter(|cell| cell.is_none()).count();
            assert_eq!(forbidden, if found.is_empty() { 0 } else { free - found.len() });
            let copy = pos.read_position(&pos.write_position(), Some(pos.to_move()), true).unwrap();
            assert_eq!((copy, copy.key()), (pos, pos.key()));
            if found.is_empty() {
                break;
            }
            let chosen = pos.moves().nth(dice.below(found.len())).unwrap();
            let place = pos.cell(chosen).unwrap();
            literal.play((place % 9, place / 9));
            pos.make(chosen);
        }
        match pos.outcome().unwrap() {
            Outcome::Win(winner) => ends[winner.index()] += 1,
            Outcome::Draw => ends[2] += 1,
        }
    }
    assert!(ends.iter().all(|&count| count > 0), "some end was never seen: {ends:?}");
}

#[test]
fn games_are_undone_to_the_start() {
    let rounds = if cfg!(debug_assertions) { 200 } else { 10_000 };
    let mut dice = Dice::new(7);
    for _ in 0..rounds {
        let mut pos = Ultimate::start("").unwrap();
        let mut made = Vec::new();
        while pos.outcome().is_none() {
            let m = pos.moves().nth(dice.below(pos.move_count())).unwrap();
            let before = pos;
            made.push((m, pos.make(m), before));
            assert_ne!(pos.key(), before.key());
        }
        while let Some((m, undo, before)) = made.pop() {
            pos.unmake(m, undo);
            assert_eq!((pos, pos.key()), (before, before.key()));
        }
        assert_eq!(pos, Ultimate::start("").unwrap());
    }
}

#[test]
fn whoever_is_sent_to_a_decided_board_chooses() {
    let mut game = open("ultimate").unwrap();
    // X takes the middle board while O is sent there and back.
    for m in ["e5", "e4", "d2", "b5", "d5", "a4", "a1", "b2", "f5"] {
        game.play(m).unwrap_or_else(|why| panic!("{m}: {why}"));
    }
    assert!(game.position().ends_with(" b6"), "{}", game.position());
    assert!(game.play("c1").unwrap_err().to_string().contains("sends you to board 6"));
    game.play("h5").unwrap();
    assert!(game.position().ends_with(" -"), "{}", game.position());
    assert_eq!(game.legal_moves().len(), 81 - 10 - 5);
    assert!(game.play("e6").unwrap_err().to_string().contains("which is decided"));
}

#[test]
fn the_winning_rows_are_told() {
    let board = Ultimate::start("").unwrap();
    let text = "XXX....../........./........./...XXX.../........./........./......XXX/OOO...OO./OO....... -";
    let pos = board.read_position(text, Some(Player::Second), false).unwrap();
    assert_eq!(pos.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(pos.winning_line().unwrap(), "a9 b9 c9 d6 e6 f6 g3 h3 i3");
}

#[test]
fn without_a_row_the_boards_count_only_if_asked() {
    // X has five boards, O four, and neither has three in a row.
    let block = |first: &str, second: &str, third: &str| format!("{first}{second}{third}/9/9");
    let (x, o) = ("XXX", "OOO");
    let text = [block(x, o, x), block(x, x, o), block(o, x, o)].join("/") + " -";
    for (game, outcome) in [("", Outcome::Draw), ("count", Outcome::Win(Player::First))] {
        let pos = Ultimate::start(game).unwrap().read_position(&text, None, false).unwrap();
        assert_eq!(pos.outcome(), Some(outcome), "{game}");
        assert!(pos.winning_cells().is_empty());
    }
}

#[test]
fn the_evaluator_is_the_sum_of_its_terms_and_fair() {
    let mut dice = Dice::new(3);
    for _ in 0..30 {
        let mut pos = Ultimate::start("").unwrap();
        for _ in 0..dice.below(50) {
            let Some(m) =
                (pos.move_count() > 0).then(|| pos.moves().nth(dice.below(pos.move_count())).unwrap())
            else {
                break;
            };
            pos.make(m);
        }
        let sum =
            |player| Boards.terms(&pos).iter().filter(|t| t.player == player).map(|t| t.points).sum::<i32>();
        let me = pos.to_move();
        assert_eq!(Boards.evaluate(&pos), Score::new(sum(me) - sum(me.other())));
        // With colours exchanged everything is the same.
        let swapped: String = pos
            .write_position()
            .chars()
            .map(|sign| match sign {
                'X' => 'O',
                'O' => 'X',
                other => other,
            })
            .collect();
        let mirror = pos.read_position(&swapped, Some(me.other()), false).unwrap();
        assert_eq!(Boards.evaluate(&mirror), Boards.evaluate(&pos));
        if pos.outcome().is_none() {
            let task = Task::to_depth(2);
            let value = search(&Minimax, &mut pos, &Boards, &task).value;
            assert_eq!(search(&AlphaBeta, &mut pos, &Boards, &task).value, value);
        }
    }
}

#[test]
fn wrong_names_and_moves_are_refused() {
    for name in ["ultimate(3)", "ultimate(count,count)", "ultimate(x)"] {
        assert!(open(name).is_err(), "{name}");
    }
    let pos = Ultimate::start(" count ").unwrap();
    assert_eq!(pos.name(), "ultimate(count)");
    for text in ["a0", "j1", "a10", "5", "e5e5", "-"] {
        assert!(pos.read_move(text).is_err(), "{text}");
    }
}
