//! Dots and boxes against published values and against a second version of its rules.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use std::collections::{BTreeMap, BTreeSet};

use plyground_core::{Evaluator, Game, Keyed, Outcome, Player, Position, Score, Sign};
use plyground_games::Boxes;
use plyground_games::boxes::{BoxLead, Chains};
use plyground_registry::{Algorithm, Dice, open};
use plyground_search::move_ordering::{Killers, Static};
use plyground_search::{Pvs, Table, Task, WithMemory, perft, search};

/// The literal rules: lines are pairs of dots, and boxes are tested one by one.
struct LiteralBoxes {
    width: usize,
    height: usize,
    lines: BTreeSet<[(usize, usize); 2]>,
    owners: BTreeMap<(usize, usize), Player>,
    to_move: Player,
}

impl LiteralBoxes {
    fn new(width: usize, height: usize) -> Self {
        let (lines, owners) = (BTreeSet::new(), BTreeMap::new());
        Self { width, height, lines, owners, to_move: Player::First }
    }

    /// The names of all lines that are missing, row by row from the top; dots stand in odd columns and rows, counted from 1.
    fn missing(&self) -> Vec<(String, [(usize, usize); 2])> {
        let mut found = Vec::new();
        for row in (1..=2 * self.height + 1).rev() {
            for column in 1..=2 * self.width + 1 {
                let ends = match (column % 2, row % 2) {
                    (0, 1) => [(column / 2 - 1, row / 2), (column / 2, row / 2)],
                    (1, 0) => [(column / 2, row / 2 - 1), (column / 2, row / 2)],
                    _ => continue,
                };
                if !self.lines.contains(&ends) {
                    let letter = "abcdefghijklmnopqrstuvwxyz".chars().nth(column - 1).unwrap();
                    found.push((format!("{letter}{row}"), ends));
                }
            }
        }
        found
    }

    fn draw(&mut self, line: [(usize, usize); 2]) {
        assert!(self.lines.insert(line));
        let mut closed_any = false;
        for x in 0..self.width {
            for y in 0..self.height {
                let corner = |dx, dy| (x + dx, y + dy);
                let sides = [
                    [corner(0, 0), corner(1, 0)],
                    [corner(0, 1), corner(1, 1)],
                    [corner(0, 0), corner(0, 1)],
                    [corner(1, 0), corner(1, 1)],
                ];
                let is_closed = sides.iter().all(|side| self.lines.contains(side));
                if is_closed && !self.owners.contains_key(&(x, y)) {
                    self.owners.insert((x, y), self.to_move);
                    closed_any = true;
                }
            }
        }
        if !closed_any {
            self.to_move = self.to_move.other();
        }
    }

    fn lead(&self) -> i32 {
        self.owners.values().map(|&owner| if owner == Player::First { 1 } else { -1 }).sum()
    }
}

const SIZES: [(usize, usize); 8] = [(1, 1), (2, 1), (1, 3), (2, 2), (3, 2), (3, 3), (5, 5), (2, 12)];

fn start(width: usize, height: usize) -> Boxes {
    Boxes::start(&format!("{width},{height}")).unwrap()
}

#[test]
fn random_games_go_as_in_the_second_version_of_the_rules() {
    let mut dice = Dice::new(60);
    for (width, height) in SIZES {
        for _ in 0..if cfg!(debug_assertions) { 20 } else { 500 } {
            let (mut pos, mut literal) = (start(width, height), LiteralBoxes::new(width, height));
            loop {
                let missing = literal.missing();
                let names: Vec<String> = pos.moves().map(|m| pos.write_move(m)).collect();
                assert!(missing.iter().map(|(name, _)| name).eq(&names), "{}", pos.write_position());
                assert_eq!((pos.to_move(), pos.move_count()), (literal.to_move, names.len()));
                let grid = pos.grid().unwrap();
                for x in 0..width {
                    for y in 0..height {
                        let owner = literal.owners.get(&(x, y)).copied();
                        assert_eq!(grid.at(2 * x + 1, 2 * (height - 1 - y) + 1), owner);
                    }
                }
                let signs = |sign| grid.signs.iter().filter(|&&known| known == sign).count();
                assert_eq!((signs(Sign::Gap), signs(Sign::Line)), (names.len(), literal.lines.len()));
                let over = names.is_empty().then(|| match literal.lead() {
                    0 => Outcome::Draw,
                    lead if lead > 0 => Outcome::Win(Player::First),
                    _ => Outcome::Win(Player::Second),
                });
                assert_eq!(pos.outcome(), over);
                if names.is_empty() {
                    break;
                }
                let (name, line) = &missing[dice.below(missing.len())];
                let m = pos.read_move(name).unwrap();
                pos.make(m);
                literal.draw(*line);
            }
        }
    }
}

/// Every order of the lines can be played: the number of ways is a falling factorial.
#[test]
fn perft_counts_orders_of_lines() {
    for (width, height) in [(1, 1), (1, 2), (2, 2)] {
        let mut pos = start(width, height);
        let lines = pos.move_count() as u64;
        let deepest = lines.min(if cfg!(debug_assertions) { 5 } else { 7 });
        for depth in 0..=deepest {
            let orders: u64 = (lines - depth + 1..=lines).product();
            assert_eq!(perft(&mut pos, depth as u16), orders, "{width}x{height} to {depth}");
        }
    }
}

/// The boxes of the first player less those of the second, both playing their best.
fn value(width: usize, height: usize, memos: usize) -> Score {
    let mut pos = start(width, height);
    let table = Table::new(memos);
    // Lines that close boxes first, then safe lines: the game's own move ordering.
    let guide = (Static(|pos: &Boxes, m| pos.appeal(m)), Killers::default());
    let searcher = Pvs::with_ordering(&table, guide).with_etc();
    let judge = BoxLead::new(pos.shape());
    let task = Task::to_depth(pos.move_count() as u16);
    let report = search(&searcher, &mut pos, &judge, &task);
    assert_eq!(report.counts.leaves_horizon, 0);
    report.value.unwrap()
}

#[test]
fn small_boards_have_their_known_values() {
    for (width, height, lead) in [(1, 1, -1), (1, 2, 0), (1, 3, -1), (2, 2, 2)] {
        assert_eq!(value(width, height, 1 << 14), Score::new(lead), "{width}x{height}");
        assert_eq!(value(height, width, 1 << 14), Score::new(lead), "{height}x{width}");
    }
    if !cfg!(debug_assertions) {
        assert_eq!(value(2, 3, 1 << 18), Score::new(-2), "2x3");
    }
}

/// The second player wins by three boxes.
#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn three_by_three_has_its_known_value() {
    assert_eq!(value(3, 3, 1 << 22), Score::new(-3));
}

#[test]
fn games_are_played_to_the_end_and_undone() {
    let mut dice = Dice::new(61);
    for number in 0..if cfg!(debug_assertions) { 200 } else { 10_000 } {
        let (width, height) = SIZES[number % SIZES.len()];
        let mut pos = start(width, height);
        let mut past = Vec::new();
        while pos.outcome().is_none() {
            let m = pos.moves().nth(dice.below(pos.move_count())).unwrap();
            let before = (pos, pos.key());
            past.push((before, m, pos.make(m)));
        }
        assert_eq!(pos.count(Player::First) + pos.count(Player::Second), (width * height) as u32);
        for ((before, key), m, undo) in past.into_iter().rev() {
            pos.unmake(m, undo);
            assert_eq!((pos, pos.key()), (before, key));
        }
        assert_eq!(pos, start(width, height));
    }
}

/// Positions with the same lines, turn and score share a key, all others do not.
#[test]
fn keys_tell_apart_what_matters() {
    let mut keys = BTreeMap::new();
    let mut dice = Dice::new(62);
    let mut shared = 0;
    for _ in 0..if cfg!(debug_assertions) { 300 } else { 5_000 } {
        let mut pos = start(3, 2);
        while pos.outcome().is_none() {
            let m = pos.moves().nth(dice.below(pos.move_count())).unwrap();
            pos.make(m);
            let lines: Vec<String> = pos.moves().map(|m| pos.write_move(m)).collect();
            let matters = (lines, pos.to_move(), pos.count(Player::First));
            let known = keys.entry(pos.key()).or_insert_with(|| (matters.clone(), pos.write_position()));
            assert_eq!(known.0, matters);
            shared += usize::from(known.1 != pos.write_position());
        }
    }
    assert!(shared > 0, "boxes of the same number, owned the other way round");
}

#[test]
fn the_boxes_closed_by_one_line_are_one_turn() {
    let mut pos = start(2, 1);
    for name in ["b1", "b3", "a2", "d1", "d3", "e2"] {
        let m = pos.read_move(name).unwrap();
        pos.make(m);
    }
    assert_eq!(pos.to_move(), Player::First);
    assert_eq!(pos.draw(plyground_core::Labels::None), PICTURE);
    let m = pos.read_move("C2").unwrap();
    pos.make(m);
    assert_eq!((pos.count(Player::First), pos.outcome()), (2, Some(Outcome::Win(Player::First))));
    assert_eq!(pos.write_position(), "+-+-+/|X|X|/+-+-+/X");
}

const PICTURE: &str = "  3 | + - + - +\n  2 | |   .   |\n  1 | + - + - +\n    +----------\n      a b c d e\n";

#[test]
fn what_cannot_be_played_or_set_up_is_refused() {
    for (parameters, why) in [
        ("3", "write dots-and-boxes(W,H)"),
        ("3,3,3", "write dots-and-boxes(W,H)"),
        ("a,3", "write dots-and-boxes(W,H)"),
        ("0,3", "sides go from 1 to 12"),
        ("6,5", "64 lines at most"),
        ("13,1", "sides go from 1 to 12"),
        ("99999999999999999999,99999999999999999999", "sides go from 1 to 12"),
    ] {
        let said = Boxes::start(parameters).unwrap_err().to_string();
        assert!(said.contains(why), "{parameters}: {said}");
    }
    let board = start(2, 1);
    for (text, why) in [
        ("a1", "is a dot"),
        ("b2", "is the inside of a box"),
        ("f1", "columns are a-e, rows 1-3"),
        ("b4", "columns are a-e, rows 1-3"),
        ("b+1", "is not a line"),
        ("1b", "is not a line"),
    ] {
        let said = board.read_move(text).unwrap_err().to_string();
        assert!(said.contains(why), "{text}: {said}");
    }
    for (text, why) in [
        ("", "3 rows of 5"),
        ("+.+.+/...../X", "3 rows of 5"),
        ("+.+.+/..X../+.+.+/X", "`X` cannot stand in column 3 of row 2"),
        ("+.+.+/.X.../+.+.+/X", "exactly when its four sides"),
        ("+-+.+/|.|../+-+.+/X", "exactly when its four sides"),
        ("+|+.+/...../+.+.+/X", "`|` cannot stand in column 2 of row 1"),
        ("+-+-+/|X|X|/+-+-+/O", "whoever draws the last line"),
    ] {
        let said = board.read_position(text, None, true).unwrap_err().to_string();
        assert!(said.contains(why), "{text}: {said}");
    }
    let pos = board.read_position("+-+.+/|o|../+-+.+", None, true).unwrap();
    assert_eq!((pos.to_move(), pos.count(Player::Second)), (Player::First, 1));
    assert_eq!(board.fitting("+.+/.../+.+/.../+.+/O").as_deref(), Some("dots-and-boxes(1,2)"));
}

/// A side may move twice in a row, so searches that change the sign at every move are not offered.
#[test]
fn no_search_is_offered_that_needs_alternating_turns() {
    let offered = open("dots-and-boxes").unwrap().algorithms();
    assert!(offered.contains(&Algorithm::Minimax));
    for algorithm in [Algorithm::Negamax, Algorithm::AlphaBeta, Algorithm::NegaScout] {
        assert!(!offered.contains(&algorithm), "{}", algorithm.id());
    }
}

/// Near the end, the evaluation by chains is nearer to the true value than the count of boxes.
#[test]
fn chains_foretell_the_end() {
    let mut dice = Dice::new(63);
    let (mut by_chains, mut by_boxes, mut exact) = (0, 0, 0);
    let rounds = if cfg!(debug_assertions) { 60 } else { 1_000 };
    for _ in 0..rounds {
        let mut pos = start(3, 3);
        while pos.move_count() > 9 {
            let m = pos.moves().nth(dice.below(pos.move_count())).unwrap();
            pos.make(m);
        }
        let (table, judge) = (Table::new(1 << 12), BoxLead::new(pos.shape()));
        let report = search(&WithMemory::new(&table), &mut pos, &judge, &Task::to_depth(9));
        let truth = report.value.unwrap().get();
        let error = (Chains.evaluate(&pos).get() - truth).abs();
        by_chains += error;
        exact += i32::from(error == 0);
        by_boxes += (judge.evaluate(&pos).get() - truth).abs();
    }
    assert!(3 * by_chains < by_boxes, "{by_chains} against {by_boxes}");
    assert!(2 * exact > rounds, "{exact} of {rounds}");
}

/// At depth 2, the player that counts chains gets more boxes than the one that counts boxes.
#[test]
fn chains_play_better_than_boxes() {
    let mut dice = Dice::new(64);
    let mut lead = 0;
    let games = if cfg!(debug_assertions) { 6 } else { 60 };
    for _ in 0..games {
        let mut opening = start(3, 3);
        for _ in 0..6 {
            let m = opening.moves().nth(dice.below(opening.move_count())).unwrap();
            opening.make(m);
        }
        for chains in Player::BOTH {
            let mut pos = opening;
            let (table, judge) = (Table::new(0), BoxLead::new(pos.shape()));
            while pos.outcome().is_none() {
                let (searcher, task) = (Pvs::new(&table), Task::to_depth(2));
                let best = if pos.to_move() == chains {
                    search(&searcher, &mut pos, &Chains, &task).best
                } else {
                    search(&searcher, &mut pos, &judge, &task).best
                };
                pos.make(best.unwrap());
            }
            lead += pos.count(chains) as i32 - pos.count(chains.other()) as i32;
        }
    }
    assert!(lead >= 2 * games, "{lead} boxes in {games} pairs of games");
}
