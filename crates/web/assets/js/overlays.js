// What is drawn over and under the marks of a board: the last move, the winning line, forbidden points, hints,
// candidates and lines. Each has a shape of its own, so that no meaning depends on colour.

import { s } from "./dom.js";
import { cellNamed } from "./line.js";
import { mark } from "./marks.js";
import { store } from "./store.js";
import { trail } from "./trail.js";

/** @param {import("./board.js").Board} board @returns {{under: Element[], over: Element[]}} */
export function overlays(board) {
  const { state, decor } = board;
  const line = decor.line ?? [];
  const taken = new Set(line.map(({ cell }) => cell));
  const last = state.last === null ? {} : board.style.last(board);
  const extras = board.style.extras(board);
  return {
    under: [...barred(board), ...(last.under ?? []), ...(extras.under ?? [])],
    over: [
      ...(extras.over ?? []),
      // The overlay of threats names what the crosses mark.
      ...(isBarred(state) || hasThreats(state) ? [] : state.forbidden.map(({ cell }) => forbidden(board, cell))),
      ...(store.settings.numbers ? numbers(board) : []),
      ...(store.settings.threats ? threats(board, new Set([...taken, ...aimed(decor)])) : []),
      ...firstOnCell(decor.candidates ?? [], taken).map((one) => candidate(board, one)),
      ...(decor.rings ?? []).map((one) => ring(board, one)),
      ...line.map((one) => numbered(board, one)),
      ...(store.settings.numbers && state.places_stones ? [] : (last.over ?? [])),
      ...trail(board),
      ...(typeof decor.hint === "number" && !taken.has(decor.hint) ? [hint(board, decor.hint)] : []),
      ...winning(board),
    ],
  };
}

/** The cells of the candidates, whose values cover what a stone there would make. */
function aimed({ candidates = [] }) {
  return candidates.map(({ cell }) => cell);
}

function hasThreats(state) {
  return store.settings.threats && Boolean(state.threats);
}

/** Of several candidates that end on one cell, the best is shown. */
function firstOnCell(candidates, taken) {
  return candidates.filter(
    ({ cell }, i) => !taken.has(cell) && candidates.findIndex((other) => other.cell === cell) === i,
  );
}

function at(board, cell, ...children) {
  return s("g", { transform: `translate(${board.geometry.x(cell)} ${board.geometry.y(cell)})` }, ...children);
}

/** Whether most of the board is forbidden: then the crosses would cover it. */
function isBarred(state) {
  return state.forbidden.length > state.legal.length;
}

function barred({ state, geometry }) {
  if (!isBarred(state)) return [];
  const { unit } = geometry;
  const shade = ({ cell }) =>
    s("rect", {
      class: "barred",
      x: geometry.x(cell) - unit / 2,
      y: geometry.y(cell) - unit / 2,
      width: unit,
      height: unit,
    });
  return state.forbidden.map(shade);
}

function forbidden(board, cell) {
  const r = board.geometry.unit * 0.2;
  return at(
    board,
    cell,
    s("path", { class: "forbidden", d: `M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}`, "stroke-width": r * 0.5 }),
  );
}

function hint(board, cell) {
  const r = board.geometry.unit * 0.42;
  return at(
    board,
    cell,
    s("circle", { class: "hint-ring", r, "stroke-width": r * 0.16 }),
    s("circle", { class: "hint-dot", r: r * 0.3 }),
  );
}

/** The least width in pixels of a cell that shows a value. */
const READABLE = 27;

function candidate(board, { cell, rank, label, best }) {
  const { unit } = board.geometry;
  const roomy = unit >= 70;
  if (!roomy && label && unit * scaleOf(board) >= READABLE) return valued(board, { cell, label, best });
  const children = [
    // Square, so that it is not mistaken for a stone.
    plate(unit * (roomy ? 0.28 : 0.38), `candidate ${best ? "candidate-best" : ""}`, Math.min(3, unit * 0.05)),
    s(
      "text",
      { class: "candidate-rank", y: roomy ? -unit * 0.05 : 0, dy: "0.35em", "font-size": unit * (roomy ? 0.25 : 0.46) },
      String(rank),
    ),
  ];
  if (roomy && label)
    children.push(
      s(
        "text",
        { class: "candidate-label", y: unit * 0.2, "font-size": unit * (label.length > 4 ? 0.1 : 0.13) },
        label,
      ),
    );
  return at(board, cell, ...children);
}

/** The pixels of a unit of the picture. */
function scaleOf({ svg, geometry }) {
  return (svg?.getBoundingClientRect().width ?? 0) / geometry.width;
}

/** A candidate with its value, which fills the cell. */
function valued(board, { cell, label, best }) {
  const { unit } = board.geometry;
  const [width, height] = [unit * 0.96, unit * 0.62];
  const place = { x: -width / 2, y: -height / 2, width, height, rx: unit * 0.14 };
  const size = { ...place, "stroke-width": Math.min(3, unit * 0.05) };
  const font = unit * Math.min(0.4, 1.3 / label.length);
  return at(
    board,
    cell,
    s("rect", { class: `candidate ${best ? "candidate-best" : ""}`, ...size }),
    s("text", { class: "candidate-rank candidate-value", dy: "0.35em", "font-size": font }, label),
  );
}

/** The numbers of the moves on their stones. */
function numbers(board) {
  const { state, geometry, stones } = board;
  if (!state.places_stones) return [];
  const placed = state.moves.map((move, i) => ({ cell: cellNamed(state, move), side: state.movers[i], n: i + 1 }));
  return placed
    .filter(({ cell, side }) => cell !== null && state.grid.cells[cell] === side)
    .map(({ cell, side, n }) => {
      const { unit } = geometry;
      const isLast = cell === state.last;
      const name = `move-mark ${stones ? `move-mark-${side.toLowerCase()}` : ""} ${isLast ? "move-mark-last" : ""}`;
      const place = stones ? { dy: "0.36em" } : { x: unit * 0.34, y: -unit * 0.3 };
      const size = stones ? unit * (n > 99 ? 0.34 : 0.42) : Math.max(14, unit * 0.17);
      return at(board, cell, s("text", { class: name, "font-size": size, ...place }, String(n)));
    });
}

/** What stones of either side would make; where both would, X is above on the left, O below on the right. */
function threats(board, taken) {
  const { state, geometry } = board;
  const { unit } = geometry;
  const shown = (state.threats ?? []).filter(({ cell }) => !taken.has(cell));
  const sides = new Map();
  for (const { cell, side } of shown) sides.set(cell, `${sides.get(cell) ?? ""}${side}`);
  return shown.map(({ cell, side, sign, forbidden: isBanned }) => {
    // A sign that has the cell for itself is larger.
    const isAlone = sides.get(cell).length === 1;
    const way = isAlone ? 0 : side === "X" ? -1 : 1;
    const [x, y] = [way * unit * 0.23, way * unit * 0.23];
    const [height, font] = isAlone ? [unit * 0.56, unit * 0.46] : [unit * 0.44, unit * 0.36];
    const width = unit * (sign.length > 1 ? 0.64 : 0.5) * (isAlone ? 1.1 : 0.85);
    const kind = isBanned ? "threat-banned" : `threat-${side.toLowerCase()}`;
    return at(
      board,
      cell,
      s("rect", { class: `threat ${kind}`, x: x - width / 2, y: y - height / 2, width, height, rx: unit * 0.1 }),
      s("text", { class: `threat-sign ${kind}`, x, y, dy: "0.36em", "font-size": font }, sign),
    );
  });
}

function plate(half, name, width) {
  return s("rect", {
    class: name,
    x: -half,
    y: -half,
    width: 2 * half,
    height: 2 * half,
    rx: half * 0.35,
    "stroke-width": width,
  });
}

function ring(board, { cell, kind, label }) {
  const { unit } = board.geometry;
  return at(
    board,
    cell,
    s("rect", {
      class: `ring ring-${kind}`,
      x: -unit * 0.47,
      y: -unit * 0.47,
      width: unit * 0.94,
      height: unit * 0.94,
      rx: unit * 0.14,
      "stroke-width": unit * 0.06,
    }),
    label ? s("text", { class: "ring-label", y: -unit * 0.3, x: unit * 0.33, "font-size": unit * 0.3 }, label) : null,
  );
}

function numbered(board, { cell, side, n }) {
  const { unit } = board.geometry;
  // A drawn line has no owner, and in such games a side may move twice.
  const body = board.style.id === "lines" ? null : mark(side, unit, board.stones, "mark-planned");
  const size = unit * (n > 9 ? 0.36 : 0.44);
  const plate = board.stones ? null : s("circle", { class: "number-plate", r: unit * 0.24 });
  return at(
    board,
    cell,
    body,
    plate,
    s(
      "text",
      {
        class: `number number-${side === "X" ? "x" : "o"}`,
        dy: "0.36em",
        "font-size": board.stones ? size : size * 0.8,
      },
      String(n),
    ),
  );
}

/** A band through the cells that decided the game, from the first to the last, and a ring around each. */
function winning(board) {
  const { state, geometry } = board;
  const cells = state.winning;
  if (cells.length === 0) return [];
  const { unit } = geometry;
  const isRow = isStraight(geometry, cells);
  const rings = cells.map((cell) =>
    at(
      board,
      cell,
      s("circle", {
        class: isRow ? "win-ring" : "win-ring win-ring-alone",
        r: unit * 0.45,
        "stroke-width": unit * 0.07,
      }),
    ),
  );
  if (!isRow) return rings;
  const sorted = [...cells].sort((a, b) => a - b);
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  const d = `M${geometry.x(first)} ${geometry.y(first)}L${geometry.x(last)} ${geometry.y(last)}`;
  return [
    s("path", { class: "win-line", d, pathLength: 1, "stroke-width": unit * (board.stones ? 0.13 : 0.08) }),
    ...rings,
  ];
}

/** Whether cells form a straight line: a line across an edge or an area does not. */
function isStraight(geometry, cells) {
  const sorted = [...cells].sort((a, b) => a - b);
  const step = (i) => [
    geometry.column(sorted[i]) - geometry.column(sorted[i - 1]),
    geometry.row(sorted[i]) - geometry.row(sorted[i - 1]),
  ];
  return sorted.every((_, i) => i < 2 || step(i).every((part, axis) => part === step(1)[axis]));
}
