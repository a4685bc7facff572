// Switches for what a board shows besides its pieces: the numbers of the moves, and the threats of both sides with a legend.
// They are settings, so every board follows them.

import { h, replace } from "./dom.js";
import { lookOf, sideChip } from "./sides.js";
import { changeSetting, onSettings, store } from "./store.js";
import { t } from "./texts.js";

export class BoardTools {
  constructor() {
    this.state = null;
    this.shown = "";
    // keys: web-show-numbers, web-show-threats
    this.buttons = Object.fromEntries(
      ["numbers", "threats"].map((name) => [
        name,
        h(
          "button",
          {
            type: "button",
            class: "button small",
            "data-show": name,
            onclick: () => changeSetting(name, !store.settings[name]),
          },
          t(`web-show-${name}`),
        ),
      ]),
    );
    this.legend = h("dl", { class: "threat-legend", hidden: true });
    this.element = h(
      "div",
      { class: "board-tools", role: "group", "aria-label": t("web-show-on-board") },
      Object.values(this.buttons),
      this.legend,
    );
    this.unsubscribe = onSettings(() => this.state && this.show(this.state));
  }

  close() {
    this.unsubscribe();
  }

  /** @param {any} state the server's State */
  show(state) {
    this.state = state;
    const { settings } = store;
    this.buttons.numbers.hidden = !state.places_stones;
    this.buttons.threats.hidden = !state.threats;
    this.element.hidden = !state.places_stones && !state.threats;
    for (const [name, button] of Object.entries(this.buttons))
      button.setAttribute("aria-pressed", String(settings[name]));
    this.showLegend(settings.threats ? (state.threats ?? []) : []);
  }

  /** What the signs on the board mean, each once. */
  showLegend(threats) {
    const signs = new Map(threats.map((one) => [`${one.side}${one.sign}${one.words}`, one]));
    const key = JSON.stringify([...signs.keys(), store.settings.threats]);
    if (key === this.shown) return;
    this.shown = key;
    const look = lookOf(this.state);
    const entries = [...signs.values()].sort((a, b) => a.side.localeCompare(b.side) || b.sign.localeCompare(a.sign));
    this.legend.hidden = !store.settings.threats;
    replace(
      this.legend,
      entries.length === 0
        ? h("div", {}, h("dt", {}), h("dd", {}, t("web-no-threats")))
        : entries.map(({ side, sign, forbidden, words }) =>
            h(
              "div",
              {},
              h("dt", { class: forbidden ? "threat-forbidden" : null }, sideChip(side, look), sign),
              h("dd", {}, words),
            ),
          ),
    );
  }
}
