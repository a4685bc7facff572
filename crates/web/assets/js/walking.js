// Ways through the tree of a game besides its buttons: keys, the wheel over the board, and swipes.

/** Milliseconds in which a wheel that began to scroll the page goes on scrolling it. */
const SCROLLING = 400;
/** Pixels of the wheel for a move, and of a swipe. */
const WHEEL = 40;
const SWIPE = 45;

const KEYS = {
  "[": "back",
  "]": "forward",
  ArrowLeft: "back",
  ArrowRight: "forward",
  ArrowUp: "up",
  ArrowDown: "down",
};

/**
 * Where a step leads from the position that is shown or will be: a node of the tree; `null` if there is none.
 * `up` and `down` lead to the alternatives to the last move.
 * @param {import("./table.js").Table} table @param {"first"|"back"|"forward"|"last"|"up"|"down"} where
 */
export function stepTo({ game: { tree }, aim, aimLine }, where) {
  const at = tree.find(aimLine.slice(0, aim)) ?? tree.root;
  const beside = (step) => at.siblings[at.siblings.indexOf(at) + step] ?? null;
  if (where === "back") return at.parent;
  if (where === "first") return at.parent && tree.root;
  if (where === "last") return aim < aimLine.length ? tree.find(aimLine) : null;
  if (where === "forward") return aim < aimLine.length ? tree.find(aimLine.slice(0, aim + 1)) : at.next;
  return beside(where === "up" ? -1 : 1);
}

/** Walks; the promise is of the position, and there is none if no step leads there. @returns {Promise<any>|null} */
export function walk(table, where) {
  const node = stepTo(table, where);
  if (!node) return null;
  const { path } = node;
  const isAhead = path.every((move, i) => move === table.aimLine[i]);
  return isAhead ? table.look(path.length, table.aimLine) : table.select(node);
}

/**
 * Listens to keys anywhere on the page, and to the wheel and swipes over a board.
 * @param {import("./arena.js").Arena} arena
 * @param {(where: string) => boolean} onWalk returns whether there is such a step
 * @returns {() => void} ends it
 */
export function listen(arena, onWalk) {
  const { element } = arena;
  let turned = 0;
  let scrolled = 0;
  /** Where a finger went down. @type {{id: number, x: number, y: number}|null} */
  let down = null;
  const places = [
    [document, "keydown", key],
    [document, "wheel", scroll, { passive: true, capture: true }],
    [element, "wheel", wheel, { passive: false }],
    [element, "pointerdown", press],
    [element, "pointerup", lift],
    [element, "pointercancel", () => (down = null)],
  ];
  for (const [place, type, act, options] of places) place.addEventListener(type, act, options);
  return () => {
    for (const [place, type, act, options] of places) place.removeEventListener(type, act, options);
  };

  function key(event) {
    const where = KEYS[event.key];
    if (!where || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target instanceof Element)) return;
    if (event.target.closest("input, textarea, select, [role=slider], [contenteditable], dialog")) return;
    // On the board the arrows go from cell to cell.
    if (event.key.startsWith("Arrow") && event.target.closest("[role=grid], [role=tree], .text-board")) return;
    if (onWalk(where)) event.preventDefault();
  }

  /** A wheel that scrolls the page goes on doing so when the board comes under it. */
  function scroll(event) {
    if (!element.contains(event.target)) scrolled = event.timeStamp;
  }

  function wheel(event) {
    if (event.ctrlKey || event.defaultPrevented || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    if (event.timeStamp - scrolled < SCROLLING) {
      scrolled = event.timeStamp;
      return;
    }
    // A line or a page of the wheel is a move.
    const pixels = event.deltaMode === 0 ? event.deltaY : Math.sign(event.deltaY) * WHEEL;
    turned = Math.sign(turned) === Math.sign(pixels) ? turned + pixels : pixels;
    if (Math.abs(turned) < WHEEL) return event.preventDefault();
    const goes = onWalk(turned > 0 ? "forward" : "back");
    turned = 0;
    // Where there is no further move, the page is scrolled.
    if (goes) event.preventDefault();
  }

  function press(event) {
    const { pointerId: id, clientX: x, clientY: y } = event;
    down = event.pointerType === "mouse" || !event.isPrimary || isPiece(arena, event) ? null : { id, x, y };
  }

  function lift(event) {
    const from = down;
    down = null;
    if (!from || from.id !== event.pointerId) return;
    const [right, below] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(right) < SWIPE || Math.abs(below) > Math.abs(right) / 2) return;
    // As pages are turned: to the left is forward.
    onWalk(right < 0 ? "forward" : "back");
  }
}

/** Whether a finger is on a piece that can move: it may be dragged. */
function isPiece({ state }, event) {
  const cell = event.target.dataset?.cell;
  if (cell === undefined || !state?.grid) return false;
  return state.legal_paths.some((path) => path.length > 1 && path[0] === Number(cell));
}
