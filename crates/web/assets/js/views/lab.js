// The laboratory: several searches on one position, depth by depth, with a table and a plot that grow.

import { h, replace, s } from "../dom.js";
import { download, hand } from "../exchange.js";
import { numberField, segments, select } from "../fields.js";
import { gameName, named } from "../games.js";
import { icon } from "../icons.js";
import { stream } from "../live.js";
import { orderingOptions } from "../orderings.js";
import { drawPlot } from "../plot.js";
import { csv, keyOf } from "../records.js";
import { settle } from "../router.js";
import { store } from "../store.js";
import { brief, number, t } from "../texts.js";
import { announce, complain } from "../voice.js";

/** What can be plotted. */
const FIGURES = {
  nodes: (record) => record.nodes,
  leaves: (record) => record.leaves ?? sum(record.leaves_by_ply),
  time: (record) => record.time?.median_s ?? 0,
};
// keys: web-figure-nodes, web-figure-leaves, web-figure-time

const FILES = ["csv", "md", "tex", "svg", "html"];

export function open(page, params) {
  const view = new LabView(page, params);
  return () => view.close();
}

class LabView {
  constructor(page, params) {
    const list = (name, otherwise) => (params.get(name) ? params.get(name).split(",") : otherwise);
    this.plan = {
      game: params.get("game") ?? "tic-tac-toe",
      moves: (params.get("moves") ?? "").split(/[\s,]+/).filter(Boolean),
      position: params.get("position") || undefined,
      starter: ["X", "O"].find((side) => side === params.get("starter")),
      algorithms: new Set(
        list(
          "algorithms",
          store.catalogue.algorithms.map(({ id }) => id),
        ),
      ),
      depth: Number(params.get("depth")) || 5,
      evaluator: params.get("evaluator") ?? "",
      ordering: params.get("ordering") ?? "natural",
    };
    Object.assign(this, { records: [], figure: "nodes", stop: null, finished: false });
    this.plot = s("svg", { class: "plot", role: "img", "aria-label": t("web-plot") });
    this.table = h("div", { class: "records", tabindex: "0", role: "region", "aria-label": t("web-records") });
    this.status = h("p", { class: "note", role: "status" }, t("web-lab-lead"));
    this.button = h("button", { type: "submit", class: "button primary large" });
    this.files = h("div", { class: "tools" });
    page.append(
      h("div", { class: "page-head" }, h("h1", {}, t("web-lab-title"))),
      h(
        "div",
        { class: "lab" },
        this.form(),
        h(
          "section",
          { class: "lab-results", "aria-label": t("web-results") },
          this.status,
          h(
            "div",
            { class: "lab-plot" },
            segments(
              t("web-figure"),
              "figure",
              Object.keys(FIGURES).map((name) => [name, t(`web-figure-${name}`)]),
              this.figure,
              (name) => {
                this.figure = name;
                this.show();
              },
            ),
            this.plot,
          ),
          this.table,
          this.files,
        ),
      ),
    );
    this.show();
  }

  close() {
    this.stop?.();
  }

  form() {
    const { plan } = this;
    const games = named().map(({ id }) => [id, gameName(id)]);
    const known = games.some(([id]) => id === plan.game) ? games : [[plan.game, gameName(plan.game)], ...games];
    const judges = [["", t("web-usual")], ...store.catalogue.evaluators.map(({ id, name }) => [id, name])];
    const moves = h("input", {
      class: "field mono",
      value: plan.moves.join(" "),
      spellcheck: "false",
      onchange: () => {
        plan.moves = moves.value.split(/[\s,]+/).filter(Boolean);
      },
    });
    return h(
      "form",
      {
        class: "lab-form",
        onsubmit: (event) => {
          event.preventDefault();
          this.toggle();
        },
      },
      select(t("web-game"), known, plan.game, (value) => {
        // A position and who began belong to the game that they came with.
        Object.assign(plan, { game: value, position: undefined, starter: undefined });
      }),
      h("label", { class: "labelled" }, h("span", {}, t("web-moves")), moves),
      h(
        "fieldset",
        {},
        h("legend", {}, t("web-searches-compared")),
        store.catalogue.algorithms.map(({ id, name }) =>
          h(
            "label",
            { class: "check" },
            h("input", {
              type: "checkbox",
              checked: plan.algorithms.has(id),
              onchange: (event) => {
                if (event.target.checked) plan.algorithms.add(id);
                else plan.algorithms.delete(id);
              },
            }),
            name,
          ),
        ),
      ),
      numberField(t("web-deepest"), plan.depth, 1, 12, (value) => {
        plan.depth = value;
      }),
      select(t("web-evaluator"), judges, plan.evaluator, (value) => {
        plan.evaluator = value;
      }),
      select(t("web-ordering"), orderingOptions(), plan.ordering, (value) => {
        plan.ordering = value;
      }),
      this.button,
    );
  }

  question() {
    const { plan } = this;
    const question = {
      game: plan.game,
      moves: plan.moves,
      position: plan.position,
      starter: plan.starter,
      algorithms: [...plan.algorithms],
      depths: Array.from({ length: plan.depth }, (_, i) => i + 1),
      orderings: [plan.ordering],
      time: true,
    };
    if (plan.evaluator) question.evaluators = [plan.evaluator];
    return question;
  }

  toggle() {
    if (this.stop) {
      this.stop();
      this.stop = null;
      this.status.textContent = t("web-lab-stopped", { count: this.records.length });
      return this.show();
    }
    const { plan } = this;
    this.records = [];
    this.asked = this.question();
    settle("lab", {
      game: plan.game,
      moves: plan.moves.join(","),
      position: plan.position,
      starter: plan.starter,
      algorithms: [...plan.algorithms].join(","),
      depth: plan.depth,
      evaluator: plan.evaluator,
      ordering: plan.ordering === "natural" ? "" : plan.ordering,
    });
    this.status.textContent = t("web-lab-running", { count: 0 });
    this.stop = stream({ ask: "compare", ...this.asked }, (message) => this.hear(message));
    this.show();
  }

  hear(message) {
    if (message.type === "queued") this.status.textContent = t("web-queued", { before: message.before });
    if (message.type === "record") {
      const at = this.records.findIndex((one) => keyOf(one) === keyOf(message));
      if (at >= 0) this.records[at] = message;
      else this.records.push(message);
      this.status.textContent = t("web-lab-running", { count: this.records.length });
    }
    if (message.type === "error") complain(new Error(message.message));
    if (message.type === "error" || message.type === "done") {
      this.stop = null;
      this.status.textContent = t("web-lab-done", { count: this.records.length });
      announce(this.status.textContent);
    }
    this.show();
  }

  show() {
    replace(this.button, icon(this.stop ? "stop" : "lab"), this.stop ? t("web-stop") : t("web-compare"));
    const names = [...new Set(this.records.map(({ algorithm }) => algorithm))];
    const nameOf = (id) => store.catalogue.algorithms.find((one) => one.id === id)?.name ?? id;
    const take = FIGURES[this.figure];
    const series = names.map((id) => ({
      name: nameOf(id),
      points: this.records
        .filter(({ algorithm }) => algorithm === id)
        .map((record) => ({ x: record.depth, y: take(record) })),
    }));
    const xs = this.asked?.depths ?? [1, 2, 3, 4, 5];
    drawPlot(this.plot, series, { x: t("web-depth"), y: t(`web-figure-${this.figure}`), xs });
    const head = [
      "web-search",
      "web-depth",
      "web-value",
      "web-best-move",
      "web-nodes",
      "web-count-leaves",
      "web-count-cutoffs",
      "web-time",
    ];
    replace(
      this.table,
      this.records.length > 0
        ? h(
            "table",
            {},
            h(
              "thead",
              {},
              h(
                "tr",
                {},
                head.map((key) => h("th", { scope: "col" }, t(key))),
              ),
            ),
            h(
              "tbody",
              {},
              this.records.map((one) =>
                h(
                  "tr",
                  {},
                  h("th", { scope: "row" }, nameOf(one.algorithm)),
                  [
                    number(one.depth),
                    String(one.value ?? "").replace("-", "−"),
                    one.best ?? "",
                    number(one.nodes),
                    number(FIGURES.leaves(one)),
                    number(one.cutoffs ?? sum(one.cutoffs_by_index)),
                    seconds(one.time?.median_s),
                  ].map((text) => h("td", {}, text)),
                ),
              ),
            ),
          )
        : null,
    );
    const ready = this.records.length > 0 && !this.stop;
    replace(
      this.files,
      ready
        ? FILES.map((form) =>
            h(
              "button",
              {
                type: "button",
                class: "text-button",
                onclick: () => this.save(form),
              },
              icon("download"),
              form.toUpperCase(),
            ),
          )
        : null,
      ready ? h("p", { class: "note" }, t("web-lab-files-note")) : null,
    );
  }

  /** The figures as they are shown, or a file of the server, which measures anew. */
  save(form) {
    if (form !== "csv") return download(`compare/${form}`, this.asked, `comparison.${form}`);
    hand(new Blob([csv(this.records)], { type: "text/csv" }), "comparison.csv");
  }
}

function sum(numbers) {
  return (numbers ?? []).reduce((total, one) => total + one, 0);
}

function seconds(value) {
  if (!value) return "–";
  return value < 1e-3
    ? `${number(value * 1e6, 1)} µs`
    : value < 1
      ? `${number(value * 1e3, 1)} ms`
      : `${brief(value)} s`;
}
