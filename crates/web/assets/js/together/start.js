// Where playing together begins: a friend, a class, and the games of this browser.

import { post } from "../api.js";
import { choiceFor, lastChosen } from "../choices.js";
import { h } from "../dom.js";
import { alertBox, chosenIn, numberField, segments, select, toggle } from "../fields.js";
import { gameName, gameText, listedName, pickable } from "../games.js";
import { icon } from "../icons.js";
import { CLOCKS, clockName } from "../playfields.js";
import { go, link } from "../router.js";
import { sizeFields } from "../sizes.js";
import { t } from "../texts.js";
import { keepDirected, keptPlaces } from "./keys.js";

/** @param {HTMLElement} page @returns {() => void} */
export function openStart(page) {
  const places = keptPlaces();
  page.append(
    h("div", { class: "page-head" }, h("h1", {}, t("web-together-title"))),
    h("p", { class: "lead" }, t("web-together-lead")),
    h(
      "section",
      { class: "together-part" },
      h("h2", {}, t("web-together-friend")),
      h("p", {}, t("web-together-friend-note")),
      h(
        "a",
        { class: "button primary large", id: "with-friend", href: link("play", { with: "friend" }) },
        icon("together"),
        t("web-together-play-friend"),
      ),
    ),
    h(
      "section",
      { class: "together-part" },
      h("h2", {}, t("web-together-class")),
      h("p", {}, t("web-together-class-note")),
      tournamentForm(),
    ),
    places.length > 0
      ? h(
          "section",
          { class: "together-part" },
          h("h2", {}, t("web-together-mine")),
          h("ul", { class: "together-list" }, places.map(placeLink)),
        )
      : "",
  );
  return () => {};
}

function placeLink({ id, parameter, game, name, when }) {
  const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  const words = name || (game ? gameName(game) : t("web-game"));
  return h(
    "li",
    {},
    h("a", { href: link("together", { [parameter]: id }) }, words),
    h("span", { class: "note" }, ` ${date.format(when)}`),
  );
}

/** The form for a tournament. */
function tournamentForm() {
  const choice = choiceFor(lastChosen());
  const name = h("input", { class: "field", id: "tournament-name", maxlength: 40, required: true, autocomplete: "off" });
  const size = sizeFields(choice);
  const games = select(
    t("web-game"),
    pickable().map(({ id }) => [id, listedName(id)]),
    choice.game,
    (id) => {
      Object.assign(choice, choiceFor(id));
      size.draw();
    },
  );
  const rounds = numberField(t("web-together-rounds"), 5, 1, 50);
  const count = rounds.querySelector("input");
  count.required = false;
  count.value = "";
  const system = segments(
    t("web-together-system"),
    "system",
    [
      ["swiss", t("web-together-swiss")],
      ["round-robin", t("web-together-robin")],
    ],
    "swiss",
    (value) => (howLong.hidden = value !== "swiss"),
  );
  const howLong = h("div", {}, rounds, h("p", { class: "note" }, t("web-together-rounds-note")));
  const clock = select(
    t("web-clock"),
    CLOCKS.map((value) => [value, clockName(value)]),
    "",
  );
  const automatic = toggle(t("web-together-automatic"), t("web-together-automatic-note"), true, () => {});
  const error = alertBox();
  const submit = async (event) => {
    event.preventDefault();
    error.say("");
    const kind = chosenIn(system);
    try {
      const made = await post("tournament", {
        name: name.value,
        game: gameText(choice),
        system: kind,
        rounds: kind === "swiss" && count.value ? Number(count.value) : null,
        clock: clock.querySelector("select").value || null,
        automatic: automatic.querySelector("input").checked,
      });
      keepDirected(made.tournament, made.key, { name: name.value.trim() });
      go("together", { tournament: made.tournament });
    } catch (problem) {
      error.say(problem.message);
    }
  };
  return h(
    "form",
    { class: "tournament-form", onsubmit: submit },
    h(
      "div",
      { class: "labelled wide" },
      h("label", { for: "tournament-name" }, t("web-together-tournament-name")),
      name,
    ),
    h("div", { class: "form-grid" }, games, size.element, system, howLong, clock, automatic),
    error.element,
    h("button", { type: "submit", class: "button primary large" }, icon("plus"), t("web-together-make")),
  );
}
