// A game that is being played: asks the server for positions and for the moves of programs, and tells the view what
// changed. It knows nothing of how a board looks.

import * as api from "./api.js";
import { Clock } from "./clock.js";
import { other } from "./game.js";
import { once } from "./live.js";
import { keep, recall } from "./store.js";

/** @typedef {import("./game.js").Game} Game */

export class Table extends EventTarget {
  /** @param {Game} game */
  constructor(game) {
    super();
    this.game = game;
    /** The state that is looked at; after the last move unless somebody looks back. */
    this.state = null;
    this.ply = game.moves.length;
    /** Where somebody goes who has not got there yet: keys may be faster than answers. */
    this.aim = this.ply;
    this.thinking = false;
    this.queued = 0;
    /** Whether a person's move is on its way: a second one would be played in a position that is gone. */
    this.sending = false;
    /** Counts what was asked to be shown; only the last one is. */
    this.looks = 0;
    /** Where two programs play: they wait for `step` or for `paused` to end. */
    this.paused = false;
    /** Milliseconds that a program's move stands before the next one thinks. */
    this.pace = 0;
    this.clock = game.clock ? new Clock(game.clock, keptTime(game)) : null;
    this.stopper = null;
    this.closed = false;
  }

  /** Asks for the position and, where a program is to move, for its move. */
  async open(ply = this.game.moves.length) {
    await this.look(ply);
    this.goOn();
  }

  close() {
    this.closed = true;
    this.stop();
    this.clock?.stop();
    this.keep();
  }

  /** How the game stands or ended, the end off the board included. @returns {{winner: string|null, how: string}|null} */
  ending() {
    const { end } = this.game;
    if (end) return { winner: other(end.loser), how: end.how };
    if (!this.state?.over || !this.atEnd()) return null;
    return { winner: this.state.ending?.winner ?? null, how: "board" };
  }

  atEnd() {
    return this.ply === this.game.moves.length;
  }

  /** Whether a person may move now. */
  mayMove() {
    return (
      Boolean(this.state) &&
      !this.state.over &&
      !this.thinking &&
      !this.sending &&
      !this.game.end &&
      this.game.isPerson(this.state.to_move)
    );
  }

  /** Shows the position after so many moves. */
  async look(ply) {
    // The number may come from an address that somebody typed.
    const last = this.game.moves.length;
    const to = Number.isInteger(ply) ? Math.max(0, Math.min(ply, last)) : last;
    this.aim = to;
    this.looks += 1;
    const mine = this.looks;
    let state;
    try {
      state = await api.position(this.game.place(to));
    } catch (error) {
      this.aim = this.ply;
      throw error;
    }
    if (this.closed || mine !== this.looks) return;
    this.ply = to;
    this.state = state;
    this.tell("look");
  }

  /** Plays a person's move. From an earlier position the game goes another way from there. */
  async play(move) {
    if (!this.mayMove()) return;
    this.sending = true;
    let state;
    try {
      state = await api.play(this.game.place(this.ply), move);
    } finally {
      this.sending = false;
    }
    // The server may write the move in another way than it was typed.
    this.take(state, state.moves.at(-1));
    this.goOn();
  }

  /** Asks a program for its move where it is its turn. */
  async goOn() {
    this.runClock();
    if (!this.state || this.state.over || this.game.end || !this.atEnd()) return;
    const side = this.state.to_move;
    if (this.game.isPerson(side) || this.paused || this.thinking) return;
    await this.think(side);
  }

  /** One move of a program, even while the game is paused. */
  async step() {
    if (this.thinking || !this.state || this.state.over || this.game.end) return;
    if (!this.atEnd()) return this.look(this.ply + 1);
    if (!this.game.isPerson(this.state.to_move)) await this.think(this.state.to_move);
  }

  async think(side) {
    this.stopper = new AbortController();
    const { signal } = this.stopper;
    this.thinking = true;
    this.queued = 0;
    this.tell("think");
    const began = performance.now();
    const question = { ask: "reply", ...this.game.place(), player: this.game.seats[side], seed: this.game.seed };
    try {
      const answer = await once(question, signal, ({ before }) => {
        this.queued = before;
        this.tell("think");
      });
      const rest = this.pace - (performance.now() - began);
      if (rest > 0) await pause(rest, signal);
      this.thinking = false;
      this.take(answer.state, answer.move, answer);
      this.goOn();
    } catch (error) {
      this.thinking = false;
      if (error.name !== "AbortError") this.tell("refused", error);
      else if (!this.closed) this.tell("think");
    }
  }

  /** Gives up what is being thought. */
  stop() {
    this.stopper?.abort();
    this.stopper = null;
  }

  /** Back to the last time that a person was to move, or by one move where nobody is a person. */
  async takeBack() {
    this.stop();
    const { game } = this;
    const first = this.state.starter;
    const sideAt = (ply) => (ply % 2 === 0 ? first : other(first));
    let ply = game.moves.length - 1;
    if (game.end) {
      // Whoever resigned too soon gets the game back as it was.
      game.end = null;
      ply = game.moves.length;
    }
    while (ply > 0 && game.hasPerson() && !game.isPerson(sideAt(ply))) ply -= 1;
    if (ply < 0) return;
    game.future = [...game.moves.slice(ply), ...game.future];
    game.moves = game.moves.slice(0, ply);
    await this.look(ply);
    this.changed();
    this.goOn();
  }

  /** Plays again what was taken back, up to the next time that a person is to move. */
  async redo() {
    const { game } = this;
    if (game.future.length === 0 || this.thinking) return;
    const count = game.hasPerson() ? redoCount(game, this.state) : 1;
    game.moves = [...game.moves, ...game.future.slice(0, count)];
    game.future = game.future.slice(count);
    await this.look(game.moves.length);
    this.changed();
    this.goOn();
  }

  /** Forgets what came after the position that is looked at, and plays on from there. */
  async tryFromHere() {
    this.stop();
    const { game } = this;
    game.future = [];
    game.moves = game.moves.slice(0, this.ply);
    game.end = null;
    await this.look(this.ply);
    this.changed();
    this.goOn();
  }

  lose(side, how) {
    this.stop();
    this.clock?.stop();
    this.game.end = { how, loser: side };
    this.changed();
    this.tell("end");
  }

  /** The new state after a move. */
  take(state, move, answer = null) {
    if (this.closed) return;
    const { game } = this;
    // Another way than the one taken back: that one is gone.
    game.future = this.atEnd() && game.future[0] === move ? game.future.slice(1) : [];
    game.moves = [...game.moves.slice(0, this.ply), move];
    this.ply = game.moves.length;
    this.aim = this.ply;
    this.state = state;
    this.clock?.moved();
    this.changed();
    this.tell("move", { move, by: other(state.to_move), answer });
    if (state.over) {
      this.clock?.stop();
      this.tell("end");
    }
  }

  runClock() {
    const { clock, state } = this;
    if (!clock || !state) return;
    if (state.over || this.game.end) clock.stop();
    // The first move of each game is not hurried: the clock begins with it.
    else if (this.game.moves.length > 0 && clock.running !== state.to_move) clock.run(state.to_move);
  }

  /** Called as time goes by. */
  tick() {
    const fallen = this.clock?.fallen();
    if (fallen && !this.game.end) this.lose(fallen, "time");
  }

  changed() {
    this.keep();
    this.tell("change");
  }

  keep() {
    if (!this.clock) return;
    const { X, O } = this.clock.left;
    keep("clock", { of: clockKey(this.game), left: { X, O } });
  }

  tell(type, detail = null) {
    if (!this.closed) this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

function redoCount(game, state) {
  let side = state.to_move;
  for (let count = 1; count <= game.future.length; count += 1) {
    side = other(side);
    if (game.isPerson(side)) return count;
  }
  return game.future.length;
}

function clockKey(game) {
  return [game.game, game.clock, game.seats.X, game.seats.O, game.seed].join(" ");
}

function keptTime(game) {
  const kept = recall("clock");
  return kept && kept.of === clockKey(game) && game.moves.length > 0 ? kept.left : null;
}

function pause(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("stopped", "AbortError"));
    });
  });
}
