// An upright frame with round holes: discs fall from above and pass behind the frame.

import { s } from "../dom.js";
import { even, round } from "../geometry.js";
import { isMoving, move } from "../motion.js";
import { at, circle, given, labelRoom, ownerOf, paper, sideSign, usual } from "./usual.js";

const HOLE = 0.4;
const DISC = 0.385;

export const holes = {
  ...usual,
  id: "holes",
  shape: (grid, { labels }) => ({ ...even(grid), head: 0.92, room: given(labelRoom(labels)) }),
  ground: (board) => {
    const { x, y, width, height } = board.geometry.area();
    return [paper(board), s("rect", { class: "frame-back", x, y, width, height })];
  },
  front: (board) => [s("path", { class: "frame", "fill-rule": "evenodd", d: frame(board) })],
  figure(board, cell, extra) {
    return disc(ownerOf(board.state.grid, cell), board.geometry.unit, extra);
  },
  /** The column, a disc above it, and the hole in which it will lie. */
  preview(board, cell, extra) {
    const { geometry, state } = board;
    const { unit } = geometry;
    const column = geometry.column(cell);
    const { y, height } = geometry.area();
    const above = `translate(${geometry.x(cell)} ${round(y - unit * 0.47)})`;
    return [
      s("rect", { class: "column-shade", x: round(geometry.xs[column]), y, width: round(unit), height }),
      s("g", { transform: above }, disc(state.to_move, unit, "")),
      at(board, cell, disc(state.to_move, unit, extra)),
    ];
  },
  /** The ring around the last disc, once it has fallen. */
  last(board) {
    const ring = circle(board, board.state.last, "last-ring", 0.43, 0.07);
    const left = (board.lands ?? 0) - performance.now();
    if (left > 0) move(ring, [{ opacity: 0 }, { opacity: 0 }], { duration: left });
    return { over: [ring] };
  },
  step(board) {
    const { state, geometry } = board;
    const known = board.marks.get(state.last);
    if (!known || !isMoving()) return;
    const height = geometry.y(state.last) - geometry.ys[0] + geometry.unit * 0.47;
    const up = (share) => ({ transform: `translateY(${-round(height * share)}px)` });
    const frames = [
      { ...up(1), easing: "cubic-bezier(.5,0,.9,.6)" },
      { ...up(0), offset: 0.72, easing: "ease-out" },
      { ...up(0.06), offset: 0.86, easing: "ease-in" },
      up(0),
    ];
    const duration = 260 + 26 * geometry.row(state.last);
    move(known.element.firstElementChild, frames, { duration, easing: "linear" });
    board.lands = performance.now() + duration;
  },
};

/** The frame with its holes as one path. */
function frame({ geometry }) {
  const { unit } = geometry;
  const area = geometry.area();
  const r = unit * HOLE;
  const hole = (_, cell) =>
    `M${round(geometry.x(cell) - r)} ${geometry.y(cell)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0` +
    `a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;
  const { x, y, width, height } = area;
  const c = round(unit * 0.16);
  const outline =
    `M${x + c} ${y}h${width - 2 * c}q${c} 0 ${c} ${c}v${height - 2 * c}q0 ${c} ${-c} ${c}` +
    `h${-(width - 2 * c)}q${-c} 0 ${-c} ${-c}v${-(height - 2 * c)}q0 ${-c} ${c} ${-c}Z`;
  return outline + geometry.places.map(hole).join("");
}

/** A disc with the sign of its side. */
export function disc(side, unit, extra) {
  const name = side === "X" ? "x" : "o";
  const r = unit * DISC;
  return s(
    "g",
    { class: `disc disc-${name} ${extra}` },
    s("circle", { class: "disc-body", r, "stroke-width": unit * 0.03 }),
    s("circle", { class: "disc-rim", r: r * 0.78, "stroke-width": unit * 0.025 }),
    sideSign(side, r * 0.36, unit * 0.075),
  );
}
