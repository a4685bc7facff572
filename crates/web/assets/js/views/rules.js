// The rules of all games, which came with the page.

import { nextGame, ranked } from "../choices.js";
import { h } from "../dom.js";
import { select } from "../fields.js";
import { gameName, listedName } from "../games.js";
import { icon } from "../icons.js";
import { gamePicture } from "../pictures.js";
import { go, link } from "../router.js";
import { store } from "../store.js";
import { t } from "../texts.js";

export function open(page, params) {
  const { rules } = store.catalogue;
  const games = ranked().filter(({ id }) => rules[id]);
  const wanted = params.get("game");
  const { id } = games.find((one) => one.id === wanted) ?? games[0];
  page.append(
    h("div", { class: "page-head" }, h("h1", {}, t("web-rules"))),
    h(
      "div",
      { class: "rules" },
      select(
        t("web-game"),
        games.map((one) => [one.id, listedName(one.id)]),
        id,
        (game) => go("rules", { game }),
      ),
      h(
        "article",
        { class: "rules-text" },
        gamePicture(id),
        h(
          "div",
          { class: "rules-words" },
          h("h2", {}, gameName(id)),
          h("p", {}, rules[id]),
          h(
            "a",
            { class: "button primary", href: link("play", nextGame(id).write()) },
            icon("play"),
            t("web-play-game", { game: gameName(id) }),
          ),
        ),
      ),
    ),
  );
  return () => {};
}
