//! From a game to an entry of the list: what a game can do decides which searches it is offered.

use std::marker::PhantomData;

use plyground_core::{
    Alternating, Dimension, Evaluator, EvaluatorEntry, Game, Indexed, Keyed, Look, Message, Noisy, Position,
    Report, Score, Stopped, Symmetric, message,
};
use plyground_search::observers::SharedLimit;
use plyground_search::{Table, Task};

use crate::engine::{EngineFunctions, Gomoku, NoEngine, OfferEngine};
use crate::erased_run::ErasedSearchFn;
use crate::exact::{Fast, ProofFn, SearchToEndFn};
use crate::fast::{NoSolver, OfferSolver, Solver};
use crate::formula::features;
use crate::live::LiveGame;
use crate::names::find_index;
use crate::offers::{
    AnyTurns, Images, Key, KeyAndNumbers, NoImages, NoKey, NoNoisyMoves, NoisyMoves, OfferFolding,
    OfferMemory, OfferSearches, OfferSettling, Turns, general,
};
use crate::own_evaluator::{AddedEvaluator, SessionEvaluator};
use crate::sampling::RaveFn;
use crate::session::Session;
use crate::{Algorithm, NamedEvaluator, SearchResources};

/// A search of a known game with everything else decided at run time.
pub type SearchFn<G> = fn(&mut G, &Run<'_, G>) -> Report<<G as Position>::Move>;

/// Builds an evaluator.
pub type Build<'a, G> = dyn Fn() -> Box<dyn Evaluator<G>> + Sync + 'a;

/// What a search is run with.
pub struct Run<'a, G> {
    /// Judges leaves.
    pub evaluator: &'a dyn Evaluator<G>,
    /// Builds such an evaluator once more, for another thread; without it there is one thread.
    pub build: Option<&'a Build<'a, G>>,
    /// Depth, conventions and limits.
    pub task: &'a Task<'a>,
    /// Whether to deepen iteratively.
    pub by_steps: bool,
    /// Table, threads and ideas.
    pub resources: SearchResources,
    /// A table in place of a new one.
    pub table: Option<&'a Table>,
}

/// The value of a position at a depth, unless a limit comes first, and the number of nodes.
pub(crate) type ShallowFn<G> =
    fn(&G, &dyn Evaluator<G>, u16, &SharedLimit<'_>) -> (Result<Score, Stopped>, u64);

/// A search that a game can be given: the algorithm, the mistake in it if any, and the code.
#[derive(Clone)]
pub struct Offer<G: Game> {
    /// Which search.
    pub algorithm: Algorithm,
    /// The mistake in its code, if any.
    pub mutation: Option<&'static str>,
    /// The code compiled for this game: its own order of moves, our conventions, nothing recorded. `None` for a mistake.
    pub run: Option<SearchFn<G>>,
    /// The code that all games share, for everything else; `None` for a search with an order of moves of its own.
    pub study: Option<ErasedSearchFn<G>>,
}

/// How many numbers a game has for its moves, and the number of a move.
pub type Numbering<G> = (fn(&G) -> usize, fn(&G, <G as Position>::Move) -> usize);

/// What a game can be searched with and judged by.
#[derive(Clone)]
pub struct Abilities<G: Game> {
    /// The searches.
    pub offers: Vec<Offer<G>>,
    /// The evaluators, the default first.
    pub evaluators: Vec<EvaluatorEntry<G>>,
    /// The evaluators that people added.
    pub(crate) added: Vec<AddedEvaluator<G>>,
    /// The search that says which moves to try first.
    pub(crate) shallow: ShallowFn<G>,
    /// The key of a position, where the game has keys.
    pub key: Option<fn(&G) -> u64>,
    /// The key that mirror images share, where the game has it.
    pub image: Option<fn(&G) -> u64>,
    /// The numbers of moves, where the game has them.
    pub index: Option<Numbering<G>>,
    /// Principal variation search that folds symmetry, where the game knows its images.
    pub folded: Option<SearchFn<G>>,
    /// Searches to the end of the game: as it is, and folding symmetry.
    pub(crate) exact: Option<SearchToEndFn<G>>,
    pub(crate) exact_folded: Option<SearchToEndFn<G>>,
    /// Proof-number search.
    pub(crate) proof: Option<ProofFn<G>>,
    /// What lets Monte Carlo tree search make use of the numbers of moves, where the game has them.
    pub(crate) rave: Option<RaveFn<G>>,
    /// The solver made for the game.
    pub(crate) fast: Option<Fast<G>>,
    /// Who plays it where a level is asked for, unless the textbook's searches do.
    pub(crate) engine: Option<EngineFunctions<G>>,
}

impl<G: Game> Abilities<G> {
    /// The evaluator of this name.
    pub(crate) fn evaluator_named(&self, name: &str) -> Result<NamedEvaluator, Message> {
        let own = self.added.iter().map(|added| added.id);
        let names: Vec<&'static str> = self.evaluators.iter().map(|e| e.id).chain(own).collect();
        let index = find_index("evaluator", name, &names, |id| id)
            .map_err(|why| message!("name-asked-of", "{why} (asked of {game})", why = why, game = G::ID))?;
        Ok(self.named(index))
    }

    /// The evaluator that suits the position.
    pub(crate) fn default_evaluator(&self, pos: &G) -> NamedEvaluator {
        let index = pos.default_evaluator().and_then(|id| self.evaluators.iter().position(|e| e.id == id));
        self.named(index.unwrap_or(0))
    }

    /// The evaluator with this index: those that were added come after those of the game.
    pub(crate) fn named(&self, index: usize) -> NamedEvaluator {
        let evaluator = self.evaluator(index).expect("an index that was looked up");
        NamedEvaluator {
            id: evaluator.id(),
            index,
            has_flat_wins: evaluator.has_flat_wins(),
            orders_outcomes: evaluator.orders_outcomes(),
            takes_weights: evaluator.takes_weights(),
            folds: evaluator.is_symmetric() && self.folded.is_some(),
        }
    }

    fn evaluator(&self, index: usize) -> Option<SessionEvaluator<'_, G>> {
        match self.evaluators.get(index) {
            Some(entry) => Some(SessionEvaluator::Listed(*entry)),
            None => self.added.get(index - self.evaluators.len()).map(SessionEvaluator::Added),
        }
    }

    /// The evaluator that was looked up, or the default. One that was looked up in another game is looked up anew.
    pub(crate) fn entry(
        &self,
        pos: &G,
        evaluator: Option<NamedEvaluator>,
    ) -> Result<SessionEvaluator<'_, G>, Message> {
        let named = evaluator.unwrap_or_else(|| self.default_evaluator(pos));
        if let Some(entry) = self.evaluator(named.index).filter(|entry| entry.id() == named.id) {
            return Ok(entry);
        }
        let again = self.evaluator_named(named.id)?;
        Ok(self.evaluator(again.index).expect("it was looked up just now"))
    }

    /// The evaluator that counts the score of the game, where it is played for one.
    pub(crate) fn score_counter(&self) -> Option<&EvaluatorEntry<G>> {
        let id = G::SCORED_BY?;
        self.evaluators.iter().find(|entry| entry.id == id)
    }
}

/// A game as the front ends see it.
#[derive(Clone, Copy)]
pub struct GameEntry {
    /// The name typed on a command line.
    pub id: &'static str,
    /// One line for a list.
    pub summary: &'static str,
    /// Names for particular parameters: the name, the parameters, one line.
    pub aliases: &'static [(&'static str, &'static str, &'static str)],
    /// The parameters that its name alone stands for, in full; empty where a name needs some or there are none.
    pub usual: &'static str,
    /// Names that lists leave out, each with the name under which the game stands there.
    pub synonyms: &'static [(&'static str, &'static str)],
    /// Whether it is an explicit tree, given as text.
    pub is_written: bool,
    /// How its board is drawn.
    pub look: Look,
    /// The numbers that a form asks for, in the order of the parameters.
    pub dimensions: &'static [Dimension],
    /// Parameters to try it with.
    pub samples: &'static [&'static str],
    /// Starts a game with the parameters between the parentheses.
    pub open: fn(&str) -> Result<Box<dyn Session>, Message>,
    /// The evaluators that it offers, the default first: the name and one line.
    pub evaluators: fn() -> Vec<(&'static str, &'static str)>,
    /// What formulas can count in it: the name and one line.
    pub features: fn() -> Vec<(&'static str, &'static str)>,
}

impl GameEntry {
    /// The name under which the family stands in a list, beside the aliases: its own, where it is played without
    /// parameters; with its first sample, where it needs some and has no alias. A written tree has none: it is asked for.
    pub fn listed(&self) -> Option<String> {
        if (self.open)("").is_ok() {
            return Some(self.id.to_owned());
        }
        let sample = self.samples.first().filter(|_| self.aliases.is_empty() && !self.is_written);
        sample.map(|sample| format!("{}({sample})", self.id))
    }
}

/// Turns a game into an [`GameEntry`]. A capability that the game lacks is a compile error.
pub struct Plugin<G, T = AnyTurns, K = NoKey, S = NoImages, N = NoNoisyMoves, E = NoEngine, X = NoSolver>(
    PhantomData<(G, T, K, S, N, E, X)>,
);

impl<G: Game> Plugin<G> {
    /// Any game at all: minimax, and the evaluators that ask for nothing.
    #[expect(
        clippy::new_without_default,
        reason = "an entry of the list is built step by step, never by default"
    )]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G: Game, T, K, S, N, E, X> Plugin<G, T, K, S, N, E, X> {
    /// A game whose turns alternate: the negamax family too.
    pub const fn alternating(self) -> Plugin<G, Turns, K, S, N, E, X>
    where
        G: Alternating,
    {
        Plugin(PhantomData)
    }

    /// A game with keys: the searches that remember, and the scrambled evaluator.
    pub const fn keyed(self) -> Plugin<G, T, Key, S, N, E, X>
    where
        G: Keyed,
    {
        Plugin(PhantomData)
    }

    /// A game with keys and numbers of moves: the same, and the history of moves.
    pub const fn indexed(self) -> Plugin<G, T, KeyAndNumbers, S, N, E, X>
    where
        G: Keyed + Indexed,
    {
        Plugin(PhantomData)
    }

    /// A game that knows its mirror images: they share their place in a table.
    pub const fn symmetric(self) -> Plugin<G, T, K, Images, N, E, X>
    where
        G: Symmetric + Indexed,
    {
        Plugin(PhantomData)
    }

    /// A game with noisy moves: quiescence too.
    pub const fn noisy(self) -> Plugin<G, T, K, S, NoisyMoves, E, X>
    where
        G: Noisy,
    {
        Plugin(PhantomData)
    }

    /// A game that the gomoku engine plays too, under some of its rules.
    pub const fn with_gomoku(self) -> Plugin<G, T, K, S, N, Gomoku, X>
    where
        Gomoku: OfferEngine<G>,
    {
        Plugin(PhantomData)
    }

    /// A game that has a solver of its own.
    pub const fn with_solver(self) -> Plugin<G, T, K, S, N, E, Solver>
    where
        Solver: OfferSolver<G>,
    {
        Plugin(PhantomData)
    }

    /// What the game can be searched with, for those who know its type.
    pub fn abilities(self) -> Abilities<G>
    where
        T: OfferSearches<G>,
        K: OfferMemory<G>,
        S: OfferFolding<G>,
        N: OfferSettling<G>,
        E: OfferEngine<G>,
        X: OfferSolver<G>,
    {
        abilities::<G, T, K, S, N, E, X>()
    }

    /// The finished entry.
    pub const fn entry(self) -> GameEntry
    where
        T: OfferSearches<G>,
        K: OfferMemory<G>,
        S: OfferFolding<G>,
        N: OfferSettling<G>,
        E: OfferEngine<G>,
        X: OfferSolver<G>,
    {
        GameEntry {
            id: G::ID,
            summary: G::SUMMARY,
            aliases: G::ALIASES,
            usual: G::USUAL,
            synonyms: G::SYNONYMS,
            is_written: G::IS_WRITTEN,
            look: G::LOOK,
            dimensions: G::DIMENSIONS,
            samples: G::SAMPLES,
            open: |parameters| {
                Ok(Box::new(LiveGame::new(G::start(parameters)?, abilities::<G, T, K, S, N, E, X>())))
            },
            evaluators: || {
                let list = abilities::<G, T, K, S, N, E, X>().evaluators;
                list.iter().map(|e| (e.id, e.summary)).collect()
            },
            features: || features::<G>().iter().map(|feature| (feature.id, feature.summary)).collect(),
        }
    }
}

fn abilities<G, T, K, S, N, E, X>() -> Abilities<G>
where
    G: Game,
    T: OfferSearches<G>,
    K: OfferMemory<G>,
    S: OfferFolding<G>,
    N: OfferSettling<G>,
    E: OfferEngine<G>,
    X: OfferSolver<G>,
{
    let own = G::evaluators().iter().copied();
    Abilities {
        offers: [T::offers(), K::searches(), N::searches()].into_iter().flat_map(|offers| offers.0).collect(),
        evaluators: own.chain(general()).chain(K::evaluators()).collect(),
        added: Vec::new(),
        shallow: T::shallow,
        key: K::key(),
        image: S::image(),
        index: K::numbers(),
        folded: S::folded().0,
        exact: K::exact().search,
        exact_folded: S::exact().0,
        proof: K::exact().proof,
        rave: K::rave(),
        fast: X::solver().0,
        engine: E::engine().0,
    }
}
