// The tree player: searches side by side on one tree, event by event or node by node; and practice, where the learner
// predicts them.

import * as api from "../api.js";
import { post } from "../api.js";
import { Arena } from "../arena.js";
import { h, replace } from "../dom.js";
import { copyLink, download } from "../exchange.js";
import { alertBox, segments } from "../fields.js";
import { icon } from "../icons.js";
import { settle } from "../router.js";
import { t } from "../texts.js";
import { announce, complain } from "../voice.js";
import { editNode } from "../tree/edit.js";
import { ExercisePanel } from "../tree/exercise.js";
import { saveFilm } from "../tree/film.js";
import { DEEPENING, Lesson, PLAYOUTS } from "../tree/lesson.js";
import { Player } from "../tree/player.js";
import { Practice } from "../tree/practice.js";
import { Runner } from "../tree/runner.js";
import { practisedField, searchFields, searchName } from "../tree/searches.js";
import { numbered } from "../tree/ticks.js";
import { unite } from "../tree/union.js";

/** The most nodes of a tree of which nothing has to be folded on a large screen. */
const MANY = 250;
/** With more searches than this there is no room for a board beside them. */
const BESIDE_BOARD = 2;

export function open(page, params) {
  const view = new LearnView(page, Lesson.read(params), params.get("mode") === "practice");
  view.step = Number(params.get("step")) || 0;
  view.run();
  return () => view.close();
}

class LearnView {
  constructor(page, lesson, practising) {
    Object.assign(this, { page, lesson, practising, step: 0, turn: 0, runners: [], tab: 0, arena: null });
    this.kinds = new Set(["value", "window", "cut"]);
    /** The lesson in the pictures; the form may hold another one that was refused. */
    this.shown = null;
    this.stage = h("div", { class: "stage" });
    this.by = h("div", { class: "player-by" });
    this.player = new Player((step, byHand) => this.show(step, byHand), this.by);
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
      onStep: (step) => {
        this.step = step;
        this.runners[0].show(step, true);
        this.showBoard();
      },
      onAsk: (key) => this.runners[0]?.picture.ask(key),
      onNew: () => this.newTree(),
      onCount: () => this.exercises?.scorecard.show(),
    });
    this.exercises = null;
    this.side = h("div", { class: "lesson-side" });
    this.beside = h("div", { class: "stage-side" });
    this.tabs = h("div", { class: "stage-tabs", hidden: true });
    this.below = h("div", {});
    page.append(
      h("div", { class: "page-head" }, h("h1", {}, t("web-learn-title")), this.modes()),
      setup,
      this.problem.element,
      this.player.element,
      this.tabs,
      this.stage,
      this.side,
      this.below,
    );
    this.drawForm();
    this.drawExercises();
  }

  close() {
    this.player.close();
    this.turn += 1;
    this.arena?.close();
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
    const change = (searches) => this.change({ searches });
    replace(
      this.form,
      lesson.fields((parts) => this.change(parts)),
      h(
        "div",
        { class: "form-row" },
        this.practising ? practisedField(lesson, change) : searchFields(lesson, change),
        lesson.orderingField((ordering) => this.change({ ordering })),
        this.practising ? this.kindFields() : null,
      ),
    );
    replace(this.by, lesson.searches.length > 1 ? this.byField() : null);
  }

  /** Whether the searches keep in step by their events, or by the nodes of the tree. */
  byField() {
    // keys: web-learn-by-event, web-learn-by-node
    const options = ["event", "node"].map((by) => [by, t(`web-learn-by-${by}`)]);
    return segments(t("web-learn-by"), "by", options, this.lesson.by, (by) => {
      this.lesson.by = by;
      if (!this.shown) return;
      this.shown.lesson.by = by;
      this.player.load(this.length(), 0);
    });
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
    if ("source" in parts) this.lesson.fit();
    if ("source" in parts || "searches" in parts) this.drawForm();
    this.run();
  }

  /** The searches that are shown. */
  algorithms(lesson) {
    return this.practising ? [lesson.practised()] : lesson.searches;
  }

  /** Searches the tree with every algorithm, and starts over. */
  async run() {
    this.player.pause();
    this.turn += 1;
    const mine = this.turn;
    const { lesson } = this;
    const algorithms = this.algorithms(lesson);
    let replays;
    try {
      replays = await Promise.all(algorithms.map((algorithm) => lesson.record(algorithm)));
    } catch (error) {
      if (mine === this.turn) this.refuse(error.message);
      return;
    }
    if (mine !== this.turn) return;
    this.problem.say("");
    this.shown = { lesson: new Lesson({ ...lesson }), practising: this.practising };
    const written = lesson.written();
    const union = unite(
      replays.map(({ tree }) => tree),
      written,
    );
    this.numbers = numbered(union);
    this.large = union.places.size > MANY;
    const most = {};
    for (const { tree } of replays)
      for (const [name, count] of Object.entries(tree.counts)) most[name] = Math.max(most[name] ?? 0, count);
    this.runners = replays.map((replay, i) => {
      const runner = new Runner(searchName(lesson, algorithms[i]), this.runnerOptions(written, i));
      runner.load(replay, union, most);
      runner.ticks = replay.ticks(this.numbers.size, this.numbers);
      return runner;
    });
    this.drawSide();
    this.drawStage();
    this.player.isActive = !this.practising;
    this.player.element.hidden = this.practising;
    if (this.practising) {
      this.practice.begin(this.runners[0].replay);
      this.keepAddress();
    } else this.player.load(this.length(), this.step);
  }

  runnerOptions(written, index) {
    const { lesson, practising } = this;
    const place = lesson.place();
    const isPosition = lesson.source === "position";
    const remove = () => this.change({ searches: lesson.searches.filter((_, i) => i !== index) });
    return {
      onNode: isPosition || practising ? null : (node) => editNode(written, node, (text) => this.changeTree(text)),
      boardOf: isPosition ? (path) => api.position({ ...place, moves: [...place.moves, ...path] }) : null,
      onRemove: practising || lesson.searches.length < 2 ? null : remove,
    };
  }

  drawStage() {
    const pictures = this.runners.map(({ element }) => element);
    const { practising } = this;
    // The question comes before its tree.
    replace(this.stage, practising ? [this.beside, ...pictures] : [...pictures, this.beside]);
    this.stage.dataset.count = String(pictures.length);
    this.stage.classList.toggle("stage-practice", practising);
    this.beside.hidden = !practising && !this.arena;
    // A phone shows one search at a time.
    this.tab = Math.min(this.tab, pictures.length - 1);
    this.tabs.hidden = pictures.length < 2;
    const options = this.runners.map(({ title }, i) => [i, title.textContent]);
    const choose = (i) => {
      this.tab = Number(i);
      pictures.forEach((picture, j) => picture.classList.toggle("is-behind", j !== this.tab));
    };
    choose(this.tab);
    replace(this.tabs, this.tabs.hidden ? null : segments(t("web-search"), "tab", options, this.tab, choose));
  }

  /** Shows why this cannot be searched. The last lesson stays, unless the new one is of another kind. */
  refuse(why) {
    this.problem.say(why);
    const { shown, lesson } = this;
    if (shown?.practising === this.practising && shown.lesson.source === lesson.source) return;
    this.shown = null;
    this.runners = [];
    this.practice.replay = null;
    replace(this.stage);
    replace(this.side);
    this.tabs.hidden = true;
    this.player.element.hidden = true;
    this.player.isActive = false;
    this.keepAddress();
  }

  /** The lesson and the step are in the URL, so that a link shows the same. */
  keepAddress() {
    const step = this.step > 0 && !this.practising ? this.step : undefined;
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

  drawSide() {
    const { lesson } = this.shown;
    const algorithms = this.algorithms(lesson);
    this.arena?.close();
    const hasBoard = lesson.source === "position" && algorithms.length <= BESIDE_BOARD;
    this.arena = hasBoard ? new Arena() : null;
    replace(
      this.beside,
      this.practising ? this.practice.element : null,
      this.arena ? h("div", { class: "lesson-board" }, this.arena.element) : null,
    );
    const note = (text, sign = null) => h("p", { class: "note" }, sign, text);
    const tool = (name, label, act, id = null) =>
      h("button", { type: "button", class: "text-button", "data-act": id, onclick: act }, icon(name), label);
    const figure = (algorithm) =>
      tool("download", t("web-figure-of", { name: searchName(lesson, algorithm) }), () =>
        download("tree/svg", lesson.question(algorithm, true), `tree-${algorithm}.svg`),
      );
    replace(
      this.side,
      this.large ? note(t("web-tree-large")) : null,
      note(t("web-tree-legend")),
      algorithms.includes(DEEPENING) ? note(t("web-learn-table-legend")) : null,
      algorithms.includes(PLAYOUTS) ? note(t("web-learn-growth-legend")) : null,
      lesson.source === "tree" && !this.practising ? note(t("web-tree-edit-note"), icon("pencil")) : null,
      h(
        "div",
        { class: "tools" },
        this.practising ? null : tool("link", t("web-copy-link"), copyLink),
        this.practising ? null : tool("download", t("web-learn-film"), () => this.saveFilm(), "film"),
        algorithms.filter((algorithm) => algorithm !== PLAYOUTS).map(figure),
      ),
    );
  }

  /** The replay as one file that needs no server. */
  saveFilm() {
    this.player.pause();
    const { step } = this.player;
    saveFilm({
      runners: this.runners,
      length: this.length(),
      stepsAt: (at) => this.runners.map((runner) => this.stepOf(runner, at)),
    }).catch(complain);
    this.player.show(step, false);
  }

  /** The number of steps of the player. */
  length() {
    if (this.shown?.lesson.by === "node") return this.numbers.size;
    return Math.max(0, ...this.runners.map(({ replay }) => replay.length));
  }

  /** The number of events that a search has done at a step of the player. */
  stepOf(runner, step) {
    return this.shown.lesson.by === "node" ? runner.ticks[step] : step;
  }

  show(step, byHand = false) {
    this.step = step;
    for (const runner of this.runners) runner.show(this.stepOf(runner, step));
    this.showBoard();
    // Browsers limit the number of URL changes; during automatic play there would be too many.
    if (!this.player.playing) this.keepAddress();
    if (byHand)
      announce(this.runners.map(({ title, sentence }) => `${title.textContent}: ${sentence.textContent}`).join(" "));
  }

  /** The position of the last search's current node, beside the tree. */
  async showBoard() {
    const runner = this.runners.at(-1);
    if (!this.arena || !runner) return;
    const event = runner.replay.event(runner.at);
    const moves = event ? runner.replay.paths[event.node] : [];
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
}
