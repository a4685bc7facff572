// The settings of the game beside its board: opponent, sides, board, clock. A change never touches the running game: it
// offers a new one.

import { choiceOfGame, gameOf, keepChoice } from "./choices.js";
import { h, replace } from "./dom.js";
import { gameName } from "./games.js";
import { icon } from "./icons.js";
import { Opening } from "./opening.js";
import { PlayFields } from "./playfields.js";
import { link } from "./router.js";
import { shelf } from "./shelf.js";
import { sizeFields } from "./sizes.js";
import { t } from "./texts.js";
import { shareGame } from "./together/share.js";

/** Whether a game was started from beside its board: the focus then goes to the new board. */
let isFollowing = false;

/** Tells that once. */
export function followsGame() {
  const was = isFollowing;
  isFollowing = false;
  return was;
}

export class Setup {
  /**
   * @param {import("./game.js").Game} game the running game
   * @param {(game: import("./game.js").Game) => void} onStart
   */
  constructor(game, onStart) {
    this.game = game;
    this.onStart = onStart;
    this.choice = choiceOfGame(game);
    this.body = h("div", { class: "setup-body" });
    this.element = h(
      "details",
      { class: "setup", ontoggle: () => this.fill() },
      h("summary", {}, icon("settings"), t("web-settings-game")),
      this.body,
    );
    this.kept = keptGame(game);
  }

  /** The button that starts another game with these settings at once. */
  button() {
    return h(
      "button",
      { type: "button", class: "button", "data-act": "new", onclick: () => this.start() },
      icon("plus"),
      t("web-new-game"),
    );
  }

  /** The fields are made when they are first shown: until then the server is asked nothing about them. */
  fill() {
    if (!this.element.open || this.opening) return;
    const { choice } = this;
    const change = () => this.change();
    this.opening = new Opening(choice, () => this.fields.label(this.opening));
    this.fields = new PlayFields(choice, change);
    this.offer = h("div", { class: "setup-offer", role: "status" });
    replace(
      this.body,
      sizeFields(choice, change).element,
      this.opening.elements,
      this.fields.elements,
      this.offer,
      h(
        "a",
        { class: "text-button", href: link("play", { pick: choice.game }) },
        icon("forward"),
        t("web-all-choices"),
      ),
    );
    this.fields.label(this.opening);
    this.opening.ask();
  }

  /** Other settings hold for the next game, which is offered. */
  change() {
    this.fields.label(this.opening);
    this.opening.ask();
    if (this.offer.childElementCount > 0) return;
    replace(
      this.offer,
      h("p", {}, t("web-settings-next")),
      h(
        "button",
        { type: "button", class: "button primary", "data-act": "offer", onclick: () => this.start() },
        icon("play"),
        t("web-start-game"),
      ),
    );
  }

  start() {
    const { choice, opening } = this;
    const begin = (fixed) => {
      if (choice.opponent === "friend") return shareGame(choice, fixed);
      keepChoice(choice, fixed);
      isFollowing = true;
      this.onStart(gameOf(choice, fixed));
    };
    if (opening) opening.begin(begin);
    else begin(Boolean(choice.fixed));
  }
}

/** The way back to an unfinished game that another one has followed. */
function keptGame(game) {
  const [last] = shelf();
  const isLeft = game.moves.length === 0 && last && !last.words && last.plies > 0;
  const words = isLeft ? t("web-kept-game", { game: gameName(last.game), count: last.plies }) : "";
  return h(
    "p",
    { class: "kept-game", hidden: !isLeft },
    isLeft ? h("a", { id: "kept", href: last.hash }, icon("undo"), words) : null,
  );
}
