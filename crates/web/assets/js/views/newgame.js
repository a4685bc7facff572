// The form for a new game. It starts with the last choices.

import { h, replace } from "../dom.js";
import { chosenIn, segments, select } from "../fields.js";
import { Game } from "../game.js";
import { FIRST_SIZES, gameName, gameText, pickable } from "../games.js";
import { Opening } from "../opening.js";
import { gamePicture } from "../pictures.js";
import { levelName } from "../seats.js";
import { sideOption } from "../sides.js";
import { sizeFields } from "../sizes.js";
import { keep, recall } from "../store.js";
import { t } from "../texts.js";
import { icon } from "../icons.js";

const CLOCKS = ["", "1+0", "3+2", "5+3", "10+5", "30+0"];
const FIRST = {
  ...FIRST_SIZES,
  game: "tic-tac-toe",
  opponent: "program",
  level: 3,
  mark: "X",
  starter: "me",
  clock: "",
};

/** @param {(game: Game) => void} onStart @param {string} [wanted] the id of a game to begin with */
export function newGameForm(onStart, wanted) {
  const choice = { ...FIRST, ...recall("choice", {}) };
  if (wanted) choice.game = wanted;
  if (!pickable().some(({ id }) => id === choice.game)) choice.game = FIRST.game;

  const size = sizeFields(choice, update);
  const opening = new Opening(choice, label);
  const opponent = segments(
    t("web-opponent"),
    "opponent",
    [
      ["program", t("web-program")],
      ["person", t("web-two-people")],
    ],
    choice.opponent,
    update,
  );
  const level = levelField(choice.level);
  const mark = segments(
    t("web-your-mark"),
    "mark",
    [
      ["X", "X"],
      ["O", "O"],
      ["random", t("web-random")],
    ],
    choice.mark,
  );
  const starter = segments(
    t("web-who-starts"),
    "starter",
    [
      ["me", ""],
      ["other", ""],
      ["random", t("web-random")],
    ],
    choice.starter,
  );
  const clock = select(
    t("web-clock"),
    CLOCKS.map((value) => [value, clockLabel(value)]),
    choice.clock,
  );
  const form = h(
    "form",
    { class: "new-game", onsubmit: submit },
    gameCards(choice.game, (id) => {
      choice.game = id;
      size.draw();
      update();
    }),
    size.element,
    opening.elements,
    h("div", { class: "form-grid" }, opponent, level.element, mark, starter, clock),
    h("button", { class: "button primary large", type: "submit" }, icon("play"), t("web-start-game")),
  );
  update();
  return form;

  /** Hides fields that do not apply to the choice. */
  function update() {
    label();
    opening.ask();
  }

  function label() {
    const { look, fixed } = opening;
    const two = chosenIn(opponent) === "person";
    level.element.hidden = two;
    // If X always moves first, the first player has X.
    mark.hidden = two || fixed;
    starter.hidden = two && fixed;
    const [me, other] = starter.querySelectorAll(".segment > span");
    replace(me, two ? sideOption("X", look) : t("web-i-start"));
    replace(other, two ? sideOption("O", look) : t("web-opponent-starts"));
    const [x, o] = mark.querySelectorAll(".segment > span");
    replace(x, sideOption("X", look));
    replace(o, sideOption("O", look));
  }

  function submit(event) {
    event.preventDefault();
    Object.assign(choice, {
      opponent: chosenIn(opponent),
      level: Number(level.input.value),
      mark: chosenIn(mark),
      starter: chosenIn(starter),
      clock: clock.querySelector("select").value,
    });
    const chosen = { ...choice };
    opening.begin((fixed) => {
      keep("choice", chosen);
      onStart(gameOf(chosen, fixed));
    });
  }
}

/** @param {boolean} fixed whether X always moves first */
function gameOf(choice, fixed) {
  const seed = Math.floor(Math.random() * 1e6) + 2;
  const coin = (value, sides) => (value === "random" ? sides[Math.floor(Math.random() * 2)] : value);
  const starts = coin(choice.starter, ["me", "other"]);
  let mine = coin(choice.mark, ["X", "O"]);
  const two = choice.opponent === "person";
  if (fixed) mine = starts === "me" ? "X" : "O";
  if (two) mine = "X";
  const program = two ? "person" : `level=${choice.level}`;
  const starter = starts === "me" ? mine : mine === "X" ? "O" : "X";
  return new Game({
    game: gameText(choice),
    seats: mine === "X" ? { X: "person", O: program } : { X: program, O: "person" },
    starter: starter === "X" || fixed ? undefined : "O",
    clock: choice.clock,
    seed,
  });
}

/** The games as large radio buttons with pictures. */
export function gameCards(chosen, onChange) {
  const card = ({ id, summary }) =>
    h(
      "label",
      { class: "game-choice" },
      h("input", { type: "radio", name: "game", value: id, checked: id === chosen, onchange: () => onChange(id) }),
      h(
        "span",
        { class: "game-choice-body" },
        gamePicture(id),
        h("span", { class: "game-choice-name" }, gameName(id)),
        h("span", { class: "game-choice-note" }, shortSummary(id, summary)),
      ),
    );
  return h(
    "fieldset",
    { class: "game-choices" },
    h("legend", {}, t("web-game")),
    h("div", { class: "game-choices-row" }, pickable().map(card)),
  );
}

/** The summaries of games with parameters begin with their syntax, which is not needed here. */
export function shortSummary(id, summary) {
  if (id === "mnk") return t("web-mnk-note");
  if (id === "explicit") return t("web-explicit-note");
  return summary.startsWith(`${id}(`) ? summary.replace(/^.*?\): /, "") : summary;
}

function levelField(value) {
  const name = h("output", { class: "level-name" });
  const input = h("input", { type: "range", id: "level", min: 1, max: 10, step: 1, value, oninput: say });
  const element = h("div", { class: "labelled level" }, h("label", { for: "level" }, t("web-level")), input, name);
  say();
  return { element, input };
  function say() {
    const n = Number(input.value);
    const text = t("web-level-named", { number: n, name: levelName(n) });
    name.textContent = text;
    input.setAttribute("aria-valuetext", text);
  }
}

function clockLabel(value) {
  if (value === "") return t("web-no-clock");
  const [minutes, seconds] = value.split("+").map(Number);
  return t("web-clock-control", { minutes, seconds });
}
