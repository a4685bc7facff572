// The entry point: settings, texts and the catalogue first, then the view in the URL.

import { get } from "./api.js";
import { closeDialogs } from "./dialog.js";
import { h } from "./dom.js";
import { openLibrary, tidyLibrary } from "./library.js";
import { onConnection } from "./live.js";
import { isOutdated, prepareOffline } from "./offline.js";
import { address, settle } from "./router.js";
import { drawShell, applyTheme } from "./shell.js";
import { keep, onSettings, readSettings, recall, store } from "./store.js";
import { setTexts, t } from "./texts.js";
import { forgetUndo } from "./undo.js";
import { complain, forgetComplaints } from "./voice.js";

const VIEWS = {
  home: () => import("./views/home.js"),
  play: () => import("./views/play.js"),
  watch: () => import("./views/watch.js"),
  analyse: () => import("./views/analyse.js"),
  review: () => import("./views/review.js"),
  puzzles: () => import("./views/puzzles.js"),
  mistakes: () => import("./views/mistakes.js"),
  learn: () => import("./views/learn.js"),
  lab: () => import("./views/lab.js"),
  together: () => import("./views/together.js"),
  games: () => import("./views/games.js"),
  rules: () => import("./views/rules.js"),
  settings: () => import("./views/settings.js"),
  nowhere: () => import("./views/nowhere.js"),
};

const LANGUAGES = ["en", "ru", "uk", "sk", "cs", "pl"];

/** The current view, and how it is closed. */
let shown = { route: "", hash: "", close: () => {} };
let turn = 0;

async function start() {
  readSettings();
  applyTheme();
  onSettings(applyTheme);
  store.language = chosenLanguage();
  // The first view shows the latest games.
  await Promise.all([loadTexts(), openLibrary()]);
  tidyLibrary().catch(() => {});
  addEventListener("hashchange", () => {
    closeDialogs();
    visit();
    reloadIfOutdated();
  });
  await visit();
  let wasLost = false;
  onConnection((state) => {
    if (state === "open" && wasLost) reloadIfOutdated();
    wasLost = state === "lost";
  });
  prepareOffline(Object.values(VIEWS));
}

/** Loads the page again if the server is another version by now: the address holds the whole state, so nothing is lost. */
async function reloadIfOutdated() {
  if (await isOutdated()) location.reload();
}

/** The language: of the URL, else the chosen one, else the browser's. */
function chosenLanguage() {
  const asked = address().params.get("lang");
  const wishes = [asked, recall("language"), ...navigator.languages.map((name) => name.slice(0, 2))];
  return wishes.find((code) => LANGUAGES.includes(code)) ?? "en";
}

async function loadTexts() {
  const [texts, catalogue] = await Promise.all([get("texts"), get("catalogue")]);
  setTexts(texts.texts);
  store.catalogue = catalogue;
  document.documentElement.lang = store.language;
  drawShell(changeLanguage);
}

async function changeLanguage(code) {
  const before = store.language;
  store.language = code;
  try {
    await loadTexts();
  } catch (error) {
    store.language = before;
    drawShell(changeLanguage);
    return complain(error);
  }
  keep("language", code);
  const { route, params } = address();
  settle(route, Object.fromEntries(params));
  await visit(true);
}

/** Shows the view in the URL. */
async function visit(again = false) {
  const { route, params } = address();
  const asked = params.get("lang");
  if (asked && asked !== store.language && LANGUAGES.includes(asked)) return changeLanguage(asked);
  // Inherited properties are no views: `#/constructor` is none.
  const name = Object.hasOwn(VIEWS, route) ? route : "nowhere";
  if (location.hash === "") settle("home", {});
  turn += 1;
  const mine = turn;
  const main = document.getElementById("main");
  let view;
  try {
    view = await VIEWS[name]();
  } catch {
    // Its files did not come: the view in the address says so, instead of the one before.
    view = { open: openMissing };
  }
  try {
    // The user has gone to another view meanwhile.
    if (mine !== turn) return;
    shown.close();
    if (shown.route !== name) {
      forgetComplaints();
      forgetUndo();
    }
    const moved = shown.route !== "" && shown.route !== name;
    const page = document.createElement("div");
    page.className = `page page-${name}`;
    main.replaceChildren(page);
    shown = { route: name, hash: location.hash, close: view.open(page, params) ?? (() => {}) };
    drawShell(changeLanguage);
    if (moved && !again) {
      scrollTo(0, 0);
      main.focus({ preventScroll: true });
    }
    const title = page.querySelector("h1")?.textContent;
    document.title = title && name !== "home" ? `${title} · Plyground` : "Plyground";
  } catch (error) {
    complain(error);
  }
}

/** In place of a view whose files could not be loaded. A browser may keep that failure, so the whole page is loaded. */
function openMissing(page) {
  page.append(
    h("h1", {}, t("web-away-title")),
    h("p", { class: "lead", role: "alert" }, t("web-error-offline")),
    h(
      "button",
      { type: "button", class: "button primary", "data-act": "reload", onclick: () => location.reload() },
      t("web-try-again"),
    ),
  );
}

document.getElementById("skip").addEventListener("click", (event) => {
  // The hash belongs to the router, so the link only moves the focus.
  event.preventDefault();
  document.getElementById("main").focus();
});

start().catch(() => {
  // Without texts there is one sentence in English.
  const note = document.createElement("p");
  note.className = "noscript";
  note.textContent = "The Plyground server does not answer. Start it with `plyground web` and load this page again.";
  document.getElementById("main").replaceChildren(note);
});
