//! Keeps the principal variation and the values of the root moves.

use plyground_core::{Observer, Position, Score, Stopped, Window};

/// The triangular PV table, one row per ply.
///
/// When a node finds a better move, its row becomes that move followed by the row of the child. If the root is visited several
/// times, a later visit replaces the values of the root moves; it replaces the variation only if a move exceeds its alpha.
#[derive(Clone, Debug)]
pub struct PrincipalVariation<M> {
    rows: Vec<Vec<M>>,
    ply: usize,
    best: Option<Best>,
    root_values: Vec<RootValue<M>>,
    /// The root move being searched, if the search has a move order of its own.
    picked: Option<M>,
    /// The window of the root, and that of the root move being searched.
    root: Window,
    window: Window,
    /// Whether the root move is being re-searched.
    is_research: bool,
    /// Whether the root has been visited before.
    was_visited: bool,
}

/// The value of the best root move so far. The move itself is the first of [`PrincipalVariation::moves`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    /// Its value, for the side to move at the root.
    pub value: Score,
    /// The window of the root at that time.
    pub window: Window,
}

/// The value that the search of a root move returned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RootValue<M> {
    /// The move; `None` for the next in the game's order.
    pub movement: Option<M>,
    /// The value, for the side to move after it.
    pub value: Score,
    /// The window, for the same side; outside it the value is only a bound.
    pub window: Window,
}

impl<M: Copy> PrincipalVariation<M> {
    /// With capacity for variations of `depth` moves.
    pub fn new(depth: u16) -> Self {
        // For a larger depth the rows grow as they are needed.
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
            is_research: false,
            was_visited: false,
        }
    }

    /// The principal variation so far; empty until a root move has become the best.
    pub fn moves(&self) -> &[M] {
        &self.rows[0]
    }

    /// The value of the best root move so far.
    pub fn best(&self) -> Option<Best> {
        self.best
    }

    /// The values of the root moves that were searched, in the order of the search.
    pub fn root_values(&self) -> &[RootValue<M>] {
        &self.root_values
    }
}

impl<P: Position> Observer<P> for PrincipalVariation<P::Move> {
    #[inline]
    fn enter(&mut self, _pos: &P, ply: u16, window: Window) -> Result<(), Stopped> {
        self.ply = usize::from(ply);
        if self.ply + 1 >= self.rows.len() {
            self.rows.push(Vec::new());
        }
        match self.ply {
            // The variation of an earlier visit stays until this one finds a better move.
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
            if self.was_visited && value <= self.root.alpha {
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
        self.is_research |= self.ply == 0;
    }

    #[inline]
    fn leave(&mut self, value: Score) {
        if self.ply == 1 {
            // Turns need not alternate; the driver corrects the sign.
            let mut window = self.window;
            let scouted = std::mem::take(&mut self.is_research).then(|| self.root_values.pop()).flatten();
            // A re-search by `Research::FromValue` has the value of the null-window search as its beta. That value was an
            // upper bound for the opponent, so if the re-search reaches it again, it is exact.
            if scouted.as_ref().is_some_and(|scouted| scouted.value == window.beta) {
                window.beta = Score::INFINITE;
            }
            let movement = self.picked.take().or(scouted.and_then(|scouted| scouted.movement));
            self.root_values.push(RootValue { movement, value, window });
        }
        self.was_visited |= self.ply == 0;
        self.ply = self.ply.saturating_sub(1);
    }
}
