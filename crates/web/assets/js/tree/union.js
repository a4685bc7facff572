// One tree for several searches: every node that any of them entered or pruned, in one order.

import { sentence, t } from "../texts.js";
import { moveName } from "./written.js";

/**
 * @typedef {{key: string, name: string, path: string[], move: string, ply: number, children: Place[], leaf: string|null}} Place
 */

export const keyOf = (path) => path.join(" ");

/** The path of every visit of a search, by its id. */
export function pathsOf(tree) {
  const paths = [];
  for (const node of tree.nodes) paths[node.id] = node.parent === null ? [] : [...paths[node.parent], node.move];
  return paths;
}

/**
 * @param {any[]} trees answers of the server @param {import("./written.js").Written|null} written
 * @returns {{root: Place, places: Map<string, Place>, deepest: number}}
 */
export function unite(trees, written) {
  const places = new Map();
  const root = place(places, [], "");
  if (written) spread(places, root, written);
  for (const tree of trees) {
    const paths = pathsOf(tree);
    for (const node of tree.nodes) {
      const here = reach(places, root, paths[node.id]);
      if (node.leaf && here.leaf === null && here.children.length === 0) here.leaf = "";
    }
    // Pruned moves come after those that were searched, in the order of the moves.
    for (const node of tree.nodes) {
      for (const move of node.cut?.skipped ?? []) reach(places, root, [...paths[node.id], move]);
    }
  }
  // A leaf of a shallow iteration is an inner node of a deeper one.
  for (const one of places.values()) if (one.leaf === "" && one.children.length > 0) one.leaf = null;
  for (const one of places.values()) one.name = nameOf(one.path, written !== null);
  const deepest = Math.max(...[...places.values()].map(({ ply }) => ply));
  return { root, places, deepest };
}

/** The name of a node in sentences about the search: 2.1 in a written tree, its moves in a game. */
function nameOf(path, written) {
  if (path.length === 0) return sentence(t("web-tree-root"));
  if (!written) return t("web-tree-node", { name: path.join(" ") });
  // The last named move identifies the node, so the moves before it are left out.
  const named = path.findLastIndex((move) => !/^\d+$/.test(move));
  return t("web-tree-node", { name: path.slice(Math.max(0, named)).join(".") });
}

function place(places, path, move) {
  const made = { key: keyOf(path), name: "", path, move, ply: path.length, children: [], leaf: null };
  places.set(made.key, made);
  return made;
}

function reach(places, root, path) {
  let here = root;
  for (let i = 0; i < path.length; i += 1) {
    const below = path.slice(0, i + 1);
    const known = places.get(keyOf(below));
    if (!known) here.children.push(place(places, below, path[i]));
    here = places.get(keyOf(below));
  }
  return here;
}

function spread(places, here, written) {
  if (!written.children) {
    here.leaf = written.value;
    return;
  }
  written.children.forEach((child, i) => {
    const move = moveName(written, i);
    const below = place(places, [...here.path, move], move);
    here.children.push(below);
    spread(places, below, child);
  });
}
