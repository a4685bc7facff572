// Import and export of games: pasted, dropped or opened, and downloaded in several formats.

import { post, postForFile } from "./api.js";
import { openDialog } from "./dialog.js";
import { freshId, h } from "./dom.js";
import { fieldError } from "./fields.js";
import { icon } from "./icons.js";
import { keepImport } from "./library.js";
import { drawingFile } from "./snapshot.js";
import { store } from "./store.js";
import { t } from "./texts.js";
import { complain, toast } from "./voice.js";

const LARGEST_FILE = 1_000_000;

/** The formats that are drawn by the page, not by the server. */
const PICTURES = ["svg", "png"];

/**
 * Offers the formats of a game; pictures show it as it is shown here.
 * @param {import("./table.js").Table} table @param {import("./arena.js").Arena} arena
 */
export function openExport(table, arena) {
  const { game, ply, state } = table;
  const drawing = arena.drawing();
  // keys: web-form-moves, web-form-sgf, web-form-psq, web-form-svg, web-form-png
  const forms = (state?.forms ?? store.catalogue.forms).filter((form) => drawing || !PICTURES.includes(form));
  const row = (form) =>
    h(
      "button",
      { type: "button", class: "choice", "data-form": form, onclick: () => save(form) },
      icon("download"),
      h("span", {}, t(`web-form-${form}`)),
    );
  openDialog(
    t("web-export"),
    h(
      "div",
      { class: "choices" },
      forms.map(row),
      h(
        "button",
        { type: "button", class: "choice", onclick: copyLink },
        icon("link"),
        h("span", {}, t("web-copy-link")),
      ),
    ),
  );

  function save(form) {
    const name = `plyground.${form === "moves" ? "txt" : form}`;
    if (form === "sgf") return download("export", { ...game.place(0), ...written(game.tree), form }, name);
    if (!PICTURES.includes(form)) return download("export", { ...game.place(ply), form }, name);
    return drawingFile(drawing, form).then((file) => hand(file, name), complain);
  }
}

/** The tree of a game, with what a file of the server holds. */
function written(tree) {
  const { comment, nodes } = tree.write(false);
  return { comment, tree: nodes.map(({ parent, move, comment: said }) => ({ parent, move, comment: said ?? "" })) };
}

/** Requests a file and hands it to the browser. */
export async function download(path, body, fallback) {
  try {
    const { blob, name } = await postForFile(path, body);
    hand(blob, name ?? fallback);
  } catch (error) {
    complain(error);
  }
}

/** Saves a file under a name. */
export function hand(blob, name) {
  const address = URL.createObjectURL(blob);
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function copyLink() {
  return copyText(location.href, t("web-link-copied"));
}

/** Copies a link. */
export async function copyText(text, done = t("web-together-copied")) {
  try {
    await navigator.clipboard.writeText(text);
    toast(done, "note");
  } catch {
    // Without permission to copy, the link is at least selected, to be copied by hand.
    openDialog(
      t("web-copy-link"),
      h("input", {
        class: "field",
        readonly: true,
        value: text,
        "aria-label": t("web-copy-link"),
        onfocus: (event) => event.target.select(),
      }),
    );
  }
}

/**
 * Asks for a game as text or as a file.
 * @param {(imported: any) => void} onGame
 */
export function openImport(onGame, hintGame) {
  const id = freshId("import");
  const text = h("textarea", { class: "field", id, rows: 6, spellcheck: "false", placeholder: "h8 i9 j8 …" });
  const file = h("input", {
    class: "field",
    type: "file",
    accept: ".sgf,.psq,.rec,.txt,.pos",
    "aria-label": t("web-open-file"),
    onchange: () => file.files[0] && take(file.files[0]),
  });
  const error = fieldError(text);
  const close = openDialog(
    t("web-import"),
    h("label", { for: id }, t("web-import-help")),
    text,
    error.element,
    file,
    h(
      "div",
      { class: "dialog-buttons" },
      h("button", { type: "button", class: "button primary", onclick: () => done(text.value) }, t("web-import")),
    ),
  );
  async function take(chosen) {
    try {
      text.value = await fileText(chosen);
      error.say("");
    } catch (reason) {
      error.say(reason.message);
    }
  }
  async function done(value) {
    error.say("");
    try {
      const imported = await readGame(value, hintGame);
      close();
      await open(imported, onGame);
    } catch (reason) {
      // The pasted text stays, so that it can be corrected.
      error.say(reason.message);
    }
  }
}

function readGame(text, game) {
  return post("import", { text, game });
}

/** Keeps and opens an imported game, and shows the warnings about its file. */
async function open(imported, onGame) {
  // Where it cannot be kept it is shown all the same.
  onGame(await keepImport(imported).catch(() => imported));
  for (const note of imported.notes ?? []) toast(note, "note");
}

async function fileText(file) {
  if (file.size > LARGEST_FILE) throw new Error(t("web-file-too-large"));
  return file.text();
}

/** Accepts files that are dropped on an element. */
export function acceptDrops(element, onGame, hintGame) {
  element.addEventListener("dragover", (event) => {
    event.preventDefault();
    element.classList.add("dropping");
  });
  element.addEventListener("dragleave", () => element.classList.remove("dropping"));
  element.addEventListener("drop", async (event) => {
    event.preventDefault();
    element.classList.remove("dropping");
    try {
      const file = event.dataTransfer.files[0];
      const text = file ? await fileText(file) : event.dataTransfer.getData("text/plain");
      if (text) await open(await readGame(text, hintGame), onGame);
    } catch (error) {
      complain(error);
    }
  });
}
