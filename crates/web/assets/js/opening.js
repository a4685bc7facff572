// What the server says of a game before it is begun: how its sides look, who may begin, what should be known of it, or why
// there is no such game.

import * as api from "./api.js";
import { alertBox, remarkBox } from "./fields.js";
import { eitherBegins } from "./fitting.js";
import { gameText } from "./games.js";
import { lookOf } from "./sides.js";

export class Opening {
  /** @param {any} choice what the form holds, which changes @param {(opening: Opening) => void} onLook */
  constructor(choice, onLook) {
    Object.assign(this, { choice, onLook, starting: false });
    this.look = lookOf(null);
    /** Whether X always begins. */
    this.fixed = false;
    this.problem = alertBox();
    this.remarks = remarkBox();
    /** What a form shows below the fields of the game. */
    this.elements = [this.problem.element, this.remarks.element];
    /** Counts what was asked; only the last answer is shown. */
    this.looks = 0;
  }

  /**
   * Asks about the game that is chosen now, and shows what is said.
   * @returns {Promise<{refused: boolean, fixed: boolean}>} where nobody answered, nothing is refused
   */
  async ask() {
    this.looks += 1;
    const mine = this.looks;
    const game = gameText(this.choice);
    const show = (seen) => {
      if (mine !== this.looks) return;
      Object.assign(this, seen);
      this.onLook(this);
    };
    const say = (problem, remarks) => {
      if (mine !== this.looks) return;
      this.problem.say(problem);
      this.remarks.say(remarks);
    };
    try {
      const state = await api.position({ game, moves: [] });
      say("", (state.notices ?? []).join(" "));
      show({ look: lookOf(state) });
    } catch (error) {
      say(error.message, "");
      show({ look: lookOf(null) });
      return { refused: Boolean(error.isFinal), fixed: false };
    }
    const fixed = !(await eitherBegins(game));
    show({ fixed });
    return { refused: false, fixed };
  }

  /**
   * Starts the game that the form holds now, unless the server refuses it: then it stands there why.
   * @param {(fixed: boolean) => void} start
   */
  async begin(start) {
    // A second click on the way of the first one means nothing.
    if (this.starting) return;
    this.starting = true;
    const { refused, fixed } = await this.ask();
    this.starting = false;
    // Whoever went elsewhere meanwhile does not want it any more.
    if (!this.problem.element.isConnected) return;
    if (refused) this.problem.element.scrollIntoView({ block: "nearest" });
    else start(fixed);
  }
}
