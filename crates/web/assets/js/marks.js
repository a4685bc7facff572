// The marks of cells, drawn around the origin for a cell of a given width. Colours come from the style sheets.

import { s } from "./dom.js";

/** @param {"X"|"O"} side @param {number} unit @param {boolean} stones */
export function mark(side, unit, stones, extra = "") {
  const name = side === "X" ? "x" : "o";
  if (stones) return stone(name, unit, extra);
  const r = unit * 0.27;
  const group = s("g", { class: `mark mark-${name} ${extra}`, "stroke-width": unit * 0.09 });
  if (side === "X") {
    group.append(
      s("path", { class: "stroke", pathLength: 1, d: `M${-r} ${-r} L${r} ${r}` }),
      s("path", { class: "stroke stroke-second", pathLength: 1, d: `M${r} ${-r} L${-r} ${r}` }),
    );
  } else {
    const q = r * 1.06;
    group.append(s("path", { class: "stroke", pathLength: 1, d: `M0 ${-q} A${q} ${q} 0 1 0 0.01 ${-q} Z` }));
  }
  return group;
}

function stone(name, unit, extra) {
  const r = unit * 0.46;
  const group = s(
    "g",
    { class: `stone stone-${name} ${extra}` },
    s("circle", { class: "stone-shadow", cx: unit * 0.03, cy: unit * 0.05, r }),
    s("circle", { class: "stone-body", r, fill: `url(#stone-${name})` }),
  );
  // A sign inside, to tell stones apart without their shade; shown if patterns are set.
  const q = r * 0.34;
  const d = name === "x" ? `M${-q} ${-q}L${q} ${q}M${q} ${-q}L${-q} ${q}` : `M0 ${-q}A${q} ${q} 0 1 0 .01 ${-q}Z`;
  group.append(s("path", { class: "stone-sign", d, "stroke-width": unit * 0.07 }));
  return group;
}

/** The gradients of stones, once for each picture. */
export function stoneShades() {
  const shade = (id, ...classes) =>
    s(
      "radialGradient",
      { id, cx: 0.36, cy: 0.3, r: 0.75 },
      ...classes.map((name, i) => s("stop", { class: name, offset: i / (classes.length - 1) })),
    );
  return s("defs", {}, shade("stone-x", "x-light", "x-dark"), shade("stone-o", "o-light", "o-mid", "o-dark"));
}

/**
 * A small mark for lists and buttons, beside the letter that says the same.
 * @param {"X"|"O"} side @param {"mark"|"dark"|"light"|"disc"|"dot"} kind
 */
export function chip(side, kind) {
  const drawn = {
    mark: () => mark(side, 30, false),
    dark: () => s("circle", { class: "chip-stone chip-dark", r: 9 }),
    light: () => s("circle", { class: "chip-stone chip-light", r: 9 }),
    dot: () => s("circle", { class: `chip-stone chip-dot-${side.toLowerCase()}`, r: side === "X" ? 8 : 6.5 }),
    disc: () => s("circle", { class: `chip-stone chip-disc-${side.toLowerCase()}`, r: 9 }),
  };
  const hidden = { "aria-hidden": "true", focusable: "false" };
  return s("svg", { class: "chip", viewBox: "-12 -12 24 24", ...hidden }, drawn[kind]());
}
