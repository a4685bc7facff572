//! A list of moves for games whose moves are generated one by one.

/// The legal moves of a position, as [`Position::Moves`](crate::Position::Moves): filled by [`push`](Self::push), `extend` or
/// `collect`, then iterated. The first `N` moves need no allocation; choose `N` so that few positions have more. A `Vec`
/// instead would allocate at every node of a search.
///
/// ```
/// use plyground_core::MoveList;
///
/// let mut moves: MoveList<u8, 8> = (0..3).collect();
/// moves.push(7);
/// assert_eq!(moves.len(), 4);
/// assert!(moves.eq([0, 1, 2, 7]));
/// ```
#[derive(Clone, Debug)]
pub struct MoveList<M, const N: usize = 64> {
    /// The first moves; those from `pushed` on have no meaning.
    near: Option<[M; N]>,
    /// The moves after the first `N`.
    far: Vec<M>,
    pushed: usize,
    /// How many have been iterated.
    taken: usize,
}

impl<M: Copy, const N: usize> MoveList<M, N> {
    /// No moves.
    #[inline]
    pub const fn new() -> Self {
        Self { near: None, far: Vec::new(), pushed: 0, taken: 0 }
    }

    /// Adds a move at the end.
    #[inline]
    pub fn push(&mut self, m: M) {
        match &mut self.near {
            // The other places are filled too, since without unsafe code no place can be left uninitialised.
            None if N > 0 => self.near = Some([m; N]),
            Some(near) if self.pushed < N => near[self.pushed] = m,
            _ => self.far.push(m),
        }
        self.pushed += 1;
    }
}

impl<M: Copy, const N: usize> Default for MoveList<M, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<M: Copy, const N: usize> Extend<M> for MoveList<M, N> {
    #[inline]
    fn extend<I: IntoIterator<Item = M>>(&mut self, moves: I) {
        moves.into_iter().for_each(|m| self.push(m));
    }
}

impl<M: Copy, const N: usize> FromIterator<M> for MoveList<M, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = M>>(moves: I) -> Self {
        let mut list = Self::new();
        list.extend(moves);
        list
    }
}

impl<M: Copy, const N: usize> Iterator for MoveList<M, N> {
    type Item = M;

    #[inline]
    fn next(&mut self) -> Option<M> {
        if self.taken == self.pushed {
            return None;
        }
        let m = match &self.near {
            Some(near) if self.taken < N => near[self.taken],
            _ => self.far[self.taken - N],
        };
        self.taken += 1;
        Some(m)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.pushed - self.taken;
        (left, Some(left))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<M> {
        self.taken = self.pushed.min(self.taken.saturating_add(n));
        self.next()
    }
}

impl<M: Copy, const N: usize> ExactSizeIterator for MoveList<M, N> {}

#[cfg(test)]
mod tests {
    use super::*;

    fn like_a_vec<const N: usize>(count: u32) {
        let list: MoveList<u32, N> = (0..count).collect();
        let vec: Vec<u32> = (0..count).collect();
        assert_eq!(list.len(), vec.len(), "{N} {count}");
        assert!(list.clone().eq(vec.iter().copied()), "{N} {count}");
        for n in 0..count as usize + 2 {
            let (mut list, mut plain) = (list.clone(), vec.iter().copied());
            assert_eq!((list.next(), list.nth(n)), (plain.next(), plain.nth(n)), "{N} {count} {n}");
            assert_eq!(list.len(), plain.len());
            assert_eq!(list.next(), plain.next());
        }
        assert_eq!(list.clone().nth(usize::MAX), None);
    }

    #[test]
    fn it_has_the_moves_that_were_pushed() {
        for count in 0..12 {
            like_a_vec::<0>(count);
            like_a_vec::<1>(count);
            like_a_vec::<8>(count);
        }
    }

    #[test]
    fn moves_can_be_added_after_some_were_taken() {
        let mut list: MoveList<u8, 2> = [1, 2, 3].into_iter().collect();
        assert_eq!(list.next(), Some(1));
        list.extend([4, 5]);
        assert!(list.eq([2, 3, 4, 5]));
    }
}
