// The home page. A tile starts a game at once, with the last choices for it.

import { lastChosen, nextGame, ranked } from "../choices.js";
import { h } from "../dom.js";
import { gameName, gameNote, listedName } from "../games.js";
import { heroPicture } from "../hero.js";
import { icon } from "../icons.js";
import { gamePicture } from "../pictures.js";
import { link } from "../router.js";
import { seatName } from "../seats.js";
import { shelf } from "../shelf.js";
import { t } from "../texts.js";

// keys: web-nav-watch, web-nav-analyse, web-nav-review, web-nav-learn, web-nav-lab
// keys: web-about-watch, web-about-analyse, web-about-review, web-about-learn, web-about-lab
// keys: web-nav-puzzles, web-about-puzzles, web-nav-together, web-about-together
const MORE = ["puzzles", "together", "watch", "analyse", "review", "learn", "lab"];

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
          startLink(lastChosen(), { class: "button primary large", id: "start" }, (id) => [
            icon("play"),
            t("web-play-game", { game: gameName(id) }),
          ]),
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
      h(
        "div",
        { class: "section-head" },
        h("h2", {}, t("web-games")),
        h(
          "div",
          {},
          h("a", { class: "text-button", id: "to-rules", href: link("rules") }, icon("book"), t("web-rules")),
          h(
            "a",
            { class: "text-button", id: "all-choices", href: link("play") },
            icon("settings"),
            t("web-all-choices"),
          ),
        ),
      ),
      h("ul", { class: "cards" }, ranked().map(tile)),
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

function tile({ id }) {
  const parts = [
    gamePicture(id),
    h(
      "span",
      { class: "card-words" },
      h("span", { class: "card-name" }, listedName(id)),
      h("span", { class: "card-note" }, gameNote(id)),
    ),
  ];
  return h(
    "li",
    {},
    startLink(id, { class: "card", "data-game": id }, () => parts),
  );
}

/** A link that starts a game: each click another one, with a seed of its own. */
function startLink(id, attributes, words) {
  const to = h("a", { ...attributes, href: link("play", nextGame(id).write()) }, words(id));
  to.addEventListener("click", () => {
    to.href = link("play", nextGame(id).write());
  });
  return to;
}

function continueWords(game) {
  return game.words ? t("web-last-game") : t("web-continue", { game: gameName(game.game) });
}

function recent(games) {
  return h(
    "section",
    {},
    h("h2", {}, t("web-recent")),
    h("p", { class: "recent-all" }, h("a", { href: link("games") }, t("web-all-games"))),
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
