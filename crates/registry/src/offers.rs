//! What each capability of a game brings it: searches, evaluators, a key.

use plyground_core::{
    Alternating, Evaluator, EvaluatorEntry, Game, Indexed, Keyed, Noisy, Score, Stopped, Symmetric,
};
use plyground_games::general::{ByOutcome, NearerWins, Scramble, Zero};
use plyground_search::erased::Erased;
use plyground_search::move_ordering::History;
use plyground_search::mutations::{LeafForMover, LowOverwritten, OverflowingAlphaBeta, OverflowingNegaScout};
use plyground_search::observers::SharedLimit;
use plyground_search::ordering::{Natural, value_and_nodes};
use plyground_search::{AlphaBeta, Minimax, MonteCarlo, NegaScout, Negamax};

use crate::exact::{ProofFn, SearchToEndFn};
use crate::plugin::{Numbering, Offer, SearchFn};
use crate::sampling::RaveFn;
use crate::{Algorithm, exact, remembering, to_the_end};

/// Nothing is promised about turns.
pub struct AnyTurns;
/// Turns alternate.
pub struct Turns;
/// There is no key.
pub struct NoKey;
/// Positions have keys.
pub struct Key;
/// Positions have keys, and moves numbers.
pub struct KeyAndNumbers;
/// Nothing is known about mirror images.
pub struct NoImages;
/// Positions share a key with their images.
pub struct Images;
/// Nothing is known about noisy moves.
pub struct NoNoisyMoves;
/// Some moves are noisy.
pub struct NoisyMoves;

/// What searches a promise about turns allows.
pub trait OfferSearches<G: Game> {
    #[doc(hidden)]
    fn offers() -> Offers<G>;
    #[doc(hidden)]
    fn shallow(
        pos: &G,
        evaluator: &dyn Evaluator<G>,
        depth: u16,
        limit: &SharedLimit<'_>,
    ) -> (Result<Score, Stopped>, u64);
}

/// What a promise about keys allows.
pub trait OfferMemory<G: Game> {
    #[doc(hidden)]
    fn searches() -> Offers<G>;
    #[doc(hidden)]
    fn evaluators() -> Vec<EvaluatorEntry<G>>;
    #[doc(hidden)]
    fn key() -> Option<fn(&G) -> u64>;
    #[doc(hidden)]
    fn numbers() -> Option<Numbering<G>> {
        None
    }
    #[doc(hidden)]
    fn exact() -> Exactly<G>;
    #[doc(hidden)]
    fn rave() -> Option<RaveFn<G>> {
        None
    }
}

/// What a promise about images allows.
pub trait OfferFolding<G: Game> {
    #[doc(hidden)]
    fn image() -> Option<fn(&G) -> u64> {
        None
    }
    #[doc(hidden)]
    fn folded() -> Folding<G>;
    #[doc(hidden)]
    fn exact() -> FoldingToEnd<G>;
}

/// What a promise about noise allows.
pub trait OfferSettling<G: Game> {
    #[doc(hidden)]
    fn searches() -> Offers<G>;
}

/// A list of searches; opaque outside this crate.
pub struct Offers<G: Game>(pub(crate) Vec<Offer<G>>);

/// Ways to solve, or none; opaque outside this crate.
pub struct Exactly<G: Game> {
    pub(crate) search: Option<SearchToEndFn<G>>,
    pub(crate) proof: Option<ProofFn<G>>,
}

/// A way to solve that folds, or none.
pub struct FoldingToEnd<G: Game>(pub(crate) Option<SearchToEndFn<G>>);

/// A search that folds symmetry, or none; opaque outside this crate.
pub struct Folding<G: Game>(pub(crate) Option<SearchFn<G>>);

/// Offers a search, which is a type without content: `$erase` hides the type of the game from it.
macro_rules! offer {
    ($algorithm:expr, $searcher:expr, $erase:path) => {
        Offer {
            algorithm: $algorithm,
            mutation: None,
            run: Some(|pos, run| remembering::by_one(&$searcher, pos, run)),
            study: Some(|pos, study| {
                study.settings.run(&$searcher, &mut $erase(pos.clone(), study.order, study.evaluator))
            }),
        }
    };
    ($algorithm:expr, $searcher:expr, $erase:path, mistake: $mutation:expr) => {
        Offer { mutation: Some($mutation), run: None, ..offer!($algorithm, $searcher, $erase) }
    };
}

impl<G: Game> OfferSearches<G> for AnyTurns {
    fn offers() -> Offers<G> {
        Offers(vec![
            offer!(Algorithm::Minimax, Minimax, Erased::new),
            offer!(Algorithm::Minimax, LeafForMover, Erased::new, mistake: "leaf-for-mover"),
        ])
    }

    fn shallow(
        pos: &G,
        evaluator: &dyn Evaluator<G>,
        depth: u16,
        limit: &SharedLimit<'_>,
    ) -> (Result<Score, Stopped>, u64) {
        value_and_nodes(&Minimax, &mut Erased::new(pos.clone(), &Natural, evaluator), depth, limit)
    }
}

impl<G: Game + Alternating> OfferSearches<G> for Turns {
    fn offers() -> Offers<G> {
        use Algorithm as A;
        let overflow = "min-int-overflow";
        Offers(vec![
            offer!(A::Minimax, Minimax, Erased::alternating),
            offer!(A::Minimax, LeafForMover, Erased::alternating, mistake: "leaf-for-mover"),
            offer!(A::Negamax, Negamax, Erased::alternating),
            offer!(A::AlphaBeta, AlphaBeta, Erased::alternating),
            offer!(A::AlphaBeta, LowOverwritten, Erased::alternating, mistake: "low-overwritten"),
            offer!(A::AlphaBeta, OverflowingAlphaBeta, Erased::alternating, mistake: overflow),
            offer!(A::NegaScout, NegaScout, Erased::alternating),
            offer!(A::NegaScout, OverflowingNegaScout, Erased::alternating, mistake: overflow),
        ])
    }

    fn shallow(
        pos: &G,
        evaluator: &dyn Evaluator<G>,
        depth: u16,
        limit: &SharedLimit<'_>,
    ) -> (Result<Score, Stopped>, u64) {
        value_and_nodes(&AlphaBeta, &mut Erased::alternating(pos.clone(), &Natural, evaluator), depth, limit)
    }
}

pub(crate) fn general<G: Game>() -> [EvaluatorEntry<G>; 3] {
    [
        EvaluatorEntry::new("outcome", "1 for a win, -1 for a loss, 0 otherwise", |_, _| {
            Ok(Box::new(ByOutcome))
        })
        .with_flat_wins()
        .with_ordered_outcomes()
        .with_symmetry(),
        EvaluatorEntry::new(
            "nearer-wins",
            "500 divided by the distance for a win, 0 for anything undecided",
            |_, _| Ok(Box::new(NearerWins)),
        )
        .with_ordered_outcomes()
        .with_symmetry(),
        EvaluatorEntry::new("zero", "0 for everything: the bare search", |_, _| Ok(Box::new(Zero)))
            .with_symmetry(),
    ]
}

impl<G: Game> OfferMemory<G> for NoKey {
    fn exact() -> Exactly<G> {
        Exactly { search: None, proof: None }
    }

    fn searches() -> Offers<G> {
        Offers(Vec::new())
    }

    fn evaluators() -> Vec<EvaluatorEntry<G>> {
        Vec::new()
    }

    fn key() -> Option<fn(&G) -> u64> {
        None
    }
}

impl<G: Game + Keyed> OfferMemory<G> for Key {
    fn exact() -> Exactly<G> {
        Exactly { search: Some(to_the_end::by_keys::<G, ()>), proof: Some(exact::by_proof) }
    }

    fn searches() -> Offers<G> {
        Offers(remembering::offers::<G, ()>())
    }

    fn evaluators() -> Vec<EvaluatorEntry<G>> {
        let summary = "a hash of the position, for testing searches on trees without sense";
        vec![EvaluatorEntry::new("scramble", summary, |_, _| Ok(Box::new(Scramble)))]
    }

    fn key() -> Option<fn(&G) -> u64> {
        Some(Keyed::key)
    }
}

impl<G: Game + Keyed + Indexed> OfferMemory<G> for KeyAndNumbers {
    fn exact() -> Exactly<G> {
        Exactly { search: Some(to_the_end::by_keys::<G, History>), proof: Some(exact::by_proof) }
    }

    fn searches() -> Offers<G> {
        Offers(remembering::offers::<G, History>())
    }

    fn evaluators() -> Vec<EvaluatorEntry<G>> {
        <Key as OfferMemory<G>>::evaluators()
    }

    fn key() -> Option<fn(&G) -> u64> {
        <Key as OfferMemory<G>>::key()
    }

    fn numbers() -> Option<Numbering<G>> {
        Some((G::indices, G::index))
    }

    fn rave() -> Option<RaveFn<G>> {
        Some(MonteCarlo::with_rave)
    }
}

impl<G: Game> OfferFolding<G> for NoImages {
    fn exact() -> FoldingToEnd<G> {
        FoldingToEnd(None)
    }

    fn folded() -> Folding<G> {
        Folding(None)
    }
}

impl<G: Game + Symmetric + Indexed> OfferFolding<G> for Images {
    fn image() -> Option<fn(&G) -> u64> {
        Some(Symmetric::symmetric_key)
    }

    fn exact() -> FoldingToEnd<G> {
        FoldingToEnd(Some(to_the_end::by_folded_keys))
    }

    fn folded() -> Folding<G> {
        Folding(Some(remembering::folded))
    }
}

impl<G: Game> OfferSettling<G> for NoNoisyMoves {
    fn searches() -> Offers<G> {
        Offers(Vec::new())
    }
}

impl<G: Game + Noisy> OfferSettling<G> for NoisyMoves {
    fn searches() -> Offers<G> {
        Offers(remembering::settling())
    }
}
