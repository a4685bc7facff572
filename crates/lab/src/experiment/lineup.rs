//! The searches of a comparison: every name is looked up and every combination tried once, so that an error shows at
//! the start.

use plyground_core::{Limits, Message};
use plyground_play::Plan;
use plyground_registry::{Algorithm, NamedEvaluator, Ordering};

use super::{Experiment, GamePosition, Mistakes, OwnDefinition};

/// The searches of a comparison, their evaluators, and their orders of moves.
#[derive(Debug)]
pub struct Lineup {
    /// The searches, each once.
    pub algorithms: Vec<Algorithm>,
    /// The evaluators, each once.
    pub evaluators: Vec<NamedEvaluator>,
    /// The orders of moves, each once.
    pub orderings: Vec<Ordering>,
}

impl Lineup {
    /// By name. The defaults come from the plan: all searches of its document or its game, its evaluator, and the
    /// game's own order.
    pub fn new(
        plan: &Plan,
        algorithms: &[String],
        evaluators: &[String],
        orderings: &[String],
    ) -> Result<Self, Message> {
        let mut lineup = Self {
            algorithms: algorithms
                .iter()
                .map(|name| Algorithm::find(name))
                .collect::<Result<_, Message>>()?,
            evaluators: evaluators
                .iter()
                .map(|name| plan.session.evaluator(name))
                .collect::<Result<_, Message>>()?,
            orderings: orderings.iter().map(|name| name.parse()).collect::<Result<_, Message>>()?,
        };
        if lineup.algorithms.is_empty() {
            let preset = plan.preset.map(|preset| preset.algorithms.to_vec());
            lineup.algorithms = preset.unwrap_or_else(|| plan.session.algorithms());
        }
        if lineup.evaluators.is_empty() {
            lineup.evaluators.push(plan.evaluator);
        }
        if lineup.orderings.is_empty() {
            lineup.orderings.push(Ordering::default());
        }
        keep_first(&mut lineup.algorithms);
        keep_first(&mut lineup.evaluators);
        keep_first(&mut lineup.orderings);
        Ok(lineup)
    }

    /// Runs every search with depth 0, which finds incompatible settings. Returns whether any search would go deeper:
    /// in a finished game none does, unless conventions or mistakes make it.
    pub fn try_on(&self, plan: &Plan) -> Result<bool, Message> {
        let mut goes_on = false;
        for searcher in plan.searchers(&self.algorithms, &self.evaluators)? {
            for &ordering in &self.orderings {
                let mut request = plan.task_of(searcher.clone(), Limits::default());
                (request.ordering, request.depth) = (ordering, Some(0));
                goes_on |= plan.session.search(&request)?.report.counts.leaves_finished == 0;
            }
        }
        Ok(goes_on)
    }

    /// The comparison at the positions of some plans, the first of which gives the settings: to the depths that suit
    /// them, or to the depths given.
    pub fn experiment(&self, plans: &[Plan], depths: Option<&[u16]>) -> Result<Experiment, Message> {
        let [first, ..] = plans else { unreachable!("a comparison has a position") };
        let deepest = plans.iter().map(Plan::default_depth).max().unwrap_or(1).max(1);
        let mut depths = depths.map_or_else(|| (1..=deepest).collect(), <[u16]>::to_vec);
        keep_first(&mut depths);
        let searchers = first.searchers(&self.algorithms, &self.evaluators)?.into_iter();
        let wrong = searchers.filter(|searcher| !searcher.mutations.is_empty());
        let mistakes = wrong.map(|searcher| Mistakes {
            algorithm: searcher.algorithm.id().to_owned(),
            evaluator: searcher.evaluator.id.to_owned(),
            mutations: searcher.mutations.iter().map(|mutation| mutation.id.to_owned()).collect(),
        });
        let define = |evaluator: &NamedEvaluator| {
            let own = first.session.own_evaluator(evaluator.id)?;
            let (kind, text) = own.definition();
            Some(OwnDefinition {
                name: evaluator.id.to_owned(),
                kind: kind.to_owned(),
                text: text.to_owned(),
            })
        };
        Ok(Experiment {
            own: self.evaluators.iter().filter_map(define).collect(),
            positions: plans.iter().map(|plan| GamePosition::of(&*plan.session)).collect(),
            evaluators: self.evaluators.iter().map(|evaluator| evaluator.id.to_owned()).collect(),
            orderings: self.orderings.iter().map(ToString::to_string).collect(),
            depths,
            algorithms: self.algorithms.iter().map(|algorithm| algorithm.id().to_owned()).collect(),
            convention: first.convention.to_owned(),
            mistakes: mistakes.collect(),
            weights: first.weights().map(str::to_owned),
            ..Experiment::of(&*first.session)
        })
    }
}

/// Removes duplicates from a list.
fn keep_first<T: PartialEq>(list: &mut Vec<T>) {
    let mut place = 0;
    while place < list.len() {
        if list[..place].contains(&list[place]) {
            list.remove(place);
        } else {
            place += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use plyground_play::SearchSettings;
    use plyground_registry::open;

    use super::*;

    fn plan(game: &str) -> Plan {
        Plan::new(open(game).unwrap(), &SearchSettings::default()).unwrap()
    }

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn whatever_is_named_twice_is_meant_once() {
        let plan = plan("tic-tac-toe");
        let named = names(&["negamax", "minimax", "negamax"]);
        let orders = names(&["random:7", "natural", "random:7"]);
        let lineup = Lineup::new(&plan, &named, &names(&["Zero", "zero"]), &orders).unwrap();
        assert_eq!(lineup.algorithms, [Algorithm::Negamax, Algorithm::Minimax]);
        assert_eq!(lineup.evaluators.iter().map(|e| e.id).collect::<Vec<_>>(), ["zero"]);
        assert_eq!(lineup.orderings.len(), 2);
        let experiment = lineup.experiment(&[plan], Some(&[3, 1, 3, 2, 1])).unwrap();
        assert_eq!(experiment.depths, [3, 1, 2]);
        assert_eq!(experiment.size(), 12);
    }

    #[test]
    fn what_is_not_named_suits_the_game() {
        let plan = plan("tic-tac-toe");
        let lineup = Lineup::new(&plan, &[], &[], &[]).unwrap();
        assert_eq!(lineup.algorithms, plan.session.algorithms());
        assert_eq!(lineup.experiment(&[plan], None).unwrap().depths.first(), Some(&1));
    }

    #[test]
    fn a_finished_game_goes_on_for_nobody() {
        let mut over = open("tic-tac-toe").unwrap();
        for text in ["b2", "a1", "a2", "b1", "c2"] {
            over.play(text).unwrap();
        }
        let over = Plan::new(over, &SearchSettings::default()).unwrap();
        let lineup = Lineup::new(&over, &[], &[], &[]).unwrap();
        assert!(!lineup.try_on(&over).unwrap());
        assert!(lineup.try_on(&plan("tic-tac-toe")).unwrap());
    }

    #[test]
    fn what_does_not_exist_is_refused() {
        let plan = plan("tic-tac-toe");
        let no = names(&["best-of-all"]);
        assert!(Lineup::new(&plan, &no, &[], &[]).is_err());
        assert!(Lineup::new(&plan, &[], &no, &[]).is_err());
        assert!(Lineup::new(&plan, &[], &[], &no).is_err());
    }
}
