//! From a game to an entry of the list: what a game can do decides which searches it is offered.

use std::marker::PhantomData;

use plyground_core::{
    Alternating, Evaluator, EvaluatorEntry, Game, Keyed, Message, Observer, Position, Report, Score, Stopped,
    message,
};
use plyground_games::general::{ByOutcome, NearerWins, Scramble, Zero};
use plyground_search::mutations::{LeafForMover, LowOverwritten, OverflowingAlphaBeta, OverflowingNegaScout};
use plyground_search::observers::SharedLimit;
use plyground_search::ordering::{Ordered, Through, value_and_nodes};
use plyground_search::{AlphaBeta, Minimax, NegaScout, Negamax, Searcher, Task, deepen, search, search_with};

use crate::Algorithm;
use crate::engine::{Engine, Gomoku, NoEngine, OfferEngine};
use crate::names::find;
use crate::session::{Live, Session};

/// A search of a known game with everything else decided at run time.
pub(crate) type SearchFn<G> = fn(&mut G, &dyn Evaluator<G>, &Task<'_>, bool) -> Report<<G as Position>::Move>;

/// The same with moves in another order and somebody who watches. A call through a pointer at every event costs a few per
/// cent, which no recording notices.
pub(crate) type StudyFn<G> = for<'a> fn(
    &mut Ordered<'a, G>,
    &dyn Evaluator<G>,
    &Task<'_>,
    &mut dyn Observer<Ordered<'a, G>>,
) -> Report<<G as Position>::Move>;

/// The value of a position so many plies deep, unless a limit comes first, and the nodes that it took.
pub(crate) type ShallowFn<G> =
    fn(&mut G, &dyn Evaluator<G>, u16, &SharedLimit<'_>) -> (Result<Score, Stopped>, u64);

/// A search that a game can be given: the algorithm, the mistake in it if any, and the code.
#[derive(Clone)]
pub(crate) struct Offer<G: Game> {
    pub(crate) algorithm: Algorithm,
    pub(crate) mutation: Option<&'static str>,
    pub(crate) run: SearchFn<G>,
    pub(crate) study: StudyFn<G>,
}

/// What a game can be searched with and judged by.
#[derive(Clone)]
pub(crate) struct Abilities<G: Game> {
    pub(crate) offers: Vec<Offer<G>>,
    pub(crate) evaluators: Vec<EvaluatorEntry<G>>,
    /// The search that says which moves to try first.
    pub(crate) shallow: ShallowFn<G>,
    /// What tells positions apart, where the game has it.
    pub(crate) key: Option<fn(&G) -> u64>,
    /// Who plays it where a level is asked for, unless the textbook's searches do.
    pub(crate) engine: Option<Engine<G>>,
}

impl<G: Game> Abilities<G> {
    /// The evaluator of this name, or the one that suits the position.
    pub(crate) fn evaluator(&self, pos: &G, id: Option<&str>) -> Result<&EvaluatorEntry<G>, Message> {
        match id.or(pos.default_evaluator()) {
            Some(id) => find("evaluator", id, &self.evaluators, |e| e.id)
                .map_err(|why| message!("name-asked-of", "{why} (asked of {game})", why = why, game = G::ID)),
            None => Ok(&self.evaluators[0]),
        }
    }
}

/// A game as the front ends see it.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The name typed on a command line.
    pub id: &'static str,
    /// One line for a list.
    pub summary: &'static str,
    /// Names for particular parameters: the name, the parameters, one line.
    pub aliases: &'static [(&'static str, &'static str, &'static str)],
    /// Whether it is nothing but a tree that somebody wrote down.
    pub is_written: bool,
    /// Parameters to try it with.
    pub samples: &'static [&'static str],
    /// Starts a game with the parameters between the parentheses.
    pub open: fn(&str) -> Result<Box<dyn Session>, Message>,
    /// The evaluators that it offers, the default first: the name and one line.
    pub evaluators: fn() -> Vec<(&'static str, &'static str)>,
}

/// Turns a game into an [`Entry`]. A capability that the game lacks is a compile error.
pub struct Plugin<G, T = AnyTurns, K = NoKey, E = NoEngine>(PhantomData<(G, T, K, E)>);

/// Nothing is promised about turns.
pub struct AnyTurns;
/// Turns alternate.
pub struct Turns;
/// There is no key.
pub struct NoKey;
/// Positions have keys.
pub struct Key;

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

impl<G: Game, T, K, E> Plugin<G, T, K, E> {
    /// A game whose turns alternate: the negamax family too.
    pub const fn alternating(self) -> Plugin<G, Turns, K, E>
    where
        G: Alternating,
    {
        Plugin(PhantomData)
    }

    /// A game with keys: the scrambled evaluator too.
    pub const fn keyed(self) -> Plugin<G, T, Key, E>
    where
        G: Keyed,
    {
        Plugin(PhantomData)
    }

    /// A game that the gomoku engine plays too, under some of its rules.
    pub const fn with_gomoku(self) -> Plugin<G, T, K, Gomoku>
    where
        Gomoku: OfferEngine<G>,
    {
        Plugin(PhantomData)
    }

    /// The finished entry.
    pub const fn entry(self) -> Entry
    where
        T: OfferSearches<G>,
        K: OfferEvaluators<G>,
        E: OfferEngine<G>,
    {
        Entry {
            id: G::ID,
            summary: G::SUMMARY,
            aliases: G::ALIASES,
            is_written: G::IS_WRITTEN,
            samples: G::SAMPLES,
            open: |parameters| Ok(Box::new(Live::new(G::start(parameters)?, abilities::<G, T, K, E>()))),
            evaluators: || abilities::<G, T, K, E>().evaluators.iter().map(|e| (e.id, e.summary)).collect(),
        }
    }
}

/// What searches a promise about turns allows.
pub trait OfferSearches<G: Game> {
    #[doc(hidden)]
    fn offers() -> Offers<G>;
    #[doc(hidden)]
    fn shallow(
        pos: &mut G,
        evaluator: &dyn Evaluator<G>,
        depth: u16,
        limit: &SharedLimit<'_>,
    ) -> (Result<Score, Stopped>, u64);
}

/// What evaluators a promise about keys allows.
pub trait OfferEvaluators<G: Game> {
    #[doc(hidden)]
    fn evaluators() -> Vec<EvaluatorEntry<G>>;
    #[doc(hidden)]
    fn key() -> Option<fn(&G) -> u64>;
}

/// A list of searches; its content is nobody else's business.
pub struct Offers<G: Game>(Vec<Offer<G>>);

pub(crate) fn abilities<G: Game, T: OfferSearches<G>, K: OfferEvaluators<G>, E: OfferEngine<G>>()
-> Abilities<G> {
    let own = G::evaluators().iter().copied();
    Abilities {
        offers: T::offers().0,
        evaluators: own.chain(general()).chain(K::evaluators()).collect(),
        shallow: T::shallow,
        key: K::key(),
        engine: E::engine().0,
    }
}

/// Offers a search: the code is told apart by the type of the searcher, which has no content.
macro_rules! offer {
    ($algorithm:expr, $mutation:expr, $searcher:expr) => {
        Offer {
            algorithm: $algorithm,
            mutation: $mutation,
            run: |pos, evaluator, task, by_steps| run(&$searcher, pos, evaluator, task, by_steps),
            study: |pos, evaluator, task, observer| study(&$searcher, pos, evaluator, task, observer),
        }
    };
}

fn run<G: Game, S: Searcher<G>>(
    searcher: &S,
    pos: &mut G,
    evaluator: &dyn Evaluator<G>,
    task: &Task<'_>,
    by_steps: bool,
) -> Report<G::Move> {
    if by_steps { deepen(searcher, pos, evaluator, task) } else { search(searcher, pos, evaluator, task) }
}

fn study<'a, G: Game, S: Searcher<Ordered<'a, G>>>(
    searcher: &S,
    pos: &mut Ordered<'a, G>,
    evaluator: &dyn Evaluator<G>,
    task: &Task<'_>,
    mut observer: &mut dyn Observer<Ordered<'a, G>>,
) -> Report<G::Move> {
    search_with(searcher, pos, &Through(evaluator), task, &mut observer)
}

impl<G: Game> OfferSearches<G> for AnyTurns {
    fn offers() -> Offers<G> {
        Offers(vec![
            offer!(Algorithm::Minimax, None, Minimax),
            offer!(Algorithm::Minimax, Some("leaf-for-mover"), LeafForMover),
        ])
    }

    fn shallow(
        pos: &mut G,
        evaluator: &dyn Evaluator<G>,
        depth: u16,
        limit: &SharedLimit<'_>,
    ) -> (Result<Score, Stopped>, u64) {
        value_and_nodes(&Minimax, pos, evaluator, depth, limit)
    }
}

impl<G: Game + Alternating> OfferSearches<G> for Turns {
    fn offers() -> Offers<G> {
        use Algorithm as A;
        let Offers(mut offers) = AnyTurns::offers();
        let overflow = Some("min-int-overflow");
        offers.extend([
            offer!(A::Negamax, None, Negamax),
            offer!(A::AlphaBeta, None, AlphaBeta),
            offer!(A::AlphaBeta, Some("low-overwritten"), LowOverwritten),
            offer!(A::AlphaBeta, overflow, OverflowingAlphaBeta),
            offer!(A::NegaScout, None, NegaScout),
            offer!(A::NegaScout, overflow, OverflowingNegaScout),
        ]);
        Offers(offers)
    }

    fn shallow(
        pos: &mut G,
        evaluator: &dyn Evaluator<G>,
        depth: u16,
        limit: &SharedLimit<'_>,
    ) -> (Result<Score, Stopped>, u64) {
        value_and_nodes(&AlphaBeta, pos, evaluator, depth, limit)
    }
}

fn general<G: Game>() -> [EvaluatorEntry<G>; 3] {
    [
        EvaluatorEntry::new("outcome", "1 for a win, -1 for a loss, 0 otherwise", |_, _| {
            Ok(Box::new(ByOutcome))
        })
        .with_flat_wins()
        .with_ordered_outcomes(),
        EvaluatorEntry::new(
            "nearer-wins",
            "500 divided by the distance for a win, 0 for anything undecided",
            |_, _| Ok(Box::new(NearerWins)),
        )
        .with_ordered_outcomes(),
        EvaluatorEntry::new("zero", "0 for everything: the bare search", |_, _| Ok(Box::new(Zero))),
    ]
}

impl<G: Game> OfferEvaluators<G> for NoKey {
    fn evaluators() -> Vec<EvaluatorEntry<G>> {
        Vec::new()
    }

    fn key() -> Option<fn(&G) -> u64> {
        None
    }
}

impl<G: Game + Keyed> OfferEvaluators<G> for Key {
    fn evaluators() -> Vec<EvaluatorEntry<G>> {
        let summary = "a hash of the position, for testing searches on trees without sense";
        vec![EvaluatorEntry::new("scramble", summary, |_, _| Ok(Box::new(Scramble)))]
    }

    fn key() -> Option<fn(&G) -> u64> {
        Some(Keyed::key)
    }
}
