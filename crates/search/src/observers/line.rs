//! Remembers the principal variation and what every root move returned.

use plyground_core::{Observer, Position, Score, Stopped, Window};

/// A triangular table of best lines, one row a ply.
///
/// A row is filled when its node finds a better move: that move, followed by the row of the child just left. Where the root
/// is visited several times, a later visit counts for the line if it finds a move above its alpha, and for the root's moves
/// in any case.
#[derive(Clone, Debug)]
pub struct Line<M> {
    rows: Vec<Vec<M>>,
    ply: usize,
    best: Option<Best>,
    root_values: Vec<RootValue<M>>,
    /// The move that the root picked last.
    picked: Option<M>,
    /// The window of the root, and that of the root move being searched.
    root: Window,
    window: Window,
    again: bool,
    visited: bool,
}

/// The best root move so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    /// What came back for it, for the side to move at the root.
    pub value: Score,
    /// The window of the root at that time.
    pub window: Window,
}

/// What came back for a root move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RootValue<M> {
    /// The move; `None` for the next in the game's order.
    pub movement: Option<M>,
    /// The value, for the side to move after it.
    pub value: Score,
    /// The window outside which that is only a bound, for the same side.
    pub window: Window,
}

impl<M: Copy> Line<M> {
    /// Room for lines of `depth` moves.
    pub fn new(depth: u16) -> Self {
        // A search far deeper than any game here grows its rows as it goes.
        let room = usize::from(depth).min(64) + 2;
        let rows = (0..room).map(|ply| Vec::with_capacity(room - ply)).collect();
        Self {
            rows,
            ply: 0,
            best: None,
            root_values: Vec::with_capacity(512),
            picked: None,
            root: Window::FULL,
            window: Window::FULL,
            again: false,
            visited: false,
        }
    }

    /// The best line from the root so far, empty until a root move was good enough.
    pub fn moves(&self) -> &[M] {
        &self.rows[0]
    }

    /// The best root move so far.
    pub fn best(&self) -> Option<Best> {
        self.best
    }

    /// What came back for each root move that was finished, in the order in which they were searched.
    pub fn root_values(&self) -> &[RootValue<M>] {
        &self.root_values
    }
}

impl<P: Position> Observer<P> for Line<P::Move> {
    #[inline]
    fn enter(&mut self, _pos: &P, ply: u16, window: Window) -> Result<(), Stopped> {
        self.ply = usize::from(ply);
        if self.ply + 1 >= self.rows.len() {
            self.rows.push(Vec::new());
        }
        match self.ply {
            // A line that another visit has found stays until this one has a better.
            0 => {
                self.root = window;
                self.root_values.clear();
            }
            ply => {
                self.rows[ply].clear();
                if ply == 1 {
                    self.window = window;
                }
            }
        }
        Ok(())
    }

    #[inline]
    fn pick(&mut self, m: P::Move) {
        if self.ply == 0 {
            self.picked = Some(m);
        }
    }

    #[inline]
    fn improved(&mut self, m: P::Move, value: Score) {
        if self.ply == 0 {
            if self.visited && value <= self.root.alpha {
                return;
            }
            self.best = Some(Best { value, window: self.root });
        }
        if let [.., row, child] = &mut self.rows[..self.ply + 2] {
            row.clear();
            row.push(m);
            row.extend_from_slice(child);
        }
    }

    #[inline]
    fn research(&mut self, _m: P::Move) {
        self.again |= self.ply == 0;
    }

    #[inline]
    fn leave(&mut self, value: Score) {
        if self.ply == 1 {
            // Turns need not alternate; the driver puts the sign right.
            let mut window = self.window;
            let tested = std::mem::take(&mut self.again).then(|| self.root_values.pop()).flatten();
            // The test has shown that the opponent gets no more than it returned: beyond that edge nothing is hidden.
            if tested.as_ref().is_some_and(|tested| tested.value == window.beta) {
                window.beta = Score::INFINITE;
            }
            let movement = self.picked.take().or(tested.and_then(|tested| tested.movement));
            self.root_values.push(RootValue { movement, value, window });
        }
        self.visited |= self.ply == 0;
        self.ply = self.ply.saturating_sub(1);
    }
}
