// The latest games of this browser, as the first page and the choice of a game show them.

import { other } from "./game.js";
import { gameOf, latestRecords, linkTo } from "./library.js";
import { gameColours } from "./games.js";
import { namesOf } from "./sides.js";
import { t } from "./texts.js";

/** The latest games, the newest first. @returns {{hash: string, game: string, plies: number, words: string, seats: any, when: number}[]} */
export function shelf() {
  return latestRecords().map((record) => {
    const { line, result } = summary(record);
    const { x, o } = record.players;
    const seats = { X: x, O: o };
    const words = result ? resultWords(record.game, result) : "";
    return { hash: linkTo(record), game: record.game, plies: line.length, words, seats, when: record.changed };
  });
}

/**
 * What a list shows of a record: its main line if that is finished, because a finished game stays finished; otherwise
 * the current one.
 */
export function summary(record) {
  const game = gameOf(record);
  const { tree } = game;
  const last = tree.find(game.moves) ?? tree.root;
  const main = tree.mainEnd;
  const shown = main.result ? main : last;
  // A resignation that was taken back is no result.
  const isOpen = shown === last && shown.end && record.line.open;
  return { tree, line: shown.path, result: isOpen ? null : shown.result, branches: tree.branchCount };
}

/** How a game ended, in a sentence. */
export function resultWords(game, { how, winner }) {
  const letters = game.startsWith("explicit(") ? ["MAX", "MIN"] : ["X", "O"];
  const [first, second] = namesOf(letters, gameColours(game));
  const name = (side) => (side === "X" ? first : second);
  if (winner === null) return t("web-result-draw");
  const gaps = { winner: name(winner), loser: name(other(winner)) };
  if (how === "resigned") return t("web-ended-resigned", gaps);
  if (how === "time") return t("web-ended-time", gaps);
  return t("web-result-won", gaps);
}
