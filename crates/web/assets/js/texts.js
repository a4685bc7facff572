// The texts of the page in the chosen language, from the server's catalogue.

import { store } from "./store.js";

let texts = {};

export function setTexts(all) {
  texts = all;
}

/** A gap: its name, the case of a side and whether it begins the sentence, or the two forms of a verb that agrees with it. */
const GAP = /\{\s*\$?([a-z_]+)(?::([a-z]+))?(:start)?(?:\|([^|}]*)\|([^}]*))?\s*\}/g;

/**
 * The text of a key with its arguments.
 * @param {string} key
 * @param {Record<string, string|number|import("./sides.js").ColourName>} [gaps]
 */
export function t(key, gaps = {}) {
  const text = texts[key];
  // Only a bug in the page leads here; the console shows it to developers.
  if (text === undefined) console.error(`no text ${key}`);
  return (text ?? key).replace(GAP, (whole, name, grammaticalCase, start, one, many) => {
    const value = gaps[name];
    if (value === undefined) {
      console.error(`${key}: nothing for the gap ${name}`);
      return whole;
    }
    if (one !== undefined) return typeof value === "object" && value.isMany ? many : one;
    if (typeof value === "object") return value.form(grammaticalCase, Boolean(start));
    return typeof value === "number" ? number(value) : String(value);
  });
}

/** A sentence begins with a capital, unless it begins with a move or a rule as it is typed. */
export function sentence(text) {
  return text.replace(/^\p{Ll}(?=[\p{L}’'-]*([\s,.:;]|$))/u, (letter) => letter.toLocaleUpperCase(store.language));
}

/** A number in the language's format. */
export function number(value, digits = 0) {
  const form = { maximumFractionDigits: digits, minimumFractionDigits: digits };
  return new Intl.NumberFormat(store.language, form).format(value);
}

/** A large number in few letters: 1.2M. */
export function brief(value) {
  if (!Number.isFinite(value)) return "–";
  if (value < 10000) return number(Math.round(value));
  const [divisor, letter] = value < 1e6 ? [1e3, "k"] : value < 1e9 ? [1e6, "M"] : [1e9, "G"];
  const scaled = value / divisor;
  return number(scaled, scaled < 100 ? 1 : 0) + letter;
}
