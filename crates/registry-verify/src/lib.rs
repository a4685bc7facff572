//! Games and searches of the lists, held to what they promise.

use plyground_core::{Evaluator, Game, Message, Report, message};
use plyground_search::Task;
use plyground_verify::{
    Another, Answers, Claims, Figures, LooseTree, Passed, Plan, Tree, Trial, Verdict, Watcher, game, search,
    search_of,
};

use crate::engine::NoEngine;
use crate::fast::NoSolver;
use crate::live::Live;
use crate::offers::{AnyTurns, Calm, Key, NoImages, Turns};
use crate::plugin::{Abilities, Offer, Run, SearchFn, abilities};
use crate::{Algorithm, Means, Mutation, Target};

/// A game that can be held to what its entry in the list promises, and whose positions searches can be held to minimax on.
pub trait Verifiable {
    /// Plays random games from here and holds the game to its promises, with a mistake in its rules if one is asked for.
    fn verify(
        &self,
        mutation: Option<&Mutation>,
        plan: &Plan,
        watcher: Watcher<'_>,
    ) -> Result<Verdict, Message>;

    /// Holds a search to minimax on random positions of this game, with a mistake in its code if one is asked for.
    fn verify_search(
        &self,
        algorithm: Algorithm,
        mutation: Option<&Mutation>,
        plan: &Plan,
        watcher: Watcher<'_>,
    ) -> Result<Verdict, Message>;
}

impl<G: Game> Verifiable for Live<G> {
    fn verify(
        &self,
        mutation: Option<&Mutation>,
        plan: &Plan,
        watcher: Watcher<'_>,
    ) -> Result<Verdict, Message> {
        let mut start = self.now.clone();
        if let Some(mutation) = mutation {
            start = start.with_mutation(mutation.id).ok_or_else(|| {
                message!(
                    "mistake-unknown-to-game",
                    "{game} does not know the mistake {mutation}",
                    game = G::ID,
                    mutation = mutation.id
                )
            })?;
        }
        Ok(game(&start, &claims(&self.abilities), plan, watcher))
    }

    fn verify_search(
        &self,
        algorithm: Algorithm,
        mutation: Option<&Mutation>,
        plan: &Plan,
        watcher: Watcher<'_>,
    ) -> Result<Verdict, Message> {
        let offer = offered(&self.abilities, algorithm, mutation)?;
        let offer = offer.ok_or_else(|| not_offered(G::ID, algorithm))?;
        let mut verdict = Ok(NOTHING);
        for way in ways(offer, self.abilities.folded) {
            let claims = if way.folds { folded_claims(&self.abilities) } else { claims(&self.abilities) };
            verdict = and_then(verdict, way.told(), watcher, |watcher| {
                let make = |trial: &mut Trial<'_, G>| trial.with_answers(&way);
                search_of(&self.now, &claims, &make, &way.plan(plan), watcher)
            });
        }
        Ok(verdict)
    }
}

/// Holds a search to minimax on random trees: half of them with turns that alternate, and half without where the search does
/// not ask for that.
pub fn verify_search(
    algorithm: Algorithm,
    mutation: Option<&Mutation>,
    plan: &Plan,
    watcher: Watcher<'_>,
) -> Result<Verdict, Message> {
    let strict = abilities::<Tree, Turns, Key, NoImages, Calm, NoEngine, NoSolver>();
    let loose = abilities::<LooseTree, AnyTurns, Key, NoImages, Calm, NoEngine, NoSolver>();
    let offer = offered(&strict, algorithm, mutation)?.ok_or_else(|| not_offered(Tree::ID, algorithm))?;
    let mut verdict = Ok(NOTHING);
    for way in ways(offer, None) {
        verdict = and_then(verdict, way.told(), watcher, |watcher| {
            search(&|trial| trial.with_answers(&way), &way.plan(plan), watcher)
        });
    }
    if let Some(offer) = offered(&loose, algorithm, mutation)? {
        for way in ways(offer, None) {
            verdict = and_then(verdict, way.told(), watcher, |watcher| {
                search(&|trial| trial.with_answers(&way), &way.plan(plan), watcher)
            });
        }
    }
    Ok(verdict)
}

/// Nothing was tried yet.
const NOTHING: Passed =
    Passed { figures: Figures { rounds: 0, positions: 0, trials: 0, longest: 0 }, is_complete: true };

/// Goes on where nothing was wrong so far and nobody asked for an end; what fails is told with the way in which it did.
fn and_then(
    before: Verdict,
    told: &str,
    watcher: Watcher<'_>,
    verify: impl FnOnce(Watcher<'_>) -> Verdict,
) -> Verdict {
    let before = before?;
    if !before.is_complete {
        return Ok(before);
    }
    let mut both = |figures: &Figures| watcher(&figures.and(before.figures));
    match verify(&mut both) {
        Ok(passed) => Ok(Passed { figures: passed.figures.and(before.figures), ..passed }),
        Err(mut failure) => {
            failure.call.insert_str(0, told);
            Err(failure)
        }
    }
}

fn not_offered(game: &'static str, algorithm: Algorithm) -> Message {
    if !algorithm.is_textbook() {
        return message!(
            "search-not-offered",
            "{search} is not offered for {game}, which lacks what it needs: `plyground algorithms` says what that is; minimax suits every game",
            search = algorithm.id(),
            game = game
        );
    }
    message!(
        "turns-needed",
        "{search} needs turns that alternate, which {game} does not promise: use minimax or pvs",
        search = algorithm.id(),
        game = game
    )
}

/// What the entry of a game in the list promises.
fn claims<G: Game>(abilities: &Abilities<G>) -> Claims<G> {
    // Whoever promises that turns alternate is offered negamax.
    let alternates = abilities.offers.iter().any(|offer| offer.algorithm == Algorithm::Negamax);
    let &Abilities { key, image, index, .. } = abilities;
    Claims { alternates, key, image, index, evaluators: abilities.evaluators.clone(), ..Claims::new() }
}

/// The search that a game is offered, with a mistake in its code if one is asked for.
fn offered<'a, G: Game>(
    abilities: &'a Abilities<G>,
    algorithm: Algorithm,
    mutation: Option<&Mutation>,
) -> Result<Option<&'a Offer<G>>, Message> {
    if let Some(mutation) = mutation
        && !matches!(mutation.target, Target::Search(searches) if searches.contains(&algorithm))
    {
        return Err(message!(
            "mutation-of-another-search",
            "{mutation} is no mistake in the code of {algorithm}",
            mutation = mutation.id,
            algorithm = algorithm.id()
        ));
    }
    let mistake = mutation.map(|mutation| mutation.id);
    Ok(abilities.offers.iter().find(|offer| offer.algorithm == algorithm && offer.mutation == mistake))
}

/// The same for searches that fold: images have one key, and only evaluators count to whom they are worth the same.
fn folded_claims<G: Game>(abilities: &Abilities<G>) -> Claims<G> {
    let mut claims = claims(abilities);
    claims.key = claims.image;
    claims.evaluators.retain(|entry| entry.is_symmetric);
    claims
}

/// A search of the list in one of the ways in which it can be run. It gives whole reports only.
struct Way<G: Game> {
    run: SearchFn<G>,
    folds: bool,
    threads: usize,
}

/// Threads that help where a search can be helped: few, so that each has something to do.
const THREADS: usize = 3;

/// Every way: as it is; principal variation search also folded, where the game knows its images, and on several threads.
fn ways<G: Game>(offer: &Offer<G>, folded: Option<SearchFn<G>>) -> Vec<Way<G>> {
    let plain = Way { run: offer.run, folds: false, threads: 1 };
    if offer.algorithm != Algorithm::Pvs {
        return vec![plain];
    }
    let mut ways = vec![plain, Way { run: offer.run, folds: false, threads: THREADS }];
    if let Some(run) = folded {
        ways.extend([1, THREADS].map(|threads| Way { run, folds: true, threads }));
    }
    ways
}

impl<G: Game> Way<G> {
    /// What it is called where something is wrong, before the call that shows it.
    fn told(&self) -> &'static str {
        match (self.folds, self.threads > 1) {
            (false, false) => "",
            (false, true) => "threads: 3, ",
            (true, false) => "symmetry: true, ",
            (true, true) => "symmetry: true, threads: 3, ",
        }
    }

    /// Several threads need not enter the same nodes again.
    fn plan(&self, plan: &Plan) -> Plan {
        Plan { is_repeatable: plan.is_repeatable && self.threads == 1, ..*plan }
    }
}

impl<G: Game> Answers<G> for Way<G> {
    fn report(&self, pos: &mut G, evaluator: &dyn Evaluator<G>, task: &Task<'_>) -> Report<G::Move> {
        (self.run)(
            pos,
            &Run { evaluator, build: None, task, by_steps: false, means: self.means(), table: None },
        )
    }

    fn report_together(
        &self,
        pos: &mut G,
        evaluator: &dyn Evaluator<G>,
        another: Another<'_, G>,
        task: &Task<'_>,
    ) -> Report<G::Move> {
        let build = Some(another);
        (self.run)(pos, &Run { evaluator, build, task, by_steps: false, means: self.means(), table: None })
    }
}

impl<G: Game> Way<G> {
    /// A table in which positions meet and drive each other out.
    fn means(&self) -> Means {
        Means { memos: 200, threads: self.threads, ..Means::default() }
    }
}
