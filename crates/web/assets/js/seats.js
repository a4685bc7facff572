// Who sits where, in words.

import { h } from "./dom.js";
import { levelOf } from "./game.js";
import { store } from "./store.js";
import { number, t } from "./texts.js";

/** The name of whoever plays. Against a program the one person is the reader. */
export function seatName(seat, alone = false) {
  if (seat === "person") return alone ? t("web-you") : t("web-person");
  const level = levelOf(seat);
  if (level !== null) return t("web-level-named", { number: level, name: levelName(level) });
  if (seat === "random") return t("web-random-player");
  return seat;
}

/** What is wrong with who sits where, as a sentence that says what is allowed; `null` where all can play. */
export function seatProblem(game) {
  const side = ["X", "O"].find((one) => !isSeat(game.seats[one]));
  if (!side) return null;
  return t("web-seat-unknown", { side, seat: game.seats[side], levels: store.catalogue.levels.length });
}

/** As many characters as the server takes for a player. */
const LONGEST = 200;
const MOST_NODES = 2n ** 64n - 1n;

/**
 * A seat comes from an address, which anybody can write. This is read as the server reads it: in names capitals and
 * underscores do not matter, and a number may have zeros before it. Whether an evaluator fits the game is left to the
 * server, which says so when it is asked for a move.
 */
export function isSeat(text) {
  const { levels, algorithms, evaluators, limits } = store.catalogue;
  const has = (list, name) => list.some(({ id }) => id === name.toLowerCase().replaceAll("_", "-"));
  const isNumber = (value, least, most) =>
    /^\+?\d+$/.test(value) && BigInt(value) >= least && BigInt(value) <= BigInt(most);
  const isSetting = {
    level: (value) => isNumber(value, 1, levels.length),
    depth: (value) => isNumber(value, 0, limits.depth),
    nodes: (value) => isNumber(value, 1, MOST_NODES),
    evaluator: (value) => has(evaluators, value),
  };
  const isWord = (word) => {
    const [, name, value] = /^([^=]*)=(.*)$/su.exec(word) ?? [];
    if (name === undefined) return word === "random" || has(algorithms, word);
    return Object.hasOwn(isSetting, name) && isSetting[name](value);
  };
  const words = text.split(/\p{White_Space}+/u).filter(Boolean);
  return text === "person" || (words.length > 0 && [...text].length <= LONGEST && words.every(isWord));
}

export function levelName(level) {
  return store.catalogue.levels.find((one) => one.number === level)?.name ?? number(level);
}

/** The programs that can be picked: the levels first, then the searches of the textbook. */
export function programOptions(chosen) {
  const levels = store.catalogue.levels.map(({ number: n, name }) => [
    `level=${n}`,
    t("web-level-named", { number: n, name }),
  ]);
  const searches = store.catalogue.algorithms.flatMap(({ id, name }) =>
    [2, 4].map((depth) => [`${id} depth=${depth}`, t("web-search-depth", { name, depth })]),
  );
  const option = ([value, text]) => h("option", { value, selected: value === chosen }, text);
  const known = [...levels, ...searches, ["random", ""]].some(([value]) => value === chosen);
  return [
    known ? null : option([chosen, chosen]),
    h("optgroup", { label: t("web-levels") }, levels.map(option)),
    h("optgroup", { label: t("web-searches") }, searches.map(option), option(["random", t("web-random-player")])),
  ];
}
