// A shared game in the browser: follows it on the server, shows any of its positions, and sends the player's acts. An act
// carries the number of the game that was seen, and is sent again after a reconnect: it is done once.

import * as api from "../api.js";
import { Game, other } from "../game.js";
import { draftOf, saveRecord } from "../library.js";
import { once, stream } from "../live.js";

/** The time that the server counts, as it passes here. */
class ServerClock {
  take({ left, running }) {
    this.left = { X: left[0], O: left[1] };
    this.running = running;
    this.since = performance.now();
  }

  remaining(side) {
    const used = this.running === side ? performance.now() - this.since : 0;
    return Math.max(0, this.left[side] - used);
  }
}

export class SharedTable extends EventTarget {
  /** @param {string} id @param {string|null} key the player's key; a spectator has none */
  constructor(id, key) {
    super();
    Object.assign(this, { id, key, shared: null, game: null, state: null, ply: 0, aim: 0, aimLine: [], looks: 0 });
    Object.assign(this, { clock: null, sending: false, awaited: 0, closed: false, stop: () => {} });
    this.thinking = false;
    /** The moves that were saved last. */
    this.saved = null;
  }

  open() {
    this.stop();
    const question = { ask: "follow", shared: this.id, ...(this.key ? { key: this.key } : {}) };
    this.stop = stream(question, (message) => this.hear(message));
  }

  close() {
    this.closed = true;
    this.stop();
  }

  /** The player has a seat now. */
  sit(key) {
    this.key = key;
    this.open();
  }

  /** The side of this browser's player; `null` for a spectator. */
  get side() {
    return this.shared?.you ?? null;
  }

  hear(message) {
    if (this.closed) return;
    if (message.type === "error") return this.tell("refused", message);
    const before = this.shared;
    this.shared = message;
    if (message.left) {
      this.clock ??= new ServerClock();
      this.clock.take(message);
    }
    const isSame = before && before.moves.join() === message.moves.join();
    const ended = Boolean(message.result) && !before?.result && Boolean(before);
    if (isSame) {
      this.finish();
      this.tell("look");
    } else {
      this.take(message, before);
    }
    if (ended) this.tell("end");
    this.tell("news", { before, now: message });
    this.save();
  }

  /** Takes over other moves; the shown position follows them, unless an earlier one is being looked at. */
  take({ game, position, starter, moves, clock }, before) {
    const follows = !this.game || this.aim === this.game.moves.length || this.aim > moves.length;
    this.game = new Game({
      game,
      position: position ?? undefined,
      starter: starter ?? undefined,
      clock: clock ?? "",
      moves,
      id: `shared-${this.id}`,
    });
    this.aimLine = this.game.moves;
    this.finish();
    const isMove = before && moves.length > before.moves.length;
    this.look(follows ? moves.length : this.aim).then(
      (shown) => shown && isMove && this.tell("move", { move: moves.at(-1), state: this.state }),
      (error) => this.tell("away", error),
    );
  }

  /** How the game ended off the board stands in its tree. */
  finish() {
    const { result } = this.shared;
    const { game } = this;
    game.end = null;
    if (!result || !["resigned", "time"].includes(result.how)) return;
    game.end = { how: result.how, loser: other(result.winner) };
    game.tree.finish(game.tree.add(game.moves), game.end);
  }

  /** Players find the game in their list afterwards. */
  save() {
    const { shared, game } = this;
    const now = JSON.stringify([shared.moves, shared.result]);
    if (!shared.you || shared.moves.length === 0 || now === this.saved) return;
    this.saved = now;
    saveRecord(draftOf(game, "game")).catch(() => {});
  }

  atEnd() {
    return this.game !== null && this.ply === this.game.moves.length;
  }

  /** Shows the position after `ply` moves. Returns whether it did. */
  async look(ply) {
    const { game } = this;
    const to = Math.max(0, Math.min(ply, game.moves.length));
    this.aim = to;
    this.looks += 1;
    const mine = this.looks;
    const state = await this.position(game.place(to), mine);
    if (!state || this.closed || mine !== this.looks) return false;
    Object.assign(this, { ply: to, state });
    game.tree.know(state);
    this.tell("look");
    return true;
  }

  /** The position, also if the server is away for a while; `null` if another one is wanted meanwhile. */
  async position(place, mine) {
    while (!this.closed && mine === this.looks) {
      try {
        return await api.position(place);
      } catch (error) {
        if (error.isFinal) throw error;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
    return null;
  }

  /** There is one line only. @param {import("../variations.js").Node} node */
  select(node) {
    return this.look(node.path.length);
  }

  /** The result, as the table of one browser has it. @returns {{winner: string|null, how: string}|null} */
  ending() {
    return this.shared?.result ?? null;
  }

  isFull() {
    return this.shared.players.every(({ seated }) => seated);
  }

  /** Whether the answer to an act, or the game after it, is awaited. */
  isWaiting() {
    return this.sending || this.shared.number < this.awaited;
  }

  mayMove() {
    return (
      Boolean(this.state) &&
      this.atEnd() &&
      !this.state.over &&
      !this.shared.result &&
      this.isFull() &&
      !this.isWaiting() &&
      this.side === this.state.to_move
    );
  }

  /** Does something as a player. @param {"move"|"take-back"|"draw"|"rematch"|"accept"|"decline"|"resign"} act */
  async act(act, parts = {}) {
    if (this.sending) return;
    this.sending = true;
    this.tell("look");
    const question = { ask: "act", shared: this.id, key: this.key, number: this.shared.number, act, ...parts };
    try {
      const { number } = await once(question);
      this.awaited = number;
    } finally {
      this.sending = false;
      if (!this.closed) this.tell("look");
    }
  }

  play(move) {
    return this.act("move", { move });
  }

  tell(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
