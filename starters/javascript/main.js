// Reads the tasks and prints the answers. It needs no change: the searches are to be written in search.js.
// Try it: plyground grade -- node main.js
"use strict";

const { Board, Tree } = require("./games.js");
const { Search } = require("./search.js");

// The best move, the value and the number of nodes; question marks while the search is not written.
function answer(algorithm, depth, game, position, side) {
  const search = new Search(game === "explicit" ? new Tree(position, side) : new Board(game, position, side));
  const value = {
    minimax: () => search.minimax(depth),
    negamax: () => search.negamax(depth),
    "alpha-beta": () => search.alphaBeta(depth),
    negascout: () => search.negaScout(depth),
  }[algorithm]();
  return value === null ? ["?", "?", "?"] : [search.bestMove, value, search.nodes];
}

for (const line of require("fs").readFileSync(0, "utf8").split("\n")) {
  if (!line.trim() || line.startsWith("#")) continue;
  const [id, algorithm, depth, game, position, side] = line.trim().split(" ");
  console.log(id, ...answer(algorithm, Number(depth), game, position, side).map(String));
}
