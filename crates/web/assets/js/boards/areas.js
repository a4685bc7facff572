// Dots on the crossings of a grid. A closed area is filled and outlined along the dots that close it.

import { s } from "../dom.js";
import { at, circle, ownerOf, paper, signOf, usual } from "./usual.js";

export const areas = {
  ...usual,
  id: "areas",
  places: true,
  ground: (board) => [paper(board), s("path", { class: "board-lines squared", d: board.geometry.crossings() })],
  look(grid, cell) {
    const side = ownerOf(grid, cell);
    return side ? `${side} ${signOf(grid, cell) ?? ""}` : "";
  },
  figure(board, cell, extra) {
    const { grid } = board.state;
    const sign = signOf(grid, cell);
    return s("g", {}, dot(ownerOf(grid, cell), board.geometry.unit, `${sign ? "dot-dead" : ""} ${extra}`));
  },
  preview: (board, cell, extra) => [at(board, cell, dot(board.state.to_move, board.geometry.unit, extra))],
  last: (board) => ({ over: [circle(board, board.state.last, "last-dot", 0.42, 0.055)] }),
  extras: (board) => ({ under: ["X", "O"].flatMap((side) => outlines(board, side)) }),
};

/** A dot: full for X, and with a hole for O, so that no meaning depends on colour. */
export function dot(side, unit, extra) {
  const name = side === "X" ? "x" : "o";
  return s(
    "g",
    { class: `stone area-dot area-dot-${name} ${extra}` },
    s("circle", { class: "area-body", r: unit * 0.3 }),
    side === "O" ? s("circle", { class: "area-hole", r: unit * 0.12 }) : null,
  );
}

/** The areas of a side: one shape for each, with a line from dot to dot around it. */
function outlines(board, side) {
  const { geometry, state } = board;
  const { grid } = state;
  const name = side.toLowerCase();
  const isInside = (cell) => signOf(grid, cell) === `inside-${side}`;
  const left = new Set([...grid.cells].map((_, cell) => cell).filter(isInside));
  const shapes = [];
  while (left.size > 0) {
    const area = take(geometry, left);
    const { faces, edges } = surround(geometry, grid, area, side);
    const point = (cell) => `${geometry.x(cell)} ${geometry.y(cell)}`;
    shapes.push(
      s("path", { class: `closed closed-${name}`, d: faces.map((face) => `M${face.map(point).join("L")}Z`).join("") }),
      s("path", {
        class: `fence fence-${name}`,
        d: edges.map(([from, to]) => `M${point(from)}L${point(to)}`).join(""),
        "stroke-width": geometry.unit * 0.1,
      }),
    );
  }
  return shapes;
}

/** Takes the cells that hang together with the first one out of a set. */
function take(geometry, left) {
  const [first] = left;
  const area = [first];
  left.delete(first);
  for (const cell of area)
    for (const near of neighbours(geometry, cell))
      if (left.delete(near)) area.push(near);
  return area;
}

function neighbours(geometry, cell) {
  const [x, y] = geometry.places[cell];
  const around = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return around
    .filter(([column, row]) => column >= 0 && row >= 0 && column < geometry.columns && row < geometry.rows)
    .map(([column, row]) => geometry.cellAt(column, row));
}

/**
 * The squares and triangles between the points of an area and the dots around it, and the lines that bound them. Of
 * four neighbouring points at least three belong to it.
 */
function surround(geometry, grid, area, side) {
  const fence = area.flatMap((cell) => neighbours(geometry, cell)).filter((cell) => ownerOf(grid, cell) === side);
  const all = new Set([...area, ...fence]);
  const faces = [];
  for (let row = 0; row + 1 < geometry.rows; row += 1) {
    for (let column = 0; column + 1 < geometry.columns; column += 1) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ].map(([x, y]) => geometry.cellAt(x, y));
      const face = corners.filter((cell) => all.has(cell));
      if (face.length > 2) faces.push(face);
    }
  }
  const sides = new Map();
  for (const face of faces) {
    face.forEach((from, i) => {
      const to = face[(i + 1) % face.length];
      const key = [Math.min(from, to), Math.max(from, to)].join();
      sides.set(key, sides.has(key) ? null : [from, to]);
    });
  }
  return { faces, edges: [...sides.values()].filter(Boolean) };
}
