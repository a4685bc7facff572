// Discs of two colours that are turned over.

import { s } from "../dom.js";
import { mark } from "../marks.js";
import { isMoving, leave, move } from "../motion.js";
import { at, circle, ownerOf, paper, usual } from "./usual.js";

/** Milliseconds for half a turn, and between discs that are farther away. */
const TURN = 130;
const APART = 55;

export const discs = {
  ...usual,
  id: "discs",
  places: true,
  ground(board) {
    const { geometry } = board;
    return [
      paper(board),
      s("rect", { class: "felt", ...geometry.area() }),
      s("path", { class: "board-lines felt-lines", d: geometry.between(1) }),
      ...corners(geometry).map(([x, y]) => s("circle", { class: "felt-dot", cx: x, cy: y, r: geometry.unit * 0.055 })),
    ];
  },
  figure: (board, cell, extra) =>
    s("g", {}, mark(ownerOf(board.state.grid, cell), board.geometry.unit * 0.9, true, extra)),
  preview: (board, cell, extra) => [
    at(board, cell, mark(board.state.to_move, board.geometry.unit * 0.9, true, extra)),
  ],
  last(board) {
    const side = ownerOf(board.state.grid, board.state.last);
    return { over: [circle(board, board.state.last, `last-stone on-${side === "X" ? "x" : "o"}`, 0.15)] };
  },
  /** Discs that change their side turn over, the nearest to the new disc first. */
  step(board, { old }) {
    if (!isMoving()) return;
    const { state, geometry } = board;
    for (const [cell, { element, side }] of old) {
      const now = ownerOf(state.grid, cell);
      if (!side || !now || side === now) continue;
      const away = Math.max(
        Math.abs(geometry.column(cell) - geometry.column(state.last)),
        Math.abs(geometry.row(cell) - geometry.row(state.last)),
      );
      const delay = away * APART;
      const wide = { transform: "scaleX(1)" };
      const narrow = { transform: "scaleX(0)" };
      leave(board.layer, element, [wide, narrow], { duration: TURN, delay });
      const known = board.marks.get(cell).element.firstElementChild;
      move(known, [narrow, wide], { duration: TURN, delay: delay + TURN });
    }
  },
};

/** The four dots of a board of eight: two cells from its edges. */
function corners({ columns, rows, xs, ys }) {
  if (columns !== rows || columns < 8) return [];
  return [2, columns - 2].flatMap((column) => [2, rows - 2].map((row) => [xs[column], ys[row]]));
}
