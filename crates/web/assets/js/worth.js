// The value of a position in words and as a number. Exact values and those of a written tree have the server's words;
// for the engine's points, whose scale means little to people, the words here describe them.

import { brief, number, t } from "./texts.js";

// keys: web-worth-even, web-worth-slightly-better, web-worth-better, web-worth-much-better
// keys: web-worth-slightly-worse, web-worth-worse, web-worth-much-worse
const DEGREES = [
  [0.92, "much-"],
  [0.7, ""],
  [0.56, "slightly-"],
];

/** @param {{kind: string, words: string, share: number, side: string}} worth for its side */
export function worthWords(worth) {
  if (worth.kind !== "points" || worth.written) return worth.words;
  const own = worth.side === "X" ? worth.share : 1 - worth.share;
  const degree = DEGREES.find(([least]) => Math.max(own, 1 - own) >= least)?.[1];
  return degree === undefined ? t("web-worth-even") : t(`web-worth-${degree}${own > 0.5 ? "better" : "worse"}`);
}

/** Marks values of a written tree: their points are the numbers in it. @param {any} state @param {...any} worths */
export function markWritten(state, ...worths) {
  for (const worth of worths) if (worth) worth.written = Boolean(state.written);
}

/** The parts of a value that a chart and a bar need. */
export function spoken(worth) {
  return { share: worth.share, side: worth.side, words: worthWords(worth) };
}

/** A number with its sign, or a sign for an exact value; short enough for a cell. */
export function worthNumber(worth) {
  if (worth.kind === "points") return signed(worth.points);
  return { win: "✓", loss: "✗", draw: "=" }[worth.kind] ?? "";
}

/** The same as it stands on a cell: with the distance of an end, and without the last digits of a large number. */
export function worthSign(worth) {
  if (worth.kind === "win" || worth.kind === "loss") return `${worthNumber(worth)}${worth.plies}`;
  if (worth.kind !== "points" || Math.abs(worth.points) < 10_000) return worthNumber(worth).replace(/[\s.,]/g, "");
  return `${worth.points > 0 ? "+" : "−"}${brief(Math.abs(worth.points))}`;
}

function signed(points) {
  if (points === 0) return "0";
  return points > 0 ? `+${number(points)}` : `−${number(-points)}`;
}
