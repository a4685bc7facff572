// The mistakes of a reviewed game as tasks. They are kept in the browser, so that the view survives a reload.

import { position, post } from "../api.js";
import { keep, recall } from "../store.js";
import { t } from "../texts.js";

const KEY = "mistakes";
/** The share of the bar that a move may lose and still count as good, as in the review. */
const GOOD = 0.08;

/** The moves of a side that were worse than another, in the order of the game. */
export function mistakesOf(moments, side) {
  const isMistake = ({ by, mistake, best, move }) => by === side && mistake && best[0] && best[0] !== move;
  return [...moments].filter(isMistake).sort((a, b) => a.ply - b.ply);
}

/**
 * Keeps the mistakes of both sides for the view that asks them.
 * @param {import("../game.js").Game} game @param {"X"|"O"} side whose mistakes are asked first
 * @param {string} back the address of the review
 */
export function keepMistakes(game, side, moments, back) {
  const turn = ({ ply, move, cell, best, before, verdict, mistake, sign, words }) => {
    return { ply, move, cell, best, before, verdict, mistake, sign, words };
  };
  const sides = { X: mistakesOf(moments, "X").map(turn), O: mistakesOf(moments, "O").map(turn) };
  const own = ["X", "O"].find((one) => game.isAlone(one)) ?? null;
  keep(KEY, { place: game.place(), side, own, sides, back });
}

/** Keeps which side's mistakes are asked, for a reload. */
export function keepSide(side) {
  keep(KEY, { ...recall(KEY), side });
}

/** What was kept; `null` if there is nothing usable. */
export function keptMistakes() {
  const kept = recall(KEY);
  const isTurn = ({ ply, best, before, mistake }) =>
    Number.isInteger(ply) && Array.isArray(best) && before && typeof mistake === "string";
  const isList = (side) => Array.isArray(kept.sides?.[side]) && kept.sides[side].every(isTurn);
  const isGood =
    Array.isArray(kept?.place?.moves) && isList("X") && isList("O") && kept.sides[kept.side]?.length > 0;
  return isGood ? kept : null;
}

/** The judge of a mistake: the review's better move, or any move after which the value is no worse. */
export function valueJudge(turn, side) {
  return async (move, place) => {
    if (move === turn.best[0]) return { verdict: "right", done: true, words: t("web-puzzles-solved") };
    if (move === turn.move) return { verdict: "wrong" };
    const after = await worthAfter({ ...place, moves: [...place.moves, move] }, side);
    if (!holds(turn.before, after, side)) return { verdict: "wrong" };
    return { verdict: "right", done: true, words: t("web-mistakes-holds", { move }) };
  };
}

/** The value of a position for a side, as its class and its share of the bar. */
async function worthAfter(place, side) {
  const state = await position(place);
  if (state.over) {
    const winner = state.ending?.winner ?? null;
    const kind = winner === null ? "draw" : winner === side ? "win" : "loss";
    return { side, kind, share: winner === null ? 0.5 : winner === "X" ? 1 : 0 };
  }
  const { worth } = await post("hint", place);
  return worth;
}

/** Whether a value is as good for a side as the one before. */
export function holds(before, after, side) {
  const rank = (worth) => {
    const kind = worth.side === side ? worth.kind : { win: "loss", loss: "win" }[worth.kind] ?? worth.kind;
    return { win: 1, loss: -1 }[kind] ?? 0;
  };
  const own = ({ share }) => (side === "X" ? share : 1 - share);
  if (rank(after) !== rank(before)) return rank(after) > rank(before);
  return rank(after) !== 0 || own(after) >= own(before) - GOOD;
}
