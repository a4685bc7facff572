// The records of a comparison: each search once, even if it is reported twice, and the shown records as a file.

/** The identity of a search: after a reconnect the server reports everything again. */
export function keyOf({ algorithm, depth, evaluator, ordering, position }) {
  return JSON.stringify([algorithm, depth, evaluator, ordering, position]);
}

/** The columns have the names of the server's files. */
const COLUMNS = [
  "depth",
  "algorithm",
  "value",
  "best",
  "nodes",
  "generated",
  "leaves",
  "cutoffs",
  "researches",
  "time_s",
  "game",
  "position",
  "to_move",
  "evaluator",
  "ordering",
  "convention",
  "time_runs",
  "time_median_s",
  "time_min_s",
  "time_max_s",
];

/** Comma-separated values (RFC 4180, with line feeds alone). @param {any[]} records */
export function csv(records) {
  const lines = records.map((record) => COLUMNS.map((name) => quoted(valueOf(record, name))).join(","));
  return `${[COLUMNS.join(","), ...lines].join("\n")}\n`;
}

function valueOf(record, name) {
  const timed = /^time_(.+)$/.exec(name)?.[1];
  if (timed && name !== "time_s") return record.time?.[timed];
  return record[name];
}

function quoted(value) {
  const text = String(value ?? "");
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
