//! Monte Carlo tree search: its proofs are right, and its estimates converge.

use std::fmt::Debug;
use std::sync::atomic::{AtomicBool, Ordering};

use plyground_core::{Evaluator, Game, Indexed, Limits, Outcome, Player, Position, Score, StopReason};
use plyground_games::general::ByOutcome;
use plyground_games::mnk::{Large, Rules, Small};
use plyground_games::{Connect, Explicit, Mnk, Othello};
use plyground_registry::Dice;
use plyground_search::monte_carlo::{MctsResult, Options};
use plyground_search::{Minimax, MonteCarlo, Task, search};
use plyground_testkit::agreement::wander;
use plyground_testkit::random_game::RandomGame;
use plyground_testkit::trees::{TreeShape, random_tree};

const BOARDS: usize = if cfg!(debug_assertions) { 40 } else { 1_000 };
const TREES: usize = if cfg!(debug_assertions) { 60 } else { 2_000 };
const PLAIN: Rules = Rules { exact: false, misere: false };
const NO_LIMITS: Limits<'static> = Limits { nodes: None, deadline: None, cancel: None };

fn playouts(number: u64) -> Options {
    Options { playouts: Some(number), ..Options::default() }
}

/// The outcome by minimax.
fn truth<P: Position>(pos: &mut P) -> Outcome {
    let us = pos.to_move();
    let value = search(&Minimax, pos, &ByOutcome, &Task::to_depth(40)).value.expect("there was no limit");
    match value.get() {
        1 => Outcome::Win(us),
        -1 => Outcome::Win(us.other()),
        _ => Outcome::Draw,
    }
}

/// Every result that is reported as proven is right, the sums are right, and the line can be played.
fn assert_sound<P: Position + Debug>(outlook: &MctsResult<P::Move>, pos: &P) {
    let mut here = pos.clone();
    if let Some(proven) = outlook.proven {
        assert_eq!(proven, truth(&mut here), "{pos:?}: {outlook:?}");
    }
    for sampled in &outlook.moves {
        if let Some(proven) = sampled.proven {
            let expected = here.after(sampled.movement, |pos| truth(pos));
            assert_eq!(proven, expected, "{pos:?}: {outlook:?}");
        }
        assert!(sampled.points.unsigned_abs() <= sampled.visits && sampled.mean().abs() <= 1.0);
    }
    let legal: Vec<P::Move> = pos.moves().collect();
    assert_eq!(outlook.moves.iter().map(|sampled| sampled.movement).collect::<Vec<_>>(), legal);
    // Every playout begins with some move; those in which a proven draw was preferred count there as well.
    let visits: u64 = outlook.moves.iter().map(|sampled| sampled.visits).sum();
    let has_draw = outlook.moves.iter().any(|sampled| sampled.proven == Some(Outcome::Draw));
    assert!(visits == outlook.playouts || (has_draw && visits > outlook.playouts), "{outlook:?}");
    assert_eq!(outlook.line.first(), outlook.best.as_ref());
    for &m in &outlook.line {
        assert!(here.moves().any(|legal| legal == m), "{m:?} cannot be played: {outlook:?}");
        here.make(m);
    }
}

/// The move that is chosen once everything is proven has the outcome of the position.
fn assert_best_is_best<P: Position + Debug>(outlook: &MctsResult<P::Move>, pos: &mut P) {
    let best = outlook.best.expect("an unfinished game has a best move");
    let proven = outlook.proven.unwrap_or_else(|| panic!("{pos:?} was to be proven: {outlook:?}"));
    assert_eq!(pos.after(best, |pos| truth(pos)), proven, "{pos:?}: {outlook:?}");
}

/// On small games the proofs reach the root, with any settings.
fn all_sound<P>(pos: &mut P, seed: u64)
where
    P: Indexed + Send + Debug,
    P::Move: Send,
{
    if pos.outcome().is_some() {
        return;
    }
    let (few, many) = (playouts(1 + seed % 70), playouts(20_000));
    for options in [few, many] {
        let options = Options { seed, patience: 1 + seed as u32 % 3, ..options };
        let plain = MonteCarlo::new(options).search(pos, None, NO_LIMITS);
        let rave = MonteCarlo::new(options).with_rave(50.0).search(pos, None, NO_LIMITS);
        let threads = 1 + seed as usize % 4;
        let parallel = MonteCarlo::new(Options { threads, ..options });
        let parallel = parallel.search_on_threads(pos, &|| None, NO_LIMITS);
        for outlook in [plain, rave, parallel] {
            assert_sound(&outlook, pos);
            if options.playouts == many.playouts {
                assert_best_is_best(&outlook, pos);
            }
        }
    }
}

#[test]
fn what_is_proven_on_boards_is_true() {
    let mut dice = Dice::new(70);
    for (width, height, k) in [(3, 3, 3), (4, 3, 3), (5, 2, 2)] {
        for seed in 0..BOARDS {
            let misere = seed % 5 == 0;
            let mut pos = Mnk::<Small>::new(width, height, k, Rules { misere, ..PLAIN }).unwrap();
            wander(&mut pos, width * height - dice.below(7), &mut dice);
            all_sound(&mut pos, seed as u64);
        }
    }
    for seed in 0..BOARDS {
        let mut pos = Connect::start("4,4,3").unwrap();
        wander(&mut pos, 16 - dice.below(8), &mut dice);
        all_sound(&mut pos, seed as u64);
    }
}

#[test]
fn what_is_proven_on_trees_is_true() {
    let mut dice = Dice::new(71);
    for seed in 0..TREES {
        let mut pos = Explicit::parse(&random_tree(&mut dice, TreeShape::UNEVEN)).unwrap();
        all_sound(&mut pos, seed as u64);
    }
}

#[test]
fn turns_need_not_alternate() {
    for seed in 0..TREES as u64 {
        all_sound(&mut RandomGame::new(seed, 6), seed);
    }
}

/// Proofs and estimates lead to moves that minimax would play, if there are enough playouts.
#[test]
fn estimates_converge() {
    // A tree is small enough for proofs as well; by proof or estimate, the move must be minimax's.
    let tree = "[[[1,-1],[1,[-1,1]]],[[-1,[-1,1]],[1,1]],[[0,-1],[-1,1]]]";
    let pos = Explicit::parse(tree).unwrap();
    let expected = search(&Minimax, &mut pos.clone(), &ByOutcome, &Task::to_depth(9));
    for seed in 0..20 {
        let options = Options { seed, ..playouts(2_000) };
        let outlook = MonteCarlo::new(options).search(&pos, None, NO_LIMITS);
        assert_eq!(outlook.best, expected.best, "{outlook:?}");
    }
    // Tic-tac-toe with too few playouts to prove much: the chosen move always holds the draw.
    for seed in 0..10 {
        let mut pos = Mnk::<Small>::new(3, 3, 3, PLAIN).unwrap();
        while pos.outcome().is_none() {
            let options = Options { seed, ..playouts(3_000) };
            let outlook = MonteCarlo::new(options).search(&pos, None, NO_LIMITS);
            let m = outlook.best.unwrap();
            pos.make(m);
        }
        assert_eq!(pos.outcome(), Some(Outcome::Draw), "{pos:?}");
    }
}

/// Moves that must be found: wins in one and two moves of one's own, and a threat that must be met.
#[test]
fn tactics_are_seen() {
    let board = Connect::start("7,6,4").unwrap();
    for (text, to_move, expected) in [
        ("7/7/7/7/OOO4/XXX4", Player::First, "4"),
        ("7/7/7/7/7/XXX1OO1", Player::Second, "4"),
        ("7/7/7/7/3O3/2XX1O1", Player::First, "2"),
    ] {
        let pos = board.read_position(text, Some(to_move), false).unwrap();
        for seed in 0..5 {
            let outlook = MonteCarlo::new(Options { seed, ..playouts(5_000) }).search(&pos, None, NO_LIMITS);
            let best = pos.write_move(outlook.best.unwrap());
            assert_eq!(best, expected, "{text}, seed {seed}: {outlook:?}");
            let rave = MonteCarlo::new(Options { seed, ..playouts(5_000) }).with_rave(300.0);
            let best = pos.write_move(rave.search(&pos, None, NO_LIMITS).best.unwrap());
            assert_eq!(best, expected, "{text}, seed {seed}, with RAVE");
        }
    }
}

/// The same seed gives the same answer, on any number of threads; another seed another one.
#[test]
fn an_answer_is_a_function_of_its_seed() {
    let pos = Othello::start("8").unwrap();
    for threads in [1, 2, 3, 4] {
        let ask = |seed| {
            let options = Options { seed, threads, ..playouts(600) };
            MonteCarlo::new(options).with_rave(100.0).search_on_threads(&pos, &|| None, NO_LIMITS)
        };
        let one = ask(1);
        assert_eq!(one, ask(1));
        assert_ne!(one.moves, ask(2).moves);
        assert_eq!((one.playouts, one.threads), (600, threads));
        if threads == 1 {
            let options = Options { seed: 1, ..playouts(600) };
            assert_eq!(one, MonteCarlo::new(options).with_rave(100.0).search(&pos, None, NO_LIMITS));
        }
    }
}

#[test]
fn any_number_of_threads_has_an_answer() {
    let pos = Connect::start("7,6,4").unwrap();
    for (threads, used) in [(0, 1), (1, 1), (7, 7), (10_000, 100), (usize::MAX, 100)] {
        let search = MonteCarlo::new(Options { threads, ..playouts(100) });
        let outlook = search.search_on_threads(&pos, &|| None, NO_LIMITS);
        assert_eq!((outlook.threads, outlook.playouts), (used, 100), "{threads}");
        assert!(outlook.best.is_some());
    }
    let options = Options { threads: 10_000, ..playouts(1_000) };
    let outlook = MonteCarlo::new(options).search_on_threads(&pos, &|| None, NO_LIMITS);
    assert_eq!(outlook.threads, Options::MOST_THREADS);
}

#[test]
fn limits_are_kept() {
    let pos = Connect::start("7,6,4").unwrap();
    for most in [0, 1, 7, 8, 9, 100, 5_000] {
        let limits = Limits { nodes: Some(most), ..NO_LIMITS };
        let outlook = MonteCarlo::new(playouts(1_000_000)).search(&pos, None, limits);
        assert!(outlook.positions <= most, "{most}: {outlook:?}");
        assert_eq!((outlook.stopped, outlook.best.is_some()), (Some(StopReason::Nodes), most >= 8));
        let search = MonteCarlo::new(Options { threads: 3, ..playouts(1_000_000) });
        assert!(search.search_on_threads(&pos, &|| None, limits).positions <= most);
    }
    let endless = Options { playouts: None, ..Options::default() };
    for threads in [1, 3] {
        let search = MonteCarlo::new(Options { threads, ..endless });
        let flag = AtomicBool::new(true);
        let cancel = Limits { cancel: Some(&flag), ..NO_LIMITS };
        let outlook = search.search_on_threads(&pos, &|| None, cancel);
        assert_eq!(outlook.stopped, Some(StopReason::Cancelled));
        assert!(outlook.best.is_some(), "some move is better than none");

        let looks = std::cell::Cell::new(0);
        let expired = || looks.replace(looks.get() + 1) >= 5;
        let deadline = Limits { deadline: Some(&expired), ..NO_LIMITS };
        let outlook = search.search_on_threads(&pos, &|| None, deadline);
        assert_eq!(outlook.stopped, Some(StopReason::Deadline));
        assert!(outlook.playouts > 0);
    }
}

/// The search is cancelled while all threads play.
#[test]
fn a_search_is_stopped_from_outside() {
    let pos = Mnk::<Large>::new(15, 15, 5, PLAIN).unwrap();
    let flag = AtomicBool::new(false);
    let search = MonteCarlo::new(Options { playouts: None, threads: 2, ..Options::default() });
    let outlook = std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(std::time::Duration::from_millis(50));
            flag.store(true, Ordering::Relaxed);
        });
        search.search_on_threads(&pos, &|| None, Limits { cancel: Some(&flag), ..NO_LIMITS })
    });
    assert_eq!(outlook.stopped, Some(StopReason::Cancelled));
}

/// When one thread has the proof the others need not find it.
#[test]
fn a_proof_ends_a_search_without_end() {
    let board = Connect::start("7,6,4").unwrap();
    let pos = board.read_position("7/7/7/7/3O3/2XX1O1", Some(Player::First), false).unwrap();
    let never = || false;
    let limits = Limits { deadline: Some(&never), ..NO_LIMITS };
    let options = Options { playouts: None, threads: 3, ..Options::default() };
    let outlook = MonteCarlo::new(options).search_on_threads(&pos, &|| None, limits);
    assert_eq!((outlook.proven, outlook.stopped), (Some(Outcome::Win(Player::First)), None));
}

#[test]
fn a_full_tree_goes_on() {
    let pos = Connect::start("7,6,4").unwrap();
    for nodes in [0, 1, 8, 50, 1_000] {
        let options = Options { nodes, ..playouts(3_000) };
        let outlook = MonteCarlo::new(options).search(&pos, None, NO_LIMITS);
        assert!(outlook.nodes <= nodes.max(8), "{nodes}: {}", outlook.nodes);
        assert_eq!((outlook.is_full, outlook.playouts), (true, 3_000));
    }
}

#[test]
fn an_end_needs_no_playout() {
    let pos = Connect::start("7,6,4").unwrap().read_position("7/7/7/7/OOO4/XXXX3", None, true).unwrap();
    for threads in [1, 4] {
        let search = MonteCarlo::new(Options { threads, ..Options::default() });
        let outlook = search.search_on_threads(&pos, &|| None, NO_LIMITS);
        assert_eq!((outlook.proven, outlook.best), (Some(Outcome::Win(Player::First)), None));
        assert_eq!((outlook.playouts, outlook.moves.len()), (0, 0));
    }
}

/// Prefers one side in every position.
struct BiasedEvaluator(Player);

impl<P: Position> Evaluator<P> for BiasedEvaluator {
    fn evaluate(&self, pos: &P) -> Score {
        Score::new(if pos.to_move() == self.0 { 1 } else { -1 })
    }
}

/// Where playouts are cut short, the evaluator alone decides, and without one both sides are equal.
#[test]
fn long_playouts_are_judged() {
    let pos = Mnk::<Large>::new(15, 15, 5, PLAIN).unwrap();
    let options = Options { playout_length: 1, ..playouts(500) };
    for (side, mean) in [(Player::First, 1.0), (Player::Second, -1.0)] {
        let outlook = MonteCarlo::new(options).search(&pos, Some(&BiasedEvaluator(side)), NO_LIMITS);
        assert!(outlook.moves.iter().filter(|m| m.visits > 0).all(|m| (m.mean() - mean).abs() < 1e-9));
        let search = MonteCarlo::new(Options { threads: 2, ..options });
        let outlook = search.search_on_threads(&pos, &|| Some(Box::new(BiasedEvaluator(side))), NO_LIMITS);
        assert!(outlook.moves.iter().filter(|m| m.visits > 0).all(|m| (m.mean() - mean).abs() < 1e-9));
    }
    let outlook = MonteCarlo::new(options).search(&pos, None, NO_LIMITS);
    assert!(outlook.moves.iter().all(|m| m.points == 0));
}

/// The fast paths by which games pick a random move are fair, and pick legal moves only.
#[test]
fn chance_is_fair() {
    fn assert_fair<P: Position + Debug>(mut pos: P, plies: usize, dice: &mut Dice) {
        wander(&mut pos, plies, dice);
        if pos.outcome().is_some() {
            assert!(pos.pick(dice.below(1 << 32) as u64).is_none());
            return;
        }
        let legal: Vec<P::Move> = pos.moves().collect();
        let mut counts = vec![0_u32; legal.len()];
        let words = 2_000 * legal.len();
        for _ in 0..words {
            let word = (dice.below(1 << 32) << 32 | dice.below(1 << 32)) as u64;
            let m = pos.pick(word).expect("there is a move");
            counts[legal.iter().position(|&known| known == m).expect("a pick is legal")] += 1;
        }
        // Five standard deviations, and the bias of sixteen bits.
        let fair = 1_700..=2_300;
        assert!(counts.iter().all(|count| fair.contains(count)), "{pos:?}: {counts:?}");
    }
    let mut dice = Dice::new(72);
    for plies in 0..40 {
        assert_fair(Connect::start("7,6,4").unwrap(), plies, &mut dice);
        assert_fair(Connect::start("2,20,9").unwrap(), plies, &mut dice);
        assert_fair(Mnk::<Small>::new(6, 7, 7, PLAIN).unwrap(), plies, &mut dice);
        assert_fair(Othello::start("6").unwrap(), plies, &mut dice);
    }
    assert_fair(Mnk::<Large>::new(9, 9, 8, PLAIN).unwrap(), 70, &mut dice);
}
