// A review of a game: where it turned, the last move that still held, and what would have been better.

import { h, replace } from "../dom.js";
import { Game, other } from "../game.js";
import { gameName } from "../games.js";
import { icon } from "../icons.js";
import { Inspection, openInspection, subject } from "../inspection.js";
import { steps } from "../line.js";
import { stream } from "../live.js";
import { go, link, settle } from "../router.js";
import { t } from "../texts.js";
import { announce, complain } from "../voice.js";
import { spoken, worthWords } from "../worth.js";

// keys: web-verdict-best, web-verdict-good, web-verdict-slip, web-verdict-turning
const SIGNS = { best: "", good: "", slip: "?", turning: "??" };

export function open(page, params) {
  return openInspection(page, {
    has: Boolean(params.get("moves")),
    title: t("web-review-title"),
    lead: t("web-review-lead"),
    empty: false,
    onGame: (game) => go("review", game.write()),
    make: () => new ReviewView(page, Game.read(params), Number(params.get("ply") ?? -1)),
  });
}

class ReviewView extends Inspection {
  constructor(page, game, ply) {
    // Nobody plays here: the seats are kept only for trying again.
    const looked = new Game({ ...game, seats: { X: "person", O: "person" }, clock: "", end: null });
    super(page, { route: "review", title: t("web-review-title"), game: looked, ply });
    Object.assign(this, { game, moments: new Map(), holds: {}, finished: false });
    this.progress = h("p", { class: "note", role: "status" });
    this.card = h("div", { class: "moment" });
    this.turning = h("div", { class: "turning" });
    this.lay(
      h("h1", { class: "table-title" }, t("web-review-of", { game: gameName(game.game) })),
      this.progress,
      this.chart.element,
      this.transport(),
      this.card,
      this.turning,
      this.moves.element,
    );
    this.table.addEventListener("look", () => this.show());
  }

  async start() {
    if (await super.start())
      this.stop = stream({ ask: "review", ...this.game.place() }, (message) => this.hear(message));
  }

  close() {
    this.stop?.();
    super.close();
  }

  hear(message) {
    if (message.type === "error") return complain(new Error(message.message));
    if (message.type === "moment") this.moments.set(message.ply + 1, message);
    if (message.type === "done") {
      this.finished = true;
      this.holds = message.last_hold ?? {};
      announce(t("web-review-done", { count: this.turns().length }));
    }
    this.show();
  }

  /** The moves that changed the result, in the order of the game. */
  turns() {
    return [...this.moments.values()].filter(({ verdict }) => verdict === "turning").sort((a, b) => a.ply - b.ply);
  }

  points() {
    const points = [];
    for (const [ply, moment] of this.moments) {
      points[ply] = spoken(moment.after);
      points[ply - 1] ??= spoken(moment.before);
    }
    return points;
  }

  show() {
    const { table, game } = this;
    if (!table.state) return;
    const points = this.points();
    const signs = {};
    const verdicts = {};
    for (const [ply, { verdict, words }] of this.moments) {
      if (SIGNS[verdict]) verdicts[ply] = { sign: SIGNS[verdict], kind: verdict, words };
      if (verdict === "turning") signs[ply] = { sign: SIGNS[verdict], kind: verdict };
    }
    this.progress.textContent = this.finished
      ? t("web-review-done", { count: this.turns().length })
      : t("web-review-progress", { done: this.moments.size, count: game.moves.length });
    this.chart.show(points, table.ply, game.moves.length, signs);
    this.bar.show(points[table.ply] ?? null);
    this.moves.show(game.moves, table.ply, table.state.starter, verdicts);
    this.arena.show(table.state, this.decor());
    this.showCard();
    this.showTurning();
    settle("review", { ...game.write(), ply: this.shownPly() });
  }

  /** Before a move that was worse than the best one: both, and how the better line goes on. */
  decor() {
    const next = this.moments.get(this.table.ply + 1);
    if (!next || next.best.length === 0 || ["best", "good"].includes(next.verdict)) return {};
    const { state } = this.table;
    const line = steps(state, next.best.slice(0, 9), next.by);
    const rings =
      typeof next.cell === "number" ? [{ cell: next.cell, kind: "played", label: SIGNS[next.verdict] }] : [];
    return { line, rings };
  }

  showCard() {
    const { table } = this;
    const made = this.moments.get(table.ply);
    const next = this.moments.get(table.ply + 1);
    const better = next && !["best", "good"].includes(next.verdict) && next.best.length > 0;
    const hold = Object.entries(this.holds).find(([, ply]) => ply === table.ply);
    replace(
      this.card,
      made
        ? h(
            "p",
            {},
            h("strong", { class: `verdict-${made.verdict}` }, t(`web-verdict-${made.verdict}`)),
            " ",
            made.words,
          )
        : h("p", { class: "note" }, table.state.words),
      hold ? h("p", { class: "hold" }, icon("flag"), t("web-last-hold", { side: hold[0] })) : null,
      better
        ? h(
            "div",
            { class: "better" },
            h("p", {}, t("web-better", { played: next.move, better: next.best[0] })),
            h("p", { class: "note" }, t("web-verdict", { side: next.by, words: worthWords(next.before) })),
            h("p", { class: "line-moves" }, next.best.join(" ")),
          )
        : null,
      h(
        "div",
        { class: "banner-buttons" },
        h(
          "button",
          { type: "button", class: "button primary", onclick: () => this.tryHere() },
          icon("branch"),
          t("web-try-from-here"),
        ),
        h(
          "a",
          { class: "button", href: link("analyse", { ...subject(this.game), ply: table.ply }) },
          icon("analyse"),
          t("web-nav-analyse"),
        ),
      ),
    );
  }

  showTurning() {
    const turns = this.turns();
    const holds = Object.entries(this.holds).filter(([, ply]) => typeof ply === "number");
    const item = (ply, sign, text) =>
      h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            class: "turn",
            onclick: () => this.look(ply),
            "aria-current": this.table.ply === ply ? "true" : null,
          },
          h("span", { class: "turn-sign", "aria-hidden": "true" }, sign),
          h("span", {}, text),
        ),
      );
    replace(
      this.turning,
      turns.length > 0 || holds.length > 0 ? h("h2", { class: "panel-title" }, t("web-turning-points")) : null,
      h(
        "ul",
        { class: "turns" },
        turns.map(({ ply, words }) => item(ply, "??", t("web-turn", { number: ply + 1, words }))),
        holds.map(([side, ply]) => item(ply, side, t("web-last-hold-at", { side, number: ply + 1 }))),
      ),
    );
  }

  /** From here against the same opponent; without one, against a program of middle strength. */
  tryHere() {
    const { game, table } = this;
    const seats = { ...game.seats };
    const mine = table.state.to_move;
    if (game.isPerson("X") && game.isPerson("O")) seats[other(mine)] = "level=5";
    if (!game.hasPerson()) seats[mine] = "person";
    go("play", new Game({ ...game, moves: game.moves.slice(0, table.ply), seats, end: null, clock: "" }).write());
  }
}
