//! A position of any game, behind one type.

use std::any::Any;

use plyground_core::{Game, Grid, Labels, Outcome, Player};

/// A position as an evaluator that suits every game sees it, and for a downcast to the type of its game.
pub trait PositionView: Send + Sync {
    /// The position by its own type.
    fn as_any(&self) -> &dyn Any;
    /// The game with its parameters.
    fn game_name(&self) -> String;
    /// The side whose turn it is.
    fn side(&self) -> Player;
    /// The result, once there is one.
    fn result(&self) -> Option<Outcome>;
    /// The position as one line.
    fn text(&self) -> String;
    /// The board for people.
    fn drawing(&self) -> String;
    /// The board of cells, where the game has one.
    fn board(&self) -> Option<Grid>;
    /// Every legal move, in the game's order.
    fn move_texts(&self) -> Vec<String>;
    /// A copy to keep.
    fn kept(&self) -> Box<dyn PositionView>;
}

impl<G: Game> PositionView for G {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn game_name(&self) -> String {
        self.name()
    }

    fn side(&self) -> Player {
        self.to_move()
    }

    fn result(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn text(&self) -> String {
        self.write_position()
    }

    fn drawing(&self) -> String {
        self.draw(Labels::None)
    }

    fn board(&self) -> Option<Grid> {
        self.grid()
    }

    fn move_texts(&self) -> Vec<String> {
        self.moves().map(|m| self.write_move(m)).collect()
    }

    fn kept(&self) -> Box<dyn PositionView> {
        Box::new(self.clone())
    }
}
