// Houses with seeds, and a store at the end of a row. Seeds are sown one by one, anticlockwise.

import { s } from "../dom.js";
import { round } from "../geometry.js";
import { isMoving, leave, move } from "../motion.js";
import { lookOf, sideName } from "../sides.js";
import { t } from "../texts.js";
import { at, ownerOf, paper, signOf, usual } from "./usual.js";

/** Shares of a column: houses are taller than wide, so that the board fills its place. */
const TALL = 1.95;
const STORE = 1.15;

/** The most seeds that are drawn; the number stands beside them in any case. */
const MOST = 36;

/** Milliseconds between seeds that are sown, if there are few, and for the flight of one. */
const APART = 110;
const FLIGHT = 240;
const LONGEST = 1500;

export const houses = {
  ...usual,
  id: "houses",
  shape(grid) {
    const across = Array.from({ length: grid.width }, (_, column) => (storeIn(grid, column) === null ? 1 : STORE));
    return { across, down: Array(grid.height).fill(TALL) };
  },
  ground(board) {
    const { geometry, names } = board;
    // Names stand between the rows, and counts at the edges.
    const label = (name, cell) => {
      if (name === null) return null;
      const away = geometry.unit * 0.77;
      const y = geometry.y(cell) + (geometry.row(cell) === 0 ? away : -away);
      const place = { x: geometry.x(cell), y, dy: "0.35em", "font-size": geometry.unit * 0.2 };
      return s("text", { class: "house-name", ...place }, name);
    };
    const size = { width: geometry.width - 2, height: geometry.height - 2 };
    const tray = s("rect", { class: "tray", x: 1, y: 1, ...size, rx: geometry.unit * 0.3 });
    return [paper(board), tray, ...(board.labelled ? names.map(label).filter(Boolean) : [])];
  },
  look(grid, cell) {
    const [side, sign] = [ownerOf(grid, cell), signOf(grid, cell)];
    return typeof sign === "number" ? `${side ?? ""} ${sign}` : sign === "outside" ? "" : `${side ?? ""} gone`;
  },
  figure(board, cell, extra) {
    const { grid } = board.state;
    return s("g", {}, house(board, cell, ownerOf(grid, cell), signOf(grid, cell) ?? 0, extra));
  },
  preview(board, cell, extra) {
    const { width, height } = room(board, cell);
    const size = { x: -width / 2 - 3, y: -height / 2 - 3, width: width + 6, height: height + 6, rx: width / 2 + 3 };
    return [at(board, cell, s("rect", { class: `pick-ring ${extra}`, ...size, "stroke-width": 4 }))];
  },
  last(board) {
    const { width, height } = room(board, board.state.last);
    const size = { x: -width / 2 - 5, y: -height / 2 - 5, width: width + 10, height: height + 10, rx: width / 2 + 5 };
    return { under: [at(board, board.state.last, s("rect", { class: "last-house", ...size }))] };
  },
  name(board, cell) {
    const side = ownerOf(board.state.grid, cell);
    return side ? t("web-cell-store", { side: sideName(side, lookOf(board.state)) }) : "";
  },
  choice(board, cell, name) {
    const { width, height } = room(board, cell);
    const size = { x: -width / 2, y: -height / 2, width, height, rx: width / 2 };
    return at(board, cell, s("rect", { class: `${name} house-choice`, ...size, "stroke-width": 3 }));
  },
  isVoid: (grid, cell) => signOf(grid, cell) === "outside",
  step: sow,
};

/** The row of the store in a column: of its only cell, if the others are no part of the board; else `null`. */
function storeIn(grid, column) {
  const rows = Array.from({ length: grid.height }, (_, row) => row);
  const drawn = rows.filter((row) => signOf(grid, row * grid.width + column) !== "outside");
  return drawn.length === 1 && grid.height > 1 ? drawn[0] : null;
}

/** The size of a house or a store, and how far its middle lies below that of its cell. */
function room(board, cell) {
  const { geometry, state } = board;
  const store = storeIn(state.grid, geometry.column(cell)) !== null;
  const width = geometry.unit * (store ? 0.92 : 0.86);
  if (!store) return { width, height: geometry.unit * 1.18, shift: 0, store };
  const height = geometry.ys.at(-1) - geometry.ys[0] - geometry.unit * 0.3;
  return { width, height, shift: (geometry.ys[0] + geometry.ys.at(-1)) / 2 - geometry.y(cell), store };
}

function house(board, cell, side, count, extra) {
  const { geometry } = board;
  const { unit } = geometry;
  const { width, height, shift, store } = room(board, cell);
  const isUpper = geometry.row(cell) === 0;
  // A store counts at its owner's end, a house at the edge of the board.
  const edge = store ? height / 2 - unit * 0.3 : height / 2 + unit * 0.19;
  const y = shift + (isUpper ? -edge : edge);
  const middle = store ? shift + (isUpper ? unit * 0.25 : -unit * 0.25) : 0;
  return s(
    "g",
    { class: `house ${store ? "store" : ""} ${extra}` },
    s("rect", {
      class: `pit ${side ? `pit-${side.toLowerCase()}` : "pit-heap"}`,
      x: -width / 2,
      y: shift - height / 2,
      width,
      height,
      rx: width / 2,
      "stroke-width": unit * 0.045,
    }),
    s("g", { transform: `translate(0 ${round(middle)})` }, ...seeds(count, width, store ? height * 0.72 : height)),
    s(
      "text",
      {
        class: store ? "pit-count store-count" : "pit-count",
        y,
        dy: "0.35em",
        "font-size": unit * (store ? 0.4 : 0.29),
      },
      String(count),
    ),
  );
}

/** Seeds in a spiral, so that every number has its own picture and one more moves none. */
function seeds(count, width, height) {
  const shown = Math.min(count, MOST);
  const r = width * (shown > 16 ? 0.075 : 0.095);
  const [a, b] = [width / 2 - r * 1.7, height / 2 - r * 1.7];
  return Array.from({ length: shown }, (_, i) => {
    const far = Math.sqrt((i + 0.5) / Math.max(shown, 5));
    const turn = i * 2.39996;
    return s("ellipse", {
      class: `seed seed-${i % 3}`,
      cx: round(a * far * Math.cos(turn)),
      cy: round(b * far * Math.sin(turn)),
      rx: round(r * 1.12),
      ry: round(r * 0.9),
      transform: `rotate(${(i * 47) % 180} ${round(a * far * Math.cos(turn))} ${round(b * far * Math.sin(turn))})`,
    });
  });
}

/** The cells around the board, anticlockwise from the left end of the lower row. */
function ring(board) {
  const { geometry, state } = board;
  const { grid } = state;
  const cells = geometry.places.map((_, cell) => cell).filter((cell) => signOf(grid, cell) !== "outside");
  const lower = cells.filter((cell) => geometry.row(cell) === geometry.rows - 1);
  const upper = cells.filter((cell) => geometry.row(cell) === 0).reverse();
  return geometry.rows > 1 ? [...lower, ...upper] : lower;
}

/** Sows the seeds of the last move: each house changes when its seed arrives. */
function sow(board, { before, old }) {
  if (!isMoving()) return;
  const { state, geometry } = board;
  const count = signOf(before.grid, state.last);
  const order = ring(board);
  const start = order.indexOf(state.last);
  if (typeof count !== "number" || start < 0) return;
  const mover = ownerOf(before.grid, state.last);
  // The store of the other side is passed over.
  const isOpen = (cell) => room(board, cell).store === false || ownerOf(state.grid, cell) === mover;
  const way = [...order.slice(start + 1), ...order.slice(0, start + 1)].filter(isOpen);
  const apart = Math.min(APART, LONGEST / Math.max(count, 1));
  const arrival = new Map();
  for (let i = 0; i < count; i += 1) {
    const cell = way[i % way.length];
    arrival.set(cell, i * apart + FLIGHT);
    fly(state.last, cell, i * apart);
  }
  const end = count * apart + FLIGHT;
  for (const [cell, { element }] of old) {
    if (cell === state.last) continue;
    // What a capture changes is shown after the last seed.
    const wasSown = arrival.get(cell);
    const grew = signOf(state.grid, cell) > signOf(before.grid, cell);
    const delay = wasSown !== undefined && grew && wasSown + APART < end ? wasSown : end;
    const known = board.marks.get(cell)?.element.firstElementChild;
    leave(board.layer, element, [{ opacity: 1 }, { opacity: 1 }], { duration: 1, delay });
    if (known) move(known, [{ opacity: 0 }, { opacity: 0 }], { duration: delay });
  }

  function fly(from, to, delay) {
    const seed = s("circle", { class: "seed seed-0", r: geometry.unit * 0.09 });
    const place = s("g", {}, seed);
    const spot = (cell) => `translate(${geometry.x(cell)}px, ${geometry.y(cell) + room(board, cell).shift}px)`;
    const frames = [
      { transform: spot(from), opacity: 0 },
      { transform: spot(from), opacity: 1, offset: 0.05 },
      { transform: spot(to), opacity: 1 },
    ];
    leave(board.layer, place, frames, { duration: FLIGHT, delay });
  }
}
