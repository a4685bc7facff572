// A game as in the URL: the rules, the moves, and the players; and the tree of all moves that were made in it.

import { Variations } from "./variations.js";

/** @typedef {"X"|"O"} Side */

export const other = (side) => (side === "X" ? "O" : "X");

export class Game {
  /** @param {Partial<Game>} parts */
  constructor(parts = {}) {
    this.game = parts.game ?? "tic-tac-toe";
    /** The current line, a path in the tree. A change makes a new array. @type {string[]} */
    this.moves = parts.moves ?? [];
    /** The name of its record in the library; none before it is kept. @type {string|undefined} */
    this.id = isId(parts.id) ? parts.id : undefined;
    this.position = parts.position || undefined;
    /** @type {Side|undefined} */
    this.starter = parts.starter || undefined;
    /** @type {Record<Side, string>} a seat is "person" or a program such as "level=3" */
    this.seats = parts.seats ?? { X: "person", O: "person" };
    this.seed = parts.seed ?? 1;
    /** Minutes and seconds a move, "5+3"; empty without a clock. */
    this.clock = parts.clock ?? "";
    /** While the game begins by swap2: "open", or "adds" once two more stones are placed; X's seat is the opener's. */
    this.swap2 = parts.swap2 ?? "";
    /** How the current line ended off the board: the side that resigned or ran out of time. */
    this.end = parts.end ?? null;
    this.tree = parts.tree instanceof Variations ? parts.tree : Variations.read(parts.tree);
    const last = this.tree.add(this.moves);
    if (this.end) this.tree.finish(last, this.end);
  }

  /** @param {URLSearchParams} params */
  static read(params) {
    const list = (name) => (params.get(name) ?? "").split(/[\s,]+/).filter(Boolean);
    const [how, loser] = (params.get("end") ?? "").split(":");
    return new Game({
      game: params.get("game") ?? undefined,
      moves: list("moves"),
      position: params.get("position") ?? undefined,
      starter: side(params.get("starter")),
      seats: { X: params.get("x") || "person", O: params.get("o") || "person" },
      seed: Number(params.get("seed")) || 1,
      clock: control(params.get("clock")),
      end: ["resigned", "time"].includes(how) && side(loser) ? { how, loser } : null,
      swap2: ["open", "adds"].includes(params.get("swap2")) ? params.get("swap2") : "",
      id: params.get("id") ?? undefined,
    });
  }

  /** The parameters of the URL. */
  write() {
    return {
      game: this.game,
      moves: this.moves.join(","),
      position: this.position,
      starter: this.starter,
      x: this.seats.X,
      o: this.seats.O,
      seed: this.seed === 1 ? undefined : this.seed,
      clock: this.clock,
      swap2: this.swap2,
      end: this.end && `${this.end.how}:${this.end.loser}`,
      id: this.id,
    };
  }

  /** The request's position, after `ply` moves of a line. @returns {import("./api.js").Place} */
  place(ply = this.moves.length, line = this.moves) {
    const place = { game: this.game, moves: line.slice(0, ply) };
    if (this.position) place.position = this.position;
    if (this.starter) place.starter = this.starter;
    return place;
  }

  isPerson(which) {
    return this.seats[which] === "person";
  }

  /** Whether this side is the only person in the game. */
  isAlone(which) {
    return this.isPerson(which) && !this.isPerson(other(which));
  }

  hasPerson() {
    return this.isPerson("X") || this.isPerson("O");
  }
}

/** Whether a text can be the name of a record. */
export function isId(text) {
  return typeof text === "string" && /^[a-z0-9-]{8,40}$/.test(text);
}

/** In a typed URL, `+` means a space. */
function control(text) {
  const written = (text ?? "").replace(" ", "+");
  return /^\d+\+\d+$/.test(written) ? written : "";
}

function side(text) {
  return text === "X" || text === "O" ? text : undefined;
}

/** The number of a level from its seat, or `null` for other programs. */
export function levelOf(seat) {
  const found = /^level=(\d+)$/.exec(seat);
  return found ? Number(found[1]) : null;
}
