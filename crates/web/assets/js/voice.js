// What is said without a view of its own: announcements for screen readers, and complaints that everybody sees.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./texts.js";

const SHOWN_FOR = 9000;

/** Says something to a screen reader once the current sentence has ended. */
export function announce(text) {
  const live = document.getElementById("live");
  // The same sentence twice in a row is heard twice only if the region changes.
  const line = h("p", {}, text);
  live.replaceChildren(line);
}

/** A short notice that goes away by itself, or when it is closed. @param {"error"|"note"} kind */
export function toast(text, kind = "error") {
  const place = document.getElementById("toasts");
  for (const other of place.children) if (other.dataset.text === text) other.remove();
  const close = h(
    "button",
    { class: "toast-close", type: "button", "aria-label": t("web-close"), onclick: leave },
    icon("close"),
  );
  const box = h("div", { class: `toast toast-${kind}`, "data-text": text }, h("p", {}, text), close);
  const timer = setTimeout(leave, SHOWN_FOR);
  box.addEventListener("focusin", () => clearTimeout(timer));
  box.addEventListener("pointerenter", () => clearTimeout(timer));
  place.append(box);
  function leave() {
    box.remove();
  }
}

/** Takes away what was complained about in a view that has been left. */
export function forgetComplaints() {
  document.getElementById("toasts").replaceChildren();
}

/** Shows what went wrong; a question that was given up is nothing wrong. */
export function complain(error) {
  if (error?.name === "AbortError") return;
  toast(error?.message ?? String(error));
}
