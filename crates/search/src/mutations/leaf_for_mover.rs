//! Minimax that scores a leaf for the side to move there, not for the side that asked.
//!
//! At odd depths every leaf then has the wrong sign, and a finished game, which the side to move has always lost or
//! drawn, looks bad to both.

use plyground_core::{Evaluator, Observer, Outcome, Player, Position, Score, Stopped, Window};

use crate::{Choices, Context, Minimax, Searcher};

/// [`Minimax`] with that mistake.
#[derive(Clone, Copy, Debug)]
pub struct LeafForMover;

impl<P: Position> Searcher<P> for LeafForMover {
    fn value<E, O, C>(
        &self,
        context: &mut Context<'_, E, O, C>,
        pos: &mut P,
        depth: u16,
        window: Window,
    ) -> Result<Score, Stopped>
    where
        E: Evaluator<P> + ?Sized,
        O: Observer<P>,
        C: Choices,
    {
        let evaluator = &Unturned { inner: context.evaluator, root: pos.to_move() };
        let choices = context.choices;
        let mut context = Context { evaluator, observer: &mut context.observer, choices };
        Minimax.value(&mut context, pos, depth, window)
    }
}

/// Turns values beforehand in such a way that minimax, turning them again, ends up with the mover's own.
struct Unturned<'a, E: ?Sized> {
    inner: &'a E,
    root: Player,
}

impl<E: ?Sized> Unturned<'_, E> {
    fn turn<P: Position>(&self, pos: &P, value: Score) -> Score {
        if pos.to_move() == self.root { value } else { -value }
    }
}

impl<P: Position, E: Evaluator<P> + ?Sized> Evaluator<P> for Unturned<'_, E> {
    fn evaluate(&self, pos: &P) -> Score {
        self.turn(pos, self.inner.evaluate(pos))
    }
    fn finished(&self, pos: &P, outcome: Outcome, ply: u16) -> Score {
        self.turn(pos, self.inner.finished(pos, outcome, ply))
    }
    fn range(&self) -> Window {
        self.inner.range()
    }
}
