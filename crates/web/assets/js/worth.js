// What a position is worth, as a number beside the server's words.

import { number } from "./texts.js";

/** A number with its sign, for the side that the worth is for; empty where words say it all. */
export function worthNumber(worth) {
  if (worth.kind === "points") return signed(worth.points);
  if (worth.kind === "win") return `+${number(worth.plies ?? 0)}`;
  if (worth.kind === "loss") return `−${number(worth.plies ?? 0)}`;
  return "=";
}

/** What a candidate on the board says: a number that is short enough for a cell. */
export function worthLabel(worth) {
  if (worth.kind === "points") return signed(worth.points);
  return { win: "✓", loss: "✗", draw: "=" }[worth.kind];
}

function signed(points) {
  if (points === 0) return "0";
  return points > 0 ? `+${number(points)}` : `−${number(-points)}`;
}
