// The games of this browser as a book: which moves were played in a position, and how those games ended. Where a position is
// nothing but its stones, other orders of moves and turned or mirrored boards count as the same.

import { h, replace } from "./dom.js";
import { other } from "./game.js";
import { everyRecord, onLibrary } from "./library.js";
import { cellNamed } from "./line.js";
import { summary } from "./shelf.js";
import { lookOf, sideName } from "./sides.js";
import { number, t } from "./texts.js";
import { complain } from "./voice.js";

/** @typedef {{games: number, X: number, O: number, draw: number}} Count */

/** The most moves that are listed. */
const MOST = 12;

export class Explorer {
  /** @param {(move: string) => void} onPlay */
  constructor(onPlay) {
    this.onPlay = onPlay;
    this.body = h("div", { class: "explorer-body" });
    this.element = h(
      "details",
      { class: "explorer", ontoggle: () => this.draw() },
      h("summary", {}, t("web-explorer")),
      this.body,
    );
    this.state = null;
    this.place = null;
    this.index = null;
    this.looks = 0;
    // A game that was played meanwhile counts too.
    this.unsubscribe = onLibrary(() => {
      this.index = null;
    });
  }

  close() {
    this.unsubscribe();
  }

  /** @param {any} state the server's State @param {import("./game.js").Game} game */
  show(state, game) {
    this.state = state;
    this.place = { game: game.game, position: game.position ?? null, starter: game.starter ?? null };
    this.draw();
  }

  async draw() {
    const { state, element } = this;
    if (!element.open || !state) return;
    this.looks += 1;
    const mine = this.looks;
    try {
      this.index ??= await indexOf(this.place, state);
    } catch (error) {
      return complain(error);
    }
    if (mine !== this.looks || !this.index) return;
    const found = this.index.movesFrom(state);
    replace(this.body, found.length > 0 ? this.table(found) : h("p", { class: "note" }, t("web-explorer-none")));
  }

  table(found) {
    const head = ["web-explorer-move", "web-explorer-games", "web-explorer-results"];
    // keys: web-explorer-move, web-explorer-games, web-explorer-results
    return h(
      "table",
      {},
      h("thead", {}, h("tr", {}, head.map((key) => h("th", { scope: "col" }, t(key))))),
      h("tbody", {}, found.slice(0, MOST).map((one) => this.row(one))),
    );
  }

  row({ move, count }) {
    const { games, X, O, draw } = count;
    const look = lookOf(this.state);
    const [x, o] = ["X", "O"].map((side) => sideName(side, look));
    const words = t("web-explorer-counts", { x, first: X, draws: draw, o, second: O });
    const part = (name, size) =>
      size > 0 ? h("span", { class: `result-${name}`, "data-size": size }, number(size)) : null;
    const bar = h("span", { class: "result-bar", role: "img", "aria-label": words, title: words }, [
      part("x", X),
      part("draw", draw),
      part("o", O),
    ]);
    for (const one of bar.children) one.style.flexGrow = one.dataset.size;
    const label = t("web-play-line", { move });
    const play = h(
      "button",
      { type: "button", class: "text-button", "aria-label": label, onclick: () => this.onPlay(move) },
      move,
    );
    const cells = [h("th", { scope: "row" }, play), h("td", {}, number(games)), h("td", {}, X + O + draw > 0 ? bar : "–")];
    return h("tr", { "data-explored": move }, cells);
  }
}

/** The positions of all games of this kind, with their counts. */
async function indexOf(place, state) {
  const index = new PositionIndex(state);
  for (const record of await everyRecord()) {
    if (record.kind !== "game" || record.game !== place.game) continue;
    if (record.position !== place.position || record.starter !== place.starter) continue;
    index.add(record);
  }
  return index;
}

class PositionIndex {
  /** @param {any} state a State of the game */
  constructor(state) {
    this.state = state;
    this.keys = state.places_stones && state.grid ? new StoneKeys(state) : new LineKeys();
    /** @type {Map<string, Count>} */
    this.counts = new Map();
  }

  /** Counts every position of a game once; its variations count without a result. */
  add(record) {
    const { tree, line, result } = summary(record);
    const end = result ? (result.winner ?? "draw") : null;
    const seen = new Map();
    const starter = record.starter ?? this.state.starter;
    const visit = (node, key, by) => {
      for (const child of node.children) {
        const side = child.by ?? by;
        const next = this.keys.after(key, child.move, side);
        const isPlayed = line[child.depth - 1] === child.move && child.path.every((move, i) => move === line[i]);
        const name = this.keys.name(next);
        seen.set(name, seen.get(name) ?? (isPlayed ? end : null));
        visit(child, next, other(side));
      }
    };
    visit(tree.root, this.keys.start(), starter);
    for (const [name, result] of seen) {
      const count = this.counts.get(name) ?? { games: 0, X: 0, O: 0, draw: 0 };
      count.games += 1;
      if (result) count[result] += 1;
      this.counts.set(name, count);
    }
  }

  /** The legal moves that were played here, the most frequent first; of moves that lead to one position the first. */
  movesFrom(state) {
    const { keys, counts } = this;
    let key = keys.start();
    state.moves.forEach((move, i) => {
      key = keys.after(key, move, state.movers[i]);
    });
    const found = new Map();
    for (const move of state.legal) {
      const name = keys.name(keys.after(key, move, state.to_move));
      if (counts.has(name) && !found.has(name)) found.set(name, { move, count: counts.get(name) });
    }
    return [...found.values()].sort((a, b) => b.count.games - a.count.games);
  }
}

/** A position by the moves that led to it. */
class LineKeys {
  start() {
    return "";
  }

  after(key, move) {
    return `${key} ${move}`;
  }

  name(key) {
    return key;
  }
}

/** A position by its stones: a hash for each image of the board, of which the least is its name. */
class StoneKeys {
  constructor(state) {
    const { width, height } = state.grid;
    this.state = state;
    this.cells = new Map();
    const images = width === height ? 8 : 4;
    this.images = Array.from({ length: images }, (_, image) => (cell) => {
      let [x, y] = [cell % width, Math.floor(cell / width)];
      if (image & 1) x = width - 1 - x;
      if (image & 2) y = height - 1 - y;
      return image & 4 ? x * width + y : y * width + x;
    });
  }

  start() {
    return this.images.map(() => 0n);
  }

  after(key, move, side) {
    if (!this.cells.has(move)) this.cells.set(move, cellNamed(this.state, move));
    const cell = this.cells.get(move);
    // A move without a cell changes every image in the same way.
    return key.map((hash, i) => hash ^ (cell === null ? code(-1, side) : code(this.images[i](cell), side)));
  }

  name(key) {
    return String(key.reduce((least, hash) => (hash < least ? hash : least)));
  }
}

const codes = new Map();

/** A number of 64 bits for a stone on a cell (splitmix64). */
function code(cell, side) {
  const seed = BigInt(2 * (cell + 1) + (side === "X" ? 0 : 1));
  if (!codes.has(seed)) {
    let z = BigInt.asUintN(64, (seed + 1n) * 0x9e3779b97f4a7c15n);
    z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
    z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
    codes.set(seed, z ^ (z >> 31n));
  }
  return codes.get(seed);
}
