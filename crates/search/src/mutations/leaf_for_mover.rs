//! Minimax that takes the value of a leaf for the side to move there, not for the player at the root.
//!
//! If turns alternate, every leaf at an odd distance from the root has the wrong sign. A finished game that the side to move
//! has lost always counts as a loss of the player at the root, so the wins of that player are never seen.

use plyground_core::{Player, Position, Score, Stopped, Window};

use crate::{Conventions, Minimax, SearchContext, Searcher};

/// [`Minimax`] with this mistake.
#[derive(Clone, Copy, Debug)]
pub struct LeafForMover;

impl<P: Position> Searcher<P> for LeafForMover {
    fn value<S: SearchContext<P>>(
        &self,
        context: &mut S,
        pos: &mut P,
        depth: u16,
        window: Window,
    ) -> Result<Score, Stopped> {
        let root = pos.to_move();
        Minimax.value(&mut Unturned { context, root }, pos, depth, window)
    }
}

/// Negates the value of a leaf where the opponent is to move. Minimax negates it again, so that it keeps the wrong sign.
struct Unturned<'a, S> {
    context: &'a mut S,
    root: Player,
}

impl<P: Position, S: SearchContext<P>> SearchContext<P> for Unturned<'_, S> {
    type Observer = S::Observer;

    fn observer(&mut self) -> &mut S::Observer {
        self.context.observer()
    }

    fn conventions(&self) -> Conventions {
        self.context.conventions()
    }

    fn leaf(&mut self, pos: &P, depth: u16, ply: u16) -> Option<Score> {
        let value = self.context.leaf(pos, depth, ply)?;
        Some(if pos.to_move() == self.root { value } else { -value })
    }

    fn evaluate(&mut self, pos: &P) -> Score {
        let value = self.context.evaluate(pos);
        if pos.to_move() == self.root { value } else { -value }
    }
}
