// Requests with one answer. The server keeps no game: every request contains the whole position.

import { store } from "./store.js";
import { t } from "./texts.js";

/** An error, with a sentence for people and a code for programs. */
export class Refusal extends Error {
  constructor(message, code, status) {
    super(message);
    this.code = code;
    this.status = status;
  }

  /** Whether a retry is pointless: an unreachable or busy server may still answer. */
  get isFinal() {
    return this.status >= 400 && this.status < 500 && this.code !== "busy";
  }
}

/** @typedef {{game: string, moves: string[], position?: string, starter?: string}} Place */

export const get = (path, query = {}) => ask(path, query, {});

export const post = (path, body, options = {}) =>
  ask(
    path,
    {},
    { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body), ...options },
  );

/** As [`post`], but the answer is a file. */
export async function postForFile(path, body) {
  const response = await send(
    path,
    {},
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    },
  );
  const name = /filename="?([^";]+)"?/.exec(response.headers.get("Content-Disposition") ?? "")?.[1];
  return { blob: await response.blob(), name };
}

async function ask(path, query, options) {
  const response = await send(path, query, options);
  return response.json();
}

async function send(path, query, options) {
  const url = new URL(`/api/${path}`, location.origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, value);
  }
  if (!url.searchParams.has("lang")) url.searchParams.set("lang", store.language);
  let response;
  try {
    response = await fetch(url, options);
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refusal(t("web-error-offline"), "offline", 0);
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response) {
  try {
    const { error } = await response.json();
    return new Refusal(error.message, error.code, response.status);
  } catch {
    return new Refusal(t("web-error-status", { status: String(response.status) }), "unknown", response.status);
  }
}

// Positions do not change, so answers are cached: going back and forth through a game sends no requests.
const seen = new Map();
const MOST_SEEN = 600;

/** The state of a position. @param {Place} place */
export async function position(place) {
  const key = JSON.stringify([store.language, place.game, place.position, place.starter, place.moves]);
  if (seen.has(key)) return seen.get(key);
  const state = await post("position", place);
  remember(key, state);
  return state;
}

/** The state after a move. @param {Place} place @param {string} move */
export async function play(place, move) {
  return post("play", { ...place, move });
}

function remember(key, state) {
  if (seen.size >= MOST_SEEN) seen.delete(seen.keys().next().value);
  seen.set(key, state);
}
