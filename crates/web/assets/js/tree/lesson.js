// The subject of a lesson: a written tree, or a position of a game to some depth.

import { post } from "../api.js";
import { freshId, h } from "../dom.js";
import { numberField, segments, select } from "../fields.js";
import { DEFAULT_TREE, gameName, named } from "../games.js";
import { orderingOptions } from "../orderings.js";
import { store } from "../store.js";
import { t } from "../texts.js";
import { Growth } from "./growth.js";
import { Replay } from "./replay.js";
import { readTree } from "./written.js";

/** The most events of a search that can be followed step by step. */
const MOST_EVENTS = 1500;

/** The parameters that name the searches, in their order. */
const PLACES = ["a", "b", "c", "d"];

/** Searches of positions besides those of the textbook: alpha-beta with a table, iteration by iteration, and Monte Carlo tree
 * search, playout by playout. */
export const [DEEPENING, PLAYOUTS] = ["memory", "monte-carlo"];
/** The playouts that are followed. */
const MOST_PLAYOUTS = 150;
/** The most searches side by side. */
export const MOST_SEARCHES = PLACES.length;

export class Lesson {
  constructor(parts = {}) {
    Object.assign(
      this,
      {
        source: "tree",
        text: DEFAULT_TREE,
        game: "tic-tac-toe",
        moves: ["b2", "a1", "c3", "a3", "b3"],
        position: undefined,
        starter: undefined,
        depth: 3,
        searches: ["minimax", "alpha-beta"],
        by: "event",
        ordering: "natural",
      },
      parts,
    );
  }

  /** @param {URLSearchParams} params */
  static read(params) {
    const parts = {};
    const game = params.get("game");
    const written = /^explicit\((.*)\)$/s.exec(game ?? "");
    if (written) parts.text = written[1];
    else if (game)
      Object.assign(parts, {
        source: "position",
        game,
        moves: (params.get("moves") ?? "").split(/[\s,]+/).filter(Boolean),
        position: params.get("position") || undefined,
        starter: ["X", "O"].find((side) => side === params.get("starter")),
      });
    // The two usual searches stand where the address names none; further ones are there if it names them.
    const { searches } = new Lesson();
    const known = (id) => ([DEEPENING, PLAYOUTS].includes(id) ? id : searchNamed(id));
    const named = PLACES.map((name, i) => known(params.get(name)) ?? searches[i]);
    parts.searches = params.get("b") === "none" ? named.slice(0, 1) : named.filter(Boolean);
    if (params.get("by") === "node") parts.by = "node";
    if (params.get("ordering")) parts.ordering = params.get("ordering");
    if (Number(params.get("depth")) > 0) parts.depth = Number(params.get("depth"));
    const lesson = new Lesson(parts);
    lesson.fit();
    return lesson;
  }

  write() {
    const { game, moves, position, starter } = this.place();
    return {
      game,
      moves: moves.join(","),
      position,
      starter,
      ...Object.fromEntries(PLACES.map((name, i) => [name, this.searches[i]])),
      b: this.searches[1] ?? "none",
      by: this.by === "node" ? this.by : undefined,
      ordering: this.ordering === "natural" ? undefined : this.ordering,
      depth: this.source === "tree" ? undefined : this.depth,
    };
  }

  /** @returns {import("../api.js").Place} */
  place() {
    if (this.source === "tree") return { game: `explicit(${this.text.replace(/\s/g, "")})`, moves: [] };
    return { game: this.game, moves: this.moves, position: this.position, starter: this.starter };
  }

  /** The request to the server for a recorded search, or for a picture of its tree. */
  question(algorithm, forFigure = false) {
    const question = { ...this.place(), algorithm, ordering: this.ordering };
    if (this.source === "position") question.depth = this.depth;
    if (algorithm === DEEPENING) Object.assign(question, { ordering: "natural", iterations: true });
    if (!forFigure) question.events = MOST_EVENTS;
    return question;
  }

  /** What the searches that are followed do. @returns {Promise<Replay|Growth>} */
  async record(algorithm) {
    if (algorithm === PLAYOUTS)
      return new Growth(await post("playouts", { ...this.place(), playouts: MOST_PLAYOUTS, seed: 1 }));
    return new Replay(await post("tree", this.question(algorithm)));
  }

  /** The searches that can be followed, each as its id and its name. */
  offers() {
    const offers = store.catalogue.algorithms.map(({ id, name }) => [id, name]);
    if (this.source === "tree") return offers;
    return [...offers, [DEEPENING, t("web-learn-deepening")], [PLAYOUTS, t("web-learn-playouts")]];
  }

  /** A written tree has no positions: searches that need them are left out. */
  fit() {
    const offers = this.offers();
    this.searches = this.searches.filter((id) => offers.some(([offer]) => offer === id));
    if (this.searches.length === 0) this.searches = ["alpha-beta"];
  }

  /** The search that is practised. */
  practised() {
    const known = this.searches.map(searchNamed);
    return known[1] ?? known[0] ?? "alpha-beta";
  }

  /** The parsed tree; `null` for positions. */
  written() {
    return this.source === "tree" ? readTree(this.text) : null;
  }

  /** @param {(parts: object) => void} onChange */
  fields(onChange) {
    const source = segments(
      t("web-source"),
      "source",
      [
        ["tree", t("web-written-tree")],
        ["position", t("web-position")],
      ],
      this.source,
      (value) => onChange({ source: value }),
    );
    return h(
      "div",
      { class: "form-row lesson-source" },
      source,
      this.source === "tree" ? this.treeField(onChange) : this.positionFields(onChange),
    );
  }

  treeField(onChange) {
    const id = freshId("tree");
    const input = h("input", { class: "field mono", id, value: this.text, spellcheck: "false", autocomplete: "off" });
    return h(
      "form",
      {
        class: "labelled wide",
        onsubmit: (event) => {
          event.preventDefault();
          onChange({ text: input.value });
        },
      },
      h("label", { for: id }, t("web-tree-text")),
      h(
        "div",
        { class: "field-and-button" },
        input,
        h("button", { class: "button", type: "submit" }, t("web-run-searches")),
      ),
    );
  }

  positionFields(onChange) {
    const games = named().map(({ id }) => [id, gameName(id)]);
    const id = freshId("moves");
    const input = h("input", {
      class: "field mono",
      id,
      value: this.moves.join(" "),
      spellcheck: "false",
      autocomplete: "off",
      onchange: () => onChange({ moves: input.value.split(/[\s,]+/).filter(Boolean) }),
    });
    return [
      select(t("web-game"), games, this.game, (game) =>
        onChange({ game, moves: [], position: undefined, starter: undefined, source: "position" }),
      ),
      h("div", { class: "labelled wide" }, h("label", { for: id }, t("web-moves")), input),
      numberField(t("web-depth"), this.depth, 1, 9, (depth) => onChange({ depth })),
    ];
  }

  orderingField(onChange) {
    return select(t("web-ordering"), orderingOptions(), this.ordering, onChange);
  }
}

/** The id of a search that can be followed step by step; `null` for any other. */
function searchNamed(id) {
  return store.catalogue.algorithms.some((one) => one.id === id) ? id : null;
}
