//! Runs an experiment.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use plyground_registry::{Message, Session};

use super::bench::Bench;
use super::forecast::Forecast;
use super::{Combination, Experiment, Record};

/// The results of an experiment.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    /// The experiment.
    pub experiment: Experiment,
    /// Its records, in the order of tables.
    pub records: Vec<Record>,
}

impl Results {
    /// Whether every search was run.
    pub fn is_complete(&self) -> bool {
        self.records.len() == self.experiment.size()
    }
}

/// Progress of an experiment.
#[derive(Clone, Copy, Debug)]
pub enum Step<'a> {
    /// A search begins.
    Begins {
        /// Number of searches that are done already.
        done: usize,
        /// Its depth.
        depth: u16,
        /// Its name.
        algorithm: &'a str,
        /// How long the rest will take, where that can be estimated.
        left: Option<Duration>,
    },
    /// A search is done; these are the results so far.
    Done(&'a Results),
}

/// Runs every search that `records` does not hold yet, shallow ones first, so that an interrupted experiment still has
/// complete depths to compare. Once `cancel` is set or `tell` breaks, it returns the records so far, without the search
/// that was being measured.
///
/// `sessions` stand at the positions of the experiment. `clock` returns the time since a fixed moment.
pub fn run(
    experiment: &Experiment,
    sessions: &[&dyn Session],
    records: Vec<Record>,
    clock: &dyn Fn() -> Duration,
    cancel: Option<&AtomicBool>,
    tell: &mut dyn FnMut(Step<'_>) -> ControlFlow<()>,
) -> Result<Results, Message> {
    let combinations = experiment.combinations();
    let bench = Bench::new(experiment, sessions, clock, cancel)?;
    let mut forecast = Forecast::new(experiment, &combinations);
    let mut minimal_trees: Vec<(Combination, Option<u64>)> = Vec::new();

    let place_of = |record: &Record| {
        combinations.iter().position(|&combination| experiment.describes(combination, record))
    };
    let mut done: Vec<(usize, Record)> =
        records.into_iter().filter_map(|record| Some((place_of(&record)?, record))).collect();
    done.sort_by_key(|&(place, _)| place);
    done.dedup_by_key(|(place, _)| *place);
    for (place, record) in &done {
        if let Some(time) = record.time {
            forecast.note(*place, time.mean_s);
        }
        let combination = bench.tree_of(combinations[*place]);
        minimal_trees.push((combination, record.minimal_tree));
    }
    let (mut places, records): (Vec<usize>, Vec<Record>) = done.into_iter().unzip();
    let mut results = Results { experiment: experiment.clone(), records };

    let mut waiting: Vec<usize> = (0..combinations.len()).filter(|place| !places.contains(place)).collect();
    waiting.sort_by_key(|&place| experiment.depths[combinations[place].depth]);
    for (i, &place) in waiting.iter().enumerate() {
        let combination = combinations[place];
        let begins = Step::Begins {
            done: places.len(),
            depth: experiment.depths[combination.depth],
            algorithm: &experiment.algorithms[combination.algorithm],
            // A time that does not fit a `Duration` counts as unknown.
            left: forecast.left(&waiting[i..]).and_then(|left| Duration::try_from_secs_f64(left).ok()),
        };
        if tell(begins).is_break() {
            break;
        }
        let Some((mut record, seconds)) = bench.measure(combination)? else { break };
        let tree = bench.tree_of(combination);
        record.minimal_tree = match minimal_trees.iter().find(|(known, _)| *known == tree) {
            Some(&(_, minimal)) => minimal,
            None => bench.minimal_tree(combination)?,
        };
        if bench.is_cancelled() {
            break;
        }
        minimal_trees.push((tree, record.minimal_tree));
        forecast.note(place, seconds);
        let at = places.partition_point(|&before| before < place);
        places.insert(at, place);
        results.records.insert(at, record);
        if tell(Step::Done(&results)).is_break() {
            break;
        }
    }
    Ok(results)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell as Counter;

    use plyground_registry::{Score, open};

    use super::*;
    use crate::experiment::{Agreement, Timing, agreement};

    fn clock() -> Duration {
        Duration::ZERO
    }

    /// Runs an experiment with a stopped clock.
    fn results(experiment: &Experiment, game: &str, records: Vec<Record>) -> Results {
        let session = open(game).unwrap();
        run(experiment, &[&*session], records, &clock, None, &mut |_| ControlFlow::Continue(())).unwrap()
    }

    fn counts_only(game: &str) -> Experiment {
        Experiment { timing: None, ..Experiment::of(&*open(game).unwrap()) }
    }

    #[test]
    fn every_search_leaves_a_record_in_the_order_of_tables() {
        let mut experiment = counts_only("tic-tac-toe");
        experiment.depths = vec![1, 2, 3];
        experiment.orderings = vec!["natural".to_owned(), "reversed".to_owned(), "best:1".to_owned()];
        let results = results(&experiment, "tic-tac-toe", Vec::new());
        assert!(results.is_complete());
        let titles: Vec<String> = results
            .records
            .iter()
            .map(|record| format!("{} {} {}", record.ordering, record.depth, record.algorithm))
            .collect();
        assert_eq!(titles[..2], ["natural 1 minimax", "natural 1 negamax"]);
        assert_eq!(titles[35], "best:1 3 negascout");
        assert_eq!(agreement(&results.records), Agreement::Agree { mistaken: 0 });
        assert!(results.records.iter().all(|record| record.time.is_none()));
        let sorting =
            |ordering: &str| results.records.iter().rfind(|r| r.ordering == ordering).unwrap().ordering_nodes;
        assert_eq!(sorting("natural"), 0);
        assert!(sorting("best:1") > 0);
    }

    #[test]
    fn the_lecture_tree_by_hand() {
        let game = "explicit([[3,12,8],[2,4,6],[14,5,2]])";
        let mut experiment = counts_only(game);
        experiment.depths = vec![2];
        let results = results(&experiment, game, Vec::new());
        let [minimax, _, alpha_beta, negascout] = &results.records[..] else { panic!("four searches") };
        assert_eq!((minimax.value, minimax.counts.nodes), (Some(Score::new(3)), 13));
        assert_eq!(alpha_beta.counts.nodes, 11);
        // 12 and 8; then the second branch and the third, below which every window is null.
        assert_eq!((negascout.counts.scouts, negascout.counts.researches), (4, 0));
        assert_eq!((minimax.counts.scouts, alpha_beta.counts.scouts), (0, 0));
        // The whole first branch, and one small leaf each of the others: 1 + 3 + 3 + 1 + 1.
        assert!(results.records.iter().all(|record| record.minimal_tree == Some(9)), "{results:?}");
    }

    #[test]
    fn a_test_that_passes_is_followed_by_another_search() {
        let game = "explicit([[1,2],[3,4]])";
        let mut experiment = counts_only(game);
        experiment.algorithms = vec!["negascout".to_owned()];
        experiment.depths = vec![2];
        let shared = &results(&experiment, game, Vec::new()).records[0];
        // 2, and the second branch; in that, when it is searched again, 4.
        assert_eq!((shared.counts.scouts, shared.counts.researches), (3, 1));
        experiment.convention = "nearer-wins".to_owned();
        let untested = &results(&experiment, game, Vec::new()).records[0];
        // The root's own moves are not tested: 2 and 4 are.
        assert_eq!((untested.counts.scouts, untested.counts.researches), (2, 0));
    }

    #[test]
    fn time_is_measured_by_the_clock_that_was_handed_in() {
        let now = Counter::new(0_u32);
        let ticking = || {
            now.set(now.get() + 1);
            Duration::from_millis(u64::from(now.get()))
        };
        let session = open("tic-tac-toe").unwrap();
        let mut experiment = Experiment::of(&*session);
        experiment.depths = vec![1];
        experiment.timing = Some(Timing { warmup: 2, ..Timing::default() }.exactly(5));
        let results =
            run(&experiment, &[&*session], Vec::new(), &ticking, None, &mut |_| ControlFlow::Continue(()))
                .unwrap();
        for record in &results.records {
            let time = record.time.unwrap();
            assert_eq!((time.runs, time.outliers), (5, 0));
            assert!((time.mean_s - 0.001).abs() < 1e-9, "{time:?}");
        }
        // Seven runs of four searches, the clock read before and after each.
        assert_eq!(now.get(), 7 * 4 * 2);
    }

    #[test]
    fn a_forecast_of_ages_is_no_forecast() {
        let session = open("gomoku").unwrap();
        let mut experiment = Experiment::of(&*session);
        experiment.depths = vec![1, 2, 400];
        experiment.algorithms = vec!["alpha-beta".to_owned()];
        experiment.evaluators = vec!["zero".to_owned()];
        experiment.timing = Some(Timing::default().exactly(1));
        let mut told = Vec::new();
        let now = Counter::new(Duration::ZERO);
        let slow = || now.replace(now.get() + Duration::from_secs(1));
        let part = run(&experiment, &[&*session], Vec::new(), &slow, None, &mut |step| match step {
            Step::Begins { depth, left, .. } => {
                told.push((depth, left));
                if depth == 400 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            }
            Step::Done(_) => ControlFlow::Continue(()),
        })
        .unwrap();
        assert_eq!(part.records.len(), 2);
        assert_eq!(told[..2], [(1, None), (2, None)], "the age of the universe is passed at depth 25");
        assert_eq!(told[2].0, 400);
    }

    #[test]
    fn an_end_keeps_what_is_done_and_goes_on_from_there() {
        let mut experiment = counts_only("tic-tac-toe");
        experiment.depths = vec![3, 1, 2];
        let whole = results(&experiment, "tic-tac-toe", Vec::new());
        let session = open("tic-tac-toe").unwrap();
        let flag = AtomicBool::new(false);
        let mut begun = Vec::new();
        let part = run(&experiment, &[&*session], Vec::new(), &clock, Some(&flag), &mut |step| {
            match step {
                Step::Begins { depth, .. } => begun.push(depth),
                Step::Done(results) => {
                    flag.store(results.records.len() == 6, std::sync::atomic::Ordering::Relaxed);
                }
            }
            ControlFlow::Continue(())
        })
        .unwrap();
        assert_eq!(begun, [1, 1, 1, 1, 2, 2, 2], "shallow searches come first");
        assert_eq!(part.records.len(), 6);
        assert!(!part.is_complete());
        let again = results(&experiment, "tic-tac-toe", part.records);
        assert_eq!(again, whole);
    }

    #[test]
    fn mistakes_are_made_where_they_belong() {
        let mut experiment = counts_only("tic-tac-toe");
        experiment.depths = vec![9];
        experiment.algorithms = vec!["minimax".to_owned(), "alpha-beta".to_owned()];
        experiment.mistakes = vec![super::super::Mistakes {
            algorithm: "minimax".to_owned(),
            evaluator: experiment.evaluators[0].clone(),
            mutations: vec!["leaf-for-mover".to_owned()],
        }];
        let results = results(&experiment, "tic-tac-toe", Vec::new());
        assert_eq!(results.records[0].mutations, ["leaf-for-mover"]);
        assert!(results.records[1].is_sound());
        assert_ne!(results.records[0].value, results.records[1].value);
    }

    #[test]
    fn a_name_that_is_not_there_is_an_error_before_anything_is_run() {
        let session = open("tic-tac-toe").unwrap();
        for (field, expected) in
            [("algorithm", "minimax"), ("ordering", "natural"), ("convention", "plyground")]
        {
            let mut experiment = counts_only("tic-tac-toe");
            let name = format!("{expected}x");
            match field {
                "algorithm" => experiment.algorithms.push(name),
                "ordering" => experiment.orderings.push(name),
                _ => experiment.convention = name,
            }
            let mut tell = |_: Step<'_>| -> ControlFlow<()> { panic!("nothing should be run") };
            let error = run(&experiment, &[&*session], Vec::new(), &clock, None, &mut tell).unwrap_err();
            assert!(error.to_string().contains(&format!("did you mean `{expected}`")), "{error}");
        }
    }
}
