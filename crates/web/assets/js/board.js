// The board of any game with a grid, as one SVG picture. For screen readers it is a grid of labelled cells; one cell
// has the keyboard focus, and the arrow keys move it. The style of the board draws cells and pieces.

import { h, replace, s, set } from "./dom.js";
import { styleOf } from "./boards/styles.js";
import { ownerOf } from "./boards/usual.js";
import { Dragging } from "./dragging.js";
import { Geometry } from "./geometry.js";
import { cellWords } from "./cellwords.js";
import { stoneShades } from "./marks.js";
import { isStep } from "./motion.js";
import { wander } from "./wander.js";
import { overlays } from "./overlays.js";
import { Pointing } from "./pointing.js";
import { hasStones, lookOf, sideName } from "./sides.js";
import { soundOf } from "./sound.js";
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
    /** Whether the piece of the last move was dragged to its square: then it does not slide there again. */
    this.dropped = false;
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
    const { grid, look } = state;
    const stones = hasStones(state);
    const { labels, patterns } = store.settings;
    const { width, height, columns, names } = grid;
    const shape = JSON.stringify([width, height, columns, names, stones, look, labels, patterns]);
    const isNew = shape !== this.shape;
    // The confirmation of a touch belongs to one position: if that is shown again, it stays.
    const isOther = isNew || state !== this.state || !decor.open;
    if (isOther || !this.pointing) this.pointing = new Pointing(state);
    const before = this.state;
    Object.assign(this, { state, decor, stones, style: styleOf(state), block: look.block });
    if (isNew) this.draw(shape);
    this.putMarks(!isNew && isStep(before, state) ? before : null);
    if (isOther) {
      this.ask(null);
      this.dragging.end();
      this.dropped = false;
    }
    this.refresh();
  }

  /** Shows other decorations on the same position. */
  decorate(decor) {
    this.decor = { ...this.decor, ...decor };
    this.refresh();
  }

  /** The name of a cell, such as h8. */
  name(cell) {
    const { look, grid } = this.state;
    const [column, row] = [grid.columns[cell % grid.width], grid.rows[Math.floor(cell / grid.width)]];
    if (this.names.length > 0) return this.names[cell] ?? this.style.name(this, cell) ?? "";
    return look.labels === "column-numbers" ? t("web-cell-column-row", { column, row }) : `${column}${row}`;
  }

  /** Gives the board the keyboard focus. */
  takeFocus() {
    this.cells?.[this.focus]?.focus();
  }

  draw(shape) {
    const { state, style } = this;
    const { grid } = state;
    this.shape = shape;
    this.labelled = store.settings.labels;
    /** The names of the cells, if they are not named by column and row. @type {(string|null)[]} */
    this.names = grid.names ?? [];
    const labels = this.labelled ? state.look.labels : "none";
    const geo = new Geometry(grid, style.shape(grid, { labels }));
    this.geometry = geo;
    this.marks = new Map();
    this.under = s("g", {});
    this.flat = s("g", { class: "marks", "aria-hidden": "true" });
    this.layer = s("g", { class: "marks", "aria-hidden": "true" });
    this.over = s("g", { "aria-hidden": "true", class: "over" });
    this.ghost = s("g", { "aria-hidden": "true", class: "ghost" });
    this.cells = [];
    const rows = [];
    for (let row = 0; row < geo.rows; row += 1) {
      const cells = Array.from({ length: geo.columns }, (_, column) => geo.cellAt(column, row));
      rows.push(s("g", { role: "row" }, ...cells.map((cell) => (cell === undefined ? null : this.cell(cell)))));
    }
    this.svg = s(
      "svg",
      {
        class: `board-picture ${this.stones ? "board-stones" : "board-marks"} style-${style.id}`,
        viewBox: geo.viewBox(),
        role: "grid",
        "aria-label": this.options.label?.() ?? t("web-board"),
        "aria-rowcount": geo.rows,
        "aria-colcount": geo.columns,
      },
      stoneShades(),
      s("g", { "aria-hidden": "true" }, ...style.ground(this), this.under, ...this.labels(labels)),
      this.flat,
      this.layer,
      s("g", { "aria-hidden": "true", class: "front" }, ...style.front(this)),
      this.ghost,
      this.over,
      ...rows,
    );
    this.svg.classList.toggle("board-fine", geo.unit < 34);
    const isThere = this.focus !== null && this.focus < this.cells.length && !style.isVoid(grid, this.focus);
    if (!isThere) this.focus = this.middle();
    this.cells[this.focus].setAttribute("tabindex", "0");
    this.listen();
    replace(this.element, this.svg, this.confirm);
    set(this.element, { "data-wide": geo.width > geo.height ? "" : null });
    this.element.style.setProperty("--ratio", String(geo.width / geo.height));
  }

  /** The cell in the middle, or the first one after it that is a part of the board. */
  middle() {
    const { grid } = this.state;
    const from = Math.floor(this.cells.length / 2);
    const drawn = this.cells.map((_, cell) => cell).filter((cell) => !this.style.isVoid(grid, cell));
    return drawn.find((cell) => cell >= from) ?? drawn[0] ?? 0;
  }

  cell(index) {
    const geo = this.geometry;
    const [width, height] = [geo.across(index), geo.down(index)];
    const isVoid = this.style.isVoid(this.state.grid, index);
    const rect = s("rect", {
      class: isVoid ? "cell cell-void" : "cell",
      role: "gridcell",
      tabindex: isVoid ? null : "-1",
      "aria-hidden": isVoid ? "true" : null,
      x: geo.x(index) - width / 2,
      y: geo.y(index) - height / 2,
      width,
      height,
      rx: geo.unit * 0.12,
      "data-cell": index,
      "aria-colindex": geo.column(index) + 1,
    });
    this.cells[index] = rect;
    return rect;
  }

  /** The names of columns and rows beside the board. */
  labels(labels) {
    const geo = this.geometry;
    const { grid } = this.state;
    if (geo.columns !== grid.width || geo.rows !== grid.height) return [];
    const text = (x, y, words) => s("text", { class: "board-label", x, y, dy: "0.35em" }, words);
    const below = grid.columns.map((name, i) => text(geo.x(i), geo.height - geo.bottom / 2 + 1, name));
    const beside = grid.rows.map((name, i) => text(geo.left / 2, geo.y(i * grid.width), name));
    return { coordinates: [...below, ...beside], "column-letters": below, "column-numbers": below }[labels] ?? [];
  }

  listen() {
    const { svg } = this;
    this.dragging = new Dragging(this);
    const cellOf = (event) => {
      const name = event.target.dataset?.cell;
      return name === undefined ? null : Number(name);
    };
    svg.addEventListener("click", (event) => {
      const cell = cellOf(event);
      // The click at the end of a drag is a part of it.
      if (cell === null || this.dragging.wasDragged()) return;
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
      const { columns, rows } = this.geometry;
      const to = wander(event, this.geometry.spot(this.focus), columns, rows);
      if (to === null) return;
      event.preventDefault();
      this.moveFocus(this.entered(to % columns, Math.floor(to / columns)), true);
    });
  }

  /** The cell at a place; where the board has none, the only cell of that column, or the one that has the focus. */
  entered(column, row) {
    const { geometry, style, state } = this;
    const isDrawn = (cell) => cell !== undefined && !style.isVoid(state.grid, cell);
    const cell = geometry.cellAt(column, row);
    if (isDrawn(cell)) return cell;
    const rows = Array.from({ length: geometry.rows }, (_, one) => geometry.cellAt(column, one)).filter(isDrawn);
    return rows.length === 1 ? rows[0] : this.focus;
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
    const { width, height } = this.cells[cell].getBoundingClientRect();
    const small = (Math.min(width, height) || FINGER) < FINGER;
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
    this.ghost.append(
      s("path", {
        class: "cross-hair",
        d: `M${geo.left} ${y}H${geo.width - geo.right}M${x} ${geo.top}V${geo.height - geo.bottom}`,
      }),
      ...this.style.preview(this, landing, "mark-asked"),
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
    this.ghost.append(...this.style.preview(this, this.landing(cell), "mark-ghost"));
  }

  /** The index of the legal move that this cell would complete; -1 if there is none. */
  moveAt(cell) {
    return this.pointing.moveAt(cell);
  }

  /** The cell where the move of a cell ends: where stones fall, it is farther down. */
  landing(cell) {
    return this.state.legal_cells[this.moveAt(cell)] ?? cell;
  }

  /** Only changed marks are redrawn. @param {any} before the state of which this one is the next, if it is */
  putMarks(before) {
    const { state, style, geometry } = this;
    const { grid } = state;
    const old = new Map();
    for (let cell = 0; cell < this.cells.length; cell += 1) {
      const look = style.look(grid, cell);
      const known = this.marks.get(cell);
      if (known && known.look === look) continue;
      known?.element.remove();
      if (known) old.set(cell, known);
      this.marks.delete(cell);
      if (look === "") continue;
      const element = style.figure(this, cell, before && cell === state.last ? "mark-fresh" : "");
      const place = s("g", { transform: `translate(${geometry.x(cell)} ${geometry.y(cell)})` }, element);
      // Flat shapes are drawn before others, or a square would cover its neighbour's edge.
      if (element.querySelector(".dot, .line")) this.layer.append(place);
      else this.flat.append(place);
      this.marks.set(cell, { look, element: place, side: ownerOf(grid, cell) });
    }
    if (before) {
      if (state.last !== null) style.step(this, { before, old });
      soundOf(before, state);
    }
  }

  refresh() {
    const { under, over } = overlays(this);
    this.under.replaceChildren(...under);
    this.over.replaceChildren(...over);
    this.svg.classList.toggle("board-open", Boolean(this.decor.open));
    this.dragging.mark();
    this.describe();
  }

  /** The labels of the cells. Only changed ones are written: a large board has four hundred. */
  describe() {
    const wordsOf = cellWords(this);
    const titles = this.titles();
    for (let cell = 0; cell < this.cells.length; cell += 1) {
      const text = wordsOf(cell).join(", ");
      if (this.cells[cell].getAttribute("aria-label") === text) continue;
      this.cells[cell].setAttribute("aria-label", text);
      this.cells[cell].replaceChildren(...(titles.has(cell) ? [s("title", {}, titles.get(cell))] : []));
    }
  }

  /** What a pointer that rests on a cell is told: why a move is forbidden, and the threats if they are shown. */
  titles() {
    const { state } = this;
    const look = lookOf(state);
    const titles = new Map();
    for (const { cell, side, words } of (store.settings.threats && state.threats) || []) {
      const line = t("web-threat", { side: sideName(side, look), what: words });
      titles.set(cell, titles.has(cell) ? `${titles.get(cell)}\n${line}` : line);
    }
    for (const { cell, why } of state.forbidden) titles.set(cell, why);
    return titles;
  }
}
