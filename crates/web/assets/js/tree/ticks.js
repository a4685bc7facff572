// Several searches in step by node: at a tick each has done everything up to the same place of the tree. A search that
// leaves the place out waits for the others.

/** The places in the order of a search that leaves nothing out, each with its number from 1. @returns {Map<string, number>} */
export function numbered({ root }) {
  const numbers = new Map();
  const walk = (place) => {
    numbers.set(place.key, numbers.size + 1);
    place.children.forEach(walk);
  };
  walk(root);
  return numbers;
}

/**
 * For each tick from 0 the number of events that the search has done by then. Events at a place that was passed before,
 * such as those of a re-search, belong to the farthest place so far.
 * @param {import("./replay.js").Replay} replay @param {Map<string, number>} numbers @returns {number[]}
 */
export function ticksOf(replay, numbers) {
  const steps = Array(numbers.size + 1).fill(0);
  let farthest = 0;
  replay.tree.events.forEach(({ type, node }, i) => {
    if (type === "enter") farthest = Math.max(farthest, numbers.get(replay.keys[node]) ?? 0);
    steps[farthest] = i + 1;
  });
  for (let tick = 1; tick < steps.length; tick += 1) steps[tick] = Math.max(steps[tick], steps[tick - 1]);
  return steps;
}
