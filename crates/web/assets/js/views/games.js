// My games: every game, analysis and study of this browser, to be searched, opened, renamed, deleted and taken along.

import { openDialog } from "../dialog.js";
import { freshId, h, replace } from "../dom.js";
import { hand } from "../exchange.js";
import { select } from "../fields.js";
import { gameName } from "../games.js";
import { icon } from "../icons.js";
import { changeRecord, everyRecord, isLasting, linkTo, onLibrary, routeOf } from "../library.js";
import { readLibrary, writeLibrary } from "../libraryfile.js";
import { Miniatures } from "../miniature.js";
import { settle } from "../router.js";
import { seatName } from "../seats.js";
import { resultWords, summary } from "../shelf.js";
import { store } from "../store.js";
import { t } from "../texts.js";
import { offerUndo } from "../undo.js";
import { stamp } from "../variations.js";
import { announce, complain, toast } from "../voice.js";

/** The most games that are listed at once; a button shows more. */
const PAGE = 60;
/** Milliseconds in which several changes are shown together. */
const TOGETHER = 150;

export function open(page, params) {
  const view = new GamesView(page, params);
  view.load().catch(complain);
  return () => view.close();
}

class GamesView {
  constructor(page, params) {
    Object.assign(this, { page, entries: [], most: PAGE, closed: false });
    this.words = params.get("find") ?? "";
    this.game = params.get("game") ?? "";
    this.pictures = new Miniatures();
    const id = freshId("find");
    this.find = h("input", {
      class: "field",
      id,
      type: "search",
      value: this.words,
      autocomplete: "off",
      oninput: () => this.narrow(),
    });
    this.filter = h("div", {});
    this.count = h("p", { class: "note", role: "status" });
    this.list = h("ul", { class: "game-list", tabindex: "-1" });
    this.more = h(
      "button",
      { type: "button", class: "button", hidden: true, onclick: () => this.showMore() },
      t("web-games-more"),
    );
    const file = h("input", {
      type: "file",
      accept: ".json,application/json",
      class: "quiet",
      tabindex: "-1",
      "aria-hidden": "true",
      onchange: () => file.files[0] && this.take(file.files[0]).finally(() => (file.value = "")),
    });
    page.append(
      h(
        "div",
        { class: "page-head" },
        h("h1", {}, t("web-my-games")),
        h(
          "div",
          { class: "form-row" },
          h(
            "button",
            { type: "button", class: "button", id: "export-games", onclick: () => this.hand() },
            icon("download"),
            t("web-games-export"),
          ),
          h(
            "button",
            { type: "button", class: "button", id: "import-games", onclick: () => file.click() },
            icon("upload"),
            t("web-games-import"),
          ),
          file,
        ),
      ),
      h("p", { class: "lead" }, t("web-games-lead")),
      isLasting() ? "" : h("p", { class: "note", role: "alert" }, t("web-games-memory")),
      h(
        "div",
        { class: "game-search" },
        h("div", { class: "labelled wide" }, h("label", { for: id }, t("web-games-find")), this.find),
        this.filter,
      ),
      this.count,
      this.list,
      this.more,
    );
    this.unsubscribe = onLibrary(() => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.load().catch(complain), TOGETHER);
    });
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.unsubscribe();
    this.pictures.close();
  }

  async load() {
    const records = await everyRecord();
    if (this.closed) return;
    this.entries = records.map(entryOf);
    const games = [...new Map(records.map(({ game }) => [game.replace(/\(.*/s, ""), game])).keys()];
    const options = games.map((id) => [id, gameName(id)]).sort((a, b) => a[1].localeCompare(b[1], store.language));
    if (!games.includes(this.game)) this.game = "";
    replace(
      this.filter,
      select(t("web-game"), [["", t("web-games-every")], ...options], this.game, (game) => {
        this.game = game;
        this.narrow();
      }),
    );
    this.show();
  }

  narrow() {
    this.words = this.find.value;
    this.most = PAGE;
    settle("games", { find: this.words.trim(), game: this.game });
    this.show();
  }

  showMore() {
    const shown = this.list.children.length;
    this.most += PAGE;
    this.show();
    this.list.children[shown]?.querySelector("a")?.focus();
  }

  /** The games with all the words, of the chosen game. */
  found() {
    const words = this.words.toLocaleLowerCase(store.language).split(/\s+/).filter(Boolean);
    return this.entries.filter(
      ({ record, text }) =>
        (this.game === "" || record.game.replace(/\(.*/s, "") === this.game) &&
        words.every((word) => text.includes(word)),
    );
  }

  show() {
    const found = this.found();
    const held = document.activeElement?.closest?.("[data-record]");
    const act = held && document.activeElement.dataset.act;
    this.count.textContent =
      this.entries.length === 0
        ? t("web-no-games")
        : t("web-games-found", { found: found.length, count: this.entries.length });
    replace(
      this.list,
      found.slice(0, this.most).map((entry) => this.item(entry)),
    );
    this.more.hidden = found.length <= this.most;
    if (held) this.list.querySelector(`[data-record="${held.dataset.record}"] [data-act="${act}"]`)?.focus();
  }

  item({ record, title, players, outcome, when, sum }) {
    const { id } = record;
    const place = { game: record.game, moves: sum.line };
    if (record.position) place.position = record.position;
    if (record.starter) place.starter = record.starter;
    // keys: web-nav-play, web-nav-watch, web-nav-analyse, web-nav-review
    const way = (route, sign) =>
      h("a", { class: "button", "data-act": route, href: linkTo(record, route) }, icon(sign), t(`web-nav-${route}`));
    const act = (name, sign, words, onclick) =>
      h(
        "button",
        {
          type: "button",
          class: "icon-button",
          "data-act": name,
          title: words,
          "aria-label": `${words}: ${title}`,
          onclick,
        },
        icon(sign),
      );
    return h(
      "li",
      { class: "game-entry", "data-record": id },
      this.pictures.of(record.game, place),
      h(
        "div",
        { class: "game-words" },
        h("h2", {}, h("a", { href: linkTo(record), "data-act": "open" }, title)),
        h("p", {}, players),
        h("p", { class: "card-note" }, outcome),
        h("p", { class: "card-note" }, h("time", { datetime: new Date(record.changed).toISOString() }, when)),
      ),
      h(
        "div",
        { class: "game-ways" },
        routeOf(record) === "analyse" ? null : way(routeOf(record), routeOf(record)),
        way("analyse", "analyse"),
        sum.line.length > 0 ? way("review", "review") : null,
        act("rename", "pencil", t("web-rename"), () => this.rename(record, title)),
        act("delete", "trash", t("web-delete"), () => this.remove(record, title)),
      ),
    );
  }

  rename(record, title) {
    const id = freshId("title");
    const field = h("input", { class: "field", id, value: title, maxlength: 200, autocomplete: "off" });
    const close = openDialog(
      t("web-rename"),
      h(
        "form",
        {
          class: "dialog-form",
          onsubmit: (event) => event.preventDefault() || this.entitle(record, field.value.trim(), close),
        },
        h("div", { class: "labelled" }, h("label", { for: id }, t("web-game-title")), field),
        h("div", { class: "dialog-buttons" }, h("button", { type: "submit", class: "button primary" }, t("web-save"))),
      ),
    );
    field.select();
  }

  async entitle(record, text, close) {
    close();
    const before = record.title.text;
    if (text === before) return;
    const set = (words) => changeRecord(record.id, { title: { text: words, set: stamp() } });
    await set(text).catch(complain);
    offerUndo(t("web-renamed", { title: text || gameName(record.game) }), () => set(before).catch(complain));
  }

  async remove(record, title) {
    const at = [...this.list.children].findIndex((one) => one.dataset.record === record.id);
    await changeRecord(record.id, { gone: stamp() }).catch(complain);
    await this.load();
    (
      this.list.children[Math.min(at, this.list.children.length - 1)]?.querySelector("[data-act=delete]") ?? this.list
    ).focus();
    offerUndo(t("web-game-deleted", { title }), () => changeRecord(record.id, { made: stamp() }).catch(complain));
  }

  async hand() {
    const records = await everyRecord();
    const day = new Date().toISOString().slice(0, 10);
    hand(new Blob([writeLibrary(records)], { type: "application/json" }), `plyground-games-${day}.json`);
    announce(t("web-games-exported", { count: records.length }));
  }

  async take(file) {
    try {
      const { count, wrong } = await readLibrary(file);
      await this.load();
      toast(t("web-games-imported", { count }), "note");
      if (wrong > 0) toast(t("web-games-left-out", { count: wrong }));
    } catch (error) {
      complain(error);
    }
  }
}

/** A record with the words that are shown and searched. */
function entryOf(record) {
  const { x, o } = record.players;
  const sum = summary(record);
  const alone = (x === "person") !== (o === "person");
  const title = record.title.text || gameName(record.game);
  const players = record.kind === "analysis" ? t("web-nav-analyse") : `${seatName(x, alone)} – ${seatName(o, alone)}`;
  const form = new Intl.DateTimeFormat(store.language, { dateStyle: "medium", timeStyle: "short" });
  const when = form.format(record.changed);
  const outcome = [
    sum.result ? resultWords(record.game, sum.result) : "",
    t("web-plies", { count: sum.line.length }),
    sum.branches > 0 ? t("web-branches", { count: sum.branches }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
  const comments = [record.tree.comment, ...record.tree.nodes.map(({ comment }) => comment ?? "")];
  const text = [title, gameName(record.game), record.game, players, outcome, when, sum.line.join(" "), ...comments]
    .join(" ")
    .toLocaleLowerCase(store.language);
  return { record, title, players, outcome, when, sum, text };
}
