// A move that is pointed at, cell after cell: which moves begin so, and which cells can follow.

/** @typedef {{move?: number, cells?: number[], choice?: number[], many?: boolean}} Reading */

export class Pointing {
  /** @param {{legal: string[], legal_paths: number[][], legal_areas: number[][]}} state */
  constructor(state) {
    this.state = state;
    /** The cells that were pointed at. @type {number[]} */
    this.cells = [];
    /** Moves that cells cannot tell apart; somebody has to choose among their names. @type {number[]} */
    this.choice = [];
  }

  /** Points at a cell. @returns {Reading|null} `null` where it means nothing */
  point(cell) {
    const reading = this.read(cell);
    // Where several moves end there, what was pointed at still holds.
    if (!reading?.many) {
      this.cells = reading?.cells ?? [];
      this.choice = reading?.choice ?? [];
    }
    return reading;
  }

  /** Gives up the move that was begun. @returns {boolean} whether there was one */
  giveUp() {
    const began = this.cells.length > 0;
    this.cells = [];
    this.choice = [];
    return began;
  }

  /** The move that is played at once if this cell is pointed at; -1 where none is. */
  moveAt(cell) {
    return this.read(cell)?.move ?? -1;
  }

  /** The cells that can come next. @returns {Set<number>} */
  next() {
    const step = this.cells.length;
    return new Set(this.possible(this.cells).flatMap((move) => this.state.legal_paths[move].slice(step, step + 1)));
  }

  /**
   * What pointing at a cell means: `move`, that this one is complete; `cells`, that more must follow; `choice`, that these
   * moves are not told apart by cells; `many`, that moves end there on several ways.
   * @returns {Reading|null}
   */
  read(cell) {
    const cells = [...this.cells, cell];
    const { legal_paths: paths } = this.state;
    const here = this.possible(cells);
    if (here.length > 0) return this.follow(here, cells);
    if (this.cells.length === 0) return null;
    // Cells between may be left out where only one way leads to the end.
    const ending = this.possible(this.cells).filter((move) => paths[move].at(-1) === cell);
    if (ending.length === 1) return { move: ending[0] };
    if (ending.length > 1) return { many: true };
    // Once more on the last cell: never mind. Elsewhere: another move.
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

  /** The numbers of the moves that begin with these cells. */
  possible(cells) {
    const { legal_paths: paths, legal_areas: areas } = this.state;
    const begins = (path, area) =>
      cells.length === 1 && area.includes(cells[0]) ? true : cells.every((cell, step) => path[step] === cell);
    return paths.map((_, move) => move).filter((move) => paths[move].length > 0 && begins(paths[move], areas[move]));
  }
}
