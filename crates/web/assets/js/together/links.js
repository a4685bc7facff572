// Links to shared games and tournaments, for other people.

import { get } from "../api.js";
import { copyText } from "../exchange.js";
import { freshId, h, replace } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../texts.js";

let invitation = null;

/** The address for other people: with the key, if the server asks for one. Asked once. */
function invited() {
  invitation ??= get("invitation").catch((error) => {
    invitation = null;
    throw error;
  });
  return invitation;
}

/**
 * A box with a link for other people. Where the server can be reached from this machine only, it says so.
 * @param {string} label @param {string} hash such as `#/together?shared=…`
 */
export function linkBox(label, hash) {
  const id = freshId("link");
  const note = h("p", { class: "note", hidden: true }, t("web-together-local"));
  const field = h("input", { class: "field mono", id, readonly: true, onfocus: (event) => event.target.select() });
  const button = h(
    "button",
    { type: "button", class: "button", "data-act": "copy", onclick: () => copyText(field.value) },
    icon("link"),
    t("web-together-copy"),
  );
  const row = h("div", { class: "link-row" }, field, button);
  const box = h("div", { class: "link-box" }, h("label", { for: id }, label), row, note);
  invited().then(
    ({ address, open }) => {
      field.value = address + hash;
      note.hidden = open;
    },
    () => replace(box, h("p", { class: "note" }, t("web-error-offline"))),
  );
  return box;
}
