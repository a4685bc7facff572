// Where things are on a board's picture. The longer side of every board is the same, so labels are equally large on all.

const LONG = 600;
const ROOM = 36;
const EDGE = 14;

export class Geometry {
  /** @param {{width: number, height: number}} grid @param {boolean} labels @param {boolean} stones */
  constructor(grid, labels, stones) {
    this.columns = grid.width;
    this.rows = grid.height;
    this.stones = stones;
    this.unit = LONG / Math.max(grid.width, grid.height);
    this.left = labels ? ROOM : EDGE;
    this.top = EDGE;
    this.right = EDGE;
    this.bottom = labels ? ROOM : EDGE;
    this.width = this.left + this.columns * this.unit + this.right;
    this.height = this.top + this.rows * this.unit + this.bottom;
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
    return round(this.left + (this.column(cell) + 0.5) * this.unit);
  }

  y(cell) {
    return round(this.top + (this.row(cell) + 0.5) * this.unit);
  }

  /** The lines of the grid as one path: between the cells, or through their middles where stones stand on crossings. */
  lines() {
    const { unit, left, top, columns, rows, stones } = this;
    const parts = [];
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
      for (let c = 1; c < columns; c += 1)
        parts.push(`M${round(left + c * unit)} ${round(top)}V${round(top + rows * unit)}`);
      for (let r = 1; r < rows; r += 1)
        parts.push(`M${round(left)} ${round(top + r * unit)}H${round(left + columns * unit)}`);
    }
    return parts.join("");
  }

  /** The points that a large board marks, to find one's way. */
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
