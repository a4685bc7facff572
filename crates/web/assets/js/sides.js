// The two sides as the page names them: by the colours of their pieces where players of the game do so, else by their
// letters, and by the stone beside the letter where the reader wants stones. A written tree calls them MAX and MIN.

import { h } from "./dom.js";
import { chip } from "./marks.js";
import { store } from "./store.js";
import { sentence, t } from "./texts.js";

/**
 * @typedef {{names: (string|ColourName)[], colours: string[]|null, stones: boolean, grid: boolean, style: string|null,
 *   dark: "X"|"O"|null}} Look
 */

/** The name of a side by its colour. Sentences ask for the case that they need. */
export class ColourName {
  /** @param {string} colour black, white, red, yellow or blue */
  constructor(colour) {
    this.colour = colour;
  }

  /** @param {string} [grammaticalCase] nominative, genitive, dative, accusative or instrumental */
  form(grammaticalCase = "nominative", atStart = false) {
    // keys: web-side-black, web-side-white, web-side-red, web-side-yellow, web-side-blue
    const name = t(`web-side-${this.colour}${grammaticalCase === "nominative" ? "" : `-${grammaticalCase}`}`);
    return atStart ? sentence(name) : name;
  }

  /** Whether verbs beside it are plural. */
  get isMany() {
    return t("web-side-number") === "many";
  }

  toString() {
    return this.form();
  }
}

/** Whether a board shows stones rather than X and O. @param {any} state the server's State */
export function hasStones(state) {
  const { look } = state;
  if (look.style !== "cells") return look.style === "discs";
  if (store.settings.marks !== "auto") return store.settings.marks === "stones";
  return look.colours !== null;
}

/** The look of a position's sides. @param {any} state the server's State, if it is known @returns {Look} */
export function lookOf(state) {
  const grid = state?.grid ?? null;
  const colours = state?.look?.colours ?? null;
  const stones = grid !== null && hasStones(state);
  const dark = darkOf(state) ?? (stones && !colours ? "X" : null);
  return {
    names: namesOf(state?.sides ?? ["X", "O"], colours),
    colours,
    stones,
    grid: grid !== null,
    style: state?.look?.style ?? null,
    dark,
  };
}

/** The names of X and O. @param {string[]} letters @param {string[]|null} colours */
export function namesOf(letters, colours) {
  return colours ? colours.map((colour) => new ColourName(colour)) : letters;
}

/** The side with the black pieces. @param {any} state the server's State @returns {"X"|"O"|null} */
export function darkOf(state) {
  const at = state?.look?.colours?.indexOf("black") ?? -1;
  return at < 0 ? null : at === 0 ? "X" : "O";
}

/** The name of a side for a sentence. @returns {string|ColourName} @param {Look} look */
export function sideName(side, look) {
  return look.names[side === "X" ? 0 : 1];
}

/** The name of a side where nothing can be drawn: "Black", or "X (black)" where the reader has stones for X and O. */
export function sideText(side, look) {
  const name = sideName(side, look);
  return look.dark && !look.colours ? t("web-side-stone", { side: name, colour: colour(side, look) }) : name;
}

/** A side as it is drawn: its piece and its name, or the letter alone. Screen readers get its text. */
export function sideMark(side, look) {
  const kind = `side side-${side.toLowerCase()}`;
  const name = h("span", { class: "side-name" }, label(side, look));
  if (look.colours) return h("span", { class: kind }, sideChip(side, look), name);
  if (!look.dark) return h("span", { class: kind }, name);
  const shade = h("span", { class: "quiet" }, ` (${colour(side, look)})`);
  return h("span", { class: kind }, sideChip(side, look), name, shade);
}

/** A side in a narrow list: its piece, or the letter. Beside it stands a text for screen readers. */
export function sideSign(side, look) {
  const kind = `side side-${side.toLowerCase()}`;
  return look.colours ? h("span", { class: kind }, sideChip(side, look)) : sideMark(side, look);
}

/** The piece of a side, as small as a letter. */
export function sideChip(side, look) {
  if (look.style === "holes") return chip(side, "disc");
  if (look.style === "areas") return chip(side, "dot");
  if (!look.dark || (look.style === "cells" && !look.stones)) return chip(side, "mark");
  return chip(side, look.dark === side ? "dark" : "light");
}

/** A side in a form, with its piece. */
export function sideOption(side, look) {
  if (look.colours) return [sideMark(side, look)];
  if (!look.dark) return [sideName(side, look)];
  return [h("span", { class: "side" }, sideName(side, look), sideChip(side, look), colour(side, look))];
}

/** The name of a side that stands alone. */
function label(side, look) {
  const name = sideName(side, look);
  return name instanceof ColourName ? name.form("nominative", true) : name;
}

function colour(side, look) {
  return side === look.dark ? t("web-black") : t("web-white");
}
