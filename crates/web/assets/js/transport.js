// Buttons to go through something from its beginning to its end.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./texts.js";

/** @param {(where: "first"|"back"|"forward"|"last") => void} onGo */
export function transport(onGo, ...between) {
  // keys: web-go-first, web-go-back, web-go-forward, web-go-last
  const button = (where) =>
    h(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": t(`web-go-${where}`),
        title: t(`web-go-${where}`),
        "data-go": where,
        onclick: () => onGo(where),
      },
      icon(where),
    );
  return h(
    "div",
    { class: "transport", role: "group", "aria-label": t("web-go") },
    button("first"),
    button("back"),
    ...between,
    button("forward"),
    button("last"),
  );
}

/** Where such a button leads among `count` steps. */
export function destination(where, at, count) {
  const to = { first: 0, back: at - 1, forward: at + 1, last: count }[where];
  return Math.max(0, Math.min(count, to));
}
