// The searches of a lesson: one to four, each chosen from a list.

import { h } from "../dom.js";
import { select } from "../fields.js";
import { icon } from "../icons.js";
import { store } from "../store.js";
import { t } from "../texts.js";
import { MOST_SEARCHES } from "./lesson.js";

/** The name of a search. @param {import("./lesson.js").Lesson} lesson */
export function searchName(lesson, id) {
  return lesson.offers().find(([offer]) => offer === id)?.[1] ?? id;
}

/** The search that is practised. @param {(searches: string[]) => void} onChange */
export function practisedField(lesson, onChange) {
  const { searches } = lesson;
  const chosen = (id) => onChange(searches.map((one, i) => (i === Math.min(1, searches.length - 1) ? id : one)));
  const names = store.catalogue.algorithms.map(({ id, name }) => [id, name]);
  return select(t("web-search"), names, lesson.practised(), chosen);
}

/** A list for each search, and a button for one more. @param {(searches: string[]) => void} onChange */
export function searchFields(lesson, onChange) {
  const { searches } = lesson;
  const offers = lesson.offers();
  const field = (id, i) =>
    select(t("web-learn-search", { number: i + 1 }), offers, id, (value) =>
      onChange(searches.map((one, j) => (i === j ? value : one))),
    );
  const next = offers.map(([id]) => id).find((id) => !searches.includes(id)) ?? searches[0];
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
