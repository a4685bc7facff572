// Playing with other people on the same server: a shared game, a tournament, or the choice between them.

import { openSharedGame } from "../together/game.js";
import { openStart } from "../together/start.js";
import { openTournament } from "../together/tournament.js";

/** @param {HTMLElement} page @param {URLSearchParams} params @returns {() => void} */
export function open(page, params) {
  const shared = params.get("shared");
  if (shared) return openSharedGame(page, shared);
  if (params.get("tournament")) return openTournament(page, params);
  return openStart(page);
}
