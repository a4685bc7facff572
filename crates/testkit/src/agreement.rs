//! Every search against the definition.
//!
//! [`truth`] is minimax written once more, as plainly as possible and with nothing shared: the reference must be
//! independent of the code under test. The checks return a sentence instead of panicking, so that a test can also
//! require that a wrong search *is* found.

use std::fmt::Debug;

use plyground_core::{
    Alternating, Bound, Evaluator, Leaf, Observer, Outcome, Position, Report, Score, Stopped, Window,
};
use plyground_registry::Dice;
use plyground_search::{
    Context, Conventions, CutRule, FailMode, Finished, Hopeless, NAMED, Research, Root, RootWindow, Searcher,
    Task, search,
};

/// The expected result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MinimaxResult<M> {
    /// The minimax value for the side to move.
    pub value: Score,
    /// The first of the best moves; `None` in a leaf.
    pub best: Option<M>,
    /// Every move with its value.
    pub moves: Vec<(M, Score)>,
}

/// The minimax value of `pos` and the first of its best moves.
pub fn truth<P, E>(pos: &mut P, evaluator: &E, depth: u16, finished: Finished) -> MinimaxResult<P::Move>
where
    P: Alternating,
    E: Evaluator<P> + ?Sized,
{
    if depth == 0 || pos.outcome().is_some() {
        let (value, best) = truth_at(pos, evaluator, depth, 0, finished);
        return MinimaxResult { value, best, moves: Vec::new() };
    }
    let mut moves: Vec<(P::Move, Score)> = Vec::new();
    for m in pos.moves() {
        moves.push((m, -pos.after(m, |pos| truth_at(pos, evaluator, depth - 1, 1, finished)).0));
    }
    let value = moves.iter().map(|&(_, value)| value).max().expect("an unfinished game has a move");
    let best = moves.iter().find(|&&(_, worth)| worth == value).map(|&(m, _)| m);
    MinimaxResult { value, best, moves }
}

/// The value and the first of the best moves of a position `ply` moves below the root, where the distance may count.
fn truth_at<P, E>(
    pos: &mut P,
    evaluator: &E,
    depth: u16,
    ply: u16,
    finished: Finished,
) -> (Score, Option<P::Move>)
where
    P: Alternating,
    E: Evaluator<P> + ?Sized,
{
    if let Some(outcome) = pos.outcome() {
        let value = match (finished, outcome) {
            (Finished::Evaluator, _) => evaluator.finished(pos, outcome, ply),
            (Finished::Flat, _) => evaluator.finished(pos, outcome, 0),
            (Finished::Nearer, Outcome::Draw) => Score::ZERO,
            (Finished::Nearer, Outcome::Win(winner)) => {
                let win = Score::new(1_000_000_000 - i32::from(ply));
                if winner == pos.to_move() { win } else { -win }
            }
        };
        return (value, None);
    }
    if depth == 0 {
        return (evaluator.evaluate(pos), None);
    }
    let mut found: Option<(Score, P::Move)> = None;
    for m in pos.moves() {
        let value = -pos.after(m, |pos| truth_at(pos, evaluator, depth - 1, ply + 1, finished)).0;
        if found.is_none_or(|(best, _)| value > best) {
            found = Some((value, m));
        }
    }
    let (value, best) = found.expect("an unfinished game has a move");
    (value, Some(best))
}

/// Every named set of conventions.
pub fn named_conventions() -> Vec<(String, Conventions)> {
    NAMED.iter().map(|named| (named.id.to_owned(), named.conventions)).collect()
}

/// Every combination of the choices that reach into the tree, with a full root window.
pub fn crossed_conventions() -> Vec<(String, Conventions)> {
    const FAILING: [FailMode; 3] = [FailMode::Soft, FailMode::Hard, FailMode::HardBelow];
    let mut all = Vec::new();
    for alpha_beta in FAILING {
        for negascout in FAILING {
            for cut in [CutRule::AtLeast, CutRule::Above] {
                for root in [Root::Shared, Root::Unscouted, Root::Unshared] {
                    for research in [Research::FromAlpha, Research::FromValue] {
                        let conventions = Conventions {
                            alpha_beta,
                            negascout,
                            alpha_beta_cut: cut,
                            negascout_cut: cut,
                            root,
                            research,
                            root_window: RootWindow::Full,
                            ..Conventions::PLYGROUND
                        };
                        let name = format!("{alpha_beta:?}/{negascout:?}/{cut:?}/{root:?}/{research:?}");
                        all.push((name, conventions));
                    }
                }
            }
        }
    }
    all
}

/// The search that [`agrees`] checks.
#[derive(Clone, Copy, Debug)]
pub struct SearchCase<'a, E: ?Sized> {
    /// The evaluator of the leaves.
    pub evaluator: &'a E,
    /// The depth.
    pub depth: u16,
    /// Choices that textbooks leave open.
    pub conventions: Conventions,
}

/// Checks a whole report: the value, that it is exact, the first best move, the line, the value of every root move, and
/// that the position is restored. The window at the root must exclude no value.
pub fn agrees<S, P, E>(
    searcher: &S,
    pos: &mut P,
    case: &SearchCase<'_, E>,
    truth: &MinimaxResult<P::Move>,
) -> Result<(), String>
where
    S: Searcher<P>,
    P: Alternating + PartialEq + Debug,
    E: Evaluator<P> + ?Sized,
{
    let &SearchCase { evaluator, depth, conventions } = case;
    let before = pos.clone();
    let report = search(searcher, pos, evaluator, &Task { depth, conventions, ..Task::default() });
    if *pos != before {
        return Err(format!("the position changed from {before:?} to {pos:?}"));
    }
    if report.value != Some(truth.value) || report.bound != Bound::Exact || report.stopped.is_some() {
        return Err(format!("{truth:?} was expected, not {report:?}"));
    }
    let hopeless = truth.value == -Score::INFINITE && conventions.hopeless == Hopeless::NoMove;
    let best = if hopeless { None } else { truth.best };
    if report.best != best || report.pv.first() != best.as_ref() {
        return Err(format!("the move {best:?} was expected, not {report:?}"));
    }
    root_moves_hold(&report, truth)?;
    line_leads_to_value(pos, case, &report, truth.value)
}

/// Checks that the value of every root move is as reported: exact, at least or at most; and that the value of the best
/// move is known where that of the position is.
pub fn root_moves_hold<M: Copy + PartialEq + Debug>(
    report: &Report<M>,
    truth: &MinimaxResult<M>,
) -> Result<(), String> {
    for (known, &(m, value)) in report.root_moves.iter().zip(&truth.moves) {
        let holds = match known.bound {
            Bound::Exact => value == known.value,
            Bound::Lower => value >= known.value,
            Bound::Upper => value <= known.value,
            Bound::Unknown => true,
        };
        if known.movement != m || !holds {
            return Err(format!("{m:?} is worth {value}, not {known:?}: {report:?}"));
        }
        if Some(m) == report.best && known.bound != Bound::Exact && report.bound == Bound::Exact {
            return Err(format!("the best move is known to be worth {value}, not {known:?}: {report:?}"));
        }
    }
    Ok(())
}

/// Plays the principal variation. Every move must be legal and the first of the best, so that the value stays the
/// reported one, from the view of the side at the root.
///
/// Two kinds of line are checked less strictly. One may stop before the horizon, because a fail-hard node that does not
/// beat its bound names no move, and no node names one that is infinitely bad; the position at its end must still be
/// worth the value. And a re-search that starts from the value which the test returned often finds just that value, on
/// the edge of its window: the nodes below then knew bounds only, so that the end of the line has the value but moves
/// on the way may not.
fn line_leads_to_value<P, E>(
    pos: &P,
    case: &SearchCase<'_, E>,
    report: &Report<P::Move>,
    value: Score,
) -> Result<(), String>
where
    P: Alternating,
    E: Evaluator<P> + ?Sized,
{
    let &SearchCase { evaluator, depth, conventions } = case;
    let mut here = pos.clone();
    let mut promised = value;
    let length = report.pv.len() as u16;
    if length > depth {
        return Err(format!("the line is longer than the search was deep: {report:?}"));
    }
    let worth = |here: &mut P, ply: u16| truth_at(here, evaluator, depth - ply, ply, conventions.finished);
    for (&m, ply) in report.pv.iter().zip(0..) {
        if !here.moves().any(|legal| legal == m) {
            return Err(format!("{m:?} in the line is not legal: {report:?}"));
        }
        if conventions.research == Research::FromAlpha {
            let wanted = (promised, Some(m));
            let found = worth(&mut here, ply);
            if found != wanted {
                return Err(format!(
                    "after {ply} moves of the line there is {found:?}, not {wanted:?}: {report:?}"
                ));
            }
        }
        here.make(m);
        promised = -promised;
    }
    let left = worth(&mut here, length).0;
    if left != promised {
        return Err(format!("at the end of the line {left} is left, not {promised}: {report:?}"));
    }
    let complete = length == depth || here.outcome().is_some();
    let soft = conventions.alpha_beta == FailMode::Soft && conventions.negascout == FailMode::Soft;
    if soft && value.is_finite() && !complete {
        return Err(format!("the line ends before the horizon: {report:?}"));
    }
    Ok(())
}

/// A search with a window, and the true value of its position.
#[derive(Clone, Copy, Debug)]
pub struct Bounded<'a, E: ?Sized> {
    /// The search, but for its window.
    pub case: SearchCase<'a, E>,
    /// The window.
    pub window: Window,
    /// The minimax value.
    pub value: Score,
}

/// Checks the contract of a search with a window: a value at or below alpha is an upper bound, one at or above beta a
/// lower bound, and one between them exact. Nor may an inner node return a value outside its window where `failing`,
/// fail-hard or fail-soft, rules that out.
pub fn keeps_contract<S, P, E>(
    searcher: &S,
    pos: &mut P,
    bounded: &Bounded<'_, E>,
    failing: FailMode,
) -> Result<Score, String>
where
    S: Searcher<P>,
    P: Alternating + PartialEq + Debug,
    E: Evaluator<P> + ?Sized,
{
    let &Bounded { case: SearchCase { evaluator, depth, conventions }, window, value } = bounded;
    let before = pos.clone();
    let mut context = Context {
        evaluator,
        observer: Clamped { failing, open: Vec::new(), outside: None },
        choices: conventions,
    };
    let answer = searcher.value(&mut context, pos, depth, window).expect("nothing stops this search");
    if *pos != before {
        return Err(format!("the position changed from {before:?} to {pos:?}"));
    }
    let Window { alpha, beta } = window;
    let said = [
        (answer <= alpha, value <= answer, "at most"),
        (window.contains(answer), value == answer, "exactly"),
        (answer >= beta, value >= answer, "at least"),
    ];
    if let Some((.., relation)) = said.iter().find(|(claimed, true_, _)| *claimed && !true_) {
        return Err(format!("with {window} the answer {answer} says {relation}, but the value is {value}"));
    }
    match context.observer.outside {
        Some((window, value)) => Err(format!("an inner node with {window} answered {value}")),
        None => Ok(answer),
    }
}

/// Finds inner nodes below the root that return a value outside their window. The root is exempt: where root moves are
/// searched in a loop of their own, that loop returns the best value it found.
struct Clamped {
    failing: FailMode,
    open: Vec<(Window, bool)>,
    outside: Option<(Window, Score)>,
}

impl<P: Position> Observer<P> for Clamped {
    fn enter(&mut self, _: &P, _: u16, window: Window) -> Result<(), Stopped> {
        self.open.push((window, false));
        Ok(())
    }

    fn leaf(&mut self, _: &P, _: u16, _: Leaf) {
        if let Some((_, leaf)) = self.open.last_mut() {
            *leaf = true;
        }
    }

    fn leave(&mut self, value: Score) {
        let (window, leaf) = self.open.pop().expect("a node is entered before it is left");
        let inside = match self.failing {
            FailMode::Soft => true,
            FailMode::Hard => window.alpha <= value && value <= window.beta,
            FailMode::HardBelow => window.alpha <= value,
        };
        if !leaf && !inside && !self.open.is_empty() {
            self.outside = Some((window, value));
        }
    }
}

/// A window near the scores from `-spread` to `spread`: every third is a null window, some are open on one side.
pub fn random_window(dice: &mut Dice, spread: i32) -> Window {
    let mut score = || dice.below(2 * spread as usize + 1) as i32 - spread;
    let (low, high) = (score(), score());
    let (low, high) = (low.min(high), low.max(high) + 1);
    let window = Window { alpha: Score::new(low), beta: Score::new(high) };
    match dice.below(9) {
        0..3 => window.scout(),
        3 => Window { alpha: -Score::INFINITE, ..window },
        4 => Window { beta: Score::INFINITE, ..window },
        _ => window,
    }
}

/// Plays up to `plies` random moves, fewer if the game ends.
pub fn wander<P: Position>(pos: &mut P, plies: usize, dice: &mut Dice) {
    for _ in 0..plies {
        let count = pos.move_count();
        if count == 0 {
            return;
        }
        let m = pos.moves().nth(dice.below(count)).expect("the number is below the count");
        pos.make(m);
    }
}

/// The largest depth whose tree has no more than about `nodes` nodes if no game ends inside; 1 at least.
pub fn affordable_depth<P: Position>(pos: &P, nodes: usize) -> u16 {
    let (mut depth, mut width, mut total) = (0, 1, 1);
    for moves in (1..=pos.move_count()).rev() {
        width *= moves;
        total += width;
        if total > nodes {
            break;
        }
        depth += 1;
    }
    depth.max(1)
}
