// The board of any game with a grid, as one SVG picture. For screen readers it is a grid of labelled cells; one cell
// has the keyboard focus, and the arrow keys move it.

import { h, replace, s, set } from "./dom.js";
import { Geometry } from "./geometry.js";
import { cellWords } from "./cellwords.js";
import { blocksOf, isNumbered, kindOf } from "./kinds.js";
import { stoneShades } from "./marks.js";
import { wander } from "./wander.js";
import { overlays } from "./overlays.js";
import { Pointing } from "./pointing.js";
import { hasStones } from "./sides.js";
import { figure, lookAt, shadow } from "./signs.js";
import { onSettings, store } from "./store.js";
import { t } from "./texts.js";

// A touch target needs 44 pixels (WCAG 2.5.5); on smaller cells a touch has to be confirmed.
const FINGER = 44;

export class Board {
  /** @param {{onPick?: (cell: number, reading: any) => void, onPoint?: () => void, label?: () => string}} options */
  constructor(options = {}) {
    this.options = options;
    this.state = null;
    this.decor = {};
    this.focus = null;
    this.asked = null;
    /** The cells entered so far of a move of several cells. @type {Pointing|null} */
    this.pointing = null;
    this.shape = "";
    this.element = h("div", { class: "board" });
    this.confirm = h("div", { class: "confirm", hidden: true });
    this.element.append(this.confirm);
    this.unsubscribe = onSettings(() => this.state && this.show(this.state, this.decor));
  }

  close() {
    this.unsubscribe();
  }

  /**
   * @param {any} state the server's State
   * @param {{open?: boolean, hint?: number|null, candidates?: any[], line?: any[], rings?: any[]}} decor
   *   `open`: a person may move
   */
  show(state, decor = {}) {
    const { grid } = state;
    const stones = hasStones(state);
    const kind = kindOf(state);
    const shape = [
      grid.width,
      grid.height,
      grid.columns,
      stones,
      kind,
      isNumbered(state),
      blocksOf(state),
      store.settings.labels,
      store.settings.patterns,
    ].join();
    const isNew = shape !== this.shape;
    // The confirmation of a touch belongs to one position: if that is shown again, it stays.
    const isOther = isNew || state !== this.state || !decor.open;
    if (isOther || !this.pointing) this.pointing = new Pointing(state);
    this.kind = kind;
    if (isNew) this.draw(state, stones, shape);
    this.state = state;
    this.decor = decor;
    this.putMarks(isNew);
    if (isOther) this.ask(null);
    this.refresh();
  }

  /** Shows other decorations on the same position. */
  decorate(decor) {
    this.decor = { ...this.decor, ...decor };
    this.refresh();
  }

  /** The name of a cell, such as h8. */
  name(cell) {
    const { columns, rows } = this.state.grid;
    if (this.numbers?.has(cell)) return String(this.numbers.get(cell));
    return `${columns[this.geometry.column(cell)]}${rows[this.geometry.row(cell)]}`;
  }

  /** Gives the board the keyboard focus. */
  takeFocus() {
    this.cells?.[this.focus]?.focus();
  }

  draw(state, stones, shape) {
    const { grid } = state;
    this.shape = shape;
    this.numbers = isNumbered(state) ? numbersOf(grid) : null;
    // Numbers are drawn on the squares, and houses are counted from their owner's side.
    const isLabelled = store.settings.labels && !this.numbers && state.look.labelled;
    const geo = new Geometry(grid, isLabelled, stones, this.kind, blocksOf(state));
    this.geometry = geo;
    this.stones = stones;
    this.marks = new Map();
    this.under = s("g", {});
    this.flat = s("g", { class: "marks", "aria-hidden": "true" });
    this.layer = s("g", { class: "marks", "aria-hidden": "true" });
    this.over = s("g", { "aria-hidden": "true", class: "over" });
    this.ghost = s("g", { "aria-hidden": "true", class: "ghost" });
    this.cells = [];
    const rows = [];
    for (let row = 0; row < grid.height; row += 1) {
      const group = s("g", { role: "row" });
      for (let column = 0; column < grid.width; column += 1) group.append(this.cell(row * grid.width + column));
      rows.push(group);
    }
    const label = this.options.label?.() ?? t("web-board");
    const kind = `${stones ? "board-stones" : "board-marks"} kind-${this.kind}`;
    this.svg = s(
      "svg",
      {
        class: `board-picture ${kind}`,
        viewBox: geo.viewBox(),
        role: "grid",
        "aria-label": label,
        "aria-rowcount": grid.height,
        "aria-colcount": grid.width,
      },
      stoneShades(),
      s(
        "g",
        { "aria-hidden": "true" },
        // A little inside, or its line would be clipped at the edges.
        s("rect", { class: "board-ground", x: 1, y: 1, width: geo.width - 2, height: geo.height - 2, rx: 17 }),
        this.kind === "squares" ? this.fields() : null,
        this.under,
        s("path", { class: "board-lines", d: geo.lines() }),
        s("path", { class: "board-blocks", d: geo.blockLines() }),
        stones
          ? geo
              .stars()
              .map((cell) => s("circle", { class: "board-star", cx: geo.x(cell), cy: geo.y(cell), r: geo.unit * 0.1 }))
          : [],
        isLabelled ? this.labels(grid) : [],
      ),
      this.flat,
      this.layer,
      this.ghost,
      this.over,
      ...rows,
    );
    this.svg.classList.toggle("board-fine", geo.unit < 34);
    const start =
      this.focus !== null && this.focus < this.cells.length ? this.focus : Math.floor(this.cells.length / 2);
    this.focus = start;
    this.cells[start].setAttribute("tabindex", "0");
    this.listen();
    replace(this.element, this.svg, this.confirm);
    set(this.element, { "data-wide": grid.width > grid.height ? "" : null });
    this.element.style.setProperty("--ratio", String(geo.width / geo.height));
  }

  cell(index) {
    const geo = this.geometry;
    const [width, height] = [geo.across(index), geo.down(index)];
    const rect = s("rect", {
      class: "cell",
      role: "gridcell",
      tabindex: "-1",
      x: geo.x(index) - width / 2,
      y: geo.y(index) - height / 2,
      width,
      height,
      rx: geo.unit * 0.12,
      "data-cell": index,
      "aria-colindex": this.geometry.column(index) + 1,
    });
    this.cells.push(rect);
    return rect;
  }

  /** The ground of a board with squares of two colours; unused squares are drawn by their sign. */
  fields() {
    const { left, top, columns, rows, unit } = this.geometry;
    const ground = s("rect", { class: "field-dark", x: left, y: top, width: columns * unit, height: rows * unit });
    if (!store.settings.labels || !this.numbers) return ground;
    const number = ([cell, name]) =>
      s(
        "text",
        {
          class: "field-number",
          x: this.geometry.x(cell) - unit * 0.46,
          y: this.geometry.y(cell) - unit * 0.44,
          dy: "0.8em",
          "font-size": Math.max(11, unit * 0.17),
        },
        String(name),
      );
    return [ground, ...[...this.numbers].map(number)];
  }

  labels(grid) {
    const geo = this.geometry;
    const text = (x, y, words) => s("text", { class: "board-label", x, y, dy: "0.35em" }, words);
    const below = grid.columns.map((name, i) => text(geo.x(i), geo.height - geo.bottom / 2 + 1, name));
    const beside = grid.rows.map((name, i) => text(geo.left / 2, geo.y(i * grid.width), name));
    return [...below, ...beside];
  }

  listen() {
    const { svg } = this;
    const cellOf = (event) => {
      const name = event.target.dataset?.cell;
      return name === undefined ? null : Number(name);
    };
    svg.addEventListener("click", (event) => {
      const cell = cellOf(event);
      if (cell === null) return;
      this.moveFocus(cell, false);
      this.pick(cell, pointer === "touch" || pointer === "pen");
      pointer = "";
    });
    // Not every browser reports the pointer type with a click.
    let pointer = "";
    svg.addEventListener("pointerdown", (event) => {
      pointer = event.pointerType;
    });
    svg.addEventListener("focusin", (event) => this.moveFocus(cellOf(event), false));
    svg.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.hover(cellOf(event)));
    svg.addEventListener("pointerleave", () => this.hover(null));
    svg.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        this.pick(this.focus, false);
        return;
      }
      if (event.key === "Escape" && this.pointing?.giveUp()) {
        event.stopPropagation();
        this.options.onPoint?.();
        return this.refresh();
      }
      const to = wander(event, this.focus, this.geometry.columns, this.geometry.rows);
      if (to === null) return;
      event.preventDefault();
      this.moveFocus(to, true);
    });
  }

  moveFocus(cell, now) {
    if (cell === null) return;
    this.cells[this.focus]?.setAttribute("tabindex", "-1");
    this.focus = cell;
    this.cells[cell].setAttribute("tabindex", "0");
    if (now) this.cells[cell].focus();
  }

  /** Handles a click, a key or a touch. A touch on a small cell has to be confirmed. */
  pick(cell, byTouch) {
    if (!this.decor.open) return;
    const plays = this.moveAt(cell) >= 0;
    const small = (this.cells[cell].getBoundingClientRect().width || FINGER) < FINGER;
    if (byTouch && plays && small && store.settings.confirm && this.asked !== cell) return this.ask(cell);
    this.ask(null);
    const reading = this.pointing.point(cell);
    this.options.onPick?.(cell, reading);
    this.refresh();
  }

  /** Shows a large preview on the cell and waits for a second touch, there or on the button. */
  ask(cell) {
    this.asked = cell;
    this.confirm.hidden = cell === null;
    this.ghost.replaceChildren();
    if (cell === null) return;
    const geo = this.geometry;
    const landing = this.landing(cell);
    const [x, y] = [geo.x(landing), geo.y(landing)];
    const ghost = shadow(this, landing, "mark-asked");
    ghost.setAttribute("transform", `translate(${x} ${y})`);
    this.ghost.append(
      s("path", {
        class: "cross-hair",
        d: `M${geo.left} ${y}H${geo.width - geo.right}M${x} ${geo.top}V${geo.height - geo.bottom}`,
      }),
      ghost,
      s("circle", { class: "asked-ring", cx: x, cy: y, r: geo.unit * 0.85 }),
    );
    const name = this.state.legal[this.moveAt(cell)] ?? this.name(cell);
    replace(
      this.confirm,
      h(
        "button",
        { type: "button", class: "button primary", onclick: () => this.pick(cell, false) },
        t("web-confirm-move", { move: name }),
      ),
      h("button", { type: "button", class: "button", onclick: () => this.ask(null) }, t("web-cancel")),
    );
  }

  hover(cell) {
    if (this.asked !== null) return;
    this.ghost.replaceChildren();
    if (cell === null || !this.decor.open || !this.pointing.read(cell)) return;
    const landing = this.landing(cell);
    const ghost = shadow(this, landing, "mark-ghost");
    ghost.setAttribute("transform", `translate(${this.geometry.x(landing)} ${this.geometry.y(landing)})`);
    this.ghost.append(ghost);
  }

  /** The index of the legal move that this cell would complete; -1 if there is none. */
  moveAt(cell) {
    return this.pointing.moveAt(cell);
  }

  /** The cell where the move of a cell ends: where stones fall, it is farther down. */
  landing(cell) {
    return this.state.legal_cells[this.moveAt(cell)] ?? cell;
  }

  /** Only changed marks are redrawn, so that only a new one is animated. */
  putMarks(isNew) {
    const { grid } = this.state;
    for (let cell = 0; cell < this.cells.length; cell += 1) {
      const look = lookAt(grid, this.kind, cell);
      const known = this.marks.get(cell);
      if (known && known.look === look) continue;
      known?.element.remove();
      this.marks.delete(cell);
      if (look === "") continue;
      const fresh = !isNew && cell === this.state.last;
      const element = figure(this, grid, cell, fresh ? "mark-fresh" : "");
      const place = s("g", { transform: `translate(${this.geometry.x(cell)} ${this.geometry.y(cell)})` }, element);
      // Flat shapes are drawn before others, or a square would cover its neighbour's edge.
      if (element.querySelector(".dot, .line")) this.layer.append(place);
      else this.flat.append(place);
      this.marks.set(cell, { look, element: place });
    }
  }

  refresh() {
    const { under, over } = overlays(this);
    this.under.replaceChildren(...under);
    this.over.replaceChildren(...over);
    this.svg.classList.toggle("board-open", Boolean(this.decor.open));
    this.describe();
  }

  /** The labels of the cells. Only changed ones are written: a large board has four hundred. */
  describe() {
    const wordsOf = cellWords(this);
    const forbidden = new Map(this.state.forbidden.map(({ cell, why }) => [cell, why]));
    for (let cell = 0; cell < this.cells.length; cell += 1) {
      const text = wordsOf(cell).join(", ");
      if (this.cells[cell].getAttribute("aria-label") === text) continue;
      this.cells[cell].setAttribute("aria-label", text);
      this.cells[cell].replaceChildren(...(forbidden.has(cell) ? [s("title", {}, forbidden.get(cell))] : []));
    }
  }
}

/** The numbers of the squares in use, counted from the top left. @returns {Map<number, number>} */
function numbersOf(grid) {
  const played = [...grid.cells].map((_, cell) => cell).filter((cell) => grid.signs[cell] !== "outside");
  return new Map(played.map((cell, i) => [cell, i + 1]));
}
