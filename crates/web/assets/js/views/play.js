// Playing: the form for a new game, or the table of a running one.

import { h } from "../dom.js";
import { acceptDrops, openImport } from "../exchange.js";
import { alertBox } from "../fields.js";
import { Game } from "../game.js";
import { go } from "../router.js";
import { icon } from "../icons.js";
import { seatProblem } from "../seats.js";
import { t } from "../texts.js";
import { newGameForm } from "./newgame.js";
import { openSwap2 } from "./swap2.js";
import { openTable } from "./tableview.js";

/** @param {HTMLElement} page @param {URLSearchParams} params @returns {() => void} */
export function open(page, params) {
  const wrong = params.has("game") ? seatProblem(Game.read(params)) : null;
  const game = Game.read(params);
  if (params.has("game") && !wrong && game.swap2) return openSwap2(page, game);
  if (params.has("game") && !wrong) return openTable(page, params, "play");
  const take = (imported) => go("play", new Game({ ...imported, seats: { X: "person", O: "person" } }).write());
  page.append(
    h(
      "div",
      { class: "page-head" },
      h("h1", {}, t("web-new-game")),
      h(
        "button",
        { type: "button", class: "button", onclick: () => openImport(take) },
        icon("upload"),
        t("web-import"),
      ),
    ),
    alertBox(wrong ?? "").element,
    newGameForm(
      (game) => go("play", game.write()),
      params.get("pick") ?? params.get("game")?.replace(/\(.*/s, ""),
      params.get("with") === "friend",
    ),
  );
  acceptDrops(page, take);
  return () => {};
}
