// A correct solution of the task sheet (plyground grade --sheet).
"use strict";

const INFINITE = 1e9;
const WIN = 1000;

const other = (side) => (side === "X" ? "O" : "X");

// A game written as nested lists; the numbers are what X gains.
class Tree {
  constructor(text, side) {
    this.path = [JSON.parse(text)];
    this.side = side;
  }
  get here() {
    return this.path[this.path.length - 1];
  }
  moves() {
    return this.here.map((_, n) => n + 1);
  }
  make(move) {
    this.path.push(this.here[move - 1]);
    this.side = other(this.side);
  }
  unmake() {
    this.path.pop();
    this.side = other(this.side);
  }
  finished() {
    if (Array.isArray(this.here)) return null;
    return this.side === "X" ? this.here : 0 - this.here;
  }
  evaluate() {
    return 0;
  }
}

// K in a row on a board of W columns and H rows.
class Board {
  constructor(game, text, side) {
    const [width, height, row] = game.slice(4, -1).split(",").map(Number);
    this.cells = [...text.replaceAll("/", "")];
    this.side = side;
    this.lines = [];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [-1, 1]]) {
          const lastX = x + dx * (row - 1), lastY = y + dy * (row - 1);
          if (lastX < 0 || lastX >= width || lastY >= height) continue;
          this.lines.push(Array.from({ length: row }, (_, n) => (y + dy * n) * width + x + dx * n));
        }
      }
    }
  }
  moves() {
    return this.cells.flatMap((cell, n) => (cell === "." ? [n + 1] : []));
  }
  make(move) {
    this.cells[move - 1] = this.side;
    this.side = other(this.side);
  }
  unmake(move) {
    this.cells[move - 1] = ".";
    this.side = other(this.side);
  }
  finished(ply) {
    // Only the side that has just moved can have completed a line.
    const last = other(this.side);
    if (this.lines.some((line) => line.every((c) => this.cells[c] === last))) return ply - WIN;
    return this.cells.includes(".") ? null : 0;
  }
  openTo(side) {
    return this.lines.filter((line) => line.every((c) => this.cells[c] !== other(side))).length;
  }
  evaluate() {
    return this.openTo(this.side) - this.openTo(other(this.side));
  }
}

class Search {
  constructor(game) {
    this.game = game;
    this.nodes = 0;
    this.best = null;
  }
  leaf(depth, ply) {
    this.nodes++;
    const value = this.game.finished(ply);
    return value === null && depth === 0 ? this.game.evaluate() : value;
  }
  // The value for the side to move at the root.
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
        if (ply === 0) this.best = move;
      }
    }
    return best;
  }
  // Negamax without cutoffs, alpha-beta with them, NegaScout with null windows.
  signed(depth, ply, alpha, beta, cuts, scouts) {
    const leaf = this.leaf(depth, ply);
    if (leaf !== null) return leaf;
    let best = -INFINITE;
    let isFirst = true;
    for (const move of this.game.moves()) {
      const high = scouts && !isFirst ? alpha + 1 : beta;
      this.game.make(move);
      let value = 0 - this.signed(depth - 1, ply + 1, -high, -alpha, cuts, scouts);
      if (scouts && !isFirst && alpha < value && value < beta) {
        value = 0 - this.signed(depth - 1, ply + 1, -beta, -alpha, cuts, scouts);
      }
      this.game.unmake(move);
      isFirst = false;
      if (value > best) {
        best = value;
        if (ply === 0) this.best = move;
      }
      if (!cuts) continue;
      alpha = Math.max(alpha, best);
      if (alpha >= beta) break;
    }
    return best;
  }
}

for (const line of require("fs").readFileSync(0, "utf8").split("\n")) {
  if (!line.trim() || line.startsWith("#")) continue;
  const [id, algorithm, depth, game, position, side] = line.trim().split(" ");
  const search = new Search(game === "explicit" ? new Tree(position, side) : new Board(game, position, side));
  const value =
    algorithm === "minimax"
      ? search.minimax(Number(depth))
      : search.signed(Number(depth), 0, -INFINITE, INFINITE, algorithm !== "negamax", algorithm === "negascout");
  console.log(`${id} ${search.best} ${value} ${search.nodes}`);
}
