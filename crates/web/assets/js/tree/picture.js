// The picture of a tree during a search. The current node, known values and pruned moves differ in shape and in words,
// not only in colour.

import { h, s, set } from "../dom.js";
import { t } from "../texts.js";
import { scoreText, windowText } from "./replay.js";

const MOST_BUTTONS = 40;

/** Below this scale numbers are unreadable. */
const LEAST_SCALE = 0.8;

export class TreePicture {
  /** @param {{label: string, onNode?: (place: any) => void}} options */
  constructor(options) {
    this.options = options;
    this.svg = s("svg", { class: "tree", role: options.onNode ? "group" : "img", "aria-label": options.label });
    /** Toggles between the whole of a wide tree and the part around the current node. */
    this.toggle = h(
      "button",
      { type: "button", class: "text-button", hidden: true, "aria-pressed": "false", onclick: () => this.turn() },
      t("web-tree-whole"),
    );
    this.whole = false;
    this.element = h(
      "div",
      { class: "tree-box", tabindex: "0", role: "region", "aria-label": options.label },
      this.svg,
    );
  }

  /** Draws the tree without a search. @param {ReturnType<import("./union.js").unite>} union */
  draw(union) {
    this.union = union;
    this.parts = new Map();
    set(this.svg, { viewBox: `0 0 ${union.width} ${union.height}` });
    // A small tree does not fill a projector.
    this.svg.style.setProperty("max-width", `${Math.round(union.width * 1.3)}px`);
    this.fit();
    const edges = s("g", {});
    const nodes = s("g", {});
    for (const place of union.places.values()) {
      for (const child of place.children) edges.append(this.edge(place, child));
      nodes.append(this.node(place));
    }
    this.svg.replaceChildren(edges, nodes);
    // The root first, once the picture is on the page and can be scrolled.
    requestAnimationFrame(() => {
      this.toggle.hidden = this.element.clientWidth >= this.union.width * LEAST_SCALE;
      this.reveal(this.current ?? union.root.key);
    });
  }

  turn() {
    this.whole = !this.whole;
    set(this.toggle, { "aria-pressed": String(this.whole) });
    this.fit();
    this.reveal(this.current ?? this.union.root.key);
  }

  /** A wide tree is scaled down a little before it scrolls. */
  fit() {
    const least = this.whole ? 0 : Math.round(this.union.width * LEAST_SCALE);
    this.svg.style.setProperty("min-width", `${least}px`);
  }

  edge(from, to) {
    const half = this.union.node * 0.36;
    const along = (part) => [to.x + (from.x - to.x) * part, to.y + (from.y - to.y) * part];
    const [strikeX, strikeY] = along(0.34);
    const group = s(
      "g",
      { class: "tree-way" },
      s("path", { class: "tree-edge", d: `M${from.x} ${from.y + half}L${to.x} ${to.y - half}` }),
      s("path", { class: "tree-strike", d: `M${strikeX - 9} ${strikeY - 5}l18 10` }),
    );
    if (this.union.node > 30) {
      const near = along(0.58);
      group.append(s("text", { class: "tree-move", x: near[0], y: near[1] + 4 }, to.move));
    }
    this.part(to.key).edge = group;
    return group;
  }

  node(place) {
    const { node } = this.union;
    const leaf = place.leaf !== null;
    const [width, height] = leaf ? [node * 0.72, node * 0.72] : [node, node * 0.72];
    const part = this.part(place.key);
    part.text = s("text", { class: "tree-value", dy: "0.35em", "font-size": Math.max(9, node * 0.34) });
    part.window = s("text", { class: "tree-window", y: -node * 0.66 - 9 });
    part.title = s("title");
    part.group = s(
      "g",
      {
        class: `tree-spot ${leaf ? "tree-spot-leaf" : ""} ${this.options.onNode ? "tree-spot-click" : ""}`,
        transform: `translate(${place.x} ${place.y})`,
      },
      s("circle", { class: "tree-halo", r: node * 0.66 }),
      leaf
        ? s("rect", { class: "tree-leaf", x: -width / 2, y: -height / 2, width, height, rx: 4 })
        : s("path", { class: "tree-node", d: shape(place.ply % 2 === 0, width, height) }),
      part.text,
      part.window,
      part.title,
    );
    if (this.options.onNode && place.path.length > 0) this.listen(part.group, place);
    return part.group;
  }

  /** An editable node is a button; in a large tree that would be too many, so it is edited as text. */
  listen(group, place) {
    const act = () => this.options.onNode(place);
    group.addEventListener("click", act);
    if (this.union.places.size > MOST_BUTTONS) return;
    set(group, { tabindex: "0", role: "button" });
    group.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    });
  }

  part(key) {
    if (!this.parts.has(key)) this.parts.set(key, {});
    return this.parts.get(key);
  }

  /** Shows the state of a search. @param {ReturnType<import("./replay.js").Replay["at"]>} moment */
  show({ known, left, current }) {
    this.current = current;
    for (const [key, place] of this.union.places) {
      const part = this.parts.get(key);
      const fact = known.get(key);
      const skipped = [...left].some((start) => key === start || key.startsWith(`${start} `)) && !fact;
      const classes = part.group.classList;
      classes.toggle("is-current", key === current);
      classes.toggle("is-open", Boolean(fact?.open));
      classes.toggle("is-known", Boolean(fact?.sure));
      classes.toggle("is-left", skipped);
      classes.toggle("is-new", !fact && !skipped);
      part.edge?.classList.toggle("is-left", skipped);
      part.edge?.classList.toggle("is-cut-here", left.has(key) && !fact);
      part.edge?.classList.toggle("is-best", Boolean(fact?.best));
      part.edge?.classList.toggle("is-new", !fact && !skipped);
      this.write(part.text, this.value(place, fact), place.leaf !== null);
      part.window.textContent =
        fact?.window && fact.open && place.leaf === null && this.union.node > 30 ? windowText(fact.window) : "";
      part.title.textContent = describe(place, fact, skipped);
      if (part.group.getAttribute("role") === "button") part.group.setAttribute("aria-label", part.title.textContent);
    }
    this.reveal(current);
  }

  /** Marks the node of a question; `null` removes the mark. */
  ask(key) {
    for (const [other, part] of this.parts) part.group.classList.toggle("is-asked", other === key);
    if (key !== null) this.reveal(key);
  }

  value(place, fact) {
    if (place.leaf !== null) return fact ? scoreText(fact.value) || scoreText(place.leaf) : scoreText(place.leaf);
    if (!fact || fact.value === null) return "";
    const sign = { lower: "≥", upper: "≤" }[fact.bound] ?? "";
    return (fact.sure ? sign : "") + scoreText(fact.value);
  }

  /** Long numbers are smaller, so that they fit inside. */
  write(element, text, leaf) {
    if (element.textContent === text) return;
    element.textContent = text;
    const { node } = this.union;
    const room = leaf ? node * 0.66 : node * 0.9;
    element.setAttribute(
      "font-size",
      String(Math.max(7, Math.min(node * 0.34, (room * 1.6) / Math.max(1, text.length)))),
    );
  }

  /** A tree that is wider than its box scrolls to the current node. */
  reveal(key) {
    const place = this.union.places.get(key);
    const box = this.element;
    if (!place || box.scrollWidth <= box.clientWidth + 4) return;
    const x = (place.x / this.union.width) * box.scrollWidth;
    if (x < box.scrollLeft + 60 || x > box.scrollLeft + box.clientWidth - 60) box.scrollLeft = x - box.clientWidth / 2;
  }
}

/** A pentagon that points up at a MAX node, and down at a MIN node. */
function shape(up, width, height) {
  const [w, q] = [width / 2, height / 2];
  const tip = q * 0.5;
  const points = up
    ? [
        [-w, -q + tip],
        [0, -q - tip * 0.3],
        [w, -q + tip],
        [w, q],
        [-w, q],
      ]
    : [
        [-w, -q],
        [w, -q],
        [w, q - tip],
        [0, q + tip * 0.3],
        [-w, q - tip],
      ];
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}

function describe(place, fact, skipped) {
  const { name } = place;
  if (skipped) return t("web-tree-left-out", { name });
  if (!fact) return place.leaf ? t("web-tree-node-value", { name, value: scoreText(place.leaf) }) : name;
  if (fact.value === null)
    return fact.window ? t("web-tree-node-window", { name, window: windowText(fact.window) }) : name;
  return t("web-tree-node-value", { name, value: scoreText(fact.value) });
}
