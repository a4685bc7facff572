// The games of this browser: every game, analysis and study is a record in its database. A record is saved by reading,
// merging and writing it in one transaction, so that several tabs add to one record and none overwrites another.

import { link } from "./router.js";
import { Game } from "./game.js";
import { isRecord, merged, readRecord } from "./record.js";
import { recall } from "./store.js";
import { stamp, Variations } from "./variations.js";

const DATABASE = "plyground";
const STORE = "games";
/** A record that is being saved stands here until the database has it: a reload cannot lose it. */
const UNSAVED = "plyground.unsaved.";
/** Milliseconds after which the games are kept in memory because the database does not open. */
const OPENED_IN = 4000;
/** Milliseconds for which a deleted game can come back: from another tab, or by its Undo. */
const DELETED_FOR = 86_400_000;
/** The most games that the first page and the choice of a game show. */
const LATEST = 12;

const tab = Math.random().toString(36).slice(2, 8);
const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(DATABASE) : null;
const listeners = new Set();

/** @type {IDBDatabase|null} */
let database = null;
/** The records where there is no database. @type {Map<string, any>} */
const memory = new Map();
/** The latest games, as far as they are known. @type {any[]} */
let recent = [];
let opening = null;

/** Opens the library, once. */
export function openLibrary() {
  opening ??= begin();
  return opening;
}

async function begin() {
  try {
    database = await Promise.race([openDatabase(), new Promise((_, no) => setTimeout(no, OPENED_IN))]);
    database.onversionchange = () => database.close();
  } catch {
    // A private window, or storage that is switched off: the games last as long as this tab.
  }
  if (channel) channel.onmessage = ({ data }) => changed(data, false);
  await takeOver();
  await refresh();
}

function openDatabase() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: "id" }).createIndex("changed", "changed");
  };
  return done(request);
}

/** Takes over what older versions kept, and what a reload interrupted. */
async function takeOver() {
  for (const key of Object.keys(localStorageOrNothing())) {
    if (!key.startsWith(UNSAVED)) continue;
    const record = readRecord(recall(key.slice("plyground.".length)));
    if (record) await put(record);
    localStorage.removeItem(key);
  }
  const old = recall("games", []);
  if (!Array.isArray(old) || old.length === 0) return;
  for (const one of old) {
    if (typeof one?.hash !== "string" || !one.hash.startsWith("#/")) continue;
    const game = Game.read(new URLSearchParams(one.hash.split(/\?(.*)/s)[1] ?? ""));
    // Two tabs that take the same entry over make the same record.
    game.id = `shelf-${hashOf(String(one.key ?? one.hash))}`;
    const when = Number.isSafeInteger(one.when) ? one.when : Date.now();
    if (game.moves.length > 0) await put({ ...draftOf(game, "game"), created: when, changed: when });
  }
  localStorage.removeItem("plyground.games");
}

function localStorageOrNothing() {
  try {
    return localStorage;
  } catch {
    return {};
  }
}

/** A short name for a text (FNV-1a). */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}

/** Whether games outlive this tab. */
export function isLasting() {
  return database !== null;
}

/** Calls `listener` with the id of every record that changes, here or in another tab. @returns {() => void} ends it */
export function onLibrary(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(id, isHere) {
  if (isHere) channel?.postMessage(id);
  for (const listener of listeners) listener(id, isHere);
  // The latest games are only shown when a view is opened.
  refresh().catch(() => {});
}

async function refresh() {
  recent = (await allRecords(LATEST * 2)).filter(isRecord).slice(0, LATEST);
}

/** The latest games that are known so far, the newest first. */
export function latestRecords() {
  return recent;
}

/** Every game, the newest first. */
export async function everyRecord() {
  await openLibrary();
  return (await allRecords()).filter(isRecord);
}

/** A record, if there is one; a deleted one too, with its deletion. */
export async function findRecord(id) {
  await openLibrary();
  if (!database) return memory.get(id) ?? null;
  return (await done(database.transaction(STORE).objectStore(STORE).get(id))) ?? null;
}

function allRecords(most = Infinity) {
  if (!database) return [...memory.values()].sort((a, b) => b.changed - a.changed).slice(0, most);
  const records = [];
  const request = database.transaction(STORE).objectStore(STORE).index("changed").openCursor(null, "prev");
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor || records.length >= most) return resolve(records);
      records.push(cursor.value);
      cursor.continue();
    };
  });
}

/** Merges a record into the one that is kept, and returns the union. */
export async function saveRecord(record) {
  const key = `${UNSAVED}${record.id}.${tab}`;
  setItem(key, record);
  await openLibrary();
  const kept = await put(record);
  try {
    localStorage.removeItem(key);
  } catch {
    // It was not written either.
  }
  changed(record.id, true);
  return kept;
}

function setItem(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or switched off: then only the database keeps it.
  }
}

async function put(record) {
  if (!database) {
    memory.set(record.id, merged(memory.get(record.id), record));
    return memory.get(record.id);
  }
  const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
  const store = transaction.objectStore(STORE);
  let union = record;
  const read = store.get(record.id);
  read.onsuccess = () => {
    union = merged(read.result, record);
    store.put(union);
    transaction.commit();
  };
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
  return union;
}

/** Removes what was deleted long ago. */
export async function tidyLibrary() {
  await openLibrary();
  if (!database) return;
  const old = (await allRecords()).filter((one) => !isRecord(one) && one.gone < Date.now() - DELETED_FOR);
  const store = old.length > 0 ? database.transaction(STORE, "readwrite").objectStore(STORE) : null;
  for (const { id } of old) store.delete(id);
}

/** A new id for a record. */
export function freshId() {
  const random = crypto.getRandomValues(new Uint8Array(10));
  return `${Date.now().toString(36)}-${[...random].map((byte) => (byte % 36).toString(36)).join("")}`;
}

/**
 * What a game says about its record, to be merged into it.
 * @param {Game} game @param {"game"|"analysis"} kind
 * @param {{players?: boolean, line?: boolean}} [leads] whether its players and its current line are those of the record
 */
export function draftOf(game, kind, { players = true, line = true } = {}) {
  const now = stamp();
  const { id, game: name, position, starter, seats, seed, clock, moves, tree } = game;
  return {
    id,
    kind,
    game: name,
    position: position ?? null,
    starter: starter ?? null,
    players: { x: seats.X, o: seats.O, seed, clock, set: players ? now : 0 },
    title: { text: "", set: 0 },
    tree: tree.write(),
    line: { moves: [...moves], open: !game.end, set: line ? now : 0 },
    created: now,
    changed: now,
    made: now,
    gone: 0,
  };
}

/** Changes a record: its title, or whether it is deleted. */
export async function changeRecord(id, parts) {
  const record = await findRecord(id);
  return record && saveRecord({ ...record, ...parts });
}

/** Keeps an imported game, and gives it an id. @param {any} imported the server's answer */
export async function keepImport(imported) {
  const game = new Game({ ...imported, tree: treeOf(imported), id: freshId() });
  await saveRecord(draftOf(game, "game"));
  return { ...imported, id: game.id };
}

/** The tree of an imported game. */
function treeOf({ tree = [], comment = "" }) {
  const now = stamp();
  return Variations.read({
    comment,
    said: now,
    nodes: tree.map((one, i) => ({ ...one, made: now + i, said: now })),
  }).write();
}

/** The view in which a record is continued. @param {any} record */
export function routeOf({ kind, players: { x, o } }) {
  if (kind === "analysis") return "analyse";
  return x === "person" || o === "person" ? "play" : "watch";
}

/** The address of a record's current line. @param {any} record */
export function linkTo(record, route = routeOf(record), moves = record.line.moves) {
  return link(route, gameOf(record, moves).write());
}

/** The game of a record, at its current line. @returns {Game} */
export function gameOf(record, moves = record.line.moves) {
  const { id, game, position, starter, players } = record;
  const { x, o, seed, clock } = players;
  const tree = Variations.read(record.tree);
  // Another tab may have deleted the end of the line.
  const line = moves.filter((_, i) => tree.find(moves.slice(0, i + 1)));
  const isOpen = moves === record.line.moves && record.line.open;
  const end = isOpen ? null : (tree.find(line)?.end ?? null);
  return new Game({ id, game, position, starter, seats: { X: x, O: o }, seed, clock, moves: line, tree, end });
}

/** A request of the database as a promise. */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}
