// The bar beside the board: how much of it belongs to X. The words below say the same.

import { h, set } from "./dom.js";
import { number, t } from "./texts.js";

export class EvaluationBar {
  constructor() {
    this.part = h("div", { class: "bar-x" });
    this.share = h("span", { class: "bar-share" });
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
      h("span", { class: "bar-side bar-side-o", "aria-hidden": "true" }, "O"),
      this.part,
      h("span", { class: "bar-side bar-side-x", "aria-hidden": "true" }, "X"),
      this.share,
    );
  }

  /** @param {{share: number, words: string, side: string}|null} worth */
  show(worth) {
    const percent = Math.round((worth?.share ?? 0.5) * 100);
    this.element.style.setProperty("--share", `${percent}%`);
    // The letters at the ends stand on whatever colour is there.
    this.element.classList.toggle("bar-full", percent > 92);
    this.element.classList.toggle("bar-empty", percent < 8);
    this.share.textContent = worth ? `${number(percent)}%` : "";
    const words = worth ? t("web-bar-words", { percent, words: worth.words, side: worth.side }) : t("web-not-known");
    set(this.element, { "aria-valuenow": percent, "aria-valuetext": words, title: words });
  }
}
