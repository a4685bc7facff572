// The tree of Monte Carlo tree search after a number of playouts. It is shown by the same picture as a search: a playout is
// an event, and the nodes that are not in the tree yet are not there.

import { number, t } from "../texts.js";
import { keyOf, pathsOf } from "./union.js";

/** @param {number} share in percent */
function percent(share) {
  return t("web-learn-share", { share: number(share) });
}

export class Growth {
  /** @param {any} reply the server's playouts */
  constructor(reply) {
    const nodes = reply.nodes.map((node) => ({ ...node, leaf: null, cut: null, again: false }));
    let random = 0;
    const events = reply.playouts.map((playout, i) => {
      random += playout.random;
      const counts = { playouts: i + 1, nodes: playout.nodes, random };
      return { type: "playout", node: playout.path.at(-1).node, sentence: playout.sentence, counts };
    });
    this.tree = { nodes, events, counts: events.at(-1)?.counts ?? {} };
    this.playouts = reply.playouts;
    this.paths = pathsOf(this.tree);
    this.keys = this.paths.map(keyOf);
    this.length = events.length;
    this.counters = ["playouts", "nodes", "random"];
    this.iterations = 1;
    /** The nodes with which the search begins: the root and its moves. */
    this.first = nodes.filter(({ ply }) => ply < 2).length;
  }

  iteration() {
    return 1;
  }

  /** What is said before the first playout: none is needed where a move wins at once. */
  get before() {
    return this.length === 0 ? t("web-learn-known") : null;
  }

  event(step) {
    return step > 0 ? this.tree.events[Math.min(step, this.length) - 1] : null;
  }

  counts(step) {
    return this.event(step)?.counts ?? { playouts: 0, nodes: this.first, random: 0 };
  }

  /** The state after `step` playouts. @returns {import("./picture.js").Moment} */
  at(step) {
    const known = new Map();
    this.playouts.slice(0, step).forEach(({ path }, i) => {
      for (const { node, visits, share, proven } of path)
        known.set(this.keys[node], {
          open: false,
          sure: true,
          value: visits,
          bound: "exact",
          note: `${percent(share)}${proven ? " ✓" : ""}`,
          best: i === step - 1,
          table: false,
          order: 0,
        });
    });
    const last = this.event(step);
    const born = new Set(this.keys.slice(0, this.counts(step).nodes));
    return { known, left: new Set(), current: last ? this.keys[last.node] : null, born };
  }

  /** The share of the side to move at the root. */
  ending() {
    const root = this.playouts.at(-1)?.path[0];
    return root ? percent(root.share) : "✓";
  }

  /** In step by node with other searches, the playouts are spread evenly over the nodes. */
  ticks(count) {
    return Array.from({ length: count + 1 }, (_, tick) => Math.round((tick * this.length) / count));
  }
}
