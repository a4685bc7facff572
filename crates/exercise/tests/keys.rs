//! Every key is right: 200 seeds of every kind against plain recursive searches.

use std::collections::{HashMap, HashSet};

use plyground_exercise::{
    Asked, Difficulty, Exercise, ExerciseKind, ExerciseTree, Solution, Subject, exercise,
};

use crate::plain::{INFINITE, PlainRows, STYLES, alpha_beta, minimax, researched};

const SEEDS: u64 = 200;

/// The exercises of a kind, the difficulties in turns.
fn exercises(kind: ExerciseKind) -> impl Iterator<Item = Exercise> {
    (0..SEEDS).map(move |seed| exercise(kind, Difficulty::new((seed % 5) as u8 + 1).unwrap(), seed))
}

fn tree(exercise: &Exercise) -> &ExerciseTree {
    exercise.question.tree().unwrap()
}

fn node(tree: &ExerciseTree, name: &str) -> usize {
    tree.nodes.iter().position(|item| item.name == name).unwrap()
}

/// The parts by name, with their solutions.
fn parts(exercise: &Exercise) -> impl Iterator<Item = (&str, &Solution)> {
    assert_eq!(exercise.question.parts.len(), exercise.solutions.len());
    exercise.question.parts.iter().map(|part| part.name.as_str()).zip(&exercise.solutions)
}

#[test]
fn minimax_values_are_right() {
    for exercise in exercises(ExerciseKind::Values) {
        let tree = tree(&exercise);
        let inner = tree.nodes.iter().filter(|item| item.value.is_none()).count();
        assert_eq!(exercise.question.parts.len(), inner + 1);
        for (name, solution) in parts(&exercise) {
            match solution {
                Solution::Number(value) => {
                    assert_eq!(*value, minimax(tree, node(tree, name)), "{}", tree.text());
                }
                Solution::Node(best) => {
                    let reach = |child: &usize| minimax(tree, *child) == minimax(tree, 0);
                    let all: Vec<usize> = tree.children(0).filter(reach).collect();
                    assert_eq!(all, [node(tree, best)], "one best move: {}", tree.text());
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn negamax_values_have_the_sign_of_the_side_to_move() {
    for exercise in exercises(ExerciseKind::Signs) {
        let tree = tree(&exercise);
        for (name, solution) in parts(&exercise) {
            let node = node(tree, name);
            let sign = if tree.nodes[node].ply.is_multiple_of(2) { 1 } else { -1 };
            assert_eq!(*solution, Solution::Number(sign * minimax(tree, node)), "{}", tree.text());
        }
    }
}

#[test]
fn leaves_never_visited_are_right_in_every_style() {
    for exercise in exercises(ExerciseKind::Unvisited) {
        let tree = tree(&exercise);
        for style in STYLES {
            let visits = alpha_beta(tree, style);
            let never = tree.leaves().filter(|&leaf| visits.iter().all(|visit| visit.node != leaf));
            let names: Vec<String> = never.map(|leaf| tree.nodes[leaf].name.clone()).collect();
            assert!(!names.is_empty());
            assert_eq!(exercise.solutions, [Solution::Leaves(names)], "{style:?} {}", tree.text());
        }
    }
}

#[test]
fn windows_are_right_in_every_style() {
    for exercise in exercises(ExerciseKind::Windows) {
        let tree = tree(&exercise);
        for style in STYLES {
            let visits = alpha_beta(tree, style);
            for (name, solution) in parts(&exercise) {
                let visit = visits.iter().find(|visit| visit.node == node(tree, name)).unwrap();
                let finite = |bound: i32| (bound.abs() < INFINITE).then_some(bound);
                let window = Solution::Window(finite(visit.alpha), finite(visit.beta));
                assert_eq!(*solution, window, "{name} {style:?} {}", tree.text());
            }
        }
    }
}

#[test]
fn returned_values_are_right_whenever_a_node_is_cut() {
    for exercise in exercises(ExerciseKind::Returned) {
        let tree = tree(&exercise);
        for style in STYLES {
            let visits = alpha_beta(tree, style);
            let word = if style.is_hard { "hard" } else { "soft" };
            for (name, solution) in parts(&exercise) {
                let (name, of) = name.split_once(' ').unwrap();
                if of == word {
                    let visit = visits.iter().find(|visit| visit.node == node(tree, name)).unwrap();
                    assert_eq!(*solution, Solution::Number(visit.value), "{name} {style:?} {}", tree.text());
                }
            }
        }
    }
}

#[test]
fn counts_of_leaves_are_right_and_the_fewest_are_those_of_the_formula() {
    for exercise in exercises(ExerciseKind::Counts) {
        let tree = tree(&exercise);
        // The children of the nodes of each level, along the first branch.
        let path = std::iter::successors(Some(0), |&node| tree.children(node).next());
        let shape: Vec<i32> =
            path.map(|node| tree.children(node).count() as i32).take_while(|&n| n > 0).collect();
        let product = |from: usize| shape.iter().skip(from).step_by(2).product::<i32>();
        let fewest = product(0) + product(1) - 1;
        for style in STYLES {
            let visits = alpha_beta(tree, style);
            let leaves = visits.iter().filter(|visit| tree.nodes[visit.node].value.is_some()).count() as i32;
            assert!(leaves > fewest);
            let expected = [Solution::Number(leaves), Solution::Number(fewest)];
            assert_eq!(exercise.solutions, expected, "{style:?} {}", tree.text());
        }
    }
}

#[test]
fn re_searches_are_right_in_every_style() {
    for exercise in exercises(ExerciseKind::Research) {
        let tree = tree(&exercise);
        // Where a null window is cut only above its bound, its two bounds are never both passed: not a style of NegaScout.
        for style in STYLES.into_iter().filter(|style| style.cuts_on_equal) {
            let again = researched(tree, style);
            let names: Vec<String> = again.iter().map(|&node| tree.nodes[node].name.clone()).collect();
            assert!(!names.is_empty());
            assert_eq!(exercise.solutions, [Solution::Nodes(names)], "{style:?} {}", tree.text());
        }
    }
}

#[test]
fn winning_moves_are_the_only_ones() {
    for exercise in exercises(ExerciseKind::WinningMove) {
        let Subject::Position { game, position, to_move } = &exercise.question.subject else { panic!() };
        let [Solution::Move(spellings)] = exercise.solutions.as_slice() else { panic!() };
        let rows = PlainRows::new(game, position, *to_move);
        let mut known = HashMap::new();
        let winning: Vec<String> = rows
            .moves()
            .into_iter()
            .filter(|(_, next)| next.is_lost(*to_move, &mut known))
            .map(|(name, _)| name)
            .collect();
        assert_eq!(winning, spellings[..1], "{game} {position} {to_move}");
    }
}

#[test]
fn no_two_trees_of_a_kind_are_alike() {
    for kind in ExerciseKind::ALL.into_iter().filter(|kind| *kind != ExerciseKind::WinningMove) {
        let mut seen = HashSet::new();
        for exercise in exercises(kind) {
            assert!(seen.insert(tree(&exercise).text()), "{kind}: {}", tree(&exercise).text());
        }
    }
}

/// Neighbours in a class have different answers: the most frequent one of 60 sheets is that of a few.
#[test]
fn answers_are_spread_over_a_class() {
    use ExerciseKind::{Counts, Research, Unvisited};
    for kind in [Unvisited, Counts, Research] {
        for level in [2, 4] {
            let made = |seed| exercise(kind, Difficulty::new(level).unwrap(), seed).solutions;
            let mut counts: HashMap<String, usize> = HashMap::new();
            let mut fewest = HashSet::new();
            for solutions in (0..60).map(made) {
                fewest.insert(format!("{:?}", solutions.last()));
                *counts.entry(format!("{solutions:?}")).or_default() += 1;
            }
            let most = counts.values().max().unwrap();
            assert!(*most <= 20 && counts.len() >= 6, "{kind} at {level}: {counts:?}");
            assert!(fewest.len() >= 3, "{kind} at {level}: {fewest:?}");
        }
    }
}

/// Sheets of one difficulty have about the same number of letters to find, for the same points.
#[test]
fn the_letters_to_find_do_not_differ_much() {
    for level in Difficulty::RANGE {
        let made = |seed| exercise(ExerciseKind::Unvisited, Difficulty::new(level).unwrap(), seed);
        let skipped = (0..20).map(|seed| made(seed).measures.skipped);
        let (least, most) = (skipped.clone().min().unwrap(), skipped.max().unwrap());
        assert!(most - least <= if level < 5 { 1 } else { 2 }, "{level}: {least} to {most}");
    }
}

#[test]
fn exercises_are_functions_of_their_seeds() {
    for kind in ExerciseKind::ALL {
        let difficulty = Difficulty::new(3).unwrap();
        assert_eq!(exercise(kind, difficulty, 7), exercise(kind, difficulty, 7));
        assert_ne!(exercise(kind, difficulty, 7).question, exercise(kind, difficulty, 8).question);
    }
}

#[test]
fn difficulty_is_what_is_measured() {
    let means = |kind: ExerciseKind, measure: fn(&Exercise) -> usize| -> Vec<usize> {
        let sum =
            |level| (0..10).map(|seed| measure(&exercise(kind, Difficulty::new(level).unwrap(), seed))).sum();
        Difficulty::RANGE.map(sum).collect()
    };
    let inner = means(ExerciseKind::Values, |exercise| exercise.measures.inner);
    assert!(inner.is_sorted_by(|a, b| a < b), "more inner nodes at every level: {inner:?}");
    let plies = means(ExerciseKind::WinningMove, |exercise| usize::from(exercise.measures.plies));
    assert!(plies.is_sorted() && plies[4] > plies[0], "the win gets no nearer: {plies:?}");
    for seed in 0..20 {
        for (level, cuts, deep) in [(1, 1, 0), (2, 1, 0), (3, 2, 0), (4, 3, 0), (5, 3, 1)] {
            let made = exercise(ExerciseKind::Unvisited, Difficulty::new(level).unwrap(), seed);
            assert!(made.measures.cuts >= cuts && made.measures.deep >= deep, "{level}: {:?}", made.measures);
            assert_eq!(made.measures.equal > 0, level == 5, "equal leaves");
        }
    }
}

#[test]
fn the_question_does_not_hold_its_answer() {
    for kind in ExerciseKind::ALL {
        let made = exercise(kind, Difficulty::new(2).unwrap(), 3);
        let shown = serde_json::to_string(&made.question).unwrap();
        assert!(
            !shown.contains("seed") && !shown.contains("solution") && !shown.contains("measures"),
            "{shown}"
        );
        assert!(made.question.parts.iter().all(|part| part.points > 0));
        let asks_move = made.question.parts.iter().any(|part| part.asks == Asked::Move);
        assert_eq!(asks_move, kind == ExerciseKind::WinningMove);
    }
}
