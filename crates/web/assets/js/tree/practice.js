// Practice: the learner predicts the steps of the search, and is told the right ones and why.

import { freshId, h, replace } from "../dom.js";
import { t } from "../texts.js";
import { count } from "./skills.js";
import { scoreOf, scoreText, windowText } from "./replay.js";

/** @typedef {{kind: "value"|"window"|"cut", at: number, truth: any, id: number}} Question */

/**
 * The question before an event, if there is one.
 * @param {import("./replay.js").Replay} replay @param {number} at the index of the event
 * @returns {Question[]}
 */
export function questionsAt(replay, at) {
  const event = replay.tree.events[at];
  const node = replay.tree.nodes[event.node];
  const questions = [];
  const ask = (kind, id, truth) => questions.push({ kind, at, truth, id });
  if (event.type === "enter" && node.parent !== null && replay.windowed) {
    if (!node.again && hasReturned(replay, node.parent, at)) ask("cut", node.parent, false);
    if (!node.leaf) ask("window", node.id, node.window);
  }
  if (event.type === "cut" && (node.cut?.skipped ?? []).length > 0) ask("cut", node.id, true);
  if (event.type === "leave" && !node.leaf) ask("value", node.id, node.value);
  return questions;
}

/** Whether a child of this node has returned before the event. */
function hasReturned(replay, id, at) {
  const { events, nodes } = replay.tree;
  return events.slice(0, at).some((event) => event.type === "leave" && nodes[event.node].parent === id);
}

export class Practice {
  /**
   * @param {{kinds: Set<string>, nameOf: (key: string) => string, onStep: (step: number) => void,
   *   onAsk: (key: string|null) => void, onNew: () => void, onCount: () => void}} options
   */
  constructor(options) {
    this.options = options;
    this.right = 0;
    this.asked = 0;
    this.queue = [];
    this.box = h("div", { class: "question", "aria-live": "polite" });
    this.feedback = h("div", { class: "feedback", role: "status" });
    this.score = h("p", { class: "note" });
    this.element = h("div", { class: "practice" }, this.box, this.feedback, this.score);
  }

  /** @param {import("./replay.js").Replay} replay */
  begin(replay) {
    this.replay = replay;
    this.step = 0;
    this.right = 0;
    this.asked = 0;
    replace(this.feedback);
    this.advance();
  }

  /** Runs the search to the next question. */
  advance() {
    while (this.step < this.replay.length) {
      this.queue = questionsAt(this.replay, this.step).filter(({ kind }) => this.options.kinds.has(kind));
      if (this.queue.length > 0) break;
      this.step += 1;
    }
    this.options.onStep(this.step);
    this.ask();
  }

  ask() {
    this.score.textContent = t("web-practice-score", { right: this.right, asked: this.asked });
    const [question] = this.queue;
    if (!question) {
      this.options.onAsk(null);
      replace(
        this.box,
        h("p", { class: "question-words" }, t("web-practice-done")),
        h(
          "button",
          { type: "button", class: "button primary", onclick: () => this.options.onNew() },
          t("web-practice-new"),
        ),
      );
      return;
    }
    const { kind, id } = question;
    const key = this.replay.keys[id];
    this.options.onAsk(key);
    // keys: web-ask-value, web-ask-window, web-ask-cut
    const words = h(
      "p",
      { class: "question-words", tabindex: "-1" },
      t(`web-ask-${kind}`, { name: this.options.nameOf(key) }),
    );
    replace(this.box, words, kind === "cut" ? this.cutButtons() : this.fields(kind));
    // Not on a button: a second press of Enter would answer this question unread.
    (this.box.querySelector("input") ?? words).focus({ preventScroll: true });
  }

  cutButtons() {
    const button = (answer, text) =>
      h("button", { type: "button", class: "button", onclick: () => this.answer(answer) }, text);
    return h("div", { class: "form-row" }, button(true, t("web-answer-cut")), button(false, t("web-answer-go-on")));
  }

  fields(kind) {
    const note = freshId("infinity");
    const field = (label) =>
      h("input", {
        class: "field question-field",
        "aria-label": label,
        "aria-describedby": note,
        autocomplete: "off",
        placeholder: label,
        required: true,
        onfocus: (event) => (last = event.target),
      });
    const inputs = kind === "window" ? [field("α"), field("β")] : [field(t("web-value"))];
    let [last] = inputs;
    const infinity = (text) =>
      h("button", { type: "button", class: "button infinity", onclick: () => put(text) }, text);
    const put = (text) => {
      last.value = text;
      (inputs.find(({ value }) => value === "") ?? last).focus();
    };
    return h(
      "form",
      { class: "question-form", onsubmit: (event) => this.submit(event, kind, inputs) },
      h(
        "div",
        { class: "form-row" },
        inputs,
        h("button", { class: "button primary", type: "submit" }, t("web-answer")),
        h("button", { class: "button", type: "button", onclick: () => this.answer(undefined) }, t("web-show-answer")),
      ),
      h(
        "div",
        { class: "infinities" },
        h("p", { class: "note", id: note }, t("web-infinity-note")),
        infinity("−∞"),
        infinity("∞"),
      ),
    );
  }

  submit(event, kind, inputs) {
    event.preventDefault();
    const values = inputs.map(({ value }) => readScore(value));
    // A text that is no number is a typing mistake, not an answer.
    const odd = inputs[values.findIndex(Number.isNaN)];
    if (odd) {
      replace(this.feedback, h("p", { class: "feedback-wrong" }, t("web-not-a-number", { text: odd.value })));
      odd.select();
      return;
    }
    this.answer(kind === "window" ? values : values[0]);
  }

  answer(answer) {
    const question = this.queue.shift();
    const { kind, truth } = question;
    const right =
      kind === "cut"
        ? answer === truth
        : kind === "window"
          ? answer?.every((value, i) => value === scoreOf(truth[i]))
          : answer === scoreOf(truth);
    this.asked += 1;
    if (right) this.right += 1;
    count(`step-${kind}`, right);
    this.options.onCount();
    const event = this.replay.tree.events[question.at];
    const truthText =
      kind === "cut"
        ? truth
          ? t("web-answer-cut")
          : t("web-answer-go-on")
        : kind === "window"
          ? windowText(truth)
          : scoreText(truth);
    replace(
      this.feedback,
      h(
        "div",
        { class: right ? "feedback-right" : "feedback-wrong" },
        h(
          "p",
          { class: "feedback-head" },
          answer === undefined
            ? t("web-answer-is", { truth: truthText })
            : right
              ? t("web-right")
              : t("web-wrong", { truth: truthText }),
        ),
        // The sentence tells the answer to the next question about the same event.
        this.queue.length === 0 ? h("p", {}, event.sentence) : null,
      ),
    );
    if (this.queue.length > 0) return this.ask();
    this.step += 1;
    this.advance();
  }
}

/** The value in a learner's text: digits, and infinity in any of its usual forms. */
function readScore(text) {
  const plain = text.trim().replace("−", "-").replace("∞", "inf").replace(/^\+/, "").toLowerCase();
  if (plain === "") return Number.NaN;
  return /^-?inf/.test(plain) ? scoreOf(plain.startsWith("-") ? "-inf" : "inf") : Number(plain);
}
