//! Proof and disproof numbers, which [`proof_number`](mod@crate::proof_number) and [`df_pn`](mod@crate::df_pn) share.
//!
//! V. Allis, "Searching for solutions in games and artificial intelligence", 1994. The proof number of a node is the least
//! number of undecided leaves that have to be proved for the node to be proved; the disproof number is the same for disproofs.
//!
//! With `c` the children of a node at which the side with the goal moves,
//!
//! - `proof == min(proof(c))`: one proved child suffices,
//! - `disproof == sum(disproof(c))`: all of them have to be disproved.
//!
//! Where the other side moves, min and sum change places. So that one formula suffices, the searches look at every node from
//! the point of view of the side that moves; [`ProofNumbers::turned`] converts.

use plyground_core::{Position, Stopped};

use crate::prove::{Goal, ProofObserver, ProofResult};

/// This number and all larger ones are infinite. The excess over this constant is the length of the proof in plies. By it the
/// reported line takes the shortest of several proofs, and of the replies to it the one that delays it longest.
pub(crate) const INFINITE: u32 = 1 << 31;

/// The proof number and the disproof number of a node.
///
/// A decided node has one number 0 and the other infinite: it is proved if `proof == 0`, disproved if `disproof == 0`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct ProofNumbers {
    pub(crate) proof: u32,
    pub(crate) disproof: u32,
}

impl ProofNumbers {
    /// Above the numbers of every undecided node.
    pub(crate) const INFINITE: Self = Self { proof: INFINITE, disproof: INFINITE };

    fn proved(plies: u32) -> Self {
        Self { proof: 0, disproof: INFINITE + plies }
    }

    fn disproved(plies: u32) -> Self {
        Self { proof: INFINITE + plies, disproof: 0 }
    }

    /// The numbers of a new leaf. Undecided, it counts as one leaf to prove and as many to disprove as it has moves (Allis'
    /// mobility initialisation), from the point of view of the side to move.
    #[inline]
    pub(crate) fn of<P: Position>(
        pos: &P,
        goal: Goal,
        observer: &mut ProofObserver<'_>,
    ) -> Result<Self, Stopped> {
        observer.enter()?;
        Ok(match pos.outcome() {
            Some(outcome) if goal.is_met_by(outcome) => Self::proved(0),
            Some(_) => Self::disproved(0),
            None => {
                let moves = pos.move_count() as u32;
                Self { proof: 1, disproof: moves }.turned(pos.to_move() != goal.player)
            }
        })
    }

    /// With `is_turned`, the same from the point of view of the other side, whose goal is the disproof.
    #[inline]
    pub(crate) fn turned(self, is_turned: bool) -> Self {
        if is_turned { Self { proof: self.disproof, disproof: self.proof } } else { self }
    }

    /// The verdict, if the node is decided.
    #[inline]
    pub(crate) fn verdict(self) -> Option<ProofResult> {
        match self {
            Self { proof: 0, .. } => Some(ProofResult::Proved),
            Self { disproof: 0, .. } => Some(ProofResult::Disproved),
            _ => None,
        }
    }

    /// The length in plies of the proof or disproof that was found; 0 while the node is undecided.
    #[inline]
    fn plies(self) -> u32 {
        self.proof.max(self.disproof).saturating_sub(INFINITE)
    }
}

/// How the disproof numbers of the children are combined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Combining {
    /// Their sum: exact if no position can be reached in two ways.
    Sum,
    /// The largest, plus one for every other child that is not disproved: weak proof-number search, T. Ueda, T. Hashimoto, J.
    /// Hashimoto and H. Iida, 2008. Where transpositions lead to the same position, the sum counts it several times.
    Largest,
}

/// The numbers of a node, from those of its children.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Combined {
    pub(crate) numbers: ProofNumbers,
    /// The index of the most-proving child. In a decided node, that of the move for the line: the shortest win, or the longest
    /// defence.
    pub(crate) pick: usize,
    /// The second smallest proof number of a child.
    pub(crate) second: u32,
    /// What the other children add to the disproof number.
    pub(crate) others: u32,
}

/// Combines the numbers of the children, at least one, from the point of view of the side to move.
#[inline]
pub(crate) fn combine(children: impl Iterator<Item = ProofNumbers>, combining: Combining) -> Combined {
    let (mut best, mut pick, mut second) = (ProofNumbers::INFINITE, 0, u32::MAX);
    let (mut sum, mut largest, mut open) = (0_u32, 0, 0_u32);
    let mut longest = (0, 0);
    for (i, child) in children.enumerate() {
        // Of two proved children the one with the shorter proof is better.
        if i == 0 || (child.proof, child.disproof) < (best.proof, best.disproof) {
            second = if i == 0 { u32::MAX } else { best.proof };
            (best, pick) = (child, i);
        } else {
            second = second.min(child.proof);
        }
        let disproof = child.disproof.min(INFINITE - 1);
        sum = (sum + disproof).min(INFINITE - 1);
        largest = largest.max(disproof);
        open += u32::from(disproof > 0);
        if child.plies() > longest.0 {
            longest = (child.plies(), i);
        }
    }
    let others = match combining {
        Combining::Sum => sum - best.disproof.min(sum),
        Combining::Largest => open.saturating_sub(1),
    };
    let numbers = match (best.proof, combining) {
        (0, _) => ProofNumbers::proved(best.plies() + 1),
        (INFINITE.., _) => {
            pick = longest.1;
            ProofNumbers::disproved(longest.0 + 1)
        }
        (proof, Combining::Sum) => ProofNumbers { proof, disproof: sum },
        (proof, Combining::Largest) => ProofNumbers { proof, disproof: (largest + others).min(INFINITE - 1) },
    };
    Combined { numbers, pick, second, others }
}
