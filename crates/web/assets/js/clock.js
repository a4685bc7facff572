// A chess clock. The time is counted and kept in the browser: the server has no clock.

import { other } from "./game.js";
import { keep, recall } from "./store.js";

export class Clock {
  /** @param {string} control "5+3": five minutes, and three seconds for each move */
  constructor(control, left = null) {
    const [minutes, increment] = control.split("+").map(Number);
    this.increment = increment * 1000;
    this.left = left ?? { X: minutes * 60_000, O: minutes * 60_000 };
    /** @type {"X"|"O"|null} */
    this.running = null;
    this.since = 0;
  }

  run(side) {
    this.stop();
    this.running = side;
    this.since = performance.now();
  }

  stop() {
    if (this.running) this.left[this.running] = this.remaining(this.running);
    this.running = null;
  }

  /** The running side has moved. */
  moved() {
    const side = this.running;
    if (!side) return;
    this.stop();
    this.left[side] += this.increment;
    this.run(other(side));
  }

  remaining(side) {
    const used = this.running === side ? performance.now() - this.since : 0;
    return Math.max(0, this.left[side] - used);
  }

  /** Whether the time of a side was up before: other lines of such a game are played without a clock. */
  isOver() {
    return !this.running && Math.min(this.left.X, this.left.O) <= 0;
  }

  /** The side whose time is up, if there is one. */
  fallen() {
    return this.running && this.remaining(this.running) <= 0 ? this.running : null;
  }
}

/** 4:05, and 9.3 in the last ten seconds. */
export function clockText(milliseconds) {
  if (milliseconds < 10_000) return (Math.ceil(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.ceil(milliseconds / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const pair = (n) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${pair(m)}:${pair(s)}` : `${m}:${pair(s)}`;
}

/** Keeps the time that is left in a game, for a reload. @param {import("./game.js").Game} game @param {Clock} clock */
export function keepTime(game, { left: { X, O } }) {
  keep("clock", { of: keyOf(game), left: { X, O } });
}

/** The time that was left; `null` if it was another game. */
export function keptTime(game) {
  const kept = recall("clock");
  return kept && kept.of === keyOf(game) && game.moves.length > 0 ? kept.left : null;
}

function keyOf(game) {
  return [game.game, game.clock, game.seats.X, game.seats.O, game.seed].join(" ");
}
