//! Every search returns minimax's value and minimax's move, under every convention, on boards and on written trees.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may unwrap as the test itself may")]

use plyground_core::{Alternating, Evaluator, Score, Window};
use plyground_games::explicit::Written;
use plyground_games::general::{NearerWins, Scramble};
use plyground_games::mnk::{Large, Rules, Small, Stones};
use plyground_games::{Explicit, Mnk};
use plyground_registry::Dice;
use plyground_search::mutations::LeafForMover;
use plyground_search::{
    AlphaBeta, Conventions, Finished, Minimax, NegaScout, Negamax, Research, Root, Searcher,
};
use plyground_testkit::agreement::{
    Bounded, SearchCase, affordable_depth, agrees, crossed_conventions, keeps_contract, named_conventions,
    random_window, truth, wander,
};
use plyground_testkit::trees::{TreeShape, random_tree};

/// Nodes of the largest minimax tree that is searched under every convention. Debug code gets less.
const NODES: usize = if cfg!(debug_assertions) { 100 } else { 1_000 };
/// The same where only the named conventions are tried.
const MANY_NODES: usize = if cfg!(debug_assertions) { 1_500 } else { 60_000 };

const EXACT: Rules = Rules { exact: true, misere: false };
const MISERE: Rules = Rules { exact: false, misere: true };
const PLAIN: Rules = Rules { exact: false, misere: false };

/// Ten boards; the last two need stones of the large kind.
const SHAPES: [(usize, usize, usize, Rules); 10] = [
    (1, 1, 1, PLAIN),
    (3, 3, 3, PLAIN),
    (3, 3, 3, MISERE),
    (4, 3, 3, PLAIN),
    (5, 5, 4, PLAIN),
    (2, 7, 3, PLAIN),
    (4, 4, 4, EXACT),
    (6, 6, 5, PLAIN),
    (9, 9, 5, PLAIN),
    (15, 15, 5, PLAIN),
];
const POSITIONS_OF_A_SHAPE: usize = 220;

/// Runs the test with `count` random positions of each shape, some of them finished.
fn on_random_boards(count: usize, seed: u64, test: &mut impl BoardTest) {
    for (i, &(width, height, k, rules)) in SHAPES.iter().enumerate() {
        let mut dice = Dice::new(seed + i as u64);
        for number in 0..count {
            let plies = dice.below(width * height + 1);
            if width * height <= Small::CAPACITY {
                let mut pos = Mnk::<Small>::new(width, height, k, rules).unwrap();
                wander(&mut pos, plies, &mut dice);
                test.test(number, &mut pos, &mut dice);
            } else {
                let mut pos = Mnk::<Large>::new(width, height, k, rules).unwrap();
                wander(&mut pos, plies, &mut dice);
                test.test(number, &mut pos, &mut dice);
            }
        }
    }
}

/// A test for boards of either kind.
trait BoardTest {
    fn test<S: Stones>(&mut self, number: usize, pos: &mut Mnk<S>, dice: &mut Dice);
}

/// Runs every search on the same position under each of the conventions.
fn all_agree<P, E>(pos: &mut P, evaluator: &E, depth: u16, all: &[(String, Conventions)])
where
    P: Alternating + PartialEq + std::fmt::Debug,
    E: Evaluator<P>,
{
    let by_evaluator = truth(pos, evaluator, depth, Finished::Evaluator);
    for (name, conventions) in all {
        let case = SearchCase { evaluator, depth, conventions: *conventions };
        let expected = match conventions.finished {
            Finished::Evaluator => by_evaluator.clone(),
            other => truth(pos, evaluator, depth, other),
        };
        let answers = [
            ("minimax", agrees(&Minimax, pos, &case, &expected)),
            ("negamax", agrees(&Negamax, pos, &case, &expected)),
            ("alpha-beta", agrees(&AlphaBeta, pos, &case, &expected)),
            ("negascout", agrees(&NegaScout, pos, &case, &expected)),
        ];
        for (search, answer) in answers {
            answer.unwrap_or_else(|why| panic!("{search}, {name}, {pos:?} to depth {depth}: {why}"));
        }
    }
}

struct Agreement {
    named: Vec<(String, Conventions)>,
    every: Vec<(String, Conventions)>,
    positions: usize,
}

impl BoardTest for Agreement {
    fn test<S: Stones>(&mut self, number: usize, pos: &mut Mnk<S>, dice: &mut Dice) {
        // On a small board this depth is often the end of the game; then a smaller one is tried too.
        let deepest = affordable_depth(pos, NODES);
        let depth =
            if number.is_multiple_of(3) { dice.below(usize::from(deepest) + 1) as u16 } else { deepest };
        all_agree(pos, &Scramble, depth, &self.every);
        if number.is_multiple_of(10) {
            // On large boards that is often one ply, where no cutoff is possible; now and then there must be two.
            let least = if number.is_multiple_of(110) { 2 } else { 1 };
            all_agree(pos, &Scramble, affordable_depth(pos, MANY_NODES).max(least), &self.named);
        }
        if number.is_multiple_of(4) {
            // A hash does not depend on the distance of a win; this evaluator does.
            all_agree(pos, &NearerWins, deepest, &self.named);
        }
        self.positions += 1;
    }
}

#[test]
fn every_search_agrees_with_minimax_on_boards() {
    let named = named_conventions();
    let every = [named.clone(), crossed_conventions()].concat();
    assert_eq!(every.len(), named.len() + 3 * 3 * 2 * 3 * 2);
    let nearer = Conventions { finished: Finished::Nearer, ..Conventions::PLYGROUND };
    let named = [named, vec![("a billion less the distance".to_owned(), nearer)]].concat();
    let mut test = Agreement { named, every, positions: 0 };
    on_random_boards(POSITIONS_OF_A_SHAPE, 100, &mut test);
    assert!(test.positions >= 2_000);
}

#[test]
fn every_search_agrees_with_minimax_on_written_trees() {
    let every = [named_conventions(), crossed_conventions()].concat();
    let mut dice = Dice::new(7);
    let trees = if cfg!(debug_assertions) { 150 } else { 1_500 };
    let (mut hopeless, mut won) = (0, 0);
    for _ in 0..trees {
        let text = random_tree(&mut dice, TreeShape::UNEVEN);
        let mut pos = Explicit::parse(&text).unwrap();
        let full = truth(&mut pos, &Written, 6, Finished::Evaluator).value;
        hopeless += i32::from(full == -Score::INFINITE);
        won += i32::from(full == Score::INFINITE);
        all_agree(&mut pos, &Written, 6, &every);
        all_agree(&mut pos, &Written, dice.below(6) as u16, &every);
    }
    assert!(hopeless > 0 && won > 0, "the trees were meant to hold infinite values: {hopeless}, {won}");
}

/// Checks one window under each of the conventions that treat it as given.
fn all_keep_contract<P, E>(
    pos: &mut P,
    evaluator: &E,
    (depth, value): (u16, Score),
    window: Window,
    all: &[(String, Conventions)],
) where
    P: Alternating + PartialEq + std::fmt::Debug,
    E: Evaluator<P>,
{
    for (name, conventions) in all {
        let case = SearchCase { evaluator, depth, conventions: *conventions };
        let bounded = Bounded { case, window, value };
        let answers = [
            ("alpha-beta", keeps_contract(&AlphaBeta, pos, &bounded, conventions.alpha_beta)),
            ("negascout", keeps_contract(&NegaScout, pos, &bounded, conventions.negascout)),
        ];
        for (search, answer) in answers {
            answer.unwrap_or_else(|why| panic!("{search}, {name}, {pos:?} to depth {depth}: {why}"));
        }
    }
}

struct Contract {
    every: Vec<(String, Conventions)>,
    windows: usize,
}

impl BoardTest for Contract {
    fn test<S: Stones>(&mut self, _: usize, pos: &mut Mnk<S>, dice: &mut Dice) {
        let depth = affordable_depth(pos, NODES);
        let value = truth(pos, &Scramble, depth, Finished::Evaluator).value;
        for _ in 0..self.windows {
            let window = random_window(dice, 70);
            all_keep_contract(pos, &Scramble, (depth, value), window, &self.every);
        }
    }
}

#[test]
fn bounds_mean_what_they_say_on_boards() {
    let every = [named_conventions(), crossed_conventions()].concat();
    let (count, windows) = if cfg!(debug_assertions) { (40, 2) } else { (200, 5) };
    on_random_boards(count, 200, &mut Contract { every, windows });
}

#[test]
fn bounds_mean_what_they_say_on_written_trees() {
    let every = [named_conventions(), crossed_conventions()].concat();
    let mut dice = Dice::new(11);
    let (trees, windows) = if cfg!(debug_assertions) { (60, 4) } else { (1_000, 8) };
    for _ in 0..trees {
        let mut pos = Explicit::parse(&random_tree(&mut dice, TreeShape::UNEVEN)).unwrap();
        for depth in [6, dice.below(6) as u16] {
            let value = truth(&mut pos, &Written, depth, Finished::Evaluator).value;
            for _ in 0..windows {
                let window = random_window(&mut dice, 6);
                all_keep_contract(&mut pos, &Written, (depth, value), window, &every);
            }
        }
    }
}

/// A check that cannot fail proves nothing: these searches are known to be wrong.
#[test]
fn a_wrong_search_is_noticed() {
    fn noticed<S: Searcher<Mnk<Small>>>(searcher: &S, conventions: Conventions) -> bool {
        let mut dice = Dice::new(3);
        (0..50).any(|_| {
            let mut pos = Mnk::<Small>::new(3, 3, 3, PLAIN).unwrap();
            wander(&mut pos, 5, &mut dice);
            let expected = truth(&mut pos, &Scramble, 3, Finished::Evaluator);
            let case = SearchCase { evaluator: &Scramble, depth: 3, conventions };
            agrees(searcher, &mut pos, &case, &expected).is_err()
        })
    }
    assert!(noticed(&LeafForMover, Conventions::PLYGROUND));
    let narrow = plyground_search::RootWindow::Fixed(5);
    assert!(noticed(&AlphaBeta, Conventions { root_window: narrow, ..Conventions::PLYGROUND }));
    assert!(!noticed(&AlphaBeta, Conventions { root: Root::Unshared, ..Conventions::PLYGROUND }));
    assert!(!noticed(&NegaScout, Conventions { research: Research::FromAlpha, ..Conventions::PLYGROUND }));
}
