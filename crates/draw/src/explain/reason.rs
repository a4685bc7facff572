//! Where the bound comes from that ends a node.

use plyground_core::{Player, Score, Window};

use crate::tree::{Id, Tree};

/// Why a node was left before its last move. Values are those of the root's side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The opponent has something as good elsewhere and will not come here.
    Alternative {
        /// Who has it.
        keeper: Player,
        /// The node at which it was found.
        at: Id,
        /// The move there.
        from: String,
        /// What it is worth.
        has: Score,
        /// Who is to move at the node that is cut.
        side: Player,
        /// What that side is sure to get here.
        holds: Score,
    },
    /// A move above was only tested, and the test is answered.
    Test {
        /// The visit to which the move under test leads.
        at: Id,
        /// The move under test.
        movement: String,
        /// Against what.
        than: Score,
        /// What is sure here.
        holds: Score,
    },
    /// The search was asked about a window only.
    Given {
        /// The edge of the window.
        bound: Score,
        /// What is sure here.
        holds: Score,
    },
    /// Nothing can be better.
    Unbeatable {
        /// What is sure here.
        holds: Score,
    },
    /// The window is closed, but not by anything that a sound search does.
    Closed {
        /// The window at the node.
        window: Window,
    },
}

/// Why a node was cut; `None` where it was not, or where what is below it was not recorded.
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
    // Beta is what the opponent has, and it has been handed down from wherever the opponent got it: from node to node two
    // plies up, until a move is found that is worth exactly that.
    let mut child = id;
    while let Some(keeper_id) = tree.nodes[child].parent {
        let keeper = &tree.nodes[keeper_id];
        if keeper.side == node.side {
            // Turns do not alternate here; bounds are then not handed down like this.
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
            // What the keeper has comes from further up.
            Some(above) if !tree.is_tested(keeper_id) => child = above,
            Some(_) => break,
            None => return Some(Reason::Given { bound: for_root(beta, node.side), holds }),
        }
        if tree.nodes[child].parent.is_none() {
            // The keeper's bound was the upper edge of the root's own window.
            return Some(Reason::Given { bound: for_root(beta, node.side), holds });
        }
    }
    Some(tested(tree, id, holds).unwrap_or(closed))
}

/// The test that a cut answers: the nearest one above it.
fn tested(tree: &Tree, id: Id, holds: Score) -> Option<Reason> {
    let up = std::iter::successors(Some(id), |&at| tree.nodes[at].parent);
    let under_test = up.into_iter().find(|&at| tree.is_tested(at))?;
    let parent = tree.nodes[under_test].parent?;
    // The mover's alpha at that moment: a test asks whether a move is better than what the mover has.
    let than = -tree.nodes[under_test].window.beta;
    let than = if tree.nodes[parent].side == tree.root().side { than } else { -than };
    Some(Reason::Test { at: under_test, movement: tree.nodes[under_test].movement.clone(), than, holds })
}
