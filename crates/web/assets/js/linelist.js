// The best lines of an analysis. A line under the pointer or with the focus is shown on the board.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./texts.js";
import { worthNumber, worthWords } from "./worth.js";

export class LineList {
  /** @param {{onLook: (line: any|null) => void, onPlay: (move: string) => void}} listeners */
  constructor(listeners) {
    this.listeners = listeners;
    this.element = h("ol", { class: "lines", "aria-label": t("web-lines") });
    /** The line that is pinned to the board, and the one under the pointer; by index. */
    this.pinned = null;
    this.looked = null;
    this.rows = [];
  }

  /** Lines change many times a second; existing rows are filled again, so that they keep the focus. */
  show(lines) {
    while (this.rows.length < lines.length) this.rows.push(this.row(this.rows.length));
    // Even a row that is put back in its place loses the focus, so rows are moved only if their number changes.
    const shown = this.element.children.length;
    for (let i = shown; i < lines.length; i += 1) this.element.append(this.rows[i].element);
    for (let i = shown - 1; i >= lines.length; i -= 1) this.rows[i].element.remove();
    lines.forEach((line, i) => {
      const row = this.rows[i];
      row.line = line;
      row.number.textContent = worthNumber(line.worth);
      row.words.textContent = worthWords(line.worth);
      row.moves.textContent = line.moves.join(" ");
      row.play.setAttribute("aria-label", t("web-play-line", { move: line.moves[0] }));
      row.play.title = t("web-play-line", { move: line.moves[0] });
    });
    const at = this.looked ?? this.pinned;
    if (at !== null) this.listeners.onLook(lines[at] ?? null);
  }

  /** Keeps the room of this many lines, so that what stands below does not move when they come and go. */
  reserve(count) {
    this.element.style.setProperty("--line-count", String(count));
  }

  row(index) {
    const row = {
      line: null,
      number: h("span", { class: "line-number" }),
      words: h("span", { class: "line-words" }),
      moves: h("span", { class: "line-moves" }),
    };
    const look = () => {
      this.looked = index;
      this.listeners.onLook(row.line);
    };
    const leave = () => {
      this.looked = null;
      this.listeners.onLook(this.pinned === null ? null : this.rows[this.pinned].line);
    };
    const button = h(
      "button",
      {
        type: "button",
        class: "line",
        "aria-pressed": "false",
        onpointerenter: look,
        onpointerleave: leave,
        onfocus: look,
        onblur: leave,
        onclick: () => this.pin(this.pinned === index ? null : index),
      },
      h("span", { class: "line-rank", "aria-hidden": "true" }, String(index + 1)),
      h("span", { class: "line-worth" }, row.number, row.words),
      row.moves,
    );
    row.button = button;
    row.play = h(
      "button",
      { type: "button", class: "icon-button", onclick: () => this.listeners.onPlay(row.line.moves[0]) },
      icon("forward"),
    );
    row.element = h("li", {}, button, row.play);
    return row;
  }

  /** The lines belong to another position now: none of them is pinned or pointed at. */
  forget() {
    this.pinned = null;
    this.looked = null;
    for (const row of this.rows) row.button.setAttribute("aria-pressed", "false");
  }

  /** Pins a line to the board, so that it stays after the pointer has left it. */
  pin(index) {
    this.pinned = index;
    this.rows.forEach((row, i) => row.button.setAttribute("aria-pressed", String(i === index)));
    this.listeners.onLook(index === null ? null : this.rows[index].line);
  }
}
