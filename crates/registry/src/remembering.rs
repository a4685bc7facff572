//! The searches that remember, for games whose positions have keys; and the one that settles noise.

use plyground_core::{Evaluator, Game, Indexed, Keyed, Noisy, Position, Report, Symmetric};
use plyground_search::guide::{Guide, History, Killers, Static};
use plyground_search::symmetry::Unfolding;
use plyground_search::{
    Along, Aspiration, Folded, Mtd, Parallel, Pvs, Quiescence, Searcher, Table, Task, WithMemory, by_steps,
    deepen, search,
};

use crate::plugin::{Build, Offer, Run};
use crate::{Algorithm, Means};

/// How far from the value of the step before the next one is expected.
const MARGIN: u16 = 25;

/// Offers a search that is made anew, with a table of its own, for every question.
macro_rules! remembering {
    ($algorithm:expr, |$table:ident| $searcher:expr) => {
        Offer {
            algorithm: $algorithm,
            mutation: None,
            run: |pos, run| {
                let $table = &Table::new(run.means.memos);
                by_one(&$searcher, pos, run.evaluator, run)
            },
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
            run: |pos, run| {
                principal_variation(pos, run, &run.evaluator, |pos| pos, |build| build(), L::learn)
            },
            study: None,
        },
    ]
}

/// What a game is offered that has noisy moves.
pub(crate) fn settling<G: Game + Noisy>() -> Vec<Offer<G>> {
    let run = |pos: &mut G, run: &Run<'_, G>| by_one(&Quiescence, pos, run.evaluator, run);
    vec![Offer { algorithm: Algorithm::Quiescence, mutation: None, run, study: None }]
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

/// Searches on this thread, at once or step by step.
fn by_one<G: Game, P: Position, S: Searcher<P>, E: Evaluator<P> + ?Sized>(
    searcher: &S,
    pos: &mut P,
    evaluator: &E,
    run: &Run<'_, G>,
) -> Report<P::Move> {
    if run.by_steps {
        deepen(searcher, pos, evaluator, run.task)
    } else {
        search(searcher, pos, evaluator, run.task)
    }
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
    let Means { memos, threads, ideas } = run.means;
    let table = Table::new(memos);
    let root = pos.clone();
    let searcher = || {
        let centre = Static(move |pos: &P, m| -(game(pos).centre_distance(m).unwrap_or_default() as i32));
        let killers = ideas.killers.then(Killers::default);
        let history = ideas.history.then(|| learn(&root));
        let mut pvs = Pvs::guided(&table, (killers, (history, ideas.centre.then_some(centre))));
        if ideas.looks_ahead {
            pvs = pvs.looking_ahead();
        }
        if ideas.tests { pvs } else { pvs.without_tests() }
    };
    if let Some(build) = run.build.filter(|_| threads > 1) {
        let together =
            |task: &Task<'_>| Parallel::new(threads).search(&root, || built(build), task, searcher);
        if run.by_steps { by_steps(run.task, together) } else { together(run.task) }
    } else if ideas.aspiration {
        by_one(&Aspiration::new(searcher(), MARGIN), pos, evaluator, run)
    } else {
        by_one(&searcher(), pos, evaluator, run)
    }
}
