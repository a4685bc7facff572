// The moves of a game as buttons: the main line as a list, and below each move the variations from it, nested and in
// parentheses. The current move is marked.

import { h, replace } from "./dom.js";
import { other } from "./game.js";
import { icon } from "./icons.js";
import { lookOf, sideName, sideSign, sideText } from "./sides.js";
import { t } from "./texts.js";

/** @typedef {import("./variations.js").Node} Node */

/** The moves of which an opening has its name. */
const OPENED = 3;

export class MoveList {
  /** @param {(node: Node) => void} onGo */
  constructor(onGo) {
    this.onGo = onGo;
    this.list = h("ol", { class: "moves", tabindex: "-1" });
    this.element = h("div", { class: "moves-box", role: "group", "aria-label": t("web-moves") }, this.list);
    this.shown = "";
    this.tree = null;
    /** The name of the opening of these first moves: positions before its last move do not say it. */
    this.opened = null;
    /** @type {Map<Node, HTMLElement>} */
    this.buttons = new Map();
  }

  /**
   * @param {import("./game.js").Game} game @param {number} ply @param {any} state a State of the game
   * @param {Record<number, {sign: string, words: string, kind: string}>} [verdicts] on the current line, by ply from 1
   */
  show(game, ply, state, verdicts = {}) {
    const { tree, moves } = game;
    const look = lookOf(state);
    const line = [tree.root, ...(tree.find(moves)?.line ?? [])];
    const first = moves.slice(0, OPENED).join();
    if (state.opening) this.opened = { first, name: state.opening };
    const opening = this.opened?.first === first ? this.opened.name : null;
    const key = JSON.stringify([tree.version, moves, look, verdicts, opening]);
    if (key !== this.shown || tree !== this.tree) {
      Object.assign(this, { shown: key, tree, look, verdicts, opening, starter: state.starter, line: new Set(line) });
      this.buttons.clear();
      this.draw();
    }
    const current = line[ply];
    for (const [node, button] of this.buttons) {
      if (node === current) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    if (this.buttons.has(current)) reveal(this.element, this.buttons.get(current));
  }

  draw() {
    const { tree } = this;
    const items = [
      h("li", { class: "moves-start" }, this.button(tree.root)),
      ...this.openingRow(),
      ...this.remarks(tree.root),
    ];
    for (let at = tree.root; at.children.length > 0; [at] = at.children) {
      const [main] = at.children;
      items.push(
        h("li", { class: this.isLong(main) ? "move-long" : null }, this.button(main)),
        ...this.remarks(main),
        ...this.beside(main).map((box) => this.row(box)),
      );
    }
    replace(this.list, ...items);
  }

  /** Whether a move needs more room than a column has: a capture over many squares, or one with a sign. @param {Node} node */
  isLong(node) {
    const verdict = this.line.has(node) ? (this.verdicts[node.depth]?.sign ?? "") : "";
    return node.move.length + (verdict ? 3 : 0) + (node.end ? 2 : 0) > 6;
  }

  /** The name of the opening, with what it means in English. */
  openingRow() {
    if (!this.opening) return [];
    const { code, name, english } = this.opening;
    const words = h("span", { class: "opening-name", title: english }, `${code} ${name}`);
    return [h("li", { class: "moves-row opening-row" }, t("web-opening"), " ", words)];
  }

  row(...content) {
    return h("li", { class: "moves-row" }, ...content);
  }

  /** What stands below a move of the main line: its comment. */
  remarks(node) {
    return node.comment ? [this.row(comment(node))] : [];
  }

  /** The variations beside a move. @param {Node} main */
  beside(main) {
    return main.siblings.slice(1).map((head) => this.variation(head));
  }

  /** A variation, with those inside it. A variation is as deep in others as it was played: not deep enough to overflow. */
  variation(head) {
    const parts = [h("span", { class: "bracket", "aria-hidden": "true" }, "(")];
    for (let node = head; node; [node] = node.children) {
      parts.push(this.button(node));
      if (node.comment) parts.push(comment(node));
      if (node !== head) parts.push(...this.beside(node));
    }
    parts.push(h("span", { class: "bracket", "aria-hidden": "true" }, ")"));
    const label = t("web-variation-of", { number: head.depth, move: head.move });
    return h("div", { class: "variation", role: "group", "aria-label": label }, parts);
  }

  /** Who made a move: by the server's word, else by turns. @param {Node} node */
  mover(node) {
    let [at, turned] = [node, false];
    while (at.parent && !at.by) [at, turned] = [at.parent, !turned];
    const side = at.parent ? at.by : other(this.starter);
    return turned ? other(side) : side;
  }

  button(node) {
    const { look } = this;
    const ply = node.depth;
    const side = ply > 0 ? this.mover(node) : null;
    const isOnLine = this.line.has(node);
    const verdict = isOnLine ? this.verdicts[ply] : null;
    const ended = node.end ? t(`web-mark-${node.end.how}`, { side: sideName(node.end.loser, look) }) : "";
    // keys: web-mark-resigned, web-mark-time
    // The piece is drawn and its name only read, so it stands after what is seen.
    const key = look.colours ? "web-move-by" : "web-move-label";
    // keys: web-move-by, web-move-label
    const label = side ? t(key, { number: ply, side: sideText(side, look), move: node.move }) : t("web-start");
    const button = h(
      "button",
      {
        type: "button",
        class: `move ${side ? `move-${side.toLowerCase()}` : "move-start"} ${isOnLine ? "" : "move-aside"}`,
        "data-ply": isOnLine ? ply : null,
        "data-move": node.path.join(","),
        "aria-label": [label, verdict?.words, ended].filter(Boolean).join(": "),
        onclick: () => this.onGo(node),
      },
      // The spaces are for screen readers: "3. X h8".
      ...(side ? [h("span", { class: "move-number" }, `${ply}.`), " ", sideSign(side, look)] : []),
      side && !look.colours ? " " : null,
      h("span", { class: "move-text" }, side ? node.move : t("web-start")),
      node.end ? h("span", { class: "move-end", title: ended }, icon("flag")) : null,
      verdict?.sign
        ? h("span", { class: `verdict verdict-${verdict.kind}`, "aria-hidden": "true" }, verdict.sign)
        : null,
    );
    this.buttons.set(node, button);
    return button;
  }
}

function comment(node) {
  return h("p", { class: "move-comment" }, node.comment);
}

/** Scrolls within the list only: the page stays where it is. */
function reveal(box, button) {
  const [outer, inner] = [box.getBoundingClientRect(), button.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + 8;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 8;
}
