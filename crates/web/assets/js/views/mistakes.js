// The mistakes of a reviewed game, asked as puzzles: the board before the move, and a better move to find. The side is the
// reader's choice; the players of the game stay as they were.

import { h, replace } from "../dom.js";
import { chosenIn, segments } from "../fields.js";
import { gameName } from "../games.js";
import { icon } from "../icons.js";
import { PuzzleBoard } from "../puzzles/board.js";
import { keepSide, keptMistakes, valueJudge } from "../puzzles/mistakes.js";
import { link } from "../router.js";
import { kindName } from "../scoresheet.js";
import { lookOf, sideOption } from "../sides.js";
import { sentence, t } from "../texts.js";
import { complain } from "../voice.js";
import { worthWords } from "../worth.js";

export function open(page) {
  const kept = keptMistakes();
  if (!kept) {
    page.append(
      h("h1", {}, t("web-learn-mistakes")),
      h("p", { class: "lead" }, t("web-review-lead")),
      h("a", { class: "button primary", href: link("review") }, t("web-nav-review")),
    );
    return () => {};
  }
  const view = new MistakesView(page, kept);
  view.go(0);
  return () => view.close();
}

class MistakesView {
  constructor(page, kept) {
    Object.assign(this, { kept, side: kept.side, at: 0 });
    this.board = new PuzzleBoard({ onSolved: () => this.finish(), onShown: () => this.finish() });
    this.sides = h("div", { class: "learn-sides" });
    this.progress = h("p", { class: "note" });
    this.words = h("p", { class: "note learn-words", hidden: true });
    this.done = h("p", { class: "puzzle-answer puzzle-right", role: "status", hidden: true });
    this.nextButton = h(
      "button",
      { type: "button", class: "button primary", "data-act": "next", onclick: () => this.go(this.at + 1) },
      icon("forward"),
      t("web-mistakes-next"),
    );
    const { board } = this;
    page.append(
      h(
        "div",
        { class: "table" },
        h("section", { class: "table-board", "aria-label": t("web-board") }, board.arena.element),
        h(
          "section",
          { class: "table-panel", "aria-label": t("web-learn-mistakes") },
          h("h1", { class: "table-title" }, `${t("web-learn-mistakes")}: ${gameName(kept.place.game)}`),
          this.sides,
          this.progress,
          board.ask,
          board.answer,
          this.words,
          board.tries,
          board.hints,
          h("div", { class: "puzzle-buttons" }, board.hintButton, board.showButton, board.againButton, this.nextButton),
          this.done,
          h("a", { class: "button", href: kept.back || link("review") }, icon("review"), t("web-mistakes-back")),
        ),
      ),
    );
  }

  close() {
    this.board.close();
  }

  /** The mistakes of the chosen side. */
  get turns() {
    return this.kept.sides[this.side];
  }

  async go(at) {
    const { kept, side } = this;
    const turn = this.turns[at];
    this.at = at;
    if (!turn) return;
    this.words.hidden = true;
    this.showNext(false);
    this.progress.textContent = t("web-mistakes-progress", { number: at + 1, count: this.turns.length });
    const place = { ...kept.place, moves: kept.place.moves.slice(0, turn.ply) };
    const hints = [t("web-mistakes-hint", { words: worthWords({ ...turn.before }), move: turn.move })];
    const column = /^[a-z](?=\d)/.exec(turn.best[0])?.[0];
    if (column) hints.push(t("web-mistakes-column", { column }));
    const key = turn.verdict === "slip" ? "web-mistakes-goal-slip" : "web-mistakes-goal";
    try {
      await this.board.begin({
        place,
        goal: `${kindName(turn.mistake)} ${t(key, { number: turn.ply + 1, move: turn.move })}`,
        hints,
        line: turn.best,
        judge: () => valueJudge(turn, side),
        played: typeof turn.cell === "number" ? { cell: turn.cell, label: turn.sign } : null,
      });
      this.showSides();
    } catch (error) {
      complain(error);
    }
  }

  /** The choice of the side, where both made mistakes; the sides are named as the board shows them. */
  showSides() {
    const both = ["X", "O"].every((side) => this.kept.sides[side].length > 0);
    if (!both || this.sides.childElementCount > 0) return;
    const look = lookOf(this.board.trial?.state);
    const option = (side) => [side, [...sideOption(side, look), ` (${this.kept.sides[side].length})`]];
    const group = segments(t("web-learn-whose"), "side", ["X", "O"].map(option), this.side, () => {
      this.side = chosenIn(group);
      keepSide(this.side);
      this.go(0);
    });
    replace(this.sides, group);
  }

  /** Solved or shown: what the review says about the move of the game, and the next mistake. */
  finish() {
    const { words } = this.turns[this.at];
    this.words.textContent = words ? `${sentence(words)}.` : "";
    this.words.hidden = !words;
    this.showNext(true);
  }

  showNext(isFinished) {
    const isLast = this.at + 1 >= this.turns.length;
    this.nextButton.disabled = isLast;
    this.done.hidden = !(isFinished && isLast);
    replace(this.done, icon("check"), h("span", {}, t("web-mistakes-done")));
    if (isFinished && !isLast) this.nextButton.focus();
  }
}
