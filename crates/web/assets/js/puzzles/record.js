// The solver's own record: a rating, the puzzles that were tried, and the days in a row. It stays in the browser.

import { keep, recall } from "../store.js";

const KEY = "puzzles";
const FIRST_RATING = 1200;
/** How far one puzzle moves the rating: more while there are few. */
const [FAST, SLOW, FEW] = [48, 24, 12];

/** The number of a day, the same all over a day of the solver's calendar. @param {Date} date */
export function dayNumber(date = new Date()) {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** The puzzle of a day: every puzzle of the set has its turn before one comes again. */
export function daily(puzzles, day = dayNumber()) {
  const count = puzzles.length;
  let stride = 7919;
  while (count > 0 && common(stride, count) > 1) stride += 2;
  return puzzles[(((day * stride) % count) + count) % count];
}

function common(a, b) {
  return b === 0 ? a : common(b, a % b);
}

/** @typedef {{rating: number, tried: Record<string, number>, day: number, streak: number}} PuzzleRecord */

/** What is kept; anything unreadable counts as missing. @returns {PuzzleRecord} */
export function read() {
  const kept = recall(KEY, {});
  const { tried } = kept;
  return {
    rating: number(kept.rating, FIRST_RATING),
    tried: tried && typeof tried === "object" && !Array.isArray(tried) ? tried : {},
    day: number(kept.day, 0),
    streak: number(kept.streak, 0),
  };
}

function number(value, otherwise) {
  return Number.isFinite(value) ? value : otherwise;
}

/** The days in a row up to now: a missed day ends them. */
export function streak(record = read(), day = dayNumber()) {
  return record.day >= day - 1 ? record.streak : 0;
}

/** The number of puzzles solved, with help or without. */
export function solvedCount(record = read()) {
  return Object.values(record.tried).filter((share) => share > 0).length;
}

/** Whether a puzzle was solved. */
export function isSolved(id, record = read()) {
  return record.tried[id] > 0;
}

/**
 * Counts a puzzle: 1 without help, 0.5 with hints, 0 after a wrong move or when the solution was shown. The first
 * result of a puzzle counts for the rating; a later solution still counts as solved.
 * @returns {number} the change of the rating
 */
export function count(puzzle, share) {
  const record = read();
  const before = record.tried[puzzle.id];
  let change = 0;
  if (before === undefined) {
    const expected = 1 / (1 + 10 ** ((puzzle.rating - record.rating) / 400));
    const speed = Object.keys(record.tried).length < FEW ? FAST : SLOW;
    change = Math.round(speed * (share - expected));
    record.rating += change;
    record.tried[puzzle.id] = share;
    keep(KEY, record);
  }
  return change;
}

/** Notes that a puzzle was solved in the end; the puzzle of the day makes the days in a row longer. */
export function solved(puzzle, isDaily, day = dayNumber()) {
  const record = read();
  record.tried[puzzle.id] = Math.max(record.tried[puzzle.id] ?? 0, 0.1);
  if (isDaily && record.day !== day) {
    record.streak = record.day === day - 1 ? record.streak + 1 : 1;
    record.day = day;
  }
  keep(KEY, record);
}
