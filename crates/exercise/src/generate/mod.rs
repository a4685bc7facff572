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
    let found = (0..ATTEMPTS).find_map(|_| attempt(kind, difficulty, &mut dice));
    let Candidate { subject, parts, measures } = found.expect("one of a million candidates is suitable");
    let (parts, solutions) = parts.into_iter().unzip();
    Exercise { seed, question: Question { kind, difficulty, subject, parts }, solutions, measures }
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
        let tree = ExerciseTree::random(recipe, dice)?;
        let search = |algorithm| record(&tree, algorithm, Conventions::PLYGROUND);
        let (alpha_beta, negascout) = (search(Algorithm::AlphaBeta), search(Algorithm::NegaScout));
        let measures = Measures::of_tree(&tree, &alpha_beta, &negascout);
        // The most difficult trees have equal leaves; where a cutoff depends on them, the tree is rejected later.
        (measures.equal > 0 || !recipe.may_repeat).then_some(Self { tree, alpha_beta, measures })
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
