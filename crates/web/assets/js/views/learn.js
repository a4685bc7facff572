// The tree player: two searches side by side on one tree, event by event; and practice, where the learner predicts
// them.

import { post } from "../api.js";
import { Arena } from "../arena.js";
import * as api from "../api.js";
import { h, replace } from "../dom.js";
import { download } from "../exchange.js";
import { alertBox, segments, select } from "../fields.js";
import { icon } from "../icons.js";
import { settle } from "../router.js";
import { store } from "../store.js";
import { t } from "../texts.js";
import { destination, transport } from "../transport.js";
import { announce, complain } from "../voice.js";
import { editNode } from "../tree/edit.js";
import { ExercisePanel } from "../tree/exercise.js";
import { Lesson } from "../tree/lesson.js";
import { Practice } from "../tree/practice.js";
import { Runner } from "../tree/runner.js";
import { unite } from "../tree/union.js";

/** The most nodes of a tree that can be shown at once. */
const MANY = 250;
const PACES = { slow: 1600, normal: 700, fast: 180 };

export function open(page, params) {
  const view = new LearnView(page, Lesson.read(params), params.get("mode") === "practice");
  view.step = Number(params.get("step")) || 0;
  view.run();
  return () => view.close();
}

class LearnView {
  constructor(page, lesson, practising) {
    Object.assign(this, {
      page,
      lesson,
      practising,
      step: 0,
      playing: 0,
      pace: "normal",
      turn: 0,
      runners: [],
      kinds: new Set(["value", "window", "cut"]),
    });
    this.arena = null;
    /** The lesson in the pictures; the form may hold another one that was refused. */
    this.shown = null;
    this.stage = h("div", { class: "stage" });
    this.slider = h("input", {
      type: "range",
      min: 0,
      value: 0,
      "aria-label": t("web-step-of-search"),
      oninput: () => {
        this.pause();
        this.show(Number(this.slider.value), true);
      },
    });
    this.playButton = h("button", {
      type: "button",
      class: "button primary",
      onclick: () => (this.playing ? this.pause() : this.play()),
    });
    this.where = h("output", { class: "note" });
    this.controls = h(
      "div",
      { class: "player-controls" },
      transport(
        (where) => {
          this.pause();
          this.show(destination(where, this.step, this.length()), true);
        },
        "step",
        this.playButton,
      ),
      this.slider,
      this.where,
      // keys: web-pace-slow, web-pace-normal, web-pace-fast
      segments(
        t("web-speed"),
        "tree-pace",
        Object.keys(PACES).map((name) => [name, t(`web-pace-${name}`)]),
        this.pace,
        (name) => {
          this.pace = name;
          if (this.playing) this.play();
        },
      ),
    );
    this.form = h("div", { class: "lesson-fields" });
    this.problem = alertBox();
    // On a phone the tree comes first, and the form is folded.
    const setup = h(
      "details",
      { class: "lesson", open: innerWidth > 860 },
      h("summary", {}, t("web-lesson-source")),
      this.form,
    );
    this.practice = new Practice({
      kinds: this.kinds,
      nameOf: (key) => this.runners[0].picture.union.places.get(key).name,
      onStep: (step) => this.show(step),
      onAsk: (key) => this.runners[0]?.picture.ask(key),
      onNew: () => this.newTree(),
    });
    this.exercises = null;
    this.side = h("div", { class: "lesson-side" });
    this.beside = h("div", { class: "stage-side" });
    this.below = h("div", {});
    page.append(
      h("div", { class: "page-head" }, h("h1", {}, t("web-learn-title")), this.modes()),
      setup,
      this.problem.element,
      this.controls,
      this.stage,
      this.side,
      this.below,
    );
    this.onKey = (event) => this.key(event);
    document.addEventListener("keydown", this.onKey);
    this.drawForm();
    this.drawExercises();
  }

  close() {
    this.pause();
    this.turn += 1;
    this.arena?.close();
    document.removeEventListener("keydown", this.onKey);
  }

  modes() {
    return segments(
      t("web-mode"),
      "mode",
      [
        ["watch", t("web-mode-watch")],
        ["practice", t("web-mode-practice")],
      ],
      this.practising ? "practice" : "watch",
      (mode) => {
        this.practising = mode === "practice";
        this.drawForm();
        this.drawExercises();
        this.run();
      },
    );
  }

  /** Below the steps of a search: questions as on a worksheet. */
  drawExercises() {
    if (this.practising && !this.exercises) {
      this.exercises = new ExercisePanel();
      this.exercises.next();
    }
    replace(this.below, this.practising ? this.exercises.element : null);
  }

  /** Practises on a tree that was not seen before. */
  async newTree() {
    const seed = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
    try {
      const { tree } = await post("exercise", { kind: "unvisited", difficulty: 2, seed });
      this.change({ source: "tree", text: tree });
    } catch (error) {
      complain(error);
    }
  }

  drawForm() {
    const { lesson } = this;
    const names = store.catalogue.algorithms.map(({ id, name }) => [id, name]);
    const searches = this.practising
      ? [select(t("web-search"), names, lesson.b, (value) => this.change({ b: value }))]
      : [
          select(t("web-search-left"), names, lesson.a, (value) => this.change({ a: value })),
          select(t("web-search-right"), names, lesson.b, (value) => this.change({ b: value })),
        ];
    replace(
      this.form,
      lesson.fields((parts) => this.change(parts)),
      h(
        "div",
        { class: "form-row" },
        searches,
        lesson.orderingField((ordering) => this.change({ ordering })),
        this.practising ? this.kindFields() : null,
      ),
    );
  }

  kindFields() {
    // keys: web-kind-value, web-kind-window, web-kind-cut
    return h(
      "fieldset",
      { class: "kinds" },
      h("legend", {}, t("web-practise-what")),
      ["value", "window", "cut"].map((kind) =>
        h(
          "label",
          { class: "check" },
          h("input", {
            type: "checkbox",
            checked: this.kinds.has(kind),
            onchange: (event) => {
              if (event.target.checked) this.kinds.add(kind);
              else this.kinds.delete(kind);
              // If the search was refused, there is nothing to ask about.
              if (this.practice.replay) this.practice.begin(this.practice.replay);
            },
          }),
          t(`web-kind-${kind}`),
        ),
      ),
    );
  }

  change(parts) {
    Object.assign(this.lesson, parts);
    if ("source" in parts) this.drawForm();
    this.run();
  }

  /** Searches the tree with both algorithms, and starts over. */
  async run() {
    this.pause();
    this.turn += 1;
    const mine = this.turn;
    const { lesson } = this;
    const algorithms = this.practising ? [lesson.b] : [lesson.a, lesson.b];
    let trees;
    try {
      trees = await Promise.all(algorithms.map((algorithm) => post("tree", lesson.question(algorithm))));
    } catch (error) {
      if (mine === this.turn) this.refuse(error.message);
      return;
    }
    if (mine !== this.turn) return;
    this.problem.say("");
    this.shown = { lesson: new Lesson({ ...lesson }), practising: this.practising };
    const written = lesson.written();
    const union = unite(trees, written, this.room(trees.length));
    this.large = union.places.size > MANY;
    const most = {};
    for (const name of ["nodes", "leaves", "cutoffs"])
      most[name] = Math.max(...trees.map(({ counts }) => counts[name] ?? 0));
    const nameOf = (id) => store.catalogue.algorithms.find((one) => one.id === id)?.name ?? id;
    const edit =
      lesson.source === "tree" && !this.practising
        ? (place) => editNode(written, place, (text) => this.changeTree(text))
        : null;
    this.runners = trees.map((tree, i) => {
      const runner = new Runner(nameOf(algorithms[i]), edit);
      runner.load(tree, union, most);
      return runner;
    });
    this.drawSide(edit);
    const pictures = this.runners.map(({ element }) => element);
    // The question comes before its tree.
    replace(this.stage, this.practising ? [this.beside, ...pictures] : [...pictures, this.beside]);
    this.stage.classList.toggle("stage-one", this.runners.length === 1);
    this.beside.hidden = !this.practising && !this.arena;
    this.controls.hidden = this.practising;
    this.slider.max = this.length();
    if (this.practising) this.practice.begin(this.runners[0].replay);
    else this.show(this.step);
  }

  /** Shows why this cannot be searched. The last lesson stays, unless the new one is of another kind. */
  refuse(why) {
    this.problem.say(why);
    const { shown, lesson } = this;
    if (shown?.practising === this.practising && shown.lesson.source === lesson.source) return this.drawPlay();
    this.shown = null;
    this.runners = [];
    this.practice.replay = null;
    replace(this.stage);
    replace(this.side);
    this.controls.hidden = true;
    this.keepAddress();
  }

  /** The width in pixels of each of `count` pictures. */
  room(count) {
    const beside = this.practising ? 400 : this.lesson.source === "position" ? 256 : 0;
    const wide = this.stage.clientWidth;
    return wide > 860 ? (wide - beside - 16 * (count - 1)) / count - 34 : wide - 26;
  }

  /** The lesson and the step are in the URL, so that a link shows the same. */
  keepAddress() {
    const step = Number.isFinite(this.step) && this.step > 0 && !this.practising ? this.step : undefined;
    const lesson = this.shown?.lesson ?? this.lesson;
    settle("learn", { ...lesson.write(), mode: this.practising ? "practice" : undefined, step });
  }

  changeTree(text) {
    this.lesson.text = text;
    this.drawForm();
    // After an edit the end is shown, where the counts are: they are what the edit changes.
    this.step = Infinity;
    this.run();
  }

  drawSide(edit) {
    const { lesson } = this.shown;
    const algorithms = this.practising ? [lesson.b] : [lesson.a, lesson.b];
    this.arena?.close();
    this.arena = lesson.source === "position" ? new Arena() : null;
    replace(
      this.beside,
      this.practising ? this.practice.element : null,
      this.arena ? h("div", { class: "lesson-board" }, this.arena.element) : null,
    );
    replace(
      this.side,
      this.large ? h("p", { class: "note" }, t("web-tree-large")) : null,
      h("p", { class: "note" }, t("web-tree-legend")),
      edit ? h("p", { class: "note" }, icon("pencil"), t("web-tree-edit-note")) : null,
      h(
        "div",
        { class: "tools" },
        algorithms.map((algorithm) =>
          h(
            "button",
            {
              type: "button",
              class: "text-button",
              onclick: () => download("tree/svg", lesson.question(algorithm, true), `tree-${algorithm}.svg`),
            },
            icon("download"),
            t("web-figure-of", {
              name: store.catalogue.algorithms.find((one) => one.id === algorithm)?.name ?? algorithm,
            }),
          ),
        ),
      ),
    );
  }

  length() {
    return Math.max(0, ...this.runners.map(({ replay }) => replay.length));
  }

  show(step, byHand = false) {
    this.step = Math.max(0, Math.min(step, this.length()));
    for (const runner of this.runners) runner.show(this.step);
    this.slider.value = String(this.step);
    this.slider.setAttribute("aria-valuetext", t("web-step-count", { step: this.step, count: this.length() }));
    this.where.textContent = t("web-step-count", { step: this.step, count: this.length() });
    this.drawPlay();
    this.showBoard();
    // Browsers limit the number of URL changes; during automatic play there would be too many.
    if (!this.playing) this.keepAddress();
    if (byHand)
      announce(this.runners.map(({ title, sentence }) => `${title.textContent}: ${sentence.textContent}`).join(" "));
  }

  /** The position of the last search's current node, beside the tree. */
  async showBoard() {
    const replay = this.runners.at(-1)?.replay;
    if (!this.arena || !replay) return;
    const event = replay.event(Math.min(this.step, replay.length));
    const moves = event ? replay.paths[event.node] : [];
    const { turn, step } = this;
    try {
      const place = this.shown.lesson.place();
      const state = await api.position({ ...place, moves: [...place.moves, ...moves] });
      // Steps may be faster than answers.
      if (turn === this.turn && step === this.step && this.arena) this.arena.show(state);
    } catch (error) {
      complain(error);
    }
  }

  play() {
    clearInterval(this.playing);
    if (this.step >= this.length()) this.show(0);
    this.playing = setInterval(() => {
      this.show(this.step + 1);
      if (this.step >= this.length()) this.pause();
    }, PACES[this.pace]);
    this.drawPlay();
  }

  pause() {
    clearInterval(this.playing);
    this.playing = 0;
    this.drawPlay();
  }

  drawPlay() {
    replace(
      this.playButton,
      icon(this.playing ? "pause" : "play"),
      h("span", {}, this.playing ? t("web-pause") : t("web-run")),
    );
  }

  key(event) {
    if (
      this.practising ||
      this.runners.length === 0 ||
      event.target.closest("input, textarea, select, button, a, dialog") ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    const to = { ArrowRight: "forward", ArrowLeft: "back", Home: "first", End: "last" }[event.key];
    if (to && !event.target.closest(".tree-box")) {
      event.preventDefault();
      this.pause();
      this.show(destination(to, this.step, this.length()), true);
    }
  }
}
