// The games in the form, and their names.

import { store } from "./store.js";
import { t } from "./texts.js";

export const DEFAULT_TREE = "[[3,12,8],[2,4,6],[14,5,2]]";

/** Games with a size to choose. */
export const SIZES = { gomoku: [13, 15, 17, 19, 20], othello: [4, 6, 8] };

/** The default size of a game. */
const USUAL = { gomoku: 15, othello: 8 };

/** The chosen size, or the default if the game does not have it. */
export function sizeOf(choice) {
  return SIZES[choice.game].includes(choice.size) ? choice.size : USUAL[choice.game];
}

/** Games that need more than their name: a size, or a tree, which the form asks for. */
const OPEN = ["mnk", "explicit"];

/** All choices: games started by name, then those for which the form asks more. */
export function pickable() {
  return [...named(), ...OPEN.map((id) => ({ id, summary: "" }))];
}

/** The games that can be started by their name alone. */
export function named() {
  return store.catalogue.games.filter(({ id, ready }) => ready !== false && !OPEN.includes(id));
}

function gameInfo(id) {
  return store.catalogue.games.find((game) => game.id === id);
}

/** The game of a text: `mnk(7,7,5)` is of `mnk`. */
function gameId(text) {
  return text.replace(/\(.*$/s, "");
}

/** The name of a game on the page. */
export function gameName(text) {
  const info = gameInfo(gameId(text));
  const size = /^mnk\((\d+),(\d+),(\d+)/.exec(text);
  if (size) return t("web-game-sized", { count: Number(size[3]), width: Number(size[1]), height: Number(size[2]) });
  if (text === "mnk") return t("web-mnk-name");
  if (gameId(text) === "explicit") return t("web-written-tree");
  const name = info?.name ?? text;
  const side = /^\w+\((\d+)\)$/.exec(text)?.[1];
  const sized = side ? ` ${side}×${side}` : "";
  return name.charAt(0).toLocaleUpperCase(store.language) + name.slice(1) + sized;
}

/** The initial values of a form for a size or a tree. */
export const FIRST_SIZES = { size: 15, width: 7, height: 7, count: 5, tree: DEFAULT_TREE };

/** The game with its size, in the server's notation. */
export function gameText(choice) {
  if (choice.game === "mnk") return `mnk(${choice.width},${choice.height},${choice.count})`;
  if (choice.game === "explicit") return `explicit(${choice.tree.replace(/\s/g, "")})`;
  if (!SIZES[choice.game] || sizeOf(choice) === USUAL[choice.game]) return choice.game;
  const size = sizeOf(choice);
  return choice.game === "gomoku" ? `mnk(${size},${size},5)` : `${choice.game}(${size})`;
}

/** The form's fields of a game; a game that the form cannot make is kept as text. */
export function choiceOf(text) {
  const sizes = /^mnk\((\d+),(\d+),(\d+)\)$/.exec(text);
  if (sizes) {
    const [width, height, count] = sizes.slice(1).map(Number);
    return { ...FIRST_SIZES, game: "mnk", width, height, count };
  }
  const [, sized, side] = /^(\w+)\((\d+)\)$/.exec(text) ?? [];
  if (SIZES[sized]) return { ...FIRST_SIZES, game: sized, size: Number(side) };
  const tree = /^explicit\((.*)\)$/s.exec(text)?.[1];
  return tree ? { ...FIRST_SIZES, game: "explicit", tree } : { ...FIRST_SIZES, game: text };
}
