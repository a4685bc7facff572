// Keeps the game of a table in the library: what is made is saved at once, and what other tabs make in the same game is
// added to its tree.

import { position } from "./api.js";
import { draftOf, findRecord, freshId, onLibrary, saveRecord } from "./library.js";
import { isRecord } from "./record.js";
import { t } from "./texts.js";
import { Variations } from "./variations.js";
import { toast } from "./voice.js";

export class Keeper {
  /**
   * @param {import("./table.js").Table} table @param {"game"|"analysis"} kind
   * @param {boolean} playing whether the table's players are those of the record
   */
  constructor(table, kind, playing) {
    Object.assign(this, { table, kind, playing, leads: true, isKept: false, adds: false });
    /** What is to be saved next: nothing, another current line, or a change; and whether a save is under way. */
    Object.assign(this, { wanted: "", saving: false });
    table.addEventListener("change", ({ detail }) => this.save(detail.made));
    this.unsubscribe = onLibrary((id, isHere) => !isHere && id === table.game.id && this.hear());
  }

  /** Finds the game of the URL in the library, with all its variations. */
  async open() {
    const { game } = this.table;
    const record = game.id ? await findRecord(game.id).catch(() => null) : null;
    if (!record) return;
    // An address may name the record of another game: then it is a game of its own.
    if (!isSame(record, game)) {
      game.id = undefined;
      return;
    }
    this.leads = this.playing || record.kind === "analysis";
    this.isKept = isRecord(record);
    if (!this.isKept) return;
    const tree = Variations.read(record.tree);
    const { version } = tree;
    const last = tree.add(game.moves);
    if (game.end) tree.finish(last, game.end);
    this.adds = tree.version !== version;
    game.tree = tree;
  }

  /** Moves of the URL that the record lacks are added to it, once the server has accepted them. */
  async confirm() {
    const { game } = this.table;
    if (!this.adds) return;
    try {
      game.tree.know(await position(game.place()));
    } catch {
      return;
    }
    await this.save(true);
  }

  close() {
    this.unsubscribe();
  }

  /** Saves the game. A game of a link is kept from the first change on. @param {boolean} made whether there was one */
  async save(made) {
    const { game } = this.table;
    if (!made && !this.isKept) return;
    game.id ??= freshId();
    this.isKept = true;
    this.wanted = made ? "change" : this.wanted || "line";
    if (this.saving) return;
    this.saving = true;
    while (this.wanted) await this.write();
    this.saving = false;
  }

  async write() {
    const { table, playing, leads } = this;
    const draft = draftOf(table.game, this.kind, { players: playing, line: leads });
    // Looking at another line is no change of the game.
    if (this.wanted === "line") Object.assign(draft, { changed: 0, made: 0 });
    this.wanted = "";
    try {
      this.merge(await saveRecord(draft));
    } catch {
      if (!this.told) toast(t("web-not-kept"));
      this.told = true;
    }
  }

  /** Another tab has changed the record. */
  async hear() {
    const record = await findRecord(this.table.game.id).catch(() => null);
    if (record && isRecord(record)) this.merge(record);
  }

  merge(record) {
    const { table } = this;
    if (table.closed || !isSame(record, table.game)) return;
    if (table.game.tree.merge(record.tree)) table.edited(false).catch(() => {});
  }
}

function isSame(record, { game, position, starter }) {
  return (
    record.game === game && (record.position ?? undefined) === position && (record.starter ?? undefined) === starter
  );
}
