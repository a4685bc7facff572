// Dragging a piece to where it moves: the same cells are entered as by clicks. Where several paths end on one square, the
// piece is dragged over the squares between.

/** Pixels that the pointer moves before a press becomes a drag. */
const SLACK = 6;

/** Milliseconds after which a dropped piece goes back if its move was refused. */
const PATIENCE = 1500;

export class Dragging {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    this.press = null;
    this.piece = null;
    this.over = null;
    this.clicked = false;
    const { svg } = board;
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.moved(event));
    svg.addEventListener("pointerup", (event) => this.up(event));
    svg.addEventListener("pointercancel", () => this.end());
    // `touch-action` is not respected on every part of a drawing: without this the page would scroll away.
    const hold = (event) => this.press && event.cancelable && event.preventDefault();
    svg.addEventListener("touchmove", hold, { passive: false });
  }

  /** Marks the cells from which a piece can be dragged: a touch there does not scroll the page. */
  mark() {
    const { cells, decor } = this.board;
    cells.forEach((cell, i) => cell.classList.toggle("cell-drag", Boolean(decor.open) && this.begins(i)));
  }

  /** Whether a click has just ended a drag. */
  wasDragged() {
    const was = this.clicked;
    this.clicked = false;
    return was;
  }

  /** Whether a move of several cells begins here. */
  begins(cell) {
    const { state } = this.board;
    return state.legal_paths.some((path) => path.length > 1 && path[0] === cell);
  }

  down(event) {
    this.clicked = false;
    const cell = cellOf(event.target);
    const isOther = event.button !== 0 || !event.isPrimary;
    if (isOther || cell === null || !this.board.decor.open || !this.begins(cell)) return;
    this.press = { cell, x: event.clientX, y: event.clientY };
  }

  moved(event) {
    if (!this.press) return;
    const [dx, dy] = [event.clientX - this.press.x, event.clientY - this.press.y];
    if (!this.piece && Math.hypot(dx, dy) < SLACK) return;
    if (!this.piece && !this.start(event)) return;
    const matrix = this.board.svg.getScreenCTM();
    this.piece.style.transform = `translate(${dx / matrix.a}px, ${dy / matrix.d}px)`;
    this.enter(cellOf(document.elementFromPoint(event.clientX, event.clientY)));
  }

  start({ pointerId }) {
    const { board, press } = this;
    const place = board.marks.get(press.cell)?.element;
    if (!place) return false;
    board.svg.setPointerCapture(pointerId);
    board.svg.classList.add("board-drag");
    board.ghost.replaceChildren();
    board.layer.append(place);
    this.piece = place.firstElementChild;
    this.over = press.cell;
    board.pointing.giveUp();
    board.pointing.point(press.cell);
    board.refresh();
    return true;
  }

  /** Enters a cell in between. */
  enter(cell) {
    const { board } = this;
    if (cell === this.over) return;
    this.over = cell;
    if (cell === null || !board.pointing.next().has(cell)) return;
    if (!board.pointing.read(cell)?.cells) return;
    board.pointing.point(cell);
    board.refresh();
  }

  up(event) {
    const { board, press, piece } = this;
    this.press = null;
    if (!piece) return;
    this.clicked = true;
    board.svg.classList.remove("board-drag");
    const cell = cellOf(document.elementFromPoint(event.clientX, event.clientY));
    const isMove = cell !== null && board.moveAt(cell) >= 0;
    if (isMove) {
      board.dropped = true;
      setTimeout(() => this.end(), PATIENCE);
      board.pick(cell, false);
      return;
    }
    this.end();
    // Where several paths end, the squares entered so far stay chosen.
    const reading = cell === null ? null : board.pointing.read(cell);
    if (!reading?.many) board.pointing.giveUp();
    if (cell !== null && cell !== press.cell) board.options.onPick?.(cell, reading?.many ? reading : null);
    board.options.onPoint?.();
    board.refresh();
  }

  /** Puts the piece back. */
  end() {
    this.press = null;
    if (this.piece) this.piece.style.transform = "";
    this.piece = null;
    this.board.svg.classList.remove("board-drag");
  }
}

/** The cell of an element of a board. */
function cellOf(element) {
  const name = element?.dataset?.cell;
  return name === undefined ? null : Number(name);
}
