// Motions of pieces. With the system's setting for reduced motion there are none: the board changes at once.

/**
 * A move that has just been made on the board that is shown: the state before it, and the marks that it replaced.
 * @typedef {{before: any, old: Map<number, Element>}} Step
 */

export function isMoving() {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Lets an element move; times are in milliseconds. @param {Keyframe[]} frames */
export function move(element, frames, { duration, delay = 0, easing = "ease-out" }) {
  return element.animate(frames, { duration, delay, easing, fill: "backwards" });
}

/** Shows an old mark once more, moves it, and removes it. */
export function leave(layer, element, frames, timing) {
  layer.append(element);
  const motion = element.firstElementChild.animate(frames, { easing: "ease-in", ...timing, fill: "both" });
  // A hidden page may drop the motion.
  for (const type of ["finish", "cancel"]) motion.addEventListener(type, () => element.remove());
  setTimeout(() => element.remove(), (timing.delay ?? 0) + timing.duration + 200);
}

/** Whether one state follows another by one move of the same game. */
export function isStep(before, after) {
  if (!before || before.game !== after.game || after.moves.length !== before.moves.length + 1) return false;
  return before.moves.every((one, i) => one === after.moves[i]);
}
