// The plan of a comparison: a position of any game, the searches and their depths; and the form for it.

import * as api from "./api.js";
import { Arena } from "./arena.js";
import { h, replace } from "./dom.js";
import { alertBox, numberField, remarkBox, select } from "./fields.js";
import { eitherBegins, fittingJudges } from "./fitting.js";
import { choiceOf, gameName, gameText, pickable } from "./games.js";
import { orderingOptions } from "./orderings.js";
import { sizeFields } from "./sizes.js";
import { store } from "./store.js";
import { sentence, t } from "./texts.js";

const DEEPEST = 12;

export class LabPlan {
  /** @param {URLSearchParams} params */
  constructor(params) {
    const list = params.get("algorithms")?.split(",").filter(Boolean);
    this.choice = choiceOf(params.get("game") ?? "tic-tac-toe");
    this.moves = words(params.get("moves") ?? "");
    this.position = params.get("position") || undefined;
    this.starter = ["X", "O"].find((side) => side === params.get("starter"));
    this.algorithms = new Set(list ?? store.catalogue.algorithms.map(({ id }) => id));
    this.depth = Math.min(DEEPEST, Math.max(1, Math.trunc(Number(params.get("depth"))) || 5));
    this.evaluator = params.get("evaluator") ?? "";
    this.ordering = params.get("ordering") ?? "natural";
    this.arena = new Arena({ onMove: (move) => this.turnTo([...this.moves, move]) });
    /** The number of requests to show; only the answer to the last one is shown. */
    this.looks = 0;
  }

  close() {
    this.looks += 1;
    this.arena.close();
  }

  /** @returns {api.Place} */
  place() {
    const { moves, position, starter } = this;
    return { game: gameText(this.choice), moves, position, starter };
  }

  /** The parameters of the URL. */
  write() {
    const { ordering, evaluator, depth } = this;
    return {
      ...this.place(),
      moves: this.moves.join(","),
      algorithms: [...this.algorithms].join(","),
      depth,
      evaluator,
      ordering: ordering === "natural" ? "" : ordering,
    };
  }

  /** The request of the comparison. */
  question() {
    const question = {
      ...this.place(),
      algorithms: [...this.algorithms],
      depths: Array.from({ length: this.depth }, (_, i) => i + 1),
      orderings: [this.ordering],
      time: true,
    };
    if (this.evaluator) question.evaluators = [this.evaluator];
    return question;
  }

  /** The same for a report, which uses the order of the game. */
  reportQuestion() {
    const { orderings, evaluators, ...question } = this.question();
    return evaluators ? { ...question, evaluator: evaluators[0] } : question;
  }

  /** The fields of the form; options that do not fit the chosen game are not offered. */
  fields() {
    const { choice } = this;
    const games = pickable().map(({ id }) => [id, gameName(id)]);
    const known = games.some(([id]) => id === choice.game) ? games : [[choice.game, gameName(choice.game)], ...games];
    const size = sizeFields(choice, () => this.begin());
    this.movesField = textField(this.moves.join(" "), (value) => this.turnTo(words(value)));
    this.positionField = textField(this.position ?? "", (value) => {
      this.position = value.trim() || undefined;
      this.show();
    });
    this.problem = alertBox();
    this.remarks = remarkBox();
    this.judges = select(t("web-evaluator"), [], "", (value) => {
      this.evaluator = value;
    });
    this.first = select(
      t("web-who-starts"),
      ["X", "O"].map((side) => [side, side]),
      this.starter ?? "X",
      (value) => {
        this.starter = value === "X" ? undefined : value;
        this.show();
      },
    );
    this.back = h(
      "button",
      { type: "button", class: "text-button", onclick: () => this.turnTo(this.moves.slice(0, -1)) },
      t("web-take-back"),
    );
    this.show();
    return [
      select(t("web-game"), known, choice.game, (value) => {
        choice.game = value;
        size.draw();
        this.begin();
      }),
      size.element,
      h("div", { class: "lab-board" }, this.arena.element, this.back),
      h("label", { class: "labelled" }, h("span", {}, t("web-moves")), this.movesField),
      this.problem.element,
      this.remarks.element,
      h(
        "details",
        { class: "lab-start", open: Boolean(this.position || this.starter) },
        h("summary", {}, t("web-other-start")),
        h("label", { class: "labelled" }, h("span", {}, t("web-first-position")), this.positionField),
        this.first,
      ),
      this.searchFields(),
      numberField(t("web-deepest"), this.depth, 1, DEEPEST, (value) => {
        this.depth = value;
      }),
      this.judges,
      select(t("web-ordering"), orderingOptions(), this.ordering, (value) => {
        this.ordering = value;
      }),
    ];
  }

  searchFields() {
    const one = ({ id, name }) =>
      h(
        "label",
        { class: "check" },
        h("input", {
          type: "checkbox",
          checked: this.algorithms.has(id),
          onchange: (event) => (event.target.checked ? this.algorithms.add(id) : this.algorithms.delete(id)),
        }),
        sentence(name),
      );
    return h(
      "fieldset",
      {},
      h("legend", {}, t("web-searches-compared")),
      store.catalogue.algorithms.map((search) => one(search)),
    );
  }

  /** Another game: moves, position and first side of the previous one are cleared. */
  begin() {
    Object.assign(this, { position: undefined, starter: undefined });
    this.positionField.value = "";
    this.first.querySelector("select").value = "X";
    this.turnTo([]);
  }

  turnTo(moves) {
    this.moves = moves;
    this.movesField.value = moves.join(" ");
    this.show();
  }

  /** Requests the position, shows it, and offers its evaluators; an error is shown below the moves. */
  async show() {
    this.looks += 1;
    const mine = this.looks;
    let state;
    try {
      state = await api.position(this.place());
    } catch (error) {
      if (mine !== this.looks) return;
      this.problem.say(error.message);
      this.remarks.say("");
      return;
    }
    if (mine !== this.looks) return;
    this.problem.say("");
    this.remarks.say((state.notices ?? []).join(" "));
    this.arena.show(state, { open: !state.over });
    // The position itself is an example of the notation.
    if (this.moves.length === 0) this.positionField.placeholder = state.position;
    this.back.hidden = this.moves.length === 0;
    await Promise.all([this.offerBeginners(), this.offerJudges(state)]);
  }

  /** Offers the choice of the first side, if there is one. */
  async offerBeginners() {
    const { game } = this.place();
    const either = await eitherBegins(game);
    if (game === this.place().game) this.first.hidden = !either;
  }

  /** Offers the evaluators of this game. */
  async offerJudges({ family }) {
    const { game } = this.place();
    const judges = await fittingJudges(game, family);
    if (game !== this.place().game) return;
    if (!judges.some(({ id }) => id === this.evaluator)) this.evaluator = "";
    const list = this.judges.querySelector("select");
    replace(
      list,
      h("option", { value: "" }, t("web-usual")),
      judges.map(({ id, name }) => h("option", { value: id }, name)),
    );
    list.value = this.evaluator;
  }
}

function textField(value, onChange) {
  return h("input", {
    class: "field mono",
    value,
    spellcheck: "false",
    autocomplete: "off",
    onchange: (event) => onChange(event.target.value),
  });
}

function words(text) {
  return text.split(/[\s,]+/).filter(Boolean);
}
