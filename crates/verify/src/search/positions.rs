//! Searches on random positions of a game.

use plyground_core::{Evaluator, EvaluatorSettings, Game, Labels, Outcome, Position, Score, Window};

use super::answers::Trial;
use super::checks::{Maker, SearchProblem, examine};
use super::{CaseSource, truth};
use crate::dice::{Dice, mix};
use crate::failure::{Fault, guarded};
use crate::game::{NamedEvaluator, Observed, evaluators};
use crate::{Claims, ContractRule, Failure, TestPlan, Verification, Watcher};

/// Compares a search with minimax on random positions of a game, with scrambled values and with the game's own
/// evaluators.
///
/// `make` is as in [`search`](crate::search()), and so are the checks, on fewer windows and stops. A failing case is
/// shrunk by removing moves and lowering the depth as long as it fails.
pub fn search_of<G: Game>(
    start: &G,
    claims: &Claims<G>,
    make: &dyn Fn(&mut Trial<'_, G>),
    plan: &TestPlan,
    watcher: Watcher<'_>,
) -> Verification {
    let evaluators = evaluators(start, claims);
    super::run(&Positions { start, claims, evaluators }, make, plan, watcher)
}

struct Positions<'a, G: Game> {
    start: &'a G,
    claims: &'a Claims<G>,
    evaluators: Vec<NamedEvaluator<G>>,
}

struct Case<G: Game> {
    path: Vec<G::Move>,
    depth: u16,
    /// One of the game's evaluators, or else scrambled values.
    evaluator: Option<usize>,
    salt: u64,
}

impl<G: Game> Clone for Case<G> {
    fn clone(&self) -> Self {
        Self { path: self.path.clone(), ..*self }
    }
}

impl<G: Game> Positions<'_, G> {
    /// The position after these moves; `None` where one of them is not legal.
    fn reach(&self, path: &[G::Move]) -> Option<G> {
        let mut pos = self.start.clone();
        for &m in path {
            pos.moves().any(|legal| legal == m).then(|| pos.make(m))?;
        }
        Some(pos)
    }
}

impl<G: Game> CaseSource for Positions<'_, G> {
    type Position = G;
    type Case = Case<G>;

    fn draw(&self, dice: &mut Dice, plan: &TestPlan) -> Case<G> {
        // The length of a random game bounds the ply of the position.
        let mut moves = Vec::new();
        let mut pos = self.start.clone();
        while let Some(m) = pick(&pos, dice).filter(|_| moves.len() < plan.most_moves) {
            moves.push(m);
            pos.make(m);
        }
        moves.truncate(dice.below(moves.len() + 1));
        let pos = self.reach(&moves).expect("these moves were just played");
        let most = plan.most_nodes;
        let (mut depth, mut known) = (1, truth::nodes(&pos, 1, most));
        while depth < DEEPEST {
            let next = truth::nodes(&pos, depth + 1, most);
            // A deeper search costs too much, or every game has ended.
            if next > most || next == known {
                break;
            }
            (depth, known) = (depth + 1, next);
        }
        let evaluator = dice.below(2 * self.evaluators.len() + 2).checked_sub(self.evaluators.len() + 2);
        Case { path: moves, depth, evaluator, salt: dice.next() }
    }

    fn ask(&self, case: &Case<G>, make: Maker<'_, G>, plan: &TestPlan) -> Result<u64, Fault> {
        let Some(pos) = guarded(|| Ok(self.reach(&case.path)))? else { return Ok(0) };
        let (salt, key) = (case.salt, self.claims.key);
        let scrambled = Scrambled { salt, key };
        let evaluator: &dyn Evaluator<G> = match case.evaluator {
            Some(index) => &*self.evaluators[index].evaluator,
            None => &scrambled,
        };
        let start = self.start;
        let entry = case.evaluator.map(|index| self.evaluators[index].build);
        let another = move || -> Box<dyn Evaluator<G>> {
            match entry {
                Some(build) => build(start, &EvaluatorSettings::default()).expect("it was built before"),
                None => Box::new(Scrambled { salt, key }),
            }
        };
        let mut dice = Dice::new(case.salt);
        let windows: Vec<Window> = (0..6)
            .map(|_| {
                let (one, other) = (dice.around(MOST), dice.around(MOST));
                Window { alpha: Score::new(one.min(other)), beta: Score::new(one.max(other) + 1) }
            })
            .collect();
        let stops: Vec<u64> =
            [0, 1, 2, 3].into_iter().chain((0..3).map(|_| dice.below(200) as u64)).collect();
        let before = Observed::fully(&pos, self.claims, &[]);
        let restored = |left: &G| {
            let now = Observed::fully(left, self.claims, &[]);
            before.differs(&now, ContractRule::Restored, "").or_else(|| {
                let (equal, show) = self.claims.equality?;
                (!equal(&pos, left)).then(|| Fault::new(ContractRule::Restored, "==", show(&pos), show(left)))
            })
        };
        let question = SearchProblem {
            pos: &pos,
            evaluator,
            another: &another,
            depth: case.depth,
            depths: &[case.depth.saturating_sub(1)],
            windows: &windows,
            stops: &stops,
            restored: &restored,
            write: &|m| pos.write_move(m),
            is_repeatable: plan.is_repeatable,
        };
        examine(&question, make)
    }

    fn smaller(&self, case: &Case<G>) -> Vec<Case<G>> {
        let mut smaller = Vec::new();
        smaller.extend((0..case.depth).map(|depth| Case { depth, ..case.clone() }));
        smaller
            .extend((0..case.path.len()).map(|to| Case { path: case.path[..to].to_vec(), ..case.clone() }));
        for size in [4, 2, 1] {
            for at in 0..(case.path.len() + 1).saturating_sub(size) {
                let path = [&case.path[..at], &case.path[at + size..]].concat();
                if self.reach(&path).is_some() {
                    smaller.push(Case { path, ..case.clone() });
                }
            }
        }
        smaller
    }

    fn tell(&self, case: &Case<G>, failure: &mut Failure) {
        failure.evaluator =
            Some(case.evaluator.map_or("scramble", |index| self.evaluators[index].id).to_owned());
        failure.depth = Some(case.depth);
        let mut pos = self.start.clone();
        for &m in &case.path {
            failure.moves.push(pos.write_move(m));
            pos.make(m);
        }
        failure.position = pos.write_position();
        let drawing = pos.draw(Labels::None);
        failure.drawing = (drawing.trim_end() != failure.position).then_some(drawing);
    }
}

fn pick<P: Position>(pos: &P, dice: &mut Dice) -> Option<P::Move> {
    let count = pos.moves().count();
    if count == 0 { None } else { pos.moves().nth(dice.below(count)) }
}

/// The greatest depth, however narrow the game is.
const DEEPEST: u16 = 12;

/// The largest scrambled value: small, so that there are many ties.
const MOST: i32 = 8;

/// Values that have nothing to do with the game: a hash of the position, ends included.
struct Scrambled<G: Game> {
    salt: u64,
    key: Option<fn(&G) -> u64>,
}

impl<G: Game> Scrambled<G> {
    fn of(&self, pos: &G) -> Score {
        let hash = self.key.map_or_else(
            || pos.write_position().bytes().fold(pos.to_move().index() as u64, |h, b| mix(h ^ u64::from(b))),
            |key| key(pos),
        );
        Score::new(Dice::new(hash ^ self.salt).around(MOST))
    }
}

impl<G: Game> Evaluator<G> for Scrambled<G> {
    fn evaluate(&self, pos: &G) -> Score {
        self.of(pos)
    }

    fn finished(&self, pos: &G, _: Outcome, _: u16) -> Score {
        self.of(pos)
    }

    fn range(&self) -> Window {
        Window { alpha: Score::new(-MOST), beta: Score::new(MOST) }
    }
}
