// The opening rule swap2: stones are placed, then sides are chosen. Which step is due, and what a program decides, is the
// server's word; here the steps are shown. Until the sides are known, X's seat is that of the opener.

import { post } from "../api.js";
import { Arena } from "../arena.js";
import { h, replace } from "../dom.js";
import { Game, other } from "../game.js";
import { gameName } from "../games.js";
import { icon } from "../icons.js";
import { go, settle } from "../router.js";
import { seatName } from "../seats.js";
import { lookOf, sideName, sideOption } from "../sides.js";
import { t } from "../texts.js";
import { announce, complain, toast } from "../voice.js";

/** Milliseconds between the stones of a program. */
const PAUSE = 600;

const SEATS = { opener: "X", chooser: "O" };

/** @param {HTMLElement} page @param {Game} game @returns {() => void} */
export function openSwap2(page, game) {
  const view = new Swap2View(page, game);
  view.step();
  return () => view.close();
}

class Swap2View {
  constructor(page, game) {
    Object.assign(this, { game, closed: false, busy: false, due: null });
    this.arena = new Arena({
      onMove: (move) => this.place(move),
      label: () => t("web-board-of", { game: gameName(game.game) }),
    });
    this.status = h("p", { class: "status", id: "status", role: "status" });
    this.choices = h("div", { class: "swap2-choices" });
    this.back = h(
      "button",
      { type: "button", class: "button", "data-act": "undo", onclick: () => this.takeBack() },
      icon("undo"),
      t("web-take-back"),
    );
    page.append(
      h(
        "div",
        { class: "table with-head" },
        h("div", { class: "table-head" }, h("h1", { class: "table-title" }, `${gameName(game.game)}: swap2`)),
        h("section", { class: "table-board", "aria-label": t("web-board") }, this.arena.element),
        h(
          "section",
          { class: "table-panel", "aria-label": t("web-game") },
          h("p", { class: "note" }, t("web-swap2-lead")),
          this.status,
          this.choices,
          this.back,
        ),
      ),
    );
  }

  close() {
    this.closed = true;
    this.arena.close();
  }

  /** The player of the due step. */
  get seat() {
    return this.game.seats[SEATS[this.due.by]];
  }

  isPerson() {
    return this.due !== null && this.seat === "person";
  }

  /** The name of the player whose step it is. */
  playerName() {
    const { game } = this;
    if (game.hasPerson() && game.isPerson("X") && game.isPerson("O"))
      // keys: web-swap2-opener, web-swap2-chooser
      return t(`web-swap2-${this.due.by}`);
    return seatName(this.seat, true);
  }

  ask(decide) {
    const { game } = this;
    return post("swap2", { ...game.place(), adds: game.swap2 === "adds", decide, seed: game.seed });
  }

  /** Shows the step that is due; a program does its own. */
  async step() {
    try {
      const due = await this.ask(false);
      if (this.closed) return;
      this.due = due;
      this.show();
      if (!this.isPerson()) await this.decide();
    } catch (error) {
      if (!this.closed) complain(error);
    }
  }

  async decide() {
    const { moves, choice } = await this.ask(true);
    if (this.closed) return;
    if (choice) return this.take(choice);
    for (const move of moves ?? []) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (this.closed) return;
      this.game.moves = [...this.game.moves, move];
      this.due = await this.ask(false);
      if (this.closed) return;
      this.show();
    }
    if (moves) await this.step();
  }

  show() {
    const { due, game, arena } = this;
    const { state, step, stones } = due;
    const mine = this.isPerson();
    arena.show(state, { open: mine && step === "place" });
    const player = this.playerName();
    const words =
      step === "place"
        ? t("web-swap2-place", { player, count: stones, side: sideName(state.to_move, lookOf(state)) })
        : t("web-swap2-choose", { player });
    this.status.textContent = words;
    announce(words);
    replace(this.choices, mine ? due.choices.map((choice) => this.button(choice)) : []);
    this.back.hidden = !mine || step !== "place" || stones === (game.swap2 === "adds" ? 2 : 3);
    settle("play", game.write());
  }

  button(choice) {
    const look = lookOf(this.due.state);
    const side = choice === "add" ? null : this.sideOf(choice);
    const words = side ? [t("web-swap2-take"), " ", ...sideOption(side, look)] : [t("web-swap2-add")];
    return h(
      "button",
      { type: "button", class: "button large", "data-choice": choice, onclick: () => this.choose(choice) },
      words,
    );
  }

  sideOf(choice) {
    return this.due.sides[choice === "stay" ? 0 : 1];
  }

  async place(move) {
    const { game, busy } = this;
    if (busy || !this.isPerson()) return;
    const before = game.moves;
    this.busy = true;
    game.moves = [...before, move];
    try {
      this.due = await this.ask(false);
    } catch (error) {
      game.moves = before;
      complain(error);
    }
    this.busy = false;
    if (this.closed || game.moves === before) return;
    this.show();
    if (!this.isPerson()) await this.decide().catch(complain);
  }

  takeBack() {
    const { game } = this;
    if (this.busy) return;
    game.moves = game.moves.slice(0, -1);
    this.step();
  }

  choose(choice) {
    if (choice !== "add") return this.take(choice);
    this.game.swap2 = "adds";
    this.step();
  }

  /** The sides are known: the game goes on as any other. */
  take(choice) {
    const { game, due } = this;
    const side = this.sideOf(choice);
    const [taker, left] = due.by === "opener" ? ["X", "O"] : ["O", "X"];
    const seats = { [side]: game.seats[taker], [other(side)]: game.seats[left] };
    if (!this.isPerson())
      toast(t("web-swap2-taken", { player: this.playerName(), side: sideName(side, lookOf(due.state)) }), "note");
    const { game: name, moves, clock, seed } = game;
    go("play", new Game({ game: name, moves, seats, clock, seed }).write());
  }
}
