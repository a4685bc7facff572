//! The turns and reflections under which a board looks the same.

use plyground_core::{Player, Symmetric};

use super::{Mnk, MnkCell, MnkShape, Stones};

/// Where column and row go on a board of a width and a height.
type Symmetry = fn(i32, i32, i32, i32) -> (i32, i32);

impl MnkShape {
    /// Works out where each cell goes under each symmetry.
    pub(super) fn find_symmetries(&self) -> Vec<Vec<MnkCell>> {
        let (w, h) = (self.width() as i32, self.height() as i32);
        let symmetries: [Symmetry; 8] = [
            |x, y, _, _| (x, y),
            |x, y, w, _| (w - 1 - x, y),
            |x, y, _, h| (x, h - 1 - y),
            |x, y, w, h| (w - 1 - x, h - 1 - y),
            |x, y, _, _| (y, x),
            |x, y, w, _| (y, w - 1 - x),
            |x, y, _, h| (h - 1 - y, x),
            |x, y, w, h| (h - 1 - y, w - 1 - x),
        ];
        let count = if w == h { 8 } else { 4 };
        let image = |symmetry: Symmetry, cell: MnkCell| {
            let (x, y) = self.place(cell);
            let (x, y) = symmetry(x, y, w, h);
            self.cell(x, y).expect("a symmetry keeps cells on the board")
        };
        symmetries[..count]
            .iter()
            .map(|&symmetry| (0..self.cells()).map(|i| image(symmetry, MnkCell::new(i))).collect())
            .collect()
    }
}

impl<S: Stones> Mnk<S> {
    /// This position under a symmetry of its board.
    pub fn turned(&self, symmetry: &[MnkCell]) -> Self {
        let turn = |player: Player| {
            let mut turned = S::default();
            self.stones(player).cells().for_each(|cell| turned.toggle(symmetry[cell.index()]));
            turned
        };
        Self::set_up(&self.shape, Player::BOTH.map(turn), self.to_move)
    }
}

impl<S: Stones> Symmetric for Mnk<S> {
    /// The least of the keys of all images.
    fn symmetric_key(&self) -> u64 {
        let image = |symmetry: &Vec<MnkCell>| self.key_of(|cell| symmetry[cell.index()]);
        let keys = self.shape.symmetries().iter().map(image);
        keys.min().expect("every board has at least the symmetry that moves nothing")
    }
}
