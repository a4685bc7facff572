// What this person plays, and how: the last choices for each game, from which a tile or "New game" starts at once.

import { Game, levelOf, other } from "./game.js";
import { FIRST_SIZES, choiceOf, gameText, pickable } from "./games.js";
import { keep, recall } from "./store.js";

const FIRST = {
  ...FIRST_SIZES,
  opponent: "program",
  level: 3,
  mark: "X",
  starter: "me",
  begin: "usual",
  clock: "",
  program: "",
  fixed: false,
};

const USUAL_GAME = "tic-tac-toe";

/** The kept choices by game; what storage holds may be of any kind. */
function kept() {
  const all = recall("choices", {});
  return all && typeof all === "object" && !Array.isArray(all) ? all : {};
}

/** The last choices for a game; for one that was never chosen, those that do not depend on it. @param {string} id */
export function choiceFor(id) {
  const { opponent, level } = { ...FIRST, ...recall("choice", {}) };
  return { ...FIRST, opponent, level, ...choiceOf(id), ...kept()[id], game: id };
}

/** The game that was chosen last. */
export function lastChosen() {
  const id = recall("choice", {})?.game;
  return pickable().some((one) => one.id === id) ? id : USUAL_GAME;
}

/** @param {any} choice the values of a form @param {boolean} fixed whether X always moves first in the chosen game */
export function keepChoice(choice, fixed) {
  const { game, size, width, height, count, tree, opponent, level, mark, starter, begin, clock } = choice;
  keep("choice", { game, opponent, level });
  const { when } = kept()[game] ?? {};
  const values = { size, width, height, count, tree, opponent, level, mark, starter, begin, clock, fixed, when };
  keep("choices", { ...kept(), [game]: values });
}

/** Notes that a game is played, for the order of the tiles. @param {Game} game */
export function notePlayed(game) {
  const id = choiceOf(game.game).game;
  const before = kept()[id];
  keep("choices", { ...kept(), [id]: { ...(before ?? choiceOfGame(game)), when: Date.now() } });
  keep("choice", { ...recall("choice", {}), game: id });
}

/** All games to choose from: those that this person played first, the latest at the top, then the usual order. */
export function ranked() {
  const all = kept();
  const when = ({ id }) => Number(all[id]?.when) || 0;
  return pickable().toSorted((a, b) => when(b) - when(a));
}

/** A new game with these choices; chance decides what is left to it. */
export function gameOf(choice, fixed = Boolean(choice.fixed)) {
  const coin = (value, sides) => (value === "random" ? sides[Math.floor(Math.random() * 2)] : value);
  const starts = coin(choice.starter, ["me", "other"]);
  let mine = coin(choice.mark, ["X", "O"]);
  const two = choice.opponent === "person";
  if (fixed) mine = starts === "me" ? "X" : "O";
  if (two) mine = "X";
  const program = two ? "person" : choice.program || `level=${choice.level}`;
  const starter = starts === "me" ? mine : other(mine);
  const rest = { game: gameText(choice), clock: choice.clock, seed: Math.floor(Math.random() * 1e6) + 2 };
  // The sides are chosen after the first stones; until then the opener has X's seat.
  if (choice.begin === "swap2") {
    const seats = two || starts === "me" ? { X: "person", O: program } : { X: program, O: "person" };
    return new Game({ ...rest, seats, swap2: "open" });
  }
  return new Game({
    ...rest,
    seats: mine === "X" ? { X: "person", O: program } : { X: program, O: "person" },
    starter: starter === "X" || fixed ? undefined : "O",
  });
}

/** The new game that a tile starts. @param {string} id */
export function nextGame(id) {
  return gameOf(choiceFor(id));
}

/** The choices that a running game shows; what chance decided is left to it again. @param {Game} game */
export function choiceOfGame(game) {
  const board = choiceOf(game.game);
  const last = choiceFor(board.game);
  const two = game.isPerson("X") && game.isPerson("O");
  const mine = game.isPerson("X") ? "X" : "O";
  const opponent = game.seats[other(mine)];
  const level = levelOf(opponent);
  const starter = (game.starter ?? "X") === mine ? "me" : "other";
  const isKept = kept()[board.game]?.mark !== undefined;
  return {
    ...last,
    ...board,
    opponent: two ? "person" : "program",
    level: level ?? last.level,
    program: two || level !== null ? "" : opponent,
    mark: isKept ? last.mark : mine,
    starter: isKept ? last.starter : starter,
    clock: game.clock,
  };
}
