// Small boards for the cards of games. Each is a state of which only the board is known.

import { stillBoard } from "./boards/still.js";

// Owners and signs by a letter for each cell; `#` is outside, K and Q are kings, `+` a dot, `-` a gap, `=` a line, `a`
// an area of X, `c` an O there and `A` an X. A number is a count; where `owners` is "rows", counts in the upper row are
// O's and the others X's.
const SIGNS = {
  "#": ".outside",
  K: "Xking",
  Q: "Oking",
  "+": ".dot",
  "-": ".gap",
  "=": ".line",
  a: ".inside-X",
  c: "Oinside-X",
  A: "Xinside-X",
};

const ENGLISH = "#X#X#X/X#.#X#/#.#.#./.#O#.#/#O#.#O/O#O#K#";
const RUSSIAN = "#O#O#O/O#.#O#/#.#X#./.#.#.#/#X#.#X/X#X#Q#";
const INTERNATIONAL = "#O#O#O#O/O#O#O#O#/#O#.#O#./.#.#X#.#/#.#O#.#./X#.#X#X#/#X#X#X#X/X#X#X#X#";
const DOTS = "....../..X.../.XcX.O/.XaXO./..XO../.O....";
const DARK_FIRST = ["black", "white"];
const DRAUGHTS = { style: "squares", colours: DARK_FIRST };
const LIGHT_FIRST = { style: "squares", colours: ["white", "black"] };

const SAMPLES = {
  "connect-four": { look: { style: "holes" }, rows: "......./......./......./...XO../..XOX../.XOXOO." },
  othello: { look: { style: "discs", colours: DARK_FIRST }, rows: "....../..OO../.XXO../..XXX./..OO../......" },
  "english-draughts": { look: DRAUGHTS, rows: ENGLISH },
  checkers: { look: DRAUGHTS, rows: ENGLISH },
  "russian-draughts": { look: LIGHT_FIRST, rows: RUSSIAN },
  "international-draughts": { look: LIGHT_FIRST, rows: INTERNATIONAL },
  "dots-and-boxes": { look: { style: "lines" }, rows: "+=+=+=+/=X=O=.-/+=+=+=+/-.=.-.=/+-+=+-+/=.-.-.-/+=+-+-+" },
  kropki: { look: { style: "areas" }, rows: DOTS },
  tochki: { look: { style: "areas" }, rows: DOTS },
  dots: { look: { style: "areas" }, rows: DOTS },
  torus: { rows: "X..O./.X.../..O../O..X./....X" },
  ultimate: {
    look: { block: 3 },
    rows: "AaAO...../aAa....O./acA...X../...O...../....X..../O...O..../......X.O/.X....O../....O....",
  },
  kalah: { look: { style: "houses" }, owners: "rows", rows: "3501#/#4260" },
  marienbad: { look: { style: "heaps" }, rows: "###1/###2/##13/##24/#135/#246/1357" },
  nim: { look: { style: "heaps" }, rows: "##1/#12/123/234/345" },
};

/** The drawing of a game's sample in a square of 96 at (12, 12); `null` for a game without one. @param {string} id */
export function samplePicture(id) {
  const sample = SAMPLES[id];
  if (!sample) return null;
  const look = { style: "cells", block: 0, labels: "none", colours: null, ...sample.look };
  const still = { legal: [], legal_cells: [], last: null, last_path: [], winning: [], over: true, to_move: "X" };
  return stillBoard({ ...still, look, grid: read(sample) }, 60, 102, look.style === "discs");
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
  const columns = [..."abcdefghijklmnop"].slice(0, width);
  return { width, height: lines.length, cells: letters.map(whose).join(""), signs: letters.map(sign), columns };
}
