// A written tree, `[[3,12],[a:2,b:inf]]`: parsed, edited and written. The server parses the same text and decides
// whether it is valid.

/** @typedef {{name: string|null, value: string|null, children: Written[]|null}} Written */

/** @param {string} text @returns {Written|null} `null` if it cannot be parsed */
export function readTree(text) {
  const tokens = text.match(/[[\],:]|[^\s[\],:]+/g) ?? [];
  let at = 0;
  const node = () => {
    let name = null;
    if (tokens[at + 1] === ":") {
      name = tokens[at];
      at += 2;
    }
    if (tokens[at] !== "[") {
      const value = tokens[at];
      at += 1;
      return /^-?(\d+|inf)$/.test(value ?? "") ? { name, value, children: null } : null;
    }
    const children = [];
    do {
      at += 1;
      const child = node();
      if (!child) return null;
      children.push(child);
    } while (tokens[at] === ",");
    if (tokens[at] !== "]") return null;
    at += 1;
    return { name, value: null, children };
  };
  const root = node();
  return root?.children && at === tokens.length ? root : null;
}

/** @param {Written} tree */
export function writeTree(tree) {
  const name = tree.name === null ? "" : `${tree.name}:`;
  return name + (tree.children ? `[${tree.children.map(writeTree).join(",")}]` : tree.value);
}

/** The name of a move, or its number from 1. */
export function moveName(tree, index) {
  return tree.children[index].name ?? String(index + 1);
}

/** The node at the end of a path, with its parent and its index there. */
export function nodeAt(tree, path) {
  let found = { node: tree, parent: null, index: 0 };
  for (const move of path) {
    const parent = found.node;
    const index = (parent.children ?? []).findIndex((_, i) => moveName(parent, i) === move);
    if (index < 0) return null;
    found = { node: parent.children[index], parent, index };
  }
  return found;
}
