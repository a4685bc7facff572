// A game before it starts, from the server: how its sides look, who may move first, its notices, or the error for an
// invalid game.

import * as api from "./api.js";
import { alertBox, remarkBox } from "./fields.js";
import { eitherBegins } from "./fitting.js";
import { gameText } from "./games.js";
import { lookOf } from "./sides.js";

export class Opening {
  /** @param {any} choice the values of the form, which change @param {(opening: Opening) => void} onLook */
  constructor(choice, onLook) {
    Object.assign(this, { choice, onLook, starting: false });
    this.look = lookOf(null);
    /** Whether X always moves first. */
    this.fixed = false;
    /** Whether the game can begin by swap2. */
    this.swap2 = false;
    this.problem = alertBox();
    this.remarks = remarkBox();
    /** What a form shows below the fields of the game. */
    this.elements = [this.problem.element, this.remarks.element];
    /** The number of requests; only the answer to the last one is shown. */
    this.looks = 0;
  }

  /**
   * Requests the chosen game, and shows the answer.
   * @returns {Promise<{refused: boolean, fixed: boolean}>} without an answer, nothing is refused
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
      show({ look: lookOf(state), swap2: state.swap2 });
    } catch (error) {
      say(error.message, "");
      show({ look: lookOf(null), swap2: false });
      return { refused: Boolean(error.isFinal), fixed: false };
    }
    const fixed = !(await eitherBegins(game));
    show({ fixed });
    return { refused: false, fixed };
  }

  /**
   * Starts the game in the form, unless the server refuses it: then the error is shown.
   * @param {(fixed: boolean) => void} start
   */
  async begin(start) {
    // A second click while the first one is handled is ignored.
    if (this.starting) return;
    this.starting = true;
    const { refused, fixed } = await this.ask();
    // A choice that the game does not have is no choice.
    if (!this.swap2) this.choice.begin = "usual";
    this.starting = false;
    // The user has left the form meanwhile.
    if (!this.problem.element.isConnected) return;
    if (refused) this.problem.element.scrollIntoView({ block: "nearest" });
    else start(fixed);
  }
}
