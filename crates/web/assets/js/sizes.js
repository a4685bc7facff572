// The fields for the size or the tree of a game.

import { h, replace } from "./dom.js";
import { numberField, select } from "./fields.js";
import { SIZES, sizeName, sizeOf } from "./games.js";
import { t } from "./texts.js";

/** `draw` shows the fields of the chosen game. */
export function sizeFields(choice, onChange = () => {}) {
  const element = h("div", { class: "form-row", onchange: () => onChange() });
  const take = (name) => (value) => {
    choice[name] = Number(value);
  };
  draw();
  return { element, draw };

  function draw() {
    replace(element, fields());
  }

  function fields() {
    if (choice.game === "mnk") {
      return [
        numberField(t("web-width"), choice.width, 3, 20, take("width")),
        numberField(t("web-height"), choice.height, 3, 20, take("height")),
        numberField(t("web-in-a-row"), choice.count, 3, 20, take("count")),
      ];
    }
    if (SIZES[choice.game])
      return [
        select(
          t("web-size"),
          SIZES[choice.game].map((size) => [size, sizeName(choice.game, size)]),
          sizeOf(choice),
          (size) => {
            choice.size = size;
          },
        ),
      ];
    if (choice.game !== "explicit") return [];
    return [
      h(
        "label",
        { class: "labelled wide" },
        h("span", {}, t("web-tree-text")),
        h("input", {
          class: "field mono",
          value: choice.tree,
          required: true,
          spellcheck: "false",
          onchange: (event) => {
            choice.tree = event.target.value;
          },
        }),
      ),
    ];
  }
}
