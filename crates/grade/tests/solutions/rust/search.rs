//! The searches.

use crate::games::Game;

const INFINITE: i32 = 1_000_000_000;

/// The search of one position.
pub struct Search {
    game: Box<dyn Game>,
    /// The best move of the root.
    pub best_move: Option<usize>,
    /// The positions that were entered, the root and the leaves among them.
    pub nodes: u64,
}

impl Search {
    pub fn new(game: Box<dyn Game>) -> Self {
        Self { game, best_move: None, nodes: 0 }
    }

    pub fn minimax(&mut self, depth: i32) -> Option<i32> {
        Some(self.minimax_at(depth, 0))
    }

    pub fn negamax(&mut self, depth: i32) -> Option<i32> {
        Some(self.negamax_at(depth, 0))
    }

    pub fn alpha_beta(&mut self, depth: i32) -> Option<i32> {
        Some(self.alpha_beta_at(depth, 0, -INFINITE, INFINITE))
    }

    pub fn negascout(&mut self, depth: i32) -> Option<i32> {
        Some(self.negascout_at(depth, 0, -INFINITE, INFINITE))
    }

    /// The value of a leaf for the side to move; none for an inner node.
    fn leaf(&mut self, depth: i32, ply: i32) -> Option<i32> {
        self.nodes += 1;
        self.game.finished(ply).or_else(|| (depth == 0).then(|| self.game.evaluate()))
    }

    fn minimax_at(&mut self, depth: i32, ply: i32) -> i32 {
        let is_max = ply % 2 == 0;
        if let Some(value) = self.leaf(depth, ply) {
            return if is_max { value } else { -value };
        }
        let mut best = if is_max { -INFINITE } else { INFINITE };
        for m in self.game.moves() {
            self.game.make(m);
            let value = self.minimax_at(depth - 1, ply + 1);
            self.game.unmake(m);
            if if is_max { value > best } else { value < best } {
                best = value;
                if ply == 0 {
                    self.best_move = Some(m);
                }
            }
        }
        best
    }

    fn negamax_at(&mut self, depth: i32, ply: i32) -> i32 {
        if let Some(value) = self.leaf(depth, ply) {
            return value;
        }
        let mut best = -INFINITE;
        for m in self.game.moves() {
            self.game.make(m);
            let value = -self.negamax_at(depth - 1, ply + 1);
            self.game.unmake(m);
            if value > best {
                best = value;
                if ply == 0 {
                    self.best_move = Some(m);
                }
            }
        }
        best
    }

    fn alpha_beta_at(&mut self, depth: i32, ply: i32, mut alpha: i32, beta: i32) -> i32 {
        if let Some(value) = self.leaf(depth, ply) {
            return value;
        }
        let mut best = -INFINITE;
        for m in self.game.moves() {
            self.game.make(m);
            let value = -self.alpha_beta_at(depth - 1, ply + 1, -beta, -alpha);
            self.game.unmake(m);
            if value > best {
                best = value;
                if ply == 0 {
                    self.best_move = Some(m);
                }
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    fn negascout_at(&mut self, depth: i32, ply: i32, mut alpha: i32, beta: i32) -> i32 {
        if let Some(value) = self.leaf(depth, ply) {
            return value;
        }
        let mut best = -INFINITE;
        for (number, m) in self.game.moves().into_iter().enumerate() {
            let high = if number == 0 { beta } else { alpha + 1 };
            self.game.make(m);
            let mut value = -self.negascout_at(depth - 1, ply + 1, -high, -alpha);
            if number > 0 && alpha < value && value < beta {
                value = -self.negascout_at(depth - 1, ply + 1, -beta, -alpha);
            }
            self.game.unmake(m);
            if value > best {
                best = value;
                if ply == 0 {
                    self.best_move = Some(m);
                }
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}
