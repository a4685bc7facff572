//! Where textbooks disagree, on one position: how the counts and the values shown for the root moves differ between
//! sets of conventions, and which choice causes each difference.
//!
//! Nothing is assumed: every choice in which a set differs from ours is tried alone, and its effect measured.

mod deviations;
mod shown_move;
mod words;

pub use deviations::Deviation;
pub use shown_move::ShownMove;
pub use words::{Explanation, explanations, json, table};

use plyground_registry::{
    Algorithm, Bound, CONVENTIONS, Conventions, Counts, Message, Score, SearchTask, Session, StopReason,
};

use deviations::deviations;

/// The results of every named set of conventions on one position.
#[derive(Clone, PartialEq, Debug)]
pub struct Survey {
    /// The game with its parameters.
    pub game: String,
    /// The position as one line.
    pub position: String,
    /// The evaluator.
    pub evaluator: String,
    /// Plies looked ahead.
    pub depth: u16,
    /// The true values of the root moves, by our conventions.
    pub truth: Vec<(String, Score)>,
    /// A row for each search and each set, ours first.
    pub rows: Vec<SurveyRow>,
}

/// A search by a set of conventions.
#[derive(Clone, PartialEq, Debug)]
pub struct SurveyRow {
    /// The search.
    pub algorithm: String,
    /// The name of the set.
    pub convention: String,
    /// Its result.
    pub outcome: ConventionResult,
    /// Its difference from ours.
    pub effect: Effect,
    /// Each choice in which it differs from ours, and the difference that the choice alone makes.
    pub reasons: Vec<(Deviation, Effect)>,
}

/// The result of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct ConventionResult {
    /// The value for the side to move.
    pub value: Option<Score>,
    /// Whether that value is exact or a bound.
    pub bound: Bound,
    /// The best move.
    pub best: Option<String>,
    /// The counts.
    pub counts: Counts,
    /// The values that a program would show for the root moves.
    pub shown: Vec<ShownMove>,
}

/// A difference from our conventions.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Effect {
    /// Nodes more, or fewer.
    pub nodes: i64,
    /// Cutoffs more, or fewer.
    pub cutoffs: i64,
    /// Re-searches more, or fewer.
    pub researches: i64,
    /// Another value: ours, and theirs.
    pub value: Option<(Score, Score)>,
    /// Another best move: ours, and theirs.
    pub best: Option<(Option<String>, Option<String>)>,
    /// Root moves shown with another value or another kind of bound: ours, and theirs.
    pub shown: Vec<(ShownMove, ShownMove)>,
}

impl Effect {
    fn between(ours: &ConventionResult, theirs: &ConventionResult) -> Self {
        let difference =
            |count: fn(&Counts) -> u64| count(&theirs.counts) as i64 - count(&ours.counts) as i64;
        let pairs = ours.shown.iter().filter_map(|ours| {
            let theirs = theirs.shown.iter().find(|theirs| theirs.movement == ours.movement)?;
            (ours != theirs).then(|| (ours.clone(), theirs.clone()))
        });
        Self {
            nodes: difference(|counts| counts.nodes),
            cutoffs: difference(Counts::cutoffs),
            researches: difference(|counts| counts.researches),
            value: ours.value.zip(theirs.value).filter(|(ours, theirs)| ours != theirs),
            best: (ours.best != theirs.best).then(|| (ours.best.clone(), theirs.best.clone())),
            shown: pairs.collect(),
        }
    }

    /// Whether there is no difference.
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// The searches that depend on conventions.
pub const WINDOWED: [Algorithm; 2] = [Algorithm::AlphaBeta, Algorithm::NegaScout];

/// Searches a position by every named set of conventions. The request sets everything else but the search. `None` if
/// cancelled.
pub fn survey(
    session: &dyn Session,
    task: &SearchTask<'_>,
    algorithms: &[Algorithm],
) -> Result<Option<Survey>, Message> {
    let depth = task.depth.unwrap_or_else(|| session.default_depth());
    let ask = |algorithm, conventions| -> Result<Option<(ConventionResult, &'static str)>, Message> {
        let task = SearchTask { algorithm, conventions, depth: Some(depth), ..task.clone() };
        let answer = session.search(&task)?;
        let report = answer.report;
        let outcome = ConventionResult {
            value: report.value,
            bound: report.bound,
            best: report.best,
            counts: report.counts,
            shown: report.root_moves.into_iter().map(ShownMove::from).collect(),
        };
        Ok((report.stopped != Some(StopReason::Cancelled)).then_some((outcome, answer.evaluator)))
    };
    let Some((plain, evaluator)) = ask(Algorithm::Minimax, Conventions::PLYGROUND)? else { return Ok(None) };
    let mut rows = Vec::new();
    for &algorithm in algorithms {
        let Some((ours, _)) = ask(algorithm, Conventions::PLYGROUND)? else { return Ok(None) };
        for named in CONVENTIONS {
            let Some((theirs, _)) = ask(algorithm, named.conventions)? else { return Ok(None) };
            let mut reasons = Vec::new();
            for (choice, alone) in deviations(&named.conventions, algorithm) {
                if choice == Deviation::FinishedRootExpanded && session.outcome().is_none() {
                    continue;
                }
                let Some((theirs, _)) = ask(algorithm, alone)? else { return Ok(None) };
                reasons.push((choice, Effect::between(&ours, &theirs)));
            }
            rows.push(SurveyRow {
                algorithm: algorithm.id().to_owned(),
                convention: named.id.to_owned(),
                effect: Effect::between(&ours, &theirs),
                outcome: theirs,
                reasons,
            });
        }
    }
    Ok(Some(Survey {
        game: session.game(),
        position: session.position(),
        evaluator: evaluator.to_owned(),
        depth,
        truth: plain.shown.into_iter().map(|shown| (shown.movement, shown.value)).collect(),
        rows,
    }))
}

#[cfg(test)]
mod tests {
    use plyground_registry::{Dice, open};

    use super::*;

    fn surveyed(game: &str) -> Survey {
        let session = open(game).unwrap();
        survey(&*session, &SearchTask::new(Algorithm::Minimax), &WINDOWED).unwrap().unwrap()
    }

    fn row<'a>(survey: &'a Survey, algorithm: &str, convention: &str) -> &'a SurveyRow {
        let found = survey.rows.iter().find(|row| row.algorithm == algorithm && row.convention == convention);
        found.unwrap()
    }

    fn written(shown: &[ShownMove]) -> Vec<String> {
        shown.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_lecture_tree_by_every_book() {
        let survey = surveyed("explicit([[3,12,8],[2,4,6],[14,5,2]])");
        assert_eq!(survey.rows.len(), 2 * CONVENTIONS.len());
        let values: Vec<i32> = survey.truth.iter().map(|(_, value)| value.get()).collect();
        assert_eq!(values, [3, 2, 2]);
        let ours = row(&survey, "alpha-beta", "plyground");
        assert!(ours.effect.is_none() && ours.reasons.is_empty());
        assert_eq!(written(&ours.outcome.shown), ["3", "≤2", "≤2"]);
        let hard = row(&survey, "alpha-beta", "fail-hard");
        assert_eq!(written(&hard.outcome.shown), ["3", "≤3", "≤3"]);
        assert_eq!((hard.effect.nodes, hard.effect.shown.len()), (0, 2));
        assert_eq!(hard.reasons, [(Deviation::FailHard, hard.effect.clone())]);
        let late = row(&survey, "alpha-beta", "wikipedia");
        assert_eq!(late.reasons.len(), 1, "what it says of its PVS is no matter of alpha-beta");
    }

    #[test]
    fn equal_values_are_searched_on_by_whoever_cuts_late() {
        let survey = surveyed("explicit([[3,5],[3,1]])");
        let late = row(&survey, "alpha-beta", "wikipedia");
        assert_eq!((late.effect.nodes, late.effect.cutoffs), (1, -1));
        assert_eq!(late.reasons[0].0, Deviation::CutAbove);
    }

    /// A tree of a few plies with few different values, so that many are equal.
    fn tree(dice: &mut Dice, height: usize) -> String {
        if height == 0 || dice.below(6) == 0 {
            return (dice.below(9) as i32 - 4).to_string();
        }
        let children: Vec<String> = (0..=dice.below(3)).map(|_| tree(dice, height - 1)).collect();
        format!("[{}]", children.join(","))
    }

    #[test]
    fn what_is_shown_means_what_it_says() {
        let mut dice = Dice::new(5);
        let mut bounds = 0;
        for _ in 0..400 {
            let game = format!("explicit([{},{}])", tree(&mut dice, 3), tree(&mut dice, 4));
            let survey = surveyed(&game);
            for row in &survey.rows {
                for shown in &row.outcome.shown {
                    let (_, truth) = survey.truth.iter().find(|(m, _)| *m == shown.movement).unwrap();
                    let holds = match shown.bound {
                        Bound::Exact => *truth == shown.value,
                        Bound::Upper => *truth <= shown.value,
                        Bound::Lower => *truth >= shown.value,
                        Bound::Unknown => false,
                    };
                    assert!(holds, "{game}, {} by {}: {shown} is {truth}", row.algorithm, row.convention);
                    bounds += usize::from(shown.bound == Bound::Upper);
                }
            }
        }
        assert!(bounds > 1_000, "there were bounds to check");
    }
}
