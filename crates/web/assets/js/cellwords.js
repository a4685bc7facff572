// The labels of cells for screen readers.

import { signOf } from "./boards/usual.js";
import { cellNamed } from "./line.js";
import { lookOf, sideName, sideText } from "./sides.js";
import { store } from "./store.js";
import { t } from "./texts.js";

/** @param {import("./board.js").Board} board @returns {(cell: number) => string[]} the words of a cell */
export function cellWords(board) {
  const { state, decor, pointing } = board;
  const { grid } = state;
  const look = lookOf(state);
  const forbidden = new Map(state.forbidden.map(({ cell, why }) => [cell, why]));
  const candidates = new Map([...(decor.candidates ?? [])].reverse().map((one) => [one.cell, one]));
  const line = new Map((decor.line ?? []).map((one) => [one.cell, one]));
  const rings = new Map((decor.rings ?? []).map((one) => [one.cell, one.words]));
  const threats = store.settings.threats ? (state.threats ?? []) : [];
  const next = decor.open && pointing.cells.length > 0 ? pointing.next() : new Set();
  const named = names(state);
  const numbered = store.settings.numbers && state.places_stones ? numbers(state) : new Map();
  return (cell) => {
    const words = [board.name(cell), ...standing(grid, cell, look)];
    // A number alone would not say that it is a move.
    if (decor.open && named.has(cell) && (board.names.length > 0 || named.get(cell) !== words[0]))
      words.push(t("web-cell-plays", { move: named.get(cell) }));
    if (pointing.cells.includes(cell)) words.push(t("web-cell-pointed"));
    if (next.has(cell)) words.push(t("web-cell-next"));
    if (forbidden.has(cell)) words.push(forbidden.get(cell));
    for (const threat of threats)
      if (threat.cell === cell && !forbidden.has(cell))
        words.push(t("web-threat", { side: sideName(threat.side, look), what: threat.words }));
    if (numbered.has(cell)) words.push(t("web-cell-number", { number: numbered.get(cell) }));
    if (cell === state.last) words.push(t("web-cell-last"));
    if (state.winning.includes(cell)) words.push(t("web-cell-winning"));
    if (cell === decor.hint) words.push(t("web-cell-hint"));
    if (candidates.has(cell))
      words.push(t("web-cell-candidate", { rank: candidates.get(cell).rank, worth: candidates.get(cell).words }));
    if (rings.has(cell)) words.push(rings.get(cell));
    if (line.has(cell)) words.push(t("web-cell-line", { number: line.get(cell).n }));
    return words;
  };
}

/** The numbers of the moves by their cells. @returns {Map<number, number>} */
function numbers(state) {
  return new Map(state.moves.map((move, i) => [cellNamed(state, move), i + 1]));
}

/** The owner of a cell, and its sign. */
function standing(grid, cell, look) {
  const sign = signOf(grid, cell);
  const side = grid.cells[cell];
  const signs = signWords(sign, look);
  if (side !== ".") return [sideText(side, look), ...signs];
  return sign === null || String(sign).startsWith("inside-") ? [t("web-cell-empty"), ...signs] : signs;
}

/** The moves that one cell determines. @returns {Map<number, string>} */
function names(state) {
  const named = new Map();
  state.legal_areas.forEach((area, move) => area.forEach((cell) => named.set(cell, state.legal[move])));
  return named;
}

/** The words for a cell's sign; empty if the owner says it all. @returns {string[]} */
function signWords(sign, look) {
  if (sign === null) return [];
  if (typeof sign === "number") return [t("web-cell-count", { count: sign })];
  if (sign.startsWith("inside-")) return [t("web-cell-inside", { side: sideName(sign.at(-1), look) })];
  // keys: web-cell-king, web-cell-dot, web-cell-gap, web-cell-drawn, web-cell-outside
  return [t(`web-cell-${sign === "line" ? "drawn" : sign}`)];
}
