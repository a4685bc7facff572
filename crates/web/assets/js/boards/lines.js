// Lines between dots, and boxes with the sign of their owner.

import { s } from "../dom.js";
import { mark } from "../marks.js";
import { at, given, labelRoom, ownerOf, signOf, usual } from "./usual.js";

// Columns and rows of dots are narrow: shares of the mean width.
const NARROW = 0.7;
const WIDE = 1.3;

export const lines = {
  ...usual,
  id: "lines",
  shape(grid, { labels }) {
    const shares = (count) => Array.from({ length: count }, (_, i) => (i % 2 === 1 ? WIDE : NARROW));
    return { across: shares(grid.width), down: shares(grid.height), room: given(labelRoom(labels)) };
  },
  figure(board, cell, extra) {
    const { grid } = board.state;
    const { unit } = board.geometry;
    const [side, sign] = [ownerOf(grid, cell), signOf(grid, cell)];
    const group = s("g", {});
    if (sign === "dot") group.append(s("circle", { class: "dot", r: unit * 0.15 }));
    else if (sign === "gap") group.append(stretch(board, cell, "gap"));
    else if (sign === "line") group.append(stretch(board, cell, `line stroke ${extra}`));
    else if (side) {
      const half = unit;
      const name = `box inside-${side.toLowerCase()}`;
      group.append(
        s("rect", { class: name, x: -half, y: -half, width: 2 * half, height: 2 * half }),
        mark(side, unit * WIDE, false, "mark-fresh"),
      );
    }
    return group;
  },
  preview(board, cell, extra) {
    return [at(board, cell, stretch(board, cell, `line-shadow ${extra}`))];
  },
  last: (board) => ({ under: [at(board, board.state.last, stretch(board, board.state.last, "last-line", 0.42))] }),
};

/** A line from dot to dot. */
function stretch(board, cell, name, share = 0.13) {
  const { geometry, state } = board;
  const isAcross = signOf(state.grid, cell - 1) === "dot" && geometry.column(cell) > 0;
  const half = (geometry.unit * (NARROW + WIDE)) / 2;
  const d = isAcross ? `M${-half} 0H${half}` : `M0 ${-half}V${half}`;
  return s("path", { class: name, d, pathLength: 1, "stroke-width": geometry.unit * share });
}
