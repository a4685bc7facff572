// Puzzles: the one of the day, and those of a kind and a difficulty, with the solver's record.

import { get } from "../api.js";
import { h, replace } from "../dom.js";
import { select } from "../fields.js";
import { gameName } from "../games.js";
import { icon } from "../icons.js";
import { PuzzleBoard } from "../puzzles/board.js";
import { count, daily, isSolved, read, solved, solvedCount, streak } from "../puzzles/record.js";
import { lineOf, treeJudge } from "../puzzles/tree.js";
import { link, settle } from "../router.js";
import { store } from "../store.js";
import { number, sentence, t } from "../texts.js";

export function open(page, params) {
  const view = new PuzzlesView(page, params);
  view.start();
  return () => view.close();
}

const DIFFICULTIES = ["1", "2", "3", "4", "5"];

class PuzzlesView {
  constructor(page, params) {
    Object.assign(this, { page, set: null, puzzle: null, change: null, closed: false });
    this.wish = { id: params.get("id"), kind: params.get("kind") ?? "", level: params.get("level") ?? "" };
    this.board = new PuzzleBoard({
      onWrong: () => this.count(0),
      onShown: () => {
        this.shown = true;
        this.count(0);
      },
      onSolved: ({ hints, wrong }) => {
        this.count(wrong > 0 ? 0 : hints > 0 ? 0.5 : 1);
        solved(this.puzzle, this.isDaily() && !this.shown);
        this.showRecord();
        this.nextButton.focus();
      },
    });
    this.title = h("h1", { class: "table-title" }, t("web-puzzles-title"));
    this.facts = h("p", { class: "note" });
    this.record = h("dl", { class: "puzzle-record", "aria-label": t("web-puzzles-own") });
    this.choice = h("div", { class: "form-row puzzle-choice" });
    this.note = h("p", { class: "note", role: "status" });
    this.nextButton = h(
      "button",
      { type: "button", class: "button primary", "data-act": "next", onclick: () => this.next() },
      icon("forward"),
      t("web-puzzles-next"),
    );
    this.analyse = h("a", { class: "button", "data-act": "analyse" }, icon("analyse"), t("web-puzzles-analyse"));
    this.dailyLink = h("a", { class: "button", "data-act": "daily", href: link("puzzles") }, icon("flag"), t("web-puzzles-daily"));
    const { board } = this;
    page.append(
      h(
        "div",
        { class: "table" },
        h("section", { class: "table-board", "aria-label": t("web-board") }, board.arena.element),
        h(
          "section",
          { class: "table-panel", "aria-label": t("web-puzzles-title") },
          this.title,
          board.ask,
          board.answer,
          board.tries,
          board.hints,
          h("div", { class: "puzzle-buttons" }, board.hintButton, board.showButton, board.againButton, this.nextButton),
          this.note,
          this.facts,
          this.record,
          this.choice,
          h("div", { class: "banner-buttons" }, this.dailyLink, this.analyse),
        ),
      ),
    );
  }

  async start() {
    try {
      this.set = await get("puzzles");
      if (this.closed) return;
      this.showChoice();
      const { id, kind, level } = this.wish;
      if (id) await this.open(id);
      else if (kind || level) await this.next();
      else await this.open(daily(this.set.puzzles).id);
    } catch (error) {
      this.fail(error);
    }
  }

  close() {
    this.closed = true;
    this.board.close();
  }

  fail(error) {
    if (this.closed) return;
    replace(
      this.page,
      h("h1", {}, t("web-puzzles-title")),
      h("p", { class: "lead", role: "alert" }, sentence(error.message)),
      h("a", { class: "button primary", href: link("puzzles") }, t("web-puzzles-daily")),
    );
  }

  isDaily() {
    return this.puzzle !== null && this.puzzle.id === daily(this.set.puzzles).id;
  }

  /** The puzzles of the chosen kind and difficulty. */
  fitting() {
    const { kind, level } = this.wish;
    const fits = (one) => (!kind || one.kind === kind) && (!level || String(one.difficulty) === level);
    return this.set.puzzles.filter(fits);
  }

  /** The unsolved puzzle whose rating is nearest to the solver's; where all are solved, the one after this. */
  async next() {
    const all = this.fitting();
    this.note.textContent = all.length === 0 ? t("web-puzzles-none") : "";
    if (all.length === 0) return;
    const record = read();
    const left = all.filter(({ id }) => !isSolved(id, record) && id !== this.puzzle?.id);
    const far = ({ rating }) => Math.abs(rating - record.rating);
    const nearest = left.sort((a, b) => far(a) - far(b))[0];
    const after = all[(all.findIndex(({ id }) => id === this.puzzle?.id) + 1) % all.length];
    try {
      await this.open((nearest ?? after).id);
    } catch (error) {
      this.fail(error);
    }
  }

  async open(id) {
    const puzzle = await get("puzzle", { puzzle: id });
    if (this.closed) return;
    Object.assign(this, { puzzle, change: null, counted: false, shown: false });
    const { kind, level } = this.wish;
    settle("puzzles", { id: this.isDaily() && !kind && !level && !this.wish.id ? "" : id, kind, level });
    const place = { game: puzzle.game, moves: puzzle.moves };
    this.analyse.href = link("analyse", { game: puzzle.game, moves: puzzle.moves.join(",") });
    this.title.textContent = this.isDaily() ? t("web-puzzles-of-day", { date: today() }) : puzzle.name;
    this.showRecord();
    await this.board.begin({
      place,
      goal: puzzle.goal,
      hints: puzzle.hints,
      line: lineOf(puzzle.solution),
      judge: () => treeJudge(puzzle.solution),
    });
    document.title = `${this.title.textContent} · Plyground`;
  }

  /** Counts the first result of an attempt. */
  count(share) {
    if (this.counted) return;
    this.counted = true;
    const had = read().rating;
    count(this.puzzle, share);
    this.change = read().rating - had;
    this.showRecord();
  }

  showRecord() {
    const { puzzle } = this;
    const record = read();
    const level = t("web-puzzles-level", { level: String(puzzle.difficulty) });
    this.facts.textContent = [puzzle.name, gameName(puzzle.game), `${t("web-puzzles-difficulty")}: ${level}`].join(" · ");
    const signed = this.change === null || this.change === 0 ? "" : ` (${this.change > 0 ? "+" : "−"}${number(Math.abs(this.change))})`;
    const entry = (name, words, act) => [h("dt", {}, name), h("dd", { "data-record": act }, words)];
    replace(
      this.record,
      entry(t("web-puzzles-rating"), `${number(record.rating)}${signed}`, "rating"),
      entry(t("web-puzzles-of-puzzle"), number(puzzle.rating), "puzzle"),
      entry(t("web-puzzles-streak"), number(streak(record)), "streak"),
      entry(t("web-puzzles-count"), number(solvedCount(record)), "solved"),
    );
    if (this.isDaily() && isSolved(puzzle.id, record)) this.note.textContent = t("web-puzzles-done-today");
    else this.note.textContent = "";
  }

  showChoice() {
    const { kind, level } = this.wish;
    const any = ["", t("web-puzzles-any")];
    const change = (name) => (value) => {
      this.wish = { ...this.wish, id: null, [name]: value };
      this.next();
    };
    replace(
      this.choice,
      select(t("web-puzzles-kind"), [any, ...this.set.kinds.map(({ id, name }) => [id, name])], kind, change("kind")),
      select(t("web-puzzles-difficulty"), [any, ...DIFFICULTIES.map((d) => [d, t("web-puzzles-level", { level: d })])], level, change("level")),
    );
  }
}

/** The date of today in the reader's language. */
function today() {
  return new Intl.DateTimeFormat(store.language, { day: "numeric", month: "long" }).format(new Date());
}
