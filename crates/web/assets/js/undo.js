// Undo for acts that change something kept: a button in a notice, and Ctrl+Z while the notice is shown.

import { t } from "./texts.js";
import { announce, toast } from "./voice.js";

/** The acts of this view, the latest last: once it is undone, the one before is offered. @type {{done: string, undo: () => any}[]} */
let acts = [];
/** Removes the notice that is shown. */
let leave = () => {};

/** Says what was done, and offers to undo it. @param {string} done a sentence @param {() => any} undo */
export function offerUndo(done, undo) {
  acts.push({ done, undo });
  show();
}

/** Forgets the acts: another view is shown, in which their results cannot be seen. */
export function forgetUndo() {
  acts = [];
  leave();
}

function show() {
  leave();
  const last = acts.at(-1);
  leave = last ? toast(last.done, "note", { label: t("web-undo"), onAct: undoLast }) : () => {};
}

async function undoLast() {
  const last = acts.pop();
  if (!last) return;
  await last.undo();
  show();
  announce(t("web-undone"));
}

document.addEventListener("keydown", (event) => {
  const isUndo =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z";
  if (!isUndo || acts.length === 0 || event.target.closest?.("input, textarea, select, [contenteditable]")) return;
  event.preventDefault();
  undoLast();
});
