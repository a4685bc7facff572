// One WebSocket for everything that takes time. Requests without an answer are sent again after a reconnect, so that a
// restart of the server loses nothing.

import { store } from "./store.js";
import { Refusal } from "./api.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

let socket = null;
let wait = FIRST_WAIT;
let nextId = 1;
let timer = 0;
/** @type {Map<number, {question: object, hear: (message: any) => void}>} */
const open = new Map();
const watchers = new Set();

/** Calls `watcher` with "open", "lost" or "idle" as the connection changes. */
export function onConnection(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Requests a stream of answers. Returns a function that stops it.
 * @param {object} question  with `ask` and its parameters
 * @param {(message: any) => void} hear  gets every message, the last one of type "done", "error" or the answer
 */
export function stream(question, hear) {
  const id = nextId;
  nextId += 1;
  open.set(id, { question: { lang: store.language, ...question, id }, hear });
  send(id);
  return () => {
    if (!open.delete(id)) return;
    if (isOpen()) socket.send(JSON.stringify({ id, ask: "stop" }));
  };
}

/**
 * Requests one answer.
 * @param {object} question @param {AbortSignal} [signal] @param {(message: any) => void} [onQueued]
 * @param {(words: string) => void} [onStage] progress of a long answer
 */
export function once(question, signal, onQueued = () => {}, onStage = () => {}) {
  return new Promise((resolve, reject) => {
    const stop = stream(question, (message) => {
      if (message.type === "queued") onQueued(message);
      else if (message.type === "stage") onStage(message.words);
      else if (message.type === "error") reject(new Refusal(message.message, message.code, 400));
      else if (message.type !== "done") resolve(message);
    });
    signal?.addEventListener("abort", () => {
      stop();
      reject(new DOMException("stopped", "AbortError"));
    });
  });
}

const LAST = new Set(["done", "error", "reply", "hint", "report", "accepted"]);

function isOpen() {
  return socket?.readyState === WebSocket.OPEN;
}

function send(id) {
  if (isOpen()) socket.send(JSON.stringify(open.get(id).question));
  else if (!socket) connect();
}

function connect() {
  clearTimeout(timer);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/api/live?lang=${store.language}`);
  socket.addEventListener("open", () => {
    wait = FIRST_WAIT;
    tell("open");
    for (const id of open.keys()) send(id);
  });
  socket.addEventListener("message", (event) => hear(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    socket = null;
    // Without an open request the connection is not needed; the next request opens it.
    if (open.size === 0) return tell("idle");
    tell("lost");
    timer = setTimeout(connect, wait);
    // A random delay, so that pages that lost the same server do not all reconnect at once.
    wait = Math.min(LONGEST_WAIT, wait * 2) * (0.8 + 0.4 * Math.random());
  });
}

function hear(message) {
  const asked = open.get(message.id);
  if (!asked) return;
  if (LAST.has(message.type)) open.delete(message.id);
  asked.hear(message);
}

function tell(state) {
  for (const watcher of watchers) watcher(state);
}

// When the network is back, it should not wait for the rest of a long delay.
addEventListener("online", () => {
  if (!socket && open.size > 0) connect();
});
