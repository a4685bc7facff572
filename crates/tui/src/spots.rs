//! The areas that react to the mouse.

use ratatui::layout::{Position, Rect};

/// The areas of the last drawing, each with its meaning.
#[derive(Clone, Debug)]
pub struct Spots<T>(Vec<(Rect, T)>);

impl<T> Default for Spots<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Copy> Spots<T> {
    /// Removes all areas, before drawing.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds an area.
    pub fn add(&mut self, area: Rect, thing: T) {
        self.0.push((area, thing));
    }

    /// What is at a position; the one drawn last if there are several.
    pub fn at(&self, position: Position) -> Option<T> {
        self.0.iter().rev().find(|(area, _)| area.contains(position)).map(|&(_, thing)| thing)
    }
}
