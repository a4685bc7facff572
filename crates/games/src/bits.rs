//! Moves as the bits of a word.

/// Defines the iterator over the moves that the bits of a word stand for, the lowest first: its name, the word, and the
/// function from the number of a bit to a move. The word itself is the list: bits are unpacked one by one as the
/// iterator advances.
macro_rules! moves_by_bits {
    ($(#[$doc:meta])* $name:ident($word:ty) of $move:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $name($word);

        impl Iterator for $name {
            type Item = $move;

            #[inline]
            fn next(&mut self) -> Option<$move> {
                if self.0 == 0 {
                    return None;
                }
                let bit = self.0.trailing_zeros() as u8;
                self.0 &= self.0 - 1;
                Some($move(bit))
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = self.0.count_ones() as usize;
                (left, Some(left))
            }
        }

        impl ExactSizeIterator for $name {}
    };
}

pub(crate) use moves_by_bits;
