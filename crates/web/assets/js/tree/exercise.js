// Exercises: a question about a new tree or position, answered as on a worksheet and marked by the server. The page does
// not know the answers before it has sent the learner's.

import { post } from "../api.js";
import { freshId, h, replace } from "../dom.js";
import { alertBox, select } from "../fields.js";
import { t } from "../texts.js";
import { complain } from "../voice.js";
import { Scorecard } from "./scorecard.js";
import { add } from "./skills.js";

/** The largest seed that the server takes. */
const LARGEST_SEED = Number.MAX_SAFE_INTEGER;

/** A picture of the server as an element. */
function drawn(svg) {
  const picture = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  return h("div", { class: "exercise-picture" }, document.importNode(picture, true));
}

export class ExercisePanel {
  constructor() {
    this.kind = "unvisited";
    this.difficulty = 2;
    this.turn = 0;
    this.scorecard = new Scorecard();
    this.problem = alertBox();
    this.choice = h("div", { class: "form-row" });
    this.body = h("div", { class: "exercise-body" });
    this.marks = h("div", { class: "exercise-marks", role: "status" });
    this.element = h(
      "section",
      { class: "exercise" },
      h("h2", {}, t("web-exercise-title")),
      h("p", { class: "note" }, t("web-exercise-lead")),
      this.choice,
      this.problem.element,
      this.body,
      this.marks,
      this.scorecard.element,
    );
  }

  /** Asks for a new exercise; every one is another tree. */
  async next() {
    this.turn += 1;
    const mine = this.turn;
    const seed = Math.floor(Math.random() * LARGEST_SEED);
    const asked = { kind: this.kind, difficulty: this.difficulty, seed };
    try {
      const reply = await post("exercise", asked);
      if (mine === this.turn) this.show(asked, reply);
    } catch (error) {
      if (mine === this.turn) this.problem.say(error.message);
    }
  }

  show(asked, reply) {
    this.asked = asked;
    this.scorecard.kinds = reply.kinds;
    this.scorecard.show();
    this.problem.say("");
    replace(this.marks);
    replace(
      this.choice,
      select(
        t("web-source"),
        reply.kinds.map(({ id, name }) => [id, name]),
        this.kind,
        (kind) => {
          this.kind = kind;
          this.next();
        },
      ),
      select(
        t("web-exercise-difficulty"),
        [1, 2, 3, 4, 5].map((level) => [level, String(level)]),
        this.difficulty,
        (level) => {
          this.difficulty = Number(level);
          this.next();
        },
      ),
    );
    this.inputs = reply.parts.map(({ name }) =>
      h("input", { class: "field exercise-field", id: freshId("part"), "data-part": name, autocomplete: "off" }),
    );
    this.submit = h("button", { class: "button primary", type: "submit" }, t("web-answer"));
    const row = ({ label }, i) =>
      h("div", { class: "labelled" }, h("label", { for: this.inputs[i].id }, label), this.inputs[i]);
    replace(
      this.body,
      h("p", { class: "exercise-ask" }, reply.ask),
      drawn(reply.picture),
      h(
        "form",
        {
          class: "exercise-form",
          onsubmit: (event) => {
            event.preventDefault();
            this.answer();
          },
        },
        h("div", { class: "form-row" }, reply.parts.map(row)),
        h(
          "div",
          { class: "form-row" },
          this.submit,
          h(
            "button",
            { class: "button", type: "button", "data-next": "", onclick: () => this.next() },
            t("web-exercise-new"),
          ),
        ),
      ),
    );
  }

  async answer() {
    const { asked } = this;
    // The first answer counts: after it the right one is shown.
    if (this.submit.disabled) return;
    this.submit.disabled = true;
    // A line break would begin another part.
    const line = ({ dataset, value }) => `1 ${dataset.part}: ${value.replace(/[\r\n]/g, " ")}`;
    try {
      const reply = await post("exercise/mark", { ...asked, answers: this.inputs.map(line).join("\n") });
      const given = this.inputs.map(({ dataset, value }) => [dataset.part, value]);
      if (asked !== this.asked) return;
      add({ ...asked, given, points: reply.points, most: reply.most });
      this.scorecard.show();
      this.showMarks(reply);
    } catch (error) {
      this.submit.disabled = false;
      complain(error);
    }
  }

  showMarks({ points, most, parts, picture }) {
    const wrong = parts.filter(({ feedback }) => feedback !== null);
    replace(
      this.marks,
      h(
        "div",
        { class: wrong.length === 0 ? "feedback-right" : "feedback-wrong" },
        h("p", { class: "feedback-head" }, t("web-exercise-points", { points, most })),
        wrong.map(({ label, feedback }) => h("p", {}, `${label} ${feedback}`)),
      ),
      drawn(picture),
    );
  }
}
