// The overlay of a move of several cells: where moves begin, the cells entered so far, and those that can follow.

import { s } from "./dom.js";
import { ownerOf } from "./boards/usual.js";

/** @param {import("./board.js").Board} board @returns {Element[]} */
export function trail(board) {
  const { decor, pointing, geometry } = board;
  const hinted = hintedPath(board);
  const parts = hinted ? [way(geometry, hinted, "trail-hint")] : [];
  if (!decor.open) return parts;
  if (pointing.cells.length === 0) return [...parts, ...beginnings(board).map((cell) => beginning(board, cell))];
  return [
    ...parts,
    way(geometry, pointing.cells, "trail"),
    ...pointing.cells.map((cell) => circle(geometry, cell, "trail-cell", 0.455)),
    ...[...pointing.next()].map((cell) => circle(geometry, cell, "trail-next", 0.17)),
  ];
}

/** The cells where moves begin, if these are not just the empty ones. @returns {number[]} */
function beginnings(board) {
  const { state, pointing } = board;
  const { grid } = state;
  const cells = [...pointing.next()];
  // A column or a heap is chosen as a whole.
  if (state.legal_areas.some((area) => area.length > 1) || isOverlapped(board, cells)) return [];
  if (cells.some((cell) => ownerOf(grid, cell) !== null)) return cells;
  const empty = [...grid.cells].filter((side) => side === ".").length;
  return cells.length * 2 <= empty ? cells : [];
}

/** Whether the cells show by themselves what can be done with them, as lines and things to be taken do. */
function isOverlapped({ state }, cells) {
  return cells.every((cell) => ownerOf(state.grid, cell) === null && (state.grid.signs[cell] ?? null) !== null);
}

function beginning(board, cell) {
  const { geometry, state } = board;
  if (ownerOf(state.grid, cell) === null) return circle(geometry, cell, "trail-place", 0.1);
  // The pieces that are due are marked more strongly than those that may be chosen.
  return board.style.choice(board, cell, state.obligation ? "trail-must" : "trail-begin");
}

/** The cells of a suggested move, if there are several. */
function hintedPath({ state, decor }) {
  const path = decor.hinted ? state.legal_paths[state.legal.indexOf(decor.hinted)] : null;
  return path && path.length > 1 ? path : null;
}

function way(geometry, cells, name) {
  const d = `M${cells.map((cell) => `${geometry.x(cell)} ${geometry.y(cell)}`).join("L")}`;
  return s("path", { class: name, d, "stroke-width": geometry.unit * 0.08 });
}

function circle(geometry, cell, name, share) {
  const { unit } = geometry;
  const [cx, cy] = [geometry.x(cell), geometry.y(cell)];
  return s("circle", { class: name, cx, cy, r: unit * share, "stroke-width": unit * 0.06 });
}
