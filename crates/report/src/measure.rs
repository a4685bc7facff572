//! Measures everything that a report contains.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use plyground_i18n::{Family, Texts, say};
use plyground_lab::experiment::{Experiment, GamePosition, Record, Step, Timing, run};
use plyground_registry::{Algorithm, Message, Ordering, OwnEvaluator, Session};

use super::ReportSettings;
use super::example::example;
use super::findings::Findings;
use super::mistakes::mistakes;
use super::playing::{Played, Policy, play};
use super::positions::{endings, positions};
use super::searcher::{ReportSearcher, Stop};
use super::testing::tested;
use super::worked::worked;

/// Progress of the measurements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage<'a> {
    /// A search of the comparison begins.
    Comparing {
        /// Its name.
        algorithm: &'a str,
        /// Its depth.
        depth: u16,
    },
    /// Moves are searched in other orders.
    Ordering,
    /// Games are played.
    Playing,
    /// A mistake is tried.
    Mistaking(&'a str),
    /// Positions for pictures are looked for.
    Drawing,
}

impl Stage<'_> {
    /// The stage in words.
    pub fn words(self, texts: &Texts) -> String {
        match self {
            Self::Comparing { algorithm, depth } => {
                let search = texts.name(Family::Algorithm, algorithm);
                say!(texts, "report-stage-comparing", search = search, depth = depth)
            }
            Self::Ordering => texts.get("report-stage-ordering"),
            Self::Playing => texts.get("report-stage-playing"),
            Self::Mistaking(mutation) => {
                let mistake = texts.name(Family::Mutation, mutation);
                say!(texts, "report-stage-mistake", mistake = mistake)
            }
            Self::Drawing => texts.get("report-stage-drawing"),
        }
    }
}

/// The clock, the timing and the cancellation of a measurement.
#[derive(Clone, Copy)]
pub struct MeasureOptions<'a> {
    /// The time since a fixed moment.
    pub clock: &'a dyn Fn() -> Duration,
    /// How time is measured; `None` for counts only.
    pub timing: Option<Timing>,
    /// Set to cancel.
    pub cancel: Option<&'a AtomicBool>,
    /// The user's own evaluator, if it is one. Settings hold the text of its file, but no program and no function.
    pub own: Option<&'a OwnEvaluator>,
    /// Searches that were measured before, without mistakes and without weights of a file: those that belong to the report
    /// are not run again.
    pub known: &'a [Record],
}

/// A few runs suffice for a plot, and a report should not take long.
pub const QUICK: Timing =
    Timing { warmup: 1, repeat_s: 1e-3, least_runs: 5, least_s: 0.03, most_runs: 500, most_s: Some(0.7) };

/// Nodes that a player may spend on its first move, in multiples of the effort.
const IN_GAMES: u64 = 2;
/// Most moves of a game.
const MOVES: usize = 80;
/// Nodes of a search, in multiples of the effort, that bound the depth at which orders of moves are compared.
const IN_ORDER: u64 = 4;
/// Largest tree, in nodes, of which the minimal tree is computed.
const MINIMAL_NODES: u64 = 2_000_000;

/// Measures everything; `None` if cancelled.
pub fn measure(
    settings: &ReportSettings,
    options: MeasureOptions<'_>,
    tell: &mut dyn FnMut(Stage<'_>),
) -> Result<Option<Findings>, Message> {
    match measure_all(settings, options, tell) {
        Ok(findings) => Ok(Some(findings)),
        Err(Stop::Cancelled) => Ok(None),
        Err(Stop::Wrong(why)) => Err(why),
    }
}

fn measure_all(
    settings: &ReportSettings,
    options: MeasureOptions<'_>,
    tell: &mut dyn FnMut(Stage<'_>),
) -> Result<Findings, Stop> {
    settings.refuse_empty()?;
    let mut session = settings.open()?;
    if let Some(own) = options.own {
        session.add_evaluator(own)?;
    }
    let session = &*session;
    let searcher = ReportSearcher::new(settings, session, options.cancel)?;
    let algorithms = settings.algorithms()?;

    let compared = experiment(settings, session, options.timing);
    let comparison = records(&compared, known(&compared, options.known), session, options, tell)?;
    tell(Stage::Ordering);
    let orderings = match orders(&searcher, session, &comparison) {
        Some(experiment) => records(&experiment, Vec::new(), session, options, &mut |_| {})?,
        None => Vec::new(),
    };
    tell(Stage::Playing);
    let (player, play_depth) = player(&comparison, &algorithms, settings.effort);
    let games = games(&searcher, session, player, play_depth)?;
    tell(Stage::Drawing);
    let lines = positions(session, &games)?;
    let worked = worked(&searcher, session, &lines)?;
    let late = endings(session, settings.seed)?;
    let example = example(&searcher, session, &[&lines[..], &late].concat(), &algorithms)?;
    let tested = tested(&searcher, session, &lines, &algorithms, player)?;
    let mistakes = mistakes(&searcher, session, &lines, &mut |mutation| tell(Stage::Mistaking(mutation)))?;
    Ok(Findings {
        settings: settings.clone(),
        comparison,
        orderings,
        games,
        play_depth,
        player: player.id().to_owned(),
        worked,
        example,
        tested,
        mistakes,
    })
}

/// Every search at every depth.
pub(super) fn experiment(
    settings: &ReportSettings,
    session: &dyn Session,
    timing: Option<Timing>,
) -> Experiment {
    let takes_weights = session.evaluator(&settings.evaluator).is_ok_and(|named| named.takes_weights);
    Experiment {
        positions: vec![GamePosition::of(session)],
        evaluators: vec![settings.evaluator.clone()],
        own: Vec::new(),
        orderings: vec![Ordering::Natural.to_string()],
        depths: settings.depths.clone(),
        algorithms: settings.algorithms.clone(),
        convention: settings.convention.clone(),
        mistakes: Vec::new(),
        weights: settings.weights.clone().filter(|_| takes_weights),
        timing,
        minimal_most: MINIMAL_NODES,
    }
}

/// The searches that depend on the order of moves, with every order of the game, at one depth; `None` if there is no
/// such search.
fn orders(searcher: &ReportSearcher<'_>, session: &dyn Session, comparison: &[Record]) -> Option<Experiment> {
    let settings = searcher.settings;
    let cuts = |id: &&String| Algorithm::named(id).is_some_and(Algorithm::cuts);
    let algorithms: Vec<String> = settings.algorithms.iter().filter(cuts).cloned().collect();
    let nodes = |depth: u16| {
        let there = comparison.iter().filter(|record| record.depth == depth);
        there.filter(|record| cuts(&&record.algorithm)).map(|record| record.counts.nodes).max()
    };
    let is_small =
        |depth: &&u16| nodes(**depth).is_some_and(|nodes| nodes <= settings.effort.saturating_mul(IN_ORDER));
    let depth = *settings.depths.iter().filter(is_small).max()?;
    let seed = settings.seed;
    let orders =
        [Ordering::Natural, Ordering::Reversed, Ordering::Centre, Ordering::Random(seed), Ordering::Best(1)];
    let orderings = orders.into_iter().filter(|&order| searcher.takes(session, order));
    let experiment = Experiment {
        orderings: orderings.map(|order| order.to_string()).collect(),
        depths: vec![depth],
        algorithms,
        minimal_most: 0,
        ..experiment(settings, session, None)
    };
    (!experiment.algorithms.is_empty()).then_some(experiment)
}

/// Those among earlier records that an experiment would measure in the same way.
fn known(experiment: &Experiment, records: &[Record]) -> Vec<Record> {
    let is_same = |record: &&Record| {
        record.convention == experiment.convention
            && record.mutations.is_empty()
            && record.time.is_some() == experiment.timing.is_some()
            && experiment.weights.is_none()
    };
    records.iter().filter(is_same).cloned().collect()
}

/// Runs what is missing of an experiment.
fn records(
    experiment: &Experiment,
    known: Vec<Record>,
    session: &dyn Session,
    options: MeasureOptions<'_>,
    tell: &mut dyn FnMut(Stage<'_>),
) -> Result<Vec<Record>, Stop> {
    let mut pass_on = |step: Step<'_>| {
        if let Step::Begins { algorithm, depth, .. } = step {
            tell(Stage::Comparing { algorithm, depth });
        }
        ControlFlow::Continue(())
    };
    let MeasureOptions { clock, cancel, .. } = options;
    let results = run(experiment, &[session], known, clock, cancel, &mut pass_on)?;
    if results.is_complete() { Ok(results.records) } else { Err(Stop::Cancelled) }
}

/// The search with the fewest nodes at the largest depth, and its depth in a game.
fn player(comparison: &[Record], algorithms: &[Algorithm], effort: u64) -> (Algorithm, u16) {
    let deepest = comparison.iter().map(|record| record.depth).max().unwrap_or(1);
    let last = |record: &&Record| record.depth == deepest;
    let best = comparison.iter().filter(last).min_by_key(|record| record.counts.nodes);
    let found = best.and_then(|best| algorithms.iter().find(|algorithm| algorithm.id() == best.algorithm));
    let algorithm = found.copied().unwrap_or(Algorithm::Minimax);
    let mine = comparison.iter().filter(|record| record.algorithm == algorithm.id());
    let affordable = mine
        .filter(|record| record.counts.nodes <= effort.saturating_mul(IN_GAMES))
        .map(|record| record.depth)
        .max();
    (algorithm, affordable.unwrap_or(1))
}

/// A game of the search against itself and one against random moves.
fn games(
    searcher: &ReportSearcher<'_>,
    session: &dyn Session,
    algorithm: Algorithm,
    depth: u16,
) -> Result<Vec<Played>, Stop> {
    let search = Policy::Search(algorithm, depth, &[]);
    let against = |other| {
        let mut policies = [search, search];
        policies[session.to_move().other().index()] = other;
        play(searcher, session, policies, searcher.settings.seed, MOVES)
    };
    Ok(vec![against(search)?, against(Policy::Chance)?])
}
