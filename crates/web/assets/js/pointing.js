// Entering a move cell by cell: the moves that match, and the cells that can follow.

/** @typedef {{move?: number, cells?: number[], choice?: number[], many?: boolean}} Reading */

export class Pointing {
  /** @param {{legal: string[], legal_paths: number[][], legal_areas: number[][]}} state */
  constructor(state) {
    this.state = state;
    /** The cells entered so far. @type {number[]} */
    this.cells = [];
    /** Moves that have the same cells; the user has to choose one by its name. @type {number[]} */
    this.choice = [];
  }

  /** Enters a cell. @returns {Reading|null} `null` if it belongs to no move */
  point(cell) {
    const reading = this.read(cell);
    // If several moves end there, the cells entered before stay.
    if (!reading?.many) {
      this.cells = reading?.cells ?? [];
      this.choice = reading?.choice ?? [];
    }
    return reading;
  }

  /** Discards the partly entered move. @returns {boolean} whether there was one */
  giveUp() {
    const began = this.cells.length > 0;
    this.cells = [];
    this.choice = [];
    return began;
  }

  /** The move that this cell would complete; -1 if there is none. */
  moveAt(cell) {
    return this.read(cell)?.move ?? -1;
  }

  /** The cells that can follow. @returns {Set<number>} */
  next() {
    const step = this.cells.length;
    return new Set(this.possible(this.cells).flatMap((move) => this.state.legal_paths[move].slice(step, step + 1)));
  }

  /**
   * The meaning of a cell: `move`, this move is complete; `cells`, more cells must follow; `choice`, these moves have the
   * same cells; `many`, moves end there on several paths.
   * @returns {Reading|null}
   */
  read(cell) {
    const cells = [...this.cells, cell];
    const { legal_paths: paths } = this.state;
    const here = this.possible(cells);
    if (here.length > 0) return this.follow(here, cells);
    if (this.cells.length === 0) return null;
    // Cells in between may be left out if only one path leads to the end.
    const ending = this.possible(this.cells).filter((move) => paths[move].at(-1) === cell);
    if (ending.length === 1) return { move: ending[0] };
    if (ending.length > 1) return { many: true };
    // The last cell again cancels the move; another cell begins another move.
    if (this.cells.at(-1) === cell) return { cells: [] };
    const anew = this.possible([cell]);
    return anew.length > 0 ? this.follow(anew, [cell]) : null;
  }

  follow(moves, cells) {
    const { legal_paths: paths } = this.state;
    const complete = moves.filter((move) => paths[move].length === cells.length);
    if (complete.length === 0) return { cells };
    return moves.length === 1 ? { move: moves[0] } : { cells, choice: moves };
  }

  /** The indices of the moves that begin with these cells. */
  possible(cells) {
    const { legal_paths: paths, legal_areas: areas } = this.state;
    const begins = (path, area) =>
      cells.length === 1 && area.includes(cells[0]) ? true : cells.every((cell, step) => path[step] === cell);
    return paths.map((_, move) => move).filter((move) => paths[move].length > 0 && begins(paths[move], areas[move]));
  }
}
