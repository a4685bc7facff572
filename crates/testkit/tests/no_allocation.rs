//! A search allocates for its report when it begins and ends, and nothing for each node.
//!
//! The counting allocator is that of the crate `allocation-counter`, which counts for each thread, so that the test
//! harness does not interfere. It is linked into this test alone.

use std::fmt::Debug;

use allocation_counter::measure;
use plyground_core::{Alternating, Evaluator, Game, Limits};
use plyground_games::dots::Encircling;
use plyground_games::draughts::{Material, Russian};
use plyground_games::explicit::Written;
use plyground_games::general::{ByOutcome, Scramble};
use plyground_games::mnk::{Large, OpenLines, PatternLadder, Rules, Small, Weights};
use plyground_games::ultimate::Boards;
use plyground_games::{Connect, Dots, Draughts, Explicit, Mnk, Torus, Ultimate, torus};
use plyground_registry::{Algorithm, Dice, OwnEvaluator, SearchTask, open};
use plyground_search::monte_carlo::Options;
use plyground_search::prove::outcome;
use plyground_search::{
    AlphaBeta, Conventions, DfPn, Minimax, MonteCarlo, NegaScout, Negamax, ProofNumber, Task, search,
};
use plyground_testkit::agreement::named_conventions;
use plyground_testkit::trees::{TreeShape, random_tree};

/// The allocations of a whole search, however many nodes it has: the line has a row for each of up to 64 plies, and the
/// counts and the report have a table each.
const MOST: u64 = 80;

/// Allocations and nodes of one search by each algorithm.
fn costs<P, E>(
    pos: &mut P,
    evaluator: &E,
    depth: u16,
    conventions: Conventions,
) -> [(&'static str, u64, u64); 4]
where
    P: Alternating + Debug,
    E: Evaluator<P>,
{
    let task = Task { depth, conventions, ..Task::default() };
    let mut nodes = [0; 4];
    let counts = [
        measure(|| nodes[0] = search(&Minimax, pos, evaluator, &task).counts.nodes).count_total,
        measure(|| nodes[1] = search(&Negamax, pos, evaluator, &task).counts.nodes).count_total,
        measure(|| nodes[2] = search(&AlphaBeta, pos, evaluator, &task).counts.nodes).count_total,
        measure(|| nodes[3] = search(&NegaScout, pos, evaluator, &task).counts.nodes).count_total,
    ];
    let names = ["minimax", "negamax", "alpha-beta", "negascout"];
    std::array::from_fn(|i| (names[i], counts[i], nodes[i]))
}

/// A search of many more nodes may allocate a row of the line for each ply that it is deeper, and no more.
fn assert_flat<P, E>(pos: &mut P, evaluator: &E, depths: (u16, u16), conventions: Conventions)
where
    P: Alternating + Debug,
    E: Evaluator<P>,
{
    let shallow = costs(pos, evaluator, depths.0, conventions);
    let deep = costs(pos, evaluator, depths.1, conventions);
    let rows = u64::from(depths.1 - depths.0);
    for ((name, few, nodes), (_, many, more_nodes)) in shallow.into_iter().zip(deep) {
        let figures = format!("{name}, {pos:?}: {few} for {nodes} nodes, {many} for {more_nodes} nodes");
        assert!(more_nodes > 3 * nodes, "the deeper search was to be much larger: {figures}");
        assert!(many <= few + rows, "{figures}");
        assert!(few > 0 && many < MOST, "{figures}");
    }
}

#[test]
fn boards_are_searched_without_allocating() {
    for (_, conventions) in named_conventions() {
        let mut small = Mnk::<Small>::new(3, 3, 3, Rules::default()).unwrap();
        // Whole trees are slow in debug code, so it tries our own conventions to the end and the others to depth 6.
        let deep = if cfg!(debug_assertions) && conventions != Conventions::PLYGROUND { 6 } else { 9 };
        assert_flat(&mut small, &ByOutcome, (4, deep), conventions);

        let mut large = Mnk::<Large>::new(15, 15, 5, Rules::default()).unwrap();
        assert_flat(&mut large, &Scramble, (1, 2), conventions);
    }
}

#[test]
fn the_evaluators_of_boards_do_not_allocate_either() {
    let mut small = Mnk::<Small>::new(5, 5, 5, Rules::default()).unwrap();
    let open_lines = OpenLines::new(small.shape());
    let ladder = PatternLadder::new(small.shape(), Weights::PRINTED).unwrap();
    assert_flat(&mut small, &open_lines, (1, 3), Conventions::PLYGROUND);
    assert_flat(&mut small, &ladder, (1, 3), Conventions::PLYGROUND);
}

/// Features are counted and formulas computed on the stack.
#[test]
fn formulas_do_not_allocate_either() {
    let formula = "name = 'a'\nformula = '3 * lines2 - max(their.lines1, 2) + 0.5 * centre * mobility'";
    let mut session = open("mnk(5,5,5)").unwrap();
    let own = session.add_evaluator(&OwnEvaluator::Formula(formula.to_owned())).unwrap();
    let cost = |depth| {
        let task =
            SearchTask { evaluator: Some(own), depth: Some(depth), ..SearchTask::new(Algorithm::Minimax) };
        let mut nodes = 0;
        let cost = measure(|| nodes = session.search(&task).unwrap().report.counts.nodes);
        (cost.count_total, nodes)
    };
    let ((few, nodes), (many, more_nodes)) = (cost(1), cost(3));
    assert!(more_nodes > 100 * nodes && many < few + 40, "{few} for {nodes}, {many} for {more_nodes}");
}

/// Lists of captures and the history of positions are the suspects here.
#[test]
fn draughts_are_searched_without_allocating() {
    let start = Draughts::<Russian>::new();
    assert_flat(&mut start.clone(), &Material, (2, 6), Conventions::PLYGROUND);
    let mut kings = start.read_position("W:WKa1,Kc1,b4:BKh8,Kf8,g5,e5", None, true).unwrap();
    assert_flat(&mut kings, &Material, (1, 4), Conventions::PLYGROUND);
}

#[test]
fn rings_and_boards_in_boards_are_searched_without_allocating() {
    let mut ultimate = Ultimate::start("").unwrap();
    assert_flat(&mut ultimate, &Boards, (1, 3), Conventions::PLYGROUND);
    // One dot is about to be captured, and a base is open.
    let board = Dots::start("6,6").unwrap();
    let mut dots = board.read_position("..X.../.XOX../....../.O..../O.O.../.O....", None, false).unwrap();
    assert_flat(&mut dots, &Encircling, (1, 3), Conventions::PLYGROUND);
    let mut torus = Torus::start("4,4,4").unwrap();
    assert_flat(&mut torus, &torus::OpenLines, (1, 3), Conventions::PLYGROUND);
}

#[test]
fn written_trees_are_searched_without_allocating() {
    let habit = TreeShape { deepest: 9, widest: 5, spread: 50, infinite: 1_000 };
    let mut dice = Dice::new(31);
    let long = (0..200).map(|_| random_tree(&mut dice, habit)).max_by_key(String::len).unwrap();
    for (_, conventions) in named_conventions() {
        assert_flat(&mut Explicit::parse(&long).unwrap(), &Written, (3, 9), conventions);
    }
}

/// Proofs and playouts allocate for their lists, which double now and then, and for the report.
#[test]
fn proofs_and_playouts_do_not_allocate_either() {
    const DOUBLINGS: u64 = 100;
    let board = Mnk::<Small>::new(4, 4, 3, Rules::default()).unwrap();
    let connect = Connect::start("7,6,4").unwrap();
    let mut table = DfPn::new(1_000);
    let mut nodes = 0;
    let proofs = measure(|| nodes = outcome(&mut table, &mut board.clone(), Limits::default()).nodes);
    assert!(nodes > 2_000 && proofs.count_total < DOUBLINGS, "{proofs:?} for {nodes} nodes");
    let mut tree = ProofNumber::new(10_000);
    let proofs = measure(|| nodes = outcome(&mut tree, &mut board.clone(), Limits::default()).nodes);
    assert!(nodes > 2_000 && proofs.count_total < DOUBLINGS, "{proofs:?} for {nodes} nodes");
    let options = Options { playouts: Some(3_000), ..Options::default() };
    let plain = measure(|| drop(MonteCarlo::new(options).search(&connect, None, Limits::default())));
    let undone = Mnk::<Large>::new(15, 15, 5, Rules::default()).unwrap();
    let undone = measure(|| drop(MonteCarlo::new(options).search(&undone, None, Limits::default())));
    let rave = MonteCarlo::new(options).with_rave(100.0);
    let rave = measure(|| drop(rave.search(&connect, None, Limits::default())));
    for playouts in [plain, undone, rave] {
        assert!(playouts.count_total > 0 && playouts.count_total < DOUBLINGS, "{playouts:?}");
    }
}

/// The measure itself must detect an allocation.
#[test]
fn an_allocation_is_counted() {
    assert_eq!(measure(|| drop(std::hint::black_box(vec![0_u8; 100]))).count_total, 1);
    assert_eq!(measure(|| ()).count_total, 0);
}
