//! The eight images of a board.

use plyground_core::{Keyed, Symmetric};

use super::Othello;

impl Symmetric for Othello {
    /// The least of the keys of all images.
    fn symmetric_key(&self) -> u64 {
        let mut image = *self;
        let mut least = u64::MAX;
        for turn in 0..8 {
            let discs = image.discs;
            image.discs = if turn % 2 == 0 {
                discs.map(|side| mirrored(side, self.size))
            } else {
                discs.map(transposed)
            };
            least = least.min(image.key());
        }
        least
    }
}

/// The columns the other way round. Boards smaller than 8x8 stand in the corner of the word.
fn mirrored(mut discs: u64, size: u8) -> u64 {
    discs = (discs >> 1 & 0x5555_5555_5555_5555) | (discs & 0x5555_5555_5555_5555) << 1;
    discs = (discs >> 2 & 0x3333_3333_3333_3333) | (discs & 0x3333_3333_3333_3333) << 2;
    discs = (discs >> 4 & 0x0f0f_0f0f_0f0f_0f0f) | (discs & 0x0f0f_0f0f_0f0f_0f0f) << 4;
    discs >> (8 - size)
}

/// Rows become columns.
fn transposed(mut discs: u64) -> u64 {
    let mut swap = |shift: u32, mask: u64| {
        let different = (discs ^ (discs >> shift)) & mask;
        discs ^= different ^ (different << shift);
    };
    swap(7, 0x00aa_00aa_00aa_00aa);
    swap(14, 0x0000_cccc_0000_cccc);
    swap(28, 0x0000_0000_f0f0_f0f0);
    discs
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use plyground_core::{Game, Player, Position};

    use super::*;

    #[test]
    fn images_share_a_key_and_mirroring_and_transposing_make_all_eight() {
        for size in ["4", "6", ""] {
            let start = Othello::start(size).unwrap();
            // Every first move of four is an image of every other.
            let mut board = start;
            let key = |m| board.after(m, |pos| pos.symmetric_key());
            let keys: BTreeSet<u64> = start.moves().map(key).collect();
            assert_eq!(keys.len(), 1, "{size}");
            let mut pos = start;
            for _ in 0..7 {
                let m = pos.moves().last().unwrap();
                pos.make(m);
            }
            let mut images = BTreeSet::new();
            let mut image = pos;
            for _ in 0..4 {
                image.discs = image.discs.map(|side| mirrored(side, pos.size));
                images.insert(image.discs);
                assert_eq!(image.symmetric_key(), pos.symmetric_key());
                image.discs = image.discs.map(transposed);
                images.insert(image.discs);
                assert_eq!(image.symmetric_key(), pos.symmetric_key());
                assert_eq!(image.count(Player::First), pos.count(Player::First));
                assert_eq!(image.discs.map(|side| side & !pos.board()), [0, 0]);
            }
            assert_eq!(image.discs, pos.discs, "{size}");
            // A position may be its own image; this one on 8x8 is not.
            assert!(if size.is_empty() { images.len() == 8 } else { 8 % images.len() == 0 }, "{images:?}");
        }
    }
}
