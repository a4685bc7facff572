// The analysis that is running. It goes on while other views are shown, and a view of the same position gets what has been
// found meanwhile. There is one at a time: the next question ends it.

import { stream } from "./live.js";
import { store } from "./store.js";

/** @type {{key: string, insight: any, last: any, stop: () => void, hear: ((message: any) => void)|null}|null} */
let running = null;

/**
 * Follows the analysis of a position, which goes on if it is the one that runs.
 * @param {object} question @param {(message: any) => void} hear
 * @returns {{leave: () => void, end: () => void}} `leave` lets it run on unheard
 */
export function analysis(question, hear) {
  const key = keyOf(question);
  if (running?.key !== key || running.last?.type === "error") {
    running?.stop();
    begin(key, question);
  }
  const mine = running;
  mine.hear = hear;
  if (mine.insight) hear(mine.insight);
  if (mine.last) hear(mine.last);
  return {
    leave() {
      if (mine.hear === hear) mine.hear = null;
    },
    end() {
      this.leave();
      mine.stop();
      if (running === mine) running = null;
    },
  };
}

/** Whether the analysis of a position is there, running or finished. */
export function hasAnalysis(question) {
  return running?.key === keyOf(question);
}

/** Its words are in one language. */
function keyOf(question) {
  return JSON.stringify([store.language, question]);
}

function begin(key, question) {
  const mine = { key, insight: null, last: null, hear: null, stop: () => {} };
  running = mine;
  mine.stop = stream({ ask: "analyse", ...question }, (message) => {
    if (message.type === "insight") mine.insight = message;
    else if (message.type !== "queued") mine.last = message;
    mine.hear?.(message);
  });
}
