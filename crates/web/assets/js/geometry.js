// The layout of a board's picture. The longer side of every board has the same length, so labels are equally large on
// all.

const LONG = 600;
const ROOM = 36;
const EDGE = 14;

// Where lines are drawn between dots, every other column and row is narrow: shares of the mean width.
const NARROW = 0.7;
const WIDE = 1.3;

export class Geometry {
  /**
   * @param {{width: number, height: number}} grid @param {boolean} labels @param {boolean} stones
   * @param {import("./signs.js").Kind} kind @param {number} blocks cells along a board within the board; 0 where there are none
   */
  constructor(grid, labels, stones, kind = "plain", blocks = 0) {
    this.columns = grid.width;
    this.rows = grid.height;
    this.stones = stones;
    this.kind = kind;
    this.blocks = blocks;
    const [narrow, wide] = kind === "lines" ? [NARROW, WIDE] : [1, 1];
    const total = (count) => Math.ceil(count / 2) * narrow + Math.floor(count / 2) * wide;
    this.unit = LONG / Math.max(total(grid.width), total(grid.height));
    /** The width of a cell in odd columns and in the others. */
    this.long = this.unit * wide;
    this.short = this.unit * narrow;
    this.left = labels ? ROOM : EDGE;
    this.top = EDGE;
    this.right = EDGE;
    this.bottom = labels ? ROOM : EDGE;
    this.width = this.edge(this.left, this.columns) + this.right;
    this.height = this.edge(this.top, this.rows) + this.bottom;
  }

  viewBox() {
    return `0 0 ${round(this.width)} ${round(this.height)}`;
  }

  column(cell) {
    return cell % this.columns;
  }

  row(cell) {
    return Math.floor(cell / this.columns);
  }

  /** The middle of a cell. */
  x(cell) {
    return round(this.edge(this.left, this.column(cell)) + this.across(cell) / 2);
  }

  y(cell) {
    return round(this.edge(this.top, this.row(cell)) + this.down(cell) / 2);
  }

  /** How wide a cell is. */
  across(cell) {
    return this.column(cell) % 2 === 1 ? this.long : this.short;
  }

  /** How tall it is. */
  down(cell) {
    return this.row(cell) % 2 === 1 ? this.long : this.short;
  }

  /** Where the column or row of this number begins. */
  edge(from, count) {
    return from + Math.ceil(count / 2) * this.short + Math.floor(count / 2) * this.long;
  }

  /** The lines of the grid as one path: between the cells, or through their middles if stones stand on crossings. */
  lines() {
    const { unit, left, top, columns, rows, stones } = this;
    const parts = [];
    if (this.kind !== "plain") return "";
    if (stones) {
      const [x0, y0, x1, y1] = [
        left + unit / 2,
        top + unit / 2,
        left + (columns - 0.5) * unit,
        top + (rows - 0.5) * unit,
      ];
      for (let c = 0; c < columns; c += 1) parts.push(`M${round(x0 + c * unit)} ${round(y0)}V${round(y1)}`);
      for (let r = 0; r < rows; r += 1) parts.push(`M${round(x0)} ${round(y0 + r * unit)}H${round(x1)}`);
    } else {
      parts.push(this.between(1));
    }
    return parts.join("");
  }

  /** The lines around the boards within the board. */
  blockLines() {
    return this.blocks > 0 && this.kind === "plain" ? this.between(this.blocks) : "";
  }

  between(step) {
    const { unit, left, top, columns, rows } = this;
    const parts = [];
    for (let c = step; c < columns; c += step)
      parts.push(`M${round(left + c * unit)} ${round(top)}V${round(top + rows * unit)}`);
    for (let r = step; r < rows; r += step)
      parts.push(`M${round(left)} ${round(top + r * unit)}H${round(left + columns * unit)}`);
    return parts.join("");
  }

  /** The star points of a large board. */
  stars() {
    const { columns, rows } = this;
    if (!this.stones || columns < 9 || columns !== rows || columns % 2 === 0) return [];
    const near = columns >= 13 ? 3 : 2;
    const middle = (columns - 1) / 2;
    const at = (x, y) => y * columns + x;
    const far = columns - 1 - near;
    return [at(middle, middle), at(near, near), at(far, near), at(near, far), at(far, far)];
  }
}

export function round(value) {
  return Math.round(value * 100) / 100;
}
