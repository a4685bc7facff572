// The styles of boards by name. A game declares the style of its board; an unknown style is drawn as plain cells.

import { areas } from "./areas.js";
import { cells } from "./cells.js";
import { discs } from "./discs.js";
import { heaps } from "./heaps.js";
import { holes } from "./holes.js";
import { houses } from "./houses.js";
import { lines } from "./lines.js";
import { squares } from "./squares.js";

/**
 * How one style is drawn. Functions that are missing have the default of `usual`.
 * @typedef {object} Style
 * @property {string} id
 * @property {(grid: any, board: {labels: string}) => import("../geometry.js").Shape} shape
 * @property {(board: any) => Element[]} ground what lies below the marks
 * @property {(board: any) => Element[]} front what lies over them
 * @property {(grid: any, cell: number) => string} look a key of what a cell shows; empty if that is nothing
 * @property {(board: any, cell: number, extra: string) => Element} figure what a cell shows, around its middle
 * @property {(board: any, cell: number, extra: string) => Element[]} preview a move that the cell would make
 * @property {(board: any) => {under?: Element[], over?: Element[]}} last the last move
 * @property {(board: any) => {under?: Element[], over?: Element[]}} extras what else a position shows
 * @property {(board: any, cell: number, name: string) => Element} choice a piece that can be moved
 * @property {(board: any, step: import("../motion.js").Step) => void} step shows a move as a motion
 * @property {boolean} places whether a move puts a piece on an empty cell
 * @property {(board: any, cell: number) => string|null} name the name of a cell that the server does not name
 * @property {(grid: any, cell: number) => boolean} isVoid whether a cell is not drawn at all
 */

const STYLES = { areas, cells, discs, heaps, holes, houses, lines, squares };

/** @param {any} state the server's State @returns {Style} */
export function styleOf(state) {
  return STYLES[state.look.style] ?? cells;
}
