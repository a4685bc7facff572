// An attempt at a puzzle: the position, the step that is asked, and the answers to moves. It draws nothing. Whether a
// move is right is asked of a judge: the tree of solutions, or the server.

import { position } from "../api.js";

/** Milliseconds before the reply to a right move, and between the moves of a solution. */
const REPLY = 450;
const SHOWN = 900;

/** @typedef {{verdict: "right"|"slower"|"wrong", reply?: string[], done?: boolean, also?: string[]}} Judgement */

export class Trial extends EventTarget {
  /**
   * @param {import("../api.js").Place} place
   * @param {(move: string, place: import("../api.js").Place) => Judgement|Promise<Judgement>} judge
   */
  constructor(place, judge) {
    super();
    this.place = place;
    this.judge = judge;
    this.moves = [...place.moves];
    this.state = null;
    /** A person may move. */
    this.open = false;
    this.wrong = 0;
    this.closed = false;
    this.turn = 0;
  }

  async start() {
    await this.look(this.moves);
    this.open = true;
    this.tell("change");
  }

  close() {
    this.closed = true;
    this.turn += 1;
  }

  tell(type, detail = {}) {
    if (!this.closed) this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Shows the position after these moves. */
  async look(moves) {
    const state = await position({ ...this.place, moves });
    if (this.closed) return;
    this.moves = moves;
    this.state = state;
    this.tell("change");
  }

  /** A person's move. */
  async play(move) {
    if (!this.open) return;
    this.open = false;
    this.turn += 1;
    const mine = this.turn;
    try {
      const judged = await this.judge(move, { ...this.place, moves: this.moves });
      if (this.closed || mine !== this.turn) return;
      if (judged.verdict !== "right") {
        if (judged.verdict === "wrong") this.wrong += 1;
        this.open = true;
        this.tell("answer", { move, ...judged });
        this.tell("change");
        return;
      }
      await this.look([...this.moves, move]);
      this.tell("answer", { move, ...judged });
      for (const reply of judged.reply ?? []) {
        await pause(REPLY);
        if (this.closed || mine !== this.turn) return;
        await this.look([...this.moves, reply]);
        this.tell("reply", { move: reply });
      }
      if (judged.done) return this.tell("solved", judged);
      this.open = true;
      this.tell("change");
    } catch (error) {
      this.open = true;
      this.tell("failure", { error });
    }
  }

  /** Plays a line from the position of the puzzle. */
  async show(line) {
    this.open = false;
    this.turn += 1;
    const mine = this.turn;
    try {
      await this.look([...this.place.moves]);
      for (const move of line) {
        await pause(SHOWN);
        if (this.closed || mine !== this.turn) return;
        await this.look([...this.moves, move]);
      }
      this.tell("shown");
    } catch (error) {
      this.tell("failure", { error });
    }
  }
}

function pause(time) {
  return new Promise((resolve) => setTimeout(resolve, time));
}
