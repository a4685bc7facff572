//! What was seen in other positions of the same run, for promises about two positions.

use std::collections::BTreeMap;
use std::rc::Rc;

use plyground_core::{Game, Keys, Player, Score};

use super::judged::kind;
use super::observed::{Judge, Observed};
use crate::Rule;
use crate::failure::Fault;

/// So many positions are remembered.
const MOST: usize = 100_000;

/// A fault in which two positions take part: the fault and the moves to the other one.
pub(super) type Clash<M> = (Fault, Rc<[M]>);

/// What a position is told apart by: its text and the side to move.
type Identity = (String, Player);

/// The moves that lead to a position.
type Path<M> = Rc<[M]>;

/// Positions by their keys and by their texts, and the least and the most that each kind of end was worth to each evaluator.
pub(super) struct Seen<M> {
    by_key: BTreeMap<u64, (Identity, Path<M>)>,
    by_text: BTreeMap<Identity, (u64, Path<M>)>,
    ends: BTreeMap<&'static str, [Option<Extremes<M>>; 3]>,
}

/// The least and the most that a kind of end was worth, and the moves to these ends.
struct Extremes<M> {
    least: (Score, Rc<[M]>),
    most: (Score, Rc<[M]>),
}

impl<M: Copy> Seen<M> {
    pub(super) fn new() -> Self {
        Self { by_key: BTreeMap::new(), by_text: BTreeMap::new(), ends: BTreeMap::new() }
    }

    /// Notes a position, and finds whether it goes together with those before.
    pub(super) fn note<G: Game<Move = M>>(
        &mut self,
        pos: &G,
        shown: &Observed,
        judges: &[Judge<G>],
        path: &[M],
    ) -> Result<(), Clash<M>> {
        let path: Rc<[M]> = path.into();
        if let Some(key) = shown.key() {
            let may_differ = G::IS_WRITTEN || G::KEYS == Keys::Histories;
            self.keys(key, shown.identity(), &path, (may_differ, G::KEYS == Keys::Futures))?;
        }
        if let Some(outcome) = pos.outcome() {
            let plies = u16::try_from(path.len()).unwrap_or(u16::MAX);
            for judge in judges.iter().filter(|judge| judge.orders_outcomes) {
                for ply in [1, plies] {
                    let value = judge.evaluator.finished(pos, outcome, ply);
                    let call = format!("finished({outcome:?}, {ply})");
                    self.end(judge.id, kind(pos, outcome), value, &path, &call)?;
                }
            }
        }
        Ok(())
    }

    fn keys(
        &mut self,
        key: u64,
        identity: (String, Player),
        path: &Rc<[M]>,
        (may_differ, may_be_shared): (bool, bool),
    ) -> Result<(), Clash<M>> {
        let hex = |key: u64| format!("{key:#018x}");
        if let Some((known, other)) = self.by_text.get(&identity) {
            // Places of a written tree may look alike and still be two, and so may positions with a history.
            return if *known == key || may_differ {
                Ok(())
            } else {
                Err((Fault::new(Rule::KeyLost, "key()", hex(*known), hex(key)), other.clone()))
            };
        }
        if let Some((known, other)) = self.by_key.get(&key).filter(|_| !may_be_shared) {
            let expected = format!("!= {} ({}, {:?})", hex(key), known.0, known.1);
            return Err((Fault::new(Rule::KeyShared, "key()", expected, hex(key)), other.clone()));
        }
        if self.by_text.len() < MOST {
            self.by_text.insert(identity.clone(), (key, path.clone()));
            self.by_key.insert(key, (identity, path.clone()));
        }
        Ok(())
    }

    fn end(
        &mut self,
        judge: &'static str,
        kind: usize,
        value: Score,
        path: &Rc<[M]>,
        call: &str,
    ) -> Result<(), Clash<M>> {
        let ends = self.ends.entry(judge).or_default();
        let fault = |expected: String, other: &Rc<[M]>| {
            Err((Fault::new(Rule::Outcomes, call, expected, value).of(judge), other.clone()))
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
