// The one place where the page remembers something. What should survive a reload goes to the browser's own storage.

const PREFIX = "plyground.";

/** What people may set. Every value here is also the list of what is understood: others are ignored. */
export const SETTINGS = {
  theme: ["system", "light", "dark", "contrast"],
  marks: ["auto", "marks", "stones"],
  labels: [true, false],
  confirm: [true, false],
  patterns: [false, true],
};

export const store = {
  /** @type {Record<string, any>} */
  settings: Object.fromEntries(Object.entries(SETTINGS).map(([name, values]) => [name, values[0]])),
  language: "en",
  /** What the server offers; filled in before the first view is shown. */
  catalogue: { games: [], rules: {}, algorithms: [], evaluators: [], orderings: [], conventions: [], levels: [], languages: [] },
};

const listeners = new Set();

/** Calls `listener` whenever a setting changes, until the function that is returned is called. */
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

/** Storage may be full or switched off; then the page works as well, it only remembers less. */
export function keep(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Nothing is lost but the memory.
  }
}

export function recall(key, otherwise = null) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}
