// A start for the task sheet (plyground grade --sheet): it reads tasks and does not answer them yet.
// Try it: plyground grade -- node main.js
"use strict";

// Returns the best move, its value and the number of nodes; "?" for what is not known.
function solve(algorithm, depth, game, position, side) {
  // TODO: read the position of the game "explicit", then that of "mnk(W,H,K)".
  // TODO: search it: minimax first, then negamax, alpha-beta, negascout.
  // Until an algorithm is written, it answers with three question marks.
  return ["?", "?", "?"];
}

for (const line of require("fs").readFileSync(0, "utf8").split("\n")) {
  if (!line.trim() || line.startsWith("#")) continue;
  const [id, algorithm, depth, game, position, side] = line.trim().split(" ");
  const [move, value, nodes] = solve(algorithm, Number(depth), game, position, side);
  console.log(`${id} ${move} ${value} ${nodes}`);
}
