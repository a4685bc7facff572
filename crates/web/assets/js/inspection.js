// A game that is analysed or reviewed: the board with the evaluation beside it, the chart over the whole game, and the
// list of its moves. Analysis and review share it.

import { Arena } from "./arena.js";
import { BoardTools } from "./boardtools.js";
import { EvaluationChart } from "./chart.js";
import { h, replace } from "./dom.js";
import { EvaluationBar } from "./evalbar.js";
import { acceptDrops } from "./exchange.js";
import { Game } from "./game.js";
import { gameName } from "./games.js";
import { Keeper } from "./keeper.js";
import { MoveList } from "./movelist.js";
import { NodeTools } from "./nodetools.js";
import { pickGame } from "./pickgame.js";
import { link } from "./router.js";
import { lookOf, sideName } from "./sides.js";
import { Table } from "./table.js";
import { sentence, t } from "./texts.js";
import { transport } from "./transport.js";
import { complain } from "./voice.js";
import { listen, walk } from "./walking.js";

/**
 * Shows the game in the URL, or asks for one.
 * @param {HTMLElement} page
 * @param {{has: boolean, title: string, lead: string, empty: boolean, onGame: (game: Game) => void, make: () => Inspection}} parts
 * @returns {() => void}
 */
export function openInspection(page, { has, title, lead, empty, onGame, make }) {
  if (has) {
    const view = make();
    view.start();
    return () => view.close();
  }
  page.append(
    h("div", { class: "page-head" }, h("h1", {}, title)),
    h("p", { class: "lead" }, lead),
    pickGame(onGame, empty),
  );
  acceptDrops(page, (imported) => onGame(new Game(imported)));
  return () => {};
}

/** The parts of a game that are shown: not its players. */
export function subject(game) {
  const { game: name, moves, position, starter, id } = game.write();
  return { game: name, moves, position, starter, id };
}

export class Inspection {
  /**
   * @param {HTMLElement} page
   * @param {{route: string, title: string, game: Game, ply: number, onMove?: (move: string) => void}} parts
   */
  constructor(page, { route, title, game, ply, onMove }) {
    Object.assign(this, { page, route, title, first: ply });
    this.table = new Table(game, { isOpen: Boolean(onMove) });
    this.arena = new Arena({ onMove, label: () => t("web-board-of", { game: gameName(game.game) }) });
    this.bar = new EvaluationBar();
    this.chart = new EvaluationChart((to) => this.look(to));
    this.moves = new MoveList((node) => this.attempt(() => this.table.select(node)));
    this.node = new NodeTools(this.table);
    this.boardTools = new BoardTools();
    this.keeper = new Keeper(this.table, "analysis", false);
    this.deafen = listen(this.arena, (where) => this.walk(where));
    this.table.addEventListener("away", ({ detail }) => complain(detail));
  }

  /** Puts everything on the page, with these parts beside the board. */
  lay(...panel) {
    this.page.append(
      h(
        "div",
        { class: "table" },
        h(
          "section",
          { class: "table-board with-bar", "aria-label": t("web-board") },
          this.bar.element,
          this.arena.element,
          this.boardTools.element,
        ),
        h("section", { class: "table-panel", "aria-label": this.title }, ...panel),
      ),
    );
  }

  /** The buttons that go through the game. */
  transport() {
    return transport((where) => this.walk(where));
  }

  /** Returns whether there is such a step. */
  walk(where) {
    const going = this.table.state && walk(this.table, where);
    if (going) this.attempt(() => going);
    return Boolean(going);
  }

  /** Shows the position in the URL; returns whether there is one. */
  async start() {
    const { first, table } = this;
    try {
      await this.keeper.open();
      await table.look(first >= 0 ? first : table.game.moves.length);
      await this.keeper.confirm();
      return true;
    } catch (error) {
      replace(
        this.page,
        h("h1", {}, this.title),
        h("p", { class: "lead", role: "alert" }, sentence(error.message)),
        h("a", { class: "button", href: link(this.route) }, this.title),
      );
      return false;
    }
  }

  close() {
    this.boardTools.close();
    this.node.close();
    this.deafen();
    this.keeper.close();
    this.arena.close();
    this.chart.close();
    this.table.close();
  }

  /** The number of moves in the URL: none at the end of the game. */
  shownPly() {
    return this.table.atEnd() ? undefined : this.table.ply;
  }

  /** The bar and the chart label the sides as the board does. */
  showSides() {
    this.bar.name(lookOf(this.table.state));
    this.chart.name(lookOf(this.table.state));
  }

  sideName(side) {
    return sideName(side, lookOf(this.table.state));
  }

  look(ply) {
    return this.attempt(() => this.table.look(ply));
  }

  /** Does something that may fail, and shows the error. */
  async attempt(action) {
    try {
      await action();
    } catch (error) {
      complain(error);
    }
  }
}
