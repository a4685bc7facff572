//! What the mouse can hit.

use ratatui::layout::{Position, Rect};

/// Where things were last drawn.
#[derive(Clone, Debug)]
pub struct Spots<T>(Vec<(Rect, T)>);

impl<T> Default for Spots<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Copy> Spots<T> {
    /// Forgets everything, before drawing.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Notes where a thing stands.
    pub fn add(&mut self, area: Rect, thing: T) {
        self.0.push((area, thing));
    }

    /// What stands there; the one that was drawn last if several do.
    pub fn at(&self, position: Position) -> Option<T> {
        self.0.iter().rev().find(|(area, _)| area.contains(position)).map(|&(_, thing)| thing)
    }
}
