// The rules of a game, in a dialog over it.

import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { gameName } from "./games.js";
import { icon } from "./icons.js";
import { store } from "./store.js";
import { t } from "./texts.js";

/** The button that shows the rules of a table's game. @param {import("./table.js").Table} table */
export function rulesButton(table) {
  return h(
    "button",
    { type: "button", class: "text-button", onclick: () => openRules(table) },
    icon("book"),
    t("web-rules"),
  );
}

function openRules({ state, game }) {
  const { text, form } = store.catalogue.rules[state?.family] ?? {};
  const here = state?.spelled_out ? t("web-rules-here", { game: state.spelled_out, form }) : null;
  const paragraphs = [text, here, ...(state?.notices ?? [])].filter(Boolean);
  openDialog(
    t("web-rules-of", { game: gameName(game.game) }),
    paragraphs.map((words) => h("p", {}, words)),
    state?.move_help ? h("p", { class: "quiet" }, t("web-rules-moves", { moves: state.move_help })) : null,
  );
}
