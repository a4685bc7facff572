// X and O in cells, or stones on the crossings of lines; also boards that consist of small boards.

import { s } from "../dom.js";
import { mark } from "../marks.js";
import { at, circle, ownerOf, paper, shade, signOf, usual } from "./usual.js";
import { blockLines, blockSigns } from "./blocks.js";

export const cells = {
  ...usual,
  id: "cells",
  places: true,
  ground(board) {
    const { geometry, stones, block } = board;
    return [
      paper(board),
      s("path", { class: "board-lines", d: stones ? geometry.crossings() : geometry.between(1) }),
      block > 0 && !stones ? s("path", { class: "board-blocks", d: blockLines(board) }) : null,
      ...(stones ? stars(geometry).map((cell) => circle(board, cell, "board-star", 0.1)) : []),
    ].filter(Boolean);
  },
  figure(board, cell, extra) {
    const { geometry, stones, block, state } = board;
    const [side, sign] = [ownerOf(state.grid, cell), String(signOf(state.grid, cell) ?? "")];
    const group = s("g", {});
    const { unit } = geometry;
    if (sign.startsWith("inside-")) {
      const name = `inside inside-${sign.at(-1).toLowerCase()}`;
      group.append(s("rect", { class: name, x: -unit / 2, y: -unit / 2, width: unit, height: unit }));
    }
    const faded = block > 0 && sign !== "" ? "mark-faded" : "";
    if (side) group.append(mark(side, unit, stones, `${extra} ${faded}`));
    return group;
  },
  last(board) {
    const { state, stones, geometry } = board;
    if (!stones) return { under: [shade(board, state.last, "last-cell")] };
    if (state.winning.length > 0) return {};
    const name = state.grid.cells[state.last] === "X" ? "x" : "o";
    const r = geometry.unit * 0.17;
    const ring = s("circle", { class: `last-stone on-${name}`, r, "stroke-width": geometry.unit * 0.065 });
    return { over: [at(board, state.last, ring)] };
  },
  extras: (board) => (board.block > 0 ? blockSigns(board) : {}),
};

/** The star points of a large board. */
function stars({ columns, rows }) {
  if (columns < 9 || columns !== rows || columns % 2 === 0) return [];
  const near = columns >= 13 ? 3 : 2;
  const middle = (columns - 1) / 2;
  const place = (x, y) => y * columns + x;
  const far = columns - 1 - near;
  return [place(middle, middle), place(near, near), place(far, near), place(near, far), place(far, far)];
}
