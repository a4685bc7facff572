// One search on the tree of the lesson: its picture, its sentence, its counters.

import { h, replace } from "../dom.js";
import { icon } from "../icons.js";
import { number, sentence, t } from "../texts.js";
import { TreePicture } from "./picture.js";

export class Runner {
  /**
   * @param {string} name
   * @param {{onNode?: ((place: any) => void)|null, boardOf?: ((path: string[]) => Promise<any>)|null,
   *   onRemove?: (() => void)|null}} options
   */
  constructor(name, { onNode = null, boardOf = null, onRemove = null } = {}) {
    this.name = name;
    this.picture = new TreePicture({ label: t("web-tree-of", { name }), onNode, boardOf });
    this.title = h("h2", { class: "runner-title", title: sentence(name) }, sentence(name));
    this.state = h("span", { class: "runner-state" });
    this.sentence = h("p", { class: "runner-sentence" });
    this.counters = h("dl", { class: "counters" });
    const label = t("web-learn-remove", { name });
    const remove = onRemove
      ? h(
          "button",
          { type: "button", class: "icon-button", title: label, "aria-label": label, onclick: onRemove },
          icon("close"),
        )
      : null;
    this.element = h(
      "section",
      { class: "runner", "aria-label": name },
      h("div", { class: "runner-head" }, this.title, this.state, this.picture.tools, remove),
      this.picture.element,
      this.sentence,
      this.counters,
    );
  }

  /** @param {import("./replay.js").Replay|import("./growth.js").Growth} replay @param {any} union @param {Record<string, number>} most the largest counts of all searches */
  load(replay, union, most) {
    this.replay = replay;
    this.most = most;
    this.picture.draw(union);
  }

  /** The state after a number of events; `quiet` shows nothing that the learner is to find. */
  show(step, quiet = false) {
    const { replay } = this;
    const at = Math.min(step, replay.length);
    this.at = at;
    this.picture.show({ ...replay.at(at), quiet });
    this.sentence.textContent = quiet ? "" : (replay.event(at)?.sentence ?? replay.before ?? t("web-tree-before"));
    this.sentence.hidden = quiet;
    this.state.textContent = this.progress(at);
    const counts = replay.counts(at);
    // keys: web-count-nodes, web-count-leaves, web-count-cutoffs, web-count-stored, web-count-hits
    // keys: web-count-playouts, web-count-random
    replace(
      this.counters,
      replay.counters.map((name) => {
        const bar = h("span", { class: "counter-bar" }, h("span", { class: `counter-fill counter-${name}` }));
        bar.firstChild.style.setProperty("width", `${this.most[name] ? (100 * counts[name]) / this.most[name] : 0}%`);
        return h("div", {}, h("dt", {}, t(`web-count-${name}`)), h("dd", {}, number(counts[name]), bar));
      }),
    );
  }

  /** The value at the end; before it the iteration, if there are several. */
  progress(at) {
    const { replay } = this;
    if (at >= replay.length) return t("web-tree-finished", { value: replay.ending() });
    const count = replay.iterations;
    return count > 1 ? t("web-learn-iteration", { number: replay.iteration(at), count }) : "";
  }
}
