// A game in progress: requests positions and the moves of programs from the server, and sends events to the view. It
// does not know how a board looks.

import * as api from "./api.js";
import { Clock } from "./clock.js";
import { other } from "./game.js";
import { once } from "./live.js";
import { keep, recall } from "./store.js";
import { t } from "./texts.js";

/** @typedef {import("./game.js").Game} Game */

/** Milliseconds before a request to a busy server is repeated. */
const BUSY_WAIT = 1500;

/** Milliseconds before a request to an unreachable server is repeated. */
const AWAY_WAIT = 700;

export class Table extends EventTarget {
  /** @param {Game} game */
  constructor(game) {
    super();
    this.game = game;
    /** The state of the shown position: after the last move, unless an earlier one is shown. */
    this.state = null;
    /** The state after the last move of the game, even if an earlier one is shown; `null` until it is known. */
    this.tip = null;
    this.ply = game.moves.length;
    /** The move to be shown once its state has arrived: keys may be faster than answers. */
    this.aim = this.ply;
    this.thinking = false;
    this.queued = 0;
    /** Whether a person's move is being sent: a second one would be for a position that is gone. */
    this.sending = false;
    /** The error of the program whose turn it is; `retry` requests its move again. */
    this.failure = null;
    /** The number of requests to show a position; only the answer to the last one is shown. */
    this.looks = 0;
    /** In a game of two programs: they wait for `step` or for the end of the pause. */
    this.paused = false;
    /** Milliseconds that a program's move is shown before the next search starts. */
    this.pace = 0;
    this.clock = game.clock ? new Clock(game.clock, keptTime(game)) : null;
    this.stopper = null;
    /** Who made each move, and who is to move after the last known one. */
    this.movers = "";
    this.closed = false;
  }

  /** Requests the position and, if a program is to move, its move. */
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

  /** The result of the game, endings off the board included. @returns {{winner: string|null, how: string}|null} */
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

  /** Shows the position after `ply` moves. */
  async look(ply) {
    // The number may come from a typed URL.
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
    this.remember(state);
    if (this.atEnd()) this.tip = state;
    this.tell("look");
    // The side to move was not known before if the game was opened at an earlier position.
    if (this.atEnd() && !this.failure) this.goOn();
  }

  /** Plays a person's move. From an earlier position it starts another continuation. */
  async play(move) {
    if (!this.mayMove()) return;
    const { ply, looks } = this;
    const { moves } = this.game;
    this.sending = true;
    let state;
    try {
      state = await this.send(this.game.place(ply), move);
    } finally {
      this.sending = false;
    }
    if (this.game.moves !== moves) return;
    // If an earlier position is shown meanwhile, it stays; but positions of a discarded continuation cannot be shown.
    const follow = this.looks === looks || ply < moves.length;
    // The server may write the move differently from how it was typed.
    this.take(state, state.moves.at(-1), ply, follow);
    this.goOn();
  }

  /** Sends a move, and repeats that while the server is unreachable, so that the move is not lost. */
  async send(place, move) {
    for (let told = false; ; told = true) {
      try {
        return await api.play(place, move);
      } catch (error) {
        if (error.code !== "offline" || this.closed) throw error;
        if (!told) this.tell("away", error);
        await new Promise((resolve) => setTimeout(resolve, AWAY_WAIT));
      }
    }
  }

  /** Requests the program's move, if it is its turn. */
  async goOn() {
    this.runClock();
    if (!this.tip || this.tip.over || this.game.end) return;
    const side = this.tip.to_move;
    if (this.game.isPerson(side) || this.paused || this.thinking) return;
    await this.think(side);
  }

  /** Requests one move of a program, even while the game is paused. */
  async step() {
    if (this.thinking || !this.state || this.state.over || this.game.end) return;
    if (!this.atEnd()) return this.look(this.ply + 1);
    if (!this.game.isPerson(this.state.to_move)) await this.think(this.state.to_move);
  }

  /** Requests a program's move again after an error. */
  async retry() {
    if (!this.failure || this.thinking || !this.tip || this.tip.over || this.game.end) return;
    await this.think(this.tip.to_move);
  }

  async think(side) {
    this.stopper = new AbortController();
    const { signal } = this.stopper;
    // Every change of the game makes a new array, so this one shows whether the answer is still for the same game.
    const { moves } = this.game;
    this.thinking = true;
    this.failure = null;
    this.queued = 0;
    this.tell("think");
    const began = performance.now();
    const question = { ask: "reply", ...this.game.place(), player: this.game.seats[side], seed: this.game.seed };
    try {
      const answer = await this.reply(question, signal);
      const rest = this.pace - (performance.now() - began);
      if (rest > 0) await pause(rest, signal);
      if (signal.aborted) return;
      this.rest();
      if (this.game.moves !== moves) return;
      this.take(answer.state, answer.move, moves.length, this.aim === moves.length, answer);
      this.goOn();
    } catch (error) {
      if (signal.aborted) return;
      this.rest();
      this.failure = error;
      this.tell("refused", error);
    }
  }

  /** The answer of a program; the request to a busy server is repeated. */
  async reply(question, signal) {
    for (;;) {
      try {
        return await once(question, signal, ({ before }) => {
          this.queued = before;
          this.tell("think");
        });
      } catch (error) {
        if (error.code !== "busy") throw error;
        // A random delay, so that pages that were refused together do not retry together.
        await pause(BUSY_WAIT * (1 + Math.random()), signal);
      }
    }
  }

  rest() {
    this.stopper = null;
    this.thinking = false;
  }

  /** Cancels the running search. */
  stop() {
    if (!this.stopper) return;
    this.stopper.abort();
    this.rest();
    this.tell("think");
  }

  /** Takes moves back until a person is to move, or one move if both sides are programs. */
  async takeBack() {
    if (this.sending) return;
    this.refuseAfterTime();
    this.stop();
    const { game } = this;
    const sideAt = (ply) => this.moverOf(ply);
    let ply = game.moves.length - 1;
    if (game.end) {
      // A resignation is taken back without a move.
      game.end = null;
      ply = game.moves.length;
    }
    while (ply > 0 && game.hasPerson() && !game.isPerson(sideAt(ply))) ply -= 1;
    if (ply < 0) return;
    await this.turnTo(game.moves.slice(0, ply), [...game.moves.slice(ply), ...game.future]);
  }

  /** Keeps who made each move: moves taken back may be played again, and sides do not alternate in all games. */
  remember({ movers, to_move: side }) {
    const now = movers + side;
    if (!this.movers.startsWith(now)) this.movers = now;
  }

  /** Who moves after `ply` moves of the game, including moves that were taken back. */
  moverOf(ply) {
    const known = this.movers[ply];
    if (known) return known;
    return ply % 2 === 0 ? this.state.starter : other(this.state.starter);
  }

  /** Plays the moves that were taken back again, until a person is to move. */
  async redo() {
    const { game } = this;
    if (game.future.length === 0 || this.thinking || this.sending || game.end) return;
    const count = game.hasPerson() ? redoCount(game, (ply) => this.moverOf(ply)) : 1;
    await this.turnTo([...game.moves, ...game.future.slice(0, count)], game.future.slice(count));
  }

  /** Discards the moves after the shown position, and plays on from there. */
  async tryFromHere() {
    if (this.sending) return;
    this.refuseAfterTime();
    this.stop();
    this.game.end = null;
    await this.turnTo(this.game.moves.slice(0, this.ply), []);
  }

  /** Replaces the moves of the game; answers for the previous ones are dropped. */
  async turnTo(moves, future) {
    const { game } = this;
    Object.assign(game, { moves, future });
    this.tip = null;
    this.failure = null;
    await this.look(moves.length);
    this.changed();
    this.goOn();
  }

  /** After a loss on time no move can be taken back. */
  refuseAfterTime() {
    if (this.game.end?.how === "time") throw new api.Refusal(t("web-time-is-over"), "time-is-over", 0);
  }

  lose(side, how) {
    this.stop();
    this.clock?.stop();
    this.game.end = { how, loser: side };
    this.changed();
    this.tell("end");
  }

  /** Sets the state after a move at `ply`; `follow`: it is shown. */
  take(state, move, ply, follow, answer = null) {
    if (this.closed) return;
    const { game } = this;
    // A move other than the one taken back discards the moves to redo.
    game.future = ply === game.moves.length && game.future[0] === move ? game.future.slice(1) : [];
    game.moves = [...game.moves.slice(0, ply), move];
    this.tip = state;
    this.remember(state);
    this.failure = null;
    if (follow) {
      // Answers to earlier requests to show a position are dropped.
      this.looks += 1;
      this.ply = game.moves.length;
      this.aim = this.ply;
      this.state = state;
    }
    this.clock?.moved();
    this.changed();
    this.tell("move", { move, by: state.movers.at(-1), state, answer });
    if (state.over) {
      this.clock?.stop();
      this.tell("end");
    }
  }

  runClock() {
    const { clock, tip } = this;
    if (!clock || !tip) return;
    if (tip.over || this.game.end) clock.stop();
    // The clock starts after the first move of the game.
    else if (this.game.moves.length > 0 && clock.running !== tip.to_move) clock.run(tip.to_move);
  }

  /** Called at intervals: ends the game on time. */
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

function redoCount(game, moverOf) {
  for (let count = 1; count < game.future.length; count += 1)
    if (game.isPerson(moverOf(game.moves.length + count))) return count;
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
