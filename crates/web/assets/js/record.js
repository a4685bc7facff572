// A record of the library: a game with its tree, its players and its title. Records are read with care, because files
// hold them too, and merged so that the order of merging does not matter.

import { isId } from "./game.js";
import { readStamp, Variations } from "./variations.js";

const MOST_MOVES = 400;
const MOST_LETTERS = 60_000;

/** Whether a record is there: not deleted, or changed after its deletion. */
export function isRecord(record) {
  return record.made > record.gone;
}

/** The union of two copies of a record; of two titles, players or current lines the later one stays. */
export function merged(one, other) {
  if (!one) return other;
  const tree = Variations.read(one.tree);
  tree.merge(other.tree);
  const later = (name) => (other[name].set > one[name].set ? other[name] : one[name]);
  return {
    ...one,
    // A game with moves of a person is a game, even if it began as an analysis.
    kind: one.kind === "game" || other.kind === "game" ? "game" : "analysis",
    players: later("players"),
    title: later("title"),
    line: later("line"),
    tree: tree.write(),
    created: Math.min(one.created, other.created),
    changed: Math.max(one.changed, other.changed),
    made: Math.max(one.made, other.made),
    gone: Math.max(one.gone, other.gone),
  };
}

/** A record from a file or an older version, with everything that it must have; `null` if it is none. */
export function readRecord(value) {
  const { id, game, kind, position, starter, players, title, line } = value ?? {};
  if (!isId(id) || !isText(game, MOST_LETTERS) || game === "") return null;
  const side = starter === "X" || starter === "O" ? starter : null;
  const seat = (name) => (isText(players?.[name], 200) && players[name] !== "" ? players[name] : "person");
  const moves = Array.isArray(line?.moves) && line.moves.every((move) => isText(move, 200)) ? line.moves : [];
  const created = readStamp(value.created) || Date.now();
  const tree = Variations.read(value.tree);
  const known = moves.slice(0, MOST_MOVES).filter((_, i) => tree.find(moves.slice(0, i + 1)));
  return {
    id,
    kind: kind === "analysis" ? "analysis" : "game",
    game,
    position: isText(position, MOST_LETTERS) && position !== "" ? position : null,
    starter: side,
    players: {
      x: seat("x"),
      o: seat("o"),
      seed: Number.isSafeInteger(players?.seed) ? players.seed : 1,
      clock: isText(players?.clock, 20) && /^\d+\+\d+$/.test(players.clock) ? players.clock : "",
      set: readStamp(players?.set),
    },
    title: { text: isText(title?.text, 200) ? title.text : "", set: readStamp(title?.set) },
    tree: tree.write(),
    line: { moves: known, open: line?.open === true, set: readStamp(line?.set) },
    created,
    changed: readStamp(value.changed) || created,
    made: Number.isSafeInteger(value.made) ? readStamp(value.made) : created,
    gone: readStamp(value.gone),
  };
}

function isText(value, most) {
  return typeof value === "string" && value.length <= most;
}
