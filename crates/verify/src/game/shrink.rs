//! The smallest case: the fewest moves after which the same rule is broken.
//!
//! Short games are tried in order of their length first, up to a number of positions: what is found so is the shortest
//! case. Where there are too many, moves are removed from the game that failed, many at a time and then few (A. Zeller
//! and R. Hildebrandt, "Simplifying and isolating failure-inducing input", 2002).

use std::collections::BTreeMap;

use plyground_core::Game;

use super::{LocatedFault, Walker};
use crate::failure::guarded;
use crate::{Claims, ContractRule, TestPlan};

/// The same failure after fewer moves, and whether it is proven that there is none after even fewer.
pub(super) fn smallest<G: Game>(
    start: &G,
    claims: &Claims<G>,
    found: LocatedFault<G::Move>,
    plan: &TestPlan,
) -> (LocatedFault<G::Move>, bool) {
    if found.fault.rule() == ContractRule::Endless {
        return (round(start, found), false);
    }
    match shortest(start, claims, &found, plan.patience) {
        ShrinkResult::Shorter(shorter) => (shorter, true),
        ShrinkResult::None => (found, true),
        ShrinkResult::GaveUp if found.other.is_some() => {
            (thin_both(start, claims, found, plan.patience), false)
        }
        ShrinkResult::GaveUp => (thin(start, claims, found, plan.patience), false),
    }
}

/// A game that does not end is mostly a cycle: the shortest path to a position that occurred before, and the path to
/// its first occurrence.
fn round<G: Game>(start: &G, mut found: LocatedFault<G::Move>) -> LocatedFault<G::Move> {
    let mut pos = start.clone();
    let mut places = BTreeMap::from([((pos.write_position(), pos.to_move()), 0)]);
    for (made, &m) in (1..).zip(&found.path) {
        pos.make(m);
        let before = *places.entry((pos.write_position(), pos.to_move())).or_insert(made);
        if before < made {
            found.other = Some(found.path[..before].to_vec());
            found.path.truncate(made);
            found.at = made;
            break;
        }
    }
    found
}

enum ShrinkResult<M> {
    Shorter(LocatedFault<M>),
    None,
    GaveUp,
}

/// Tries all shorter games, the shortest first.
fn shortest<G: Game>(
    start: &G,
    claims: &Claims<G>,
    found: &LocatedFault<G::Move>,
    mut patience: usize,
) -> ShrinkResult<G::Move> {
    let longest = found.other.as_ref().map_or(0, Vec::len).max(found.path.len());
    let mut walker = Walker::new(start, claims);
    // A fault of `unmake` may show only where the full state is compared.
    walker.is_thorough = found.fault.rule() == ContractRule::Unmake;
    let mut level: Vec<Vec<G::Move>> = vec![Vec::new()];
    for length in 0..=longest {
        let mut next = Vec::new();
        for path in &level {
            if patience == 0 {
                return ShrinkResult::GaveUp;
            }
            patience -= 1;
            if let Err(shorter) = walk(&mut walker, path, length) {
                if shorter.fault.rule() == found.fault.rule() {
                    return ShrinkResult::Shorter(shorter);
                }
                // Another rule is broken here; the positions behind it cannot be relied on.
                continue;
            }
            let _ = guarded(|| {
                let mut pos = start.clone();
                for &m in path {
                    pos.make(m);
                }
                // No more games are listed than will be tried.
                let room = patience.saturating_sub(next.len());
                next.extend(pos.moves().take(room.max(1)).map(|m| [path.as_slice(), &[m]].concat()));
                Ok(())
            });
        }
        level = next;
    }
    ShrinkResult::None
}

/// Plays exactly these moves, checking positions once `from` of them were played. Moves that are not legal end the
/// game.
fn walk<G: Game>(
    walker: &mut Walker<'_, G>,
    path: &[G::Move],
    from: usize,
) -> Result<(), LocatedFault<G::Move>> {
    let mut choose = |pos: &G, plies: usize| {
        let m = *path.get(plies)?;
        pos.moves().any(|legal| legal == m).then_some(m)
    };
    walker.walk(&mut choose, from, usize::MAX)
}

/// Removes moves as long as the same rule is broken.
fn thin<G: Game>(
    start: &G,
    claims: &Claims<G>,
    mut found: LocatedFault<G::Move>,
    mut patience: usize,
) -> LocatedFault<G::Move> {
    let mut size = found.path.len() / 2;
    while size > 0 {
        let mut at = 0;
        let mut helped = false;
        while at + size <= found.path.len() && patience > 0 {
            patience -= 1;
            let shorter = [&found.path[..at], &found.path[at + size..]].concat();
            let mut walker = Walker::new(start, claims);
            match walk(&mut walker, &shorter, 0) {
                Err(better)
                    if better.fault.rule() == found.fault.rule() && better.path.len() < found.path.len() =>
                {
                    found = better;
                    helped = true;
                }
                _ => at += 1,
            }
        }
        size = if helped { size.min(found.path.len() / 2) } else { size / 2 };
    }
    found
}

/// The same for a contradiction between two positions: moves are removed from either path, or from both.
fn thin_both<G: Game>(
    start: &G,
    claims: &Claims<G>,
    mut found: LocatedFault<G::Move>,
    mut patience: usize,
) -> LocatedFault<G::Move> {
    let without = |path: &[G::Move], at: usize, size: usize| {
        let end = (at + size).min(path.len());
        [&path[..at.min(path.len())], &path[end..]].concat()
    };
    for size in [8, 4, 2, 1] {
        let mut at = 0;
        while at < found.path.len() && patience > 0 {
            let other = found.other.clone().unwrap_or_default();
            let left = &found.path[at..(at + size).min(found.path.len())];
            // The same moves are removed from both paths, wherever they are.
            let thinned: Vec<G::Move> = other.iter().copied().filter(|m| !left.contains(m)).collect();
            let mine = without(&found.path, at, size);
            let better = [thinned, other].into_iter().find_map(|other| {
                patience = patience.saturating_sub(1);
                let mut walker = Walker::new(start, claims);
                // Only the ends of the paths are checked: these are the two positions.
                walk(&mut walker, &other, other.len()).ok()?;
                let better = walk(&mut walker, &mine, mine.len()).err()?;
                let size = |found: &LocatedFault<G::Move>| {
                    found.path.len() + found.other.as_ref().map_or(0, Vec::len)
                };
                (better.fault.rule() == found.fault.rule() && size(&better) < size(&found)).then_some(better)
            });
            match better {
                Some(better) => found = better,
                None => at += 1,
            }
        }
    }
    found
}
