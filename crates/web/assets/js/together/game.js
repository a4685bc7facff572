// The view of a shared game: for its players and for those who watch.

import { Arena } from "../arena.js";
import { confirmDialog } from "../dialog.js";
import { h, replace } from "../dom.js";
import { openExport } from "../exchange.js";
import { alertBox } from "../fields.js";
import { other } from "../game.js";
import { gameName } from "../games.js";
import { icon } from "../icons.js";
import { post } from "../api.js";
import { stream } from "../live.js";
import { MoveList } from "../movelist.js";
import { go, link } from "../router.js";
import { rulesButton } from "../rules.js";
import { lookOf, sideName, sideText } from "../sides.js";
import { sentence, t } from "../texts.js";
import { transport } from "../transport.js";
import { announce, complain, toast } from "../voice.js";
import { listen, walk } from "../walking.js";
import { entryKey, keepName, keepSeat, ownName, seatKey } from "./keys.js";
import { linkBox } from "./links.js";
import { SharedPlayers, playerText } from "./players.js";
import { SharedTable } from "./table.js";

/** @param {HTMLElement} page @param {string} id @returns {() => void} */
export function openSharedGame(page, id) {
  const view = new SharedGameView(page, id);
  return () => view.close();
}

class SharedGameView {
  constructor(page, id) {
    Object.assign(this, { page, id, closed: false, round: null, leaveTournament: () => {} });
    const table = new SharedTable(id, seatKey(id));
    this.table = table;
    page.append(h("p", { class: "lead", role: "status" }, t("web-together-opening")));
    table.addEventListener("news", ({ detail }) => this.hear(detail));
    for (const type of ["look", "end"]) table.addEventListener(type, () => this.show());
    table.addEventListener("move", ({ detail }) => this.moved(detail));
    table.addEventListener("end", () => announce(this.endingText()));
    table.addEventListener("away", ({ detail }) => complain(detail));
    table.addEventListener("refused", ({ detail }) => this.refuse(detail));
    table.open();
  }

  close() {
    this.closed = true;
    this.table.close();
    this.arena?.close();
    this.deafen?.();
    this.leaveTournament();
    clearInterval(this.timer);
  }

  refuse({ message }) {
    replace(
      this.page,
      h("div", { class: "page-head" }, h("h1", {}, t("web-together-title"))),
      h("p", { class: "lead", role: "alert" }, sentence(message)),
      h("a", { class: "button primary", href: link("together") }, t("web-together-title")),
    );
  }

  /** Builds the view once the game is known. */
  build() {
    const { table, page } = this;
    const title = gameName(table.shared.game);
    this.arena = new Arena({
      onMove: (move) => this.play(move),
      label: () => t("web-board-of", { game: title }),
    });
    this.players = new SharedPlayers(table);
    this.list = new MoveList((node) => this.attempt(() => table.select(node)));
    this.status = h("p", { class: "status", id: "status" });
    this.watchers = h("p", { class: "note watchers" });
    this.invite = h("div", { class: "invite" });
    this.offer = h("div", { class: "banner", hidden: true });
    this.next = h("div", { class: "next-game" });
    this.actions = h("div", { class: "actions", role: "group", "aria-label": t("web-actions") });
    this.typed = this.typedMove();
    replace(
      page,
      h(
        "div",
        { class: "table with-head" },
        h(
          "div",
          { class: "table-head" },
          h("h1", { class: "table-title" }, title),
          h("a", { class: "button", href: link("together") }, icon("together"), t("web-together-title")),
        ),
        h("section", { class: "table-board", "aria-label": t("web-board") }, this.arena.element),
        h(
          "section",
          { class: "table-panel", "aria-label": t("web-game") },
          this.players.element,
          this.watchers,
          this.status,
          this.invite,
          this.offer,
          this.next,
          this.actions,
          h("div", { class: "deck" }, this.list.element),
          transport((where) => this.walk(where)),
          this.typed,
          h(
            "div",
            { class: "tools" },
            h(
              "button",
              { type: "button", class: "text-button", onclick: () => openExport(table, this.arena) },
              icon("download"),
              t("web-export"),
            ),
            rulesButton(table),
          ),
        ),
      ),
    );
    document.title = `${title} · Plyground`;
    this.deafen = listen(this.arena, (where) => this.walk(where));
    this.timer = table.clock ? setInterval(() => this.players.tick(), 100) : 0;
    this.followTournament();
  }

  /** News of the game that do not show on the board. */
  hear({ before, now }) {
    if (this.closed) return;
    const key = now.tournament && !this.table.key ? entryKey(now.tournament) : null;
    if (key && !now.you && !this.tried) {
      // A player of the tournament who comes by the address of the game.
      this.tried = true;
      return this.table.sit(key);
    }
    if (!before) {
      this.drawInvite();
      return;
    }
    const seats = ({ players }) => players.map(({ seated }) => seated).join();
    if (seats(before) !== seats(now) || before.you !== now.you) this.drawInvite();
    if (seats(before) !== seats(now) && now.players.every(({ seated }) => seated)) announce(t("web-together-came"));
    const { offer } = now;
    const isAsked = offer && offer.by !== now.you && now.you && JSON.stringify(offer) !== JSON.stringify(before.offer);
    if (isAsked) announce(this.offerText(offer));
    if (before.offer?.by === now.you && now.you && !offer && !now.next && now.number === before.number && !now.result)
      toast(t("web-together-declined"), "note");
    if (now.next && !before.next) this.goOn(now);
  }

  /** Both want another game: they go there, and who watches may follow. */
  goOn({ next, you, game }) {
    if (!you) return;
    keepSeat(next, this.table.key, { game });
    go("together", { shared: next });
  }

  show() {
    const { table } = this;
    const { state, shared } = table;
    if (!state || this.closed) return;
    if (!this.arena) {
      this.build();
      this.drawInvite();
    }
    const look = lookOf(state);
    this.arena.show(state, { open: table.mayMove(), hint: null, line: [] });
    this.players.show(look);
    this.status.textContent = sentence(this.words(look));
    this.watchers.textContent = t("web-together-watchers", { count: shared.watchers });
    this.list.show(table.game, table.ply, state);
    this.showOffer();
    this.showNext();
    this.showActions();
  }

  words(look) {
    const { table } = this;
    const { shared, state } = table;
    if (!table.atEnd()) return t("web-looking-back", { ply: table.ply, count: table.game.moves.length });
    if (shared.result) return this.endingText();
    if (!table.isFull()) return shared.you ? t("web-together-waiting") : t("web-together-seat-free");
    if (table.isWaiting()) return t("web-together-sending");
    const { obligation, to_move: side, words: turn } = state;
    const name = shared.players[side === "X" ? 0 : 1].name;
    const words =
      shared.you === side
        ? t("web-your-turn")
        : name
          ? t("web-together-turn", { name, side: sideName(side, look) })
          : turn;
    return obligation ? t("web-turn-must", { words, obligation }) : words;
  }

  endingText() {
    const { shared, state } = this.table;
    const { winner, how } = shared.result;
    const names = lookOf(state);
    const gaps = winner ? { winner: sideName(winner, names), loser: sideName(other(winner), names) } : {};
    const reason = {
      board: () => state?.words ?? "",
      resigned: () => t("web-ended-resigned", gaps),
      time: () => t("web-ended-time", gaps),
      agreed: () => t("web-together-agreed"),
      decided: () =>
        winner ? t("web-together-decided", { side: sideName(winner, names) }) : t("web-together-decided-draw"),
    }[how]();
    if (!shared.you || !winner) return sentence(reason);
    return `${t(winner === shared.you ? "web-you-won" : "web-you-lost")} ${sentence(reason)}`;
    // keys: web-you-won, web-you-lost
  }

  /** Above the moves: the link for the friend, or the seat for the one who has opened it. */
  drawInvite() {
    const { table, invite } = this;
    if (!invite || !table.shared) return;
    const { shared } = table;
    const hash = `#/together?shared=${this.id}`;
    if (table.isFull()) {
      const head = h("summary", {}, t("web-together-watch-link"));
      return replace(invite, h("details", { class: "watch-link" }, head, linkBox(t("web-together-link"), hash)));
    }
    if (shared.you) return replace(invite, h("p", {}, t("web-together-send")), linkBox(t("web-together-link"), hash));
    const free = shared.players[0].seated ? "O" : "X";
    const name = h("input", {
      class: "field",
      id: "own-name",
      value: ownName(),
      maxlength: 40,
      autocomplete: "nickname",
    });
    const error = alertBox();
    const join = async (event) => {
      event.preventDefault();
      error.say("");
      try {
        keepName(name.value.trim());
        const seat = await post("shared/join", { shared: this.id, name: name.value.trim() || null });
        keepSeat(this.id, seat.key, { game: shared.game });
        table.sit(seat.key);
        this.arena.takeFocus();
      } catch (problem) {
        error.say(problem.message);
      }
    };
    replace(
      invite,
      h(
        "form",
        { class: "join", onsubmit: join },
        h("p", {}, t("web-together-invited", { name: playerText(shared.players[free === "O" ? 0 : 1].name) })),
        h("label", { for: "own-name" }, t("web-together-name")),
        name,
        h(
          "button",
          { type: "submit", class: "button primary large", "data-act": "join" },
          icon("play"),
          t("web-together-play-side", { side: sideText(free, lookOf(table.state)) }),
        ),
        error.element,
      ),
    );
  }

  offerText({ what, by }) {
    // keys: web-together-offers-take-back, web-together-offers-draw, web-together-offers-rematch
    const look = lookOf(this.table.state);
    return t(`web-together-offers-${what}`, { side: sideName(by, look) });
  }

  showOffer() {
    const { shared } = this.table;
    const { offer, you } = shared;
    this.offer.hidden = !offer || !you;
    const key = JSON.stringify([offer, you]);
    if (key === this.offered) return;
    this.offered = key;
    if (this.offer.hidden) return;
    const button = (act, text, kind = "") =>
      h(
        "button",
        {
          type: "button",
          class: `button ${kind}`,
          "data-act": act,
          onclick: () => this.attempt(() => this.table.act(act)),
        },
        text,
      );
    replace(
      this.offer,
      h("p", {}, offer.by === you ? t("web-together-offered") : this.offerText(offer)),
      h(
        "div",
        { class: "banner-buttons" },
        offer.by === you
          ? button("decline", t("web-together-withdraw"))
          : [button("accept", t("web-together-accept"), "primary"), button("decline", t("web-together-decline"))],
      ),
    );
  }

  /** Where one goes on after the game. */
  showNext() {
    const { shared, game } = this.table;
    const { result, next, tournament } = shared;
    const key = JSON.stringify([result, next, tournament, this.round, shared.you]);
    if (key === this.nextShown) return;
    this.nextShown = key;
    const reviewed = { ...game.write(), id: shared.you ? game.id : undefined };
    const to = (kind, href, ...words) => h("a", { class: `button ${kind}`, href }, words);
    replace(
      this.next,
      this.round
        ? to("primary", link("together", { shared: this.round }), icon("play"), t("web-together-next-round"))
        : null,
      next ? to("primary", link("together", { shared: next }), icon("play"), t("web-together-next-game")) : null,
      tournament ? to("", link("together", { tournament }), icon("games"), t("web-together-to-tournament")) : null,
      result && game.moves.length > 0
        ? to("", link("review", reviewed), icon("review"), t("web-review-game"))
        : null,
    );
  }

  showActions() {
    const { table } = this;
    const { shared } = table;
    this.actions.hidden = !shared.you;
    this.typed.hidden = !shared.you;
    if (!shared.you) return;
    const held = this.actions.contains(document.activeElement) ? document.activeElement.dataset.act : null;
    const isOn = !shared.result && table.isFull();
    const hasMoved = table.game.moves.length > (table.state.starter === shared.you ? 0 : 1);
    const button = (act, sign, text, enabled, onclick) =>
      h(
        "button",
        { type: "button", class: "button", disabled: !enabled || table.sending, "data-act": act, onclick },
        icon(sign),
        h("span", {}, text),
      );
    const ask = (act) => () => this.attempt(() => table.act(act));
    const isPaired = Boolean(shared.tournament);
    const isFree = !shared.offer;
    const mayRepeat = Boolean(shared.result) && isFree && !shared.next;
    replace(
      this.actions,
      isPaired
        ? null
        : button("take-back", "undo", t("web-take-back"), isOn && hasMoved && isFree, ask("take-back")),
      button("draw", "check", t("web-together-draw"), isOn && isFree, ask("draw")),
      button("resign", "flag", t("web-resign"), isOn, () =>
        confirmDialog(t("web-resign"), t("web-resign-question"), t("web-resign"), ask("resign")),
      ),
      isPaired
        ? null
        : button("rematch", "play", t("web-together-rematch"), mayRepeat, ask("rematch")),
    );
    if (held) this.actions.querySelector(`[data-act="${held}"]:not(:disabled)`)?.focus();
  }

  /** A player of a tournament hears of the next round. */
  followTournament() {
    const { tournament } = this.table.shared;
    const key = tournament && entryKey(tournament);
    if (!key) return;
    this.leaveTournament = stream({ ask: "follow-tournament", tournament, key }, (news) => {
      if (news.type !== "tournament" || this.closed) return;
      const games = news.rounds.at(-1)?.games ?? [];
      const mine = games.find(({ players, result }) => result === null && players.includes(news.you));
      const round = mine && mine.shared !== this.id ? mine.shared : null;
      if (round && !this.round) announce(t("web-together-next-round"));
      this.round = round;
      this.showNext();
    });
  }

  typedMove() {
    const plain = { autocomplete: "off", autocapitalize: "none", spellcheck: "false" };
    const input = h("input", { class: "field", id: "typed", size: 6, ...plain });
    const submit = async (event) => {
      event.preventDefault();
      const move = input.value.trim();
      if (move && (await this.play(move))) input.value = "";
    };
    return h(
      "form",
      { class: "typed", onsubmit: submit },
      h("label", { for: "typed" }, t("web-type-move")),
      input,
      h("button", { class: "button", type: "submit" }, t("web-play-move")),
    );
  }

  async play(move) {
    const { table } = this;
    if (table.sending) return false;
    if (!table.mayMove()) {
      toast(table.side ? t("web-together-wait") : t("web-together-only-watching"), "note");
      return false;
    }
    return this.attempt(() => table.play(move));
  }

  moved({ move, state }) {
    const by = state.movers.at(-1) ?? "X";
    announce(`${t("web-announce-move", { side: sideText(by, lookOf(state)), move })} ${state.over ? state.words : ""}`);
  }

  walk(where) {
    const going = this.table.state && walk(this.table, where);
    if (!going) return false;
    this.attempt(() => going);
    return true;
  }

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
