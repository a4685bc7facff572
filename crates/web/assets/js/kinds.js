// What a board shows besides owners decides what it looks like.

/** @typedef {"plain"|"squares"|"pits"|"lines"} Kind */

/** What a cell shows. @returns {string|number|null} */
export function signOf(grid, cell) {
  return grid.signs[cell] ?? null;
}

/** @returns {Kind} `squares`: fields of two colours; `pits`: things are counted; `lines`: lines are drawn between dots */
export function kindOf({ grid, look }) {
  if (look.counted) return "pits";
  if (grid.signs.includes("dot")) return "lines";
  if (grid.signs.some((sign) => typeof sign === "number")) return "pits";
  if (grid.signs.includes("king") || grid.signs.includes("outside")) return "squares";
  return "plain";
}

/** How many cells a board within the board has along its side; 0 where there are none. */
export function blocksOf(state) {
  return state.look.block;
}

/** Whether cells go by numbers, those that are played on counted from the top left, as draughts players write them. */
export function isNumbered(state) {
  return kindOf(state) === "squares" && /^\d/.test(state.legal[0] ?? state.moves[0] ?? "");
}
