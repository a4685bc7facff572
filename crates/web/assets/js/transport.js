// Buttons to step through a game or a search.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./texts.js";

/** @param {(where: "first"|"back"|"forward"|"last") => void} onGo @param {"go"|"step"} kind through moves, or through steps */
export function transport(onGo, kind = "go", ...between) {
  // keys: web-go-first, web-go-back, web-go-forward, web-go-last, web-go-all
  // keys: web-step-first, web-step-back, web-step-forward, web-step-last, web-step-all
  const say = (what) => t(`web-${kind}-${what}`);
  const button = (where) =>
    h(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": say(where),
        title: say(where),
        "data-go": where,
        onclick: () => onGo(where),
      },
      icon(where),
    );
  return h(
    "div",
    { class: "transport", role: "group", "aria-label": say("all") },
    button("first"),
    button("back"),
    ...between,
    button("forward"),
    button("last"),
  );
}

/** The target of such a button among `count` steps. */
export function destination(where, at, count) {
  const to = { first: 0, back: at - 1, forward: at + 1, last: count }[where];
  return Math.max(0, Math.min(count, to));
}
