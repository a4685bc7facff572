// The laboratory: several searches on one position, depth by depth, with a table and a plot that grow.

import { h, replace, s } from "../dom.js";
import { download, hand } from "../exchange.js";
import { alertBox, segments } from "../fields.js";
import { icon } from "../icons.js";
import { LabPlan } from "../labplan.js";
import { once, stream } from "../live.js";
import { drawPlot } from "../plot.js";
import { csv, keyOf } from "../records.js";
import { settle } from "../router.js";
import { drawingFile } from "../snapshot.js";
import { store } from "../store.js";
import { brief, number, sentence, t } from "../texts.js";
import { announce, complain } from "../voice.js";

/** The figures that can be plotted. */
const FIGURES = {
  nodes: (record) => record.nodes,
  leaves: (record) => record.leaves ?? sum(record.leaves_by_ply),
  time: (record) => record.time?.median_s ?? 0,
};
// keys: web-figure-nodes, web-figure-leaves, web-figure-time

// keys: web-file-csv, web-file-json, web-file-svg, web-file-md, web-file-tex, web-file-html, web-file-report
const FILES = ["csv", "json", "svg", "md", "tex", "html", "report"];

export function open(page, params) {
  const view = new LabView(page, params);
  return () => view.close();
}

class LabView {
  constructor(page, params) {
    this.plan = new LabPlan(params);
    Object.assign(this, { records: [], results: null, figure: "nodes", stop: null });
    this.plot = s("svg", { class: "plot", role: "img", "aria-label": t("web-plot") });
    this.table = h("div", { class: "records", tabindex: "0", role: "region", "aria-label": t("web-records") });
    this.status = h("p", { class: "note", role: "status" }, t("web-lab-lead"));
    this.refusal = alertBox();
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
          this.refusal.element,
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
    this.making?.abort();
    this.plan.close();
  }

  form() {
    return h(
      "form",
      {
        class: "lab-form",
        onsubmit: (event) => {
          event.preventDefault();
          this.toggle();
        },
      },
      this.plan.fields(),
      this.button,
    );
  }

  toggle() {
    if (this.stop) {
      this.stop();
      this.stop = null;
      this.status.textContent = t("web-lab-stopped", { count: this.records.length });
      return this.show();
    }
    const { plan } = this;
    Object.assign(this, { records: [], results: null });
    this.refusal.say("");
    this.asked = plan.question();
    this.askedReport = plan.reportQuestion();
    settle("lab", plan.write());
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
    if (message.type === "error") this.refusal.say(message.message);
    if (message.type === "done") this.results = message.results;
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
    const nameOf = (id) => sentence(store.catalogue.algorithms.find((one) => one.id === id)?.name ?? id);
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
        ? // What was stopped has records, and no results yet.
          FILES.filter((form) => form !== "json" || this.results).map((form) =>
            h(
              "button",
              {
                type: "button",
                class: "text-button",
                "data-form": form,
                onclick: (event) => this.save(form, event.currentTarget),
              },
              icon("download"),
              t(`web-file-${form}`),
            ),
          )
        : null,
      ready ? h("p", { class: "note" }, t("web-lab-files-note")) : null,
    );
  }

  /** Saves what is shown; the server makes files of what it has measured for it. */
  async save(form, button) {
    if (form === "csv") return hand(new Blob([csv(this.records)], { type: "text/csv" }), "comparison.csv");
    if (form === "json") return hand(new Blob([this.json()], { type: "application/json" }), "comparison.json");
    if (form === "svg") return drawingFile(this.plot, "svg").then((file) => hand(file, "comparison.svg"), complain);
    button.disabled = true;
    announce(t("web-file-wait"));
    const depths = this.measuredDepths();
    if (form === "report") await this.report({ ...this.askedReport, depths });
    else await download(`compare/${form}`, { ...this.asked, depths }, `comparison.${form}`);
    button.disabled = false;
    // A disabled button loses the focus; it gets it back unless the user has moved it elsewhere.
    if (document.activeElement === document.body) button.focus();
  }

  /** The depths to which every search was measured; a comparison that was stopped has searches without the last ones. */
  measuredDepths() {
    const names = new Set(this.records.map(({ algorithm }) => algorithm));
    const count = (depth) => this.records.filter((record) => record.depth === depth).length;
    const whole = this.asked.depths.filter((depth) => count(depth) >= names.size);
    return whole.length > 0 ? whole : this.asked.depths.slice(0, 1);
  }

  /** The lab report, with its progress in words. */
  async report(question) {
    const before = this.status.textContent;
    const say = (words) => {
      this.status.textContent = t("web-report-stage", { words });
    };
    this.making = new AbortController();
    try {
      say("…");
      const queued = (message) => say(t("web-queued", { before: message.before }));
      const { name, content } = await once({ ask: "report", ...question }, this.making.signal, queued, say);
      hand(new Blob([content], { type: "text/html" }), name);
    } catch (error) {
      complain(error);
    }
    this.status.textContent = before;
  }

  /** The same JSON as the server's answer to one request, times included. */
  json() {
    return `${JSON.stringify(this.results, null, 2)}\n`;
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
