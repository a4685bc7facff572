// The two games of the tasks. They need no change.
//
// A game has these methods; a move is a number from 1:
//   moves()         the moves, in the order in which they are to be searched
//   make(move)      plays a move
//   unmake(move)    takes it back
//   finished(ply)   the value of a finished game for the side to move, ply moves after the root; null while the game goes on
//   evaluate()      the static value for the side to move, where the depth ends
"use strict";

const WIN = 1000;

const other = (side) => (side === "X" ? "O" : "X");

// A game that is written as nested lists; a number is a finished game and what X gains.
class Tree {
  constructor(position, side) {
    this.path = [JSON.parse(position)];
    this.side = side;
  }

  get here() {
    return this.path[this.path.length - 1];
  }

  moves() {
    return this.here.map((_, number) => number + 1);
  }

  make(move) {
    this.path.push(this.here[move - 1]);
    this.side = other(this.side);
  }

  unmake(move) {
    this.path.pop();
    this.side = other(this.side);
  }

  finished(ply) {
    if (Array.isArray(this.here)) return null;
    return this.side === "X" ? this.here : 0 - this.here;
  }

  evaluate() {
    return 0;
  }
}

// K signs in a row on a board of W columns and H rows.
class Board {
  constructor(game, position, side) {
    const [width, height, row] = game.slice("mnk(".length, -1).split(",").map(Number);
    this.cells = [...position.replaceAll("/", "")];
    this.side = side;
    this.lines = [];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [-1, 1]]) {
          const [lastX, lastY] = [x + dx * (row - 1), y + dy * (row - 1)];
          if (lastX < 0 || lastX >= width || lastY >= height) continue;
          this.lines.push(Array.from({ length: row }, (_, n) => (y + dy * n) * width + x + dx * n));
        }
      }
    }
  }

  moves() {
    return this.cells.flatMap((cell, number) => (cell === "." ? [number + 1] : []));
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
    if (this.lines.some((line) => line.every((cell) => this.cells[cell] === last))) return ply - WIN;
    return this.cells.includes(".") ? null : 0;
  }

  evaluate() {
    return this.openLines(this.side) - this.openLines(other(this.side));
  }

  openLines(side) {
    return this.lines.filter((line) => line.every((cell) => this.cells[cell] !== other(side))).length;
  }
}

module.exports = { Board, Tree };
