//! Quiescence, symmetry in the table, and the best few moves: each against a slow version.

use plyground_core::{Alternating, Evaluator, Indexed, Keyed, Noisy, Outcome, Player, Position, Score};
use plyground_games::explicit::Written;
use plyground_games::general::{ByOutcome, NearerWins, Scramble};
use plyground_games::mnk::{MnkCell, Rules, Small};
use plyground_games::{Explicit, Mnk};
use plyground_registry::Dice;
use plyground_search::move_ordering::{History, Killers};
use plyground_search::symmetry::Unfolding;
use plyground_search::{
    AlphaBeta, Conventions, FailMode, Finished, Folded, Minimax, Mtd, Pvs, Quiescence, Table, Task,
    WithMemory, iterative_deepening, multi_pv, search,
};
use plyground_testkit::agreement::{
    Bounded, SearchCase, affordable_depth, keeps_contract, random_window, truth, wander,
};
use plyground_testkit::trees::{TreeShape, random_tree};

const BOARDS: usize = if cfg!(debug_assertions) { 60 } else { 1_000 };
const NODES: usize = if cfg!(debug_assertions) { 400 } else { 20_000 };

fn board(width: usize, height: usize, k: usize) -> Mnk<Small> {
    Mnk::new(width, height, k, Rules::default()).expect("the boards of the test are small")
}

/// A board on which some cells are noisy: those whose number a pattern names.
#[derive(Clone, PartialEq, Eq, Debug)]
struct NoisyCells {
    board: Mnk<Small>,
    pattern: u64,
}

impl Position for NoisyCells {
    type Move = MnkCell;
    type Undo = <Mnk<Small> as Position>::Undo;
    type Moves = <Mnk<Small> as Position>::Moves;

    fn to_move(&self) -> Player {
        self.board.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.board.outcome()
    }

    fn moves(&self) -> Self::Moves {
        self.board.moves()
    }

    fn make(&mut self, m: MnkCell) -> Self::Undo {
        self.board.make(m)
    }

    fn unmake(&mut self, m: MnkCell, undo: Self::Undo) {
        self.board.unmake(m, undo);
    }
}

impl Alternating for NoisyCells {}

impl Keyed for NoisyCells {
    fn key(&self) -> u64 {
        self.board.key()
    }
}

impl Noisy for NoisyCells {
    fn is_noisy(&self, m: MnkCell) -> bool {
        self.pattern >> m.index() & 1 == 1
    }
}

/// The value by the definition: below the horizon the side to move stands pat, if it may, or plays noisy moves.
fn settled(pos: &mut NoisyCells, depth: u16, ply: u16) -> Score {
    if let Some(outcome) = pos.outcome() {
        return Scramble.finished(pos, outcome, ply);
    }
    let all: Vec<MnkCell> = pos.moves().collect();
    let noisy: Vec<MnkCell> = all.iter().copied().filter(|&m| pos.is_noisy(m)).collect();
    let mut best = None;
    if depth == 0 && noisy.len() < all.len() {
        best = Some(Scramble.evaluate(pos));
    }
    for m in if depth == 0 { noisy } else { all } {
        let value = -pos.after(m, |pos| settled(pos, depth.saturating_sub(1), ply + 1));
        best = best.max(Some(value));
    }
    best.expect("an open position has a move")
}

#[test]
fn quiescence_settles_what_is_noisy() {
    let mut dice = Dice::new(80);
    for _ in 0..BOARDS {
        let mut board = board(4, 3, 3);
        wander(&mut board, 4 + dice.below(5), &mut dice);
        let pattern = match dice.below(4) {
            0 => 0,
            1 => u64::MAX,
            _ => dice.below(1 << 12) as u64,
        };
        let mut pos = NoisyCells { board, pattern };
        for depth in 0..4 {
            let value = settled(&mut pos, depth, 0);
            let report = search(&Quiescence, &mut pos, &Scramble, &Task::to_depth(depth));
            assert_eq!(report.value, Some(value), "{pos:?} to {depth}");
            let case = SearchCase { evaluator: &Scramble, depth, conventions: Conventions::PLYGROUND };
            let bounded = Bounded { case, window: random_window(&mut dice, 60), value };
            keeps_contract(&Quiescence, &mut pos, &bounded, FailMode::Soft)
                .unwrap_or_else(|why| panic!("{pos:?} to {depth}: {why}"));
            if pattern == 0 {
                let plain = search(&Minimax, &mut pos, &Scramble, &Task::to_depth(depth)).value;
                assert_eq!(plain, Some(value), "without noise it is minimax");
            }
        }
    }
}

/// A side that stands pat has not seen the end of the game, though no leaf shows that.
#[test]
fn deepening_with_quiescence_goes_as_deep_as_it_matters() {
    let mut dice = Dice::new(53);
    for _ in 0..4 * BOARDS {
        let mut board = board(3, 3, 3);
        wander(&mut board, 3 + dice.below(5), &mut dice);
        let mut pos = NoisyCells { board, pattern: dice.below(1 << 9) as u64 };
        let task = Task::to_depth(9);
        let whole = search(&Quiescence, &mut pos, &Scramble, &task).value;
        let report = iterative_deepening(&Quiescence, &mut pos, &Scramble, &task);
        assert_eq!(report.value, whole, "{pos:?} ended at depth {}", report.depth);
    }
}

#[test]
fn mirror_images_share_the_table() {
    let mut dice = Dice::new(81);
    for number in 0..BOARDS {
        let (width, height, k) = [(3, 3, 3), (4, 3, 3), (4, 4, 3), (2, 7, 3)][number % 4];
        let mut pos = board(width, height, k);
        wander(&mut pos, dice.below(width * height / 2), &mut dice);
        let depth = affordable_depth(&pos, NODES);
        let table = Table::new([0, 2, 100, 1 << 14][dice.below(4)]);
        let expected = truth(&mut pos, &NearerWins, depth, Finished::Evaluator).value;
        let mut folded = Folded(pos.clone());
        let (task, evaluator) = (Task::to_depth(depth), Unfolding(&NearerWins));
        let pvs = Pvs::with_ordering(&table, (Killers::default(), History::new(&folded))).with_etc();
        assert_eq!(search(&pvs, &mut folded, &evaluator, &task).value, Some(expected), "{pos:?}");
        assert_eq!(search(&Mtd::f(&table), &mut folded, &evaluator, &task).value, Some(expected), "{pos:?}");
        assert_eq!(folded.0, pos);
    }
}

#[test]
fn symmetry_saves_nodes() {
    let task = Task::to_depth(9);
    let (plain, folded) = (Table::new(1 << 14), Table::new(1 << 14));
    let without = search(&WithMemory::new(&plain), &mut board(3, 3, 3), &ByOutcome, &task);
    let with = search(&WithMemory::new(&folded), &mut Folded(board(3, 3, 3)), &Unfolding(&ByOutcome), &task);
    assert_eq!((without.value, with.value), (Some(Score::ZERO), Some(Score::ZERO)));
    assert!(with.counts.nodes * 2 < without.counts.nodes, "{} {}", with.counts.nodes, without.counts.nodes);
}

/// The result equals minimax's values, sorted, equal ones in the game's order.
fn names_the_best<P, E>(pos: &mut P, evaluator: &E, depth: u16, table: &Table)
where
    P: Alternating + Indexed + Keyed + PartialEq + std::fmt::Debug,
    E: Evaluator<P>,
{
    let mut expected = truth(pos, evaluator, depth, Finished::Evaluator).moves;
    expected.sort_by_key(|&(_, value)| -value);
    for most in [1, 2, 3, 100] {
        let expected = &expected[..most.min(expected.len())];
        macro_rules! found {
            ($searcher:expr) => {
                let found = multi_pv(&$searcher, pos, evaluator, &Task::to_depth(depth), most);
                let found: Vec<_> = found.moves.iter().map(|best| (best.line[0], best.value)).collect();
                assert_eq!(found, expected, "{pos:?} to {depth}, the best {most}");
            };
        }
        found!(Minimax);
        found!(AlphaBeta);
        found!(Pvs::new(table).with_etc());
        found!(Mtd::f(table));
    }
}

#[test]
fn the_best_moves_are_exact_and_ties_are_in_order() {
    let mut dice = Dice::new(82);
    for number in 0..BOARDS / 2 {
        let mut pos = board(4, 3, 3);
        wander(&mut pos, dice.below(10), &mut dice);
        let depth = affordable_depth(&pos, NODES / 4).max(1);
        let table = Table::new([0, 10, 1 << 12][number % 3]);
        names_the_best(&mut pos, &NearerWins, depth, &table);
        let table = Table::new([0, 10, 1 << 12][number % 3]);
        names_the_best(&mut pos, &Scramble, depth, &table);
        let mut tree = Explicit::parse(&random_tree(&mut dice, TreeShape::UNEVEN)).unwrap();
        names_the_best(&mut tree, &Written, 6, &Table::new(1 << 10));
    }
}
