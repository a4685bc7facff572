// A line of moves as it is drawn on a board: the cell, the side and the number of each.

import { other } from "./game.js";

/**
 * Moves without a cell are left out.
 * @param {any} state the position where the line begins @param {string[]} moves @param {"X"|"O"} first
 * @returns {{cell: number, side: "X"|"O", n: number}[]}
 */
export function steps(state, moves, first = state.to_move) {
  const line = moves.map((move, i) => ({
    // The first move is a legal one with a known cell; later ones have a cell only if their name is one.
    cell: i === 0 && state.legal.includes(move) ? state.legal_cells[state.legal.indexOf(move)] : cellNamed(state, move),
    side: i % 2 === 0 ? first : other(first),
    n: i + 1,
  }));
  return line.filter(({ cell }) => cell !== null);
}

/** The cell of a move by its name; `null` if the name is no cell. */
export function cellNamed(state, move) {
  if (!state.grid) return null;
  const { columns, rows, width } = state.grid;
  const column = columns.findIndex((name) => move.startsWith(name));
  const row = rows.indexOf(move.slice(columns[column]?.length ?? 0));
  return column < 0 || row < 0 ? null : row * width + column;
}
