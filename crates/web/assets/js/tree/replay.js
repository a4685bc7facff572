// The state of a search after a number of events.

import { ticksOf } from "./ticks.js";
import { keyOf, pathsOf } from "./union.js";

/** Searches without a window: the bounds they are entered with have no meaning. */
const WINDOWLESS = new Set(["minimax", "negamax"]);

/** The counters of a search; those after the usual ones are for a search with a transposition table. */
const COUNTERS = ["nodes", "leaves", "cutoffs", "stored", "hits"];
const USUAL_COUNTERS = 3;
const NOTHING = Object.fromEntries(COUNTERS.map((name) => [name, 0]));

/**
 * What is known about a node: `entered` is its window on entering, `window` what is left of it, `table` whether the value
 * came from the transposition table, `order` its place among the moves as they were searched, from 1.
 * @typedef {{entered: [any, any]|null, open: boolean, value: any, bound: string, sure: boolean, window: [any, any]|null,
 *   again: boolean, cut: boolean, best: boolean, table: boolean, order: number}} Known
 */

export class Replay {
  /** @param {any} tree the server's answer */
  constructor(tree) {
    this.tree = tree;
    this.paths = pathsOf(tree);
    this.keys = this.paths.map(keyOf);
    this.windowed = !WINDOWLESS.has(tree.header.algorithm);
    this.rootSide = tree.nodes[0].side;
    this.length = tree.events.length;
    this.counters = COUNTERS.slice(0, tree.counts.stored > 0 ? COUNTERS.length : USUAL_COUNTERS);
    /** The events that enter a root: one for each iteration of a search that deepens. */
    this.starts = tree.events.flatMap(({ type, node }, i) =>
      type === "enter" && tree.nodes[node].parent === null ? [i] : [],
    );
  }

  get iterations() {
    return this.starts.length;
  }

  /** The value at the end. */
  ending() {
    return String(this.tree.nodes[this.tree.events[this.starts.at(-1)].node].value).replace("-", "−");
  }

  /** For each tick the number of events, in step by node with other searches. @param {Map<string, number>} numbers */
  ticks(_, numbers) {
    return ticksOf(this, numbers);
  }

  /** The number of the iteration after `step` events, from 1. */
  iteration(step) {
    return Math.max(1, this.starts.filter((start) => start < step).length);
  }

  /** The last of the first `step` events; `null` before the first. */
  event(step) {
    return step > 0 ? this.tree.events[Math.min(step, this.length) - 1] : null;
  }

  counts(step) {
    return this.event(step)?.counts ?? NOTHING;
  }

  /** The state after `step` events. @returns {import("./picture.js").Moment} */
  at(step) {
    const known = new Map();
    const left = new Set();
    const { nodes, events } = this.tree;
    // An iteration begins with nothing known.
    const start = this.starts[this.iteration(step) - 1] ?? 0;
    const searched = new Map();
    for (const event of events.slice(start, step)) {
      const node = nodes[event.node];
      const key = this.keys[event.node];
      if (event.type === "enter") {
        const order = node.again ? (known.get(key)?.order ?? 1) : (searched.get(node.parent) ?? 0) + 1;
        searched.set(node.parent, order);
        known.set(key, {
          entered: this.windowed ? node.window : null,
          open: true,
          value: null,
          bound: "exact",
          sure: false,
          window: this.windowed ? [...node.window] : null,
          again: node.again,
          cut: false,
          best: false,
          table: false,
          order,
        });
        left.delete(key);
      } else if (event.type === "leave") {
        Object.assign(known.get(key), { open: false, value: node.value, bound: node.bound, sure: true, table: node.table });
      } else if (event.type === "cut") {
        known.get(key).cut = (node.cut?.skipped ?? []).length > 0;
        for (const move of node.cut?.skipped ?? []) left.add(keyOf([...this.paths[event.node], move]));
      } else if (event.type === "best" && node.parent !== null) {
        this.improve(known, node);
      }
    }
    const last = this.event(Math.min(step, this.length));
    return { known, left, current: last ? this.keys[last.node] : null, ordered: this.iterations > 1 };
  }

  /** A new best move gives its parent a value, and moves a bound of the parent's window. */
  improve(known, node) {
    const parent = known.get(this.keys[node.parent]);
    if (!parent) return;
    for (const [key, one] of known)
      if (one.best && key.startsWith(this.keys[node.parent]) && this.isChild(key, node.parent)) one.best = false;
    known.get(this.keys[node.id]).best = true;
    if (!parent.open) return;
    Object.assign(parent, { value: node.value, bound: "exact" });
    if (!parent.window) return;
    const [alpha, beta] = parent.window;
    const maximises = this.tree.nodes[node.parent].side === this.rootSide;
    parent.window = maximises ? [larger(alpha, node.value), beta] : [alpha, smaller(beta, node.value)];
  }

  isChild(key, parent) {
    const depth = this.paths[parent].length + 1;
    return key.split(" ").length === depth && keyOf(key.split(" ").slice(0, -1)) === this.keys[parent];
  }
}

/** Values may be "inf" and "-inf", since JSON has no infinite numbers. */
export function scoreOf(value) {
  if (value === "inf") return Infinity;
  if (value === "-inf") return -Infinity;
  return typeof value === "number" ? value : Number.NaN;
}

export function scoreText(value) {
  if (value === null || value === undefined) return "";
  return String(value).replace("inf", "∞").replace("-", "−");
}

export function windowText(window) {
  return `(${scoreText(window[0])}, ${scoreText(window[1])})`;
}

function larger(a, b) {
  return scoreOf(a) >= scoreOf(b) ? a : b;
}

function smaller(a, b) {
  return scoreOf(a) <= scoreOf(b) ? a : b;
}
