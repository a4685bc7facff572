// Messages outside of the views: announcements for screen readers, and visible notices.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { sentence, t } from "./texts.js";

/** Milliseconds after which a notice is removed, and before which the next action does not remove it. */
const SHOWN_FOR = 9000;
const READ_IN = 1500;

/** Milliseconds for which a notice with a button is shown: the next action does not remove it. */
const OFFERED_FOR = 20_000;

/** Announces a text to screen readers once the current sentence has ended. */
export function announce(text) {
  const live = document.getElementById("live");
  // The same sentence twice in a row is announced twice only if the region changes.
  const line = h("p", {}, text);
  live.replaceChildren(line);
}

/**
 * A short notice. It is removed when it is closed, after a while, or by the next action; but not while the pointer or
 * the focus is in it.
 * @param {"error"|"note"} kind
 * @param {{label: string, onAct: () => void}} [offer] a button of the notice
 * @returns {() => void} removes it
 */
export function toast(text, kind = "error", offer = null) {
  const place = [...document.querySelectorAll("dialog[open] .toasts")].at(-1) ?? document.getElementById("toasts");
  for (const other of place.children) if (other.dataset.text === text) other.remove();
  const close = h(
    "button",
    { class: "toast-close", type: "button", "aria-label": t("web-close"), onclick: leave },
    icon("close"),
  );
  const act = () => {
    leave();
    offer.onAct();
  };
  const button = offer ? h("button", { class: "button toast-act", type: "button", onclick: act }, offer.label) : null;
  const box = h("div", { class: `toast toast-${kind}`, "data-text": text }, h("p", {}, sentence(text)), button, close);
  const came = performance.now();
  let timer = 0;
  const acts = ["pointerdown", "keydown"];
  for (const type of ["focusin", "pointerenter"]) box.addEventListener(type, () => clearTimeout(timer));
  for (const type of ["focusout", "pointerleave"]) box.addEventListener(type, wait);
  for (const type of acts) document.addEventListener(type, next, true);
  place.append(box);
  wait();
  return leave;

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(leave, offer ? OFFERED_FOR : SHOWN_FOR);
  }

  function next(event) {
    const isAct = event.type === "pointerdown" || event.key === "Enter" || event.key === " ";
    if (isAct && !offer && !box.contains(event.target) && performance.now() - came > READ_IN) leave();
  }

  function leave() {
    clearTimeout(timer);
    for (const type of acts) document.removeEventListener(type, next, true);
    box.remove();
  }
}

/** Removes the notices of a view that has been left. */
export function forgetComplaints() {
  document.getElementById("toasts").replaceChildren();
}

/** Shows an error; a cancelled request is none. */
export function complain(error) {
  if (error?.name === "AbortError") return;
  toast(error?.message ?? String(error));
}
