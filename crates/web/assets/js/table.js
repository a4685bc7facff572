// A game in progress: requests positions and the moves of programs from the server, and sends events to the view. It
// does not know how a board looks.

import * as api from "./api.js";
import { Clock, keepTime, keptTime } from "./clock.js";
import { other } from "./game.js";
import { askProgram, pause, sendMove } from "./patience.js";
import { t } from "./texts.js";

/** @typedef {import("./game.js").Game} Game */

export class Table extends EventTarget {
  /** @param {Game} game */
  constructor(game, { isOpen = false } = {}) {
    super();
    this.game = game;
    /** Whether a line can be continued though a side resigned or lost on time: in an analysis. */
    this.isOpen = isOpen;
    if (isOpen) game.end = null;
    /** The state of the shown position: after the last move, unless an earlier one is shown. */
    this.state = null;
    /** The state after the last move of the game, even if an earlier one is shown; `null` until it is known. */
    this.tip = null;
    this.ply = game.moves.length;
    /** The move to be shown once its state has arrived, and its line: keys may be faster than answers. */
    this.aim = this.ply;
    this.aimLine = game.moves;
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
    if (!this.atEnd()) return null;
    if (end) return { winner: other(end.loser), how: end.how };
    if (!this.state?.over) return null;
    return { winner: this.state.ending?.winner ?? null, how: "board" };
  }

  atEnd() {
    return this.ply === this.game.moves.length;
  }

  /** The node of the shown position. @returns {import("./variations.js").Node} */
  get node() {
    const { tree, moves } = this.game;
    return tree.find(moves.slice(0, this.ply)) ?? tree.root;
  }

  /** Whether a person may move now. An ending belongs to its line: from an earlier position another one can be played. */
  mayMove() {
    return (
      Boolean(this.state) &&
      !this.state.over &&
      !this.thinking &&
      !this.sending &&
      !(this.game.end && this.atEnd()) &&
      this.game.isPerson(this.state.to_move)
    );
  }

  /** Shows the position after `ply` moves of a line, which becomes the current one. Returns whether it did. */
  async look(ply, line = this.game.moves) {
    const { game } = this;
    // The number may come from a typed URL.
    const last = line.length;
    const to = Number.isInteger(ply) ? Math.max(0, Math.min(ply, last)) : last;
    this.aim = to;
    this.aimLine = line;
    this.looks += 1;
    const mine = this.looks;
    // The current line may grow meanwhile, and stays the current one.
    const isOther = line !== game.moves;
    let state;
    try {
      state = await api.position(game.place(to, line));
    } catch (error) {
      if (mine === this.looks) [this.aim, this.aimLine] = [this.ply, game.moves];
      throw error;
    }
    if (this.closed || mine !== this.looks) return false;
    if (isOther) this.follow(line);
    this.spell(state);
    this.ply = to;
    this.state = state;
    this.remember(state);
    if (this.atEnd()) this.tip = state;
    this.tell("look");
    // The side to move was not known before if the game was opened at an earlier position.
    if (this.atEnd() && !this.failure) this.goOn();
    return true;
  }

  /** Makes a line the current one; answers for the former one are dropped. */
  follow(line) {
    const { game } = this;
    this.stopper?.abort();
    this.rest();
    game.moves = line;
    const { end } = game.tree.add(line);
    game.end = this.isOpen ? null : end;
    this.tip = null;
    this.failure = null;
  }

  /** Takes over how the server writes the moves: those of a typed URL may be written differently. */
  spell({ moves }) {
    const { game } = this;
    const wrong = moves.findIndex((move, i) => game.moves[i] !== move);
    if (wrong < 0) return;
    const raw = game.tree.find(game.moves.slice(0, wrong + 1));
    if (raw) game.tree.forget(raw);
    moves.forEach((move, i) => {
      game.moves[i] = move;
    });
    game.tree.add(game.moves);
  }

  /** Plays a person's move. From an earlier position it starts another continuation. */
  async play(move) {
    if (!this.mayMove()) return;
    const { ply, looks, game } = this;
    const { moves } = game;
    this.sending = true;
    let state;
    try {
      state = await sendMove(game.place(ply), move, {
        onAway: (error) => this.tell("away", error),
        isOver: () => this.closed,
      });
    } finally {
      this.sending = false;
    }
    if (game.moves !== moves) {
      // Another line is shown meanwhile: the move is kept as a variation.
      game.tree.add(state.moves, state.movers);
      return this.changed(true);
    }
    // If another position is shown meanwhile, it stays; a move from an earlier one is followed.
    const follow = this.looks === looks || ply < moves.length;
    // The server may write the move differently from how it was typed.
    this.take(state, state.moves.at(-1), ply, follow);
    this.goOn();
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
      const answer = await askProgram(question, signal, (before) => {
        this.queued = before;
        this.tell("think");
      });
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

  /** Takes moves back until a person is to move, or one move if both sides are programs. They stay in the tree. */
  async takeBack() {
    if (this.sending) return;
    this.refuseAfterTime();
    this.stop();
    const { game } = this;
    const sideAt = (ply) => this.moverOf(ply);
    let ply = game.moves.length - 1;
    // A resignation is taken back without a move.
    if (game.end) ply = game.moves.length;
    while (ply > 0 && game.hasPerson() && !game.isPerson(sideAt(ply))) ply -= 1;
    if (ply < 0) return;
    await this.turnTo(game.moves.slice(0, ply));
  }

  /** Keeps who made each move: moves taken back may be played again, and sides do not alternate in all games. */
  remember(state) {
    this.game.tree.know(state);
    const now = state.movers + state.to_move;
    if (!this.movers.startsWith(now)) this.movers = now;
  }

  /** Who moves after `ply` moves of the game, including moves that were taken back. */
  moverOf(ply) {
    const known = this.movers[ply];
    if (known) return known;
    return ply % 2 === 0 ? this.state.starter : other(this.state.starter);
  }

  /** The moves after the last one of the current line, as they were played: they can be played again. */
  future() {
    const { tree, moves } = this.game;
    const last = tree.find(moves);
    return last ? tree.through(last).slice(moves.length) : [];
  }

  /** Plays the moves that were taken back again, until a person is to move. */
  async redo() {
    const { game } = this;
    const future = this.future();
    if (future.length === 0 || this.thinking || this.sending || game.end) return;
    const line = [...game.moves, ...future];
    let ply = game.moves.length + 1;
    const nodes = game.tree.find(line).line;
    const mover = (at) => nodes[at].by ?? this.moverOf(at);
    while (ply < line.length && game.hasPerson() && !game.isPerson(mover(ply))) ply += 1;
    await this.turnTo(line.slice(0, ply), true);
  }

  /** Plays on from the shown position. The moves after it stay in the tree. */
  async tryFromHere() {
    if (this.sending) return;
    this.stop();
    await this.turnTo(this.game.moves.slice(0, this.ply));
  }

  /** Ends the current line after these moves; it is open there, unless its ending is kept. */
  async turnTo(moves, ends = false) {
    const { game } = this;
    if (!(await this.look(moves.length, moves)) || game.moves !== moves) return;
    if (!ends) game.end = null;
    this.tell("look");
    this.changed(false);
    this.goOn();
  }

  /** Shows a node of the tree; the line through it becomes the current one. @param {import("./variations.js").Node} node */
  async select(node) {
    const { game } = this;
    const { path } = node;
    if (path.every((move, i) => move === game.moves[i])) return this.look(path.length);
    const line = game.tree.through(node);
    if (!(await this.look(path.length, line)) || game.moves !== line) return;
    this.changed(false);
  }

  /** The tree was edited, here or in another tab: a line that was deleted is left. @param {boolean} isHere */
  async edited(isHere = true) {
    const { game } = this;
    let ply = game.moves.length;
    while (!game.tree.find(game.moves.slice(0, ply))) ply -= 1;
    if (ply < game.moves.length) {
      const node = game.tree.find(game.moves.slice(0, ply));
      await this.look(Math.min(this.ply, ply), game.tree.through(node)).catch((error) => this.tell("away", error));
    }
    this.tell("tree");
    if (isHere) this.changed(true);
  }

  /** After a loss on time no move can be taken back. */
  refuseAfterTime() {
    if (this.game.end?.how === "time") throw new api.Refusal(t("web-time-is-over"), "time-is-over", 0);
  }

  lose(side, how) {
    this.stop();
    this.clock?.stop();
    const { game } = this;
    game.end = { how, loser: side };
    game.tree.finish(game.tree.add(game.moves), game.end);
    this.changed(true);
    this.tell("end");
  }

  /** Sets the state after a move at `ply`; `follow`: it is shown. */
  take(state, move, ply, follow, answer = null) {
    if (this.closed) return;
    const { game } = this;
    const before = game.moves;
    game.moves = [...before.slice(0, ply), move];
    if (this.aimLine === before) this.aimLine = game.moves;
    game.end = null;
    game.tree.add(game.moves, state.movers);
    this.tip = state;
    this.remember(state);
    this.failure = null;
    if (follow) {
      // Answers to earlier requests to show a position are dropped.
      this.looks += 1;
      this.ply = game.moves.length;
      [this.aim, this.aimLine] = [this.ply, game.moves];
      this.state = state;
    }
    this.clock?.moved();
    this.changed(true);
    this.tell("move", { move, by: state.movers.at(-1), state, answer });
    if (state.over) {
      this.clock?.stop();
      this.tell("end");
    }
  }

  runClock() {
    const { clock, tip } = this;
    if (!clock || !tip) return;
    if (tip.over || this.game.end || clock.isOver()) clock.stop();
    // The clock starts after the first move of the game.
    else if (this.game.moves.length > 0 && clock.running !== tip.to_move) clock.run(tip.to_move);
  }

  /** Called at intervals: ends the game on time. */
  tick() {
    const fallen = this.clock?.fallen();
    if (fallen && !this.game.end) this.lose(fallen, "time");
  }

  /** @param {boolean} made whether the tree has grown or was edited; otherwise only the current line is another */
  changed(made) {
    this.keep();
    this.tell("change", { made });
  }

  keep() {
    if (this.clock) keepTime(this.game, this.clock);
  }

  tell(type, detail = null) {
    if (!this.closed) this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
