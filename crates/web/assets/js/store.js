// The state of the page. What should survive a reload is in the browser's storage.

const PREFIX = "plyground.";

/** The settings. The values listed here are the valid ones: others are ignored. */
export const SETTINGS = {
  theme: ["system", "light", "dark", "contrast"],
  marks: ["auto", "marks", "stones"],
  labels: [true, false],
  confirm: [true, false],
  patterns: [false, true],
  sound: [false, true],
  numbers: [false, true],
  threats: [false, true],
};

export const store = {
  /** @type {Record<string, any>} */
  settings: Object.fromEntries(Object.entries(SETTINGS).map(([name, values]) => [name, values[0]])),
  language: "en",
  /** The server's catalogue; loaded before the first view is shown. */
  catalogue: { games: [], rules: {}, algorithms: [], evaluators: [], orderings: [], conventions: [], levels: [], languages: [] },
};

const listeners = new Set();

/** Calls `listener` whenever a setting changes, until the returned function is called. */
export function onSettings(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readSettings() {
  const kept = recall("settings", {});
  for (const [name, values] of Object.entries(SETTINGS)) {
    if (values.includes(kept[name])) store.settings[name] = kept[name];
  }
}

export function changeSetting(name, value) {
  store.settings[name] = value;
  keep("settings", store.settings);
  for (const listener of listeners) listener(name, value);
}

/** Storage may be full or disabled; the page then works without it. */
export function keep(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The value is not remembered, and nothing else is lost.
  }
}

export function recall(key, otherwise = null) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}
