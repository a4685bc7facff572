// The searches of a lesson: one to four, each chosen from a list.

import { h } from "../dom.js";
import { select } from "../fields.js";
import { icon } from "../icons.js";
import { store } from "../store.js";
import { t } from "../texts.js";
import { MOST_SEARCHES } from "./lesson.js";

/** The name of a search. */
export function searchName(id) {
  return store.catalogue.algorithms.find((one) => one.id === id)?.name ?? id;
}

function names() {
  return store.catalogue.algorithms.map(({ id, name }) => [id, name]);
}

/** The search that is practised. @param {(searches: string[]) => void} onChange */
export function practisedField(lesson, onChange) {
  const { searches } = lesson;
  const chosen = (id) => onChange(searches.map((one, i) => (i === Math.min(1, searches.length - 1) ? id : one)));
  return select(t("web-search"), names(), lesson.practised(), chosen);
}

/** A list for each search, and a button for one more. @param {(searches: string[]) => void} onChange */
export function searchFields({ searches }, onChange) {
  const field = (id, i) =>
    select(t("web-learn-search", { number: i + 1 }), names(), id, (value) =>
      onChange(searches.map((one, j) => (i === j ? value : one))),
    );
  const next = store.catalogue.algorithms.find(({ id }) => !searches.includes(id))?.id ?? searches[0];
  const more =
    searches.length < MOST_SEARCHES
      ? h(
          "button",
          {
            type: "button",
            class: "icon-button add-search",
            title: t("web-learn-add"),
            "aria-label": t("web-learn-add"),
            onclick: () => onChange([...searches, next]),
          },
          icon("plus"),
        )
      : null;
  return [...searches.map(field), more];
}
