//! The origin of the bound that causes a cutoff.

use plyground_core::{Player, Score, Window};

use crate::tree::{Id, Tree};

/// The reason of a cutoff. Values are those of the root's side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The opponent has an alternative that is at least as good and will avoid this node.
    Alternative {
        /// The side that has it.
        keeper: Player,
        /// The node at which it was found.
        at: Id,
        /// The move there.
        from: String,
        /// Its value.
        has: Score,
        /// The side to move at the node that is cut.
        side: Player,
        /// The value that this side is sure of here.
        holds: Score,
    },
    /// A move above is searched with a null window, and its result is decided here.
    Test {
        /// The null-window visit of that move.
        at: Id,
        /// That move.
        movement: String,
        /// The value that it was tested against.
        than: Score,
        /// The value that is sure here.
        holds: Score,
    },
    /// The root window of the search was limited.
    Given {
        /// The edge of that window.
        bound: Score,
        /// The value that is sure here.
        holds: Score,
    },
    /// No value can be better.
    Unbeatable {
        /// The value that is sure here.
        holds: Score,
    },
    /// The window is empty, but for no reason that a correct search has.
    Closed {
        /// The window at the node.
        window: Window,
    },
}

/// The reason of a node's cutoff; `None` if there was none, or if the subtree was not recorded.
pub fn reason(tree: &Tree, id: Id) -> Option<Reason> {
    let node = &tree.nodes[id];
    node.cut.as_ref()?;
    let for_root = |value: Score, side: Player| if side == tree.root().side { value } else { -value };
    let found = tree.sure(id, node.children.len()).or(node.value)?;
    let holds = for_root(found, node.side);
    let beta = node.window.beta;
    let closed = Reason::Closed { window: tree.window_for_root(id) };
    if found < beta {
        return Some(closed);
    }
    if beta == Score::INFINITE {
        return Some(Reason::Unbeatable { holds });
    }
    // Beta is the opponent's best value so far, passed down from the node where the opponent got it: goes up two plies
    // at a time, until a move has exactly this value.
    let mut child = id;
    while let Some(keeper_id) = tree.nodes[child].parent {
        let keeper = &tree.nodes[keeper_id];
        if keeper.side == node.side {
            // Turns do not alternate here, and bounds are then passed down in another way.
            return Some(closed);
        }
        let before = keeper.children.iter().position(|&c| c == child).unwrap_or_default();
        if tree.sure(keeper_id, before) == Some(-beta) {
            let best = keeper.children[..before].iter().rev().find(|&&c| tree.nodes[c].improved);
            let from = best.map(|&best| tree.nodes[best].movement.clone()).unwrap_or_default();
            let has = for_root(-beta, keeper.side);
            return Some(Reason::Alternative {
                keeper: keeper.side,
                at: keeper_id,
                from,
                has,
                side: node.side,
                holds,
            });
        }
        if keeper.window.alpha != -beta {
            break;
        }
        match keeper.parent {
            // The keeper's value comes from further up.
            Some(above) if !tree.is_tested(keeper_id) => child = above,
            Some(_) => break,
            None => return Some(Reason::Given { bound: for_root(beta, node.side), holds }),
        }
        if tree.nodes[child].parent.is_none() {
            // The keeper's bound was the upper edge of the root window.
            return Some(Reason::Given { bound: for_root(beta, node.side), holds });
        }
    }
    Some(tested(tree, id, holds).unwrap_or(closed))
}

/// The null-window search that a cutoff decides: the nearest one above it.
fn tested(tree: &Tree, id: Id, holds: Score) -> Option<Reason> {
    let up = std::iter::successors(Some(id), |&at| tree.nodes[at].parent);
    let under_test = up.into_iter().find(|&at| tree.is_tested(at))?;
    let parent = tree.nodes[under_test].parent?;
    // The mover's alpha at that moment: a null-window search asks whether a move is better than the mover's best.
    let than = -tree.nodes[under_test].window.beta;
    let than = if tree.nodes[parent].side == tree.root().side { than } else { -than };
    Some(Reason::Test { at: under_test, movement: tree.nodes[under_test].movement.clone(), than, holds })
}
