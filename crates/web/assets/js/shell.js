// The frame of every view: name, navigation, language, settings, and the state of the connection.

import { h, replace } from "./dom.js";
import { icon } from "./icons.js";
import { onConnection } from "./live.js";
import { address, link } from "./router.js";
import { store } from "./store.js";
import { t } from "./texts.js";
import { announce } from "./voice.js";

const WAYS = ["play", "watch", "analyse", "review", "puzzles", "learn", "lab"];
// keys: web-nav-puzzles, web-nav-play, web-nav-watch, web-nav-analyse, web-nav-review, web-nav-learn, web-nav-lab

let connection = "idle";

/** @param {(code: string) => void} onLanguage */
export function drawShell(onLanguage) {
  const { route } = address();
  const header = document.getElementById("header");
  document.getElementById("skip").textContent = t("web-skip");
  document.getElementById("toasts").setAttribute("aria-label", t("web-notices"));
  // A control in the header that was just used keeps the focus.
  const held = header.contains(document.activeElement) ? document.activeElement.id : "";
  replace(
    header,
    h("a", { class: "brand", id: "brand", href: link("home") }, brandMark(), h("span", {}, "Plyground")),
    h(
      "nav",
      { class: "nav", "aria-label": t("web-navigation") },
      WAYS.map((way) => wayTo(way, route)),
    ),
    h(
      "div",
      { class: "header-tools" },
      h("span", { class: "connection", id: "connection", hidden: true }),
      languageChooser(onLanguage),
      h(
        "a",
        {
          class: "icon-button",
          id: "to-games",
          href: link("games"),
          title: t("web-my-games"),
          "aria-label": t("web-my-games"),
          "aria-current": route === "games" ? "page" : null,
        },
        icon("games"),
      ),
      h(
        "a",
        {
          class: "icon-button",
          id: "to-settings",
          href: link("settings"),
          title: t("web-settings"),
          "aria-label": t("web-settings"),
          "aria-current": route === "settings" ? "page" : null,
        },
        icon("settings"),
      ),
    ),
  );
  if (held) document.getElementById(held)?.focus();
  showConnection();
}

function wayTo(way, route) {
  return h(
    "a",
    {
      class: `nav-link nav-${way}`,
      id: `to-${way}`,
      href: link(way, wayParams(way, route)),
      "aria-current": way === route ? "page" : null,
    },
    icon(way),
    h("span", {}, t(`web-nav-${way}`)),
  );
}

/** The links to analysis and review include the current game. */
function wayParams(way, route) {
  if (!["analyse", "review"].includes(way)) return {};
  if (!["play", "watch", "analyse", "review"].includes(route)) return {};
  const { params } = address();
  const taken = {};
  for (const name of ["game", "moves", "position", "starter", "id"]) if (params.get(name)) taken[name] = params.get(name);
  return taken;
}

function languageChooser(onLanguage) {
  const options = store.catalogue.languages.map(({ code, name }) =>
    h("option", { value: code, lang: code, selected: code === store.language }, name),
  );
  return h(
    "select",
    {
      class: "language",
      id: "language",
      "aria-label": t("web-language"),
      onchange: (event) => onLanguage(event.target.value),
    },
    options,
  );
}

function brandMark() {
  return h("img", { class: "brand-mark", src: "/icons/plyground.svg", alt: "", width: 30, height: 30 });
}

onConnection((state) => {
  const before = connection;
  connection = state;
  showConnection();
  if (state === "lost" && before !== "lost") announce(t("web-connection-lost"));
  if (state === "open" && before === "lost") announce(t("web-connection-back"));
});

function showConnection() {
  const place = document.getElementById("connection");
  if (!place) return;
  place.hidden = connection !== "lost";
  replace(
    place,
    h("span", { class: "connection-dot", "aria-hidden": "true" }),
    h("span", {}, t("web-connection-lost")),
  );
}

/** Updates the links of the header as the game goes on. */
export function refreshWays() {
  const { route } = address();
  for (const way of ["analyse", "review"]) {
    document.getElementById(`to-${way}`)?.setAttribute("href", link(way, wayParams(way, route)));
  }
}

export function applyTheme() {
  const root = document.documentElement;
  root.dataset.theme = store.settings.theme;
  root.classList.toggle("patterns", store.settings.patterns);
}
