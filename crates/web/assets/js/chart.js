// The evaluation over a whole game. The line rises when X does better; a click or the arrow keys go to a move.

import { h, s, set } from "./dom.js";
import { lookOf, sideChip, sideName } from "./sides.js";
import { t } from "./texts.js";
import { wanderLine } from "./wander.js";

const HEIGHT = 132;
const PAD = { left: 26, right: 12, top: 12, bottom: 22 };

export class EvaluationChart {
  /** @param {(ply: number) => void} onGo */
  constructor(onGo) {
    this.onGo = onGo;
    this.data = { points: [], ply: 0, count: 0, signs: {} };
    this.svg = s("svg", { class: "chart-picture", "aria-hidden": "true" });
    this.look = lookOf(null);
    this.element = h(
      "div",
      { class: "chart", role: "slider", tabindex: "0", "aria-label": t("web-chart"), "aria-orientation": "horizontal" },
      this.svg,
    );
    this.element.addEventListener("click", (event) => this.onGo(this.plyAt(event.clientX)));
    this.element.addEventListener("keydown", (event) => {
      const to = this.nextSign(event.key) ?? wanderLine(event, this.data.ply, this.data.count);
      if (to === null) return;
      event.preventDefault();
      this.onGo(to);
    });
    this.observer = new ResizeObserver(() => this.draw());
    this.observer.observe(this.element);
  }

  close() {
    this.observer.disconnect();
  }

  /** Labels the sides at the edges. @param {import("./sides.js").Look} look */
  name(look) {
    this.look = look;
  }

  /** The marked move that Page Up and Page Down lead to; `null` for other keys, and where no move is marked. */
  nextSign(key) {
    const { ply, signs } = this.data;
    const marked = Object.keys(signs).map(Number);
    if (key === "PageUp") return marked.find((one) => one > ply) ?? null;
    if (key === "PageDown") return marked.findLast((one) => one < ply) ?? null;
    return null;
  }

  /**
   * @param {({share: number, words: string}|undefined)[]} points by ply, from the position before the first move
   * @param {number} ply the one that is shown @param {number} count the number of moves
   * @param {Record<number, {sign: string, kind: string, words: string}>} [signs] by ply
   */
  show(points, ply, count, signs = {}) {
    this.data = { points, ply, count, signs };
    const known = points[ply]?.words ?? t("web-not-known");
    const words = signs[ply] ? `${known}. ${signs[ply].words}` : known;
    set(this.element, {
      "aria-valuemin": 0,
      "aria-valuemax": count,
      "aria-valuenow": ply,
      "aria-valuetext": t("web-chart-value", { ply, words }),
    });
    this.draw();
  }

  draw() {
    const width = this.element.clientWidth;
    if (width < 40) return;
    const { points, ply, count, signs } = this.data;
    this.x = (at) => PAD.left + (count === 0 ? 0 : (at / count) * (width - PAD.left - PAD.right));
    const y = (share) => PAD.top + (1 - share) * (HEIGHT - PAD.top - PAD.bottom);
    const known = points.map((point, at) => (point ? { at, ...point } : null)).filter(Boolean);
    const line = known
      .map(({ at, share }) => `${at === known[0].at ? "M" : "L"}${this.x(at).toFixed(1)} ${y(share).toFixed(1)}`)
      .join("");
    const middle = y(0.5);
    const area =
      known.length > 1
        ? `${line}L${this.x(known.at(-1).at).toFixed(1)} ${middle}L${this.x(known[0].at).toFixed(1)} ${middle}Z`
        : "";
    set(this.svg, { viewBox: `0 0 ${width} ${HEIGHT}`, width, height: HEIGHT });
    const step = Math.max(1, Math.ceil(count / Math.max(2, Math.floor(width / 60)) / 5) * 5);
    const ticks = Array.from({ length: Math.floor(count / step) }, (_, i) => (i + 1) * step);
    this.svg.replaceChildren(
      ...this.edge("X", PAD.top + 12),
      ...this.edge("O", HEIGHT - PAD.bottom - 2),
      ...ticks.map((at) => s("text", { class: "chart-tick", x: this.x(at), y: HEIGHT - 5 }, String(at))),
      s("path", { class: "chart-area", d: area }),
      s("path", { class: "chart-middle", d: `M${PAD.left} ${middle}H${width - PAD.right}` }),
      s("path", { class: "chart-line", d: line }),
      ...(known.length <= 60
        ? known.map(({ at, share }) => s("circle", { class: "chart-dot", cx: this.x(at), cy: y(share), r: 2.4 }))
        : []),
      s("path", { class: "chart-now", d: `M${this.x(ply)} ${PAD.top - 6}V${HEIGHT - PAD.bottom + 4}` }),
      ...known.filter(({ at }) => signs[at]).map(({ at, share }) => sign(this.x(at), y(share), signs[at])),
    );
  }

  /** The label of a side at its edge, with its stone. */
  edge(side, y) {
    const { dark, colours } = this.look;
    const stone = {
      class: `chip-stone chip-${side === dark ? "dark" : "light"}`,
      cx: 11,
      cy: side === "X" ? y + 11 : y - 20,
      r: 5.5,
    };
    // There is no room for the name of a colour.
    if (colours) return [at(sideChip(side, this.look), 1, y - 14)];
    const name = s("text", { class: "chart-label", x: 6, y }, String(sideName(side, this.look)).slice(0, 3));
    return dark ? [name, s("circle", stone)] : [name];
  }

  plyAt(clientX) {
    const box = this.element.getBoundingClientRect();
    const span = box.width - PAD.left - PAD.right;
    const at = ((clientX - box.left - PAD.left) / span) * this.data.count;
    return Math.max(0, Math.min(this.data.count, Math.round(at)));
  }
}

/** A small drawing at a place of the chart. */
function at(drawing, x, y) {
  return set(drawing, { x, y, width: 20, height: 20 });
}

function sign(x, y, { sign: text, kind }) {
  return s(
    "g",
    { class: `chart-sign chart-${kind}`, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
    s("circle", { r: 9 }),
    s("text", { dy: "0.35em" }, text),
  );
}
