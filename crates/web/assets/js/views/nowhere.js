// The view of a URL that names no view.

import { h } from "../dom.js";
import { address, link } from "../router.js";
import { t } from "../texts.js";

const LONGEST_NAME = 60;

export function open(page) {
  page.append(
    h("div", { class: "page-head" }, h("h1", {}, t("web-nowhere-title"))),
    h("p", { class: "lead" }, t("web-nowhere", { name: readable(address().route).slice(0, LONGEST_NAME) })),
    h("a", { class: "button primary", href: link("home") }, t("web-to-home")),
  );
  return () => {};
}

/** The server redirects URLs here as they were typed, percent-encoded. */
function readable(route) {
  try {
    return decodeURIComponent(route);
  } catch {
    return route;
  }
}
