// Squares of two colours, with men and kings. Unused squares are light.

import { s } from "../dom.js";
import { isMoving, leave, move } from "../motion.js";
import { darkOf } from "../sides.js";
import { circle, ownerOf, paper, shade, sideSign, signOf, usual } from "./usual.js";

export const squares = {
  ...usual,
  id: "squares",
  ground(board) {
    const { geometry, names } = board;
    const { unit } = geometry;
    const light = geometry.places.map((_, cell) => cell).filter((cell) => signOf(board.state.grid, cell) === "outside");
    const number = (name, cell) =>
      name === null
        ? null
        : s(
            "text",
            {
              class: "field-number",
              x: geometry.x(cell) - unit * 0.46,
              y: geometry.y(cell) - unit * 0.44,
              dy: "0.8em",
              "font-size": Math.max(11, unit * 0.17),
            },
            name,
          );
    return [
      paper(board),
      s("rect", { class: "field-dark", ...geometry.area() }),
      ...light.map((cell) => shade(board, cell, "field-light", 0)),
      ...names.map(number).filter(Boolean),
    ];
  },
  look(grid, cell) {
    const side = ownerOf(grid, cell);
    return side ? `${side} ${signOf(grid, cell) ?? ""}` : "";
  },
  figure(board, cell, extra) {
    const { grid } = board.state;
    return s("g", {}, piece(ownerOf(grid, cell), darkOf(board.state), board.geometry.unit, signOf(grid, cell) === "king", extra));
  },
  preview: (board, cell, extra) => [circle(board, cell, `pick-ring ${extra}`, 0.46, 0.05)],
  /** Where the last move began, where it ended, and the way between. */
  last(board) {
    const { geometry, state } = board;
    const path = state.last_path;
    if (path.length < 2) return { under: [shade(board, state.last, "last-square", 0)] };
    const d = `M${path.map((cell) => `${geometry.x(cell)} ${geometry.y(cell)}`).join("L")}`;
    return {
      under: [
        ...[path[0], path.at(-1)].map((cell) => shade(board, cell, "last-square", 0)),
        s("path", { class: "last-way", d, "stroke-width": geometry.unit * 0.07 }),
        circle(board, path[0], "last-from", 0.13, 0.05),
      ],
    };
  },
  /** The piece goes along its way, and captured pieces fade. */
  step(board, { old }) {
    if (!isMoving()) return;
    const { geometry, state } = board;
    const path = state.last_path;
    const last = path.at(-1);
    const known = board.marks.get(last);
    const leg = path.length > 2 ? 170 : 190;
    if (known && path.length > 1 && !board.dropped) {
      const frame = (cell) => ({
        transform: `translate(${geometry.x(cell) - geometry.x(last)}px, ${geometry.y(cell) - geometry.y(last)}px)`,
      });
      board.layer.append(known.element);
      const timing = { duration: leg * (path.length - 1), easing: "ease-in-out" };
      move(known.element.firstElementChild, path.map(frame), timing);
    }
    const delay = board.dropped ? 0 : leg * (path.length - 1) * 0.6;
    for (const [cell, { element, side }] of old)
      if (side && cell !== path[0] && cell !== last)
        leave(board.flat, element, [{ opacity: 1 }, { opacity: 0, transform: "scale(0.6)" }], { duration: 180, delay });
  },
};

/** A disc in the shade or colour of its side, with a crown on a king. */
export function piece(side, dark, unit, isKing, extra) {
  const name = dark ? (side === dark ? "dark" : "light") : side.toLowerCase();
  const group = s(
    "g",
    { class: `stone piece piece-${name} ${extra}` },
    s("circle", { class: "stone-shadow", cx: unit * 0.02, cy: unit * 0.045, r: unit * 0.4 }),
    s("circle", { class: "piece-body", r: unit * 0.38, "stroke-width": unit * 0.05 }),
  );
  if (isKing) group.append(s("path", { class: "crown", d: crown(unit * 0.23), "stroke-width": unit * 0.03 }));
  else {
    group.append(
      s("circle", { class: "piece-ring", r: unit * 0.28, "stroke-width": unit * 0.03 }),
      s("circle", { class: "piece-ring", r: unit * 0.19, "stroke-width": unit * 0.03 }),
    );
  }
  const sign = sideSign(side, unit * 0.09, unit * 0.05);
  sign.classList.add("piece-sign");
  if (isKing) sign.setAttribute("transform", `translate(0 ${unit * 0.27})`);
  group.append(sign);
  return group;
}

/** A crown: three points and a band. */
function crown(r) {
  const points = [
    [-1, -0.55],
    [-0.45, 0.05],
    [0, -0.85],
    [0.45, 0.05],
    [1, -0.55],
    [0.8, 0.75],
    [-0.8, 0.75],
  ];
  return `M${points.map(([x, y]) => `${(x * r).toFixed(2)} ${(y * r).toFixed(2)}`).join("L")}Z`;
}
