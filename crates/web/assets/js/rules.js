// The rules of a game, in a dialog over it.

import { post } from "./api.js";
import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { gameName } from "./games.js";
import { icon } from "./icons.js";
import { store } from "./store.js";
import { t } from "./texts.js";
import { complain } from "./voice.js";

/** The button that shows the rules of a table's game. @param {import("./table.js").Table} table */
export function rulesButton(table) {
  return h(
    "button",
    { type: "button", class: "text-button", onclick: () => openRules(table.game.game).catch(complain) },
    icon("book"),
    t("web-rules"),
  );
}

async function openRules(game) {
  const paragraphs = await rulesOf(game);
  openDialog(
    t("web-rules-of", { game: gameName(game) }),
    // What stands between backquotes is typed so.
    paragraphs.map((words) => h("p", {}, words.split("`").map((part, i) => (i % 2 ? h("code", {}, part) : part)))),
  );
}

/** The rules of exactly this game. Without the server, those that came with the page, if the game has a name. */
async function rulesOf(game) {
  try {
    return (await post("rules", { game })).paragraphs;
  } catch (error) {
    const known = store.catalogue.rules[game];
    if (!known) throw error;
    return [known];
  }
}
