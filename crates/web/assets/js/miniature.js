// A small board for lists: drawn as on the table, once it comes into view.

import { position } from "./api.js";
import { Board } from "./board.js";
import { h, replace, set } from "./dom.js";
import { gamePicture } from "./pictures.js";

/** Pixels around the window in which boards are drawn ahead. */
const AHEAD = "200px";

export class Miniatures {
  constructor() {
    /** What to draw in which element. @type {Map<Element, any>} */
    this.waiting = new Map();
    this.observer = new IntersectionObserver(
      (entries) => entries.forEach((entry) => entry.isIntersecting && this.draw(entry.target)),
      {
        rootMargin: AHEAD,
      },
    );
  }

  close() {
    this.observer.disconnect();
  }

  /** A place for the position after some moves; until it is drawn it shows the picture of the game. */
  of(game, place) {
    const element = h("div", { class: "miniature", "aria-hidden": "true" }, gamePicture(game.replace(/\(.*/s, "")));
    this.waiting.set(element, place);
    this.observer.observe(element);
    return element;
  }

  async draw(element) {
    const place = this.waiting.get(element);
    this.waiting.delete(element);
    this.observer.unobserve(element);
    if (!place) return;
    // Without the server the picture of the game stays.
    const state = await position(place).catch(() => null);
    if (!state?.grid) return;
    const board = new Board();
    board.show(state);
    const picture = board.element.querySelector("svg").cloneNode(true);
    board.close();
    // What only a board to play on needs.
    for (const cell of picture.querySelectorAll("[role=row], .board-label, .field-number")) cell.remove();
    set(picture, { role: null, "aria-label": null, "aria-rowcount": null, "aria-colcount": null });
    replace(element, picture);
  }
}
