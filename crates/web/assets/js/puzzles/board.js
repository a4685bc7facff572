// A puzzle on its board, with the words beside it: what is asked, the answers to moves, hints. The views of puzzles and
// of one's own mistakes share it.

import { Arena } from "../arena.js";
import { h, replace } from "../dom.js";
import { gameName } from "../games.js";
import { icon } from "../icons.js";
import { steps } from "../line.js";
import { lookOf, sideChip, sideText } from "../sides.js";
import { t } from "../texts.js";
import { announce, complain } from "../voice.js";
import { Trial } from "./trial.js";

export class PuzzleBoard {
  /**
   * @param {{onWrong?: () => void, onSolved?: (help: {hints: number, wrong: number}) => void, onShown?: () => void,
   *   onHint?: () => void}} listeners
   */
  constructor(listeners = {}) {
    this.listeners = listeners;
    this.arena = new Arena({
      onMove: (move) => this.trial?.play(move),
      label: () => t("web-board-of", { game: gameName(this.task?.place.game ?? "") }),
    });
    this.ask = h("p", { class: "puzzle-ask" });
    this.answer = h("p", { class: "puzzle-answer", role: "status" });
    this.tries = h("p", { class: "note" });
    this.hints = h("ol", { class: "puzzle-hints" });
    this.hintButton = this.button("hint", "hint", t("web-puzzles-hint"), () => this.hint());
    this.showButton = this.button("solution", "play", t("web-puzzles-solution"), () => this.show());
    this.againButton = this.button("again", "undo", t("web-puzzles-again"), () => this.begin(this.task));
    this.trial = null;
    this.task = null;
  }

  button(act, picture, words, onclick) {
    return h("button", { type: "button", class: "button", "data-act": act, onclick }, icon(picture), words);
  }

  close() {
    this.trial?.close();
    this.arena.close();
  }

  /**
   * Begins a task.
   * @param {{place: import("../api.js").Place, goal: string, hints: string[], line: string[], judge: () => any,
   *   played?: {cell: number, label: string}|null}} task
   *   `judge` makes a new judge; `played` is the wrong move of the game, which is marked
   */
  async begin(task) {
    this.trial?.close();
    this.task = task;
    this.shownHints = 0;
    this.finished = false;
    const { played, place } = task;
    const ring = played && { ...played, kind: "played", words: t("web-cell-played") };
    this.ring = ring ? { ply: place.moves.length, ring } : null;
    this.sayAnswer("");
    replace(this.hints);
    const trial = new Trial(task.place, task.judge());
    this.trial = trial;
    trial.addEventListener("change", () => this.draw());
    trial.addEventListener("answer", ({ detail }) => this.hear(detail));
    trial.addEventListener("reply", ({ detail }) => this.hearReply(detail.move));
    trial.addEventListener("solved", ({ detail }) => this.hearSolved(detail));
    trial.addEventListener("shown", () => this.hearShown());
    trial.addEventListener("failure", ({ detail }) => complain(detail.error));
    await trial.start();
  }

  /** Draws the position, and the buttons that fit it. */
  draw() {
    const { trial, task } = this;
    if (!trial?.state) return;
    const { state } = trial;
    const rings = this.ring && this.ring.ply === trial.moves.length ? [this.ring.ring] : [];
    this.arena.show(state, { open: trial.open && !this.finished, rings });
    // While the opponent replies, the task is still that of the solver.
    this.side ??= state.to_move;
    if (trial.moves.length === task.place.moves.length) {
      this.side = state.to_move;
      const look = lookOf(state);
      replace(
        this.ask,
        h("span", { class: "puzzle-side" }, sideChip(state.to_move, look)),
        h("strong", {}, `${t("web-puzzles-to-move", { side: sideText(state.to_move, look) })}. `),
        h("span", { class: "puzzle-goal" }, task.goal),
      );
    }
    this.tries.textContent = trial.wrong > 0 ? t("web-puzzles-tries", { count: trial.wrong }) : "";
    this.tries.hidden = trial.wrong === 0;
    this.hintButton.disabled = this.finished || this.shownHints >= task.hints.length;
    this.showButton.disabled = this.finished;
    this.againButton.disabled = trial.moves.length === task.place.moves.length && trial.wrong === 0;
  }

  /** @param {"right"|"wrong"|"note"|""} kind */
  sayAnswer(words, kind = "") {
    this.answer.className = `puzzle-answer ${kind ? `puzzle-${kind}` : ""}`;
    const sign = { right: "check", wrong: "close" }[kind];
    replace(this.answer, sign && words ? icon(sign) : null, words ? h("span", {}, words) : null);
  }

  hear({ move, verdict, words }) {
    if (verdict === "right") return this.sayAnswer(words ?? t("web-puzzles-right"), "right");
    const { trial } = this;
    if (verdict === "wrong") {
      const cell = steps(trial.state, [move])[0]?.cell;
      const ring = { cell, kind: "played", label: "?", words: t("web-puzzles-wrong", { move }) };
      this.ring = typeof cell === "number" ? { ply: trial.moves.length, ring } : null;
      this.sayAnswer(t("web-puzzles-wrong", { move }), "wrong");
      this.listeners.onWrong?.();
    } else {
      this.sayAnswer(t("web-puzzles-slower", { move }), "note");
    }
  }

  hearReply(move) {
    const side = sideText(this.side === "X" ? "O" : "X", lookOf(this.trial.state));
    announce(t("web-puzzles-reply", { side, move }));
  }

  hearSolved({ also, words }) {
    this.finished = true;
    const { wrong } = this.trial;
    const helped = wrong > 0 || this.shownHints > 0;
    const others = also?.length ? ` ${t("web-puzzles-also", { moves: also.join(", ") })}` : "";
    this.sayAnswer(`${words ?? (helped ? t("web-puzzles-solved-helped") : t("web-puzzles-solved"))}${others}`, "right");
    this.draw();
    this.listeners.onSolved?.({ hints: this.shownHints, wrong });
  }

  hearShown() {
    this.sayAnswer(`${t("web-puzzles-shown")} ${this.task.line.join(" ")}`, "note");
    this.draw();
  }

  /** One more hint. */
  hint() {
    const words = this.task.hints[this.shownHints];
    if (!words) return;
    this.shownHints += 1;
    this.hints.append(h("li", {}, words));
    announce(words);
    this.listeners.onHint?.();
    this.draw();
  }

  /** Plays the solution on the board. */
  async show() {
    this.finished = true;
    this.ring = null;
    this.listeners.onShown?.();
    this.sayAnswer(`${t("web-puzzles-shown")} ${this.task.line.join(" ")}`, "note");
    await this.trial.show(this.task.line);
  }
}
