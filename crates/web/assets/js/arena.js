// Where a game is shown: the board where it has a grid, and buttons for its moves where it has none.

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
    this.board = new Board({ onPick: (cell) => this.pick(cell), label: options.label });
    this.plain = h("div", { class: "plain" });
    this.element = h("div", { class: "arena" });
    this.state = null;
  }

  close() {
    this.board.close();
  }

  show(state, decor = {}) {
    this.state = state;
    if (state.grid) {
      if (this.board.element.parentNode !== this.element) replace(this.element, this.board.element);
      this.board.show(state, decor);
    } else {
      if (this.plain.parentNode !== this.element) replace(this.element, this.plain);
      this.showPlain(state, decor);
    }
  }

  decorate(decor) {
    if (this.state?.grid) this.board.decorate(decor);
  }

  /** The picture that is shown; `null` where there are only letters. @returns {SVGSVGElement|null} */
  drawing() {
    return this.element.querySelector(".board-picture, .tree");
  }

  takeFocus() {
    if (this.state?.grid) this.board.takeFocus();
    else this.plain.querySelector("button")?.focus();
  }

  pick(cell) {
    const { state } = this;
    const index = state.legal_cells.indexOf(cell);
    if (index >= 0) return this.options.onMove?.(state.legal[index]);
    const why = state.forbidden.find((one) => one.cell === cell)?.why;
    toast(why ?? t("web-cell-taken", { move: this.board.name(cell) }));
  }

  showPlain(state, decor) {
    replace(
      this.plain,
      treeOf(state) ?? h("pre", { class: "text-board", tabindex: "0", "aria-label": t("web-board") }, state.text_board),
      h(
        "div",
        { class: "move-buttons", role: "group", "aria-label": t("web-legal-moves") },
        state.legal.map((move) =>
          h(
            "button",
            {
              type: "button",
              class: `button large ${move === decor.hinted ? "hinted" : ""}`,
              disabled: !decor.open,
              onclick: () => this.options.onMove?.(move),
            },
            move,
          ),
        ),
      ),
    );
  }
}

/** A written tree with the way that was taken; `null` for other games, and for trees too large to look at. */
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
