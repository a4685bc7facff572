// The fields of a new game besides the game itself: opponent, level, mark, who starts, clock. The form and the panel
// beside the board share them.

import { freshId, h, replace } from "./dom.js";
import { chosenIn, segments, select } from "./fields.js";
import { levelName } from "./seats.js";
import { sideOption } from "./sides.js";
import { t } from "./texts.js";
import { keepName, ownName } from "./together/keys.js";

export const CLOCKS = ["", "1+0", "3+2", "5+3", "10+5", "30+0"];

export class PlayFields {
  /** @param {any} choice the values to begin with @param {() => void} onChange */
  constructor(choice, onChange) {
    this.choice = choice;
    const change = () => {
      Object.assign(choice, this.read());
      onChange();
    };
    this.opponent = segments(
      t("web-opponent"),
      "opponent",
      [
        ["program", t("web-program")],
        ["person", t("web-two-people")],
        ["friend", t("web-together-by-link")],
      ],
      choice.opponent,
      change,
    );
    this.level = levelField(choice.level, () => {
      // A program from a link gives way to the chosen level.
      choice.program = "";
      change();
    });
    this.mark = segments(
      t("web-your-mark"),
      "mark",
      [
        ["X", "X"],
        ["O", "O"],
        ["random", t("web-random")],
      ],
      choice.mark,
      change,
    );
    this.starter = segments(
      t("web-who-starts"),
      "starter",
      [
        ["me", ""],
        ["other", ""],
        ["random", t("web-random")],
      ],
      choice.starter,
      change,
    );
    this.begin = segments(
      t("web-begin"),
      "begin",
      [
        ["usual", t("web-begin-usual")],
        ["swap2", "swap2"],
      ],
      choice.begin,
      change,
    );
    const clocks = CLOCKS.includes(choice.clock) ? CLOCKS : [...CLOCKS, choice.clock];
    this.clock = select(
      t("web-clock"),
      clocks.map((value) => [value, clockName(value)]),
      choice.clock,
      change,
    );
    this.name = nameField();
    this.elements = [
      this.opponent,
      this.level.element,
      this.name,
      this.begin,
      this.mark,
      this.starter,
      this.clock,
    ];
  }

  read() {
    return {
      opponent: chosenIn(this.opponent),
      level: Number(this.level.input.value),
      mark: chosenIn(this.mark),
      starter: chosenIn(this.starter),
      begin: chosenIn(this.begin),
      clock: this.clock.querySelector("select").value,
    };
  }

  /** Hides fields that do not apply, and labels the sides as the board of the game shows them. */
  label({ look, fixed, swap2 }) {
    const two = chosenIn(this.opponent) === "person";
    const friend = chosenIn(this.opponent) === "friend";
    // A shared game begins as usual: swap2 is played on one page.
    this.begin.hidden = !swap2 || friend;
    const isSwap2 = !this.begin.hidden && chosenIn(this.begin) === "swap2";
    this.level.element.hidden = two || friend;
    this.name.hidden = !friend;
    // If X always moves first, the first player has X.
    this.mark.hidden = two || fixed || isSwap2;
    this.starter.hidden = two && (fixed || isSwap2);
    const [me, opponent] = this.starter.querySelectorAll(".segment > span");
    replace(me, two ? sideOption("X", look) : t("web-i-start"));
    replace(opponent, two ? sideOption("O", look) : t("web-opponent-starts"));
    const [x, o] = this.mark.querySelectorAll(".segment > span");
    replace(x, sideOption("X", look));
    replace(o, sideOption("O", look));
  }
}

function levelField(value, onChange) {
  const id = freshId("level");
  const name = h("output", { class: "level-name", for: id });
  const input = h("input", {
    type: "range",
    id,
    min: 1,
    max: 10,
    step: 1,
    value,
    oninput: say,
    onchange: onChange,
  });
  const element = h("div", { class: "labelled level" }, h("label", { for: id }, t("web-level")), input, name);
  say();
  return { element, input };
  function say() {
    const n = Number(input.value);
    const text = t("web-level-named", { number: n, name: levelName(n) });
    name.textContent = text;
    input.setAttribute("aria-valuetext", text);
  }
}

/** The name that the friend sees. */
function nameField() {
  const id = freshId("name");
  const input = h("input", {
    class: "field",
    id,
    value: ownName(),
    maxlength: 40,
    autocomplete: "nickname",
    onchange: () => keepName(input.value.trim()),
  });
  return h("div", { class: "labelled" }, h("label", { for: id }, t("web-together-name")), input);
}

/** A clock in words. */
export function clockName(value) {
  if (value === "") return t("web-no-clock");
  const [minutes, seconds] = value.split("+").map(Number);
  return t("web-clock-control", { minutes, seconds });
}
