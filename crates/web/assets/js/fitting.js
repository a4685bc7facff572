// What fits a game, which only the server knows: it is asked for comparisons that look at nothing, and refuses what does not.

import { stream } from "./live.js";
import { store } from "./store.js";

const judges = new Map();
const beginners = new Map();

/** The evaluators that the game takes; some of its family are for one size only. */
export async function fittingJudges(game, family) {
  if (!judges.has(game)) {
    const taken = [];
    for (const judge of store.catalogue.evaluators)
      if (judge.games.includes(family) && (await isTaken({ game, evaluators: [judge.id] }, "search-impossible")))
        taken.push(judge.id);
    judges.set(game, taken);
  }
  return store.catalogue.evaluators.filter(({ id }) => judges.get(game).includes(id));
}

/** Whether either side may begin: in renju X always does, and a written tree has its root. */
export async function eitherBegins(game) {
  if (!beginners.has(game)) beginners.set(game, await isTaken({ game, starter: "O" }, "position-impossible"));
  return beginners.get(game);
}

/** Whether this is not refused for that reason: a server that is busy has not said that it does not fit. */
function isTaken(question, reason) {
  return new Promise((resolve) => {
    const empty = { ask: "compare", moves: [], algorithms: ["minimax"], depths: [0], ...question };
    stream(empty, ({ type, code }) => {
      if (type === "error") resolve(code !== reason);
      if (type === "done") resolve(true);
    });
  });
}
