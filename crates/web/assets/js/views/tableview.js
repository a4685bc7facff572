// The table: board, players, moves and all controls of a game. Playing and watching share it.

import { adviceWords, endingWords, ownWords } from "../advice.js";
import { Arena } from "../arena.js";
import { bannerParts } from "../banner.js";
import { BoardTools } from "../boardtools.js";
import { notePlayed } from "../choices.js";
import { confirmDialog } from "../dialog.js";
import { h, replace } from "../dom.js";
import { acceptDrops, openExport, openImport } from "../exchange.js";
import { Game, other } from "../game.js";
import { gameName } from "../games.js";
import { icon } from "../icons.js";
import { steps } from "../line.js";
import { once } from "../live.js";
import { Keeper } from "../keeper.js";
import { MoveList } from "../movelist.js";
import { NodeTools } from "../nodetools.js";
import { Players } from "../players.js";
import { rulesButton } from "../rules.js";
import { followsGame, Setup } from "../setup.js";
import { go, link, settle } from "../router.js";
import { refreshWays } from "../shell.js";
import { lookOf, sideName, sideText } from "../sides.js";
import { Table } from "../table.js";
import { sentence, t } from "../texts.js";
import { transport } from "../transport.js";
import { announce, complain, toast } from "../voice.js";
import { listen, walk } from "../walking.js";
import { markWritten } from "../worth.js";

/**
 * @param {HTMLElement} page @param {URLSearchParams} params @param {"play"|"watch"} route
 * @param {(table: Table) => HTMLElement} [extra] what else the panel shows
 * @returns {() => void}
 */
export function openTable(page, params, route, extra) {
  const game = Game.read(params);
  // In the watch view both players are programs: a person is replaced by one.
  if (route === "watch") for (const side of ["X", "O"]) if (game.isPerson(side)) game.seats[side] = "level=5";
  const view = new TableView(page, new Table(game), route, extra);
  if (params.get("ply")) view.first = Number(params.get("ply"));
  view.start();
  return () => view.close();
}

class TableView {
  constructor(page, table, route, extra) {
    Object.assign(this, { page, table, route, hint: null, hinting: null, first: undefined, closed: false });
    this.arena = new Arena({
      onMove: (move) => this.play(move),
      label: () => t("web-board-of", { game: gameName(table.game.game) }),
    });
    this.players = new Players(table);
    this.keeper = new Keeper(table, "game", true);
    this.list = new MoveList((node) => this.attempt(() => table.select(node)));
    this.node = new NodeTools(table);
    this.boardTools = new BoardTools();
    this.status = h("p", { class: "status", id: "status" });
    this.banner = h("div", { class: "banner", hidden: true });
    this.advice = h("div", { class: "advice", hidden: true });
    this.actions = h("div", { class: "actions", role: "group", "aria-label": t("web-actions") });
    this.typed = this.typedMove();
    const watching = route === "watch";
    if (!watching) this.setup = new Setup(table.game, (next) => go("play", next.write()));
    page.append(
      h(
        "div",
        { class: "table with-head" },
        h(
          "div",
          { class: "table-head" },
          h("h1", { class: "table-title" }, gameName(table.game.game)),
          this.setup?.button() ?? h("a", { class: "button", href: link("watch") }, icon("plus"), t("web-new-game")),
        ),
        h("section", { class: "table-board", "aria-label": t("web-board") }, this.arena.element),
        h(
          "section",
          { class: "table-panel", "aria-label": t("web-game") },
          this.players.element,
          this.status,
          this.banner,
          extra?.(table) ?? null,
          watching ? null : this.actions,
          this.setup ? [this.setup.kept, this.setup.element] : null,
          // A hint covers the moves, so that the layout does not change.
          h("div", { class: "deck" }, this.list.element, this.advice),
          transport((where) => this.walk(where)),
          this.node.element,
          this.boardTools.element,
          watching ? null : this.typed,
          this.tools(),
        ),
      ),
    );
    acceptDrops(page, (imported) => this.take(imported), table.game.game);
    for (const type of ["look", "think", "change", "end", "tree"]) table.addEventListener(type, () => this.show());
    table.addEventListener("move", (event) => this.moved(event.detail));
    table.addEventListener("end", () => this.ended());
    table.addEventListener("away", (event) => complain(event.detail));
    table.addEventListener("refused", (event) => {
      complain(event.detail);
      this.show();
    });
    this.onKey = (event) => event.key === "Escape" && this.hint && !isField(event.target) && this.closeHint();
    document.addEventListener("keydown", this.onKey);
    this.deafen = listen(this.arena, (where) => this.walk(where));
    this.timer = table.clock
      ? setInterval(() => {
          this.players.tick();
          table.tick();
        }, 100)
      : 0;
  }

  async start() {
    try {
      await this.keeper.open();
      await this.table.open(this.first);
      await this.keeper.confirm();
      if (followsGame()) this.arena.takeFocus();
    } catch (error) {
      if (this.closed) return;
      replace(
        this.page,
        h("div", { class: "page-head" }, h("h1", {}, t("web-nav-play"))),
        h("p", { class: "lead", role: "alert" }, sentence(error.message)),
        h("a", { class: "button primary", href: link("play") }, t("web-new-game")),
      );
    }
  }

  close() {
    this.node.close();
    this.boardTools.close();
    this.closed = true;
    this.dropHint();
    this.deafen();
    this.keeper.close();
    clearInterval(this.timer);
    document.removeEventListener("keydown", this.onKey);
    this.arena.close();
    this.table.close();
  }

  show() {
    const { table, arena } = this;
    const { state, game } = table;
    if (!state || this.closed) return;
    const ending = table.ending();
    const line = this.hint?.shown ? steps(state, this.hint.line.slice(0, 9)) : [];
    arena.show(state, { open: table.mayMove(), hint: this.hint?.cell ?? null, hinted: this.hint?.move, line });
    this.players.show(lookOf(state));
    this.status.textContent = sentence(this.words(ending));
    this.list.show(game, table.ply, state);
    this.node.show();
    this.boardTools.show(state);
    this.showBanner(ending);
    this.showAdvice();
    this.showActions(ending);
    settle(this.route, { ...game.write(), ply: table.atEnd() ? undefined : table.ply });
    refreshWays();
  }

  words(ending) {
    const { table } = this;
    if (!table.atEnd()) return t("web-looking-back", { ply: table.ply, count: table.game.moves.length });
    if (ending) return ownWords(table, ending);
    if (table.thinking)
      return table.queued > 0
        ? t("web-queued", { before: table.queued })
        : t("web-side-thinks", { side: sideName(table.state.to_move, lookOf(table.state)) });
    const { words: turn, obligation, to_move: side } = table.state;
    const words = table.game.isAlone(side) ? t("web-your-turn") : turn;
    return obligation ? t("web-turn-must", { words, obligation }) : words;
  }

  showBanner(ending) {
    const { table } = this;
    const shown = bannerParts(table, ending, {
      onTry: () => this.tryHere(),
      onLast: () => this.look(table.game.moves.length),
      onAgain: () => this.again(),
    });
    this.banner.hidden = !shown;
    if (shown) replace(this.banner, shown);
  }

  showAdvice() {
    this.advice.hidden = !this.hint;
    if (!this.hint) return;
    const onLine = () => {
      this.hint.shown = !this.hint.shown;
      this.show();
      this.advice.querySelector("[aria-pressed]")?.focus();
    };
    replace(this.advice, adviceWords(this.hint, Boolean(this.hint.shown), { onLine, onClose: () => this.closeHint() }));
  }

  showActions(ending) {
    const { table } = this;
    const { game } = table;
    const button = (name, text, enabled, act) =>
      h(
        "button",
        { type: "button", class: "button", disabled: !enabled, "data-act": name, onclick: act },
        icon(name),
        h("span", {}, text),
      );
    const held = this.actions.contains(document.activeElement) ? document.activeElement.dataset.act : null;
    replace(
      this.actions,
      button("undo", t("web-take-back"), game.moves.length > 0, () => this.attempt(() => this.takeBack())),
      button("redo", t("web-redo"), table.future().length > 0 && !table.thinking && !game.end, () => this.redo()),
      button("hint", t("web-hint"), table.mayMove(), () => this.attempt(() => this.askHint())),
      button("flag", t("web-resign"), !ending && !game.end && game.hasPerson() && game.moves.length > 0, () =>
        this.resign(),
      ),
    );
    if (held) this.actions.querySelector(`[data-act="${held}"]:not(:disabled)`)?.focus();
  }

  tools() {
    const { table } = this;
    return h(
      "div",
      { class: "tools" },
      h(
        "button",
        { type: "button", class: "text-button", onclick: () => openExport(table, this.arena) },
        icon("download"),
        t("web-export"),
      ),
      h(
        "button",
        {
          type: "button",
          class: "text-button",
          onclick: () => openImport((imported) => this.take(imported), table.game.game),
        },
        icon("upload"),
        t("web-import"),
      ),
      rulesButton(table),
    );
  }

  typedMove() {
    const input = h("input", {
      class: "field",
      id: "typed",
      autocomplete: "off",
      autocapitalize: "none",
      spellcheck: "false",
      size: 6,
    });
    return h(
      "form",
      {
        class: "typed",
        onsubmit: (event) => {
          event.preventDefault();
          const move = input.value.trim();
          // The refused text stays, so that it can be corrected.
          if (move)
            this.play(move).then((played) => {
              if (played) input.value = "";
            });
        },
      },
      h("label", { for: "typed" }, t("web-type-move")),
      input,
      h("button", { class: "button", type: "submit" }, t("web-play-move")),
    );
  }

  async play(move) {
    const { table } = this;
    // A second click while the first move is being sent is ignored.
    if (table.sending) return false;
    if (!table.mayMove()) {
      toast(table.thinking ? t("web-wait") : t("web-not-your-turn"), "note");
      return false;
    }
    this.dropHint();
    return this.attempt(() => table.play(move));
  }

  moved({ move, by, state }) {
    this.dropHint();
    if (this.table.game.isPerson(by)) {
      notePlayed(this.table.game);
      this.setup?.kept.remove();
    }
    this.show();
    announce(`${t("web-announce-move", { side: sideText(by, lookOf(state)), move })} ${state.over ? state.words : ""}`);
  }

  ended() {
    const ending = this.table.ending();
    if (ending && ending.how !== "board") announce(endingWords(this.table, ending));
  }

  async askHint() {
    const { table } = this;
    this.dropHint();
    this.hinting = new AbortController();
    const { signal } = this.hinting;
    announce(t("web-hint-wait"));
    const hint = await once({ ask: "hint", ...table.game.place(table.ply) }, signal);
    if (signal.aborted) return;
    markWritten(table.state, hint.worth);
    this.hint = hint;
    this.show();
    announce([t("web-hint-move", { move: this.hint.move }), ...(this.hint.reasons ?? [])].join(" "));
  }

  /** A hint belongs to one position: in another it is neither shown nor awaited. */
  dropHint() {
    this.hinting?.abort();
    this.hinting = null;
    this.hint = null;
  }

  closeHint() {
    this.dropHint();
    this.show();
    this.actions.querySelector("[data-act=hint]")?.focus();
  }

  async redo() {
    this.dropHint();
    await this.attempt(() => this.table.redo());
  }

  async takeBack() {
    this.dropHint();
    await this.table.takeBack();
    if (this.closed) return;
    announce(t("web-taken-back", { words: this.table.state.words }));
  }

  resign() {
    const { table } = this;
    const { game } = table;
    const state = table.tip ?? table.state;
    const side = game.isPerson(state.to_move) ? state.to_move : other(state.to_move);
    confirmDialog(t("web-resign"), t("web-resign-question"), t("web-resign"), () => table.lose(side, "resigned"));
  }

  async look(ply) {
    this.dropHint();
    await this.attempt(() => this.table.look(ply));
  }

  /** Returns whether there is such a step. */
  walk(where) {
    const going = this.table.state && walk(this.table, where);
    if (!going) return false;
    this.dropHint();
    this.attempt(() => going);
    return true;
  }

  async tryHere() {
    this.dropHint();
    await this.attempt(() => this.table.tryFromHere());
    this.arena.takeFocus();
  }

  /** A rematch with the sides exchanged: Black, or X, moves first in it as it did before. */
  again() {
    const { game, position, seats, starter, clock, seed } = this.table.game;
    const exchanged = { X: seats.O, O: seats.X };
    go(this.route, new Game({ game, position, seats: exchanged, starter, clock, seed: seed + 1 }).write());
  }

  take(imported) {
    go("play", new Game({ ...imported, seats: { X: "person", O: "person" } }).write());
  }

  /** Does something that may fail, and shows the error; returns whether it was done. */
  async attempt(action) {
    try {
      await action();
      return true;
    } catch (error) {
      if (!this.closed) complain(error);
      return false;
    }
  }
}

function isField(element) {
  return Boolean(element.closest("input, textarea, select, [role=slider], dialog"));
}
