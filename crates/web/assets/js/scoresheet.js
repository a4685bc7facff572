// What a review says about both sides: the accuracy of each, and its mistakes by kind. A number of mistakes is a button
// that leads to the next of them.

import { h, replace } from "./dom.js";
import { sideMark, sideText } from "./sides.js";
import { number, t } from "./texts.js";

/** The kinds of mistakes, the worst first: the name in moves, in summaries, and the sign. */
const KINDS = [
  ["blunder", "blunders", "??"],
  ["missed-win", "missed_wins", "??"],
  ["mistake", "mistakes", "?"],
  ["inaccuracy", "inaccuracies", "?!"],
];

/** The name of a kind of mistake, as a sentence. */
export function kindName(kind) {
  // keys: web-kind-blunder, web-kind-missed-win, web-kind-mistake, web-kind-inaccuracy
  return t(`web-kind-${kind}`);
}

/** A summary that has not come yet. */
const UNKNOWN = { accuracy: null, inaccuracies: 0, mistakes: 0, missed_wins: 0, blunders: 0 };

export class Scoresheet {
  /** @param {(by: "X"|"O", kind: string) => void} onGo leads to the next mistake of this kind */
  constructor(onGo) {
    this.onGo = onGo;
    this.element = h("div", { class: "scoresheet", hidden: true });
    this.shown = "";
  }

  /**
   * Without a summary the table takes its place unseen, so that nothing below it moves when it comes.
   * @param {any} sides the server's summary @param {import("./sides.js").Look} look
   */
  show(sides, look) {
    const key = JSON.stringify([sides, look]);
    if (key === this.shown) return;
    this.shown = key;
    this.element.hidden = false;
    this.element.classList.toggle("is-pending", !sides);
    replace(this.element, this.table(sides ?? { X: UNKNOWN, O: UNKNOWN }, look));
  }

  table(sides, look) {
    const both = ["X", "O"];
    const accuracy = ({ accuracy: percent }) =>
      percent === null ? t("web-accuracy-none") : t("web-accuracy-percent", { percent: number(percent) });
    const head = (text) => h("th", { scope: "row" }, text);
    return h(
      "table",
      {},
      h("caption", { class: "quiet" }, t("web-scoresheet")),
      h(
        "thead",
        {},
        h("tr", {}, h("td", {}), both.map((side) => h("th", { scope: "col" }, sideMark(side, look)))),
      ),
      h(
        "tbody",
        {},
        h(
          "tr",
          { class: "scoresheet-accuracy" },
          head(t("web-accuracy")),
          both.map((side) => h("td", { "data-accuracy": side }, accuracy(sides[side]))),
        ),
        KINDS.map(([kind, name, sign]) =>
          h(
            "tr",
            {},
            // keys: web-kinds-blunder, web-kinds-missed-win, web-kinds-mistake, web-kinds-inaccuracy
            head([
              h("span", { class: `verdict verdict-${kind}`, "aria-hidden": "true" }, sign),
              " ",
              t(`web-kinds-${kind}`),
            ]),
            both.map((side) => h("td", {}, this.count(side, kind, sides[side][name], look))),
          ),
        ),
      ),
    );
  }

  count(side, kind, count, look) {
    if (count === 0) return number(0);
    const label = t("web-next-of-kind", { kind: t(`web-kinds-${kind}`), side: sideText(side, look), count });
    return h(
      "button",
      {
        type: "button",
        class: "text-button scoresheet-count",
        "data-kind": `${side}-${kind}`,
        "aria-label": label,
        title: label,
        onclick: () => this.onGo(side, kind),
      },
      number(count),
    );
  }
}
