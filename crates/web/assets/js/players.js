// The two players: name, mark, turn, and clock.

import { clockText } from "./clock.js";
import { h, replace } from "./dom.js";
import { icon } from "./icons.js";
import { sideChip, sideMark, sideName, sideText } from "./sides.js";
import { seatName } from "./seats.js";
import { t } from "./texts.js";

export class Players {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.element = h("div", { class: "players" });
    this.clocks = {};
  }

  /** @param {import("./sides.js").Look} look */
  show(look) {
    replace(this.element, this.card("X", look), this.card("O", look));
    this.tick();
  }

  card(side, look) {
    const { game, state, thinking } = this.table;
    const person = game.isPerson(side);
    const alone = game.isPerson("X") !== game.isPerson("O");
    const ending = this.table.ending();
    const turn = !ending && state && !state.over && state.to_move === side;
    const won = ending?.winner === side;
    const tally = state?.tally?.[side === "X" ? 0 : 1];
    const now = won ? t("web-winner") : thinking ? t("web-thinking") : t("web-to-move");
    this.clocks[side] = this.table.clock ? h("span", { class: "clock", role: "timer" }) : null;
    return h(
      "div",
      { class: `player player-${side.toLowerCase()} ${turn ? "player-turn" : ""} ${won ? "player-won" : ""}` },
      // The mark itself is the letter, and a colour stands in the words.
      look.grid && (!look.dark || look.colours) ? sideChip(side, look) : sideMark(side, look),
      h(
        "div",
        { class: "player-words" },
        h("span", { class: "player-name" }, seatName(game.seats[side], alone)),
        h(
          "span",
          { class: "player-note" },
          icon(person ? "person" : "program"),
          won || turn
            ? look.colours
              ? `${now} · ${sideName(side, look)}`
              : now
            : t("web-plays-side", { side: sideText(side, look) }),
        ),
      ),
      tally ? h("span", { class: "player-tally" }, tally) : null,
      this.clocks[side],
    );
  }

  tick() {
    for (const side of ["X", "O"]) {
      const place = this.clocks[side];
      if (!place) continue;
      const left = this.table.clock.remaining(side);
      place.textContent = clockText(left);
      place.classList.toggle("clock-low", left < 20_000);
    }
  }
}
