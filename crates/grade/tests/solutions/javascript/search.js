// The searches.
"use strict";

const INFINITE = 1e9;

// The search of one position.
class Search {
  constructor(game) {
    this.game = game;
    this.bestMove = null; // the best move of the root
    this.nodes = 0; // the positions that were entered, the root and the leaves among them
  }

  // The value of a leaf for the side to move; null for an inner node.
  leaf(depth, ply) {
    this.nodes++;
    return this.game.finished(ply) ?? (depth === 0 ? this.game.evaluate() : null);
  }

  minimax(depth, ply = 0) {
    const isMax = ply % 2 === 0;
    const leaf = this.leaf(depth, ply);
    if (leaf !== null) return isMax ? leaf : 0 - leaf;
    let best = isMax ? -INFINITE : INFINITE;
    for (const move of this.game.moves()) {
      this.game.make(move);
      const value = this.minimax(depth - 1, ply + 1);
      this.game.unmake(move);
      if (isMax ? value > best : value < best) {
        best = value;
        if (ply === 0) this.bestMove = move;
      }
    }
    return best;
  }

  negamax(depth, ply = 0) {
    const leaf = this.leaf(depth, ply);
    if (leaf !== null) return leaf;
    let best = -INFINITE;
    for (const move of this.game.moves()) {
      this.game.make(move);
      const value = 0 - this.negamax(depth - 1, ply + 1);
      this.game.unmake(move);
      if (value > best) {
        best = value;
        if (ply === 0) this.bestMove = move;
      }
    }
    return best;
  }

  alphaBeta(depth, ply = 0, alpha = -INFINITE, beta = INFINITE) {
    const leaf = this.leaf(depth, ply);
    if (leaf !== null) return leaf;
    let best = -INFINITE;
    for (const move of this.game.moves()) {
      this.game.make(move);
      const value = 0 - this.alphaBeta(depth - 1, ply + 1, -beta, -alpha);
      this.game.unmake(move);
      if (value > best) {
        best = value;
        if (ply === 0) this.bestMove = move;
      }
      alpha = Math.max(alpha, best);
      if (alpha >= beta) break;
    }
    return best;
  }

  negaScout(depth, ply = 0, alpha = -INFINITE, beta = INFINITE) {
    const leaf = this.leaf(depth, ply);
    if (leaf !== null) return leaf;
    let best = -INFINITE;
    for (const [number, move] of this.game.moves().entries()) {
      const high = number === 0 ? beta : alpha + 1;
      this.game.make(move);
      let value = 0 - this.negaScout(depth - 1, ply + 1, -high, -alpha);
      if (number > 0 && alpha < value && value < beta) {
        value = 0 - this.negaScout(depth - 1, ply + 1, -beta, -alpha);
      }
      this.game.unmake(move);
      if (value > best) {
        best = value;
        if (ply === 0) this.bestMove = move;
      }
      alpha = Math.max(alpha, best);
      if (alpha >= beta) break;
    }
    return best;
  }
}

module.exports = { Search };
