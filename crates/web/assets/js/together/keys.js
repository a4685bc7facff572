// The secrets of this browser: the seats of its person in shared games, and the places in tournaments.

import { keep, recall } from "../store.js";

const MOST = 300;

/** @typedef {{key: string, when: number, game?: string, name?: string, director?: boolean}} Secret */

/** @param {"seats"|"entries"|"directed"} kind @returns {Record<string, Secret>} */
function all(kind) {
  const kept = recall(kind, {});
  return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
}

function add(kind, id, secret) {
  const entries = Object.entries({ ...all(kind), [id]: { ...all(kind)[id], ...secret, when: Date.now() } });
  entries.sort(([, a], [, b]) => (b.when ?? 0) - (a.when ?? 0));
  keep(kind, Object.fromEntries(entries.slice(0, MOST)));
}

function keyIn(kind, id) {
  const key = Object.hasOwn(all(kind), id) ? all(kind)[id]?.key : null;
  return typeof key === "string" ? key : null;
}

/** The key of this person's seat in a shared game, or `null`. */
export const seatKey = (shared) => keyIn("seats", shared);

export const keepSeat = (shared, key, about = {}) => add("seats", shared, { key, ...about });

/** The key of this person as a player of a tournament, or `null`. */
export const entryKey = (tournament) => keyIn("entries", tournament);

export const keepEntry = (tournament, key, about = {}) => add("entries", tournament, { key, ...about });

/** The key of this person as the director of a tournament, or `null`. */
export const directorKey = (tournament) => keyIn("directed", tournament);

export const keepDirected = (tournament, key, about = {}) => add("directed", tournament, { key, ...about });

/** The shared games and tournaments of this browser, the newest first. */
export function keptPlaces() {
  const list = (kind, parameter) =>
    Object.entries(all(kind)).map(([id, { when, game, name }]) => ({ kind, parameter, id, when, game, name }));
  const places = [...list("seats", "shared"), ...list("directed", "tournament"), ...list("entries", "tournament")];
  const seen = new Set();
  return places
    .toSorted((a, b) => b.when - a.when)
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, 12);
}

/** The name that this person plays under. */
export function ownName() {
  const name = recall("own-name", "");
  return typeof name === "string" ? name : "";
}

export const keepName = (name) => keep("own-name", name);
