// The two players of a shared game: name, side, whether they are connected, turn and clock.

import { clockText } from "../clock.js";
import { h, replace } from "../dom.js";
import { sideChip, sideMark, sideText } from "../sides.js";
import { t } from "../texts.js";

export class SharedPlayers {
  /** @param {import("./table.js").SharedTable} table */
  constructor(table) {
    this.table = table;
    this.element = h("div", { class: "players" });
    this.clocks = {};
  }

  /** @param {import("../sides.js").Look} look */
  show(look) {
    replace(this.element, this.card("X", look), this.card("O", look));
    this.tick();
  }

  card(side, look) {
    const { shared, state, clock } = this.table;
    const { name, seated, here } = shared.players[side === "X" ? 0 : 1];
    const { result } = shared;
    const turn = !result && this.table.isFull() && state && !state.over && state.to_move === side;
    const won = result?.winner === side;
    const tally = state?.tally?.[side === "X" ? 0 : 1];
    const isMine = shared.you === side;
    this.clocks[side] = clock ? h("span", { class: "clock", role: "timer" }) : null;
    return h(
      "div",
      {
        class: `player player-${side.toLowerCase()} ${turn ? "player-turn" : ""} ${won ? "player-won" : ""}`,
        "data-side": side,
        "data-here": seated ? String(here) : null,
      },
      look.grid && !look.dark && look.style !== "holes" ? sideChip(side, look) : sideMark(side, look),
      h(
        "div",
        { class: "player-words" },
        h("span", { class: "player-name" }, isMine ? ownText(name) : playerText(name, seated)),
        h(
          "span",
          { class: "player-note" },
          seated ? presence(here) : null,
          won ? t("web-winner") : turn ? t("web-to-move") : t("web-plays-side", { side: sideText(side, look) }),
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

/** A sign that says whether someone is connected, by its form too. */
export function presence(here) {
  const words = here ? t("web-together-here") : t("web-together-away");
  return h(
    "span",
    { class: `presence ${here ? "presence-here" : ""}`, title: words },
    h("span", { class: "quiet" }, `${words}. `),
  );
}

export function playerText(name, seated = true) {
  if (!seated) return t("web-together-free");
  return name || t("web-person");
}

function ownText(name) {
  return name ? t("web-together-you-named", { name }) : t("web-you");
}
