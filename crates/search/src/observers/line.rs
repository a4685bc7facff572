//! Remembers the principal variation and what every root move returned.

use plyground_core::{Observer, Position, Score, Stopped, Window};

/// A triangular table of best lines, one row a ply.
///
/// A row is filled when its node finds a better move: that move, followed by the row of the child just left.
#[derive(Clone, Debug)]
pub struct Line<M> {
    rows: Vec<Vec<M>>,
    ply: usize,
    best: Option<Score>,
    root_values: Vec<(Score, Window)>,
    /// The window of the root move being searched.
    window: Window,
    again: bool,
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
            window: Window::FULL,
            again: false,
        }
    }

    /// The best line from the root so far, empty until a root move was good enough.
    pub fn moves(&self) -> &[M] {
        &self.rows[0]
    }

    /// The value of the best root move so far.
    pub fn best(&self) -> Option<Score> {
        self.best
    }

    /// What came back for each root move that was finished, in the order in which they were searched, and the window
    /// outside which it is only a bound; both for the side to move after the root move.
    pub fn root_values(&self) -> &[(Score, Window)] {
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
        self.rows[self.ply].clear();
        if self.ply == 1 {
            self.window = window;
        }
        Ok(())
    }

    #[inline]
    fn improved(&mut self, m: P::Move, value: Score) {
        if let [.., row, child] = &mut self.rows[..self.ply + 2] {
            row.clear();
            row.push(m);
            row.extend_from_slice(child);
        }
        if self.ply == 0 {
            self.best = Some(value);
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
            if tested.is_some_and(|(tested, _)| tested == window.beta) {
                window.beta = Score::INFINITE;
            }
            self.root_values.push((value, window));
        }
        self.ply = self.ply.saturating_sub(1);
    }
}
