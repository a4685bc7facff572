//! The searches that remember, for games whose positions have keys; and the one that settles noise.

use plyground_core::{Evaluator, Game, Indexed, Keyed, Noisy, Position, Report, Symmetric};
use plyground_search::move_ordering::{History, Killers, MoveOrdering, Static};
use plyground_search::parallel::NodeShare;
use plyground_search::{
    Aspiration, Mtd, Parallel, Pvs, Quiescence, Searcher, Table, Task, WithMemory, iterative_deepening_with,
    search_as_ours,
};

use crate::plugin::{Offer, Run};
use crate::viewed::{OfGame, Viewed};
use crate::{Algorithm, Ideas, SearchResources};

/// How far from the value of the step before the next one is expected.
const MARGIN: u16 = 25;

/// Offers a search that is made anew for every question, with a table of its own unless it is given one.
macro_rules! remembering {
    ($algorithm:expr, |$table:ident| $searcher:expr) => {
        Offer {
            algorithm: $algorithm,
            mutation: None,
            run: Some(|pos, run| with_table(run, |$table| by_one(&$searcher, pos, run))),
            study: None,
        }
    };
}

/// What a game is offered whose positions have keys. `L` is what can be learnt about its moves.
pub(crate) fn offers<G: Game + Keyed, L: Learning<G>>() -> Vec<Offer<G>> {
    use Algorithm as A;
    vec![
        remembering!(A::Memory, |table| WithMemory::new(table)),
        remembering!(A::Aspiration, |table| Aspiration::new(WithMemory::new(table), MARGIN)),
        remembering!(A::Mtd, |table| Mtd::f(table)),
        remembering!(A::Sss, |table| Mtd::sss(table)),
        remembering!(A::Dual, |table| Mtd::dual(table)),
        Offer {
            algorithm: A::Pvs,
            mutation: None,
            run: Some(|pos, run| principal_variation::<G, L>(pos, run, G::key)),
            study: None,
        },
    ]
}

/// What a game is offered that has noisy moves.
pub(crate) fn settling<G: Game + Noisy>() -> Vec<Offer<G>> {
    let run = |pos: &mut G, run: &Run<'_, G>| by_one(&Quiescence, pos, run);
    vec![Offer { algorithm: Algorithm::Quiescence, mutation: None, run: Some(run), study: None }]
}

/// Principal variation search with one place in the table for all images of a position.
pub(crate) fn folded<G: Game + Symmetric + Indexed>(pos: &mut G, run: &Run<'_, G>) -> Report<G::Move> {
    principal_variation::<G, History>(pos, run, G::symmetric_key)
}

/// What can be learnt about the moves of a game while it is searched.
pub(crate) trait Learning<G: Game> {
    type Ordering: MoveOrdering<Viewed<G>>;

    fn learn(pos: &Viewed<G>) -> Self::Ordering;
}

/// Nothing: the moves have no numbers.
impl<G: Game> Learning<G> for () {
    type Ordering = ();

    fn learn(_: &Viewed<G>) {}
}

impl<G: Game + Indexed> Learning<G> for History {
    type Ordering = Self;

    fn learn(pos: &Viewed<G>) -> Self {
        Self::new(pos)
    }
}

/// Killer moves, what was learnt, and the distance from the centre; each may be left out.
type Ordering<G, L> = (
    Option<Killers<<G as Position>::Move>>,
    (Option<<L as Learning<G>>::Ordering>, Option<Static<fn(&Viewed<G>, <G as Position>::Move) -> i32>>),
);

/// The move ordering of principal variation search.
pub(crate) fn ordering<G: Game, L: Learning<G>>(root: &Viewed<G>, ideas: Ideas) -> Ordering<G, L> {
    let centre: fn(&Viewed<G>, G::Move) -> i32 =
        |viewed, m| -(viewed.pos.centre_distance(m).unwrap_or_default() as i32);
    let history = ideas.history.then(|| L::learn(root));
    (ideas.killers.then(Killers::default), (history, ideas.centre.then_some(Static(centre))))
}

/// Calls `f` with the table that was given, or with a new one.
fn with_table<G, T>(run: &Run<'_, G>, f: impl FnOnce(&Table) -> T) -> T {
    match run.table {
        Some(table) => f(table),
        None => f(&Table::new(run.resources.memos)),
    }
}

/// Searches on this thread, at once or by iterative deepening. The conventions are ours inside the tree.
pub(crate) fn by_one<G: Game, S: Searcher<G>>(
    searcher: &S,
    pos: &mut G,
    run: &Run<'_, G>,
) -> Report<G::Move> {
    if !run.by_steps {
        return search_as_ours(searcher, pos, run.evaluator, run.task, &mut ());
    }
    let mut search = |task: &Task<'_>| search_as_ours(searcher, pos, run.evaluator, task, &mut ());
    iterative_deepening_with(run.task, &mut search)
}

/// At once or by iterative deepening.
fn by_depth<G: Game>(
    run: &Run<'_, G>,
    search: &mut dyn FnMut(&Task<'_>) -> Report<G::Move>,
) -> Report<G::Move> {
    if run.by_steps { iterative_deepening_with(run.task, search) } else { search(run.task) }
}

/// Principal variation search with the ideas that are wanted. On one thread and on several it is the same code: a search is
/// compiled for each kind of evaluator and observer.
fn principal_variation<G: Game, L: Learning<G>>(
    pos: &G,
    run: &Run<'_, G>,
    key: fn(&G) -> u64,
) -> Report<G::Move> {
    let SearchResources { threads, ideas, .. } = run.resources;
    let root = Viewed { pos: pos.clone(), key };
    with_table(run, |table| {
        let searcher = || {
            let mut pvs = Pvs::with_ordering(table, ordering::<G, L>(&root, ideas));
            if ideas.looks_ahead {
                pvs = pvs.with_etc();
            }
            if ideas.tests { pvs } else { pvs.without_scouts() }
        };
        if let Some(build) = run.build.filter(|_| threads > 1) {
            // Threads begin anew with every step, so what the last one found is handed on here.
            let mut last = None;
            return by_depth(run, &mut |task| {
                let threads = Parallel::new(threads);
                let expected = last.filter(|_| ideas.aspiration);
                let threads = expected.map_or(threads, |value| threads.expecting(value, MARGIN));
                let report = threads.search(&root, || OfGame(build()), task, searcher);
                last = report.value;
                report
            });
        }
        let (pvs, evaluator) = (searcher(), OfGame(boxed(run.evaluator)));
        let nodes = &mut NodeShare::unlimited();
        if ideas.aspiration {
            let aspiration = Aspiration::new(pvs, MARGIN);
            return by_depth(run, &mut |task| {
                search_as_ours(&aspiration, &mut root.clone(), &evaluator, task, nodes)
            });
        }
        by_depth(run, &mut |task| search_as_ours(&pvs, &mut root.clone(), &evaluator, task, nodes))
    })
}

/// The kind of evaluator that threads have.
pub(crate) fn boxed<'a, G: Game>(evaluator: &'a dyn Evaluator<G>) -> Box<dyn Evaluator<G> + 'a> {
    Box::new(evaluator)
}
