// The names of players.

import { h } from "./dom.js";
import { levelOf } from "./game.js";
import { store } from "./store.js";
import { number, t } from "./texts.js";

/** The name of a player. Against a program the only person is called "you". */
export function seatName(seat, alone = false) {
  if (seat === "person") return alone ? t("web-you") : t("web-person");
  const level = levelOf(seat);
  if (level !== null) return t("web-level-named", { number: level, name: levelName(level) });
  if (seat === "random") return t("web-random-player");
  return seat;
}

/** The error in the players, as a sentence with what is allowed; `null` if there is none. */
export function seatProblem(game) {
  const side = ["X", "O"].find((one) => !isSeat(game.seats[one]));
  if (!side) return null;
  return t("web-seat-unknown", { side, seat: game.seats[side], levels: store.catalogue.levels.length });
}

/** The most characters of a player on the server. */
const LONGEST = 200;
const MOST_NODES = 2n ** 64n - 1n;

/**
 * A player comes from the URL, which may hold any text. It is read as by the server: names ignore case and treat
 * underscores as dashes, and numbers may have leading zeros. Whether an evaluator fits the game is left to the server,
 * which reports it when a move is requested.
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

/** The programs to choose from: the levels first, then the textbook searches. */
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
