// Small boards within a board: the lines around them, those that are won, and those where the next move may be made.

import { s } from "../dom.js";
import { round } from "../geometry.js";
import { mark } from "../marks.js";
import { signOf } from "./usual.js";

/** The lines around the small boards as one path. */
export function blockLines({ geometry, block }) {
  return geometry.between(block);
}

/** Marks of the winners over the small boards, and frames around those where a move may be made. */
export function blockSigns(board) {
  const { state } = board;
  const open = new Set(state.legal_cells.filter((cell) => cell !== null).map((cell) => blockOf(board, cell)));
  const all = [...new Set([...state.grid.cells].map((_, cell) => blockOf(board, cell)))];
  const isChoice = open.size > 1;
  const due = all.filter((one) => open.has(one)).map((one) => frame(board, one, isChoice ? "block-open" : "block-due"));
  return { under: [], over: [...all.map((one) => winner(board, one)).filter(Boolean), ...(state.over ? [] : due)] };
}

function blockOf({ block, geometry }, cell) {
  return [Math.floor(geometry.column(cell) / block), Math.floor(geometry.row(cell) / block)].join();
}

function box({ block, geometry }, one) {
  const [column, row] = one.split(",").map(Number);
  const size = block * geometry.unit;
  return { x: round(geometry.xs[column * block]), y: round(geometry.ys[row * block]), width: size, height: size };
}

function frame(board, one, name) {
  return s("rect", { class: name, ...box(board, one), rx: board.geometry.unit * 0.12 });
}

/** A small board is won if all its cells are in an area of one side. */
function winner(board, one) {
  const { geometry, block, state } = board;
  const [column, row] = one.split(",").map((part) => Number(part) * block);
  const cell = geometry.cellAt(column, row);
  const sign = String(signOf(state.grid, cell) ?? "");
  if (!sign.startsWith("inside-")) return null;
  const { x, y, width } = box(board, one);
  const big = mark(sign.at(-1), width * 1.4, false, "mark-block");
  return s("g", { transform: `translate(${x + width / 2} ${y + width / 2})` }, big);
}
