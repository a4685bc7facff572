// The overlay of a move of several cells: where moves begin, the cells entered so far, and those that can follow.

import { s } from "./dom.js";
import { signOf } from "./kinds.js";

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
  const { state, pointing, kind } = board;
  const cells = [...pointing.next()];
  if (kind === "squares" || (kind === "pits" && !isHeap(state.grid, cells[0]))) return cells;
  if (kind !== "plain" || state.legal_areas.some((area) => area.length > 1)) return [];
  const empty = [...state.grid.cells].filter((side) => side === ".").length;
  return cells.length * 2 <= empty ? cells : [];
}

function isHeap(grid, cell) {
  return cell === undefined || (grid.cells[cell] === "." && typeof signOf(grid, cell) === "number");
}

function beginning(board, cell) {
  const { geometry, state, kind } = board;
  if (kind === "plain") return circle(geometry, cell, "trail-place", 0.1);
  if (kind !== "pits") return circle(geometry, cell, "trail-begin", 0.45);
  // The numbers of houses are shown only here.
  const move = state.legal[state.legal_paths.findIndex((path) => path[0] === cell)];
  const { unit } = geometry;
  const [x, y] = [geometry.x(cell) + unit * 0.41, geometry.y(cell) - unit * 0.41];
  return s("text", { class: "trail-name", x, y, dy: "0.35em", "font-size": unit * 0.17 }, move);
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
