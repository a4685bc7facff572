// The view of a game: the board if it has a grid, with buttons for moves without a cell, such as a pass; otherwise
// buttons for all moves.

import { Board } from "./board.js";
import { h, replace } from "./dom.js";
import { t } from "./texts.js";
import { TreePicture } from "./tree/picture.js";
import { keyOf, unite } from "./tree/union.js";
import { readTree } from "./tree/written.js";
import { toast } from "./voice.js";

export class Arena {
  /** @param {{onMove?: (move: string) => void, label?: () => string}} options */
  constructor(options = {}) {
    this.options = options;
    this.board = new Board({
      onPick: (cell, reading) => this.pick(cell, reading),
      onPoint: () => this.showAside(),
      label: options.label,
    });
    this.plain = h("div", { class: "plain" });
    this.aside = h("div", { class: "move-buttons aside-moves", role: "group", hidden: true });
    this.element = h("div", { class: "arena" });
    this.state = null;
    this.decor = {};
  }

  close() {
    this.board.close();
  }

  show(state, decor = {}) {
    this.state = state;
    this.decor = decor;
    if (state.grid) {
      if (this.board.element.parentNode !== this.element) replace(this.element, this.board.element, this.aside);
      this.board.show(state, decor);
      this.showAside();
    } else {
      if (this.plain.parentNode !== this.element) replace(this.element, this.plain);
      this.showPlain(state, decor);
    }
  }

  decorate(decor) {
    if (this.state?.grid) this.board.decorate(decor);
  }

  /** The picture of the board; `null` if the game is shown as text. @returns {SVGSVGElement|null} */
  drawing() {
    return this.element.querySelector(".board-picture, .tree");
  }

  takeFocus() {
    if (this.state?.grid) this.board.takeFocus();
    else this.plain.querySelector("button")?.focus();
  }

  /** @param {import("./pointing.js").Reading|null} reading the meaning of the cell */
  pick(cell, reading) {
    const { state } = this;
    this.showAside();
    if (reading?.move !== undefined) return this.options.onMove?.(state.legal[reading.move]);
    if (reading?.many) return toast(t("web-cell-ways", { move: this.board.name(cell) }));
    if (reading) return;
    const why = state.forbidden.find((one) => one.cell === cell)?.why;
    if (why) return toast(why);
    const move = this.board.name(cell);
    if (state.grid.cells[cell] !== "." && this.board.kind === "plain") toast(t("web-cell-taken", { move }));
    else toast(state.obligation ?? t("web-cell-no-move", { move, help: state.move_help }));
  }

  /** The moves without a cell, and those that cells do not determine. */
  showAside() {
    const { state, decor } = this;
    const { choice } = this.board.pointing;
    const moves = state.legal.filter((_, index) => state.legal_paths[index].length === 0 || choice.includes(index));
    this.aside.hidden = moves.length === 0 || !decor.open;
    this.aside.setAttribute("aria-label", t("web-legal-moves"));
    replace(
      this.aside,
      this.aside.hidden ? [] : moves.map((move) => this.button(move, decor, moves.length === state.legal.length)),
    );
  }

  button(move, decor, isPrimary = false) {
    const kind = isPrimary ? "primary" : "";
    return h(
      "button",
      {
        type: "button",
        class: `button large ${kind} ${move === decor.hinted ? "hinted" : ""}`,
        disabled: !decor.open,
        onclick: () => this.options.onMove?.(move),
      },
      move === "pass" ? t("web-pass") : move,
    );
  }

  showPlain(state, decor) {
    replace(
      this.plain,
      treeOf(state) ?? h("pre", { class: "text-board", tabindex: "0", "aria-label": t("web-board") }, state.text_board),
      h(
        "div",
        { class: "move-buttons", role: "group", "aria-label": t("web-legal-moves") },
        state.legal.map((move) => this.button(move, decor)),
      ),
    );
  }
}

/** A written tree with the path played so far; `null` for other games, and for trees too large to show. */
function treeOf(state) {
  const written = readTree(/^explicit\((.*)\)$/s.exec(state.game)?.[1] ?? "");
  const union = written && unite([], written);
  if (!union || union.places.size > 300) return null;
  const picture = new TreePicture({ label: t("web-tree-text") });
  picture.draw(union);
  const known = new Map();
  for (let ply = 0; ply <= state.moves.length; ply += 1) {
    const open = { open: true, value: null, sure: false, window: null, best: ply > 0 };
    known.set(keyOf(state.moves.slice(0, ply)), open);
  }
  picture.show({ known, left: new Set(), current: keyOf(state.moves) });
  return picture.element;
}
