// What can be done with the current move of a tree: its comment, its place among the variations, and its deletion.

import { freshId, h, replace } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./texts.js";
import { offerUndo } from "./undo.js";
import { announce } from "./voice.js";

/** Milliseconds after the last key before a comment is saved. */
const TYPED_IN = 250;

export class NodeTools {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.node = null;
    this.timer = 0;
    this.onLeave = () => this.write();
    addEventListener("pagehide", this.onLeave);
    const id = freshId("comment");
    this.field = h("textarea", { class: "field", id, rows: 2, maxlength: 20_000, oninput: () => this.typed() });
    this.field.addEventListener("change", () => this.write());
    this.label = h("label", { for: id }, t("web-comment-label"));
    this.clear = h(
      "button",
      { type: "button", class: "text-button", onclick: () => this.clearComment() },
      icon("close"),
      t("web-clear-comment"),
    );
    this.box = h(
      "div",
      { class: "comment-box", id: freshId("comment-box"), hidden: true },
      this.label,
      this.field,
      this.clear,
    );
    this.buttons = {
      comment: this.button("comment", "pencil", t("web-comment"), () => this.openComment()),
      promote: this.button("promote", "up", t("web-promote"), () => this.promote()),
      main: this.button("main", "main", t("web-make-main"), () => this.makeMain()),
      delete: this.button("delete", "trash", t("web-delete-move"), () => this.remove()),
    };
    this.buttons.comment.setAttribute("aria-controls", this.box.id);
    this.element = h(
      "div",
      { class: "node-tools" },
      h(
        "div",
        { class: "node-buttons", role: "group", "aria-label": t("web-node-tools") },
        Object.values(this.buttons),
      ),
      this.box,
    );
  }

  button(name, sign, label, act) {
    return h(
      "button",
      { type: "button", class: "icon-button", "data-node": name, title: label, "aria-label": label, onclick: act },
      icon(sign),
    );
  }

  close() {
    removeEventListener("pagehide", this.onLeave);
    this.write();
  }

  /** Shows what fits the current move. */
  show() {
    const { table } = this;
    const { node } = table;
    const { tree } = table.game;
    if (node !== this.node) {
      this.write();
      this.node = node;
      this.isOpen = node.comment !== "";
      this.field.value = node.comment;
    } else if (document.activeElement !== this.field && this.timer === 0) this.field.value = node.comment;
    if (node.comment) this.isOpen = true;
    this.box.hidden = !this.isOpen;
    this.clear.hidden = node.comment === "";
    this.buttons.comment.setAttribute("aria-expanded", String(this.isOpen));
    const isVariation = tree.isVariation(node);
    // A disabled button would lose the focus of the keyboard: it says instead that it does nothing here.
    for (const name of ["promote", "main"]) this.enable(name, isVariation);
    this.enable("delete", node.parent !== null);
  }

  enable(name, on) {
    if (on) this.buttons[name].removeAttribute("aria-disabled");
    else this.buttons[name].setAttribute("aria-disabled", "true");
  }

  isOn(name) {
    return !this.buttons[name].hasAttribute("aria-disabled");
  }

  openComment() {
    this.isOpen = this.box.hidden || this.node.comment !== "";
    this.show();
    if (this.isOpen) this.field.focus();
  }

  typed() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.write(), TYPED_IN);
  }

  /** Saves what was typed. */
  write() {
    clearTimeout(this.timer);
    this.timer = 0;
    const { node, field, table } = this;
    const text = field.value.trim();
    if (!node || text === node.comment) return;
    this.say(node, text);
    if (table.node !== node) return;
    this.clear.hidden = text === "";
  }

  say(node, text) {
    this.table.game.tree.say(node, text);
    this.table.edited();
  }

  clearComment() {
    const { node } = this;
    const before = node.comment;
    this.field.value = "";
    this.say(node, "");
    this.field.focus();
    offerUndo(t("web-comment-cleared"), () => this.say(node, before));
  }

  promote() {
    this.reorder("promote", t("web-promoted"), (tree, node) => tree.promote(node));
  }

  makeMain() {
    this.reorder("main", t("web-made-main"), (tree, node) => tree.makeMain(node));
  }

  reorder(name, words, act) {
    const { table, node } = this;
    const { tree } = table.game;
    if (!this.isOn(name)) return announce(t("web-no-variation"));
    const undo = tree.keepOrder();
    act(tree, node);
    table.edited();
    offerUndo(words, () => {
      undo();
      table.edited();
    });
  }

  remove() {
    const { table, node } = this;
    if (!this.isOn("delete")) return announce(t("web-no-move-here"));
    const undo = table.game.tree.remove(node);
    table.edited();
    offerUndo(t("web-move-deleted", { number: node.depth, move: node.move }), async () => {
      undo();
      await table.select(node);
      await table.edited();
    });
  }
}
