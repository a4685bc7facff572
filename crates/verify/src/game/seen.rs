//! The positions of a run so far, for claims about two positions.

use std::collections::BTreeMap;
use std::rc::Rc;

use plyground_core::{Game, Keys, Player, Score};

use super::evaluators::kind;
use super::observed::{NamedEvaluator, Observed};
use super::prospects::Prospects;
use crate::failure::Fault;
use crate::{Claims, ContractRule};

/// The most positions that are stored.
const MOST: usize = 100_000;

/// A contradiction between two positions.
pub(super) struct Contradiction<M> {
    pub(super) fault: Fault,
    /// The moves to the other position.
    pub(super) other: Path<M>,
    /// The move to the faulty position, where that is a child of the noted one.
    pub(super) child: Option<M>,
}

/// A game, its claims and its evaluators.
pub(super) struct TestedGame<'a, G: Game> {
    pub(super) start: &'a G,
    pub(super) claims: &'a Claims<G>,
    pub(super) evaluators: &'a [NamedEvaluator<G>],
}

impl<G: Game> TestedGame<'_, G> {
    fn reach(&self, path: &[G::Move]) -> G {
        let mut pos = self.start.clone();
        for &m in path {
            pos.make(m);
        }
        pos
    }
}

/// Positions are told apart by their text and the side to move.
type Identity = (String, Player);

/// The moves that lead to a position.
type Path<M> = Rc<[M]>;

/// Positions by their keys, by their symmetric keys and by their texts, and the least and the largest value of each
/// kind of end for each evaluator.
pub(super) struct SeenPositions<M> {
    by_key: BTreeMap<u64, Known<M>>,
    by_text: BTreeMap<Identity, (u64, Path<M>)>,
    by_image: BTreeMap<u64, Image<M>>,
    ends: BTreeMap<&'static str, [Option<Extremes<M>>; 3]>,
}

/// A position with a key.
struct Known<M> {
    identity: Identity,
    image: Option<u64>,
    /// The digest of its future.
    digest: u64,
    path: Path<M>,
}

/// A position with images.
struct Image<M> {
    /// The digest without the positions after its moves.
    brief: u64,
    /// The digest with them, once it was computed, and the moves to the position that it was computed for.
    whole: Option<(u64, Path<M>)>,
    path: Path<M>,
}

/// Nothing wrong, or a fault and the moves to the other position of the contradiction.
type Consistency<M> = Result<(), (Fault, Path<M>)>;

/// The least and the largest value of a kind of end, and the moves to these ends.
struct Extremes<M> {
    least: (Score, Rc<[M]>),
    most: (Score, Rc<[M]>),
}

impl<M: Copy> SeenPositions<M> {
    pub(super) fn new() -> Self {
        Self {
            by_key: BTreeMap::new(),
            by_text: BTreeMap::new(),
            by_image: BTreeMap::new(),
            ends: BTreeMap::new(),
        }
    }

    /// Stores a position, and compares it with those before.
    pub(super) fn note<G: Game<Move = M>>(
        &mut self,
        tested: &TestedGame<'_, G>,
        pos: &G,
        shown: &Observed,
        path: &[M],
    ) -> Result<(), Contradiction<M>> {
        let path: Path<M> = path.into();
        let here = |(fault, other)| Contradiction { fault, other, child: None };
        if let (Some(key), Some(of)) = (shown.key(), tested.claims.key) {
            self.texts::<G>(key, shown.identity(), &path).map_err(here)?;
            self.futures(tested, pos, shown, (key, of), &path).map_err(here)?;
        }
        if let (Some(image), Some(of)) = (shown.image(), tested.claims.image) {
            self.images(tested, pos, (image, of), &path).map_err(here)?;
            self.children(tested, pos, of, &path)?;
        }
        if let Some(outcome) = pos.outcome() {
            let plies = u16::try_from(path.len()).unwrap_or(u16::MAX);
            for named in tested.evaluators.iter().filter(|named| named.orders_outcomes) {
                for ply in [1, plies] {
                    let value = named.evaluator.finished(pos, outcome, ply);
                    let call = format!("finished({outcome:?}, {ply})");
                    self.end(named.id, kind(pos, outcome), value, &path, &call).map_err(here)?;
                }
            }
        }
        Ok(())
    }

    /// Positions with the same text have one key, and others have others, as far as the game claims it.
    fn texts<G: Game>(&mut self, key: u64, identity: Identity, path: &Path<M>) -> Consistency<M> {
        let hex = |key: u64| format!("{key:#018x}");
        // Nodes of a written tree may have the same text and still be two, and so may positions with a history.
        let may_differ = G::IS_WRITTEN || G::KEYS == Keys::Histories;
        if let Some((known, other)) = self.by_text.get(&identity) {
            return if *known == key || may_differ {
                Ok(())
            } else {
                Err((Fault::new(ContractRule::KeyLost, "key()", hex(*known), hex(key)), other.clone()))
            };
        }
        let shared = self.by_key.get(&key).filter(|known| known.identity != identity);
        if let Some(Known { identity, path: other, .. }) = shared.filter(|_| G::KEYS != Keys::Futures) {
            let expected = format!("!= {} ({}, {:?})", hex(key), identity.0, identity.1);
            return Err((Fault::new(ContractRule::KeyShared, "key()", expected, hex(key)), other.clone()));
        }
        if self.by_text.len() < MOST {
            self.by_text.insert(identity, (key, path.clone()));
        }
        Ok(())
    }

    /// Positions with one key have the same future.
    fn futures<G: Game<Move = M>>(
        &mut self,
        tested: &TestedGame<'_, G>,
        pos: &G,
        shown: &Observed,
        (key, of): (u64, fn(&G) -> u64),
        path: &Path<M>,
    ) -> Consistency<M> {
        let here = Prospects::by_key(pos, of, tested.evaluators);
        let (image, (_, digest)) = (shown.image(), here.digests());
        let Some(known) = self.by_key.get(&key) else {
            if self.by_key.len() < MOST {
                let path = path.clone();
                self.by_key.insert(key, Known { identity: shown.identity(), image, digest, path });
            }
            return Ok(());
        };
        if known.image != image {
            let hex = |image: Option<u64>| format!("{:#018x}", image.unwrap_or_default());
            let fault = Fault::new(ContractRule::ImageLost, "symmetric_key()", hex(known.image), hex(image));
            return Err((fault, known.path.clone()));
        }
        if known.digest != digest {
            let there = Prospects::by_key(&tested.reach(&known.path), of, tested.evaluators);
            if let Some(fault) = here.differs(&there, "key()", ContractRule::Future, ContractRule::Future) {
                return Err((fault, known.path.clone()));
            }
        }
        Ok(())
    }

    /// Positions that share a symmetric key are images of each other.
    fn images<G: Game<Move = M>>(
        &mut self,
        tested: &TestedGame<'_, G>,
        pos: &G,
        (image, of): (u64, fn(&G) -> u64),
        path: &Path<M>,
    ) -> Consistency<M> {
        let here = Prospects::by_image(pos, of, tested.evaluators);
        let (brief, whole) = here.digests();
        let is_full = self.by_image.len() >= MOST;
        let Some(known) = self.by_image.get_mut(&image) else {
            if !is_full {
                let whole = Some((whole, path.clone()));
                self.by_image.insert(image, Image { brief, whole, path: path.clone() });
            }
            return Ok(());
        };
        let other = match &known.whole {
            _ if known.brief != brief => known.path.clone(),
            Some((digest, other)) if *digest != whole => other.clone(),
            Some(_) => return Ok(()),
            None => {
                known.whole = Some((whole, path.clone()));
                return Ok(());
            }
        };
        let there = Prospects::by_image(&tested.reach(&other), of, tested.evaluators);
        let fault =
            here.differs(&there, "symmetric_key()", ContractRule::ImageShared, ContractRule::ImageWorth);
        fault.map_or(Ok(()), |fault| Err((fault, other)))
    }

    /// The same for the positions after every move, one ply deep: images are often siblings, and a random game seldom
    /// plays both.
    fn children<G: Game<Move = M>>(
        &mut self,
        tested: &TestedGame<'_, G>,
        pos: &G,
        of: fn(&G) -> u64,
        path: &Path<M>,
    ) -> Result<(), Contradiction<M>> {
        let mut after = pos.clone();
        for m in pos.moves() {
            let (image, here) =
                after.after(m, |pos| (of(pos), Prospects::by_image_alone(pos, tested.evaluators)));
            let (brief, _) = here.digests();
            let Some(known) = self.by_image.get(&image) else {
                if self.by_image.len() < MOST {
                    let path = path.iter().copied().chain([m]).collect();
                    self.by_image.insert(image, Image { brief, whole: None, path });
                }
                continue;
            };
            if known.brief != brief {
                let there = Prospects::by_image_alone(&tested.reach(&known.path), tested.evaluators);
                if let Some(fault) = here.differs(
                    &there,
                    "symmetric_key()",
                    ContractRule::ImageShared,
                    ContractRule::ImageWorth,
                ) {
                    return Err(Contradiction { fault, other: known.path.clone(), child: Some(m) });
                }
            }
        }
        Ok(())
    }

    fn end(
        &mut self,
        evaluator: &'static str,
        kind: usize,
        value: Score,
        path: &Rc<[M]>,
        call: &str,
    ) -> Consistency<M> {
        let ends = self.ends.entry(evaluator).or_default();
        let fault = |expected: String, other: &Rc<[M]>| {
            Err((Fault::new(ContractRule::Outcomes, call, expected, value).of(evaluator), other.clone()))
        };
        for worse in ends[..kind].iter().flatten() {
            if worse.most.0 >= value {
                return fault(format!("> {}", worse.most.0), &worse.most.1);
            }
        }
        for better in ends[kind + 1..].iter().flatten() {
            if better.least.0 <= value {
                return fault(format!("< {}", better.least.0), &better.least.1);
            }
        }
        let here = || (value, path.clone());
        let extremes = ends[kind].get_or_insert_with(|| Extremes { least: here(), most: here() });
        if value < extremes.least.0 {
            extremes.least = here();
        }
        if value > extremes.most.0 {
            extremes.most = here();
        }
        Ok(())
    }
}
