// The service worker: keeps the files of the page, its texts, and the answers that do not change, for times without the
// server. While the server answers, everything comes from it, so nothing that is shown is ever older than the server.

const FILES = "plyground-files-";
const ANSWERS = "plyground-answers-";

/** Requests whose answers depend on nothing but the request and the version of the program. */
const LASTING = "texts catalogue position rules tree exercise exercise/mark puzzles puzzle"
  .split(" ")
  .map((name) => `/api/${name}`);

/** Answers without which no view opens: they are never dropped. */
const NEEDED = ["/api/texts", "/api/catalogue"];

/** The most other answers that are kept; the oldest make room. */
const MOST = 400;

self.addEventListener("install", (event) => {
  event.waitUntil(refresh().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

// After a restart the server may be another version: the page asks for its files each time it is loaded.
self.addEventListener("message", (event) => {
  if (event.data !== "refresh") return;
  // A page that was loaded past the worker is taken over too.
  event.waitUntil(Promise.all([self.clients.claim(), refresh().catch(() => {})]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (LASTING.includes(url.pathname)) event.respondWith(answer(request));
  else if (request.method === "GET" && !url.pathname.startsWith("/api/")) event.respondWith(file(request));
});

/** The refresh under way, if there is one. */
let refreshing = null;

function refresh() {
  refreshing ??= keepFiles().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** Keeps the files of the server's version, all of them or none, and drops those of other versions. */
async function keepFiles() {
  const reply = await fetch("/api/files");
  if (!reply.ok) return;
  const { build, files } = await reply.json();
  const names = [FILES + build, ANSWERS + build];
  const known = await caches.keys();
  if (!known.includes(names[0])) {
    const responses = await Promise.all(files.map((path) => fetch(path)));
    if (responses.some(({ ok }) => !ok)) return;
    const cache = await caches.open(names[0]);
    await Promise.all(responses.map((response, i) => cache.put(files[i], response)));
  }
  const old = known.filter((name) => name.startsWith("plyground-") && !names.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A file from the server, or the kept one. */
async function file(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const name = await current(FILES);
    const cache = name && (await caches.open(name));
    const kept = cache && (await cache.match(pathname));
    if (kept) return kept;
    // The server would redirect there: the page has a view of that name or says that it has none.
    if (cache && request.mode === "navigate") return Response.redirect(`/#${pathname}${search}`);
    throw error;
  }
}

/** An answer of the server, which is kept, or the kept one. */
async function answer(request) {
  const key = await keyOf(request.clone());
  try {
    const response = await fetch(request);
    if (response.ok) await remember(key, response.clone());
    return response;
  } catch (error) {
    const name = await current(ANSWERS);
    const kept = name && (await (await caches.open(name)).match(key));
    if (kept) return kept;
    throw error;
  }
}

/** A cache has addresses as keys: the body of a request becomes part of its address. */
async function keyOf(request) {
  const url = new URL(request.url);
  if (request.method === "POST") {
    const sum = await crypto.subtle.digest("SHA-256", await request.arrayBuffer());
    const hex = [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0"));
    url.searchParams.set("body", hex.join(""));
  }
  return url.href;
}

async function remember(key, response) {
  const files = await current(FILES);
  // Until the files of this version are kept, its answers are not.
  if (!files) return;
  const cache = await caches.open(files.replace(FILES, ANSWERS));
  await cache.put(key, response);
  const keys = (await cache.keys()).filter(({ url }) => !NEEDED.includes(new URL(url).pathname));
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => cache.delete(old)));
}

/** The name of the kept version's cache. */
async function current(kind) {
  return (await caches.keys()).findLast((name) => name.startsWith(kind));
}
