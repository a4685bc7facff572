// The signs of cells, drawn around the middle of the cell: kings, counts, dots and the lines between them, areas. How
// owners are drawn depends on the kind of the board.

import { s } from "./dom.js";
import { signOf } from "./kinds.js";
import { mark } from "./marks.js";
import { sideName } from "./sides.js";
import { t } from "./texts.js";

/** A key of a cell's look, for comparison; empty if there is nothing to draw. */
export function lookAt(grid, kind, cell) {
  const sign = signOf(grid, cell);
  const side = grid.cells[cell] === "." ? "" : grid.cells[cell];
  const empty = sign === null && kind !== "pits";
  return side === "" && empty ? "" : `${side} ${sign ?? ""}`;
}

/** The drawing of a cell. @param {import("./board.js").Board} board */
export function figure(board, grid, cell, extra) {
  const { geometry, kind, stones } = board;
  const { unit } = geometry;
  const sign = signOf(grid, cell);
  const side = grid.cells[cell] === "." ? null : grid.cells[cell];
  const group = s("g", {});
  if (kind === "lines") group.append(...lineParts(geometry, grid, cell, sign, side, extra));
  else if (kind === "pits") group.append(...pitParts(unit, sign, side, extra));
  else if (kind === "squares") {
    if (sign === "outside") group.append(field(unit, "field-light"));
    else if (side) group.append(piece(side, unit, sign === "king", extra));
  } else {
    if (typeof sign === "string" && sign.startsWith("inside-"))
      group.append(field(unit, `inside inside-${sign.at(-1).toLowerCase()}`));
    if (side) group.append(mark(side, unit, stones, extra));
  }
  return group;
}

/** The preview of a move on a cell. @returns {Element} */
export function shadow(board, cell, extra) {
  const { geometry, kind, stones, state } = board;
  const { grid, to_move: side } = state;
  const { unit } = geometry;
  if (signOf(grid, cell) === "gap") return stretch(geometry, grid, cell, `line-shadow ${extra}`);
  if (kind === "plain") return mark(side, unit, stones, extra);
  return s("circle", { class: `pick-ring ${extra}`, r: unit * 0.46, "stroke-width": unit * 0.05 });
}

/** A line from dot to dot. */
export function stretch(geometry, grid, cell, name, share = 0.13) {
  const across = signOf(grid, cell - 1) === "dot" && geometry.column(cell) > 0;
  const half = (geometry.long + geometry.short) / 2;
  const d = across ? `M${-half} 0H${half}` : `M0 ${-half}V${half}`;
  return s("path", { class: name, d, pathLength: 1, "stroke-width": geometry.unit * share });
}

/** The words for a cell's sign; empty if the owner says it all. @returns {string[]} */
export function signWords(sign, look) {
  if (sign === null) return [];
  if (typeof sign === "number") return [t("web-cell-count", { count: sign })];
  if (sign.startsWith("inside-")) return [t("web-cell-inside", { side: sideName(sign.at(-1), look) })];
  // keys: web-cell-king, web-cell-dot, web-cell-gap, web-cell-drawn, web-cell-outside
  return [t(`web-cell-${sign === "line" ? "drawn" : sign}`)];
}

function lineParts(geometry, grid, cell, sign, side, extra) {
  const { unit } = geometry;
  if (sign === "dot") return [s("circle", { class: "dot", r: unit * 0.15 })];
  if (sign === "gap") return [stretch(geometry, grid, cell, "gap")];
  if (sign === "line") return [stretch(geometry, grid, cell, `line stroke ${extra}`)];
  if (!side) return [];
  const half = (geometry.long + geometry.short) / 2;
  const name = `box inside-${side.toLowerCase()}`;
  return [
    s("rect", { class: name, x: -half, y: -half, width: 2 * half, height: 2 * half }),
    mark(side, geometry.long, false, extra),
  ];
}

/** A pit with its number, and around it the things in it as long as they are few enough to be told apart. */
function pitParts(unit, sign, side, extra) {
  if (sign === "outside") return [];
  const r = unit * 0.44;
  if (sign === null) return [s("circle", { class: "pit-gone", r: r * 0.85, "stroke-width": unit * 0.02 })];
  const name = side ? `pit pit-${side.toLowerCase()}` : "pit pit-heap";
  const seeds = side && sign <= 16 ? [...Array(sign).keys()].map((i) => seed(i, sign, unit)) : [];
  return [
    s("circle", { class: `${name} ${extra}`, r, "stroke-width": unit * 0.045 }),
    ...seeds,
    s("text", { class: "pit-count", dy: "0.35em", "font-size": unit * (sign > 99 ? 0.26 : 0.34) }, String(sign)),
  ];
}

function seed(i, count, unit) {
  const angle = (2 * Math.PI * i) / count - Math.PI / 2;
  const r = unit * 0.33;
  return s("circle", { class: "seed", cx: r * Math.cos(angle), cy: r * Math.sin(angle), r: unit * 0.045 });
}

function field(unit, name) {
  return s("rect", { class: name, x: -unit / 2, y: -unit / 2, width: unit, height: unit });
}

/** A disc in the colour of its side, full for X and hollow for O, so that no meaning depends on colour. */
function piece(side, unit, isKing, extra) {
  const name = side === "X" ? "x" : "o";
  const group = s(
    "g",
    { class: `stone piece piece-${name} ${extra}` },
    s("circle", { class: "stone-shadow", cx: unit * 0.02, cy: unit * 0.045, r: unit * 0.4 }),
    s("circle", { class: "piece-body", r: unit * 0.38, "stroke-width": unit * 0.05 }),
  );
  if (isKing) group.append(s("path", { class: "crown", d: crown(unit * 0.21), "stroke-width": unit * 0.03 }));
  else group.append(s("circle", { class: "piece-ring", r: unit * 0.24, "stroke-width": unit * 0.035 }));
  return group;
}

/** A crown: three points and a band. */
function crown(r) {
  const points = [
    [-1, -0.55],
    [-0.45, 0.05],
    [0, -0.85],
    [0.45, 0.05],
    [1, -0.55],
    [0.8, 0.75],
    [-0.8, 0.75],
  ];
  return `M${points.map(([x, y]) => `${(x * r).toFixed(2)} ${(y * r).toFixed(2)}`).join("L")}Z`;
}
