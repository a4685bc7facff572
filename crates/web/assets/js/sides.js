// The two sides as the page names them: by their letters and, on boards with stones, by the stone beside the letter. A
// written tree calls them MAX and MIN.

import { h } from "./dom.js";
import { chip } from "./marks.js";
import { store } from "./store.js";
import { t } from "./texts.js";

/** @typedef {{names: string[], stones: boolean, grid: boolean, style: string|null, dark: "X"|"O"|null}} Look */

/** Whether a board shows stones rather than X and O. @param {any} state the server's State */
export function hasStones(state) {
  const { grid, look } = state;
  if (look.style !== "cells") return look.style === "discs";
  if (store.settings.marks !== "auto") return store.settings.marks === "stones";
  return Math.min(grid.width, grid.height) >= 13;
}

/** The look of a position's sides. @param {any} state the server's State, if it is known @returns {Look} */
export function lookOf(state) {
  const grid = state?.grid ?? null;
  const stones = grid !== null && hasStones(state);
  const dark = grid === null ? null : (state.look.dark ?? (stones ? "X" : null));
  return { names: state?.sides ?? ["X", "O"], stones, grid: grid !== null, style: state?.look?.style ?? null, dark };
}

/** The name of a side in a sentence. */
export function sideName(side, look) {
  return look.names[side === "X" ? 0 : 1];
}

/** The name of a side where nothing can be drawn: "X (black)". */
export function sideText(side, look) {
  const name = sideName(side, look);
  return look.dark ? t("web-side-stone", { side: name, colour: colour(side, look) }) : name;
}

/** A side as it is drawn: the stone and its letter, or the letter alone. Screen readers get its text. */
export function sideMark(side, look) {
  const kind = `side side-${side.toLowerCase()}`;
  const name = h("span", { class: "side-name" }, sideName(side, look));
  if (!look.dark) return h("span", { class: kind }, look.style === "holes" ? sideChip(side, look) : null, name);
  const shade = h("span", { class: "quiet" }, ` (${colour(side, look)})`);
  return h("span", { class: kind }, sideChip(side, look), name, shade);
}

/** The piece of a side, as small as a letter. */
export function sideChip(side, look) {
  if (look.dark) return chip(side, look.dark === side ? "dark" : "light");
  return chip(side, look.style === "holes" ? "disc" : "mark");
}

/** A side in a form, with the name of its stone. */
export function sideOption(side, look) {
  if (!look.dark) return [sideName(side, look)];
  return [h("span", { class: "side" }, sideName(side, look), sideChip(side, look), colour(side, look))];
}

function colour(side, look) {
  return side === look.dark ? t("web-black") : t("web-white");
}
