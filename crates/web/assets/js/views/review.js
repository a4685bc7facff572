// The review of a game: where it turned, the last move that still held, and which moves were better.

import { endingWords } from "../advice.js";
import { h, replace } from "../dom.js";
import { Game, other } from "../game.js";
import { gameName } from "../games.js";
import { icon } from "../icons.js";
import { Inspection, openInspection, subject } from "../inspection.js";
import { cellNamed, steps } from "../line.js";
import { stream } from "../live.js";
import { notePlayed } from "../choices.js";
import { keepMistakes, mistakesOf } from "../puzzles/mistakes.js";
import { go, link, settle } from "../router.js";
import { refreshWays } from "../shell.js";
import { Scoresheet, kindName } from "../scoresheet.js";
import { lookOf, sideChip } from "../sides.js";
import { t } from "../texts.js";
import { announce, complain } from "../voice.js";
import { markWritten, spoken, worthWords } from "../worth.js";

// keys: web-verdict-best, web-verdict-good

/** The mistakes that the chart marks: all but the slight ones. */
const MARKED = new Set(["blunder", "missed-win", "mistake"]);

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
    // The review needs no players: the seats are kept only for trying again.
    const looked = new Game({ ...game, seats: { X: "person", O: "person" }, clock: "" });
    super(page, { route: "review", title: t("web-review-title"), game: looked, ply });
    Object.assign(this, { game, moments: new Map(), holds: {}, sides: null, reason: "", finished: false, line: null });
    this.scoresheet = new Scoresheet((by, kind) => this.toMistake(1, (one) => one.by === by && one.mistake === kind));
    this.progress = h("p", { class: "note", role: "status" });
    this.outcome = h("p", { class: "outcome", hidden: !game.end });
    this.card = h("div", { class: "moment" });
    this.turning = h("div", { class: "turning" });
    this.practise = h("div", { class: "banner-buttons" });
    this.lay(
      h("h1", { class: "table-title" }, t("web-review-of", { game: gameName(game.game) })),
      this.outcome,
      this.progress,
      this.chart.element,
      this.transport(),
      this.stepper(),
      this.scoresheet.element,
      this.practise,
      this.card,
      this.turning,
      this.moves.element,
      this.node.element,
    );
    for (const type of ["look", "tree", "change"]) this.table.addEventListener(type, () => this.follow());
  }

  async start() {
    if (await super.start()) this.review();
  }

  /** Reviews the current line from its beginning. */
  review() {
    const { game } = this;
    this.stop?.();
    this.moments.clear();
    Object.assign(this, { holds: {}, sides: null, reason: "", finished: false, line: game.moves });
    this.stop = stream({ ask: "review", ...game.place(), ending: this.ending() }, (message) => this.hear(message));
  }

  /** A step to another line of the tree leads to its own review. */
  follow() {
    const { game, table } = this;
    const { moves, end, tree, id } = table.game;
    Object.assign(game, { moves, end, tree, id });
    if (this.line && this.line.join() !== moves.join()) this.review();
    this.show();
  }

  close() {
    this.stop?.();
    super.close();
  }

  /** The ending off the board, in the server's notation. */
  ending() {
    const { end } = this.game;
    return end ? `${end.how}:${end.loser}` : undefined;
  }

  hear(message) {
    if (message.type === "error") return complain(new Error(message.message));
    if (message.type === "moment") {
      markWritten(this.table.state, message.before, message.after);
      this.moments.set(message.ply + 1, message);
    }
    if (message.type === "done") {
      this.finished = true;
      this.holds = message.last_hold ?? {};
      this.sides = message.sides ?? null;
      this.reason = message.ending ?? "";
      announce(t("web-review-done", { count: this.turns().length }));
    }
    this.show();
  }

  /** The moves that changed the result, in the order of the game. */
  turns() {
    return [...this.moments.values()].filter(({ verdict }) => verdict === "turning").sort((a, b) => a.ply - b.ply);
  }

  /** The moves that were mistakes, in the order of the game. */
  mistakes() {
    return [...this.moments.values()].filter(({ mistake }) => mistake).sort((a, b) => a.ply - b.ply);
  }

  /** Shows the position before the next mistake, or the one before, that is of this kind. @param {1|-1} step */
  toMistake(step, isMeant = () => true) {
    const meant = this.mistakes().filter(isMeant);
    const { ply } = this.table;
    const ahead = meant.filter((one) => (step > 0 ? one.ply > ply : one.ply < ply));
    const [first, last] = [ahead[0] ?? meant[0], ahead.at(-1) ?? meant.at(-1)];
    const to = step > 0 ? first : last;
    if (to) this.look(to.ply);
  }

  /** The buttons from mistake to mistake. */
  stepper() {
    const button = (step, name, words) =>
      h(
        "button",
        { type: "button", class: "button", "data-mistake": name, onclick: () => this.toMistake(step) },
        icon(step > 0 ? "forward" : "back"),
        words,
      );
    this.steps = h(
      "div",
      { class: "mistake-steps", hidden: true },
      button(-1, "before", t("web-mistake-before")),
      button(1, "next", t("web-mistake-next")),
    );
    return this.steps;
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
    for (const [ply, moment] of this.moments) {
      const { mistake: kind, sign } = moment;
      if (!kind) continue;
      verdicts[ply] = { sign, kind, words: `${kindName(kind)} ${this.changeWords(moment)}` };
      if (MARKED.has(kind)) signs[ply] = { sign, kind, words: kindName(kind) };
    }
    this.progress.textContent = this.finished
      ? t("web-review-done", { count: this.turns().length })
      : t("web-review-progress", { done: this.moments.size, count: game.moves.length });
    this.showSides();
    this.chart.show(points, table.ply, game.moves.length, signs);
    this.bar.show(points[table.ply] ?? null);
    this.moves.show(game, table.ply, table.state, verdicts);
    this.node.show();
    this.arena.show(table.state, this.decor());
    this.outcome.textContent = this.outcomeWords();
    this.outcome.hidden = !game.end;
    this.boardTools.show(table.state);
    this.steps.hidden = this.mistakes().length === 0;
    this.scoresheet.show(this.sides, lookOf(table.state));
    this.showCard();
    this.showTurning();
    this.showPractise();
    settle("review", { ...game.write(), ply: this.shownPly() });
    refreshWays();
  }

  /** The values before and after a move, for the side that made it. */
  changeWords({ by, before, after }) {
    return t("web-change", { side: this.sideName(by), before: worthWords(before), after: worthWords(after) });
  }

  turnWords(turn) {
    const { ply, by, move, before, after, words } = turn;
    const better = betterThan(turn);
    if (!better) return words;
    const worths = { before: worthWords(before), after: worthWords(after) };
    return t("web-turn", { number: ply + 1, side: this.sideName(by), move, better, ...worths });
  }

  /** The ending off the board, and whether it was justified. */
  outcomeWords() {
    const { end } = this.game;
    if (!end) return "";
    const how = endingWords(this.table, { winner: other(end.loser), how: end.how });
    return this.reason ? `${how} ${this.reason}` : how;
  }

  /**
   * Before a move that was worse than another: both moves, and the better line. After it: the cell of the better move,
   * so that the last move of a game is marked too.
   */
  decor() {
    const { ply, state } = this.table;
    const [made, next] = [this.moments.get(ply), this.moments.get(ply + 1)];
    if (betterThan(next)) {
      const ring = { cell: next.cell, kind: "played", label: next.sign, words: t("web-cell-played") };
      return { line: steps(state, next.best.slice(0, 9), next.by), rings: [ring].filter(hasCell) };
    }
    if (!betterThan(made)) return {};
    // The better move belongs to the position before, so its cell is found by its name.
    const cell = cellNamed(state, made.best[0]);
    return { rings: [{ cell, kind: "better", label: "!", words: t("web-cell-better") }].filter(hasCell) };
  }

  showCard() {
    const { table } = this;
    const made = this.moments.get(table.ply);
    const next = this.moments.get(table.ply + 1);
    const better = betterThan(next);
    const missed = betterThan(made);
    const hold = Object.entries(this.holds).find(([, ply]) => ply === table.ply);
    replace(
      this.card,
      made
        ? h(
            "p",
            {},
            h(
              "strong",
              { class: `verdict-${made.mistake ?? made.verdict}` },
              isBest(made) ? `${made.words}.` : made.mistake ? kindName(made.mistake) : t(`web-verdict-${made.verdict}`),
            ),
            " ",
            missed ? this.changeWords(made) : isBest(made) ? "" : `${made.words}.`,
          )
        : h("p", { class: "note" }, table.state.words),
      missed ? h("p", {}, t("web-better", { played: made.move, better: missed })) : null,
      hold ? h("p", { class: "hold" }, icon("flag"), t("web-last-hold", { side: this.sideName(hold[0]) })) : null,
      better
        ? h(
            "div",
            { class: "better" },
            h(
              "p",
              {},
              h("strong", { class: `verdict-${next.mistake}` }, kindName(next.mistake)),
              " ",
              t("web-better", { played: next.move, better }),
            ),
            h(
              "p",
              { class: "note" },
              t("web-verdict", { side: this.sideName(next.by), words: worthWords(next.before) }),
            ),
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
    const look = lookOf(this.table.state);
    const item = (ply, sign, side, text) =>
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
          look.dark || look.colours ? sideChip(side, look) : null,
          h("span", {}, text),
        ),
      );
    replace(
      this.turning,
      turns.length > 0 || holds.length > 0 ? h("h2", { class: "panel-title" }, t("web-turning-points")) : null,
      h(
        "ul",
        { class: "turns" },
        turns.map((turn) => item(turn.ply, turn.sign, turn.by, this.turnWords(turn))),
        holds.map(([side, ply]) =>
          item(ply, icon("flag"), side, t("web-last-hold-at", { side: this.sideName(side), number: ply + 1 })),
        ),
      ),
    );
  }

  /** Once the review is complete, the mistakes of either side as puzzles: first those of a person. */
  showPractise() {
    const { game } = this;
    const moments = [...this.moments.values()];
    const sides = ["X", "O"]
      .filter((side) => mistakesOf(moments, side).length > 0)
      .sort((a, b) => Number(game.isPerson(b)) - Number(game.isPerson(a)));
    const key = this.finished ? sides.join() : "";
    if (this.practise.dataset.sides === key) return;
    this.practise.dataset.sides = key;
    const begin = (side) => {
      keepMistakes(game, side, moments, location.hash);
      go("mistakes");
    };
    const button = (side, i) =>
      h(
        "button",
        {
          type: "button",
          class: `button ${i === 0 ? "primary" : ""}`,
          "data-practise": side,
          onclick: () => begin(side),
        },
        icon("puzzles"),
        t(game.isAlone(side) ? "web-learn-own" : "web-learn-side", {
          side: this.sideName(side),
          count: mistakesOf(moments, side).length,
        }),
      );
    replace(this.practise, key ? sides.map(button) : []);
  }

  /** A game from here against the same opponent; if there is none, against a program of medium strength. */
  tryHere() {
    const { game, table } = this;
    const seats = { ...game.seats };
    const mine = table.state.to_move;
    if (game.isPerson("X") && game.isPerson("O")) seats[other(mine)] = "level=5";
    if (!game.hasPerson()) seats[mine] = "person";
    // Where it is the opponent's turn, the person takes that side: the move to find is to be made by hand.
    else if (!game.isPerson(mine)) [seats[mine], seats[other(mine)]] = ["person", seats[mine]];
    // With the same players it is a variation of this game, otherwise a game of its own.
    const isSame = seats.X === game.seats.X && seats.O === game.seats.O;
    const { game: name, position, starter, seed, id } = game;
    // The side that is taken for this trial is not the person's choice for the next game.
    if (!isSame && game.hasPerson()) notePlayed(game);
    const moves = game.moves.slice(0, table.ply);
    go("play", new Game({ game: name, position, starter, seed, moves, seats, id: isSame ? id : undefined }).write());
  }
}

/** Whether no other move was as good; the verdict's words say so already. */
function isBest({ move, best, verdict }) {
  return verdict === "best" && (best[0] ?? move) === move;
}

/** A better move than the one played; `null` if there is none worth mentioning. */
function betterThan(moment) {
  if (!moment?.mistake) return null;
  const [best] = moment.best;
  return best && best !== moment.move ? best : null;
}

function hasCell({ cell }) {
  return typeof cell === "number";
}
