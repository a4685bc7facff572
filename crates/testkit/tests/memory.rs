//! Searches with a table return minimax's value with any size, policy and previous content of the table.

use std::fmt::Debug;

use plyground_core::{
    Alternating, Bound, Evaluator, Indexed, Keyed, Limits, Outcome, Player, Position, Score,
};
use plyground_games::explicit::Written;
use plyground_games::general::{ByOutcome, NearerWins, Scramble};
use plyground_games::mnk::{Rules, Small};
use plyground_games::{Explicit, Mnk};
use plyground_registry::Dice;
use plyground_search::move_ordering::{History, Killers};
use plyground_search::{
    AlphaBeta, Aspiration, Conventions, FailMode, Finished, Minimax, Mtd, NegaScout, Pvs, Replacement,
    Searcher, Table, Task, WithMemory, iterative_deepening, search,
};
use plyground_testkit::agreement::{
    Bounded, MinimaxResult, SearchCase, affordable_depth, keeps_contract, random_window, truth, wander,
};
use plyground_testkit::trees::{TreeShape, random_tree};

const NODES: usize = if cfg!(debug_assertions) { 400 } else { 20_000 };
const BOARDS: usize = if cfg!(debug_assertions) { 60 } else { 400 };
const TREES: usize = if cfg!(debug_assertions) { 150 } else { 3_000 };
const SIZES: [usize; 7] = [0, 1, 2, 3, 10, 500, 1 << 14];
const POLICIES: [Replacement; 3] = [Replacement::Newest, Replacement::Deepest, Replacement::Pairs];
const PLAIN: Rules = Rules { exact: false, misere: false };

/// Calls a macro with every search that needs a table, or wraps one that may.
macro_rules! each_search {
    ($table:expr, $pos:expr, $check:ident ! ($($rest:tt)*)) => {
        $check!("PVS", Pvs::new($table), $($rest)*);
        $check!("guided PVS", Pvs::with_ordering($table, (Killers::default(), History::new($pos))), $($rest)*);
        $check!("PVS that looks ahead", Pvs::new($table).with_etc(), $($rest)*);
        $check!("memory", WithMemory::new($table), $($rest)*);
        $check!("MTD(f)", Mtd::f($table), $($rest)*);
        $check!("SSS*", Mtd::sss($table), $($rest)*);
        $check!("DUAL*", Mtd::dual($table), $($rest)*);
        $check!("aspiration", Aspiration::new(AlphaBeta, 3), $($rest)*);
        $check!("aspiration with memory", Aspiration::new(WithMemory::new($table), 1), $($rest)*);
        $check!("aspiration of NegaScout", Aspiration::new(NegaScout, 10), $($rest)*);
    };
}

/// Compares a whole report with minimax. Among equal moves any may be named: a table changes the order.
fn holds<S, P, E>(
    searcher: &S,
    pos: &mut P,
    evaluator: &E,
    depth: u16,
    truth: &MinimaxResult<P::Move>,
) -> Result<(), String>
where
    S: Searcher<P>,
    P: Alternating + PartialEq + Debug,
    E: Evaluator<P>,
{
    let before = pos.clone();
    let report = search(searcher, pos, evaluator, &Task::to_depth(depth));
    if *pos != before {
        return Err("the position changed".to_owned());
    }
    if report.value != Some(truth.value) || report.bound != Bound::Exact || report.stopped.is_some() {
        return Err(format!("{truth:?} was expected, not {report:?}"));
    }
    let worth = |m: P::Move| truth.moves.iter().find(|(known, _)| *known == m).map(|&(_, value)| value);
    if report.best.is_some() != truth.best.is_some()
        || report.best.is_some_and(|m| worth(m) != Some(truth.value))
    {
        return Err(format!("a move worth {} was expected: {report:?}", truth.value));
    }
    for known in &report.root_moves {
        let value = worth(known.movement).ok_or("a root move that does not exist")?;
        let is_true = match known.bound {
            Bound::Exact => value == known.value,
            Bound::Lower => value >= known.value,
            Bound::Upper => value <= known.value,
            Bound::Unknown => true,
        };
        if !is_true {
            return Err(format!("{:?} is worth {value}: {report:?}", known.movement));
        }
    }
    Ok(())
}

/// One table is used for all searches of a position, at greater and smaller depths, and must not confuse them.
fn all_hold<P, E>(pos: &mut P, evaluator: &E, depths: &[u16], dice: &mut Dice)
where
    P: Alternating + Indexed + Keyed + PartialEq + Debug,
    E: Evaluator<P>,
{
    let table = Table::with_replacement(SIZES[dice.below(SIZES.len())], POLICIES[dice.below(3)]);
    for &depth in depths {
        let truth = truth(pos, evaluator, depth, Finished::Evaluator);
        macro_rules! whole {
            ($name:expr, $searcher:expr,) => {
                let searcher = $searcher;
                for again in 0..2 {
                    holds(&searcher, pos, evaluator, depth, &truth).unwrap_or_else(|why| {
                        panic!("{}, {again}, {pos:?} to {depth}, {table:?}: {why}", $name)
                    });
                }
            };
        }
        each_search!(&table, pos, whole!());
        let conventions = Conventions::PLYGROUND;
        macro_rules! bounded {
            ($name:expr, $searcher:expr, $window:expr) => {
                let case = SearchCase { evaluator, depth, conventions };
                let bounded = Bounded { case, window: $window, value: truth.value };
                keeps_contract(&$searcher, pos, &bounded, FailMode::Soft)
                    .unwrap_or_else(|why| panic!("{}, {pos:?} to {depth}: {why}", $name));
            };
        }
        for spread in [6, 70] {
            let window = random_window(dice, spread);
            each_search!(&table, pos, bounded!(window));
        }
    }
}

#[test]
fn searches_with_a_table_agree_with_minimax_on_boards() {
    let mut dice = Dice::new(40);
    for (width, height, k) in [(3, 3, 3), (4, 3, 3), (5, 5, 4), (2, 7, 3), (4, 4, 4), (7, 7, 5)] {
        for _ in 0..BOARDS {
            let mut pos = Mnk::<Small>::new(width, height, k, PLAIN).unwrap();
            wander(&mut pos, dice.below(width * height), &mut dice);
            let deepest = affordable_depth(&pos, NODES);
            let depths = [deepest, 1, deepest.saturating_sub(1), deepest];
            all_hold(&mut pos, &Scramble, &depths, &mut dice);
            all_hold(&mut pos, &NearerWins, &depths, &mut dice);
        }
    }
}

#[test]
fn searches_with_a_table_agree_with_minimax_on_written_trees() {
    let mut dice = Dice::new(41);
    for _ in 0..TREES {
        let mut pos = Explicit::parse(&random_tree(&mut dice, TreeShape::UNEVEN)).unwrap();
        let depth = dice.below(7) as u16;
        all_hold(&mut pos, &Written, &[6, depth, 6], &mut dice);
    }
}

/// Iterative deepening with one table, which then holds the entries of shallower searches.
#[test]
fn deepening_with_a_table_agrees_with_minimax() {
    let mut dice = Dice::new(42);
    for _ in 0..BOARDS {
        let mut pos = Mnk::<Small>::new(4, 4, 3, PLAIN).unwrap();
        wander(&mut pos, dice.below(10), &mut dice);
        let depth = affordable_depth(&pos, NODES);
        let truth = truth(&mut pos, &Scramble, depth, Finished::Evaluator);
        let task = Task::to_depth(depth);
        for replacement in POLICIES {
            let table = Table::with_replacement(1 << 12, replacement);
            let report = iterative_deepening(&WithMemory::new(&table), &mut pos, &Scramble, &task);
            assert_eq!(report.value, Some(truth.value), "{pos:?} to {depth}, ended at {}", report.depth);
        }
    }
}

/// A value from the table hides that its search met the horizon: deepening must not end there.
#[test]
fn deepening_with_a_table_from_an_earlier_search_goes_as_deep() {
    let mut dice = Dice::new(46);
    for _ in 0..BOARDS {
        let mut pos = Mnk::<Small>::new(4, 3, 3, PLAIN).unwrap();
        wander(&mut pos, dice.below(10), &mut dice);
        let depth = affordable_depth(&pos, NODES);
        let truth = truth(&mut pos, &Scramble, depth, Finished::Evaluator);
        let (table, start) = (Table::new(1 << 12), pos.clone());
        macro_rules! warm {
            ($name:expr, $searcher:expr,) => {
                let searcher = $searcher;
                for earlier in 1..depth {
                    search(&searcher, &mut pos, &Scramble, &Task::to_depth(earlier));
                    let report = iterative_deepening(&searcher, &mut pos, &Scramble, &Task::to_depth(depth));
                    let found = (report.value, report.depth);
                    let is_right = found.0 == Some(truth.value);
                    assert!(is_right, "{}, {pos:?} to {depth} after {earlier}: {found:?}", $name);
                }
            };
        }
        each_search!(&table, &start, warm!());
    }
}

/// The benefit of a table. The whole of tic-tac-toe has 549,946 nodes, and 5,478 positions.
#[test]
fn a_table_saves_nodes() {
    let mut pos = Mnk::<Small>::new(3, 3, 3, PLAIN).unwrap();
    let table = Table::new(1 << 14);
    let mut nodes = |searcher: &dyn Fn(&mut Mnk<Small>) -> u64| searcher(&mut pos);
    let task = Task::to_depth(9);
    let plain = nodes(&|pos| search(&AlphaBeta, pos, &ByOutcome, &task).counts.nodes);
    let memory = nodes(&|pos| search(&WithMemory::new(&table), pos, &ByOutcome, &task).counts.nodes);
    assert_eq!(plain, 18_297);
    assert!(memory < 5_478, "{memory}");
    let again = nodes(&|pos| search(&WithMemory::new(&table), pos, &ByOutcome, &task).counts.nodes);
    assert!(again < 100, "the second time everything is known: {again}");
    let table = Table::new(1 << 14);
    let pvs = Pvs::with_ordering(&table, Killers::default()).with_etc();
    let pvs = nodes(&|pos| search(&pvs, pos, &ByOutcome, &task).counts.nodes);
    assert!(pvs < memory, "{pvs}");
}

/// A search that is stopped at any node reports nothing wrong, and its table misleads no later search.
#[test]
fn a_search_that_is_stopped_leaves_a_sound_table() {
    let mut dice = Dice::new(43);
    for _ in 0..BOARDS {
        let mut pos = Mnk::<Small>::new(4, 3, 3, PLAIN).unwrap();
        wander(&mut pos, dice.below(8), &mut dice);
        let depth = affordable_depth(&pos, NODES);
        let expected = truth(&mut pos, &Scramble, depth, Finished::Evaluator);
        let table = Table::new(100);
        macro_rules! stopped {
            ($name:expr, $searcher:expr,) => {
                let searcher = $searcher;
                let limits = Limits { nodes: Some(dice.below(NODES) as u64), ..Limits::default() };
                let task = Task { limits, ..Task::to_depth(depth) };
                let report = search(&searcher, &mut pos, &Scramble, &task);
                let value = report.value.unwrap_or(-Score::INFINITE);
                let is_true = match report.bound {
                    Bound::Exact => value == expected.value,
                    Bound::Lower => value <= expected.value,
                    Bound::Upper => value >= expected.value,
                    Bound::Unknown => report.value.is_none(),
                };
                assert!(is_true, "{} says {report:?}, the truth is {expected:?}", $name);
                holds(&searcher, &mut pos, &Scramble, depth, &expected)
                    .unwrap_or_else(|why| panic!("{}: {why}", $name));
            };
        }
        each_search!(&table, &pos, stopped!());
    }
}

/// A race along a track: after an even step the same side moves again.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Race {
    at: u8,
    to_move: Player,
    /// Steps of each side.
    steps: [u8; 2],
}

impl Position for Race {
    type Move = u8;
    type Undo = Race;
    type Moves = std::ops::RangeInclusive<u8>;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        let [first, second] = self.steps;
        (self.at >= 14).then_some(match first.cmp(&second) {
            std::cmp::Ordering::Less => Outcome::Win(Player::First),
            std::cmp::Ordering::Equal => Outcome::Draw,
            std::cmp::Ordering::Greater => Outcome::Win(Player::Second),
        })
    }

    fn moves(&self) -> Self::Moves {
        1..=if self.at >= 14 { 0 } else { 3 }
    }

    fn make(&mut self, m: u8) -> Race {
        let before = self.clone();
        self.at += m;
        self.steps[self.to_move.index()] += 1;
        if m % 2 == 1 {
            self.to_move = self.to_move.other();
        }
        before
    }

    fn unmake(&mut self, _: u8, before: Race) {
        *self = before;
    }
}

impl Keyed for Race {
    fn key(&self) -> u64 {
        let [first, second] = self.steps.map(u64::from);
        u64::from(self.at) << 24 | first << 16 | second << 8 | self.to_move.index() as u64
    }
}

#[test]
fn turns_need_not_alternate() {
    let mut dice = Dice::new(44);
    for number in 0..BOARDS {
        let to_move = Player::BOTH[dice.below(2)];
        let mut pos = Race { at: dice.below(12) as u8, to_move, steps: [0, 0] };
        let depth = dice.below(8) as u16;
        let expected = search(&Minimax, &mut pos, &Scramble, &Task::to_depth(depth)).value;
        let table = Table::new(SIZES[number % SIZES.len()]);
        macro_rules! same {
            ($name:expr, $searcher:expr) => {
                let report = search(&$searcher, &mut pos, &Scramble, &Task::to_depth(depth));
                assert_eq!(
                    (report.value, report.bound),
                    (expected, Bound::Exact),
                    "{}: {pos:?} {depth}",
                    $name
                );
            };
        }
        same!("PVS", Pvs::with_ordering(&table, Killers::default()));
        same!("PVS that looks ahead", Pvs::new(&table).with_etc());
        same!("memory", WithMemory::new(&table));
        same!("MTD(f)", Mtd::f(&table));
        same!("SSS*", Mtd::sss(&table));
        same!("DUAL*", Mtd::dual(&table));
        same!("aspiration", Aspiration::new(WithMemory::new(&table), 2));
    }
}
