//! Evaluators that people write: a formula, or weights, over the features of a game, in a TOML file.

mod expression;
mod file;
mod program;

use std::sync::Arc;

use plyground_core::{Evaluator, Feature, Game, Outcome, Player, Position, Score, Term, Window};

pub(crate) use file::{Formula, checked_name};

use program::{CompiledFormula, SLOTS};

/// A feature that a formula uses, for one of the sides.
struct Slot<G> {
    value: fn(&G, Player) -> i64,
    is_theirs: bool,
}

/// What the end of a game is worth for the side to move, and the bounds of every other value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Worths {
    win: i32,
    draw: i32,
    loss: i32,
    /// Whether a near win is worth more than a distant one, and a distant loss more than a near one.
    nearer: bool,
    /// Whether the formula values finished games too.
    by_formula: bool,
}

/// No game lasts longer, in plies: values this near to a win or a loss are left to finished games.
const LONGEST: i32 = 1_000;

impl Worths {
    /// As the default of [`Evaluator::finished`].
    const USUAL: Self =
        Self { win: Score::WIN.get(), draw: 0, loss: -Score::WIN.get(), nearer: true, by_formula: false };

    /// Whether every win is worth the same.
    pub(crate) fn has_flat_wins(self) -> bool {
        !self.nearer || self.by_formula
    }

    /// Whether every win is worth more than a draw, and a draw more than every loss.
    pub(crate) fn orders_outcomes(self) -> bool {
        let margin = if self.nearer { LONGEST } else { 0 };
        !self.by_formula && self.loss + margin < self.draw && self.draw < self.win - margin
    }

    /// A value of the formula, rounded and between a loss and a win.
    fn kept(self, value: f64) -> Score {
        let margin = if self.nearer && self.win - self.loss > 2 * LONGEST { LONGEST } else { 0 };
        // Only numbers beyond all measure make something that is not a number.
        let value = if value.is_nan() { f64::from(self.draw) } else { value };
        Score::new(value.round().clamp(f64::from(self.loss + margin), f64::from(self.win - margin)) as i32)
    }

    fn finished(self, mover: Player, outcome: Outcome, ply: u16) -> Score {
        let plies = if self.nearer { i32::from(ply) } else { 0 };
        Score::new(match outcome {
            Outcome::Draw => self.draw,
            Outcome::Win(winner) if winner == mover => (self.win - plies).max(self.draw),
            Outcome::Win(_) => (self.loss + plies).min(self.draw),
        })
    }
}

/// A formula for the positions of a game.
pub(crate) struct FormulaEvaluator<G> {
    slots: Arc<[Slot<G>]>,
    program: Arc<CompiledFormula>,
    worths: Worths,
    /// The features of a weighted sum with whole weights, for its terms; empty for anything else.
    weights: Arc<[(Feature<G>, i32)]>,
    is_symmetric: bool,
}

impl<G> Clone for FormulaEvaluator<G> {
    fn clone(&self) -> Self {
        Self {
            slots: Arc::clone(&self.slots),
            program: Arc::clone(&self.program),
            weights: Arc::clone(&self.weights),
            ..*self
        }
    }
}

impl<G> FormulaEvaluator<G> {
    /// What it says about finished games.
    pub(crate) fn worths(&self) -> Worths {
        self.worths
    }

    /// Whether all symmetric images of a position have the same value.
    pub(crate) fn is_symmetric(&self) -> bool {
        self.is_symmetric
    }
}

impl<G: Position> Evaluator<G> for FormulaEvaluator<G> {
    fn evaluate(&self, pos: &G) -> Score {
        let (me, them) = (pos.to_move(), pos.to_move().other());
        let mut numbers = [0.0; SLOTS];
        for (number, slot) in numbers.iter_mut().zip(&*self.slots) {
            *number = (slot.value)(pos, if slot.is_theirs { them } else { me }) as f64;
        }
        self.worths.kept(self.program.run(&numbers))
    }

    fn finished(&self, pos: &G, outcome: Outcome, ply: u16) -> Score {
        if self.worths.by_formula {
            return self.evaluate(pos);
        }
        self.worths.finished(pos.to_move(), outcome, ply)
    }

    fn range(&self) -> Window {
        Window { alpha: Score::new(self.worths.loss), beta: Score::new(self.worths.win) }
    }

    fn terms(&self, pos: &G) -> Vec<Term> {
        let term = |player, (feature, weight): &(Feature<G>, i32)| {
            let points = (feature.value)(pos, player).saturating_mul((*weight).into());
            Term { name: feature.id, player, points: i32::try_from(points).unwrap_or_default() }
        };
        let of = |player| self.weights.iter().map(move |weighed| term(player, weighed));
        Player::BOTH.into_iter().flat_map(of).collect()
    }
}

/// What formulas can count in every game, unless it counts it better itself.
pub(crate) fn features<G: Game>() -> Vec<Feature<G>> {
    let own = G::features();
    let general = [
        Feature::new(
            "mobility",
            "legal moves; 0 for the side that is not to move, where a game cannot tell",
            |pos: &G, player| if player == pos.to_move() { pos.move_count() as i64 } else { 0 },
        )
        .with_symmetry(),
        Feature::new("tempo", "1 for the side to move, 0 for the other", |pos: &G, player| {
            (player == pos.to_move()).into()
        })
        .with_symmetry(),
    ];
    let is_new = |feature: &Feature<G>| own.iter().all(|known| known.id != feature.id);
    own.iter().copied().chain(general.into_iter().filter(is_new)).collect()
}
