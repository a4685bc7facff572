// A new game with a friend: made on the server, whose link is sent to the friend.

import { post } from "../api.js";
import { gameOf } from "../choices.js";
import { go } from "../router.js";
import { complain } from "../voice.js";
import { keepSeat, ownName } from "./keys.js";

/** Makes a shared game with the choices of a form, and goes there. @param {any} choice @param {boolean} fixed */
export async function shareGame(choice, fixed) {
  const game = gameOf({ ...choice, opponent: "program" }, fixed);
  const side = game.isPerson("X") ? "X" : "O";
  try {
    const { starter, clock } = game;
    const made = await post("shared", {
      game: game.game,
      starter: starter ?? null,
      clock: clock || null,
      side,
      name: ownName() || null,
    });
    keepSeat(made.shared, made.key, { game: game.game });
    go("together", { shared: made.shared });
  } catch (error) {
    complain(error);
  }
}
