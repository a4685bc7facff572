// The URL holds the whole state: `#/play?game=gomoku&moves=h8,i9&x=person&o=level=3&lang=uk`.

import { store } from "./store.js";

/** @typedef {{route: string, params: URLSearchParams}} Address */

/** @returns {Address} */
export function address(hash = location.hash) {
  const [path, query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  return { route: path || "home", params: new URLSearchParams(query) };
}

/** The hash of a view with parameters. Empty values are left out. @param {Record<string, any>} [params] */
export function link(route, params = {}) {
  const entries = Object.entries({ ...params, lang: store.language });
  const parts = entries.filter(([, value]) => value !== undefined && value !== null && value !== "");
  const query = parts.map(([name, value]) => `${name}=${escape(String(value))}`).join("&");
  return `#/${route}?${query}`;
}

/** Goes there, as a click on a link does. */
export function go(route, params) {
  location.hash = link(route, params);
}

/** Replaces the state in the URL: no step in the history, no event. */
export function settle(route, params) {
  const hash = link(route, params);
  if (hash !== location.hash) history.replaceState(null, "", hash);
}

// Commas and brackets are valid in a fragment, and keep the URL readable.
function escape(text) {
  return encodeURIComponent(text).replace(/%(2C|3D|3A|2F|5B|5D|40)/g, decodeURIComponent);
}
