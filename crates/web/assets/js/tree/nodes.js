// The boxes of a tree: nodes, leaves, nodes with a board, and folds. A MAX node points up and a MIN node down.

import { stillBoard } from "../boards/still.js";
import { s } from "../dom.js";
import { stoneShades } from "../marks.js";
import { hasStones } from "../sides.js";

/** Boards with more rows than this are cropped to where the pieces are. */
const LARGE_BOARD = 10;
/** Cells around the pieces, and the least side of the part that is shown. */
const [AROUND, LEAST_PART] = [1, 7];
/** Room below a board for the value. */
const FOOT = 22;

/** The outline of a node, its value, and its window above it. @returns {{group: SVGElement, [part: string]: any}} */
export function drawNode(entry, { node, boards }, extra) {
  const leaf = entry.place.leaf !== null;
  const wide = leaf && !boards ? node * 0.76 : node;
  const height = boards ? node + FOOT : node * 0.74;
  const text = s("text", { class: "tree-value", dy: "0.35em", y: boards ? height / 2 - FOOT / 2 : 0 });
  const window = s("text", { class: "tree-window", y: boards ? -height / 2 - 16 : -node * 0.66 - 7 });
  const title = s("title");
  const outline = leaf
    ? s("rect", { class: "tree-leaf", x: -wide / 2, y: -height / 2, width: wide, height, rx: 4 })
    : s("path", { class: "tree-node", d: shape(entry.place.ply % 2 === 0, wide, height) });
  const inside = boards ? s("g", { class: "tree-board", transform: `translate(0 ${-FOOT / 2})` }) : null;
  const group = s(
    "g",
    { class: `tree-spot ${leaf ? "tree-spot-leaf" : ""} ${extra}`, transform: `translate(${entry.x} ${entry.y})` },
    boards
      ? s("rect", {
          class: "tree-halo",
          x: -wide / 2 - 9,
          y: -height / 2 - 12,
          width: wide + 18,
          height: height + 24,
          rx: 12,
        })
      : s("circle", { class: "tree-halo", r: node * (leaf ? 0.58 : 0.66) }),
    outline,
    inside ?? [],
    text,
    window,
    title,
  );
  return { group, text, window, title, board: inside, room: leaf && !boards ? wide * 0.92 : wide * 0.9 };
}

/** Neighbours in one box, as a stack. */
export function drawFold(entry, { node, boards }) {
  const [width, height] = [Math.min(node, 46), Math.min(node, 46) * 0.7];
  const sheet = (by) =>
    s("rect", { class: "tree-sheet", x: -width / 2 + by, y: -height / 2 - by, width, height, rx: 5 });
  const text = s("text", { class: "tree-value", dy: "0.35em", "font-size": 13 }, `+${entry.fold.length}`);
  const title = s("title");
  const group = s(
    "g",
    {
      class: "tree-spot tree-fold",
      transform: `translate(${entry.x} ${entry.y - (boards ? node / 2 - height : 0)})`,
      tabindex: "0",
      role: "button",
    },
    sheet(6),
    sheet(3),
    sheet(0),
    text,
    title,
  );
  return { group, text, title };
}

/** What tells below a node that its subtree is folded, and how large it is. */
export function drawHidden(entry, { node, boards }) {
  const below = boards ? (node + FOOT) / 2 : node * 0.37;
  const words = `▾ ${entry.hidden}`;
  const width = 16 + words.length * 7;
  const title = s("title");
  const group = s(
    "g",
    {
      class: "tree-fold tree-hidden",
      transform: `translate(${entry.x} ${entry.y + below + 14})`,
      tabindex: "0",
      role: "button",
    },
    s("rect", { class: "tree-sheet", x: -width / 2, y: -10, width, height: 20, rx: 10 }),
    s("text", { class: "tree-value", dy: "0.35em", "font-size": 12 }, words),
    title,
  );
  return { group, title };
}

/** Puts a small board into a node; what does not fit into it readably is cropped. @param {any} state */
export function putBoard(inside, state, node) {
  const side = node - 14;
  const { width, height } = state.grid;
  const board = stillBoard(state, side / 2, side, hasStones(state), true);
  const view = width > LARGE_BOARD || height > LARGE_BOARD ? crop(state.grid, side) : [0, 0, side];
  const kind = hasStones(state) ? "board-stones" : "board-marks";
  inside.replaceChildren(
    s(
      "svg",
      {
        class: `tree-board-picture ${kind}`,
        x: -side / 2,
        y: -side / 2,
        width: side,
        height: side,
        viewBox: [view[0], view[1], view[2], view[2]].join(" "),
      },
      stoneShades(),
      board,
    ),
  );
}

/** The part of a large board with its pieces: left, top and side. */
function crop({ cells, width, height }, side) {
  const taken = [...cells].map((cell, index) => (cell === "." ? -1 : index)).filter((index) => index >= 0);
  const span = (numbers, length) => {
    const known = numbers.length > 0 ? numbers : [Math.floor(length / 2)];
    return [Math.min(...known) - AROUND, Math.max(...known) + AROUND];
  };
  const [left, right] = span(
    taken.map((index) => index % width),
    width,
  );
  const [top, bottom] = span(
    taken.map((index) => Math.floor(index / width)),
    height,
  );
  const part = Math.min(width, height, Math.max(LEAST_PART, right - left + 1, bottom - top + 1));
  const start = (from, to, length) => Math.max(0, Math.min(length - part, Math.round((from + to + 1 - part) / 2)));
  const unit = side / Math.max(width, height);
  const [x0, y0] = [(side - unit * width) / 2, (side - unit * height) / 2];
  return [x0 + unit * start(left, right, width), y0 + unit * start(top, bottom, height), unit * part];
}

/** A pentagon that points up at a MAX node, and down at a MIN node. */
function shape(up, width, height) {
  const [w, q] = [width / 2, height / 2];
  const tip = Math.min(q * 0.5, 14);
  const points = up
    ? [
        [-w, -q + tip],
        [0, -q - tip * 0.3],
        [w, -q + tip],
        [w, q],
        [-w, q],
      ]
    : [
        [-w, -q],
        [w, -q],
        [w, q - tip],
        [0, q + tip * 0.3],
        [-w, q - tip],
      ];
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}
