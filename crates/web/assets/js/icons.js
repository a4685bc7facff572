// Line icons on a grid of 24, drawn with the colour of the text beside them.

import { s } from "./dom.js";

const PATHS = {
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  step: "M6 5.5v13l9-6.5zM18.5 5.5v13",
  watch:
    "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  analyse: "M4 19.5h16M6.5 16v-4M11 16V6.5M15.5 16v-6.5M20 16V4",
  review: "M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 4.5v4h4M12 8v4.3l3 1.8",
  learn:
    "M12 4.5v4M12 8.5 6 14M12 8.5l6 5.5M6 14v1M18 14v1M12 6a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 12 6zM6 19.5a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM18 19.5a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z",
  lab: "M9 3.5h6M10 3.5v6L4.8 18a1.7 1.7 0 0 0 1.5 2.5h11.4a1.7 1.7 0 0 0 1.5-2.5L14 9.5v-6M7.5 14.5h9",
  settings:
    "M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM9 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  undo: "M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3",
  redo: "M15.5 5 20 9.5 15.5 14M20 9.5H10a5.5 5.5 0 0 0 0 11h3",
  hint: "M9.5 18h5M10.3 20.8h3.4M12 3.2a6 6 0 0 0-3.4 10.9c.6.4.9 1 .9 1.7v.2h5v-.2c0-.7.3-1.3.9-1.7A6 6 0 0 0 12 3.2z",
  flag: "M6 21V4M6 5c3-2 6 2 12 0v8.5c-6 2-9-2-12 0",
  plus: "M12 5v14M5 12h14",
  more: "M5.5 12h.01M12 12h.01M18.5 12h.01",
  first: "M18 6l-7 6 7 6M6.5 6v12",
  back: "M15 6l-7 6 7 6",
  forward: "M9 6l7 6-7 6",
  last: "M6 6l7 6-7 6M17.5 6v12",
  close: "M6 6l12 12M18 6 6 18",
  link: "M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1-1",
  download: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14",
  upload: "M12 15.5v-11M7.5 9 12 4.5 16.5 9M5 19.5h14",
  branch: "M7 4v16M7 13c0-4 10-2 10-7M17 6a1.6 1.6 0 1 0 0-.01",
  stop: "M7 7h10v10H7z",
  person: "M12 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM4.5 20.5c.8-4 3.8-6 7.5-6s6.700 2 7.500 6",
  program:
    "M6 6h12v12H6zM9.500 2.500v3M14.500 2.500v3M9.500 18.500v3M14.500 18.500v3M2.500 9.500h3M2.500 14.500h3M18.500 9.500h3M18.500 14.500h3",
  book: "M12 6.5C10 5 7.500 4.500 4 4.500v13c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2v-13c-3.500 0-6 .5-8 2zM12 6.500v13",
  check: "M5 12.500l4.500 4.500L19 7.500",
  games: "M5 4.5h4v15H5zM10.500 4.500h4v15h-4zM16 5.500l3-1 4 14-3 1z",
  up: "M12 19V5M6 11l6-6 6 6",
  main: "M12 20V9M7 13.500l5-5 5 5M5 4.500h14",
  trash: "M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10 11v5M14 11v5",
  pencil: "M5 19l1-4L16 5l3 3L9 18z",
};

/** A decorative picture: its meaning is in the text or the label of its button. */
export function icon(name) {
  return s(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    s("path", { d: PATHS[name] ?? PATHS.more }),
  );
}
