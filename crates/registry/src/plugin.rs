//! From a game to an entry of the list: what a game can do decides which searches it is offered.

use std::marker::PhantomData;

use plyground_core::{Alternating, Evaluator, EvaluatorEntry, Game, Keyed, Message, Position, Report};
use plyground_games::general::{ByOutcome, NearerWins, Scramble, Zero};
use plyground_search::mutations::{LeafForMover, LowOverwritten, OverflowingAlphaBeta, OverflowingNegaScout};
use plyground_search::{AlphaBeta, Minimax, NegaScout, Negamax, Searcher, Task, deepen, search};

use crate::Algorithm;
use crate::session::{Live, Session};

/// A search of a known game with everything else decided at run time.
pub(crate) type SearchFn<G> = fn(&mut G, &dyn Evaluator<G>, &Task<'_>, bool) -> Report<<G as Position>::Move>;

/// A search that a game can be given: the algorithm, the mistake in it if any, and the code.
#[derive(Clone)]
pub(crate) struct Offer<G: Game> {
    pub(crate) algorithm: Algorithm,
    pub(crate) mutation: Option<&'static str>,
    pub(crate) run: SearchFn<G>,
}

/// What a game can be searched with and judged by.
#[derive(Clone)]
pub(crate) struct Abilities<G: Game> {
    pub(crate) offers: Vec<Offer<G>>,
    pub(crate) evaluators: Vec<EvaluatorEntry<G>>,
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
    /// Parameters to try it with.
    pub samples: &'static [&'static str],
    /// Starts a game with the parameters between the parentheses.
    pub open: fn(&str) -> Result<Box<dyn Session>, Message>,
    /// The evaluators that it offers, the default first: the name and one line.
    pub evaluators: fn() -> Vec<(&'static str, &'static str)>,
}

/// Turns a game into an [`Entry`]. A capability that the game lacks is a compile error.
pub struct Plugin<G, T = AnyTurns, K = NoKey>(PhantomData<(G, T, K)>);

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

impl<G: Game, T, K> Plugin<G, T, K> {
    /// A game whose turns alternate: the negamax family too.
    pub const fn alternating(self) -> Plugin<G, Turns, K>
    where
        G: Alternating,
    {
        Plugin(PhantomData)
    }

    /// A game with keys: the scrambled evaluator too.
    pub const fn keyed(self) -> Plugin<G, T, Key>
    where
        G: Keyed,
    {
        Plugin(PhantomData)
    }

    /// The finished entry.
    pub const fn entry(self) -> Entry
    where
        T: OfferSearches<G>,
        K: OfferEvaluators<G>,
    {
        Entry {
            id: G::ID,
            summary: G::SUMMARY,
            aliases: G::ALIASES,
            samples: G::SAMPLES,
            open: |parameters| Ok(Box::new(Live::new(G::start(parameters)?, abilities::<G, T, K>()))),
            evaluators: || abilities::<G, T, K>().evaluators.iter().map(|e| (e.id, e.summary)).collect(),
        }
    }
}

/// What searches a promise about turns allows.
pub trait OfferSearches<G: Game> {
    #[doc(hidden)]
    fn offers() -> Offers<G>;
}

/// What evaluators a promise about keys allows.
pub trait OfferEvaluators<G: Game> {
    #[doc(hidden)]
    fn evaluators() -> Vec<EvaluatorEntry<G>>;
}

/// A list of searches; its content is nobody else's business.
pub struct Offers<G: Game>(Vec<Offer<G>>);

fn abilities<G: Game, T: OfferSearches<G>, K: OfferEvaluators<G>>() -> Abilities<G> {
    let own = G::evaluators().iter().copied();
    Abilities { offers: T::offers().0, evaluators: own.chain(general()).chain(K::evaluators()).collect() }
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

impl<G: Game> OfferSearches<G> for AnyTurns {
    fn offers() -> Offers<G> {
        use Algorithm::Minimax as M;
        Offers(vec![
            Offer { algorithm: M, mutation: None, run: |p, e, t, s| run(&Minimax, p, e, t, s) },
            Offer {
                algorithm: M,
                mutation: Some("leaf-for-mover"),
                run: |p, e, t, s| run(&LeafForMover, p, e, t, s),
            },
        ])
    }
}

impl<G: Game + Alternating> OfferSearches<G> for Turns {
    fn offers() -> Offers<G> {
        use Algorithm as A;
        let Offers(mut offers) = AnyTurns::offers();
        let mut offer = |algorithm, mutation, run| offers.push(Offer { algorithm, mutation, run });
        let overflow = Some("min-int-overflow");
        offer(A::Negamax, None, |p, e, t, s| run(&Negamax, p, e, t, s));
        offer(A::AlphaBeta, None, |p, e, t, s| run(&AlphaBeta, p, e, t, s));
        offer(A::AlphaBeta, Some("low-overwritten"), |p, e, t, s| run(&LowOverwritten, p, e, t, s));
        offer(A::AlphaBeta, overflow, |p, e, t, s| run(&OverflowingAlphaBeta, p, e, t, s));
        offer(A::NegaScout, None, |p, e, t, s| run(&NegaScout, p, e, t, s));
        offer(A::NegaScout, overflow, |p, e, t, s| run(&OverflowingNegaScout, p, e, t, s));
        Offers(offers)
    }
}

fn general<G: Game>() -> [EvaluatorEntry<G>; 3] {
    [
        EvaluatorEntry::new("outcome", "1 for a win, -1 for a loss, 0 otherwise", |_, _| {
            Ok(Box::new(ByOutcome))
        })
        .with_flat_wins(),
        EvaluatorEntry::new(
            "nearer-wins",
            "500 divided by the distance for a win, 0 for anything undecided",
            |_, _| Ok(Box::new(NearerWins)),
        ),
        EvaluatorEntry::new("zero", "0 for everything: the bare search", |_, _| Ok(Box::new(Zero))),
    ]
}

impl<G: Game> OfferEvaluators<G> for NoKey {
    fn evaluators() -> Vec<EvaluatorEntry<G>> {
        Vec::new()
    }
}

impl<G: Game + Keyed> OfferEvaluators<G> for Key {
    fn evaluators() -> Vec<EvaluatorEntry<G>> {
        let summary = "a hash of the position, for testing searches on trees without sense";
        vec![EvaluatorEntry::new("scramble", summary, |_, _| Ok(Box::new(Scramble)))]
    }
}
