// Small boards for the cards of games with signs besides owners.

import { s } from "./dom.js";
import { Geometry } from "./geometry.js";
import { blocksOf, kindOf } from "./kinds.js";
import { figure, lookAt } from "./signs.js";

// Owners and signs by a letter for each cell; `#` is outside, K and Q are kings, `+` a dot, `-` a gap, `=` a line, `a`
// an area of X, and `c` an O there. A number is a count; where `owners` is "rows", counts in the upper row are O's and
// the others X's.
const SIGNS = {
  "#": ".outside",
  K: "Xking",
  Q: "Oking",
  "+": ".dot",
  "-": ".gap",
  "=": ".line",
  a: ".inside-X",
  c: "Oinside-X",
};

const ENGLISH = "#X#X#X/X#.#X#/#.#.#./.#O#.#/#O#.#O/O#O#K#";
const RUSSIAN = "#O#O#O/O#.#O#/#.#X#./.#.#.#/#X#.#X/X#X#Q#";
const INTERNATIONAL = "#O#O#O#O/O#O#O#O#/#O#.#O#./.#.#X#.#/#.#O#.#./X#.#X#X#/#X#X#X#X/X#X#X#X#";
const DOTS = "....../..X.../.XcX.O/.XaXO./..XO../.O....";

const SAMPLES = {
  "english-draughts": { rows: ENGLISH },
  checkers: { rows: ENGLISH },
  "russian-draughts": { rows: RUSSIAN },
  "international-draughts": { rows: INTERNATIONAL },
  "dots-and-boxes": { rows: "+=+=+=+/=X=O=.-/+=+=+=+/-.=.-.=/+-+=+-+/=.-.-.-/+=+-+-+" },
  kropki: { rows: DOTS },
  tochki: { rows: DOTS },
  dots: { rows: DOTS },
  torus: { rows: "X..O./.X.../..O../O..X./....X" },
  ultimate: {
    look: { block: 3 },
    rows: "X.O....../.X.....O./..X...X../...O...../....X..../O...O..../......X.O/.X....O../....O....",
  },
  kalah: { look: { counted: true }, owners: "rows", rows: "3501#/#4260" },
  marienbad: { look: { counted: true }, rows: "###1/###2/##13/##24/#135/#246/1357" },
  nim: { look: { counted: true }, rows: "##1/#12/123/234/345" },
};

/** The drawing of a game's sample in a square of 96 at (12, 12); `null` for a game without one. @param {string} id */
export function samplePicture(id) {
  const sample = SAMPLES[id];
  if (!sample) return null;
  const state = { look: { counted: false, block: 0, ...sample.look }, grid: read(sample) };
  const { grid } = state;
  const kind = kindOf(state);
  const geometry = new Geometry(grid, false, false, kind, blocksOf(state));
  const board = { geometry, kind, stones: false };
  const scale = 96 / (Math.max(geometry.width, geometry.height) - geometry.left - geometry.right);
  const [x, y] = [60 - (scale * geometry.width) / 2, 60 - (scale * geometry.height) / 2];
  const fields = {
    x: geometry.left,
    y: geometry.top,
    width: geometry.unit * grid.width,
    height: geometry.unit * grid.height,
  };
  const drawn = [...grid.cells].map((_, cell) => cell).filter((cell) => lookAt(grid, kind, cell) !== "");
  return s(
    "g",
    { class: `sample kind-${kind}`, transform: `translate(${x} ${y}) scale(${scale})` },
    kind === "squares" ? s("rect", { class: "field-dark", ...fields }) : null,
    s("path", { class: "board-lines", d: geometry.lines() }),
    s("path", { class: "board-blocks", d: geometry.blockLines() }),
    ...drawn.map((cell) =>
      s("g", { transform: `translate(${geometry.x(cell)} ${geometry.y(cell)})` }, figure(board, grid, cell, "")),
    ),
  );
}

function read({ rows, owners }) {
  const lines = rows.split("/");
  const letters = [...lines.join("")];
  const width = lines[0].length;
  const whose = (letter, cell) => {
    if (/\d/.test(letter) && owners === "rows") return cell < width ? "O" : "X";
    return SIGNS[letter]?.[0] ?? (/[XO]/.test(letter) ? letter : ".");
  };
  const sign = (letter) => (/\d/.test(letter) ? Number(letter) : (SIGNS[letter]?.slice(1) ?? null));
  return { width, height: lines.length, cells: letters.map(whose).join(""), signs: letters.map(sign) };
}
