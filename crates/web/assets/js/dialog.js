// A dialog. The browser's own <dialog> keeps the focus inside and restores it afterwards.

import { freshId, h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./texts.js";

/**
 * Shows a dialog with this content, and returns a function that closes it.
 * @param {string} title @param {...any} content
 */
export function openDialog(title, ...content) {
  const id = freshId("dialog");
  const close = () => dialog.close();
  const dialog = h(
    "dialog",
    { class: "dialog", "aria-labelledby": id },
    h(
      "div",
      { class: "dialog-head" },
      h("h2", { id }, title),
      h(
        "button",
        { type: "button", class: "icon-button", "aria-label": t("web-close"), onclick: close },
        icon("close"),
      ),
    ),
    h("div", { class: "dialog-body" }, ...content),
    // Notices are shown in here meanwhile: everything outside is behind the dialog and inert.
    h("div", { class: "toasts", "aria-live": "assertive" }),
  );
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => {
    // Only a click on the backdrop has the dialog itself as its target.
    if (event.target === dialog) close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return close;
}

/** Closes every dialog, when the view is left. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
}

/** Asks a yes-or-no question. */
export function confirmDialog(title, text, yes, onYes) {
  const close = openDialog(
    title,
    h("p", {}, text),
    h(
      "div",
      { class: "dialog-buttons" },
      h("button", { type: "button", class: "button", onclick: () => close() }, t("web-cancel")),
      h(
        "button",
        {
          type: "button",
          class: "button primary",
          onclick: () => {
            close();
            onYes();
          },
        },
        yes,
      ),
    ),
  );
}
