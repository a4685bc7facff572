// The two sides as the page names them: by their letters and, on boards with stones, by the stone beside the letter. A
// written tree calls them MAX and MIN.

import { h } from "./dom.js";
import { kindOf } from "./kinds.js";
import { chip } from "./marks.js";
import { store } from "./store.js";
import { t } from "./texts.js";

/** @typedef {{names: string[], stones: boolean, grid: boolean}} Look */

/** Whether a board shows stones on crossings rather than X and O in cells. @param {any} state the server's State */
export function hasStones(state) {
  const { grid } = state;
  if (kindOf(state) !== "plain") return false;
  if (store.settings.marks !== "auto") return store.settings.marks === "stones";
  return Math.min(grid.width, grid.height) >= 13;
}

/** The look of a position's sides. @param {any} state the server's State, if it is known @returns {Look} */
export function lookOf(state) {
  const grid = state?.grid ?? null;
  return { names: state?.sides ?? ["X", "O"], stones: grid !== null && hasStones(state), grid: grid !== null };
}

/** The name of a side in a sentence. */
export function sideName(side, look) {
  return look.names[side === "X" ? 0 : 1];
}

/** The name of a side where nothing can be drawn: "X (black)". */
export function sideText(side, look) {
  const name = sideName(side, look);
  return look.stones ? t("web-side-stone", { side: name, colour: colour(side) }) : name;
}

/** A side as it is drawn: the stone and its letter, or the letter alone. Screen readers get its text. */
export function sideMark(side, look) {
  const kind = `side side-${side.toLowerCase()}`;
  const name = h("span", { class: "side-name" }, sideName(side, look));
  if (!look.stones) return h("span", { class: kind }, name);
  return h("span", { class: kind }, chip(side, true), name, h("span", { class: "quiet" }, ` (${colour(side)})`));
}

/** A side in a form, with the name of its stone. */
export function sideOption(side, look) {
  if (!look.stones) return [sideName(side, look)];
  return [h("span", { class: "side" }, sideName(side, look), chip(side, true), colour(side))];
}

function colour(side) {
  return side === "X" ? t("web-black") : t("web-white");
}
