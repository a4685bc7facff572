// Watching two programs: the players, the speed, pause and step.

import { h, replace } from "../dom.js";
import { alertBox, select, segments } from "../fields.js";
import { Game } from "../game.js";
import { FIRST_SIZES, gameText } from "../games.js";
import { icon } from "../icons.js";
import { Opening } from "../opening.js";
import { go } from "../router.js";
import { programOptions, seatProblem } from "../seats.js";
import { sideText } from "../sides.js";
import { sizeFields } from "../sizes.js";
import { keep, recall } from "../store.js";
import { t } from "../texts.js";
import { gameCards, startBar } from "./newgame.js";
import { openTable } from "./tableview.js";

/** Milliseconds a move, by name. */
const PACES = { slow: 2500, normal: 1000, fast: 250, most: 0 };
// keys: web-pace-slow, web-pace-normal, web-pace-fast, web-pace-most

export function open(page, params) {
  const wrong = params.has("game") ? seatProblem(Game.read(params)) : null;
  if (params.has("game") && !wrong) return openTable(page, params, "watch", controls);
  const choice = {
    ...FIRST_SIZES,
    game: "gomoku",
    x: "level=5",
    o: "level=7",
    ...recall("watch", {}),
  };
  const x = select(t("web-program-side", { side: "X" }), programOptions(choice.x), choice.x);
  const o = select(t("web-program-side", { side: "O" }), programOptions(choice.o), choice.o);
  const opening = new Opening(choice, name);
  const size = sizeFields(choice, () => opening.ask());
  page.append(
    h("div", { class: "page-head" }, h("h1", {}, t("web-watch-title"))),
    alertBox(wrong ?? "").element,
    h(
      "form",
      {
        class: "new-game",
        onsubmit: (event) => {
          event.preventDefault();
          Object.assign(choice, { x: x.querySelector("select").value, o: o.querySelector("select").value });
          const chosen = { ...choice };
          opening.begin(() => {
            keep("watch", chosen);
            const seed = Math.floor(Math.random() * 1e6) + 2;
            go("watch", new Game({ game: gameText(chosen), seats: { X: chosen.x, O: chosen.o }, seed }).write());
          });
        },
      },
      gameCards(choice.game, (id) => {
        choice.game = id;
        size.draw();
        opening.ask();
      }),
      size.element,
      opening.elements,
      h("div", { class: "form-grid" }, x, o),
      startBar(icon("watch"), t("web-start-watching")),
    ),
  );
  opening.ask();
  return () => {};

  /** Labels the sides as the board of the chosen game shows them. */
  function name({ look }) {
    for (const [side, field] of [
      ["X", x],
      ["O", o],
    ])
      field.querySelector("label").textContent = t("web-program-side", { side: sideText(side, look) });
  }
}

/** @param {import("../table.js").Table} table */
function controls(table) {
  const pace = recall("pace", "normal");
  table.pace = PACES[pace] ?? PACES.normal;
  const button = h("button", {
    type: "button",
    class: "button primary",
    onclick: () => {
      table.paused = !table.paused;
      draw();
      if (table.paused) table.stop();
      else if (table.atEnd()) table.goOn();
      else table.look(table.game.moves.length).then(() => table.goOn());
    },
  });
  const step = h(
    "button",
    {
      type: "button",
      class: "button",
      onclick: () => {
        table.paused = true;
        draw();
        table.step();
      },
    },
    icon("step"),
    t("web-step"),
  );
  const speed = segments(
    t("web-speed"),
    "pace",
    Object.keys(PACES).map((name) => [name, t(`web-pace-${name}`)]),
    pace,
    (name) => {
      keep("pace", name);
      table.pace = PACES[name];
    },
  );
  draw();
  return h("div", { class: "watch-controls" }, h("div", { class: "form-row" }, button, step), speed);
  function draw() {
    replace(button, icon(table.paused ? "play" : "pause"), table.paused ? t("web-go-on") : t("web-pause"));
  }
}
