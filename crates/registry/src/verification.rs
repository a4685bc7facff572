//! Games and searches of the lists, held to what they promise.

use plyground_core::{Evaluator, Game, Message, Report, message};
use plyground_search::Task;
use plyground_verify::{
    Answers, Claims, LooseTree, Plan, Tree, Trial, Verdict, Watcher, game, search, search_of,
};

use crate::engine::NoEngine;
use crate::fast::NoSolver;
use crate::live::Live;
use crate::offers::{AnyTurns, Calm, Key, NoImages, Turns};
use crate::plugin::{Abilities, Offer, Run, abilities};
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
        let make = |trial: &mut Trial<'_, G>| trial.with_answers(&Offered(offer));
        Ok(search_of(&self.now, &claims(&self.abilities), &make, plan, watcher))
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
    let first = match search(&|trial| trial.with_answers(&Offered(offer)), plan, watcher) {
        Ok(passed) if passed.is_complete => passed,
        other => return Ok(other),
    };
    let Some(offer) = offered(&loose, algorithm, mutation)? else { return Ok(Ok(first)) };
    let mut both = |figures: &plyground_verify::Figures| watcher(&figures.and(first.figures));
    let second = search(&|trial| trial.with_answers(&Offered(offer)), plan, &mut both);
    Ok(second.map(|mut passed| {
        passed.figures = passed.figures.and(first.figures);
        passed
    }))
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
        "{search} needs turns that alternate, which {game} does not promise: use minimax",
        search = algorithm.id(),
        game = game
    )
}

/// What the entry of a game in the list promises.
fn claims<G: Game>(abilities: &Abilities<G>) -> Claims<G> {
    // Whoever promises that turns alternate is offered negamax.
    let alternates = abilities.offers.iter().any(|offer| offer.algorithm == Algorithm::Negamax);
    Claims { alternates, key: abilities.key, evaluators: abilities.evaluators.clone(), ..Claims::new() }
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

/// A search of the list. It gives whole reports only.
struct Offered<'a, G: Game>(&'a Offer<G>);

impl<G: Game> Answers<G> for Offered<'_, G> {
    fn report(&self, pos: &mut G, evaluator: &dyn Evaluator<G>, task: &Task<'_>) -> Report<G::Move> {
        // A table in which positions meet and drive each other out.
        let means = Means { memos: 200, ..Means::default() };
        (self.0.run)(pos, &Run { evaluator, build: None, task, by_steps: false, means })
    }
}
