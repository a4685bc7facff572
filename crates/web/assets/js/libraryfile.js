// All games in one file, and back; docs/formats.md describes it.

import { saveRecord } from "./library.js";
import { readRecord } from "./record.js";
import { t } from "./texts.js";
import { stamp, Variations } from "./variations.js";

const VERSION = 1;
const LARGEST_FILE = 100_000_000;

/** The text of a file with these records. What was deleted is left out. */
export function writeLibrary(records) {
  const games = records.map((record) => ({ ...record, tree: Variations.read(record.tree).write(false) }));
  return `${JSON.stringify({ plyground: "games", version: VERSION, games }, null, 1)}\n`;
}

/** Merges the games of a file into the library. @param {File} file @returns {Promise<{count: number, wrong: number}>} */
export async function readLibrary(file) {
  if (file.size > LARGEST_FILE) throw new Error(t("web-file-too-large"));
  const content = parsed(await file.text());
  if (content?.plyground !== "games" || !Array.isArray(content.games)) throw new Error(t("web-games-no-file"));
  if (content.version !== VERSION)
    throw new Error(t("web-games-version", { version: String(content.version).slice(0, 20) }));
  const records = content.games.map(readRecord).filter(Boolean);
  // Who reads a file wants its games and variations back, even if they were deleted here.
  for (const record of records) await saveRecord({ ...record, tree: revived(record.tree), made: stamp(), gone: 0 });
  return { count: records.length, wrong: content.games.length - records.length };
}

function revived({ nodes, ...root }) {
  return { ...root, nodes: nodes.map((node) => ({ ...node, made: stamp() })) };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
