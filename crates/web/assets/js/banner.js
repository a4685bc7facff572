// The banner above the moves, shown when a game is over, an earlier position is shown, or a program gave no move.

import { ownWords } from "./advice.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { link } from "./router.js";
import { sentence, t } from "./texts.js";

/**
 * The sentence and its buttons; `null` if there is nothing to show.
 * @param {import("./table.js").Table} table @param {{winner: any, how: string}|null} ending
 * @param {{onTry: () => void, onLast: () => void, onAgain: () => void}} listeners
 */
export function bannerParts(table, ending, { onTry, onLast, onAgain }) {
  if (table.failure && !ending) {
    const retry = { type: "button", class: "button primary", "data-act": "retry", onclick: () => table.retry() };
    return parts({}, sentence(table.failure.message), h("button", retry, t("web-try-again")));
  }
  if (!table.atEnd())
    return parts(
      {},
      t("web-looking-back-note"),
      h("button", { type: "button", class: "button primary", onclick: onTry }, icon("branch"), t("web-try-from-here")),
      h("button", { type: "button", class: "button", onclick: onLast }, t("web-back-to-game")),
    );
  if (!ending) return null;
  return parts(
    { class: "banner-words" },
    ownWords(table, ending),
    h("a", { class: "button primary", href: link("review", table.game.write()) }, icon("review"), t("web-review-game")),
    h("button", { type: "button", class: "button", onclick: onAgain }, icon("play"), t("web-play-again")),
  );
}

function parts(attributes, words, ...buttons) {
  return [h("p", attributes, words), h("div", { class: "banner-buttons" }, buttons)];
}
