// The picture of a tree during a search. The current node, known values and pruned moves differ in shape and in words,
// not only in colour. What is too wide to be read is folded; the current node is always in view.

import { h, s, set } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../texts.js";
import { Camera } from "./camera.js";
import { arrange, columnsFor } from "./layout.js";
import { drawFold, drawHidden, drawNode, putBoard } from "./nodes.js";
import { scoreText, windowText } from "./replay.js";
import { indexBehind, shownEntries } from "./shown.js";

const MOST_BUTTONS = 40;
/** The width that is assumed before the picture is on the page. */
const USUAL_WIDTH = 560;

/**
 * `quiet` hides what a learner is to find, `ordered` tells in which order the moves are searched, `born` are the places of
 * a tree that grows.
 * @typedef {{known: Map<string, any>, left: Set<string>, current: string|null, quiet?: boolean, ordered?: boolean,
 *   born?: Set<string>}} Moment
 */

export class TreePicture {
  /**
   * @param {{label: string, onNode?: (place: any) => void, boardOf?: ((path: string[]) => Promise<any>)|null}} options
   *   `boardOf` gives the position after some moves, for boards in the nodes
   */
  constructor(options) {
    this.options = options;
    this.svg = s("svg", { class: "tree", role: options.onNode ? "group" : "img", "aria-label": options.label });
    this.box = h(
      "div",
      {
        class: "tree-box",
        tabindex: "0",
        role: "region",
        "aria-label": options.label,
        "aria-keyshortcuts": "+ - 0 ArrowLeft ArrowRight ArrowUp ArrowDown",
        title: t("web-learn-move-picture"),
      },
      this.svg,
    );
    this.camera = new Camera(this.box, this.svg);
    this.whole = false;
    this.boards = false;
    /** What was chosen by hand: open subtrees, and blocks of moves until the next step. */
    this.opened = new Set();
    this.blocks = new Map();
    this.signature = "";
    /** Resolves when the boards in the nodes are drawn. */
    this.filled = Promise.resolve();
    this.wholeButton = this.tool("whole", t("web-tree-whole"), () => this.turn());
    this.boardButton = options.boardOf
      ? this.tool("boards", t("web-learn-boards"), () => this.showBoards(!this.boards))
      : null;
    this.tools = h(
      "div",
      { class: "tree-tools", role: "group", "aria-label": t("web-learn-picture-tools") },
      this.boardButton,
      this.wholeButton,
      this.tool("smaller", t("web-learn-smaller"), () => this.camera.shrink()),
      this.tool("larger", t("web-learn-larger"), () => this.camera.enlarge()),
    );
    this.element = h("div", { class: "tree-frame" }, this.box);
    this.observer = new ResizeObserver(() => this.moment && this.place());
    this.observer.observe(this.box);
  }

  tool(name, label, act) {
    return h(
      "button",
      { type: "button", class: "icon-button tree-tool", "data-tool": name, title: label, "aria-label": label, onclick: act },
      icon(name),
    );
  }

  /** Draws the tree without a search. @param {ReturnType<import("./union.js").unite>} union */
  draw(union) {
    this.union = union;
    this.signature = "";
    this.moment = { known: new Map(), left: new Set(), current: null };
    this.place();
  }

  turn() {
    this.whole = !this.whole;
    set(this.wholeButton, { "aria-pressed": String(this.whole) });
    this.camera.whole = this.whole;
    this.signature = "";
    this.place();
  }

  showBoards(on) {
    this.boards = on && Boolean(this.options.boardOf);
    if (this.boardButton) set(this.boardButton, { "aria-pressed": String(this.boards) });
    this.signature = "";
    this.camera.byHand = false;
    this.place();
  }

  /** Shows the state of a search. @param {Moment} moment */
  show(moment) {
    this.moment = moment;
    this.blocks.clear();
    this.place();
  }

  /** Marks the node of a question; `null` removes the mark. */
  ask(key) {
    this.asked = key;
    this.place();
  }

  /** Lays out what is to be seen now, if that has changed, and marks it. */
  place() {
    const { moment, union, boards } = this;
    const width = this.box.clientWidth || USUAL_WIDTH;
    const focus = this.asked ?? moment.current;
    const entries = shownEntries(union, {
      columns: this.whole ? Infinity : columnsFor(width, boards),
      focus,
      bestOf: (place) => place.children.find(({ key }) => moment.known.get(key)?.best),
      opened: this.opened,
      blocks: this.blocks,
      born: moment.born,
    });
    const signature = JSON.stringify([width, boards, this.whole, entries.map(({ key, hidden }) => [key, hidden])]);
    if (signature !== this.signature) {
      this.signature = signature;
      this.lay(entries, width);
    }
    for (const [key, part] of this.parts) this.mark(key, part);
    this.reveal(focus ?? union.root.key);
  }

  lay(entries, width) {
    const { union, boards } = this;
    this.size = arrange(entries, { width, boards, deepest: union.deepest });
    this.entries = new Map(entries.map((entry) => [entry.key, entry]));
    this.parts = new Map();
    const [edges, nodes] = [s("g", {}), s("g", {})];
    for (const [i, entry] of entries.entries()) {
      const part = this.drawn(entry);
      part.entry = entry;
      set(part.group, { "data-part": i });
      this.parts.set(entry.key, part);
      nodes.append(part.group);
      if (entry.parent) {
        part.edge = set(this.edge(entry), { "data-edge": i });
        edges.append(part.edge);
      }
      if (entry.hidden > 0) nodes.append(this.stub(entry));
    }
    this.svg.replaceChildren(edges, nodes);
    this.camera.resize(this.size, entries[0].x);
    if (boards) this.fillBoards();
  }

  drawn(entry) {
    if (!entry.place) return this.fold(entry);
    const part = drawNode(entry, this.size, this.options.onNode ? "tree-spot-click" : "");
    if (this.options.onNode && entry.place.path.length > 0) this.listen(part.group, entry.place);
    return part;
  }

  /** An editable node is a button; in a large tree that would be too many, so it is edited as text. */
  listen(group, place) {
    const act = () => this.options.onNode(place);
    if (this.union.places.size > MOST_BUTTONS) group.addEventListener("click", act);
    else this.press(set(group, { tabindex: "0", role: "button" }), act);
  }

  press(group, act) {
    group.addEventListener("click", act);
    group.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    });
    return group;
  }

  /** Neighbours in one box: pressing it shows the block next to those that are shown. */
  fold(entry) {
    const part = drawFold(entry, this.size);
    this.press(part.group, () => {
      this.blocks.set(entry.parent.place.key, indexBehind(entry));
      this.place();
      const [first] = entry.fold;
      this.reveal(this.entries.has(first.key) ? first.key : entry.fold.at(-1).key);
    });
    return part;
  }

  /** The mark of a folded subtree: pressing it opens the subtree. */
  stub(entry) {
    const { group, title } = drawHidden(entry, this.size);
    title.textContent = t("web-learn-below", { name: entry.place.name, count: entry.hidden });
    set(group, { "aria-label": title.textContent });
    return this.press(group, () => {
      this.opened.add(entry.key);
      this.place();
      this.reveal(entry.key);
    });
  }

  edge(entry) {
    const { parent } = entry;
    const half = this.size.node * 0.36 + (this.size.boards ? 24 : 0);
    const along = (part) => [entry.x + (parent.x - entry.x) * part, entry.y + (parent.y - entry.y) * part];
    // The names of many moves stand near the moves, where there is room between them.
    const room = 1 - ((entry.place?.move.length ?? 0) * 7 + 8) / this.size.gap;
    const low = parent.children.length > 4 || this.size.boards;
    const near = along(low ? Math.max(0.24, Math.min(0.5, room)) : 0.58);
    const [strikeX, strikeY] = along(low ? 0.66 : 0.34);
    const group = s(
      "g",
      { class: "tree-way" },
      s("path", { class: "tree-edge", d: `M${parent.x} ${parent.y + half}L${entry.x} ${entry.y - half}` }),
      s("path", { class: "tree-strike", d: `M${strikeX - 9} ${strikeY - 5}l18 10` }),
    );
    if (!entry.place) return group;
    group.append(s("text", { class: "tree-move", x: near[0], y: near[1] + 4 }, entry.place.move));
    return group;
  }

  /** Shows in one box what the search knows about it. */
  mark(key, part) {
    if (part.entry.fold) return this.markFold(part);
    const { known, quiet } = this.moment;
    const { place } = part.entry;
    const asked = key === this.asked;
    const fact = known.get(key);
    const skipped = this.isLeft(key) && !fact;
    const classes = part.group.classList;
    classes.toggle("is-current", key === this.moment.current);
    classes.toggle("is-asked", asked);
    classes.toggle("is-open", Boolean(fact?.open));
    classes.toggle("is-known", Boolean(fact?.sure));
    classes.toggle("is-table", Boolean(fact?.table));
    classes.toggle("is-left", skipped);
    classes.toggle("is-new", !fact && !skipped);
    part.edge?.classList.toggle("is-left", skipped);
    part.edge?.classList.toggle("is-cut-here", this.moment.left.has(key) && !fact);
    part.edge?.classList.toggle("is-best", Boolean(fact?.best) && !(quiet && !fact.sure));
    part.edge?.classList.toggle("is-new", !fact && !skipped);
    const value = asked && place.leaf === null ? "?" : this.value(place, fact);
    this.write(part, value);
    const window = quiet ? fact?.entered : fact?.window;
    const isSeen = fact?.open && place.leaf === null && window && !(quiet && !fact.window);
    part.window.textContent = fact?.note ?? (isSeen ? windowText(window) : "");
    const label = part.edge?.querySelector(".tree-move");
    if (label) label.textContent = this.moment.ordered && fact ? `${fact.order}. ${place.move}` : place.move;
    part.title.textContent = describe(place, quiet && !fact?.sure ? null : fact, skipped);
    if (part.group.getAttribute("role") === "button") part.group.setAttribute("aria-label", part.title.textContent);
  }

  /** What is known about the moves in a fold. */
  markFold({ entry, group, title, edge }) {
    const { known } = this.moment;
    const seen = entry.fold.filter(({ key }) => known.has(key)).length;
    const left = entry.fold.filter(({ key }) => !known.has(key) && this.isLeft(key)).length;
    const all = entry.fold.length;
    for (const element of [group, edge]) {
      element.classList.toggle("is-new", seen + left === 0);
      element.classList.toggle("is-left", left === all);
    }
    group.classList.toggle("is-known", seen === all);
    const [from, to] = [entry.fold[0].move, entry.fold.at(-1).move];
    title.textContent = t("web-learn-fold", { from, to, count: all, seen, left });
    set(group, { "aria-label": title.textContent });
  }

  /** Whether a node or one above it was pruned. */
  isLeft(key) {
    for (const start of this.moment.left) if (key === start || key.startsWith(`${start} `)) return true;
    return false;
  }

  value(place, fact) {
    if (place.leaf !== null) return fact ? scoreText(fact.value) || scoreText(place.leaf) : scoreText(place.leaf);
    if (!fact || fact.value === null || (this.moment.quiet && !fact.sure)) return "";
    const sign = { lower: "≥", upper: "≤" }[fact.bound] ?? "";
    return (fact.sure ? sign : "") + scoreText(fact.value);
  }

  /** Long numbers are smaller, so that they fit inside. */
  write({ text, room }, words) {
    if (text.textContent === words) return;
    text.textContent = words;
    const usual = this.size.boards ? 15 : Math.max(13, this.size.node * 0.36);
    const size = Math.max(9, Math.min(usual, (room * 1.6) / Math.max(1, words.length)));
    text.setAttribute("font-size", String(Math.round(size * 10) / 10));
  }

  /** Fills the nodes with boards as they come from the server. */
  fillBoards() {
    const { boardOf } = this.options;
    const fill = ({ entry, board }) =>
      boardOf(entry.place.path).then(
        (state) => state?.grid && putBoard(board, state, this.size.node),
        // Without the server the node stays without a board.
        () => {},
      );
    this.filled = Promise.all([...this.parts.values()].filter(({ board }) => board).map(fill));
  }

  reveal(key) {
    const entry = this.entries?.get(key);
    if (!entry) return;
    const { node, boards } = this.size;
    const [width, height] = [node, boards ? node + 60 : node + 34];
    this.camera.reveal({ x: entry.x - width / 2, y: entry.y - height / 2 - 10, width, height: height + 10 });
  }
}

function describe(place, fact, skipped) {
  const { name } = place;
  if (skipped) return t("web-tree-left-out", { name });
  if (!fact) return place.leaf ? t("web-tree-node-value", { name, value: scoreText(place.leaf) }) : name;
  if (fact.note) return t("web-tree-node-value", { name, value: `${scoreText(fact.value)}, ${fact.note}` });
  if (fact.value === null)
    return fact.window ? t("web-tree-node-window", { name, window: windowText(fact.window) }) : name;
  return t("web-tree-node-value", { name, value: scoreText(fact.value) });
}
