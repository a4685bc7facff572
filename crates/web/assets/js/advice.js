// The table's texts for a player: the hint with its reasons, and how the game ended.

import { h } from "./dom.js";
import { other } from "./game.js";
import { icon } from "./icons.js";
import { lookOf, sideName } from "./sides.js";
import { t } from "./texts.js";
import { worthWords } from "./worth.js";

/**
 * A hint with its reasons, as elements.
 * @param {{move: string, worth?: any, reasons?: string[], line?: string[]}} hint
 * @param {boolean} shown whether its line is on the board
 * @param {{onLine: () => void, onClose: () => void}} listeners `onLine` puts it there, or takes it away
 */
export function adviceWords(hint, shown, { onLine, onClose }) {
  const worth = hint.worth ? worthWords(hint.worth) : "";
  const reasons = (hint.reasons ?? []).map((reason) => h("li", {}, reason));
  const line = (hint.line ?? []).join(" ");
  // Some reasons already contain the line.
  const said = (hint.reasons ?? []).some((reason) => reason.includes(line));
  const button = { type: "button", class: "text-button", "aria-pressed": String(shown), onclick: onLine };
  const close = { type: "button", class: "icon-button advice-close", "aria-label": t("web-close"), onclick: onClose };
  const head = [icon("hint"), t("web-hint-move", { move: hint.move }), h("span", { class: "advice-worth" }, worth)];
  return [
    h("p", { class: "advice-move" }, ...head),
    h("button", close, icon("close")),
    reasons.length > 0 ? h("ul", {}, reasons) : null,
    said ? null : h("p", { class: "advice-line" }, t("web-hint-line", { line })),
    hint.line?.length > 1 ? h("button", button, icon("watch"), t("web-show-line")) : null,
  ];
}

/** The ending in a sentence. @param {import("./table.js").Table} table @param {{winner: any, how: string}|null} ending */
export function endingWords(table, ending) {
  if (!ending) return "";
  const name = (side) => (side ? sideName(side, lookOf(table.state)) : "");
  const gaps = { winner: name(ending.winner), loser: name(ending.winner && other(ending.winner)) };
  if (ending.how === "resigned") return t("web-ended-resigned", gaps);
  if (ending.how === "time") return t("web-ended-time", gaps);
  return table.state.ending?.words ?? table.state.words;
}

/** The ending as the only person in the game reads it: who has won comes first. */
export function ownWords(table, ending) {
  const words = endingWords(table, ending);
  const own = ["X", "O"].find((side) => table.game.isAlone(side));
  if (!own || !ending?.winner) return words;
  return `${t(ending.winner === own ? "web-you-won" : "web-you-lost")} ${words}`;
}
