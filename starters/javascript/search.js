// The searches: this is the file to write. games.js says what a game can do.
"use strict";

// The search of one position.
class Search {
  constructor(game) {
    this.game = game;
    this.bestMove = null; // the best move of the root
    this.nodes = 0; // the positions that were entered, the root and the leaves among them
  }

  // Each search returns the value of the root for the side to move there, and sets bestMove and nodes.
  // Until it is written, it returns null.

  minimax(depth) {
    return null;
  }

  negamax(depth) {
    return null;
  }

  alphaBeta(depth) {
    return null;
  }

  negaScout(depth) {
    return null;
  }
}

module.exports = { Search };
