// Where a key moves the focus on a grid, by the ARIA practices for grids.

/** The new cell, or `null` for any other key. @param {KeyboardEvent} event */
export function wander(event, cell, columns, rows) {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  const at = (column, row) => clamp(row, rows) * columns + clamp(column, columns);
  if (event.altKey || event.metaKey) return null;
  switch (event.key) {
    case "ArrowLeft":
      return at(x - 1, y);
    case "ArrowRight":
      return at(x + 1, y);
    case "ArrowUp":
      return at(x, y - 1);
    case "ArrowDown":
      return at(x, y + 1);
    case "Home":
      return event.ctrlKey ? 0 : at(0, y);
    case "End":
      return event.ctrlKey ? columns * rows - 1 : at(columns - 1, y);
    case "PageUp":
      return at(x, y - Math.max(3, Math.ceil(rows / 3)));
    case "PageDown":
      return at(x, y + Math.max(3, Math.ceil(rows / 3)));
    default:
      return null;
  }
}

function clamp(value, size) {
  return Math.max(0, Math.min(size - 1, value));
}

/** The same along a line from 0 to `last`. */
export function wanderLine(event, at, last) {
  const to = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - 5,
    PageUp: at + 5,
    Home: 0,
    End: last,
  }[event.key];
  if (to === undefined || event.altKey || event.metaKey || event.ctrlKey) return null;
  return clamp(to, last + 1);
}
