// One search on the tree of the lesson: its picture, its sentence, its counters.

import { h, replace } from "../dom.js";
import { number, sentence, t } from "../texts.js";
import { TreePicture } from "./picture.js";
import { Replay } from "./replay.js";

export class Runner {
  /** @param {string} name @param {(place: any) => void} onNode */
  constructor(name, onNode) {
    this.picture = new TreePicture({ label: t("web-tree-of", { name }), onNode });
    this.title = h("h2", { class: "runner-title" }, sentence(name));
    this.state = h("span", { class: "runner-state" });
    this.sentence = h("p", { class: "runner-sentence" });
    this.counters = h("dl", { class: "counters" });
    this.element = h(
      "section",
      { class: "runner", "aria-label": name },
      h("div", { class: "runner-head" }, this.title, this.picture.toggle, this.state),
      this.picture.element,
      this.sentence,
      this.counters,
    );
  }

  /** @param {any} tree @param {any} union @param {Record<string, number>} most the largest counts of all searches */
  load(tree, union, most) {
    this.replay = new Replay(tree);
    this.most = most;
    this.picture.draw(union);
  }

  show(step) {
    const { replay } = this;
    const at = Math.min(step, replay.length);
    this.picture.show(replay.at(at));
    this.sentence.textContent = replay.event(at)?.sentence ?? t("web-tree-before");
    const done = at >= replay.length;
    this.state.textContent = done
      ? t("web-tree-finished", { value: String(replay.tree.nodes[0].value).replace("-", "−") })
      : "";
    const counts = replay.counts(at);
    // keys: web-count-nodes, web-count-leaves, web-count-cutoffs
    replace(
      this.counters,
      ["nodes", "leaves", "cutoffs"].map((name) => {
        const bar = h("span", { class: "counter-bar" }, h("span", { class: `counter-fill counter-${name}` }));
        bar.firstChild.style.setProperty("width", `${this.most[name] ? (100 * counts[name]) / this.most[name] : 0}%`);
        return h("div", {}, h("dt", {}, t(`web-count-${name}`)), h("dd", {}, number(counts[name]), bar));
      }),
    );
  }
}
