// A tournament: for its players, its director, those who watch, and the projector.

import { post } from "../api.js";
import { confirmDialog } from "../dialog.js";
import { h, replace } from "../dom.js";
import { hand } from "../exchange.js";
import { alertBox } from "../fields.js";
import { gameName } from "../games.js";
import { icon } from "../icons.js";
import { stream } from "../live.js";
import { clockName } from "../playfields.js";
import { go, link, settle } from "../router.js";
import { store } from "../store.js";
import { number, sentence, t } from "../texts.js";
import { announce, complain } from "../voice.js";
import { directorKey, entryKey, keepDirected, keepEntry, keepName, keepSeat, ownName } from "./keys.js";
import { linkBox } from "./links.js";
import { presence } from "./players.js";

/** @param {HTMLElement} page @param {URLSearchParams} params @returns {() => void} */
export function openTournament(page, params) {
  const view = new TournamentView(page, params);
  return () => view.close();
}

class TournamentView {
  constructor(page, params) {
    const id = params.get("tournament");
    const given = params.get("director");
    if (given) {
      // The secret does not stay in the address, which may be projected or sent on.
      keepDirected(id, given);
      settle("together", { tournament: id });
    }
    Object.assign(this, { page, id, closed: false, news: null, isLarge: params.get("view") === "table" });
    page.append(h("p", { class: "lead", role: "status" }, t("web-together-opening")));
    this.follow();
  }

  close() {
    this.closed = true;
    this.stop();
  }

  /** As the director, else as a player, else as someone who watches. */
  follow() {
    this.stop?.();
    const key = directorKey(this.id) ?? entryKey(this.id);
    const question = { ask: "follow-tournament", tournament: this.id, ...(key ? { key } : {}) };
    this.stop = stream(question, (message) => this.hear(message));
  }

  hear(message) {
    if (this.closed) return;
    if (message.type === "error") return this.refuse(message);
    const before = this.news;
    this.news = message;
    const mine = this.ownGame();
    const begins = before && message.rounds.length > before.rounds.length;
    if (begins) announce(t("web-together-round-begins", { round: message.rounds.length }));
    // A player who waits is taken to the board when a round begins.
    if (begins && mine && !message.director) return this.play(mine);
    this.draw();
  }

  refuse({ message }) {
    replace(
      this.page,
      h("div", { class: "page-head" }, h("h1", {}, t("web-together-title"))),
      h("p", { class: "lead", role: "alert" }, sentence(message)),
      h("a", { class: "button primary", href: link("together") }, t("web-together-title")),
    );
  }

  /** The number of this browser's player; the director may play too. */
  own() {
    return this.news.you;
  }

  ownGame() {
    const games = this.news.rounds.at(-1)?.games ?? [];
    return games.find(({ players, result }) => result === null && players.includes(this.own())) ?? null;
  }

  play({ shared }) {
    keepSeat(shared, entryKey(this.id), { game: this.news.game, name: this.news.name });
    go("together", { shared });
  }

  draw() {
    const { news, page } = this;
    const held = document.activeElement?.dataset?.keep;
    const typed = page.querySelector("#own-name")?.value;
    const opened = new Set([...page.querySelectorAll("details[open]")].map((one) => one.dataset.keep));
    page.classList.toggle("tournament-large", this.isLarge);
    const { name, game, clock, system, planned, rounds, over } = news;
    const about = [
      gameName(game),
      system === "swiss" ? t("web-together-swiss") : t("web-together-robin"),
      clockName(clock ?? ""),
      t("web-together-players-count", { count: news.players.filter(({ left }) => !left).length }),
    ];
    const at = over
      ? t("web-together-over")
      : rounds.length === 0
        ? t("web-together-not-begun")
        : t("web-together-round-of", { round: rounds.length, count: planned });
    document.title = `${name} · Plyground`;
    replace(
      page,
      h(
        "div",
        { class: "page-head" },
        h("div", {}, h("h1", {}, name), h("p", { class: "note" }, about.join(" · "))),
        h(
          "button",
          {
            type: "button",
            class: "button",
            "aria-pressed": String(this.isLarge),
            "data-keep": "large",
            onclick: () => this.enlarge(),
          },
          icon("watch"),
          t("web-together-projector"),
        ),
      ),
      h("p", { class: "tournament-at", role: "status" }, at),
      this.ownPart(),
      news.director && !this.isLarge ? this.directorPart() : null,
      h("div", { class: "tournament-parts" }, this.tablePart(), this.roundPart()),
      this.isLarge ? null : this.earlierPart(),
      this.isLarge ? null : this.filesPart(),
    );
    for (const one of page.querySelectorAll("details")) one.open = opened.has(one.dataset.keep);
    const field = page.querySelector("#own-name");
    if (field && typed !== undefined) field.value = typed;
    if (held) page.querySelector(`[data-keep="${held}"]`)?.focus();
  }

  enlarge() {
    this.isLarge = !this.isLarge;
    settle("together", { tournament: this.id, view: this.isLarge ? "table" : undefined });
    this.draw();
  }

  /** What the person here can do as a player. */
  ownPart() {
    const { news } = this;
    const you = this.own();
    if (you !== null) {
      const mine = this.ownGame();
      if (mine) {
        const against = mine.players.find((player) => player !== you);
        const words = t("web-together-your-game", { name: news.players[against].name });
        return h(
          "p",
          {},
          h(
            "button",
            { ...held("own-game", "button primary large"), "data-act": "own-game", onclick: () => this.play(mine) },
            icon("play"),
            words,
          ),
        );
      }
      const hasBye = news.rounds.at(-1)?.byes.includes(you);
      const words = news.over
        ? t("web-together-your-place", { place: news.table.find(({ player }) => player === you).place })
        : hasBye
          ? t("web-together-bye")
          : t("web-together-joined", { name: news.players[you].name });
      return h("p", { class: "tournament-own" }, words);
    }
    const isOpen = !news.over && (news.rounds.length === 0 || news.system === "swiss");
    if (!isOpen || news.director || this.isLarge) return null;
    return this.joinForm();
  }

  joinForm() {
    const name = h("input", {
      class: "field",
      id: "own-name",
      "data-keep": "own-name",
      value: ownName(),
      maxlength: 40,
      required: true,
      autocomplete: "nickname",
    });
    const error = alertBox();
    const join = async (event) => {
      event.preventDefault();
      error.say("");
      try {
        const { key } = await post("tournament/join", { tournament: this.id, name: name.value });
        keepName(name.value.trim());
        keepEntry(this.id, key, { name: this.news.name });
        this.follow();
      } catch (problem) {
        error.say(problem.message);
      }
    };
    return h(
      "form",
      { class: "join tournament-join", onsubmit: join },
      h("label", { for: "own-name" }, t("web-together-name")),
      name,
      h(
        "button",
        { type: "submit", class: "button primary large", "data-act": "join" },
        icon("person"),
        t("web-together-join"),
      ),
      error.element,
    );
  }

  async direct(order, parts = {}) {
    try {
      await post("tournament/direct", { tournament: this.id, key: directorKey(this.id), order, ...parts });
    } catch (error) {
      complain(error);
    }
  }

  directorPart() {
    const { news } = this;
    const { rounds, round_over: isRoundOver, over, players } = news;
    const begun = rounds.length > 0;
    const button = (act, kind, sign, words, enabled, onclick) =>
      h(
        "button",
        { type: "button", class: `button ${kind}`, "data-act": act, "data-keep": act, disabled: !enabled, onclick },
        icon(sign),
        words,
      );
    const enough = players.filter(({ left }) => !left).length >= 2;
    const next = begun ? t("web-together-begin-round", { round: rounds.length + 1 }) : t("web-together-begin");
    return h(
      "section",
      { class: "director", "aria-label": t("web-together-director") },
      h("h2", {}, t("web-together-director")),
      linkBox(t("web-together-players-link"), `#/together?tournament=${this.id}`),
      h(
        "div",
        { class: "banner-buttons" },
        over ? null : button("next", "primary", "play", next, isRoundOver && enough, () => this.direct("next")),
        begun && !over
          ? button("close", "", "flag", t("web-together-close"), isRoundOver, () =>
              confirmDialog(t("web-together-close"), t("web-together-close-question"), t("web-together-close"), () =>
                this.direct("close"),
              ),
            )
          : null,
      ),
      begun && !isRoundOver ? h("p", { class: "note" }, t("web-together-decide-note")) : null,
      h(
        "details",
        { "data-keep": "players" },
        h("summary", { "data-keep": "players-head" }, t("web-together-players", { count: players.length })),
        h(
          "ul",
          { class: "together-list" },
          players.map((player, who) =>
            h(
              "li",
              { class: player.left ? "has-left" : "" },
              presence(player.here),
              player.name,
              player.left || over
                ? null
                : h(
                    "button",
                    {
                      type: "button",
                      class: "icon-button",
                      "data-keep": `remove-${who}`,
                      "aria-label": t("web-together-remove", { name: player.name }),
                      title: t("web-together-remove", { name: player.name }),
                      onclick: () =>
                        confirmDialog(
                          t("web-together-remove", { name: player.name }),
                          t("web-together-remove-question"),
                          t("web-together-remove", { name: player.name }),
                          () => this.direct("remove", { who }),
                        ),
                    },
                    icon("close"),
                  ),
            ),
          ),
        ),
      ),
      h(
        "details",
        { "data-keep": "secret" },
        h("summary", { "data-keep": "secret-head" }, t("web-together-secret")),
        linkBox(t("web-together-secret-note"), `#/together?tournament=${this.id}&director=${directorKey(this.id)}`),
      ),
    );
  }

  tablePart() {
    const { news } = this;
    const head = [
      [t("web-together-place"), ""],
      [t("web-together-player"), ""],
      [t("web-together-points"), ""],
      [news.system === "swiss" ? "BH" : "SB", news.system === "swiss" ? "Buchholz" : "Sonneborn-Berger"],
      [t("web-together-record"), t("web-together-record-note")],
    ];
    return h(
      "section",
      {},
      h("h2", {}, t("web-together-table")),
      h(
        "div",
        { class: "table-scroll", tabindex: "0", role: "group", "aria-label": t("web-together-table") },
        h(
          "table",
          { class: "standings" },
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              head.map(([words, title]) => h("th", { scope: "col" }, title ? h("abbr", { title }, words) : words)),
            ),
          ),
          h(
            "tbody",
            {},
            news.table.map((row) => {
              const { name, here, left } = news.players[row.player];
              return h(
                "tr",
                { class: [row.player === this.own() ? "own-row" : "", left ? "has-left" : ""].join(" ") },
                h("td", {}, row.place),
                h("th", { scope: "row" }, presence(here), name),
                h("td", { class: "points" }, number(row.points, row.points % 1 ? 1 : 0)),
                h("td", {}, decimals(row.tie_break)),
                h("td", {}, `${row.wins + row.byes}–${row.draws}–${row.losses}`),
              );
            }),
          ),
        ),
      ),
    );
  }

  roundPart() {
    const { rounds } = this.news;
    if (rounds.length === 0) {
      const note = h("p", { class: "note" }, t("web-together-no-round"));
      return h("section", {}, h("h2", {}, t("web-together-pairings")), note);
    }
    return h(
      "section",
      {},
      h("h2", {}, t("web-together-round", { round: rounds.length })),
      this.pairings(rounds.at(-1), true),
    );
  }

  pairings({ games, byes }, isLast) {
    const { players, director, over } = this.news;
    const line = ({ shared, players: [x, o], result }) => {
      const words = result === null ? "–" : result === 1 ? "1 : 0" : result === 0 ? "0 : 1" : "½ : ½";
      const decide = (winner, text) =>
        h(
          "button",
          {
            ...held(`decide-${shared}-${winner ?? "draw"}`, "button small"),
            onclick: () => this.direct("decide", { shared, winner }),
          },
          text,
        );
      // keys: web-together-watch, web-together-look
      const way = result === null ? "watch" : "look";
      const open = isLast && result === null && director && !over && !this.isLarge;
      return h(
        "li",
        { class: "pairing" },
        h("span", { class: "pairing-x" }, h("span", { class: "quiet" }, "X: "), players[x].name),
        h("span", { class: "pairing-result" }, words),
        h("span", { class: "pairing-o" }, h("span", { class: "quiet" }, "O: "), players[o].name),
        this.isLarge
          ? null
          : h("a", { class: "text-button", href: link("together", { shared }) }, icon("watch"), t(`web-together-${way}`)),
        open
          ? h(
              "span",
              { class: "decide", role: "group", "aria-label": t("web-together-decide") },
              decide("X", "1 : 0"),
              decide(null, "½ : ½"),
              decide("O", "0 : 1"),
            )
          : null,
      );
    };
    return h(
      "ol",
      { class: "pairings" },
      games.map(line),
      byes.map((player) => h("li", { class: "pairing" }, t("web-together-has-bye", { name: players[player].name }))),
    );
  }

  earlierPart() {
    const { rounds } = this.news;
    return rounds.slice(0, -1).map((round, i) =>
      h(
        "details",
        { "data-keep": `round-${i}` },
        h("summary", { "data-keep": `round-head-${i}` }, t("web-together-round", { round: i + 1 })),
        this.pairings(round, false),
      ),
    );
  }

  filesPart() {
    const { id } = this;
    const csv = `/api/tournament/csv?tournament=${encodeURIComponent(id)}&lang=${store.language}`;
    const json = () => {
      const { you, director, ...all } = this.news;
      hand(new Blob([JSON.stringify(all, null, 2)], { type: "application/json" }), "tournament.json");
    };
    return h(
      "div",
      { class: "tools" },
      h("a", { class: "text-button", href: csv, download: "tournament.csv" }, icon("download"), t("web-file-csv")),
      h("button", { ...held("json", "text-button"), onclick: json }, icon("download"), t("web-file-json")),
    );
  }
}

/** A button that keeps the focus when the view is drawn again. */
function held(name, kind) {
  return { type: "button", class: kind, "data-keep": name };
}

/** Quarters as they are: 2, 2.5, 2.25. */
function decimals(value) {
  return number(value, value % 1 === 0 ? 0 : value % 0.5 === 0 ? 1 : 2);
}
