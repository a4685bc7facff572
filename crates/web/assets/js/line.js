// A line of moves as it is put on a board: where each stands, whose it is, and its number.

import { other } from "./game.js";

/**
 * Moves that have no cell are left out.
 * @param {any} state the position where the line begins @param {string[]} moves @param {"X"|"O"} first
 * @returns {{cell: number, side: "X"|"O", n: number}[]}
 */
export function steps(state, moves, first = state.to_move) {
  const line = moves.map((move, i) => ({
    // The first move is known; where later ones go, only names that are cells can tell.
    cell: i === 0 && state.legal.includes(move) ? state.legal_cells[state.legal.indexOf(move)] : cellNamed(state, move),
    side: i % 2 === 0 ? first : other(first),
    n: i + 1,
  }));
  return line.filter(({ cell }) => cell !== null);
}

/** The cell of a move by its name; `null` where that is no cell. */
export function cellNamed(state, move) {
  if (!state.grid) return null;
  const { columns, rows, width } = state.grid;
  const column = columns.findIndex((name) => move.startsWith(name));
  const row = rows.indexOf(move.slice(columns[column]?.length ?? 0));
  return column < 0 || row < 0 ? null : row * width + column;
}
