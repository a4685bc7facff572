// The tree of solutions of a puzzle, as the server sends it.

/** @typedef {{right: {move: string, reply: string[], next: Step|null}[], slower: string[]}} Step */

/** A judge that follows the tree: every right move of a step counts. @param {Step} solution */
export function treeJudge(solution) {
  let step = solution;
  return (move) => {
    const right = step.right.find((one) => one.move === move);
    if (!right) return { verdict: step.slower.includes(move) ? "slower" : "wrong" };
    const also = step.right.filter((one) => one !== right).map((one) => one.move);
    if (right.next) step = right.next;
    return { verdict: "right", reply: right.reply, done: !right.next, also };
  };
}

/** The first right move of every step with the replies between. @param {Step} solution */
export function lineOf(solution) {
  const [first] = solution.right;
  return first ? [first.move, ...first.reply, ...(first.next ? lineOf(first.next) : [])] : [];
}
