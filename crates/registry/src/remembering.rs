//! The searches that remember, for games whose positions have keys; and the one that settles noise.

use std::cell::Cell;

use plyground_core::{Evaluator, Game, Indexed, Keyed, Noisy, Position, Report, Symmetric};
use plyground_search::guide::{Guide, History, Killers, Static};
use plyground_search::symmetry::Unfolding;
use plyground_search::{
    Along, Aspiration, Folded, Mtd, Parallel, Pvs, Quiescence, Searcher, Table, Task, WithMemory, by_steps,
    search_as_ours,
};

use crate::plugin::{Build, Offer, Run};
use crate::{Algorithm, Means};

/// How far from the value of the step before the next one is expected.
const MARGIN: u16 = 25;

/// Offers a search that is made anew for every question, with a table of its own unless it is given one.
macro_rules! remembering {
    ($algorithm:expr, |$table:ident| $searcher:expr) => {
        Offer {
            algorithm: $algorithm,
            mutation: None,
            run: Some(|pos, run| with_table(run, |$table| by_one(&$searcher, pos, run.evaluator, run))),
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
            run: Some(|pos, run| {
                principal_variation(pos, run, &run.evaluator, |pos| pos, |build| build(), L::learn)
            }),
            study: None,
        },
    ]
}

/// What a game is offered that has noisy moves.
pub(crate) fn settling<G: Game + Noisy>() -> Vec<Offer<G>> {
    let run = |pos: &mut G, run: &Run<'_, G>| by_one(&Quiescence, pos, run.evaluator, run);
    vec![Offer { algorithm: Algorithm::Quiescence, mutation: None, run: Some(run), study: None }]
}

/// Principal variation search with one place in the table for all images of a position.
pub(crate) fn folded<G: Game + Symmetric + Indexed>(pos: &mut G, run: &Run<'_, G>) -> Report<G::Move> {
    let judge = Unfolding(run.evaluator);
    let mut pos = Folded(pos.clone());
    principal_variation(&mut pos, run, &judge, |pos| &pos.0, |build| Unfolding(build()), History::new)
}

/// What can be learnt about the moves of a game while it is searched.
pub(crate) trait Learning<G: Game> {
    type Guide: Guide<G> + Guide<Along<G>>;

    fn learn(pos: &G) -> Self::Guide;
}

/// Nothing: the moves have no numbers.
impl<G: Game> Learning<G> for () {
    type Guide = ();

    fn learn(_: &G) {}
}

impl<G: Game + Indexed> Learning<G> for History {
    type Guide = Self;

    fn learn(pos: &G) -> Self {
        Self::new(pos)
    }
}

/// Calls `f` with the table that was given, or with a new one.
fn with_table<G, T>(run: &Run<'_, G>, f: impl FnOnce(&Table) -> T) -> T {
    match run.table {
        Some(table) => f(table),
        None => f(&Table::new(run.means.memos)),
    }
}

/// Searches on this thread, at once or by iterative deepening. The conventions are ours inside the tree.
pub(crate) fn by_one<G: Game, P: Position, S: Searcher<P>, E: Evaluator<P> + ?Sized>(
    searcher: &S,
    pos: &mut P,
    evaluator: &E,
    run: &Run<'_, G>,
) -> Report<P::Move> {
    let mut search = |task: &Task<'_>| search_as_ours(searcher, pos, evaluator, task, &mut ());
    if run.by_steps { by_steps(run.task, &mut search) } else { search(run.task) }
}

/// Principal variation search of a game, or of something in which there is one, with the ideas that are wanted.
fn principal_variation<G, P, E, F, L>(
    pos: &mut P,
    run: &Run<'_, G>,
    evaluator: &E,
    game: fn(&P) -> &G,
    built: fn(&Build<'_, G>) -> F,
    learn: fn(&P) -> L,
) -> Report<P::Move>
where
    G: Game<Move = P::Move>,
    P: Keyed + Sync,
    E: Evaluator<P>,
    F: Evaluator<P>,
    L: Guide<P>,
{
    with_table(run, |table| by_principal_variation(pos, run, evaluator, table, (game, built, learn)))
}

/// What makes a search of a game: where the game is in what is searched, an evaluator for a thread, and what is learnt.
type Parts<G, P, F, L> = (fn(&P) -> &G, fn(&Build<'_, G>) -> F, fn(&P) -> L);

fn by_principal_variation<G, P, E, F, L>(
    pos: &mut P,
    run: &Run<'_, G>,
    evaluator: &E,
    table: &Table,
    (game, built, learn): Parts<G, P, F, L>,
) -> Report<P::Move>
where
    G: Game<Move = P::Move>,
    P: Keyed + Sync,
    E: Evaluator<P>,
    F: Evaluator<P>,
    L: Guide<P>,
{
    let Means { threads, ideas, .. } = run.means;
    let root = pos.clone();
    let searcher = || {
        let centre = Static(move |pos: &P, m| -(game(pos).centre_distance(m).unwrap_or_default() as i32));
        let killers = ideas.killers.then(Killers::default);
        let history = ideas.history.then(|| learn(&root));
        let mut pvs = Pvs::guided(table, (killers, (history, ideas.centre.then_some(centre))));
        if ideas.looks_ahead {
            pvs = pvs.looking_ahead();
        }
        if ideas.tests { pvs } else { pvs.without_tests() }
    };
    if let Some(build) = run.build.filter(|_| threads > 1) {
        // Threads begin anew with every step, so what the last one found is handed on here.
        let last = Cell::new(None);
        let mut together = |task: &Task<'_>| {
            let threads = Parallel::new(threads);
            let expected = last.get().filter(|_| ideas.aspiration);
            let threads = expected.map_or(threads, |value| threads.expecting(value, MARGIN));
            let report = threads.search(&root, || built(build), task, searcher);
            last.set(report.value);
            report
        };
        if run.by_steps { by_steps(run.task, &mut together) } else { together(run.task) }
    } else if ideas.aspiration {
        by_one(&Aspiration::new(searcher(), MARGIN), pos, evaluator, run)
    } else {
        by_one(&searcher(), pos, evaluator, run)
    }
}
