// Requests that are repeated: a move is not lost while the server is away, and a busy server is asked again.

import * as api from "./api.js";
import { once } from "./live.js";

/** Milliseconds before a request to a busy server is repeated. */
const BUSY_WAIT = 1500;

/** Milliseconds before a request to an unreachable server is repeated. */
const AWAY_WAIT = 700;

/**
 * Sends a person's move until the server has it, and returns the state after it.
 * @param {import("./api.js").Place} place
 * @param {{onAway: (error: Error) => void, isOver: () => boolean}} listeners `onAway` hears once that the server is away
 */
export async function sendMove(place, move, { onAway, isOver }) {
  for (let told = false; ; told = true) {
    try {
      return await api.play(place, move);
    } catch (error) {
      if (error.code !== "offline" || isOver()) throw error;
      if (!told) onAway(error);
      await new Promise((resolve) => setTimeout(resolve, AWAY_WAIT));
    }
  }
}

/** The answer of a program. @param {(before: number) => void} onQueue hears how many requests wait before this one */
export async function askProgram(question, signal, onQueue) {
  for (;;) {
    try {
      return await once(question, signal, ({ before }) => onQueue(before));
    } catch (error) {
      if (error.code !== "busy") throw error;
      // A random delay, so that pages that were refused together do not retry together.
      await pause(BUSY_WAIT * (1 + Math.random()), signal);
    }
  }
}

/** Waits, unless the signal is given before. */
export function pause(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("stopped", "AbortError"));
    });
  });
}
