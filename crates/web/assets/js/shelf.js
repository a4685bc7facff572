// The latest games played here, kept in this browser.

import { link } from "./router.js";
import { keep, recall } from "./store.js";

const MOST = 12;

/** The games, the latest first. @returns {{hash: string, game: string, plies: number, words: string, seats: any, when: number}[]} */
export function shelf() {
  const games = recall("games", []);
  return Array.isArray(games) ? games.filter((one) => typeof one?.hash === "string" && one.hash.startsWith("#/")) : [];
}

/** Puts a game on top; a later state of the same game replaces the earlier one. */
export function rememberGame(route, game, words) {
  const hash = link(route, { ...game.write(), lang: "" });
  const key = [game.game, game.position, game.seats.X, game.seats.O, game.seed].join(" ");
  const entry = {
    key,
    hash: hash.replace(/&?lang=\w+/, ""),
    game: game.game,
    plies: game.moves.length,
    words,
    seats: game.seats,
    when: Date.now(),
  };
  keep("games", [entry, ...shelf().filter((one) => one.key !== key)].slice(0, MOST));
}
