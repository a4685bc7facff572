// Sounds of moves, made by the browser; off unless the settings turn them on.

import { store } from "./store.js";

let context = null;

/** Plays the sound of a move: a knock, two for a capture, three rising tones at the end of the game. */
export function soundOf(before, state) {
  if (!store.settings.sound) return;
  context ??= new AudioContext();
  // Browsers keep a page silent until its reader does something on it.
  if (context.state === "suspended") context.resume();
  if (state.over) return [523, 659, 784].forEach((pitch, i) => tone(pitch, 0.12 * i, 0.28, 0.1));
  knock(0);
  if (isCapture(before.grid, state.grid)) knock(0.09);
}

/** Whether a cell lost its piece to the other side, or pieces vanished that did not move. */
function isCapture(before, grid) {
  if (!before || !grid) return false;
  const count = (cells, side) => [...cells].filter((one) => one === side).length;
  return ["X", "O"].some((side) => count(grid.cells, side) < count(before.cells, side));
}

function knock(delay) {
  tone(320, delay, 0.07, 0.22, "triangle");
  tone(180, delay, 0.09, 0.18, "sine");
}

function tone(pitch, delay, length, loudness, type = "sine") {
  const start = context.currentTime + delay;
  const [source, volume] = [context.createOscillator(), context.createGain()];
  source.type = type;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}
