// What the learner has answered: for each skill the tries, the right answers and the streak; and the exercises of the
// result that is being collected. It stays in the browser.

import { keep, recall } from "../store.js";

const KEY = "skills";
/** More exercises than this are not kept for one result. */
export const MOST_EXERCISES = 200;
const LONGEST_NAME = 80;

/**
 * @typedef {{tries: number, right: number, streak: number, best: number}} Skill
 * @typedef {{kind: string, difficulty: number, seed: number, given: [string, string][], points: number, most: number}} Attempt
 * @typedef {{skills: Record<string, Skill>, attempts: Attempt[], name: string}} SkillRecord
 */

/** What is kept; anything unreadable counts as missing. @returns {SkillRecord} */
export function read() {
  const kept = recall(KEY, {});
  const skills = {};
  for (const [kind, skill] of Object.entries(isObject(kept.skills) ? kept.skills : {})) {
    const { tries, right, streak, best } = skill ?? {};
    if ([tries, right, streak, best].every(Number.isFinite)) skills[kind] = { tries, right, streak, best };
  }
  const attempts = Array.isArray(kept.attempts) ? kept.attempts.filter(isAttempt) : [];
  return { skills, attempts, name: typeof kept.name === "string" ? kept.name.slice(0, LONGEST_NAME) : "" };
}

function isObject(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function isAttempt(one) {
  return (
    isObject(one) &&
    [one.difficulty, one.seed, one.points, one.most].every(Number.isFinite) &&
    typeof one.kind === "string" &&
    Array.isArray(one.given)
  );
}

/** Counts an answer to a question of some kind. */
export function count(kind, isRight) {
  const record = read();
  const before = record.skills[kind] ?? { tries: 0, right: 0, streak: 0, best: 0 };
  const streak = isRight ? before.streak + 1 : 0;
  record.skills[kind] = {
    tries: before.tries + 1,
    right: before.right + (isRight ? 1 : 0),
    streak,
    best: Math.max(before.best, streak),
  };
  keep(KEY, record);
}

/** Counts an answered exercise, and adds it to the result. @param {Attempt} attempt */
export function add(attempt) {
  count(attempt.kind, attempt.points === attempt.most);
  const record = read();
  if (record.attempts.length < MOST_EXERCISES) record.attempts.push(attempt);
  keep(KEY, record);
}

export function rename(name) {
  keep(KEY, { ...read(), name: name.slice(0, LONGEST_NAME) });
}

/** Begins another result; the counts stay. Returns what was kept, to bring it back. */
export function clear() {
  const record = read();
  keep(KEY, { ...record, attempts: [] });
  return record;
}

export function restore(record) {
  keep(KEY, record);
}

/**
 * The result as text, which `plyground exercise --verify` checks: it makes every exercise again from its seed and marks the
 * answers.
 * @param {SkillRecord} record @param {string} about one line for people
 */
export function written({ name, attempts }, about) {
  const line = (text) => text.replace(/[\r\n]+/g, " ").trim();
  const sum = (what) => attempts.reduce((total, one) => total + one[what], 0);
  const exercise = ({ kind, difficulty, seed, given, points, most }, i) =>
    [
      `exercise ${i + 1}: ${kind} ${difficulty} ${seed}`,
      ...given.map(([part, answer]) => `${i + 1} ${part}`.trim() + `: ${line(String(answer))}`),
      `points ${i + 1}: ${points} of ${most}`,
      "",
    ].join("\n");
  return [
    "# plyground exercise result 1",
    `# ${line(about)}`,
    `name: ${line(name)}`,
    "",
    ...attempts.map(exercise),
    `total: ${sum("points")} of ${sum("most")}`,
    "",
  ].join("\n");
}
