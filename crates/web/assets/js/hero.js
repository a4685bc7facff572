// The picture of the first page: a small board with a tree of its continuations.

import { s } from "./dom.js";
import { mark } from "./marks.js";

const BOARDS = [
  { x: 190, y: 62, size: 84, marks: "X.O/.X./O..", main: true },
  { x: 80, y: 212, size: 64, marks: "X.O/.X./O.X", line: [0, 8] },
  { x: 190, y: 212, size: 64, marks: "X.O/.XX/O.." },
  { x: 300, y: 212, size: 64, marks: "XXO/.X./O.." },
  { x: 190, y: 338, size: 50, marks: "X.O/OXX/O..", faint: true },
  { x: 262, y: 338, size: 50, marks: "XXO/.X./O.O", faint: true },
  { x: 338, y: 338, size: 50, marks: "XXO/.X./OO.", faint: true },
];
const EDGES = [
  [0, 1, "best"],
  [0, 2, ""],
  [0, 3, ""],
  [2, 4, ""],
  [3, 5, ""],
  [3, 6, "cut"],
];

export function heroPicture() {
  return s(
    "svg",
    { class: "hero-picture", viewBox: "0 0 380 380", "aria-hidden": "true", focusable: "false" },
    ...EDGES.map(([from, to, kind]) => edge(BOARDS[from], BOARDS[to], kind)),
    ...BOARDS.map(board),
  );
}

function edge(from, to, kind) {
  const [y0, y1] = [from.y + from.size / 2, to.y - to.size / 2];
  const middle = (y0 + y1) / 2;
  const path = s("path", {
    class: `hero-edge ${kind && `hero-edge-${kind}`}`,
    d: `M${from.x} ${y0}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${y1}`,
  });
  if (kind !== "cut") return path;
  const x = (from.x + to.x) / 2;
  return s("g", {}, path, s("path", { class: "tree-strike", d: `M${x - 8} ${middle - 6}l16 10` }));
}

function board({ x, y, size, marks, main, faint, line }) {
  const unit = (size - 10) / 3;
  const left = x - size / 2 + 5;
  const top = y - size / 2 + 5;
  const at = (cell) => [left + ((cell % 3) + 0.5) * unit, top + (Math.floor(cell / 3) + 0.5) * unit];
  const lines = [1, 2]
    .map((i) => `M${left + i * unit} ${top}v${3 * unit}M${left} ${top + i * unit}h${3 * unit}`)
    .join("");
  const group = s(
    "g",
    { class: `hero-board board-marks ${faint ? "hero-faint" : ""} ${main ? "hero-main" : ""}` },
    s("rect", { class: "board-ground", x: x - size / 2, y: y - size / 2, width: size, height: size, rx: 10 }),
    s("path", { class: "board-lines", d: lines }),
  );
  [...marks.replaceAll("/", "")].forEach((side, cell) => {
    if (side === ".") return;
    const [cx, cy] = at(cell);
    group.append(s("g", { transform: `translate(${cx} ${cy})` }, mark(side, unit, false)));
  });
  if (line) {
    const [[x0, y0], [x1, y1]] = line.map(at);
    group.append(s("path", { class: "win-line", "stroke-width": unit * 0.13, d: `M${x0} ${y0}L${x1} ${y1}` }));
  }
  return group;
}
