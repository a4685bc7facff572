// The moves of a game as a tree: the first child of a node continues the main line, the others are variations. Nothing
// leaves a tree: a deleted node is only marked, so that the deletion can be undone, and so that two copies of a tree,
// from two tabs or two browsers, have one union in whichever order they are merged.

/** @typedef {{how: "resigned"|"time", loser: "X"|"O"}} End an ending off the board */
/** @typedef {{comment: string, said: number, nodes: any[]}} WrittenTree parents stand before their children */

/** The most nodes of a tree that is read, and the most letters of a comment. */
const MOST_NODES = 20_000;
const MOST_LETTERS = 20_000;
/** How far in the future, in milliseconds, the clock of another computer may be. */
const AHEAD = 86_400_000;

let latest = 0;

/** A number for the order of changes: milliseconds since 1970, but each is larger than all before it. */
export function stamp() {
  latest = Math.max(latest + 1, Date.now());
  return latest;
}

/** A stamp that was read; later ones of this page are larger. */
export function readStamp(value) {
  const known = Number.isSafeInteger(value) && value > 0 && value < Date.now() + AHEAD ? value : 0;
  latest = Math.max(latest, known);
  return known;
}

export class Node {
  /** @param {Node|null} parent @param {string} move */
  constructor(parent, move) {
    this.parent = parent;
    this.move = move;
    this.depth = parent ? parent.depth + 1 : 0;
    /** All children, deleted ones too, in their order. @type {Node[]} */
    this.all = [];
    /** The side that made the move, if it is known. @type {"X"|"O"|null} */
    this.by = null;
    /** The result on the board, if the move ended the game. @type {"X"|"O"|"draw"|null} */
    this.over = null;
    this.comment = "";
    /** @type {End|null} */
    this.end = null;
    this.rank = parent ? parent.all.length : 0;
    /** When the comment, the ending and the rank were set, when the move was last made, and when it was deleted. */
    Object.assign(this, { said: 0, ended: 0, ranked: 0, made: 0, gone: 0 });
    /** Whether it is there: not deleted, or with a later move below it. */
    this.shown = true;
    /** The child that was visited last. @type {Node|null} */
    this.visited = null;
  }

  /** The continuations, the main one first. */
  get children() {
    return this.all.filter(({ shown }) => shown);
  }

  /** The continuation that is followed: the one visited last, else the main one. */
  get next() {
    return this.visited?.shown ? this.visited : (this.children[0] ?? null);
  }

  /** This node and the alternatives to it. */
  get siblings() {
    return this.parent?.children ?? [this];
  }

  /** How the game ended here, on the board or off it. @returns {{how: string, winner: string|null, loser?: string}|null} */
  get result() {
    if (this.end) return { how: this.end.how, winner: this.end.loser === "X" ? "O" : "X", loser: this.end.loser };
    return this.over ? { how: "board", winner: this.over === "draw" ? null : this.over } : null;
  }

  /** The moves from the start to here. @returns {string[]} */
  get path() {
    const moves = [];
    for (let node = this; node.parent; node = node.parent) moves.push(node.move);
    return moves.reverse();
  }

  /** The nodes from the first move to here. @returns {Node[]} */
  get line() {
    const nodes = [];
    for (let node = this; node.parent; node = node.parent) nodes.push(node);
    return nodes.reverse();
  }
}

export class Variations {
  constructor() {
    this.root = new Node(null, "");
    /** Every node but the root, parents before their children. @type {Node[]} */
    this.nodes = [];
    /** Grows with every change, so that a list knows when to be drawn again. */
    this.version = 0;
  }

  /** @param {WrittenTree} written */
  static read(written) {
    const tree = new Variations();
    tree.merge(written);
    return tree;
  }

  /** As an object for storage and files; deleted nodes are left out if `all` is false. @returns {WrittenTree} */
  write(all = true) {
    const kept = this.nodes.filter((node) => all || node.shown);
    const index = new Map(kept.map((node, i) => [node, i]));
    const nodes = kept.map((node) => {
      const { parent, move, by, over, comment, end, rank, said, ended, ranked, made, gone } = node;
      const written = {
        parent: index.get(parent) ?? null,
        move,
        by,
        over,
        comment,
        end,
        rank,
        said,
        ended,
        ranked,
        made,
        gone,
      };
      // What is not known is not written.
      for (const [name, value] of Object.entries(written))
        if (!value && name !== "parent" && name !== "rank") delete written[name];
      return written;
    });
    return { comment: this.root.comment, said: this.root.said, nodes };
  }

  /** Adds everything that another copy knows; of two texts or ranks the later one stays. Returns whether it was new. */
  merge(written) {
    const before = this.version;
    const places = [];
    if (readStamp(written?.said) > this.root.said)
      this.set(this.root, { comment: text(written.comment), said: written.said });
    const list = Array.isArray(written?.nodes) ? written.nodes.slice(0, MOST_NODES) : [];
    list.forEach((one, i) => {
      const parent = one?.parent === null || one?.parent === undefined ? this.root : places[one.parent];
      if (!parent || typeof one.move !== "string" || one.move === "" || one.move.length > 200) return;
      const known = this.child(parent, one.move);
      places[i] = known ?? this.grow(parent, one.move);
      this.take(places[i], one, !known);
    });
    if (this.version !== before) this.arrange();
    return this.version !== before;
  }

  /** Adds what another copy knows about one node. @param {boolean} isNew whether it has no rank of its own yet */
  take(node, one, isNew) {
    const newer = (name) => readStamp(one[name]) > node[name];
    if (newer("made")) this.set(node, { made: one.made });
    if (newer("gone")) this.set(node, { gone: one.gone });
    if (newer("said")) this.set(node, { comment: text(one.comment), said: one.said });
    if (newer("ended"))
      this.set(node, { end: isEnd(one.end) ? { how: one.end.how, loser: one.end.loser } : null, ended: one.ended });
    const { rank } = one;
    // A rank that no person chose is the order in which a copy learnt its moves: the smaller one decides.
    const isEarlier = isNew || (node.ranked === readStamp(one.ranked) && rank < node.rank);
    if (Number.isSafeInteger(rank) && rank >= 0 && (newer("ranked") || isEarlier))
      this.set(node, { rank, ranked: readStamp(one.ranked) });
    if (!node.by && isSide(one.by)) this.set(node, { by: one.by });
    if (!node.over && (isSide(one.over) || one.over === "draw")) this.set(node, { over: one.over });
  }

  set(node, parts) {
    Object.assign(node, parts);
    this.version += 1;
  }

  child(parent, move) {
    return parent.all.find((node) => node.move === move) ?? null;
  }

  grow(parent, move) {
    const node = new Node(parent, move);
    parent.all.push(node);
    this.nodes.push(node);
    this.version += 1;
    return node;
  }

  /** Sorts the children and finds what is shown, after a change. */
  arrange() {
    const order = (a, b) => a.rank - b.rank || a.made - b.made || (a.move < b.move ? -1 : 1);
    for (const { all } of [this.root, ...this.nodes]) if (all.length > 1) all.sort(order);
    for (const node of this.nodes) node.shown = node.made > node.gone || node.gone === 0;
    for (const node of this.nodes.toReversed()) if (node.shown && node.parent.parent) node.parent.shown = true;
  }

  /** The node at the end of a line that is played; what is missing is added. @param {string[]} moves @param {string} [movers] */
  add(moves, movers = "") {
    let node = this.root;
    moves.forEach((move, i) => {
      const known = this.child(node, move);
      const next = known ?? this.grow(node, move);
      if (!known || !next.shown) this.set(next, { made: stamp() });
      if (isSide(movers[i]) && next.by !== movers[i]) this.set(next, { by: movers[i] });
      node.visited = next;
      node = next;
    });
    this.arrange();
    return node;
  }

  /** The node at the end of a line; `null` if there is none. @param {string[]} moves @returns {Node|null} */
  find(moves) {
    let node = this.root;
    for (const move of moves) {
      node = this.child(node, move);
      if (!node?.shown) return null;
    }
    return node;
  }

  /** The line through a node to its end, along what was visited last. @param {Node} node @returns {string[]} */
  through(node) {
    let last = node;
    while (last.next) last = last.next;
    return last.path;
  }

  /** Remembers that a node was visited, for the way back to it. */
  visit(node) {
    for (let at = node; at.parent; at = at.parent) at.parent.visited = at;
  }

  /** The last node of the main line. */
  get mainEnd() {
    let node = this.root;
    while (node.children.length > 0) [node] = node.children;
    return node;
  }

  /** The number of lines beside the main one. */
  get branchCount() {
    const leaves = this.nodes.filter((node) => node.shown && node.children.length === 0).length;
    return Math.max(0, leaves - 1);
  }

  /** Whether a move of the line to this node is not the main one. */
  isVariation(node) {
    return node.line.some((one) => one.siblings[0] !== one);
  }

  /** Moves the innermost variation with this node up by one place. */
  promote(node) {
    const head = node.line.findLast((one) => one.siblings[0] !== one);
    if (!head) return;
    const order = head.siblings;
    const at = order.indexOf(head);
    [order[at - 1], order[at]] = [order[at], order[at - 1]];
    this.rank(order);
  }

  /** Makes the line to this node the main line. */
  makeMain(node) {
    for (const one of node.line)
      if (one.siblings[0] !== one) this.rank([one, ...one.siblings.filter((other) => other !== one)]);
  }

  rank(order) {
    const ranked = stamp();
    order.forEach((node, rank) => this.set(node, { rank, ranked }));
    this.arrange();
  }

  /** The order of the children everywhere, to be restored. @returns {() => void} */
  keepOrder() {
    const orders = [this.root, ...this.nodes].map(({ children }) => children).filter(({ length }) => length > 1);
    return () => orders.forEach((order) => this.rank(order));
  }

  /** Deletes a node with everything below it; the returned function brings it back. @param {Node} node @returns {() => void} */
  remove(node) {
    const below = [node];
    for (const one of below) below.push(...one.children);
    const gone = stamp();
    for (const one of below) this.set(one, { gone });
    this.arrange();
    return () => {
      const made = stamp();
      for (const one of below) this.set(one, { made });
      this.arrange();
    };
  }

  /** Takes a node out that was never valid; the others stay. */
  forget(node) {
    const below = [node];
    for (const one of below) below.push(...one.all);
    node.parent.all = node.parent.all.filter((one) => one !== node);
    this.nodes = this.nodes.filter((one) => !below.includes(one));
    this.version += 1;
  }

  /** Sets the comment of a node. */
  say(node, comment) {
    if (node.comment !== comment) this.set(node, { comment: text(comment), said: stamp() });
  }

  /** Notes an ending off the board; `null` takes it away. @param {Node} node @param {End|null} end */
  finish(node, end) {
    if (JSON.stringify(node.end) !== JSON.stringify(end)) this.set(node, { end, ended: stamp() });
  }

  /** Notes what a position of the server says about its moves. @param {any} state */
  know(state) {
    const node = this.find(state.moves);
    if (!node) return;
    node.line.forEach(
      (one, i) => one.by !== state.movers[i] && isSide(state.movers[i]) && this.set(one, { by: state.movers[i] }),
    );
    const over = state.over ? (state.ending?.winner ?? "draw") : null;
    if (over && node.over !== over && node.parent) this.set(node, { over });
  }
}

function isSide(value) {
  return value === "X" || value === "O";
}

function isEnd(end) {
  return ["resigned", "time"].includes(end?.how) && isSide(end.loser);
}

function text(value) {
  return typeof value === "string" ? value.slice(0, MOST_LETTERS) : "";
}
