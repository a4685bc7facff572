// The kind of a board, by the signs of its cells.

/** @typedef {"plain"|"squares"|"pits"|"lines"} Kind */

/** The sign of a cell. @returns {string|number|null} */
export function signOf(grid, cell) {
  return grid.signs[cell] ?? null;
}

/** @returns {Kind} `squares`: of two colours; `pits`: things are counted; `lines`: lines are drawn between dots */
export function kindOf({ grid, look }) {
  if (look.counted) return "pits";
  if (grid.signs.includes("dot")) return "lines";
  if (grid.signs.some((sign) => typeof sign === "number")) return "pits";
  if (grid.signs.includes("king") || grid.signs.includes("outside")) return "squares";
  return "plain";
}

/** How many cells a board within the board has along its side; 0 if there are none. */
export function blocksOf(state) {
  return state.look.block;
}

/** Whether cells are named by numbers, the squares in use counted from the top left, as draughts players write them. */
export function isNumbered(state) {
  return kindOf(state) === "squares" && /^\d/.test(state.legal[0] ?? state.moves[0] ?? "");
}
