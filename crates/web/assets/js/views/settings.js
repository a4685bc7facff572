// The settings. Every change takes effect at once and is kept in this browser.

import { h } from "../dom.js";
import { segments, toggle } from "../fields.js";
import { Board } from "../board.js";
import { changeSetting, store } from "../store.js";
import { t } from "../texts.js";

const SAMPLE = {
  game: "gomoku",
  family: "gomoku",
  starter: "X",
  to_move: "X",
  over: false,
  legal: [],
  legal_cells: [],
  legal_paths: [],
  legal_areas: [],
  moves: [],
  forbidden: [],
  last: 40,
  last_path: [40],
  winning: [],
  look: { style: "cells", block: 0, labels: "coordinates", colours: null },
  grid: { width: 9, height: 9, cells: grid(), signs: [], names: [], columns: [..."abcdefghi"], rows: [..."987654321"] },
};

export function open(page) {
  const { settings } = store;
  const board = new Board({ label: () => t("web-sample-board") });
  page.append(
    h("div", { class: "page-head" }, h("h1", {}, t("web-settings"))),
    h(
      "div",
      { class: "settings" },
      h(
        "div",
        { class: "settings-list" },
        // keys: web-theme-system, web-theme-light, web-theme-dark, web-theme-contrast
        segments(
          t("web-theme"),
          "theme",
          ["system", "light", "dark", "contrast"].map((name) => [name, t(`web-theme-${name}`)]),
          settings.theme,
          (value) => changeSetting("theme", value),
        ),
        // keys: web-marks-auto, web-marks-marks, web-marks-stones
        segments(
          t("web-marks"),
          "marks",
          ["auto", "marks", "stones"].map((name) => [name, t(`web-marks-${name}`)]),
          settings.marks,
          (value) => changeSetting("marks", value),
        ),
        toggle(t("web-labels"), t("web-labels-note"), settings.labels, (on) => changeSetting("labels", on)),
        toggle(t("web-confirm"), t("web-confirm-note"), settings.confirm, (on) => changeSetting("confirm", on)),
        toggle(t("web-patterns"), t("web-patterns-note"), settings.patterns, (on) => changeSetting("patterns", on)),
        toggle(t("web-show-numbers"), t("web-show-numbers-note"), settings.numbers, (on) =>
          changeSetting("numbers", on),
        ),
        toggle(t("web-show-threats"), t("web-show-threats-note"), settings.threats, (on) =>
          changeSetting("threats", on),
        ),
        toggle(t("web-sound"), t("web-sound-note"), settings.sound, (on) => changeSetting("sound", on)),
        h("p", { class: "note" }, t("web-motion-note")),
        h("h2", {}, t("web-keys")),
        h(
          "dl",
          { class: "keys" },
          keys([
            ["← ↑ → ↓", t("web-keys-arrows")],
            ["Home End", t("web-keys-home")],
            ["PgUp PgDn", t("web-keys-page")],
            ["Enter", t("web-keys-enter")],
            ["Esc", t("web-keys-escape")],
            ["[ ]", t("web-keys-brackets")],
            ["← →", t("web-keys-walk")],
            ["↑ ↓", t("web-keys-beside")],
            ["Ctrl Z", t("web-keys-undo")],
          ]),
        ),
        h("p", { class: "note" }, t("web-walk-note")),
      ),
      h("div", { class: "settings-sample" }, board.element),
    ),
  );
  board.show(SAMPLE);
  return () => board.close();
}

function keys(pairs) {
  return pairs.map(([key, text]) => h("div", {}, h("dt", {}, h("kbd", {}, key)), h("dd", {}, text)));
}

function grid() {
  const cells = Array(81).fill(".");
  for (const cell of [30, 40, 49, 50]) cells[cell] = "X";
  for (const cell of [31, 39, 41]) cells[cell] = "O";
  return cells.join("");
}
