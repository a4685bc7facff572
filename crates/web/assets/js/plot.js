// A plot of one figure over the depth, a line a search, which grows as records arrive. Lines differ in dashes and
// markers as well as in colour, and are labelled at their ends.

import { s, set } from "./dom.js";
import { brief } from "./texts.js";

const WIDTH = 720;
const HEIGHT = 380;
const PAD = { left: 64, right: 130, top: 18, bottom: 44 };

/**
 * @param {SVGElement} svg @param {{name: string, points: {x: number, y: number}[]}[]} series
 * @param {{x: string, y: string, xs: number[]}} labels
 */
export function drawPlot(svg, series, labels) {
  set(svg, { viewBox: `0 0 ${WIDTH} ${HEIGHT}` });
  const all = series.flatMap(({ points }) => points).filter(({ y }) => y > 0);
  const [low, high] =
    all.length > 0 ? [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))] : [1, 10];
  const [from, to] = [
    Math.floor(Math.log10(low)),
    Math.max(Math.floor(Math.log10(low)) + 1, Math.ceil(Math.log10(high))),
  ];
  const [first, last] = [Math.min(...labels.xs), Math.max(...labels.xs)];
  const x = (value) =>
    PAD.left + (last === first ? 0.5 : (value - first) / (last - first)) * (WIDTH - PAD.left - PAD.right);
  const y = (value) =>
    HEIGHT - PAD.bottom - ((Math.log10(value) - from) / (to - from)) * (HEIGHT - PAD.top - PAD.bottom);
  const decades = Array.from({ length: to - from + 1 }, (_, i) => 10 ** (from + i));
  svg.replaceChildren(
    ...decades.map((value) => s("path", { class: "plot-grid", d: `M${PAD.left} ${y(value)}H${WIDTH - PAD.right}` })),
    ...decades.map((value) =>
      s("text", { class: "plot-tick plot-tick-y", x: PAD.left - 8, y: y(value), dy: "0.35em" }, tick(value)),
    ),
    ...labels.xs.map((value) =>
      s("text", { class: "plot-tick", x: x(value), y: HEIGHT - PAD.bottom + 20 }, String(value)),
    ),
    s("text", { class: "plot-name", x: (PAD.left + WIDTH - PAD.right) / 2, y: HEIGHT - 6 }, labels.x),
    s("text", { class: "plot-name", transform: `translate(14 ${(HEIGHT - PAD.bottom) / 2}) rotate(-90)` }, labels.y),
    ...series.map(({ points }, i) =>
      line(
        points.filter((one) => one.y > 0),
        i,
        x,
        y,
      ),
    ),
    ...names(series, x, y),
  );
}

function line(points, index, x, y) {
  const d = points
    .map((point, i) => `${i === 0 ? "M" : "L"}${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`)
    .join("");
  return s(
    "g",
    { class: `plot-series plot-${index % 6}` },
    s("path", { class: "plot-line", d }),
    ...points.map((point) =>
      s("path", {
        class: "plot-mark",
        d: MARKS[index % MARKS.length],
        transform: `translate(${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)})`,
      }),
    ),
  );
}

const MARKS = [
  "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0 -5 0Z",
  "M-4.5 -4.5H4.5V4.5H-4.5Z",
  "M0 -6L5.5 4.5H-5.500Z",
  "M0 -6L6 0L0 6L-6 0Z",
  "M0 6L5.5 -4.5H-5.500Z",
  "M-5 -2H5V2H-5Z",
];

/** Labels at the ends of the lines, moved apart where they would overlap. */
function names(series, x, y) {
  const ends = series
    .map(({ name, points }, i) => ({ name, i, end: points.filter((one) => one.y > 0).at(-1) }))
    .filter(({ end }) => end)
    .map((one) => ({ ...one, at: y(one.end.y) }))
    .sort((a, b) => a.at - b.at);
  let free = -Infinity;
  return ends.map(({ name, i, end, at }) => {
    const place = Math.max(at, free);
    free = place + 17;
    return s("text", { class: `plot-end plot-text-${i % 6}`, x: x(end.x) + 12, y: place, dy: "0.35em" }, name);
  });
}

function tick(value) {
  return value >= 1
    ? brief(value)
    : `10${[...String(Math.round(Math.log10(value)))].map((c) => (c === "-" ? "⁻" : "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(c)])).join("")}`;
}
