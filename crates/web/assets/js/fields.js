// Form controls: radio buttons, lists, numbers, switches. All are native, with a label.

import { freshId, h, set } from "./dom.js";
import { sentence } from "./texts.js";

/** A radio group. @param {[string, any][]} options value and label */
export function segments(legend, name, options, chosen, onChange = () => {}) {
  const group = freshId(name);
  const one = ([value, text]) =>
    h(
      "label",
      { class: "segment" },
      h("input", {
        type: "radio",
        name: group,
        value,
        checked: String(value) === String(chosen),
        onchange: () => onChange(value),
      }),
      h("span", {}, text),
    );
  return h(
    "fieldset",
    { class: "segments", "data-name": name },
    h("legend", {}, legend),
    h("div", { class: "segments-row" }, options.map(one)),
  );
}

/** The chosen value of a radio group. */
export function chosenIn(fieldset) {
  return fieldset.querySelector("input:checked")?.value;
}

/** A list to choose from. @param {any[]} options elements, or pairs of a value and a text */
export function select(label, options, chosen, onChange = () => {}, hidden = false) {
  const id = freshId("select");
  const list = h(
    "select",
    { class: "field", id, onchange: (event) => onChange(event.target.value) },
    options.map((option) =>
      Array.isArray(option)
        ? h("option", { value: option[0], selected: String(option[0]) === String(chosen) }, option[1])
        : option,
    ),
  );
  return h("div", { class: "labelled" }, h("label", { for: id, class: hidden ? "quiet" : null }, label), list);
}

export function numberField(label, value, min, max, onChange = () => {}) {
  const id = freshId("number");
  const input = h("input", {
    class: "field",
    type: "number",
    id,
    value,
    min,
    max,
    inputmode: "numeric",
    required: true,
    onchange: () => onChange(Number(input.value)),
  });
  return h("div", { class: "labelled labelled-small" }, h("label", { for: id }, label), input);
}

/** A live region for an error, which is announced at once. @param {string} text empty: nothing is shown */
export function alertBox(text = "") {
  return box({ class: "field-error", role: "alert" }, text);
}

/** A live region for a remark, which is announced politely. */
export function remarkBox() {
  return box({ class: "field-remark", role: "status" }, "");
}

function box(attributes, text) {
  const element = h("p", attributes);
  say(text);
  return { element, say };

  function say(words) {
    element.textContent = sentence(words);
    element.hidden = words === "";
  }
}

/** The same for one field, right below it: while it has a text, it describes the field. */
export function fieldError(field) {
  const { element, say } = alertBox();
  element.id = freshId("error");
  return { element, say: tell };

  function tell(words) {
    say(words);
    set(field, { "aria-invalid": words ? "true" : null, "aria-describedby": words ? element.id : null });
    if (words) field.focus();
  }
}

export function toggle(label, note, on, onChange) {
  const id = freshId("toggle");
  const noteId = freshId("note");
  return h(
    "div",
    { class: "toggle" },
    h("input", {
      type: "checkbox",
      role: "switch",
      id,
      checked: on,
      "aria-describedby": note ? noteId : null,
      onchange: (event) => onChange(event.target.checked),
    }),
    h("label", { for: id }, label),
    note ? h("p", { id: noteId, class: "note" }, note) : null,
  );
}
