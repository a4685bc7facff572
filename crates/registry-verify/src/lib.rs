//! The registry's games and searches, held to what they promise.
//!
//! A crate of its own because the checks are compiled for every game: those who only play or search do not wait for them.

use plyground_core::{Evaluator, Game, Message, Report, message};
use plyground_registry::typed::{
    Abilities, ErasedRun, ErasedSearchFn, Offer, Run, SearchFn, Visitor, with_moves, with_type,
};
use plyground_registry::{Algorithm, Mutation, Plugin, SearchResources, Session, Target};
use plyground_search::Task;
use plyground_search::observers::SharedLimit;
use plyground_verify::{
    Answers, Claims, EvaluatorFactory, Figures, LooseTree, Passed, TestPlan, Tree, Trial, Verification,
    Watcher, game, search, search_of,
};

pub use plyground_verify as verify;

/// Plays random games from a session's position and holds the game to its promises, with a mistake in its rules if one is
/// asked for.
pub fn verify_game(
    session: &dyn Session,
    mutation: Option<&Mutation>,
    plan: &TestPlan,
    watcher: Watcher<'_>,
) -> Result<Verification, Message> {
    with_type(session, GameCheck { mutation, plan, watcher }).unwrap_or_else(|| Err(unlisted(session)))
}

/// Holds a search to minimax on random positions of a session's game, with a mistake in its code if one is asked for.
pub fn verify_search_on(
    session: &dyn Session,
    algorithm: Algorithm,
    mutation: Option<&Mutation>,
    plan: &TestPlan,
    watcher: Watcher<'_>,
) -> Result<Verification, Message> {
    let check = SearchCheck { algorithm, mutation, plan, watcher };
    with_type(session, check).unwrap_or_else(|| Err(unlisted(session)))
}

/// [`verify_game`] for a game of a known type.
pub struct GameCheck<'a, 'w> {
    /// A mistake in the rules.
    pub mutation: Option<&'a Mutation>,
    /// How much to try.
    pub plan: &'a TestPlan,
    /// Hears of the progress.
    pub watcher: Watcher<'w>,
}

impl Visitor for GameCheck<'_, '_> {
    type Output = Result<Verification, Message>;

    fn visit<G: Game>(self, pos: &G, abilities: &Abilities<G>) -> Result<Verification, Message> {
        let start = self.mutation.map_or_else(|| Ok(pos.clone()), |mutation| mutation.in_rules(pos))?;
        Ok(game(&start, &claims(abilities), self.plan, self.watcher))
    }
}

/// [`verify_search_on`] for a game of a known type.
pub struct SearchCheck<'a, 'w> {
    /// Which search.
    pub algorithm: Algorithm,
    /// A mistake in its code.
    pub mutation: Option<&'a Mutation>,
    /// How much to try.
    pub plan: &'a TestPlan,
    /// Hears of the progress.
    pub watcher: Watcher<'w>,
}

impl Visitor for SearchCheck<'_, '_> {
    type Output = Result<Verification, Message>;

    fn visit<G: Game>(self, pos: &G, abilities: &Abilities<G>) -> Result<Verification, Message> {
        let Self { algorithm, mutation, plan, watcher } = self;
        let offer = offered(abilities, algorithm, mutation)?;
        let offer = offer.ok_or_else(|| not_offered(G::ID, algorithm))?;
        let mut verdict = Ok(NOTHING);
        for way in ways(offer, abilities.folded) {
            let claims = if way.folds { folded_claims(abilities) } else { claims(abilities) };
            verdict = and_then(verdict, way.told(), watcher, |watcher| {
                let make = |trial: &mut Trial<'_, G>| trial.with_answers(&way);
                search_of(pos, &claims, &make, &way.plan(plan), watcher)
            });
        }
        Ok(verdict)
    }
}

fn unlisted(session: &dyn Session) -> Message {
    message!(
        "verify-unlisted",
        "{game} is not in the list of games: call the check with its own type",
        game = session.game()
    )
}

/// Holds a search to minimax on random trees: half of them with turns that alternate, and half without where the search does
/// not ask for that.
pub fn verify_search(
    algorithm: Algorithm,
    mutation: Option<&Mutation>,
    plan: &TestPlan,
    watcher: Watcher<'_>,
) -> Result<Verification, Message> {
    let strict = Plugin::<Tree>::new().alternating().keyed().abilities();
    let loose = Plugin::<LooseTree>::new().keyed().abilities();
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

/// Continues unless something failed or the watcher stopped the run. A failure names the way of running the search.
fn and_then(
    before: Verification,
    told: &str,
    watcher: Watcher<'_>,
    verify: impl FnOnce(Watcher<'_>) -> Verification,
) -> Verification {
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
    // Negamax is offered exactly to games whose turns alternate.
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
    code: Code<G>,
    folds: bool,
    threads: usize,
}

/// The code to run.
#[derive(Clone, Copy)]
enum Code<G: Game> {
    /// Compiled for this game.
    Own(SearchFn<G>),
    /// Shared by all games.
    Shared(ErasedSearchFn<G>),
}

/// Threads that help where a search can be helped: few, so that each has something to do.
const THREADS: usize = 3;

/// Every way: compiled for the game, and shared by all games; principal variation search also folded, where the game knows its
/// images, and on several threads.
fn ways<G: Game>(offer: &Offer<G>, folded: Option<SearchFn<G>>) -> Vec<Way<G>> {
    let way = |code, folds, threads| Way { code, folds, threads };
    let own = offer.run.map(|run| way(Code::Own(run), false, 1));
    let shared = offer.study.map(|study| way(Code::Shared(study), false, 1));
    let mut ways: Vec<Way<G>> = own.into_iter().chain(shared).collect();
    if let (Algorithm::Pvs, Some(run)) = (offer.algorithm, offer.run) {
        ways.push(way(Code::Own(run), false, THREADS));
        ways.extend(folded.iter().flat_map(|&run| [1, THREADS].map(|n| way(Code::Own(run), true, n))));
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
    fn plan(&self, plan: &TestPlan) -> TestPlan {
        TestPlan { is_repeatable: plan.is_repeatable && self.threads == 1, ..*plan }
    }

    fn run(
        &self,
        pos: &mut G,
        evaluator: &dyn Evaluator<G>,
        build: Option<EvaluatorFactory<'_, G>>,
        task: &Task<'_>,
    ) -> Report<G::Move> {
        match self.code {
            Code::Own(run) => {
                // A table in which positions meet and drive each other out.
                let resources =
                    SearchResources { memos: 200, threads: self.threads, ..SearchResources::default() };
                run(pos, &Run { evaluator, build, task, by_steps: false, resources, table: None })
            }
            Code::Shared(study) => {
                let limit = SharedLimit::new(task.limits);
                with_moves(pos, study(pos, &ErasedRun::plain(evaluator, task, &limit)).report)
            }
        }
    }
}

impl<G: Game> Answers<G> for Way<G> {
    fn report(&self, pos: &mut G, evaluator: &dyn Evaluator<G>, task: &Task<'_>) -> Report<G::Move> {
        self.run(pos, evaluator, None, task)
    }

    fn report_together(
        &self,
        pos: &mut G,
        evaluator: &dyn Evaluator<G>,
        another: EvaluatorFactory<'_, G>,
        task: &Task<'_>,
    ) -> Report<G::Move> {
        self.run(pos, evaluator, Some(another), task)
    }
}
