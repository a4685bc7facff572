// The learner's results: a row for each skill, and the result to hand in.

import { freshId, h, replace } from "../dom.js";
import { hand } from "../exchange.js";
import { number, t } from "../texts.js";
import { offerUndo } from "../undo.js";
import { toast } from "../voice.js";
import { clear, read, rename, restore, written } from "./skills.js";

const FILE = "plyground-result.txt";

/** The skills of the steps of a search, before those of exercises. keys: web-kind-value, web-kind-window, web-kind-cut */
const STEPS = ["value", "window", "cut"].map((kind) => [`step-${kind}`, `web-kind-${kind}`]);

export class Scorecard {
  constructor() {
    /** The kinds of exercises with their names; known after the first one. */
    this.kinds = [];
    this.table = h("div", { class: "scorecard-table" });
    this.count = h("p", { class: "note" });
    const id = freshId("name");
    this.name = h("input", {
      class: "field",
      id,
      value: read().name,
      autocomplete: "name",
      maxlength: "80",
      oninput: () => rename(this.name.value),
    });
    const button = (name, label, act, kind = "") =>
      h("button", { type: "button", class: `button ${kind}`, "data-act": name, onclick: act }, label);
    this.buttons = [
      button("save-result", t("web-learn-result-save"), () => this.save(), "primary"),
      button("copy-result", t("web-learn-result-copy"), () => this.copy()),
      button("new-result", t("web-learn-result-new"), () => this.begin()),
    ];
    this.element = h(
      "section",
      { class: "scorecard", "aria-label": t("web-learn-scores") },
      h("h2", {}, t("web-learn-scores")),
      this.table,
      h("h3", {}, t("web-learn-result")),
      h("p", { class: "note" }, t("web-learn-result-lead")),
      this.count,
      h("div", { class: "form-row" }, h("div", { class: "labelled" }, h("label", { for: id }, t("web-learn-name")), this.name), this.buttons),
    );
    this.show();
  }

  /** Shows what is kept now. */
  show() {
    const { skills, attempts } = read();
    const names = [...STEPS.map(([id, key]) => [id, t(key)]), ...this.kinds.map(({ id, name }) => [id, name])];
    const rows = names.filter(([id]) => skills[id]);
    const cell = (value) => h("td", {}, number(value));
    replace(
      this.table,
      rows.length === 0
        ? h("p", { class: "note" }, t("web-learn-no-scores"))
        : h(
            "table",
            { class: "scores" },
            h(
              "thead",
              {},
              h(
                "tr",
                {},
                // keys: web-learn-skill, web-learn-tries, web-learn-right, web-learn-streak, web-learn-best
                ["skill", "tries", "right", "streak", "best"].map((name) => h("th", { scope: "col" }, t(`web-learn-${name}`))),
              ),
            ),
            h(
              "tbody",
              {},
              rows.map(([id, name]) => {
                const { tries, right, streak, best } = skills[id];
                return h(
                  "tr",
                  { "data-skill": id },
                  h("th", { scope: "row" }, name),
                  [tries, right, streak, best].map(cell),
                );
              }),
            ),
          ),
    );
    const sum = (what) => attempts.reduce((total, one) => total + one[what], 0);
    this.count.textContent = t("web-learn-result-count", {
      count: attempts.length,
      points: sum("points"),
      most: sum("most"),
    });
    for (const button of this.buttons) button.disabled = attempts.length === 0;
  }

  text() {
    return written(read(), t("web-learn-result-about"));
  }

  save() {
    hand(new Blob([this.text()], { type: "text/plain" }), FILE);
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(this.text());
      toast(t("web-learn-result-copied"), "note");
    } catch {
      // Without permission to copy, there is the file.
      this.save();
    }
  }

  /** Begins another result, which can be undone. */
  begin() {
    const before = clear();
    this.show();
    offerUndo(t("web-learn-result-cleared"), () => {
      restore(before);
      this.show();
    });
  }
}
