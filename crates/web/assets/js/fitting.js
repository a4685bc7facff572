// What fits a game is known only to the server: an empty comparison is requested, which fails if something does not
// fit.

import { stream } from "./live.js";
import { store } from "./store.js";

const judges = new Map();
const beginners = new Map();

/** The evaluators of the game; some of its family are for one size only. */
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

/** Whether either side may move first: in renju X always does, and a written tree has its root. */
export async function eitherBegins(game) {
  if (!beginners.has(game)) beginners.set(game, await isTaken({ game, starter: "O" }, "position-impossible"));
  return beginners.get(game);
}

/** Whether the request is not refused for that reason: a busy server says nothing about what fits. */
function isTaken(question, reason) {
  return new Promise((resolve) => {
    const empty = { ask: "compare", moves: [], algorithms: ["minimax"], depths: [0], ...question };
    stream(empty, ({ type, code }) => {
      if (type === "error") resolve(code !== reason);
      if (type === "done") resolve(true);
    });
  });
}
