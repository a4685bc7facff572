// Editing a written tree: the value of a leaf, and the order of moves.

import { openDialog } from "../dialog.js";
import { freshId, h } from "../dom.js";
import { fieldError } from "../fields.js";
import { icon } from "../icons.js";
import { t } from "../texts.js";
import { nodeAt, writeTree } from "./written.js";

/** @param {import("./written.js").Written} tree @param {any} place @param {(text: string) => void} onChange */
export function editNode(tree, place, onChange) {
  const found = tree && nodeAt(tree, place.path);
  if (!found || !found.parent) return;
  const { node, parent, index } = found;
  const id = freshId("leaf");
  const input = h("input", { class: "field", id, value: node.value ?? "", inputmode: "numeric", autocomplete: "off" });
  const error = fieldError(input);
  const swap = (by) => {
    const siblings = parent.children;
    [siblings[index], siblings[index + by]] = [siblings[index + by], siblings[index]];
    close();
    onChange(writeTree(tree));
  };
  const form = h(
    "form",
    {
      class: "field-and-button",
      onsubmit: (event) => {
        event.preventDefault();
        if (!/^-?(\d+|inf)$/.test(input.value.trim())) return error.say(t("web-tree-bad-value"));
        node.value = input.value.trim();
        close();
        onChange(writeTree(tree));
      },
    },
    input,
    h("button", { class: "button primary", type: "submit" }, t("web-tree-change")),
  );
  const close = openDialog(
    place.name,
    node.children ? null : h("label", { for: id }, t("web-value")),
    node.children ? null : form,
    error.element,
    h("p", { class: "note" }, t("web-tree-order-note")),
    h(
      "div",
      { class: "form-row" },
      h(
        "button",
        { type: "button", class: "button", disabled: index === 0, onclick: () => swap(-1) },
        icon("back"),
        t("web-earlier"),
      ),
      h(
        "button",
        { type: "button", class: "button", disabled: index === parent.children.length - 1, onclick: () => swap(1) },
        t("web-later"),
        icon("forward"),
      ),
    ),
  );
}
