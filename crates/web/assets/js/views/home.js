// The home page.

import { h } from "../dom.js";
import { gameName, pickable } from "../games.js";
import { icon } from "../icons.js";
import { gamePicture } from "../pictures.js";
import { link } from "../router.js";
import { seatName } from "../seats.js";
import { shelf } from "../shelf.js";
import { t } from "../texts.js";
import { shortSummary } from "./newgame.js";
import { heroPicture } from "../hero.js";

// keys: web-nav-watch, web-nav-analyse, web-nav-review, web-nav-learn, web-nav-lab
// keys: web-about-watch, web-about-analyse, web-about-review, web-about-learn, web-about-lab
// keys: web-nav-puzzles, web-about-puzzles
const MORE = ["puzzles", "watch", "analyse", "review", "learn", "lab"];

export function open(page) {
  const games = shelf();
  page.append(
    h(
      "section",
      { class: "hero" },
      h(
        "div",
        { class: "hero-words" },
        h("h1", {}, t("web-hero")),
        h("p", { class: "lead" }, t("web-hero-lead")),
        h(
          "div",
          { class: "hero-buttons" },
          h("a", { class: "button primary large", href: link("play") }, icon("play"), t("web-new-game")),
          games[0]
            ? h(
                "a",
                { class: "button large", href: games[0].hash, id: "continue" },
                icon("review"),
                continueWords(games[0]),
              )
            : h("a", { class: "button large", href: link("learn") }, icon("learn"), t("web-nav-learn")),
        ),
      ),
      heroPicture(),
    ),
    h(
      "section",
      {},
      h("h2", {}, t("web-games")),
      h(
        "ul",
        { class: "cards" },
        pickable().map(({ id, summary }) =>
          h(
            "li",
            {},
            h(
              "a",
              { class: "card", href: link("play", { pick: id }) },
              gamePicture(id),
              h("span", { class: "card-name" }, gameName(id)),
              h("span", { class: "card-note" }, shortSummary(id, summary)),
            ),
          ),
        ),
      ),
    ),
    h(
      "section",
      {},
      h("h2", {}, t("web-more")),
      h(
        "ul",
        { class: "ways" },
        MORE.map((way) =>
          h(
            "li",
            {},
            h(
              "a",
              { class: "way", href: link(way) },
              h("span", { class: "way-icon" }, icon(way)),
              h(
                "span",
                { class: "way-words" },
                h("span", { class: "card-name" }, t(`web-nav-${way}`)),
                h("span", { class: "card-note" }, t(`web-about-${way}`)),
              ),
            ),
          ),
        ),
      ),
    ),
    games.length > 0 ? recent(games) : "",
  );
  return () => {};
}

function continueWords(game) {
  return game.words ? t("web-last-game") : t("web-continue", { game: gameName(game.game) });
}

function recent(games) {
  return h(
    "section",
    {},
    h("h2", {}, t("web-recent")),
    h(
      "ul",
      { class: "recent" },
      games
        .slice(0, 6)
        .map((one) =>
          h(
            "li",
            {},
            h(
              "a",
              { class: "recent-game", href: one.hash },
              h("span", { class: "card-name" }, gameName(one.game)),
              h(
                "span",
                { class: "card-note" },
                `${seatName(one.seats?.X ?? "person")} – ${seatName(one.seats?.O ?? "person")}`,
              ),
              h("span", { class: "card-note" }, one.words || t("web-plies", { count: one.plies })),
            ),
          ),
        ),
    ),
  );
}
