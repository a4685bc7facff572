// One's own mistakes of a reviewed game, asked as puzzles.

import { h, replace } from "../dom.js";
import { gameName } from "../games.js";
import { icon } from "../icons.js";
import { PuzzleBoard } from "../puzzles/board.js";
import { keptMistakes, valueJudge } from "../puzzles/mistakes.js";
import { link } from "../router.js";
import { t } from "../texts.js";
import { complain } from "../voice.js";
import { worthWords } from "../worth.js";

export function open(page) {
  const kept = keptMistakes();
  if (!kept) {
    page.append(
      h("h1", {}, t("web-mistakes-title")),
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
    Object.assign(this, { kept, at: 0 });
    this.board = new PuzzleBoard({ onSolved: () => this.showNext(true), onShown: () => this.showNext(true) });
    this.progress = h("p", { class: "note" });
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
          { class: "table-panel", "aria-label": t("web-mistakes-title") },
          h("h1", { class: "table-title" }, `${t("web-mistakes-title")}: ${gameName(kept.place.game)}`),
          this.progress,
          board.ask,
          board.answer,
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

  async go(at) {
    const { kept } = this;
    const turn = kept.turns[at];
    this.at = at;
    if (!turn) return;
    this.showNext(false);
    this.progress.textContent = t("web-mistakes-progress", { number: at + 1, count: kept.turns.length });
    const place = { ...kept.place, moves: kept.place.moves.slice(0, turn.ply) };
    const words = worthWords({ ...turn.before });
    const hints = [t("web-mistakes-hint", { words, move: turn.move })];
    const column = /^[a-z](?=\d)/.exec(turn.best[0])?.[0];
    if (column) hints.push(t("web-mistakes-column", { column }));
    const key = turn.verdict === "slip" ? "web-mistakes-goal-slip" : "web-mistakes-goal";
    try {
      await this.board.begin({
        place,
        goal: t(key, { number: turn.ply + 1, move: turn.move }),
        hints,
        line: turn.best,
        judge: () => valueJudge(turn, kept.side),
      });
    } catch (error) {
      complain(error);
    }
  }

  showNext(isFinished) {
    const isLast = this.at + 1 >= this.kept.turns.length;
    this.nextButton.disabled = isLast;
    this.done.hidden = !(isFinished && isLast);
    replace(this.done, icon("check"), h("span", {}, t("web-mistakes-done")));
    if (isFinished && !isLast) this.nextButton.focus();
  }
}
