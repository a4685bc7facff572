// The address says everything: `#/play?game=gomoku&moves=h8,i9&x=person&o=level=3&lang=uk`. A link is the whole state.

import { store } from "./store.js";

/** @typedef {{route: string, params: URLSearchParams}} Address */

/** @returns {Address} */
export function address(hash = location.hash) {
  const [path, query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  return { route: path || "home", params: new URLSearchParams(query) };
}

/** The hash of a place in the page. Empty values are left out. @param {Record<string, any>} [params] */
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

/** The same view with another state: no step in the history, no event. */
export function settle(route, params) {
  const hash = link(route, params);
  if (hash !== location.hash) history.replaceState(null, "", hash);
}

// Commas and brackets may stand in a fragment, and an address that can be read is worth keeping.
function escape(text) {
  return encodeURIComponent(text).replace(/%(2C|3D|3A|2F|5B|5D|40)/g, decodeURIComponent);
}
