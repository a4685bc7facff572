// The controls of a replay: buttons, a slider, a pace, and keys.

import { h, replace } from "../dom.js";
import { segments } from "../fields.js";
import { icon } from "../icons.js";
import { t } from "../texts.js";
import { destination, transport } from "../transport.js";

/** Milliseconds for one step. */
export const PACES = { slow: 1600, normal: 700, fast: 180 };

export class Player {
  /** @param {(step: number, byHand: boolean) => void} onShow @param {Element} beside stands before the pace */
  constructor(onShow, beside) {
    Object.assign(this, { onShow, step: 0, length: 0, playing: 0, pace: "normal", isActive: true });
    this.slider = h("input", {
      type: "range",
      min: 0,
      value: 0,
      "aria-label": t("web-step-of-search"),
      oninput: () => this.go(Number(this.slider.value), true),
    });
    this.button = h("button", {
      type: "button",
      class: "button primary",
      onclick: () => (this.playing ? this.pause() : this.play()),
    });
    this.where = h("output", { class: "note" });
    this.element = h(
      "div",
      { class: "player-controls" },
      transport((where) => this.go(destination(where, this.step, this.length), true), "step", this.button),
      this.slider,
      this.where,
      beside,
      // keys: web-pace-slow, web-pace-normal, web-pace-fast
      segments(
        t("web-speed"),
        "tree-pace",
        Object.keys(PACES).map((name) => [name, t(`web-pace-${name}`)]),
        this.pace,
        (name) => {
          this.pace = name;
          if (this.playing) this.play();
        },
      ),
    );
    this.onKey = (event) => this.key(event);
    document.addEventListener("keydown", this.onKey);
    this.drawButton();
  }

  close() {
    this.pause();
    document.removeEventListener("keydown", this.onKey);
  }

  /** Another replay, at a step of it. */
  load(length, step) {
    this.length = length;
    this.slider.max = String(length);
    this.show(step, false);
  }

  go(step, byHand) {
    this.pause();
    this.show(step, byHand);
  }

  show(step, byHand) {
    this.step = Math.max(0, Math.min(step, this.length));
    const words = t("web-step-count", { step: this.step, count: this.length });
    this.slider.value = String(this.step);
    this.slider.setAttribute("aria-valuetext", words);
    this.where.textContent = words;
    this.drawButton();
    this.onShow(this.step, byHand);
  }

  play() {
    clearInterval(this.playing);
    if (this.step >= this.length) this.show(0, false);
    this.playing = setInterval(() => {
      // The last step is shown as one by hand is: it is kept in the address.
      const isLast = this.step + 1 >= this.length;
      if (isLast) this.pause();
      this.show(this.step + 1, false);
    }, PACES[this.pace]);
    this.drawButton();
  }

  pause() {
    clearInterval(this.playing);
    this.playing = 0;
    this.drawButton();
  }

  drawButton() {
    replace(
      this.button,
      icon(this.playing ? "pause" : "play"),
      h("span", {}, this.playing ? t("web-pause") : t("web-run")),
    );
  }

  key(event) {
    if (
      !this.isActive ||
      this.length === 0 ||
      event.target.closest("input, textarea, select, button, a, dialog, [role=button], .tree-box") ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    const to = { ArrowRight: "forward", ArrowLeft: "back", Home: "first", End: "last" }[event.key];
    if (!to) return;
    event.preventDefault();
    this.go(destination(to, this.step, this.length), true);
  }
}
