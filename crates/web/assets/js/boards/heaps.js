// Heaps of pebbles, one below the other: a pebble stands for itself and all after it in its heap.

import { s } from "../dom.js";
import { isMoving, leave } from "../motion.js";
import { at, paper, signOf, usual } from "./usual.js";

/** A longer heap has several lines. */
const LONGEST = 12;

/** Room for the name of a heap and the number of pebbles in it. */
const ROOM = 86;

/** Between two heaps, as a share of a line. */
const APART = 0.35;

export const heaps = {
  ...usual,
  id: "heaps",
  shape(grid) {
    const lines = Math.ceil(grid.height / LONGEST);
    const longest = Math.ceil(grid.height / lines);
    const down = Array.from({ length: grid.width * lines }, (_, line) => (line % lines === lines - 1 ? 1 + APART : 1));
    const place = (cell) => {
      const [heap, height] = [cell % grid.width, grid.height - 1 - Math.floor(cell / grid.width)];
      return [height % longest, heap * lines + Math.floor(height / longest)];
    };
    // A single pebble would be as large as the board.
    const across = Array(Math.max(longest, 5)).fill(1);
    return { across, down, place, room: { left: ROOM } };
  },
  ground(board) {
    const { geometry } = board;
    const { x, width } = geometry.area();
    const { lines } = heapLines(board);
    const rule = (_, heap) => {
      const y = geometry.ys[(heap + 1) * lines];
      return s("path", { class: "heap-line", d: `M${x - ROOM + 26} ${y}H${x + width - 6}` });
    };
    return [paper(board), ...Array.from({ length: board.state.grid.width - 1 }, rule)];
  },
  look(grid, cell) {
    const sign = signOf(grid, cell);
    return sign === "outside" ? "" : typeof sign === "number" ? "pebble" : "gone";
  },
  figure(board, cell, extra) {
    const { unit } = board.geometry;
    const sign = signOf(board.state.grid, cell);
    if (typeof sign !== "number") {
      return s("g", {}, s("circle", { class: "pit-gone", r: unit * 0.3, "stroke-width": Math.max(1.5, unit * 0.025) }));
    }
    return s("g", {}, pebble(cell, unit, extra));
  },
  /** The pebbles that the move takes. */
  preview(board, cell, extra) {
    const taken = board.geometry.places
      .map((_, one) => one)
      .filter((one) => one % board.state.grid.width === cell % board.state.grid.width && one <= cell)
      .filter((one) => typeof signOf(board.state.grid, one) === "number");
    const { unit } = board.geometry;
    const ring = (one) =>
      at(board, one, s("circle", { class: `pick-ring ${extra}`, r: unit * 0.45, "stroke-width": unit * 0.05 }));
    const number = s("text", { class: "take-number", dy: "0.35em", "font-size": unit * 0.36 }, `−${taken.length}`);
    return [...taken.map(ring), at(board, cell, number)];
  },
  last: () => ({}),
  extras: (board) => ({ under: names(board) }),
  isVoid: (grid, cell) => signOf(grid, cell) === "outside",
  step(board, { old }) {
    if (!isMoving()) return;
    const lift = [{ opacity: 1 }, { opacity: 0, transform: `translateY(${-board.geometry.unit * 0.6}px)` }];
    let i = 0;
    for (const [, { element, look }] of old) {
      if (look !== "pebble") continue;
      leave(board.layer, element, lift, { duration: 260, delay: i * 40 });
      i += 1;
    }
  },
};

function heapLines({ geometry, state }) {
  return { lines: geometry.rows / state.grid.width };
}

/** The names of the heaps with the number of pebbles; the heap of the last move is marked. */
function names(board) {
  const { geometry, state } = board;
  const { grid } = state;
  const { lines } = heapLines(board);
  return Array.from({ length: grid.width }, (_, heap) => {
    const cells = geometry.places.map((__, cell) => cell).filter((cell) => cell % grid.width === heap);
    const count = cells.filter((cell) => typeof signOf(grid, cell) === "number").length;
    const y = (geometry.ys[heap * lines] + geometry.ys[(heap + 1) * lines]) / 2;
    const isLast = state.last !== null && state.last % grid.width === heap;
    return s(
      "g",
      { class: "heap-name", transform: `translate(0 ${y})` },
      isLast ? s("rect", { class: "last-cell", x: 14, y: -21, width: 64, height: 42, rx: 10 }) : null,
      s("text", { class: "heap-letter", x: 32, dy: "0.35em" }, grid.columns[heap]),
      s("text", { class: "heap-count", x: 59, dy: "0.35em" }, String(count)),
    );
  });
}

function pebble(cell, unit, extra) {
  const tilt = (cell * 53) % 40;
  const edge = Math.max(1.2, unit * 0.025);
  return s(
    "g",
    { class: `pebble pebble-${cell % 3} ${extra}`, transform: `rotate(${tilt - 20})` },
    s("ellipse", { class: "stone-shadow", cx: unit * 0.02, cy: unit * 0.05, rx: unit * 0.38, ry: unit * 0.33 }),
    s("ellipse", { class: "pebble-body", rx: unit * 0.38, ry: unit * 0.33, "stroke-width": edge }),
    s("ellipse", { class: "pebble-light", cx: -unit * 0.1, cy: -unit * 0.11, rx: unit * 0.13, ry: unit * 0.08 }),
  );
}
