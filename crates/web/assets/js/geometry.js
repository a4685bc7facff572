// The layout of a board's picture. The longer side of every board has the same length, so labels are equally large on
// all.

const LONG = 600;

/** Room for labels, and at edges without them. */
export const ROOM = 36;
export const EDGE = 14;

/**
 * Columns and rows of the picture, each by its share of the mean width; `place` gives the column and row of a cell, for
 * boards that are not drawn as their grid; `head` is the share of a cell that is free above the first row.
 * @typedef {{across: number[], down: number[], place?: (cell: number) => [number, number], head?: number,
 *   room?: {left?: number, right?: number, top?: number, bottom?: number}}} Shape
 */

/** A shape of equal cells. @returns {Shape} */
export function even(grid) {
  return { across: Array(grid.width).fill(1), down: Array(grid.height).fill(1) };
}

export class Geometry {
  /** @param {{width: number, height: number}} grid @param {Shape} shape */
  constructor(grid, { across, down, place, head = 0, room = {} }) {
    this.columns = across.length;
    this.rows = down.length;
    this.unit = LONG / Math.max(sum(across), sum(down) + head);
    const sides = { left: EDGE, right: EDGE, top: EDGE, bottom: EDGE, ...room };
    this.left = sides.left;
    this.right = sides.right;
    this.top = sides.top + head * this.unit;
    this.bottom = sides.bottom;
    /** Where columns and rows begin, and where the last one ends. */
    this.xs = edges(this.left, across, this.unit);
    this.ys = edges(this.top, down, this.unit);
    this.width = this.xs.at(-1) + this.right;
    this.height = this.ys.at(-1) + this.bottom;
    const usual = (cell) => [cell % grid.width, Math.floor(cell / grid.width)];
    this.places = Array.from({ length: grid.width * grid.height }, (_, cell) => (place ?? usual)(cell));
    this.cells = new Map(this.places.map(([column, row], cell) => [row * this.columns + column, cell]));
  }

  viewBox() {
    return `0 0 ${round(this.width)} ${round(this.height)}`;
  }

  column(cell) {
    return this.places[cell][0];
  }

  row(cell) {
    return this.places[cell][1];
  }

  /** The number of a cell's place, along the rows of the picture. */
  spot(cell) {
    return this.row(cell) * this.columns + this.column(cell);
  }

  /** The cell at a place; `undefined` where there is none. */
  cellAt(column, row) {
    return this.cells.get(row * this.columns + column);
  }

  /** The middle of a cell. */
  x(cell) {
    return round(middle(this.xs, this.column(cell)));
  }

  y(cell) {
    return round(middle(this.ys, this.row(cell)));
  }

  /** How wide a cell is. */
  across(cell) {
    return this.xs[this.column(cell) + 1] - this.xs[this.column(cell)];
  }

  /** How tall it is. */
  down(cell) {
    return this.ys[this.row(cell) + 1] - this.ys[this.row(cell)];
  }

  /** The lines between the cells as one path, at every column and row whose number `step` divides. */
  between(step) {
    const [[x0], [y0]] = [this.xs, this.ys];
    const [x1, y1] = [this.xs.at(-1), this.ys.at(-1)];
    const inner = (list) => list.slice(1, -1).filter((_, i) => (i + 1) % step === 0);
    return [
      ...inner(this.xs).map((x) => `M${round(x)} ${round(y0)}V${round(y1)}`),
      ...inner(this.ys).map((y) => `M${round(x0)} ${round(y)}H${round(x1)}`),
    ].join("");
  }

  /** The lines through the middles of the cells as one path. */
  crossings() {
    const half = this.unit / 2;
    const [x0, y0] = [this.xs[0] + half, this.ys[0] + half];
    const [x1, y1] = [this.xs.at(-1) - half, this.ys.at(-1) - half];
    return [
      ...this.xs.slice(0, -1).map((x) => `M${round(x + half)} ${round(y0)}V${round(y1)}`),
      ...this.ys.slice(0, -1).map((y) => `M${round(x0)} ${round(y + half)}H${round(x1)}`),
    ].join("");
  }

  /** The area of the cells. */
  area() {
    const [[x], [y]] = [this.xs, this.ys];
    return { x: round(x), y: round(y), width: round(this.xs.at(-1) - x), height: round(this.ys.at(-1) - y) };
  }
}

function edges(from, shares, unit) {
  const list = [from];
  for (const share of shares) list.push(list.at(-1) + share * unit);
  return list;
}

function middle(list, index) {
  return (list[index] + list[index + 1]) / 2;
}

function sum(list) {
  return list.reduce((total, one) => total + one, 0);
}

export function round(value) {
  return Math.round(value * 100) / 100;
}
