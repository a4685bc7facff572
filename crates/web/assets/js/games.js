// The games in the form, and their names.

import { store } from "./store.js";
import { sentence, t } from "./texts.js";

export const DEFAULT_TREE = "[[3,12,8],[2,4,6],[14,5,2]]";

/** The boards that the form offers of a game, as parameters: one number is the side of a square board. */
export const SIZES = {
  gomoku: ["10", "13", "15", "15,exact", "17", "19", "19,exact", "20"],
  renju: ["13", "15", "19"],
  caro: ["13", "15", "19"],
  othello: ["4", "6", "8"],
  "dots-and-boxes": ["2,2", "3,3", "4,4", "5,5"],
  dots: ["10,10", "15,15", "20,20,cross"],
  torus: ["5,5,4", "6,6,4", "8,8,5"],
  kalah: ["4,3", "6,4", "6,6"],
  nim: ["1,2,3", "3,4,5", "2,3,4,5,6"],
};

/** The board that the name of a game alone stands for. */
const USUAL = {
  gomoku: "15",
  renju: "15",
  caro: "15",
  othello: "8",
  "dots-and-boxes": "3,3",
  dots: "10,10",
  torus: "5,5,4",
  kalah: "6,4",
  nim: "3,4,5",
};

/** Boards with names of their own. */
const NAMED = { "dots(15,15)": "kropki", "dots(20,20,cross)": "tochki" };

/** The chosen size, or the default if the game does not have it. */
export function sizeOf(choice) {
  return SIZES[choice.game].includes(String(choice.size)) ? String(choice.size) : USUAL[choice.game];
}

/** A size in words. */
export function sizeName(game, size) {
  const [first, second, third] = size.split(",");
  if (game === "nim") return size.replaceAll(",", " + ");
  if (game === "kalah") return t("web-size-kalah", { houses: Number(first), seeds: Number(second) });
  if (second === "exact") return t("web-size-exact", { board: `${first}×${first}` });
  const board = `${first}×${second ?? first}`;
  if (game === "torus") return t("web-size-row", { board, count: Number(third) });
  return third === "cross" ? t("web-size-cross", { board }) : board;
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

/** The colours of X and O, where players of a game call the sides by them; as for its usual board. @returns {string[]|null} */
export function gameColours(text) {
  return (gameInfo(text) ?? gameInfo(gameId(text)))?.colours ?? null;
}

/** The name of a game on the page. */
export function gameName(text) {
  const info = gameInfo(gameId(text));
  const size = /^mnk\((\d+),(\d+),(\d+)/.exec(text);
  if (size) return t("web-game-sized", { count: Number(size[3]), width: Number(size[1]), height: Number(size[2]) });
  if (text === "mnk") return t("web-mnk-name");
  if (gameId(text) === "explicit") return t("web-written-tree");
  const name = info?.name ?? text;
  const parameters = /^[\w-]+\(([\d,a-z]+)\)$/.exec(text)?.[1];
  const sized = parameters && SIZES[gameId(text)] ? ` ${sizeName(gameId(text), parameters)}` : "";
  return sentence(name) + sized;
}

/** The name of a game in a list, with its other names. */
export function listedName(id) {
  const also = gameInfo(id)?.also ?? [];
  return also.length > 0 ? `${gameName(id)} (${also.map(sentence).join(", ")})` : gameName(id);
}

// keys: web-note-othello, web-note-dots-and-boxes, web-note-dots, web-note-ultimate, web-note-torus, web-note-kalah
// keys: web-note-nim, web-note-mnk, web-note-explicit
const NOTED = ["othello", "dots-and-boxes", "dots", "ultimate", "torus", "kalah", "nim", ...OPEN];

/** A line about a game. The summaries of games with parameters explain how they are typed, which is not needed here. */
export function gameNote(id) {
  if (NOTED.includes(id)) return t(`web-note-${id}`);
  const summary = gameInfo(id)?.summary ?? "";
  return sentence(summary.startsWith(`${gameId(id)}(`) ? summary.replace(/^.*?\): /, "") : summary);
}

/** The initial values of a form for a size or a tree. */
export const FIRST_SIZES = { size: "15", width: 7, height: 7, count: 5, tree: DEFAULT_TREE };

/** The game with its size, in the server's notation. */
export function gameText(choice) {
  if (choice.game === "mnk") return `mnk(${choice.width},${choice.height},${choice.count})`;
  if (choice.game === "explicit") return `explicit(${choice.tree.replace(/\s/g, "")})`;
  if (!SIZES[choice.game] || sizeOf(choice) === USUAL[choice.game]) return choice.game;
  const text = `${choice.game}(${sizeOf(choice)})`;
  return NAMED[text] ?? text;
}

/** The form's fields of a game; a game that the form cannot make is kept as text. */
export function choiceOf(text) {
  const sizes = /^mnk\((\d+),(\d+),(\d+)\)$/.exec(text);
  if (sizes) {
    const [width, height, count] = sizes.slice(1).map(Number);
    return { ...FIRST_SIZES, game: "mnk", width, height, count };
  }
  const tree = /^explicit\((.*)\)$/s.exec(text)?.[1];
  if (tree) return { ...FIRST_SIZES, game: "explicit", tree };
  const full = Object.keys(NAMED).find((one) => NAMED[one] === text) ?? text;
  const [, sized, size] = /^([\w-]+)\(([\d,a-z]+)\)$/.exec(full) ?? [];
  if (SIZES[sized]?.includes(size)) return { ...FIRST_SIZES, game: sized, size };
  return { ...FIRST_SIZES, game: text, size: USUAL[text] ?? FIRST_SIZES.size };
}
