// The evaluation bar beside the board: X's share. The words below it say the same.

import { h, replace, set } from "./dom.js";
import { lookOf, sideSign, sideText } from "./sides.js";
import { number, t } from "./texts.js";

export class EvaluationBar {
  constructor() {
    this.part = h("div", { class: "bar-x" });
    this.share = h("span", { class: "bar-share" });
    this.ends = {
      X: h("span", { class: "bar-side bar-side-x", "aria-hidden": "true" }),
      O: h("span", { class: "bar-side bar-side-o", "aria-hidden": "true" }),
    };
    this.look = lookOf(null);
    this.element = h(
      "div",
      {
        class: "bar",
        role: "meter",
        "aria-label": t("web-bar"),
        "aria-valuemin": 0,
        "aria-valuemax": 100,
        "aria-valuenow": 50,
      },
      this.ends.O,
      this.part,
      this.ends.X,
      this.share,
    );
  }

  /** Labels the ends. @param {import("./sides.js").Look} look */
  name(look) {
    this.look = look;
    this.element.className = `bar ${look.colours ? `bar-${look.colours.join("-")}` : ""}`;
    for (const side of ["X", "O"]) replace(this.ends[side], sideSign(side, look));
  }

  /** @param {{share: number, words: string, side: string}|null} worth */
  show(worth) {
    const percent = Math.round((worth?.share ?? 0.5) * 100);
    this.element.style.setProperty("--share", `${percent}%`);
    // The letters at the ends contrast with the colour behind them.
    this.element.classList.toggle("bar-full", percent > 92);
    this.element.classList.toggle("bar-empty", percent < 8);
    this.share.textContent = worth ? `${number(percent)}%` : "";
    const words = worth ? this.words(percent, worth) : t("web-not-known");
    set(this.element, { "aria-valuenow": percent, "aria-valuetext": words, title: words });
  }

  words(percent, { side, words }) {
    const gaps = { first: sideText("X", this.look), side: sideText(side, this.look) };
    return t("web-bar-words", { percent, words, ...gaps });
  }
}
