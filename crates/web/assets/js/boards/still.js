// A board that does not change: the small pictures on the cards of games.

import { s } from "../dom.js";
import { Geometry } from "../geometry.js";
import { styleOf } from "./styles.js";
import { at } from "./usual.js";

/** The drawing of a state, `size` wide or high, around the middle of a square. @param {any} state @param {boolean} last whether to mark the last move */
export function stillBoard(state, middle, size, stones = false, last = false) {
  const style = styleOf(state);
  const { grid, look } = state;
  const shape = style.shape(grid, { labels: "none" });
  const geometry = new Geometry(grid, { ...shape, head: 0, room: { left: 3, right: 3, top: 3, bottom: 3 } });
  const board = { state, style, geometry, stones, block: look.block, names: [], labelled: false };
  const scale = size / Math.max(geometry.width, geometry.height);
  const [x, y] = [middle - (scale * geometry.width) / 2, middle - (scale * geometry.height) / 2];
  const drawn = geometry.places.map((_, cell) => cell).filter((cell) => style.look(grid, cell) !== "");
  const { under = [], over = [] } = style.extras(board);
  const moved = last && state.last !== null ? style.last(board) : {};
  const ground = style.ground(board).filter((part) => !part.matches(".board-ground"));
  return s(
    "g",
    { class: `sample style-${style.id}`, transform: `translate(${x} ${y}) scale(${scale})` },
    ...ground,
    ...under,
    ...(moved.under ?? []),
    ...drawn.map((cell) => at(board, cell, style.figure(board, cell, ""))),
    ...style.front(board),
    ...over,
    ...(moved.over ?? []),
  );
}
