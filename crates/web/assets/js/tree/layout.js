// Where the boxes of a tree stand: leaves side by side, every other box above the middle of its children.

/** Room above the root for its window, below the leaves, and at the sides. */
const [TOP, BOTTOM, SIDE] = [46, 30, 30];
/** The height of a level: of nodes with a number, and of nodes with a board. */
const [LEVEL, BOARD_LEVEL] = [78, 156];
/** The width of a node with a board. */
const BOARD = 96;
/** The least and the largest distance between leaves, by what is in them. */
const [LEAST, MOST] = [37, 62];
/** The scale at which numbers, and boards, are still readable. */
const [READABLE, READABLE_BOARD] = [0.82, 0.62];

/** How many leaves fit side by side into a picture of this width, readable. */
export function columnsFor(width, boards) {
  const column = boards ? (BOARD + 14) * READABLE_BOARD : LEAST * READABLE;
  return Math.max(6, Math.floor((width - SIDE) / column));
}

/**
 * Gives every box its place.
 * @param {import("./shown.js").Entry[]} entries @param {{width: number, boards: boolean, deepest: number}} room
 * @returns {{width: number, height: number, node: number, boards: boolean, gap: number, readable: number}}
 */
export function arrange(entries, { width, boards, deepest }) {
  const lowest = entries.filter(({ children }) => children.length === 0).length;
  const inner = entries.length - lowest;
  const even = (width - 2 * SIDE) / (lowest + 0.3 * inner);
  const gap = boards ? BOARD + 14 : Math.max(LEAST, Math.min(MOST, even));
  const level = boards ? BOARD_LEVEL : LEVEL;
  let next = SIDE + (boards ? BOARD / 2 - 20 : 0);
  const walk = (entry) => {
    entry.y = TOP + (boards ? BOARD / 2 : 0) + entry.ply * level;
    if (entry.children.length === 0) {
      entry.x = next;
      next += gap;
      return;
    }
    entry.children.forEach(walk);
    entry.x = (entry.children[0].x + entry.children.at(-1).x) / 2;
    // A small gap between families.
    next += gap * 0.3;
  };
  walk(entries[0]);
  const right = Math.max(...entries.map(({ x }) => x));
  const edge = SIDE + (boards ? BOARD / 2 - 20 : 0);
  return {
    width: right + edge,
    height: TOP + (boards ? BOARD : 0) + deepest * level + BOTTOM,
    node: boards ? BOARD : Math.min(46, gap * 0.88),
    boards,
    gap,
    readable: boards ? READABLE_BOARD : READABLE,
  };
}
