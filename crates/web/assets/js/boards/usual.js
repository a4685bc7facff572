// What the styles of boards share, and the defaults of a style.

import { s } from "../dom.js";
import { ROOM, even } from "../geometry.js";
import { mark } from "../marks.js";

/** The sign of a cell. @returns {string|number|null} */
export function signOf(grid, cell) {
  return grid.signs[cell] ?? null;
}

/** The owner of a cell. @returns {"X"|"O"|null} */
export function ownerOf(grid, cell) {
  return grid.cells[cell] === "." ? null : grid.cells[cell];
}

/** Parts around the middle of a cell. */
export function at(board, cell, ...parts) {
  return s("g", { transform: `translate(${board.geometry.x(cell)} ${board.geometry.y(cell)})` }, ...parts);
}

/** The paper of the whole board. */
export function paper({ geometry }) {
  // A little inside, or its line would be clipped at the edges.
  const size = { width: geometry.width - 2, height: geometry.height - 2 };
  return s("rect", { class: "board-ground", x: 1, y: 1, ...size, rx: 17 });
}

/** A shaded cell. */
export function shade(board, cell, name, inset = 0.05) {
  const { geometry } = board;
  const [width, height] = [geometry.across(cell), geometry.down(cell)];
  const edge = geometry.unit * inset;
  const place = { x: edge - width / 2, y: edge - height / 2, width: width - 2 * edge, height: height - 2 * edge };
  return at(board, cell, s("rect", { class: name, ...place, rx: edge * 2 }));
}

export function circle(board, cell, name, share, stroke = 0.06) {
  const { unit } = board.geometry;
  return at(board, cell, s("circle", { class: name, r: unit * share, "stroke-width": unit * stroke }));
}

/** The room for labels beside a board. */
export function labelRoom(labels) {
  return {
    left: labels === "coordinates" ? ROOM : undefined,
    bottom: ["coordinates", "column-letters", "column-numbers"].includes(labels) ? ROOM : undefined,
  };
}

/** Leaves out what is undefined, so that defaults apply. */
export function given(parts) {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

/** A small cross or ring inside a piece, to tell the sides apart without their colours. */
export function sideSign(side, r, width) {
  const d = side === "X" ? `M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}` : `M0 ${-r}A${r} ${r} 0 1 0 .01 ${-r}Z`;
  return s("path", { class: "side-sign", d, "stroke-width": width });
}

/** The defaults of a style. @type {any} */
export const usual = {
  shape: (grid, { labels }) => ({ ...even(grid), room: given(labelRoom(labels)) }),
  ground: (board) => [paper(board)],
  front: () => [],
  look(grid, cell) {
    const [side, sign] = [ownerOf(grid, cell), signOf(grid, cell)];
    return side === null && sign === null ? "" : `${side ?? ""} ${sign ?? ""}`;
  },
  preview: (board, cell, extra) => [
    at(board, cell, mark(board.state.to_move, board.geometry.unit, board.stones, extra)),
  ],
  last: (board) => ({ under: [shade(board, board.state.last, "last-cell")] }),
  extras: () => ({}),
  choice: (board, cell, name) => circle(board, cell, name, 0.45),
  step: () => {},
  name: () => null,
  isVoid: () => false,
  places: false,
};
