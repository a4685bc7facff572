// Analysis: the program's evaluation of a position, updated as it searches. Moves can be played to go on.

import { analysis, hasAnalysis } from "../analysis.js";
import { h, replace } from "../dom.js";
import { acceptDrops, openExport, openImport } from "../exchange.js";
import { select } from "../fields.js";
import { Game, other } from "../game.js";
import { gameName } from "../games.js";
import { icon } from "../icons.js";
import { Inspection, openInspection, subject } from "../inspection.js";
import { LineList } from "../linelist.js";
import { stream } from "../live.js";
import { Explorer } from "../explorer.js";
import { go, settle } from "../router.js";
import { refreshWays } from "../shell.js";
import { keep, recall } from "../store.js";
import { brief, number, t } from "../texts.js";
import { announce, complain } from "../voice.js";
import { markWritten, spoken, worthSign, worthWords } from "../worth.js";

const SECONDS = 60;

export function open(page, params) {
  return openInspection(page, {
    has: params.has("game"),
    title: t("web-analyse-title"),
    lead: t("web-about-analyse"),
    empty: true,
    onGame: analyse,
    make: () => new AnalyseView(page, Game.read(params), Number(params.get("ply") ?? -1)),
  });
}

function analyse(game) {
  go("analyse", subject(game));
}

class AnalyseView extends Inspection {
  constructor(page, game, ply) {
    game.seats = { X: "person", O: "person" };
    const onMove = (move) => this.attempt(() => this.table.play(move));
    super(page, { route: "analyse", title: t("web-analyse-title"), game, ply, onMove });
    const { table } = this;
    Object.assign(this, { game, running: true, heard: null, stopReview: null, insight: null, points: [] });
    this.line = [...game.moves];
    this.count = recall("lines", 3);
    this.lines = new LineList({ onLook: (line) => this.showLine(line), onPlay: onMove });
    this.lines.reserve(this.count);
    this.explorer = new Explorer(onMove);
    this.verdict = h("p", { class: "verdict-words" });
    this.figures = h("dl", { class: "figures" });
    this.toggle = h("button", {
      type: "button",
      class: "button primary",
      onclick: () => this.setRunning(!this.running),
    });
    const take = (imported) => analyse(new Game(imported));
    this.lay(
      h("h1", { class: "table-title" }, t("web-analyse-of", { game: gameName(game.game) })),
      this.verdict,
      h(
        "div",
        { class: "analysis-tools" },
        this.toggle,
        select(
          t("web-line-count"),
          [1, 2, 3, 4, 5, 8, 10].map((n) => [n, number(n)]),
          this.count,
          (n) => this.setLines(Number(n)),
        ),
      ),
      this.figures,
      this.lines.element,
      h("h2", { class: "panel-title" }, t("web-chart")),
      this.chart.element,
      this.transport(),
      this.moves.element,
      this.node.element,
      this.explorer.element,
      h(
        "div",
        { class: "tools" },
        tool("analyse", t("web-whole-game"), () => this.wholeGame()),
        tool("play", t("web-play-from-here"), () => this.playHere()),
        tool("learn", t("web-learn-title"), () => this.showSearch()),
        tool("download", t("web-export"), () => openExport(table, this.arena)),
        tool("upload", t("web-import"), () => openImport(take)),
      ),
    );
    acceptDrops(page, take);
    table.addEventListener("look", () => this.changed());
    table.addEventListener("move", () => this.moved());
    table.addEventListener("tree", () => this.showMoves());
    table.addEventListener("change", () => this.showMoves());
  }

  close() {
    // The analysis goes on while other views are shown.
    this.heard?.leave();
    this.explorer.close();
    this.stopReview?.();
    super.close();
  }

  moved() {
    this.changed();
  }

  /** On another line the evaluations of its later positions, and the running review, belong to another game. */
  keepPoints() {
    const { moves } = this.game;
    const other = moves.findIndex((move, i) => this.line[i] !== move);
    const same = other < 0 ? moves.length : other;
    if (same < this.line.length || same < moves.length) {
      if (same < this.line.length) this.stopReview?.();
      this.points.length = Math.min(this.points.length, same + 1);
    }
    this.line = [...moves];
  }

  showMoves() {
    const { table, game } = this;
    if (!table.state) return;
    this.moves.show(game, table.ply, table.state);
    this.node.show();
    settle("analyse", { ...subject(game), ply: this.shownPly() });
    refreshWays();
  }

  /** Shows a new position, and starts its analysis. */
  changed() {
    const { table } = this;
    this.insight = null;
    this.complete = false;
    this.lines.forget();
    if (this.resume) this.running = true;
    this.resume = false;
    this.keepPoints();
    this.arena.show(table.state, { open: !table.state.over });
    this.boardTools.show(table.state);
    this.explorer.show(table.state, table.game);
    this.showSides();
    this.showMoves();
    if (table.state.over) this.finished();
    this.showInsight();
    this.run();
  }

  finished() {
    const winner = this.table.state.ending?.winner ?? null;
    const share = winner === null ? 0.5 : winner === "X" ? 1 : 0;
    this.points[this.table.ply] = { share, words: this.table.state.words, side: winner ?? "X" };
  }

  /** @param {boolean} [again] whether an analysis whose time was up goes on */
  run(again = false) {
    const { table } = this;
    const ply = table.ply;
    const question = { ...table.game.place(ply), lines: this.count, seconds: SECONDS };
    // What was found on this position in the background is shown at once; another analysis ends.
    if (!hasAnalysis(question) || again) this.stop();
    this.complete = false;
    this.drawToggle();
    if (!this.running || table.state.over) return;
    this.heard = analysis(question, (message) => {
      if (message.type === "error") this.failed(message);
      if (message.type === "queued") this.queued(message.before);
      if (message.type === "insight") this.hear(message, ply);
      if (message.type === "done") this.done(message.complete === true);
    });
  }

  stop() {
    this.heard?.end();
    this.heard = null;
  }

  hear(insight, ply) {
    this.insight = insight;
    markWritten(this.table.state, ...insight.lines.map(({ worth }) => worth));
    const [best] = insight.lines;
    if (best) this.points[ply] = spoken(best.worth);
    this.showInsight();
  }

  /** The analysis is complete, or the time is up: the button offers to continue. */
  done(complete) {
    this.running = false;
    this.complete = complete;
    this.drawToggle();
    // The next position is analysed automatically.
    this.resume = true;
    const best = this.insight?.lines[0];
    if (best) announce(t("web-analysis-done", { move: best.moves[0], words: worthWords(best.worth) }));
  }

  /** The analysis has failed: the button offers to try again. */
  failed({ message }) {
    this.running = false;
    this.resume = true;
    this.drawToggle();
    complain(new Error(message));
  }

  queued(before) {
    this.verdict.textContent = t("web-queued", { before });
  }

  showInsight() {
    const { insight, table } = this;
    const known = this.points[table.ply];
    this.bar.show(known ?? null);
    this.chart.show(this.points, table.ply, this.game.moves.length);
    if (!insight) {
      this.lines.show([]);
      replace(this.figures);
      this.verdict.textContent = table.state.over
        ? table.state.words
        : known
          ? t("web-verdict", { side: this.sideName(table.state.to_move), words: known.words })
          : t("web-looking");
      return;
    }
    const [best] = insight.lines;
    this.verdict.textContent = best
      ? t("web-verdict", { side: this.sideName(table.state.to_move), words: worthWords(best.worth) })
      : t("web-looking");
    const figure = (name, value) => h("div", {}, h("dt", {}, name), h("dd", {}, value));
    replace(
      this.figures,
      figure(
        t("web-depth"),
        insight.deepest > insight.depth ? `${number(insight.depth)}–${number(insight.deepest)}` : number(insight.depth),
      ),
      figure(t("web-nodes"), brief(insight.nodes)),
      figure(t("web-per-second"), brief(insight.speed)),
      figure(t("web-seconds"), number(insight.seconds, 1)),
    );
    this.arena.decorate({ candidates: this.candidates() });
    this.lines.show(insight.lines);
  }

  candidates() {
    return (this.insight?.lines ?? [])
      .map(({ cells, worth }, i) => ({
        cell: cells[0],
        rank: i + 1,
        best: i === 0,
        label: worthSign(worth),
        words: worthWords(worth),
      }))
      .filter(({ cell }) => typeof cell === "number");
  }

  showLine(line) {
    if (!line) return this.arena.decorate({ line: [], candidates: this.candidates() });
    let side = this.table.state.to_move;
    const steps = line.cells.map((cell, i) => {
      const step = { cell, side, n: i + 1 };
      side = other(side);
      return step;
    });
    this.arena.decorate({ line: steps.filter(({ cell }) => typeof cell === "number"), candidates: [] });
  }

  setRunning(on) {
    this.running = on;
    this.resume = false;
    if (on) this.run(true);
    else {
      this.stop();
      this.drawToggle();
    }
  }

  setLines(count) {
    this.count = count;
    keep("lines", count);
    this.lines.reserve(count);
    this.run();
  }

  drawToggle() {
    const ended = this.complete || Boolean(this.table.state?.over);
    const going = this.running && !ended;
    this.toggle.disabled = ended;
    replace(
      this.toggle,
      icon(ended ? "check" : going ? "stop" : "play"),
      ended ? t("web-analysis-complete") : going ? t("web-stop") : t("web-go-on"),
    );
  }

  /** The chart of the whole game, from a review in the background. */
  wholeGame() {
    this.stopReview?.();
    announce(t("web-looking"));
    this.stopReview = stream({ ask: "review", ...this.game.place() }, (message) => {
      if (message.type === "error") complain(new Error(message.message));
      if (message.type !== "moment") return;
      markWritten(this.table.state, message.before, message.after);
      this.points[message.ply + 1] ??= spoken(message.after);
      this.points[message.ply] ??= spoken(message.before);
      this.chart.show(this.points, this.table.ply, this.game.moves.length);
    });
  }

  /** The search of this position, step by step; the more moves there are, the smaller the depth. */
  showSearch() {
    const { table, game } = this;
    const count = table.state.legal.length;
    const depth = count <= 5 ? 4 : count <= 7 ? 3 : count <= 16 ? 2 : 1;
    go("learn", { ...subject(game), moves: game.moves.slice(0, table.ply).join(","), depth });
  }

  playHere() {
    const { table, game } = this;
    const mine = table.state.to_move;
    const seats = { X: "level=5", O: "level=5", [mine]: "person" };
    // Another game, with players of its own.
    const { game: name, position, starter } = game;
    go("play", new Game({ game: name, position, starter, moves: game.moves.slice(0, table.ply), seats }).write());
  }
}

function tool(name, text, act) {
  return h("button", { type: "button", class: "text-button", onclick: act }, icon(name), text);
}
