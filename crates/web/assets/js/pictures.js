// Small pictures of the games, for cards. They are drawn with the same marks as the boards.

import { s } from "./dom.js";
import { mark, stoneShades } from "./marks.js";
import { samplePicture } from "./samples.js";

const GAMES = {
  "tic-tac-toe": { size: 3, marks: "O.X/.X./X.O", line: [2, 6] },
  piskvorky: { size: 5, marks: ".O.../.XO../..X../.OOX./....X", line: [6, 24] },
  gomoku: { size: 7, stones: true, marks: "......./.O...../..XO.../..OX.../.X..X../.....O./......." },
  standard: { size: 7, stones: true, marks: "......./..O..../.XXXX../..OO.../....X../......./......." },
  renju: { size: 7, stones: true, marks: "......./..X.O../...X.../.XX..../...O.../..O..../.......", forbidden: [24] },
  caro: { size: 7, stones: true, marks: "......./.OXXXXO/......./...O.../..O..../......./......." },
  mnk: { size: 6, marks: "....../.X..O./..XO../..OX../.O..../......" },
};

/** @param {string} id the id of a game */
export function gamePicture(id) {
  const game = GAMES[id];
  if (!game) return id === "explicit" ? treePicture() : otherPicture(id);
  const unit = 96 / game.size;
  const at = (cell) => [12 + ((cell % game.size) + 0.5) * unit, 12 + (Math.floor(cell / game.size) + 0.5) * unit];
  const cells = game.marks.replaceAll("/", "");
  const picture = frame(
    `picture ${game.stones ? "board-stones" : "board-marks"}`,
    stoneShades(),
    s("rect", { class: "board-ground", width: 120, height: 120, rx: 12 }),
    s("path", { class: "board-lines", d: lines(game.size, unit, game.stones) }),
  );
  [...cells].forEach((side, cell) => {
    if (side === ".") return;
    const [x, y] = at(cell);
    picture.append(s("g", { transform: `translate(${x} ${y})` }, mark(side, unit, game.stones)));
  });
  for (const cell of game.forbidden ?? []) {
    const [x, y] = at(cell);
    const r = unit * 0.22;
    picture.append(
      s("path", {
        class: "forbidden",
        "stroke-width": 2,
        d: `M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`,
      }),
    );
  }
  if (game.line) {
    const [[x0, y0], [x1, y1]] = game.line.map(at);
    picture.append(s("path", { class: "win-line", "stroke-width": unit * 0.12, d: `M${x0} ${y0}L${x1} ${y1}` }));
  }
  return picture;
}

/** For a game with signs besides owners, or without a picture. */
function otherPicture(id) {
  return frame(
    "picture board-marks",
    stoneShades(),
    s("rect", { class: "board-ground", width: 120, height: 120, rx: 12 }),
    samplePicture(id) ?? s("path", { class: "board-lines", d: lines(6, 16, false) }),
  );
}

function treePicture() {
  const leaves = [24, 48, 72, 96];
  const edges = s("path", {
    class: "tree-edge",
    d: "M60 28L36 60M60 28L84 60M36 60L24 92M36 60L48 92M84 60L72 92M84 60L96 92",
  });
  const node = (x, y, r, name) => s("circle", { class: name, cx: x, cy: y, r });
  return frame(
    "picture picture-tree",
    s("rect", { class: "board-ground", width: 120, height: 120, rx: 12 }),
    edges,
    node(60, 28, 9, "tree-node"),
    node(36, 60, 8, "tree-node"),
    node(84, 60, 8, "tree-node"),
    ...leaves.map((x, i) =>
      s("rect", { class: i === 3 ? "tree-leaf tree-cut" : "tree-leaf", x: x - 7, y: 85, width: 14, height: 14, rx: 3 }),
    ),
    s("path", { class: "tree-strike", d: "M86 73l10 8" }),
  );
}

function frame(name, ...children) {
  return s("svg", { class: name, viewBox: "0 0 120 120", "aria-hidden": "true", focusable: "false" }, ...children);
}

function lines(size, unit, stones) {
  const from = stones ? 12 + unit / 2 : 12;
  const to = stones ? 108 - unit / 2 : 108;
  const parts = [];
  for (let i = stones ? 0 : 1; i < size; i += 1) {
    const at = from + i * unit;
    parts.push(`M${at} ${from}V${to}M${from} ${at}H${to}`);
  }
  return parts.join("");
}
