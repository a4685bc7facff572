// The form for a new game, for all choices at once. It starts with the last choices.

import { choiceFor, gameOf, keepChoice, lastChosen, ranked } from "../choices.js";
import { h } from "../dom.js";
import { gameNote, listedName, pickable } from "../games.js";
import { icon } from "../icons.js";
import { Opening } from "../opening.js";
import { gamePicture } from "../pictures.js";
import { PlayFields } from "../playfields.js";
import { sizeFields } from "../sizes.js";
import { t } from "../texts.js";
import { shareGame } from "../together/share.js";

/**
 * @param {(game: import("../game.js").Game) => void} onStart
 * @param {string} [wanted] the id of a game to begin with @param {boolean} [withFriend] whether it is shared
 */
export function newGameForm(onStart, wanted, withFriend = false) {
  const isKnown = pickable().some(({ id }) => id === wanted);
  const choice = choiceFor(isKnown ? wanted : lastChosen());
  if (withFriend) choice.opponent = "friend";
  const size = sizeFields(choice, update);
  const opening = new Opening(choice, () => fields.label(opening));
  const fields = new PlayFields(choice, update);
  const form = h(
    "form",
    { class: "new-game", onsubmit: submit },
    gameCards(choice.game, (id) => {
      // The choices about the players stay: only the board is that of the other game.
      const { size: board, width, height, count, tree } = choiceFor(id);
      Object.assign(choice, { game: id, size: board, width, height, count, tree });
      size.draw();
      update();
    }),
    size.element,
    opening.elements,
    h("div", { class: "form-grid" }, fields.elements),
    startBar(icon("play"), t("web-start-game")),
  );
  update();
  return form;

  function update() {
    fields.label(opening);
    opening.ask();
  }

  function submit(event) {
    event.preventDefault();
    const chosen = { ...choice, ...fields.read() };
    opening.begin((fixed) => {
      if (chosen.opponent === "friend") return shareGame(chosen, fixed);
      if (!opening.swap2) chosen.begin = "usual";
      keepChoice(chosen, fixed);
      onStart(gameOf(chosen, fixed));
    });
  }
}

/** The button that starts, in sight wherever the form is scrolled to. */
export function startBar(...label) {
  return h("div", { class: "start-bar" }, h("button", { class: "button primary large", type: "submit" }, label));
}

/** The games as large radio buttons with pictures. */
export function gameCards(chosen, onChange) {
  const card = ({ id }) =>
    h(
      "label",
      { class: "game-choice" },
      h("input", { type: "radio", name: "game", value: id, checked: id === chosen, onchange: () => onChange(id) }),
      h(
        "span",
        { class: "game-choice-body" },
        gamePicture(id),
        h("span", { class: "game-choice-name" }, listedName(id)),
        h("span", { class: "game-choice-note" }, gameNote(id)),
      ),
    );
  return h(
    "fieldset",
    { class: "game-choices" },
    h("legend", {}, t("web-game")),
    h("div", { class: "game-choices-row" }, ranked().map(card)),
  );
}
