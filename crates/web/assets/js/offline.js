// Times without the server: the service worker keeps what the page needs. And the time after: a server that has become
// another version is noticed.

import { get, post } from "./api.js";
import { store } from "./store.js";
import { Lesson } from "./tree/lesson.js";

/** The prefix of the worker's caches of files. */
const FILES = "plyground-files-";

/** Milliseconds after the first view: until then the server and the network are for the user alone. */
const LATER = 1200;

/** The version that sent this page; `null` until it is known. */
let build = null;

/** Registers the worker, and loads what the other views need, so that they open without the server too. */
export function prepareOffline(views) {
  setTimeout(async () => {
    try {
      build = (await get("files").catch(keptFiles)).build;
      await startWorker();
      await Promise.all(views.map((load) => load()));
      // The worker keeps what passes through it: the texts, and the lesson with which the Learn view begins.
      const lesson = new Lesson();
      await keepLanguages();
      await Promise.all(lesson.searches.map((algorithm) => post("tree", lesson.question(algorithm))));
    } catch {
      // The page works without; it is tried again when it is loaded the next time.
    }
  }, LATER);
}

/** Asks for the texts in every language, the current one first. */
async function keepLanguages() {
  const codes = store.catalogue.languages.map(({ code }) => code);
  for (const lang of new Set([store.language, ...codes]))
    await Promise.all([get("texts", { lang }), get("catalogue", { lang })]);
}

/** Starts the worker, and waits until the requests of this page pass through it. */
async function startWorker() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  await workers.register("/sw.js");
  const { active } = await workers.ready;
  active.postMessage("refresh");
  if (!workers.controller) await new Promise((resolve) => workers.addEventListener("controllerchange", resolve));
}

/** A page that was loaded without the server is of the version that the worker has kept. */
async function keptFiles() {
  const kept = (await caches.keys()).findLast((name) => name.startsWith(FILES));
  return { build: kept?.slice(FILES.length) ?? null };
}

/** Whether the server has become another version than the one that sent this page. */
export async function isOutdated() {
  try {
    return build !== null && (await get("files")).build !== build;
  } catch {
    // The server is away.
    return false;
  }
}
