// What is shown of a tree that is too wide to be read: neighbours are folded into one box, and subtrees into their root.
// Nothing here depends on what was shown before, so a step looks the same whichever way it was reached.

/** The most moves of a node that stand side by side without a fold. */
const SIDE_BY_SIDE = 10;
/** Of more moves, the number in one block: the block with the current move is shown. */
const BLOCK = 8;

/**
 * A box of the picture: a place of the tree, or several neighbours in one.
 * @typedef {{key: string, place: import("./union.js").Place|null, fold: import("./union.js").Place[]|null,
 *   parent: Entry|null, children: Entry[], hidden: number, ply: number, x: number, y: number}} Entry
 */

/**
 * @param {{root: import("./union.js").Place, places: Map<string, any>}} union
 * @param {{columns: number, focus: string|null, bestOf: (place: any) => any, opened: Set<string>,
 *   blocks: Map<string, number>, born?: Set<string>}} options `opened` subtrees and `blocks` of moves were chosen by hand;
 *   a tree that grows consists of the places that are `born`
 * @returns {Entry[]} parents before their children
 */
export function shownEntries(union, options) {
  const root = options.born ? grown(union.root, options.born) : union.root;
  const { columns, opened } = options;
  const everything = leaves(root) <= columns;
  const path = new Set(everything ? [] : pathTo(union, options.focus));
  const partsOf = (place) => (everything ? whole(place) : parts(place, path, options));
  const open = new Set([...path, ...opened]);
  if (!everything) openLevels(root, columns, open, partsOf);
  const entries = [];
  const add = (parent, place, fold) => {
    const ply = place ? place.ply : fold[0].ply;
    const key = place ? place.key : `${parent.key}#${fold[0].key}`;
    const entry = { key, place, fold, parent, children: [], hidden: 0, ply, x: 0, y: 0 };
    entries.push(entry);
    parent?.children.push(entry);
    if (!place || place.children.length === 0) return;
    if (everything || open.has(place.key)) for (const part of partsOf(place)) add(entry, part.place, part.fold);
    else entry.hidden = size(place) - 1;
  };
  add(null, root, null);
  return entries;
}

/** The part of a tree that is there by now. */
function grown(place, born) {
  return { ...place, children: place.children.filter(({ key }) => born.has(key)).map((child) => grown(child, born)) };
}

/** Opens level after level, as long as a whole level has room beside what is open already. */
function openLevels(root, columns, open, partsOf) {
  let level = [root];
  while (level.length > 0) {
    const inner = level.filter(({ children }) => children.length > 0);
    const next = inner.flatMap((place) => partsOf(place));
    if (next.length + level.length - inner.length > columns) return;
    for (const place of inner) open.add(place.key);
    level = next.map((part) => part.place).filter(Boolean);
  }
}

function whole(place) {
  return place.children.map((child) => ({ place: child, fold: null }));
}

/** The children of a node: all, or one block between two folds. */
function parts(place, path, { blocks, bestOf }) {
  const { children } = place;
  if (children.length <= SIDE_BY_SIDE) return whole(place);
  const onPath = children.findIndex(({ key }) => path.has(key));
  const best = children.findIndex(({ key }) => key === bestOf(place)?.key);
  const chosen = [blocks.get(place.key) ?? -1, onPath, best].find((index) => index >= 0) ?? 0;
  const start = Math.floor(chosen / BLOCK) * BLOCK;
  const end = start + BLOCK;
  const fold = (some) => (some.length === 1 ? [{ place: some[0], fold: null }] : [{ place: null, fold: some }]);
  return [
    ...(start > 0 ? fold(children.slice(0, start)) : []),
    ...children.slice(start, end).map((child) => ({ place: child, fold: null })),
    ...(end < children.length ? fold(children.slice(end)) : []),
  ];
}

/** The index of a move in the block that a click on a fold shows: the one next to what is shown. */
export function indexBehind({ fold, parent }) {
  const siblings = parent.place.children;
  const first = siblings.indexOf(fold[0]);
  return first === 0 ? fold.length - 1 : first;
}

function pathTo({ places }, key) {
  const place = places.get(key ?? "");
  return (place?.path ?? []).reduce((keys, move) => [...keys, `${keys.at(-1)} ${move}`.trim()], [""]);
}

function leaves({ children }) {
  return children.length === 0 ? 1 : children.reduce((sum, child) => sum + leaves(child), 0);
}

function size({ children }) {
  return children.reduce((sum, child) => sum + size(child), 1);
}
