// The moves of a game as a list of buttons; the current one is marked.

import { h, replace } from "./dom.js";
import { other } from "./game.js";
import { lookOf, sideMark, sideText } from "./sides.js";
import { t } from "./texts.js";

export class MoveList {
  /** @param {(ply: number) => void} onGo */
  constructor(onGo) {
    this.onGo = onGo;
    this.list = h("ol", { class: "moves", tabindex: "-1" });
    this.element = h("div", { class: "moves-box", role: "group", "aria-label": t("web-moves") }, this.list);
    this.shown = "";
    /** The state with the most moves: it knows who made each. */
    this.known = null;
  }

  /**
   * @param {string[]} moves @param {number} ply @param {any} state a State of the game
   * @param {Record<number, {sign: string, words: string, kind: string}>} [verdicts] by ply, from 1
   */
  show(moves, ply, state, verdicts = {}) {
    const sides = this.sides(moves, state);
    const look = lookOf(state);
    const key = JSON.stringify([moves, sides, look, verdicts]);
    if (key !== this.shown) {
      this.shown = key;
      replace(
        this.list,
        this.entry(0, t("web-start"), null, look),
        moves.map((move, i) => this.entry(i + 1, move, sides[i], look, verdicts[i + 1])),
      );
    }
    for (const button of this.list.querySelectorAll("button")) {
      const now = Number(button.dataset.ply) === ply;
      if (now) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
      if (now) reveal(this.element, button);
    }
  }

  /** Who made each move. The state may be of an earlier position: what a later one said is kept. */
  sides(moves, state) {
    const isKnown = this.known?.moves.every((move, i) => move === moves[i]) && this.known.game === state.game;
    if (!isKnown || state.moves.length >= this.known.moves.length) this.known = state;
    const sides = [...this.known.movers];
    if (sides.length < moves.length) sides.push(this.known.to_move);
    while (sides.length < moves.length) sides.push(other(sides.at(-1)));
    return sides;
  }

  entry(ply, text, side, look, verdict) {
    const label = side ? t("web-move-label", { number: ply, side: sideText(side, look), move: text }) : text;
    const button = h(
      "button",
      {
        type: "button",
        class: `move ${side ? `move-${side.toLowerCase()}` : "move-start"}`,
        "data-ply": ply,
        "aria-label": verdict ? `${label}: ${verdict.words}` : label,
        onclick: () => this.onGo(ply),
      },
      // The spaces are for screen readers: "3. X h8".
      ...(side ? [h("span", { class: "move-number" }, `${ply}.`), " ", sideMark(side, look), " "] : []),
      h("span", { class: "move-text" }, text),
      verdict?.sign
        ? h("span", { class: `verdict verdict-${verdict.kind}`, "aria-hidden": "true" }, verdict.sign)
        : null,
    );
    return h("li", { class: side ? "" : "moves-start" }, button);
  }
}

/** Scrolls within the list only: the page stays where it is. */
function reveal(box, button) {
  const [outer, inner] = [box.getBoundingClientRect(), button.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + 8;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 8;
}
