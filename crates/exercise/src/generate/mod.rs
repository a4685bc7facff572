//! From a kind, a difficulty and a seed to an exercise, by rejection: random trees and positions are drawn until one has
//! what the difficulty guarantees, and the same answer under every convention.

mod alpha_beta;
mod counts;
mod minimax;
mod negascout;
mod winning_move;

pub(crate) use alpha_beta::{HARD, SOFT};
pub(crate) use counts::{FEWEST, VISITED};
pub(crate) use minimax::BEST;

use plyground_core::{Dice, GOLDEN};
use plyground_registry::{Algorithm, Conventions};

use crate::difficulty::TreeRecipe;
use crate::recorded::{SeenNode, record};
use crate::{
    Asked, Difficulty, Exercise, ExerciseKind, ExerciseTree, Measures, Question, QuestionPart, Solution,
    Subject,
};

/// The most attempts. The rarest exercises take a few thousand; the tests make every kind at every difficulty.
const ATTEMPTS: usize = 1_000_000;

/// The exercise of a kind, a difficulty and a seed.
pub fn exercise(kind: ExerciseKind, difficulty: Difficulty, seed: u64) -> Exercise {
    let salt = 8 * (kind as u64 + 1) + u64::from(difficulty.level());
    let mut dice = Dice::new(Dice::first(seed).wrapping_add(salt.wrapping_mul(GOLDEN)));
    let count = candidates(kind);
    let found: Vec<Candidate> =
        (0..ATTEMPTS).filter_map(|_| attempt(kind, difficulty, &mut dice)).take(count).collect();
    let Candidate { subject, parts, measures } = spread(found, &mut dice);
    let (parts, solutions) = parts.into_iter().unzip();
    Exercise { seed, question: Question { kind, difficulty, subject, parts }, solutions, measures }
}

/// How many suitable candidates are made. Where some answers are much more frequent than others, the answer is chosen among
/// several, so that a class does not share one.
fn candidates(kind: ExerciseKind) -> usize {
    match kind {
        ExerciseKind::Unvisited | ExerciseKind::Counts | ExerciseKind::Research => 12,
        _ => 1,
    }
}

/// One of the candidates: every answer among them has the same chance, however many candidates share it.
fn spread(candidates: Vec<Candidate>, dice: &mut Dice) -> Candidate {
    let answers = |candidate: &Candidate| -> Vec<Solution> {
        candidate.parts.iter().map(|(_, solution)| solution.clone()).collect()
    };
    let mut groups: Vec<(Vec<Solution>, Candidate)> = Vec::new();
    for candidate in candidates {
        let answers = answers(&candidate);
        if groups.iter().all(|(known, _)| *known != answers) {
            groups.push((answers, candidate));
        }
    }
    assert!(!groups.is_empty(), "one of a million candidates is suitable");
    let chosen = dice.below(groups.len());
    groups.swap_remove(chosen).1
}

/// A suitable subject with its parts.
struct Candidate {
    subject: Subject,
    parts: Vec<(QuestionPart, Solution)>,
    measures: Measures,
}

fn attempt(kind: ExerciseKind, difficulty: Difficulty, dice: &mut Dice) -> Option<Candidate> {
    match kind {
        ExerciseKind::Values => minimax::values(difficulty, dice),
        ExerciseKind::Signs => minimax::signs(difficulty, dice),
        ExerciseKind::Unvisited => alpha_beta::unvisited(difficulty, dice),
        ExerciseKind::Windows => alpha_beta::windows(difficulty, dice),
        ExerciseKind::Returned => alpha_beta::returned(difficulty, dice),
        ExerciseKind::Counts => counts::counts(difficulty, dice),
        ExerciseKind::Research => negascout::research(difficulty, dice),
        ExerciseKind::WinningMove => winning_move::winning_move(difficulty, dice),
    }
}

/// A random tree with the recordings of its searches.
struct SearchedTree {
    tree: ExerciseTree,
    alpha_beta: Vec<SeenNode>,
    measures: Measures,
}

impl SearchedTree {
    fn random(recipe: &TreeRecipe, dice: &mut Dice) -> Option<Self> {
        let searched = Self::of(ExerciseTree::random(recipe, dice)?);
        // The most difficult trees have equal leaves; where a cutoff depends on them, the tree is rejected later.
        (searched.measures.equal > 0 || !recipe.may_repeat).then_some(searched)
    }

    fn of(tree: ExerciseTree) -> Self {
        let search = |algorithm| record(&tree, algorithm, Conventions::PLYGROUND);
        let (alpha_beta, negascout) = (search(Algorithm::AlphaBeta), search(Algorithm::NegaScout));
        let measures = Measures::of_tree(&tree, &alpha_beta, &negascout);
        Self { tree, alpha_beta, measures }
    }

    fn candidate(self, parts: Vec<(QuestionPart, Solution)>) -> Candidate {
        Candidate { subject: Subject::Tree(self.tree), parts, measures: self.measures }
    }
}

/// A part and its solution.
fn part(name: impl Into<String>, asks: Asked, points: u32, solution: Solution) -> (QuestionPart, Solution) {
    (QuestionPart { name: name.into(), asks, points }, solution)
}

/// Some of the items at random, in their order.
fn choose<T: Copy>(items: &[T], count: usize, dice: &mut Dice) -> Vec<T> {
    let mut left: Vec<usize> = (0..items.len()).collect();
    let mut chosen: Vec<usize> =
        (0..count.min(items.len())).map(|_| left.swap_remove(dice.below(left.len()))).collect();
    chosen.sort_unstable();
    chosen.into_iter().map(|i| items[i]).collect()
}
