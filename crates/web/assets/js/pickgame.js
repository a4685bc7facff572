// For views of a game without one in the URL: the last game played here, an import, or an empty board.

import { h } from "./dom.js";
import { openImport } from "./exchange.js";
import { Game } from "./game.js";
import { gameName, named } from "./games.js";
import { icon } from "./icons.js";
import { gamePicture } from "./pictures.js";
import { address, link } from "./router.js";
import { seatName } from "./seats.js";
import { shelf } from "./shelf.js";
import { t } from "./texts.js";

/** @param {(game: Game) => void} onGame @param {boolean} empty whether an empty board is offered */
export function pickGame(onGame, empty) {
  const games = shelf().map((one) => ({ ...one, read: Game.read(address(one.hash).params) }));
  const known = games.map(({ game, read, words, seats, plies }) =>
    h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "recent-game", onclick: () => onGame(read) },
        h("span", { class: "card-name" }, gameName(game)),
        h("span", { class: "card-note" }, `${seatName(seats?.X ?? "person")} – ${seatName(seats?.O ?? "person")}`),
        h("span", { class: "card-note" }, words || t("web-plies", { count: plies })),
      ),
    ),
  );
  const boards = named().map(({ id }) =>
    h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "card", onclick: () => onGame(new Game({ game: id })) },
        gamePicture(id),
        h("span", { class: "card-name" }, gameName(id)),
      ),
    ),
  );
  return h(
    "div",
    { class: "pick" },
    h(
      "div",
      { class: "form-row" },
      h(
        "button",
        {
          type: "button",
          class: "button primary",
          onclick: () => openImport((imported) => onGame(new Game(imported))),
        },
        icon("upload"),
        t("web-import"),
      ),
      h("a", { class: "button", href: link("play") }, icon("play"), t("web-new-game")),
    ),
    ...(known.length > 0
      ? [
          h("h2", {}, t("web-recent")),
          h("p", { class: "recent-all" }, h("a", { href: link("games") }, t("web-all-games"))),
          h("ul", { class: "recent" }, known),
        ]
      : [h("p", { class: "note" }, t("web-no-games"))]),
    ...(empty ? [h("h2", {}, t("web-empty-board")), h("ul", { class: "cards" }, boards)] : []),
  );
}
